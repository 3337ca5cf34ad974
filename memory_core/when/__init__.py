"""Words about time: `point` reads written instants."""

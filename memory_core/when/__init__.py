"""Words about time: `point` reads written instants, `zone` knows time zones by name."""

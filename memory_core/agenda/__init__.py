"""The calendar as it stood at an instant: events, their occurrences, and which event a text names."""

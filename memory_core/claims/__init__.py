"""What records state, by whom and about what: derived at read from their text, with the place where it stands."""

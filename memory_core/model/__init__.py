"""The nouns: frozen values without any I/O. Import each from the module of its name."""

"""Phrases that name people, times, events and mails, and what a message says; a listener knows which is which."""

"""Candor over HTTP: tokens at the door, a bounded number of everything, and the SDK's transports inside."""

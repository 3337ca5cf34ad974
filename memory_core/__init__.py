"""Candor's memory: synchronous and deterministic; no network, no clock, no environment."""

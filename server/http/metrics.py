"""Numbers for Prometheus: how often, how long, how many. No scope and no token is a label."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    """Counts calls and requests; gauges are read when somebody asks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._calls = Counter("candor_calls", "Calls of tools", ["tool", "outcome"], registry=self._registry)
        self._seconds = Histogram(
            "candor_call_seconds", "How long calls took", ["tool"], buckets=_BUCKETS, registry=self._registry
        )
        self._refused = Counter("candor_refused", "Requests refused at the door", ["status"], registry=self._registry)

    def called(self, tool: str, outcome: str, seconds: float) -> None:
        """Count a call."""
        self._calls.labels(tool, outcome).inc()
        self._seconds.labels(tool).observe(seconds)

    def refused(self, status: int) -> None:
        """Count a request that was refused."""
        self._refused.labels(str(status)).inc()

    def gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Add a number that is looked up each time."""
        Gauge(f"candor_{name}", what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All of it, in the text form of Prometheus."""
        return generate_latest(self._registry)

"""What is measured, for Prometheus. Live code counts here; `/metrics` shows it.

With `PROMETHEUS_MULTIPROC_DIR` set, workers that share a folder are shown as one.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

REQUEST_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
CHOICE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
BOT_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32)

REQUESTS: Final = Counter("netrunner_requests", "Requests answered.", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram(
    "netrunner_request_seconds", "Time to answer a request.", ["method", "route"], buckets=REQUEST_BUCKETS
)
SOCKETS: Final = Gauge("netrunner_sockets", "WebSockets open now.", multiprocess_mode="livesum")
GAMES: Final = Gauge("netrunner_games", "Games in memory now.", multiprocess_mode="livesum")
CHOICES: Final = Counter(
    "netrunner_choices",
    "Choices made in games: by a person, a bot, or automatic (passes where nobody stops).",
    ["by"],
)
CHOICE_SECONDS: Final = Histogram(
    "netrunner_choice_seconds",
    "Time from a person's choice until everybody was told.",
    buckets=CHOICE_BUCKETS,
)
BOT_SECONDS: Final = Histogram(
    "netrunner_bot_seconds",
    "Time that a bot thought about one choice.",
    ["bot"],
    buckets=BOT_BUCKETS,
)
COMMIT_SECONDS: Final = Histogram(
    "netrunner_commit_seconds",
    "Time of a commit: choices of one or several games.",
    buckets=CHOICE_BUCKETS,
)
COLLECTION_SECONDS: Final = Histogram(
    "netrunner_collection_seconds", "Time that a look for garbage took.", buckets=CHOICE_BUCKETS
)
FAULTS: Final = Counter("netrunner_faults", "Exceptions in live games; nothing came of what was tried.", ["doing"])
LIMITED: Final = Counter("netrunner_limited", "What was refused because it came too often.", ["kind"])


def exposition() -> tuple[bytes, str]:
    """All measures in Prometheus's text format, and its content type."""
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST

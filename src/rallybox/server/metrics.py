"""What can be measured, in a registry of our own; `/metrics` shows it to Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

ACTIONS = Counter("rallybox_actions", "Actions played", ["decided_by"], registry=REGISTRY)
REFUSALS = Counter("rallybox_refusals", "What was refused", ["error"], registry=REGISTRY)
COMMITS = Counter("rallybox_commits", "Groups of writes committed", registry=REGISTRY)
COMMITTED = Histogram(
    "rallybox_commit_size",
    "Writes in a group",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
FAILED_COMMITS = Counter(
    "rallybox_failed_commits", "Groups that could not be stored", registry=REGISTRY
)
SOCKETS = Gauge("rallybox_sockets", "Sockets that are open", registry=REGISTRY)
TABLES = Gauge("rallybox_open_tables", "Tables in memory", registry=REGISTRY)
THINKING = Histogram(
    "rallybox_thinking_seconds", "How long bots think", ["level"], registry=REGISTRY
)
QUESTIONS = Gauge(
    "rallybox_waiting_questions", "Questions no bot thinks about yet", registry=REGISTRY
)
SHARES = Histogram(
    "rallybox_thinking_share",
    "How much of its usual thinking a question got",
    buckets=(0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0),
    registry=REGISTRY,
)
REQUESTS = Counter("rallybox_requests", "HTTP requests", ["status"], registry=REGISTRY)
NOTICES = Counter(
    "rallybox_notices", "Notices sent, or given up", ["channel", "how"], registry=REGISTRY
)
FAULTS = Counter("rallybox_faults", "Mistakes of ours", registry=REGISTRY)
ASIDE = Counter(
    "rallybox_tables_aside", "Tables whose games cannot go on", ["why"], registry=REGISTRY
)


_by_kind = {kind: ACTIONS.labels(kind) for kind in ("person", "bot", "clock", "auto")}


def count_action(decided_by: str) -> None:
    """One more action was played."""
    _by_kind[decided_by].inc()


def exposition() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(REGISTRY)

"""Figures about the bot, for Prometheus.

Labels name games, kinds and rooms of the program, never a person, a table or a place.

They are counters and times of the whole process. `azalai.bot.operations.metrics_endpoint` shows them, with the gauges
that it reads when it is asked; `docs/operate.md` lists all.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
"""Memory, processor time, open files and start of this process, by the names that every program has for them."""

SOON = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
SLOWER = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

MOVES = Counter("azalai_moves", "Moves that were stored.", ["game"], registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "azalai_acknowledgement_seconds",
    "From an interaction's arrival until Discord had taken a first answer; Discord waits 3 seconds.",
    registry=REGISTRY,
    buckets=SOON,
)
REQUESTS = Counter(
    "azalai_requests",
    "Presses and commands by the kind of place: server, elsewhere (without the bot), own (its conversation), group.",
    ["where"],
    registry=REGISTRY,
)
TURNS = Histogram(
    "azalai_turn_seconds",
    "From the table's queue until a move was stored.",
    ["game"],
    registry=REGISTRY,
    buckets=SOON,
)
PICTURES = Histogram(
    "azalai_picture_seconds",
    "Drawing and encoding one picture.",
    ["game"],
    registry=REGISTRY,
    buckets=SLOWER,
)
THOUGHT_SECONDS = Histogram(
    "azalai_thought_seconds",
    "From the question to a strong robot until its answer, or until it was known that there is none.",
    registry=REGISTRY,
    buckets=SLOWER,
)
THOUGHTS = Counter(
    "azalai_thoughts",
    "Long thoughts of robots by how they ended: thought, timeout, died, dropped, or none since too many waited.",
    ["outcome"],
    registry=REGISTRY,
)
THINKING = Gauge("azalai_thoughts_under_way", "Long thoughts of robots that wait or are under way.", registry=REGISTRY)
LESSONS = Counter(
    "azalai_lessons", "Steps of lessons that were reached, as decisions: where they end, people stopped.",
    ["game", "step"], registry=REGISTRY,
)  # fmt: skip
PUZZLES = Counter("azalai_puzzles", "Puzzles that were made and kept.", ["game"], registry=REGISTRY)
ERRORS = Counter("azalai_errors", "Errors in the log, by the part of the program.", ["part"], registry=REGISTRY)
SET_ASIDE = Counter("azalai_tables_set_aside", "Tables that could not be read and were set aside.", registry=REGISTRY)
BACKUPS = Counter("azalai_backups", "Nightly backups by how they ended.", ["result"], registry=REGISTRY)
for _result in ("made", "failed"):  # both from 0 on: Prometheus sees no increase in a figure that begins with 1
    BACKUPS.labels(_result)

"""Format of the benchmarks' figures: p50, p95 and p99 of the measurements."""

from __future__ import annotations

import statistics
from collections.abc import Sequence


def percentiles(values: Sequence[float]) -> tuple[float, float, float]:
    """Return p50, p95 and p99; of a single value that value."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[94], cuts[98]


def line(label: str, seconds: Sequence[float]) -> str:
    """Return one line of times, in milliseconds."""
    p50, p95, p99 = (1000 * value for value in percentiles(seconds))
    return f"  {label:<34} p50 {p50:7.1f}  p95 {p95:7.1f}  p99 {p99:7.1f} ms   ({len(seconds)} times)"

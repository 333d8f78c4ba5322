"""Which tests `make test` leaves to the long checks: those that take more than a quarter of a second each. One test in
seven takes three quarters of the time of all.

`make costly` runs every test that is not long and writes `tests/costly.txt` anew: a line each, with its whole seconds,
rounded up. What guards secrets is never left out, whatever it costs.
"""

from __future__ import annotations

import functools
import math
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree import ElementTree

COSTLY = Path(__file__).with_suffix(".txt")
SECONDS = 0.25
"""A test that takes longer is costly."""
GUARDS = ("tests/games/test_secrets.py", "tests/play/test_leaks.py", "tests/renderers/test_no_leaks.py")
"""Files of tests that are never costly: they ask whether anything hidden is told."""


@functools.cache
def costly() -> Mapping[str, int]:
    """The seconds of each costly test, by its id."""
    lines = COSTLY.read_text(encoding="utf-8").splitlines()
    return {name: int(seconds) for seconds, _, name in (line.partition(" ") for line in lines)}


def measured(report: Path) -> Iterable[tuple[str, float]]:
    """The id of each test of a JUnit report, and its seconds."""
    for case in ElementTree.parse(report).iter("testcase"):
        path = case.attrib["classname"].replace(".", "/")
        yield f"{path}.py::{case.attrib['name']}", float(case.attrib["time"])


def written(found: Iterable[tuple[str, float]]) -> str:
    """The lines of the costly ones, in the order of their names."""
    return "".join(
        f"{math.ceil(seconds)} {name}\n"
        for name, seconds in sorted(found)
        if seconds > SECONDS and not name.startswith(GUARDS) and "\n" not in name
    )


if __name__ == "__main__":
    COSTLY.write_text(written(measured(Path(sys.argv[1]))), encoding="utf-8")

"""Long tests run only while there is time for them, and those that are left out are named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import LONG_SECONDS

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest

@pytest.mark.long(seconds=5)
def test_short(): pass

@pytest.mark.long(seconds=5000)
def test_very_long(): pass

def test_not_long(): pass
"""


def report(folder: Path, given: str | None) -> str:
    """What pytest says at the end when so many seconds are given (None: nothing is said of time)."""
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != LONG_SECONDS}
    if given is not None:
        environment[LONG_SECONDS] = given
    # The hooks of this project's tests, for tests that lie elsewhere.
    options = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-c", "pyproject.toml", "--rootdir", str(folder)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-m", "", "-rs", str(folder / "test_some.py")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize(
    ("given", "left_out"),
    [(None, []), ("100000", []), ("1000", ["test_very_long"]), ("0", ["test_short", "test_very_long"])],
)
def test_what_does_not_fit_into_the_time_is_left_out_and_named(
    given: str | None, left_out: list[str], tmp_path: Path
) -> None:
    said = report(tmp_path, given)
    named = [test for test in ("test_short", "test_very_long", "test_not_long") if f"{test} is left out" in said]
    assert named == left_out
    assert f"{3 - len(left_out)} passed" in said
    if given == "1000":
        assert re.search(r"it takes some 5000 seconds, and (9\d\d|1000) are left", said)

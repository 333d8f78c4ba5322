"""Long and costly tests run only while their time lasts, and those left out are named."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest

from tests import costly
from tests.conftest import LONG_SECONDS
from tests.costly import ENOUGH, GUARDS, SECONDS, find_wrong_marks
from tests.house import ROOT

TESTS = """
import pytest

@pytest.mark.long(seconds=5)
def test_short(): pass

@pytest.mark.long(seconds=5000)
def test_very_long(): pass

def test_not_long(): pass
"""


def report(folder: Path, tests: str, *options: str, plugin: object = None) -> tuple[str, int]:
    """Return the output and exit code of a pytest that begins now.

    It runs in this process: another one would import everything again.
    """
    (folder / "test_some.py").write_text(tests, encoding="utf-8")
    sys.modules.pop("test_some", None)
    # The hooks of this project's tests, for tests that lie elsewhere.
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no"]
    where = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "--import-mode=importlib"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*plugins, *where, "-m", "", "-rs", *options, str(folder / "test_some.py")], [plugin])
    return said.getvalue(), code


@pytest.mark.costly_cases("None-left_out0", seconds=5)
@pytest.mark.parametrize(
    ("given", "left_out"),
    [(None, []), ("100000", []), ("1000", ["test_very_long"]), ("0", ["test_short", "test_very_long"])],
)
def test_tests_that_do_not_fit_into_the_time_are_skipped_and_named(
    given: str | None, left_out: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`given`: the seconds that are left; None for no limit."""
    monkeypatch.setattr("tests.conftest.began", time.monotonic())
    monkeypatch.delenv(LONG_SECONDS, raising=False)
    if given is not None:
        monkeypatch.setenv(LONG_SECONDS, given)
    said, code = report(tmp_path, TESTS)
    assert code == 0, said
    named = [test for test in ("test_short", "test_very_long", "test_not_long") if f"{test} is left out" in said]
    assert named == left_out
    assert f"{3 - len(left_out)} passed" in said
    if given == "1000":
        assert re.search(r"it takes some 5000 seconds, and (9\d\d|1000) are left", said)


COSTLY = """
import pytest

@pytest.mark.costly
def test_a_second(): pass

@pytest.mark.costly(seconds=7)
def test_seven(): pass

@pytest.mark.costly_cases("souk", seconds=7)
@pytest.mark.parametrize("key", ["souk", "tents"])
def test_cases(key): pass
"""


def test_a_costly_test_keeps_to_the_time_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conftest.began", time.monotonic())
    monkeypatch.setenv(LONG_SECONDS, "6")
    text, code = report(tmp_path, COSTLY)
    left_out = {*re.findall(r"(test_\S+) is left out: it takes some (\d) seconds", text)}
    assert (left_out, code) == ({("test_seven", "7"), ("test_cases[souk]", "7")}, 0)
    assert "2 passed" in text


def test_make_test_leaves_costly_tests_and_cases_out(tmp_path: Path) -> None:
    text, code = report(tmp_path, COSTLY, "-m", "not long and not costly", "-vv")
    assert re.findall(r"::(test_\S+) PASSED", text) == ["test_cases[tents]"] and code == 0


def test_a_mark_for_a_case_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    text, code = report(tmp_path, COSTLY.replace('"souk", seconds', '"dune", seconds'))
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "test_some.py::test_cases has no case {'dune'}" in text


def test_a_wrong_mark_is_named_with_what_its_test_takes() -> None:
    durations = {
        "tests/a.py::test_quick": SECONDS,
        "tests/a.py::test_slow[souk]": 1.2,
        f"{GUARDS[0]}::test_guard": 9.0,
        "tests/a.py::test_marked[souk]": 0.01,
        "tests/a.py::test_marked[tents]": 0.3,
        "tests/a.py::test_once_slow": ENOUGH,
        "tests/a.py::test_slower": 7.0,
    }
    marked = {test: 3 for test in durations if test.endswith(("[tents]", "marked[souk]", "once_slow", "slower"))}
    assert list(find_wrong_marks(durations, marked)) == [
        "tests/a.py::test_slow[souk] takes 1.20 seconds: mark it costly(seconds=2)",
        "tests/a.py::test_slower takes 7.0 seconds, and its mark says 3",
        "tests/a.py::test_once_slow takes 0.12 seconds at most, and is marked as costly",
    ]


def test_durations_and_marks_of_tests_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.costly.durations", defaultdict[str, float](float))
    monkeypatch.setattr("tests.costly.marked", dict[str, float]())
    text, code = report(tmp_path, COSTLY, plugin=costly)
    assert re.findall(r"::(\S+) takes 0.0\d seconds at most", text) == ["test_a_second", "test_cases", "test_seven"]
    assert code == 0


@pytest.mark.parametrize("file", GUARDS)
def test_a_guard_of_secrets_is_never_costly(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert "def test_" in text and "mark.costly" not in text

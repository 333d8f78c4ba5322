"""Long and costly tests run only while there is time for them, and those that are left out are named."""

from __future__ import annotations

import contextlib
import io
import re
import time
from pathlib import Path

import pytest

from tests.conftest import LONG_SECONDS
from tests.costly import GUARDS, SECONDS, costly, measured, written

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest

@pytest.mark.long(seconds=5)
def test_short(): pass

@pytest.mark.long(seconds=5000)
def test_very_long(): pass

def test_not_long(): pass
"""


def report(folder: Path) -> str:
    """What a pytest that begins now says at the end, in this process: another would import everything anew."""
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    # The hooks of this project's tests, for tests that lie elsewhere.
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no"]
    where = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "--import-mode=importlib"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main([*plugins, *where, "-m", "", "-rs", str(folder / "test_some.py")])
    assert code == 0, said.getvalue()
    return said.getvalue()


@pytest.mark.parametrize(
    ("given", "left_out"),
    [(None, []), ("100000", []), ("1000", ["test_very_long"]), ("0", ["test_short", "test_very_long"])],
)
def test_what_does_not_fit_into_the_time_is_left_out_and_named(
    given: str | None, left_out: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`given`: so many seconds; None: nothing is said of time."""
    monkeypatch.setattr("tests.conftest.began", time.monotonic())
    monkeypatch.delenv(LONG_SECONDS, raising=False)
    if given is not None:
        monkeypatch.setenv(LONG_SECONDS, given)
    said = report(tmp_path)
    named = [test for test in ("test_short", "test_very_long", "test_not_long") if f"{test} is left out" in said]
    assert named == left_out
    assert f"{3 - len(left_out)} passed" in said
    if given == "1000":
        assert re.search(r"it takes some 5000 seconds, and (9\d\d|1000) are left", said)


def test_a_costly_test_keeps_to_the_time_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conftest.began", time.monotonic())
    monkeypatch.setattr("tests.conftest.costly", lambda: {"test_some.py::test_not_long": 7})
    monkeypatch.setenv(LONG_SECONDS, "6")

    assert "test_not_long is left out: it takes some 7 seconds" in report(tmp_path)


def test_what_took_long_is_costly_but_for_guards_of_secrets(tmp_path: Path) -> None:
    cases = "".join(
        f'<testcase classname="{name}" name="test_a[souk-2]" time="{seconds}" />'
        for name, seconds in (("tests.bot.test_b", 1.2), ("tests.bot.test_a", SECONDS), (guard(0), 9), (guard(1), 9))
    )
    file = tmp_path / "tests.xml"
    file.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>", encoding="utf-8")

    assert written(measured(file)) == "2 tests/bot/test_b.py::test_a[souk-2]\n"


def guard(number: int) -> str:
    """A file of guards, as a report names it."""
    return GUARDS[number].removesuffix(".py").replace("/", ".")


def test_every_test_that_is_left_out_exists() -> None:
    """`make costly` writes the list anew."""
    for name in {name.partition("[")[0] for name in costly()}:
        path, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), name
    for path in GUARDS:
        assert (ROOT / path).exists()

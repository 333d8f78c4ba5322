"""pyright reads every Python file of the project, strictly except for the tests; a file left out is an error."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.house import ROOT, list_tracked_python
from tests.type_check import judge

CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pyright"]
NOT_STRICT = ("tests/",)
LOOSENED = re.compile(r"^# pyright: *(basic|standard|report\w+ *= *(false|none|warning|information))", re.MULTILINE)
"""Comment that loosens a whole file."""

HOME = Path("/house")
REPORT = """\
Found {count} source files
pyright 1.1.414
{errors}{found} errors, 0 warnings, 0 informations
Completed in 76.557sec

Analysis stats
Total files checked: {count}
{checked}
"""


@pytest.fixture
def files() -> set[str]:
    """Return the names of the Python files that Git tracks."""
    tracked = list_tracked_python()
    if tracked is None:
        pytest.skip("no checkout of Git")
    return tracked


def report(*checked: str, errors: str = "") -> str:
    """Return pyright's output about files."""
    lines = "\n".join(f"   {number}ms: file://{HOME}/{name}" for number, name in enumerate(checked))
    return REPORT.format(count=len(checked), errors=errors, found=errors.count("\n"), checked=lines)


def test_a_check_of_all_files_without_an_error_passes() -> None:
    text, code = judge(report("a.py", "b/c d.py".replace(" ", "%20")), HOME, {"a.py", "b/c d.py"})
    assert (text, code) == (
        "0 errors, 0 warnings, 0 informations\n2 files checked: all that Git tracks are among them.\n",
        0,
    )


def test_a_file_that_pyright_leaves_out_fails_the_check_and_is_named() -> None:
    text, code = judge(report("a.py"), HOME, {"a.py", "room/b.py"})
    assert code == 1
    assert text.endswith("room/b.py: pyright does not read it\n") and "a.py" not in text


def test_a_file_of_another_folder_does_not_stand_for_one_of_ours() -> None:
    assert judge(report("room/a.py"), HOME, {"a.py"})[1] == 1


def test_an_error_fails_the_check_and_is_printed() -> None:
    error = "  /house/a.py:1:1 - error: wrong\n"
    text, code = judge(report("a.py", errors=error), HOME, {"a.py"})
    assert code == 1 and error in text
    assert judge(report("a.py", errors=error), HOME, None)[1] == 1


def test_a_report_without_an_end_fails_the_check() -> None:
    assert judge("Found 2 source files\n", HOME, set())[1] == 1
    assert judge("", HOME, None)[1] == 1


def test_without_git_the_check_says_that_it_compared_nothing() -> None:
    text, code = judge(report("a.py"), HOME, None)
    assert code == 0 and "no checkout" in text


def test_every_file_is_included_and_none_is_excluded(files: set[str]) -> None:
    assert len(files) > 1000
    assert not {"exclude", "ignore", "executionEnvironments"} & CONFIGURATION.keys()
    assert [name for name in sorted(files) if not name.startswith(folders("include"))] == []


def test_every_file_is_checked_strictly_but_for_the_tests(files: set[str]) -> None:
    strict = [name for name in sorted(files) if not name.startswith(NOT_STRICT)]
    assert [name for name in strict if not name.startswith(folders("strict"))] == []
    assert [name for name in strict if LOOSENED.search((ROOT / name).read_text(encoding="utf-8"))] == []
    assert {name for name, value in CONFIGURATION.items() if name.startswith("report") and value is not True} == set()


def folders(key: str) -> tuple[str, ...]:
    """Return the folders and files of a list of pyright's configuration, none of them behind a link."""
    for name in CONFIGURATION[key]:
        assert (ROOT / name).exists() and not (ROOT / name).is_symlink()
    return tuple(f"{name}/" if (ROOT / name).is_dir() else name for name in CONFIGURATION[key])

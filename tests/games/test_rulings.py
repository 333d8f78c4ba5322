"""Rulings that code or tests cite: each is written down, with its decision and reason."""

from __future__ import annotations

import re

import pytest

from tests.house import ROOT

LETTERS = {"A": "touareg", "T": "timbuktu", "R": "targui", "G": "targui1988"}
"""First letters of the numbers of each game's rulings."""
_CITED = re.compile(r"\b[Rr]ulings? ((?:[ARTG]\d+)(?:(?:, | and | to )[ARTG]?\d+)*)")


def read_rulings(key: str) -> dict[str, list[str]]:
    """Return the rows of a game's rulings by number."""
    text = (ROOT / "docs" / "rulings" / f"{key}.md").read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ") for row in text.splitlines() if re.match(r"\| [ARTG]\d+ \|", row)]
    return {row[0]: row[1:] for row in rows}


def list_cited() -> set[tuple[str, str]]:
    """Return each cited number with the file."""
    citations: set[tuple[str, str]] = set()
    for room in ("azalai", "tests", "docs"):
        for path in (ROOT / room).rglob("*.*"):
            if path.suffix in (".py", ".md") and path.parent.name != "rulings":
                for numbers in _CITED.findall(path.read_text(encoding="utf-8")):
                    citations |= {(number, str(path.relative_to(ROOT))) for number in re.findall(r"[ARTG]\d+", numbers)}
    return citations


@pytest.mark.parametrize("key", LETTERS.values())
def test_every_ruling_says_what_was_open_what_was_decided_and_why(key: str) -> None:
    rulings = read_rulings(key)
    numbers = [int(number[1:]) for number in rulings]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= 16
    assert {LETTERS[number[0]] for number in rulings} == {key}
    assert all(len(row) == 3 and all(row) for row in rulings.values())


@pytest.mark.costly
def test_every_ruling_that_is_cited_is_written_down() -> None:
    known = {number for key in LETTERS.values() for number in read_rulings(key)}
    assert len(list_cited()) > 60
    assert sorted((number, where) for number, where in list_cited() if number not in known) == []


@pytest.mark.costly
def test_no_code_cites_a_paper_that_is_not_here() -> None:
    """Code cites only papers that a reader can look up."""
    outside = re.compile(r"\b[Rr]eviews? [A-Z]\d")
    for room in ("azalai", "tests", "benchmarks"):
        for path in (ROOT / room).rglob("*.py"):
            assert not outside.search(path.read_text(encoding="utf-8")), path

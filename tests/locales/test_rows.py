"""Lists, joined as the language joins them: `Words.join` in a sentence, `Words.row` in a row.

The separators are messages, so a language without our comma can be added without Python.
"""

from __future__ import annotations

import ast

import pytest

from azalai.locales.words import Words, words
from tests.house import PACKAGE, list_sources

FOR_OPERATORS_AND_AUTHORS = ("bot/operations/", "bot/store/", "testing/", "locales/check.py", "locales/proof_page.py")
NOT_TOLD_IN_A_LANGUAGE = {
    ("bot/__main__.py", "check_game"),
    ("bot/app/studio/sheets.py", "yield_lesson_sheet"),
    ("bot/config.py", "_level"),
    ("bot/errors.py", "__init__"),
    ("bot/records/commands.py", "_game"),
    ("bot/records/commands.py", "_tell_end"),
    ("bot/records/record_file.py", "_status"),
    ("renderers/__main__.py", "main"),
    ("renderers/kit/art.py", "_write"),
}
"""Errors, commands and sheets of the studio, which are English, like all texts for operators and authors."""


def find_joiners(source: str) -> set[str]:
    """Return the functions of a file that join with a comma or a semicolon."""
    return {
        next(
            (scope.name for scope in reversed(list(_list_enclosing(ast.parse(source), node.lineno)))),
            "",
        )
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr == "join"
        and isinstance(node.value, ast.Constant)
        and str(node.value.value).strip() in {",", ";"}
    }


def _list_enclosing(tree: ast.AST, line: int) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return the functions in which a line stands, the outermost first."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]


@pytest.mark.costly(seconds=2)
def test_no_list_that_a_person_reads_is_joined_in_python():
    places = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in list_sources()
        for name in find_joiners(path.read_text("utf-8"))
    }
    assert {place for place in places if not place[0].startswith(FOR_OPERATORS_AND_AUTHORS)} == NOT_TOLD_IN_A_LANGUAGE


@pytest.mark.parametrize(
    "source", ["def a(x): return ', '.join(x)", "def a(x): return f\"{', '.join(x)}\"", "def a(x): return '; '.join(x)"]
)
def test_a_join_is_found(source: str):
    assert find_joiners(source) == {"a"}


def test_a_row_is_what_the_language_makes_of_it(monkeypatch: pytest.MonkeyPatch):
    said = words("de")
    assert said.row(["Gold", "Salz", "Hirse"]) == "Gold, Salz, Hirse"
    monkeypatch.setattr(Words, "say", lambda _words, message: {"row-between": "、"}[message])
    assert said.row(["Gold", "Salz", "Hirse"]) == "Gold、Salz、Hirse"

"""Lines of the author's code that a fault is about."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

from azalai.games import GAMES
from azalai.games.slips import find_running_line
from azalai.renderers import renderer_name

NAMES = re.compile(r"`([A-Za-z_][A-Za-z_0-9.]*)`")
MOST = 3
"""Largest number of lines for a fault."""
KNOWN_AS = {"moves": "can"}
"""Members of the contract that small games define under another name."""
PREFIXES = ("own_", "unseen_", "known_")
"""Prefixes that a view adds to names of the state's fields."""


class Lines:
    """Code of a game: its rules, and its renderer if it is in another folder."""

    def __init__(self, key: str) -> None:
        rules = importlib.util.find_spec(GAMES.rules(key))
        self._folders = [Path(place) for place in (rules and rules.submodule_search_locations) or ()]
        if GAMES.plugin(key) is None:
            self._folders.append(Path(__file__).parent.parent.joinpath(*renderer_name(key).split(".")[1:]))

    def find_running(self, error: BaseException) -> tuple[str, ...]:
        """Return the last line of the game that was running when the error was raised, or () if none was."""
        line = find_running_line(error, self._folders)
        return () if line is None else (f"{line.place}: {line.text}",)

    def find_named(self, sentence: str, *, of_form: bool = False) -> tuple[str, ...]:
        """Return up to `MOST` lines that define the names in backticks in a sentence.

        For the name of a class, these are the lines that make an instance of it, or its definition if `of_form`.
        """
        wanted = dict.fromkeys(part for name in NAMES.findall(sentence) for part in _list_spellings(name))
        lines_of: dict[str, dict[str, None]] = {}
        for folder in self._folders if wanted else ():
            for path in sorted(folder.rglob("*.py")):
                text = path.read_text(encoding="utf-8")
                lines = text.splitlines()
                for name, number in _list_definitions(ast.parse(text), of_form):
                    if name in wanted:
                        lines_of.setdefault(name, {})[_format_line(folder, path, number, lines[number - 1])] = None
        all_lines = dict.fromkeys(line for name in wanted for line in lines_of.get(name, ()))
        return tuple(all_lines)[:MOST]


def _list_spellings(name: str) -> tuple[str, ...]:
    """Return the names that a name in a sentence may have in the code."""
    name = name.split(".", maxsplit=1)[0]
    short = next((name.removeprefix(prefix) for prefix in PREFIXES if name.startswith(prefix)), name)
    return tuple(dict.fromkeys((name, short, KNOWN_AS.get(name, name))))


def _list_definitions(tree: ast.Module, of_form: bool) -> Iterator[tuple[str, int]]:
    """Yield the names of functions, annotated fields and called (or, if `of_form`, defined) classes, with lines."""
    for node in ast.walk(tree):
        if of_form and isinstance(node, ast.ClassDef):
            yield node.name, node.lineno
        elif (
            not of_form
            and isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id[:1].isupper()
        ):
            yield node.func.id, node.lineno
        elif isinstance(node, ast.FunctionDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
            yield node.target.id, node.lineno


def _format_line(folder: Path, path: Path, number: int, text: str) -> str:
    """Return a line of code with its place, such as `azalai_oasis/__init__.py, line 88: tell(Drew(card=card))`."""
    return f"{path.relative_to(folder.parent)}, line {number}: {text.strip()}"

"""The manual's tables of the log: they explain every line that the program writes, and no other."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import discord.client
import discord.gateway
import discord.shard
import pytest

from tests.house import PACKAGE, ROOT, list_sources

PAGE = (ROOT / "docs" / "log.md").read_text(encoding="utf-8")
LEVELS = ("info", "warning", "error", "exception", "critical")
NOT_FOR_OPERATORS = ("rehearsal", "playground.py", "studio")
"""Parts whose lines operators don't read.

The rehearsal reports its findings, and the others run on a developer's machine.
"""
SENTENCES = ("Azalaï can't start. ...", "Azalaï stops. ...")
"""Last lines of the command (`bot/__main__.py`)."""
HOLES = re.compile(r"%[.\d]*[a-z]")


def lines_of_the_program() -> dict[str, Path]:
    """Return every line that `bot/`, `cogs/` and `locales/` write, with `...` for its values, and its file."""
    lines: dict[str, Path] = {}
    for file in list_sources("bot", "cogs", "locales"):
        if not any(part in NOT_FOR_OPERATORS for part in file.relative_to(PACKAGE).parts):
            lines |= dict.fromkeys(lines_in(ast.parse(file.read_text(encoding="utf-8"))), file)
    return lines


def lines_in(tree: ast.Module) -> Iterator[str]:
    """Yield the lines that one module writes; a conditional gives two."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=level), args=[said, *_]) if level in LEVELS:
                for part in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    assert isinstance(part, ast.Constant) and isinstance(part.value, str), ast.unparse(node)
                    yield HOLES.sub("...", part.value)
            case _:
                pass


def lines_of_the_page() -> list[str]:
    """Return the first cells of the tables of lines."""
    tables = re.findall(r"\| line \| meaning \| to do \|\n\|---\|---\|---\|\n((?:\|.*\n)+)", PAGE)
    rows = [row for table in tables for row in table.splitlines()]
    return [line for row in rows for line in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


def lines_of_the_library() -> str:
    """Return the source of the lines that discord.py writes of its connection."""
    modules = (discord.client, discord.gateway, discord.shard)
    return HOLES.sub("...", "".join(inspect.getsource(module) for module in modules)).replace("....", "...")


@pytest.mark.costly(seconds=2)
def test_the_page_has_every_line_of_the_program():
    page_lines = lines_of_the_page()
    missing = {
        line: str(file.relative_to(ROOT)) for line, file in lines_of_the_program().items() if line not in page_lines
    }
    assert not missing, f"docs/log.md lacks: {missing}"


@pytest.mark.costly(seconds=2)
def test_every_log_line_of_the_page_exists_and_is_listed_once():
    page_lines, program_lines, library = lines_of_the_page(), lines_of_the_program(), lines_of_the_library()
    assert sorted(page_lines) == sorted(set(page_lines))
    strange = [
        line for line in page_lines if line not in program_lines and line not in SENTENCES and line not in library
    ]
    assert not strange, f"docs/log.md tells of: {strange}"


@pytest.mark.costly(seconds=2)
def test_there_are_lines_to_compare():
    assert len(lines_of_the_page()) > 90 and "connected as ..., in ..." in lines_of_the_program()

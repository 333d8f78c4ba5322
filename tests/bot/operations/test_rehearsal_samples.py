"""Samples of a rehearsal, which include every layout of the bot and can be built."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, cast

import pytest

from azalai.bot.dialogs.message_builder import to_new_message
from azalai.bot.layouts import cards
from azalai.bot.layouts.layout import Layout, PublicLayout
from azalai.bot.operations.rehearsal.samples import Samples, layout_functions
from azalai.locales import LANGUAGES, Language
from tests.discord_rules import check_message
from tests.house import PACKAGE, list_sources

KINDS = ("PublicLayout", "PrivateLayout")
PLAIN = {
    "bot/delivery/direct_messages.py",
    "bot/dialogs/close_ups.py",
    "bot/followers/dialog.py",
    "bot/reminders/delivery.py",
    "bot/tournaments/delivery.py",
    "bot/tournaments/dialog.py",
    "cogs/game.py",
}
"""Files that build a layout and send it: a text with a picture, a file, or rows that another layout has, too."""
CHANGED = {
    ("bot/dialogs/private_view.py", "make_side_view"),
    *(("bot/dialogs/fitting.py", name) for name in ("shorten", "explain_within")),
}
"""Functions that change a layout that they get."""
BUILDERS = ("bot/operations/rehearsal/", "bot/layouts/layout.py")
"""Places that build layouts that are no messages of the bot."""


def list_layout_files() -> set[str]:
    """Return the files of all functions whose layouts are rehearsed."""
    functions = [function for room in layout_functions().values() for function in room]
    return {function.__code__.co_filename for function in functions}


def list_layout_functions(tree: ast.AST) -> Iterator[str]:
    """Yield the names of the public functions of a module that say they return a layout."""
    functions = (node for node in ast.iter_child_nodes(tree) if isinstance(node, ast.FunctionDef) and node.returns)
    for node in functions:
        if not node.name.startswith("_") and ast.unparse(cast("ast.expr", node.returns)) in KINDS:
            yield node.name


def parse_modules() -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of the bot and of the cogs."""
    for file in list_sources("bot", "cogs"):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.costly
def test_every_function_that_returns_a_layout_is_rehearsed() -> None:
    rehearsed = {
        (function.__code__.co_filename, function.__name__) for room in layout_functions().values() for function in room
    }
    functions = {(str(file), name) for file, tree in parse_modules() for name in list_layout_functions(tree)}
    missing = {(Path(file).relative_to(PACKAGE).as_posix(), name) for file, name in functions - rehearsed}
    assert missing == CHANGED and len(rehearsed) > 70


@pytest.mark.costly(seconds=19)
def test_layouts_are_built_in_modules_of_layouts() -> None:
    """Layouts that are built elsewhere are not rehearsed."""
    builds = {
        file.relative_to(PACKAGE).as_posix()
        for file, tree in parse_modules()
        if str(file) not in list_layout_files()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS
    }
    assert {name for name in builds if not name.startswith(BUILDERS)} == PLAIN


@pytest.mark.costly_cases("de", "fr")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_is_a_message_that_discord_takes(language: Language) -> None:
    samples, problems = Samples(language, 7), dict[str, list[str]]()
    for function in (function for room in layout_functions().values() for function in room):
        layout = samples.make_layout(function)
        faults = check_message(
            make_body(layout), {file.name: 1 for file in [*layout.pictures(), *list_documents(layout)]}
        )
        if faults:
            problems[function.__name__] = faults
    assert problems == {}


@pytest.mark.costly
def test_a_new_layout_is_rehearsed_without_a_line_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def new_card(table: int, text: str) -> PublicLayout:
        return PublicLayout(texts=(f"{table} {text}",))

    new_card.__module__ = cards.__name__
    monkeypatch.setattr(cards, "new_card", new_card, raising=False)
    assert new_card in layout_functions()["layouts"]
    assert Samples("en", 7).make_layout(new_card).texts == ("0 Amara",)


def test_a_layout_of_an_unknown_type_is_an_error() -> None:
    def new_card(day: date) -> PublicLayout:
        return PublicLayout(texts=(str(day),))

    with pytest.raises((TypeError, ValueError, KeyError)):
        Samples("en", 7).make_layout(new_card)


def make_body(layout: Layout) -> dict[str, Any]:
    """Return the body with which a layout is posted, as JSON."""
    sent = to_new_message(layout, "nonce")
    body = {"content": sent.get("content"), "components": sent["view"].to_components()}
    attachments = [{"id": at, "filename": file.filename} for at, file in enumerate(sent["files"])]
    return json.loads(json.dumps(body | {"flags": 0 if layout.calls else 1 << 15, "attachments": attachments}))


def list_documents(layout: Layout) -> list[Any]:
    """Return the document of a layout, if it has one."""
    return [] if layout.document is None else [layout.document]

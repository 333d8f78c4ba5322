"""Router: every component that the bot sends has a handler, and components of earlier versions still work."""

from __future__ import annotations

import ast
import types
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from discord.ext import commands

from azalai import bot
from azalai.bot.app.client import Azalai
from azalai.bot.app.handler_arguments import Answers, make_form
from azalai.bot.app.router import Router
from azalai.bot.dialogs.marks import Mark, PersonNumber, ProposalNumber, TableNumber, action, submitted
from azalai.bot.errors import Refused
from azalai.bot.layouts.table_menu import ENTRIES
from tests.simulator import Simulator

ROOT = Path(bot.__file__).parent
WRITERS = {"button": 1, "menu": 2, "custom_id": 0}
"""Functions that write a custom id, with the position of the argument that is its name."""


def list_written_names() -> set[str]:
    """Return the names of the buttons and menus that layouts and dialogs write as plain text."""
    names: set[str] = set()
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WRITERS:
                at = WRITERS[node.func.id]
                name = node.args[at] if len(node.args) > at else None
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    names.add(name.value)
    return names


@pytest.mark.costly(seconds=2)
async def test_every_button_and_menu_is_answered(simulator: Simulator[Azalai]):
    handlers = simulator.bot.router.list_handlers()
    actions = frozenset(handler.mark.name for handler in handlers if handler.mark.kind != "submission")
    names = list_written_names()
    assert len(names) > 40
    assert names <= actions
    assert {entry.act for entry in ENTRIES} <= actions


async def test_a_modal_reaches_only_what_is_typed():
    """A modal with the name of a button does not do what the button does."""
    done: list[str] = []

    class Buttons(commands.Cog):
        @action("cancel-yes", in_place=True)
        async def cancel(self, *_: object) -> None:
            done.append("cancelled")

    router = Router()
    router.add(Buttons())
    respond = AsyncMock()
    client = types.SimpleNamespace(answers=types.SimpleNamespace(respond=respond))
    forged = types.SimpleNamespace(id=7, client=client, data={"custom_id": "azt:cancel-yes:1"})
    await router.submit(cast(Any, forged))
    assert done == []
    respond.assert_awaited_once()


@pytest.mark.parametrize(
    ("arguments", "values"),
    [
        ([], ["1"]),
        (["1"], ["1"]),
        (["1", "2", "0.1", "more"], ["1"]),
        (["x", "2", ""], ["1"]),
        (["1", "3000000000", ""], ["1"]),
        ([str(2**63), "2", ""], ["1"]),
        (["1", "2", "0..1"], ["1"]),
        (["1", "2", "0"], ["junk"]),
        (["1", "2", "0"], []),
    ],
)
async def test_a_malformed_custom_id_is_refused(arguments: list[str], values: list[str]):
    """The router refuses it before a cog or the store reads it."""
    read: list[tuple[object, ...]] = []
    refused: list[str] = []

    class Menus(commands.Cog):
        @action("choose", in_place=True)
        async def choose(self, _: object, table: int, decision: int, path: Answers, *, chosen: Sequence[int]) -> None:
            read.append((table, decision, path, *chosen))

    async def respond(_: object, work: Callable[[object], Awaitable[None]], **__: object) -> None:
        try:
            await work(None)
        except Refused as refusal:
            refused.append(refusal.reason)

    client = types.SimpleNamespace(answers=types.SimpleNamespace(respond=respond))
    router = Router()
    router.add(Menus())
    await router.press(cast(Any, types.SimpleNamespace(id=7, client=client)), "choose", arguments, values)
    assert (read, refused) == ([], ["refusal-unreadable-button"])
    await router.press(cast(Any, types.SimpleNamespace(id=8, client=client)), "choose", ["1", "2", ""], ["0"])
    assert read == [(1, 2, (), 0)]


async def test_no_slash_command_takes_a_number_too_large_for_the_store(simulator: Simulator[Azalai]):
    """Numbers of commands have limits, so that `/table move 3000000000` is refused by Discord."""
    numbers = [
        parameter
        for command in simulator.bot.tree.walk_commands()
        if isinstance(command, discord.app_commands.Command)
        for parameter in command.parameters
        if parameter.type is discord.AppCommandOptionType.integer
    ]
    assert len(numbers) > 3
    of_tables = {"move", "reopen"}  # up to Discord's own limit, below 2**63
    for number in numbers:
        most = 2**53 - 1 if number.command.name in of_tables else 2**31 - 1
        assert number.max_value is not None and number.max_value <= most


def test_the_interactions_that_came_last_are_remembered(monkeypatch: pytest.MonkeyPatch):
    """Discord delivers an interaction again soon or never."""
    monkeypatch.setattr("azalai.bot.app.router.REMEMBERED_INTERACTIONS", 2)
    router = Router()
    assert [router.is_first_delivery(make_interaction(number)) for number in (1, 2, 3, 3, 2, 1)] == [
        *(True, True, True),
        *(False, False, True),
    ]


def make_interaction(number: int) -> discord.Interaction:
    """Return an interaction that has only a number."""
    return cast(Any, types.SimpleNamespace(id=number))


def test_a_name_is_answered_once():
    class One(commands.Cog):
        @action("same")
        async def first(self, *_: object) -> None: ...

    class Other(commands.Cog):
        @action("same")
        async def second(self, *_: object) -> None: ...

    class Typed(commands.Cog):
        @submitted("same")
        async def third(self, *_: object) -> None: ...

    router = Router()
    router.add(One())
    router.add(Typed())  # typed texts have names of their own
    with pytest.raises(ValueError, match="answered twice"):
        router.add(Other())


@pytest.mark.parametrize(
    ("arguments", "values", "read"),
    [
        (["7"], ["x"], (7, 0, "x")),
        (["7", "3"], ["x", "y"], (7, 3, "x")),
        (["7", "3", "more"], ["x"], None),
        (["7", "junk"], ["x"], None),
        ([], ["x"], None),
        (["7"], [], None),
    ],
)
def test_a_handler_reads_what_its_annotations_say(
    arguments: list[str], values: list[str], read: tuple[int, int, str] | None
):
    async def handler(_: object, table: TableNumber, page: int = 0, *, chosen: str) -> None:
        calls.append((table, page, chosen))

    calls: list[tuple[int, int, str]] = []
    form = make_form(handler)
    if read is None:
        with pytest.raises(ValueError):
            form.read(arguments, values)
        return
    given, named = form.read(arguments, values)
    assert ((*given, *([0] if len(given) == 1 else []), named["chosen"])) == read


@pytest.mark.parametrize(("number", "fits"), [(2**31 - 1, True), (2**31, False), (2**62, False)])
def test_a_number_is_as_long_as_its_column_can_hold(number: int, fits: bool):
    async def seats(_: object, seat: int) -> None: ...

    async def long(_: object, a: TableNumber, b: ProposalNumber, c: PersonNumber, d: Mark) -> None: ...

    async def people(_: object, *, chosen: PersonNumber) -> None: ...

    assert make_form(long).read([str(number)] * 4, []) == ([number] * 4, {})
    assert make_form(people).read([], [str(number)]) == ([], {"chosen": number})
    if fits:
        assert make_form(seats).read([str(number)], []) == ([number], {})
    else:
        with pytest.raises(ValueError):
            make_form(seats).read([str(number)], [])


def test_the_name_of_an_argument_means_nothing():
    async def short(_: object, table: int, proposal: int, person: int, mark: int) -> None: ...

    async def long(_: object, a: TableNumber, b: ProposalNumber, c: PersonNumber, d: Mark) -> None: ...

    async def card(_: object, number: TableNumber) -> None: ...

    async def round_of(_: object, table: int) -> None: ...

    highest = str(2**31)
    for place in range(4):
        numbers = ["1"] * 4
        numbers[place] = highest
        assert make_form(long).read(numbers, []) == ([int(number) for number in numbers], {})
        with pytest.raises(ValueError):
            make_form(short).read(numbers, [])
    assert make_form(card).read(["7", "old"], []) == ([7], {})
    with pytest.raises(ValueError):
        make_form(round_of).read(["7", "old"], [])


def test_only_an_old_button_of_a_card_may_carry_more_than_its_table():
    async def card(_: object, table: TableNumber) -> None: ...

    async def vote(_: object, table: TableNumber, seat: int) -> None: ...

    async def former(_: object, page: int, table: TableNumber, *__: str) -> None: ...

    assert make_form(card).read(["7", "old", "3"], []) == ([7], {})
    assert make_form(former).read(["1", "7", "old"], []) == ([1, 7], {})
    with pytest.raises(ValueError):
        make_form(vote).read(["7", "1", "old"], [])


def test_an_argument_that_nothing_reads_is_an_error_at_the_start():
    class Buttons(commands.Cog):
        @action("odd")
        async def odd(self, _: object, table: float) -> None: ...

    with pytest.raises(TypeError, match="table"):
        Router().add(Buttons())

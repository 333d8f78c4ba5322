"""Forged interactions, which are answered calmly and without a trouble code.

Every action, menu and modal of the bot is tried, including future ones, with custom ids and values of all kinds.
"""

from __future__ import annotations

import dataclasses
import itertools
import logging
from collections.abc import Iterator
from typing import Any, cast

import pytest
from simcord.enums import InteractionType

from azalai.bot.app.client import Azalai
from azalai.bot.app.handler_arguments import RANGES, Argument
from azalai.bot.app.router import ActionMark, Handler
from azalai.bot.dialogs.marks import TableNumber
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.people.person import Person as Member
from azalai.bot.store.rows import Status
from azalai.bot.store.schema import HIGHEST
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.fixtures import Opening
from tests.simulator import Message, Person, Simulator, text_of

CHOSEN: tuple[tuple[str, ...], ...] = ((), ("x",), ("2147483647", "nan"), ("-1",), ("7777",))
"""Values that may have been chosen or typed."""
GAME = "targui1988"
"""Game with sides to choose, options of several values, and charts."""


def junk(argument: Argument | None) -> tuple[str, ...]:
    """Return the values for an argument: words, -1, 7777, and the ends of its range."""
    least, most = (0, HIGHEST) if argument is None else RANGES.get(argument.kind, (0, HIGHEST))
    return ("0", "x", "-1", "7777", str(least), str(most), "99999999999999999999")


def arguments(handler: Handler, tables: tuple[int, ...]) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """Yield the arguments of a press and its chosen values: every junk value for each argument, and all of `CHOSEN`.

    For a table, each of `tables` and numbers of none are tried.
    """
    form = handler.form.arguments
    count = len(junk(None))
    for length in range(len(form), len(form) + 1 + handler.form.more):
        places = [form[at] if at < len(form) else None for at in range(length)]
        real = [place is not None and place.kind is TableNumber for place in places]
        for at, table in itertools.product(range(count), (*tables, None) if any(real) else (None,)):
            given = [
                str(table) if table is not None and is_table else junk(place)[at]
                for place, is_table in zip(places, real, strict=True)
            ]
            yield from ((given, chosen) for chosen in (CHOSEN if at == 0 else CHOSEN[-1:]))


async def open_game(simulator: Simulator[Azalai], person: Person, channel: str, *, started: bool) -> int:
    """Open a table of a player and a robot in a channel, start it if `started`, and return its number."""
    host, place = simulator.bot.rooms.host, simulator.channel(channel)
    member = Member(person.id, person.name)
    created = await lobby.open_table(
        host,
        member,
        lobby.NewTable(
            game=GAME,
            options=GAMES[GAME].Options(),
            language="en",
            guild=simulator.simulated.guild_id,
            channel=place.id,
        ),
    )
    await lobby_robots.add_robot(host, created.table, member)
    if started:
        await lobby.start(host, created.table, member)
    await simulator.rest()
    return created.table


async def is_now(simulator: Simulator[Azalai], table: int, status: Status) -> bool:
    """Return True if a table has this status and a player."""
    loaded = await load(simulator.bot.rooms.host, table)
    return loaded.row.status is status and any(not seat.is_robot for seat in loaded.seats)


@pytest.mark.long(seconds=240)
async def test_forged_arguments_are_answered_calmly(open_simulator: Opening, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING)
    broken: list[str] = []
    async with open_simulator(lobbies=(99, 999), openings=(9999, 9999)) as simulator:
        amara = person = simulator.person("Amara")
        running = await open_game(simulator, amara, "one", started=True)
        waiting = await open_game(simulator, amara, "two", started=False)
        handlers = simulator.bot.router.list_handlers()
        assert len(handlers) > 120
        for handler in handlers:
            mark = handler.mark
            if not await is_now(simulator, running, Status.RUNNING):
                running = await open_game(simulator, amara, f"one-{mark.name}", started=True)
            if not await is_now(simulator, waiting, Status.LOBBY):
                waiting = await open_game(simulator, amara, f"two-{mark.name}", started=False)
            problems: set[str] = set()
            form = (await person.slash(simulator.channel("one"), "azalai preferences")).message
            for given, chosen in arguments(handler, (running, waiting)):
                press = f"{mark.kind} {':'.join((mark.name, *given))} {chosen}"
                if press in problems:
                    continue
                problems.add(press)
                caplog.clear()
                if not person.sees(form):
                    form = (await person.slash(simulator.channel("one"), "azalai preferences")).message
                answers = await press_forged(simulator, person, form, mark, given, chosen)
                errors = [repr(record.exc_info[1]) for record in caplog.records if record.exc_info]
                if errors or any("on my side" in text_of(answer) for answer in answers):
                    broken.append(f"{press}: {errors}")
    assert broken == [], "\n".join([f"{len(broken)}:", *broken[:60]])


async def press_forged(
    simulator: Simulator[Azalai],
    person: Person,
    form: Message,
    mark: ActionMark,
    given: list[str],
    chosen: tuple[str, ...],
) -> list[Message]:
    """Send a press or a modal that the user was never offered, and return the messages that answer it."""
    custom_id = ":".join((("azt" if mark.kind == "submission" else "az"), mark.name, *given))[:100]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if mark.kind == "submission":
        fields = [
            {"type": 1, "components": [{"type": 4, "custom_id": str(n), "value": v}]} for n, v in enumerate(chosen)
        ]
        data = {"custom_id": custom_id, "components": fields}
    elif chosen:
        data |= {"component_type": 3, "values": list(chosen)}
    prepared = simulator.simulated.component(person.id, form.now, data)
    if mark.kind == "submission":
        prepared = dataclasses.replace(prepared, kind=InteractionType.MODAL_SUBMIT)
    return list(cast("Any", await simulator.do(prepared)).messages)


@pytest.mark.costly(seconds=3)
async def test_a_seat_or_a_day_that_does_not_exist_is_answered_calmly(
    caplog: pytest.LogCaptureFixture, simulator: Simulator[Azalai]
):
    amara = simulator.person("Amara")
    table = str(await open_game(simulator, amara, "one", started=True))
    form = (await amara.slash(simulator.channel("one"), "azalai preferences")).message
    seats = ("-1", "2", "99", "7777", str(HIGHEST))
    presses = [(name, [table, seat, "0"]) for name in ("mute", "late-seat", "late-turn") for seat in seats]
    presses += [("deal-board", ["week", "touareg", day]) for day in ("-1", "0", "10957", "84005", str(HIGHEST))]
    for name, given in presses:
        mark = next(handler.mark for handler in simulator.bot.router.list_handlers() if handler.mark.name == name)
        answers = await press_forged(simulator, amara, form, mark, given, ())
        assert answers and not any("on my side" in text_of(answer) for answer in answers), (name, given)
    assert [record for record in caplog.records if record.exc_info] == []

"""Whatever stands in a custom id and in what was chosen or typed, whether we wrote it or not, is answered calmly and
without a trouble code. Every action, menu and modal of the bot is tried, those of tomorrow too."""

from __future__ import annotations

import dataclasses
import itertools
import logging
from collections.abc import Iterator
from typing import Any, cast

import pytest
from simcord.enums import InteractionType

from azalai.bot.app.client import Azalai
from azalai.bot.app.router import ActionMark, Handler
from azalai.bot.hosting import lobby
from azalai.bot.people.person import Person as Member
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.fixtures import Opening
from tests.simulator import Message, Person, Simulator, text_of

JUNK = ("0", "x")
"""What may stand in a place of an argument."""
CHOSEN: tuple[tuple[str, ...], ...] = ((), ("x",), ("2147483647", "nan"))
"""What may have been chosen or typed."""
GAME = "targui1988"
"""With sides to choose, options of several values and charts."""


def arguments(handler: Handler, tables: tuple[int, ...]) -> Iterator[list[str]]:
    """As many as the handler reads, and one more where more may follow; in the place of a table each of these."""
    names = [one.name for one in handler.form.arguments]
    for count in range(len(names), len(names) + 1 + handler.form.more):
        places = [names[at] if at < len(names) else "" for at in range(count)]
        for table, junk in itertools.product(tables, JUNK):
            yield [str(table) if place == "table" else junk for place in places]


async def game_in(simulator: Simulator[Azalai], person: Person, channel: str, *, started: bool) -> int:
    """A table of a person and a robot in that channel, newly opened."""
    host, here = simulator.bot.rooms.host, simulator.channel(channel)
    member = Member(person.id, person.name)
    opened = await lobby.open_table(
        host,
        member,
        lobby.NewTable(
            game=GAME, options=GAMES[GAME].Options(), language="en", guild=simulator.simulated.guild_id, channel=here.id
        ),
    )
    await lobby.add_robot(host, opened.table, member)
    if started:
        await lobby.start(host, opened.table, member)
    await simulator.rest()
    return opened.table


async def is_now(simulator: Simulator[Azalai], table: int, status: Status) -> bool:
    """Whether a table stands there, with its person."""
    found = await load(simulator.bot.rooms.host, table)
    return found.row.status is status and any(not seat.is_robot for seat in found.seats)


@pytest.mark.long(seconds=90)
async def test_forged_arguments_are_answered_calmly(open_simulator: Opening, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING)
    broken: list[str] = []
    async with open_simulator(lobbies=(99, 999), openings=(9999, 9999)) as simulator:
        amara = person = simulator.person("Amara")
        running = await game_in(simulator, amara, "one", started=True)
        waiting = await game_in(simulator, amara, "two", started=False)
        handlers = simulator.bot.router.handlers()
        assert len(handlers) > 120
        for handler in handlers:
            mark = handler.mark
            if not await is_now(simulator, running, Status.RUNNING):
                running = await game_in(simulator, amara, f"one-{mark.name}", started=True)
            if not await is_now(simulator, waiting, Status.LOBBY):
                waiting = await game_in(simulator, amara, f"two-{mark.name}", started=False)
            seen: set[str] = set()
            form = (await person.slash(simulator.channel("one"), "azalai preferences")).message
            for given, chosen in itertools.product(arguments(handler, (running, waiting)), CHOSEN):
                what = f"{mark.kind} {':'.join((mark.name, *given))} {chosen}"
                if what in seen:
                    continue
                seen.add(what)
                caplog.clear()
                if not person.sees(form):
                    form = (await person.slash(simulator.channel("one"), "azalai preferences")).message
                answers = await forged(simulator, person, form, mark, given, chosen)
                errors = [repr(one.exc_info[1]) for one in caplog.records if one.exc_info]
                if errors or any("on my side" in text_of(one) for one in answers):
                    broken.append(f"{what}: {errors}")
    assert broken == [], "\n".join([f"{len(broken)}:", *broken[:60]])


async def forged(
    simulator: Simulator[Azalai],
    person: Person,
    form: Message,
    mark: ActionMark,
    given: list[str],
    chosen: tuple[str, ...],
) -> list[Message]:
    """The messages that answer a press, or a modal that was sent, which nobody was offered."""
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

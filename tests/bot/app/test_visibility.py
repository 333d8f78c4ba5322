"""Visibility of a table: for users who see its channel, have sat there, are invited or follow it.

For all others the table does not exist, whatever they press.
"""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import TableNumber
from azalai.bot.store.rows import Status
from tests.bot.app.test_forged import open_game, press_forged
from tests.bot.fixtures import Opening, open_transaction
from tests.simulator import Message, Person, Simulator, text_of

UNREADABLE = "This button can't be read any more."
NO_TABLE = "There is no such table."


async def open_form(simulator: Simulator[Azalai], person: Person) -> Message:
    """Open a private message in a public channel, from which a press comes."""
    return (await person.slash(simulator.channel("beside"), "azalai preferences")).message


async def press(simulator: Simulator[Azalai], person: Person, name: str, table: int) -> str:
    """Send a press that the user was never offered, and return the text of its answer."""
    form = await open_form(simulator, person)
    handler = next(handler for handler in simulator.bot.router.list_handlers() if handler.mark.name == name)
    answers = await press_forged(simulator, person, form, handler.mark, [str(table)], ())
    return "\n".join(text_of(answer) for answer in answers)


@pytest.mark.long(seconds=40)
async def test_a_stranger_reaches_no_table_of_a_hidden_channel(open_simulator: Opening):
    async with open_simulator(lobbies=(99, 999), openings=(9999, 9999)) as simulator:
        amara, zahra = simulator.person("Amara"), simulator.person("Zahra")
        running = await open_game(simulator, amara, "one", started=True)
        waiting = await open_game(simulator, amara, "two", started=False)
        for name in ("one", "two"):
            hidden = simulator.channel(name)
            await simulator.simulated.set_bot_permission(hidden.id, "view_channel", allowed=False, of=zahra.id)
        handlers = [
            handler
            for handler in simulator.bot.router.list_handlers()
            if any(argument.kind is TableNumber for argument in handler.form.arguments) and handler.mark.kind != "modal"
        ]
        assert len(handlers) > 60
        answers: dict[str, str] = {}
        for handler in handlers:
            if handler.own_games:
                continue
            for table in (running, waiting):
                given = [str(table) if argument.kind is TableNumber else "1" for argument in handler.form.arguments]
                chosen = ("1",) if handler.form.chosen is not None else ()
                form = await open_form(simulator, zahra)
                for answer in await press_forged(simulator, zahra, form, handler.mark, given, chosen):
                    if NO_TABLE not in text_of(answer):
                        answers[f"{handler.mark.name} {table}"] = text_of(answer)[:100]
        assert answers == {}
        async with open_transaction(simulator) as tx:
            assert await tx.tables.list_of_person(zahra.id, list(Status)) == []


@pytest.mark.costly(seconds=2)
async def test_players_reach_their_table_from_everywhere(simulator: Simulator[Azalai]):
    amara, zahra = simulator.person("Amara"), simulator.person("Zahra")
    table = await open_game(simulator, amara, "one", started=True)
    assert NO_TABLE not in await press(simulator, zahra, "board", table)
    channel = simulator.channel("one")
    for person in (amara, zahra):
        await simulator.simulated.set_bot_permission(channel.id, "view_channel", allowed=False, of=person.id)
    for name, refused in (("board", True), ("text", True), ("log", True), ("follow", True)):
        assert (NO_TABLE in await press(simulator, zahra, name, table)) is refused
        assert NO_TABLE not in await press(simulator, amara, name, table)


@pytest.mark.costly(seconds=2)
async def test_a_guest_reaches_the_table_that_waits_for_them(simulator: Simulator[Azalai]):
    amara, zahra = simulator.person("Amara"), simulator.person("Zahra")
    table = await open_game(simulator, amara, "one", started=False)
    channel = simulator.channel("one")
    await amara.slash(channel, "table invite", person=zahra)
    await simulator.simulated.set_bot_permission(channel.id, "view_channel", allowed=False, of=zahra.id)
    assert NO_TABLE not in await press(simulator, zahra, "join", table)
    async with open_transaction(simulator) as tx:
        assert await tx.tables.list_of_person(zahra.id, [Status.LOBBY]) == [table]

"""What a person takes back without asking: their newest act, in a turn that is still theirs, if it revealed nothing."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.people.person import Person
from bot.play import turns
from bot.play.turns import Step, write_step
from bot.play.undo import undoable
from bot.tables.host import Host
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from tests.bot.without_discord import AMARA, IDIR, THOMAS, plays, running_table

PEOPLE = (AMARA, THOMAS, IDIR)


async def takes_back(host: Host, table: int, person: Person) -> str:
    """A person takes their newest act back; the act."""
    decision = (await load(host, table)).seats[PEOPLE.index(person)].decision
    _, move = await turns.take_back(host, table, person.id, decision, interaction=1)
    return str(move)


async def could_take_back(host: Host, table: LoadedTable, person: Person) -> str | None:
    """The act that person may take back at the moment."""
    async with host.store.read() as tx:
        found = await undoable(tx, table, PEOPLE.index(person))
    return None if found is None else found.move


async def test_an_act_with_which_something_came_out_stays(host: Host):
    table = await running_table(host, THOMAS, game="touareg")
    (first,) = (await load(host, table)).deciders
    person = PEOPLE[first.seat]
    after = await plays(host, table, person, "draw")
    assert [seat.seat for seat in after.deciders] == [first.seat]
    assert await could_take_back(host, after, person) is None
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await takes_back(host, table, person)
    assert (await load(host, table)).row.position == after.row.position


async def test_an_act_goes_back_and_what_came_out_before_it_stays(host: Host):
    table = await running_table(host, THOMAS)
    left = await plays(host, table, THOMAS, "offer 3")  # Amara alone must decide, and does it in several acts
    async with host.store.write() as tx:
        for act, reveals in (("offer 0", True), ("offer 1", False)):
            left = await write_step(tx, left, 0, Step(act, left.state, (), reveals), None, host.now())
    assert await could_take_back(host, left, AMARA) == "offer 1"
    assert await takes_back(host, table, AMARA) == "offer 1"
    again = await load(host, table)
    assert [seat.name for seat in again.deciders] == ["Amara"]
    assert await could_take_back(host, again, AMARA) is None


async def test_an_act_stays_when_the_turn_has_passed_to_somebody_else(host: Host):
    table = await running_table(host, THOMAS)
    after = await plays(host, table, AMARA, "offer 3")
    assert [seat.name for seat in after.deciders] == ["Thomas"]
    assert await could_take_back(host, after, AMARA) is None


async def test_an_act_stays_while_others_must_decide_too(host: Host):
    table = await running_table(host, THOMAS)
    after = await plays(host, table, AMARA, "offer 3", "take-back")
    assert [seat.name for seat in after.deciders] == ["Amara", "Thomas"]
    assert await could_take_back(host, after, AMARA) is None
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await takes_back(host, table, AMARA)


async def test_the_act_of_somebody_else_is_nobody_elses_to_take_back(host: Host):
    table = await running_table(host, THOMAS)
    after = await plays(host, table, AMARA, "offer 3")
    assert await could_take_back(host, after, THOMAS) is None

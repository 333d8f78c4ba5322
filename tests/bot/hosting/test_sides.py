"""Options: sets that the host picks, and sides, of which each player may choose one before the start."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from azalai_souk import Gold

from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.hosting.table_options import NO_SIDE, choose_side, load_own_lobby
from azalai.bot.people.person import Person
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games.targui1988.components import OtherDestiny, Tribe
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    change_option,
    lobby_of,
    press_still_in,
    read_refusal,
)

AJJER, AHAGGAR, ILBAKAN, RESS = Tribe
NUMBERS = {tribe: str(number) for number, tribe in enumerate(Tribe)}


async def wish_side(host: Host, table: int, person: Person, tribe: Tribe | None) -> None:
    await choose_side(host, table, person, "tribes", NO_SIDE if tribe is None else NUMBERS[tribe])


async def load_tribes(host: Host, table: int) -> Sequence[Tribe]:
    return (await load(host, table)).options().tribes


async def test_at_the_start_every_seat_has_the_side_wished_there_or_one_that_is_left(host: Host):
    table = await lobby_of(host, THOMAS, IDIR, game="targui1988")
    await lobby_robots.add_robot(host, table, AMARA)
    await wish_side(host, table, THOMAS, AJJER)
    await wish_side(host, table, IDIR, RESS)
    assert await load_tribes(host, table) == ()
    started = await lobby.start(host, table, AMARA)
    assert started.options().tribes == started.state.options.tribes == (AHAGGAR, AJJER, RESS, ILBAKAN)


async def test_a_wish_goes_with_the_person_wherever_the_seats_are_drawn(host: Host):
    for draw in ("first", "second", "third"):
        table = await lobby_of(host, THOMAS, IDIR, game="targui1988")
        await change_option(host, table, AMARA, "seats", ["random"])
        await press_still_in(host, table, THOMAS, IDIR)
        await wish_side(host, table, AMARA, RESS)
        await wish_side(host, table, THOMAS, ILBAKAN)
        started = await lobby.start(host, table, AMARA)
        had = dict(zip(started.names, started.options().tribes, strict=True))
        assert had == {"Amara": RESS, "Thomas": ILBAKAN, "Idir": AJJER}, draw
        await lobby.cancel(host, table, Person(99, "Lalla", GUILD))


async def test_without_wishes_the_option_stays_empty(host: Host):
    table = await lobby_of(host, THOMAS, game="targui1988")
    await wish_side(host, table, THOMAS, RESS)
    await wish_side(host, table, THOMAS, None)
    assert (await lobby.start(host, table, AMARA)).options().tribes == ()


async def test_a_side_belongs_to_one_until_it_is_given_up_or_its_player_leaves(host: Host):
    table = await lobby_of(host, THOMAS, IDIR, game="targui1988")
    await wish_side(host, table, THOMAS, RESS)
    assert await read_refusal(wish_side(host, table, AMARA, RESS)) == "refusal-side-taken"
    await wish_side(host, table, THOMAS, RESS)
    await wish_side(host, table, THOMAS, AJJER)
    await wish_side(host, table, AMARA, RESS)
    assert await read_refusal(wish_side(host, table, IDIR, AJJER)) == "refusal-side-taken"
    await lobby.leave(host, table, THOMAS)
    await wish_side(host, table, IDIR, AJJER)
    await lobby.join(host, table, THOMAS)
    started = await lobby.start(host, table, AMARA)
    assert dict(zip(started.names, started.options().tribes, strict=True)) == {
        "Amara": RESS,
        "Idir": AJJER,
        "Thomas": AHAGGAR,
    }


async def test_one_of_two_players_who_choose_a_side_at_once_has_it(host: Host):
    table = await lobby_of(host, THOMAS, IDIR, game="targui1988")
    done = await asyncio.gather(
        *(wish_side(host, table, person, RESS) for person in (AMARA, THOMAS, IDIR)), return_exceptions=True
    )
    assert [getattr(outcome, "reason", None) for outcome in done] == [None, "refusal-side-taken", "refusal-side-taken"]


async def test_only_who_sits_there_chooses_and_only_before_the_start(host: Host):
    table = await lobby_of(host, THOMAS, game="targui1988")
    assert await read_refusal(wish_side(host, table, KARINE, RESS)) == "refusal-not-seated"
    assert await read_refusal(load_own_lobby(host, table, KARINE)) == "refusal-not-seated"
    for option, chosen in (("tribes", "4"), ("tribes", "x"), ("length", "0"), ("robes", "0")):
        assert await read_refusal(choose_side(host, table, THOMAS, option, chosen)) == "refusal-not-possible-now"
    assert await read_refusal(change_option(host, table, AMARA, "option.tribes", ["0"])) == "refusal-not-possible-now"
    await lobby.start(host, table, AMARA)
    assert await read_refusal(wish_side(host, table, THOMAS, RESS)) == "refusal-already-started"
    assert await read_refusal(load_own_lobby(host, table, THOMAS)) == "refusal-already-started"


async def test_a_side_that_the_game_has_not_any_more_is_no_wish(host: Host):
    table = await lobby_of(host, THOMAS, game="targui1988")
    async with host.store.write() as tx:
        await tx.seats.change(table, 1, wishes='{"tribes":"kel ewey"}')
    assert (await lobby.start(host, table, AMARA)).options().tribes == ()


async def test_a_rematch_has_the_options_of_the_game_and_no_sides(host: Host):
    table = await lobby_of(host, THOMAS, IDIR, game="targui1988")
    await change_option(host, table, AMARA, "option.destinies", ["1", "0"])
    await press_still_in(host, table, THOMAS, IDIR)
    await wish_side(host, table, IDIR, AJJER)
    await lobby.start(host, table, AMARA)
    async with host.store.write() as tx:
        await tx.tables.close(table, Status.AGREED, host.now())
    await open_rematch(host, table, THOMAS)
    again = table + 1
    options = (await load(host, again)).options()
    assert options.destinies == tuple(OtherDestiny)[:2]
    assert options.tribes == ()
    await lobby.join(host, again, AMARA)
    await wish_side(host, again, AMARA, AJJER)
    await lobby.start(host, again, THOMAS)
    assert sorted(await load_tribes(host, again)) == [AHAGGAR, AJJER]


async def test_a_set_is_stored_in_its_own_order(host: Host):
    table = await lobby_of(host)
    await change_option(host, table, AMARA, "option.gold", ["4", "0", "3", "1"])
    assert (await load(host, table)).options().gold == (Gold.G2, Gold.G3, Gold.G5, Gold.G6)
    assert (
        await read_refusal(change_option(host, table, THOMAS, "option.gold", ["0", "1", "2", "3"]))
        == "refusal-host-only"
    )


@pytest.mark.parametrize(
    ("term", "chosen"),
    [
        *(("option.gold", ["0", "1", "2"]), ("option.gold", []), ("option.gold", ["0", "1", "2", "9"])),
        *(("option.small_purse", []), ("option.small_purse", ["0", "1"]), ("option.small_purse", ["-1"])),
        *(("option.sand", ["0"]), ("seats", []), ("sand", ["0"])),
    ],
)
async def test_an_impossible_choice_is_refused_and_changes_nothing(host: Host, term: str, chosen: list[str]):
    table = await lobby_of(host)
    before = (await load(host, table)).row
    assert await read_refusal(change_option(host, table, AMARA, term, chosen)) == "refusal-not-possible-now"
    assert (await load(host, table)).row == before

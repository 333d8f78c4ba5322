"""Edits and deletions after a turn, which happen in the end even if Discord delays or refuses them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from azalai.bot.app.client import Azalai
from azalai.bot.delivery import direct_messages
from azalai.bot.delivery.core_senders import load_table_for
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.request import Request
from azalai.bot.play.turns import play
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.loading import load
from tests.bot.delivery.conftest import Outbox
from tests.bot.fixtures import (
    HOUR,
    Opening,
    list_pings,
    offer,
    open_transaction,
    start_table,
    type_and_confirm,
    wait_for_absence,
)
from tests.simulator import Message, Person, Simulator, buttons_of, menus_of, pictures_of, text_of


async def count_remembered(simulator: Simulator[Azalai], kind: MessageKind) -> int:
    """Return the number of messages of a kind that are still to be edited or deleted."""
    async with open_transaction(simulator) as tx:
        return len(await tx.messages.list_about(1, kind))


@pytest.mark.costly_cases("429")
@pytest.mark.parametrize("status", [429, 500])
async def test_a_message_whose_edit_discord_puts_off_loses_its_buttons_later(simulator: Simulator[Azalai], status: int):
    card = await start_table(simulator, "Thomas")
    thomas = simulator.person("Thomas")
    direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages/*"
    simulator.fail("PATCH", direct, status=status, times=None)
    await offer(simulator.person("Amara"), card)
    await offer(thomas, card)
    simulator.heal()
    await simulator.pass_time(60)
    assert not any(button.label == "0" for button in buttons_of(thomas.dms[0].now))


@pytest.mark.costly
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (400, 30046)])
async def test_a_message_that_can_never_be_edited_is_left_and_holds_nothing_up(
    simulator: Simulator[Azalai], status: int, code: int
):
    card = await start_table(simulator, "Thomas")
    thomas = simulator.person("Thomas")
    direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages/*"
    simulator.fail("PATCH", direct, status=status, code=code, times=None)
    (first,) = thomas.dms
    await offer(simulator.person("Amara"), card)
    await offer(thomas, card)
    await wait_for_absence(simulator)
    async with open_transaction(simulator) as tx:
        assert await tx.outbox.list_due_addresses(simulator.bot.rooms.host.now() + 1e9) == {}
    (second,) = thomas.dms
    assert second.id != first.id and buttons_of(second) != []


@pytest.mark.costly
async def test_a_call_that_discord_does_not_delete_at_once_is_deleted_later(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", game="touareg")
    before = list_pings(simulator.channel())
    assert len(before) == 1 and await count_remembered(simulator, "ping") == 1  # pyright: ignore[reportArgumentType]
    simulator.fail("DELETE", f"/channels/{simulator.channel().id}/messages/*", status=429, times=None)
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    await simulator.person("Thomas").press(simulator.channel().messages[-1], "Agree")
    assert await count_remembered(simulator, "ping") == 1  # pyright: ignore[reportArgumentType]
    simulator.heal()
    await simulator.pass_time(60)
    assert list_pings(simulator.channel()) == [] and await count_remembered(simulator, "ping") == 0  # pyright: ignore[reportArgumentType]


@pytest.mark.costly
async def test_an_answer_that_arrives_after_the_turn_has_ended_leaves_no_buttons(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    """An answer to an earlier press does not give back the buttons that `dm-close` has removed."""
    await start_table(simulator, "Thomas", "Idir", game="timbuktu")
    host = simulator.bot.rooms.host
    (seat,) = (await load(host, 1)).deciders
    person = simulator.person(seat.name)
    late: list[int] = []

    async def shown_late(request: Request, *shown: Any, **how: Any) -> bool:
        if not late:
            late.append(request.id)
            while (now := await load(host, 1)).seats[seat.seat].deciding:
                move = now.game.robot(now.view(seat.seat), now.game.moves(now.state, seat.seat), b"late")
                await play(host, 1, seat.seat, move, user=person.id)
            for _ in range(100):
                await asyncio.sleep(0.01 if await is_closing(simulator) else 0)
        return await show(request, *shown, **how)

    views = simulator.bot.rooms.views
    show = views.show
    monkeypatch.setattr(views, "show", shown_late)
    await answer_in(person, person.dms[0].now)  # the first step of two
    assert late
    assert buttons_of(person.dms[0].now) == []


@pytest.mark.costly
@pytest.mark.parametrize("press_again", [False, True])
async def test_the_answer_that_arrives_after_its_turn_was_closed_leaves_the_same_line(
    monkeypatch: pytest.MonkeyPatch, press_again: bool, simulator: Simulator[Azalai]
):
    """The answer to the last press of a turn, or to a later one, does not replace the line with a picture."""
    await start_table(simulator, "Thomas", "Idir", game="timbuktu")
    (seat,) = (await load(simulator.bot.rooms.host, 1)).deciders
    person = simulator.person(seat.name)
    (message,) = person.dms
    views = simulator.bot.rooms.views
    show = views.show

    async def shown_late(*shown: Any, **how: Any) -> bool:
        for _ in range(100):
            await asyncio.sleep(0.01 if await is_closing(simulator) else 0)
        return await show(*shown, **how)

    monkeypatch.setattr(views, "show", shown_late)
    pressed = message
    while (question := message.now) and buttons_of(question):
        pressed = question
        await answer_in(person, pressed)
    if press_again:
        await answer_in(person, pressed, stale=True)
    line = text_of(message.now)
    assert line.startswith(f"**Timbuktu** (#azalai, Sahara): {seat.name} placed ") and "\n" not in line
    assert (pictures_of(message.now), buttons_of(message.now)) == ([], [])


@pytest.mark.costly
@pytest.mark.parametrize("decides", [False, True])
async def test_a_message_that_was_answered_before_the_bot_died_over_it_is_found_again(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, decides: bool
):
    """A message that was posted and pressed but not stored is found by its mark and loses its buttons."""
    for rest in ("SOON", "AFTER_TROUBLE"):
        monkeypatch.setattr(f"azalai.bot.delivery.dispatcher.{rest}", HOUR)
    async with open_simulator() as simulator:
        with monkeypatch.context() as trouble:
            trouble.setattr(direct_messages, "_delete_earlier", raise_store_away)
            await start_table(simulator, "Thomas", "Idir", game="timbuktu")
            (seat,) = (await load(simulator.bot.rooms.host, 1)).deciders
            person = simulator.person(seat.name)
            (message,) = person.dms
            await answer_in(person, message.now)  # the first step of two
            while (
                decides
                and (question := message.now)
                and (await load(simulator.bot.rooms.host, 1)).seats[seat.seat].deciding
            ):
                await answer_in(person, question)
            assert simulator.expect_errors()
            await simulator.pass_time(600)  # by then Discord has forgotten the nonce
        await simulator.restart()
        await simulator.pass_time(10)
        (standing,) = person.dms
        deciding = (await load(simulator.bot.rooms.host, 1)).seats[seat.seat].deciding
        assert standing.id == message.id and bool(buttons_of(standing)) is deciding is not decides
        await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
        for other in ("Thomas", "Idir"):
            await simulator.person(other).press(simulator.channel().messages[-1], "Agree")
        assert buttons_of(message.now) == []


async def raise_store_away(*_: object) -> list[int]:
    """Fail like a database that is unreachable when a message is posted."""
    raise OperationalError("DELETE", {}, Exception("the database is away"))


async def answer_in(person: Person, message: Message, *, stale: bool = False) -> None:
    """Give the first possible answer."""
    offered = [button for button in buttons_of(message) if button.custom_id.startswith(("az:option:", "az:play-it:"))]
    if offered:
        await person.press(message, offered[0].custom_id, stale=stale)
        return
    menu = menus_of(message)[0]
    await person.choose(message, menu.custom_id, *(value for _, value in menu.options[: menu.least]), stale=stale)


async def is_closing(simulator: Simulator[Azalai]) -> bool:
    """Return True if a direct message is still to lose its buttons."""
    async with simulator.bot.rooms.host.store.read() as tx:
        return any(row.kind is MessageKind.DM_CLOSE for row in await tx.outbox.list_about(1))


LEAVER, NEWCOMER = 41, 42


async def test_a_player_who_left_takes_no_message_of_the_new_player_along(outbox: Outbox):
    """The `dm-left` of a player who left keeps the `dm` of the new player, even if that was sent first."""
    edited: list[int] = []

    def message(number: int) -> Any:
        async def edit(**_: object) -> None:
            edited.append(number)

        return SimpleNamespace(edit=edit)

    async def create_dm(user: Any) -> Any:
        return SimpleNamespace(id=user.id * 10, get_partial_message=message)

    async with outbox.host.store.write() as tx:
        for person, number in ((LEAVER, 1), (NEWCOMER, 2)):
            await tx.messages.remember(outbox.table, MessageKind.DM, person * 10, number, 0)
        address = UserAddress(LEAVER)
        await tx.outbox.add(outbox.table, address, MessageKind.DM_LEFT, now=outbox.clock.at, seat=0)
        (rest,) = await tx.outbox.list_about(outbox.table)
    unused: dict[str, Any] = dict.fromkeys(("poster", "posted", "pictures", "seat_views", "proposals"))
    sending = Sending(host=outbox.host, client=cast(Any, SimpleNamespace(create_dm=create_dm)), **unused)
    assert await load_table_for(direct_messages.close_left_turn)(sending, rest)
    async with outbox.host.store.read() as tx:
        known = await tx.messages.list_about(outbox.table, MessageKind.DM, 0)
    assert (edited, [row.message_id for row in known]) == ([1], [2])

"""Messages that offer a seat: one for each seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.delivery.seat_offer_messages import send_offer
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.errors import Refused
from azalai.bot.hosting import seats
from azalai.bot.layouts.layout import Layout
from azalai.bot.people.limits import Limits
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import erase
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, MessageRow
from azalai.bot.tables.announcements import MentionOutcome
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.fixtures import start_table, type_and_confirm
from tests.bot.without_discord import (
    AMARA,
    GUILD,
    IDIR,
    KARINE,
    THOMAS,
    agree,
    outbox_at,
    proposal_at,
    proposals_of,
    running_table,
)
from tests.simulator import Simulator, labels_of, text_of


class Channel:
    """Channel that keeps the last version of each message."""

    def __init__(self) -> None:
        self.messages: list[Layout] = []

    async def post(self, _: object, layout: Layout, *__: object) -> Any:
        """Post a message."""
        self.messages.append(layout)
        return SimpleNamespace(id=len(self.messages))

    async def edit(self, message: MessageRow, layout: Layout) -> None:
        """Edit a message."""
        self.messages[message.message_id - 1] = layout


async def test_an_earlier_offer_of_a_seat_closes_when_a_newer_one_is_posted(host: Host):
    """The earlier message loses its buttons."""
    table, channel = await running_table(host, THOMAS), Channel()
    sending = cast(Sending, SimpleNamespace(host=host, poster=channel))
    for invited in (None, KARINE):
        await seats.offer_seat(proposals_of(host), table, 1, THOMAS, invited)
    for message in await outbox_at(host, table):
        if message.kind is MessageKind.SEAT_OFFER:
            await send_offer(sending, await load(host, table), message)
    first, second = channel.messages
    assert (first.rows, "a newer one holds" in first.texts[0]) == ((), True)
    assert len(second.rows) == 1 and f"<@{KARINE.id}>" in second.texts[0]
    async with host.store.read() as tx:
        (offer_left,) = await tx.messages.list_about(table, MessageKind.SEAT_OFFER, 1)
    assert offer_left.message_id == 2


def list_calls(simulator: Simulator[Azalai]) -> list[str]:
    """Return the names of the users that the bot's messages mention, in order."""
    bodies = [
        request.json
        for request in simulator.requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    names = {simulator.person(name).id: name for name in ("Karine", "Tarek")}
    users = [int(user) for body in bodies for user in (body.get("allowed_mentions") or {}).get("users", ())]
    return [names[user] for user in users if user in names]


@pytest.mark.costly
async def test_repeated_offers_of_a_seat_call_the_candidate_once(simulator: Simulator[Azalai]):
    """Twelve times `/table replace` mention the candidate once."""
    await start_table(simulator, "Thomas")
    amara, karine, channel = simulator.person("Amara"), simulator.person("Karine"), simulator.channel()
    for _ in range(12):
        answer = await type_and_confirm(amara, channel, "table replace", person=karine)
    assert "were asked for this seat before" in answer.text or "was asked for this seat before" in answer.text
    (offered,) = [message for message in channel.messages if "Take this seat" in labels_of(message)]
    assert list_calls(simulator) == ["Karine"]
    assert "**Karine**" in text_of(offered)
    await type_and_confirm(amara, channel, "table replace")
    await amara.press(offered, "Stop the search")
    await type_and_confirm(amara, channel, "table replace", person=karine)
    assert list_calls(simulator) == ["Karine"]
    await karine.press(channel.messages[-1], "Take this seat")
    assert (await load(simulator.bot.rooms.host, 1)).seats[0].user_id == karine.id


@pytest.mark.costly
async def test_another_person_is_called_by_a_message_of_their_own(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    amara, channel = simulator.person("Amara"), simulator.channel()
    for name in ("Karine", "Tarek", "Karine", "Tarek"):
        await type_and_confirm(amara, channel, "table replace", person=simulator.person(name))
    assert list_calls(simulator) == ["Karine", "Tarek"]
    open_ones = [message for message in channel.messages if "Take this seat" in labels_of(message)]
    assert len(open_ones) == 1 and "**Tarek**" in text_of(open_ones[0])


async def test_an_offer_written_by_an_earlier_version_is_sent(host: Host):
    table, channel = await running_table(host, THOMAS), Channel()
    sending = cast(Sending, SimpleNamespace(host=host, poster=channel))
    async with host.store.write() as tx:
        await tx.seats.change(table, 1, open=True)
        await tx.outbox.add(
            table,
            ChannelAddress(7),
            MessageKind.SEAT_OFFER,
            now=1.0,
            seat=1,
            body=f'{{"by": "x", "user": {KARINE.id}}}',
        )
    for message in await outbox_at(host, table):
        if message.kind is MessageKind.SEAT_OFFER:
            await send_offer(sending, await load(host, table), message)
    (offered,) = channel.messages
    assert f"<@{KARINE.id}>" in offered.texts[0]


async def test_the_others_at_the_table_agree_before_the_seat_of_a_robot_is_offered(host: Host):
    """A second account can't take a robot's seat without a vote."""
    table, proposals = await running_table(host, THOMAS, IDIR, robots=1), proposals_of(host)
    offered = await seats.offer_seat(proposals, table, 3, AMARA, KARINE)
    assert offered.asked and not (await load(host, table)).seats[3].open
    with pytest.raises(Refused, match="refusal-seat-not-open"):
        await seats.take_seat(proposals, table, 3, KARINE, KARINE.id)
    await agree(host, table, THOMAS)
    seat = (await load(host, table)).seats[3]
    assert (seat.open, seat.offered_to, seat.asked) == (True, KARINE.id, f"[{KARINE.id}]")
    await seats.take_seat(proposals, table, 3, KARINE, KARINE.id)


async def test_an_offer_to_a_user_without_invitations_is_answered_so(host: Host):
    table, proposals = await running_table(host, THOMAS, robots=1), proposals_of(host)
    async with host.store.write() as tx:
        await tx.people.change(KARINE.id, invitations=False)
    offered = await seats.offer_seat(proposals, table, 2, AMARA, KARINE)
    assert [invitee.called for invitee in offered.invited] == [MentionOutcome.REFUSES]
    await agree(host, table, THOMAS)
    last = [row for row in await outbox_at(host, table) if row.kind is MessageKind.SEAT_OFFER][-1]
    assert '"called":"refuses"' in last.body


async def test_a_manager_offers_a_seat_at_once_and_a_refusal_bars_a_repeat(host: Host):
    table, proposals = await running_table(host, THOMAS, robots=1), proposals_of(host)
    await seats.offer_seat(proposals, table, 2, AMARA, KARINE)
    await proposals.vote(1, THOMAS.id, False)
    with pytest.raises(Refused, match="refusal-proposed-lately"):
        await seats.offer_seat(proposals, table, 2, AMARA, IDIR)
    offered = await seats.offer_seat(proposals, table, 2, Person(9, "Lalla", GUILD), IDIR)
    assert not offered.asked
    assert (await load(host, table)).seats[2].offered_to == IDIR.id


async def test_an_agreed_offer_past_the_limits_is_made_without_a_mention(host: Host):
    host.limits = Limits(msgspec.structs.replace(host.settings, invitations=(1, 99)), host.clock)
    table, proposals = await running_table(host, THOMAS, robots=1), proposals_of(host)
    await seats.offer_seat(proposals, table, 0, AMARA, IDIR)
    await seats.offer_seat(proposals, table, 2, AMARA, KARINE)
    await agree(host, table, THOMAS)
    assert (await load(host, table)).seats[2].offered_to == KARINE.id
    last = [row for row in await outbox_at(host, table) if row.kind is MessageKind.SEAT_OFFER][-1]
    assert '"called":"yes"' not in last.body
    assert (await load(host, table)).seats[2].asked == "[]"


async def test_a_robots_seat_for_an_erased_person_is_not_offered_to_all(host: Host):
    table, proposals = await running_table(host, THOMAS, robots=1), proposals_of(host)
    await seats.offer_seat(proposals, table, 2, AMARA, KARINE)
    await erase(proposals, KARINE)
    await proposals.vote(1, THOMAS.id, True)
    assert not (await load(host, table)).seats[2].open
    assert "Karine" not in (await proposal_at(host, 1)).body

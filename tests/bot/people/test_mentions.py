"""Mentions, which one module allows according to the preferences."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.delivery.calls import send_invitation
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.layouts.layout import Layout
from azalai.bot.people.mentions import Mentions, Reason, mentions
from azalai.bot.people.person import Person as Member
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.fixtures import (
    find_by_button,
    list_pings,
    open_lobby,
    open_transaction,
    set_preference,
    start_table,
    type_and_confirm,
)
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, lobby_of, outbox_at
from tests.house import PACKAGE, list_sources
from tests.simulator import Person, Simulator, labels_of, text_of

ROOM = PACKAGE / "bot" / "people" / "mentions.py"
HOUR = 3600.0
LALLA = Member(90, "Lalla")


def _function_name(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def find_offences(source: str) -> list[str]:
    """Return the lines of a file that write or allow a mention or decide who may be mentioned."""
    offences: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _function_name(node) in ("AllowedMentions", "Mentions"):
            offences.append(f"{node.lineno}: {_function_name(node)}(...)")
        elif isinstance(node, ast.Attribute) and node.attr == "all" and "AllowedMentions" in ast.unparse(node.value):
            offences.append(f"{node.lineno}: AllowedMentions.all")
        elif isinstance(node, ast.Attribute) and node.attr == "mention":
            offences.append(f"{node.lineno}: .mention")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if "<@" in text.replace("<@&", "") or "@everyone" in text or "@here" in text:
                offences.append(f"{node.lineno}: {text!r}")
        elif isinstance(node, ast.keyword) and node.arg == "allowed_mentions":
            allowed = ast.unparse(node.value)
            if allowed not in ("discord.AllowedMentions.none()", "allowed"):
                offences.append(f"{node.value.lineno}: allowed_mentions={allowed}")
    return offences


@pytest.mark.costly(seconds=3)
def test_mentions_are_written_by_one_module_alone():
    files = list_sources("bot", "cogs", "games", "renderers", "locales")
    wrong = {
        str(file.relative_to(PACKAGE)): offences
        for file in files
        if file != ROOM and (offences := find_offences(file.read_text(encoding="utf-8")))
    }
    built = wrong.pop("bot/dialogs/message_builder.py")  # it uses the `Mentions` that a sender passes
    assert [text.partition(": ")[2] for text in built] == ["AllowedMentions(...)"]
    assert wrong == {}
    assert [
        file.name for file in (PACKAGE / "locales").rglob("*.ftl") if "<@" in file.read_text(encoding="utf-8")
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        "text = f'<@{seat.user_id}> to play'",
        "await channel.send(view, allowed_mentions=discord.AllowedMentions(users=True))",
        "await channel.send(view, allowed_mentions=discord.AllowedMentions.all())",
        "await poster.post(table, layout, nonce, Mentions(frozenset({user})))",
        "await channel.send(user.mention)",
    ],
)
def test_a_sender_that_would_is_found(source: str):
    assert find_offences(source) != []


async def test_each_reason_asks_the_preference_it_is_about(host: Host):
    async with host.store.write() as tx:
        await tx.people.change(THOMAS.id, notify="dm")
        await tx.people.change(IDIR.id, invitations=False)
        await tx.people.change(KARINE.id, notify="mention", invitations=True)
        await tx.people.change(LALLA.id, notify="neither")
    everybody = [AMARA.id, THOMAS.id, IDIR.id, KARINE.id, LALLA.id, None]
    mentioned = {reason: await mentions(host.preferences, everybody, reason) for reason in Reason}
    assert mentioned == {
        Reason.TURN: Mentions(frozenset({AMARA.id, IDIR.id, KARINE.id})),
        Reason.ALONE: Mentions(frozenset({AMARA.id, THOMAS.id, IDIR.id, KARINE.id})),
        Reason.INVITATION: Mentions(frozenset({AMARA.id, THOMAS.id, KARINE.id, LALLA.id})),
    }
    turn = mentioned[Reason.TURN]
    assert (turn.name(AMARA.id, "Amara"), turn.name(THOMAS.id, "Tho*mas")) == (f"<@{AMARA.id}>", r"**Tho\*mas**")


async def prefer_silence(simulator: Simulator[Azalai], *names: str) -> list[Person]:
    """Set that these users want no calls."""
    people = [simulator.person(name) for name in names]
    async with open_transaction(simulator) as tx:
        for person in people:
            await tx.people.change(person.id, notify="neither", invitations=False)
    return people


def list_called(simulator: Simulator[Azalai]) -> set[Any]:
    """Return all users that a message of the bot was allowed to mention."""
    bodies = [request.json for request in simulator.requests if isinstance(request.json, dict)]
    allowed = [body.get("allowed_mentions") or {} for body in bodies]
    assert not any(mentions.get("parse") for mentions in allowed)
    return {int(user) for mentions in allowed for user in mentions.get("users", ())}


@pytest.mark.costly
async def test_a_user_who_wants_no_calls_is_mentioned_by_no_message(simulator: Simulator[Azalai]):
    """Invitation, call, reminder, proposal, offer of a seat, end and rematch name such users without a mention."""
    thomas, karine = await prefer_silence(simulator, "Thomas", "Karine")
    amara, channel = simulator.person("Amara"), simulator.channel()
    await amara.slash(channel, "souk new", language="English", seats="joined", player1=thomas)
    card = next(message for message in channel.messages if "Join" in labels_of(message))
    await thomas.press(card, "Join")
    await amara.press(card, "Start")
    await amara.slash(channel, "souk offer", salt="1")
    await simulator.pass_time(13 * HOUR)
    with_remind = (await amara.press(card, "Play")).message
    if "Remind" in labels_of(with_remind):
        await amara.press(with_remind, "Remind")
    await type_and_confirm(amara, channel, "table end")
    await thomas.press(find_by_button(simulator, "Refuse"), "Refuse")
    text = (await type_and_confirm(amara, channel, "table replace", person=karine)).text
    assert "want no invitations" in text or "wants no invitations" in text
    for salt in ("1", "2", "1"):
        await thomas.slash(channel, "souk offer", salt=salt)
        await amara.slash(channel, "souk offer", salt="0")
    await amara.press(find_by_button(simulator, "Rematch"), "Rematch")
    assert not {thomas.id, karine.id} & list_called(simulator)
    text_of_channel = "\n".join(text_of(message) for message in channel.messages)
    assert "**Thomas**" in text_of_channel


async def test_guests_without_invitations_are_named_to_the_inviter(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    form = await set_preference(thomas, "others")
    assert "What others may do: **none**" in text_of(form)
    amara, idir = simulator.person("Amara", locale="fr"), simulator.person("Idir")
    answer = await amara.slash(simulator.channel(), "souk new", player1=thomas, player2=idir, language="English")
    assert "**Thomas** ne veut pas d’invitations par mention" in answer.text and "Idir" not in answer.text
    (invitation,) = [message for message in simulator.channel().messages if "you are invited" in text_of(message)]
    assert invitation.pings == ("Idir",)
    assert "**Thomas**" in text_of(invitation)
    form = await set_preference(thomas, "others", "invitations")
    assert "What others may do: **Invite you by a mention**" in text_of(form)


@pytest.mark.costly
async def test_a_question_calls_those_who_are_asked_and_want_it(simulator: Simulator[Azalai]):
    async with open_transaction(simulator) as tx:
        await tx.people.change(simulator.person("Thomas").id, notify="dm")
    await start_table(simulator, "Thomas", "Idir")
    assert [ping.pings for ping in list_pings(simulator.channel())] == [("Amara", "Idir")]
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    question = find_by_button(simulator, "Agree")
    assert question.pings == ("Idir",)
    assert "**Thomas**" in text_of(question)


async def test_the_card_of_a_lobby_names_the_invited_and_mentions_no_user(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    card = await open_lobby(simulator, player1=thomas)
    message = next(message for message in simulator.channel().messages if "Join" in labels_of(message))
    assert "Invited: **Thomas**" in text_of(message) and message.pings == ()
    assert card.pings == ("Thomas",)


async def test_an_invitation_written_by_an_earlier_version_asks_the_preferences_too(host: Host):
    table = await lobby_of(host, invited=(THOMAS, IDIR))
    async with host.store.write() as tx:
        await tx.people.change(THOMAS.id, invitations=False)
    calls: list[Mentions] = []

    async def post(_: object, layout: Layout, nonce: str, mentioned: Mentions) -> None:
        calls.append(mentioned)

    async def find_card_url(_: object) -> None:
        return None

    async def pretend_to_send(*_: object) -> bool:
        return True

    poster = SimpleNamespace(post=post, find_card_url=find_card_url)
    (message,) = [row for row in await outbox_at(host, table) if row.kind is MessageKind.INVITATION]
    sending = cast(Sending, SimpleNamespace(host=host, poster=poster, record_post=pretend_to_send))
    for body in ("", message.body):
        await send_invitation(sending, await load(host, table), msgspec.structs.replace(message, body=body))
    assert calls == [Mentions(frozenset({IDIR.id}))] * 2

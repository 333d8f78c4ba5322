"""Senders of a tournament's card, of its messages to all people in it, and of direct messages to its host."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord
import msgspec

from azalai.bot.delivery.direct_messages import note_closed_dms
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.errors import CannotPost, NotAllowed
from azalai.bot.layouts.components import link
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.people.mentions import Mentions, mentions
from azalai.bot.people.mentions import Reason as Why
from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.text import message_url, plain
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.changes import look
from azalai.bot.tournaments.layout import Standings, card, winner_text
from azalai.bot.tournaments.opening import load_contest
from azalai.bot.tournaments.outcomes import Rest, rests_of
from azalai.bot.tournaments.pictures import draw_standings
from azalai.bot.tournaments.rounds import standings
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import Trouble
from azalai.games import GAMES
from azalai.locales import language_of, words

STANDING = {Rest.STILL: "still", Rest.SET_ASIDE: "aside"}
"""States of a table that the tournament's card names, as values of the text `cup-standing`."""


async def send_card(sending: Sending, message: OutboxMessage) -> bool:
    """Edit the card, or post it if there is none. All waiting messages about the card are done with it."""
    contest, newest, standing = await _load_for_card(sending, message)
    if contest is None:
        return False
    order = _make_order(contest)
    layout = card(contest, order, contest.channels, await _draw_pictures(sending, contest, order), standing)
    try:
        posted = await sending.show_with_fallback(
            layout, lambda form: _edit_or_post(sending, contest, form, message.nonce)
        )
    except NotAllowed:  # perhaps only the pictures are not allowed
        if not layout.pictures():
            raise
        words_only = card(contest, order, contest.channels, (), standing)
        posted = await _edit_or_post(sending, contest, words_only, message.nonce)
    async with sending.host.store.write() as tx:
        row = await tx.get(Tournaments).get_for_update(contest.row.id)
        if posted is not None:
            await _replace_card(tx, contest, posted)
        await tx.get(Tournaments).note_shown(contest.row.id, contest.row.stamp)
        await tx.outbox.drop_until(message.about, MessageKind.CUP_CARD, newest)
        if row is not None and row.stamp != contest.row.stamp:  # the tournament has changed meanwhile
            await look(tx, row)
        if row is not None and row.is_live:
            await troubles.end_troubles(tx, row, Trouble.SEND, now=sending.host.now())
    if posted is not None and contest.card is not None:
        with suppress(discord.HTTPException, CannotPost):  # the old card can't be edited, or is in another channel
            await sending.poster.delete(contest.card)
    return True


async def _load_for_card(sending: Sending, message: OutboxMessage) -> tuple[Contest | None, int, dict[int, str]]:
    """Return a tournament, the id of the newest message about its card, and the states of games at a standstill."""
    assert isinstance(message.about, AboutTournament)
    async with sending.host.store.read() as tx:
        contest = await tx.get(Tournaments).load(message.about.number)
        if contest is None:
            return None, message.id, {}
        waiting = [
            message.id for message in await tx.outbox.list_about(message.about) if message.kind is MessageKind.CUP_CARD
        ]
        tables = await tx.get(Tournaments).load_tables(contest)
    rests = rests_of(tables, installed=contest.row.game in GAMES)
    standing = {number: STANDING[rest] for number, rest in rests.items() if rest in STANDING}
    return contest, max([message.id, *waiting]), standing


async def _edit_or_post(sending: Sending, contest: Contest, layout: PublicLayout, nonce: str) -> discord.Message | None:
    """Edit the card and return None, or post a new one and return it.

    A new card is posted if the old one was deleted or is in another channel.
    """
    row, card = contest.row, contest.card
    if card is not None and card.channel_id == row.channel_id and await sending.poster.edit(card, layout):
        return None
    return await sending.poster.post_in(row.channel_id, layout, nonce)


async def _replace_card(tx: Transaction, contest: Contest, posted: discord.Message) -> None:
    about = contest.row.about
    if contest.card is not None:
        await tx.messages.forget(contest.card.message_id)
    await tx.messages.remember(about, MessageKind.CUP_CARD, posted.channel.id, posted.id)


def _make_order(contest: Contest) -> Standings:
    """Return the standings; empty before the first round."""
    return standings(contest) if contest.row.round else []


async def _draw_pictures(sending: Sending, contest: Contest, order: Standings) -> list[Picture]:
    """Return pictures of the standings; empty if the tournament has none."""
    charts = await asyncio.to_thread(draw_standings, contest, order, words(language_of(contest.row.language)))
    return await sending.pictures.encode_all("tournament", charts)


# Messages to its people


async def send_line(sending: Sending, message: OutboxMessage) -> bool:
    """Post that a tournament was cancelled and why, or who has won it, and mention its people."""
    contest = await load_contest(sending.host, message.about)
    if contest is None:
        return False
    users = [person.user_id for person in contest.people]
    if message.kind is MessageKind.CUP_END:  # people who are looking at one of its tables need no mention
        tables = [game.table_id for game in contest.games if game.table_id is not None]
        present = sending.host.presence.is_present
        users = [user for user in users if user and not any(present(user, table) for table in tables)]
    called = await mentions(sending.host.preferences, users, Why.TURN)
    layout = await make_line(sending, contest, message.kind, called)
    if layout is None:
        return False
    posted = await sending.show_with_fallback(
        layout, lambda form: sending.poster.post_in(contest.row.channel_id, form, message.nonce, called)
    )
    return await sending.record_post(message, posted)


async def make_line(sending: Sending, contest: Contest, kind: MessageKind, called: Mentions) -> PublicLayout | None:
    """Return the message about the end of a tournament or its cancelling, or None if it was not cancelled.

    It names the people and has a link to the card. The message about the end shows the last picture.
    """
    row, t = contest.row, words(language_of(contest.row.language))
    people = [called.name(person.user_id or 0, person.name) for person in contest.people]
    values = {"name": plain(row.name), "people": t.join(people), "some": "yes" if people else "no"}
    if kind is MessageKind.CUP_END:
        order = _make_order(contest)
        text = t.say("cup-finished", how=winner_text(contest, order, t), **values)
        pictures = (await _draw_pictures(sending, contest, order))[-1:]
    elif row.reason is not None:
        text, pictures = t.say("cup-called-off", why=t.say("cup-cancelled", why=row.reason.value), **values), []
    else:
        return None
    rows = [] if contest.card is None else [[link(t.say("button-cup-card"), _url(contest))]]
    return PublicLayout(texts=(text,), below=tuple(pictures), rows=rows, calls=True)


def _url(contest: Contest) -> str:
    assert contest.card is not None
    return message_url(contest.row.guild_id, contest.card.channel_id, contest.card.message_id)


async def tell_host(sending: Sending, message: OutboxMessage) -> bool:
    """Send a direct message to a tournament's host: a trouble, the reason of the cancelling, or what they must do."""
    contest, user = await load_contest(sending.host, message.about), message.required_user
    if contest is None or contest.row.host_id != user:
        return False
    t = words((await sending.host.preferences.load(user)).language)
    kind, _, value = message.body.partition(" ")
    texts = {"trouble": ("cup-trouble", "trouble"), "reason": ("cup-cancelled", "why")}
    if kind in texts:
        text, name = texts[kind]
        sentence = t.say(text, **{name: value})
    else:
        moment = "" if contest.lapses_at is None else f"<t:{int(contest.lapses_at)}:R>"
        sentence = t.say("cup-host", what=kind, moment=moment, least=contest.row.least)
    layout = words_layout(f"**{plain(contest.row.name)}**: {sentence}", user=user)
    if contest.card is not None:
        layout = msgspec.structs.replace(layout, rows=[[link(t.say("button-cup-card"), _url(contest))]])
    try:
        await sending.direct_message(make_outsider_seat(user), layout, message.nonce)
    except discord.HTTPException as error:
        await note_closed_dms(sending.host, user, error)
    return False

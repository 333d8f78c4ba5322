"""Sender of a table's card: the one public message with the board.

It is edited in its place, or posted again if it can't be edited or is buried.
"""

from __future__ import annotations

import logging

import discord

from azalai.bot.delivery.calls import delete_pings
from azalai.bot.delivery.request_departure import notify_when_sent
from azalai.bot.delivery.retries import is_last_try
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import ATTACH, LOCKED
from azalai.bot.errors import NotAllowed, Refused
from azalai.bot.history.narration import since_last_turn
from azalai.bot.layouts import cards, final_card
from azalai.bot.layouts.clock_texts import clock_lines
from azalai.bot.layouts.layout import Depiction, Picture, PublicLayout
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.store.rows import ENDED_EARLY, MessageKind, MessageRow, OutboxMessage, Status
from azalai.bot.tables.channels import note_missing_permission
from azalai.bot.tables.levels import list_levels_at, may_review
from azalai.bot.tables.loading import AWAY, load_with_cards
from azalai.bot.tables.table import LoadedTable, is_seed_public
from azalai.bot.text import message_url
from azalai.locales import words

log = logging.getLogger(__name__)

JUST_ENDED = 3600.0
"""Seconds after the end of a game in which its result is posted below all other messages.

Later these may be about other things.
"""


async def send_card(sending: Sending, message: OutboxMessage) -> bool:
    """Show the newest position on the card, and take all messages for the card up to now out of the outbox."""
    host = sending.host
    try:
        table, newest = await load_with_cards(host, message.table_id)
    except Refused as refusal:
        if refusal.reason == AWAY:
            await _mark_cards_away(sending, message)
        raise
    if table.row.status is Status.STRANDED:
        await _close_cards(sending, table)
    else:
        await _show_card(sending, table, message)
    if table.row.status is not Status.RUNNING or all(seat.is_robot for seat in table.deciders):
        await delete_pings(sending, table)
    await host.store.change(lambda tx: tx.outbox.drop_until(table.id, MessageKind.CARD, newest))
    return True


async def _close_cards(sending: Sending, table: LoadedTable) -> None:
    """Edit the cards of a table to say that it waits to be moved.

    None is posted, because another table may use the channel by now. The rows of the cards stay, so that they can link
    to the new channel.
    """
    known = await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.CARD))
    text = table.words.say("card-displaced", game=table.words.say(f"{table.game.key}-name"), table=table.id)
    for card in known:
        await sending.edit_if_reachable(table.id, card, cards.sentence_layout(text))


async def _mark_cards_away(sending: Sending, message: OutboxMessage) -> None:
    """Edit the cards of a table to say that its game is not installed, and delete its calls.

    The rows of the cards stay, so that they are edited again when the game is back.
    """
    async with sending.host.store.read() as tx:
        row = await tx.tables.get(message.table_id)
        known = await tx.messages.list_about(message.table_id, MessageKind.CARD)
        pings = await tx.messages.list_about(message.table_id, MessageKind.PING)
    if row is None or row.status is not Status.QUARANTINED:
        return
    text = words(row.language).say("card-game-away", table=row.id)
    for card in known:
        await sending.edit_if_reachable(row.id, card, cards.sentence_layout(text))
    for ping in pings:
        await sending.poster.delete(ping)
        async with sending.host.store.write() as tx:
            await tx.messages.forget(ping.message_id)


async def _show_card(sending: Sending, table: LoadedTable, message: OutboxMessage) -> None:
    """Show the card with its picture, or in words if the bot may not attach files or Discord refuses the picture.

    The missing permission is stored, or the operator is notified. A refused picture is tried again after a press at the
    table.
    """
    layout, unshown = await _card_layout(sending, table), sending.host.unshown
    unshown.discard(table.id)

    async def edit_or_post(form: PublicLayout) -> None:
        await _edit_or_post(sending, table, form, message.nonce)

    async def in_words() -> PublicLayout:
        unshown.add(table.id)
        return await _card_layout(sending, table, instead="card-picture-refused")

    try:
        await sending.show_with_fallback(layout, edit_or_post, in_words)
    except NotAllowed:
        if not isinstance(layout.picture, Picture):
            raise
        await edit_or_post(await _card_layout(sending, table, instead="card-without-picture"))
        await note_missing_permission(sending.host, table.id, ATTACH)
    except discord.HTTPException as error:
        if is_last_try(error, message.attempts):
            unshown.add(table.id)
        raise
    else:
        if isinstance(layout.picture, Picture) and table.id not in unshown:
            await sending.poster.note_restored(table, ATTACH)


async def renew_card(sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout | None:
    """Return the present card of a table, or None if the table waits to be moved."""
    return None if table.row.status is Status.STRANDED else await _card_layout(sending, table)


async def _card_layout(sending: Sending, table: LoadedTable, *, instead: str | None = None) -> PublicLayout:
    """Return the present card. `instead`: the id of the sentence that says why it is in words; None: with a picture."""
    if table.state is None:
        if table.row.started_at is not None:
            return final_card.early_end_card(table)
        async with sending.host.store.read() as tx:
            settings = await guild_settings(tx, table.row.guild_id)
            first = await tx.tables.is_first(table.id, table.row.guild_id)
            people = [seat.user_id for seat in table.seats if seat.user_id is not None]
            new = not await tx.results.has_all_played(people, table.game.key)
        levels = list_levels_at(sending.host.settings, table)
        return cards.lobby_card(table, levels, robots=settings.robots, first=first, new=new)
    picture: Depiction | None = None
    if instead is None:
        picture = await sending.pictures.render_with_fallback(table, None, table.language)
    review = may_review(sending.host.settings, table)
    if table.row.status is Status.FINISHED:
        return final_card.result_card(table, picture, review=review)
    if table.row.status in ENDED_EARLY:
        return final_card.early_end_card(table, picture, review=review)
    story = await since_last_turn(sending.host, table, table.words, brief=True)
    return cards.table_card(table, picture, story, await clock_lines(sending.host, table), instead=instead)


async def _edit_or_post(sending: Sending, table: LoadedTable, layout: PublicLayout, nonce: str) -> None:
    """Edit the card or post it again. Earlier cards become a line with a link; their rows stay until that is done.

    The card of a game that has just ended is posted again, without a sound, if messages of the game are below it.
    """
    store, poster, channel = sending.host.store, sending.poster, table.row.channel_id
    known = await store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.CARD))
    earlier_try = sending.posted.take(nonce)
    if earlier_try is not None:
        known = await _store_card(sending, table, earlier_try)
    editable = bool(known) and known[-1].channel_id == channel and not poster.is_buried(channel)
    ended = _has_just_ended(table, sending.host.now())
    if editable and ended:
        editable = not await _has_lasting_below(sending, table, known[-1])
    with notify_when_sent(lambda: sending.host.card_priority.release(table.id)):
        edited = editable and not poster.is_edited_often(known[-1]) and await poster.edit(known[-1], layout)
        posted = None if edited else await poster.post(table, layout, nonce, silent=ended)
    if posted is None:
        await poster.note_restored(table, LOCKED)
    else:
        poster.note_card_posted(channel)
        known = await _store_card(sending, table, posted)
    url = message_url(table.row.guild_id, channel, known[-1].message_id)
    moved_on = table.words.say("card-ended" if ended else "card-moved")
    moved = cards.linked_sentence_layout(moved_on, url, table.words.say("button-to-table"))
    for earlier in known[:-1]:
        await sending.edit_if_reachable(table.id, earlier, moved)
        async with store.write() as tx:
            await tx.messages.forget(earlier.message_id)


def _has_just_ended(table: LoadedTable, now: float) -> bool:
    """Return True if the game has ended for good, less than `JUST_ENDED` seconds ago."""
    ended_at = table.row.ended_at
    return is_seed_public(table.row) and ended_at is not None and now - ended_at < JUST_ENDED


async def _has_lasting_below(sending: Sending, table: LoadedTable, card: MessageRow) -> bool:
    """Return True if the card was posted while the game ran, and has messages below it other than calls."""
    if discord.utils.snowflake_time(card.message_id).timestamp() > (table.row.ended_at or 0.0):
        return False
    pings = await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.PING))
    return await sending.poster.has_messages_below(card, ignored=[ping.message_id for ping in pings])


async def _store_card(sending: Sending, table: LoadedTable, card: discord.Message) -> list[MessageRow]:
    """Store a card, and return all cards of the table."""
    async with sending.host.store.write() as tx:
        known = await tx.messages.list_about(table.id, MessageKind.CARD)
        if card.id in {message.message_id for message in known}:
            return known
        await tx.messages.remember(table.id, MessageKind.CARD, card.channel.id, card.id)
        return await tx.messages.list_about(table.id, MessageKind.CARD)

"""Delivery of morning posts in servers: today's deals, and the board of the newest deal that is over."""

from __future__ import annotations

import discord
import msgspec

from azalai.bot.delivery.direct_messages import note_closed_dms
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.errors import NotAllowed
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.people.guild_settings import GuildSettings, guild_settings
from azalai.bot.solo.boards import DayBoard, day_board
from azalai.bot.solo.days import DAYS_OPEN, create_deal, day_of, is_over
from azalai.bot.solo.deal_layout import date_in, list_games
from azalai.bot.solo.deal_post_layout import morning_layout
from azalai.bot.solo.mornings import IN_WORDS, Trouble, is_wanted, note_trouble, server_of
from azalai.bot.solo.pictures import draw_day
from azalai.bot.store.rows import OutboxMessage
from azalai.bot.tables.host import Host
from azalai.locales import ORIGINAL, words


async def send_morning(sending: Sending, message: OutboxMessage) -> bool:
    """Post the deals of the day in the message's body, without a picture if the bot may not post pictures.

    Posts nothing if the day is over or the server no longer wants the post in that channel.
    """
    host, guild, day = sending.host, server_of(message.about), int(message.body)
    settings = await host.store.ask(lambda tx: guild_settings(tx, guild))
    channel = settings.morning
    if channel is None or not is_wanted(message, settings) or day < day_of(host.now()):
        return False
    layout, trouble = await make_layout(sending, guild, settings, day, host.now()), None
    try:
        posted = await sending.show_with_fallback(
            layout, lambda form: sending.poster.post_in(channel, form, message.nonce)
        )
    except NotAllowed:
        if not layout.pictures():
            raise
        posted = await sending.poster.post_in(channel, layout.with_alt_texts(), message.nonce)
        trouble = IN_WORDS
    ids, body, written_at = (posted.channel.id, posted.id), message.body, message.written_at
    async with host.store.write() as tx:
        await note_trouble(tx, message, trouble, host.now())
        await tx.messages.remember(message.about, message.kind, *ids, body=body, written_at=written_at)
        await tx.outbox.remove(message.id)
    return True


async def make_layout(sending: Sending, guild: int, settings: GuildSettings, day: int, at: float) -> PublicLayout:
    """Return the morning post of a server on a day, in the language of its tables.

    `at`: the moment of the post; only deals that were over by then have boards.
    """
    host, t = sending.host, words(settings.language or ORIGINAL)
    async with host.store.write() as tx:  # creates the deals that do not exist yet
        seals = [(game, (await create_deal(tx, host.settings, day, game)).seed_hash) for game in list_games()]
    board = await _newest_board(host, guild, day, at)
    if board is None:
        return morning_layout(day, seals, "", None, t)
    picture = await draw_day(sending.pictures, board, None, t, None)
    game = t.say(f"{board.game}-name")
    text = t.say("deal-morning-board", game=game, date=date_in(board.day, t), count=board.count)
    return morning_layout(day, seals, text, picture, t)


async def _newest_board(host: Host, guild: int, day: int, at: float) -> DayBoard | None:
    """Return the board with the most people of a server, of the newest day before `day` that has one, or None.

    Only deals that were over at the moment `at` have boards.
    """
    async with host.store.read() as tx:
        for past in range(day - 1, day - 1 - DAYS_OPEN, -1):
            over = [game for game in list_games() if await is_over(tx, past, game, at)]
            boards = [await day_board(tx, game, past, guild=guild, only=True) for game in over]
            best = max(boards, key=lambda board: board.count, default=None)
            if best is not None and best.count:
                return best
    return None


async def send_trouble(sending: Sending, message: OutboxMessage) -> bool:
    """Send a direct message about a channel's trouble to the person who chose the channel."""
    user, body = message.required_user, msgspec.json.decode(message.body, type=Trouble)
    t = words((await sending.host.preferences.load(user)).language)
    layout = words_layout(t.say(body.text, channel=f"<#{body.channel}>"), user=user)
    try:
        await sending.direct_message(make_outsider_seat(user), layout, message.nonce)
    except discord.HTTPException as error:
        await note_closed_dms(sending.host, user, error)
    return False

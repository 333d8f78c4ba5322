"""Posts of a rehearsal: every layout once, and the behaviour of Discord that the bot relies on for its messages."""

from __future__ import annotations

import io
import secrets
from collections.abc import Sequence
from functools import partial

import discord
import msgspec
from PIL import Image

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.message_builder import find_mark, make_mark
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.layouts.cards import ping_layout, table_card
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.layouts.prompts import prompt_layout
from azalai.bot.operations.rehearsal.report import expect, require
from azalai.bot.operations.rehearsal.samples import URL, LayoutFunction, layout_functions
from azalai.bot.operations.rehearsal.stage import Stage, Step, step
from azalai.bot.people.mentions import mention_only
from azalai.bot.records.layout import public_film
from azalai.renderers.film import LIMIT as FILM_BYTES

IN_WORDS = "tried in words: the bot may attach no files"
_COMMENT = b"\xff" + bytes(255)
REFUSED = "Discord refuses messages of the bot: report them, with the version of the bot"


def layout_steps() -> list[Step]:
    """Return one step for each room, which posts all layouts of the room."""
    rooms = layout_functions().items()
    return [Step(f"Discord takes the layouts of {room}", REFUSED, partial(post_layouts, made)) for room, made in rooms]


async def post_layouts(functions: Sequence[LayoutFunction], stage: Stage) -> str:
    """Post each layout and delete it. Raises `Outcome` with all layouts that Discord refuses."""
    channel, refused = stage.place.id, list[str]()
    for function in functions:
        try:
            await stage.delete(await stage.post(channel, stage.samples.make_layout(function)))
        except discord.HTTPException as error:
            if fate(error) is not Fate.DROPPED:  # it is not refused because of its content
                raise
            refused.append(f"{function.__name__} with {error.status} ({error.code}) {' '.join(error.text.split())}")
    expect(not refused, f"{len(refused)} of {len(functions)} refused: {'; '.join(refused)}")
    return f"{len(functions)} posted"


@step("a card takes a new picture (discord-api-docs/issues/7529)", "after every move the old board stays in the card")
async def change_card(stage: Stage) -> str:
    """Post a table card, and replace its picture."""
    message = await stage.post(stage.place.id, _card(stage, 0))
    _check_picture(stage, message)
    _check_picture(stage, await stage.edit(message, _card(stage, 1)))
    return "yes" if stage.may.attach_files else IN_WORDS


@step("a call is text with a mention, and changes into a card", "players are not called, or calls stay as they are")
async def change_call(stage: Stage) -> None:
    """Call the person with an ordinary message, and edit it into components with a picture."""
    table, mentions = stage.samples.tables[0], mention_only(stage.asked.person)
    message = await stage.post(stage.place.id, ping_layout(table, table.deciders, [], URL, mentions), mentions)
    is_mentioned = frozenset(user.id for user in message.mentions) == mentions.users
    expect(message.content and is_mentioned, "posted; the text or the mention is missing")
    message = await stage.edit(message, _card(stage, 0))
    expect(message.flags.components_v2 and not message.content, "changed; it is an ordinary message still")
    _check_picture(stage, message)


@step("a message sent twice is posted once, and found by its mark", "after a lost answer a call comes twice")
async def send_twice(stage: Stage) -> str:
    """Send a message twice with the same nonce, and find it."""
    place, nonce = stage.client.get_partial_messageable(stage.place.id), secrets.token_hex(12)
    first, second = [await stage.post(place.id, stage.sentence, nonce=nonce) for _ in range(2)]
    expect(first.id == second.id, "posted twice")
    if not stage.may.read_message_history:
        return "posted once; the bot may not look for it"
    marks = [find_mark(message) async for message in place.history(limit=20)]
    expect(make_mark(nonce) in marks, "posted once; it was not found")
    return "yes"


@step(f"a film of {FILM_BYTES / 1e6} MB is taken", "no films in this channel; a proxy may have a limit of size")
async def post_film(stage: Stage) -> str:
    """Post a film of the largest allowed size: a GIF of a picture, filled with comments."""
    gif = io.BytesIO()
    Image.open(io.BytesIO(stage.samples.pictures[0].data)).convert("P").save(gif, "GIF")
    comments = _COMMENT * ((FILM_BYTES - gif.tell()) // len(_COMMENT) - 1)
    film = Picture("film.gif", b"".join((gif.getvalue()[:-1], b"\x21\xfe", comments, b"\x00\x3b")), "")
    await stage.delete(await stage.post(stage.place.id, public_film(stage.samples.tables[0], film)))
    return "yes" if stage.may.attach_files else IN_WORDS


@step("a deleted message can't be changed", "the bot does not notice that a card was deleted")
async def change_deleted(stage: Stage) -> str:
    """Try to edit a deleted message."""
    message = await stage.post(stage.place.id, stage.sentence)
    await stage.delete(message)
    return await stage.check_change(message, Fate.GONE)


@step("a direct message is sent as text, and changes", "nobody is called by direct message, or calls stay as they are")
async def write_to_person(stage: Stage) -> None:
    """Send a direct message about a turn as text with a picture, and edit it into components with another picture."""
    person = require(stage.asked.person, "no person was named (--person, or AZALAI_OPERATOR)")
    channel = await private_text.open_direct_channel(stage.client, person)
    layout = stage.samples.make_layout(prompt_layout)
    message = await stage.post(channel, msgspec.structs.replace(layout, calls=True))
    expect(message.content, "sent; the text is missing")
    _check_picture(stage, await stage.edit(message, msgspec.structs.replace(layout, picture=stage.samples.pictures[1])))


def _card(stage: Stage, picture: int) -> PublicLayout:
    return table_card(stage.samples.tables[0], stage.samples.pictures[picture], [])


def _check_picture(stage: Stage, message: discord.Message) -> None:
    """Raise `Outcome` if the message shows no picture, although the bot may attach files."""
    parts = discord.ui.LayoutView.from_message(message).walk_children()
    is_shown = any(isinstance(part, discord.ui.MediaGallery) for part in parts)
    expect(is_shown or not stage.may.attach_files, "taken; it shows no picture")


STEPS = (change_card, post_film, change_call, send_twice, change_deleted, write_to_person)

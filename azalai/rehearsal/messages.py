"""Steps about messages in a channel: posted, changed, found again, deleted."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from azalai.bot.dialogs import message_builder
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.layouts.cards import sentence
from azalai.bot.people.mentions import only
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.rehearsal.stage import DOCUMENTS, Differs, NotTried, RehearsalStep, Stage, found, new_nonce, row_of

NO_CARD = "there is no card"
NO_CALL = "nobody was called"
SUPPRESS_NOTIFICATIONS = 1 << 12


async def card_with_picture(stage: Stage) -> str:
    """A card with its board in the first post."""
    posted = await stage.post(stage.channel.id, await stage.scenery.card())
    stage.card = row_of(posted)
    return f"posted; the picture is {pictured(posted)}"


async def card_in_words(stage: Stage) -> str:
    """The card as it stands where pictures can't be attached; where one was refused, what follows is tried with it."""
    posted = await stage.post(stage.channel.id, await stage.scenery.card_in_words())
    stage.card = stage.card or row_of(posted)
    return "posted"


async def new_picture(stage: Stage) -> str:
    """A new board takes the place of the old one in the card."""
    card = found(stage.card, NO_CARD)
    await stage.edit(card, await stage.scenery.card(later=True))
    return f"changed; the picture is {pictured(await stage.shown(card))}"


async def named_again(stage: Stage) -> str:
    """A picture that stands in the card already is named again, without being sent. The bot does not rely on it."""
    card = found(stage.card, NO_CARD)
    message = await stage.shown(card)
    if message is None or next(_media(message), None) is None:
        raise NotTried("the card has no picture")
    try:
        await message.edit(view=message_builder.view(await stage.scenery.card(later=True)))
    except discord.HTTPException as error:
        if error.status != 400:
            raise
        return "refused; every picture is sent anew"
    return "taken; pictures that stay would not have to be sent anew"


async def calling(stage: Stage) -> str:
    """Somebody is called by an ordinary message with buttons."""
    person = stage.asked.person
    calls = only(person)
    layout = stage.scenery.call(person, stage.url(stage.card), calls)
    posted = await stage.post(stage.channel.id, layout, calls)
    stage.call = row_of(posted, MessageKind.PING)
    if not posted.content:
        raise Differs("the message has no text")
    if person is None:
        return "posted; nobody was to be mentioned"
    if [one.id for one in posted.mentions] != [person]:
        raise Differs("posted; the person is not mentioned")
    stage.called = True
    return "posted; the person is mentioned"


async def calling_silently(stage: Stage) -> str:
    """The same without a sound."""
    person = stage.asked.person
    calls = only(person)
    posted = await stage.post(
        stage.channel.id, stage.scenery.call(person, stage.url(stage.card), calls), calls, silent=True
    )
    if not posted.flags.value & SUPPRESS_NOTIFICATIONS:
        raise Differs("posted; Discord did not keep the flag")
    return "posted; Discord kept the flag"


async def call_becomes_card(stage: Stage) -> str:
    """An ordinary message is changed into Components V2, as an edit of the bot does."""
    call = found(stage.call, NO_CALL)
    await stage.edit(call, await stage.scenery.card())
    message = await stage.shown(call)
    if message is not None and (message.content or not message.flags.components_v2):
        raise Differs("changed; it is still an ordinary message")
    return f"changed; the picture is {pictured(message)}"


async def same_nonce(stage: Stage) -> str:
    """A message that is sent twice is posted once."""
    nonce, layout = new_nonce(), sentence(stage.words.say("rehearsal-title"))
    place = stage.client.get_partial_messageable(stage.channel.id)
    first = await stage.post(stage.channel.id, layout, nonce=nonce)
    mark = len(stage.exchanges.all)
    second = await place.send(**message_builder.posted(layout, nonce), nonce=nonce)
    if second.id != first.id:
        stage.keep(second, mark)
        raise Differs("posted twice")
    return "posted once"


async def found_again(stage: Stage) -> str:
    """A message is found by its mark, as after a stop in the middle of sending."""
    nonce = new_nonce()
    began = discord.utils.utcnow().timestamp()
    await stage.post(stage.channel.id, sentence(stage.words.say("rehearsal-title")), nonce=nonce)
    stage.posted.forget(nonce)
    written = OutboxMessage(
        id=0,
        about=0,
        address=ChannelAddress(stage.channel.id),
        kind=MessageKind.NOTICE,
        seat=None,
        decision=None,
        body="",
        nonce=nonce,
        attempts=1,
        due=began,
        written_at=began,
    )
    await stage.posted.look_for(written)
    if stage.posted.take(nonce) is None:
        raise Differs("it was not found")
    return "it was found"


async def film(stage: Stage) -> str:
    """A film as wide and as many bytes as films get."""
    posted = await stage.post(stage.channel.id, await stage.scenery.film())
    return f"posted; the film is {pictured(posted)}"


async def deleting(stage: Stage) -> str:
    """A message of ours is deleted, and an edit that comes too late is refused as we know it."""
    posted = await stage.post(stage.channel.id, sentence(stage.words.say("rehearsal-title")))
    await posted.delete()
    stage.belongings.gone(posted.channel.id, posted.id)
    partial = stage.client.get_partial_messageable(posted.channel.id).get_partial_message(posted.id)
    try:
        await partial.edit(**message_builder.edited(sentence("…")))
    except discord.HTTPException as error:
        if fate(error) is not Fate.GONE:
            raise Differs(f"deleted; an edit after that is refused with {error.code}") from None
        return f"deleted; an edit after that is refused with {error.code}"
    raise Differs("deleted, and it could be changed after that")


def pictured(message: discord.Message | None) -> str:
    """The size of the picture in a message (None: one that can't be read). Differs where it shows none."""
    if message is None:
        return "not looked at: the bot may not read what was posted"
    media = next(_media(message), None)
    if media is None:
        raise Differs("it shows no picture")
    return f"{media.width} x {media.height}" if media.width and media.height else "there"


def _media(message: discord.Message) -> Iterator[discord.UnfurledMediaItem]:
    for one in message.components:
        inner = one.children if isinstance(one, discord.Container) else [one]
        for part in inner:
            if isinstance(part, discord.MediaGalleryComponent):
                for item in part.items:
                    yield item.media


STEPS = (
    RehearsalStep(
        name="card",
        title="a card with its picture",
        expects="posted, with the picture in a gallery from a file of the same request",
        document=f"{DOCUMENTS}components/reference#media-gallery",
        means="boards can't be shown: cards say the board in words",
        run=card_with_picture,
    ),
    RehearsalStep(
        name="card in words",
        title="a card in words",
        expects="posted",
        document=f"{DOCUMENTS}resources/message#create-message",
        means="no table can stand in this channel",
        run=card_in_words,
    ),
    RehearsalStep(
        name="new picture",
        title="a new picture in a card",
        expects="taken: an edit may add a file to a gallery",
        document="https://github.com/discord/discord-api-docs/issues/7529",
        means="cards can't follow the game: after every move the old board stays, or the card is posted again",
        run=new_picture,
    ),
    RehearsalStep(
        name="named again",
        title="a picture that stays is named again",
        expects="either; the bot does not rely on it",
        document=f"{DOCUMENTS}reference#editing-message-attachments",
        means="every picture is sent anew, as the bot does",
        run=named_again,
    ),
    RehearsalStep(
        name="call",
        title="a call: ordinary text with buttons",
        expects="posted with its text; who is called is mentioned, and nobody else",
        document=f"{DOCUMENTS}resources/message#allowed-mentions-object",
        means="who is to play is not called",
        run=calling,
    ),
    RehearsalStep(
        name="silent call",
        title="a call without a sound",
        expects="posted; Discord keeps the flag SUPPRESS_NOTIFICATIONS",
        document=f"{DOCUMENTS}resources/message#message-object-message-flags",
        means="who wants no sound hears one with every turn",
        run=calling_silently,
    ),
    RehearsalStep(
        name="nonce",
        title="a message that is sent twice",
        expects="posted once (enforce_nonce)",
        document=f"{DOCUMENTS}resources/message#create-message",
        means="after a lost answer a call stands there twice",
        run=same_nonce,
    ),
    RehearsalStep(
        name="history",
        title="a message is found again by its mark",
        expects="found among the last messages of the channel",
        document=f"{DOCUMENTS}resources/message#get-channel-messages",
        means="after a stop a call may come twice, or keep its buttons",
        run=found_again,
    ),
    RehearsalStep(
        name="film",
        title="the film of a game",
        expects="posted: a GIF of 840 pixels and 7.5 MB",
        document=f"{DOCUMENTS}reference#uploading-files",
        means="no films of games in this channel",
        run=film,
    ),
    RehearsalStep(
        name="delete",
        title="a message is deleted, and changed too late",
        expects="deleted; the edit is refused with 10008",
        document=f"{DOCUMENTS}topics/opcodes-and-status-codes#json-json-error-codes",
        means="the bot does not notice that a card is gone, and does not post it again",
        run=deleting,
    ),
)
LATER_STEPS = (
    RehearsalStep(
        name="call becomes card",
        title="an ordinary message changed into components",
        expects="taken: the text goes, the components and a new picture come",
        document=f"{DOCUMENTS}components/reference",
        means="direct messages of a turn can't follow the game",
        run=call_becomes_card,
    ),
)
"""When nobody's phone is looked at any more for what the call showed."""

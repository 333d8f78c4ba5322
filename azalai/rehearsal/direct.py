"""Steps about direct messages: opened, sent, changed."""

from __future__ import annotations

import discord

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.private_text import outsider
from azalai.bot.discord_codes import is_closed
from azalai.bot.store.rows import MessageKind
from azalai.rehearsal.stage import DOCUMENTS, Differs, RehearsalStep, Stage, found, new_nonce, row_of

NOBODY_NAMED = "no person was named (--person, or AZALAI_OPERATOR)"
NO_MESSAGE = "there is no direct message"
CLOSED = "this person takes no direct messages: who has closed them is mentioned in the channel instead"


async def opening(stage: Stage) -> str:
    """The conversation with the person is opened."""
    user = found(stage.asked.person, NOBODY_NAMED)
    await private_text.direct_channel(stage.client, user)
    return "opened"


async def sending(stage: Stage) -> str:
    """A turn as a direct message: ordinary text, the picture attached, buttons."""
    user = found(stage.asked.person, NOBODY_NAMED)
    layout, nonce = await stage.scenery.turn(user), new_nonce()
    channel = await private_text.direct_channel(stage.client, user)
    stage.belongings.sending(channel, nonce)
    mark = len(stage.exchanges.all)
    try:
        sent = await private_text.direct_message(stage.client, outsider(user), layout, nonce)
    except discord.HTTPException as error:
        if is_closed(error):
            raise Differs("they are closed", CLOSED) from error
        raise
    stage.keep(sent, mark, nonce)
    stage.direct = row_of(sent, MessageKind.DM)
    if not sent.content:
        raise Differs("sent; the text is missing")
    if not sent.attachments:
        raise Differs("sent; the picture is missing")
    if not sent.attachments[0].description:
        raise Differs("sent; the description of the picture is missing", "who can't see pictures misses what they show")
    return "sent, with text, picture and description"


async def changing(stage: Stage) -> str:
    """The message follows the game: it becomes components with a new picture."""
    user, sent = found(stage.asked.person, NOBODY_NAMED), found(stage.direct, NO_MESSAGE)
    layout = await stage.scenery.hand(user, stage.words.say("rehearsal-title"), later=True)
    await private_text.edit_direct_message(stage.client, outsider(user), layout, sent.message_id)
    message = await stage.shown(sent)
    if message is not None and not message.flags.components_v2:
        raise Differs("changed; it is still an ordinary message")
    return "changed"


async def replacing(stage: Stage) -> str:
    """The message is deleted, as the next call does."""
    sent = found(stage.direct, NO_MESSAGE)
    place = stage.client.get_partial_messageable(sent.channel_id)
    await place.get_partial_message(sent.message_id).delete()
    stage.belongings.gone(sent.channel_id, sent.message_id)
    stage.direct = None
    return "deleted"


OPENING = RehearsalStep(
    name="direct channel",
    title="a conversation with the person",
    expects="opened",
    document=f"{DOCUMENTS}resources/user#create-dm",
    means="nobody can be written to: Discord may have stopped the bot from opening conversations for a while",
    run=opening,
)
SENDING = RehearsalStep(
    name="direct message",
    title="a turn by direct message",
    expects="sent as ordinary text with the picture attached",
    document=f"{DOCUMENTS}topics/opcodes-and-status-codes#json-json-error-codes",
    means="nobody is called by direct message; they are mentioned in the channel instead",
    run=sending,
)
CHANGING = RehearsalStep(
    name="direct message changed",
    title="the direct message follows the game",
    expects="an ordinary message becomes components with a new picture",
    document=f"{DOCUMENTS}resources/message#edit-message",
    means="direct messages keep showing the position of the call",
    run=changing,
)
REPLACING = RehearsalStep(
    name="direct message deleted",
    title="the direct message is deleted",
    expects="deleted",
    document=f"{DOCUMENTS}resources/message#delete-message",
    means="the calls of earlier turns stay in the conversation",
    run=replacing,
)
STEPS = (OPENING, SENDING)
LATER_STEPS = (CHANGING, REPLACING)

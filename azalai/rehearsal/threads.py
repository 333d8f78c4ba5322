"""Steps about threads: made, archived, changed while archived, unarchived, locked."""

from __future__ import annotations

import discord

from azalai.bot.dialogs import message_builder
from azalai.bot.layouts.cards import sentence
from azalai.rehearsal.stage import DOCUMENTS, Differs, NotTried, RehearsalStep, Stage, found, row_of

ARCHIVED = 50083
LOCKED = 160005
NO_THREAD = "there is no thread"
WEEK = 10080
"""Minutes without a message after which a thread goes out of the list."""


async def made(stage: Stage) -> str:
    """A thread for a table, as `/… new thread:True` makes it."""
    parent = stage.channel
    if not isinstance(parent, discord.TextChannel):
        raise NotTried("a table gets a thread in text channels only")
    name = f"{stage.words.say('rehearsal-thread')} {stage.mark}"
    stage.belongings.making(parent.guild, name)
    stage.thread = thread = await parent.create_thread(
        name=name,
        type=discord.ChannelType.public_thread,
        auto_archive_duration=WEEK,
    )
    stage.belongings.made(thread)
    if thread.type is not discord.ChannelType.public_thread:
        raise Differs(f"made; it is a {thread.type.name.replace('_', ' ')}")
    return "made"


async def member(stage: Stage) -> str:
    """The person is brought into the thread."""
    thread = found(stage.thread, NO_THREAD)
    if stage.asked.person is None:
        raise NotTried("no person was named")
    await thread.add_user(discord.Object(stage.asked.person))
    return "the person is in it"


async def card(stage: Stage) -> str:
    """A card with its board in the thread."""
    thread = found(stage.thread, NO_THREAD)
    stage.in_thread = row_of(await stage.post(thread.id, await stage.scenery.card()))
    return "posted"


async def archiving(stage: Stage) -> str:
    """The thread is archived, as it is by itself after a time of rest."""
    thread = found(stage.thread, NO_THREAD)
    stage.thread = await thread.edit(archived=True)
    if not stage.thread.archived:
        raise Differs("it is not archived after that")
    return "archived"


async def changed_while_archived(stage: Stage) -> str:
    """A card in an archived thread is changed."""
    there = found(stage.in_thread, "there is no card in the thread")
    if not found(stage.thread, NO_THREAD).archived:
        raise NotTried("the thread is not archived")
    partial = stage.client.get_partial_messageable(there.channel_id).get_partial_message(there.message_id)
    try:
        await partial.edit(**message_builder.edited(await stage.scenery.card(later=True)))
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        return f"refused with {ARCHIVED}"
    raise Differs("it was taken")


async def unarchiving(stage: Stage) -> str:
    """The thread is unarchived; then its card can be changed."""
    thread, there = found(stage.thread, NO_THREAD), found(stage.in_thread, "there is no card in the thread")
    stage.thread = await thread.edit(archived=False)
    await stage.edit(there, await stage.scenery.card(later=True))
    return "unarchived; the card was changed"


async def posting_unarchives(stage: Stage) -> str:
    """A message in an archived thread unarchives it."""
    thread = found(stage.thread, NO_THREAD)
    if not thread.archived:
        stage.thread = thread = await thread.edit(archived=True)
    await stage.post(thread.id, sentence(stage.words.say("rehearsal-title")))
    now = await stage.client.fetch_channel(thread.id)
    if not isinstance(now, discord.Thread) or now.archived:
        raise Differs("posted; the thread is still archived")
    stage.thread = now
    return "posted; the thread is active again"


async def locking(stage: Stage) -> str:
    """The thread is locked. Discord says that only moderators may, and lets those who made it do it too."""
    thread = found(stage.thread, NO_THREAD)
    moderator = stage.may.manage_threads
    if thread.archived:
        thread = await thread.edit(archived=False)
    try:
        stage.thread = await thread.edit(locked=True)
    except discord.Forbidden as error:
        if moderator:
            raise
        return f"refused with {error.code}: the bot is no moderator there"
    stage.locked = True
    return "locked, as a moderator" if moderator else "locked, as the one who made it"


async def posting_in_locked(stage: Stage) -> str:
    """A message in the locked thread."""
    thread = found(stage.thread, NO_THREAD)
    if not stage.locked:
        raise NotTried("the bot could not lock the thread; docs/rehearsal.md says how to try it")
    try:
        await stage.post(thread.id, sentence(stage.words.say("rehearsal-title")))
    except Exception as error:
        refused = error if isinstance(error, discord.HTTPException) else error.__cause__
        if not isinstance(refused, discord.HTTPException) or stage.may.manage_threads:
            raise
        if refused.code != LOCKED:
            raise Differs(f"refused with {refused.code}, not with {LOCKED}") from error
        return f"refused with {LOCKED}"
    if stage.may.manage_threads:
        return "posted: Manage Threads lets the bot write there"
    raise Differs("it was posted, though the bot is no moderator there")


STEPS = (
    RehearsalStep(
        name="thread",
        title="a thread for a table",
        expects="made, public",
        document=f"{DOCUMENTS}resources/channel#start-thread-without-message",
        means="`/… new thread:True` can't make a thread here",
        run=made,
    ),
    RehearsalStep(
        name="thread member",
        title="a person is brought into the thread",
        expects="taken",
        document=f"{DOCUMENTS}resources/channel#add-thread-member",
        means="players don't see the thread of their table in their list before they are mentioned there",
        run=member,
    ),
    RehearsalStep(
        name="card in thread",
        title="a card in the thread",
        expects="posted, with its picture",
        document=f"{DOCUMENTS}topics/threads#permissions",
        means="no table can stand in a thread of this channel",
        run=card,
    ),
    RehearsalStep(
        name="archive",
        title="the thread is archived",
        expects="archived: the bot has made it",
        document=f"{DOCUMENTS}topics/threads#editing-deleting-threads",
        means="only what follows can't be tried; threads are archived by themselves",
        run=archiving,
    ),
    RehearsalStep(
        name="edit archived",
        title="a card in an archived thread is changed",
        expects="refused with 50083",
        document=f"{DOCUMENTS}topics/threads#active-archived-threads",
        means="the bot unarchives a thread where it would not have to; nothing is lost by that",
        run=changed_while_archived,
    ),
    RehearsalStep(
        name="unarchive",
        title="the thread is unarchived, and its card changed",
        expects="both taken",
        document=f"{DOCUMENTS}topics/threads#unarchiving-a-thread",
        means="the card of a table in a thread stays as it was once the thread has rested; who plays must write there",
        run=unarchiving,
    ),
    RehearsalStep(
        name="post unarchives",
        title="a message in an archived thread",
        expects="posted; the thread is active again",
        document=f"{DOCUMENTS}topics/threads#active-archived-threads",
        means="a call in a thread that rests may reach nobody",
        run=posting_unarchives,
    ),
    RehearsalStep(
        name="lock",
        title="the thread is locked",
        expects="locked, or refused because only moderators may",
        document=f"{DOCUMENTS}topics/threads#locked-threads",
        means="only what follows can't be tried",
        run=locking,
    ),
    RehearsalStep(
        name="post locked",
        title="a message in a locked thread",
        expects="refused with 160005, unless the bot has Manage Threads",
        document=f"{DOCUMENTS}topics/threads#locked-threads",
        means="the bot does not understand what a locked thread answers, and tries for long",
        run=posting_in_locked,
    ),
)

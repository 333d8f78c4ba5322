"""Answering an interaction: the work it asks for, and every error told to that person alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, cast

import aiohttp
import discord

from bot.dialogs.answering import Answering, Answers
from bot.dialogs.asides import Kind
from bot.dialogs.living import LivingViews
from bot.dialogs.patience import patiently
from bot.dialogs.private import answer, beside
from bot.errors import MaybeStored, NotShown, Overloaded, Refused, error_code
from bot.layouts.dialog import words_layout
from bot.layouts.layout import PrivateLayout
from bot.people.limits import Limits
from bot.people.preferences import preferences_of
from bot.store.faults import said, why_unstorable
from bot.store.store import Stored, noting_what_is_stored
from bot.text import plain
from games.contract import IllegalMove
from locales import Words, words

log = logging.getLogger(__name__)

TOLD: Mapping[type[Exception], str] = {NotShown: "refusal-not-shown", MaybeStored: "refusal-maybe-stored"}
"""What a person reads of what broke, where it is not certain that nothing was changed."""


class _HasLimits(Protocol):
    limits: Limits


class _Client(Protocol):
    host: _HasLimits
    answers: Answers
    views: LivingViews


def words_for(interaction: discord.Interaction) -> Words:
    """The words of the person's own language: the one they chose, else that of their Discord. The buttons of a table's
    card are called as they are written there."""
    known = preferences_of(interaction)
    language, card = known.language(interaction), known.card_language(interaction)
    return words(language) if card is None else words(language, card)


async def show(interaction: discord.Interaction, layout: PrivateLayout, kind: Kind = Kind.ANSWER) -> bool:
    """Shows the layout as the answer, in place of the one of its kind before it; a document stays. What can't be shown
    any more is logged, and False: the work itself is done."""
    try:
        message = await answer(interaction, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the answer to interaction %s was lost: %s", interaction.id, type(error).__name__)
        return False
    if layout.document is None:
        await _stands(interaction, message, kind)
    return True


async def _stands(interaction: discord.Interaction, message: int, kind: Kind) -> None:
    """An answer stands in that message, which may be the view of a table."""
    views = cast(_Client, interaction.client).views
    if not views.holds(interaction, message):
        await views.asides.stands(interaction, message, kind)


async def respond(
    interaction: discord.Interaction,
    work: Callable[[], Awaitable[None]],
    *,
    in_place: bool = False,
    keep: bool = False,
) -> None:
    """Does the work, whose answer is the first one Discord hears if it is quick, and turns every error into a private,
    localised sentence.

    `in_place`: the work edits the message that was pressed, so a refusal stands beside it. `keep`: the language of the
    person's Discord is kept for their direct messages.
    """
    client = cast(_Client, interaction.client)
    async with client.answers.under_way(interaction, in_place=in_place) as taken:
        if taken:
            with client.views.answering(interaction.user.id):
                await _done(interaction, work, keep=keep)


async def _done(interaction: discord.Interaction, work: Callable[[], Awaitable[None]], *, keep: bool) -> None:
    client = cast(_Client, interaction.client)
    begun = Stored()
    try:
        await patiently(interaction, lambda: preferences_of(interaction).learn(interaction, keep=keep))
        client.host.limits.press(interaction.user.id)
        with noting_what_is_stored() as begun:
            await patiently(interaction, work)
    except (Refused, IllegalMove) as refusal:
        await _tell(interaction, refusal_text(words_for(interaction), refusal))
    except Exception as error:
        code = error_code()
        if isinstance(error, Overloaded) and not begun.anything:
            log.warning("interaction %s: every connection to the database is busy", interaction.id)
        elif why_unstorable(error) is not None and not begun.anything:
            log.warning("interaction %s: nothing can be stored: %s", interaction.id, said(error))
        else:
            log.exception("code %s: interaction %s broke", code, interaction.id)
        await _tell(interaction, words_for(interaction).say(_broken(error, begun), code=code))


def _broken(error: Exception, begun: Stored) -> str:
    """What a person reads of what broke: that nothing was changed only where that is certain."""
    if type(error) in TOLD:
        return TOLD[type(error)]
    if begun.anything:
        return "refusal-half-done"
    if why_unstorable(error) is not None:
        return "refusal-cannot-store"
    return Overloaded.reason if isinstance(error, Overloaded) else "refusal-broken"


async def open_modal(interaction: discord.Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Answers with a modal. That is the first answer, so when it fails there is nobody to tell."""
    try:
        await preferences_of(interaction).learn(interaction)
        await work()
    except discord.HTTPException as error:
        log.info("the modal for interaction %s was not taken: %s", interaction.id, error.code or error.status)
    except (aiohttp.ClientError, OSError) as error:
        log.warning("the modal for interaction %s was not taken: %s", interaction.id, type(error).__name__)


def refusal_text(chosen: Words, refusal: Refused | IllegalMove) -> str:
    """A refusal in words; a tuple among its values is a list of names."""
    values = {
        name: chosen.join(plain(str(one)) for one in cast("tuple[object, ...]", value))
        if isinstance(value, tuple)
        else value
        for name, value in refusal.values.items()
    }
    return chosen.say(refusal.reason, **values)


async def _tell(interaction: discord.Interaction, text: str) -> None:
    layout = words_layout(text, user=interaction.user.id)
    try:
        message = await (beside if Answering.of(interaction).in_place else answer)(interaction, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s: the refusal was lost: %s", interaction.id, type(error).__name__)
    else:
        await _stands(interaction, message, Kind.REFUSAL)

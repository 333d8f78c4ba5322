"""Answering an interaction: acknowledged first, then the work, and every error told to that person alone."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, cast

import aiohttp
import discord

from bot import metrics
from bot.dialogs.private import answer, followup
from bot.errors import MaybeStored, NotShown, Refused, error_code
from bot.layouts.dialog import words_layout
from bot.layouts.layout import PrivateLayout
from bot.people.limits import Limits
from bot.people.preferences import preferences_of
from bot.text import plain
from bot.verdicts import Fate, fate
from games.contract import IllegalMove
from locales import Words, words

log = logging.getLogger(__name__)

TOLD: Mapping[type[Exception], str] = {NotShown: "refusal-not-shown", MaybeStored: "refusal-maybe-stored"}
"""What a person reads of what broke, where it is not certain that nothing was changed."""


class _HasLimits(Protocol):
    limits: Limits


class _HasHost(Protocol):
    host: _HasLimits


def words_for(interaction: discord.Interaction) -> Words:
    """The words of the person's own language: the one they chose, else that of their Discord. The buttons of a table's
    card are called as they are written there."""
    known = preferences_of(interaction)
    language, card = known.language(interaction), known.card_language(interaction)
    return words(language) if card is None else words(language, card)


async def acknowledge(interaction: discord.Interaction, *, in_place: bool = False) -> bool:
    """Tells Discord that an answer is coming: in the message that was pressed (`in_place`), else in a new
    ephemeral one. False when it is too late or Discord did not take it; then nothing must be done."""
    if interaction.response.is_done():
        return True
    arrived = time.perf_counter()
    try:
        if in_place:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if fate(error) is Fate.DONE:
            return True
        level = logging.INFO if fate(error) is Fate.USELESS else logging.WARNING
        log.log(level, "interaction %s could not be acknowledged: %s", interaction.id, error.code or error.status)
        return False
    except (aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s could not be acknowledged: %s", interaction.id, type(error).__name__)
        return False
    metrics.ACKNOWLEDGED.observe(time.perf_counter() - arrived)
    return True


async def show(interaction: discord.Interaction, layout: PrivateLayout) -> bool:
    """Shows the layout as the answer. What can't be shown any more is logged, and False: the work itself is done."""
    try:
        await answer(interaction, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the answer to interaction %s was lost: %s", interaction.id, type(error).__name__)
        return False
    return True


async def respond(
    interaction: discord.Interaction,
    work: Callable[[], Awaitable[None]],
    *,
    in_place: bool = False,
    keep: bool = False,
) -> None:
    """Acknowledges, does the work, and turns every error into a private, localised sentence.

    `in_place`: the work edits the message that was pressed, so a refusal stands beside it. `keep`: the language of the
    person's Discord is kept for their direct messages.
    """
    if not await acknowledge(interaction, in_place=in_place):
        return
    try:
        await preferences_of(interaction).learn(interaction, keep=keep)
        cast(_HasHost, interaction.client).host.limits.press(interaction.user.id)
        await work()
    except (Refused, IllegalMove) as refusal:
        await _tell(interaction, refusal_text(words_for(interaction), refusal), in_place)
    except Exception as error:
        code = error_code()
        text = TOLD.get(type(error), "refusal-broken")
        log.exception("code %s: interaction %s broke", code, interaction.id)
        await _tell(interaction, words_for(interaction).say(text, code=code), in_place)


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


async def _tell(interaction: discord.Interaction, text: str, in_place: bool) -> None:
    layout = words_layout(text, user=interaction.user.id)
    try:
        await (followup if in_place else answer)(interaction, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s: the refusal was lost: %s", interaction.id, type(error).__name__)

"""Deals of the day without Discord: opened, and played to their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azalai.bot.solo import deals
from azalai.bot.solo.deals import Dealt
from azalai.bot.tables.host import Host
from azalai.games.alone import Alone
from azalai.games.contract import Move
from tests.bot.without_discord import AMARA, GUILD


def first(course: Alone) -> Move:
    """Choose the first legal move."""
    return course.game.moves(course.state, course.own)[0]


def last(course: Alone) -> Move:
    """Choose the last legal move."""
    return course.game.moves(course.state, course.own)[-1]


def midnight_of(dealt: Dealt) -> float:
    """Return the moment at which the day of a deal began, in seconds since 1970."""
    return dealt.deal.day * 86_400.0


async def opened(host: Host, person: Any = AMARA, game: str = "souk", guild: int | None = GUILD) -> Dealt:
    """Open the deal of today."""
    return await deals.open_deal(host, person.id, person.name, guild, game)


async def finished(
    host: Host, person: Any = AMARA, game: str = "souk", choose: Callable[[Alone], Move] = first, guild: int = GUILD
) -> Dealt:
    """Play it to its end."""
    dealt = await opened(host, person, game, guild)
    while dealt.row.ended_at is None:
        dealt = await deals.play(host, person.id, dealt.number, dealt.row.decision, choose)
    return dealt

"""Mentions: the one place that names people so that Discord calls them, by their preferences.

A sender asks for the `Mentions` of those it wants to call, names all with it, and hands it to the poster, which
takes nothing else. A person who does not want to be called for that reason is named without a sound.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

import msgspec

from azalai.bot.people.preferences import PreferencesCache
from azalai.bot.text import plain


class Reason(enum.Enum):
    """Reasons of a call, each with its preference."""

    TURN = "turn"  # their own game: a turn, a question of the others, its end
    ALONE = "alone"  # their turn, without another message such as a direct one
    INVITATION = "invitation"  # an invitation to a table


class Mentions(msgspec.Struct, frozen=True):
    """People whom a message mentions; no other is called by it."""

    users: frozenset[int] = frozenset()

    def without(self, users: frozenset[int]) -> Mentions:
        """Return the same without these people."""
        return Mentions(self.users - users)

    def name(self, user: int, name: str) -> str:
        """Return that person in a sentence: with a mention, or by their name alone."""
        return f"<@{user}>" if user in self.users else f"**{plain(name)}**"


NOBODY = Mentions()
"""Mentions of a message that calls no user."""


def mention_only(user: int | None) -> Mentions:
    """Return the mention of the one person whom an operator has named, if any, without preferences."""
    return NOBODY if user is None else Mentions(frozenset((user,)))


async def mentions(preferences: PreferencesCache, users: Iterable[int | None], reason: Reason) -> Mentions:
    """Return those of these people (None: a robot) who may be called for that reason."""
    wanting: set[int] = set()
    for user in users:
        if user is None:
            continue
        reader = await preferences.load(user)
        wants = {
            Reason.TURN: reader.wants_mention,
            Reason.ALONE: reader.wants_calls,
            Reason.INVITATION: reader.wants_invitations,
        }
        if wants[reason]:
            wanting.add(user)
    return Mentions(frozenset(wanting))


def mention_user(user: int) -> str:
    """Return a person without a known name as Discord shows them on a card without a mention."""
    return f"<@{user}>"

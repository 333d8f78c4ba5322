"""Who mentions whom: the one place that names people so that Discord calls them, and it asks their preferences.

A sender asks for the `Mentions` of those it wants to call, names everybody with it, and hands it to the poster, which
takes nothing else. Who does not want to be called for that reason is named all the same, and sleeps on.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

import msgspec

from azalai.bot.people.preferences import PreferencesCache
from azalai.bot.text import plain


class Reason(enum.Enum):
    """Why people are called: it follows which preference is asked."""

    TURN = "turn"  # their own game: a turn, a question of the others, its end
    ALONE = "alone"  # their turn, of which nothing else tells them, such as a direct message
    INVITATION = "invitation"  # somebody wants them at a table


class Mentions(msgspec.Struct, frozen=True):
    """The people whom a message mentions; nobody else is called by it."""

    users: frozenset[int] = frozenset()

    def without(self, users: frozenset[int]) -> Mentions:
        """Return the same without these people."""
        return Mentions(self.users - users)

    def name(self, user: int, name: str) -> str:
        """That person in a sentence: with a mention, or by their name alone."""
        return f"<@{user}>" if user in self.users else f"**{plain(name)}**"


NOBODY = Mentions()
"""For a message that calls nobody."""


def only(user: int | None) -> Mentions:
    """The one person whom an operator has named to be called, if anybody: nothing else is asked."""
    return NOBODY if user is None else Mentions(frozenset((user,)))


async def mentions(preferences: PreferencesCache, users: Iterable[int | None], reason: Reason) -> Mentions:
    """Of these people (None: a robot), those who may be called for that reason."""
    wanting: set[int] = set()
    for user in users:
        if user is None:
            continue
        reader = await preferences.of(user)
        wants = {
            Reason.TURN: reader.wants_mention,
            Reason.ALONE: reader.wants_calls,
            Reason.INVITATION: reader.wants_invitations,
        }
        if wants[reason]:
            wanting.add(user)
    return Mentions(frozenset(wanting))


def shown(user: int) -> str:
    """A person whose name is not known here, as Discord shows it where nobody may be mentioned: on a card."""
    return f"<@{user}>"

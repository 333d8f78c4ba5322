"""Terms of a new tournament, their bounds, and which contradict each other."""

from __future__ import annotations

import msgspec

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.errors import Refused
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.games import GAMES
from azalai.locales import Language

AT_ONCE = 5
"""Largest number of open and running tournaments in a server."""
OPEN_OF_ONE = 1
"""Largest number of one person's tournaments that wait for entrants; managers may have `AT_ONCE`."""
MOST = 64
"""Largest number of entrants, robots included."""
ROUNDS, MOST_ROUNDS = 3, 15
"""Rounds of a Swiss tournament: the default, and the largest number."""
MOST_HOURS = 24 * 60
HOUR = 3600.0
NAME = 40
"""Largest number of characters in the name of a tournament."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True):
    """Terms of a new tournament; `azalai.bot.store.tournament_schema` explains them.

    `rounds`, `hours` and `robots` are None if they were not chosen. `fill`: the number of robots.
    """

    guild: int
    channel: int
    name: str
    game: str
    options: bytes
    language: Language
    kind: Kind
    wanted: int
    rounds: int | None = None
    pace: str = "{}"
    least: int = 3
    most: int = MOST
    starts_at: float | None = None
    hours: float | None = None
    robots: bool | None = None
    fill: int = 0


def check_terms(new: NewTournament, now: float, *, may_manage: bool) -> None:
    """Raise `Refused` if the terms are out of bounds or contradict each other.

    `may_manage`: the person manages the server, and may have more robots than people.
    """
    _check_bounds(new, now)
    if new.kind is Kind.KNOCKOUT and new.wanted != 2:
        raise Refused("refusal-knockout-of-two")
    if new.kind is not Kind.SWISS and new.rounds is not None:
        raise Refused("refusal-tournament-no-rounds")
    if new.wanted > new.most:
        raise Refused("refusal-tournament-size-over-field", size=new.wanted, most=new.most)
    if new.robots is not None and not new.hours:
        raise Refused("refusal-tournament-late-without-hours")
    if new.hours and decode_pace(new.pace).turn > new.hours:
        raise Refused("refusal-tournament-turn-over-round", hours=f"{new.hours:g}")
    if 2 * new.fill > new.most and not may_manage:
        raise Refused("refusal-tournament-many-robots", most=new.most // 2)


def _check_bounds(new: NewTournament, now: float) -> None:
    """Raise `Refused` if a single term is out of its bounds."""
    seats = GAMES[new.game].seats
    if new.wanted not in seats:
        raise Refused("refusal-tournament-size", least=min(seats), most=max(seats))
    if not max(2, min(seats)) <= new.least <= new.most <= MOST:
        raise Refused("refusal-tournament-field", least=max(2, min(seats)), most=MOST)
    if new.rounds is not None and not 1 <= new.rounds <= MOST_ROUNDS:
        raise Refused("refusal-tournament-rounds", most=MOST_ROUNDS)
    if new.hours is not None and not 0 <= new.hours <= MOST_HOURS:
        raise Refused("refusal-tournament-hours", most=MOST_HOURS)
    if not 0 <= new.fill < new.most:
        raise Refused("refusal-tournament-fill")
    if new.starts_at is not None and new.starts_at <= now:
        raise Refused("refusal-tournament-past")

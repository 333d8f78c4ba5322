"""Rows of tournaments: the tournament itself, its entrants, its games."""

from __future__ import annotations

import enum

import msgspec

from azalai.bot.store.about import AboutTournament
from azalai.bot.tournaments.pairing.plan import Kind, Plan
from azalai.games import GAMES


class TournamentStatus(enum.StrEnum):
    """Stages of a tournament."""

    OPEN = "open"  # people join
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


LIVE = (TournamentStatus.OPEN, TournamentStatus.RUNNING)


class Trouble(enum.StrEnum):
    """Obstacles of a tournament."""

    SEND = "send"  # the card can't be written
    THREADS = "threads"  # no thread may be made
    FULL = "full"  # the server has as many threads as it may
    DAY = "day"  # as many threads were made in the server today as may be
    HOME = "home"  # its channel was deleted
    REMOVED = "removed"  # the bot was put out of the server
    AWAY = "away"  # its game is not installed


class Reason(enum.StrEnum):
    """Reasons of a tournament's cancelling."""

    FEW = "few"  # too few took part; while it is open: its hour has passed with too few
    LAPSED = "lapsed"  # it was not begun
    ENDED = "ended"  # its host or a manager of the server has ended it
    CHANNEL = "channel"  # its channel was deleted before it began
    TROUBLE = "trouble"  # its obstacle has lasted too long


class GameStatus(enum.StrEnum):
    """The stages of a game of a round, in their order."""

    PAIRED = "paired"  # its table is not open yet
    PLAYING = "playing"
    LATE = "late"  # the round is over: those who must decide are sent away
    OVERTIME = "overtime"  # the others play on for a while
    RELIEVED = "relieved"  # robots play on; the seats count for the former players
    OVER = "over"


class Ended(enum.StrEnum):
    """Ends of a game."""

    PLAYED = "played"
    RESIGNED = "resigned"
    STALLED = "stalled"  # lost by not playing
    WALKOVER = "walkover"  # of two one had left before it began
    ROBOTS = "robots"  # robots alone played it, without a table
    WITHOUT = "without"  # it has no winner: all places are shared


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, as `tournament_schema.py` explains its columns."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    name: str
    game: str
    options: bytes
    language: str
    kind: Kind
    wanted: int
    rounds: int
    pace: str
    least: int
    most: int
    hours: float
    robots: bool
    status: TournamentStatus
    seed: bytes
    round: int
    stamp: int
    created_at: float
    ended_at: float | None
    shown: int = -1
    trouble: Trouble | None = None
    round_left: float | None = None
    reason: Reason | None = None
    many_robots: bool = False
    event_id: int | None = None

    @property
    def is_live(self) -> bool:
        """True if it is open or running."""
        return self.status in LIVE

    @property
    def about(self) -> AboutTournament:
        """The tournament as its timers and messages name it."""
        return AboutTournament(self.id)

    @property
    def plan(self) -> Plan:
        """Plan of its rounds; a game that is not installed counts as one for tables of the wanted size alone."""
        seats = GAMES[self.game].seats if self.game in GAMES else (self.wanted,)
        return Plan(self.kind, self.wanted, seats[0], seats[-1], self.rounds, self.seed)


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Entrant; a robot has no user. `gone`: they are no longer paired."""

    tournament_id: int
    number: int
    user_id: int | None
    name: str
    gone: bool


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a round.

    `seats`: the entrants by seat; `table_id`: None until its table is open; `thread_id`: its thread, and `threads`: how
    many were made for it; `places`, `scores`: by seat, empty until it is over.
    """

    tournament_id: int
    number: int
    round: int
    seats: tuple[int, ...]
    table_id: int | None
    places: tuple[int, ...]
    scores: tuple[int, ...]
    status: GameStatus
    ended: Ended | None = None
    thread_id: int | None = None
    threads: int = 0

    @property
    def is_played(self) -> bool:
        """True if its table is open and has no result yet."""
        return self.status not in (GameStatus.PAIRED, GameStatus.OVER)

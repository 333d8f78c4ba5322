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
    """Obstacles of a whole tournament."""

    SEND = "send"  # the card can't be posted
    THREADS = "threads"  # the bot may not make threads
    FULL = "full"  # the server has reached Discord's limit of threads
    DAY = "day"  # the server has reached the bot's limit of new threads a day
    REFUSED = "refused"  # Discord refuses the thread of a game again and again
    HOME = "home"  # its channel was deleted
    REMOVED = "removed"  # the bot was removed from the server
    AWAY = "away"  # its game is not installed


class Reason(enum.StrEnum):
    """Reasons why a tournament is cancelled."""

    FEW = "few"  # it had too few entrants; while it is open: its start time has passed with too few
    LAPSED = "lapsed"  # it was not begun in time
    ENDED = "ended"  # its host or a manager of the server has ended it
    CHANNEL = "channel"  # its channel was deleted before it began
    TROUBLE = "trouble"  # a trouble has lasted too long


class GameStatus(enum.StrEnum):
    """Stages of a game of a round, in their order."""

    PAIRED = "paired"  # its table is not open yet
    PLAYING = "playing"
    LATE = "late"  # the time of the round is over: robots will replace the players who must decide
    OVERTIME = "overtime"  # the other players play on for a day
    RELIEVED = "relieved"  # robots play on; the result counts for the former players
    OVER = "over"


class Ended(enum.StrEnum):
    """Kinds of a game's end."""

    PLAYED = "played"
    RESIGNED = "resigned"
    STALLED = "stalled"  # a player has lost by not playing
    WALKOVER = "walkover"  # one of two players had left before it began
    ROBOTS = "robots"  # only robots played it, without a table
    WITHOUT = "without"  # it has no winner, and all share the places


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament; `tournament_schema.py` explains the columns."""

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
        """True if the tournament is open or running."""
        return self.status in LIVE

    @property
    def about(self) -> AboutTournament:
        """Subject of the tournament's timers and messages."""
        return AboutTournament(self.id)

    @property
    def plan(self) -> Plan:
        """Plan of the rounds. A game that is not installed counts as one for only the wanted number of seats."""
        seats = GAMES[self.game].seats if self.game in GAMES else (self.wanted,)
        return Plan(self.kind, self.wanted, seats[0], seats[-1], self.rounds, self.seed)


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Entrant; a robot has no `user_id`. `gone`: they are no longer paired."""

    tournament_id: int
    number: int
    user_id: int | None
    name: str
    gone: bool


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a round.

    `seats`: the numbers of the entrants by seat. `table_id`: None until its table is open. `places`, `scores`: by seat,
    empty until the game is over. `threads`: the number of threads that were made for it.
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
        """True if the table of the game is open and the game has no result."""
        return self.status not in (GameStatus.PAIRED, GameStatus.OVER)

"""Rows of the store, as structs."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from datetime import date
from typing import TypeVar

import msgspec

from azalai.bot.store.about import About
from azalai.bot.store.addresses import Address, FollowerAddress, UserAddress
from azalai.robots import Level

Value = TypeVar("Value")


class MissingValue(ValueError):
    """Error: a row lacks a value that its caller needs."""


def require(value: Value | None, row: msgspec.Struct, name: str) -> Value:
    """Return a value that a row must have. Raises `MissingValue`, with `name`, if it is None."""
    if value is None:
        raise MissingValue(f"{type(row).__name__} without {name}")
    return value


def _require_table(row: msgspec.Struct, about: About) -> int:
    return require(about if isinstance(about, int) else None, row, "a table")


class Status(enum.StrEnum):
    """Status of a table and its game."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    AGREED = "agreed"  # the players agreed to end it
    RESIGNED = "resigned"  # one of two gave up
    ABANDONED = "abandoned"  # abandoned; it can be reopened for a while
    STRANDED = "stranded"  # its channel is deleted; it can be moved to another
    QUARANTINED = "quarantined"  # its state can't be read


ENDED_EARLY = (Status.AGREED, Status.RESIGNED, Status.ABANDONED)
"""Statuses of games that ended before their rules end them. Their last position can still be seen."""
OVER = (Status.FINISHED, Status.CANCELLED, Status.EXPIRED, Status.AGREED, Status.RESIGNED)
"""Statuses of games that are over for good. An abandoned game is not, because it may be reopened."""


class Guest(msgspec.Struct, frozen=True):
    """Invited person. `name`: their name at the invitation, or None in a row of an earlier version."""

    user: int
    name: str | None = None


def encode_guests(invited: Sequence[Guest]) -> str:
    """Return the invited people as the text of their column."""
    return msgspec.json.encode(invited).decode()


def decode_guests(column: str) -> tuple[Guest, ...]:
    """Return the invited people from the text of their column. Rows of earlier versions have only their numbers."""
    guests = msgspec.json.decode(column, type=tuple[int | Guest, ...])
    return tuple(Guest(guest) if isinstance(guest, int) else guest for guest in guests)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `tables`. `position`: the number of the newest move; `seed`: secret until the game is over."""

    id: int
    game: str
    version: int
    options: bytes
    language: str
    guild_id: int | None = None
    channel_id: int
    host_id: int
    status: Status
    random_seats: bool = False
    invited: tuple[Guest, ...] = ()
    position: int
    seed: bytes | None = None
    seed_hash: str | None = None
    missing_permission: str | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    pace: str = "{}"
    warned_at: float | None = None
    rematch_of: int | None = None
    removed: tuple[int | str, ...] = ()
    suggestions: bool = True
    suggest_rated: bool = False
    turning_points: bool = True
    commitment: int = 1
    full_at: int | None = None
    tournament_id: int | None = None

    @property
    def is_in_tournament(self) -> bool:
        """True if the table plays a game of a tournament that has no result yet: other rules hold for its seats."""
        return self.tournament_id is not None

    def __repr__(self) -> str:
        """Return a text without the secret seed, because it may be logged."""
        return f"<row of table {self.id}: {self.game}, {self.status}, at {self.position}>"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `seats`: a seat and its player. `user_id` is None for a robot."""

    table_id: int
    seat: int
    user_id: int | None
    name: str
    decision: int = 0
    deciding: bool = False
    since: float | None = None
    bank: float | None = None
    due: float | None = None
    clock_since: float | None = None
    missed: int = 0
    reminded: int = 0
    muted: bool = False
    reminded_at: float | None = None
    waited: float = 0.0
    turns: int = 0
    seen: int = 0
    open: bool = False
    offered_to: int | None = None
    resigned_by: int | None = None
    stalled: bool = False
    wishes: str = "{}"
    agreed: str | None = None
    asked: str = "[]"
    taken_back: int = 0
    level: str | None = None

    @property
    def required_user(self) -> int:
        """Person who sits here. Raises `MissingValue` for a robot."""
        return require(self.user_id, self, "a person")

    @property
    def is_robot(self) -> bool:
        """True if a robot sits here."""
        return self.user_id is None

    @property
    def robot_level(self) -> Level | None:
        """Level of the robot in this seat, or None for a person, even an erased one.

        A robot whose `level` is a character of its game, or a level that this version does not know, is solid.
        """
        if self.level is None:
            return None
        return Level(self.level) if self.level in tuple(Level) else Level.SOLID


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `moves`, an entry of the history: a move, or the setup of the game (`seat` None).

    `stood_in`: a robot chose the move for the person in the seat.
    """

    table_id: int
    number: int
    seat: int | None = None
    move: str
    events: bytes
    interaction_id: int | None = None
    played_at: float
    stood_in: bool = False


class PastAct(msgspec.Struct, frozen=True):
    """Entry of the history without its events.

    `reveals`: it revealed something hidden or random, or this is not known. `pressed`: a person's interaction made it.
    `stood_in`: a robot chose the move for the person in the seat.
    """

    number: int
    seat: int | None
    move: str
    played_at: float
    reveals: bool
    pressed: bool = True
    stood_in: bool = False


class MessageKind(enum.StrEnum):
    """Kind of a message in the outbox or on Discord."""

    CARD = "card"  # the table card
    PING = "ping"  # calls the seats that must decide; without seats, it deletes the former call
    INVITATION = "invitation"
    INVITATION_RENEW = "invitation-renew"  # shows if people may still join; deletes invitations to a begun game
    NOTICE = "notice"  # a sentence
    END = "end"  # the game is over
    DM = "dm"  # a seat's own message
    DM_RENEW = "dm-renew"  # shows the present choices in a seat's own message
    DM_CLOSE = "dm-close"  # reduces a seat's own message to one line
    DM_OVER = "dm-over"  # a seat's own message that is reduced to one line, until the next one replaces it
    DM_LEFT = "dm-left"  # the same, of a person who has left the seat
    DM_NOTICE = "dm-notice"  # a sentence for one person
    PREMOVE_DROPPED = "premove-dropped"  # tells a person why their premoves are dropped
    REMINDER = "reminder"
    REMINDERS_OVER = "reminders-over"  # deletes the reminders of a turn
    TIME_OUT = "time-out"  # a player's time has run out
    PROPOSAL = "proposal"
    SEAT_OFFER = "seat-offer"  # an offer of a seat
    FOLLOWER = "follower"  # the news of a table for its followers
    TURNING = "turning"  # a turning point of the game
    FILM = "film"  # the film of a game that is over, for all
    OPERATOR = "operator"  # a sentence about a table, for the operator
    MORNING = "morning"  # the deals of the day, in a server
    CUP_CARD = "cup-card"  # the card of a tournament
    CUP_THREAD = "cup-thread"  # opens the thread and the table of a game; `seat` is the number of the game
    CUP_LINE = "cup-line"  # a sentence about a tournament that mentions its entrants
    CUP_END = "cup-end"  # the winner of a tournament
    CUP_RENEWAL = "cup-renewal"  # takes an erased person out of a tournament's messages
    CUP_EVENT = "cup-event"  # the event of a tournament in its server
    CUP_TOLD = "cup-told"  # a sentence for the host of a tournament
    MORNING_TROUBLE = "morning-trouble"  # the obstacle to these posts, for the person who chose the channel
    SHARE = "share"  # a line about a deal of the day, in a server; `body` is the number of the game
    CLUB_RENEWAL = "club-renewal"  # takes an erased person out of a message about a server
    RENEWAL = "renewal"  # shows a person's new name in posted messages
    UNKNOWN = "unknown"

    @classmethod
    def _missing_(cls, value: object) -> MessageKind:
        """Return `UNKNOWN` for a kind that this version does not know, so that its row delays no other."""
        return cls.UNKNOWN


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `messages`: a sent message that may still be edited or deleted.

    `body` and `written_at`: its content and time as in the outbox, if it can't be drawn again from its subject.
    """

    id: int
    about: About
    kind: MessageKind
    seat: int | None
    channel_id: int
    message_id: int
    proposal_id: int | None = None
    body: str | None = None
    written_at: float | None = None


class OutboxMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `outbox`: a message to send. `decision`: the number of the seat's decision that it is about, or None."""

    id: int
    about: About
    address: Address
    kind: MessageKind
    seat: int | None
    decision: int | None
    body: str
    nonce: str
    attempts: int
    due: float
    written_at: float | None = None
    tried_at: float | None = None

    def is_due(self, now: float) -> bool:
        """Return True if it is due. A message that was not postponed stays due when the clock is set back."""
        return self.due <= now or self.due == self.written_at

    @property
    def table_id(self) -> int:
        """Number of the table that it is about. Raises `MissingValue` if it is about something else."""
        return _require_table(self, self.about)

    @property
    def in_channel(self) -> bool:
        """True if it is sent to a channel, not to one person."""
        return not isinstance(self.address, UserAddress | FollowerAddress)

    @property
    def required_user(self) -> int:
        """Receiver of the message. Raises `MissingValue` if it is sent to a channel."""
        to = self.address
        return require(to.user if isinstance(to, UserAddress | FollowerAddress) else None, self, "a person")

    @property
    def required_seat(self) -> int:
        """Seat to which the message belongs. Raises `MissingValue` if there is none."""
        return require(self.seat, self, "a seat")


class TimerKind(enum.StrEnum):
    """Kind of work that becomes due."""

    LOBBY = "lobby"  # the table was not started in time
    IDLE = "idle"  # the table may be idle: check it
    DEADLINE = "deadline"  # the time of a seat's decision runs out
    REMINDER = "reminder"
    CALL = "call"  # a person who was at the table has not moved
    AUTOPLAY = "autoplay"  # a robot plays a seat's turn to its end
    HOLIDAY = "holiday"  # a holiday of a person at the table begins or ends
    PREMOVE = "premove"  # the next premove of a seat is to be played
    REVIEW = "review"  # the game is over and can be reviewed
    PROPOSAL = "proposal"  # the first of the table's open proposals expires
    MORNING = "morning"  # the deals of the day are posted in a server
    CUP_START = "cup-start"  # a tournament begins
    CUP_ROUND = "cup-round"  # the time of a tournament's round is over; with a seat: for the second time
    CUP_GAME = "cup-game"  # the overtime of a game is over; `seat` is the number of the game
    CUP_LAPSE = "cup-lapse"  # a tournament has waited for too long
    CUP_LOOK = "cup-look"  # something may have changed at the tables of a tournament: check them
    UNKNOWN = "unknown"

    @classmethod
    def _missing_(cls, value: object) -> TimerKind:
        """Return `UNKNOWN` for a kind that this version does not know, so that its row delays no other."""
        return cls.UNKNOWN


CALENDAR = (TimerKind.HOLIDAY, TimerKind.MORNING, TimerKind.CUP_START)
"""Kinds that are due on a date. No pause, downtime or change of the clock postpones them."""


class TimerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `timers`: work of one kind that is due at a moment."""

    id: int
    about: About
    kind: TimerKind
    due: float
    seat: int | None = None

    @property
    def table_id(self) -> int:
        """Number of the table that it is about. Raises `MissingValue` if it is about something else."""
        return _require_table(self, self.about)

    @property
    def required_seat(self) -> int:
        """Seat of the timer. Raises `MissingValue` if it is about the whole table."""
        return require(self.seat, self, "a seat")


class PremoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `premoves`: a move that a player has prepared. It is played `delay` seconds after the decision begins."""

    table_id: int
    seat: int
    number: int
    move: str
    delay: float

    def __repr__(self) -> str:
        """Return a text without the secret move, because it may be logged."""
        return f"<premove {self.number} of a seat of table {self.table_id}>"


FIRST_OF_1970 = date(1970, 1, 1).toordinal()
"""Python's number of 1 January 1970, from which stored days are counted."""


class ProposalStatus(enum.StrEnum):
    """Status of a proposal."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    EXPIRED = "expired"  # its time ran out, or it no longer applies


class ProposalRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `proposals`: a proposal to which the players of a table may agree.

    `seat`: its author, or None for the bot; `target`: the seat that it is about, or None.
    """

    id: int
    table_id: int
    kind: str
    seat: int | None
    target: int | None
    body: str
    status: ProposalStatus
    opened_at: float
    closes_at: float
    closed_at: float | None = None

    @property
    def required_target(self) -> int:
        """Seat that the proposal is about. Raises `MissingValue` if there is none."""
        return require(self.target, self, "a target")


class Pause(msgspec.Struct, frozen=True):
    """Pause of the bot. `since`: its start, in seconds since 1970; `reason`: the words of the operator."""

    since: float
    reason: str


class Use(enum.StrEnum):
    """Act that a person may do only a limited number of times a day."""

    OPENING = "opening"  # of a table
    THREAD = "thread"  # the creation of a thread for a table
    INVITATION = "invitation"  # a mention of a person who is invited, or offered a seat
    MOVE = "move"  # of a table to another channel
    SHARE = "share"  # a line about a deal of the day, in a server

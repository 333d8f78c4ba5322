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
    """A row lacks a value that rows of its kind have."""


def require(value: Value | None, row: msgspec.Struct, name: str) -> Value:
    """Return a value that a row must have. Raises `MissingValue` if it is None; `name` names it."""
    if value is None:
        raise MissingValue(f"{type(row).__name__} without {name}")
    return value


def _require_table(row: msgspec.Struct, about: About) -> int:
    return require(about if isinstance(about, int) else None, row, "a table")


class Status(enum.StrEnum):
    """Status of a table."""

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
"""Statuses of games that ended before their rules ended them; their last position can still be seen."""
OVER = (Status.FINISHED, Status.CANCELLED, Status.EXPIRED, Status.AGREED, Status.RESIGNED)
"""Statuses of games that are over for good; an abandoned game may be reopened."""


class Guest(msgspec.Struct, frozen=True):
    """Invited person. `name`: their name then; None at tables of earlier versions."""

    user: int
    name: str | None = None


def encode_guests(invited: Sequence[Guest]) -> str:
    """Return the text of the column with the invited people."""
    return msgspec.json.encode(invited).decode()


def decode_guests(column: str) -> tuple[Guest, ...]:
    """Return the invited people from the text of their column; earlier versions stored only numbers."""
    guests = msgspec.json.decode(column, type=tuple[int | Guest, ...])
    return tuple(Guest(guest) if isinstance(guest, int) else guest for guest in guests)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """Table. `position`: the number of its newest move; `seed`: secret until its game is over."""

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
        """True if the table plays a game of a tournament that has no result yet; other rules hold for its seats."""
        return self.tournament_id is not None

    def __repr__(self) -> str:
        """Return a text without the secret seed, because it may be logged."""
        return f"<row of table {self.id}: {self.game}, {self.status}, at {self.position}>"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Seat and its player; `user_id` is None for a robot."""

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
        """The level of the robot in this seat, or None for a person, also if they were erased.

        A robot whose `level` is a character of its game, or a level that this version does not know, is solid.
        """
        if self.level is None:
            return None
        return Level(self.level) if self.level in tuple(Level) else Level.SOLID


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """Entry of the history: a move, or the setup of the game (`seat` None).

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

    `reveals`: it revealed something hidden or random, or that is not known. `pressed`: a person's interaction made it.
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

    CARD = "card"  # the living message of the table
    PING = "ping"  # names the seats that must decide; with none it takes the call before away
    INVITATION = "invitation"
    INVITATION_RENEW = "invitation-renew"  # shows if one may still join, and deletes them if the game has begun
    NOTICE = "notice"  # a sentence
    END = "end"  # the game is over
    DM = "dm"  # a seat's own message
    DM_RENEW = "dm-renew"  # shows the present choices in it
    DM_CLOSE = "dm-close"  # makes one line of it
    DM_OVER = "dm-over"  # a seat's own message that is one line, until the next takes its place
    DM_LEFT = "dm-left"  # the same for a person who has left the seat
    DM_NOTICE = "dm-notice"  # a sentence for one person
    PREMOVE_DROPPED = "premove-dropped"  # tells a person why their premoves are dropped
    REMINDER = "reminder"
    REMINDERS_OVER = "reminders-over"  # takes the reminders of a turn away
    TIME_OUT = "time-out"  # a player's time has run out
    PROPOSAL = "proposal"
    SEAT_OFFER = "seat-offer"  # an offer of a seat
    FOLLOWER = "follower"  # the news of a table for its followers
    TURNING = "turning"  # a turning point of the game
    FILM = "film"  # of a game that is over, for all
    OPERATOR = "operator"  # about a table, for the operator
    MORNING = "morning"  # the deals of the day, in a server
    CUP_CARD = "cup-card"  # the living message of a tournament
    CUP_THREAD = "cup-thread"  # opens the thread and the table of a game, whose number is its seat
    CUP_LINE = "cup-line"  # a sentence about a tournament that mentions its entrants
    CUP_END = "cup-end"  # its winner
    CUP_RENEWAL = "cup-renewal"  # takes an erased person out of a tournament's messages
    CUP_EVENT = "cup-event"  # its event among those of the server
    CUP_TOLD = "cup-told"  # a sentence for its host
    MORNING_TROUBLE = "morning-trouble"  # the obstacle there, for the person who chose the channel
    SHARE = "share"  # a line about a deal of the day, in a server; its body is the number of the game
    CLUB_RENEWAL = "club-renewal"  # takes an erased person out of a message about a server
    RENEWAL = "renewal"  # a person has another name from now on, also in posted messages
    UNKNOWN = "unknown"

    @classmethod
    def _missing_(cls, value: object) -> MessageKind:
        """Return the kind of an unknown row, which holds up nothing but itself."""
        return cls.UNKNOWN


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """Sent message that may still be edited or deleted.

    `body` and `written_at`: its content as in the outbox, and its time, if it is not drawn again from its subject.
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
    """Message that is to be sent. `decision`: the number of the seat's decision to which it belongs, or None."""

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
        """Return True if it is due. A message that was never postponed is due even if the clock was set back since."""
        return self.due <= now or self.due == self.written_at

    @property
    def table_id(self) -> int:
        """The table that it is about. MissingValue if it is about something else."""
        return _require_table(self, self.about)

    @property
    def in_channel(self) -> bool:
        """True if it is sent to a channel, where all people read it."""
        return not isinstance(self.address, UserAddress | FollowerAddress)

    @property
    def required_user(self) -> int:
        """Its receiver. Raises `MissingValue` if it goes to a channel."""
        to = self.address
        return require(to.user if isinstance(to, UserAddress | FollowerAddress) else None, self, "a person")

    @property
    def required_seat(self) -> int:
        """Its seat. Raises `MissingValue` without one."""
        return require(self.seat, self, "a seat")


class TimerKind(enum.StrEnum):
    """Kinds of work that become due."""

    LOBBY = "lobby"  # the table was not started in time
    IDLE = "idle"  # a look whether the table is idle
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
    CUP_ROUND = "cup-round"  # the time of its round is over; with a seat: for the second time
    CUP_GAME = "cup-game"  # the overtime of a game is over, whose number is its seat
    CUP_LAPSE = "cup-lapse"  # it has waited for too long
    CUP_LOOK = "cup-look"  # a look at what may have changed at its tables
    UNKNOWN = "unknown"

    @classmethod
    def _missing_(cls, value: object) -> TimerKind:
        """Return the kind of an unknown row, which holds up nothing but itself."""
        return cls.UNKNOWN


CALENDAR = (TimerKind.HOLIDAY, TimerKind.MORNING, TimerKind.CUP_START)
"""Kinds that are due on a date. A pause, a stop of the bot and a change of the clock do not postpone them."""


class TimerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Row of `timers`: work of one kind that is due at a moment."""

    id: int
    about: About
    kind: TimerKind
    due: float
    seat: int | None = None

    @property
    def table_id(self) -> int:
        """The table that it is about. MissingValue if it is about something else."""
        return _require_table(self, self.about)

    @property
    def required_seat(self) -> int:
        """Its seat. Raises `MissingValue` if it is about the whole table."""
        return require(self.seat, self, "a seat")


class PremoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """Move that a player has prepared for a later decision. It is played `delay` seconds after that decision begins."""

    table_id: int
    seat: int
    number: int
    move: str
    delay: float

    def __repr__(self) -> str:
        """Return a text without the secret move, because it may be logged."""
        return f"<premove {self.number} of a seat of table {self.table_id}>"


FIRST_OF_1970 = date(1970, 1, 1).toordinal()


class ProposalStatus(enum.StrEnum):
    """Status of a proposal."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    EXPIRED = "expired"  # its time ran out, or it made no sense any more


class ProposalRow(msgspec.Struct, frozen=True, kw_only=True):
    """Proposal to which the players of a table are asked to agree. `seat`: its author, or None for the bot."""

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
        """The seat it is about. Raises `MissingValue` without one."""
        return require(self.target, self, "a target")


class Pause(msgspec.Struct, frozen=True):
    """Pause of the bot. `since`: its beginning in seconds since 1970; `reason`: the operator's words."""

    since: float
    reason: str


class Use(enum.StrEnum):
    """Acts that each person may do only a limited number of times a day."""

    OPENING = "opening"  # a table
    THREAD = "thread"  # made for a table
    INVITATION = "invitation"  # a mention of a person who is invited, or offered a seat
    MOVE = "move"  # of a table to another channel
    SHARE = "share"  # a line about a deal of the day, in a server

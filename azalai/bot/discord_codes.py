"""Meaning of Discord's refusals, by Discord's own codes: one table for all requests.

A status says little: 403 is a closed door, a missing permission, or a request to go slower. So every caller with an
error of Discord asks `verdict`, which looks up the code, and only for a code without a row the status.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Protocol

import msgspec

ATTACH = "trouble-attach-files"
LOCKED = "trouble-thread-locked"
REMOVED = "trouble-removed"
SEND = "trouble-send-messages"
"""Trouble of a table: the id of the message about it for the host. All but the first bring the game to a standstill."""
STANDSTILL = frozenset({LOCKED, REMOVED, SEND})

INVALID_BODY = 50035
"""Code with which Discord refuses a part of a request, and names it."""
PATIENCE_LOST = 408
"""Status with which a proxy before Discord says that it has waited for too long."""
MINUTES, HOUR = 300.0, 3600.0
PERMISSION_PAUSE = 900.0
"""Seconds until another try of a request that needs a permission."""


class Fate(enum.Enum):
    """Fate of a request."""

    AGAIN = "again"  # tried again, ever more slowly, without limit
    LATER = "later"  # tried again after the pause of its row, without limit
    WAITS = "waits"  # the table is at a standstill until a person has removed the obstacle
    WAKE = "wake"  # tried again once the thread is out of the archive
    FIXED = "fixed"  # the message stays and can't be changed: another replaces it
    GONE = "gone"  # the message is deleted: another replaces it
    DROPPED = "dropped"  # tried a few times and then dropped, because it holds up the messages behind it
    USELESS = "useless"  # no other try will do
    DONE = "done"  # done before


class Reach(enum.Enum):
    """News about the way to reach a person."""

    CLOSED = "closed"  # they take no direct messages of ours
    UNKNOWN = "unknown"  # the person is not there (any more)


_DOCS = "https://docs.discord.com/developers"
CODES = f"{_DOCS}/topics/opcodes-and-status-codes#json"
STATUSES = f"{_DOCS}/topics/opcodes-and-status-codes#http"
THREADS = f"{_DOCS}/topics/threads"
NONCES = f"{_DOCS}/resources/message#create-message"
CREATE_DM = f"{_DOCS}/resources/user#create-dm"
CALLBACKS = f"{_DOCS}/interactions/receiving-and-responding#responding-to-an-interaction"
OLD_EDITS = "https://github.com/discord-userdoccers/discord-userdoccers/pull/551"
CLOSED_BY_SERVER = "https://github.com/discord/discord-api-docs/issues/8238"
QUARANTINE = "https://github.com/discord-php/DiscordPHP/issues/467"


class Verdict(msgspec.Struct, frozen=True):
    """Row of the table.

    `means`: meaning in Discord's words. `message`: the fate of the request; `pause`: seconds until the next try, if
    that is LATER or WAITS. `table`: the trouble there, as the id of a message; `gone`: its channel is deleted; `full`:
    Discord's limit of that kind is reached. `person`: the news about them. `operator`: the id of a message to them,
    sent now and then. `source`: the page that says so.
    """

    means: str
    message: Fate
    source: str = CODES
    pause: float = PERMISSION_PAUSE
    table: str | None = None
    gone: bool = False
    full: bool = False
    person: Reach | None = None
    operator: str | None = None


REFUSED, QUARANTINED = "operator-refused", "operator-quarantined"
PICTURE_REFUSED = "operator-picture-refused"

VERDICTS: Mapping[int, Verdict] = {
    # The channel, the message, the person
    10003: Verdict("Unknown channel", Fate.USELESS, gone=True),
    10004: Verdict("Unknown guild", Fate.USELESS),
    10007: Verdict("Unknown member", Fate.USELESS, person=Reach.UNKNOWN),
    10008: Verdict("Unknown message", Fate.GONE, source=NONCES),
    10013: Verdict("Unknown user", Fate.USELESS, person=Reach.UNKNOWN),
    50033: Verdict("Invalid Recipient(s)", Fate.USELESS, person=Reach.UNKNOWN),
    # Interactions
    10015: Verdict("Unknown webhook", Fate.USELESS, source=CALLBACKS),
    10062: Verdict("Unknown interaction", Fate.USELESS, source=CALLBACKS),
    40060: Verdict("Interaction has already been acknowledged", Fate.DONE, source=CALLBACKS),
    50027: Verdict("Invalid webhook token provided", Fate.USELESS, source=CALLBACKS),
    # Edits
    30046: Verdict("Maximum number of edits to messages older than 1 hour reached", Fate.FIXED, source=OLD_EDITS),
    50005: Verdict("Cannot edit a message authored by another user", Fate.FIXED),
    50021: Verdict("Cannot execute action on a system message", Fate.FIXED),
    # Events of a server
    10070: Verdict("Unknown Guild Scheduled Event", Fate.USELESS),
    30038: Verdict("Maximum number of uncompleted guild scheduled events reached (100)", Fate.USELESS, full=True),
    180000: Verdict("Cannot update a finished event", Fate.USELESS),
    # Threads
    50083: Verdict("Tried to perform an operation on an archived thread", Fate.WAKE, source=THREADS),
    160005: Verdict("Thread is locked", Fate.WAITS, source=THREADS, table=LOCKED),
    160006: Verdict("Maximum number of active threads reached", Fate.LATER, full=True),
    160007: Verdict("Maximum number of active announcement threads reached", Fate.LATER, full=True),
    # Emojis of the application
    30008: Verdict("Maximum number of emojis reached", Fate.USELESS, full=True),
    # Permissions
    50001: Verdict("Missing access", Fate.WAITS, table=SEND),
    50009: Verdict("Channel verification level is too high", Fate.WAITS, table=SEND),
    50013: Verdict("You lack permissions to perform that action", Fate.WAITS, table=SEND),
    400001: Verdict("Access to file uploads has been limited", Fate.WAITS, table=ATTACH),
    # Pictures
    20009: Verdict("Explicit content cannot be sent to the desired recipient(s)", Fate.DROPPED),
    # Direct messages; those two come with 403 and with 400
    50007: Verdict("Cannot send messages to this user", Fate.USELESS, source=CLOSED_BY_SERVER, person=Reach.CLOSED),
    50278: Verdict(
        "Cannot send messages to this user due to having no mutual guilds",
        Fate.USELESS,
        source=CLOSED_BY_SERVER,
        person=Reach.CLOSED,
    ),
    40003: Verdict("You are opening direct messages too fast", Fate.LATER, source=CREATE_DM, pause=MINUTES),
    20026: Verdict(
        "Your bot has been flagged by our anti-spam system",
        Fate.LATER,
        source=QUARANTINE,
        pause=HOUR,
        operator=QUARANTINED,
    ),
    # Discord is busy, or has switched something off
    20028: Verdict("The channel has hit the write rate limit", Fate.AGAIN),
    20029: Verdict("The server has hit the write rate limit", Fate.AGAIN),
    40004: Verdict("Send messages has been temporarily disabled", Fate.LATER, pause=MINUTES),
    40006: Verdict("This feature has been temporarily disabled server-side", Fate.LATER, pause=MINUTES),
    40062: Verdict("Service resource is being rate limited", Fate.AGAIN),
    40333: Verdict("Cloudflare is blocking your request", Fate.LATER, pause=MINUTES, operator=REFUSED),
    130000: Verdict("API resource is currently overloaded", Fate.AGAIN),
}
"""Meaning of each code. The rest goes by its status."""

_BUSY = Verdict("Discord is busy or has a fault of its own", Fate.AGAIN, source=STATUSES)
_FORBIDDEN = Verdict("Forbidden", Fate.LATER, source=STATUSES, operator=REFUSED)
_REFUSED = Verdict("Bad request", Fate.DROPPED, source=STATUSES)


class Answer(Protocol):
    """Refusal of Discord, as in discord.py's `HTTPException`."""

    code: int
    status: int
    text: str


def verdict(error: Answer) -> Verdict:
    """Return the meaning of Discord's answer."""
    known = VERDICTS.get(error.code)
    if known is not None:
        return known
    if error.status >= 500 or error.status in (PATIENCE_LOST, 429):
        return _BUSY
    return _FORBIDDEN if error.status in (401, 403) else _REFUSED


def fate(error: Answer) -> Fate:
    """Return the fate of a request that Discord has refused with that answer."""
    return verdict(error).message


def is_closed(error: Answer) -> bool:
    """Return True if a person takes no direct messages of ours."""
    return verdict(error).person is Reach.CLOSED


def is_of_emojis(error: Answer) -> bool:
    """Return True if a message is refused for an emoji on a button or in a menu (`BUTTON_COMPONENT_INVALID_EMOJI`).

    discord.py's text of the answer names the place: `In components.0.components.1.emoji.id: Invalid emoji`.
    """
    return error.code == INVALID_BODY and "emoji" in error.text.casefold()


def is_elsewhere(error: Answer) -> bool:
    """Return True if a conversation is none of the bot's: its opener may write in it, or is told that it is closed."""
    answer = verdict(error)
    return answer.gone or answer.table == SEND

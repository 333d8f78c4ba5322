"""Schema of the store: tables of games, and of what belongs to them and to people.

Those of features: `tournament_schema.py`, `solo_schema.py`, `review_schema.py`. Every change needs a migration in
`migrations/versions`.

Times are seconds since 1970 (UTC). Ids of Discord are whole numbers of 64 bits.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

HIGHEST, HIGHEST_LONG = 2**31 - 1, 2**63 - 1
"""Highest numbers of an `Integer` and of a `BigInteger` column. PostgreSQL refuses a higher number."""

KEY = BigInteger().with_variant(Integer(), "sqlite")
"""Type of a row's growing number, and of references to it.

SQLite numbers rows by itself only in an `INTEGER` column, which has 64 bits there.
"""


def _make_subject_columns(name: str) -> tuple[Column[int], Column[int], Column[int], CheckConstraint]:
    """Return the columns of a row about a subject (`azalai.bot.store.about`), and the check that it has exactly one."""
    columns = ("table_id", "tournament_id", "guild_id")
    count = " + ".join(f"CASE WHEN {column} IS NULL THEN 0 ELSE 1 END" for column in columns)
    return (
        Column("table_id", KEY, ForeignKey("tables.id"), index=True),
        Column("tournament_id", KEY, ForeignKey("tournaments.id"), index=True),
        Column("guild_id", BigInteger),
        CheckConstraint(f"{count} = 1", name=f"ck_{name}_about"),
    )


tables = Table(
    "tables",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    # The channel while the table is open or running, else NULL: a channel has one such table.
    Column("live_channel_id", BigInteger, unique=True),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("random_seats", Boolean, nullable=False),
    Column("invited", Text, nullable=False, default="[]"),
    Column("position", Integer, nullable=False, default=0),
    Column("seed", LargeBinary),
    Column("seed_hash", String(64)),
    # Id of the message about the permission that the bot lacks in the channel.
    Column("missing_permission", String(64)),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    # Pace of the table, as JSON; `{}`: no clock.
    Column("pace", Text, nullable=False, server_default="{}"),
    # Time of the warning that the idle table will be abandoned.
    Column("warned_at", Float),
    Column("rematch_of", KEY),
    # People removed by its host, as JSON: they can return only by invitation. For an erased person a keyed hash of
    # person and table. Read until the start.
    Column("removed", Text, nullable=False, server_default="[]"),
    # True if its players may ask for suggestions, and let a robot play for them.
    Column("suggestions", Boolean, nullable=False, server_default=true()),
    # True if they may do so in a game that counts for ratings, too.
    Column("suggest_rated", Boolean, nullable=False, server_default=false()),
    # True if turning points of the game are posted as messages that stay in the channel.
    Column("turning_points", Boolean, nullable=False, server_default=true()),
    # Version of the commitment `seed_hash` (`azalai.bot.history.commitment`).
    Column("commitment", Integer, nullable=False, server_default="1"),
    # Tournament of its game, until the tournament has the result.
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), index=True),
    Column("full_at", Integer),  # number of players at which it starts by itself; NULL: its host starts it
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    # Number of the seat's decision. Buttons of earlier decisions are outdated.
    Column("decision", Integer, nullable=False, default=0),
    Column("deciding", Boolean, nullable=False, default=False),
    Column("since", Float),
    # Clock of the seat: the seconds left in its bank, and the deadline of this decision.
    Column("bank", Float),
    Column("due", Float),
    # Start of this decision's clock: the start of the turn, or a restart.
    Column("clock_since", Float),
    Column("missed", Integer, nullable=False, server_default="0"),
    # Number of reminders sent for this decision; `muted`: the person wants no more of them.
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("reminded_at", Float),
    # Seconds that the other players have waited for this seat, and the number of its decisions in that time.
    Column("waited", Float, nullable=False, server_default="0"),
    Column("turns", Integer, nullable=False, server_default="0"),
    # Number of the position that this person has seen last.
    Column("seen", Integer, nullable=False, server_default="0"),
    # True if another user may take the seat.
    Column("open", Boolean, nullable=False, server_default=false()),
    # Person to whom an open seat is offered; NULL: all.
    Column("offered_to", BigInteger),
    # Person who gave this seat up; `stalled`: they did not move until they were removed.
    Column("resigned_by", BigInteger),
    Column("stalled", Boolean, nullable=False, server_default=false()),
    # Sides that this person wishes, as JSON: the value by option of the game. Read until the start.
    Column("wishes", Text, nullable=False, server_default="{}"),
    # Terms to which this person has agreed, by sitting down or after a change, as JSON. Read until the start.
    Column("agreed", Text),
    # People whom offers of this seat have mentioned, as JSON: each is mentioned only once.
    Column("asked", Text, nullable=False, server_default="[]"),
    # Number of take-backs of this seat in its turn.
    Column("taken_back", Integer, nullable=False, server_default="0"),
    # Level or character of the robot here; NULL for a person, even an erased one.
    Column("level", String(8)),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("move", Text, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
    Column("played_at", Float, nullable=False),
    # True if a robot chose the move for the person in the seat.
    Column("stood_in", Boolean, nullable=False, server_default=false()),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("reveals", Boolean, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    *_make_subject_columns("messages"),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("proposal_id", KEY),
    # Content and time as in the outbox; for messages that can't be drawn again from their subject.
    Column("body", Text),
    Column("written_at", Float),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    *_make_subject_columns("outbox"),
    # Messages to one address are sent in the order of their ids (`azalai.bot.store.addresses`).
    Column("address", String(32), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("decision", Integer),
    Column("body", Text, nullable=False, default=""),
    Column("nonce", String(25), nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
    Column("written_at", Float),
    # Time of the first request that Discord may have carried out.
    Column("tried_at", Float),
    # A message may be dropped while it is being sent, so its number must not be given to another one.
    sqlite_autoincrement=True,
)

timers = Table(
    "timers",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    *_make_subject_columns("timers"),
    Column("kind", String(16), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("seat", Integer),
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("closed_dms_since", Float),
    Column("told_of_closed_dms", Boolean, nullable=False, default=False),
    # Preferences; NULL: the default, or that of Discord or of the table.
    Column("language", String(8)),
    Column("notify", String(8)),
    Column("remind_every", Float),
    Column("remind_most", Integer),
    # Quiet hours in minutes after midnight, in the person's time zone.
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("time_zone", String(64)),
    # True if every call waits for the end of the quiet hours, false if only direct messages do.
    Column("quiet_holds", Boolean, nullable=False, server_default=false()),
    Column("text_only", Boolean, nullable=False, server_default=false()),
    Column("contrast", Boolean, nullable=False, server_default=false()),
    # True if invitations may mention them.
    Column("invitations", Boolean, nullable=False, server_default=true()),
    # True if other servers may see their results.
    Column("everywhere", Boolean, nullable=False, server_default=false()),
    # True if mistakes that reviews have found come back to them as puzzles.
    Column("mistakes", Boolean, nullable=False, server_default=true()),
    # Explanations already shown to them, as JSON.
    Column("taught", Text, nullable=False, server_default="[]"),
    # Channel of their direct messages, once it was opened.
    Column("dm_channel_id", BigInteger),
)

holidays = Table(
    "holidays",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    # Days that the person chose, counted from 1 January 1970; a later change of their time zone does not alter them.
    Column("first_day", Integer, nullable=False, server_default="0"),
    Column("last_day", Integer, nullable=False, server_default="0"),
)

# Seat history: the past and present players of each seat.
seat_history = Table(
    "seat_history",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("table_id", KEY, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("name", String(100), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float),
    # True if they were removed: by the other players, a manager of the server or the clock.
    Column("sent_away", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
)

# Seats whose hands erased people have seen, until the game is over. `mark`: a keyed hash of person and table.
erased_seats = Table(
    "erased_seats",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("table_id", KEY, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("mark", String(64), nullable=False),
    Column("sent_away", Boolean, nullable=False),
)

# Days of holiday of erased people, until the year is over. `mark`: a keyed hash of person and year.
erased_holidays = Table(
    "erased_holidays",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("year", Integer, nullable=False),
    Column("days", Integer, nullable=False),
)

# Proposals to the players of a table: to end the game, to undo moves, a new pace, to remove a player.
proposals = Table(
    "proposals",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("table_id", KEY, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    # Seat of the author (NULL: the bot), and the seat that it is about, or NULL.
    Column("seat", Integer),
    Column("target", Integer),
    Column("body", Text, nullable=False, server_default=text("''")),
    Column("status", String(16), nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("closes_at", Float, nullable=False),
    # Time at which it was closed; NULL while it is open, and in rows of earlier versions.
    Column("closed_at", Float),
    sqlite_autoincrement=True,
)

votes = Table(
    "votes",
    metadata,
    Column("proposal_id", KEY, ForeignKey("proposals.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("yes", Boolean, nullable=False),
)

premoves = Table(
    "premoves",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("move", Text, nullable=False),
    # Seconds from the start of its decision until it is played.
    Column("delay", Float, nullable=False),
)

followers = Table(
    "followers",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The one direct message with the news of the table, and the time of its newest renewal.
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("told_at", Float),
)

# Result of a finished game for each seat. `counted`: one person played the seat to the end, so it counts for ratings.
results = Table(
    "results",
    metadata,
    Column("table_id", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("game", String(32), nullable=False),
    Column("guild_id", BigInteger),
    Column("place", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("ended_at", Float, nullable=False),
    # Mark of the seat's player if they were erased, for a while: a keyed hash of person and table.
    Column("mark", String(64)),
)

# Ratings of people by game and server; server 0 stands for all servers together.
ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    # Version of the method that rated the newest game (`azalai.bot.history.ratings`).
    Column("version", Integer, nullable=False, server_default="1"),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

# Servers that show their open tables to people elsewhere (`azalai.bot.world.store`).
world_servers = Table(
    "world_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("invite", String(32)),
    Column("since", Float),
    Column("dead", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
)

# Recent acts that have a daily limit (`azalai.bot.people.limits`).
usage = Table(
    "usage",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    # Person towards whom it was done, or NULL.
    Column("about", BigInteger),
    Column("guild_id", BigInteger),
    Column("table_id", KEY),
    Column("at", Float, nullable=False, index=True),
    # Marks in place of these two people if they were erased: a keyed hash of person and row.
    Column("mark", String(64)),
    Column("about_mark", String(64)),
)

# Processes that serve the database, if several can. `connections`: the name of their connections; `first_shard` to
# `last_shard`: their shards of the connection to Discord, of `shards` in all; `seen_at`: the time of their newest sign
# of life, by the clock of the database server.
processes = Table(
    "processes",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("connections", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("first_shard", Integer, nullable=False),
    Column("last_shard", Integer, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("began_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

# Time at which the next shard of a bucket may identify to Discord, by the clock of the database server.
identify_turns = Table(
    "identify_turns",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", Float, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

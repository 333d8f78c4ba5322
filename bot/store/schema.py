"""The tables of the store. Every change here needs a migration in `migrations/versions`.

Times are seconds since 1970 (UTC). Discord's ids are whole numbers of 64 bits.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
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
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    # The channel while the table is open or running, else empty: one such table per channel.
    Column("live_channel_id", BigInteger, unique=True),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("random_seats", Boolean, nullable=False),
    Column("invited", Text, nullable=False, default="[]"),
    Column("position", Integer, nullable=False, default=0),
    Column("seed", LargeBinary),
    Column("seed_hash", String(64)),
    Column("trouble", String(64)),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    # Counts what this seat had to decide: a button of an earlier decision is stale.
    Column("decision", Integer, nullable=False, default=0),
    Column("deciding", Boolean, nullable=False, default=False),
    Column("since", Float),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("move", Text, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
    Column("played_at", Float, nullable=False),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("reveals", Boolean, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False, index=True),
    # Rows of one lane are delivered in their order; a lane is a channel or a person.
    Column("lane", String(32), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("decision", Integer),
    Column("body", Text, nullable=False, default=""),
    Column("nonce", String(25), nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
    # A letter may be dropped while it is on its way: its number must not become that of another.
    sqlite_autoincrement=True,
)

timers = Table(
    "timers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("due", Float, nullable=False, index=True),
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("closed_dms_since", Float),
    Column("told_of_closed_dms", Boolean, nullable=False, default=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

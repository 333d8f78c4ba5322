"""The tables of the store for tournaments, as `schema.py` has those of tables."""

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
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from azalai.bot.store.schema import KEY, metadata

# Tournaments of servers, each in the channel of its card. `kind`: the rule of pairing; `wanted`: seats of a table;
# `rounds`: of a Swiss; `least`, `most`: limits of the entrants; `many_robots`: more robots than people may take part.
# `hours`: length of a round, 0: until its last table is over; `robots`: true if robots finish the open games then,
# false if the host decides. `seed`: source of everything drawn by lot. `stamp`: number of changes for its card;
# `shown`: the number on the card. `trouble`: the reason of a standstill (`azalai.bot.tournaments.troubles`), and
# `round_left`: seconds of the round left when it ends. `reason`: of its cancellation; `few` in an open one: its hour
# has passed with too few entrants. `event_id`: its event in the server; 0: the event was deleted, and no other is
# created. Its moments (start, end of a round) are timers.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", KEY, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("hours", Float, nullable=False),
    Column("robots", Boolean, nullable=False, server_default=true()),
    Column("status", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("stamp", Integer, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("trouble", String(16)),
    Column("round_left", Float),
    Column("reason", String(16)),
    Column("many_robots", Boolean, nullable=False, server_default=false()),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("event_id", BigInteger),
    Index("ix_tournaments_status", "status"),
)

# Entrants. `number`: in the order of joining, and from the start on in that of the draw. A robot has no user.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    # True if they are no longer paired.
    Column("gone", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("tournament_id", "user_id"),
    Index("ix_entrants_user_id", "user_id"),
)

# The games of all rounds. `seats`: the numbers of the entrants by seat, as JSON; `status`: its stage, and `ended`: the
# kind of its end (`azalai.bot.tournaments.store`). `table_id`: NULL until its table is open; `thread_id`: its thread,
# `threads`: number of threads made for it. `places` and `scores`: by seat, as JSON, when it is over.
tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("status", String(16), nullable=False, server_default="paired"),
    Column("ended", String(16)),
    Column("table_id", KEY, ForeignKey("tables.id"), unique=True),
    Column("thread_id", BigInteger),
    Column("threads", Integer, nullable=False, server_default="0"),
    Column("places", Text),
    Column("scores", Text),
)

# Byes: entrants without a game in a round. `counts`: true if it counts as a win.
byes = Table(
    "byes",
    metadata,
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("counts", Boolean, nullable=False),
)

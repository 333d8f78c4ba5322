"""Schema of the rows about tournaments. Other rows are in `schema.py`."""

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

# Tournaments of servers, each in the channel of its card. `kind`: the pairing system; `wanted`: the number of seats at
# a table; `rounds`: the number of rounds of a Swiss; `least`, `most`: limits of the number of entrants; `many_robots`:
# true if more robots than people may take part. `hours`: the length of a round, 0: it lasts until its last table is
# over; `robots`: true if robots finish the open games at the end of a round, false if the host decides. `seed`: the
# seed of all draws. `stamp`: the number of changes that its card must show; `shown`: the number that the card shows.
# `trouble`: the reason of a standstill (`azalai.bot.tournaments.troubles`); `round_left`: the seconds of the round that
# are left when the standstill ends. `reason`: the reason of its cancellation; `few` in an open tournament: its start is
# past, with too few entrants. `event_id`: its event in the server, 0: the event was deleted, and no other is created.
# The start of a tournament and the end of a round are timers.
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

# Entrants. `number`: their place in the order of joining; from the start on, in that of the draw. A robot has no user.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    # True if they have left and are not paired any more.
    Column("gone", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("tournament_id", "user_id"),
    Index("ix_entrants_user_id", "user_id"),
)

# Games of all rounds. `seats`: the numbers of the entrants by seat, as JSON; `status`: the stage of the game, and
# `ended`: the kind of its end (`azalai.bot.tournaments.store`). `table_id`: its table, NULL until that is open;
# `thread_id`: its thread; `threads`: the number of threads made for it. `places` and `scores`: the result by seat, as
# JSON, NULL until the game is over.
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

# Byes: entrants without a game in a round. `counts`: true if the bye counts as a win.
byes = Table(
    "byes",
    metadata,
    Column("tournament_id", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("counts", Boolean, nullable=False),
)

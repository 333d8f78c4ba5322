"""Opening of a round's tables: a new table in its thread, or a table that moves to a new thread."""

from __future__ import annotations

from azalai.bot.errors import Refused
from azalai.bot.hosting.names import robot_name
from azalai.bot.hosting.seats import resume_in_channel
from azalai.bot.play import turns
from azalai.bot.store import Transaction
from azalai.bot.store.about import About, AboutTournament
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import list_levels
from azalai.bot.tables.loading import load, load_in
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, TournamentStatus
from azalai.games import GAMES
from azalai.robots import Level


async def load_contest(host: Host, about: About) -> Contest | None:
    """Return the tournament of a message, or None if it was deleted."""
    assert isinstance(about, AboutTournament)
    async with host.store.read() as tx:
        return await tx.get(Tournaments).load(about.number)


async def needs_thread(host: Host, contest: Contest, game: GameRow) -> bool:
    """Return True if a game of a running tournament needs a thread: a new game with people, or one that is played."""
    if contest.row.status is not TournamentStatus.RUNNING or contest.row.game not in GAMES:
        return False
    if game.status is GameStatus.PAIRED:
        return bool(contest.present(game))
    async with host.store.read() as tx:
        table = await tx.tables.get(game.table_id or 0)
    return game.is_played and table is not None and table.status in (Status.RUNNING, Status.STRANDED)


async def open_table(host: Host, contest: Contest, number: int, thread: int) -> None:
    """Open the table of a game in a thread and begin it, or move its table to the thread if it has lost its own.

    Does nothing if the game is played in the thread already or is over. Raises `Clash` if the thread has another table.
    """
    game = next(game for game in contest.games if game.number == number)
    if game.table_id is not None:
        await _put_table(host, game.table_id, thread)
        return
    async with host.store.write() as tx:
        row = await tx.get(Tournaments).get_for_update(contest.row.id)
        if row is None or row.status is not TournamentStatus.RUNNING:
            return
        present = await tx.get(Tournaments).load_contest(row)
        game = next(game for game in present.games if game.number == number)
        table = await _open_new_table(host, tx, present, game, thread) if game.status is GameStatus.PAIRED else None
    if table is not None:
        host.after_commit([table])


async def _put_table(host: Host, table: int, thread: int) -> None:
    async with host.queue(table):
        loaded = await load(host, table)
        if loaded.row.status is Status.STRANDED:
            async with host.store.write() as tx:
                await resume_in_channel(tx, loaded, thread, host.now())
    host.after_commit([table])


async def _open_new_table(host: Host, tx: Transaction, contest: Contest, game: GameRow, thread: int) -> int:
    """Open and begin a table. A robot of the highest level plays for a person who has left the tournament."""
    row, rules = contest.row, GAMES[contest.row.game]
    entrants = [contest.entrants[number] for number in game.seats]
    levels = list_levels(host.settings, rules, len(entrants))
    level = Level.STRONG if Level.STRONG in levels else Level.SOLID
    used_names, seats = await tx.seats.list_names_around(0, row.id), list[tuple[int | None, str]]()
    for entrant in entrants:
        name = robot_name(used_names) if entrant.gone else entrant.name
        used_names.append(name)
        seats.append((None if entrant.gone else entrant.user_id, name))
    table = await tx.tables.open(
        invited=(),
        game=row.game,
        version=rules.version,
        options=row.options,
        language=row.language,
        guild_id=row.guild_id,
        channel_id=thread,
        host_id=next(
            (entrant.user_id for entrant in contest.present(game) if entrant.user_id is not None), row.host_id
        ),
        random_seats=False,
        pace=row.pace,
        suggestions=False,
        tournament_id=row.id,
        created_at=host.now(),
    )
    await tx.get(Tournaments).set_game(game, table_id=table, thread_id=thread, status=GameStatus.PLAYING)
    await tx.seats.replace(table, seats, {name: level for user, name in seats if user is None})
    opened = await tx.tables.get(table)
    if opened is None:
        raise Refused("refusal-no-table")
    await turns.start(host, tx, await load_in(tx, opened))
    return table

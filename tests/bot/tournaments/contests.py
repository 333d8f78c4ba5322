"""Tournaments after some rounds, without a store."""

from __future__ import annotations

import random

import msgspec

from azalai.bot.tournaments.pairing.plan import Kind, next_round, ranking
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import (
    Ended,
    EntrantRow,
    GameRow,
    GameStatus,
    TournamentRow,
    TournamentStatus,
)


def make_contest(
    kind: Kind, size: int, rounds: int, *, over: int = 1, wanted: int = 2, game: str = "targui"
) -> Contest:
    """Return a tournament of `size` users after `rounds` whole rounds, with `over` games of the next one decided."""
    row = TournamentRow(
        *(),
        id=1,
        guild_id=1,
        channel_id=1,
        host_id=1,
        name="Sahara Cup",
        game=game,
        options=b"{}",
        language="en",
        kind=kind,
        wanted=wanted,
        rounds=4,
        pace="{}",
        least=3,
        most=64,
        hours=0.0,
        robots=True,
        status=TournamentStatus.RUNNING,
        seed=b"x" * 32,
        round=0,
        stamp=1,
        created_at=0.0,
        ended_at=None,
    )
    people = tuple(
        EntrantRow(tournament_id=1, number=at, user_id=at + 1, name=f"P{at:02d}", gone=False) for at in range(size)
    )
    contest, chance = Contest(row, people, (), ()), random.Random(7)
    for number in range(rounds + 1):
        new = next_round(row.plan, contest.field)
        if new is None:
            return msgspec.structs.replace(
                contest, row=msgspec.structs.replace(contest.row, status=TournamentStatus.OVER)
            )
        games = list(contest.games)
        for at, table in enumerate(new.tables):
            places = tuple(chance.sample(range(1, len(table.entrants) + 1), len(table.entrants)))
            done = number < rounds or at < over
            games.append(
                GameRow(
                    tournament_id=1,
                    number=len(games),
                    round=new.number,
                    seats=table.entrants,
                    table_id=len(games) + 1,
                    places=places if done else (),
                    scores=tuple(50 - 7 * place for place in places) if done else (),
                    status=GameStatus.OVER if done else GameStatus.PLAYING,
                    ended=Ended.PLAYED if done else None,
                    thread_id=1000 + len(games),
                )
            )
        begun = msgspec.structs.replace(contest.row, round=new.number)
        contest = msgspec.structs.replace(contest, games=tuple(games), byes=contest.byes + new.byes, row=begun)
    return contest


def rank_entrants(contest: Contest) -> list[list[Standing]]:
    """Return the standings of a tournament."""
    return ranking(contest.row.plan, contest.field)

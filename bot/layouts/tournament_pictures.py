"""The standings of a tournament as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.layouts.tournaments import Standings, points, spoken
from bot.pairing.plan import Kind, rounds_of
from bot.pairing.standings import Standing
from bot.store.tournaments import Contest, GameRow, TournamentStatus
from bot.text import visible
from games import GAMES
from locales import Words
from renderers import Chart, club, emblem
from renderers.club.parts import initials

SHOWN = 10
"""So many rows at most; the text has all."""
EMBLEM = 120


def drawn_standings(contest: Contest, order: Standings, said: Words, own: int | None = None) -> Chart | None:
    """The standings with their text; None where they are no one list. `own`: the number of a reader who alone sees
    it."""
    if len(order) != 1 or not order[0]:
        return None
    (group,) = order
    names = [visible(one.name) for one in contest.entrants]
    short = initials(names)
    shown = group[:SHOWN]
    if own is not None and all(one.entrant != own for one in shown):
        shown = [*shown[: SHOWN - 1], *(one for one in group if one.entrant == own)]
    row = contest.row
    picture = club.StandingsPicture(
        title=visible(row.name),
        emblem=emblem(row.game, EMBLEM),
        rounds=max(row.round, rounds_of(row.plan(GAMES[row.game].seats), len(contest.entrants))),
        round=row.round,
        running=row.status is TournamentStatus.RUNNING,
        rows=tuple(_row(contest, one, names, short, own) for one in shown),
    )
    return Chart(club.draw_standings(picture), spoken(contest, order, said))


def _row(contest: Contest, one: Standing, names: Sequence[str], short: Sequence[str], own: int | None) -> club.Row:
    counts = contest.row.kind is not Kind.KNOCKOUT
    rounds = range(1, contest.row.round + 1)
    return club.Row(
        place=one.place,
        name=names[one.entrant],
        marks=tuple(_mark(contest, one.entrant, number, short) for number in rounds),
        points=points(one.points) if counts else "",
        opponents=points(one.opponents) if counts else "",
        gone=contest.entrants[one.entrant].gone,
        own=one.entrant == own,
    )


def _mark(contest: Contest, entrant: int, number: int, short: Sequence[str]) -> club.Mark:
    """What a round was for somebody; of games that were played again the last."""
    if any(bye.entrant == entrant and bye.round == number and bye.counts for bye in contest.byes):
        return club.Mark(club.Won.BYE)
    played = [game for game in contest.games if game.round == number and entrant in game.seats]
    return _of_game(played[-1], entrant, short) if played else club.Mark(club.Won.NONE)


def _of_game(game: GameRow, entrant: int, short: Sequence[str]) -> club.Mark:
    seat = game.seats.index(entrant)
    others = [other for other in game.seats if other != entrant]
    two = len(others) == 1
    if not game.places:
        return club.Mark(club.Won.RUNNING, short[others[0]] if two else "")
    place, best, last = game.places[seat], min(game.places), max(game.places)
    text = short[others[0]] if two else str(place)
    if best == last:
        return club.Mark(club.Won.DRAW, text)
    won = club.Won.WON if place == best else club.Won.LOST if place == last else club.Won.BETWEEN
    return club.Mark(won, text)

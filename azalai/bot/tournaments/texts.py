"""Content of a tournament's pictures in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from azalai.bot.text import escape_numbering, plain
from azalai.bot.tournaments.layout import Standings, order_text, points, state_text
from azalai.bot.tournaments.pairing.knockout import Match
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentStatus
from azalai.locales import Words


def describe_standings(contest: Contest, order: Standings, t: Words) -> str:
    """Return the state, the standings and the games of the present round in words."""
    parts = [state_text(contest, t), order_text(contest, order, t), round_text(contest, t)]
    return "\n".join(part for part in parts if part).replace("**", "")


def format_difference(value: Fraction) -> str:
    """Return a difference with its sign.

    >>> format_difference(Fraction(3)), format_difference(Fraction(0)), format_difference(Fraction(-5, 2))
    ('+3', '0', '−2½')
    """
    return f"+{points(value)}" if value > 0 else points(value).replace("-", "−")


def round_text(contest: Contest, t: Words) -> str:
    """Return the games of the present round in words, the beginner first; "" if the tournament does not run."""
    if contest.row.status is not TournamentStatus.RUNNING:
        return ""
    games = [game for game in contest.games if game.round == contest.row.round]
    tables = [
        t.say(
            "cup-begins-against",
            first=_display_name(contest, game.seats[0]),
            others=_join_names(contest, game.seats[1:], t),
        )
        for game in games
    ]
    return t.say("cup-round-begins", round=contest.row.round, tables=t.clauses(tables)) if tables else ""


def cross_text(contest: Contest, group: Sequence[Standing], games: Sequence[GameRow], t: Words) -> str:
    """Return a line for each entrant of a group, with place, points, and the result of each game."""
    members = [standing.entrant for standing in group]
    lines = [
        t.say(
            "cup-cross-line",
            place=standing.place,
            name=_display_name(contest, standing.entrant),
            points=points(standing.points),
            difference=format_difference(standing.difference),
            games=t.row(_encounter_lines(contest, members, games, standing.entrant, t)),
        )
        for standing in group
    ]
    return escape_numbering("\n".join(lines))


def _encounter_lines(
    contest: Contest, members: Sequence[int], games: Sequence[GameRow], entrant: int, t: Words
) -> list[str]:
    """Return the results of an entrant's games with the others of a group, in words."""
    lines: list[str] = []
    later: list[int] = []
    for other in members:
        game = next((game for game in games if set(game.seats) == {entrant, other}), None)
        if other == entrant:
            continue
        if game is None:
            later.append(other)
        elif not game.places:
            lines.append(t.say("cup-cross-playing", name=_display_name(contest, other)))
        else:
            scores = dict(zip(game.seats, game.scores, strict=True))
            lines.append(f"{scores[entrant]}:{scores[other]} {_display_name(contest, other)}")
    if later and contest.row.status is TournamentStatus.RUNNING:
        lines.append(t.say("cup-cross-later", names=_join_names(contest, later, t)))
    return lines


def match_lines(contest: Contest, matches: Sequence[Match], t: Words) -> str:
    """Return the results of the matches of a knockout's round, in words."""
    return t.clauses(_format_match(contest, match, t) for match in matches)


def _format_match(contest: Contest, match: Match, t: Words) -> str:
    one, other = ("" if entrant is None else _display_name(contest, entrant) for entrant in match.entrants)
    if match.round == 1 and not (one and other):
        return t.say("cup-match-bye", name=one or other)
    if not one and not other:
        return t.say("cup-match-open")
    if not (one and other):
        return t.say("cup-match-waits", name=one or other)
    game = match.games[-1] if match.games else None
    if match.winner is None:
        return t.say("cup-match-playing" if game is not None else "cup-match-next", one=one, other=other)
    won = _display_name(contest, match.winner)
    if game is None or not game.scores:
        return t.say("cup-match-won", one=one, other=other, won=won)
    scores = dict(zip(game.entrants, game.scores, strict=True))
    score = ":".join(str(scores[entrant]) for entrant in match.entrants if entrant is not None)
    lot = "yes" if match.by_lot else "no"
    return t.say("cup-match-over", one=one, other=other, score=score, won=won, lot=lot)


def _display_name(contest: Contest, entrant: int) -> str:
    return plain(contest.entrants[entrant].name)


def _join_names(contest: Contest, entrants: Sequence[int], t: Words) -> str:
    return t.join(_display_name(contest, entrant) for entrant in entrants)

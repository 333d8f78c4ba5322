"""Pairing of a knockout, for games of two: the loser is out.

The number of places is a power of two. The opponents of the first entrants of the draw are empty places, so these have
a bye in the first round. The first two entrants can meet only in the final. A drawn game is repeated once with swapped
seats; if the second game is drawn too, a random choice decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from azalai.bot.tournaments.pairing.field import Field, Table


class Match(msgspec.Struct, frozen=True):
    """Match of a round.

    `entrants`: None for an empty place, or for one that is not decided yet. `games`: the games of the match. `winner`:
    None if it is not decided. `by_lot`: a random choice has decided.
    """

    round: int
    entrants: tuple[int | None, int | None]
    games: tuple[Table, ...] = ()
    winner: int | None = None
    by_lot: bool = False

    @property
    def known(self) -> tuple[int, ...]:
        """Entrants of the match that are decided."""
        return tuple(entrant for entrant in self.entrants if entrant is not None)


def draw(size: int) -> list[int | None]:
    """Return the places of the first round, in which neighbours meet; None for an empty place.

    >>> draw(6)
    [0, None, 3, 4, 1, None, 2, 5]
    """
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [place for entrant in order for place in (entrant, last - entrant)]
    return [entrant if entrant < size else None for entrant in order]


def matches(field: Field, seed: bytes) -> list[list[Match]]:
    """Return the matches of all rounds, from the first round to the final, as far as they are decided."""
    places: list[int | None] = draw(field.size)
    rounds: list[list[Match]] = []
    while len(places) > 1:
        number = len(rounds) + 1
        round_matches = [
            _make_match(field, number, (places[at], places[at + 1]), seed) for at in range(0, len(places), 2)
        ]
        rounds.append(round_matches)
        places = [match.winner for match in round_matches]
    return rounds


def pair(field: Field, seed: bytes) -> tuple[int, list[tuple[int, ...]], list[int]] | None:
    """Return the number of the present round, its next games by seat, and the new byes; None after the final."""
    for number, round_matches in enumerate(matches(field, seed), 1):
        games = [_next_game(field, match) for match in round_matches if match.winner is None]
        if games:
            with_bye = {bye.entrant for bye in field.byes if bye.round == number}
            free = [match.winner for match in round_matches if match.winner is not None and not match.games]
            return number, [game for game in games if game], [entrant for entrant in free if entrant not in with_bye]
    return None


def _make_match(field: Field, number: int, entrants: tuple[int | None, int | None], seed: bytes) -> Match:
    games = tuple(table for table in field.tables if table.round == number and set(table.entrants) == set(entrants))
    match = Match(number, entrants, games)
    one, other = entrants
    if one is None or other is None:
        # Only in the first round None is an empty place; in later rounds its entrant is not decided yet.
        return msgspec.structs.replace(match, winner=next(iter(match.known), None)) if number == 1 else match
    decided_winner = next(
        (_find_winner(table) for table in games if table.over and _find_winner(table) is not None), None
    )
    if decided_winner is not None:
        return msgspec.structs.replace(match, winner=decided_winner)
    if any(not table.over for table in games):
        return match
    present = [entrant for entrant in (one, other) if entrant not in field.out]
    if len(present) == 1:
        return msgspec.structs.replace(match, winner=present[0])
    if len(games) == 2 or not present:
        return msgspec.structs.replace(match, winner=_draw_lot(one, other, number, seed), by_lot=True)
    return match


def _next_game(field: Field, match: Match) -> tuple[int, ...] | None:
    """Return the entrants of a match's next game by seat, or None if an entrant is not decided or a game is played."""
    if len(match.known) < 2 or any(not table.over for table in match.games):
        return None
    if match.games:
        return tuple(reversed(match.games[0].entrants))
    one, other = match.known
    surplus = (  # of games in the first seat
        field.count_seats(one)[0] - field.count_seats(one)[1],
        field.count_seats(other)[0] - field.count_seats(other)[1],
    )
    return (one, other) if surplus[0] <= surplus[1] else (other, one)


def _find_winner(table: Table) -> int | None:
    """Return the winner of a game, or None if it was drawn."""
    first = [entrant for entrant, place in zip(table.entrants, table.places, strict=True) if place == 1]
    return first[0] if len(first) == 1 else None


def _draw_lot(one: int, other: int, number: int, seed: bytes) -> int:
    digest = sha256(seed + bytes((number,)) + one.to_bytes(2, "big") + other.to_bytes(2, "big")).digest()
    return (one, other)[digest[0] % 2]


def last_round(field: Field, seed: bytes) -> dict[int, int]:
    """Return the round that each entrant has reached, from 1 on; the winner of the final has reached one more."""
    reached = dict.fromkeys(field.entrants, 0)
    for round_matches in matches(field, seed):
        for match in round_matches:
            for entrant in match.known:
                reached[entrant] = max(reached[entrant], match.round + (match.winner == entrant))
    return reached


def find_champion(rounds: Sequence[Sequence[Match]]) -> int | None:
    """Return the winner of the final, or None if it is not decided."""
    return rounds[-1][0].winner if rounds else None

"""Swiss pairings of games of two, compared with a public implementation of chess's Dutch system on the same results.

The two pair differently: ours weighs the distance of points first, the other goes down group by group. But neither may
be worse than the other by the criteria of both.
"""

from __future__ import annotations

import pytest
from py4swiss.engines import DutchEngine
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from azalai.bot.tournaments.pairing.field import Field
from azalai.bot.tournaments.pairing.plan import Round
from tests.bot.tournaments.pairing.contests import make_swiss, play_rounds

ROUNDS = 6


def make_section(field: Field, entrant: int) -> PlayerSection:
    """Return the record of an entrant for the other program."""
    results: dict[int, RoundResult] = {}
    for table, seat in field.of(entrant):
        places = table.places[seat], table.places[1 - seat]
        token = ResultToken.DRAW if places[0] == places[1] else ResultToken.WIN if places[0] == 1 else ResultToken.LOSS
        colour = ColorToken.BLACK if seat else ColorToken.WHITE
        results[table.round] = RoundResult(id=table.entrants[1 - seat] + 1, color=colour, result=token)
    for bye in field.byes:
        if bye.entrant == entrant:
            result = ResultToken.PAIRING_ALLOCATED_BYE
            results[bye.round] = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=result)
    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=entrant + 1,
        points_times_ten=round(10 * field.points(entrant)),
        rank=entrant + 1,
        results=[results[number] for number in sorted(results)],
    )


def pair_dutch(field: Field) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of the other program, and its byes."""
    sections = [make_section(field, entrant) for entrant in field.entrants]
    trf = ParsedTrf(player_sections=sections, x_section=XSection(number_of_rounds=ROUNDS))
    pairings = DutchEngine.generate_pairings(trf)
    pairs = [(pairing.white - 1, pairing.black - 1) for pairing in pairings if pairing.black]
    return pairs, [pairing.white - 1 for pairing in pairings if not pairing.black]


def sum_distances(field: Field, pairs: list[tuple[int, int]]) -> float:
    """Return the sum of the squared distances of points."""
    return float(sum((field.points(one) - field.points(other)) ** 2 for one, other in pairs))


def list_pairs(pairing: Round) -> tuple[list[tuple[int, int]], list[int]]:
    pairs = [(table.entrants[0], table.entrants[1]) for table in pairing.tables]
    return pairs, [bye.entrant for bye in pairing.byes]


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("size", [6, 8, 9, 13, 16, 31, 32, 64])
def test_on_the_same_results_ours_is_as_good_as_the_dutch_system(size: int) -> None:
    alike = 0
    for seed in range(3 if size < 64 else 1):
        for field, round_played in play_rounds(make_swiss(min(ROUNDS, size - 2)), size, seed):
            (own, own_byes), (other, other_byes) = list_pairs(round_played), pair_dutch(field)
            assert not any(field.meetings(*two) for two in own)
            assert len(own_byes) == len(other_byes)
            if [field.points(one) for one in own_byes] == [field.points(one) for one in other_byes]:
                assert sum_distances(field, own) <= sum_distances(field, other)
            alike += {frozenset(two) for two in own} == {frozenset(two) for two in other}
    assert alike, "in no round do both pair alike, not even in the first"


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("size", [6, 9, 16, 33])
def test_the_bye_goes_to_as_few_points_as_in_the_dutch_system(size: int) -> None:
    for seed in range(4):
        for field, round_played in play_rounds(make_swiss(min(4, size - 2)), size, seed):
            for one, other in zip(list_pairs(round_played)[1], pair_dutch(field)[1], strict=True):
                assert field.points(one) <= field.points(other)

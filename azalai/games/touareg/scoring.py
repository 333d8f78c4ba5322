"""Points for the majorities of a stage, and the result of the game with its ties."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from azalai.games.contract import Event, Outcome, Part, Score, ranked
from azalai.games.touareg.components import DINARS, GOODS, MAJORITY_POINTS, TIE_PENALTY
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import StageScored
from azalai.games.touareg.state import Camp, State, list_hidden_goods, with_camp
from azalai.games.touareg.view import StageScore


def score_majorities(state: State, events: list[Event]) -> State:
    """Score each player's goods on animals, in caves and under thieves, without the hand (ruling A10)."""
    goods_of_seats = [
        Counter((*sum((*camp.camels, *camp.donkeys), ()), *list_hidden_goods(camp))) for camp in state.camps
    ]
    for seat, camp in enumerate(state.camps):
        water, gold, salt, millet = (
            majority(MAJORITY_POINTS[good], seat, [counts[good] for counts in goods_of_seats]) for good in GOODS
        )
        score = StageScore((water, gold, salt, millet), 0)
        hidden = in_order(list_hidden_goods(camp))
        events.append(StageScored(seat=seat, stage=state.stage, hidden=hidden, points=sum(score.goods)))
        state = with_camp(state, seat, replace(camp, scores=(*camp.scores, score)))
    return state


def majority(points: int, seat: int, counts: list[int]) -> int:
    """Return the points of a kind for the sole leader, and 1 fewer for each of several."""
    most = max(counts)
    if most == 0 or counts[seat] < most:
        return 0
    return points if counts.count(most) == 1 else points - TIE_PENALTY


def outcome(state: State) -> Outcome | None:
    """Return the result: most points of both stages, then the most valuable hand, then shared places (ruling A14)."""
    if state.to_act is not None:
        return None
    scores = tuple(_score(camp) for camp in state.camps)
    dinars = [sum(DINARS[good] for good in camp.hand) for camp in state.camps]
    return ranked([(score.total, own) for score, own in zip(scores, dinars, strict=True)], scores)


def _score(camp: Camp) -> Score:
    parts: list[Part] = []
    for stage, score in enumerate(camp.scores, start=1):
        parts += [Part(f"stage{stage}-{good}", points) for good, points in zip(GOODS, score.goods, strict=True)]
        parts.append(Part(f"stage{stage}-special", score.specials))
    return Score(sum(part.points for part in parts), tuple(parts))

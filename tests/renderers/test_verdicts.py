"""Boards of decisions: the played move has a cross, a better one a star."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from azalai.bot.reviews.layout import verdict_on
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.games.touareg.components import Good
from azalai.games.touareg.moves import Buy, Draw, Market, Send
from azalai.locales import words
from azalai.renderers import marks
from azalai.renderers.kit.palette import PALM, TERRACOTTA, Colour
from azalai.renderers.kit.picture import Frame
from azalai.renderers.touareg import own, rug
from azalai.renderers.verdict import SHARE, corner, draw_verdict, find_sign_places
from azalai.robots.candidates import rank_moves
from azalai.robots.playing import careless, steps
from azalai.testing.play import games_of
from tests.bot.histories import table_of

LIT = ("targui", "targui1988", "timbuktu", "touareg")
"""Games that report the highlights of their pictures."""


def shows(picture: Image.Image, frame: Frame, side: int, ground: Colour) -> bool:
    """Return True if a sign of that background stands in a corner of a place."""
    x, y = corner(*picture.size, frame, side)
    return picture.getpixel((round(x), round(y - 0.39 * SHARE * picture.width))) == ground[:3]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", GAMES)
def test_the_two_moves_of_a_decision_are_marked_in_every_game(key: str) -> None:
    game, seats, seen = GAMES[key], max(GAMES[key].seats), 0
    start = game.setup(seats=seats, options=game.Options(), seed=b"verdict")
    played_out = steps(game, start, [careless(10)] * seats, b"verdict")
    for step in itertools.islice(played_out, 0, 240, 12):
        moves = game.moves(step.before, step.seat)
        best, *others = itertools.islice(rank_moves(game, game.view(step.before, step.seat), moves, b"seed"), 2)
        table = table_of(key, seats, step.before, 5, Status.RUNNING, b"seed")
        for other in others:
            verdict = verdict_on(table, step.seat, other, best, words("en"))
            assert verdict.played is not None and (verdict.better.moves, verdict.played.moves) == ((best,), (other,))
            view = table.view(step.seat)
            picture = draw_verdict(key, view, table.names, words("en"), verdict)
            better, played = (marks(key, view, verdict.asked, part) for part in (verdict.better, verdict.played))
            if better is None or played is None:
                assert key not in LIT
                continue
            whole = [Frame(0, 0, *picture.size)]
            starred, crossed = find_sign_places(better, played) or whole, find_sign_places(played, better) or whole
            for frame in starred:
                seen += shows(picture, frame, 1, PALM)
            for frame in crossed:
                seen += shows(picture, frame, -1 if frame in starred else 1, TERRACOTTA)
            assert starred or crossed
    assert seen >= 10 or key not in LIT


def is_at(frames: Sequence[Frame] | None, place: Frame) -> bool:
    """Return True if there is exactly one frame and it has the middle of `place`."""
    if frames is None or len(frames) != 1:
        return False
    return all(abs(a - b) <= 1 for a, b in zip(frames[0].middle, place.middle, strict=True))


@pytest.mark.costly
def test_the_star_of_touareg_stands_on_the_thing_that_the_better_move_is_about() -> None:
    """It is the pile to draw from, the card to buy, the goods to take: not the payment."""
    seen: set[str] = set()
    for played in games_of("touareg", 3, 3)[0]:
        kinds: dict[type, Any] = {type(move): move for move in played.moves}
        table = table_of("touareg", 3, played.state, 5, Status.RUNNING, b"seed")
        view = table.view(played.seat)
        for better, place in (
            (kinds.get(Draw), rug.PILE),
            (buy := kinds.get(Buy), None if buy is None else rug.offer(buy.special)),
            (take := kinds.get(Market), None if take is None else rug.stall(view, take.good)),
        ):
            other = next(
                (move for kind, move in kinds.items() if better is not None and kind is not type(better)), None
            )
            if better is None or place is None or other is None:
                continue
            verdict = verdict_on(table, played.seat, other, better, words("en"))
            assert is_at(marks("touareg", view, verdict.asked, verdict.better), place), better
            seen.add(type(better).__name__)
    assert seen == {"Draw", "Buy", "Market"}


@pytest.mark.parametrize(
    ("better", "other", "places"), [(1, 2, ([0], [1])), (2, 1, ([1], [0])), (1, 0, ([0], [2])), (0, 2, ([2], [0, 1]))]
)
def test_equal_cards_bear_as_many_signs_as_the_moves_differ_in(better: int, other: int, places: Any) -> None:
    """The hand holds two cards of salt and one of millet; 1 and 2 are the cards of salt sent, 0 is the millet."""
    sent = {0: Send((Good.MILLET,)), 1: Send((Good.SALT,)), 2: Send((Good.SALT, Good.SALT))}
    state = next(
        played.state
        for played in itertools.chain.from_iterable(games_of("touareg", 2, 40))
        if set(sent.values()) <= set(played.moves) and sum("salt" in str(move) for move in played.moves) < 6
    )
    table = table_of("touareg", 2, state, 5, Status.RUNNING, b"seed")
    seat = state.to_act
    verdict, view = verdict_on(table, seat, sent[other], sent[better], words("en")), table.view(seat)
    assert verdict.played is not None
    held = own.hand(view.camps[seat])
    one, two = (marks("touareg", view, verdict.asked, part) or () for part in (verdict.better, verdict.played))
    signs = find_sign_places(one, two), find_sign_places(two, one)
    assert [list(places) for places in signs] == [[held[at] for at in some] for some in places]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", LIT)
def test_a_better_move_always_bears_a_star(key: str) -> None:
    """A move without a place, such as the end of a turn, has it in the corner of the picture."""
    ends = 0
    for played in games_of(key, min(GAMES[key].seats), 1)[0][::9]:
        better = next((move for move in played.moves if not type(move).__struct_fields__), None)
        if better is None or len(played.moves) < 2 or ends > 3:
            continue
        table = table_of(key, min(GAMES[key].seats), played.state, 5, Status.RUNNING, b"seed")
        other = next(move for move in played.moves if move != better)
        verdict = verdict_on(table, played.seat, other, better, words("en"))
        view = table.view(played.seat)
        picture = draw_verdict(key, view, table.names, words("en"), verdict)
        better_marks = marks(key, view, verdict.asked, verdict.better) or [Frame(0, 0, *picture.size)]
        assert any(shows(picture, frame, 1, PALM) for frame in better_marks), better
        ends += 1
    assert ends or key == "timbuktu"


def test_no_sign_on_a_card_of_the_hand_of_touareg_covers_the_name_above_it() -> None:
    """The name stands just above the cards, which are smaller the more the player has."""
    hands = {len(own.hand(camp)): own.hand(camp) for camp in list_camps("touareg", 3)}
    assert max(hands) >= 3
    for frame in itertools.chain.from_iterable(hands.values()):
        for side in (-1, 1):
            _, y = corner(1000, 800, frame, side)
            assert y - SHARE * 500 >= own.NAME_BOTTOM


def list_camps(key: str, seats: int) -> list[Any]:
    """Return the camps of the seats that decide in a game, as they see them."""
    game = GAMES[key]
    return [game.view(played.state, played.seat).camps[played.seat] for played in games_of(key, seats, 1)[0]]


def test_a_sign_stands_where_the_other_move_is_not_and_nowhere_outside_the_picture() -> None:
    one, two, three = (Frame(x, 0, 100, 100) for x in (0, 300, 900))
    assert find_sign_places([one, two], [two, three]) == [one] and find_sign_places([two], [one, two]) == [two]
    for frame in (one, two, three, Frame(990, 0, 10, 10)):
        for side in (-1, 1):
            x, y = corner(1000, 400, frame, side)
            assert 38 < x < 962 and 38 < y < 362

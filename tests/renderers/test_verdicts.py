"""Boards of decisions: what was played wears a cross, what would have been better a star."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from azalai.bot.reviews.layout import verdict_on
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import marks
from azalai.renderers.kit.palette import PALM, TERRACOTTA, Colour
from azalai.renderers.kit.picture import Frame
from azalai.renderers.verdict import SHARE, corner, draw_verdict, signed
from azalai.robots.candidates import ranked
from azalai.robots.playing import careless, steps
from tests.bot.histories import table_of

LIT = ("targui", "targui1988", "timbuktu", "touareg")
"""Games that tell where their pictures light what."""


def shows(picture: Image.Image, frame: Frame, side: int, ground: Colour) -> bool:
    """Whether a sign of that ground stands in a corner of a place."""
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
        best, *others = itertools.islice(ranked(game, game.view(step.before, step.seat), moves, b"seed"), 2)
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
            starred, crossed = signed(better, played), signed(played, better)
            for frame in starred:
                seen += shows(picture, frame, 1, PALM)
            for frame in crossed:
                seen += shows(picture, frame, -1 if frame in starred else 1, TERRACOTTA)
            assert starred or crossed
    assert seen >= 10 or key not in LIT


def test_a_sign_stands_where_the_other_move_is_not_and_nowhere_outside_the_picture() -> None:
    one, two, three = (Frame(x, 0, 100, 100) for x in (0, 300, 900))
    assert signed([one, two], [two, three]) == [one] and signed([two], [one, two]) == [two]
    for frame in (one, two, three, Frame(990, 0, 10, 10)):
        for side in (-1, 1):
            x, y = corner(1000, 400, frame, side)
            assert 38 < x < 962 and 38 < y < 362

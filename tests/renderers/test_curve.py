"""Win curve of a game: a picture for any number of players, and the same in words."""

from __future__ import annotations

import pytest

from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import looks
from azalai.renderers.curve import alt, curve, smooth
from azalai.renderers.kit.looks import LOOKS
from azalai.renderers.kit.palette import PLAYERS

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")


def level(seats: int, moves: int) -> list[list[float]]:
    """Return the chances of a game that stays even until the first seat wins it."""
    return [[1 / seats] * seats for _ in range(moves)] + [[1.0] + [0.0] * (seats - 1)]


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_player_has_a_curve_in_their_colour_next_to_their_name(seats: int):
    made = curve(level(seats, 40), NAMES[:seats], words("en"))
    assert made.image.size == (1400, 860) and made.image.mode == "RGB"
    counts = made.image.getcolors(1 << 20) or []
    colours = {colour: count for count, colour in counts}
    assert all(colours.get(PLAYERS[seat], 0) > 500 for seat in range(seats))
    assert all(name in made.alt for name in NAMES[:seats])


def test_a_marked_decision_stands_in_the_picture_and_in_its_words():
    plain = curve(level(2, 40), NAMES[:2], words("en"))
    marked = curve(level(2, 40), NAMES[:2], words("en"), [(0, 11), (0, 30)])
    assert plain.image.tobytes() != marked.image.tobytes()
    assert marked.alt == f"{plain.alt} Marked with numbers: the decisions at move 12 and 31."


def test_the_words_say_where_each_began_ended_and_stood_best_and_worst():
    text = alt([[0.5, 0.5], [0.22, 0.78], [1.0, 0.0]], NAMES[:2], words("en"))
    assert "over 2 moves, as curves. Amara: 50% at the start, 100% at the end, lowest 20% after move 1" in text
    assert "Thomas: 50% at the start, 0% at the end, lowest 0% after move 2, highest 80% after move 1." in text
    assert "50\u202f%" in alt([[0.5, 0.5]], NAMES[:2], words("fr"))


def test_uncertain_chances_are_written_as_neither_0_nor_100_percent():
    text = alt([[0.998, 0.002]], NAMES[:2], words("en"))
    assert "Amara: 95% at the start" in text and "Thomas: 5% at the start" in text


def test_a_game_of_no_moves_has_a_picture_and_one_without_a_position_has_none():
    assert curve([[0.5, 0.5]], NAMES[:2], words("fr")).image.width == 1400
    with pytest.raises(ValueError, match="first position"):
        curve([], NAMES[:2], words("en"))


@pytest.mark.parametrize("key", ["targui", "targui1988"])
def test_players_are_known_by_what_they_are_known_by_at_their_table(key: str):
    game = GAMES[key]
    view = game.view(game.setup(seats=2, options=game.Options(), seed=b"seed"), None)
    known = looks(key, view)
    assert len(known) == 2
    made = curve(level(2, 40), NAMES[:2], words("en"), looks=known)
    colours = {colour: count for count, colour in made.image.getcolors(1 << 20) or []}
    assert all(colours.get(look.colour, 0) > 500 for look in known)
    assert looks("touareg", None) == LOOKS


def test_the_curve_is_smoothed_over_turns_and_its_end_is_certain() -> None:
    zigzag = [(0.6, 0.4) if place % 2 else (0.4, 0.6) for place in range(180)] + [(1.0, 0.0)]
    calmed = smooth(zigzag)
    assert len(calmed) == len(zigzag) and calmed[-1] == (1.0, 0.0)
    assert all(abs(one - 0.5) < 0.02 and one + other == pytest.approx(1) for one, other in calmed[5:-6])
    assert smooth(zigzag[:20]) == zigzag[:20]

"""Checks that pictures, texts and labels depend only on the given view, and not on earlier views of other readers."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.games.prompts import Prompt, prompt
from azalai.locales import LANGUAGES, ORIGINAL, Words, words
from azalai.renderers import alt, charts, first_heading, label, renderer
from azalai.renderers.samples import NAMES
from azalai.testing.checks import of_a_table
from azalai.testing.faults import need, need_equal
from azalai.testing.play import Played, positions
from azalai.testing.secrecy import reader_name

TEXTS, PICTURES = 20, 2
"""Numbers of positions for each number of seats: for texts, and for pictures."""
ACTS, FEW_CHOICES = 4, 20
"""Numbers of questions for a decision, and of answers for each question."""

Told = TypeVar("Told")
Teller: TypeAlias = Callable[[Any, Sequence[str], Words], str]
Labelled: TypeAlias = dict[str, list[Any]]
"""Texts of choices, by the name of the renderer's function that returned them."""


def sample(key: str, seats: int, count: int) -> Sequence[Played]:
    """Return `count` positions from random games, at even intervals."""
    states = positions(key, seats)
    return states[:: max(1, len(states) // count)][:count]


@of_a_table
def texts_depend_only_on_the_view_of_their_reader(key: str, seats: int) -> None:
    drawer = renderer(key)
    functions = {"alt": functools.partial(alt, key), "text": drawer.text, "situation": drawer.situation}
    for number, played in enumerate(sample(key, seats, TEXTS)):
        t = words([*LANGUAGES][number % len(LANGUAGES)])
        tellers = dict([*functions.items()][:: -1 if number % 2 else 1])  # one function may keep the view of another

        def tell(view: Any, t: Words = t, tellers: Mapping[str, Teller] = tellers) -> dict[str, str]:
            return {name: teller(view, NAMES[:seats], t) for name, teller in tellers.items()}

        for seat in (None, *range(seats)):
            one, other = _tell_twice(GAMES[key], played.state, seat, [None, *range(seats)], tell)
            for name in tellers:
                more = _find_difference(one[name], other[name])
                sentence = f"`{name}` tells {reader_name(seat)} more than the view says: `{more}`"
                need(one[name] == other[name], sentence)


@of_a_table
def pictures_depend_only_on_the_view_of_their_reader(key: str, seats: int) -> None:
    drawer, t = renderer(key), words(ORIGINAL)
    for played in sample(key, seats, PICTURES):
        for seat in (None, *range(seats)):
            between = [0 if seat is None else (seat + 1) % seats]
            one, other = _tell_twice(
                GAMES[key], played.state, seat, between, lambda view: drawer.draw(view, NAMES[:seats], t).tobytes()
            )
            need(one == other, f"`draw` shows {reader_name(seat)} more than the view says")


@of_a_table
def labels_and_facts_depend_only_on_the_view_of_their_reader(key: str, seats: int) -> None:
    game = GAMES[key]
    earlier: dict[int, Played] = {}
    for played in sample(key, seats, TEXTS):
        for seat in (seat for seat in range(seats) if game.moves(played.state, seat)):
            before = [earlier[other] for other in earlier if other != seat]
            for first in range(ACTS):
                prompt = _make_question(game.moves(played.state, seat), first)
                if prompt is not None:
                    one, other = _label_twice(key, played, seat, prompt, before)
                    for name, texts in one.items():
                        need_equal(texts, other[name], f"`{name}` tells seat {seat} more than the view says")
            earlier[seat] = played


def _label_twice(
    key: str, played: Played, seat: int, prompt: Prompt, before: Sequence[Played]
) -> tuple[Labelled, Labelled]:
    """Return the texts of a question's answers in the true position and in an imagined one.

    Before each, texts are made for other seats in earlier positions: in the true ones before the first, in imagined
    ones before the second.
    """
    game = GAMES[key]
    imagined = game.imagine(played.state, seat, b"twin")
    labels: list[Labelled] = []
    for state, is_imagined in ((played.state, False), (imagined, True)):
        for turn in before:
            earlier = game.imagine(turn.state, seat, b"twin") if is_imagined else turn.state
            for other in (other for other in range(turn.course.seats) if other != seat and game.moves(earlier, other)):
                question = _make_question(game.moves(earlier, other), 0)
                if question is not None:
                    _label_choices(key, question, game.view(earlier, other))
        labels.append(_label_choices(key, prompt, game.view(state, seat)))
    return labels[0], labels[1]


@of_a_table
def charts_depend_only_on_the_public_view(key: str, seats: int) -> None:
    offered = charts(key)
    if offered is None:
        return
    for played in sample(key, seats, 1):
        for chart in offered.charts():
            draw = functools.partial(offered.chart, chart, names=NAMES[:seats], words=words(ORIGINAL))
            one, other = _tell_twice(GAMES[key], played.state, None, [], draw)
            is_same = (one.alt, one.image.tobytes()) == (other.alt, other.image.tobytes())
            need(is_same, f"the chart {chart} tells more than the view says")


def _tell_twice(
    game: AnyGame, state: Any, seat: int | None, others: Sequence[int | None], tell: Callable[[Any], Told]
) -> tuple[Told, Told]:
    """Call `tell` twice with views that look equal to a reader, and return both results.

    Before the first, it is called for the `others` in an imagined position; before the second, in the true one.
    """
    imagined = game.imagine(state, seat, b"twin")
    texts: list[Told] = []
    for own, before in ((state, imagined), (imagined, state)):
        for other in others:
            tell(game.view(before, other))
        texts.append(tell(game.view(own, seat)))
    return texts[0], texts[1]


def _label_choices(key: str, prompt: Prompt, view: Any) -> Labelled:
    """Return the texts of a question's choices."""
    drawer, t = renderer(key), words(ORIGINAL)
    few = prompt.choices[:FEW_CHOICES]
    choices: Labelled = {
        "fact": [drawer.fact(view, prompt, choice, t) for choice in few],
        "label": [label(key, view, prompt, choice, t) for choice in few],
        "choice": [
            drawer.choice(view, step.move, step.field, step.value, t) for choice in few for step in choice.steps
        ],
    }
    if not prompt.steps:
        choices["heading"] = [first_heading(key, view, t)]
    return choices


def _make_question(moves: Sequence[Move], first: int) -> Prompt | None:
    """Return the first question of a decision (`first` 0), or the question after its choice number `first`, or None."""
    whole = prompt(moves)
    if first == 0:
        return whole
    return prompt(moves, whole.choices[first - 1].answers) if first <= len(whole.choices) else None


def _find_difference(one: str, other: str) -> str:
    """Return the part of the first text around the first difference from the second."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))
    return one[max(0, at - 20) : at + 40].replace("\n", " ")

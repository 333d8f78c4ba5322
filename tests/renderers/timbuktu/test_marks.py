"""Highlights in the private picture: each at its choice's place, none over another, with letters legible on a phone.

Facts reveal nothing that their reader may not know.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import msgspec
import pytest
from PIL import Image

from azalai.games.contract import Barred
from azalai.games.prompts import prompt
from azalai.games.timbuktu.components import Enclosure, Good, Letter
from azalai.games.timbuktu.moves import Choose, Go, Load, PlaceCamel, TimbuktuMove
from azalai.games.timbuktu.twins import list_twins
from azalai.games.timbuktu.view import Phase, TimbuktuView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import timbuktu
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import CHOICE
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.timbuktu import choosing, going, loading, placing
from tests.renderers.asking import Asked, kinds, questions
from tests.renderers.timbuktu.positions import PRIVATE
from tests.renderers.timbuktu.questions import GAME, marks
from tests.renderers.timbuktu.views import NAMES, caravan, goods

every_table = pytest.mark.parametrize("seats", [3, 4, 5])
DIGIT, NAME = 34, 30
"""Least sizes of a number or a letter on a mark, and of words, in px of a picture that is 1000 wide."""


def draw(question: Asked, language: Language = "en", *, asking: bool = True) -> Image.Image:
    names = NAMES[: len(question.view.caravans)]
    return timbuktu.draw(question.view, names, words(language), question.prompt if asking else None)


def find_question(phase: Phase, field: str, seats: int = 5) -> Asked:
    """Return a question of that phase, about that field."""
    return next(
        kind
        for kind in kinds("timbuktu", seats)
        if kind.view.phase is phase and kind.prompt.question is not None and kind.prompt.question.field == field
    )


def is_apart(one: Frame, other: Frame) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@every_table
def test_highlights_are_inside_the_picture_and_do_not_overlap(seats: int) -> None:
    for question in questions("timbuktu", seats):
        all_marks = marks(question)
        assert all_marks, "something can be chosen"
        assert all(at.x >= 14 and at.x + at.width <= 986 and at.y >= 14 and at.y + at.height <= 900 for at in all_marks)
        assert all(is_apart(*pair) for pair in itertools.combinations(all_marks, 2))


@pytest.mark.costly
@every_table
def test_a_picture_without_a_question_has_no_highlights(seats: int) -> None:
    for kind in kinds("timbuktu", seats):
        with_it, without = (
            {colour for _, colour in draw(kind, asking=asking).getcolors(1 << 20)}  # pyright: ignore[reportOptionalIterable]
            for asking in (True, False)
        )
        assert CHOICE in with_it
        assert CHOICE not in without


@every_table
def test_the_camels_that_may_be_chosen_are_lit_and_those_that_are_like_them(seats: int) -> None:
    for question in questions("timbuktu", seats):
        if question.view.phase is Phase.CHOOSING:
            wanted = {move.camel for move in question.prompt.moves if isinstance(move, Choose)}
            assert set(marks(question)) == {choosing.cards(question.view)[letter] for letter in wanted}


@every_table
def test_targets_of_a_camel_are_lit_and_then_the_goods_to_give_up(seats: int) -> None:
    for question in questions("timbuktu", seats):
        moves = [move for move in question.prompt.moves if isinstance(move, Go)]
        if question.view.phase is not Phase.TRAVELLING:
            continue
        if question.prompt.value("enclosure") is None:
            stalls = {way.enclosure: way.stall for way in question.view.ways}
            assert set(marks(question)) == {going.SITE.stall(move.enclosure, stalls[move.enclosure]) for move in moves}
        else:
            caravan = question.view.caravans[question.seat]
            camel = caravan.camels[list(Letter).index(caravan.card)]
            assert set(marks(question)) == {going.tokens(camel)[move.price[0]] for move in moves}


@every_table
def test_a_camel_and_its_enclosure_are_lit_one_after_the_other_or_both(seats: int) -> None:
    for question in questions("timbuktu", seats):
        moves = [move for move in question.prompt.moves if isinstance(move, PlaceCamel)]
        if question.view.phase is not Phase.PLACING:
            continue
        herd = placing.herd(question.view, 14)
        camels = {herd[letter] for move in moves for letter in list_twins(question.view, move.camel)}
        places = {placing.place_of(question.view, move.enclosure) for move in moves}
        both = any(choice.value("enclosure") is not None for choice in question.prompt.choices)
        if question.prompt.value("camel") is not None:
            assert set(marks(question)) == places
        else:
            assert set(marks(question)) == (camels | places if both else camels)


@every_table
def test_the_goods_that_may_be_loaded_are_lit(seats: int) -> None:
    for question in questions("timbuktu", seats):
        if question.view.phase is Phase.LOADING:
            kinds_left = {good for move in question.prompt.moves if isinstance(move, Load) for good in move.goods}
            stock = {loading.stock(good) for good in Good}
            assert set(marks(question)) & stock == {loading.stock(good) for good in kinds_left}
            taken = any(choice.act == "takeback" for choice in question.prompt.choices)
            assert len(set(marks(question)) - stock) == taken, "the camel whose load would come down"


def test_things_that_can_not_be_chosen_are_faded() -> None:
    question = next(
        question
        for question in questions("timbuktu", 5)
        if question.view.phase is Phase.CHOOSING and len(question.prompt.choices) == 3 and len(marks(question)) == 3
    )
    lit = set(marks(question))
    for letter, at in choosing.cards(question.view).items():
        inside = (at.x + 10, at.y + 10, at.x + at.width - 10, at.y + at.height - 10)
        plain, shown = (
            min(draw(question, asking=asking).crop(inside).convert("L").tobytes()) for asking in (False, True)
        )
        assert (shown > plain + 40) is (at not in lit), letter


# Letters


class Written:
    """Recorder of the texts written while a picture is drawn: each with its size and its right end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, float]] = []
        self.reach = 0.0
        for name, place in (("label", 0), ("digits", 0), ("write", 3), ("draw", 3)):
            monkeypatch.setattr(letters, name, self._watch(getattr(letters, name), name, place))
        write = Picture.write

        def watched(picture: Picture, x: float, y: float, text: str, size: int, *rest: object) -> None:
            self.reach = max(self.reach, x + letters.width(text, "Bold", size))
            write(picture, x, y, text, size, *rest)  # pyright: ignore[reportArgumentType]

        monkeypatch.setattr(Picture, "write", watched)

    def _watch(self, real: Callable[..., object], name: str, place: int) -> Callable[..., object]:
        def watched(*args: object, **kwargs: object) -> object:
            size = args[2] if place == 0 and name == "label" else args[place + 1]
            self.texts.append((str(args[place]), float(size)))  # pyright: ignore[reportArgumentType]
            return real(*args, **kwargs)

        return watched


@pytest.mark.costly
@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.long(seconds=5)), 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_as_large_as_a_phone_needs_them_and_stay_in_the_picture(
    seats: int, language: Language, monkeypatch: pytest.MonkeyPatch, forget_sprites: Callable[[], None]
) -> None:
    forget_sprites()
    written = Written(monkeypatch)
    for kind in kinds("timbuktu", seats):
        draw(kind, language)

    assert len(written.texts) > 200
    for text, size in written.texts:
        assert size >= (NAME if len(text) > 3 else DIGIT), (text, size)
    assert written.reach <= 1000 - 14


# Words


@pytest.mark.costly
@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_travels_have_facts_and_short_labels(seats: int, language: Language) -> None:
    speak = words(language)
    for question in questions("timbuktu", seats)[::3]:
        said = question.decision.wordings(language)
        assert all(len(said.choice(choice)) <= 80 for choice in question.prompt.choices)
        if question.view.phase in (Phase.CHOOSING, Phase.TRAVELLING):
            assert all(
                timbuktu.fact(question.view, question.prompt, choice, speak) for choice in question.prompt.choices
            )


def fact_of(view: TimbuktuView, moves: tuple[TimbuktuMove, ...], wanted: str) -> str | None:
    """Return the fact of the choice that plays a move in its notation."""
    prompt_ = prompt(moves)
    choice = next(choice for choice in prompt_.choices if str(choice.move) == wanted)
    return timbuktu.fact(view, prompt_, choice, words("en"))


def test_a_fact_tells_what_awaits_a_camel() -> None:
    view = PRIVATE["target"]
    moves = tuple(Choose(letter) for letter in (Letter.B, Letter.C, Letter.D))
    assert fact_of(view, moves, "choose B") == "Scimitar 5 (loses gold, coffee); Lamp 4 (loses 1 water)"
    assert fact_of(view, moves, "choose D") == "Moon 1 (2 of 3 cards rob it); Star 2 (1 of 3 cards robs it)"

    going = PRIVATE["travelling"]
    ways = (Go(Enclosure.MOON, ()), Go(Enclosure.LAMP, goods("g")), Go(Enclosure.LAMP, goods("p")))
    assert fact_of(going, ways, "go moon") == "2 of 3 cards rob it"
    assert fact_of(going, ways, "go lamp gold") == "Gold, pepper left; safe"


# Equivalent camels


def with_camels(view: TimbuktuView, *codes: str) -> TimbuktuView:
    """Return the view with other camels of its owner."""
    assert view.seat is not None
    caravans = list(view.caravans)
    caravans[view.seat] = caravan(view.seat, codes)
    return msgspec.structs.replace(view, caravans=tuple(caravans))


def test_two_camels_without_goods_are_one_choice_wherever_they_stand() -> None:
    view = with_camels(PRIVATE["target"], "- c1", "gs l1", "- m1", "gs l2", "gs c2")

    assert list_twins(view, Letter.A) == list_twins(view, Letter.C) == (Letter.A, Letter.C)
    assert list_twins(view, Letter.B) == (Letter.B, Letter.D), "the same goods, and the same arrows"
    assert list_twins(view, Letter.E) == (Letter.E,)
    labels = [timbuktu.choice(view, "choose", "camel", letter, words("en")) for letter in list(Letter)[:5]]
    assert labels[0] == labels[2] == "A/C (nothing)"
    assert labels[1] == labels[3] == "B/D (gold, salt), Lamp"
    assert labels[4] == "E (gold, salt), Crescent"


def test_a_camel_that_has_travelled_or_stands_already_is_like_no_other() -> None:
    view = with_camels(PRIVATE["target"], "- c1 l1", "- m1", "- l2")
    assert list_twins(view, Letter.B) == (Letter.B, Letter.C)

    placing = with_camels(PRIVATE["placing-5"], "gcps c1", "gcps", "gcps", "gcpw", "ggcp")
    assert list_twins(placing, Letter.B) == (Letter.B, Letter.C)
    assert list_twins(placing, Letter.D) == (Letter.D,)


# Impossible moves


def test_a_revealed_choice_explains_that_it_can_not_be_undone() -> None:
    going = next(question for question in questions("timbuktu", 4) if question.view.phase is Phase.TRAVELLING)
    card = going.view.caravans[going.seat].card
    assert card is not None

    (barred,) = GAME.barred(going.view)
    assert barred == Barred("takeback", "timbuktu-barred-takeback", {"camel": card.value})
    sentence = words("en").say(barred.reason, **barred.values)
    assert sentence == f"all have chosen, camel {card.value} is revealed and travels"


def test_choosing_loading_and_placing_have_no_obstacles() -> None:
    for question in (*questions("timbuktu", 3)[::7], *questions("timbuktu", 5)[::7]):
        if question.view.phase is not Phase.TRAVELLING:
            assert GAME.barred(question.view) == ()

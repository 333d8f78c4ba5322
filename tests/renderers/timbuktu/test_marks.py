"""The numbers of choices in the private picture: each where its choice lies, none hiding another, none telling what
its reader may not know."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest
from PIL import Image

from games.contract import Barred
from games.prompts import prompt
from games.timbuktu.components import Enclosure, Letter
from games.timbuktu.moves import Choose, Go, TimbuktuMove
from games.timbuktu.twins import alike
from games.timbuktu.view import Phase, TimbuktuView
from locales import LANGUAGES, Language, words
from renderers import timbuktu
from renderers.timbuktu.board import UPPER
from renderers.timbuktu.choices import Mark
from renderers.timbuktu.stalls import LOW
from tests.renderers.asking import Asked, questions
from tests.renderers.timbuktu.positions import PRIVATE
from tests.renderers.timbuktu.questions import GAME, marks
from tests.renderers.timbuktu.views import NAMES, caravan, goods

every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def radius(mark: Mark) -> float:
    """Of a badge with its ring."""
    return mark.size * 0.585 + 1.8


def draw(one: Asked, *, marked: bool = True) -> Image.Image:
    names = NAMES[: len(one.view.caravans)]
    return timbuktu.draw(one.view, names, words("en"), one.prompt if marked else None)


@every_table
def test_every_choice_and_item_has_its_number_in_the_picture_once(seats: int) -> None:
    for one in questions("timbuktu", seats):
        numbers = [each.number for each in (*one.prompt.choices, *one.prompt.items)]
        assert sorted(mark.number for mark in marks(one)) == numbers


@every_table
def test_numbers_lie_inside_the_picture_and_apart_from_each_other(seats: int) -> None:
    for one in questions("timbuktu", seats):
        found = marks(one)
        for mark in found:
            assert radius(mark) <= mark.x <= 1400 - radius(mark)
            assert 118 - radius(mark) <= mark.y <= 1300 - radius(mark)
        for first, second in itertools.combinations(found, 2):
            apart = math.hypot(first.x - second.x, first.y - second.y)
            assert apart > radius(first) + radius(second) - 2, "they may touch"


def test_what_can_not_be_chosen_steps_back_and_nothing_does_while_nothing_is_asked() -> None:
    found = next(one for one in questions("timbuktu", 5) if one.view.phase is Phase.CHOOSING)
    other = next(
        camel.start
        for caravan in found.view.caravans
        for camel in caravan.camels
        if caravan.seat != found.seat and camel.start is not None
    )
    x, y = UPPER.left(list(Enclosure).index(other.enclosure)), UPPER.top(other.stall)
    cell = (x + 20, y + 10, x + 180, y + 85)
    plain, marked = (draw(found, marked=asking).crop(cell).convert("L").tobytes() for asking in (False, True))

    assert min(marked) > min(plain) + 40, "its ink is paler"


def test_camels_are_numbered_by_their_letters_and_ways_by_their_stalls() -> None:
    choosing = next(one for one in questions("timbuktu", 5) if one.view.phase is Phase.CHOOSING)
    for choice, mark in zip(choosing.prompt.choices, marks(choosing), strict=True):
        start = choosing.view.caravans[choosing.seat].camels[list(Letter).index(choice.value("camel"))].start
        assert start is not None
        assert abs(mark.x - UPPER.left(list(Enclosure).index(start.enclosure))) < 40
        assert 0 < mark.y - UPPER.top(start.stall) < UPPER.row

    going = next(one for one in questions("timbuktu", 5) if one.view.ways and len(one.prompt.choices) == 5)
    for choice, mark in zip(going.prompt.choices, marks(going), strict=True):
        way = next(way for way in going.view.ways if way.enclosure is choice.value("enclosure"))
        left = LOW.left(list(Enclosure).index(way.enclosure))
        assert left < mark.x < left + LOW.width
        assert LOW.top(way.stall) < mark.y < LOW.top(way.stall) + LOW.row


# Words


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_or_travelled_has_its_fact_and_labels_are_short(seats: int, language: Language) -> None:
    speak = words(language)
    for one in questions("timbuktu", seats)[::3]:
        said = one.decision.wordings(language)
        assert all(len(said.choice(choice)) <= 80 for choice in one.prompt.choices)
        if one.view.phase in (Phase.CHOOSING, Phase.TRAVELLING):
            assert all(timbuktu.fact(one.view, one.prompt, choice, speak) for choice in one.prompt.choices)


def fact_of(view: TimbuktuView, moves: tuple[TimbuktuMove, ...], wanted: str) -> str | None:
    """The fact of the choice that plays a move, as it is typed."""
    found = prompt(moves)
    choice = next(choice for choice in found.choices if str(choice.move) == wanted)
    return timbuktu.fact(view, found, choice, words("en"))


def test_a_fact_tells_what_awaits_a_camel() -> None:
    view = PRIVATE["target"]
    moves = tuple(Choose(letter) for letter in (Letter.B, Letter.C, Letter.D))
    assert fact_of(view, moves, "choose B") == "Scimitar 5 (loses gold, coffee); Lamp 4 (loses 1 water)"
    assert fact_of(view, moves, "choose D") == "Moon 1 (risk: 2 cards in 3); Star 2 (risk: 1 card in 3)"

    going = PRIVATE["travelling"]
    ways = (Go(Enclosure.MOON, ()), Go(Enclosure.LAMP, goods("g")), Go(Enclosure.LAMP, goods("p")))
    assert fact_of(going, ways, "go moon") == "Risk: 2 cards in 3"
    assert fact_of(going, ways, "go lamp gold") == "Gold, pepper left; safe"


# Camels that it makes no difference to choose


def with_camels(view: TimbuktuView, *codes: str) -> TimbuktuView:
    """The view with other camels of its owner."""
    assert view.seat is not None
    caravans = list(view.caravans)
    caravans[view.seat] = caravan(view.seat, codes)
    return msgspec.structs.replace(view, caravans=tuple(caravans))


def test_two_camels_without_goods_are_one_choice_wherever_they_stand() -> None:
    view = with_camels(PRIVATE["target"], "- c1", "gs l1", "- m1", "gs l2", "gs c2")

    assert alike(view, Letter.A) == alike(view, Letter.C) == (Letter.A, Letter.C)
    assert alike(view, Letter.B) == (Letter.B, Letter.D), "the same goods, and the same arrows"
    assert alike(view, Letter.E) == (Letter.E,)
    labels = [timbuktu.choice(view, "choose", "camel", letter, words("en")) for letter in list(Letter)[:5]]
    assert labels[0] == labels[2] == "A/C (nothing)"
    assert labels[1] == labels[3] == "B/D (gold, salt), Lamp"
    assert labels[4] == "E (gold, salt), Crescent"


def test_a_camel_that_has_travelled_or_stands_already_is_like_no_other() -> None:
    view = with_camels(PRIVATE["target"], "- c1 l1", "- m1", "- l2")
    assert alike(view, Letter.B) == (Letter.B, Letter.C)

    placing = with_camels(PRIVATE["placing-5"], "gcps c1", "gcps", "gcps", "gcpw", "ggcp")
    assert alike(placing, Letter.B) == (Letter.B, Letter.C)
    assert alike(placing, Letter.D) == (Letter.D,)


# What is not possible


def test_who_must_go_is_told_why_the_choice_can_not_be_taken_back() -> None:
    going = next(one for one in questions("timbuktu", 4) if one.view.phase is Phase.TRAVELLING)
    card = going.view.caravans[going.seat].card
    assert card is not None

    (barred,) = GAME.barred(going.view)
    assert barred == Barred("takeback", "timbuktu-barred-takeback", {"camel": card.value})
    told = words("en").say(barred.reason, **barred.values)
    assert told == f"all have chosen, camel {card.value} is revealed and travels"


def test_nothing_is_missed_while_camels_are_chosen_loaded_or_placed() -> None:
    for one in (*questions("timbuktu", 3)[::7], *questions("timbuktu", 5)[::7]):
        if one.view.phase is not Phase.TRAVELLING:
            assert GAME.barred(one.view) == ()

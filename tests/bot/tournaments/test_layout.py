"""Pages of a tournament's standings and games."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from azalai.bot.layouts.components import Button
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.tournaments.layout import card
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.private_layout import games_layout, standings_layout
from azalai.locales import words
from tests.bot.tournaments.contests import make_contest, rank_entrants

ENGLISH = words("en")
LONG = make_contest(Kind.SWISS, 64, 3)
LONG = msgspec.structs.replace(
    LONG, entrants=tuple(msgspec.structs.replace(one, name=f"{one.name} {'x' * 120}") for one in LONG.entrants)
)
SHORT = make_contest(Kind.SWISS, 4, 1)


def show_standings(page: int) -> PrivateLayout:
    return standings_layout(LONG, rank_entrants(LONG), ENGLISH, page, user=1)


def show_games(page: int) -> PrivateLayout:
    return games_layout(LONG, {}, ENGLISH, page, user=1)


def list_buttons(layout: PrivateLayout) -> list[tuple[str, str, bool]]:
    """Return each button's label and page, and True if it can be pressed."""
    buttons = [one for row in layout.rows if isinstance(row, list) for one in row if isinstance(one, Button)]
    return [(one.label, one.custom_id.rpartition(":")[2], not one.disabled) for one in buttons]


@pytest.mark.parametrize("show", [show_standings, show_games])
def test_the_first_page_leads_on_alone_and_the_last_back_alone(show: Callable[[int], PrivateLayout]):
    assert list_buttons(show(0)) == [("Previous", "-1", False), ("Next", "1", True)]
    assert list_buttons(show(1)) == [("Previous", "0", True), ("Next", "2", True)]
    last = show(99)
    (_, before, can_go_back), (_, _, can_go_on) = list_buttons(last)
    assert can_go_back and not can_go_on
    assert last.texts == show(int(before) + 1).texts != show(int(before)).texts


@pytest.mark.parametrize("show", [show_standings, show_games])
def test_a_page_before_the_first_is_the_first(show: Callable[[int], PrivateLayout]):
    assert show(-1).texts == show(0).texts


def test_a_single_page_has_no_buttons():
    assert list_buttons(games_layout(SHORT, {}, ENGLISH, 0, user=1)) == []


def test_the_card_of_a_tournament_whose_game_is_not_installed_has_no_order():
    assert len(card(SHORT, [], {}).texts) == len(card(SHORT, rank_entrants(SHORT), {}).texts) - 1

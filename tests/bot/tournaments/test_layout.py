"""Pages of a tournament's standings and games."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from azalai.bot.clocks.pace import Pace, encode_pace
from azalai.bot.layouts.components import Button, Link
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.layout import Line, PrivateLayout
from azalai.bot.layouts.modals import Pick, Radio
from azalai.bot.text import plain
from azalai.bot.tournaments.layout import card, rounds_name, winner_text
from azalai.bot.tournaments.opening_form import decode_terms_form, opening_modal
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.private_layout import games_layout, own_game_layout, standings_layout, withdraw_layout
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.games import GAMES
from azalai.locales import words
from tests.bot.tournaments.contests import make_contest, rank_entrants

ENGLISH = words("en")
LONG = make_contest(Kind.SWISS, 64, 3)
LONG = msgspec.structs.replace(
    LONG,
    entrants=tuple(msgspec.structs.replace(entrant, name=f"{entrant.name} {'x' * 120}") for entrant in LONG.entrants),
)
SHORT = make_contest(Kind.SWISS, 4, 1)


def show_standings(page: int) -> PrivateLayout:
    return standings_layout(LONG, rank_entrants(LONG), ENGLISH, page, user=1)


def show_games(page: int) -> PrivateLayout:
    return games_layout(LONG, {}, ENGLISH, page, user=1)


def list_buttons(layout: PrivateLayout) -> list[tuple[str, str, bool]]:
    """Return each button's label and page, and True if it can be pressed."""
    buttons = [button for row in layout.rows if isinstance(row, list) for button in row if isinstance(button, Button)]
    return [(button.label, button.custom_id.rpartition(":")[2], not button.disabled) for button in buttons]


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


@pytest.mark.parametrize(("game", "sizes"), [("targui", []), ("touareg", ["2", "3", "4", "5"])])
def test_the_form_asks_for_the_size_of_tables_only_if_there_is_a_choice(game: str, sizes: list[str]):
    box = opening_modal(GAMES[game], ENGLISH)
    assert [
        entry.value
        for part in box.fields
        if isinstance(part, Radio | Pick) and part.key == "size"
        for entry in part.entries
    ] == sizes
    values = {"kind": ["swiss"], "rounds": ["3"], "hours": ["0"], "begins": [""]}
    typed = FormValues(values | ({"size": sizes[:1]} if sizes else {}))
    assert decode_terms_form(GAMES[game], typed, 0.0)["size"] == 2


@pytest.mark.parametrize(("size", "sentence"), [(2, "lose your game"), (3, "A robot plays your game to its end")])
def test_withdrawing_tells_what_becomes_of_the_own_game_and_my_table_leads_there(size: int, sentence: str):
    contest = make_contest(Kind.SWISS, 6, 0, wanted=size, game="touareg")
    game = contest.games[-1]
    user = contest.entrants[game.seats[0]].user_id or 0
    assert sentence in withdraw_layout(contest, ENGLISH, user=user).texts[0]
    over = msgspec.structs.replace(contest, games=())
    assert withdraw_layout(over, ENGLISH, user=user).texts == (
        "Withdraw from **Sahara Cup**? You are not paired again.",
    )
    first, withdraw = own_game_layout(contest, ENGLISH, user=user).rows
    assert isinstance(first, Line) and isinstance(first.button, Link)
    assert first.button.url.endswith(f"/{game.thread_id}") and isinstance(withdraw, list)


@pytest.mark.parametrize("kind", [Kind.KNOCKOUT, Kind.SWISS])
def test_my_table_promises_no_game_to_who_has_played_the_last(kind: Kind):
    def tell(shown: Contest, entrant: int) -> str:
        return own_game_layout(shown, ENGLISH, user=entrant + 1).texts[0]

    contest = make_contest(kind, 4, 1, over=0)
    first = contest.games[0]
    best, last = (first.seats[first.places.index(place)] for place in (1, 2))
    assert "You play in" in tell(contest, best)
    over = msgspec.structs.replace(contest, games=contest.games[:2])
    assert ("your last game" in tell(over, last)) == (kind is Kind.KNOCKOUT)
    assert "Your next one is opened" in tell(over, best)
    ended = msgspec.structs.replace(over, row=msgspec.structs.replace(over.row, kind=Kind.SWISS, round=over.row.rounds))
    assert "your last game" in tell(ended, best)
    out = tuple(msgspec.structs.replace(entrant, gone=True) for entrant in contest.entrants)
    assert "You are out of this tournament" in tell(msgspec.structs.replace(contest, entrants=out), best)


def test_no_line_begins_a_numbered_list_of_discord():
    """Discord numbers a list from its first number on, so that shared places would differ."""
    contest = make_contest(Kind.SWISS, 6, 1)
    for layout in (
        card(contest, rank_entrants(contest), {}),
        standings_layout(contest, rank_entrants(contest), ENGLISH, 0, user=1),
    ):
        lines = [line for text in layout.texts for line in text.split("\n")]
        lines += [row.text for row in layout.rows if isinstance(row, Line)]
        assert any(re.match(r"1\\. ", line) for line in lines)
        assert not any(re.match(r"\d+\. ", line) for line in lines)


def test_the_end_of_a_tournament_names_the_first_three_in_words():
    order = rank_entrants(SHORT)
    first = [plain(SHORT.entrants[standing.entrant].name) for standing in order[0] if standing.place == 1]
    text = winner_text(SHORT, order, ENGLISH)
    assert first and all(name in text for name in first)
    placed = [standing for standing in order[0] if standing.place <= 3]
    assert all(plain(SHORT.entrants[standing.entrant].name) in text for standing in placed)


def test_the_last_rounds_of_a_knockout_have_their_names():
    assert [rounds_name(number, 3, ENGLISH) for number in (1, 2, 3)] == ["Round 1", "Semi-final", "Final"]
    assert rounds_name(2, 0, ENGLISH) == "Round 2"


@pytest.mark.parametrize(
    ("pace", "hours", "wanted", "promise"),
    [
        (Pace(24, 48), None, 4, "If you withdraw, or do not play for 3 days, a robot takes your seat and you are not"),
        (Pace(24, 48), 12, 4, "or do not play for 12 h, a robot takes your seat and you are not paired again."),
        (Pace(24, 48), 12, 2, "or do not play for 12 h, you lose your game and you are not paired again."),
        (Pace(0, 0), None, 4, "or do not play for 14 days, a robot takes your seat and you are not paired again."),
        (Pace(0, 0), 72, 4, "or do not play for 3 days, a robot takes your seat and you are not paired again."),
    ],
)
def test_the_card_promises_after_how_long_an_absent_player_is_not_paired_again(
    pace: Pace, hours: int | None, wanted: int, promise: str
):
    """The time is that of a turn with its bank, or 14 days without a clock, and at most the hours of a round."""
    contest = make_contest(Kind.SWISS, 8, 0)
    row = msgspec.structs.replace(
        contest.row, status=TournamentStatus.OPEN, pace=encode_pace(pace), hours=hours, wanted=wanted
    )
    layout = card(msgspec.structs.replace(contest, row=row), [], {})
    assert promise in "\n".join(layout.texts)

"""File of a tournament's results, and names in lines of text."""

from __future__ import annotations

import re
import unicodedata

import msgspec
import pytest

from azalai.bot.text import RIGHT_TO_LEFT, make_distinct, visible_name
from azalai.bot.tournaments.layout import THREAD_NAME, game_lines, game_name, game_section, order_text
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.results_file import results_file
from azalai.bot.tournaments.store import Contest
from azalai.locales import words
from tests.bot.tournaments.contests import make_contest, rank_entrants

ISOLATED = re.compile("\u2068[^\u2069]*\u2069")


def with_names(*names: str) -> Contest:
    """Return a tournament whose first entrants have these names."""
    cup = make_contest(Kind.SWISS, 5, 1)
    people = list(cup.entrants)
    for number, name in enumerate(names):
        people[number] = msgspec.structs.replace(people[number], name=name)
    return msgspec.structs.replace(cup, entrants=tuple(people))


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1+1", "\u202e=1", "＝1", "＠x", " =1"])
def test_no_name_in_the_file_begins_a_formula(name: str):
    cup = with_names(name)
    text = results_file(cup, rank_entrants(cup)).data.decode()
    cells = [cell for line in text.splitlines() for cell in line.split("\t")]
    assert f"'{visible_name(name)}" in cells
    assert visible_name(name) not in cells


def test_names_with_line_breaks_do_not_break_a_line_of_the_file():
    cup = with_names("two\nlines\tand\r a tab")
    rows = results_file(cup, rank_entrants(cup)).data.decode().split("\n")
    games = rows[1 : rows.index("")]
    assert {len(row.split("\t")) for row in games} == {len(rows[0].split("\t"))}
    assert any("two lines and a tab" in row for row in games)


def test_a_name_written_from_right_to_left_does_not_turn_the_points_after_it():
    cup = with_names("שלום")
    line = next(line for line in order_text(cup, rank_entrants(cup), words("en")).splitlines() if "שלום" in line)
    assert "\u2068שלום\u2069" in line.replace("*", "")


@pytest.mark.parametrize("last", ["", " a long name that is cut"])
def test_names_written_from_right_to_left_turn_nothing_of_a_games_line(last: str):
    """*1. H 9 · 2. A 2* would read *1. 2 A .2 · 9 H*, and *H – A*, which says who begins, would be turned round."""
    cup, said = with_names(*(f"{name}{last}" for name in ("שלום", "سلام", "דוד", "نور", "רות"))), words("en")
    games = [game_section(cup, game, {}, said).text for game in cup.games] + game_lines(cup, 1, {}, said)
    assert any(" – " in line for line in games) and any(" · 2" in line for line in games)
    for line in games:
        *isolated, outside = (*ISOLATED.findall(line), ISOLATED.sub("", line))
        assert isolated and not any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in outside), line
        assert not re.search(r"[\d–·]", "".join(isolated)), line


@pytest.mark.parametrize("name", ["Cup", "x" * 100, "🐪" * 100, "a\nb"])
def test_the_name_of_a_thread_ends_with_round_and_number(name: str):
    cup = make_contest(Kind.SWISS, 8, 2)
    cup = msgspec.structs.replace(cup, row=msgspec.structs.replace(cup.row, name=name))
    names = [game_name(cup, game) for game in cup.games]
    assert len(set(names)) == len(names) == 12
    assert max(map(len, names)) <= THREAD_NAME
    assert names[-1].endswith(" · R3 · #12") and names[-1].startswith(visible_name(name)[:1])
    assert not any(entrant.name in text for entrant in cup.entrants for text in names)


def test_a_name_is_cut_before_the_number_that_tells_it_apart():
    assert make_distinct("x" * 50, ["x" * 39 + "…"], 40) == "x" * 35 + "… (2)"
    assert make_distinct("Ａｍａｒａ", ["amara"]) == "Ａｍａｒａ (2)"
    assert make_distinct("A\u200bmara", ["Amara"]) == "Amara (2)"

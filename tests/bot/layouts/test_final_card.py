"""Card of a finished game: the winner, the reason, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.layouts import final_card
from azalai.bot.layouts.final_card import deciding_parts, ending_lines
from azalai.bot.store.rows import Status
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Outcome, Part, Score
from azalai.locales import LANGUAGES, Language, words
from azalai.testing.play import games_of
from tests.bot.fixtures import Opening, offer, result_card, start_table
from tests.bot.histories import table_of
from tests.simulator import Simulator, labels_of, pictures_of, text_of


def score(**parts: int) -> Score:
    """Return a score of these parts."""
    return Score(sum(parts.values()), tuple(Part(name, points) for name, points in parts.items()))


async def play_out(simulator: Simulator[Azalai], rounds: int = 3) -> None:
    """Play rounds in which Amara offers one salt and Thomas none, so that she gets all the gold."""
    for _ in range(rounds):
        for name, salt in (("Amara", "1"), ("Thomas", "0")):
            await simulator.person(name).slash(simulator.channel(), "souk offer", salt=salt)


def test_the_two_parts_that_put_the_winner_farthest_ahead_decide():
    outcome = Outcome(((0,), (1,)), (score(gold=9, salt=2, dates=5, water=7), score(gold=1, salt=6, dates=4, water=2)))
    assert deciding_parts(outcome, 0, 1) == [(Part("gold", 9), 1), (Part("water", 7), 2)]


def test_a_score_of_one_part_names_no_decisive_part():
    assert deciding_parts(Outcome(((0,), (1,)), (score(gold=9), score(gold=1))), 0, 1) == []


@pytest.mark.costly
async def test_the_final_card_says_who_won_and_why_in_two_lines_and_no_log(open_simulator: Opening):
    """The log and the hashes are one press away."""
    async with open_simulator() as simulator:
        card = await start_table(simulator, "Thomas")
        await play_out(simulator)
        lines = text_of(card.now).splitlines()
        assert lines[1].startswith("**Amara wins.** Points: Amara ")
        assert lines[2].startswith("Thomas is ") and lines[2].endswith(" behind.")
        assert not any("offer" in line or "SHA" in line for line in lines)
        assert {"Rematch", "Step through", "Log", "Verify"} <= set(labels_of(card.now))


@pytest.mark.costly
async def test_the_final_board_is_one_press_away_for_all(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await start_table(simulator, "Thomas")
        await play_out(simulator)
        answer = await simulator.person("Idir").press(card.now, "Step through")
        assert "Amara wins." in answer.text and len(pictures_of(answer.message)) == 1


@pytest.mark.costly
async def test_the_view_of_who_played_ends_with_the_result_and_a_rematch(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await start_table(simulator, "Thomas")
        await play_out(simulator, rounds=2)
        last = await offer(simulator.person("Thomas"), card)
        await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="1")
        assert "Amara wins." in text_of(last.now) and "Rematch" in labels_of(last.now)


async def test_a_resigned_duel_names_its_winner_and_shows_the_seed(open_simulator: Opening):
    async with open_simulator() as simulator:
        await start_table(simulator, "Thomas")
        confirmation = await simulator.person("Amara").slash(simulator.channel(), "table resign")
        await simulator.person("Amara").press(confirmation.message, "Resign")
        assert "**Thomas wins.** Amara resigned." in text_of(result_card(simulator))
        proof = await simulator.person("Thomas").press(result_card(simulator), "Verify")
        assert "seed" in proof.text.lower()


def make_ended_table(*robots: int) -> LoadedTable:
    """Return a finished game of Touareg for three, with robots in these places of the ranking."""
    last = games_of("touareg", 3, 1)[0][-1]
    table = table_of("touareg", 3, last.turn.state, 9, Status.FINISHED, b"seed")
    outcome = table.game.outcome(table.state)
    assert outcome is not None and [len(place) for place in outcome.ranking] == [1, 1, 1]
    sits = [msgspec.structs.replace(seat, name=name) for seat, name in zip(table.seats, ("A", "B", "C"), strict=True)]
    for place in robots:
        seat = outcome.ranking[place][0]
        sits[seat] = msgspec.structs.replace(sits[seat], user_id=None)
    for place, name in enumerate(("First", "Second", "Third")):
        seat = outcome.ranking[place][0]
        sits[seat] = msgspec.structs.replace(sits[seat], name=name)
    return msgspec.structs.replace(table, seats=tuple(sits))


@pytest.mark.parametrize(
    ("robots", "why"),
    [
        ((), ("First", "Second")),
        ((0, 1), ("First", "Third")),
        ((1, 2), ("First", "Second")),
        ((0,), ("First", "Second")),
    ],
)
def test_the_deciding_move_is_told_of_a_person_if_one_has_played(robots: tuple[int, ...], why: tuple[str, str]):
    line = ending_lines(make_ended_table(*robots), words("en"))[1]
    assert line.startswith((f"What put {why[0]} ahead of {why[1]}: ", f"{why[1]} "))


def test_the_readers_own_deciding_move_is_told_to_them():
    table = make_ended_table(0, 1)
    reader = next(seat for seat in table.seats if seat.name == "Third")
    line = ending_lines(table, words("en"), reader)[1]
    assert line.startswith(("What put First ahead of you: ", "You are ")) and "Second" not in line
    winner = next(seat for seat in make_ended_table().seats if seat.name == "First")
    assert ending_lines(make_ended_table(), words("en"), winner)[1].startswith(
        ("What put you ahead of Second: ", "Second is ")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_of_the_final_card_have_the_same_label(language: Language):
    table = make_ended_table()
    table = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, language=language))
    rows = final_card.result_card(table, None, review=True).rows
    labels = [button.label for row in rows if isinstance(row, Sequence) for button in row]
    assert len(set(labels)) == len(labels) > 6

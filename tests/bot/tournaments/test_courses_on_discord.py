"""Whole tournaments on Discord, with a deleted thread, an absent player, a restart, and a round that its host ends.

They cover the questions, reports and refusals for those who lead a tournament.
"""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.play import turns
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, TournamentStatus
from tests.bot.fixtures import DAY, HOUR, Opening, manager
from tests.bot.tournaments.test_tournaments_on_discord import load_contest, settle
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, pictures_of, text_of

NEW, NEXT, END = "azalai tournament new", "azalai tournament next", "azalai tournament end"
PEOPLE = ("Thomas", "Karine", "Idir", "Lalla", "Tamat", "Ouzal", "Hawa", "Badi")


async def begin(simulator: Simulator[Azalai], kind: str, size: int, **terms: Any) -> Message:
    """Open a tournament as Amara, who does not play, let users join and return its card."""
    amara, channel = simulator.person("Amara"), simulator.channel()
    await amara.slash(channel, NEW, game="souk", kind=kind, name="Desert cup", most=size, **terms)
    await settle(simulator)
    card = channel.messages[-1]
    for name in PEOPLE[:size]:
        await simulator.person(name).press(card.now, "Take part")
        await settle(simulator)
    return card


async def play(simulator: Simulator[Azalai], game: GameRow, *, absent: int | None = None) -> None:
    """Play a game of the round as robots would, until it is over or the absent user must move."""
    host = simulator.bot.rooms.host
    for _ in range(200):
        table = await load(host, game.table_id or 0)
        people = [seat for seat in table.deciders if not seat.is_robot and seat.user_id != absent]
        if table.row.status is not Status.RUNNING or not people:
            return
        seat = people[0]
        moves = table.game.moves(table.state, seat.seat)
        move = table.game.robot(table.view(seat.seat), moves, b"%d" % table.row.position)
        with simulator.simulated.as_bot():
            await turns.play(host, table.id, seat.seat, move, user=seat.user_id)
        await simulator.simulated.rest()


async def play_round(simulator: Simulator[Azalai], *, absent: int | None = None) -> Contest:
    """Play all games of the round, as far as the absent user lets the others."""
    for game in (await load_contest(simulator)).round_games:
        if game.is_played:
            await play(simulator, game, absent=absent)
    await settle(simulator)
    return await load_contest(simulator)


def number_of(contest: Contest, person: Person) -> int:
    """Return the number of a user in the draw."""
    entrant = contest.entrant(person.id)
    assert entrant is not None
    return entrant.number


def find_game(contest: Contest, person: Person) -> GameRow:
    """Return the game of a user in this round."""
    return next(game for game in contest.round_games if number_of(contest, person) in game.seats)


async def find_last_lines(simulator: Simulator[Azalai]) -> list[Message]:
    """Return the messages in the channel that name the winner."""
    return [message for message in simulator.channel().messages if "Desert cup** is over." in text_of(message)]


@pytest.mark.costly(seconds=10)
async def test_a_knockout_of_four_survives_a_lost_thread_absence_and_restart(
    open_simulator: Opening,
):
    async with open_simulator() as simulator:
        card = await begin(simulator, "knockout", 4)
        assert "**Semi-final** · 0 of 2 games are over." in text_of(card.now)
        contest, idir = await load_contest(simulator), simulator.person("Idir")
        lost = find_game(contest, idir)
        other = next(game for game in contest.round_games if game != lost)
        thread = next(one for one in simulator.channel().threads if one.id == other.thread_id)
        await simulator.delete(thread)
        await settle(simulator)
        moved = find_game(await load_contest(simulator), simulator.person(contest.entrants[other.seats[0]].name))
        assert moved.thread_id not in (None, other.thread_id) and moved.table_id == other.table_id
        thread_ids = {button.url.rpartition("/")[2] for button in buttons_of(card.now) if button.url}
        assert thread_ids == {str(lost.thread_id), str(moved.thread_id)}, (
            "the card leads to the new thread, not to the old"
        )

        await play_round(simulator, absent=idir.id)
        await simulator.restart()
        await settle(simulator)
        assert "1 of 2 games is over" in text_of(card.now)
        await simulator.pass_time(8 * DAY)  # a warning after seven days, and seven more
        await simulator.pass_time(7 * DAY)
        await settle(simulator)
        contest = await load_contest(simulator)
        assert [one.name for one in contest.entrants if one.gone] == ["Idir"]
        assert "of the tournament **Desert cup** (Souk) any more. A robot plays on" in text_of(idir.dms[0])
        for _ in range(3):  # against that robot: a game is not lost before it has started; a drawn one is replayed
            if (await load_contest(simulator)).row.round == 1:
                await play_round(simulator)
        assert (await load_contest(simulator)).row.round == 2
        assert "**Final** · The only game is being played." in text_of(card.now)

        for _ in range(2):  # a drawn final is replayed, and then the lot decides
            if (await load_contest(simulator)).row.status is TournamentStatus.RUNNING:
                await play_round(simulator)
        contest = await load_contest(simulator)
        assert contest.row.status is TournamentStatus.OVER
        winner = next(one for one in contest.entrants if one.number == contest.games[-1].seats[_find_winner(contest)])
        assert f"**{winner.name}** has won. Second: " in text_of(card.now)
        assert labels_of(card.now) == ["Standings", "Games", "Results as a file"]
        for person in (idir, simulator.person("Lalla")):
            for label in labels_of(card.now):
                answer = (await person.press(card.now, label)).message
                assert answer.ephemeral and ("Desert cup" in text_of(answer) or answer.payload["attachments"]), label
        (line,) = await find_last_lines(simulator)
        assert f"**{winner.name}** has won." in text_of(line) and pictures_of(line)
        assert labels_of(line) == ["To the card"]
        assert set(line.pings) == {name for name in PEOPLE[:4] if name != "Idir"}
        assert len(await find_last_lines(simulator)) == 1


def _find_winner(contest: Contest) -> int:
    """Return the seat that won the last game."""
    return contest.games[-1].places.index(1)


@pytest.mark.costly(seconds=20)
async def test_a_swiss_of_eight_survives_a_lost_thread_absence_and_next(
    open_simulator: Opening,
):
    async with open_simulator() as simulator:
        card = await begin(simulator, "swiss", 8, rounds=3, **{"round-hours": 240})
        amara, badi, channel = simulator.person("Amara"), simulator.person("Badi"), simulator.channel()
        contest = await load_contest(simulator)
        assert len(channel.threads) == 4 and contest.round_due is not None
        late = find_game(contest, badi)
        other = next(game for game in contest.round_games if game != late)
        await simulator.delete(next(one for one in channel.threads if one.id == other.thread_id))
        await settle(simulator)
        contest = await play_round(simulator, absent=badi.id)
        assert "3 of 4 games are over" in text_of(card.now)

        question = (await amara.slash(channel, NEXT)).message
        assert "**Round 1 of 3** of **Desert cup** is ended now. Really?" in text_of(question)
        assert "Badi" in text_of(question)
        lines = [line for line in text_of(question).splitlines() if line.startswith("•")]
        assert len(lines) == 1, "the games that are over are not listed"
        await simulator.restart()
        await settle(simulator)
        await amara.press(question, "End the round")
        assert "is ended:" in text_of(question.now) and "Badi" in text_of(question.now)
        await settle(simulator)
        await simulator.pass_time(DAY + HOUR)  # overtime, if there is any
        await settle(simulator)
        contest = await load_contest(simulator)
        assert contest.row.round == 2
        assert [one.name for one in contest.entrants if one.gone] == ["Badi"]
        assert len(contest.byes) == 1, "seven are left"

        for number in (2, 3):
            assert (await load_contest(simulator)).row.round == number
            await play_round(simulator)
        contest = await load_contest(simulator)
        assert contest.row.status is TournamentStatus.OVER
        assert all(game.status is GameStatus.OVER for game in contest.games)
        assert number_of(contest, badi) not in {seat for game in contest.games if game.round > 1 for seat in game.seats}
        assert len(await find_last_lines(simulator)) == 1
        file = await simulator.person("Hawa").press(card.now, "Results as a file")
        (attached,) = file.message.payload["attachments"]
        rows = [row.split("\t") for row in file.message.file(attached["url"]).decode().splitlines()]
        assert rows[0][-1] == "ended" and {row[-1] for row in rows[1 : rows.index([""])]} <= {
            *("played", "resigned", "stalled", "without", "")
        }


# Leading


@pytest.mark.costly(seconds=3)
async def test_an_old_question_is_refused_and_changes_nothing(open_simulator: Opening):
    async with open_simulator() as simulator:
        await begin(simulator, "swiss", 4, rounds=2)
        channel, amara, badi = (
            simulator.channel(),
            simulator.person("Amara"),
            simulator.person("Badi", permissions=manager()),
        )
        ask_next, ask_end = (await amara.slash(channel, NEXT)).message, (await badi.slash(channel, END)).message
        await play_round(simulator)
        before = await load_contest(simulator)
        assert before.row.round == 2
        for person, question, button in ((amara, ask_next, "End the round"), (badi, ask_end, "End the tournament")):
            answer = await person.press(question, button, stale=True)
            assert "nothing was done" in answer.text
        assert await load_contest(simulator) == before


@pytest.mark.costly(seconds=3)
async def test_those_who_do_not_lead_are_refused_also_by_the_marks_of_those_who_do(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await begin(simulator, "swiss", 4, rounds=2)
        thomas, channel = simulator.person("Thomas"), simulator.channel()
        before = await load_contest(simulator)
        answers = [
            (await thomas.press(card.now, "Manage…")).text,
            (await thomas.slash(channel, NEXT)).text,
            (await thomas.slash(channel, END)).text,
        ]
        assert all("for the person who opened the tournament" in text for text in answers)
        assert await load_contest(simulator) == before


@pytest.mark.costly(seconds=3)
async def test_a_host_who_plays_reads_from_when_the_round_can_be_ended(open_simulator: Opening):
    async with open_simulator() as simulator:
        thomas, channel = simulator.person("Thomas"), simulator.channel()
        await thomas.slash(channel, NEW, game="souk", kind="swiss", name="Desert cup", most=4, rounds=2)
        await settle(simulator)
        card = channel.messages[-1]
        for name in PEOPLE[:4]:
            await simulator.person(name).press(card.now, "Take part")
            await settle(simulator)
        lead = (await thomas.press(card.now, "Manage…")).message
        assert "Try again <t:" in text_of(lead) and "you can’t end the tournament" in text_of(lead)
        assert labels_of(lead) == ["Close"]
        karine = simulator.person("Badi", permissions=manager())
        assert labels_of((await karine.press(card.now, "Manage…")).message) == [
            "End the round…",
            "End the tournament…",
            "Close",
        ]
        await simulator.pass_time(DAY + HOUR)
        await settle(simulator)
        assert labels_of((await thomas.press(card.now, "Manage…")).message) == ["End the round…", "Close"]


@pytest.mark.costly(seconds=3)
async def test_the_host_begins_from_the_card_and_is_told_how_many_are_missing(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, channel = simulator.person("Amara"), simulator.channel()
        await amara.slash(channel, NEW, game="souk", kind="swiss", name="Desert cup", least=3)
        await settle(simulator)
        card = channel.messages[-1]
        for name in PEOPLE[:2]:
            await simulator.person(name).press(card.now, "Take part")
        await settle(simulator)
        lead = (await amara.press(card.now, "Manage…")).message
        assert "There are 2 so far, and 3 must take part" in text_of(lead)
        assert labels_of(lead) == ["End the tournament…", "More terms", "Close"]
        await simulator.person(PEOPLE[2]).press(card.now, "Take part")
        await settle(simulator)
        lead = (await amara.press(card.now, "Manage…")).message
        await amara.press(lead, "Begin now")
        assert "**Desert cup** begins" in text_of(lead.now)
        await settle(simulator)
        assert (await load_contest(simulator)).row.round == 1


@pytest.mark.costly(seconds=4)
async def test_a_tournament_whose_channel_was_deleted_goes_on_in_another(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, old, new = simulator.person("Amara"), simulator.channel(), simulator.channel("new home")
        await begin(simulator, "swiss", 4, rounds=1)
        threads = [game.thread_id for game in (await load_contest(simulator)).games]
        await simulator.delete(old)
        await settle(simulator)
        answer = await amara.slash(new, "azalai tournament show")
        assert "There is no tournament" not in answer.text, "who leads it finds it without its channel"
        moved = await amara.slash(new, "azalai tournament move")
        assert "is shown in this channel from now on" in moved.text
        await settle(simulator)
        contest = await load_contest(simulator)
        assert contest.row.channel_id == new.id and contest.row.trouble is None
        assert not {game.thread_id for game in contest.games} & set(threads)
        assert len(new.threads) == 2
        await play_round(simulator)
        assert (await load_contest(simulator)).row.status is TournamentStatus.OVER
        simulator.expect_errors()


@pytest.mark.costly(seconds=6)
async def test_a_seat_that_robots_take_over_says_of_which_tournament_and_why(open_simulator: Opening):
    async with open_simulator() as simulator:
        await begin(simulator, "swiss", 4, rounds=1)
        amara, channel, thomas = simulator.person("Amara"), simulator.channel(), simulator.person("Thomas")
        contest = await play_round(simulator, absent=thomas.id)
        game = find_game(contest, thomas)
        (other,) = [
            one for one in PEOPLE[:4] if number_of(contest, simulator.person(one)) in game.seats and one != "Thomas"
        ]
        thread = next(one for one in channel.threads if one.id == game.thread_id)
        card = next(one for one in thread.messages if "Play" in labels_of(one))
        view = (await thomas.press(card, "Play")).message
        await amara.press((await amara.slash(channel, NEXT)).message, "End the round")
        await settle(simulator)
        assert "A robot plays on in your seat." in text_of(thomas.dms[0])
        assert "of the tournament **Desert cup** (Souk) any more." in text_of(view.now) and labels_of(view.now) == []
        assert find_game(await load_contest(simulator), thomas).status is GameStatus.OVERTIME
        question = (await amara.slash(channel, NEXT)).message
        assert "robots play it to its end" in text_of(question)
        view = (await simulator.person(other).press(card.now, "Play")).message
        await amara.press(question, "End the round")
        await settle(simulator)
        text = "\n".join(text_of(one) for one in simulator.person(other).dms)
        assert "of the tournament **Desert cup** (Souk) any more. The round is over; robots play" in text
        assert "The round is over; robots play the game to its end" in text_of(view.now)
        contest = await load_contest(simulator)
        assert contest.row.status is TournamentStatus.OVER
        (line,) = await find_last_lines(simulator)
        assert simulator.person(other).name not in line.pings, "who is at a table of it sees how it ends"
        assert len(line.pings) == 2
        assert [one.name for one in contest.entrants if one.gone] == ["Thomas"], "who was relieved stays in"
        assert not any("game is over (Souk)" in text_of(one) for one in thread.messages), "robots are told nothing"

"""Promises to a player who gives up, notices to the others and lines in the log, all of which are true."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.hosting.seats import OPENS_AFTER
from azalai.bot.store.rows import Status
from tests.bot.fixtures import load_table, manager, result_card, start_table
from tests.simulator import Simulator, text_of


async def give_up(simulator: Simulator[Azalai], name: str, how: str = "resign") -> tuple[str, str]:
    """Give up as a player, and return the question and the answer."""
    person = simulator.person(name)
    confirmation = await person.slash(simulator.channel(), f"table {how}")
    button = {"resign": "Resign", "leave": "Leave the game"}[how]
    return confirmation.text, (await person.press(confirmation.message, button)).text


def read_channel(simulator: Simulator[Azalai]) -> str:
    """Return the text of all messages in the channel."""
    return "\n".join(text_of(message) for message in simulator.channel().messages)


async def read_log(simulator: Simulator[Azalai], name: str) -> str:
    """Return the log as a user reads it."""
    return (await simulator.person(name).slash(simulator.channel(), "table log")).text


@pytest.mark.costly
async def test_the_notice_of_a_resignation_names_who_resigned_not_the_robot_in_the_seat(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    promised, done = await give_up(simulator, "Thomas")
    robot = (await load_table(simulator)).seats[1].name
    assert robot != "Thomas"
    text = read_channel(simulator)
    assert "Thomas resigned. A robot plays on in that seat." in text and f"{robot} resigned" not in text
    assert "A robot plays on in your seat" in promised and "A robot plays on in your seat" in done
    assert f"Thomas resigned; {robot} plays on in that seat." in await read_log(simulator, "Amara")


@pytest.mark.costly
@pytest.mark.parametrize("how", ["resign", "leave"])
async def test_no_robot_is_promised_to_play_on_where_robots_alone_would_be_left(simulator: Simulator[Azalai], how: str):
    await start_table(simulator, robots=2)
    promised, done = await give_up(simulator, "Amara", how)
    assert (await load_table(simulator)).row.status is Status.CANCELLED
    for said in (promised, done):
        assert "plays on" not in said and "A robot will take" not in said
        assert "lost" not in said and "without a result" in said
    assert "Only robots were left" in text_of(result_card(simulator))
    text = read_channel(simulator)
    assert ("Amara resigned. Only robots were left" in text) is (how == "resign")
    log = await read_log(simulator, "Amara")
    assert "Amara" in log and "Only robots were left" in log


@pytest.mark.costly
async def test_a_game_that_all_have_left_has_a_rematch_for_those_who_left_last(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    mod = simulator.person("Mod", permissions=manager())
    await mod.slash(simulator.channel(), "table kick", player=simulator.person("Idir"))
    for name in ("Thomas", "Amara"):
        await give_up(simulator, name, "leave")
    card, thomas = result_card(simulator), simulator.person("Thomas")
    for name in ("Karine", "Idir"):
        assert "Only those who played" in (await simulator.person(name).press(card, "Rematch")).text
    await thomas.press(card, "Rematch")
    assert simulator.channel().messages[-1].pings == ("Amara",)
    lobby = next(
        text_of(message) for message in simulator.channel().messages if "Thomas opens a table" in text_of(message)
    )
    assert "Rematch" in lobby and lobby.count("robot ") == 1


@pytest.mark.costly
async def test_the_log_tells_who_resigned_of_two(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await give_up(simulator, "Thomas")
    assert "Thomas resigned." in await read_log(simulator, "Amara")


@pytest.mark.costly
async def test_the_log_tells_who_was_sent_away_and_who_took_the_seat(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    mod = simulator.person("Mod", permissions=manager())
    await mod.slash(simulator.channel(), "table kick", player=simulator.person("Thomas"))
    robot = (await load_table(simulator)).seats[1].name
    offered = simulator.channel().messages[-1]
    await simulator.pass_time(OPENS_AFTER)
    await simulator.person("Karine").press(offered, "Take this seat")
    log = await read_log(simulator, "Amara")
    assert f"{robot} plays on for Thomas, who was taken off the seat." in log
    assert f"Karine took over the seat of {robot}." in log


async def test_removing_the_last_other_person_promises_no_robot(simulator: Simulator[Azalai]):
    await start_table(simulator, robots=1)
    mod = simulator.person("Mod", permissions=manager())
    answer = await mod.slash(simulator.channel(), "table kick", player=simulator.person("Amara"))
    assert (await load_table(simulator)).row.status is Status.CANCELLED
    assert "plays on" not in answer.text and "only robots were left" in answer.text.lower()


@pytest.mark.costly
async def test_a_removed_player_is_not_told_that_they_left(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    thomas = simulator.person("Thomas")
    await simulator.pass_time(600)
    message = thomas.dms[-1]
    mod = simulator.person("Mod", permissions=manager())
    await mod.slash(simulator.channel(), "table kick", player=thomas)
    assert "You don’t sit at table 1 (Souk) any more." in text_of(message.now)


@pytest.mark.costly
@pytest.mark.parametrize(
    ("late", "expected"),
    [("seat", "Only robots are left, so the game is over"), ("vote", "Robots play in the other seats")],
)
async def test_no_decider_is_named_after_the_last_persons_time_runs_out(
    simulator: Simulator[Azalai], late: str, expected: str
):
    await start_table(simulator, robots=1, pace="24 / 0 / 0", timeout=late)
    await simulator.pass_time(24 * 3600.0 + 1)
    text = read_channel(simulator)
    assert expected in text
    assert "The others may decide" not in text and "a robot takes the seat" not in text

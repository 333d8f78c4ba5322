"""Built-in game that `AZALAI_GAMES` does not name: its running tables continue, and no new one can start."""

from __future__ import annotations

import pytest

from azalai.bot.catalogue import list_offered_games, list_taught_games
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby
from azalai.bot.solo import deals, games, lessons
from azalai.bot.solo.days import day_of
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from tests.bot.fixtures import Opening, result_card, start_table
from tests.bot.stepping.test_stepping_on_discord import press_forged
from tests.bot.tournaments.on_a_host import go_next as begin_cup
from tests.bot.tournaments.on_a_host import load_contest, open_cup
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, THOMAS, play_moves, running_table
from tests.simulator import labels_of, text_of


@pytest.mark.costly(seconds=3)
async def test_a_running_table_is_played_to_its_end_and_stepped_through(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator() as simulator:
        await start_table(simulator, "Thomas")
        monkeypatch.setenv("AZALAI_GAMES", "targui touareg")
        await simulator.restart()
        assert list_offered_games() == ("targui", "touareg") and set(list_taught_games()) <= {"targui", "touareg"}
        amara, thomas, place = simulator.person("Amara"), simulator.person("Thomas"), simulator.channel()
        card = next(message for message in place.messages if "Play" in labels_of(message))
        for _ in range(3):
            for person in (amara, thomas):
                view = (await person.press(card.now, "Play")).message
                await person.press(view.now, "0")
        ended = result_card(simulator)
        view = (await amara.press(ended, "Step through")).message
        assert "Amara’s view" in text_of(view)
        for refusal in (
            (await amara.press(ended, "Rematch")).text,
            (await press_forged(simulator, amara, ended, "az:open:souk")).text,
            (await press_forged(simulator, amara, ended, "az:play-on:1:1:1")).text,
        ):
            assert "don’t host this game any more" in refusal
        assert "lesson" in (await press_forged(simulator, amara, ended, "az:learn:souk")).text
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await tx.tables.list_numbers() == [1]


async def test_games_not_offered_start_no_tables_and_running_ones_go_on(host: Host, monkeypatch: pytest.MonkeyPatch):
    table, cup = await running_table(host, THOMAS), await open_cup(host, AMARA, THOMAS, KARINE, IDIR)
    deal = await deals.open_deal(host, IDIR.id, IDIR.name, None, "souk")
    lesson, _ = await lessons.open_lesson(host, IDIR.id, "souk")
    monkeypatch.setenv("AZALAI_GAMES", "targui")
    await play_moves(host, table, AMARA, "offer 0")
    contest = await begin_cup(host, cup, AMARA)
    assert contest.row.status == "running" and (await load_contest(host, cup)).games
    assert (await games.load(host, deals.KIND, IDIR.id, deal.number)).number == deal.number
    assert (await games.load(host, lessons.KIND, IDIR.id, lesson.number)).number == lesson.number
    new = lobby.NewTable(
        game="souk", options=GAMES["souk"].Options(), language="en", guild=GUILD, channel=99, random_seats=False
    )
    for begin in (
        lambda: lobby.open_table(host, AMARA, new),
        lambda: open_cup(host, name="Another"),
        lambda: deals.open_deal(host, KARINE.id, KARINE.name, None, "souk", day_of(host.now())),
        lambda: lessons.open_lesson(host, KARINE.id, "souk"),
    ):
        with pytest.raises(Refused, match=r"refusal-no-(such-game|lesson|such-deal)"):
            await begin()
    async with host.store.read() as tx:
        row = await tx.tables.get(table)
    assert row is not None and row.status is Status.RUNNING and GAMES["souk"].key == "souk"

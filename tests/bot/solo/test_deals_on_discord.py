"""Deals of the day on Discord: from `/azalai daily` to the board, the shared line and the replay."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import cast

import pytest

from azalai.bot.app.router import ActionMark
from azalai.bot.records.commands import carry_out
from azalai.bot.solo.store import SoloGames
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind
from azalai.locales import LANGUAGES, Language, words
from tests.bot.app.test_forged import press_forged
from tests.bot.fixtures import DAY, Opening, manager, set_preference, set_server, settings
from tests.bot.solo.playing import is_over, open_deal, play_deal
from tests.bot.solo.test_deals import store_deal
from tests.house import ROOT
from tests.simulator import Message, buttons_of, labels_of, pictures_of, text_of

NEW_YEAR = 1_767_225_600.0
"""Moment at which simulated time begins."""


def find_argument(message: Message, act: str) -> str:
    """Return the last argument of the first button of an act."""
    return next(button.custom_id or "" for button in buttons_of(message) if act in (button.custom_id or "")).split(":")[
        -1
    ]


@pytest.mark.costly
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_is_played_to_its_board(open_simulator: Opening, language: Language):
    async with open_simulator() as simulator:
        amara, said = simulator.person("Amara", locale=LANGUAGES[language].discord[0]), words(language)
        overview = (await amara.slash(simulator.channel(), "azalai daily")).message
        assert overview.ephemeral and len(pictures_of(overview)) == 1
        view = await open_deal(simulator, amara)
        assert view.ephemeral and f"{said.say('souk-name')}" in text_of(view)
        labels = labels_of(view)
        assert said.say("button-suggest") not in labels and said.say("button-more") in labels
        await amara.press(view, said.say("button-more"))
        await amara.press(view.now, said.say("button-rules"))
        await amara.press(view.now, said.say("button-deal-back"))
        await amara.press(view.now, said.say("button-more"))
        await amara.press(view.now, said.say("button-close"))
        await amara.press(view.now, said.say("button-deal-go-on"))
        end = await play_deal(amara, view)
        assert text_of(end).startswith("**") and said.say("button-deal-day") not in labels_of(end)
        assert {said.say(f"button-deal-{name}") for name in ("share", "board", "week", "month")} <= set(labels_of(end))
        assert len(labels_of(end)) == len(set(labels_of(end))) and len(pictures_of(end)) == 1
        assert simulator.channel().messages == []


@pytest.mark.costly
async def test_a_shared_line_tells_nothing_and_leads_others_to_the_deal(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, idir = simulator.person("Amara"), simulator.person("Idir")
        end = await play_deal(amara, await open_deal(simulator, amara))
        await amara.press(end, "Share")
        (line,) = simulator.channel().messages
        text = text_of(line)
        assert "**Deal of the day: " in text and "Souk, 1 January**" in text
        assert re.search("Amara (won against|lost to|tied with) 2 robots$", text)
        assert labels_of(line) == ["Play this deal", "What is this?", "Add to a server", "Add to my account"]
        assert "points" not in text and "1st" not in text, "no rank alone"
        async with simulator.bot.rooms.host.store.read() as tx:
            (share,) = await tx.messages.list_about(AboutServer(simulator.simulated.guild_id), MessageKind.SHARE)
        assert share.message_id == line.id and share.body == find_argument(end, "deal-share")
        explanation = (await idir.press(line, "What is this?")).message
        assert explanation.ephemeral and "chances of its player to win" in text_of(explanation)
        again = await amara.press(end.now, "Share")
        assert "already" in text_of(again.message)
        view = (await idir.press(line, "Play this deal")).message
        assert view.ephemeral and "Deal of the day · Souk" in text_of(view)
        assert "A move is final once a robot has answered." in text_of(view)
        await play_deal(idir, view)
        assert "of 2" in text_of(view.now)


@pytest.mark.costly
async def test_a_board_is_hidden_before_its_deal_is_finished(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, idir = simulator.person("Amara"), simulator.person("Idir")
        end = await play_deal(amara, await open_deal(simulator, amara))
        idirs = await open_deal(simulator, idir)
        assert "Amara" not in text_of(idirs)
        for label in ("Week", "Month"):
            await amara.press(end.now, label)
            assert len(pictures_of(end.now)) == 1
            ways = {"Day", "Week", "Month", "Earlier", "Close", "Back to my result"} - {label}
            assert ways <= set(labels_of(end.now)), "no dead end"
            await amara.press(end.now, "Back to my result")
            assert is_over(end.now)
        day, number = (find_argument(end, act) for act in ("deal-standings", "deal-share"))
        for act, given, sentence in (
            ("deal-standings", ["day", "souk", day], "secret"),
            ("deal-film", ["souk", day], "secret"),
            *((f"deal-{act}", [number], "is not yours") for act in ("share", "verify", "export", "result", "review")),
        ):
            (answer,) = await press_forged(simulator, idir, idirs, ActionMark(act, "action"), given, ())
            assert sentence in text_of(answer), act


@pytest.mark.costly
async def test_after_the_day_there_are_the_film_the_file_and_the_proof(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        end = await play_deal(amara, await open_deal(simulator, amara))
        assert "Verify" not in labels_of(end)
        await simulator.pass_time(DAY)
        overview = (await amara.slash(simulator.channel(), "azalai daily")).message
        board = (await amara.press(overview, "Yesterday’s board")).message.now
        assert {"Film of the best game", "Verify", "Export"} <= set(labels_of(board))
        film = await amara.press(board, "Film of the best game")
        assert "the best game, by Amara" in text_of(film.messages[-1].now)
        assert [picture.name for picture in pictures_of(film.messages[-1].now)] == ["souk.gif"]
        board = (
            await amara.press((await amara.slash(simulator.channel(), "azalai daily")).message, "Yesterday’s board")
        ).message.now
        proof = await amara.press(board, "Verify")
        text = text_of(proof.message.now)
        assert "**Souk**, 1 January: was the shuffle fair?" in text and "Seed: `" in text
        assert "*Export*, then `azalai verify FILE`" in text and "table" not in text.replace("on the table", "")
        assert "Back to the deal" in labels_of(proof.message.now)


@pytest.mark.costly(seconds=2)
async def test_yesterdays_board_is_that_of_a_deal_that_the_reader_has_finished(open_simulator: Opening):
    """Other games, whose boards may be empty, are not shown first."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await play_deal(amara, await open_deal(simulator, amara, "tents"))
        await simulator.pass_time(DAY)
        overview = (await amara.slash(simulator.channel(), "azalai daily")).message
        (board,) = pictures_of((await amara.press(overview, "Yesterday’s board")).message.now)
        assert board.alt.startswith("Tents, 1 January. 1 finished.")


async def test_readers_of_words_get_the_same_facts(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await set_preference(amara, "look", "text_only")
        overview = (await amara.slash(simulator.channel(), "azalai daily")).message
        assert pictures_of(overview) == [] and "Touareg: not begun" in text_of(overview)
        end = await play_deal(amara, await open_deal(simulator, amara))
        assert pictures_of(end) == [] and re.match(r"\*\*(You|A tie)", text_of(end))


async def test_a_server_switches_deals_off_by_one_setting(open_simulator: Opening):
    async with open_simulator() as simulator:
        karine = simulator.person("Karine", permissions=manager())
        await set_server(karine, simulator.channel(), "offered", "tournaments", "puzzles")
        amara = simulator.person("Amara")
        for answer in (
            await amara.slash(simulator.channel(), "azalai daily"),
            await amara.slash(simulator.channel(), "azalai daily", game="souk"),
        ):
            assert "switched deals of the day off" in text_of(answer.message)
        assert "switched" not in text_of((await amara.slash(None, "azalai daily")).message)


@pytest.mark.costly(seconds=12)
@pytest.mark.parametrize("game", ["timbuktu", "targui"])
async def test_the_same_moves_show_the_same_in_two_processes(tmp_path: Path, fresh_database: Path, game: str):
    """Texts, components with their ids, and pictures are equal to the byte; the processes share only the deal."""
    outputs: list[object] = []
    with_deal = tmp_path / "deal.db"
    shutil.copy(fresh_database, with_deal)
    await store_deal(with_deal, game, settings(with_deal), NEW_YEAR)
    for number in ("1", "2"):
        file = tmp_path / f"{number}.db"
        shutil.copy(with_deal, file)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bot.solo.shown", str(file), game, "4"),
            env={**os.environ, "PYTHONHASHSEED": number},
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        output, _ = await process.communicate()
        assert process.returncode == 0
        outputs.append(json.loads(output.splitlines()[-1]))
    assert outputs[0] == outputs[1]
    contents = cast("list[list[str]]", outputs[0])
    assert (
        len(contents) >= 4
        and len({content[0] for content in contents}) >= 4
        and all(len(content) == 2 for content in contents)
    )


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("requests", [0, 1, 2])
async def test_a_deal_goes_on_where_the_bot_was_killed(open_simulator: Opening, requests: int):
    """After N requests of each decision, no move is lost or played twice, and robots play the same."""
    async with open_simulator() as simulator:
        amara, karine = simulator.person("Amara"), simulator.person("Karine")
        await play_deal(karine, await open_deal(simulator, karine))
        for _ in range(60):
            view = await open_deal(simulator, amara)
            if is_over(view):
                break
            first = next(button for button in buttons_of(view) if (button.custom_id or "").startswith("az:deal-"))
            await simulator.kill_during(amara.would_press(view, first.custom_id or ""), requests)
        simulator.expect_errors()
        async with simulator.bot.rooms.host.store.read() as tx:
            rows = [await tx.get(SoloGames).find(-(number)) for number in (1, 2)]
        whole, mended = (row for row in rows if row is not None)
        assert (whole.name, mended.name) == ("Karine", "Amara")
        assert whole.moves == mended.moves and whole.points == mended.points and mended.ended_at is not None


@pytest.mark.costly(seconds=2)
async def test_two_people_play_on_two_days(open_simulator: Opening, tmp_path: Path):
    """From the first deal to the boards of the month, and the proof of the seeds that were committed before."""
    async with open_simulator() as simulator:
        amara, idir = simulator.person("Amara"), simulator.person("Idir")
        seals, points = list[str](), dict[str, list[int]]()
        for number, streak in enumerate(("1 day", "2 days in a row"), start=1):
            view = await open_deal(simulator, amara)
            await amara.press(view, "…")
            await amara.press(view.now, "Seal")
            seals += re.findall("`([0-9a-f]{64})`", text_of(view.now))
            await amara.press(view.now, "Back to the deal")
            await play_deal(amara, view)
            end = await play_deal(idir, await open_deal(simulator, idir), 9)
            async with simulator.bot.rooms.host.store.read() as tx:
                rows = [await tx.get(SoloGames).find(-(2 * number - 1)), await tx.get(SoloGames).find(-(2 * number))]
            points_of = {row.name: int(row.points or 0) for row in rows if row is not None}
            points = {name: [*points.get(name, []), more] for name, more in points_of.items()}
            await idir.press(end, "Board")
            end = end.now
            (board,) = (one.alt for one in pictures_of(end))
            assert f"Souk, {number} January. 2 finished." in board
            for name, own in points_of.items():
                place = 1 + sum(other > own for other in points_of.values())
                assert f"{place} {name} {own}, {streak};" in board
            for label in ("Week", "Month"):
                await idir.press(end.now, label)
                (alt,) = (one.alt for one in pictures_of(end.now))
                assert [f"{at} January: {one}" for at, one in enumerate(points["Idir"], start=1)] == alt.splitlines()[
                    1:
                ]
                await idir.press(end.now, "Day")
                end = end.now
            await simulator.pass_time(DAY)

        board = (await amara.slash(simulator.channel(), "azalai daily")).message
        board = (await amara.press(board, "Yesterday’s board")).message
        for seal in reversed(seals):
            file = tmp_path / f"{seal}.txt"
            (exported,) = pictures_of((await amara.press(board.now, "Export")).message.now)
            file.write_bytes(exported.content)
            said = list[str]()
            assert carry_out(argparse.Namespace(command="verify", file=file), said.append, said.append) == 0
            assert seal in said[0] and "moves  ok" in said[1]
            board = (await amara.slash(simulator.channel(), "azalai daily")).message
            board = (await amara.press(board, "Yesterday’s board")).message
            board = (await amara.press(board.now, "Earlier")).message


@pytest.mark.parametrize(
    ("days", "expected"), [(0, "when you have finished this deal"), (2, "The time to finish this deal is over")]
)
async def test_a_deal_that_was_not_finished_has_no_result_and_no_line(
    open_simulator: Opening, days: int, expected: str
):
    """One sentence says that it can still be finished or that its time is over; it is on no board."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = await open_deal(simulator, amara)
        await simulator.pass_time(days * DAY)
        number = find_argument(view, "deal-more")
        for act in ("result", "share", "review", "verify", "export"):
            (answer, *_) = await press_forged(simulator, amara, view, ActionMark(f"deal-{act}", "action"), [number], ())
            assert expected in text_of(answer), act
        if days:
            for act in ("again", "undo", "option"):
                given = [number, "0", "0"][: 3 if act == "option" else 2 if act == "undo" else 1]
                (answer, *_) = await press_forged(
                    simulator, amara, view, ActionMark(f"deal-{act}", "action"), given, ()
                )
                assert expected in text_of(answer), act
        assert simulator.channel().messages == []
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await tx.get(SoloGames).results("souk", 0, 10**6) == []

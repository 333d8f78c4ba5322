"""Studio: a change of a game is checked, reloaded in the running bot and tried; an error changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import pytest
from msgspec.structs import replace

from azalai.bot.app.client import Azalai
from azalai.bot.app.studio.checking import check
from azalai.bot.app.studio.command import serve
from azalai.bot.app.studio.jobs import JOBS, Jobs, Result, run_process
from azalai.bot.app.studio.lines import format_played_lines
from azalai.bot.app.studio.reload import CannotReload, reload
from azalai.bot.app.studio.sheets import yield_lesson_sheet, yield_pictures_sheet
from azalai.bot.app.studio.workshop import Workshop, list_folders
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.games.lessons import Act, Course, lesson_of
from azalai.locales import LANGUAGES, words
from azalai.renderers import renderer
from tests.bot.fixtures import offer, open_transaction, start_table
from tests.house import ROOT
from tests.installing import install_game
from tests.play.browser import PATIENCE, chromium, open_browser
from tests.simulator import Simulator, text_of

KEY = "dune"
ENGLISH, RULES, RENDERER = "locales/en/dune.ftl", "__init__.py", "renderer.py"
CHANGED = "How many grains do you offer?"


@pytest.fixture
def dune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install Souk as a package of its own, which tests change, and yield its folder."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # changes follow within a second
    monkeypatch.setattr("azalai.bot.app.studio.workshop.CHECK_LIMIT", PATIENCE / 1000)
    with install_game(KEY, tmp_path / "packages", ROOT / "examples" / "souk" / "azalai_souk") as package:
        yield package


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def find_question(file: Path) -> str:
    """Return the question of the game from a file of words."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith("dune-ask-offer-salt"))


# Reloading


@pytest.mark.costly(seconds=4)
async def test_words_drawings_and_rules_are_reloaded_and_the_table_goes_on(
    dune: Path, simulator: Simulator[Azalai]
) -> None:
    card = await start_table(simulator, "Thomas", game=KEY)
    amara = simulator.person("Amara")
    await offer(amara, card, "6")
    before, module = GAMES[KEY], sys.modules["azalai_dune"]
    drawing = renderer(KEY)
    change(dune / ENGLISH, find_question(dune / ENGLISH), CHANGED)
    change(dune / RULES, "GAME = ", "RELOADED = True\nGAME = ")
    assert await reload(simulator.bot, KEY, restart=False) == 1
    assert GAMES[KEY] is not before and sys.modules["azalai_dune"] is not module
    assert sys.modules["azalai_dune"].RELOADED and renderer(KEY) is not drawing
    assert words("en").say("dune-ask-offer-salt") == CHANGED
    answer = await simulator.person("Thomas").press(card.now, "Play")
    assert CHANGED in answer.text
    assert await list_statuses(simulator) == [Status.RUNNING]


@pytest.mark.costly(seconds=4)
async def test_a_table_restarts_with_the_same_people_if_the_position_differs(
    dune: Path, simulator: Simulator[Azalai], caplog: pytest.LogCaptureFixture
) -> None:
    """A private view that is open does not read the old table's position by the new rules."""
    card = await start_table(simulator, "Thomas", game=KEY)
    await simulator.person("Amara").press(card.now, "Play")
    add_a_field(dune)
    assert await reload(simulator.bot, KEY, restart=True) == 1
    assert await list_statuses(simulator) == [Status.CANCELLED, Status.RUNNING]
    assert "set aside" not in caplog.text and "could not follow" not in caplog.text
    async with open_transaction(simulator) as tx:
        first, second = [{seat.name for seat in await tx.seats.list_at(table)} for table in (1, 2)]
    assert first == second
    simulator.expect_errors()


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize(
    "breaks", [(RULES, "GAME = ", "GAME = 1 / 0\nGAME = "), (RENDERER, "import", "import nothing,")]
)
async def test_a_game_that_can_not_be_imported_leaves_the_old_one_in_place(
    breaks: tuple[str, str, str], dune: Path, simulator: Simulator[Azalai]
) -> None:
    card = await start_table(simulator, "Thomas", game=KEY)
    before, drawer = GAMES[KEY], renderer(KEY)
    file, old, new = breaks
    text = (dune / file).read_text(encoding="utf-8")
    (dune / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CannotReload):
        await reload(simulator.bot, KEY, restart=False)
    assert GAMES[KEY] == before and renderer(KEY) is drawer
    assert "salt" in text_of(await offer(simulator.person("Amara"), card, "6")).lower()


async def list_statuses(simulator: Simulator[Azalai]) -> list[Status]:
    async with open_transaction(simulator) as tx:
        rows = [await tx.tables.get(number) for number in await tx.tables.list_numbers()]
    return [row.status for row in rows if row is not None]


def add_a_field(package: Path) -> None:
    """Change the format of the position, so that stored positions of running tables don't fit."""
    change(package / RULES, "    chance: Chance\n", "    chance: Chance\n    grains: int\n")
    for begins in ("State(chance, ", "State(state.chance, "):
        change(package / RULES, begins, f"{begins}7, ")


# Checking


async def test_a_game_without_a_slip_passes_the_check(dune: Path) -> None:
    assert await check(KEY, None) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "expected", "line"),
    [
        (RULES, "GAME = ", "def broken(:\nGAME = ", "SyntaxError", "def broken(:"),
        (RULES, "GAME = ", "GAME = 1 / 0\nGAME = ", "ZeroDivisionError", "GAME = 1 / 0"),
        (RENDERER, "from azalai", "from azalai.nothing import x\nfrom azalai", "ModuleNotFoundError", "azalai.nothing"),
        (ENGLISH, "dune-tagline =", "dune-nothing =", "dune-tagline", ""),
    ],
)
async def test_an_error_of_a_reload_is_named_with_the_authors_line(
    file: str, old: str, new: str, expected: str, line: str, dune: Path
) -> None:
    text = (dune / file).read_text(encoding="utf-8")
    (dune / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    (finding,) = await check(KEY, None)
    assert expected in finding.said and finding.table is None
    assert not line or line in finding.lines[0]


@pytest.mark.costly(seconds=4)
async def test_a_table_that_cannot_go_on_is_named_with_the_line_of_the_state(
    dune: Path, simulator: Simulator[Azalai]
) -> None:
    await start_table(simulator, "Thomas", game=KEY)
    database = simulator.bot.settings.database
    assert await run_process(("-m", "azalai.bot.app.studio.work", "check", KEY, database)) == (0, "[]", "")
    add_a_field(dune)
    _, printed, _ = await run_process(("-m", "azalai.bot.app.studio.work", "check", KEY, database))
    (problem,) = json.loads(printed)
    assert problem["table"] == 1 and "table 1 can't go on: " in problem["said"] and "class State" in problem["lines"][0]


# The sheets


def test_the_sheet_shows_boards_and_questions_in_every_language_of_the_game(dune: Path) -> None:
    sheet = "".join(yield_pictures_sheet(KEY))
    for language in LANGUAGES:
        said = words(language)
        assert sheet.count(f"<figure lang={language} class=phone>") == 2 * (3 + 3 + 1)
        assert said.say("dune-ask-offer-salt") in sheet
    assert sheet.count("data:image/jpeg") == sheet.count("<figure") and "px</span>" in sheet


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("taught", [True, False])
async def test_a_played_game_becomes_the_line_of_a_lesson(
    taught: bool, dune: Path, simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code is a whole lesson if the game has none, and else the arguments that change."""
    earlier = lesson_of(KEY)
    card = await start_table(simulator, "Thomas", game=KEY)
    for name, salt in (("Amara", "6"), ("Thomas", "11"), ("Amara", "0"), ("Thomas", "0")):
        await offer(simulator.person(name), card, salt)
    if not taught:
        monkeypatch.setattr("azalai.bot.app.studio.lines.lesson_of", lambda _: None)
    how, code = (await format_played_lines(KEY, simulator.bot.settings.database)).split("\n\n\n")
    assert "copy the code into lesson.py" in how and code.startswith("# Table 1, 4 moves\n")
    names: dict[str, Any] = {"LESSON": earlier, "Act": Act, "replace": replace, **vars(sys.modules["azalai_dune"])}
    exec(code if not taught else f"LESSON = replace(LESSON,\n{code})", names)
    lesson = names["LESSON"]
    acts = [f"{act.seat} {act.move}" for act in lesson.line]
    assert [act.partition(" ")[2] for act in acts] == ["offer 6", "offer 11", "offer 0", "offer 0"]
    course = Course(GAMES[KEY], lesson, acts)
    assert course.on_line and lesson.seats == 2
    assert [act.hints for act in lesson.line if act.seat == lesson.learner] == (
        [(), ()] if taught else [("rule-1",), ("rule-2",)]
    )


def test_a_lesson_is_played_to_its_end_and_the_rules_met_are_counted(dune: Path) -> None:
    lesson = lesson_of(KEY)
    assert lesson is not None
    sheet = "".join(yield_lesson_sheet(KEY))
    own = [act for act in lesson.line if act.seat == lesson.learner]
    assert f"{len(own)} decisions; " in sheet and f"of {len(lesson.rules)} rules are met" in sheet
    assert f"Decision {len(own)}: " in sheet


def test_a_decision_of_a_lesson_without_a_text_says_so(tmp_path: Path) -> None:
    silent = {"lesson.py": [(', text="second", hints=("most",)', "")]}
    with install_game(KEY, tmp_path, ROOT / "examples" / "souk" / "azalai_souk", changes=silent):
        assert "Decision 2: no new text; advised: offer 3" in "".join(yield_lesson_sheet(KEY))


# The page


@contextlib.asynccontextmanager
async def serve_workshop(package: Path) -> AsyncGenerator[tuple[str, Workshop, aiohttp.ClientSession]]:
    """Serve the page of a workshop without a bot; yield its address, the workshop and a session."""
    workshop = Workshop(KEY, f"sqlite+aiosqlite:///{package / 'none.db'}")
    workshop.state.restart = True  # no tables are read
    with serve(workshop, list_folders(KEY)) as address:
        async with aiohttp.ClientSession() as session:
            yield address, workshop, session


async def fetch_state(session: aiohttp.ClientSession, address: str) -> Any:
    async with session.get(f"{address}state") as answer:
        return await answer.json()


async def wait_for_state(states: AsyncIterator[Any], **wanted: object) -> Any:
    async for now in states:
        if all(now[name] == value for name, value in wanted.items()):
            return now
    raise AssertionError


async def iterate_states(session: aiohttp.ClientSession, address: str) -> AsyncIterator[Any]:
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            yield await fetch_state(session, address)
            await asyncio.sleep(0.1)


async def change_until_noticed(session: aiohttp.ClientSession, address: str, file: Path, old: str, new: str) -> None:
    """Change a file, and write it again until the watcher, which needs a while to begin, has seen it."""
    change(file, old, new)
    while (await fetch_state(session, address))["phase"] == "watching":
        change(file, new, new)
        await asyncio.sleep(0.1)


@pytest.mark.costly(seconds=8)
async def test_an_error_is_on_the_page_and_a_mended_file_is_reloaded(
    dune: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve_workshop(dune) as (address, workshop, session):
        before = GAMES[KEY]
        await change_until_noticed(session, address, dune / RULES, "GAME = ", "def broken(:\nGAME = ")
        now = await wait_for_state(iterate_states(session, address), phase="broken")
        assert "SyntaxError" in now["findings"][0]["said"] and "def broken(:" in now["findings"][0]["lines"][0]
        assert now["reloads"] == 0 and GAMES[KEY] is before
        change(dune / RULES, "def broken(:\nGAME = ", "GAME = ")
        monkeypatch.setattr("azalai.bot.app.studio.workshop.reload", AsyncMock(return_value=3))
        async for now in iterate_states(session, address):
            await workshop.reload_if_asked(cast("Azalai", None))
            if now["reloads"]:
                break
        assert now["tables"] == 3 and now["findings"] == []


async def wait_for_version(jobs: Jobs, name: str, version: int) -> None:
    """Wait for that version of a result, as the page does: it asks again and again."""
    async with asyncio.timeout(PATIENCE / 1000):
        while jobs.results[name].version < version:  # noqa: ASYNC110 - a job announces nothing
            await asyncio.sleep(0.02)


async def test_a_short_job_does_not_wait_for_a_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "gate"
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(gate)!r}).exists():\n    time.sleep(0.02)"
    monkeypatch.setattr("azalai.bot.app.studio.jobs.JOBS", JOBS | {"try": ("-c", waits), "line": ("-c", "print('it')")})
    jobs = Jobs(KEY, "")
    jobs.start("try")
    await asyncio.sleep(0)
    jobs.start("line")
    await wait_for_version(jobs, "line", 1)
    assert jobs.results["line"].text == "it\n" and jobs.results["try"].running
    assert await jobs.stop() == ("try",)


async def test_results_from_before_a_change_are_marked_until_their_job_runs_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Balance by robots does not run by itself, and its old numbers would be taken for those of the changed game."""
    monkeypatch.setattr("azalai.bot.app.studio.jobs.JOBS", dict.fromkeys(JOBS, ("-c", "print('even')")))
    jobs = Jobs(KEY, "")
    jobs.results["balance"] = Result(version=1, text="even")
    jobs.mark_stale()
    assert {name for name, result in jobs.results.items() if result.stale} == {"balance"}
    jobs.start("balance")
    await wait_for_version(jobs, "balance", 2)
    assert not jobs.results["balance"].stale
    await jobs.stop()


async def test_lines_of_a_job_are_shown_as_they_come(tmp_path: Path) -> None:
    """A try takes minutes: its first finding is there before it ends."""
    texts: list[str] = []
    gate = tmp_path / "gate"

    def show(text: str) -> None:
        texts.append(text)
        gate.touch()

    waits = f"while not pathlib.Path({str(gate)!r}).exists():\n    time.sleep(0.02)"
    script = f"import pathlib, time\nprint('one finding')\n{waits}\nprint('the end')"
    assert await run_process(("-c", script), PATIENCE / 1000, show) == (0, "one finding\nthe end\n", "")
    assert texts == ["one finding\n", "one finding\nthe end\n"]


async def test_the_page_opens_by_its_address_alone_and_no_other_is_served(dune: Path) -> None:
    async with serve_workshop(dune) as (address, _, session):
        async with session.get(address) as page:
            assert page.status == 200 and "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
        for path in ("part/secrets", "nothing"):
            async with session.get(address + path) as answer:
                assert answer.status == 404
        root = "/".join(address.split("/")[:3])
        async with session.get(f"{root}/state") as answer:
            assert answer.status == 404
        async with session.post(f"{address}mode/other") as answer:
            assert answer.status == 404
        async with session.post(f"{address}mode/goes-on") as answer:
            assert await answer.json() == {"restart": False}


BALANCE = """dune with 2 players (40 games of its robots)
    seat 0 wins 80% [65%, 90%], 50% would be even: not fair
    moves: 24.0 ± 0.0, from 24 to 24
    gold: 6.0 ± 2.0 points a seat
    debts: -2.0 ± 0.0 points a seat
"""
PLACE = "mark => `${mark.className} ${mark.style.left} ${mark.style.width}`.trim()"
BARS = [
    ["range 65% 25%", "mean 80%", "even 50%"],
    ["range 60% 40%", "mean 80%"],  # from -2 to 8 points
    ["range 0% 0%", "mean 0%"],
]


@pytest.mark.costly(seconds=12)
@pytest.mark.skipif(chromium() is None, reason="no Chromium on this machine to look at the page of the studio with")
async def test_the_page_shows_sheet_balance_and_an_error_in_a_browser_390_px_wide(dune: Path) -> None:
    async with serve_workshop(dune) as (address, workshop, session), open_browser() as browser:
        tab = await browser.tab(address, width=390)
        await tab.locator("#tabs button").first.wait_for()
        assert await tab.locator("#tabs button").count() == len(JOBS)
        await tab.locator("figure img").first.wait_for()
        assert await tab.evaluate("document.documentElement.scrollWidth") <= 390
        workshop.jobs.results["balance"] = Result(version=1, text=BALANCE)
        await tab.get_by_role("tab", name="Balance").click()
        await tab.locator(".bar").first.wait_for()
        drawn = await tab.locator(".bar").evaluate_all(f"bars => bars.map(bar => [...bar.children].map({PLACE}))")
        workshop.jobs.mark_stale()
        await tab.get_by_role("tab", name="Balance by robots (before the change)").wait_for()
        assert drawn == BARS and await tab.locator(".figure.FAILS").count() == 1
        assert await tab.evaluate("document.documentElement.scrollWidth") <= 390
        await change_until_noticed(session, address, dune / RULES, "GAME = ", "def broken(:\nGAME = ")
        await tab.get_by_text("SyntaxError").wait_for()
        assert "def broken(:" in await tab.locator("#findings").inner_text()

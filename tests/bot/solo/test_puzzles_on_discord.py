"""Puzzles on Discord: from `/azalai puzzle` to the outcome of each move."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import discord
import msgspec
import pytest

from azalai.bot.app.router import ActionMark
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.people.reader import Reader
from azalai.bot.solo.puzzle_layout import overview_layout
from azalai.bot.solo.puzzle_store import NewPuzzle, Puzzles
from azalai.bot.solo.puzzle_supply import LOOK
from azalai.bot.solo.puzzles import FORMER, Solving
from azalai.bot.solo.store import SoloGames, SoloKind
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from tests.bot.app.test_forged import press_forged
from tests.bot.fixtures import DAY, Opening, manager, set_preference, set_server
from tests.bot.solo.puzzling import Idle, draw_some_decisions, make_puzzle, open_puzzle, store_puzzles, think_clearly
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, pictures_of, text_of

PLAYED = ("touareg", "targui", "targui1988", "timbuktu")
LOCALES: dict[Language, str] = {key: facts.discord[0] for key, facts in LANGUAGES.items()}


@pytest.fixture(autouse=True)
def without_starters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the puzzles that ship with games."""
    monkeypatch.setattr("azalai.bot.solo.puzzles.starters_of", lambda _: ())


def is_answered(message: Message) -> bool:
    """Return True if the answer is shown."""
    return any((button.custom_id or "").startswith("az:puzzle-next") for button in buttons_of(message))


async def answer_to_end(person: Person, view: Message) -> Message:
    """Choose the first option until the answer is shown."""
    for _ in range(6):
        seen = view.now
        assert "-# -#" not in text_of(seen)
        if is_answered(seen):
            return seen
        ways = ("az:puzzle-option", "az:puzzle-play-it")
        choices = [button for button in buttons_of(seen) if (button.custom_id or "").startswith(ways)]
        if choices:
            await person.press(seen, choices[0].custom_id or "")
        else:
            menu = menus_of(seen)[0]
            await person.choose(seen, menu.custom_id, menu.options[0][1])
    raise AssertionError(text_of(view.now))


@pytest.mark.costly
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_puzzle_is_solved_in_every_language(open_simulator: Opening, language: Language, game: str):
    async with open_simulator() as simulator:
        amara, said = simulator.person("Amara", locale=LOCALES[language]), words(language)
        await store_puzzles(simulator.bot.rooms.host, make_puzzle(game))
        view = await open_puzzle(simulator, amara, game)
        assert view.ephemeral and len(pictures_of(view)) == 1 and said.say(f"{game}-name") in text_of(view)
        labels = labels_of(view)
        assert said.say("button-more") in labels and said.say("button-suggest") not in labels
        assert f"**{said.say('puzzle-task')}**" in text_of(view)
        assert not any(word in text_of(view) for word in ("%", "★"))
        end = await answer_to_end(amara, view)
        assert len(pictures_of(end)) == 1 and "%" in text_of(end)
        names = ("button-puzzle-another", "button-puzzles", "button-all-moves", "button-close")
        assert labels_of(end) == [said.say(name) for name in names]
        await amara.press(end, said.say("button-all-moves"))
        assert pictures_of(end.now) == [] and text_of(end.now).count("**") == 6, "three moves with reasons"
        await amara.press(end.now, said.say("button-puzzle-back"))
        assert is_answered(end.now)
        again = await open_puzzle(simulator, amara, game)
        assert is_answered(again), "one try"
        assert simulator.channel().messages == []


def list_alt_texts(message: Message) -> str:
    """Return the texts of a message, including alternative texts."""
    return ELSEWHERE.sub("", json.dumps(message.payload.get("components"), default=str, ensure_ascii=False))


ELSEWHERE = re.compile(r'"(?:url|proxy_url|attachment_id)": "[^"]*"|(?<=:)-\d+\b')
"""Addresses of pictures and numbers of puzzles."""


@pytest.mark.costly
async def test_the_overview_leads_to_todays_puzzles_and_to_practice(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, host = simulator.person("Amara"), simulator.bot.rooms.host
        await store_puzzles(host, make_puzzle("touareg"))
        await store_puzzles(host, make_puzzle("targui"), practice=True)
        overview = (await amara.slash(simulator.channel(), "azalai puzzle")).message
        assert overview.ephemeral and "one move is clearly best" in text_of(overview)
        assert labels_of(overview)[:2] == ["Targui", "Touareg"]
        view = (await amara.press(overview, "Touareg")).message.now
        end = await answer_to_end(amara, view)
        overview = (await amara.press(end, "Puzzles")).message.now
        assert "Touareg: " in text_of(overview) and " of 1" in text_of(overview)
        menu = menus_of(overview)[0]
        view = (await amara.choose(overview, menu.custom_id, "targui")).message.now
        assert "Puzzle · Targui. One try." in text_of(view)
        end = await answer_to_end(amara, view)
        nothing = (await amara.press(end, "Another one")).message
        assert "You have tried the" in text_of(nothing)


@pytest.mark.parametrize(("making", "expected"), [(True, "Robots look for one"), (False, "Robots make none here")])
def test_a_game_without_a_puzzle_today_has_only_practice(making: bool, expected: str):
    games, reader = {"touareg": True, "timbuktu": False}, Reader(1, words("en"))
    layout = overview_layout(0, Solving(0, 0, 0, {}), games, reader, making=making)
    labels = [child.label for child in build_view(layout).walk_children() if isinstance(child, discord.ui.Button)]
    (menu,) = [child for child in build_view(layout).walk_children() if isinstance(child, discord.ui.Select)]
    assert labels == ["Touareg", "Close"] and [option.value for option in menu.options] == ["timbuktu", "touareg"]
    assert "Timbuktu" in layout.texts[-1] and expected in layout.texts[-1]


async def test_a_bot_without_puzzles_and_strong_robots_says_so(open_simulator: Opening):
    async with open_simulator() as simulator:
        overview = (await simulator.person("Amara").slash(simulator.channel(), "azalai puzzle")).message
        assert "no strong robot plays here" in text_of(overview) and labels_of(overview) == ["Close"]


async def test_pages_opened_from_a_puzzle_lead_back_to_it(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle("targui"))
        view = await open_puzzle(simulator, amara, "targui")
        await amara.press(view, "…")
        assert {"Cards", "Rules", "Back to the puzzle"} <= set(labels_of(view.now))
        await amara.press(view.now, "Rules")
        await amara.press(view.now, "Back to the puzzle")
        await amara.press(view.now, "…")
        await amara.press(view.now, "Close")
        assert "waits" in text_of(view.now)
        await amara.press(view.now, "Go on with the puzzle")
        await answer_to_end(amara, view.now)


async def test_readers_of_words_get_the_same_facts(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle())
        await set_preference(amara, "look", "text_only")
        end = await answer_to_end(amara, await open_puzzle(simulator, amara))
        assert pictures_of(end) == [] and "★" in text_of(end) and "chance of winning" in text_of(end)
        assert "Why, looking ahead: " in text_of(end) and "Solved: " in text_of(end)


@pytest.mark.costly(seconds=2)
async def test_how_many_chose_what_is_told_when_five_have(open_simulator: Opening):
    async with open_simulator() as simulator:
        await store_puzzles(simulator.bot.rooms.host, make_puzzle())
        for name in ("Amara", "Idir", "Karine", "Thomas", "Yusuf"):
            person = simulator.person(name)
            end = await answer_to_end(person, await open_puzzle(simulator, person))
            assert ("5 people" in list_alt_texts(end)) is (name == "Yusuf"), name
            assert all(other not in list_alt_texts(end) for other in ("Amara", "Idir", "Karine") if other != name)


async def test_a_server_switches_puzzles_off_by_one_setting(open_simulator: Opening):
    async with open_simulator() as simulator:
        await store_puzzles(simulator.bot.rooms.host, make_puzzle())
        karine, amara = simulator.person("Karine", permissions=manager()), simulator.person("Amara")
        settings = await set_server(karine, simulator.channel(), "offered", "deals", "tournaments")
        assert "Deals of the day" in text_of(settings) and "Puzzles" not in text_of(settings)
        for answer in (
            await amara.slash(simulator.channel(), "azalai puzzle"),
            await amara.slash(simulator.channel(), "azalai puzzle", game="touareg"),
        ):
            assert "switched puzzles off" in text_of(answer.message)
        assert "switched" not in text_of((await amara.slash(None, "azalai puzzle", game="touareg")).message)


@pytest.mark.costly
async def test_answers_to_puzzles_are_exported_and_erased(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle())
        await answer_to_end(amara, await open_puzzle(simulator, amara))
        stored = (await amara.slash(simulator.channel(), "azalai privacy")).message
        assert "one lesson, deal of the day, puzzle or game played on" in text_of(stored)


async def test_a_forged_press_opens_no_puzzle_before_its_day(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle(), make_puzzle(which=1))
        view = await open_puzzle(simulator, amara)
        async with simulator.bot.rooms.host.store.read() as tx:
            rows = [await tx.get(Puzzles).get(number) for number in (1, 2)]
        waiting = next(FORMER - row.id for row in rows if row is not None and row.day is None)
        for act, more in (
            *((act, []) for act in ("again", "away", "more", "moves", "rules", "text", "cards")),
            *((act, ["0", "0"]) for act in ("option", "turn", "play-it")),
        ):
            (answer,) = await press_forged(
                simulator, amara, view, ActionMark(f"puzzle-{act}", "action"), [str(waiting), *more], ()
            )
            assert "is not to be seen yet" in text_of(answer), act


def make_other_worlds(game: str, which: int) -> list[NewPuzzle]:
    """Return a puzzle as it is, and twice with new values for all that its seat can't know."""
    first, rules = make_puzzle(game, which), GAMES[game]
    state = rules.decode(first.position)
    imagined = [rules.imagine(state, first.seat, b"other %d" % number) for number in range(2)]
    return [first, *(msgspec.structs.replace(first, position=rules.encode(world)) for world in imagined)]


async def list_shown(simulator: Simulator, person: Person, game: str) -> Sequence[str]:
    """Return all that a user sees of a puzzle: the question, its text, and the answer."""
    view, texts = await open_puzzle(simulator, person, game), list[str]()
    texts.append(list_alt_texts(view))
    for act in ("puzzle-more", "puzzle-text"):
        pressed = next(button.custom_id or "" for button in buttons_of(view.now) if act in (button.custom_id or ""))
        await person.press(view.now, pressed)
        texts.append(list_alt_texts(view.now))
    await person.press(view.now, "Back to the puzzle")
    return [*texts, list_alt_texts(await answer_to_end(person, view))]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("game", PLAYED)
async def test_a_puzzle_shows_nothing_that_its_seat_can_not_know(open_simulator: Opening, game: str):
    """Every text, button and id is the same whatever the hidden cards are."""
    async with open_simulator() as simulator:
        amara, host = simulator.person("Amara"), simulator.bot.rooms.host
        for which, _ in enumerate(draw_some_decisions(game)[:3]):
            screens: list[Sequence[str]] = []
            for world in make_other_worlds(game, which):
                async with host.store.change_schema() as connection:
                    for table in ("solo_games", "puzzles"):
                        await connection.exec_driver_sql(f"DELETE FROM {table}")
                await store_puzzles(host, world)
                screens.append(await list_shown(simulator, amara, game))
            assert screens[0] == screens[1] == screens[2], which


@pytest.mark.costly
@pytest.mark.parametrize("requests", [0, 1, 2])
async def test_a_puzzle_goes_on_where_the_bot_was_killed(open_simulator: Opening, requests: int):
    """It stays the same puzzle, answered once, if the bot dies while it is opened or answered."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, *(make_puzzle("targui", which) for which in range(3)))
        overview = (await amara.slash(simulator.channel(), "azalai puzzle")).message
        await simulator.kill_during(amara.would_press(overview, "Targui"), requests)
        for _ in range(6):
            view = await open_puzzle(simulator, amara, "targui")
            if is_answered(view):
                break
            first = next(
                button for button in buttons_of(view) if (button.custom_id or "").startswith("az:puzzle-option")
            )
            await simulator.kill_during(amara.would_press(view, first.custom_id or ""), requests)
        simulator.expect_errors()
        async with simulator.bot.rooms.host.store.read() as tx:
            answers = await tx.get(SoloGames).list_of_kind(amara.id, SoloKind.PUZZLE)
            stock = await tx.get(Puzzles).stock("targui", GAMES["targui"].version, 8)
        assert [answer.ended_at is not None for answer in answers] == [True] and (stock.waiting, stock.practice) == (
            2,
            1,
        )


@pytest.mark.costly
async def test_the_day_after_there_is_another_and_yesterdays_is_for_practice(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, idir = simulator.person("Amara"), simulator.person("Idir")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle(), make_puzzle(which=1))
        await answer_to_end(amara, await open_puzzle(simulator, amara))
        await simulator.pass_time(DAY)
        view = await open_puzzle(simulator, amara)
        assert not is_answered(view)
        overview = (await idir.slash(simulator.channel(), "azalai puzzle")).message
        menu = menus_of(overview)[0]
        practice = (await idir.choose(overview, menu.custom_id, "touareg")).message.now
        assert not is_answered(practice) and "Puzzle of" in text_of(practice)


@pytest.mark.costly(seconds=3)
async def test_a_bot_at_rest_makes_puzzles_by_itself(open_simulator: Opening):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        host = simulator.bot.rooms.host
        host.thinkers = Idle(think_clearly)
        await simulator.pass_time(3 * LOOK)
        async with host.store.read() as tx:
            stocks = [await tx.get(Puzzles).stock(game, GAMES[game].version, 8) for game in PLAYED]
        assert sum(stock.waiting for stock in stocks) > 0

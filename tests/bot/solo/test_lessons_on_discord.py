"""Guided first game in private, from *Learn this game* to *Find people*."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from azalai.bot.app.client import Azalai
from azalai.bot.layouts.labels import STAR
from azalai.bot.solo import lessons
from azalai.bot.store import schema
from azalai.bot.store.rows import Status
from azalai.bot.store.solo_schema import solo_games
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.games.lessons import Course, Lesson, lesson_of
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import Opening, open_lobby
from tests.bot.solo.playing import find_page_button
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, pictures_of, text_of

LINKS = ["Add to a server", "Add to my account"]
AFTERWARDS = ["Play with gentle robots", "Find people", "Puzzle", "Begin again"]
TAUGHT = [key for key in GAMES if lesson_of(key) is not None]


def find_lesson(key: str) -> Lesson:
    lesson = lesson_of(key)
    assert lesson is not None
    return lesson


async def open_souk_lesson(simulator: Simulator[Azalai]) -> tuple[Person, Message]:
    """Open the lesson of Souk as Amara and return her and its message."""
    amara = simulator.person("Amara")
    return amara, (await amara.slash(simulator.channel(), "souk learn")).message


async def open_lesson(person: Person, key: str, language: Language = "en") -> Message:
    """Open the lesson of a game by the help."""
    help_text = (await person.slash(None, "azalai help")).message
    said = words(language)
    label = said.say("button-learn-game", game=said.say(f"{key}-name"))
    which = (await person.press(help_text, said.say("button-learn-a-game"))).message
    return (await person.press(which, label)).message


async def press_aside(person: Person, view: Message, label: str) -> None:
    """Press a button of the `…` page."""
    await person.press(view.now, words("en").say("button-more"))
    await person.press(view.now, label)


async def go(person: Person, view: Message) -> bool:
    """Play the advised move, or *Go on* on a page; return False if there is none."""
    seen = view.now
    if find_page_button(seen) is not None:
        await person.press(seen, buttons_of(seen)[0].custom_id or "")
        return True
    starred = [button for button in buttons_of(seen) if button.label.endswith(STAR)]
    listed = [(menu, value) for menu in menus_of(seen) for label, value in menu.options if label.endswith(STAR)]
    if starred:
        await person.press(seen, starred[0].custom_id or "")
    elif listed:
        menu, value = listed[0]
        await person.choose(seen, menu.custom_id, value)
    else:
        return False
    return True


async def load_rows(simulator: Simulator[Azalai]) -> list[dict[str, object]]:
    """Return the stored lessons."""
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        return [dict(row) for row in (await connection.execute(sa.select(solo_games))).mappings()]


async def load_course(simulator: Simulator[Azalai], key: str = "souk") -> Course:
    """Return the only stored lesson."""
    (row,) = await load_rows(simulator)
    return Course(GAMES[key], find_lesson(key), json.loads(str(row["moves"])))


async def test_a_lesson_stands_before_one_person_alone_and_says_what_to_do(open_simulator: Opening):
    async with open_simulator() as simulator:
        _, view = await open_souk_lesson(simulator)
        assert view.ephemeral and [picture.name for picture in pictures_of(view)] == ["souk.png"]
        text = text_of(view)
        assert "Welcome to the souk" in text and "Everybody begins with 12 salt" in text
        assert "Offer 6" in text
        (advised,) = [button for button in buttons_of(view) if button.label.endswith(STAR)]
        assert advised.label == f"6 {STAR}" and advised.style == 3
        assert simulator.channel().messages == []


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TAUGHT)
async def test_every_lesson_is_played_by_its_stars_to_the_free_part(
    open_simulator: Opening, key: str, language: Language
):
    """The lesson runs in direct messages, to which the help leads."""
    async with open_simulator() as simulator:
        amara, said = simulator.person("Amara", locale=LANGUAGES[language].discord[0]), words(language)
        view = await open_lesson(amara, key, language)
        text = text_of(view)
        while await go(amara, view):
            text += text_of(view.now)
        course = await load_course(simulator, key)
        assert course.on_line and (course.free or course.over)
        for act in find_lesson(key).line:
            for name in (*act.hints, *([act.text] if act.text else [])):
                assert said.say(f"{key}-lesson-{name}") in text, name
        assert said.say(f"{key}-lesson-free") in text
        await amara.press(view.now, said.say("button-more"))
        assert said.say("button-lesson-end") in labels_of(view.now)


async def test_a_detour_in_a_lesson_goes_on_and_offers_a_suggestion(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        assert "Suggest" not in labels_of(view)
        await amara.press(view, "11")
        text = text_of(view.now)
        assert "You go your own way" in text and "From here on the star marks what a robot would do." in text
        assert f"0 {STAR}" in labels_of(view.now)
        await amara.press(view.now, "Suggest")
        assert "A robot would do this:" in text_of(view.now)
        await amara.press(view.now, "Back")
        assert "A robot would do this:" not in text_of(view.now)
        await amara.press(view.now, "Suggest")
        before = len((await load_course(simulator)).decisions)
        await amara.press(view.now, labels_of(view.now)[0])
        assert len((await load_course(simulator)).decisions) == before + 1


@pytest.mark.costly
@pytest.mark.parametrize("key", TAUGHT)
async def test_a_star_off_the_line_marks_the_robots_move_until_all_is_said(open_simulator: Opening, key: str):
    """A choice off the line does not end the advice."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = await open_lesson(amara, key)
        course = await load_course(simulator, key)
        while course.on_line:  # the first move that is not advised
            other = next(
                (m for m in course.game.moves(course.state, course.lesson.learner) if m != course.advised), None
            )
            if other is None:
                await go(amara, view)
            else:
                host = simulator.bot.rooms.host
                lesson_game, _ = await lessons.open_lesson(host, amara.id, key)
                await lessons.play(
                    host, amara.id, lesson_game.number, lesson_game.row.decision, lambda _, move=other: move
                )
            course = await load_course(simulator, key)
        view, starred = await open_lesson(amara, key), 0
        for _ in range(6):
            course = await load_course(simulator, key)
            if course.free or course.over:
                break
            lesson_game, _ = await lessons.open_lesson(simulator.bot.rooms.host, amara.id, key)
            advised = await lessons.recommended_move(lesson_game)
            assert advised is not None and advised in course.game.moves(course.state, course.lesson.learner)
            assert await go(amara, view), str(advised)
            starred += 1
        assert starred


@pytest.mark.costly
@pytest.mark.parametrize("key", ["timbuktu", "touareg"])
async def test_a_scoring_comes_with_its_picture_on_a_page_before_the_question(open_simulator: Opening, key: str):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = await open_lesson(amara, key)
        pages, scored = list[bool](), False
        while await go(amara, view):
            assert len(pictures_of(view.now)) == 1
            course = await load_course(simulator, key)
            scored = scored or course.turning_point is not None
            if course.turning_point is not None and find_page_button(view.now) is not None:
                pages.append(not menus_of(view.now))
        assert scored and pages and all(pages)


async def test_a_move_taken_back_brings_back_what_was_advised(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        first = view.now
        assert "Take back" not in labels_of(first)
        await amara.press(view, "0")
        assert "You go your own way" in text_of(view.now)
        await amara.press(view.now, "Take back")
        assert "Taken back" in text_of(view.now) and f"6 {STAR}" in labels_of(view.now)
        assert await go(amara, view)
        assert (await load_course(simulator)).on_line


async def test_a_lesson_goes_on_after_a_restart_with_its_old_buttons(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        await go(amara, view)
        await simulator.restart()
        assert await go(amara, view)
        course = await load_course(simulator)
        assert len(course.decisions) == 2 and course.on_line


@pytest.mark.costly
async def test_a_lesson_that_was_left_goes_on_any_day_where_it_stood(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        await go(amara, view)
        question = text_of(view.now)
        await press_aside(amara, view, "Close")
        assert "`/azalai learn`" in text_of(view.now) and pictures_of(view.now) == []
        await amara.press(view.now, "Go on with the lesson")
        assert text_of(view.now) == question
        await simulator.restart()
        await simulator.pass_time(40 * 86_400.0)
        again = (await amara.slash(simulator.channel("oasis"), "azalai learn", game="souk")).message
        assert text_of(again).startswith("Here is where you left off.")
        assert question in text_of(again)


@pytest.mark.costly
async def test_a_press_on_an_earlier_question_shows_the_present_one_and_plays_nothing(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        old = view.now
        await go(amara, view)
        moves = (await load_course(simulator)).moves
        await amara.press(old, "0", stale=True)
        assert "The board has changed" in text_of(view.now)
        await amara.press(old, labels_of(old)[0], stale=True)
        assert (await load_course(simulator)).moves == moves


async def test_a_lesson_can_be_pressed_and_read_by_its_learner_alone(open_simulator: Opening):
    async with open_simulator() as simulator:
        _, view = await open_souk_lesson(simulator)
        idir = simulator.person("Idir")
        assert not idir.sees(view)
        own = (await idir.slash(simulator.channel(), "souk learn")).message
        hers, his = (
            next(button.custom_id for button in buttons_of(each) if button.label == "0") or "" for each in (view, own)
        )
        assert hers.split(":")[2] != his.split(":")[2]
        with pytest.raises(AssertionError):
            await idir.press(view, "0")
        number = hers.split(":")[2]
        for act in (
            "option:0:0",
            "play-it:0:0",
            "turn:0:0",
            "undo:0",
            "suggest:0",
            "again",
            "end",
            "rules",
            "away",
            "text",
        ):
            name, _, rest = act.partition(":")
            data = {
                "custom_id": ":".join(["az", f"lesson-{name}", number, *([rest] if rest else [])]),
                "component_type": 2,
            }
            answer = await simulator.do(simulator.simulated.component(idir.id, own, data))
            assert answer.acknowledged, act
            assert any("begun again or erased" in text_of(message) for message in idir.private), act
        assert [json.loads(str(row["moves"])) for row in await load_rows(simulator)] == [["1 offer 2"]] * 2


async def test_a_lesson_that_was_begun_again_leaves_no_button_that_works(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        old = view.now
        while await go(amara, view):
            pass
        await press_aside(amara, view, "End the lesson")
        assert "That was the souk" in text_of(view.now)
        assert labels_of(view.now) == [*AFTERWARDS, "Go on with the lesson", *LINKS]
        await amara.press(view.now, "Begin again")
        assert text_of(view.now) == text_of(old)
        await amara.press(old, "0", stale=True)
        assert any("begun again or erased" in text_of(message) for message in amara.private)
        assert len((await load_course(simulator)).moves) == 1


async def test_a_finished_lesson_shows_the_score_and_opens_a_real_table(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        while await go(amara, view):
            pass
        await amara.press(view.now, "0")
        text = text_of(view.now)
        assert "That was the souk" in text and "and Amara 2." in text
        assert labels_of(view.now) == [*AFTERWARDS, *LINKS]
        await amara.press(view.now, "Play with gentle robots")
        table = await load(simulator.bot.rooms.host, 1)
        assert table.game.key == "souk" and [seat.level for seat in table.seats] == [None, "gentle"]
        await amara.press(view.now, "Play with gentle robots")  # the channel has a table now
        assert len(simulator.channel().threads) == 1
        assert (await load(simulator.bot.rooms.host, 2)).row.status is Status.RUNNING
        assert simulator.channel().messages


async def test_in_a_direct_message_it_is_said_how_to_open_a_real_table(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = await open_lesson(amara, "souk")
        while await go(amara, view):
            pass
        await press_aside(amara, view, "End the lesson")
        answer = await amara.press(view.now, "Find people")
        assert "`/souk new`" in answer.text


async def test_the_way_to_a_lesson_is_where_a_newcomer_looks(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await open_lobby(simulator)
        idir = simulator.person("Idir")
        assert "Learn this game" in labels_of(card)
        assert "Welcome to the souk" in (await idir.press(card, "Learn this game")).text
        rules = (await idir.press(card, "Rules")).message
        await idir.press(rules, "Learn this game")
        assert "Welcome to the souk" in text_of(rules.now)
        typed = (await idir.slash(simulator.channel(), "souk rules")).message
        assert labels_of(typed) == ["Learn this game", "Close"]
        await simulator.person("Amara").slash(simulator.channel("oasis"), "souk new", language="English")
        assert "Learn this game" in labels_of(simulator.channel("oasis").messages[0])


async def test_a_game_without_a_lesson_offers_none(open_simulator: Opening, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("azalai.bot.layouts.idle_view.lesson_of", lambda _: None)
    monkeypatch.setattr("azalai.bot.solo.lessons.lesson_of", lambda _: None)
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        assert labels_of((await amara.slash(simulator.channel(), "souk rules")).message) == ["Close"]
        assert "has no lesson yet" in (await amara.slash(simulator.channel(), "azalai learn", game="souk")).text


async def test_pages_opened_from_a_lesson_lead_back_to_it(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = await open_lesson(amara, "targui")
        while find_page_button(view.now) is not None:
            await go(amara, view)
        question = text_of(view.now)
        for label in ("Rules", "Cards", "What happened", "All explained", "Text version"):
            await press_aside(amara, view, label)
            assert text_of(view.now) != question
            if label == "Cards":
                (menu,) = menus_of(view.now)
                await amara.choose(view.now, menu.custom_id, menu.options[0][1])
                assert pictures_of(view.now)
            await amara.press(view.now, "Back to the lesson")
            while find_page_button(view.now) is not None:
                await go(amara, view)
            assert text_of(view.now) == question


async def test_lessons_without_pictures_teach_in_words(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await amara.slash(None, "azalai help")
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.people.change(amara.id, text_only=True)
        view = await open_lesson(amara, "targui")
        assert find_page_button(view) is not None and "Welcome to Targui" in text_of(view)
        await go(amara, view)
        assert pictures_of(view.now) == [] and "Gold rider 3" in text_of(view.now)
        view = view.now
        number = (buttons_of(view)[0].custom_id or "").split(":")[2]
        data = {"custom_id": f"az:lesson-text:{number}:0", "component_type": 2}
        await simulator.do(simulator.simulated.component(amara.id, view.now, data))
        assert "Gold rider 3" in text_of(view.now) and labels_of(view.now)[-1] == "Back to the lesson"
        await amara.press(view.now, "Back to the lesson")
        assert await go(amara, view)


async def test_the_only_move_is_on_a_button(open_simulator: Opening):
    """Its Close and that of the lesson have different custom ids, as Discord requires."""
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        await amara.press(view, "12")
        assert labels_of(view.now) == ["Offer 0 salt", "Take back", "Board", "…"]


async def test_a_lesson_of_other_rules_begins_again_and_says_so(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        await go(amara, view)
        async with simulator.bot.rooms.host.store.change_schema() as connection:
            await connection.execute(sa.update(solo_games).values(version=1))
        await amara.press(view.now, "0")
        assert "This lesson has changed" in text_of(view.now) and "Welcome to the souk" in text_of(view.now)
        assert len((await load_course(simulator)).moves) == 1


async def test_a_lesson_counts_nowhere(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, view = await open_souk_lesson(simulator)
        while await go(amara, view):
            pass
        await amara.press(view.now, "0")
        async with simulator.bot.rooms.host.store.change_schema() as connection:
            for name in ("tables", "seats", "moves", "results", "ratings", "timers", "outbox", "messages"):
                counted = sa.select(sa.func.count()).select_from(schema.metadata.tables[name])
                assert (await connection.execute(counted)).scalar_one() == 0, name

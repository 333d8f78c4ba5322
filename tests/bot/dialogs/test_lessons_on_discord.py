"""A guided first game in private: from *Learn this game* to *Play a real one*."""

from __future__ import annotations

import pytest

from bot.app.client import Azalai
from bot.hosting.privacy import stored_about
from bot.layouts.labels import STAR
from bot.tables.loading import load
from games import GAMES
from games.lessons import Lesson, lesson_of
from locales import LANGUAGES, Language, words
from tests.bot.fixtures import Opening, lobby
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, pictures_of, text_of

TAUGHT = [key for key in GAMES if lesson_of(key) is not None]
LOCALES: dict[Language, str] = {"en": "en-US", "fr": "fr"}


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


async def begun(simulator: Simulator[Azalai], key: str = "souk", name: str = "Amara") -> tuple[Person, Message]:
    """Somebody opens a lesson by its command."""
    person = simulator.person(name)
    return person, (await person.slash(simulator.channel(), f"{key} learn")).message


async def offer(person: Person, view: Message, salt: int) -> None:
    """Types a number of salt."""
    await person.press(view.now, next(one.custom_id for one in buttons_of(view.now) if ":lesson-amount:" in one.custom_id))
    await person.submit({"How much salt": str(salt)} if False else {_field(person): str(salt)})


def _field(person: Person) -> str:
    from tests.simulator.people import form_of

    form = form_of(person._open_form.modal)
    assert form is not None
    return form.fields[0][0]


async def test_a_lesson_stands_before_one_person_alone_and_says_what_it_is(open_simulator: Opening):
    async with open_simulator() as simulator:
        _, view = await begun(simulator)
        assert view.ephemeral and [one.name for one in pictures_of(view)] == ["souk.png"]
        text = text_of(view)
        assert "> Welcome to the souk" in text and "> Everybody begins with 12 salt" in text
        assert "> Offer 5" in text and "> Advised: **Offer 5 salt**" in text
        assert simulator.channel().messages == []

"""Walk over the screens around games: each fits a phone in every language, with emojis and in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from azalai.bot.dialogs.fitting import WITHIN
from azalai.bot.layouts.message_height import height
from azalai.bot.solo.puzzle_supply import PuzzleMaker
from azalai.bot.world.store import World, WorldServer
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import Opening, manager
from tests.bot.reviews.test_reviews_on_discord import give_game_away
from tests.bot.solo.learned import AtOnce
from tests.bot.solo.test_mistakes import SEED
from tests.bot.solo.test_mistakes_on_discord import pass_a_day
from tests.bot.tournaments.test_tournaments_on_discord import settle
from tests.conftest import derive_seeds
from tests.discord_rules import walk
from tests.simulator import Answer, Form, Message, Person, buttons_of, menus_of, text_of

LOCALES: dict[Language, str] = {key: facts.discord[0] for key, facts in LANGUAGES.items()}
FOUR = ("targui", "targui1988", "timbuktu", "touareg")
EACH = [
    pytest.param(language, signs, id=f"{language}-{'emojis' if signs else 'words'}")
    for language in LANGUAGES
    for signs in (True, False)
]


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards, and keep the bot from making puzzles by itself."""
    derive_seeds(SEED, monkeypatch)
    monkeypatch.setattr(PuzzleMaker, "start", lambda _: None)


class Walk:
    """Person who walks over screens: each answer is measured, and the presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0
        self.heights: dict[str, int] = {}

    async def slash(self, where: Any, command: str, **options: Any) -> Message:
        """Send a command and return its answer."""
        self.presses = 0
        return self._measure(await self.person.slash(where, command, **options))

    async def press(self, message: Message, act: str) -> Message:
        """Press the first button of an act and return its answer."""
        self.presses += 1
        return self._measure(await self.person.press(message.now, find_id(message.now, act)))

    async def fill(self, message: Message, act: str, fields: Mapping[str, Any]) -> Message:
        """Open a form, send it with these fields, and return the answer. Its texts are not cut."""
        self.presses += 2
        form = (await self.person.press(message.now, find_id(message.now, act))).form
        assert form is not None
        check_form(form)
        return self._measure(await self.person.submit(fields))

    async def choose(self, message: Message, value: str) -> Message:
        """Choose a value in the only menu and return the answer."""
        self.presses += 1
        return self._measure(await self.person.choose(message.now, "", value))

    def _measure(self, answer: Answer) -> Message:
        for message in answer.messages:
            high = measure(message.now)
            assert high <= WITHIN, (high, text_of(message.now))
            self.heights[text_of(message.now)[:60]] = high
        return answer.message.now


def measure(message: Message) -> int:
    """Return the height of a message on a phone, with its pictures."""
    sizes: dict[str, tuple[float, float]] = {}
    for _, part in walk(message.payload["components"]):
        for item in part.get("items") or []:
            data = message.file(item["media"]["url"])
            sizes[item["media"]["url"]] = tuple(int.from_bytes(data[at : at + 4], "big") for at in (16, 20))  # pyright: ignore
    return height(message.payload, sizes)


def find_id(message: Message, act: str) -> str:
    """Return the id of the first button of an act that can be pressed."""
    ids = [button.custom_id for button in buttons_of(message) if not button.disabled]
    return next(
        (custom_id for custom_id in ids if re.match(rf"az:{act}(:|$)", custom_id)), f"none of {act} among {ids}"
    )


def check_form(form: Form) -> None:
    """Check that no title and no name of a field is cut."""
    labels = [form.title, *(label for label, _ in form.fields)]
    assert not any(label.endswith("…") and len(label) > 40 for label in labels), labels


@pytest.mark.costly(seconds=9)
@pytest.mark.parametrize(("language", "signs"), EACH)
async def test_steps_games_played_on_and_mistakes(
    open_simulator: Opening, bot_thinkers: AtOnce, language: Language, *, signs: bool
):
    async with open_simulator(thinkers=1, puzzles=True, signs=signs) as simulator:
        card = await give_game_away(simulator)
        amara = Walk(simulator.person("Amara", locale=LOCALES[language]))
        steps = await amara.press(card, "step")
        at_mistake = await amara.press(steps, r"step-go:1:\d+:1:4")
        assert amara.presses == 2, "a mistake is two presses from the card"
        if any(re.match(r"az:step-go:1:\d+:1:5:1", button.custom_id) for button in buttons_of(at_mistake)):
            await amara.press(steps, r"step-go:1:\d+:1:5:1")
        amara.presses = 1
        await amara.fill(steps, "step-number", {"field0": "2"})
        assert amara.presses == 3, "any decision is three presses from the card"
        for eyes in ("@e0", "@e2", "@e1", "@n1"):
            await amara.choose(
                steps, next(option for _, option in menus_of(steps.now)[0].options if option.endswith(eyes))
            )
        page = await amara.press(steps, "play-on")
        await amara.choose(page, "gentle")
        view = await amara.press(page, "play-on-begin")
        await amara.press(view, "what-if-more")
        await amara.press(view, "what-if-again")
        await play_souk(amara, view, "what-if-")
        await amara.press(view, "step")

        await simulator.pass_time(60)
        await pass_a_day(simulator)
        listed = await amara.slash(simulator.channel(), "games")
        await amara.press(listed, "history")
        listed = await amara.slash(simulator.channel(), "games")
        await amara.press(listed, "mistakes")
        assert amara.presses == 1, "a mistake is asked by a press after the command"
        await play_souk(amara, listed, "mistake-")
        await amara.press(listed, "mistake-moves")
        await amara.press(listed, "mistake-again")
        await amara.slash(simulator.channel(), "azalai puzzle")
        assert len(amara.heights) >= 10


async def play_souk(amara: Walk, view: Message, acts: str) -> None:
    """Choose the first option each time until the answer or the end is shown."""
    for _ in range(30):
        ids = [button.custom_id for button in buttons_of(view.now) if not button.disabled]
        plays = [
            custom_id
            for custom_id in ids
            if custom_id.startswith((f"az:{acts}option", f"az:{acts}play-it", f"az:{acts}turn"))
        ]
        if plays:
            await amara.press(view, re.escape(plays[0].removeprefix("az:")))
        elif menus_of(view.now):
            await amara.choose(view, menus_of(view.now)[0].options[0][1])
        else:
            return
    raise AssertionError(text_of(view.now))


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize(("language", "signs"), EACH)
async def test_forms_lists_and_the_world(open_simulator: Opening, language: Language, *, signs: bool):
    async with open_simulator(signs=signs) as simulator:
        channel = simulator.channel()
        amara = Walk(simulator.person("Amara", locale=LOCALES[language], permissions=manager()))
        for command, form in (("preferences", "prefer-form"), ("settings", "set-form")):
            sheet = await amara.slash(channel, f"azalai {command}")
            for custom_id in [
                button.custom_id for button in buttons_of(sheet) if button.custom_id.startswith(f"az:{form}:")
            ]:
                await amara.fill(sheet, custom_id.removeprefix("az:"), {})
        sheet = await amara.slash(channel, "azalai settings")
        await amara.press(sheet, "world")

        await amara.person.slash(channel, "souk new")
        card = channel.messages[-1]
        sheet = await amara.press(card, "options")
        for form in ("time", "game"):
            await amara.fill(sheet, f"terms-form:1:{form}", {})
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.get(World).set(WorldServer(guild_id=simulator.simulated.guild_id, invite="abcdefgh", since=0.0))
        for where in (channel, None):
            await amara.slash(where, "azalai find")
            await amara.slash(where, "azalai find", game="touareg")
        await amara.slash(channel, "games")
        await amara.slash(channel, "azalai history")
        await amara.slash(channel, "azalai profile")
        assert len(amara.heights) >= 10


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize(("language", "signs"), EACH)
async def test_a_tournament_from_its_form_to_its_terms(open_simulator: Opening, language: Language, *, signs: bool):
    async with open_simulator(signs=signs) as simulator:
        channel = simulator.channel()
        amara = Walk(simulator.person("Amara", locale=LOCALES[language], permissions=manager()))
        form = (await amara.person.slash(channel, "azalai tournament new", game="souk")).form
        assert form is not None
        check_form(form)
        amara._measure(await amara.person.submit({}))
        await settle(simulator)
        card = channel.messages[-1]
        assert measure(card) <= WITHIN
        lead = await amara.press(card, "cup-lead")
        await amara.fill(lead, "cup-terms", {})


@pytest.mark.parametrize(("language", "signs"), EACH)
async def test_help_leads_to_the_games_and_who_made_them(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, language: Language, *, signs: bool
):
    """The screens also fit a phone for a manager of the server, who has a button to post the greeting."""
    monkeypatch.setattr("azalai.bot.welcome.layout.list_offered_games", lambda: FOUR)
    async with open_simulator(signs=signs) as simulator:
        for permissions in (None, manager()):
            name = "Amara" if permissions is None else "Karine"
            person = simulator.person(name, locale=LOCALES[language], permissions=permissions)
            amara = Walk(person)
            for where in (None, simulator.channel()):
                helped = await amara.slash(where, "azalai help")
                how = await amara.press(helped, "how")
                games = await amara.press(how, "which-games")
                assert all(str(words(language).credits(key)) in text_of(games) for key in FOUR)
                helped = await amara.slash(where, "azalai help")
                await amara.press(helped, "learn-which")

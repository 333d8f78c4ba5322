"""Walk over private sheets by their buttons: each can be closed, and leads back to the sheet whose place it took."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.layouts.components import decode_custom_id
from azalai.bot.solo.puzzle_supply import PuzzleMaker
from azalai.bot.world.store import World, WorldServer
from tests.bot.fixtures import Opening, manager, open_lobby
from tests.bot.reviews.test_reviews_on_discord import give_game_away, open_review
from tests.bot.solo.learned import AtOnce
from tests.bot.solo.test_mistakes import SEED
from tests.bot.solo.test_mistakes_on_discord import pass_a_day
from tests.bot.tournaments.test_tournaments_on_discord import open_cup, settle
from tests.conftest import derive_seeds
from tests.simulator import Message, Person, Simulator, buttons_of, menus_of, text_of

CLOSES = re.compile(r"close|close-sheet|.*-close|(.*-)?away")
DOES = re.compile(
    r".*-yes|start|join|leave|cancel|(no)?robot|with-robots|greet|open|rematch|export|film|verify|follow|prepare|finish|reopen"
    r"|world-(make|off)|privacy-.*|cup-(join|leave|export|next|end)|not-these|reminders-.*|pace-ask|side-pick"
)
"""Acts that change something, or answer with a file."""
BEGINS = re.compile(
    r"play|again|step-go|option|run|amount|explain|board|card.*|chart|hand|undo"
    r"|learn|daily|deal.*|puzzle.*|mistakes|mistake-.*|lesson-.*|what-if-.*|play-on.*"
)
"""Acts that lead to a game, whose question has *Close* under `…`, or to another step of one."""
Sheet = frozenset[str]
"""Acts of the buttons and menus of a private message, by which the message is recognised."""
DEEPEST = 5
"""Greatest number of presses from the first sheet."""


def sheet_of(message: Message) -> Sheet:
    """Return the acts on a message."""
    ids = [*(button.custom_id for button in buttons_of(message)), *(menu.custom_id for menu in menus_of(message))]
    return frozenset(parsed[0] for custom_id in ids if custom_id and (parsed := decode_custom_id(custom_id)))


def shape_of(custom_id: str) -> str:
    """Return a custom id without its numbers."""
    return re.sub(r"-?\d+(\.\d+)*", "N", custom_id.partition("#")[0])


def list_shapes(message: Message) -> Iterator[str]:
    """Yield the buttons of a message that lead to other sheets."""
    for button in buttons_of(message):
        parsed = decode_custom_id(button.custom_id) if button.custom_id and not button.disabled else None
        if parsed is not None and not any(acts.fullmatch(parsed[0]) for acts in (CLOSES, DOES, BEGINS)):
            yield shape_of(button.custom_id)


class Walk:
    """Walk of a person over all sheets. `names`: the sheets seen; `leads`: for each, the sheets that took its place."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.names: dict[Sheet, str] = {}
        self.leads: dict[Sheet, set[Sheet]] = {}
        self._pressed: set[tuple[Sheet, bool, str]] = set()

    async def cross(self, opens: Callable[[], Awaitable[Message]]) -> None:
        """Press each button of each sheet once, beginning with the one that `opens` shows."""
        paths: list[tuple[str, ...]] = [()]
        while paths:
            path = paths.pop()
            message = await self._go(await opens(), path)
            if message is None or len(path) == DEEPEST:
                continue
            for shape in list_shapes(message):
                key = sheet_of(message), message.ephemeral, shape
                if key not in self._pressed:
                    self._pressed.add(key)
                    paths.append((*path, shape))

    async def _go(self, message: Message, path: tuple[str, ...]) -> Message | None:
        """Return the message to which a path of presses leads, or None if it leads to no sheet."""
        self._see(message)
        for shape in path:
            before = message.now
            button = next(
                each for each in buttons_of(before) if not each.disabled and shape_of(each.custom_id) == shape
            )
            answer = await self.person.press(before, button.custom_id)
            if answer.form is not None or not answer.messages:
                return None
            message = answer.message.now
            self._see(message)
            if before.ephemeral and (before.id == message.id or before.gone):
                self.leads.setdefault(sheet_of(before), set()).add(sheet_of(message))
        return message if message.ephemeral or not path else None

    def _see(self, message: Message) -> None:
        if message.ephemeral:
            self.names.setdefault(sheet_of(message), text_of(message)[:60])

    def list_closed_in(self) -> list[str]:
        """Return the sheets without *Close* from which no single press leads to a sheet with it."""
        return [
            f"{name!r} {sorted(sheet)}"
            for sheet, name in self.names.items()
            if sheet and not any(_closes(near) for near in (sheet, *self.leads.get(sheet, ()))) and not _asks(sheet)
        ]

    def list_one_way(self) -> list[str]:
        """Return the sheets that took another's place and lead back to it by no presses."""
        return [
            f"{self.names[after]!r} {sorted(after)} after {self.names[sheet]!r} {sorted(sheet)}"
            for sheet, taken in self.leads.items()
            for after in taken
            if after and sheet not in self._reach(after) and "again" not in after
        ]

    def _reach(self, sheet: Sheet) -> set[Sheet]:
        reached, ahead = {sheet}, [sheet]
        while ahead:
            for after in self.leads.get(ahead.pop(), ()):
                if after not in reached:
                    reached.add(after)
                    ahead.append(after)
        return reached


def _closes(sheet: Sheet) -> bool:
    return any(map(CLOSES.fullmatch, sheet))


def _asks(sheet: Sheet) -> bool:
    """Return True for the question of a game, and for a confirmation with a button back to the table."""
    return "more" in sheet or "again" in sheet or any(act.endswith("-more") for act in sheet)


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards, and keep the bot from making puzzles by itself."""
    derive_seeds(SEED, monkeypatch)
    monkeypatch.setattr(PuzzleMaker, "start", lambda _: None)


def typing(simulator: Simulator[Azalai], person: Person, command: str) -> Callable[[], Awaitable[Message]]:
    """Return a function that types a command and returns its answer."""

    async def opens() -> Message:
        return (await person.slash(simulator.channel(), command)).message

    return opens


def reading(message: Message) -> Callable[[], Awaitable[Message]]:
    """Return a function that returns a public message as it is now."""

    async def opens() -> Message:
        return message.now

    return opens


@pytest.mark.costly(seconds=15)
async def test_each_sheet_of_a_command_can_be_closed_and_leads_back(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        amara = simulator.person("Amara", permissions=manager())
        card = await give_game_away(simulator)
        await open_review(simulator, amara, card)
        await simulator.pass_time(60)
        await pass_a_day(simulator)
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.get(World).set(WorldServer(guild_id=simulator.simulated.guild_id, invite="abcdefgh", since=0.0))
        walk = Walk(amara)
        commands = ("help", "preferences", "settings", "reminders", "profile", "privacy", "holiday show", "daily")
        for command in ("games", *(f"azalai {command}" for command in (*commands, "puzzle", "history", "find"))):
            await walk.cross(typing(simulator, amara, command))
        await walk.cross(reading(card))
        acts = frozenset[str]().union(*walk.names)
        assert {"world-type", "prefer", "set", "which-games", "quiet", "step-go"} <= acts
        assert walk.list_closed_in() == []
        assert walk.list_one_way() == []


@pytest.mark.costly(seconds=15)
async def test_each_sheet_of_a_table_and_a_tournament_can_be_closed_and_leads_back(open_simulator: Opening):
    async with open_simulator() as simulator:
        people = [simulator.person(name) for name in ("Thomas", "Idir")]
        walks = [Walk(simulator.person("Amara", permissions=manager())), *map(Walk, people)]
        lobby = await open_lobby(simulator, "Thomas")
        for walk in walks:
            await walk.cross(reading(lobby))
        await simulator.person("Amara").press(lobby.now, "Start")
        for walk in walks:
            await walk.cross(reading(lobby))
        for walk in walks:
            assert not {"step", "step-go", "play-on"} & frozenset[str]().union(*walk.names), (
                "of a game that is not over"
            )
        cup = await open_cup(simulator, most=4)
        await simulator.person("Thomas").press(cup, "Take part")
        await settle(simulator)
        for walk in walks:
            await walk.cross(reading(cup))
        assert {"terms-form", "log", "resign-yes", "cup-terms"} <= frozenset[str]().union(*walks[0].names)
        for walk in walks:
            assert walk.list_closed_in() == []
            assert walk.list_one_way() == []

"""People at many tables who answer each call by direct message or at the table, and the checks once they have stopped.

They go on answering while bots are killed, cut off or restarted.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from discord.utils import snowflake_time

from azalai.bot.clock import SystemClock
from azalai.bot.config import Settings
from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.layouts.layout import Picture
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.person import Person as Sitter
from azalai.bot.store import open_store
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.robots import Level
from tests.discord_rules import walk
from tests.wire import Message, NotSeen, Person, WireDiscord
from tests.wire.interactions import Interaction
from tests.wire.places import Channel
from tests.wire.processes import UNHURRIED, Database, wait_until

ANSWERS = ("az:option:", "az:play-it:", "az:amount:", "azm:entry:", "azm:items:", "az:entry:", "az:items:")
GIVES_UP = 4.0
"""Seconds after which Discord reports to a person that the bot has not answered."""
CLOCK_ERROR = 0.01
"""Seconds by which the time in a message's id may differ from its moment."""
PAUSE = 0.1
"""Seconds before a person tries again."""
FIRST = 0.6
"""Share of the answers that are the first one offered."""

AT_ONCE = ("timbuktu",)
"""Games in which a choice can be changed until the others have chosen, so that such a press may come too late."""

Decision = tuple[int, int, int]
"""Table, person, and number of the decision."""


@dataclass(eq=False)
class Camp:
    """Table with people.

    `number`: the bot's number of it; `players`: each person, and True if they answer by direct message alone;
    `patient`: they answer only when everything has been sent, so that each of them is called for each turn.
    """

    number: int
    game: str
    channel: Channel
    players: Sequence[tuple[Person, bool]]
    patient: bool

    @property
    def card(self) -> Message | None:
        """Newest message with a picture and buttons."""
        return next(
            (message for message in reversed(self.channel.messages) if message.files and message.custom_ids), None
        )

    @property
    def over(self) -> bool:
        """True if the card no longer offers a move."""
        card = self.card
        return card is not None and f"az:play:{self.number}" not in card.custom_ids

    def find_letter(self, person: Person) -> Message | None:
        """Return the direct message that asks a person something, or None."""
        return next((message for message in reversed(person.dm.messages) if list_offers(message, self.number)), None)

    def list_calls(self, person: Person) -> list[Message]:
        """Return the messages that have named a person in the channel, deleted ones included."""
        return [
            message
            for message in self.channel.everything
            if message.only_for is None and person.mention in message.text
        ]


@dataclass(eq=False)
class Crowd:
    """People at all tables.

    `pressed`: the interactions of each decision; `answered`: the decisions after which people saw that the bot had gone
    on; `turns`: number of calls of each person; `failed`: presses without an answer; `patience`: seconds they wait.
    """

    wire: WireDiscord
    database: Database
    camps: Sequence[Camp]
    seed: int = 1
    patience: float = UNHURRIED
    over: bool = False
    pressed: dict[Decision, list[int]] = field(default_factory=dict[Decision, list[int]])
    answered: set[Decision] = field(default_factory=set[Decision])
    turns: Counter[int] = field(default_factory=Counter[int])
    failed: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])

    def begin(self) -> None:
        """Start to play for every person."""
        for camp in self.camps:
            for person, by_dm in camp.players:
                self._tasks.append(asyncio.create_task(self._play(camp, person, by_dm=by_dm)))

    async def wait_for_turns(self, turns: int, within: float = UNHURRIED) -> None:
        """Wait until a person at each table has been called `turns` times since the beginning, or its game is over."""

        def enough() -> bool:
            self._raise()
            return all(
                camp.over or max(self.turns[person.id] for person, _ in camp.players) >= turns for camp in self.camps
            )

        await wait_until(enough, lambda: f"{turns} turns at each table: {dict(self.turns)}", within)

    async def stop(self) -> None:
        """Let each person end their turn, then stop."""
        self.over = True
        self.wire.bell.ring()
        for camp in self.camps:
            for person, _ in camp.players:
                person.dm.bell.ring()
        await asyncio.gather(*self._tasks)

    def _raise(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def _play(self, camp: Camp, person: Person, *, by_dm: bool) -> None:
        chance = random.Random(f"{self.seed} {person.name}")
        seen: Message | None = None
        while not self.over:
            letter = await self.wire.bell.until(
                lambda: camp.find_letter(person) or self.over or camp.over,
                f"a call of {person.name} at table {camp.number} ({camp.game})",
                self.patience,
            )
            if not isinstance(letter, Message):
                return
            self.turns[person.id] += letter is not seen
            seen = letter
            await self._turn(camp, person, letter if by_dm else None, chance)

    async def _turn(self, camp: Camp, person: Person, letter: Message | None, chance: random.Random) -> None:
        """Answer for a person until no question is left, in the direct message or in a private dialog."""
        dialog, time = letter, asyncio.get_running_loop().time
        until_then = time() + self.patience
        while time() < until_then:
            if dialog is None:
                dialog = await self._open(camp, person)
            offered = [] if dialog is None or dialog.deleted else list_offers(dialog, camp.number)
            if dialog is None or not offered:
                if letter is None and camp.find_letter(person) is not None and not self.over:
                    dialog = None  # the direct message is closed as soon as the turn is over
                    await asyncio.sleep(PAUSE)
                    continue
                return
            if camp.patient:
                await self.database.wait_until_sent(camp.number, self.patience)
                offered = [] if dialog.deleted else list_offers(dialog, camp.number)
                if not offered:
                    continue
            part = offered[0] if chance.random() < FIRST else chance.choice(offered)
            asked = (camp.number, person.id, int(part["custom_id"].split(":")[3]))
            try:
                used = await answer_by_chance(person, dialog, part, chance)
            except NotSeen:
                self.failed += 1
                continue
            self.pressed.setdefault(asked, []).append(used.id)
            try:
                await used.response(GIVES_UP)
            except (NotSeen, AssertionError):
                self.failed += 1
            else:
                left = {int(offer["custom_id"].split(":")[3]) for offer in list_offers(dialog, camp.number)}
                if asked[2] not in left:
                    self.answered.add(asked)
                elif not dialog.edits or dialog.edits[-1].at < used.at:  # refused: the same button can be pressed again
                    await asyncio.sleep(PAUSE)
        raise AssertionError(f"{person.name} does not come to an end: {None if dialog is None else dialog.text!r}")

    async def _open(self, camp: Camp, person: Person) -> Message | None:
        card = camp.card
        if card is None or camp.over:
            return None
        try:
            used = await person.press(card, f"az:play:{camp.number}")
            return await used.response(GIVES_UP)
        except (NotSeen, AssertionError, LookupError):
            self.failed += 1
            return None


async def answer_by_chance(person: Person, dialog: Message, part: dict[str, Any], chance: random.Random) -> Interaction:
    """Give a random answer to a part of a dialog. Raises NotSeen if the form for a number does not open."""
    name = part["custom_id"]
    if part["type"] == 3:
        values = [option["value"] for option in part["options"]]
        count = chance.randint(part.get("min_values", 1), part.get("max_values", 1))
        return await person.select(dialog, name, chance.sample(values, count))
    used = await person.press(dialog, name)
    if not name.startswith("az:amount:"):
        return used
    modal = await used.modal(GIVES_UP)
    least, most = (int(number) for number in name.split(":")[5:7])
    (box,) = modal.fields
    return await person.submit(modal, {box: str(chance.randint(least, most))})


def list_offers(message: Message, table: int) -> list[dict[str, Any]]:
    """Return the parts of a message that can be answered about that table."""
    parts = [part for _, part in walk(message.components) if not part.get("disabled")]
    names = [(part, str(part.get("custom_id", ""))) for part in parts]
    return [part for part, name in names if name.startswith(ANSWERS) and name.split(":")[2] == str(table)]


async def settle_down(
    wire: WireDiscord, address: str, plan: Sequence[tuple[str, int, int]], shards: int
) -> Sequence[Camp]:
    """Start a game at each table of `plan` (game, people, robots) before any process serves the database.

    The tables are spread over the servers of the shards. Every second person answers by direct message alone.
    """
    guilds = [wire.guild(f"Oasis {number}", shard=(number, shards)) for number in range(shards)]
    host = Host(await open_store(address), SystemClock(), _settings(address))
    camps: list[Camp] = []
    for index, (game, people, robots) in enumerate(plan):
        guild = guilds[index % shards]
        channel = guild.text_channel(f"camp-{index}")
        sitting = [wire.person(f"Amara {index} {seat}") for seat in range(people)]
        first, *others = [Sitter(one.id, one.name) for one in sitting]
        options = GAMES[game].Options()
        new = lobby.NewTable(game=game, options=options, language="en", guild=guild.id, channel=channel.id)
        opened = await lobby.open_table(host, first, new)
        for other in others:
            await lobby.join(host, opened.table, other)
        for _ in range(robots):
            loaded = await lobby_robots.add_robot(host, opened.table, first)
            await lobby_robots.set_level(host, opened.table, first, loaded.seats[-1].name, Level.GENTLE)
        await lobby.start(host, opened.table, first)
        for one in sitting:  # Discord lets a bot open a few conversations a minute
            await host.preferences.keep_dm_channel(one.id, one.dm.id)
        players = [(one, (index + seat) % 2 == 0) for seat, one in enumerate(sitting)]
        patient = (index + index // len(GAMES)) % len(GAMES) != 0
        camps.append(Camp(opened.table, game, channel, players, patient))
    await host.store.close()
    return camps


async def check_all_is_well(crowd: Crowd, within: float = UNHURRIED) -> None:
    """Check that nothing is lost, doubled, out of order or stuck once all people stopped and every process is up."""

    await crowd.database.wait_until_sent(within=within)
    store = await open_store(crowd.database.address)
    host = Host(store, SystemClock(), _settings(crowd.database.address))
    try:
        for camp in crowd.camps:
            async with store.read() as tx:
                moves = await tx.moves.list_since(camp.number, 0)
            await _check(crowd, camp, await load(host, camp.number), moves)
    finally:
        await store.close()


async def _check(crowd: Crowd, camp: Camp, table: LoadedTable, moves: list[MoveRow]) -> None:
    where = f"table {camp.number} ({camp.game})"
    assert [move.number for move in moves] == list(range(1, table.row.position + 1)), where
    states = replay(table, moves)
    assert table.game.encode(states[-1]) == table.game.encode(table.state), f"{where} is not what was played"
    made = Counter(move.interaction_id for move in moves if move.interaction_id is not None)
    for decision, presses in crowd.pressed.items():
        if decision[0] == camp.number:
            played = [press for press in presses if press in made]
            assert len(played) <= 1, f"{where}: a move was made twice: {decision}"
            lost = not played and decision in crowd.answered and camp.game not in AT_ONCE
            assert not lost, f"{where}: a move was lost: {decision}"
    if table.row.status is Status.RUNNING:
        assert table.deciders and not any(seat.is_robot for seat in table.deciders), f"{where} is stuck"
    _check_calls(crowd, camp, table, list_arrivals(table, moves, states))
    if camp.patient:
        twice = [call for person, _ in camp.players for call in find_double_calls(camp, person, table, moves)]
        assert not twice, f"{where}: somebody was called twice to one turn: {twice}"
    await _check_card(camp, table)


def _check_calls(crowd: Crowd, camp: Camp, table: LoadedTable, turns: list[str]) -> None:
    """Check the calls of a table. `turns`: names of the players in the order of their turns."""
    where = f"table {camp.number} ({camp.game})"
    people = {person.name: person for person, _ in camp.players}
    for name, person in people.items():
        letters = [
            message for message in person.dm.everything if message.author is crowd.wire.bot and message.only_for is None
        ]
        problem = f"{where}: {name} had {turns.count(name)} turns and {len(letters)} letters: {_describe(letters)}"
        assert len(letters) <= turns.count(name) and (len(letters) == turns.count(name) or not camp.patient), problem
        seat = next(seat for seat in table.seats if seat.name == name)
        standing = [message for message in person.dm.messages if list_offers(message, camp.number)]
        assert len(standing) == int(seat.deciding), f"{where}: {name} has {len(standing)} letters to answer"
    named = [
        name
        for message in camp.channel.everything
        if message.only_for is None and not message.files
        for name, person in people.items()
        if person.mention in message.text
    ]
    ending = len(people) if table.row.status is Status.FINISHED else 0  # the last call names all players
    called, last = named[: len(named) - ending], named[len(named) - ending :]
    assert sorted(last) == sorted(people) * bool(ending), f"{where}: the end was told to {last}"
    if camp.patient:
        assert called == turns, f"{where}: called were {called}, the turns of {turns}"
    else:
        left = iter(turns)
        assert all(name in left for name in called), f"{where}: called were {called}, the turns of {turns}"


def find_double_calls(camp: Camp, person: Person, table: LoadedTable, moves: Sequence[MoveRow]) -> list[str]:
    """Return the calls of a person that follow another one without a move of theirs in between.

    Each comes with the earlier call and the events between, from which the reason can be seen. Only for a person who
    answers after all calls have come.
    """
    own = next(seat.seat for seat in table.seats if seat.name == person.name)
    calls = [call for call in camp.list_calls(person) if not call.files and "game is over" not in call.text.casefold()]
    doubles: list[str] = []
    for first, second in pairwise(calls):
        began, ended = (snowflake_time(message.id).timestamp() - CLOCK_ERROR for message in (first, second))
        between = [move for move in moves if began <= move.played_at <= ended + 2 * CLOCK_ERROR]
        if not any(move.seat == own for move in between):
            acts = [f"{move.played_at:.1f} {move.seat}: {move.move}" for move in between]
            doubles.append(f"{_describe([first, second])}, meanwhile {acts}")
    return doubles


def _describe(messages: Sequence[Message]) -> list[str]:
    return [
        f"{message.at:.1f} {message.nonce} {'gone' if message.deleted else 'stands'} {message.text[:100]}"
        for message in messages
    ]


async def _check_card(camp: Camp, table: LoadedTable) -> None:
    card = camp.card
    assert card is not None
    assert len([message for message in camp.channel.messages if message.files and message.custom_ids]) == 1
    newest = await Pictures().render_with_fallback(table, None, "en")
    assert isinstance(newest, Picture)
    assert card.files[0].description == newest.alt[:1024].rstrip(), f"the card of table {camp.number} is old"
    for seat in table.deciders:
        assert f"{seat.name}" in card.text, f"the card of table {camp.number} names somebody else"


def replay(table: LoadedTable, moves: list[MoveRow]) -> list[Any]:
    """Return every position that follows from the table's seed and its stored moves."""
    game = table.game
    states = [game.setup(seats=len(table.seats), options=table.options(), seed=table.row.seed or b"")]
    for move in acts_that_count(moves):
        assert move.seat is not None
        states.append(game.play(states[-1], move.seat, game.parse_move(move.move)).state)
    return states


def list_arrivals(table: LoadedTable, moves: list[MoveRow], states: Sequence[Any]) -> list[str]:
    """Return the people's names in the order of their turns, without robots.

    The player who made the last of several simultaneous choices has a new turn if all choose again.
    """
    came: list[str] = []
    before: tuple[int, ...] = ()
    for mover, state in zip((None, *(move.seat for move in acts_that_count(moves))), states, strict=True):
        deciders = table.game.deciders(state)
        newly = {seat for seat in deciders if seat not in before}
        if newly and mover in deciders:
            newly.add(mover)
        came += [table.seats[seat].name for seat in sorted(newly) if not table.seats[seat].is_robot]
        before = deciders
    return came


def _settings(address: str) -> Settings:
    return Settings(database=address, openings=(10**6, 10**6), lobbies=(10**6, 10**6), signs=False)

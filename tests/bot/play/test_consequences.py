"""Offers to a seat, which follow from its knowledge alone.

They are equal in any two positions that look alike to the seat.

Whole dialogs are held in both positions: questions, answers and labels in their order, obstacles, refusals,
completions, suggestions, premoves, the private text, and after a move whether it can be undone.
"""

from __future__ import annotations

import itertools
import random
import zlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from azalai_souk import Offer

from azalai.bot.catch_up.dialog import CatchUp
from azalai.bot.dialogs.close_ups import CloseUpDialog
from azalai.bot.dialogs.marks import Mark, TableNumber
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import format_refusal
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.slash_commands import complete, format_value, parse_moves
from azalai.bot.errors import Refused
from azalai.bot.history.narration import Line
from azalai.bot.layouts import table_menu
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.person import Person
from azalai.bot.people.reader import Reader
from azalai.bot.people.teaching import Taught
from azalai.bot.play import turns
from azalai.bot.play.undo import find_undoable
from azalai.bot.premoves import layout as plans
from azalai.bot.premoves.dialog import PremoveDialog
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.suggestions.dialog import SuggestionDialog
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat, list_events_for
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Ask, IllegalMove, Move, Turn
from azalai.games.questions import Question, ask
from azalai.locales import words
from azalai.testing.alike import pairs
from azalai.testing.play import Played, random_game
from tests.bot.without_discord import GUILD, THOMAS, running_table, views_of

PEOPLE = tuple(Person(41 + number, name) for number, name in enumerate(("Amara", "Thomas", "Idir", "Karine", "Zahra")))
SMALLEST_AND_LARGEST = [
    (key, seats) for key, game in GAMES.items() for seats in sorted({min(game.seats), max(game.seats)})
]
READS = "fr"
FEW = 3
"""Number of answers that are followed of each question, and of moves that are tried of each kind."""
PAIRS = 120
"""Number of pairs of positions among which two pairs are chosen."""
DEEPEST = 60
"""Number of steps of one dialog that are followed."""


@pytest.fixture(autouse=True)
def _no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the news of other seats: these positions have no history."""

    async def list_nothing(*_: Any, **__: Any) -> list[Line]:
        return []

    monkeypatch.setattr("azalai.bot.dialogs.play.since_last_turn", list_nothing)


Told = list[Any]
"""Everything that a user was shown, in order."""


class Talk:
    """Interactions of a user with a host, whose answers are kept in `told`."""

    def __init__(self, host: Host, person: Person) -> None:
        self.host = host
        self.person = person
        self.answers: Told = []

    _numbers = itertools.count(1)

    def make_request(self) -> Request:
        """Return a press that is acknowledged."""
        pressed: Any = SimpleNamespace(
            id=next(self._numbers),
            channel_id=None,
            user=SimpleNamespace(id=self.person.id, display_name=self.person.name),
            guild_id=GUILD,
            _integration_owners={},
            locale=READS,
            message=SimpleNamespace(id=1, components=[], flags=SimpleNamespace(ephemeral=True)),
            response=SimpleNamespace(is_done=lambda: True),
            edit_original_response=self._record_shown,
            followup=SimpleNamespace(send=self._record_shown),
        )
        return Request(pressed, self.host.preferences, views_of(self.host), in_place=True)

    async def _record_shown(self, *, view: Any, **_: object) -> Any:
        self.answers.append(view.to_components())
        return SimpleNamespace(id=1)

    async def hear(self, work: Callable[[], Awaitable[object]]) -> None:
        """Record the result of a piece of work, or its refusal."""
        try:
            answer = await work()
        except (Refused, IllegalMove) as refusal:
            self.answers.append(format_refusal(words(READS), refusal))
        else:
            if answer is not None:
                self.answers.append(answer)


class Watched(PlayDialog):
    """Dialog that records moves instead of playing them."""

    async def commit(self, request: Request, table: int, decision: int | None, move: Move | turns.ChooseMove) -> None:
        """Record the move."""
        played: Move | Sequence[Move]
        if isinstance(move, Move):
            played = move
        else:
            loaded = await load(self._host, table)
            played = move(loaded, loaded.seats[get_own_seat(loaded, request.user).seat])
        await request.interaction.edit_original_response(view=SimpleNamespace(to_components=lambda: f"plays {played}"))  # pyright: ignore[reportArgumentType]


class World:
    """Table in one of two positions that look alike, on a host of its own."""

    def __init__(self, host: Host, table: int) -> None:
        self.host = host
        self.table = table
        pictures = Pictures()
        seat_views, caught_up = SeatViews(host, pictures, plans), CatchUp(host, pictures, views_of(host))
        servers = Servers(cast(discord.Client, SimpleNamespace(get_guild=lambda _: None)), host.clock)
        self.playing = PlayDialog(host, seat_views, views_of(host), servers, caught_up)
        self.looking = CloseUpDialog(host, pictures, views_of(host))
        self.watched = Watched(host, seat_views, views_of(host), servers, caught_up)
        self.preparing = PremoveDialog(host, seat_views, views_of(host))
        self.suggesting = SuggestionDialog(host, self.watched)

    async def stand(self, state: Any) -> LoadedTable:
        """Put the table into a position, as if it had been reached by play."""
        before = await load(self.host, self.table)
        packed = zlib.compress(before.game.encode(state))
        async with self.host.store.write() as tx:
            await tx.tables.change(
                self.table, status=Status.RUNNING, live_channel_id=before.row.channel_id, ended_at=None
            )
            await tx.moves.replace_position(self.table, before.row.position, packed)
            for seat in before.seats:
                decides = seat.seat in before.game.deciders(state)
                now = {"deciding": decides, "decision": 7, "since": self.host.now() if decides else None}
                await tx.seats.change(self.table, seat.seat, **now)
                await tx.seats.mark_seen(self.table, seat.seat, seat.seen, before.row.position)
        return await load(self.host, self.table)


async def hold_dialogs(world: World, state: Any, seat: int, others: Sequence[Move], chance: random.Random) -> Told:
    """Return all that the player of a seat can see, ask and try without a move."""
    table = await world.stand(state)
    talk = Talk(world.host, PEOPLE[seat])
    chosen = words(READS)
    playing, user, row = world.watched, PEOPLE[seat].id, table.seats[seat]
    await talk.hear(lambda: playing.open(talk.make_request(), table.id))
    await talk.hear(lambda: world.looking.show_board(talk.make_request(), table))
    talk.answers += [
        build_view(table_menu.more_layout(table, Reader(user, chosen))).to_components(),
        make_wording(table, seat, chosen).text,
    ]
    legal, number = turns.legal_moves(table, seat), TableNumber(table.id)
    talk.answers.append([str(move) for move in legal])
    if legal:
        await talk.hear(lambda: world.suggesting.suggest(talk.make_request(), number, row.decision))
        await follow_all(world, talk, table, row, legal, chance)
    await type_all(world, talk, table, row, legal, others, chance)
    if not row.deciding:
        await talk.hear(lambda: world.preparing.begin(talk.make_request(), number))
        await talk.hear(lambda: world.preparing.follow(talk.make_request(), number, Mark(0), (0,)))
    return talk.answers


async def follow_all(
    world: World, talk: Talk, table: LoadedTable, row: SeatRow, legal: Sequence[Move], chance: random.Random
) -> None:
    """Go through the dialog, with several answers of each question and several pages of its menus."""
    number, decision = TableNumber(table.id), Mark(row.decision)
    paths: list[tuple[int, ...]] = [()]
    for path in paths:
        answer = world.watched.choose if len(path) % 2 else world.watched.follow
        await talk.hear(lambda p=path, answer=answer: answer(talk.make_request(), number, decision, p))
        question = ask(legal, path).question
        if question is None or len(paths) > DEEPEST:
            continue
        await talk.hear(lambda p=path: world.watched.follow(talk.make_request(), number, decision, p, page=1))
        if question.ask is Ask.PICK:
            picked = chance.sample(range(len(question.items)), chance.randint(0, len(question.items)))
            await talk.hear(
                lambda p=path, i=picked: world.watched.pick(talk.make_request(), number, decision, p, indexes=i)
            )
        paths += [(*path, answer) for answer in choose_some(list_answers(question), chance)]
    await talk.hear(lambda: world.watched.follow(talk.make_request(), number, decision, (10_000,)))


def list_answers(question: Question) -> list[int]:
    """Return all answers to a question."""
    return list(question.choices) if question.ask is Ask.NUMBER else list(range(len(question.choices)))


def choose_some(choices: Sequence[Any], chance: random.Random) -> list[Any]:
    """Return a few of the answers, or all of the moves, so that no kind is left out."""
    return list(choices) if len(choices) <= FEW else chance.sample(list(choices), FEW)


async def type_all(
    world: World,
    talk: Talk,
    table: LoadedTable,
    row: SeatRow,
    legal: Sequence[Move],
    others: Sequence[Move],
    chance: random.Random,
) -> None:
    """Type commands of legal moves, of moves of other positions, and junk.

    Complete every option and play illegal moves.
    """
    chosen = words(READS)

    async def fits(kind: type[Move], filled: dict[str, str]) -> list[str]:
        return [str(move) for move in parse_moves(table, row.seat, kind, filled, chosen)]

    for kind in table.game.Moves:
        fields = kind.__struct_fields__
        mine = [move for move in (*legal, *others) if type(move) is kind]
        await talk.hear(lambda k=kind: fits(k, {}))
        for field in fields:
            talk.answers.append(complete(table, row.seat, kind, {}, field, "", chosen))
            await talk.hear(lambda k=kind, f=field: fits(k, {f: "xyzzy"}))
        for move in choose_some(mine, chance):
            filled = {field: format_value(getattr(move, field)) for field in fields}
            await talk.hear(lambda k=kind, f=filled: fits(k, f))
            talk.answers += [complete(table, row.seat, kind, filled, field, "", chosen) for field in fields]
        for move in [move for move in choose_some(mine, chance) if move not in legal]:
            await talk.hear(lambda m=move: turns.play(world.host, table.id, None, m, user=row.user_id))


async def play_and_compare(world: World, state: Any, seat: int, move: Move) -> tuple[LoadedTable, bool, Told]:
    """Play a move and return the table after it, True if it could be undone, and the texts that the player sees."""
    before = await world.stand(state)
    talk = Talk(world.host, PEOPLE[seat])
    await talk.hear(lambda: world.playing.commit(talk.make_request(), before.id, before.seats[seat].decision, move))
    after = await load(world.host, world.table)
    async with world.host.store.read() as tx:
        undo = await find_undoable(tx, after, seat)
    return after, undo is not None, talk.answers


def list_moments(game: AnyGame, seats: int, seed: bytes, count: int) -> list[tuple[Played, list[Move]]]:
    """Return N positions spread over a random game, more of them late, each with moves of other positions."""
    chance = random.Random(seed)
    moments = list(random_game(game, seats, seed))
    moves = list(dict.fromkeys(moment.move for moment in moments))
    late = len(moments) * 2 // 3
    parts = (moments[:late], moments[late:])
    chosen = [item for part in parts for item in chance.sample(part, min(len(part), count // 2))]
    return [(item, chance.sample(moves, min(len(moves), 40))) for item in chosen]


async def make_worlds(two: tuple[Host, Host], key: str, seats: int) -> list[World]:
    """Start a table of a game for N seats on each host."""
    worlds = [World(host, await running_table(host, *PEOPLE[1:seats], game=key)) for host in two]
    for host in two:
        async with host.store.write() as tx:
            for person in PEOPLE:
                await tx.people.change(person.id, text_only=True, locale=READS)
    return worlds


async def forget_explanations(hosts: Iterable[Host]) -> None:
    """Forget all explanations, because they may differ after a move that reveals something."""
    for host in hosts:
        async with host.store.write() as tx:
            for person in PEOPLE:
                await tx.people.change(person.id, taught=Taught({}).encode())


async def offer_the_same(
    worlds: Sequence[World], states: Sequence[Any], seat: int, others: Sequence[Move], number: int
) -> None:
    """Check that every dialog of a seat is equal in the two positions."""
    records = [
        await hold_dialogs(world, state, seat, others, random.Random(number))
        for world, state in zip(worlds, states, strict=True)
    ]
    assert records[0] == records[1]


async def check(two: tuple[Host, Host], key: str, seats: int, moments: Sequence[tuple[Played, list[Move]]]) -> None:
    """Check all dialogs in pairs of positions that look alike, at these moments of games with N seats."""
    game = GAMES[key]
    worlds = await make_worlds(two, key, seats)
    for number, (played, others) in enumerate(moments):
        waits = [one for one in range(seats) if one not in game.deciders(played.state)]
        await forget_explanations(two)
        for seat in (played.seat, *waits[number % max(1, len(waits)) :][:1]):
            states = [game.imagine(played.state, seat, b"%d %d" % (number, which)) for which in range(2)]
            await offer_the_same(worlds, states, seat, others, number)
            if seat == played.seat:
                quiet = [move for move in played.moves if not game.play(played.state, seat, move).reveals]
                move = random.Random(number).choice(quiet) if quiet and number % 2 else played.move
                await compare_after(worlds, states, seat, move)


async def compare_after(worlds: Sequence[World], states: Sequence[Any], seat: int, move: Move) -> None:
    """Play a move in both positions and check that the undo and the texts are equal.

    The texts may differ only if the move itself revealed the difference to its player, who knew that it would reveal
    something; then it can't be undone in either position.
    """
    results = [await play_and_compare(world, state, seat, move) for world, state in zip(worlds, states, strict=True)]
    (one, can_one, told_one), (other, can_other, told_other) = results
    assert can_one == can_other
    done = [one.game.play(state, seat, move) for state in states]
    views = [
        (after.row.status, after.view(seat), [s.deciding for s in after.seats], list_events_for(turn.events, seat))
        for after, turn in zip((one, other), done, strict=True)
    ]
    if views[0] == views[1]:
        assert told_one == told_other
    else:
        assert not can_one
        assert all(turn.reveals for turn in done)


@pytest.mark.costly(seconds=5)
@pytest.mark.parametrize("key", GAMES)
async def test_offers_are_equal_in_positions_that_the_seat_can_not_tell_apart(host: Host, other_host: Host, key: str):
    seats = max(GAMES[key].seats)
    await check((host, other_host), key, seats, list_moments(GAMES[key], seats, b"knowledge", 4))


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("key", GAMES)
async def test_a_seats_choices_are_equal_in_positions_it_cannot_tell_apart(host: Host, other_host: Host, key: str):
    """The pairs come from real games, so that a game whose `imagine` goes too far is found, too."""
    game, seats = GAMES[key], max(GAMES[key].seats)
    worlds = await make_worlds((host, other_host), key, seats)
    for number, seat in enumerate((0, seats - 1)):
        alike = list(itertools.islice(pairs(game, seats, b"dialogs", seat, every=5), PAIRS))
        for one in (alike[len(alike) // 3], alike[-1]):
            moves = [move for other in range(seats) for move in game.moves(one.state, other)][:40]
            await offer_the_same(worlds, (one.state, one.other), seat, moves, number)


async def test_secrets_that_a_careless_game_leaks_by_a_tried_move_stay_hidden(
    host: Host, other_host: Host, monkeypatch: pytest.MonkeyPatch
):
    game: Any = GAMES["souk"]
    true_play = type(game).play

    def play_carelessly(self: Any, state: Any, seat: int, move: Any) -> Turn:
        """Reveal something and refuse moves for another reason if Amara has offered an odd number."""
        odd = bool((state.offers[0] or 0) % 2)
        try:
            return msgspec.structs.replace(true_play(self, state, seat, move), reveals=odd)
        except IllegalMove:
            raise IllegalMove("refusal-stale" if odd else "refusal-junk") from None

    monkeypatch.setattr(type(game), "play", play_carelessly)
    start = game.setup(seats=2, options=game.Options(), seed=b"careless")
    records: list[Told] = []
    for each_host, offered in ((host, 3), (other_host, 4)):
        world = World(each_host, await running_table(each_host, THOMAS))
        state = true_play(game, start, 0, Offer(offered)).state
        records.append(await hold_dialogs(world, state, 1, [Offer(500)], random.Random(1)))
    assert records[0] == records[1]


@pytest.mark.long(seconds=120)
@pytest.mark.parametrize(("key", "seats"), SMALLEST_AND_LARGEST)
async def test_offers_are_equal_in_such_positions_deep_in_many_games(
    host: Host, other_host: Host, key: str, seats: int
):
    games = [list_moments(GAMES[key], seats, b"knowledge %d" % number, 12) for number in range(5)]
    await check((host, other_host), key, seats, [moment for game in games for moment in game])

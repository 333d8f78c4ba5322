"""What a robot would do in a person's place, and what it does there when it is asked to.

*Suggest* asks the strongest robot that the game has: a strong one weighs several moves, a solid one knows one. Its
choice follows from what the seat may know and from the place in the game, nothing else: it is the same in any two
positions that the seat can't tell apart. *Play the rest of my turn* lets it play the rest of a turn. Where one does
nothing else than one kind of act again and again, while the turn goes round the table (placing camels one by one), it
goes on at the next calls too, until something else is to be decided or something hidden or random comes out: that wish
is kept among the seat's prepared moves, as `finish KIND NUMBER`, and dropped by whatever the person does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from azalai.bot import metrics
from azalai.bot.errors import Clash, Refused
from azalai.bot.history.takebacks import taken_back
from azalai.bot.play.rest_of_turn import Made, choose, goes_on, kinds_at, rest_of_turn, seed_of
from azalai.bot.play.turns import Played, check_may_decide, write_steps
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PremoveRow, Status
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import levels_at, may_suggest
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, events_for, make_awaited_refusal, seat_of
from azalai.games.contract import Move
from azalai.games.questions import tag
from azalai.robots import Level, Reason, Task, Thought, request, usual_rollouts
from azalai.robots.levels import SECONDS_TO_SUGGEST

KEPT = 64
"""So many thoughts are kept, the newest: who asks the same again has the same answer at once."""
MORE = 2
"""So many times as many games are imagined for a person as a robot imagines that plays itself."""
WORLDS = 8
"""In so many worlds each move is tried at least."""
EQUAL = 0.03
"""Chances that differ by less are the same to whoever has to choose."""
FINISH = "finish"
"""What the wish begins with, in place of a move's notation."""
LOOKED_BACK = 40
"""So many acts of the history tell whether a turn goes round the table."""


class Wish(msgspec.Struct, frozen=True):
    """That a robot goes on for somebody: the only kind of move that it plays, and the position after which nothing may
    have come out."""

    kind: str
    since: int

    def holds(self, table: LoadedTable, seat: int) -> bool:
        """Whether the seat can choose among such moves and no others."""
        return kinds_at(table.game, table.state, seat) == frozenset([self.kind])

    def __str__(self) -> str:
        """As it stands among the prepared moves."""
        return f"{FINISH} {self.kind} {self.since}"


def wish_of(plan: Sequence[PremoveRow]) -> Wish | None:
    """The wish among what a seat has prepared; it stands alone."""
    words = plan[0].move.split(" ") if plan else []
    if len(words) == 3 and words[0] == FINISH and words[2].isdecimal():
        return Wish(words[1], int(words[2]))
    return None


def check_may_suggest(table: LoadedTable) -> None:
    """Refused where the table plays without suggestions."""
    if not may_suggest(table):
        raise Refused("refusal-no-suggestions")


def check_may_finish(table: LoadedTable) -> None:
    """Refused where no robot plays for a person who sits at the table."""
    if not table.row.suggestions:
        raise Refused("refusal-no-suggestions")


def suggested(table: LoadedTable, seat: int, thought: Thought | None = None) -> Move:
    """What a strong robot has thought of for that seat, else what a solid one would play there. IllegalMove where it
    has nothing to decide."""
    moves = () if thought is None else table.game.moves(table.state, seat)
    found = next((move for move in moves if thought is not None and str(move) == thought.move), None)
    return found or choose(table.game, table.state, seat, seed_of(table, table.row.position, seat))


class Weighed(msgspec.Struct, frozen=True):
    """A move that a strong robot has weighed, the share of a win (0 to 1) that it expects of it, by how much that may
    be off (of others than the first: how far they are behind), and in which figures it differs most."""

    move: Move
    chance: float
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()


def question(host: Host, table: LoadedTable, seat: int) -> Task | None:
    """What a strong robot is asked for a person in that seat; None where there is none, or nothing to choose."""
    strong = Level.STRONG in levels_at(host.settings, table)
    if not strong or len(table.game.moves(table.state, seat)) < 2:
        return None
    seed = seed_of(table, table.row.position, seat)
    seats = len(table.seats)
    return request(
        *(table.game, table.state, seats, seat, Level.STRONG, seed),
        rollouts=MORE * usual_rollouts(table.game, seats),
        seconds=SECONDS_TO_SUGGEST,
        least=WORLDS,
        explains=True,
    )


class Adviser:
    """Asks strong robots for persons. Who asks the same again meanwhile waits for the same thought, and later
    has it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._thinking: dict[Task, asyncio.Task[Thought | None]] = {}
        self._kept: OrderedDict[Task, Thought] = OrderedDict()

    async def thought(self, asked: Task, user: int | None = None) -> Thought | None:
        """Return the thought about a question, or None if there is none. `user`: the person who asks."""
        if asked in self._kept:
            return self._kept[asked]
        if asked not in self._thinking:
            self._thinking[asked] = asyncio.create_task(self._host.thinkers.ask(asked, asker=user))
            self._thinking[asked].add_done_callback(lambda _: self._thinking.pop(asked, None))
        found = await asyncio.shield(self._thinking[asked])
        if found is not None:
            self._kept[asked] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found


def weighed(table: LoadedTable, seat: int, thought: Thought | None) -> tuple[Weighed, ...]:
    """The moves that were weighed, the best first; none where nobody could think of it. Of those that come to the same
    it is the one that a question offers, and of those that differ in a detail alone (how many, onto which camel) and
    bring the same, one."""
    if thought is None:
        return ()
    moves, view = {str(move): move for move in table.game.moves(table.state, seat)}, table.view(seat)
    found: list[Weighed] = []
    for one in thought.candidates:
        if one.move not in moves:
            continue
        move, first = moves[one.move], table.game.twin(view, moves[one.move])
        offered = move if any(other.move == first for other in found) else first
        weighed = Weighed(offered, one.chance, one.error, one.reasons)
        if not any(_alike(other, weighed) for other in found):
            found.append(weighed)
    return tuple(found)


def _alike(one: Weighed, other: Weighed) -> bool:
    """Of one kind, with all fields but one the same, and with chances that nobody could tell apart."""
    if type(one.move) is not type(other.move) or abs(one.chance - other.chance) > EQUAL:
        return False
    fields = one.move.__struct_fields__
    return len(fields) > 1 and sum(getattr(one.move, name) != getattr(other.move, name) for name in fields) == 1


async def finish(host: Host, table: int, user: int, decision: int, interaction: int) -> Played:
    """*Play the rest of my turn*: the rest of a person's turn as a robot would play it, each act their own, and the
    wish that it goes on at the next calls where that is one. Refused as a move would be, and where the table plays
    without."""
    async with host.queue(table):
        before = await load(host, table)
        check_may_finish(before)
        seat = seat_of(before, user)
        check_may_decide(before, seat.seat, user, decision)
        if not seat.deciding:
            raise make_awaited_refusal(before)
        kinds = kinds_at(before.game, before.state, seat.seat)
        (kind,) = kinds if len(kinds) == 1 else ("",)
        async with host.store.read() as tx:
            goes_round = bool(kind) and await _goes_round(tx, before, seat.seat, kind)
        acts = await asyncio.to_thread(rest_of_turn, before, seat.seat, kind if goes_round else "")
        wish = wish_after(before, seat.seat, kind, acts)
        try:
            async with host.store.write() as tx:
                after = await _write(host, tx, before, seat.seat, acts, interaction, prepared=False)
                if wish is not None and after.row.status is Status.RUNNING:
                    await tx.premoves.add(table, seat.seat, 1, [(str(wish), 0.0)])
                    after = msgspec.structs.replace(after, prepared=True)
        except Clash as clash:
            raise clash.told("refusal-stale", of="moves") from clash
    metrics.MOVES.labels(before.game.key).inc(len(acts))
    host.after_commit([table])
    events = tuple(event for _, turn in acts for event in events_for(turn.events, seat.seat))
    return Played(table=after, events=events, acts=len(acts))


async def go_on(host: Host, tx: Transaction, table: LoadedTable, seat: int, wish: Wish) -> bool:
    """A seat that has left such a wish is called: the robot plays what the wish says, inside the caller's transaction
    and under the table's queue. False where it does not hold any more, or the seat has something else to decide after
    it: then whoever sits there is to be called."""
    holds = table.row.suggestions and not await tx.moves.revealed_after(table.id, wish.since)
    if not holds or not wish.holds(table, seat):
        return False
    acts = rest_of_turn(table, seat, wish.kind)
    after = await _write(host, tx, table, seat, acts, None, prepared=True)
    return not after.seats[seat].deciding or after.row.status is not Status.RUNNING


def wish_after(table: LoadedTable, seat: int, kind: str, acts: list[Made]) -> Wish | None:
    """The wish that stays after these acts: where all were of the only kind there was, nothing came out with them, and
    others are to decide."""
    return Wish(kind, table.row.position) if goes_on(table, seat, kind, acts) else None


async def _goes_round(tx: Transaction, table: LoadedTable, seat: int, kind: str) -> bool:
    """Whether the seat did the same before, and others have acted since."""
    others, pending = False, 0
    for act in await tx.moves.back_from(table.id, table.row.position, LOOKED_BACK):
        count = taken_back(act.move)
        if count:
            pending += count
        elif pending:
            pending -= 1
        elif act.seat == seat:
            return others and tag(table.game.parse_move(act.move)) == kind
        else:
            others = True
    return False


async def _write(
    host: Host,
    tx: Transaction,
    table: LoadedTable,
    seat: int,
    acts: Sequence[Made],
    interaction: int | None,
    *,
    prepared: bool,
) -> LoadedTable:
    """The table after these acts of a robot, which are stored one by one."""
    steps = [
        Step(str(move), turn.state, turn.events, turn.reveals, prepared=prepared, stood_in=True) for move, turn in acts
    ]
    return await write_steps(host, tx, table, seat, steps, interaction)

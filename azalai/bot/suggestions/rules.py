"""Suggestions of a robot in a person's place, and the rest of a turn played by it.

*Suggest* asks the strongest robot that the game has: a strong one evaluates several moves, a solid one knows one. Its
choice follows from the seat's knowledge and from the decision, nothing else: it is the same in any two positions that
the seat can't tell apart. *Play the rest of my turn* lets it play the rest of a turn. If that is one kind of move again
and again, while the turn goes round the table (placing camels one by one), it goes on at the next calls, too, until
there is another decision or something hidden or random is revealed: that wish is stored among the seat's premoves, as
`finish KIND NUMBER`, and dropped by the person's next move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from azalai.bot import metrics
from azalai.bot.cache import Cache
from azalai.bot.errors import Clash, Refused
from azalai.bot.history.takebacks import undone_count
from azalai.bot.play.rest_of_turn import Made, can_go_on, choose, find_rest_of_turn, list_kinds, make_seed
from azalai.bot.play.turns import Played, check_may_decide, write_steps
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PremoveRow, Status
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import list_levels_at, may_suggest
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat, list_events_for, make_awaited_refusal
from azalai.games.contract import Move
from azalai.games.questions import tag
from azalai.robots import Level, Reason, Task, Thought, request, usual_rollouts
from azalai.robots.levels import SECONDS_TO_SUGGEST

KEPT = 64
"""Newest thoughts that are cached: the same question gets the same answer at once."""
MORE = 2
"""Multiple of the games that are imagined for a person, compared with a robot's own turn."""
WORLDS = 8
"""Least number of worlds in which each move is tried."""
EQUAL = 0.03
"""Difference of chances below which moves are equal for a person."""
FINISH = "finish"
"""Beginning of the wish, in place of a move's notation."""
LOOKED_BACK = 40
"""Entries of the history that show whether a turn goes round the table."""


class Wish(msgspec.Struct, frozen=True):
    """Wish that a robot continues for a person.

    The only kind of move that it plays, and the position after which nothing may have been revealed.
    """

    kind: str
    since: int

    def holds(self, table: LoadedTable, seat: int) -> bool:
        """Return True if the seat can choose among such moves alone."""
        return list_kinds(table.game, table.state, seat) == frozenset([self.kind])

    def __str__(self) -> str:
        """Return the wish as stored among the premoves."""
        return f"{FINISH} {self.kind} {self.since}"


def wish_of(plan: Sequence[PremoveRow]) -> Wish | None:
    """Return the wish in a seat's plan, in which it is alone, or None."""
    words = plan[0].move.split(" ") if plan else []
    if len(words) == 3 and words[0] == FINISH and words[2].isdecimal():
        return Wish(words[1], int(words[2]))
    return None


def check_may_suggest(table: LoadedTable) -> None:
    """Raise `Refused` if the table plays without suggestions."""
    if not may_suggest(table):
        raise Refused("refusal-no-suggestions")


def check_may_finish(table: LoadedTable) -> None:
    """Raise `Refused` if no robot plays for a person who sits at the table."""
    if not table.row.suggestions:
        raise Refused("refusal-no-suggestions")


def robot_move(table: LoadedTable, seat: int, thought: Thought | None = None) -> Move:
    """Return a strong robot's thought for that seat, else a solid one's move.

    Raises `IllegalMove` if it has no decision.
    """
    moves = () if thought is None else table.game.moves(table.state, seat)
    move = next((move for move in moves if thought is not None and str(move) == thought.move), None)
    return move or choose(table.game, table.state, seat, make_seed(table, table.row.position, seat))


class Weighed(msgspec.Struct, frozen=True):
    """Move that a strong robot has evaluated.

    The share of a win (0 to 1) that it expects of it, the error of that (of others than the first: of their distance),
    and the figures in which it differs most.
    """

    move: Move
    chance: float
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()


def question(host: Host, table: LoadedTable, seat: int) -> Task | None:
    """Return the task for a strong robot for a person in that seat, or None without such a robot or a choice."""
    strong = Level.STRONG in list_levels_at(host.settings, table)
    if not strong or len(table.game.moves(table.state, seat)) < 2:
        return None
    seed = make_seed(table, table.row.position, seat)
    seats = len(table.seats)
    return request(
        *(table.game, table.state, seats, seat, Level.STRONG, seed),
        rollouts=MORE * usual_rollouts(table.game, seats),
        seconds=SECONDS_TO_SUGGEST,
        least=WORLDS,
        explains=True,
    )


class Announced(Protocol):
    """Answer that Discord can be told to wait for."""

    async def announce(self) -> bool:
        """Tell Discord that an answer is coming, or return False if it is too late."""
        ...


class Adviser:
    """Questions of persons to strong robots.

    The same question waits for the same thought, which is cached afterwards.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._thinking: dict[Task, asyncio.Task[Thought | None]] = {}
        self._kept: Cache[Task, Thought] = Cache(KEPT)

    async def prepare(self, task: Task, answering: Announced) -> bool:
        """Announce the answer before a robot thinks, however busy this machine is.

        Return False if Discord has given the press up: no thought is worth it then.
        """
        return task in self._kept or await answering.announce()

    async def think(self, task: Task, user: int | None = None) -> Thought | None:
        """Return the thought about a question, or None if there is none. `user`: the person who asks."""
        if (known := self._kept.find(task)) is not None:
            return known
        if task not in self._thinking:
            self._thinking[task] = asyncio.create_task(self._host.thinkers.ask(task, asker=user))
            self._thinking[task].add_done_callback(lambda _: self._thinking.pop(task, None))
        answer = await asyncio.shield(self._thinking[task])
        return None if answer is None else self._kept.keep(task, answer)


def list_evaluated(table: LoadedTable, seat: int, thought: Thought | None) -> tuple[Weighed, ...]:
    """Return the evaluated moves, the best first; empty if there is no thought.

    Moves with the same result are one: the move that a question offers. So are moves that differ in one detail (the
    number, the camel) and bring the same.
    """
    if thought is None:
        return ()
    moves, view = {str(move): move for move in table.game.moves(table.state, seat)}, table.view(seat)
    evaluations: list[Weighed] = []
    for candidate in thought.candidates:
        if candidate.move not in moves:
            continue
        move, first = moves[candidate.move], table.game.twin(view, moves[candidate.move])
        offered = move if any(other.move == first for other in evaluations) else first
        weighed = Weighed(offered, candidate.chance, candidate.error, candidate.reasons)
        if not any(_are_alike(other, weighed) for other in evaluations):
            evaluations.append(weighed)
    return tuple(evaluations)


def _are_alike(evaluation: Weighed, other: Weighed) -> bool:
    """Return True for moves of one kind with all fields but one equal, and with equal chances within their errors."""
    if type(evaluation.move) is not type(other.move) or abs(evaluation.chance - other.chance) > EQUAL:
        return False
    fields = evaluation.move.__struct_fields__
    return len(fields) > 1 and sum(getattr(evaluation.move, name) != getattr(other.move, name) for name in fields) == 1


async def finish(host: Host, table: int, user: int, decision: int, interaction: int) -> Played:
    """Play the rest of a person's turn as a robot would, each move their own, and store the wish to go on, if any.

    Raises `Refused` as a move would, and if the table plays without.
    """
    async with host.queue(table):
        before = await load(host, table)
        check_may_finish(before)
        seat = get_own_seat(before, user)
        check_may_decide(before, seat.seat, user, decision)
        if not seat.deciding:
            raise make_awaited_refusal(before)
        kinds = list_kinds(before.game, before.state, seat.seat)
        (kind,) = kinds if len(kinds) == 1 else ("",)
        async with host.store.read() as tx:
            goes_round = bool(kind) and await _goes_round(tx, before, seat.seat, kind)
        acts = await asyncio.to_thread(find_rest_of_turn, before, seat.seat, kind if goes_round else "")
        wish = wish_after(before, seat.seat, kind, acts)
        try:
            async with host.store.write() as tx:
                after = await _write(host, tx, before, seat.seat, acts, interaction, prepared=False)
                if wish is not None and after.row.status is Status.RUNNING:
                    await tx.premoves.add(table, seat.seat, 1, [(str(wish), 0.0)])
                    after = msgspec.structs.replace(after, prepared=True)
        except Clash as clash:
            raise clash.as_refusal("refusal-stale", of="moves") from clash
    metrics.MOVES.labels(before.game.key).inc(len(acts))
    host.after_commit([table])
    events = tuple(event for _, turn in acts for event in list_events_for(turn.events, seat.seat))
    return Played(table=after, events=events, acts=len(acts))


async def go_on(host: Host, tx: Transaction, table: LoadedTable, seat: int, wish: Wish) -> bool:
    """Play by a seat's wish when it is called, inside the caller's transaction and under the table's queue.

    Returns False if the wish no longer holds, or if the seat has another decision after it: then the player is
    to be called.
    """
    holds = table.row.suggestions and not await tx.moves.has_revealed_after(table.id, wish.since)
    if not holds or not wish.holds(table, seat):
        return False
    acts = find_rest_of_turn(table, seat, wish.kind)
    after = await _write(host, tx, table, seat, acts, None, prepared=True)
    return not after.seats[seat].deciding or after.row.status is not Status.RUNNING


def wish_after(table: LoadedTable, seat: int, kind: str, acts: list[Made]) -> Wish | None:
    """Return the wish that stays after these moves, or None.

    All were of the only kind there was, nothing was revealed by them, and others are to decide.
    """
    return Wish(kind, table.row.position) if can_go_on(table, seat, kind, acts) else None


async def _goes_round(tx: Transaction, table: LoadedTable, seat: int, kind: str) -> bool:
    """Return True if the seat did the same before, and others have moved since."""
    another_played, pending = False, 0
    for act in await tx.moves.list_back_from(table.id, table.row.position, LOOKED_BACK):
        count = undone_count(act.move)
        if count:
            pending += count
        elif pending:
            pending -= 1
        elif act.seat == seat:
            return another_played and tag(table.game.parse_move(act.move)) == kind
        else:
            another_played = True
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
    """Store these moves one by one and return the table after them."""
    steps = [
        Step(str(move), turn.state, turn.events, turn.reveals, prepared=prepared, stood_in=True) for move, turn in acts
    ]
    return await write_steps(host, tx, table, seat, steps, interaction)

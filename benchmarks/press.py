"""Time from the press of a button that plays a move to the edited table card, compared with a bare discord.py bot.

`python -m benchmarks.press [--moves 30] [--counted 10] [--round-trip 80] [--ahead 12]` plays Touareg with two people
over the wire server, who read the answer before they press on. Three kinds of moves are counted apart, `--moves` of
each: those after which the same person goes on, those that pass the turn to a person at the table, and those that pass
it to a person who is called. The bare bot answers a press by editing its message with a ready-made picture of the same
size. Both bots run in processes of their own, and every move of the one is followed by a press on the other, so that
both meet the machine in the same state. Processor time is read from the system when a press is sent, when the card is
edited, and when the bot has nothing more to do.

Then a bot that counts plays `--counted` moves of each kind: statements, commits, hops to SQLite's threads, requests,
bytes. `--round-trip`: milliseconds that every request of both bots takes longer, as on the way to the real Discord.
`--ahead`: the number of offered moves up to which the boards after them are drawn before one is chosen.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks import counts
from benchmarks.bots import Used, pass_time, start_bot
from benchmarks.counts import Counts
from benchmarks.figures import line, percentiles
from benchmarks.processes import ProcessorClock
from tests.wire import Interaction, Message, Person, WireDiscord
from tests.wire.azalai import Table, answer_first, find_decision, start_table

PATIENCE = 60.0
READING = 0.5
"""Least seconds for which a person reads a dialog before pressing on."""
WARMING = 6
"""Moves that are not counted: with them the process imports, connects and draws the shared parts of pictures."""
IDLE = 0.03
"""Share of a core up to which a bot counts as idle."""
KINDS = {
    "stays": "the turn stays",
    "passes": "the turn passes to somebody at the table",
    "calls": "the turn passes to somebody who is away",
}
ABSENCES = 3
"""Number of absences at one table: after an hour Discord lets its card be edited more slowly."""


@dataclass
class Press:
    """Cost of one press.

    Seconds: from the press to the edited card, to the first answer; of processor time until the card was edited, until
    the bot was idle. `around`: processor time of the move from the opening of the dialog to the idle bot after it, with
    the work done while a person read. `sent`: bytes of the bodies of its requests.
    """

    board: float
    answer: float
    to_board: float
    until_quiet: float
    around: float
    requests: tuple[str, ...]
    sent: int
    asked: Counts


class Measured:
    """Bot whose presses are measured: its server, its processor time, and its counts, if it counts."""

    def __init__(self, wire: WireDiscord, used: Used, counted: Path | None = None) -> None:
        self.wire, self.used, self.clock, self._counted = wire, used, ProcessorClock(used.process), counted

    def counts(self) -> Counts:
        """Return its counts of SQLite up to now."""
        return Counts() if self._counted is None else counts.read(self._counted)

    async def wait_until_idle(self, for_seconds: float = 0.1) -> None:
        """Wait until the bot has been idle for a moment, so that one measurement does not affect the next."""
        while True:
            asked, used = len(self.wire.calls), self.clock.seconds()
            await asyncio.sleep(for_seconds)
            idle = self.clock.seconds() - used < IDLE * for_seconds
            if idle and len(self.wire.calls) == asked and all(call.answered_at for call in self.wire.calls[-20:]):
                return

    async def press(
        self, act: Callable[[], Awaitable[Interaction]], board: Message, plays: Callable[[], bool], begun: float
    ) -> tuple[Interaction, Press | None]:
        """Press, and return the cost once the bot is idle; None if the press did not play a move.

        `begun`: the clock at the beginning of the move.
        """
        calls, asked, used = len(self.wire.calls), self.counts(), self.clock.seconds()
        pressed = await act()

        async def wait_for_edit() -> tuple[float, float]:
            edit = await board.wait_for_edit(since=pressed.at, within=PATIENCE)
            return edit.at, self.clock.seconds()

        watching = asyncio.create_task(wait_for_edit())
        await pressed.response(PATIENCE)
        if not plays():
            watching.cancel()
            return pressed, None
        at, then = await watching
        await self.wait_until_idle()
        made = self.wire.calls[calls:]
        return pressed, Press(
            board=at - pressed.at,
            answer=(await pressed.wait_for_acknowledgement()).after,
            to_board=then - used,
            until_quiet=self.clock.seconds() - used,
            around=self.clock.seconds() - begun,
            requests=tuple(f"{call.method} {call.template}" for call in made),
            sent=sum(int(call.headers.get("Content-Length", 0)) for call in made),
            asked=self.counts().since(asked),
        )


class Player:
    """Plays at one table after the other, two people each.

    Every second time that the turn passes, only the person to play has pressed something for a long time.
    """

    def __init__(self, bot: Measured, table: Table) -> None:
        self.bot, self.table = bot, table
        self._alone, self._absences = False, 0

    async def move(self) -> tuple[str, Press] | None:
        """Play a move by the first answer to every question. Return its kind, and the cost of the press that played it.

        Returns None if it ended the game; the next one is started then.
        """
        if self._absences > ABSENCES:
            await self._begin()
        await self.bot.wait_until_idle()
        begun = self.bot.clock.seconds()
        person, dialog = self.table.to_play, await self.table.open()
        decision, cost = find_decision(dialog), None
        while cost is None:
            await self.bot.wait_until_idle(READING)
            _, cost = await self.bot.press(
                lambda: answer_first(person, dialog), self.table.card, lambda: find_decision(dialog) != decision, begun
            )
        if "to play" not in self.table.card.text:
            await self._begin()
            return None
        if self.table.to_play is person:
            return "stays", cost
        kind, self._alone = "calls" if self._alone else "passes", not self._alone
        if self._alone:
            pass_time(self.bot.wire, self.bot.used)
            self._absences += 1
        return kind, cost

    async def _begin(self) -> None:
        """Start the next game: both people have just pressed something."""
        self.table, self._alone, self._absences = await begin(self.bot.wire), False, 0


async def begin(wire: WireDiscord) -> Table:
    """Start a game of two people, in a channel of its own."""
    guild = next(iter(wire.guilds.values()))
    channel = guild.text_channel(f"camp-{len(wire.channels)}")
    return await start_table(wire, "Amara", "Thomas", channel=channel, called=False)


async def azalai(
    stack: AsyncExitStack,
    late: float,
    counted: Path | None = None,
    profile: Path | None = None,
    ahead: int | None = None,
) -> Player:
    """Start Azalaï, and a game up to some moves."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    wire = await server(stack, late)
    used = stack.enter_context(start_bot(wire, "azalai", folder, profile=profile, counts=counted, ahead=ahead))
    await wire.gateway.wait_until_identified(within=PATIENCE)
    player = Player(Measured(wire, used, counted), await begin(wire))
    for _ in range(WARMING):
        await player.move()
    return player


async def server(stack: AsyncExitStack, late: float) -> WireDiscord:
    """Start a Discord that answers every request `late` seconds later."""
    wire = await stack.enter_async_context(WireDiscord(checked=False))
    wire.guild().text_channel("oasis")
    if late:
        wire.faults.slow("* /**", late)
    return wire


async def measure(
    moves: int, late: float, profile: Path | None = None, ahead: int | None = None
) -> tuple[dict[str, list[Press]], list[Press]]:
    """Return the costs of presses: Azalaï's by the kind of their moves, and the bare bot's."""
    async with AsyncExitStack() as stack:
        player = await azalai(stack, late, profile=profile, ahead=ahead)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "board.png").write_bytes(player.table.card.files[0].content)
        wire = await server(stack, late)
        bare = Measured(wire, stack.enter_context(start_bot(wire, "bare", folder)))
        board = (await next(iter(wire.channels.values())).holds(1, within=PATIENCE))[0]
        somebody = wire.person("Karine")
        for _ in range(WARMING):
            await bare_press(bare, somebody, board)
        presses: dict[str, list[Press]] = {kind: [] for kind in KINDS}
        beside: list[Press] = []
        while min(len(costs) for costs in presses.values()) < moves:
            if (made := await player.move()) is not None:
                presses[made[0]].append(made[1])
            beside.append(await bare_press(bare, somebody, board))
    return presses, beside


async def bare_press(bare: Measured, somebody: Person, board: Message) -> Press:
    """Return the cost of one press on the bare bot."""
    await bare.wait_until_idle()
    begun = bare.clock.seconds()
    _, cost = await bare.press(lambda: somebody.press(board, "Play"), board, lambda: True, begun)
    assert cost is not None
    return cost


async def count(moves: int, ahead: int | None = None) -> dict[str, list[Press]]:
    """Return the statements and requests of moves, by their kind."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        player = await azalai(stack, 0.0, counted=folder / "counts", ahead=ahead)
        presses: dict[str, list[Press]] = {kind: [] for kind in KINDS}
        while min(len(costs) for costs in presses.values()) < moves:
            if (made := await player.move()) is not None:
                presses[made[0]].append(made[1])
    return presses


def print_times(presses: dict[str, list[Press]], bare: list[Press]) -> None:
    """Print the times of all kinds of moves and of the bare bot, and their ratios."""
    rows: dict[str, Callable[[Press], float]] = {
        "processor, until the board": lambda press: press.to_board,
        "processor, until all is quiet": lambda press: press.until_quiet,
        "processor, the whole move": lambda press: press.around,
        "press to edited board": lambda press: press.board,
        "press to first answer": lambda press: press.answer,
    }
    for kind, costs in presses.items():
        print(f" {KINDS[kind]}:")
        for label, figure in rows.items():
            ours, theirs = [figure(press) for press in costs], [figure(press) for press in bare]
            (p50, p95, _), (bare50, bare95, _) = percentiles(ours), percentiles(theirs)
            print(
                f"{line(label, ours)}  bare p50 {1000 * bare50:.1f}: p50 {p50 / bare50:.2f}x, p95 {p95 / bare95:.2f}x"
            )


def print_counts(presses: dict[str, list[Press]]) -> None:
    """Print for each kind of moves the median of every count, its least and its most, and the requests by route."""
    rows: dict[str, Callable[[Press], int]] = {
        "statements": lambda press: press.asked.statements,
        "commits": lambda press: press.asked.commits,
        "hops": lambda press: press.asked.hops,
        "requests": lambda press: len(press.requests),
        "KiB sent": lambda press: round(press.sent / 1024),
    }
    for kind, costs in presses.items():
        print(f" {KINDS[kind]}, counted ({len(costs)} moves): median (least to most)")
        for label, figure in rows.items():
            numbers = [figure(press) for press in costs]
            print(f"  {label:<11} {median(numbers):5.0f}  ({min(numbers)} to {max(numbers)})")
        routes = Counter(request for press in costs for request in press.requests)
        for route, times in sorted(routes.items(), key=lambda item: -item[1]):
            print(f"    {times / len(costs):4.1f}  {route}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print times and counts."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.press")
    parser.add_argument("--moves", type=int, default=30, help="timed moves of each kind")
    parser.add_argument("--counted", type=int, default=10, help="counted moves of each kind")
    parser.add_argument("--round-trip", type=float, default=0.0, help="milliseconds to add to every request")
    parser.add_argument("--ahead", type=int, help="value of AZALAI_DRAW_AHEAD")
    parser.add_argument("--profile", type=Path, help="write a profile of the event loop to this file")
    asked = parser.parse_args(arguments)
    if asked.moves:
        late = f", {asked.round_trip:g} ms of round trip added" if asked.round_trip else ""
        print(f"a press that plays a move, one table of two people{late}:")
        print_times(*asyncio.run(measure(asked.moves, asked.round_trip / 1000, asked.profile, asked.ahead)))
    if asked.counted:
        print_counts(asyncio.run(count(asked.counted, asked.ahead)))


if __name__ == "__main__":
    main()

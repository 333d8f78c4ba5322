"""Solo games under any sequence of acts: moves, undos and looks on two devices, while processes end."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from azalai.bot.app.client import Azalai
from azalai.bot.people.person import Person
from azalai.bot.people.teaching import Taught
from azalai.bot.solo import deals, games, what_if
from azalai.bot.solo.days import closes, day_of
from azalai.bot.solo.puzzle_store import Puzzles
from azalai.bot.solo.store import Deals, SoloGames, SoloKind, SoloRow
from tests.bot import fixtures
from tests.bot.solo.playing import decode_moves
from tests.bot.solo.puzzling import make_puzzle, store_puzzles
from tests.bot.solo.test_what_if import begin_souk
from tests.bot.stepping.test_stepping_on_discord import press_forged
from tests.simulator import Message, Simulator, buttons_of, labels_of, menus_of, text_of
from tests.simulator.simulated import Prepared

COMMANDS = {SoloKind.LESSON: "learn", SoloKind.DEAL: "daily", SoloKind.PUZZLE: "puzzle"}
ELSEWHERE = ("-gentle", "-people", "-film", "-review", "-overview", "puzzles", "puzzle-next", "puzzle-game", "az:step",
             "-restart")  # fmt: skip
"""Acts that lead out of a game."""
PLAYS = ("-option:", "-play-it:", "-pick:", "-turn:")
CHANGES = (*PLAYS, "-undo:")
kinds, which = st.sampled_from(list(SoloKind)), st.integers(0, 30)


class Control(NamedTuple):
    """Button that can be pressed, or the option of a menu (`value`) that can be chosen."""

    custom_id: str
    value: str | None = None


def list_controls(message: Message, *, only: Sequence[str] = ()) -> list[Control]:
    """Return the controls of a message that stay in its game; `only`: of these acts."""
    controls = [Control(button.custom_id) for button in buttons_of(message) if button.custom_id and not button.disabled]
    controls += [Control(menu.custom_id, value) for menu in menus_of(message) for _, value in menu.options]
    own_controls = [control for control in controls if not any(act in control.custom_id for act in ELSEWHERE)]
    return [control for control in own_controls if any(act in control.custom_id for act in only)] or own_controls


class Evening(RuleBasedStateMachine):
    """Acts of one user on two devices, with a bot whose process ends from time to time."""

    def __init__(self) -> None:
        super().__init__()
        self.loop, self.folder = asyncio.new_event_loop(), tempfile.TemporaryDirectory()
        file, clock = fixtures.lay_database(Path(self.folder.name) / "azalai.db"), fixtures.SimulatedClock()
        self.simulator = Simulator(lambda: Azalai(fixtures.settings(file), clock))
        self.loop.run_until_complete(self.simulator.open())
        self.amara, self.game = self.simulator.person("Amara"), "souk"
        self.before: dict[int, SoloRow] = {}
        self.closed: dict[int, SoloRow] = {}
        self.answers: dict[tuple[int, int], str] = {}
        self.old: list[Message] = []
        self.begun = 0

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something at the time of the simulator."""

        async def at_its_time() -> Any:
            with self.simulator.simulated.env.time_context():
                return await work

        return self.loop.run_until_complete(at_its_time())

    @property
    def host(self) -> Any:
        """Host that serves now."""
        return self.simulator.bot.rooms.host

    def list_views(self, kind: SoloKind) -> list[Message]:
        """Return the user's messages with controls of a kind, the newest last."""
        return [
            message
            for message in self.amara.private
            if any(f"az:{kind}-" in each.custom_id for each in list_controls(message))
        ]

    def prepare_press(
        self, message: Message, number: int, *, only: Sequence[str] = (), stale: bool = False
    ) -> Prepared | None:
        """Return a press of a control in a message."""
        controls = list_controls(message, only=only)
        if not controls:
            return None
        control = controls[number % len(controls)]
        if control.value is None:
            return self.amara.would_press(message, control.custom_id, stale=stale)
        menu = next(menu for menu in menus_of(message) if menu.custom_id == control.custom_id)
        others = [value for _, value in menu.options if value != control.value]
        values = [control.value, *others][: max(1, menu.least)]
        return self.amara.would_choose(message, control.custom_id, *values, stale=stale)

    async def open_by_command(self, kind: SoloKind) -> Message:
        """Open the game of a kind by its command, or a what-if from the list of games."""
        if kind is SoloKind.WHAT_IF:
            listed = (await self.amara.slash(self.simulator.channel(), "games")).message
            mark = f"az:what-if-again:{await self.find_what_if()}"
            return (await press_forged(self.simulator, self.amara, listed, mark)).message
        name = "touareg" if kind is SoloKind.PUZZLE else self.game
        answer = await self.amara.slash(self.simulator.channel(), f"azalai {COMMANDS[kind]}", game=name)
        return answer.message

    async def find_what_if(self) -> int:
        """Return the newest what-if that is not over; begin one if there is none."""
        own = await what_if.list_what_ifs(self.host, self.amara.id)
        if own and own[0].ended_at is None:
            return own[0].number
        goes, self.begun = what_if.find_dropped(own), self.begun + 1
        number = await begin_souk(
            self.host, Person(self.amara.id, "Amara"), step=self.begun, goes=goes.number if goes else 0
        )
        assert number is not None
        return number

    async def find_or_open(self, kind: SoloKind) -> Message:
        """Return the newest view of a kind, which is opened if there is none."""
        views = self.list_views(kind)
        view = views[-1] if views else await self.open_by_command(kind)
        self.old = [*self.old[-8:], view]
        return view

    # Acts of the user

    @initialize(game=st.sampled_from(["souk", "targui"]))
    def begin(self, game: str) -> None:
        """Start a day with a deal, a lesson and a puzzle."""
        self.game = game
        self.run(self._begin())

    async def _begin(self) -> None:
        await store_puzzles(self.host, make_puzzle())
        knows = Taught({game: {"*": 1} for game in ("souk", "targui", "touareg")})  # without it, two questions explain
        async with self.host.store.write() as tx:
            await tx.people.change(self.amara.id, taught=knows.encode())

    @rule(kind=kinds)
    def open(self, kind: SoloKind) -> None:
        """Type the command, on this or another device."""
        self.run(self.open_by_command(kind))

    @rule(kind=kinds, number=which, count=st.integers(1, 4))
    def play(self, kind: SoloKind, number: int, count: int) -> None:
        """Play on."""
        for _ in range(count):
            self.do(kind, number, only=PLAYS)

    @rule(kind=kinds)
    def take_back(self, kind: SoloKind) -> None:
        """Undo, if that is offered."""
        self.do(kind, 0, only=("-undo:",))

    @rule(kind=kinds, number=which)
    def press_anything(self, kind: SoloKind, number: int) -> None:
        """Open the table, the text, the commitment or `?`, or share."""
        self.do(kind, number)

    def do(self, kind: SoloKind, number: int, *, only: Sequence[str] = ()) -> None:
        """Press a control of the newest view."""

        async def press_button() -> None:
            press = self.prepare_press(await self.find_or_open(kind), number, only=only)
            if press is not None:
                assert (await self.simulator.do(press)).acknowledged

        self.run(press_button())

    @precondition(lambda self: self.old)
    @rule(at=which, number=which)
    def press_what_stood_there(self, at: int, number: int) -> None:
        """Press an old button, as from another device."""
        self.run(self._press_late(self.old[at % len(self.old)], number))

    async def _press_late(self, message: Message, number: int) -> None:
        press = self.prepare_press(message, number, only=CHANGES, stale=True) if self.amara.sees(message) else None
        if press is None:
            return
        before, _ = await self.load_rows()
        assert (await self.simulator.do(press)).acknowledged
        _, _, number_of_game, decision, *_ = [*str(press.fields["data"]["custom_id"]).split(":"), "", ""]
        present = {str(row.number): row.decision for row in before}
        if decision and str(present.get(number_of_game)) != decision:
            after, _ = await self.load_rows()
            assert [(row.decision, row.taken_back) for row in after] == [
                (row.decision, row.taken_back) for row in before
            ]

    @rule(kind=kinds, first=which, second=which)
    def press_twice(self, kind: SoloKind, first: int, second: int) -> None:
        """Answer on two devices at the same time, the same or different things."""

        async def press_button() -> None:
            view, before = await self.find_or_open(kind), {row.id: row.decision for row in (await self.load_rows())[0]}
            presses = [self.prepare_press(view, number, only=CHANGES) for number in (first, second)]
            await self.simulator.at_once(*[press for press in presses if press is not None])
            for row in (await self.load_rows())[0]:
                assert row.decision <= before.get(row.id, 0) + 1, "two answers to one question count"

        self.run(press_button())

    @rule(kind=kinds, number=which, requests=st.integers(0, 2))
    def kill_between_requests(self, kind: SoloKind, number: int, requests: int) -> None:
        """End the process after `requests` requests."""

        async def press_and_kill() -> None:
            press = self.prepare_press(await self.find_or_open(kind), number, only=PLAYS)
            if press is not None:
                await self.simulator.kill_during(press, requests)

        self.run(press_and_kill())

    @rule(kind=kinds, number=which, stored=st.booleans())
    def kill_between_commits(self, kind: SoloKind, number: int, stored: bool) -> None:
        """End the process before a move is stored, or after it and before the robots' answers are."""
        go_on, store_game = SoloGames.go_on, games.store_game

        async def cut_off(*given: Any, **more: Any) -> Any:
            if stored:
                await store_game(*given, **more)
            raise asyncio.CancelledError

        async def press_and_kill() -> None:
            press = self.prepare_press(await self.find_or_open(kind), number, only=PLAYS)
            whole, name = (games, "store_game") if stored else (SoloGames, "go_on")
            with patch.object(whole, name, cut_off):
                if press is not None:
                    await self.simulator.do(press)
            await self.simulator.restart()

        assert SoloGames.go_on is go_on
        self.run(press_and_kill())

    @rule(kind=kinds)
    def look_again_in_another_process(self, kind: SoloKind) -> None:
        """Show the game in another process and check that it is the same."""

        async def look() -> list[tuple[str, list[str]]]:
            screens = list[tuple[str, list[str]]]()
            for _ in range(2):
                view = await self.open_by_command(kind)
                screens.append((text_of(view), labels_of(view)))
                asked = {
                    tuple(map(int, control.custom_id.split(":")[2:4]))
                    for control in list_controls(view)
                    if any(act in control.custom_id for act in PLAYS)
                }
                rows, _ = await self.load_rows()
                present = {(row.number, row.decision) for row in rows if row.kind is kind and row.ended_at is None}
                assert len(asked) <= 1 and asked <= present, "a view asks what its own game asks"
                await self.simulator.restart()
            return screens

        one, other = self.run(look())
        assert one == other

    @rule(hours=st.sampled_from([1, 49]))
    def wait(self, hours: int) -> None:
        """Let time pass; a deal may close."""
        self.run(self.simulator.pass_time(hours * 3600.0))

    # Invariants

    async def load_rows(self) -> tuple[list[SoloRow], float]:
        """Return the user's games and the time."""
        async with self.host.store.read() as tx:
            rows = [row for kind in SoloKind for row in await tx.get(SoloGames).list_of_kind(self.amara.id, kind)]
            return rows, self.host.now()

    @invariant()
    def nothing_is_lost_or_won_by_a_trick(self) -> None:
        """Check that decisions only grow, no count is reset, no answer is undone, and an end is final."""
        rows, time = self.run(self.load_rows())
        now = {row.id: row for row in rows}
        for number, row in self.before.items():
            after = now.get(number)
            if after is None:
                room = sum(each.kind is SoloKind.WHAT_IF for each in rows) < what_if.MOST
                assert row.kind is SoloKind.LESSON or (row.kind is SoloKind.WHAT_IF and not room), (
                    "a lesson begins again, and a what-if makes room for the sixth"
                )
                continue
            assert after.decision >= row.decision and after.taken_back >= row.taken_back
            assert len(decode_moves(after)) >= len(decode_moves(row)) or after.taken_back > row.taken_back, (
                "it is counted"
            )
            assert row.ended_at is None or after == row, "an end is written once"
            if row.kind is SoloKind.DEAL:
                self.check_deal(row, after)
        for row in now.values():
            if row.kind is SoloKind.PUZZLE:
                self.run(self.check_puzzle(row))
            elif row.kind is SoloKind.DEAL and time >= closes(row.subject):
                assert self.closed.setdefault(row.id, row).moves == row.moves, "played after the deal was closed"
        self.before = now

    def check_deal(self, before: SoloRow, after: SoloRow) -> None:
        """Check that no robot's answer is undone, and none is seen in two forms."""
        seat = self.run(self.seat_of(before))
        moves = decode_moves(before)
        final = max((at for at, move in enumerate(moves) if not move.startswith(f"{seat} ")), default=-1)
        assert decode_moves(after)[: final + 1] == moves[: final + 1], "an answer was taken back"
        for at, move in enumerate(decode_moves(after)):
            if not move.startswith(f"{seat} "):
                assert self.answers.setdefault((after.id, at), move) == move, "two answers were seen"

    async def seat_of(self, row: SoloRow) -> int:
        """Return the user's seat in a deal."""
        async with self.host.store.read() as tx:
            deal = await tx.get(Deals).find(row.subject, row.game)
        assert deal is not None
        return deal.own_seat

    async def check_puzzle(self, row: SoloRow) -> None:
        """Check that a puzzle is answered once, and solved only by the best move."""
        async with self.host.store.read() as tx:
            posed = await tx.get(Puzzles).get(row.subject)
        assert posed is not None and row.decision <= 1 and (row.ended_at is not None) is bool(row.decision)
        best = f"{posed.seat} {posed.decoded_candidates[0].move}"
        assert decode_moves(row) == [] if row.ended_at is None else (decode_moves(row) == [best]) is row.solved

    async def check_another_person(self) -> None:
        """Check that the same moves of another user lead to the same game."""
        for row in (await self.load_rows())[0]:
            if row.kind is SoloKind.DEAL and row.subject == day_of(self.host.now()):
                hers = await games.load(self.host, deals.KIND, row.user_id, row.number)
                game = await deals.open_deal(self.host, 7, "Idir", None, row.game)
                for at in hers.course.decisions:
                    move = hers.game.parse_move(hers.course.moves[at].partition(" ")[2])
                    game = await games.play(
                        self.host, deals.KIND, 7, game.number, game.row.decision, lambda _, move=move: move
                    )
                assert game.course.moves == hers.course.moves

    def teardown(self) -> None:
        """Play the same deal as another user and close everything."""
        self.run(self.check_another_person())
        self.loop.run_until_complete(self.simulator.close())
        self.loop.close()
        self.folder.cleanup()


def test_no_sequence_of_presses_loses_or_gains_points():
    """`make test` walks a short way, `make check-long` a long one."""
    run_state_machine_as_test(Evening, settings=make_settings(6, 25))


@pytest.mark.long(seconds=120)
def test_no_long_sequence_of_presses_loses_or_gains_points():
    run_state_machine_as_test(Evening, settings=make_settings(40, 60))


def make_settings(examples: int, steps: int) -> settings:
    return settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )  # fmt: skip

"""Targui (Andreas Steiger, Kosmos 2012): the duel, with all 80 cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Barred, Event, Game, Outcome, Turn
from games.targui import barring, knowledge, notation, robot, rules, scoring, turns, twins
from games.targui.events import EVENTS
from games.targui.moves import MOVES, TarguiMove
from games.targui.state import RULES, Options, State, decode, encode
from games.targui.view import TarguiView


class Targui:
    """The contract of a game, each member a door to its room."""

    @property
    def key(self) -> str:
        return "targui"

    @property
    def seats(self) -> range:
        return rules.SEATS_ALLOWED

    @property
    def version(self) -> int:
        return RULES

    @property
    def Options(self) -> type[Options]:
        return Options

    @property
    def Moves(self) -> tuple[type[TarguiMove], ...]:
        return MOVES

    @property
    def Events(self) -> tuple[type[Event], ...]:
        return EVENTS

    def setup(self, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)

    def moves(self, state: State, seat: int) -> tuple[TarguiMove, ...]:
        return turns.legal_moves(state, seat)

    def play(self, state: State, seat: int, move: TarguiMove) -> Turn:
        return rules.play(state, seat, move)

    def view(self, state: State, seat: int | None) -> TarguiView:
        return knowledge.view_of(state, seat)

    def imagine(self, state: State, seat: int | None, seed: bytes) -> State:
        return knowledge.imagined(state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def parse_move(self, text: str) -> TarguiMove:
        return notation.parse_move(text)

    def barred(self, view: TarguiView) -> tuple[Barred, ...]:
        return barring.barred(view)

    def robot(self, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
        return robot.choose(view, moves, seed)

    def twin(self, view: TarguiView, move: TarguiMove) -> TarguiMove:
        return twins.twin(view, move)

    def gauges(self, view: TarguiView) -> Mapping[str, Sequence[float]]:
        return {}

    def weigh(self, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> Mapping[TarguiMove, float]:
        return {}


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui()

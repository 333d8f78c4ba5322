"""Targui (Wil Dijkstra and Ben van Dijk, Jumbo 1988): two to four tribes at war over the desert."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Barred, Event, Game, Outcome, Turn
from games.targui1988 import barred, ending, gauging, knowledge, notation, preparations, robot, rules
from games.targui1988.components import SEATS
from games.targui1988.moves import EVENTS, MOVES, TarguiMove
from games.targui1988.state import RULES, Options, State, decode, encode
from games.targui1988.view import TarguiView


class Targui1988:
    """The contract of a game, each member a door to its room."""

    @property
    def key(self) -> str:
        return "targui1988"

    @property
    def seats(self) -> range:
        return SEATS

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
        return preparations.setup(seats, options, seed)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return preparations.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)

    def moves(self, state: State, seat: int) -> tuple[TarguiMove, ...]:
        return rules.legal_moves(state, seat)

    def play(self, state: State, seat: int, move: TarguiMove) -> Turn:
        return rules.play(state, seat, move)

    def view(self, state: State, seat: int | None) -> TarguiView:
        return knowledge.view_of(state, seat)

    def imagine(self, state: State, seat: int | None, seed: bytes) -> State:
        return knowledge.imagined(state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def parse_move(self, text: str) -> TarguiMove:
        return notation.parse_move(text)

    def barred(self, view: TarguiView) -> tuple[Barred, ...]:
        return barred.barred(view)

    def robot(self, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
        return robot.choose(view, moves, seed)

    def twin(self, view: TarguiView, move: TarguiMove) -> TarguiMove:
        return move

    def gauges(self, view: TarguiView) -> Mapping[str, Sequence[float]]:
        return gauging.gauges(view)

    def weigh(self, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> Mapping[TarguiMove, float]:
        return {}


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui1988()

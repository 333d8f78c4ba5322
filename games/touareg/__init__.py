"""Touareg (Francesco Berardi, Adlung-Spiele 2011): cards and camels for 2 to 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Barred, Event, Game, Outcome, Turn
from games.touareg import knowledge, notation, obstacles, robot, rules, stages, turns, twins
from games.touareg.moves import EVENTS, MOVES, TouaregMove
from games.touareg.state import RULES, Options, State, decode, encode
from games.touareg.view import TouaregView


class Touareg:
    """The contract of a game, each member a door to its room."""

    @property
    def key(self) -> str:
        return "touareg"

    @property
    def seats(self) -> range:
        return rules.SEATS

    @property
    def version(self) -> int:
        return RULES

    @property
    def Options(self) -> type[Options]:
        return Options

    @property
    def Moves(self) -> tuple[type[TouaregMove], ...]:
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

    def moves(self, state: State, seat: int) -> tuple[TouaregMove, ...]:
        return turns.legal_moves(state, seat)

    def play(self, state: State, seat: int, move: TouaregMove) -> Turn:
        return rules.play(state, seat, move)

    def view(self, state: State, seat: int | None) -> TouaregView:
        return knowledge.view_of(state, seat)

    def imagine(self, state: State, seat: int | None, seed: bytes) -> State:
        return knowledge.imagined(state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return stages.outcome(state)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def parse_move(self, text: str) -> TouaregMove:
        return notation.parse_move(text)

    def barred(self, view: TouaregView) -> tuple[Barred, ...]:
        return obstacles.barred(view)

    def robot(self, view: TouaregView, moves: Sequence[TouaregMove], seed: bytes) -> TouaregMove:
        return robot.choose(view, moves, seed)

    def twin(self, view: TouaregView, move: TouaregMove) -> TouaregMove:
        return twins.twin(view, move)

    def gauges(self, view: TouaregView) -> Mapping[str, Sequence[float]]:
        return {}

    def weigh(self, view: TouaregView, moves: Sequence[TouaregMove], seed: bytes) -> Mapping[TouaregMove, float]:
        return {}


GAME: Game[State, TouaregMove, TouaregView, Options] = Touareg()

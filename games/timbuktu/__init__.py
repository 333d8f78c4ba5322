"""Timbuktu (Dirk Henn, db-Spiele 1993, Queen Games 2005): caravans and thieves for 3 to 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Barred, Event, Game, Outcome, Turn
from games.timbuktu import gauging, knowledge, notation, prospects, robot, rules, stages, turns, twins, weighing
from games.timbuktu.moves import EVENTS, MOVES, TimbuktuMove
from games.timbuktu.state import Options, State, decode, encode
from games.timbuktu.view import TimbuktuView


class Timbuktu:
    """The contract of a game, each member a door to its room."""

    @property
    def key(self) -> str:
        return "timbuktu"

    @property
    def seats(self) -> range:
        return rules.SEATS

    @property
    def version(self) -> int:
        return 1

    @property
    def Options(self) -> type[Options]:
        return Options

    @property
    def Moves(self) -> tuple[type[TimbuktuMove], ...]:
        return MOVES

    @property
    def Events(self) -> tuple[type[Event], ...]:
        return EVENTS

    def setup(self, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed)

    def deciders(self, state: State) -> tuple[int, ...]:
        return turns.deciders(state)

    def moves(self, state: State, seat: int) -> tuple[TimbuktuMove, ...]:
        return turns.legal_moves(state, seat)

    def play(self, state: State, seat: int, move: TimbuktuMove) -> Turn:
        return rules.play(state, seat, move)

    def view(self, state: State, seat: int | None) -> TimbuktuView:
        return knowledge.view_of(state, seat)

    def imagine(self, state: State, seat: int | None, seed: bytes) -> State:
        return knowledge.imagined(state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return stages.outcome(state)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def parse_move(self, text: str) -> TimbuktuMove:
        return notation.parse_move(text)

    def barred(self, view: TimbuktuView) -> tuple[Barred, ...]:
        return prospects.barred(view)

    def robot(self, view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> TimbuktuMove:
        return robot.choose(view, moves, seed)

    def twin(self, view: TimbuktuView, move: TimbuktuMove) -> TimbuktuMove:
        return twins.twin(view, move)

    def gauges(self, view: TimbuktuView) -> Mapping[str, Sequence[float]]:
        return gauging.gauges(view)

    def weigh(self, view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> Mapping[TimbuktuMove, float]:
        return weighing.weigh(view, moves, seed)


GAME: Game[State, TimbuktuMove, TimbuktuView, Options] = Timbuktu()

"""Timbuktu (Dirk Henn, db-Spiele 1993, Queen Games 2005): caravans and thieves for 3 to 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Barred, Game, Plain
from games.notation import Notation
from games.timbuktu import gauging, knowledge, prospects, robot, rules, stages, turns, twins, weighing
from games.timbuktu.moves import EVENTS, MOVES, TimbuktuMove
from games.timbuktu.state import CODER, Options, State
from games.timbuktu.view import TimbuktuView


class Timbuktu(Plain[State, TimbuktuMove, TimbuktuView]):
    """The contract of a game, each member a door to its room."""

    key = "timbuktu"
    seats = rules.SEATS
    version = 1
    Options = Options
    Moves = MOVES
    Events = EVENTS
    moves = staticmethod(turns.legal_moves)
    play = staticmethod(rules.play)
    view = staticmethod(knowledge.view_of)
    imagine = staticmethod(knowledge.imagined)
    outcome = staticmethod(stages.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(Notation(MOVES, refusal="timbuktu-refusal-notation-").read)
    robot = staticmethod(robot.choose)
    deciders = staticmethod(turns.deciders)

    def setup(self, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed)

    def barred(self, view: TimbuktuView) -> tuple[Barred, ...]:
        return prospects.barred(view)

    def twin(self, view: TimbuktuView, move: TimbuktuMove) -> TimbuktuMove:
        return twins.twin(view, move)

    def gauges(self, view: TimbuktuView) -> Mapping[str, Sequence[float]]:
        return gauging.gauges(view)

    def weigh(self, view: TimbuktuView, moves: Sequence[TimbuktuMove], seed: bytes) -> Mapping[TimbuktuMove, float]:
        return weighing.weigh(view, moves, seed)


GAME: Game[State, TimbuktuMove, TimbuktuView, Options] = Timbuktu()

"""Targui (Wil Dijkstra and Ben van Dijk, Jumbo 1988): two to four tribes at war over the desert."""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.notation import Notation, short_number
from azalai.games.targui1988 import barred, comparing, ending, gauging, knowledge, preparations, robot, rules, waiving
from azalai.games.targui1988.components import SEATS
from azalai.games.targui1988.moves import EVENTS, MOVES, TarguiMove
from azalai.games.targui1988.state import CODER, RULES, Options, State
from azalai.games.targui1988.view import TarguiView


class Targui1988(Plain[State, TarguiMove, TarguiView]):
    """Contract of the game; each member calls the room that knows it."""

    key = "targui1988"
    seats = SEATS
    version = RULES
    Options = Options
    Moves = MOVES
    Events = EVENTS
    setup = staticmethod(preparations.setup)
    moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    view = staticmethod(knowledge.view_of)
    imagine = staticmethod(knowledge.sample_world)
    outcome = staticmethod(ending.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(Notation(MOVES, longest=60, number=short_number, key=key).read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(barred.list_obstacles)
    waives = staticmethod(waiving.waives)
    gauges = staticmethod(gauging.gauges)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return preparations.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui1988()

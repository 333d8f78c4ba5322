"""Targui (Andreas Steiger, Kosmos 2012): the duel, with all 80 cards."""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.targui import (
    barring,
    comparing,
    gauging,
    knowledge,
    robot,
    rules,
    scoring,
    sure_takes,
    turns,
    twins,
    waiving,
)
from azalai.games.targui.events import EVENTS
from azalai.games.targui.moves import MOVES, TarguiMove
from azalai.games.targui.notation import NOTATION
from azalai.games.targui.state import CODER, RULES, Options, State
from azalai.games.targui.view import TarguiView


class Targui(Plain[State, TarguiMove, TarguiView]):
    """Contract of the game; each member calls the room that knows it."""

    key = "targui"
    seats = rules.SEATS_ALLOWED
    version = RULES
    Options = Options
    Moves = MOVES
    Events = EVENTS
    setup = staticmethod(rules.setup)
    moves = staticmethod(turns.legal_moves)
    play = staticmethod(rules.play)
    view = staticmethod(knowledge.view_of)
    runs = staticmethod(sure_takes.runs)
    run_marks = sure_takes.MARKS
    imagine = staticmethod(knowledge.sample_world)
    outcome = staticmethod(scoring.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(NOTATION.read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(barring.list_obstacles)
    twin = staticmethod(twins.twin)
    waives = staticmethod(waiving.waives)
    gauges = staticmethod(gauging.gauges)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui()

"""Touareg (Francesco Berardi, Adlung-Spiele 2011): cards and camels for 2 to 5.

- `rules.py`: the setup, and the execution of a move; `state.py`: the whole position, the options, bytes for the store.
- `components.py`: the contents of the box; `moves.py`: moves and events; `notation.py`: moves as text.
- `turns.py`: the legal moves of a turn, its end, the next player, and the last turns.
- `actions.py`: the four actions: draw, load, take from the market, buy. `loading.py`: places for goods on animals;
  `paying.py`: payments for special cards; `extras.py`: caves and thieves; `camps.py`: changes of a player's cards.
- `stages.py`: the end of a stage, with unused special cards, and of the game. `scoring.py`: points of majorities; ties
  (`outcome`).
- `knowledge.py`: the view of a seat (`view.py`), and positions that fit it. `twins.py`: equivalent moves.
- `obstacles.py`: reasons why an expected move is impossible.
- `robot.py`: the solid robot, with its weights; `comparing.py`: features by which the other robots compare positions.
- `lesson.py`: the guided first game.
"""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.touareg import comparing, knowledge, obstacles, robot, rules, scoring, turns, twins
from azalai.games.touareg.moves import EVENTS, MOVES, TouaregMove
from azalai.games.touareg.notation import NOTATION
from azalai.games.touareg.state import CODER, RULES, Options, State
from azalai.games.touareg.view import TouaregView


class Touareg(Plain[State, TouaregMove, TouaregView]):
    """Contract of the game; each member calls the room that knows it."""

    key = "touareg"
    seats = rules.SEATS
    version = RULES
    Options = Options
    Moves = MOVES
    Events = EVENTS
    setup = staticmethod(rules.setup)
    moves = staticmethod(turns.legal_moves)
    play = staticmethod(rules.play)
    view = staticmethod(knowledge.view_of)
    imagine = staticmethod(knowledge.sample_world)
    outcome = staticmethod(scoring.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(NOTATION.read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(obstacles.list_obstacles)
    twin = staticmethod(twins.twin)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)


GAME: Game[State, TouaregMove, TouaregView, Options] = Touareg()

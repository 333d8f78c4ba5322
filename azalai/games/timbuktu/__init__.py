"""Timbuktu (Dirk Henn, db-Spiele 1993, Queen Games 2005): caravans and thieves for 3 to 5.

- `rules.py`: the setup, and the execution of a move; `state.py`: the whole position, the options, bytes for the store.
- `components.py`: the contents of the box; `moves.py`: moves and events, with their notation.
- `turns.py`: the seats to decide, their legal moves, and the acts that follow automatically.
- `placing.py`: the starting grid; `loading.py`: the variant in which players distribute their goods freely.
- `travelling.py`: a round: camel cards chosen in secret, revealed, executed. `thieves.py`: thief cards, and thefts.
- `stages.py`: stages and rounds, until the end of the game. `scoring.py`: points of the goods; ties (`outcome`).
- `knowledge.py`: the view of a seat (`view.py`), and positions that fit it; `sights.py`: the open part of it.
- `obstacles.py`: reasons why an expected move is impossible; `twins.py`: equivalent moves.
- `robot.py`: the solid robot, with its weights; `suspicion.py`: the probable places of unseen thieves, for robots.
- `comparing.py`, `gauging.py`: features by which robots compare positions; `weighing.py`: values of moves until the
  night.
- `lesson.py`: the guided first game.
"""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.notation import Notation
from azalai.games.timbuktu import (
    comparing,
    gauging,
    knowledge,
    obstacles,
    robot,
    rules,
    scoring,
    turns,
    twins,
    weighing,
)
from azalai.games.timbuktu.moves import EVENTS, MOVES, TimbuktuMove
from azalai.games.timbuktu.state import CODER, Options, State
from azalai.games.timbuktu.view import TimbuktuView


class Timbuktu(Plain[State, TimbuktuMove, TimbuktuView]):
    """Contract of the game; each member calls the room that knows it."""

    key = "timbuktu"
    seats = rules.SEATS
    version = 1
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
    parse_move = staticmethod(Notation(MOVES, key=key).read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(obstacles.list_obstacles)
    twin = staticmethod(twins.twin)
    gauges = staticmethod(gauging.gauges)
    weigh = staticmethod(weighing.weigh)
    deciders = staticmethod(turns.deciders)


GAME: Game[State, TimbuktuMove, TimbuktuView, Options] = Timbuktu()

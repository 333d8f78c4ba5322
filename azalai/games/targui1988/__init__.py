"""Targui (Wil Dijkstra and Ben van Dijk, Jumbo 1988): two to four tribes at war over the desert.

- `rules.py`: the legal moves, and the execution of one; `state.py`: the whole position, the options, bytes for the
  store. `components.py`: the contents of the box; `moves.py`: moves and events, with their notation.
- `preparations.py`: the setup: corners, territory cards, camps. `packs.py`: the length of a game, its destiny cards.
- `rounds.py`: the die, the pack of tribe cards, the tribute, and the end after the last destiny card.
- `turns.py`: moving or attacking, then buying; `waiving.py`: choices that the end of a turn would waive.
- `combat.py`: roll against roll; `destiny.py`: the effects of destiny cards; `territories.py`: owners, worth, tribute,
  and the fall of a tribe, which ends the game if one is left.
- `scoring.py`: the ranking of a finished game, with ties and tribes without a camp (`outcome`).
- `knowledge.py`: the view of a seat (`view.py`), and positions that fit it. `obstacles.py`: reasons why an expected
  move is impossible.
- `robot.py`: the solid robot, with its weights; `comparing.py`, `gauging.py`: features by which robots compare
  positions.
- `lesson.py`: the guided first game.
"""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.notation import Notation, short_number
from azalai.games.targui1988 import (
    comparing,
    gauging,
    knowledge,
    obstacles,
    preparations,
    robot,
    rules,
    scoring,
    waiving,
)
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
    outcome = staticmethod(scoring.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(Notation(MOVES, longest=60, number=short_number, key=key).read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(obstacles.list_obstacles)
    waives = staticmethod(waiving.waives)
    gauges = staticmethod(gauging.gauges)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return preparations.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui1988()

"""Targui (Andreas Steiger, Kosmos 2012): the duel, with all 80 cards.

- `rules.py`: the setup, and the execution of a move; `state.py`: the whole position, the options, bytes for the store.
- `components.py`: the contents of the box; `cards.py`: all 80 cards with prices, points and effects; `piles.py`: the
  piles and the middle. `moves.py`, `events.py`: moves and events; `notation.py`: moves as text.
- `rounds.py`: rounds, turns, the limit of goods and gold, and the end of the game: a twelfth card, or the last raid.
- `scoring.py`: points of tokens, cards, effects and rows; ties (`outcome`).
- `raids.py`: the robber at a corner, and each player's loss.
- `placing.py`: the figures, and the markers at the crossings of their lines; `figures.py`: the unused ones, their use.
- `turns.py`: the moves of the seat to act; `waiving.py`: choices that the end of its actions would waive.
- `gathering.py`: goods of border and goods cards, and the Caravan; `sure_takes.py`: goods without a choice, in one
  press.
- `laying.py`: a tribe card is laid, kept or discarded; the Noble and the Expansion. A card's price: `paying.py`; its
  place: `display.py`.
- `trading.py`: Merchant and Silversmith; `mirage.py`: Fata Morgana.
- `obstacles.py`: reasons why an expected move is impossible; `refusals.py`: the reason for an illegal move.
- `knowledge.py`: the view of a seat (`view.py`), and positions that fit it; `prospects.py`: the prospects of
  figures, markers and the hand card for their owner. `twins.py`: equivalent moves.
- `robot.py`: the solid robot, with its weights; `worths.py`: the worths of goods, gold and rows. `comparing.py`,
  `gauging.py`: features by which robots compare positions.
- `lesson.py`: the guided first game.
"""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.targui import (
    comparing,
    gauging,
    knowledge,
    obstacles,
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
    barred = staticmethod(obstacles.list_obstacles)
    twin = staticmethod(twins.twin)
    waives = staticmethod(waiving.waives)
    gauges = staticmethod(gauging.gauges)

    def setup_under(self, version: int, *, seats: int, options: Options, seed: bytes) -> State:
        return rules.setup(seats, options, seed, version)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)


GAME: Game[State, TarguiMove, TarguiView, Options] = Targui()

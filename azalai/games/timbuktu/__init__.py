"""Timbuktu (Dirk Henn, db-Spiele 1993, Queen Games 2005): caravans and thieves for 3 to 5."""

from __future__ import annotations

from azalai.games.contract import Game, Plain
from azalai.games.notation import Notation
from azalai.games.timbuktu import comparing, gauging, knowledge, prospects, robot, rules, stages, turns, twins, weighing
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
    outcome = staticmethod(stages.outcome)
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(Notation(MOVES, key=key).read)
    characters = tuple(robot.CHARACTERS)
    in_character = staticmethod(robot.choose_as)
    robot = staticmethod(robot.choose)
    figures = comparing.FIGURES
    barred = staticmethod(prospects.list_obstacles)
    twin = staticmethod(twins.twin)
    gauges = staticmethod(gauging.gauges)
    weigh = staticmethod(weighing.weigh)
    deciders = staticmethod(turns.deciders)


GAME: Game[State, TimbuktuMove, TimbuktuView, Options] = Timbuktu()

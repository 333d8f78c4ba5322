"""Checks of legal and illegal moves."""

from __future__ import annotations

from typing import Any

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import Move
from azalai.games.questions import tag
from azalai.testing.checks import of_a_table
from azalai.testing.contract import check_refused, check_sayable
from azalai.testing.faults import join_names, need, need_equal
from azalai.testing.play import games_of, positions


class Nonsense(Move, frozen=True, tag="nonsense"):
    """Move that no game has."""


@of_a_table
def legal_moves_are_distinct_and_always_the_same(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        need(len(set(played.moves)) == len(played.moves), f"`moves` of seat {played.seat} lists a move twice")
        need_equal(game.moves(played.state, played.seat), played.moves, "`moves` returns other moves the second time")
        for move in played.moves:
            need(isinstance(move, game.Moves), f"`{type(move).__name__}` is not among `Moves`")


@of_a_table
def legal_moves_can_be_played_and_do_not_change_the_position(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in games_of(key, seats)[0]:
        before = game.encode(played.state)
        for move in played.moves:
            turn = game.play(played.state, played.seat, move)
            has_successor = game.deciders(turn.state) or game.outcome(turn.state) is not None
            need(has_successor, f"after `{move}` nobody must decide, and the game is not over")
        need(game.encode(played.state) == before, "`play` changes the position that it is given")


@of_a_table
def moves_of_other_seats_and_moments_are_refused(key: str, seats: int) -> None:
    game = GAMES[key]
    seen = list(dict.fromkeys(move for played in positions(key, seats) for move in played.moves))
    chance = Chance(b"wrong moves")
    for played in games_of(key, seats)[0][::8]:
        tried, chance = chance.shuffled(seen)
        for seat in range(-1, seats + 1):
            legal = set(game.moves(played.state, seat))
            for move in [move for move in tried[:25] if move not in legal]:
                check_refused(key, played.state, seat, move)


@of_a_table
def values_that_are_no_moves_of_the_game_are_refused(key: str, seats: int) -> None:
    state, seat = positions(key, seats)[0].state, positions(key, seats)[0].seat
    junk: tuple[Any, ...] = (Nonsense(), None, "draw", 7, object(), positions(key, seats)[0].turn)
    for text in junk:
        need_equal(check_refused(key, state, seat, text), "refusal-junk", f"{text!r} is refused for another reason")


@of_a_table
def barred_moves_are_not_legal_and_have_reasons(key: str, seats: int) -> None:
    game = GAMES[key]
    order = [name for kind in game.Moves for name in dict.fromkeys((kind.act or tag(kind), tag(kind)))]
    for played in positions(key, seats):
        for seat in range(seats):
            barred = game.barred(game.view(played.state, seat))
            acts = [obstacle.act for obstacle in barred]
            need(set(acts) <= set(order), f"`barred` names {acts}, of which some are no kinds of moves")
            need(acts == sorted(set(acts), key=order.index), f"`barred` is not in the order of `Moves`: {acts}")
            must = seat in game.deciders(played.state)
            need(not barred or must, f"`barred` tells seat {seat} something, though it has nothing to decide")
            both = {tag(move) for move in game.moves(played.state, seat)} & set(acts)
            need(not both, f"{sorted(both)} are legal moves of seat {seat} and barred as well")
            for obstacle in barred:
                check_sayable(obstacle.reason, obstacle.values)
        need(game.barred(game.view(played.state, None)) == (), "`barred` tells a spectator something")


@of_a_table
def runs_reveal_nothing_and_no_view_shows_their_order(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats, 4):
        runs = game.runs(played.state, played.seat)
        for moves in runs:
            names = join_names([str(move) for move in moves])
            need(len(set(moves)) == len(moves) > 1, f"a run needs at least two moves, all different: {names}")
            orders = (moves, moves[::-1], moves[1:] + moves[:1])
            first, *others = [_play_run(key, seats, played.state, played.seat, order) for order in orders]
            for other in others:
                need_equal(other, first, f"a view tells the order of {names}")
        need(
            not runs or set(game.run_marks) <= set(game.view(played.state, None).__struct_fields__),
            "`run_marks` names fields that the view does not have",
        )


def _play_run(key: str, seats: int, state: Any, seat: int, moves: tuple[Move, ...]) -> list[dict[str, Any]]:
    """Play a run of moves, and return the views after it, without the fields that may show its order.

    Raises `Fault` if a move is not legal or reveals something.
    """
    game = GAMES[key]
    for move in moves:
        need(move in game.moves(state, seat), f"`{move}` of a run is not legal when it is its turn")
        turn = game.play(state, seat, move)
        need(not turn.reveals, f"`{move}` of a run reveals something")
        state = turn.state
    views = [game.view(state, reader) for reader in (None, *range(seats))]
    names = [name for name in views[0].__struct_fields__ if name not in game.run_marks]
    return [{name: getattr(view, name) for name in names} for view in views]

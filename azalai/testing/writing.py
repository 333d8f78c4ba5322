"""Checks of positions in stored form, as bytes, and of moves in notation, as text."""

from __future__ import annotations

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import IllegalMove
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.contract import check_sayable
from azalai.testing.faults import Fault, need, need_equal, shorten
from azalai.testing.play import positions

MANGLED = 300
"""Number of moves' texts that are mangled."""


@of_a_table
def positions_are_equal_after_encoding_and_decoding(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        data = game.encode(played.turn.state)
        again = game.decode(data)
        need(again == played.turn.state, f"`decode` gives another position than was encoded: {shorten(again)}")
        need(game.encode(again) == data, "a position that was decoded is encoded to other bytes")
        for seat in range(seats):
            is_same = game.moves(again, seat) == game.moves(played.turn.state, seat)
            need(is_same, f"in a position that was decoded seat {seat} has other moves")


@of_a_game
def bytes_that_are_no_position_of_the_game_are_refused(key: str) -> None:
    game = GAMES[key]
    data = game.encode(positions(key, game.seats.start)[0].state)
    others = [GAMES[other] for other in GAMES if other != key]
    foreign = [o.encode(o.setup(seats=o.seats.start, options=o.Options(), seed=b"seed")) for o in others]
    for junk in (b"", b"junk", b"\xc1", data[:-1], data + b"\x00", data[1:], data[: len(data) // 2], *foreign):
        try:
            game.decode(junk)
        except ValueError as error:
            need(str(error), "`decode` refuses bytes with a ValueError that says nothing")
        else:
            raise Fault(f"`decode` takes bytes that are no position of the game: {shorten(junk, 60)}")


@of_a_table
def moves_are_equal_after_writing_and_reading(key: str, seats: int) -> None:
    game = GAMES[key]
    for played in positions(key, seats):
        need(len({str(move) for move in played.moves}) == len(played.moves), "two legal moves have the same notation")
        for move in played.moves:
            need_equal(game.parse_move(str(move)), move, f"`{move}` is read as another move")
            need_equal(
                game.parse_move(f"  {str(move).upper()} "), move, f"`{move}` in capitals is read as another move"
            )


@of_a_game
def text_that_is_no_move_is_refused_with_a_reason(key: str) -> None:
    game = GAMES[key]
    seen = {str(move) for played in positions(key, game.seats.start) for move in played.moves}
    for text in {"", " ", "\n", "xyzzy", "\0", "💧", "1" * 5000, "null", "{}", *(f"{text} xyzzy" for text in seen)}:
        try:
            move = game.parse_move(text)
        except IllegalMove as refusal:
            check_sayable(refusal.reason, refusal.values)
        else:
            raise Fault(f"{shorten(text, 40)} is read as the move `{move}`")


@of_a_game
def mangled_notation_is_refused_or_is_a_move(key: str) -> None:
    game = GAMES[key]
    seen = sorted({str(move) for played in positions(key, game.seats.start) for move in played.moves})
    pieces = sorted({piece for text in seen for piece in text.split()} | {"0", "-1", "²", "999999999999", "x@y@z"})
    chance = Chance(b"mangle")
    for text in seen[:: max(1, len(seen) // MANGLED)]:
        parts = text.split()
        at, chance = chance.below(len(parts))
        parts[at], chance = chance.pick(pieces)
        try:
            move = game.parse_move(" ".join(parts))
        except IllegalMove:
            continue
        need_equal(game.parse_move(str(move)), move, f"`{' '.join(parts)}` is read as a move that is read as another")

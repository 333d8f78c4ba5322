"""Notation of Targui where it differs from the types of its moves."""

from __future__ import annotations

from azalai.games.notation import Notation, in_order, single_digit
from azalai.games.targui.components import Good, Token
from azalai.games.targui.moves import MOVES, Bargain, Barter, Gain, GiveGoods, Lay, Sale, Sell, Take, TarguiMove, Trade


def _trade(words: list[str]) -> Trade:
    count, give, get = words
    return Trade(Bargain(Token(give), single_digit(count), Token(get)))


def _barter(words: list[str]) -> Barter:
    (at,) = [number for number, word in enumerate(words) if word[0] in "0123456789"]
    if not at or len(words[at]) != 1:
        raise ValueError("goods and one digit were expected")
    return Barter(in_order(Good, words[:at]), int(words[at]), in_order(Good, words[at + 1 :]))


def _sell(words: list[str]) -> Sell:
    count, give, points = words
    return Sell(Sale(Token(give), single_digit(count), single_digit(points)))


NOTATION: Notation[TarguiMove] = Notation(
    MOVES,
    longest=500,  # goods by the dozen, given and taken, make the longest move
    some=(Gain, GiveGoods),
    ordered=(Take, Lay),
    own={"trade": _trade, "barter": _barter, "sell": _sell},
)

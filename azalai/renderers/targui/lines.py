"""Goods, gold and points in signs: payments and gains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from azalai.games.targui.components import Token
from azalai.games.targui.moves import Tokens
from azalai.renderers.targui import cards, formula
from azalai.renderers.targui.formula import GAIN, Sign

_MANY = 4
"""Number above which a kind is written as a number."""


def token(kind: Token, size: float = 1) -> Sign:
    """Return a good, gold, or the sign of points."""
    return formula.points("", size) if kind is Token.POINT else formula.picture(cards.token_drawing(kind), size)


def gain(tokens: Tokens) -> Sequence[Sign]:
    """Return a gain: `+2 salt`, `+1 dates +1 pepper`."""
    row: list[Sign] = []
    for kind in dict.fromkeys(tokens):
        row += [formula.words(f"+{tokens.count(kind)}", 0.76, GAIN), token(kind), formula.space(0.2)]
    return row[:-1]


def icons(tokens: Tokens) -> list[Sign]:
    """Return a sign for each token, or each kind with its number if there are many, or points."""
    if len(tokens) <= _MANY and Token.POINT not in tokens:
        return [token(item, 0.95) for item in tokens]
    row: list[Sign] = []
    for kind, count in Counter(tokens).items():
        row += [formula.words(str(count), 0.8), token(kind), formula.space(0.1)]
    return row[:-1]

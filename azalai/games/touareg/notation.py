"""Notation of Touareg, as far as it differs from what the types of its moves say."""

from __future__ import annotations

from azalai.games.notation import Notation, word_reader
from azalai.games.touareg.components import Cave, Special
from azalai.games.touareg.moves import MOVES, Buy, Hide, Load, Paid, Send, TouaregMove
from azalai.games.touareg.paying import sort_payment

_card = word_reader(Paid)


def _buy(words: list[str]) -> Buy:
    special, *cards = words
    return Buy(Special(special), sort_payment(tuple(map(_card, cards))))


def _hide(words: list[str]) -> Hide:
    cave, card = words
    hidden = _card(card)
    return Hide(Cave(cave), hidden.place, hidden.good)


NOTATION: Notation[TouaregMove] = Notation(MOVES, some=(Send, Load), own={"buy": _buy, "hide": _hide}, key="touareg")

"""Length of a game, and its destiny cards."""

from __future__ import annotations

from azalai.games.chance import Chance
from azalai.games.targui1988.components import (
    ALWAYS,
    DESTINIES,
    EIGHT,
    FREE_CHOICE,
    GIFTS,
    ROUNDS_TO_THE_LAST,
    Destiny,
)
from azalai.games.targui1988.state import Length, Options

SHUFFLED_WHOLE = 1
"""Version of the rules under which number 6 to 16 were shuffled for a game of 12 rounds, too, which has them all.

Only later chance follows from it.
"""


def rounds_of(options: Options) -> int:
    """Return the number of rounds after which the game ends at the latest: one for each destiny card (ruling G17).

    A game to the last tribe has no such end in the book; here it has one, so that it surely ends.
    """
    return ROUNDS_TO_THE_LAST if options.length is Length.LAST else int(options.length)


def cards_of(options: Options) -> int:
    """Return the number of destiny cards in the pack.

    One for each round; in a game to the last tribe the chosen ones, or all.
    """
    if options.length is not Length.LAST:
        return int(options.length)
    return 1 + len(options.destinies) if options.destinies else len(DESTINIES)


def pack_for(options: Options, chance: Chance, version: int) -> tuple[tuple[Destiny, ...], Chance]:
    """Return the destiny cards of the game in the order of their numbers, and the chance that is left.

    Number 1 always; those chosen for the table, drawn by lot if too many; then proposed ones, also by lot (ruling G17).
    """
    pack, places = {ALWAYS}, cards_of(options) - 1
    whole = version == SHUFFLED_WHOLE and places == len(FREE_CHOICE)
    for pool in ([Destiny(card) for card in options.destinies], *_propose(places + 1)):
        left = tuple(card for card in pool if card not in pack)
        if 0 < places < len(left) or (whole and left):
            left, chance = chance.shuffled(left)
        pack |= {*left[:places]}
        places -= len(left[:places])
    return tuple(card for card in DESTINIES if card in pack), chance


def _propose(cards: int) -> tuple[tuple[Destiny, ...], ...]:
    """Return the cards with which a pack of `cards` is filled, pool after pool, if the table has not chosen them.

    Eight cards are the designed eight, up to 12 come from the numbers 6 to 16, and more have the gifts first.
    """
    if cards == len(EIGHT):
        return EIGHT, FREE_CHOICE
    return (tuple(GIFTS), FREE_CHOICE) if cards > 1 + len(FREE_CHOICE) else (FREE_CHOICE,)

"""Round: the die, the pack of tribe cards with one destiny card in it, the tribute at its end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui1988.components import DOUBLE, SIDES
from azalai.games.targui1988.destiny import turn_destiny
from azalai.games.targui1988.moves import Passed, RoundBegan, TributePaid, TributeWithheld, TurnCame
from azalai.games.targui1988.packs import pack_for, rounds_of
from azalai.games.targui1988.state import DESTINY, State
from azalai.games.targui1988.territories import Holding, camp_owner, holdings, holds_camp, list_alive
from azalai.games.targui1988.turns import anything_left
from azalai.games.targui1988.view import Phase, RoundRow, Standing


def begin_round(state: State, events: list[Event]) -> State:
    """Roll the die: each tribe gives that number of its cards (with a 6 a single one, for a double turn).

    They are shuffled together with one destiny card.
    """
    number, chance = state.chance.below(SIDES)
    die = number + 1
    each = 1 if die == DOUBLE else die
    pack, chance = chance.shuffled((*(seat for seat in list_alive(state) for _ in range(each)), DESTINY))
    deck = state.deck
    if not deck:  # only in a game to the last tribe
        deck, chance = pack_for(state.options, chance, state.rules)
        deck, chance = chance.shuffled(deck)
    events.append(RoundBegan(round=state.round + 1, die=die))
    state = replace(state, chance=chance, round=state.round + 1, die=die, pack=pack, turned=(), deck=deck)
    return next_card(state, events)


def next_card(state: State, events: list[Event]) -> State:
    """Turn over the next card, until a tribe's that can do something; the cards are the order of turns.

    The cards of a tribe that is out are skipped (ruling G10).
    """
    while state.pack:
        card = state.pack[0]
        state = replace(state, pack=state.pack[1:], turned=(*state.turned, card))
        if card == DESTINY:
            state = turn_destiny(state, events)
            continue
        if state.tribes[card].out_round is not None:
            continue
        events.append(TurnCame(seat=card))
        state = replace(state, phase=Phase.ACTING, to_act=card, step=0, acted=False)
        if anything_left(state, card):
            return state
        events.append(Passed(seat=card))
    return end_round(state, events)


def end_round(state: State, events: list[Event]) -> State:
    """Pay each tribe that holds its own camp the economic value of its territories, after all cards.

    After the last destiny card the game is over.
    """
    counted, tribes = holdings(state), list(state.tribes)
    for seat in list_alive(state):
        if not holds_camp(state, seat):
            events.append(TributeWithheld(seat=seat, round=state.round))
            continue
        paid = counted[seat].worth
        events.append(TributePaid(seat=seat, round=state.round, silver=paid))
        tribes[seat] = replace(tribes[seat], silver=tribes[seat].silver + paid)
    state = replace(state, tribes=tuple(tribes))
    state = replace(state, history=(*state.history, row(state, counted)))
    if state.round == rounds_of(state.options):
        return replace(state, phase=Phase.OVER, to_act=None)
    return begin_round(state, events)


def row(state: State, counted: Sequence[Holding]) -> RoundRow:
    """Return the line of the history for the position at the end of a round, or at the start.

    `counted`: the possessions of each tribe on the board.
    """
    last = state.last_destiny
    standings = tuple(
        Standing(holding.territories, holding.camels, tribe.silver, holding.worth if holder == seat else 0, holder)
        for seat, (tribe, holding) in enumerate(zip(state.tribes, counted, strict=True))
        for holder in [camp_owner(state, seat)]
    )
    return RoundRow(state.round, state.die, None if last is None else last.card, standings)

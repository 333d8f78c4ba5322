"""Knowledge: the view, and positions that could not be told from the true one.

Hidden are only the order of the cards to come, the dice to come and, before it is laid, the board; from all
alike.
"""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.targui1988.components import (
    BY_NUMBER,
    CENTRE,
    DESTINIES,
    ECONOMIC,
    NUMBER_OF_DESTINY,
    NUMBERS,
    SQUARES,
    STRATEGIC,
    Destiny,
    Land,
)
from azalai.games.targui1988.destiny import concerns
from azalai.games.targui1988.packs import cards_of, rounds_of
from azalai.games.targui1988.preparations import camp_squares
from azalai.games.targui1988.scoring import outcome
from azalai.games.targui1988.state import DESTINY, Length, State, tribes_of
from azalai.games.targui1988.territories import Holding, camp_owner, economic_values, holdings, strategic_values
from azalai.games.targui1988.turns import halves, may_begin_second_half, may_buy, may_move
from azalai.games.targui1988.view import CardView, DestinyView, Phase, SquareView, TarguiView, TribeView


def view_of(state: State, seat: int | None) -> TarguiView:
    """Return the view of a seat, which is the public one."""
    acting = state.phase in (Phase.ACTING, Phase.FIGHTING, Phase.OCCUPYING)
    return TarguiView(
        seat=seat,
        phase=state.phase,
        to_act=state.to_act,
        round=state.round,
        rounds=rounds_of(state.options),
        to_the_last=state.options.length is Length.LAST,
        die=state.die,
        turned=tuple(_card(state, card) for card in state.turned),
        to_come=len(state.pack),
        destiny_to_come=DESTINY in state.pack,
        half=min(state.step // 2 + 1, halves(state)),
        halves=halves(state),
        may_move=acting and may_move(state),
        may_buy=acting and may_buy(state),
        purchase_first=acting and may_begin_second_half(state),
        stock=state.stock,
        squares=_squares(state),
        tribes=_tribes(state),
        destinies=_destinies(state),
        last_destiny=state.last_destiny,
        combat=state.combat,
        latest=state.latest,
        history=state.history,
        outcome=outcome(state),
    )


def _squares(state: State) -> tuple[SquareView, ...]:
    camps = {tribe.camp: seat for seat, tribe in enumerate(state.tribes)}
    if not state.lands:
        return tuple(_make_unlaid_square(state, index, camps.get(index)) for index in range(len(BY_NUMBER)))
    economic, strategic = economic_values(state), strategic_values(state)
    lasting = economic is not ECONOMIC or strategic is not STRATEGIC
    squares: list[SquareView] = []
    places = zip(SQUARES, NUMBERS, state.lands, state.owners, state.camels, strict=True)
    for index, (square, number, land, owner, camels) in enumerate(places):
        worth, might = economic[land], strategic[land]
        temporary = lasting and (worth, might) != (ECONOMIC[land], STRATEGIC[land])
        squares.append(SquareView(square, number, land, worth, might, temporary, owner, camels, camps.get(index)))
    return tuple(squares)


def _make_unlaid_square(state: State, index: int, camp: int | None) -> SquareView:
    """Return a square before the cards are laid: only the saline has its place."""
    land = Land.SALINE if index == CENTRE else None
    economic, strategic = (ECONOMIC[land], STRATEGIC[land]) if land is not None else (0, 0)
    owner, camels = state.owners[index], state.camels[index]
    return SquareView(SQUARES[index], NUMBERS[index], land, economic, strategic, False, owner, camels, camp)


def _tribes(state: State) -> tuple[TribeView, ...]:
    return tuple(_tribe(state, seat, holding) for seat, holding in enumerate(holdings(state)))


def _tribe(state: State, seat: int, holding: Holding) -> TribeView:
    tribe, holder = state.tribes[seat], camp_owner(state, seat)
    others = [other.camp for number, other in enumerate(state.tribes) if number != seat]
    return TribeView(
        seat=seat,
        tribe=tribes_of(state)[seat],
        sector=tribe.sector,
        choices=camp_squares(state, seat) if tribe.camp is None else (),
        camp=None if tribe.camp is None else SQUARES[tribe.camp],
        camp_owner=holder,
        territories=holding.territories,
        camels=holding.camels,
        silver=tribe.silver,
        tribute=holding.worth if holder == seat else 0,
        foreign_camps=sum([camp is not None and state.owners[camp] == seat for camp in others]),
        cards_left=state.pack.count(seat),
        out_round=tribe.out_round,
    )


def _card(state: State, card: int) -> CardView:
    if card == DESTINY:
        return CardView(None, None if state.last_destiny is None else state.last_destiny.card, False)
    return CardView(card, None, state.tribes[card].out_round is not None)


def _destinies(state: State) -> tuple[DestinyView, ...]:
    used, concerned = list_used_destinies(state), concerns(state)
    return tuple(
        DestinyView(
            card=card,
            number=NUMBER_OF_DESTINY[card],
            in_game=card in state.deck or card in used,
            round=used.get(card),
            concerns=concerned[card],
        )
        for card in DESTINIES
    )


def list_used_destinies(state: State) -> dict[Destiny, int]:
    """Return the cards turned over since the pack was last shuffled, with their rounds."""
    cards = cards_of(state.options)
    first = (state.round - 1) // cards * cards + 1
    used = {row.destiny: row.round for row in state.history if row.destiny is not None and row.round >= first}
    if state.last_destiny is not None and state.last_destiny.round == state.round:
        used[state.last_destiny.card] = state.round
    return used


def sample_world(state: State, seat: int | None, seed: bytes) -> State:
    """Return the position with the cards to come in another order, and other dice."""
    chance = Chance(seed)
    pack, chance = chance.shuffled(tuple(sorted(state.pack)))
    deck, chance = chance.shuffled(tuple(card for card in DESTINIES if card in state.deck))
    return replace(state, chance=chance, pack=pack, deck=deck)

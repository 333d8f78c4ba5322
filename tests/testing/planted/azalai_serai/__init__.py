"""The serai: all lay a card of the hand face down, to keep it or to sell it; then the hands go round."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias, get_args

from azalai.games.small import (
    BySeat,
    Chance,
    Dealt,
    Event,
    From,
    Hidden,
    Move,
    Sealed,
    Seat,
    SmallGame,
    Struct,
    Tell,
    kinds_in,
    placed,
    replace,
)

HAND, ROUNDS, CARDS = 3, 4, 8


class Good(enum.StrEnum):
    """Goods for sale."""

    RUG = "rug"
    LAMP = "lamp"
    WATER = "water"


class Options(Struct, frozen=True):
    """`short`: a round less."""

    short: bool = False


class State(Struct, frozen=True, array_like=True):
    """`laid`: the chosen cards; `selling`: which of them are for sale. `coins` are paid for those."""

    chance: Chance
    rounds: int
    deck: Annotated[tuple[Good, ...], Hidden()]
    hands: Annotated[BySeat[tuple[Good, ...]], Dealt(pool="deck")]
    laid: Annotated[BySeat[Good | None], Dealt(pool="deck")]
    selling: Annotated[BySeat[bool | None], Sealed(among=lambda state, seat: (False, True))]
    kept: BySeat[tuple[Good, ...]]
    coins: BySeat[int]


class Keep(Move, frozen=True, tag="keep"):
    """Keep a card."""

    good: Annotated[Good, From("hands")]


class Sell(Move, frozen=True, tag="sell"):
    """Sell a card."""

    good: Annotated[Good, From("hands")]


class TakeBack(Move, frozen=True, tag="take-back"):
    """Take the card up again while other seats still choose."""


class Chose(Event, frozen=True, tag="chose"):
    """A seat has chosen."""

    seat: Seat


class TookBack(Event, frozen=True, tag="took-back"):
    """A card was taken up again."""

    seat: Seat


class Sold(Event, frozen=True, tag="sold"):
    """A card was sold for a coin."""

    seat: Seat
    good: Good


class Kept(Event, frozen=True, tag="kept"):
    """A card was kept."""

    seat: Seat
    good: Good


class OwnHand(Event, frozen=True, tag="own-hand"):
    """Private event: the seat's next hand."""

    goods: tuple[Good, ...]


SeraiMove: TypeAlias = Keep | Sell | TakeBack


class Serai(SmallGame[State, SeraiMove, Options]):
    """The whole game."""

    key = "serai"
    seats = range(2, 4)
    State, Options = State, Options
    Moves, Events = get_args(SeraiMove), kinds_in(globals(), Event)
    refusals = {"keep": "no-such-card", "sell": "no-such-card", "take-back": "nothing-laid"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        cards, chance = chance.shuffled([good for good in Good for _ in range(CARDS)])
        hands = tuple(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
        rounds = ROUNDS - 1 if options.short else ROUNDS
        nothing = (None,) * seats
        return State(chance, rounds, cards[HAND * seats :], hands, nothing, nothing, ((),) * seats, (0,) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, card in enumerate(state.laid) if card is None and state.rounds)

    def can(self, state: State, seat: int) -> Sequence[SeraiMove]:
        if state.laid[seat] is not None:
            return (TakeBack(),)
        goods = sorted(set(state.hands[seat]))
        return [*map(Keep, goods), *map(Sell, goods)]

    def do(self, state: State, seat: int, move: SeraiMove, tell: Tell) -> State:
        hand = list(state.hands[seat])
        if isinstance(move, TakeBack):
            tell(TookBack(seat=seat))
            hand = sorted(good for good in (*hand, state.laid[seat]) if good is not None)
            state = replace(state, hands=placed(state.hands, seat, tuple(hand)))
            return replace(state, laid=placed(state.laid, seat, None), selling=placed(state.selling, seat, None))
        tell(Chose(seat=seat))
        hand.remove(move.good)
        state = replace(
            state,
            hands=placed(state.hands, seat, tuple(hand)),
            laid=placed(state.laid, seat, move.good),
            selling=placed(state.selling, seat, isinstance(move, Sell)),
        )
        return state if None in state.laid else self.open_cards(state, tell)

    def open_cards(self, state: State, tell: Tell) -> State:
        """Open all cards, and pass the hands round, with a new card in each."""
        kept, coins, seats, deck = state.kept, state.coins, len(state.hands), state.deck
        for seat, card in enumerate(state.laid):
            if card is None:
                continue
            if state.selling[seat]:
                coins = placed(coins, seat, coins[seat] + 1)
                tell(Sold(seat=seat, good=card))
            else:
                kept = placed(kept, seat, (*kept[seat], card))
                tell(Kept(seat=seat, good=card))
        hands = [state.hands[(seat + 1) % seats] for seat in range(seats)]
        for seat in range(seats):
            hands[seat] = tuple(sorted([*hands[seat], deck[seat]]))
            tell(OwnHand(reader=seat, goods=hands[seat]))
        nothing = (None,) * seats
        return replace(
            state,
            rounds=state.rounds - 1,
            deck=deck[seats:],
            hands=tuple(hands),
            laid=nothing,
            selling=nothing,
            kept=kept,
            coins=coins,
        )

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {"goods": sum(goods.count(good) ** 2 for good in Good), "coins": coins}
            for goods, coins in zip(state.kept, state.coins, strict=True)
        ]


GAME = Serai()

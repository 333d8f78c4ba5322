"""The souk: three gold cards, for each of which all offer salt at the same time; the highest lone offer wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.coding import Coder
from azalai.games.contract import Barred, Event, Game, IllegalMove, Outcome, Part, Plain, Score, Turn, ranked
from azalai.games.notation import Notation, short_number
from azalai.games.options import check
from azalai_souk.parts import (
    DEAREST,
    EVENTS,
    MOVES,
    PURSE,
    ROUNDS,
    SMALL_PURSE,
    NobodyWon,
    Offer,
    Offered,
    Options,
    OwnOffer,
    Revealed,
    SoukMove,
    SoukView,
    State,
    TakeBack,
    TookBack,
    Won,
)

CODER = Coder(State, 1, lambda _: None, "the souk")


class Souk(Plain[State, SoukMove, SoukView]):
    """The whole game."""

    key = "souk"
    seats = range(2, 5)
    version = 1
    Options = Options
    Moves = MOVES
    Events = EVENTS
    encode = staticmethod(CODER.encode)
    decode = staticmethod(CODER.decode)
    parse_move = staticmethod(Notation(MOVES, number=short_number).read)

    def setup(self, *, seats: int, options: Options, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError("the souk is for 2 to 4 players")
        check(options, seats)
        (card, *deck), chance = Chance(seed).shuffled([int(card) for card in options.gold])
        salt = SMALL_PURSE if options.small_purse else PURSE
        return State(chance, 1, tuple(deck), card, (salt,) * seats, (None,) * seats, ((),) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        if state.round > ROUNDS:
            return ()
        return tuple(seat for seat, offer in enumerate(state.offers) if offer is None)

    def moves(self, state: State, seat: int) -> tuple[SoukMove, ...]:
        if state.round > ROUNDS or seat not in range(len(state.salt)):
            return ()
        if state.offers[seat] is not None:
            return (TakeBack(),)
        return tuple(Offer(salt) for salt in range(state.salt[seat] + 1))

    def play(self, state: State, seat: int, move: SoukMove) -> Turn:
        if state.round > ROUNDS:
            raise IllegalMove("refusal-game-over")
        if move not in self.moves(state, seat):
            raise IllegalMove(self._reason(state, seat, move))
        salt = move.salt if isinstance(move, Offer) else None
        state = replace(state, offers=(*state.offers[:seat], salt, *state.offers[seat + 1 :]))
        if salt is None:
            return Turn(state, (TookBack(seat=seat),), reveals=False)
        events: list[Event] = [Offered(seat=seat), OwnOffer(reader=seat, salt=salt)]
        if None in state.offers:
            return Turn(state, tuple(events), reveals=False)
        return Turn(self._sell(state, events), tuple(events), reveals=True)

    @staticmethod
    def _reason(state: State, seat: int, move: object) -> str:
        if not isinstance(move, Offer | TakeBack):
            return "refusal-junk"
        if isinstance(move, TakeBack):
            return "souk-refusal-no-offer"
        offered = seat in range(len(state.salt)) and state.offers[seat] is not None
        return "refusal-not-your-turn" if offered else "souk-refusal-too-much"

    @staticmethod
    def _sell(state: State, events: list[Event]) -> State:
        offers = [offer for offer in state.offers if offer is not None]
        events += [Revealed(seat=seat, salt=offer) for seat, offer in enumerate(offers)]
        salt = tuple(own - offer for own, offer in zip(state.salt, offers, strict=True))
        lone = [offer for offer, times in Counter(offers).items() if times == 1]
        gold = state.gold
        if lone:
            winner = offers.index(max(lone))
            events.append(Won(seat=winner, gold=state.card))
            gold = (*gold[:winner], (*gold[winner], state.card), *gold[winner + 1 :])
        else:
            events.append(NobodyWon(gold=state.card))
        card, *deck = state.deck
        return State(state.chance, state.round + 1, tuple(deck), card, salt, (None,) * len(salt), gold)

    def view(self, state: State, seat: int | None) -> SoukView:
        return SoukView(
            seat=seat,
            round=min(state.round, ROUNDS),
            card=state.card if state.round <= ROUNDS else 0,
            salt=state.salt,
            offered=tuple(offer is not None for offer in state.offers),
            own_offer=None if seat is None else state.offers[seat],
            gold=state.gold,
            outcome=self.outcome(state),
        )

    def imagine(self, state: State, seat: int | None, seed: bytes) -> State:
        chance = Chance(seed)
        over = state.round > ROUNDS
        unseen = tuple(sorted((state.card, *state.deck) if over else state.deck))
        deck, chance = chance.shuffled(unseen)
        card = state.card
        if over:
            card, *rest = deck
            deck = tuple(rest)
        offers = list(state.offers)
        for other, offer in enumerate(offers):
            if offer is not None and other != seat:
                offers[other], chance = chance.below(state.salt[other] + 1)
        return replace(state, chance=chance, deck=deck, card=card, offers=tuple(offers))

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        scores = tuple(Score(sum(cards), (Part("gold", sum(cards)),)) for cards in state.gold)
        return ranked([score.total for score in scores], scores)

    @staticmethod
    def barred(view: SoukView) -> tuple[Barred, ...]:
        waits = view.seat is not None and view.outcome is None and view.own_offer is None
        return (Barred("take-back", "souk-refusal-no-offer"),) if waits else ()

    def robot(self, view: SoukView, moves: Sequence[SoukMove], seed: bytes) -> SoukMove:
        offers = [move for move in moves if isinstance(move, Offer)]
        if view.seat is None or not offers:
            return moves[0]
        fair = view.salt[view.seat] * view.card // (DEAREST * (ROUNDS + 1 - view.round))
        nudge, _ = Chance(seed).below(3)
        return offers[max(0, min(len(offers) - 1, fair + nudge))]


GAME: Game[State, SoukMove, SoukView, Options] = Souk()

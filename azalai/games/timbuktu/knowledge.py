"""Knowledge of the seats: their views, and positions that they can't distinguish from the true one."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.timbuktu.components import ENCLOSURES, GOODS_CARDS, STALL_CARDS, Goods, Letter
from azalai.games.timbuktu.loading import count_unloaded, has_loaded, loads_for, unload_last_choice
from azalai.games.timbuktu.scoring import outcome, points_of, tokens_of
from azalai.games.timbuktu.sights import lower_site, night_of, upper_site
from azalai.games.timbuktu.stages import to_travel
from azalai.games.timbuktu.state import State, letters, plus, route
from azalai.games.timbuktu.thieves import gaps, list_held
from azalai.games.timbuktu.travelling import is_exchange, is_free, next_stalls, travelling_camel
from azalai.games.timbuktu.turns import deciders
from azalai.games.timbuktu.view import (
    CamelView,
    CaravanView,
    NotebookView,
    PackView,
    Phase,
    Spot,
    TimbuktuView,
    WayView,
)


def view_of(state: State, seat: int | None) -> TimbuktuView:
    """Return the view of a seat, or for None the public view."""
    sites = route(state)
    loading = state.phase is Phase.LOADING
    own = seat if loading else None
    return TimbuktuView(
        seat=seat,
        phase=state.phase,
        stage=state.stage,
        stages=len(sites) - 1,
        round=state.round,
        rounds=len(letters(state)),
        route=sites,
        upper=upper_site(state),
        lower=lower_site(state),
        caravans=tuple(_caravan(state, number, seat) for number in range(len(state.caravans))),
        first_of_stage=state.first_of_stage,
        first_of_round=state.first_of_round,
        to_act=state.to_act,
        waiting_for=deciders(state),
        gaps=gaps(state) if state.phase is not Phase.OVER else (),
        exchanges=state.exchanges,
        out=state.out,
        loaded=plus(state.out, [good for caravan in state.caravans for camel in caravan for good in camel.goods]),
        notebook=None if seat is None else notebook(state, seat),
        to_load=None if own is None else _next_to_load(state, own),
        unloaded=None if own is None else count_unloaded(state, own),
        ways=_ways(state),
        latest=state.latest,
        travels=state.travels,
        night=night_of(state),
        outcome=outcome(state),
    )


def _next_to_load(state: State, seat: int) -> Letter | None:
    return None if has_loaded(state, seat) else letters(state)[len(state.loads[seat])]


def is_revealed(state: State, seat: int) -> bool:
    """Return True if the seat's camel card of this round is open."""
    if state.phase is Phase.OVER:
        return True
    if state.phase is not Phase.TRAVELLING or state.to_act is None:
        return False
    seats = len(state.caravans)
    return (seat - state.first_of_round) % seats <= (state.to_act - state.first_of_round) % seats


def _caravan(state: State, owner: int, viewer: int | None) -> CaravanView:
    loading = state.phase is Phase.LOADING
    revealed = is_revealed(state, owner)
    return CaravanView(
        seat=owner,
        camels=_loading_camels(state, owner, viewer) if loading else _camels(state, owner),
        goods=len(tokens_of(state, owner)),
        points=points_of(state, owner),
        chosen=has_loaded(state, owner) if loading else state.cards[owner] is not None,
        card=state.cards[owner] if revealed or owner == viewer else None,
        revealed=revealed,
    )


def _camels(state: State, owner: int) -> tuple[CamelView, ...]:
    pairs = zip(letters(state), state.caravans[owner], strict=True)
    return tuple(CamelView(owner, letter, camel.goods, camel.start, camel.arrived) for letter, camel in pairs)


def _loading_camels(state: State, owner: int, viewer: int | None) -> tuple[CamelView, ...]:
    """Return the camels while players load: each sees the own loads alone."""
    loads: list[Goods | None] = list(state.loads[owner]) if owner == viewer else []
    loads += [None] * (len(letters(state)) - len(loads))
    pairs = zip(letters(state), loads, strict=True)
    return tuple(CamelView(owner, letter, goods or (), None, None, goods is not None) for letter, goods in pairs)


def notebook(state: State, seat: int) -> NotebookView | None:
    """Return the packs that a seat has held in this stage, and the cards that it has not seen."""
    if not state.packs:
        return None
    held = _list_seen(state, seat)
    return NotebookView(
        pack=held[-1],
        seen=held,
        enclosures=tuple(card for card in ENCLOSURES if all(card is not pack.enclosure for pack in held)),
        stalls=tuple(card for card in STALL_CARDS if all(card != pack.stalls for pack in held)),
        goods=tuple(card for card in GOODS_CARDS if all(card != pack.goods for pack in held)),
    )


def _list_seen(state: State, seat: int) -> tuple[PackView, ...]:
    return tuple(state.packs[position] for position in list_held(state, seat))


def _ways(state: State) -> tuple[WayView, ...]:
    if state.phase is not Phase.TRAVELLING or state.to_act is None:
        return ()
    _, camel = travelling_camel(state, state.to_act)
    return tuple(
        WayView(enclosure, stall, is_free(camel, enclosure), is_exchange(state, Spot(enclosure, stall)))
        for enclosure, stall in next_stalls(state).items()
    )


def sample_world(state: State, seat: int | None, seed: bytes) -> State:
    """Return the position with everything that the seat has not seen drawn again.

    That is thief cards it has not held in this stage, camel cards face down, and other players' loads while they load.
    """
    chance = Chance(seed)
    if state.phase is Phase.OVER:
        return replace(state, chance=chance)
    if state.phase is Phase.LOADING:
        return _other_loads(state, seat, chance)
    return _other_cards(_other_packs(state, seat, chance), seat)


def _other_packs(state: State, seat: int | None, chance: Chance) -> State:
    """Return the position with the thief cards that the seat has not seen combined again."""
    own = () if seat is None else list_held(state, seat)
    unseen = [number for number in range(len(state.packs)) if number not in own]
    hidden = [state.packs[number] for number in unseen]
    enclosures, chance = chance.shuffled([card for card in ENCLOSURES if card in {pack.enclosure for pack in hidden}])
    stalls, chance = chance.shuffled([card for card in STALL_CARDS if card in {pack.stalls for pack in hidden}])
    goods, chance = chance.shuffled([card for card in GOODS_CARDS if card in {pack.goods for pack in hidden}])
    packs = list(state.packs)
    for number, pack in zip(unseen, map(PackView, enclosures, stalls, goods), strict=True):
        packs[number] = pack
    return replace(state, chance=chance, packs=tuple(packs))


def _other_cards(state: State, seat: int | None) -> State:
    """Return the position with others' hidden camel cards replaced by any of their camels that may still travel."""
    chance, cards = state.chance, list(state.cards)
    for other, card in enumerate(cards):
        if card is not None and other != seat and not is_revealed(state, other):
            cards[other], chance = chance.pick(to_travel(state, other))
    return replace(state, chance=chance, cards=tuple(cards))


def _other_loads(state: State, seat: int | None, chance: Chance) -> State:
    """Return the position with other players' loads drawn again.

    Complete loads stay complete. Otherwise the number of loaded camels is secret, so any number but all of them is
    drawn.
    """
    for other in range(len(state.caravans)):
        if other == seat:
            continue
        finished, count = has_loaded(state, other), len(letters(state))
        if not finished:
            count, chance = chance.below(count)
        state, chance = _with_random_loads(state, other, count, chance)
        if not finished:
            state = _leave_at_choice(state, other)
    return replace(state, chance=chance)


def _with_random_loads(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Chance]:
    state = _load(state, seat, ())
    while len(state.loads[seat]) < count:
        load, chance = chance.pick(loads_for(state, seat))
        state = _load(state, seat, (*state.loads[seat], load))
    return state, chance


def _leave_at_choice(state: State, seat: int) -> State:
    """Return the position without the last loads, if only forced loads would follow."""
    if has_loaded(state, seat) or len(loads_for(state, seat)) == 1:
        return _load(state, seat, unload_last_choice(state, seat) or ())
    return state


def _load(state: State, seat: int, loads: tuple[Goods, ...]) -> State:
    return replace(state, loads=(*state.loads[:seat], loads, *state.loads[seat + 1 :]))

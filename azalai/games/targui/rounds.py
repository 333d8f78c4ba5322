"""Course of a game: rounds, raids between them, turns, the limits at the end of a player's actions."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import RAIDS, TRACK, TRIBE_CARDS, Hospitality, Visit
from azalai.games.targui.components import FIGURES, GOLD_LIMIT, GOODS_LIMIT, ROUNDS
from azalai.games.targui.display import card_with, is_full
from azalai.games.targui.events import Ended, RaidOver, Returned, RoundBegan
from azalai.games.targui.laying import has_received_nothing
from azalai.games.targui.moves import GiveGoods
from azalai.games.targui.paying import count_kinds, minus, selections
from azalai.games.targui.piles import turn_up
from azalai.games.targui.raids import begin_raid, raid_after, settle_raid
from azalai.games.targui.state import Camp, State, with_camp
from azalai.games.targui.view import Latest, Pending, PendingKind, Phase

_SHORT = next(card.effect.figures for card in TRIBE_CARDS.values() if isinstance(card.effect, Visit))


def begin_round(state: State, events: list[Event]) -> State:
    """Move the robber one card further; beginning with the holder of the amulet the figures are placed."""
    round_ = state.round + 1
    camps = tuple(replace(camp, due=_SHORT if camp.short_next else FIGURES, short_next=False) for camp in state.camps)
    events.append(RoundBegan(seat=state.first, round=round_, robber=TRACK[round_ - 1]))
    return replace(state, round=round_, raid=None, phase=Phase.PLACING, to_act=state.first, camps=camps)


def close_actions(state: State, seat: int, events: list[Event]) -> State:
    """Finish a player's actions: first the gain of T26 (ruling R20), then the limits."""
    camp = state.camps[seat]
    events.append(Ended(seat=seat, waived=len(list_waived(camp))))
    host = card_with(camp.rows, Hospitality)
    effect = TRIBE_CARDS[host].effect if host is not None else None
    if isinstance(effect, Hospitality) and has_received_nothing(camp):
        return replace(state, pending=Pending(PendingKind.GAIN, host, effect.goods))
    return keep_to_limits(state, seat, events)


def list_waived(camp: Camp) -> list[object]:
    """Return the unused figures and markers."""
    return [piece for piece in (*camp.figures, *camp.markers) if not piece.used]


def keep_to_limits(state: State, seat: int, events: list[Event]) -> State:
    """Keep at most 10 goods and 3 gold for the next round (ruling R14); the owner chooses the goods."""
    camp = state.camps[seat]
    if camp.gold > GOLD_LIMIT:
        events.append(Returned(seat=seat, goods=(), gold=camp.gold - GOLD_LIMIT))
        state = with_camp(state, seat, replace(camp, gold=GOLD_LIMIT))
    over = sum(camp.goods) - GOODS_LIMIT
    if over <= 0:
        return next_player(state, seat, events)
    choices = selections(camp.goods, over)
    if len(choices) == 1:
        return give_back(state, seat, GiveGoods(choices[0]), events)
    return replace(state, pending=Pending(PendingKind.LIMIT, count=over))


def give_back(state: State, seat: int, move: GiveGoods, events: list[Event]) -> State:
    """Return the goods over the limit to the supply."""
    camp = state.camps[seat]
    events.append(Returned(seat=seat, goods=move.goods, gold=0))
    camp = replace(camp, goods=minus(camp.goods, count_kinds(move.goods)))
    return next_player(with_camp(state, seat, camp, pending=None, latest=Latest(seat)), seat, events)


def next_player(state: State, seat: int, events: list[Event]) -> State:
    """Let the other act after the holder of the amulet; then the round is over."""
    if seat == state.first:
        return replace(state, to_act=1 - seat)
    return end_round(state, events)


def end_round(state: State, events: list[Event]) -> State:
    """End the game after a twelfth card (ruling R27), or end the round.

    Cards are turned up, figures and markers come back, the amulet changes hands, and the robber moves on.
    """
    if any(is_full(camp.rows) for camp in state.camps):
        return replace(state, phase=Phase.OVER, to_act=None)
    state = turn_up(state, events)
    nothing = (False, False, False)
    camps = tuple(replace(camp, figures=(), markers=(), received=nothing) for camp in state.camps)
    state = replace(state, camps=camps, first=1 - state.first)
    corner = raid_after(state.round)
    if corner is None:
        return begin_round(state, events)
    return finish_raid(begin_raid(state, corner, events), events)


def finish_raid(state: State, events: list[Event]) -> State:
    """End the game after the last raid (ruling R13); after the others the robber goes on at once."""
    state = settle_raid(state, events)
    if state.awaiting or state.raid is None:
        return state
    events.append(RaidOver(number=RAIDS[state.raid].number))
    if state.round == ROUNDS:
        return replace(state, phase=Phase.OVER, to_act=None)
    return begin_round(state, events)


def next_raid(state: State) -> int:
    """Return the number of the raid that comes next, or is being settled; 0 after the last one."""
    if state.phase is Phase.OVER:
        return 0
    if state.raid is not None:
        return RAIDS[state.raid].number
    return (state.round + 2) // 3

"""Preparations before the first round: corners are chosen, the territory cards laid, the camps pitched."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.contract import Event, IllegalMove
from azalai.games.options import check
from azalai.games.targui1988.components import (
    BY_NUMBER,
    DEALT,
    INDEX,
    SEATS,
    SECTOR_SQUARES,
    SECTORS,
    SQUARES,
    START_CAMELS,
    START_SILVER,
    THREE_PLAYERS_SQUARES,
    Land,
    Sector,
    Square,
)
from azalai.games.targui1988.moves import BoardLaid, CampPitched, Pitch, SectorTaken, TakeSector
from azalai.games.targui1988.packs import pack_for
from azalai.games.targui1988.rounds import begin_round, row
from azalai.games.targui1988.state import RULES, Options, State, TribeState
from azalai.games.targui1988.territories import holdings, with_changes, with_owner, with_tribe
from azalai.games.targui1988.view import Latest, LatestAct, Phase


def setup(seats: int, options: Options, seed: bytes, version: int = RULES) -> State:
    """Give each tribe its money and shuffle the destiny cards.

    Corners are chosen first, except for three players, whose squares are given and whose board is laid at once.
    """
    if seats not in SEATS:
        raise ValueError(f"Targui 1988 is for {SEATS.start} to {SEATS.stop - 1} players")
    check(options, seats)
    cards, chance = pack_for(options, Chance(seed), version)
    deck, chance = chance.shuffled(cards)
    state = State(
        options=options,
        chance=chance,
        phase=Phase.SECTORS,
        to_act=0,
        tribes=(TribeState(silver=START_SILVER),) * seats,
        stock=int(options.camels),
        deck=deck,
        rules=version,
    )
    return lay_board(state, []) if seats == len(THREE_PLAYERS_SQUARES) else state


def free_sectors(state: State) -> tuple[Sector, ...]:
    """Return the corners that are still free."""
    taken = {tribe.sector for tribe in state.tribes}
    return tuple(sector for sector in SECTORS if sector not in taken)


def take_sector(state: State, seat: int, move: TakeSector, events: list[Event]) -> State:
    """Choose a corner before the board is laid, in the order of seats (ruling G19); the last of four has no choice."""
    if state.phase is not Phase.SECTORS:
        raise IllegalMove("targui1988-refusal-sectors-chosen")
    if move.sector not in free_sectors(state):
        raise IllegalMove("targui1988-refusal-sector-taken")
    state = _with_sector(state, seat, move.sector, events)
    waiting = [other for other, tribe in enumerate(state.tribes) if tribe.sector is None]
    free = free_sectors(state)
    if waiting and len(free) == 1:
        return lay_board(_with_sector(state, waiting[0], free[0], events), events)
    return replace(state, to_act=waiting[0]) if waiting else lay_board(state, events)


def _with_sector(state: State, seat: int, sector: Sector, events: list[Event]) -> State:
    events.append(SectorTaken(seat=seat, sector=sector))
    return with_tribe(state, seat, replace(state.tribes[seat], sector=sector))


def lay_board(state: State, events: list[Event]) -> State:
    """Lay the saline in the centre, and the 48 other cards, shuffled and open, on squares 2, 3 ..."""
    cards = tuple(land for land, count in DEALT.items() for _ in range(count))
    dealt, chance = state.chance.shuffled(cards)
    lands = dict(zip(BY_NUMBER, (Land.SALINE, *dealt), strict=True))
    events.append(BoardLaid())
    laid = tuple(lands[index] for index in range(len(BY_NUMBER)))
    return replace(state, chance=chance, lands=laid, phase=Phase.CAMPS, to_act=0)


def camp_squares(state: State, seat: int) -> tuple[Square, ...]:
    """Return the squares for a player's camp: the eight of the corner, or three given ones for three players."""
    if len(state.tribes) == len(THREE_PLAYERS_SQUARES):
        return THREE_PLAYERS_SQUARES[seat]
    sector = state.tribes[seat].sector
    return () if sector is None else SECTOR_SQUARES[sector]


def pitch(state: State, seat: int, move: Pitch, events: list[Event]) -> State:
    """Replace a territory card, also a chott, by the camp (ruling G19), with a marker and ten camels on it."""
    if state.phase is not Phase.CAMPS:
        raise IllegalMove("targui1988-refusal-camps-stand")
    if move.square not in camp_squares(state, seat):
        raise IllegalMove("targui1988-refusal-camp-elsewhere")
    index = INDEX[move.square]
    events.append(CampPitched(seat=seat, square=move.square, land=state.lands[index]))
    state = with_tribe(state, seat, replace(state.tribes[seat], camp=index))
    state = replace(
        with_owner(state, index, seat),
        lands=(*state.lands[:index], Land.CAMP, *state.lands[index + 1 :]),
        camels=with_changes(state.camels, (index, START_CAMELS)),
        stock=state.stock - START_CAMELS,
        latest=Latest(LatestAct.CAMP, seat, None, SQUARES[index], START_CAMELS),
    )
    if seat + 1 < len(state.tribes):
        return replace(state, to_act=seat + 1)
    return begin_round(replace(state, history=(row(state, holdings(state)),)), events)

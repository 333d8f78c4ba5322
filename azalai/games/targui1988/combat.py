"""Combat: roll against roll, until one side has no camels left or the attacker stops."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.targui1988.components import EXCHANGES_AT_ONCE, INDEX, SIDES
from azalai.games.targui1988.moves import (
    Attack,
    Attacked,
    BreakOff,
    BrokenOff,
    Conquered,
    Occupy,
    Press,
    Repelled,
    Roll,
    Struck,
    StruckBack,
)
from azalai.games.targui1988.state import State
from azalai.games.targui1988.territories import apply_capture, list_owned, strategic_value, with_changes, with_owner
from azalai.games.targui1988.turns import after_move, check_step
from azalai.games.targui1988.view import EXCHANGES_KEPT, Combat, Ending, Exchange, Latest, LatestAct, Phase


def attack(state: State, seat: int, move: Attack, events: list[Event]) -> State:
    """Attack one neighbour with all camels of one territory (ruling G2); the first rolls follow at once."""
    start, end = check_step(state, seat, move.source, move.target)
    victim = state.owners[end]
    if victim is None or victim == seat or not state.camels[end]:
        raise IllegalMove("targui1988-refusal-unguarded")
    camels, defenders = state.camels[start], state.camels[end]
    events.append(
        Attacked(seat=seat, victim=victim, source=move.source, target=move.target, camels=camels, defenders=defenders)
    )
    fight = Combat(
        attacker=seat,
        defender=victim,
        source=move.source,
        target=move.target,
        bonus=strategic_value(state, start),
        defence=strategic_value(state, end),  # ruling G3: these two squares and no others
        camels=camels,
        defenders=defenders,
    )
    latest = Latest(LatestAct.ATTACK, seat, move.source, move.target, camels)
    return fight_on(replace(state, step=after_move(state.step), acted=True, latest=latest), fight, 0, events)


def roll(state: State, seat: int, move: Roll, events: list[Event]) -> State:
    """Go on with the attack for one more exchange."""
    return fight_on(state, _fight(state), 0, events)


def press(state: State, seat: int, move: Press, events: list[Event]) -> State:
    """Go on while at least `least` camels are left; the rolls follow at once, because no other seat decides in between.

    With fewer camels, or after EXCHANGES_AT_ONCE, the attacker is asked again.
    """
    fight = _fight(state)
    if not 1 <= move.least <= fight.camels:
        raise IllegalMove("targui1988-refusal-herd", camels=fight.camels)
    return fight_on(state, fight, move.least, events)


def break_off(state: State, seat: int, move: BreakOff, events: list[Event]) -> State:
    """Stop the attack, which is possible only after the defender's roll (ruling G4)."""
    fight = _fight(state)
    events.append(BrokenOff(seat=seat, target=fight.target))
    return replace(state, phase=Phase.ACTING, combat=replace(fight, ending=Ending.BROKEN_OFF))


def _fight(state: State) -> Combat:
    if state.combat is None or state.phase is not Phase.FIGHTING:
        raise IllegalMove("targui1988-refusal-no-fight")
    return state.combat


def fight_on(state: State, fight: Combat, least: int, events: list[Event]) -> State:
    """Return the position after an exchange, and after those that follow while `least` camels are left (0: after one).

    Lost camels go back into the box.
    """
    camels, defenders = fight.camels, fight.defenders
    for _ in range(EXCHANGES_AT_ONCE if least else 1):
        state, fight = exchange(state, fight, events)
        if fight.ending is not Ending.OPEN or fight.camels < least:
            break
    start, end = INDEX[fight.source], INDEX[fight.target]
    lost, hit = camels - fight.camels, defenders - fight.defenders
    state = replace(
        state,
        camels=with_changes(state.camels, (start, -lost), (end, -hit)),
        stock=state.stock + lost + hit,
        combat=fight,
        phase=Phase.FIGHTING,
    )
    if fight.ending is Ending.REPELLED:
        events.append(Repelled(seat=fight.attacker, victim=fight.defender, target=fight.target))
        return replace(state, phase=Phase.ACTING)
    if fight.ending is Ending.WON:
        state = replace(with_owner(state, end, None), phase=Phase.OCCUPYING)
        return state if fight.camels > 1 else move_in(state, fight, 1, events)
    return state


def exchange(state: State, fight: Combat, events: list[Event]) -> tuple[State, Combat]:
    """Roll for the attacker, and for the defender if any camel is left.

    Half of die and strategic value, rounded down, is the other side's loss, though never more than it has (ruling G4).
    """
    number, chance = state.chance.below(SIDES)
    die, reply, lost = number + 1, 0, 0
    hit = min((die + fight.bonus) // 2, fight.defenders)
    defenders = fight.defenders - hit
    events.append(
        Struck(seat=fight.attacker, victim=fight.defender, die=die, bonus=fight.bonus, lost=hit, left=defenders)
    )
    if defenders:
        number, chance = chance.below(SIDES)
        reply = number + 1
        lost = min((reply + fight.defence) // 2, fight.camels)
        left = fight.camels - lost
        events.append(
            StruckBack(seat=fight.defender, victim=fight.attacker, die=reply, bonus=fight.defence, lost=lost, left=left)
        )
    camels = fight.camels - lost
    fight = replace(
        fight,
        camels=camels,
        defenders=defenders,
        exchanges=(*fight.exchanges, Exchange(die, hit, reply, lost))[-EXCHANGES_KEPT:],
        rounds=fight.rounds + 1,
        hit=fight.hit + hit,
        lost=fight.lost + lost,
        ending=Ending.OPEN if camels and defenders else Ending.WON if camels else Ending.REPELLED,
    )
    return replace(state, chance=chance), fight


def occupy(state: State, seat: int, move: Occupy, events: list[Event]) -> State:
    """Move at least one of the camels that attacked in after a win (ruling G5)."""
    fight = state.combat
    if fight is None or state.phase is not Phase.OCCUPYING:
        raise IllegalMove("targui1988-refusal-nothing-won")
    if not 1 <= move.camels <= fight.camels:
        raise IllegalMove("targui1988-refusal-herd", camels=fight.camels)
    return move_in(state, fight, move.camels, events)


def move_in(state: State, fight: Combat, camels: int, events: list[Event]) -> State:
    """Put the conqueror's camels and marker on the square."""
    start, end = INDEX[fight.source], INDEX[fight.target]
    seat, victim = fight.attacker, fight.defender
    left = len(list_owned(state, victim))  # without the square won, whose marker is off already
    events.append(
        Conquered(seat=seat, victim=victim, target=fight.target, land=state.lands[end], camels=camels, left=left)
    )
    state = replace(
        with_owner(state, end, seat),
        camels=with_changes(state.camels, (start, -camels), (end, camels)),
        phase=Phase.ACTING,
        combat=replace(fight, moved_in=camels),
    )
    return apply_capture(state, seat, victim, end, events)

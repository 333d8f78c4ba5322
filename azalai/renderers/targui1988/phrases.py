"""Phrases of alternative texts, the whole view and labels."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui1988.components import Destiny, Land, Square
from azalai.games.targui1988.view import (
    Combat,
    DestinyView,
    Ending,
    Exchange,
    LastDestiny,
    Phase,
    SquareView,
    TarguiView,
    TribeView,
)
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech, sentences

SPEECH = Speech("targui1988")
say, name = SPEECH.say, SPEECH.name


def code(square: Square) -> str:
    """Return the coordinates of a square: `D4`."""
    return square.value.upper()


def card_name(words: Words, card: Destiny) -> str:
    """Return the short name of a destiny card."""
    return words.say(f"targui1988-short-destiny-{card.value}")


def kel(view: TarguiView, words: Words, seat: int) -> str:
    """Return the name of a seat's tribe: `Kel Ajjer`."""
    return say(words, f"kel-{view.tribes[seat].tribe.value}")


def format_change(change: int) -> str:
    """Return a change with its sign: `+3`, `−3`."""
    return f"+{change}" if change >= 0 else f"−{-change}"


def camels(words: Words, count: int) -> str:
    """Return a number of camels: `3 camels`."""
    return say(words, "camels", count=count)


def situation(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the situation of the game in one sentence."""
    if view.outcome is not None:
        winners = list(view.outcome.ranking[0])
        total = view.outcome.scores[winners[0]].total
        if len(winners) > 1:
            together = words.join(names[seat] for seat in winners)
            if nobody_holds_a_camp(view):
                return say(words, "shared-campless", names=together, worth=total)
            return say(words, "shared", names=together, tribute=total)
        others = [tribe for tribe in view.tribes if tribe.seat != winners[0]]
        if all(tribe.out_round is not None for tribe in others):
            return say(words, "won-last", name=names[winners[0]])
        if nobody_holds_a_camp(view):
            return say(words, "won-campless", name=names[winners[0]], worth=total)
        return say(words, "won", name=names[winners[0]], tribute=total)
    if view.phase in (Phase.SECTORS, Phase.CAMPS):
        return say(words, f"situation-{view.phase.value}")
    if view.to_the_last:
        return say(words, "situation-last", round=view.round, rounds=view.rounds, cards=view.to_come)
    return say(words, "situation-round", round=view.round, rounds=view.rounds, cards=view.to_come)


def nobody_holds_a_camp(view: TarguiView) -> bool:
    """Return True if several tribes are left and all have lost their own camps.

    At the end the value of their territories is then compared without the camps (ruling G18).
    """
    left = [tribe for tribe in view.tribes if tribe.out_round is None]
    return len(left) > 1 and all(tribe.camp_owner not in (tribe.seat, None) for tribe in left)


def turn(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the players whose turn it is, and what they must do."""
    if view.to_act is None:
        return ""
    player = names[view.to_act]
    if view.phase is Phase.SECTORS:
        return say(words, "turn-sector", name=player)
    if view.phase is Phase.CAMPS:
        squares = words.join(code(square) for square in view.tribes[view.to_act].choices)
        return say(words, "turn-camp", name=player, squares=squares)
    half = say(words, "turn-half", half=view.half) if view.halves > 1 else ""
    combat = view.combat
    if combat is not None and view.phase in (Phase.FIGHTING, Phase.OCCUPYING):
        key = "fight" if view.phase is Phase.FIGHTING else "occupy"
        places = {"source": code(combat.source), "target": code(combat.target)}
        return sentences([say(words, f"turn-{key}", name=player, **places), half])
    key = "half-over" if view.purchase_first else "move" if view.may_move else "buy" if view.may_buy else "end"
    return sentences([say(words, f"turn-{key}", name=player), half])


def camp_state(view: TarguiView, tribe: TribeView, names: Sequence[str], words: Words) -> str:
    """Return the place of the camp and its holder, or "" before it is placed."""
    if tribe.camp is None or tribe.camp_owner is None:
        return ""
    if tribe.camp_owner == tribe.seat:
        return say(words, "camp-held", square=code(tribe.camp))
    return say(words, "camp-lost", square=code(tribe.camp), holder=names[tribe.camp_owner])


def tribe(view: TarguiView, tribe: TribeView, names: Sequence[str], words: Words, *, turns: bool = False) -> str:
    """Return a tribe with everything it owns; `turns`: with the number of turns left in this round."""
    now = "yes" if view.to_act == tribe.seat else "no"
    items = [
        camels(words, tribe.camels),
        say(words, "silver", count=tribe.silver),
        say(words, "tribute", count=tribe.tribute),
        say(words, "territories", count=tribe.territories),
        camp_state(view, tribe, names, words),
        say(words, "foreign", count=tribe.foreign_camps) if tribe.foreign_camps else "",
        say(words, "turns-left", count=tribe.cards_left, now=now) if turns and view.round else "",
    ]
    if tribe.out_round is not None:
        items = [say(words, "out", round=tribe.out_round), say(words, "silver", count=tribe.silver)]
    listed = words.row(item for item in items if item)
    return say(words, "tribe", name=names[tribe.seat], kel=kel(view, words, tribe.seat), items=listed)


def latest_line(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the last visible act."""
    act = view.latest
    if act is None:
        return ""
    values: dict[str, object] = {"name": names[act.seat], "target": code(act.target)}
    if act.source is not None:
        values["source"] = code(act.source)
    if act.act.value in ("march", "buy"):
        values["camels"] = camels(words, act.camels)
    return say(words, f"latest-{act.act.value}", **values)


def combat(fight: Combat, names: Sequence[str], words: Words) -> str:
    """Return the last combat, or the continuing one."""
    left: dict[str, object] = {}
    if fight.ending in (Ending.OPEN, Ending.BROKEN_OFF):
        left = {"camels": fight.camels, "defenders": fight.defenders}
    return say(
        words,
        "combat",
        attacker=names[fight.attacker],
        defender=names[fight.defender],
        source=code(fight.source),
        target=code(fight.target),
        bonus=fight.bonus,
        defence=fight.defence,
        rounds=fight.rounds,
        hit=fight.hit,
        lost=fight.lost,
        ending=say(words, f"ending-{fight.ending.value}", **left),
    )


def exchange(exchange: Exchange, words: Words) -> str:
    """Return both rolls of an exchange."""
    if not exchange.reply:
        return say(words, "exchange-last", roll=exchange.roll, hit=exchange.hit)
    return say(words, "exchange", roll=exchange.roll, hit=exchange.hit, reply=exchange.reply, lost=exchange.lost)


def last_destiny(last: LastDestiny, names: Sequence[str], words: Words) -> str:
    """Return the last destiny card with its effect on each tribe."""
    items = [
        say(words, f"change-{kind}", name=names[seat], change=format_change(change))
        for kind, changes in (("camels", last.camels), ("silver", last.silver))
        for seat, change in enumerate(changes)
        if change
    ]
    listed = words.row(items) or "none"
    return say(words, "destiny", round=last.round, card=card_name(words, last.card), items=listed)


def list_possible_destinies(view: TarguiView) -> list[DestinyView]:
    """Return the destiny cards that are still possible."""
    return [destiny for destiny in view.destinies if destiny.in_game and destiny.round is None]


def to_come(view: TarguiView, words: Words) -> str:
    """Return the destiny cards that are still possible, with their numbers, in a sentence."""
    cards = [
        say(words, "numbered", number=destiny.number, card=card_name(words, destiny.card))
        for destiny in list_possible_destinies(view)
    ]
    return say(words, "to-come", cards=words.row(cards)) if cards else say(words, "none-to-come")


def land(view: TarguiView, square: SquareView, words: Words) -> str:
    """Return the kind of land, for a camp with its owner."""
    if square.camp is not None:
        return say(words, "text-camp", kel=kel(view, words, square.camp))
    return name(words, square.land if square.land is not None else Land.ERG)

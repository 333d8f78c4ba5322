"""Labels of buttons: this round's cards by their letters, other things by the names that the pictures show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from azalai.games.prompts import Choice, Prompt
from azalai.games.targui.cards import BORDER, GOOD_OF, TRIBE_CARDS
from azalai.games.targui.components import GOODS_LIMIT, ROWS, Border, Row, Token
from azalai.games.targui.display import card_at, slot_of
from azalai.games.targui.gathering import good_tokens
from azalai.games.targui.moves import (
    Bargain,
    Collect,
    GiveGold,
    GiveGoods,
    GivePoints,
    Lay,
    Sale,
    Sell,
    Source,
    Take,
    TarguiMove,
)
from azalai.games.targui.view import CampView, TarguiView
from azalai.locales import Words
from azalai.renderers.contract import Label
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.acting import slot_name
from azalai.renderers.targui.phrases import name, of_points
from azalai.renderers.targui.private import Scene, scene
from azalai.renderers.targui.won import crossing, find_user, letter_at, list_won

_PLAIN = 36
"""Letters of a button without signs that leave room for a star."""


def label(view: TarguiView, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """Return the label of a choice's button."""
    if view.seat is None or not choice.moves:
        return None
    camp = view.camps[view.seat]
    text = _text(view, camp, prompt, choice, words)
    last = all(_leaves_nothing(camp, cast("TarguiMove", move)) for move in choice.moves)
    if last:
        text = words.say("button-none-left", text=text)
    if choice.move is None:
        text += "…"
    match choice.act:
        case "gain" | "gift":
            return Label(_button(words, "take", what=text), caption=_button(words, "take-caption"), brief=text)
        case "give" | "points" | "gold":
            return Label(_button(words, "give", what=text), "", "", "", _button(words, "give-caption"), text, last=last)
        case "end" | "done":
            if left := _find_left(view, camp, prompt):
                text = _button(words, "without", letters=words.row(left))
            return Label(text, "end", words.say(f"targui-act-{choice.act}"), row="end")
        case "place":
            return Label(text)
        case "shift":
            return Label(text, row=text[0])
        case _:
            return _of_card(view, camp, prompt, choice, text, words)._replace(last=last)


def _find_left(view: TarguiView, camp: CampView, prompt: Prompt) -> list[str]:
    """Return the letters of the cards that can still be used, if the picture shows letters."""
    if scene(view, camp, prompt) is not Scene.ACTIONS:
        return []
    won = list_won(view, camp)
    return sorted({letter for move in prompt.moves if (letter := letter_at(won, find_user(cast("TarguiMove", move))))})


def _leaves_nothing(camp: CampView, move: TarguiMove) -> bool:
    """Return True if a move gives away the last goods and gold of the camp, or its last points, and brings none."""
    match move:
        case GiveGoods(goods):
            given, points = len(goods), 0
        case Lay(payment=payment):
            given, points = len(payment), 0
        case Sell(sale):
            given, points = sale.count, 0
        case GiveGold():
            given, points = 1, 0
        case GivePoints(points):
            given = 0
        case _:
            return False
    owned = sum(camp.goods) + camp.gold + camp.stored_gold
    return given == owned > 0 or points == camp.points > 0


def run_label(view: TarguiView, moves: Sequence[TarguiMove], words: Words) -> Label:
    """Return the label of goods that are taken in one press: the letters of their cards, or all that they bring."""
    camp = view.camps[view.seat or 0]
    letters = words.row(letter_at(list_won(view, camp), find_user(move)) for move in moves)
    tokens: list[Token] = []
    for move in moves:
        if isinstance(move, Take):
            tokens += move.gain
        elif isinstance(move, Collect) and (good := BORDER[move.border].good) is not None:
            tokens.append(Token(good.value))
    return Label(_button(words, "take", what=letters), plain=_button(words, "take", what=_count_tokens(words, tokens)))


def _button(words: Words, message: str, **values: object) -> str:
    return words.say(f"targui-button-{message}", **values)


def _of_card(view: TarguiView, camp: CampView, prompt: Prompt, choice: Choice, text: str, words: Words) -> Label:
    """Return a label with the letter of the card that it uses, if the picture shows letters."""
    used = {find_user(cast("TarguiMove", move)) for move in choice.moves}
    at = used.pop() if len(used) == 1 else None
    letter = letter_at(list_won(view, camp), at)
    if not letter or scene(view, camp, prompt) is not Scene.ACTIONS or _asks(prompt, "payment"):
        return Label(text)
    sources = {getattr(move, "source", None) for move in choice.moves}
    source = sources.pop() if len(sources) == 1 else None
    if isinstance(source, Source) and choice.act != "mirage":
        thing = name(words, source.card)
    else:
        thing = _on_border(at, words) if isinstance(at, Border) else ""
    plain = _button(words, "plain-short", letter=letter, text=text)
    if thing not in text and len(whole := _button(words, "plain", letter=letter, text=text, thing=thing)) <= _PLAIN:
        plain = whole
    return Label(text, f"letter_{letter.lower()}", plain, letter)


def _asks(prompt: Prompt, field: str) -> bool:
    return prompt.question is not None and prompt.question.field == field


def _on_border(border: Border, words: Words) -> str:
    """Return a border card's good or action, as short as possible."""
    card = BORDER[border]
    return name(words, card.good) if card.good is not None else _button(words, f"action-{card.action.value}")


def _text(  # noqa: PLR0912  (one branch for each act)
    view: TarguiView, camp: CampView, prompt: Prompt, choice: Choice, words: Words
) -> str:
    """Return the words of a choice, as far as it is decided."""
    match choice.act:
        case "place":
            border: Border | None = choice.value("border")
            if border is None:
                return words.say("targui-act-place")
            return _button(words, "place", number=border.value, thing=_on_border(border, words))
        case "collect":
            return _of_collect(camp, choice, words)
        case "use" | "take" | "lay" | "keep" | "discard":
            return _of_source(camp, prompt, choice, words)
        case "trade" | "sell":
            return _of_deal(choice.value("bargain") or choice.value("sale"), choice.act, words)
        case "barter":
            return _of_barter(prompt, choice, words)
        case "caravan" | "expand":
            return _button(words, "action-caravan" if choice.act == "caravan" else "action-expansion")
        case "mirage":
            return _of_mirage(view, camp, prompt, choice, words)
        case "shift":
            return _of_shift(camp, prompt, choice, words)
        case "gain" | "give":
            goods = choice.value("goods")
            if not goods:
                return _button(words, "goods")
            text = _count_tokens(words, good_tokens(goods))
            return text if choice.act == "give" else _add_limit(camp, good_tokens(goods), text, words)
        case "gift":
            token = choice.value("token")
            return _button(words, "gift") if token is None else phrase.amount(words, token, 1)
        case "points":
            return of_points(words, choice.value("points"))
        case "gold":
            return phrase.amount(words, Token.GOLD, 1)
        case _:
            return _button(words, choice.act)


def _count_tokens(words: Words, tokens: Sequence[Token]) -> str:
    """Return tokens with their numbers: `2 salt, 1 gold`; "" for none."""
    return words.row(
        _button(words, "stored") if kind is Token.STORED else phrase.amount(words, kind, tokens.count(kind))
        for kind in dict.fromkeys(tokens)
    )


def _add_limit(camp: CampView, taken: Sequence[Token], text: str, words: Words) -> str:
    """Return the text; where more goods are held then than may be kept, with both numbers."""
    goods = sum(camp.goods) + sum(token in GOOD_OF for token in taken)
    if goods <= GOODS_LIMIT:
        return text
    return _button(words, "too-many", text=text, goods=goods, limit=GOODS_LIMIT)


def _of_collect(camp: CampView, choice: Choice, words: Words) -> str:
    border = choice.value("border")
    good = None if border is None else BORDER[border].good
    if good is None:
        return _button(words, "collect")
    return _add_limit(camp, (Token(good.value),), phrase.amount(words, good, 1), words)


def _of_source(camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> str:
    """Return a row for a tribe card and, if chosen too, the payment; or the content of a goods card."""
    fields = {step.field: step for step in choice.steps}
    payment = _count_tokens(words, fields["payment"].value) or _button(words, "free") if "payment" in fields else ""
    if _asks(prompt, "payment"):
        return payment
    gain: tuple[Token, ...] | None = choice.value("gain")
    if gain is not None:
        return _add_limit(camp, gain, _count_tokens(words, gain), words)
    row: Row | None = choice.value("row") or prompt.value("row")
    if choice.act == "lay" and row is not None:
        number = ROWS.index(row) + 1
        if payment and (fields["payment"].asked or fields["payment"].value):
            return _button(words, "row-paid", row=number, payment=payment)
        return _button(words, "row", row=number)
    source: Source | None = choice.value("source") or prompt.value("source")
    if choice.act not in ("use", "take"):
        return _button(words, choice.act)
    if source is None:
        return _button(words, "use-card")
    return _button(words, "use" if source.card in TRIBE_CARDS else "take-caption")


def _of_deal(deal: Bargain | Sale | None, act: str, words: Words) -> str:
    if deal is None:
        return _button(words, act)
    give = phrase.amount(words, deal.give, deal.count)
    if isinstance(deal, Sale):
        return _button(words, "deal", give=give, get=of_points(words, deal.points))
    return _button(words, "deal", give=give, get=words.say(f"targui-token-{deal.get.value}"))


def _of_barter(prompt: Prompt, choice: Choice, words: Words) -> str:
    """Return all trades of a visit, as far as they are chosen."""
    give, gold, get = (choice.value(field) for field in ("give", "gold", "get"))
    parts = [phrase.amount(words, Token.GOLD, gold)] if gold else []
    parts += [_count_tokens(words, good_tokens(get))] if get else []
    if gold == 0 and not parts:
        parts = [_button(words, "other-good", count=len(give or ()))]
    if give is None:
        return words.row(parts) or _button(words, "trade")
    given = _count_tokens(words, good_tokens(give))
    return _button(words, "deal", give=given, get=words.row(parts)) if parts else given


def _of_mirage(view: TarguiView, camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> str:
    """Return a marker and its destination."""
    source: Source | None = choice.value("source") or prompt.value("source")
    target: Source | None = choice.value("target")
    if source is None:
        return _button(words, "mirage")
    marker = letter_at(list_won(view, camp), source.place)
    if target is None:
        return _button(words, "marker", marker=marker)
    return _button(words, "marker-to", marker=marker, target=crossing(target.place))


def _of_shift(camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> str:
    """Return a card of the display and its destination, or the card it is swapped with."""
    card = choice.value("card") or prompt.value("card")
    slot = None if card is None else slot_of(camp.rows, card)
    if slot is None:
        return _button(words, "shift")
    target = choice.value("slot")
    if target is None:
        return _button(words, "shift-from", slot=slot_name(slot))
    message = "shift-to" if card_at(camp.rows, target) is None else "swap"
    return _button(words, message, slot=slot_name(slot), target=slot_name(target))

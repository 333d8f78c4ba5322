"""Question about goods alone: the rule as a formula, the reader's stock enlarged, the other player's below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.targui.cards import GOODS_CARDS, RAIDS, TRIBE_CARDS, Card, Gifts, OneToOne
from azalai.games.targui.components import GOLD_LIMIT, GOODS_FOR_GOLD, GOODS_LIMIT, Border, Token
from azalai.games.targui.display import card_with
from azalai.games.targui.gathering import good_tokens
from azalai.games.targui.moves import Goods, Tokens
from azalai.games.targui.view import CampView, PendingKind, TarguiView
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import LINE, PAPER, TERRACOTTA
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, effects, figures, formula, lines, panels
from azalai.renderers.targui.formula import GAIN, Sign
from azalai.renderers.targui.lit import Lit
from azalai.renderers.targui.marks import Mark, draw_edge, draw_marks
from azalai.renderers.targui.placing import sand
from azalai.renderers.targui.won import CARAVAN, MERCHANT, SILVERSMITH, letter_at, list_won

HEIGHT = 470
_RULE = Frame(16, 14, 968, 180)
_OWN = Frame(16, 214, 968, 172)
_OTHER = Frame(16, 406, 968, 54)
_STOCK = Frame(28, 220, 180, 118)
_STEP = 192
_LEFT = 318
"""Left edge of the formula."""


class Rule(NamedTuple):
    """Rule of an exchange, a gain or a payment.

    It holds the border card, tribe or goods card that states it (None: the limit of goods), the number of goods, the
    goods chosen to be given, and the gold for them. `swaps`: one for one at the Merchant.
    """

    thing: Border | Card | None
    goods: int = 0
    swaps: bool = False
    given: Tokens = ()
    gold: int | None = None


_Row: TypeAlias = Sequence[Sign]


def rule_of(view: TarguiView, camp: CampView, prompt: Prompt | None) -> Rule:
    """Return the rule that the question applies."""
    if view.raid is not None:
        return Rule(view.raid)
    pending = view.pending if view.to_act == camp.seat else None
    if pending is not None and pending.choice is not PendingKind.TRADE:
        return Rule(pending.card, pending.count)
    if prompt is not None and prompt.act == "sell":
        return Rule(SILVERSMITH)
    give: Goods = () if prompt is None else prompt.value("give", ())
    gold = None if prompt is None else prompt.value("gold")
    swaps = card_with(camp.rows, OneToOne) is not None
    return Rule(MERCHANT, 0, swaps, good_tokens(give), gold)


def draw_strip(view: TarguiView, camp: CampView, names: Sequence[str], prompt: Prompt | None, lit: Lit) -> Image.Image:
    """Return the picture; `names` can be drawn as they are."""
    picture = Picture(sand(HEIGHT))
    rule = rule_of(view, camp, prompt)
    picture.paste(_rule(rule, camp.seat, sum(camp.goods)), _RULE.x, _RULE.y)
    panels.panel(picture, view, camp, _OWN)
    for kind, count in panels.counts(camp).items():
        x, y, _, height = _stock(kind)
        panels.put_count(picture, kind, count, x + 58, y + height // 2, 94, 62)
    for kind, count, most in ((Token.DATES, sum(camp.goods), GOODS_LIMIT), (Token.GOLD, camp.gold, GOLD_LIMIT)):
        picture.paste(_limit(kind, f"{count}/{most}", count > most), _stock(kind).x + 34, _OWN.y + _OWN.height - 21)
    other = view.camps[1 - camp.seat]
    panels.draw_line(picture, view, other, names[other.seat], _OTHER)
    draw_marks(picture, marks(view, camp, prompt, lit))
    return picture.image


def marks(view: TarguiView, camp: CampView, prompt: Prompt | None, lit: Lit) -> list[Mark]:
    """Return the name of the rule, and the goods that can be chosen."""
    thing = rule_of(view, camp, prompt).thing
    name = thing.value if isinstance(thing, Border) else ""
    if isinstance(thing, Card) and thing not in TRIBE_CARDS:
        name = letter_at(list_won(view, camp), CARAVAN)
    names = [Mark(name, _RULE.x + 34, _RULE.y + 32, lit=False)] if name else []
    return names + [draw_edge(_stock(kind)) for kind in panels.STOCK if kind in lit.tokens]


def _stock(kind: Token) -> Frame:
    return _STOCK._replace(x=_STOCK.x + panels.STOCK.index(kind) * _STEP)


@cached_drawing(margin=26, box=(120, 0))
def _limit(canvas: Canvas, kind: Token, text: str, over: bool) -> None:
    """Draw the used part of a limit, terracotta if exceeded; the origin is the middle of the sign."""
    sign = formula.gold() if kind is Token.GOLD else formula.any_good()
    row = [sign, formula.space(0.1), formula.words(text, 0.9, TERRACOTTA if over else LINE)]
    formula.draw(canvas, row, -20, 0, formula.width(row, 40), 40)


@cached_sprite
def _rule(rule: Rule, seat: int, goods: int) -> Canvas:
    """Draw the rule on the sheet of its card; the origin is the top left corner."""
    _, _, width, height = _RULE
    canvas = Canvas(width, height, margin=16)
    thing = rule.thing
    pieces.draw_sheet(canvas, thing if isinstance(thing, Border) else MERCHANT, width, height)
    if isinstance(thing, Border):
        raid = thing in RAIDS
        pieces.drawing(thing)(canvas, 150 if raid else 116, height / 2 + 6, 128, 2.6)
        if not raid:
            figures.figure(seat).draw(canvas, 240, height - 74, 126, 2.6)
    elif thing is None:
        formula.draw(canvas, [formula.any_good()], 20, height / 2, 260, 120)
    else:
        draw = cards.draw_tribe_card if thing in TRIBE_CARDS else cards.draw_goods_card
        draw(canvas, thing, 110, 8, 128, 164)
    rows = _rows(rule, goods)
    columns = min(2, len(rows))
    lines_ = math.ceil(len(rows) / columns)
    wide, high = (width - _LEFT - 16) / columns, min(112, (height - 16) / lines_)
    for number, row in enumerate(rows):
        column, line = divmod(number, lines_)
        y = height / 2 + (line - (lines_ - 1) / 2) * high
        size = min(high * 0.92, (wide - 28) / formula.width(row, 1))
        formula.draw(canvas, row, _LEFT + column * wide, y, formula.width(row, size), size)
    return canvas


def _rows(rule: Rule, goods: int) -> Sequence[_Row]:
    """Return the rule in signs, line by line; `goods`: the number the player has."""
    thing, arrow, any_good = rule.thing, formula.arrow(0.5), formula.any_good()
    if isinstance(thing, Border) and thing in RAIDS:
        return [effects.demand(RAIDS[thing], PAPER)]
    if rule.given:
        bought = [formula.words("?", 0.9, LINE)] if rule.gold is None else lines.icons((Token.GOLD,) * rule.gold)
        more = len(rule.given) - GOODS_FOR_GOLD * (rule.gold or 0)
        rest = [formula.words(f"+{more}", 0.8), any_good] if rule.gold is not None and more else []
        return [[*lines.icons(rule.given), arrow, *bought, *rest]]
    if thing is MERCHANT and rule.swaps:
        three = formula.words(str(GOODS_FOR_GOLD), 0.72)
        return [[formula.words("1", 0.72), any_good, arrow, any_good], [three, any_good, arrow, formula.gold(0.95)]]
    if isinstance(thing, Border):
        return effects.lines(thing)[:: 1 if thing is SILVERSMITH else -1]
    if thing is None:
        before, after = (formula.words(str(count), 0.8) for count in (goods, GOODS_LIMIT))
        return [[before, any_good, arrow, after, any_good]]
    if thing not in TRIBE_CARDS:
        alternatives = [lines.icons(tokens) for tokens in GOODS_CARDS[thing]]
        slash = formula.words("/", 0.8, LINE)
        return [[sign for row in alternatives for sign in (*row, slash)][:-1]]
    gain = [formula.words(f"+{rule.goods}", 0.8, GAIN), any_good]
    whole = effects.formula(thing)
    return [whole] if isinstance(TRIBE_CARDS[thing].effect, Gifts) else [whole, gain]

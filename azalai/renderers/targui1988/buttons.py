"""Labels of buttons: squares by their coordinates, the verb in words, the most camels as the usual number."""

from __future__ import annotations

from azalai.games.prompts import Choice, Prompt
from azalai.games.questions import ACT, tag
from azalai.games.targui1988.components import CAMEL_PRICE, INDEX
from azalai.games.targui1988.view import TarguiView
from azalai.locales import Words
from azalai.renderers.contract import Label
from azalai.renderers.kit.speech import upper
from azalai.renderers.targui1988.choices import About, attacks, choice_subject, is_asked
from azalai.renderers.targui1988.phrases import code, name


def label(view: TarguiView, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """Return the label of a choice's button: `Go from E5…`, `D4 with 2`, `Attack D4`, `Buy for E5…`, `All 13`."""
    about = choice_subject(view, prompt, choice)
    if about is None:
        return Label(_put(words, choice.act), "end", row="end")
    text = _label(view, prompt, choice, about, words)
    if choice.move is not None:
        return text
    return text._replace(text=f"{text.text}…", plain=f"{text.plain}…" if text.plain else "")


def _put(words: Words, message: str, **values: object) -> str:
    return words.say(f"targui1988-button-{message}", **values)


def _label(view: TarguiView, prompt: Prompt, choice: Choice, about: About, words: Words) -> Label:
    match about.kind:
        case "corner" if about.sector is not None:
            sector = name(words, about.sector)
            return Label(upper(sector), plain=_put(words, "corner", sector=sector), row="corner")
        case "camp" if about.square is not None:
            square = code(about.square)
            caption = _put(words, "caption-camp")
            return Label(_put(words, "camp", square=square), "camp", row="camp", caption=caption, brief=square)
        case "fight":
            return _fight(choice, about, words)
        case "from" if about.source is not None:
            return _source_label(choice, about, words)
        case "act":
            return Label(_put(words, f"act-{about.act}"), "silver" if about.act == "buy" else "", row=about.act)
        case "buy" if is_asked(choice, "square") or _begins(choice):
            return _buy(view, choice, about, words)
        case "way" if is_asked(choice, "target") or is_asked(choice, "source") or _begins(choice):
            return _way(view, choice, about, words)
        case _:
            return _camels(view, prompt, choice, about, words)


def _begins(choice: Choice) -> bool:
    """Return True if the choice is among choices of several acts."""
    return any(step.field == ACT and step.asked for step in choice.steps)


def _source_label(choice: Choice, about: About, words: Words) -> Label:
    """Return the label of a herd that goes or fights: its possible acts, with swords if it could fight."""
    square = code(about.source) if about.source is not None else ""
    kinds = {tag(move) for move in choice.moves}
    act = kinds.pop() if len(kinds) == 1 else "set-out"
    return Label(
        _put(words, "from", act=act, square=square),
        "" if act == "march" else "swords",
        _put(words, "set-out-from", square=square) if act == "set-out" else "",
        "from",
        _put(words, f"caption-{about.act}"),
        square,
    )


def _way(view: TarguiView, choice: Choice, about: About, words: Words) -> Label:
    """Return start, unless it is answered, and destination; with the number of camels, or the gain."""
    assert about.source is not None and about.target is not None
    source, target = code(about.source), code(about.target)
    square = view.squares[INDEX[about.target]]
    place = _put(words, "way", source=source, target=target) if is_asked(choice, "source") else target
    row = "from" if is_asked(choice, "source") else "to"
    if attacks(choice.moves):
        attack = _put(words, "attack", square=target)
        if not is_asked(choice, "source"):
            return Label(attack, "swords", row=row)
        return Label(place, "swords", _put(words, "attack-way", source=source, square=target), row)
    if is_asked(choice, "camels"):
        place = _put(words, "with", place=place, camels=choice.value("camels"))
    elif square.owner != view.seat:
        place = _put(words, "worth", place=place, worth=square.economic)
    sign = "herd" if square.owner == view.seat else "go"
    if is_asked(choice, "source"):
        return Label(place, sign, _put(words, "march-way", way=place), row)
    plain = _put(words, "march", place=place)
    if _begins(choice):
        return Label(_put(words, "to", place=place), sign, plain, row)
    if not is_asked(choice, "camels"):
        return Label(place, sign, plain, row)
    brief = _put(words, "brief", square=target, camels=choice.value("camels"))
    return Label(place, row="with", caption=_put(words, "caption-with"), brief=brief, part=target)


def _buy(view: TarguiView, choice: Choice, about: About, words: Words) -> Label:
    """Return the label of camels for a square, with their number if it is answered."""
    square, camels = code(about.square) if about.square is not None else "", choice.value("camels")
    caption = _put(words, "caption-buy")
    if camels is None:
        return Label(_put(words, "buy", square=square), "silver", row="buy", caption=caption, brief=square)
    price = CAMEL_PRICE * camels
    paid = {"silver": price, "left": _silver(view) - price}
    text = _put(words, "buy-number", square=square, camels=camels, **paid)
    plain = _put(words, "buy-number-plain", square=square, camels=camels, **paid)
    brief = _put(words, "brief", square=square, camels=camels)
    return Label(text, "silver", plain, "buy", caption, brief, last=not paid["left"], part=square)


def _silver(view: TarguiView) -> int:
    """Return the silver of the view's seat."""
    return 0 if view.seat is None else view.tribes[view.seat].silver


def _camels(view: TarguiView, prompt: Prompt, choice: Choice, about: About, words: Words) -> Label:
    """Return a number alone; the most is the usual one."""
    camels = choice.value("camels")
    most = max(getattr(move, "camels", 0) for move in prompt.moves)
    how = "all" if camels == most else "some"
    text, plain = _put(words, how, camels=camels), _put(words, f"{how}-camels", camels=camels)
    if about.act != "buy":
        return Label(text, "herd", plain, "camels")
    price = CAMEL_PRICE * camels
    paid = {"silver": price, "left": _silver(view) - price}
    text, plain = _put(words, "pay", text=text, **paid), _put(words, "pay-plain", text=plain, **paid)
    return Label(text, "silver", plain, "camels", last=not paid["left"])


def _fight(choice: Choice, about: About, words: Words) -> Label:
    """Return the label of a continued or ended attack."""
    if about.act == "stop":
        return Label(_put(words, "stop"), "end", row="end")
    least = choice.value("least")
    if least is None:
        return Label(_put(words, about.act), "swords", row="fight")
    how = "press-end" if least == 1 else "press-least"
    return Label(_put(words, how, least=least), "swords", _put(words, f"{how}-whole", least=least), "fight")

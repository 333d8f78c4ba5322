"""News of a table: two lines of small print on a phone, so that a picture keeps its room, or whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.bot.history.narration import Did, Line
from azalai.bot.layouts.layout import Depiction, Picture
from azalai.bot.layouts.phone import count_small_lines
from azalai.bot.signs import measure_text, with_owner_sign
from azalai.bot.text import clip
from azalai.locales.words import Words

STORY_LIMIT = 1400
"""Largest number of characters of news in whole sentences."""
STORY_LINES = 2
"""Largest number of lines of news in small print, on a phone."""


def clip_story(story: Sequence[Line], limit: int = STORY_LIMIT, *, keep: int | None = None) -> str:
    """Return the newest lines that fit in `limit` characters.

    `keep`: the seat of the reader. A robot's moves for the reader and the reader's losses are kept before all other
    lines, if they have room.
    """
    own_lines = [line for line in story if keep is not None and line.is_about(keep)]
    room = limit - sum(len(line.text) + 1 for line in own_lines)
    if room < 0:
        own_lines, room = [], limit
    clipped: list[str] = []
    full = False
    for line in reversed(story):
        if line in own_lines:
            clipped.append(line.text)
        elif full or len(line.text) > room:
            if not full:
                clipped.append("…" if clipped else clip(line.text, room))
            full = True
        else:
            clipped.append(line.text)
            room -= len(line.text) + 1
    return "\n".join(reversed(clipped))


def small_print(text: str) -> str:
    """Return a text in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def list_deeds(log_lines: Iterable[Line]) -> list[Did]:
    """Return the events of these lines in few words each."""
    return [did for line in log_lines for did in line.did]


def news_text(
    log_lines: Sequence[Line], words: Words, picture: Depiction | None, *, keep: int | None = None, room: int
) -> tuple[str, ...]:
    """Return the news of these lines: in few words next to a picture, or else in whole sentences.

    `room`: the characters that the sentences may take. `keep`: the seat of the reader. The reader's losses, and a
    robot's moves for the reader, are left out last.
    """
    if isinstance(picture, Picture):
        return newest_lines(log_lines, words, keep=keep)
    return (clip_story(log_lines, room, keep=keep),) if log_lines and room > 0 else ()


def newest_lines(log_lines: Sequence[Line], words: Words, *, keep: int | None = None) -> tuple[str, ...]:
    """Return the newest events in few words, after a robot's moves for the person on the seat `keep`."""
    own = [line for line in log_lines if keep is not None and line.stood_in == keep]
    other_lines = [line for line in log_lines if line not in own]
    played = words.say("log-stood-in", text=newest_line(list_deeds(own), words)) if own else ""
    return tuple(text for text in (played, newest_line(list_deeds(other_lines), words, keep)) if text)


def newest_line(story: Sequence[Did], words: Words, reader: int | None = None) -> str:
    """Return the newest events in few words, as many as have room in `STORY_LINES`; "" if there are none.

    Losses of the seat `reader` come first and are never left out. Players have their signs before their names if these
    have room, too: no event is left out for a sign.
    """
    losses = [did for did in story if reader in did.losers]
    other_deeds = [did for did in story if reader not in did.losers]
    deeds: list[Did] = []

    def format_news(gap: str, *, marked: bool = False) -> str:
        parts = (_format_short(losses, words, marked=marked), gap + _format_short(deeds, words, marked=marked))
        return join_parts([part for part in parts if part.strip()])

    gap = ""
    for did in reversed(other_deeds):
        deeds.insert(0, did)
        if not _fits(format_news("… ")):
            deeds.pop(0)
            if not deeds and not losses:
                return _clip_to_lines(_format_short([did], words))
            gap = "… "
            break
    marked = format_news(gap, marked=True)
    return marked if _fits(marked) else format_news(gap)


def _format_short(story: Sequence[Did], words: Words, *, marked: bool = False) -> str:
    """Return events in few words; consecutive ones of a player have the name once. `marked`: with players' signs."""
    parts: list[str] = []
    for (name, sign), acts in groupby(story, key=lambda did: (did.player, did.sign)):
        done = [_format_repeated(list(same), words) for _, same in groupby(acts, key=_repetition_key)]
        player = with_owner_sign(sign, name) if marked and sign else name
        parts += (
            [words.say("did-acts", player=player, acts=words.row(done))]
            if name
            else [act.replace("\n", " ") for act in done]
        )
    return join_parts(parts)


def _repetition_key(did: Did) -> tuple[object, ...]:
    """Return the value in which consecutive events agree if they are written as one."""
    return (did.action,) if did.often is None else did.often.about


def _format_repeated(acts: Sequence[Did], words: Words) -> str:
    """Return consecutive events that agree as one text, with their number or the sum of their values."""
    text, often, count = acts[0].action, acts[0].often, len(acts)
    if count == 1:
        return text
    if often is None:
        return words.say("did-again", act=text, count=count)
    total = sum(act.often.values[often.summed] for act in acts if act.often is not None)
    return words.say(often.message, **{**often.values, often.summed: total}, count=count)


def join_parts(parts: Sequence[str]) -> str:
    """Return the parts in one line; a sentence loses its full stop before another part."""
    return " · ".join([*(part.removesuffix(".") for part in parts[:-1]), *parts[-1:]])


def _fits(text: str) -> bool:
    return count_small_lines(measure_text(text)) <= STORY_LINES


def _clip_to_lines(text: str) -> str:
    """Return the beginning of a text, cut to `STORY_LINES`."""
    words = text.split(" ")
    while not _fits(f"{' '.join(words)} …"):
        words.pop()
    return f"{' '.join(words)} …"

"""What happened: in two lines of small print on a phone, so that a picture keeps its room, or in whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.bot.history.narration import Did, Line
from azalai.bot.layouts.layout import Picture, Shown
from azalai.bot.layouts.phone import small_lines
from azalai.bot.signs import measured, owned
from azalai.bot.text import clip
from azalai.locales.words import Words

STORY_LIMIT = 1400
"""Characters of what happened, where it is told in whole sentences."""
STORY_LINES = 2
"""Lines of small print in which a question says what happened."""


def clip_story(story: Sequence[Line], limit: int = STORY_LIMIT, *, keep: int | None = None) -> str:
    """The newest lines that fit in so many characters. `keep`: what a robot played for who sits there is among them, if
    there is room."""
    kept = [line for line in story if keep is not None and line.stood_in == keep]
    room = limit - sum(len(line.text) + 1 for line in kept)
    if room < 0:
        kept, room = [], limit
    shown: list[str] = []
    full = False
    for line in reversed(story):
        if line in kept:
            shown.append(line.text)
        elif full or len(line.text) > room:
            if not full:
                shown.append("…" if shown else clip(line.text, room))
            full = True
        else:
            shown.append(line.text)
            room -= len(line.text) + 1
    return "\n".join(reversed(shown))


def small(text: str) -> str:
    """A text in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def story_of(told: Iterable[Line]) -> list[Did]:
    """What these lines tell in few words."""
    return [did for line in told for did in line.did]


def happened(
    told: Sequence[Line], words: Words, picture: Shown | None, *, keep: int | None = None, room: int
) -> tuple[str, ...]:
    """What these lines tell: in few words beside a picture, and where there is none in as many whole sentences as fit
    in `room` characters. `keep`: what a robot played for who sits in that seat is among it."""
    if isinstance(picture, Picture):
        return newest_lines(told, words, keep=keep)
    return (clip_story(told, room, keep=keep),) if told and room > 0 else ()


def newest_lines(told: Sequence[Line], words: Words, *, keep: int | None = None) -> tuple[str, ...]:
    """The newest in few words; before it what a robot played for who sits in the seat `keep`."""
    own = [line for line in told if keep is not None and line.stood_in == keep]
    others = [line for line in told if line not in own]
    played = words.say("log-stood-in", text=newest(story_of(own), words)) if own else ""
    return tuple(text for text in (played, newest(story_of(others), words)) if text)


def newest(story: Sequence[Did], words: Words) -> str:
    """The newest of what happened, and as much before it as has room; "" for nothing. Players stand behind their signs
    where these have room, too: no act is left out for them."""
    shown: list[Did] = []
    before = ""
    for did in reversed(story):
        if not _fits(f"… {_told([did, *shown], words)}"):
            if not shown:
                return _cut(_told([did], words))
            before = "… "
            break
        shown.insert(0, did)
    marked = before + _told(shown, words, marked=True)
    return marked if _fits(marked) else before + _told(shown, words)


def _told(story: Sequence[Did], words: Words, *, marked: bool = False) -> str:
    """The acts of one person in a row have their name once."""
    parts: list[str] = []
    for (who, sign), acts in groupby(story, key=lambda did: (did.who, did.sign)):
        done = [act.what for act in acts]
        player = owned(sign, who) if marked and sign else who
        parts += (
            [words.say("did-acts", player=player, acts=words.row(done))]
            if who
            else [act.replace("\n", " ") for act in done]
        )
    return " · ".join(parts)


def _fits(text: str) -> bool:
    return small_lines(measured(text)) <= STORY_LINES


def _cut(text: str) -> str:
    """The beginning of what takes more than its lines."""
    words = text.split(" ")
    while not _fits(f"{' '.join(words)} …"):
        words.pop()
    return f"{' '.join(words)} …"

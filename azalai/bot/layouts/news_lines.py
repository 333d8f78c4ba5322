"""News: in two lines of small print on a phone, so that a picture keeps its room, or in whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.bot.history.narration import Did, Line
from azalai.bot.layouts.layout import Picture, Shown
from azalai.bot.layouts.phone import count_small_lines
from azalai.bot.signs import measure_text, with_owner_sign
from azalai.bot.text import clip
from azalai.locales.words import Words

STORY_LIMIT = 1400
"""Characters of the news in whole sentences."""
STORY_LINES = 2
"""Lines of small print for a question's news."""


def clip_story(story: Sequence[Line], limit: int = STORY_LIMIT, *, keep: int | None = None) -> str:
    """Return the newest lines that fit in `limit` characters.

    `keep`: the seat of the reader; what a robot played for them and what they have lost is among the lines, if there is
    room.
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
    """Return the short form of these lines."""
    return [did for line in log_lines for did in line.did]


def news_text(
    log_lines: Sequence[Line], words: Words, picture: Shown | None, *, keep: int | None = None, room: int
) -> tuple[str, ...]:
    """Return the news of these lines: in few words next to a picture, or in whole sentences.

    Without a picture these are as many sentences as fit in `room` characters. `keep` is the seat of the reader: what a
    robot played for them, and what they have lost, is never left out.
    """
    if isinstance(picture, Picture):
        return newest_lines(log_lines, words, keep=keep)
    return (clip_story(log_lines, room, keep=keep),) if log_lines and room > 0 else ()


def newest_lines(log_lines: Sequence[Line], words: Words, *, keep: int | None = None) -> tuple[str, ...]:
    """Return the newest in few words; before it a robot's moves for the person in the seat `keep`."""
    own = [line for line in log_lines if keep is not None and line.stood_in == keep]
    other_lines = [line for line in log_lines if line not in own]
    played = words.say("log-stood-in", text=newest_line(list_deeds(own), words)) if own else ""
    return tuple(text for text in (played, newest_line(list_deeds(other_lines), words, keep)) if text)


def newest_line(story: Sequence[Did], words: Words, reader: int | None = None) -> str:
    """Return the newest of what happened, and as much before it as has room; "" for nothing.

    What the seat of the `reader` has lost comes first, and is never left out. Players stand behind their signs where
    these have room, too: no act is left out for them.
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
    """Return the short form, with one name for the consecutive moves of one player."""
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
    """Return that in which consecutive acts agree that are told once."""
    return (did.action,) if did.often is None else did.often.about


def _format_repeated(acts: Sequence[Did], words: Words) -> str:
    """Return an act once, with the number of its consecutive repetitions, or their sum."""
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
    """Return the beginning of a text that has no room in its lines."""
    words = text.split(" ")
    while not _fits(f"{' '.join(words)} …"):
        words.pop()
    return f"{' '.join(words)} …"

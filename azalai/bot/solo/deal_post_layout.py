"""Layouts of a deal's shared result, morning post, film and file."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.layouts.components import ButtonStyle, Link, button
from azalai.bot.layouts.layout import INDIGO, SAND, Document, Picture, PrivateLayout, PublicLayout
from azalai.bot.people.reader import Reader
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.boards import DayBoard
from azalai.bot.solo.days import ends
from azalai.bot.solo.deal_layout import (
    ACTS,
    block_letters,
    date_in,
    display_name,
    has_won,
    place_in,
    play_button,
    split_lines,
)
from azalai.bot.solo.deals import DealGame
from azalai.bot.text import plain
from azalai.locales import Words
from azalai.renderers import game_sign


def result_post_layout(
    dealt: DealGame, board: DayBoard, words: Words, *, named: bool = True, links: Sequence[Link] = ()
) -> PublicLayout:
    """Build a public post of a person's result, without points and facts about the deal.

    Its buttons lead to the deal and to its explanation. `named`: with the person's name; only for posts that the bot
    can delete when the person is erased.
    """
    reader, game, name = board.reader, words.game(dealt.deal.game), plain(dealt.row.name)
    result = "deal-shared-result" if named else "deal-shared-result-nameless"
    facts = [words.say(result, name=name, how=has_won(dealt), count=dealt.deal.seats - 1)]
    if reader is not None and board.count > 1:
        facts[0] = words.row(
            [facts[0], words.say("deal-place-of", place=place_in(reader.place, words), count=board.count)]
        )
    if reader is not None and reader.streak > 1:
        facts.append(words.say("deal-streak", streak=reader.streak, sun=sign_in_text("sun", words)))
    lines = [words.say("deal-shared", game=game, date=date_in(dealt.deal.day, words)), " · ".join(facts)]
    if dealt.row.chances:
        course = "deal-shared-course" if named else "deal-shared-course-nameless"
        lines.append(words.say(course, name=name, course=block_letters(dealt.row.chances)))
    play = play_button(dealt.deal.game, dealt.deal.day, words, shared=True)
    info = button(words.say("button-deal-what"), f"{ACTS}what", dealt.deal.game, dealt.deal.day)
    return PublicLayout(texts=("\n".join(lines),), rows=[[play, info], *([links] if links else [])], framed=False)


def explanation_layout(game: str, day: int, today: int, reader: Reader, links: Sequence[Link] = ()) -> PrivateLayout:
    """Build the explanation of a deal of the day, for a reader of a shared result."""
    words = reader.words
    play = button(words.say("button-deal-play"), "deal", game, today, sign=game_sign(game), style=ButtonStyle.PRIMARY)
    text = words.say("deal-what", game=words.say(f"{game}-name"), date=date_in(day, words))
    return PrivateLayout(user=reader.user, texts=(text,), rows=[[play], *([links] if links else [])], accent=INDIGO)


def morning_layout(
    day: int, seals: Sequence[tuple[str, str]], text: str, picture: Picture | str | None, words: Words
) -> PublicLayout:
    """Build the morning post: the deals of the day, and the board of the newest deal that is over.

    The hashes of the deals' seeds are in it, so the date of the post proves that the seeds were chosen before.
    `text`: the title of the board.
    """
    hashes = "\n".join(f"-# {words.say(f'{game}-name')} `{seal}`" for game, seal in seals)
    heading = words.say("deal-morning", date=date_in(day, words), until=f"<t:{int(ends(day))}:R>") + f"\n{hashes}"
    buttons = [play_button(game, day, words) for game, _ in seals]
    buttons.append(button(words.say("button-deal-seals"), f"{ACTS}seals", day))
    texts = [heading, *([text] if text else []), *([picture] if isinstance(picture, str) else [])]
    return PublicLayout(
        texts=tuple(texts),
        picture=picture if isinstance(picture, Picture) else None,
        rows=split_lines(buttons),
        accent=SAND,
    )


def film_layout(game: str, day: int, name: str | None, film: Picture, reader: Reader) -> PrivateLayout:
    """Build the private message with the film of the best game of a deal."""
    words = reader.words
    text = words.say(
        "deal-film", game=words.say(f"{game}-name"), date=date_in(day, words), name=display_name(name, words)
    )
    return PrivateLayout(user=reader.user, texts=(text,), picture=film, accent=INDIGO)


def export_layout(game: str, day: int, file: Document, reader: Reader) -> PrivateLayout:
    """Build the private message with the file of a game of a deal."""
    text = reader.words.say("deal-export", game=reader.words.say(f"{game}-name"), date=date_in(day, reader.words))
    return PrivateLayout(user=reader.user, texts=(text,), document=file, accent=INDIGO)

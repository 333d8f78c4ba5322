"""Private answers about finished games: profile, history, leaderboard."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.ratings import MOST_TOGETHER, TOGETHER_WITHIN
from azalai.bot.layouts.components import button
from azalai.bot.layouts.entry_buttons import step_button
from azalai.bot.layouts.layout import INDIGO, Line, PrivateLayout, Row
from azalai.bot.layouts.phone import PHONE, TEXT, clip_to_line, room_next_to
from azalai.bot.people.mentions import mention_user
from azalai.bot.people.reader import Reader
from azalai.bot.profiles.rules import LEAST_GAMES, Ended, History, LeaderboardRow, Profile
from azalai.bot.text import make_link, message_url, plain
from azalai.locales import Words

DAY, HOUR, MINUTE = 86_400, 3_600, 60


def profile_layout(profile: Profile, reader: Reader) -> PrivateLayout:
    """Lay out games, wins, ratings, the speed of answers, and opponents."""
    say = reader.words.say
    texts = [f"## {plain(profile.name)}"]
    if not profile.games:
        texts.append(say("profile-none"))
    else:
        texts.append(say("profile-games", games=profile.games, won=profile.won))
        lines: list[str] = []
        for tally in profile.tallies:
            line = say("profile-game", game=reader.words.game(tally.game), games=tally.games, won=tally.won)
            ratings = [
                say(f"profile-rating-{where}", rating=str(rating))
                for where, rating in (("here", tally.rating_here), ("everywhere", tally.rating_everywhere))
                if rating is not None
            ]
            lines.append(" · ".join([line, *ratings]))
        texts.append("\n".join(lines))
    if profile.reply is not None:
        texts.append(say("profile-reply", time=span(profile.reply, reader.words)))
    if profile.opponents:
        lines = [
            say(
                "profile-opponent",
                name=plain(opponent.name),
                games=opponent.games,
                ahead=opponent.ahead,
                behind=opponent.behind,
            )
            for opponent in profile.opponents
        ]
        texts.append("\n".join([say("profile-opponents"), *lines]))
    if not profile.whole:
        texts.append(say("profile-here-only"))
    return PrivateLayout(user=reader.user, texts=tuple(texts), small=_rating_method(reader.words), accent=INDIGO)


def _rating_method(words: Words) -> str:
    """Return the method of ratings, in one sentence."""
    return words.say("rating-method", most=MOST_TOGETHER, days=round(TOGETHER_WITHIN / DAY))


def span(seconds: float, words: Words) -> str:
    """Return a length of time in its largest unit: `3 hours`."""
    for name, unit in (("days", DAY), ("hours", HOUR)):
        if seconds >= 1.5 * unit:
            return words.say(f"time-{name}", count=round(seconds / unit))
    return words.say("time-minutes", count=max(1, round(seconds / MINUTE)))


def history_layout(history: History, reader: Reader) -> PrivateLayout:
    """Lay out the finished games of a person, newest first, each with the button that steps through it."""
    say, page, pages = reader.words.say, history.page, history.pages
    rows: list[Row] = [_section(ended, reader.words) for ended in history.ended]
    newer = button(say("button-newer"), "history", page - 1, disabled=page == 0)
    older = button(say("button-older"), "history", page + 1, disabled=page == pages - 1)
    text = say("history-heading", count=history.count) if rows else say("profile-none")
    rows += [[newer, older]] if pages > 1 else []
    return PrivateLayout(user=reader.user, texts=(text,), rows=rows, framed=False)


def _section(ended: Ended, words: Words) -> Line:
    """Return the two lines of a game, each in one line of a phone."""
    say = words.say
    step = step_button(say("button-step"), ended.row.id)
    opponents = [plain(name) for number, name in enumerate(ended.names) if number != ended.result.seat]
    url = None if ended.card is None else message_url(ended.row.guild_id, *ended.card)
    place = say("history-place", place=ended.result.place, of=len(ended.names))
    date, counted = f"<t:{int(ended.result.ended_at)}:d>", "yes" if ended.result.counted else "no"

    def second(names: str) -> str:
        return f"-# {say('history-line', date=date, others=names, counted=counted)}"

    room, game = room_next_to(step.label), words.game(ended.row.game)
    first = clip_to_line(
        lambda text: f"**{game}** · {text if url is None else make_link(text, url)}", place, room, TEXT
    )
    return Line(f"{first}\n{clip_to_line(second, words.join(opponents), room, PHONE.small[0])}", step)


def leaderboard_layout(game: str, leaders: Sequence[LeaderboardRow], reader: Reader, *, server: bool) -> PrivateLayout:
    """Lay out the best players of a game, in a server or everywhere."""
    say = reader.words.say
    heading = say("best-heading", game=say(f"{game}-name"), where="server" if server else "everywhere")
    lines = [
        say("best-line", place=place, name=_display_name(leader), rating=str(leader.rating), games=leader.games)
        for place, leader in enumerate(leaders, 1)
    ]
    text = "\n".join(lines) or say("best-none", least=LEAST_GAMES)
    texts = (f"## {heading}", text) if server else (f"## {heading}", text, say("best-who-agrees"))
    return PrivateLayout(user=reader.user, texts=texts, small=_rating_method(reader.words), accent=INDIGO)


def _display_name(leader: LeaderboardRow) -> str:
    """Return a person of whom no name is kept as Discord shows them."""
    return mention_user(leader.user) if leader.name is None else plain(leader.name)

"""Private views of a tournament: pages of standings and games, the reader's own game, and confirmations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, Picture, PrivateLayout, Row
from azalai.bot.text import BUTTON_LIMIT, clip, plain, split_pages, visible_name
from azalai.bot.tournaments.layout import (
    Standings,
    close_button,
    count_lines,
    game_lines,
    game_section,
    order_lines,
    place_line,
    plays_again,
    stage_name,
    state_text,
    trouble_text,
)
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentStatus
from azalai.locales import Words

CHARACTERS = 3400
"""Largest number of characters on a page."""
PAGE_LINES = 22
"""Largest number of lines of a page on a phone, so that it fits the screen with heading and buttons."""


def standings_layout(
    contest: Contest,
    order: Standings,
    t: Words,
    page: int,
    *,
    user: int,
    more: str = "",
    pictures: Sequence[Picture] | None = None,
) -> PrivateLayout:
    """Build a page of the standings, with the reader's own place in bold.

    `pictures`: are on the first page, with the standings in words on the others; None for words only. `more`: the
    content of the pictures in words.
    """
    own = contest.entrant(user)
    number = None if own is None else own.number
    head = f"## {plain(contest.row.name)}\n{state_text(contest, t)}"
    lines = [*order_lines(contest, order, t, own=number), f"-# {t.say('cup-order-how')}", *more.splitlines()]
    texts = [f"{head}\n{page}" for page in pages(lines)]
    if pictures is None:
        return _page_layout(contest, texts, t, page, "cup-standings", user=user)
    mine = [standing for group in order for standing in group if standing.entrant == number]
    first = "\n".join([head, *(place_line(contest, standing, t, bold=True) for standing in mine)])
    return _page_layout(contest, [first, *texts], t, page, "cup-standings", user=user, pictures=pictures)


def games_layout(contest: Contest, channels: Mapping[int, int], t: Words, page: int, *, user: int) -> PrivateLayout:
    """Build a page of the games of all rounds, the newest round first."""
    lines: list[str] = []
    for number in range(contest.row.round, 0, -1):
        lines += [f"**{stage_name(contest, number, t)}**", *game_lines(contest, number, channels, t)]
    texts = [f"## {plain(contest.row.name)}\n{page}" for page in pages(lines or [t.say("cup-no-games")])]
    return _page_layout(contest, texts, t, page, "cup-games", user=user)


def own_game_layout(contest: Contest, t: Words, *, user: int) -> PrivateLayout:
    """Build the reader's present game, with a link to its table and a button to withdraw."""
    own, row, played = contest.entrant(user), contest.row, list_open_games(contest, user)
    if own is None:
        text = t.say("cup-not-in")
    elif own.gone and row.status is TournamentStatus.RUNNING:
        text = t.say("cup-you-are-out")
    elif played:
        text = t.say("cup-your-table", channel=f"<#{played[0].thread_id}>")
    elif row.status is TournamentStatus.RUNNING and not plays_again(contest, own.number):
        text = t.say("cup-no-table", status="done")
    else:
        text = t.say("cup-no-table", status=row.status.value)
    if trouble := trouble_text(contest, t):
        text = f"{text}\n{trouble}"
    may_withdraw = own is not None and not own.gone and row.status is TournamentStatus.RUNNING
    rows: list[Row] = [game_section(contest, game, contest.channels, t) for game in played]
    if may_withdraw:
        rows.append([button(t.say("button-cup-withdraw"), "cup-withdraw", row.id, sign="end")])
    heading = f"## {plain(row.name)}"
    return PrivateLayout(user=user, texts=(f"{heading}\n{text}",), rows=rows, accent=INDIGO)


def list_open_games(contest: Contest, user: int) -> list[GameRow]:
    """Return the unfinished games of a user who is in the tournament."""
    own = contest.entrant(user)
    if own is None or own.gone:
        return []
    return [game for game in contest.games if own.number in game.seats and game.is_played]


def withdraw_layout(contest: Contest, t: Words, *, user: int) -> PrivateLayout:
    """Build the question whether the reader wants to withdraw."""
    yes = button(t.say("button-cup-withdraw-yes"), "cup-gone", contest.row.id, style=ButtonStyle.DANGER)
    played = list_open_games(contest, user)
    game = "none" if not played else "two" if len(played[0].seats) == 2 else "more"
    text = t.say("cup-withdraw-really", name=plain(contest.row.name), game=game)
    return PrivateLayout(user=user, texts=(text,), rows=[[yes, close_button(t)]], accent=INDIGO)


def choice_layout(contests: Sequence[Contest], act: str, t: Words, *, user: int) -> PrivateLayout:
    """Build the question which of several tournaments the user means, with a button for each."""
    buttons = [
        button(
            clip(visible_name(contest.row.name), BUTTON_LIMIT),
            "cup-pick",
            act,
            contest.row.id,
            style=ButtonStyle.PRIMARY,
        )
        for contest in contests
    ]
    return PrivateLayout(user=user, texts=(t.say("cup-which"),), rows=[buttons], accent=INDIGO)


def pages(lines: Sequence[str]) -> list[str]:
    """Divide lines into pages, at least one, that fit the screen of a phone and a message."""
    lists: list[list[str]] = [[]]
    for line in lines:
        for piece in split_pages(line, CHARACTERS):
            page = "\n".join([*lists[-1], piece])
            if lists[-1] and (count_lines(page) > PAGE_LINES or len(page) > CHARACTERS):
                lists.append([])
            lists[-1].append(piece)
    return ["\n".join(page) for page in lists]


def _page_layout(
    contest: Contest,
    texts: Sequence[str],
    t: Words,
    page: int,
    act: str,
    *,
    user: int,
    pictures: Sequence[Picture] = (),
) -> PrivateLayout:
    """Build a page of `texts`, with buttons that lead to the pages before and after it.

    `pictures`: are on the first page; in a grid, unless the reader takes part and gets only few.
    """
    page = max(0, min(page, len(texts) - 1))
    back = button(t.say("button-previous"), act, contest.row.id, page - 1, disabled=page == 0)
    forward = button(t.say("button-next"), act, contest.row.id, page + 1, disabled=page == len(texts) - 1)
    rows: list[list[Button]] = [[back, forward]] if len(texts) > 1 else []
    below, grid = tuple(pictures) if page == 0 else (), contest.entrant(user) is None
    return PrivateLayout(user=user, texts=(texts[page],), below=below, grid=grid, rows=rows, accent=INDIGO)

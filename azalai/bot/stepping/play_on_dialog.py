"""Dialog of *Play on*: a solo game (`azalai.bot.solo`) that begins at a decision of a finished game."""

from __future__ import annotations

from azalai.bot.dialogs.marks import Amount, TableNumber, action
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.layouts.layout import Depiction, Wording
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.reviews.positions import ReviewedChoice
from azalai.bot.solo import what_if
from azalai.bot.solo.what_if import Source, result_of
from azalai.bot.solo.what_if_dialog import WhatIfDialog
from azalai.bot.stepping.dialog import SteppingDialog
from azalai.bot.stepping.layout import play_on_layout
from azalai.bot.stepping.rules import PlayOn, Steps
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import list_levels_at
from azalai.games import GAMES
from azalai.robots import Level

NONE = Amount(0)
"""Number in a button if no game must be dropped for the new one."""


class PlayOnDialog:
    """Dialog of the page between a step and the game that begins there."""

    def __init__(self, host: Host, pictures: Pictures, stepping: SteppingDialog, playing: WhatIfDialog) -> None:
        self._host = host
        self._pictures = pictures
        self._stepping = stepping
        self._playing = playing

    @action("play-on", in_place=True)
    async def _play_on(self, request: Request, table: TableNumber, number: int, eyes: Amount) -> None:
        """Show the page, with the level of robots that the user chose last."""
        await self._ask(request, table, number, eyes)

    @action("play-on-level", in_place=True)
    async def _choose_level(
        self, request: Request, table: TableNumber, number: int, eyes: Amount, *, chosen: str
    ) -> None:
        """Show the page with robots of another level."""
        await self._ask(request, table, number, eyes, chosen)

    @action("play-on-begin", in_place=True)
    async def _begin(
        self, request: Request, table: TableNumber, number: int, eyes: Amount, level: str, goes: Amount = NONE
    ) -> None:
        """Begin the game and ask its first question.

        `goes`: the game that is dropped for it; show the page again if that is another one now.
        """
        steps, choice, seat = await self._load_place(request, table, number, eyes)
        levels = list_levels_at(self._host.settings, steps.history.table)
        if level not in levels:
            raise Refused("refusal-unreadable-button")
        game, version = steps.history.table.game, steps.history.table.rules
        source = _make_source(steps, number, seat, Level(level))
        begun = await what_if.begin(self._host, request.user, game, version, choice.state, source, goes)
        if begun is None:
            await self._ask(request, table, number, eyes, level)
        else:
            await self._playing.show_again(request, TableNumber(begun))

    async def _ask(self, request: Request, table: int, number: int, eyes: int, level: str | None = None) -> None:
        steps, choice, seat = await self._load_place(request, table, number, eyes)
        levels, own = (
            list_levels_at(self._host.settings, steps.history.table),
            await what_if.list_what_ifs(self._host, request.user),
        )
        if level is not None and level not in levels:
            raise Refused("refusal-unreadable-button")
        page = PlayOn(
            number=number,
            eyes=eyes,
            seat=seat,
            shown=await self._render(request, steps, choice, number, seat),
            levels=levels,
            level=what_if.usual_level(own, levels) if level is None else Level(level),
            begun=next((row for row in own if row.ended_at is None and what_if.source_of(row).table == table), None),
            goes=what_if.find_dropped(own),
        )
        await show(request, play_on_layout(steps, page, request.reader), AnswerKind.STEP)

    async def _load_place(
        self, request: Request, table: int, number: int, eyes: int
    ) -> tuple[Steps, ReviewedChoice, int]:
        """Return the steps of a game, the decision of a mark, and the seat that plays on.

        Raises `Refused` as stepping does, and for the end, for a deal that others can still play, for a game that is
        not offered, and for a game under earlier rules.
        """
        steps = await self._stepping.load_steps(request, table)
        _, seat = self._stepping.check_mark(request, steps, number, eyes)
        choice = steps.find_choice(number) if number else None
        if choice is None:
            raise Refused("refusal-unreadable-button")
        if steps.open_until is not None:
            raise Refused("refusal-play-on-deal-open", until=f"<t:{int(steps.open_until)}:D>")
        if not GAMES.is_offered(steps.history.table.game.key):
            raise Refused("refusal-no-such-game")
        if steps.history.table.rules != steps.history.table.game.version:
            raise Refused("refusal-play-on-rules")
        return steps, choice, choice.seat if seat is None else seat

    async def _render(
        self, request: Request, steps: Steps, choice: ReviewedChoice, number: int, seat: int
    ) -> Depiction:
        """Return the seat's picture of the position, with the marks of its choices, or its words."""
        reader, words = await self._host.preferences.load(request.user), request.words
        in_words = self._stepping.describe(steps, number, seat, words)
        if reader.text_only:
            return in_words
        table = steps.make_table_before(choice)
        moves = table.game.moves(table.state, seat) if table.seats[seat].deciding else ()
        prompt = make_prompt(DialogPlace(table, seat, 0), moves, Wordings(table, seat, words)) if moves else None
        picture = await self._pictures.render_with_fallback(
            table, seat, words.language, contrast=reader.contrast, marked=prompt
        )
        return in_words if isinstance(picture, Wording) else picture


def _make_source(steps: Steps, number: int, seat: int, level: Level) -> Source:
    """Return the source of a game, as it is stored: the decision at which it begins."""
    table = steps.history.table
    outcome = None if table.state is None else table.game.outcome(table.state)
    points, place = (None, None) if outcome is None else result_of(outcome, seat)
    return Source(
        table=table.id,
        step=number,
        seat=seat,
        seats=len(table.seats),
        level=level,
        options=table.row.options.decode(),
        ended_at=table.row.ended_at or table.row.started_at or 0.0,
        points=points,
        place=place,
    )

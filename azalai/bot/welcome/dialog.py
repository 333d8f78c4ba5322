"""Dialog of the greeting and of `/azalai help`, which lead to lessons, games and explanations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.discord_permissions import can_see_channel, check_channel
from azalai.bot.dialogs.install_links import make_install_links
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.places import NewTables
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.table_codes import unpack_invitation
from azalai.bot.dialogs.table_opening import OpeningDialog, usual_seats
from azalai.bot.errors import Refused
from azalai.bot.hosting.open_tables import OpenGame, OpenGamesLister
from azalai.bot.layouts.components import button
from azalai.bot.layouts.entry_buttons import help_button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.tables.host import Host
from azalai.bot.welcome import layout as layouts
from azalai.bot.welcome.delivery import Greeter
from azalai.bot.welcome.layout import help_layout, render_banner
from azalai.games import GAMES
from azalai.games.contract import AnyGame


class WelcomeDialog:
    """Dialog of a user's first steps."""

    def __init__(
        self,
        host: Host,
        opening: OpeningDialog,
        greeter: Greeter,
        pictures: Pictures,
        list_waiting: OpenGamesLister,
        next_lesson: Callable[[Host, int], Awaitable[str | None]],
    ) -> None:
        self._host = host
        self._list_waiting = list_waiting
        self._next_lesson = next_lesson
        self._opening = opening
        self._greeter = greeter
        self._pictures = pictures

    @action("help", in_place=True)
    async def _reopen(self, request: Request) -> None:
        await self.show_help(request)

    async def show_help(self, request: Request) -> None:
        """Answer `/azalai help`: show how to begin, and the games."""
        reader = await self._host.preferences.load(request.user)
        picture = (
            None if reader.text_only else await render_banner(self._pictures, request.words, contrast=reader.contrast)
        )
        waiting: list[OpenGame] = []
        if request.guild is not None:
            async with self._host.store.read() as tx:
                waiting = await self._list_waiting(tx, request.guild, request.user, partial(can_see_channel, request))
        layout = help_layout(
            request.reader,
            opens=request.guild is not None,
            untried=await self._next_lesson(self._host, request.user),
            picture=picture,
            waits=next(iter(waiting), None),
            posts=request.person.manages is not None,
            links=make_install_links(request),
        )
        await show(request, layout)

    @action("open")
    async def _open_table(self, request: Request, game: str) -> None:
        """Open a table of a game of the greeting, for the default number of players.

        Outside of servers, show the links that add the bot to one.
        """
        played = _get_game(game)
        if request.guild is None:
            text = request.words.say("lesson-real-in-servers", command=request.words.say(f"{game}-slash"))
            layout = words_layout(text, user=request.user)
            await show(request, msgspec.structs.replace(layout, rows=[make_install_links(request)]))
            return
        place = await NewTables(self._host).choose_place(request)
        await self._opening.open(request, played, {"thread": place.thread, "full": usual_seats(played)})

    @action("open-thread", in_place=True)
    async def _open_in_thread(self, request: Request, game: str, typed: str = "") -> None:
        """Open a table in a thread, because the channel has one. `typed`: the code of its options, if any."""
        played = _get_game(game)
        filled, invited = _unpack(played, typed) if typed else ({}, list[int]())
        people = [await request.fetch_member(user) for user in invited]
        filled |= {f"player{number}": person for number, person in enumerate(people, 1)}
        await self._opening.open(request, played, {**filled, "thread": True})

    @action("learn-which", in_view=True)
    async def _show_taught_games(self, request: Request) -> None:
        await show_sheet(request, layouts.learn_layout(request.reader), help_button(request.words))

    @action("how", in_view=True)
    async def _explain(self, request: Request) -> None:
        await show_sheet(request, layouts.opening_help_layout(request.reader), help_button(request.words))

    @action("which-games", in_place=True)
    async def _list_games(self, request: Request) -> None:
        await show_sheet(request, layouts.games_layout(request.reader), button(request.words.say("button-back"), "how"))

    @action("greet", in_place=True)
    async def _greet(self, request: Request) -> None:
        """Post the greeting in the channel. Raises `Refused` unless the user may manage the server."""
        if request.guild is None or request.person.manages is None:
            raise Refused("refusal-managers-greet")
        channel = check_channel(request, thread=False)
        await self._greeter.greet(channel, request.guild, f"g{request.id}"[:25])
        await show(request, words_layout(request.words.say("greeted"), user=request.user))


def _get_game(key: str) -> AnyGame:
    if key not in list_offered_games():
        raise Refused("refusal-no-such-game")
    return GAMES[key]


def _unpack(game: AnyGame, typed: str) -> tuple[dict[str, object], list[int]]:
    try:
        return unpack_invitation(game, typed)
    except (ValueError, IndexError) as error:
        raise Refused("refusal-unreadable-button") from error

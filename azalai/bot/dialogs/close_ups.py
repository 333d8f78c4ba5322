"""Close-ups, in private: the board, a card of the box in large, a chart."""

from __future__ import annotations

from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.layouts.close_ups import card_layout, cards_layout
from azalai.bot.layouts.idle_view import board_layout, words_layout
from azalai.bot.layouts.layout import INDIGO, PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.preferences import Preferences
from azalai.bot.people.reader import Reader
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.renderers import close_ups


class CloseUpDialog:
    """Dialog of close-ups. Each is a view of the table that does not follow it."""

    def __init__(self, host: Host, pictures: Pictures, views: LivingViews) -> None:
        self._host = host
        self._pictures = pictures
        self._views = views

    async def show_board(self, request: Request, table: LoadedTable) -> None:
        """Show the public board to the user. Raises `Refused` if the game has not started."""
        if table.state is None:
            raise Refused("refusal-not-started")
        picture = await self._pictures.render(table, None, await self._host.preferences.load(request.user))
        await self._views.show(request, board_layout(table, request.reader, picture), table, follows=False)

    async def show_last_board(self, request: Request, table: LoadedTable) -> None:
        """Show the final board to the user, player or not. Raises `Refused` if the game has not started."""
        if table.state is None:
            raise Refused("refusal-not-started")
        words = request.words
        user = request.user
        picture = await self._pictures.render_last_board(table, await self._host.preferences.load(user))
        layout = PrivateLayout(user=user, texts=(words.say("last-board"),), picture=picture, accent=INDIGO)
        await self._views.show(request, layout, table, follows=False)

    async def show_cards(self, request: Request, table: LoadedTable, page: int) -> None:
        """Show a page of the list of close-ups."""
        await self._views.show(request, cards_layout(table, request.reader, page), table, follows=False)

    async def show_card(self, request: Request, table: LoadedTable, key: str) -> None:
        """Show a card in large, with its text. Raises `Refused` if the game has none of that key."""
        preferences = await self._host.preferences.load(request.user)
        layout = await make_card_view(self._pictures, table, key, request.reader, preferences)
        await self._views.show(request, layout, table, follows=False)

    async def show_chart(self, request: Request, table: LoadedTable, chart: str) -> None:
        """Show a chart of the table, which is public, to the user. Raises `Refused` if the game has not started."""
        if table.state is None:
            raise Refused("refusal-not-started")
        preferences = await self._host.preferences.load(request.user)
        layout = await make_chart_view(self._pictures, table, chart, request.reader, preferences)
        await self._views.show(request, layout, table, follows=False)

    @action("cards", in_view=True)
    async def _on_cards(self, request: Request, table: TableNumber, page: int = 0) -> None:
        await self.show_cards(request, await load(self._host, table), page)

    @action("card", in_view=True)
    async def _on_card(self, request: Request, table: TableNumber, *, chosen: str) -> None:
        await self.show_card(request, await load(self._host, table), chosen)

    @action("board", in_view=True)
    async def _on_board(self, request: Request, table: TableNumber) -> None:
        await self.show_board(request, await load(self._host, table))

    @action("last-board", in_view=True)
    async def _on_last_board(self, request: Request, table: TableNumber) -> None:
        await retry_refused(self._host, table)
        await self.show_last_board(request, await load(self._host, table))

    @action("chart", in_view=True)
    async def _on_chart(self, request: Request, table: TableNumber, chart: str) -> None:
        await self.show_chart(request, await load(self._host, table), chart)


async def make_card_view(
    pictures: Pictures, table: LoadedTable, key: str, reader: Reader, preferences: Preferences, *, acts: str = ""
) -> PrivateLayout:
    """Return the layout of a card in large, with its text. Raises `Refused` if the game has none of that key.

    `acts`: the prefix of the actions of its buttons.
    """
    words, closer = reader.words, close_ups(table.game.key)
    if closer is None or key not in closer.close_ups(words):
        raise Refused("refusal-no-such-card")
    contrast = preferences.contrast
    picture, text = await pictures.render_close_up(table.game.key, key, words.language, contrast=contrast)
    return card_layout(table, reader, None if preferences.text_only else picture, text, acts=acts)


async def make_chart_view(
    pictures: Pictures, table: LoadedTable, chart: str, reader: Reader, preferences: Preferences
) -> PrivateLayout:
    """Return the layout of a table's chart, or of its text for a reader who prefers words."""
    language, contrast = reader.words.language, preferences.contrast
    picture = await pictures.render_chart(table, chart, language, contrast=contrast)
    if preferences.text_only:
        return words_layout(picture.alt, user=reader.user)
    return board_layout(table, reader, picture, chart)

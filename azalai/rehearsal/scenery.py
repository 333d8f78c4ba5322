"""What is shown in a rehearsal: a game in its first position with its real board, cards and dialogs, and a film as
large as films get. No such table is in any store: its buttons say so."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Sequence

import msgspec
from PIL import Image

from azalai.bot.catalogue import offered_games
from azalai.bot.layouts import cards
from azalai.bot.layouts.components import Button, ButtonStyle
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import Picture, PrivateLayout, PublicLayout, Row
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, prompt_layout, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.mentions import Mentions
from azalai.bot.play.turns import legal_moves
from azalai.bot.records.layout import public_film
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.store.schema import HIGHEST
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.locales import Language, words
from azalai.renderers.film import LIMIT as FILM_BYTES
from azalai.renderers.film import WIDTH as FILM_WIDTH

SEED = b"rehearsal"
NAMES = ("Amara", "Thomas")
_BLOCK = b"\xff" + bytes(255)


class Scenery(msgspec.Struct, frozen=True):
    """A table at its first position, and the same one move later; the pictures of tables."""

    table: LoadedTable
    later: LoadedTable
    pictures: Pictures

    def board(self, *, later: bool = False) -> LoadedTable:
        """The table at the first position, or a move later."""
        return self.later if later else self.table

    async def prepare(self) -> None:
        """Draws every picture, so that no step waits for one."""
        await asyncio.gather(
            self.card(), self.card(later=True), self.dialog(0), self.hand(0, ""), self.hand(0, "", later=True)
        )

    async def card(self, *, later: bool = False) -> PublicLayout:
        """The card of the table with its board."""
        table = self.board(later=later)
        picture = await self.pictures.or_words(table, None, table.language)
        return cards.table_card(table, picture, [])

    async def card_in_words(self) -> PublicLayout:
        """The card as it is where pictures can't be attached."""
        return cards.table_card(self.table, None, [], instead="card-without-picture")

    def call(self, person: int | None, url: str | None, calls: Mentions) -> PublicLayout:
        """The ordinary message that calls the one to play; `person` None: somebody who is not mentioned."""
        seat = self.table.deciders[0]
        if person is not None:
            seat = msgspec.structs.replace(seat, user_id=person)
        return cards.ping(self.table, [seat], [], url, calls)

    async def dialog(self, user: int) -> PrivateLayout:
        """The first question of the one to play, with its choices marked in the picture."""
        table = self.table
        decider = table.deciders[0]
        said = Wordings(table, decider.seat, table.words)
        place = DialogPlace(table, decider.seat, decider.decision)
        found = prompt_of(place, legal_moves(table, decider.seat), said)
        picture = await self.pictures.or_words(table, decider.seat, table.language, asked=found)
        return prompt_layout(place, found, said, picture, user=user)

    async def hand(self, user: int, text: str, rows: Sequence[Row] = (), *, later: bool = False) -> PrivateLayout:
        """A picture for one reader under a text."""
        table, seat = self.board(later=later), self.table.deciders[0].seat
        picture = await self.pictures.or_words(table, seat, table.language)
        layout = words_layout(text, user=user)
        return msgspec.structs.replace(layout, picture=picture, rows=rows)

    async def turn(self, user: int) -> PrivateLayout:
        """The direct message that calls somebody: ordinary text, with the picture attached and buttons below."""
        asked = await self.dialog(user)
        say = self.table.words.say
        where = say("where-table", table=self.table.id)
        heading = say("dm-your-turn", game=say(f"{self.table.game.key}-name"), where=where)
        return msgspec.structs.replace(asked, texts=(heading, *asked.texts), calls=True)

    async def film(self) -> PublicLayout:
        """The message with the film of a game: it moves, and is as wide and as many bytes as films get."""
        frames = [await self.pictures.of(table, None, table.language) for table in (self.table, self.later, self.table)]
        data = await asyncio.to_thread(_film, [frame.data for frame in frames])
        return public_film(self.table, Picture(f"{self.table.game.key}.gif", data, frames[0].alt))


def build(language: Language) -> Scenery:
    """A table of the first game that is offered, between a person and a robot, as if it had just begun."""
    key = offered_games()[0]
    game = GAMES[key]
    state = game.setup(seats=max(2, min(game.seats)), options=game.Options(), seed=SEED)
    first = game.deciders(state)[0]
    after = game.play(state, first, game.moves(state, first)[0]).state
    row = TableRow(
        id=HIGHEST,
        game=key,
        version=game.version,
        options=msgspec.json.encode(game.Options()),
        language=language,
        guild_id=None,
        channel_id=0,
        host_id=0,
        status=Status.RUNNING,
        random_seats=False,
        invited=(),
        position=0,
        seed=SEED,
        seed_hash=None,
        missing_permission=None,
        created_at=time.time(),
        started_at=time.time(),
        ended_at=None,
    )
    seats = tuple(
        SeatRow(
            table_id=HIGHEST,
            seat=seat,
            user_id=0 if seat == first else None,
            name=NAMES[seat % len(NAMES)],
            decision=0,
            deciding=seat == first,
            since=time.time(),
        )
        for seat in range(max(2, min(game.seats)))
    )
    table = LoadedTable(row=row, seats=seats, game=game, state=state)
    return Scenery(table, msgspec.structs.replace(table, state=after), Pictures())


def question(text: str, answers: Sequence[tuple[str, str]], language: Language) -> PublicLayout:
    """A message that asks the operator to press: the text, and a button (label, custom id) for each answer."""
    rows = [pressed(label, custom_id) for label, custom_id in answers]
    return PublicLayout(texts=(words(language).say("rehearsal-title"), text), rows=rows, accent=cards.SAND)


def pressed(label: str, custom_id: str) -> Button:
    """A button of the rehearsal. A running bot of the same application leaves it alone, as its id is none of that
    bot's."""
    return Button(label, custom_id, ButtonStyle.PRIMARY)


def _film(pictures: Sequence[bytes]) -> bytes:
    """A moving GIF of these pictures, filled up with comments until it is as large as films may be."""
    frames: list[Image.Image] = []
    for data in pictures:
        image = Image.open(io.BytesIO(data)).convert("RGB")
        image.thumbnail((FILM_WIDTH, image.height))
        frames.append(image.quantize(255))
    made = io.BytesIO()
    frames[0].save(made, "GIF", save_all=True, append_images=frames[1:], duration=1000, loop=0)
    body = made.getvalue()[:-1]  # without the byte that ends a GIF
    blocks = max(0, (FILM_BYTES - len(body) - 5) // len(_BLOCK))
    return b"".join((body, b"\x21\xfe", _BLOCK * blocks, b"\x00\x3b"))

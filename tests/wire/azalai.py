"""The real bot on the wire, and people who sit down and play by pressing what they see."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.config import Settings
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import renderer
from tests.bot.fixtures import address, lay_database
from tests.discord_rules import walk
from tests.wire.interactions import Interaction
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.places import Channel
from tests.wire.server import WireDiscord

CARD_EDIT = "PATCH /channels/*/messages/*"
POST = "POST /channels/*/messages"
CALLBACK = "POST /interactions/*/*/callback"
ANSWER = "PATCH /webhooks/*/*/messages/@original"
PEOPLE = ("Amara", "Thomas", "Karine", "Idir", "Lalla")
_LONGEST_DIALOG = 12


class Hosted(Azalai):
    """Azalaï without the seven seconds that discord.py waits before it is ready and before it identifies again."""

    def __init__(self, folder: Path, *, signs: bool = False, user_install: bool = True, **options: Any) -> None:
        file = lay_database(folder / "azalai.db")
        calm: dict[str, Any] = {"presses": (10**6, 10**6), "draw_ahead": 0, "thinkers": 0}
        settings = Settings(database=address(file), signs=signs, user_install=user_install, **calm)
        super().__init__(settings, guild_ready_timeout=0.05, **options)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return at once."""


@dataclass
class Table:
    """Table of Touareg in a channel. `card` is its table card."""

    wire: WireDiscord
    channel: Channel
    people: tuple[Person, ...]
    card: Message

    @property
    def to_play(self) -> Person:
        """Person whom the card names as the next to play."""
        return next(person for person in self.people if f"{person.name} to play" in self.card.text)

    async def open(self, person: Person | None = None) -> Message:
        """Press *Play* and return the private dialog at its first question, of `person` or of the person to play."""
        used = await (person or self.to_play).press(self.card, "Play")
        return await used.response()

    async def tidy(self) -> None:
        """Wait until the channel holds the card and one call.

        The previous turn's call is deleted after the new one is posted.
        """
        await self.channel.bell.until(
            lambda: len(self.channel.messages) == 2, f"the card and one ping, not {len(self.channel.messages)} messages"
        )

    async def open_move_dialog(self) -> Message:
        """Return the dialog of the person to play, whose first button names a complete move: to draw three cards."""
        dialog = await self.open()
        if not dialog.text.count("Draw 3"):
            raise AssertionError(f"nothing can be drawn: {dialog.text}")
        return dialog

    async def play(self, person: Person | None = None) -> Interaction:
        """Play one move by the first answer to every question, and return the press that made it.

        `person`: the person to play, if no other person is to open a dialog.
        """
        person, dialog = await self._find_turn() if person is None else (person, await self.open(person))
        decision = find_decision(dialog)
        for _ in range(_LONGEST_DIALOG):
            used = await answer_first(person, dialog)
            await used.response()
            if find_decision(dialog) != decision:
                return used
        raise AssertionError(f"no move came of this dialog: {dialog.text}")

    async def _find_turn(self) -> tuple[Person, Message]:
        """Return the person to play and their dialog. Ask every person, because the card may be late."""
        for person in self.people:
            dialog = await self.open(person)
            if find_decision(dialog) is not None:
                return person, dialog
        raise AssertionError("nobody has anything to decide")


async def open_lobby(wire: WireDiscord, *names: str, channel: Channel | None = None) -> Table:
    """Open a table with these people in the order of the seats, in `channel` or else in the first one."""
    channel = channel or next(channel for channel in wire.channels.values() if channel.guild is not None)
    people = tuple(wire.person(name) for name in names)
    await people[0].slash(channel, "touareg new", {"seats": "joined", "language": "English"})
    await channel.holds(1)
    table = Table(wire, channel, people, channel.messages[0])
    for person in people[1:]:
        await person.press(table.card, "Join")
        await table.card.shows(person.name)
    return table


async def start_table(wire: WireDiscord, *names: str, channel: Channel | None = None, called: bool = True) -> Table:
    """Start a game and wait until the board is on the card.

    `called`: wait for the mention and the direct message to the first player, too. A player who starts a game and stays
    at the table gets neither.
    """
    table = await open_lobby(wire, *(names or ("Amara", "Thomas")), channel=channel)
    await table.people[0].press(table.card, "Start")
    await table.card.shows("to play")
    if called:
        await table.channel.holds(2)
        await table.to_play.wait_for_dm("Your turn")
    return table


def add_oases(wire: WireDiscord, count: int) -> None:
    """Give Discord `count` shards, and each shard a server with a channel for a table."""
    wire.gateway.shards = count
    for number in range(count):
        wire.guild(f"Oasis {number}", shard=(number, count)).text_channel(f"well-{number}")


async def start_at_oasis(wire: WireDiscord, number: int, *people: str) -> Table:
    """Start a game in the server of shard `number`."""
    channel = next(channel for channel in wire.channels.values() if channel.name == f"well-{number}")
    return await start_table(wire, *people, channel=channel)


def warm(key: str, seats: int = 2) -> None:
    """Draw the parts that all pictures of a game share, so that no test waits for them."""
    game = GAMES[key]
    state = game.setup(seats=seats, options=game.Options(), seed=b"warm")
    for language, seat in (("en", None), ("en", 0), ("fr", 0)):
        renderer(key).draw(game.view(state, seat), PEOPLE[:seats], words(language))


async def answer_first(person: Person, dialog: Message) -> Interaction:
    """Give the first answer to the dialog's question."""
    menus = [c for _, c in walk(dialog.components) if c.get("type") == 3]
    if menus:
        least = menus[0]["min_values"]
        return await person.select(dialog, menus[0]["custom_id"], [o["value"] for o in menus[0]["options"][:least]])
    return await person.press(dialog, find_first_answer(dialog))


def find_first_answer(message: Message) -> str:
    """Return the custom id of the first button that answers or confirms."""
    return next(
        custom_id
        for custom_id in message.custom_ids
        if custom_id.split(":")[:2] in (["az", "option"], ["az", "play-it"])
    )


def find_decision(dialog: Message) -> str | None:
    """Return the number of the decision that the dialog's buttons carry, or None if there is nothing to decide."""
    for custom_id in dialog.custom_ids:
        _, act, *arguments = custom_id.split(":")
        if act in ("option", "entry", "items", "play-it", "amount"):
            return arguments[1]
    return None

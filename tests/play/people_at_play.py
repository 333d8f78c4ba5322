"""Simulated people who play whole games with what they see: cards, dialogs, completions."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, Language, Words, language_of, words
from tests.play.languages import find_foreign
from tests.simulator import (
    Button,
    Channel,
    Menu,
    Message,
    Person,
    Simulator,
    buttons_of,
    menus_of,
    pictures_of,
    text_of,
)

FIRST = (
    0.6  # share of the answers that are the first one offered; in Touareg that is drawing, which brings the end nearer
)
GO_BACK, LOOK_AWAY, TAKE_BACK = 0.06, 0.03, 0.08
MOST_STEPS = 60  # presses in one turn; more means that the dialog leads nowhere
LATE = 10.0
"""Seconds that a card may be late after one or two refusals of Discord."""


class PlayedTable:
    """Table in a channel, as its players see it."""

    def __init__(
        self, simulator: Simulator[Any], game: str, channel: Channel, language: Language, card: Message
    ) -> None:
        self.simulator = simulator
        self.game = game
        self.channel = channel
        self.language: Language = language
        self._card = card
        self.players: list[Player] = []

    @property
    def words(self) -> Words:
        """Words of the table's language."""
        return words(self.language)

    @property
    def card(self) -> Message:
        """The card as it stands now; after a move down, the one to which its link leads."""
        while text_of(self._card.now) in (self.words.say("card-moved"), self.words.say("card-ended")):
            (link,) = buttons_of(self._card.now)
            (self._card,) = [message for message in self.channel.messages if link.url.endswith(f"/{message.id}")]
        return self._card.now

    @property
    def over(self) -> bool:
        """True if the card no longer offers a move."""
        return self.words.say("button-play") not in [button.label for button in buttons_of(self.card)]

    @property
    def pings(self) -> list[Message]:
        """Messages below the card with a *Play* button: the calls."""
        play, card = self.words.say("button-play"), self.card
        others = [message for message in self.channel.messages if message.id != card.id]
        return [message for message in others if play in [button.label for button in buttons_of(message)]]

    @property
    def turning_points(self) -> list[Message]:
        """Messages about the turning points of the game, oldest first."""
        heading = self.words.say("turning-heading", game=self.words.say(f"{self.game}-name"))
        return [message for message in self.channel.messages if text_of(message).startswith(f"{heading}\n")]

    def list_awaited(self) -> list[Player]:
        """Return the people whom the card names as the next to play."""
        line = text_of(self.card).splitlines()[0].split("**")[1]
        return [player for player in self.players if re.search(rf"\b{player.person.name}\b", line)]


def undo_of(message: Message) -> Button | None:
    """Return the button that undoes the last move, or None."""
    return next(
        (button for button in buttons_of(message) if button.custom_id and button.custom_id.startswith("az:undo:")), None
    )


class Player:
    """Person who presses *Play* on the card, or a button of their direct message, and answers the questions.

    `reads` are the texts, labels and alternative texts of everything that they were privately shown.
    """

    def __init__(self, table: PlayedTable, person: Person, locale: str, seed: int, *, by_dm: bool = False) -> None:
        self.table = table
        self.person = person
        self.language: Language = language_of(locale)
        self.chance = random.Random(f"{person.name} {seed}")
        self.by_dm = by_dm
        self.reads: list[str] = []

    def label(self, message: str, **values: object) -> str:
        """Return a label in their own language."""
        return words(self.language).say(message, **values)

    async def take_turn(self) -> None:
        """Play on until the card awaits another player."""
        message = await self.open()
        for _ in range(MOST_STEPS):
            done = self.table.over or self not in self.table.list_awaited()
            if self.by_dm and message.gone and not done:  # the other players have played since: a new message calls
                message = await self.open()
            message = message.now
            if done and self.by_dm and not buttons_of(message):
                self.look_at_line(message)
                return
            message = self.look(message)
            offered = self.list_offers(message)
            if done:
                return
            if not offered:  # the card is late: Discord has refused an edit, which is tried again
                await self.table.simulator.pass_time(LATE)
                return
            if self.chance.random() < LOOK_AWAY and (close := self.button(message, "button-close")):
                closed = await self.person.press(message, close.custom_id)
                if self.by_dm:
                    assert closed.text == self.label("dialog-closed")
                    await self.person.press(message, self.label("button-play"))
                else:  # the view is deleted
                    message = await self.open()
                continue
            if self.chance.random() < GO_BACK and (back := self.button(message, "button-back")):
                await self.person.press(message, back.custom_id)
                continue
            if self.chance.random() < TAKE_BACK and (undo := undo_of(message)):
                await self.person.press(message, undo.custom_id)
                continue
            await self.answer(message, self.pick(offered))
        raise AssertionError(f"{self.person.name} does not come to an end: {text_of(message)!r}")

    async def open(self) -> Message:
        """Open the dialog: from the card, or in the newest direct message."""
        if self.by_dm:
            standing = [message for message in self.person.dms if self.list_offers(message)]
            assert len(standing) == 1, f"{self.person.name} has {len(standing)} direct messages to play in"
            return standing[0]
        answer = await self.person.press(self.table.card, self.table.words.say("button-play"))
        assert answer.acknowledged
        return answer.message

    def look(self, message: Message) -> Message:
        """Return the message as it stands now, after checks: it is in their own language and has a picture."""
        message = message.now
        assert self.by_dm or message.ephemeral
        said = [text_of(message), *(button.label for button in buttons_of(message))]
        said += [label for menu in menus_of(message) for label, _ in menu.options]
        pictures = pictures_of(message)
        assert pictures, f"a dialog without a picture: {text_of(message)!r}"
        said += [picture.alt for picture in pictures]
        self.reads += said
        for text in said:
            assert (strange := find_foreign(text, self.language)) is None, (
                f"{self.person.name} reads {strange!r}: {text!r}"
            )
        return message

    def look_at_line(self, message: Message) -> None:
        """Check what stays of a turn in the direct message: one line, which names the table, in their own language."""
        assert (pictures_of(message), menus_of(message)) == ([], [])
        line = text_of(message)
        assert "\n" not in line and line.startswith(f"**{self.label(f'{self.table.game}-name')}** ("), line
        assert (strange := find_foreign(line, self.language)) is None, f"{self.person.name} reads {strange!r}: {line!r}"
        self.reads.append(line)

    def button(self, message: Message, name: str) -> Button | None:
        """Return the enabled button with that label, or None."""
        return next(
            (button for button in buttons_of(message) if button.label == self.label(name) and not button.disabled), None
        )

    def list_offers(self, message: Message) -> list[Button | Menu]:
        """Return the menus and buttons that can be answered, without those that lead back, away or to another turn."""
        answers = ("az:option:", "az:play-it:", "az:amount:", "azm:entry:", "azm:items:")
        buttons = [
            button for button in buttons_of(message) if button.custom_id.startswith(answers) and not button.disabled
        ]
        return [*(menu for menu in menus_of(message) if menu.custom_id.startswith(answers)), *buttons]

    def pick(self, offered: Sequence[Button | Menu]) -> Button | Menu:
        """Choose one of the offers; often the first one."""
        return offered[0] if self.chance.random() < FIRST else self.chance.choice(offered)

    async def answer(self, message: Message, offer: Button | Menu) -> None:
        """Press the button, choose from the menu, or type a number into the box that opens."""
        if isinstance(offer, Menu):
            count = self.chance.randint(offer.least, offer.most)
            values = self.chance.sample([value for _, value in offer.options], count)
            await self.person.choose(message, offer.custom_id, *values)
            return
        answer = await self.person.press(message, offer.custom_id)
        assert answer.acknowledged
        if answer.form is not None:
            ((label, _),) = answer.form.fields
            least, most = (int(number) for number in re.findall(r"\d+", label))
            answer = await self.person.submit({label: str(self.chance.randint(least, most))})
            assert answer.acknowledged


class Typist(Player):
    """Person who types slash commands with completed options, and who types something else after a refusal."""

    async def take_turn(self) -> None:
        kinds = list(GAMES[self.table.game].Moves)
        if self.chance.random() > FIRST:
            self.chance.shuffle(kinds)
        for kind in kinds:
            answer = await self.type_move(kind)
            if answer:
                return
        raise AssertionError(f"{self.person.name} finds nothing to type")

    async def type_move(self, kind: Any) -> bool:
        """Type one command. Return True if it was a move."""
        key, english = self.table.game, words("en")
        base = f"{key}-slash-{tag(kind)}"
        name = f"{english.say(f'{key}-slash')} {english.say(base)}"
        filled: dict[str, Any] = {}
        for field in kind.__struct_fields__:
            option = english.say(f"{base}-{field}")
            typed = await self.person.autocomplete(self.table.channel, name, focused=option, **filled)
            if not typed:
                break
            for choice in typed:
                assert find_foreign(choice.name, self.language) is None, (
                    f"{self.person.name} is offered {choice.name!r}"
                )
            self.reads += [choice.name for choice in typed]
            filled[option] = self.chance.choice(typed).value
        answer = await self.person.slash(self.table.channel, name, **filled)
        assert answer.acknowledged
        message = answer.message.now
        assert message.ephemeral
        assert (strange := find_foreign(text_of(message), self.language)) is None, strange
        self.reads.append(text_of(message))
        return bool(pictures_of(message))


async def open_table(
    simulator: Simulator[Any],
    game: str,
    people: Sequence[tuple[str, str]],
    *,
    robots: int = 0,
    language: Language = "en",
    seed: int = 1,
    way: str = "buttons",
    channel: str = "azalai",
    **options: str,
) -> PlayedTable:
    """Start a table of these (name, locale) people, the first of whom opens it.

    `way`: buttons, dm, typing; `options`: of the game, as they are typed.
    """
    place = simulator.channel(channel)
    sitting = [(simulator.person(name, locale=locale), locale) for name, locale in people]
    host, _ = sitting[0]
    await host.slash(place, f"{words('en').say(f'{game}-slash')} new", language=LANGUAGES[language].name, **options)
    table = PlayedTable(simulator, game, place, language, place.messages[-1])
    say = table.words.say
    for person, _ in sitting[1:]:
        await person.press(table.card, say("button-join"))
    for _ in range(robots):
        await host.press(table.card, say("button-add-robot"))
    for person, locale in sitting:
        if way == "typing":
            table.players.append(Typist(table, person, locale, seed))
        else:
            table.players.append(Player(table, person, locale, seed, by_dm=way == "dm"))
    await host.press(table.card, say("button-start"))
    return table

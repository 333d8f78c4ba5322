"""People in the simulator: their actions in Discord, and everything that they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from .discord_rules import Sound
from .reading import Button, Menu, Message, buttons_of, leaves_of, menus_of, parts_of, text_of
from .simulated import Delivered, Prepared

if TYPE_CHECKING:
    from .simulator import Channel, Simulator


@dataclass(frozen=True, slots=True)
class Choice:
    """Offer of an autocompletion: the name in the reader's language and the value sent for it."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class Form:
    """Open modal: its title, custom id and (label, custom id) of its fields."""

    title: str
    custom_id: str
    fields: tuple[tuple[str, str], ...]
    payload: dict[str, Any] = field(repr=False)

    @property
    def filled(self) -> tuple[str, ...]:
        """Texts of its fields before anything is typed."""
        return tuple(
            field.get("value", "")
            for part in self.payload["components"]
            for field in parts_of([part])
            if field.get("custom_id")
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """Result of one interaction for the person who made it.

    `acknowledged` is False if they would read "This interaction failed". `messages` are the answer and its follow-ups
    as they stand now (for an edit: the edited message); `form` is the modal that opened, if one did.
    """

    acknowledged: bool
    messages: tuple[Message, ...]
    form: Form | None
    choices: tuple[Choice, ...]

    @property
    def message(self) -> Message:
        """First message of the answer. Raises AssertionError if there is none."""
        assert self.messages, f"there is no message in {self!r}"
        return self.messages[0]

    @property
    def text(self) -> str:
        return "\n".join(text_of(message) for message in self.messages)


class Person:
    """Person in the server. Every method returns when the bot has come to rest."""

    def __init__(self, simulator: Simulator[Any], name: str, user_id: int) -> None:
        self._simulator = simulator
        self._open_form: Any = None
        self.name = name
        self.id = user_id

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # ------------------------------------------------------------------ views

    @property
    def private(self) -> list[Message]:
        """Ephemeral messages that they see, in all channels, oldest first."""
        return self._simulator.simulated.private_messages(self.id)

    @property
    def dms(self) -> list[Message]:
        """Messages of the conversation with the bot, oldest first."""
        return self._simulator.simulated.messages(self._simulator.simulated.dm_channel_id(self.id), self.id)

    def sees(self, message: Message) -> bool:
        """Return True if the message is among those that they can read now."""
        return any(seen.id == message.id for seen in self._simulator.simulated.messages(message.channel_id, self.id))

    # ------------------------------------------------------------------ actions

    async def slash(self, where: Channel | None, command: str, **options: Any) -> Answer:
        """Send `/command option:value`, in the conversation with the bot if `where` is None.

        People and channels may be given as options.
        """
        return await self._simulator.do(self.would_type(where, command, **options))

    async def press(self, message: Message, button: str, *, stale: bool = False) -> Answer:
        """Press the button with that label or custom id.

        With `stale` the message is taken as it stood when `message` was read: the press was on its way when the bot
        changed it.
        """
        return await self._simulator.do(self.would_press(message, button, stale=stale))

    async def choose(self, message: Message, menu: str, *options: Any, stale: bool = False) -> Answer:
        """Choose options, by label or value, in the menu with that custom id or placeholder ("" for the only one).

        In a menu of channels or roles the options are channels, or people whose own role is meant.
        """
        return await self._simulator.do(self.would_choose(message, menu, *options, stale=stale))

    async def submit(self, fields: Mapping[str, Any]) -> Answer:
        """Fill in the form that opened last, fields by label or custom id, and send it.

        In a field of channels or roles those are a list: of channels, or of people whose own role is meant.
        """
        assert self._open_form is not None, f"{self.name} has no form open"
        shown, self._open_form = self._open_form, None
        form = form_of(shown.modal)
        assert form is not None
        ids = dict(form.fields)
        values = {ids.get(key, key): _entities(value) for key, value in fields.items()}
        return self._simulator.answer(self, await self._simulator.simulated.form(self.id, shown, values))

    async def autocomplete(
        self, where: Channel | None, command: str, *, focused: str, typed: str = "", **filled: Any
    ) -> list[Choice]:
        """Return the choices offered while they type into one option, the others being filled in."""
        options = {**self._values(filled), focused: typed}
        prepared = self._simulator.simulated.slash(self.id, self._place(where), command, options, focused)
        return list((await self._simulator.do(prepared)).choices)

    async def say(self, where: Channel | None, text: str) -> None:
        """Write an ordinary message."""
        simulated = self._simulator.simulated
        actor = simulated.actor(self.id)
        await (actor.send_dm(text) if where is None else actor.send(simulated.handle(where.id), text))

    @property
    def sounds(self) -> list[Sound]:
        """All sounds of this person's phone."""
        return [sound for sound in self._simulator.simulated.rules.sounds if sound.user_id == self.id]

    def close_dms(self) -> None:
        """Refuse the bot's direct messages from now on (50007)."""
        self._simulator.simulated.rules.closed_dms.add(self.id)

    def open_dms(self) -> None:
        self._simulator.simulated.rules.closed_dms.discard(self.id)

    # Preparations for `simulator.at_once`, `simulator.late`, ...

    def would_type(self, where: Channel | None, command: str, **options: Any) -> Prepared:
        """Prepare a slash command without sending it."""
        return self._simulator.simulated.slash(self.id, self._place(where), command, self._values(options), None)

    def would_press(self, message: Message, button: str, *, stale: bool = False) -> Prepared:
        """Prepare a press without making it. Raises AssertionError if the button is missing or can't be pressed."""
        seen = message if stale else message.now
        buttons = [offer for offer in buttons_of(seen) if offer.custom_id == button or _says(offer.label, button)]
        control: Button = _get_only(buttons, button, [offer.label for offer in buttons_of(seen)])
        assert control.custom_id and not control.disabled, f"the button {button!r} can't be pressed"
        data = {"custom_id": control.custom_id, "component_type": 2}
        return self._simulator.simulated.component(self.id, seen, data)

    def would_choose(self, message: Message, menu: str, *options: Any, stale: bool = False) -> Prepared:
        """Prepare a choice in a menu without making it."""
        seen = message if stale else message.now
        menus = [offer for offer in menus_of(seen) if menu in (offer.custom_id, offer.placeholder, "")]
        control: Menu = _get_only(menus, menu, [offer.placeholder or offer.custom_id for offer in menus_of(seen)])
        assert not control.disabled, f"the menu {menu!r} is disabled"
        assert control.least <= len(options) <= control.most, (
            f"{control.least} to {control.most} options wanted, {len(options)} chosen"
        )
        if not control.options:
            return self._simulator.simulated.entities(
                self.id, seen, control.custom_id, [option.id for option in options]
            )
        by_label, values = dict(control.options), [value for _, value in control.options]
        chosen = [by_label.get(option, option) for option in options]
        assert set(chosen) <= set(values), f"{options} not among {sorted(by_label)}"
        data = {"custom_id": control.custom_id, "component_type": 3, "values": chosen}
        return self._simulator.simulated.component(self.id, seen, data)

    def _place(self, where: Channel | None) -> int:
        return self._simulator.simulated.dm_channel_id(self.id) if where is None else where.id

    def _values(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._simulator.handle_of(value) for name, value in options.items()}

    def keep_form(self, shown: Any) -> None:
        """Keep the form that the bot has just opened."""
        self._open_form = shown


def _entities(value: Any) -> Any:
    """Return the ids of channels and people in a list, and any other value as it is."""
    if isinstance(value, list) and value and not isinstance(value[0], str):
        return [item.id for item in cast("list[Any]", value)]
    return value


def _says(label: str, wanted: str) -> bool:
    """Return True if a label is the wanted one, apart from additions: `12 · all`, `Propose: ...`."""
    return wanted == label or label.startswith((f"{wanted}: ", f"{wanted} · ")) or label.partition(" · ")[2] == wanted


def _get_only(matches: list[Any], wanted: str, offered: list[str]) -> Any:
    assert matches, f"there is no {wanted!r}, only {offered}"
    assert len(matches) == 1, f"{wanted!r} stands there {len(matches)} times: {offered}"
    return matches[0]


def form_of(modal: dict[str, Any] | None) -> Form | None:
    """Return a modal as a person sees it: labels come from the Label around a field, or from the field itself."""
    if modal is None:
        return None
    fields: list[tuple[str, str]] = []
    for part in modal["components"]:
        inner = [part for part in parts_of([part]) if part.get("custom_id")]
        fields += [
            (part.get("label") or field.get("label") or field["custom_id"], field["custom_id"]) for field in inner
        ]
    return Form(modal["title"], modal["custom_id"], tuple(fields), modal)


def strings_of(seen: list[Any]) -> list[str]:
    """Return every string in the JSON that a person saw."""
    return [text for piece in seen for text in leaves_of(piece)]


__all__ = ["Answer", "Choice", "Delivered", "Form", "Person", "Prepared", "form_of", "strings_of"]

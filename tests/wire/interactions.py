"""Interaction as its person sees it: the acknowledgement, the answer and its edits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.discord_rules import EPHEMERAL, walk
from tests.wire.calls import Refusal, unknown
from tests.wire.messages import Message
from tests.wire.wait import PATIENCE, Bell

if TYPE_CHECKING:
    from tests.wire.people import Person
    from tests.wire.places import Channel

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

FIRST_ANSWER = 3.0  # seconds of the server's clock
TOKEN_LIFE = 900.0  # seconds of the server's clock


@dataclass(frozen=True)
class Acknowledgement:
    """First answer. `type`: Discord's callback type. `after`: seconds since the interaction was sent to the bot."""

    type: int
    after: float


@dataclass(frozen=True)
class Modal:
    """Form that the bot opened. `fields`: the inputs by custom id, as sent."""

    interaction: Interaction
    custom_id: str
    title: str
    components: Sequence[Json]

    @property
    def fields(self) -> dict[str, Json]:
        """Every input, keyed by custom id."""
        return {
            component["custom_id"]: component for _, component in walk(self.components) if component.get("custom_id")
        }


@dataclass(eq=False)
class Interaction:
    """Result of `person.slash`, `press`, `select`, `submit` and `autocomplete`.

    `at`: seconds of `time.perf_counter` of the dispatch.
    """

    person: Person
    channel: Channel
    type: int
    payload: Json
    source: Message | None = None
    """Message whose component was used."""
    metadata: Json | None = None
    at: float = field(default_factory=time.perf_counter)
    acknowledgement: Acknowledgement | None = None
    original: Message | None = None
    """Message of the first answer (`@original`)."""
    followups: list[Message] = field(default_factory=list[Message])
    opened: Modal | None = None
    offered: list[Json] | None = None

    def __post_init__(self) -> None:
        self.wire = self.channel.wire
        self.id = self.wire.clock.new_id()
        self.token = secrets.token_urlsafe(24)
        self.bell = Bell(self.wire.bell)
        self._born = self.wire.clock.now()
        self.payload |= {"id": str(self.id), "token": self.token, "type": self.type}

    async def wait_for_acknowledgement(self, within: float = PATIENCE) -> Acknowledgement:
        """Wait for the first answer of any type."""
        return await self.bell.until(lambda: self.acknowledgement, f"an answer to {self}", within)

    async def response(self, within: float = PATIENCE) -> Message:
        """Wait for the message that the person then sees, and return it.

        It is the new message, complete (after a deferral, its edit), or the edited source message.
        """
        answer = await self.wait_for_acknowledgement(within)
        if self.original is None:
            raise AssertionError(f"{self} was answered with type {answer.type}, which shows no message")
        shown = await self.original.bell.until(self._find_answer, f"a message in answer to {self}", within)
        if shown.deleted:
            raise AssertionError(f"the answer to {self} was deleted")
        return shown

    async def modal(self, within: float = PATIENCE) -> Modal:
        """Wait for the form that the bot opens."""
        return await self.bell.until(lambda: self.opened, f"a modal in answer to {self}", within)

    async def choices(self, within: float = PATIENCE) -> list[Json]:
        """Wait for the choices of an autocomplete: `{"name", "value"}` each."""
        return await self.bell.until(lambda: self.offered, f"choices in answer to {self}", within)

    async def followup(self, number: int = 1, within: float = PATIENCE) -> Message:
        """Wait for the Nth message beyond the first answer."""
        return await self.bell.until(
            lambda: self.followups[number - 1] if len(self.followups) >= number else None,
            f"follow-up {number} to {self}",
            within,
        )

    def deliver(self) -> None:
        """Dispatch it over the gateway. A second call is the duplicate that Discord sometimes sends."""
        guild = self.channel.guild
        if self.wire.interactions_endpoint is not None:
            return
        self.wire.gateway.dispatch("INTERACTION_CREATE", self.payload, guild_id=guild.id if guild else None, intent=0)

    def acknowledge(self, kind: int) -> None:
        """Take the first answer, for the server.

        Raises `Refusal`: 10062 if it is too late, 40060 if it is the second.
        """
        if self.wire.clock.now() - self._born > (FIRST_ANSWER if self.acknowledgement is None else TOKEN_LIFE):
            raise unknown("Interaction")
        if self.acknowledgement is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        self.acknowledgement = Acknowledgement(kind, time.perf_counter() - self.at)

    def open_modal(self, answer: Json) -> None:
        """Open a form, for the server."""
        self.opened = Modal(self, answer["custom_id"], answer["title"], answer["components"])
        self.bell.ring()

    def require_token(self) -> None:
        """Check, for the server, that follow-ups are allowed.

        Raises `Refusal`: 10015 if the interaction was not acknowledged, 50027 after 15 minutes.
        """
        if self.wire.clock.now() - self._born > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if self.acknowledgement is None:
            raise unknown("Webhook")

    def new_message(self, flags: int) -> Message:
        """Add an empty message in answer, for the server: ephemeral or not, not announced yet."""
        if not self._may_be_seen():
            flags |= EPHEMERAL
        only_for = self.person if flags & EPHEMERAL else None
        message = Message(
            self.channel,
            self.wire.clock.new_id(),
            self.wire.bot,
            only_for,
            flags=flags & EPHEMERAL,
            metadata=self.metadata_json(),
            webhook=True,
        )
        self.channel.everything.append(message)
        return message

    @property
    def is_of_account(self) -> bool:
        """True if only the person has installed the application that answers here."""
        return "0" not in self.payload["authorizing_integration_owners"]

    def _may_be_seen(self) -> bool:
        """Return True if other users may see an answer.

        Without the bot in the server, they may if the person may write there with such applications.
        """
        may = self.channel.permissions(self.person)
        if not self.is_of_account:
            return True
        allowed = self.channel.guild is None or (may.send_messages and may.use_external_apps)
        return allowed and not self.wire.forces_private

    def metadata_json(self) -> Json:
        """Return the `interaction_metadata` of the messages that it brings."""
        common: Json = {
            "id": str(self.id),
            "type": MODAL_SUBMIT if self.type == MODAL_SUBMIT else self.type,
            "user": self.person.json(),
            "authorizing_integration_owners": self.payload["authorizing_integration_owners"],
        }
        if self.type == COMPONENT and self.source is not None:
            common["interacted_message_id"] = str(self.source.id)
        if self.type == MODAL_SUBMIT:
            common["triggering_interaction_metadata"] = self.metadata
        return common

    def __str__(self) -> str:
        named = self.payload["data"]
        return f"{named.get('name') or named.get('custom_id')} by {self.person.name}"

    def _find_answer(self) -> Message | None:
        if self.acknowledgement is None or self.original is None:
            return None
        if self.acknowledgement.type == DEFER_UPDATE:
            edited = any(edit.at >= self.at for edit in self.original.edits)
            return self.original if edited or self.original.deleted else None
        return None if self.original.loading and not self.original.deleted else self.original

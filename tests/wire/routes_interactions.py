"""Answers to interactions: the callback, `@original`, follow-ups, with the rules of their life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests import discord_rules
from tests.wire.calls import NO_CONTENT, Call, Refusal, unknown
from tests.wire.interactions import CHOICES, DEFER, DEFER_UPDATE, MESSAGE, MODAL, UPDATE, Interaction
from tests.wire.messages import LOADING, Message
from tests.wire.rest import endpoint

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord

Json = dict[str, Any]

MOST_FOLLOW_UPS = 5
"""Most follow-ups to an interaction of an application that only a person has installed."""


@endpoint("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(wire: WireDiscord, call: Call) -> Any:
    """Take the first answer, within three seconds and only once. discord.py always asks for the created message."""
    interaction = wire.interactions.get(call.ids["token"])
    if interaction is None or interaction.id != call.id("interaction_id"):
        raise unknown("Interaction")
    kind, body = call.body_map["type"], call.body_map.get("data") or {}
    _require_fitting(wire, call, interaction, kind)
    interaction.acknowledge(kind)
    described: Json = {"id": str(interaction.id), "type": interaction.type}
    if kind == CHOICES:
        interaction.offered = body.get("choices") or []
    elif kind == MODAL:
        interaction.open_modal(body)
    elif kind == DEFER:
        interaction.original = interaction.new_message(int(body.get("flags") or 0))
        interaction.original.flags |= LOADING
        interaction.original.announce("MESSAGE_CREATE")
    elif kind == DEFER_UPDATE:
        interaction.original = interaction.source
    elif kind == UPDATE:
        assert interaction.source is not None
        interaction.original = interaction.source
        interaction.source.edit(body, call.uploads, keep_unlisted=False)  # issues 6277 of discord.py, 3068 of serenity
    elif kind == MESSAGE:
        interaction.original = _write(interaction, call, body)
    interaction.bell.ring()
    message = interaction.original
    resource: Json = {"type": kind}
    if message is not None:
        described |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.only_for is not None,
        }
        if kind in (MESSAGE, UPDATE):
            resource["message"] = message.json()
    return {"interaction": described} | ({"resource": resource} if kind in (MESSAGE, UPDATE) else {})


@endpoint("GET", "/webhooks/{webhook_id}/{token}/messages/{message_id}")
def read(wire: WireDiscord, call: Call) -> Any:
    """Return `@original` or a follow-up."""
    return _message(_interaction(wire, call), call).json()


@endpoint("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}")
def edit(wire: WireDiscord, call: Call) -> Any:
    """Edit `@original` or a follow-up, and complete a deferred answer. Files that are not named stay."""
    interaction = _interaction(wire, call)
    message = _message(interaction, call)
    was_loading = message.loading
    message.flags &= ~LOADING
    message.edit(call.body_map, call.uploads)
    if was_loading:
        message.notify(call.body_map.get("allowed_mentions"))
    interaction.bell.ring()
    return message.json()


@endpoint("DELETE", "/webhooks/{webhook_id}/{token}/messages/{message_id}")
def delete(wire: WireDiscord, call: Call) -> Any:
    """Delete `@original` or a follow-up."""
    interaction = _interaction(wire, call)
    _message(interaction, call).delete()
    interaction.bell.ring()
    return NO_CONTENT


@endpoint("POST", "/webhooks/{webhook_id}/{token}")
def follow_up(wire: WireDiscord, call: Call) -> Any:
    """Post a further message.

    The first one after a deferral completes the placeholder, which stays ephemeral or public.
    """
    interaction = _interaction(wire, call)
    if interaction.original is not None and interaction.original.loading:
        interaction.original.flags &= ~LOADING
        interaction.original.edit(call.body_map, call.uploads)
        interaction.original.notify(call.body_map.get("allowed_mentions"))
        interaction.bell.ring()
        return interaction.original.json()
    if interaction.is_of_account and len(interaction.followups) >= MOST_FOLLOW_UPS:
        raise Refusal(400, 40094, "The maximum number of follow-up messages for this interaction has been reached")
    message = _write(interaction, call, call.body_map)
    interaction.followups.append(message)
    interaction.bell.ring()
    return message.json()


def _write(interaction: Interaction, call: Call, body: Json) -> Message:
    message = interaction.new_message(int(body.get("flags") or 0))
    message.write(body, call.uploads)
    message.notify(body.get("allowed_mentions"))
    message.announce("MESSAGE_CREATE")
    message.bell.ring()
    return message


def _interaction(wire: WireDiscord, call: Call) -> Interaction:
    interaction = wire.interactions.get(call.ids["token"])
    if interaction is None:
        raise Refusal(401, 50027, "Invalid Webhook Token")
    interaction.require_token()
    return interaction


def _message(interaction: Interaction, call: Call) -> Message:
    if call.ids["message_id"] == "@original":
        match = interaction.original
    else:
        mine = [*interaction.followups, *([interaction.original] if interaction.original else [])]
        match = next((message for message in mine if message.id == call.id("message_id")), None)
    if match is None or match.deleted:
        raise unknown("Message")
    return match


def _require_fitting(wire: WireDiscord, call: Call, interaction: Interaction, kind: int) -> None:
    """Refuse an answer of the wrong type, e.g. a modal on a modal."""
    wrong = discord_rules.check_answer_type(kind, interaction.type, on_message=interaction.source is not None)
    if wrong:
        call.problems += wrong
        wire.problems += [f"{call.method} {call.template}: {problem}" for problem in wrong]
        raise Refusal(400, 50035, "Invalid Form Body", wrong)

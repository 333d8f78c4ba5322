"""Builder of Discord's modals from those of the layouts."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from azalai.bot.layouts.components import custom_id
from azalai.bot.layouts.modals import Channels, Checkboxes, Field, Modal, Part, Pick, Radio, Role, field_key
from azalai.bot.text import OPTION_LIMIT, clip

NAME_LIMIT = 45
"""Discord's limit of characters for a title and for the label of a field."""


def make_modal(modal: Modal) -> ui.Modal:
    """Return Discord's modal of a layout's modal."""
    title, own = clip(modal.title, NAME_LIMIT), custom_id(modal.act, *modal.arguments, prefix="azt")
    form = ui.Modal(title=title, custom_id=own, timeout=None)
    for number, part in enumerate(modal.fields):
        about = clip(part.about, OPTION_LIMIT) or None
        form.add_item(
            ui.Label(
                text=clip(part.label, NAME_LIMIT),
                description=about,
                component=_make_component(field_key(number, part), part),
            )
        )
    return form


def _make_component(key: str, part: Part) -> ui.Item[Any]:
    """Return the component of a field; `key`: its custom id.

    Boxes, channels and roles are never required, because an empty one is an answer. If it is no valid one, the reader
    of the form refuses it with a sentence.
    """
    match part:
        case Field():
            return ui.TextInput(
                custom_id=key,
                default=part.value or None,
                placeholder=clip(part.example, 100) or None,
                required=part.required,
                max_length=part.most,
            )
        case Radio():
            group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=key, required=True)
            for entry in part.entries:
                label, about = clip(entry.label, OPTION_LIMIT), clip(entry.about or "", OPTION_LIMIT) or None
                group.add_option(label=label, value=entry.value, description=about, default=entry.value == part.chosen)
            return group
        case Checkboxes():
            boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id=key, required=False, min_values=0)
            for entry in part.entries:
                label, about = clip(entry.label, OPTION_LIMIT), clip(entry.about or "", OPTION_LIMIT) or None
                boxes.add_option(label=label, value=entry.value, description=about, default=entry.value in part.chosen)
            return boxes
        case Pick():
            options = [
                discord.SelectOption(
                    label=clip(entry.label, OPTION_LIMIT), value=entry.value, default=entry.value in part.chosen
                )
                for entry in part.entries
            ]
            most = min(part.most, len(options))
            return ui.Select(
                custom_id=key, options=options, min_values=part.least, max_values=most, required=part.least > 0
            )
        case Channels():
            return ui.ChannelSelect(
                custom_id=key,
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                min_values=0,
                max_values=part.most,
                default_values=[
                    discord.SelectDefaultValue.from_channel(discord.Object(channel)) for channel in part.chosen
                ],
                required=False,
            )
        case Role():
            chosen = [] if part.chosen is None else [discord.Object(part.chosen)]
            return ui.RoleSelect(
                custom_id=key,
                min_values=0,
                default_values=[discord.SelectDefaultValue.from_role(role) for role in chosen],
                required=False,
            )

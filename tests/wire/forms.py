"""Modals filled in as a person would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.wire.interactions import Modal
from tests.wire.picked import list_picked_values

Json = dict[str, Any]

_ROW, _STRING_SELECT, _TEXT_INPUT, _TEXT, _LABEL, _RADIO, _CHECKBOX = 1, 3, 4, 10, 18, 21, 23


def fill_form(modal: Modal, answers: Mapping[str, Any]) -> list[Json]:
    """Return the `components` of the submission."""
    strangers = answers.keys() - modal.fields.keys()
    if strangers:
        raise LookupError(f"{modal.title!r} has no {', '.join(sorted(strangers))}; there is: {', '.join(modal.fields)}")
    parts: list[Json] = []
    for number, component in enumerate(modal.components, 1):
        common = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == _ROW:
            parts.append(common | {"components": [_answer(c, answers, 100 + number) for c in component["components"]]})
        elif component["type"] == _LABEL:
            parts.append(common | {"component": _answer(component["component"], answers, 100 + number)})
        elif component["type"] == _TEXT:
            parts.append(common)
    return parts


def _answer(field: Json, answers: Mapping[str, Any], number: int) -> Json:
    name, kind, required = field["custom_id"], field["type"], field.get("required", True)
    entry: Json = {"type": kind, "id": field.get("id") or number, "custom_id": name}
    given = answers.get(name)
    if kind == _TEXT_INPUT:
        text = str(field.get("value") or "") if given is None else str(given)
        least, most = max(field.get("min_length") or 0, int(required)), field.get("max_length") or 4000
        if not (least <= len(text) <= most) and (text or required):
            raise ValueError(f"{name}: Discord's client takes {least} to {most} characters, not {text!r}")
        return entry | {"value": text}
    if kind == _CHECKBOX:
        return entry | {"value": bool(field.get("default") if given is None else given)}
    if kind == _RADIO:
        chosen = next((o["value"] for o in field["options"] if o.get("default")), None) if given is None else given
        if required and chosen is None:
            raise ValueError(f"{name}: Discord's client asks for a choice")
        return entry | {"value": chosen}
    options = field.get("options") or []
    values = [o["value"] for o in options if o.get("default")] if given is None else list(given)
    most = field.get("max_values") or (len(options) if kind == 22 else 1)  # all boxes of a group may be ticked
    least = field.get("min_values", 1) if required or values else 0
    if not least <= len(values) <= most:
        raise ValueError(f"{name}: Discord's client takes {least} to {most} values, not {values}")
    as_select = field if kind != 22 else field | {"type": _STRING_SELECT}  # a checkbox group has options like a select
    return entry | {"values": list_picked_values(as_select, values)}

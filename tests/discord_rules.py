"""Refusals of Discord that its OpenAPI description does not mention.

Each function takes a request body (as parsed from JSON) and returns problems in plain words, `place: what is wrong`; an
empty list means that no rule is known to be broken. Limits are from Discord's documentation (Components Reference,
Message, Application Commands), those marked "issue" from threads of `discord/discord-api-docs`. Use together with
`tests/openapi.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tests import discord_commands

Body = Mapping[str, Any]

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
FILE_LIMIT = 10 * 1024 * 1024  # bytes, for servers without boosts

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    (1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18)
)  # fmt: skip
SELECTS = frozenset({3, 5, 6, 7, 8})  # of strings, users, roles, mentionables, channels
V2_ONLY = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK, PREMIUM = 5, 6

_MESSAGE_KEYS = frozenset(
    [
        "content",
        "embeds",
        "allowed_mentions",
        "components",
        "attachments",
        "flags",
        "tts",
        "poll",
        "sticker_ids",
        "message_reference",
        "nonce",
        "enforce_nonce",
    ]
) | {"username", "avatar_url", "thread_name", "applied_tags"}
_COMMON = {"type", "id"}
_SELECT_KEYS = _COMMON | {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
_KEYS: dict[int, set[str]] = {
    ROW: _COMMON | {"components"},
    BUTTON: _COMMON | {"style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"},
    STRING_SELECT: _SELECT_KEYS | {"options"},
    TEXT_INPUT: _COMMON
    | {"custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"},
    5: _SELECT_KEYS | {"default_values"},
    6: _SELECT_KEYS | {"default_values"},
    7: _SELECT_KEYS | {"default_values"},
    8: _SELECT_KEYS | {"default_values", "channel_types"},
    SECTION: _COMMON | {"components", "accessory"},
    TEXT: _COMMON | {"content"},
    THUMBNAIL: _COMMON | {"media", "description", "spoiler"},
    GALLERY: _COMMON | {"items"},
    FILE: _COMMON | {"file", "spoiler"},
    SEPARATOR: _COMMON | {"divider", "spacing"},
    CONTAINER: _COMMON | {"components", "accent_color", "spoiler"},
    LABEL: _COMMON | {"label", "description", "component"},
}
_ROUTES = (
    ("POST", re.compile(r"/channels/\d+/messages$"), "create"),
    ("PATCH", re.compile(r"/channels/\d+/messages/\d+$"), "edit"),
    ("POST", re.compile(r"/webhooks/\d+/[^/]+$"), "create"),
    ("PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/[^/]+$"), "edit"),
    ("POST", re.compile(r"/interactions/\d+/[^/]+/callback$"), "callback"),
    ("PUT", re.compile(r"/applications/\d+/(guilds/\d+/)?commands$"), "commands"),
    ("POST", re.compile(r"/applications/\d+/(guilds/\d+/)?commands$"), "command"),
)


def check_request(
    method: str,
    path: str,
    body: Any,
    files: Mapping[str, int] | None = None,
    *,
    known: Collection[str] = (),
    v2: bool = False,
) -> list[str]:
    """Return the problems of one request.

    `files`: name -> bytes of each uploaded file. `known`: names of files that the edited message already has and that
    may be referred to. `v2`: True if the edited message is a Components V2 message already (the flag can't be removed).
    """
    files = files or {}
    bare = path.partition("?")[0]
    kind = next((kind for verb, pattern, kind in _ROUTES if verb == method and pattern.search(bare)), None)
    problems = _files(files)
    if kind in ("create", "edit"):
        problems += check_message(body or {}, files, editing=kind == "edit", known=known, v2=v2)
    elif kind == "callback":
        problems += check_callback(body or {}, files, known=known, v2=v2)
    elif kind == "commands":
        problems += discord_commands.check_commands(body or [])
    elif kind == "command":
        problems += discord_commands.check_commands([body or {}])
    return problems


def check_answer_type(kind: int, answering: int, *, on_message: bool) -> list[str]:
    """Return the problems of the type of an interaction's first answer.

    `answering`: the type of the interaction (2 command, 3 component, 4 autocomplete, 5 modal). `on_message`: True if it
    came from a message's component, or from a modal opened by one.
    """
    problems: list[str] = []
    if answering == 5 and kind == 9:
        problems.append("type: a modal can't be the answer to a modal")
    if (answering == 4) != (kind == 8):
        problems.append("type: an autocomplete is answered with type 8, and only an autocomplete")
    if kind in (6, 7) and not on_message:
        problems.append("type: there is no message to update")
    return problems


def check_callback(
    body: Body, files: Mapping[str, int] | None = None, *, known: Collection[str] = (), v2: bool = False
) -> list[str]:
    """Return the problems of an interaction's first answer."""
    kind, answer = body.get("type"), body.get("data") or {}
    problems: list[str] = []
    if kind == 4:
        problems += check_message(answer, files or {}, place="data.")
    elif kind == 7:
        problems += check_message(answer, files or {}, editing=True, known=known, v2=v2, place="data.")
    elif kind == 5 and int(answer.get("flags") or 0) & ~EPHEMERAL:
        problems.append("data.flags: a deferred answer takes only the ephemeral flag; set Components V2 with the edit")
    elif kind == 9:
        problems += check_modal(answer)
    return problems


def check_message(
    body: Body,
    files: Mapping[str, int] | None = None,
    *,
    editing: bool = False,
    known: Collection[str] = (),
    v2: bool = False,
    place: str = "",
) -> list[str]:
    """Return the problems of a message to be created or edited."""
    content, embeds = body.get("content") or "", body.get("embeds") or []
    components, flags = body.get("components") or [], int(body.get("flags") or 0)
    names = (
        set(files or {}) | {str(a["filename"]) for a in body.get("attachments") or [] if a.get("filename")} | set(known)
    )
    everything = list(walk(components))
    is_v2 = bool(flags & COMPONENTS_V2) or v2
    problems = [f"{place}{key}: unknown key" for key in body if key not in _MESSAGE_KEYS]
    if len(content) > 2000:
        problems.append(f"{place}content: {len(content)} characters, at most 2000")
    shown = (
        content
        or embeds
        or components
        or files
        or body.get("poll")
        or body.get("sticker_ids")
        or body.get("message_reference")
    )
    if not editing and not shown:
        problems.append(f"{place}content: the message is empty")
    if is_v2 and (content or embeds or body.get("poll") or body.get("sticker_ids")):
        problems.append(f"{place}flags: a Components V2 message has no content, embeds, stickers or poll")
    if is_v2:
        problems += _v2_size(everything, place)
    else:
        problems += [
            f"{place}components{at}: type {c['type']} needs the Components V2 flag"
            for at, c in everything
            if c.get("type") in V2_ONLY
        ]
        if len(components) > 5:
            problems.append(f"{place}components: {len(components)} rows, at most 5 without the Components V2 flag")
    problems += [f"{place}components{p}" for p in _components(everything)]
    problems += [
        f"{place}{where}: {url} names a file that was not sent"
        for where, url in _attachment_urls(body)
        if url.removeprefix("attachment://") not in names
    ]
    characters = sum(map(_embed_length, embeds))
    if characters > 6000:
        problems.append(f"{place}embeds: {characters} characters in all, at most 6000")
    if isinstance(body.get("nonce"), str) and len(body["nonce"]) > 25:
        problems.append(f"{place}nonce: {len(body['nonce'])} characters, at most 25")
    if body.get("enforce_nonce") and body.get("nonce") in (None, ""):
        problems.append(f"{place}enforce_nonce: there is no nonce")
    return problems


def check_modal(body: Body) -> list[str]:
    """Return the problems of a modal (the `data` of an answer of type 9)."""
    components = body.get("components") or []
    everything = list(walk(components))
    problems = [f"data.components{p}" for p in _components(everything, modal=True)]
    if not 1 <= len(components) <= 5:
        problems.append(f"data.components: {len(components)} of them, a modal has 1 to 5")
    for at, component in everything:
        if component.get("type") == TEXT_INPUT:
            least, most = component.get("min_length") or 0, component.get("max_length") or 4000
            if least > most:
                problems.append(f"data.components{at}: min_length {least} is above max_length {most}")
            if len(component.get("value") or "") > most:
                problems.append(f"data.components{at}: the value is longer than max_length {most}")
    return problems


def walk(components: Any, at: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every component with its place (`[0].components[1]`), parents first, nested ones included."""
    for number, component in enumerate(components or []):
        place = f"{at}[{number}]"
        yield place, component
        yield from walk(component.get("components"), f"{place}.components")
        for key in ("accessory", "component"):
            if component.get(key):
                yield f"{place}.{key}", component[key]


def is_select(component: Body) -> bool:
    """Return True for a select menu of any of the five kinds."""
    return component.get("type") in SELECTS


def _files(files: Mapping[str, int]) -> list[str]:
    problems = [
        f"files: {name} has {size} bytes, at most {FILE_LIMIT}" for name, size in files.items() if size > FILE_LIMIT
    ]
    if len(files) > 10:
        problems.append(f"files: {len(files)} of them, at most 10")
    return problems


def _v2_size(everything: list[tuple[str, dict[str, Any]]], place: str) -> list[str]:
    texts = [str(c.get("content") or "") for _, c in everything if c.get("type") == TEXT]
    media = sum(len(c.get("items") or []) for _, c in everything if c.get("type") == GALLERY)
    characters, octets = sum(map(len, texts)), sum(len(text.encode()) for text in texts)
    problems: list[str] = []
    if len(everything) > 40:
        problems.append(f"{place}components: {len(everything)} counting nested ones, at most 40")
    if characters > 4000:
        problems.append(f"{place}components: {characters} characters of text in all, at most 4000")
    if octets > 10_170:
        problems.append(f"{place}components: {octets} bytes of text make Discord answer 500 (issue 8554)")
    if media > 64:
        problems.append(f"{place}components: {media} pictures make Discord answer 500 (issue 7528)")
    return problems


def _components(everything: list[tuple[str, dict[str, Any]]], *, modal: bool = False) -> Iterator[str]:
    for field, label in (("custom_id", "custom_id"), ("id", "component id")):
        seen = Counter(c[field] for _, c in everything if c.get(field))
        yield from (f": the {label} {value!r} stands there {times} times" for value, times in seen.items() if times > 1)
    for at, component in everything:
        kind = component.get("type")
        known = _KEYS.get(kind) if isinstance(kind, int) else None
        if known is not None:
            yield from (f"{at}.{key}: unknown key" for key in component if key not in known)
        if kind == ROW:
            yield from (f"{at}: {problem}" for problem in _row(component))
        elif kind == BUTTON:
            yield from (f"{at}: {problem}" for problem in _button(component))
        elif is_select(component):
            yield from (f"{at}: {problem}" for problem in _select(component, modal))
        elif kind == TEXT and not str(component.get("content") or "").strip():
            yield f"{at}.content: the text is empty"
        elif kind in (CONTAINER, SECTION) and not component.get("components"):
            yield f"{at}.components: there is nothing in it"


def _row(row: Body) -> Iterator[str]:
    inside = row.get("components") or []
    selects = sum(map(is_select, inside))
    buttons = sum(c.get("type") == BUTTON for c in inside)
    if not inside:
        yield "the row is empty"
    if selects and buttons:
        yield "a row holds buttons or one select, not both"
    if selects > 1:
        yield f"{selects} selects in one row, at most 1"


def _button(button: Body) -> Iterator[str]:
    style = button.get("style")
    if style == LINK and (not button.get("url") or button.get("custom_id")):
        yield "a link button has a url and no custom_id"
    if style not in (LINK, PREMIUM) and (not button.get("custom_id") or button.get("url")):
        yield "a button has a custom_id and no url, unless it is a link"
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield "a button has a label or an emoji"


def _select(select: Body, modal: bool) -> Iterator[str]:
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        yield f"min_values {least} is above max_values {most}"
    if modal and select.get("disabled"):
        yield "a select in a modal can't be disabled"
    if select.get("type") != STRING_SELECT:
        return
    options = select.get("options") or []
    if most > len(options):
        yield f"max_values {most} is above the number of options, {len(options)}"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"more options are chosen beforehand than max_values {most}"
    values = Counter(option.get("value") for option in options)
    yield from (f"the value {value!r} stands there {times} times" for value, times in values.items() if times > 1)


def _embed_length(embed: Body) -> int:
    fields = sum(len(str(f.get("name", ""))) + len(str(f.get("value", ""))) for f in embed.get("fields") or [])
    parts = (
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    )
    return fields + sum(len(part or "") for part in parts)


def _attachment_urls(part: Any, at: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(part, Mapping):
        for key, inner in part.items():
            if key in ("url", "icon_url") and isinstance(inner, str) and inner.startswith("attachment://"):
                yield f"{at}.{key}".lstrip("."), inner
            elif key != "attachments":
                yield from _attachment_urls(inner, f"{at}.{key}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from _attachment_urls(inner, f"{at}[{number}]")

"""Page of the playground: the page of SimCord, with repairs and additions.

- A menu that SimCord has just drawn again stays open, even if it is outside of the window.
- A picture stays until the page shows the changed message; SimCord removes it seconds earlier.
- On a phone, the button of a line stands next to the line, not below it.
- A menu leads to the pages of direct messages and threads; SimCord's page knows one channel alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec
from aiohttp import web
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

OTHERS = "/others.json"
"""Path at which a page asks for the other pages."""


class Other(msgspec.Struct, frozen=True):
    """Link to another page of the playground: its label and its address."""

    label: str
    url: str


class Others(msgspec.Struct, frozen=True):
    """Menu of the other pages: its name and its links."""

    title: str
    links: Sequence[Other]


ListsOthers = Callable[[], Others]
"""Function that returns the present menu of a page."""


UNANSWERED = "pending"
"""SimCord's word for a press that is not answered yet."""

REPAIRS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "/select-drafts.js": (
        (
            "highlight, entries = [], modal = false) {\n    rememberFocus();\n",
            "highlight, entries = [], modal = false) {\n    rememberFocus();\n    openedAt = performance.now();\n",
        ),
        (
            "  function fitOpenDropdowns(scrollHighlighted = false) {\n",
            "  let openedAt = 0;\n  function fitOpenDropdowns(scrollHighlighted = false) {\n",
        ),
        (
            "      if (rect.bottom <= 0 || rect.top >= viewportHeight) {\n",
            "      if (rect.bottom <= 0 || rect.top >= viewportHeight) {\n"
            "        if (performance.now() - openedAt < 1500) {\n"
            '          trigger.scrollIntoView({ block: "center" });\n'
            "          requestAnimationFrame(() => fitOpenDropdowns());\n"
            "          continue;\n"
            "        }\n",
        ),
    ),
    "/preview.css": ((".component-section { grid-template-columns: 1fr; }", ".component-section { gap: 12px; }"),),
    "/actions.js": (
        (
            '"unacknowledged") return "Action was not completed.";',
            '"unacknowledged") return "Not done: the page has changed. Look at it and try again.";\n'
            f'      if (receipt.acknowledgement === "{UNANSWERED}") return "Sent. An answer may take a moment.";',
        ),
    ),
    "/index.html": (
        (
            '        <span id="action-status"',
            '        <nav id="other-pages" class="viewer-control"></nav>\n        <span id="action-status"',
        ),
    ),
}
"""Replacements in SimCord's files, as pairs of old and new text by path. Each old text occurs once in its file."""

LINKS = f"""
const others = document.getElementById("other-pages");
async function showOthers() {{
  try {{
    const answer = await fetch("{OTHERS}", {{ headers: {{ "X-Simcord-Capability": hash }}, cache: "no-store" }});
    if (!answer.ok) return;
    const told = await answer.json();
    const links = told.links.map(({{ label, url }}) => {{
      const link = document.createElement("a");
      link.className = "toolbar-button";
      link.textContent = label;
      link.href = url;
      link.target = "_blank";
      link.rel = "noopener";
      return link;
    }});
    const choose = document.createElement("details");
    choose.className = "session-menu";
    const summary = document.createElement("summary");
    summary.textContent = told.title;
    const list = document.createElement("div");
    list.className = "session-menu-popover";
    list.append(...links);
    choose.append(summary, list);
    const old = others.querySelector("details");
    const text = JSON.stringify(links.map((one) => [one.textContent, one.href]));
    if (others.dataset.text === text) return;
    choose.open = Boolean(old && old.open);
    others.dataset.text = text;
    others.replaceChildren(choose);
  }} catch (error) {{ void error; }}
}}
showOthers();
setInterval(showOthers, 2000);
"""
"""Addition to the page's script: a menu of the other pages."""


class Server(PreviewServer):
    """Server of one page. It serves SimCord's files with our repairs, and the links to the other pages."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, OTHERS: ""}

    def __init__(self, preview: Preview, port: int, list_others: ListsOthers) -> None:
        super().__init__(preview, port)
        self._list_others = list_others

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == OTHERS:
            if not self._authorized(request):
                raise web.HTTPUnauthorized
            return web.Response(
                body=msgspec.json.encode(self._list_others()),
                content_type="application/json",
                headers=self._SECURITY_HEADERS,
            )
        served: web.Response = await super()._static(request)
        path = "/index.html" if request.path == "/" else request.path
        for old, new in REPAIRS.get(path, ()):
            served.text = (served.text or "").replace(old, new, 1)
        if path == "/app.js":
            served.text = (served.text or "") + LINKS
        return served


def keep_old_pictures(payload: dict[str, Any], published: Mapping[str, Any]) -> dict[str, Any]:
    """Return a page's data with the messages and pictures that were last published.

    The bot may have changed a message since then. Its old picture stays until the page shows the change.
    """
    whole = {**json.loads(json.dumps(published)), **{key: payload[key] for key in OF_NOW if key in payload}}
    for number, now in payload.get("assets", {}).items():
        if now.get("available") and number in whole["assets"]:
            whole["assets"][number] = now
    return whole


def find_now(press: Mapping[str, Any], then: object, now: object) -> Mapping[str, Any] | None:
    """Return a press on the page `then` as the press on the page `now` that means the same, or None if there is none.

    Other windows, robots and timers may change the page before a press arrives. As on Discord, a button or a menu is
    identified by its message and its custom id, not by its position. An action without a control is returned as it is.
    """
    key = press.get("control_key")
    if key is None:
        return press
    message, pressed = key.rpartition(":")[0], dict(_iterate_controls(then)).get(key)
    same_controls = [
        other_key
        for other_key, custom_id in _iterate_controls(now)
        if custom_id == pressed and other_key.rpartition(":")[0] == message
    ]
    return {**press, "control_key": same_controls[0]} if same_controls else None


def _iterate_controls(shown: object) -> Iterator[tuple[str, str]]:
    """Yield the keys and custom ids of the controls on a page."""
    if isinstance(shown, Mapping):
        fields = cast("Mapping[str, Any]", shown)
        if "control_key" in fields and "custom_id" in fields:
            yield fields["control_key"], fields["custom_id"]
        shown = [*fields.values()]
    if isinstance(shown, list):
        for each in cast("list[object]", shown):
            yield from _iterate_controls(each)


OF_NOW = ("lastAction", "activity", "status")
"""Parts of a page's data that are always the present ones, not the published ones."""

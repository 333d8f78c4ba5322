"""Discord's rules: each refuses what it is for, and allows what Discord allows."""

from __future__ import annotations

from typing import Any

import pytest

from tests import discord_rules
from tests.openapi import ABSENT, Contract

V2 = discord_rules.COMPONENTS_V2
MESSAGES = "/api/v10/channels/1/messages"
CALLBACK = "/api/v10/interactions/1/token/callback?with_response=1"
COMMANDS = "/applications/1/commands"


def text(content: str = "sand") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str | None = "play", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": custom_id} | more


def select(*values: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": [{"label": value, "value": value} for value in values]} | more


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def embed(characters: int) -> dict[str, Any]:
    return {"title": "t", "description": "x" * (characters - 1)}


def command(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "touareg", "description": "A game", "options": []} | more]


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "An option"} | more


def label(custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": custom_id} | more}


def modal(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "m", "title": "T", "components": list(components)}}


GOOD = [
    (MESSAGES, {"content": "x" * 2000}),
    (MESSAGES, {"content": "board", "nonce": "7:1", "enforce_nonce": True}),
    (MESSAGES, {"embeds": [embed(4000), embed(2000)]}),
    (MESSAGES, {"flags": V2, "components": [text("x" * 4000)]}),
    (MESSAGES, {"flags": V2, "components": [{"type": 17, "components": [text() for _ in range(39)]}]}),
    (MESSAGES, {"content": "x", "components": [row(button(f"{n}")) for n in range(5)]}),
    (MESSAGES, {"content": "x", "components": [row(select("a", "b", max_values=2))]}),
    (MESSAGES, {"content": "x", "components": [row(button(None, style=5, url="https://discord.com"))]}),
    (CALLBACK, {"type": 5, "data": {"flags": 64}}),
    (CALLBACK, modal(*(label(f"{n}") for n in range(5)))),
]
BAD = [
    (MESSAGES, {"content": "x" * 2001}, "content: 2001 characters"),
    (MESSAGES, {}, "the message is empty"),
    (MESSAGES, {"content": "x", "colour": 1}, "colour: unknown key"),
    (MESSAGES, {"embeds": [embed(4000), embed(2001)]}, "6001 characters in all"),
    (MESSAGES, {"content": "x", "enforce_nonce": True}, "there is no nonce"),
    (MESSAGES, {"content": "x", "nonce": "n" * 26, "enforce_nonce": True}, "26 characters, at most 25"),
    (MESSAGES, {"embeds": [{"image": {"url": "attachment://board.png"}}]}, "names a file that was not sent"),
    (MESSAGES, {"components": [text()]}, "type 10 needs the Components V2 flag"),
    (MESSAGES, {"flags": V2, "content": "x", "components": [text()]}, "has no content"),
    (MESSAGES, {"flags": V2, "embeds": [embed(9)], "components": [text()]}, "has no content, embeds"),
    (MESSAGES, {"flags": V2, "components": [{"type": 17, "components": [text() for _ in range(40)]}]}, "41 counting"),
    (MESSAGES, {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "4001 characters of text in all"),
    (MESSAGES, {"flags": V2, "components": [text("𝄞" * 3000)]}, "make Discord answer 500"),
    (MESSAGES, {"flags": V2, "components": [text(" ")]}, "the text is empty"),
    (MESSAGES, {"content": "x", "components": [row(button(f"{n}")) for n in range(6)]}, "6 rows"),
    (MESSAGES, {"content": "x", "components": [row(button(), button())]}, "'play' stands there 2 times"),
    (MESSAGES, {"content": "x", "components": [row(button("a", id=4), button("b", id=4))]}, "component id 4"),
    (MESSAGES, {"content": "x", "components": [row(select("a", "a"))]}, "the value 'a' stands there 2 times"),
    (MESSAGES, {"content": "x", "components": [row(select("a", max_values=2))]}, "above the number of options"),
    (MESSAGES, {"content": "x", "components": [row(select("a", "b", min_values=2))]}, "min_values 2 is above"),
    (MESSAGES, {"content": "x", "components": [row(select("a"), button())]}, "not both"),
    (MESSAGES, {"content": "x", "components": [row()]}, "the row is empty"),
    (MESSAGES, {"content": "x", "components": [row(button(None))]}, "a button has a custom_id"),
    (MESSAGES, {"content": "x", "components": [row(button("a", url="https://discord.com"))]}, "and no url"),
    (MESSAGES, {"content": "x", "components": [row(button("a", style=5, url="https://a.b"))]}, "no custom_id"),
    (MESSAGES, {"content": "x", "components": [row(button(label=None))]}, "a label or an emoji"),
    (MESSAGES, {"content": "x", "components": [row(button(colour=3))]}, "colour: unknown key"),
    (CALLBACK, {"type": 5, "data": {"flags": V2}}, "only the ephemeral flag"),
    (CALLBACK, {"type": 4, "data": {"content": ""}}, "the message is empty"),
    (CALLBACK, modal(*(label(f"{n}") for n in range(6))), "a modal has 1 to 5"),
    (CALLBACK, modal(label("a"), label("a")), "'a' stands there 2 times"),
    (CALLBACK, modal(label("a", min_length=5, max_length=4)), "min_length 5 is above"),
    (CALLBACK, modal(label("a", max_length=2, value="abc")), "longer than max_length"),
    (COMMANDS, command(name="Touareg"), "small letters"),
    (COMMANDS, command(name="toua reg"), "small letters"),
    (COMMANDS, command(name_localizations={"fr": "Touareg"}), "touareg.fr"),
    (COMMANDS, command(description=""), "1 to 100 characters"),
    (COMMANDS, command() + command(), "registered 2 times"),
    (COMMANDS, command(options=[option("a"), option("a")]), "'a' stands there 2 times"),
    (COMMANDS, command(options=[option("a"), option("b", required=True)]), "required option stands after"),
    (COMMANDS, command(options=[option("a"), {"type": 1, "name": "b", "description": "B"}]), "side by side"),
    (COMMANDS, command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])]), "exclude"),
    (COMMANDS, command(options=[option("a", choices=[{"name": "x", "value": "1"}] * 2)]), "choice name 'x'"),
    (COMMANDS, command(options=[option(f"o{n}", description="d" * 99) for n in range(25)] * 4), "at most 8000"),
]


def problems(path: str, body: Any, files: dict[str, int] | None = None) -> list[str]:
    return discord_rules.check_request("PUT" if path == COMMANDS else "POST", path, body, files)


@pytest.mark.parametrize(("path", "body"), GOOD)
def test_requests_that_discord_accepts_pass_the_rules_and_the_description(path: str, body: Any) -> None:
    contract = Contract.load()
    assert problems(path, body) == []
    assert contract is None or contract.check_request("POST", path, body) == []


@pytest.mark.parametrize(("path", "body", "words"), BAD, ids=[words for _, _, words in BAD])
def test_requests_that_discord_refuses_are_named(path: str, body: Any, words: str) -> None:
    assert any(words in problem for problem in problems(path, body)), problems(path, body)


def test_files_are_limited_in_number_and_size() -> None:
    assert "at most 10" in problems(MESSAGES, {}, {f"{n}.png": 1 for n in range(11)})[0]
    assert "board.png has" in problems(MESSAGES, {}, {"board.png": discord_rules.FILE_LIMIT + 1})[0]


def test_a_file_that_is_sent_may_be_shown() -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    body = {"flags": V2, "components": [gallery]}
    assert problems(MESSAGES, body, {"board.png": 9}) == []
    assert "components[0].items[0].media.url" in problems(MESSAGES, body)[0]


def test_a_message_that_is_v2_stays_so_when_edited() -> None:
    path, body = "/channels/1/messages/2", {"content": "words"}
    assert discord_rules.check_request("PATCH", path, body) == []
    assert "has no content" in discord_rules.check_request("PATCH", path, body, v2=True)[0]


@pytest.mark.parametrize(
    ("answering", "kind", "words"), [(5, 9, "modal"), (4, 4, "autocomplete"), (2, 7, "no message")]
)
def test_the_type_of_an_answer_must_fit_the_question(answering: int, kind: int, words: str) -> None:
    assert words in discord_rules.check_answer_type(kind, answering, on_message=False)[0]
    assert discord_rules.check_answer_type(4, 3, on_message=True) == []


CAUGHT = [
    (MESSAGES, {"components": [row(*(button(f"{n}") for n in range(6)))]}, "6 of them, at most 5"),
    (MESSAGES, {"components": [row(button("x" * 101))]}, "components[0].components[0].custom_id: 101 characters"),
    (MESSAGES, {"components": [row(button(label="x" * 81))]}, "label: 81 characters, at most 80"),
    (MESSAGES, {"components": [row(select(*map(str, range(26))))]}, "options: 26 of them, at most 25"),
    (
        MESSAGES,
        {"components": [{"type": 17, "components": [{"type": 17, "components": []}]}]},
        "type 17 has no place here",
    ),
    (MESSAGES, {"components": [{"type": 9, "components": [text()]}]}, "'accessory' is a required property"),
    (MESSAGES, {"embeds": [{"title": "x" * 257}]}, "embeds[0].title: 257 characters"),
    (CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data.content: 2001 characters"),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}}, "at most 25"),
    (
        CALLBACK,
        {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}},
        "data.title: 46 characters",
    ),
    ("/channels/1/threads", {"name": "x" * 101}, "name: 101 characters"),
    ("/channels/1/nothing", {}, "Discord has no such route"),
]


@pytest.mark.parametrize(("path", "body", "words"), CAUGHT, ids=[words for _, _, words in CAUGHT])
def test_discords_description_names_the_place_and_the_limit(path: str, body: Any, words: str) -> None:
    contract = Contract.load()
    if contract is None:
        pytest.skip(ABSENT)
    problems = contract.check_request("POST", path, body)
    assert any(words in problem for problem in problems), problems


def test_discords_description_knows_what_it_answers() -> None:
    contract = Contract.load()
    if contract is None:
        pytest.skip(ABSENT)
    assert contract.check_response("GET", "/users/@me", 200, {"id": "1"})
    assert contract.check_response("GET", "/gateway", 200, {"url": "wss://gateway.discord.gg"}) == []
    assert contract.check_response("DELETE", "/channels/1/messages/2", 204, None) == []
    assert "never answers 201" in contract.check_response("GET", "/gateway", 201, {})[0]

"""Names of users and servers, which are plain text wherever they occur.

They can't format, mention, link, invite, hide text or turn its direction.
"""

from __future__ import annotations

import ast
import re

import pytest
from discord.utils import escape_markdown, escape_mentions

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.responses import format_refusal
from azalai.bot.errors import Refused
from azalai.bot.people.person import Person as Sitter
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import plain, visible_name
from azalai.locales import words
from azalai.renderers import renderer
from tests.bot.fixtures import Opening, offer, open_lobby, type_and_confirm
from tests.bot.without_discord import running_table
from tests.house import ROOT, list_sources
from tests.simulator import Message, Person, Simulator, text_of

SPOKEN_IN = ("bot", "cogs")
SAYING = ("say", "_say", "Refused")
NAME = ("name", "display_name", "global_name")
MADE_PLAIN = ("plain", "visible_name")

RAW = "[x](https://e.vil) \u202e\u200bdiscord.gg/x"
HIDDEN = "\u202e"
ATTACKS = re.compile(r"(?<!\\)\[x\]\(http|https://e|discord\.gg|\u202e|\u200bd")


@pytest.mark.parametrize(
    "name",
    [
        RAW,
        "_a_ *b* ~c~ |d| `e` \\",
        "> quoted",
        "# large",
        "- listed",
        "[a](b)",
        "@everyone @here <@!123456789012345678>",
        "a.b",
    ],
)
def test_a_name_is_escaped_as_discord_py_escapes_it(name: str):
    """`azalai.bot.text`, which does not import the library, escapes the same as the library."""
    escaped = escape_mentions(escape_markdown(visible_name(name), ignore_links=False))
    assert plain(name).replace("\\<", "<").replace("\\://", "://").replace("\\.", ".") == escaped


@pytest.mark.parametrize(
    ("name", "shown", "expected"),
    [
        ("Amara", "Amara", "Amara"),
        ("[x](https://e.vil)", "[x](https://e.vil)", "\\[x](https\\://e\\.vil)"),
        ("discord.gg/x", "discord.gg/x", "discord\\.gg/x"),
        ("discordapp.com/invite/x", "discordapp.com/invite/x", "discordapp\\.com/invite/x"),
        ("a\u202egnp\u202c \u2066b\u2069", "agnp b", "agnp b"),
        ("Ka\u200bri\u200cn\u200de\ufeff\u00ad", "Karine", "Karine"),
        ("\x1b[31mred\x07\x9b", "[31mred", "[31mred"),
        ("two\nlines\u2028here\u3000 now", "two lines here now", "two lines here now"),
        ("\u200b\u3164\u2800", "?", "?"),
        ("", "", ""),
        ("Zoë 🐪 李", "Zoë 🐪 李", "Zoë 🐪 李"),
        ("أمين", "أمين", "\u2068أمين\u2069"),
        ("Zoë שלום", "Zoë שלום", "\u2068Zoë שלום\u2069"),
        ("**b** <@1> <:a:1> `c`", "**b** <@1> <:a:1> `c`", "\\*\\*b\\*\\* \\<@1> \\<:a:1> \\`c\\`"),
    ],
)
def test_names_are_cleaned_and_cut(name: str, shown: str, expected: str) -> None:
    assert visible_name(name) == shown
    assert plain(name) == expected


def test_a_name_mentions_no_user() -> None:
    assert "@everyone" not in plain("@everyone")


def test_a_name_in_a_refusal_is_text() -> None:
    text = format_refusal(words("en"), Refused("refusal-muted", player=(RAW,)))
    assert "discord" in text and not ATTACKS.search(text)


def test_a_channel_in_a_refusal_can_be_pressed_and_is_joined_as_the_language_joins() -> None:
    text = format_refusal(words("de"), Refused("refusal-other-channel", channels=(1, 2)))
    assert "<#1> und <#2>" in text


@pytest.mark.costly(seconds=2)
def test_no_name_is_said_as_it_is() -> None:
    """All values of sentences are escaped; names in a refusal stand in a tuple and are escaped when it is formatted."""
    offences: list[str] = []
    for file in list_sources(*SPOKEN_IN):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and _function_name(call.func) in SAYING:
                refused = _function_name(call.func) == "Refused"
                offences += [
                    f"{file.relative_to(ROOT)}:{call.lineno} {given.arg}"
                    for given in call.keywords
                    if _is_bare_name(given.value) and not (refused and _is_tuple(given.value))
                ]
    assert offences == []


def _function_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_tuple(value: ast.expr) -> bool:
    return isinstance(value, ast.Tuple) or (isinstance(value, ast.Call) and _function_name(value.func) == "tuple")


def _is_bare_name(value: ast.AST) -> bool:
    """Return True if an expression reads a name without escaping it."""
    if isinstance(value, ast.Call) and _function_name(value.func) in MADE_PLAIN:
        return False
    if isinstance(value, ast.Attribute) and value.attr in NAME:
        return True
    return any(_is_bare_name(part) for part in ast.iter_child_nodes(value))


# Texts that users read


def texts_of(simulator: Simulator[Azalai], *people: Person) -> list[str]:
    """Return the texts of all messages in the first channel and of the private messages to `people`."""
    messages: list[Message] = [*simulator.channel().messages]
    for person in people:
        messages += [*person.private, *person.dms]
    return [text_of(message) for message in messages]


@pytest.mark.costly
async def test_names_that_attack_are_text_in_every_answer_card_and_picture(open_simulator: Opening) -> None:
    """Links, U+202E, invisible characters and invitations in names have no effect."""
    async with open_simulator() as simulator:
        simulator.bot.guilds[0].name = f"G{RAW}"
        host, other, third = (f"{letter}{RAW}" for letter in "ABC")
        amara, thomas, idir = (simulator.person(name) for name in (host, other, third))
        card = await open_lobby(simulator, other, host=host)
        await amara.press(card, "Start")
        channel = simulator.channel()
        for command in ("table status", "table log", "table board", "table catch-up"):
            await thomas.slash(channel, command)
        await thomas.press(card, "Play")
        await thomas.slash(channel, "table kick", player=idir)
        await thomas.slash(channel, "table kick", player=amara)
        await thomas.slash(channel, "games")
        await offer(amara, card)
        await type_and_confirm(thomas, channel, "table replace", person=idir)
        await amara.slash(channel, "table pace")
        await idir.slash(channel, "azalai profile", person=amara)
        confirmation = await amara.slash(channel, "table resign")
        await amara.press(confirmation.message, "Resign")
        await thomas.slash(channel, "azalai leaderboard", game="souk")
        texts = texts_of(simulator, amara, thomas, idir)
        visible_texts = [text for person in (amara, thomas, idir) for text in simulator.everything_visible_to(person)]
    assert sum("e\\.vil" in text for text in texts) > 6
    assert [text for text in texts if ATTACKS.search(text)] == []
    of_discord = {name for one in (host, other, third) for name in (one, one.casefold().replace(" ", "_"))}
    assert [text for text in visible_texts if HIDDEN in text and text not in of_discord] == []


async def test_a_right_to_left_name_is_isolated_on_pictures_and_buttons(host: Host) -> None:
    """The names of a table are isolated in alternative texts, in the text version and in names of threads, too."""
    hebrew = "\u05d0\u05d1\u05d2"
    table = await load(host, await running_table(host, Sitter(99, hebrew)))
    assert table.names == ("Amara", f"\u2068{hebrew}\u2069")
    assert f"\u2068{hebrew}\u2069" in renderer("souk").text(table.view(None), table.names, words("en"))

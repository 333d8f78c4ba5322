"""Lobby of every game, which fits one message of Discord and shows the chosen options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.cards import lobby_card
from azalai.bot.layouts.layout import Layout
from azalai.bot.layouts.table_options_layout import options_layout, sides_layout
from azalai.bot.layouts.table_terms_form import TermsForm, terms_menus
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import Status
from azalai.bot.tables.sides import list_side_fields, with_wish
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.options import OptionKind, option_fields
from azalai.locales import LANGUAGES, Language, words
from tests.bot.histories import table_of

ROW, BUTTON, MENU, TEXT = 1, 2, 3, 10


def make_full_lobby(key: str, language: Language) -> LoadedTable:
    """Return a full lobby: all sets are picked as far as possible, and all players but the last have chosen sides."""
    game = GAMES[key]
    seats = max(game.seats)
    table = table_of(key, seats, None, 0, Status.LOBBY, b"")
    sets = {field.name: field.values for field in option_fields(game.Options) if field.kind is OptionKind.SEVERAL}
    options = msgspec.json.encode(game.Options(**sets))
    sitting = list(table.seats)
    for field in list_side_fields(game):
        for number in range(seats - 1):
            wished = with_wish(sitting[number], field, field.values[number])
            sitting[number] = msgspec.structs.replace(sitting[number], wishes=wished)
    row = msgspec.structs.replace(table.row, options=options, language=language, started_at=None)
    return msgspec.structs.replace(table, row=row, seats=tuple(sitting))


def list_parts(layout: Layout) -> list[dict[str, Any]]:
    """Return every component of a message, including nested ones."""

    def parts(components: list[Any]) -> Iterator[dict[str, Any]]:
        for component in components:
            yield component
            yield from parts(component.get("components", []))

    return list(parts(build_view(layout).to_components()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_all_options_of_a_game_fit_into_one_message(key: str, language: Language) -> None:
    table = make_full_lobby(key, language)
    said = words(language)
    layouts = [
        *(lobby_card(table), options_layout(table, Reader(100, said))),
        *(terms_menus(table, form, Reader(100, said)) for form in TermsForm),
        *(
            sides_layout(table, Reader(seat.required_user, said))
            for seat in table.seats
            if list_side_fields(table.game)
        ),
    ]
    for layout in layouts:
        components = list_parts(layout)
        assert len(components) <= 40
        assert sum(len(part["content"]) for part in components if part["type"] == TEXT) <= 4000
        for part in components:
            if part["type"] == ROW:
                kinds = [child["type"] for child in part["components"]]
                assert kinds == [MENU] or (set(kinds) == {BUTTON} and len(kinds) <= 5)
            if part["type"] == MENU:
                assert 0 <= part["min_values"] <= part["max_values"] <= len(part["options"]) <= 25


def find_menu(layout: Layout, name: str) -> dict[str, Any]:
    (menu,) = (part for part in list_parts(layout) if part["type"] == MENU and part["placeholder"] == name)
    return menu


def list_chosen(menu: dict[str, Any]) -> list[str]:
    return [option["label"] for option in menu["options"] if option.get("default")]


def test_picked_values_of_a_set_are_preselected_in_its_menu() -> None:
    table = table_of("souk", 2, None, 0, Status.LOBBY, b"")
    row = msgspec.structs.replace(table.row, options=b'{"gold":["2","3","5","6"]}')
    layout = terms_menus(msgspec.structs.replace(table, row=row), TermsForm.GAME, Reader(100, words("en")))
    gold = find_menu(layout, "Gold cards in the game")
    assert list_chosen(gold) == ["2", "3", "5", "6"]
    assert (gold["min_values"], gold["max_values"]) == (4, 5)


def test_free_sides_are_offered_and_the_own_side_is_preselected() -> None:
    table = make_full_lobby("targui1988", "en")
    own = find_menu(sides_layout(table, Reader(101, words("en"))), "Tribes")
    assert [option["label"] for option in own["options"]] == [
        *("Kel Ahaggar (green)", "Kel Ress (blue)", "whatever is left")
    ]
    assert list_chosen(own) == ["Kel Ahaggar (green)"]
    assert list_chosen(find_menu(sides_layout(table, Reader(103, words("en"))), "Tribes")) == ["whatever is left"]


@pytest.mark.parametrize("key", GAMES)
def test_there_is_a_side_for_every_seat(key: str) -> None:
    assert all(len(field.values) >= max(GAMES[key].seats) for field in list_side_fields(GAMES[key]))


@pytest.mark.parametrize("key", GAMES)
def test_an_option_is_named_once(key: str):
    """No line repeats the name that its menu bears."""
    table = table_of(key, min(GAMES[key].seats), None, 0, Status.LOBBY, b"seed")
    for said in map(words, LANGUAGES):
        lines = "\n".join(options_layout(table, Reader(1, said)).texts).split("\n")
        names = [said.say(f"{key}-option-{field.name}") for field in option_fields(GAMES[key].Options)]
        assert [line for line in lines for name in names if line.startswith(f"-# {name}")] == []

"""Whole games of Targui 1988 by two, three and four people: pressed, and typed from recorded games with rare events."""

from __future__ import annotations

import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import format_value
from azalai.bot.play import turns
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.questions import tag
from azalai.locales import words
from tests.play.bookkeeping import check_channel, check_result, list_problems, load_stored
from tests.play.people_at_play import PlayedTable, Player, open_table
from tests.play.played_out import MIXED, play_whole_game
from tests.playthroughs import list_tags, read_heading
from tests.simulator import (
    Button,
    Menu,
    Message,
    Person,
    Simulator,
    buttons_of,
    labels_of,
    menus_of,
    pictures_of,
    text_of,
)

RECORDED = Path(__file__).parent.parent / "games" / "targui1988" / "playthroughs"
RESTARTS = (12, 40)
"""Numbers of moves after which the bot is killed and started again."""
PRESSED = bytes(range(32))

plain = pytest.mark.usefixtures("plain_pictures")


async def type_move(person: Person, simulator: Simulator[Azalai], move: Move) -> None:
    """Send the slash command of a move, every option filled in as the completion would."""
    english = words("en").say
    command = f"targui1988-slash-{tag(move)}"
    options = {english(f"{command}-{field}"): format_value(getattr(move, field)) for field in move.__struct_fields__}
    await person.slash(simulator.channel(), f"{english('targui1988-slash')} {english(command)}", **options)


def set_seed(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Deal the next game from this seed, to people in the order in which they sat down."""
    monkeypatch.setattr(turns, "secrets", types.SimpleNamespace(token_bytes=lambda _: seed))
    monkeypatch.setattr("random.SystemRandom.shuffle", lambda self, seats: None)


async def type_game(simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch, name: str) -> PlayedTable:
    """Type a recorded game move by move with restarts, and check it after each move and at its end."""
    path = RECORDED / f"{name}.txt"
    heading = read_heading(path)
    set_seed(monkeypatch, heading.seed.encode())
    table = await open_table(
        simulator, "targui1988", MIXED[: heading.seats], language="fr", length=heading.options["length"]
    )
    recorded = [
        line.split(" ", 2)[1:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("> ")
    ]
    for number, (seat, text) in enumerate(recorded):
        await type_move(table.players[int(seat)].person, simulator, GAMES["targui1988"].parse_move(text))
        check_channel(table)
        if number in RESTARTS:
            await simulator.restart()
    loaded, moves = await load_stored(simulator)
    check_result(table, loaded)
    assert table.pings == []
    assert list_problems(simulator.requests) == []
    assert [move.move for move in moves] == [text for _, text in recorded]
    return table


@pytest.mark.costly(seconds=2)
@plain
async def test_two_people_fight_until_one_who_had_won_the_camp_back_is_wiped_out(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
):
    assert {"camp-lost", "camp-regained"} <= list_tags(RECORDED / "2-robots-camp-regained.txt")
    table = await type_game(simulator, monkeypatch, "2-robots-camp-regained")

    loaded, _ = await load_stored(simulator)
    view = loaded.view(None)
    assert [tribe.out_round for tribe in view.tribes].count(None) == 1
    assert view.round < view.rounds, "the end came early"
    winner = loaded.names[view.outcome.ranking[0][0]]
    assert words("fr").say("targui1988-picture-won-last", name=winner) in pictures_of(table.card)[0].alt


@plain
@pytest.mark.long(seconds=30)
async def test_three_people_end_with_equal_tribute_and_camels_decide(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
):
    await type_game(simulator, monkeypatch, "3-random-tie")

    loaded, _ = await load_stored(simulator)
    view = loaded.view(None)
    (first,), (second,), *_ = view.outcome.ranking
    assert view.outcome.scores[first].total == view.outcome.scores[second].total > 0
    assert view.tribes[first].camels > view.tribes[second].camels
    assert view.round == view.rounds == 8


@plain
@pytest.mark.long(seconds=30)
async def test_four_people_play_on_after_one_of_them_is_wiped_out(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
):
    table = await type_game(simulator, monkeypatch, "4-random-one-wiped-out")

    loaded, moves = await load_stored(simulator)
    (out,) = [tribe for tribe in loaded.view(None).tribes if tribe.out_round is not None]
    last = max(move.number for move in moves if move.seat == out.seat)
    assert any(move.number > last for move in moves), "the others went on"
    assert text_of(table.card).count(loaded.names[out.seat]) >= 1


class Hasty(Player):
    """Person who mostly ends the turn as soon as there is a button for it."""

    def pick(self, offered: Sequence[Button | Menu]) -> Button | Menu:
        end = self.label("targui1988-act-end")
        buttons = [button for button in offered if isinstance(button, Button) and button.label == end]
        return buttons[0] if buttons and self.chance.random() < 0.6 else super().pick(offered)


@pytest.mark.costly(seconds=4)
@plain
@pytest.mark.parametrize("rounds", ["4", pytest.param("8", marks=pytest.mark.long(seconds=20))])
async def test_two_people_press_their_way_through_all_rounds(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch, rounds: str
):
    set_seed(monkeypatch, PRESSED)
    table = await open_table(simulator, "targui1988", MIXED[:2], language="en", length=rounds)
    table.players = [
        Hasty(table, player.person, locale, 1) for player, (_, locale) in zip(table.players, MIXED, strict=False)
    ]
    await play_whole_game(simulator, table)


# How many


def number_boxes(message: Message) -> list[str]:
    """Return the ids of the buttons that open the box for a number."""
    return [button.custom_id for button in buttons_of(message.now) if button.custom_id.startswith("az:amount:")]


@pytest.mark.costly
@plain
async def test_how_many_camels_is_one_question_with_the_usual_numbers_and_a_filled_box(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
):
    table = await open_at_first_turn(simulator, monkeypatch)
    (player,) = table.list_awaited()
    loaded, _ = await load_stored(simulator)
    herd = next(tribe.camels for tribe in loaded.view(None).tribes if loaded.names[tribe.seat] == player.person.name)
    message = await player.open()
    await player.answer(message, player.list_offers(message)[0])  # from where; then where to, with the usual numbers
    (menu,) = menus_of(message.now)
    others = [value for label, value in menu.options if label.endswith("…")]
    await player.person.choose(message, menu.custom_id, others[0])

    say = words(player.language).say
    presets = {"all": herd, "but-one": herd - 1, "half": (herd + 1) // 2, "least": 1}
    assert {say(f"dialog-number-{name}", number=number) for name, number in presets.items()} <= set(
        labels_of(message.now)
    )
    opened = await player.person.press(message, number_boxes(message)[0])
    assert opened.form is not None
    ((label, _),) = opened.form.fields
    assert str(herd) in label
    assert opened.form.filled == (str(herd),)


async def open_at_first_turn(simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch) -> PlayedTable:
    """Open a table of two people whose camps are pitched."""
    set_seed(monkeypatch, PRESSED)
    table = await open_table(simulator, "targui1988", MIXED[:2], language="en", length="8")
    game = GAMES["targui1988"]
    for _ in range(4):
        loaded, _ = await load_stored(simulator)
        (seat,) = game.deciders(loaded.state)
        await type_move(table.players[seat].person, simulator, game.moves(loaded.state, seat)[0])
    return table


# Charts


@pytest.mark.costly
@plain
async def test_history_and_destiny_cards_are_shown_in_private_by_command_and_by_button(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch
):
    table = await open_at_first_turn(simulator, monkeypatch)
    amara, thomas = (player.person for player in table.players)
    stranger = simulator.person("Zahra", locale="fr")

    typed = (await thomas.slash(simulator.channel(), "targui-1988 history")).message
    onlooker = (await stranger.slash(simulator.channel(), "targui-1988 destiny")).message
    more = (await amara.press(table.card, "…")).message
    pressed = (await amara.press(more, "History")).message

    for message, alt in (
        (typed, "Historique de Targui 1988"),
        (onlooker, "Les cartes destin de Targui 1988"),
        (pressed, "History of Targui 1988"),
    ):
        assert message.ephemeral
        (picture,) = pictures_of(message)
        assert picture.alt.startswith(alt)
        assert picture.content.startswith(b"\x89PNG")


async def test_a_chart_of_a_table_that_has_not_begun_is_refused_in_words(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara", locale="en-GB")
    await amara.slash(simulator.channel(), "targui-1988 new")

    answer = (await amara.slash(simulator.channel(), "targui-1988 history")).message

    assert answer.ephemeral and pictures_of(answer) == []
    assert text_of(answer) == words("en").say("refusal-not-started")

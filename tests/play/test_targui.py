"""Two people type whole recorded duels of Targui into the bot, to both of its ends."""

from __future__ import annotations

import types
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import format_value
from azalai.bot.play import turns
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.questions import tag
from azalai.locales import words
from tests.play.bookkeeping import check_channel, check_result, load_stored
from tests.play.people_at_play import open_table
from tests.play.played_out import MIXED, skip
from tests.playthroughs import read_heading
from tests.simulator import Person, Simulator

RECORDED = Path(__file__).parent.parent / "games" / "targui" / "playthroughs"
RESTARTS = (20, 190)
"""Numbers of moves after which the bot is killed and started again."""
UNSEEN = range(25, 185)
"""Moves that are stored without being typed, unless a duel is typed whole."""

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def type_move(person: Person, simulator: Simulator[Azalai], move: Move) -> None:
    """Send the slash command of a move, every option filled in as the completion would."""
    english = words("en").say
    command = f"targui-slash-{tag(move)}"
    options = {english(f"{command}-{field}"): format_value(getattr(move, field)) for field in move.__struct_fields__}
    await person.slash(simulator.channel(), f"{english('targui-slash')} {english(command)}", **options)


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize(
    ("ending", "cards", "unseen"),
    [
        ("twelfth-card", 12, UNSEEN),
        *(
            pytest.param(ending, cards, range(0), marks=pytest.mark.long(seconds=40))
            for ending, cards in (("twelfth-card", 12), ("last-raid", None))
        ),
    ],
)
async def test_two_people_play_to_both_ends_with_restarts(
    simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch, ending: str, cards: int | None, unseen: range
):
    path = RECORDED / f"robots-{ending}.txt"
    seed = read_heading(path).seed.encode()
    monkeypatch.setattr(turns, "secrets", types.SimpleNamespace(token_bytes=lambda _: seed))
    monkeypatch.setattr("random.SystemRandom.shuffle", lambda self, seats: None)
    table = await open_table(simulator, "targui", MIXED[:2], language="en")
    game = GAMES["targui"]
    recorded = [
        line.split(" ", 2)[1:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("> ")
    ]
    for number, (seat, text) in enumerate(recorded):
        if number in unseen:
            continue
        if unseen and number == unseen.stop:
            await skip(
                simulator, [(int(recorded[number][0]), game.parse_move(recorded[number][1])) for number in unseen]
            )
        await type_move(table.players[int(seat)].person, simulator, game.parse_move(text))
        check_channel(table)
        if number in RESTARTS:
            await simulator.restart()
    loaded, moves = await load_stored(simulator)
    check_result(table, loaded)
    assert table.pings == []
    assert [move.move for move in moves] == [text for _, text in recorded]
    laid = [sum(card is not None for row in camp.rows for card in row) for camp in loaded.view(None).camps]
    assert (max(laid) == cards) if cards else (max(laid) < 12)

"""Tables of matches, and their players."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from azalai.games import GAMES
from tests.robots.learned import table_from
from tools.robots import matches
from tools.robots.matches import parse_options
from tools.robots.players import KINDS, find_player


def test_options_that_are_typed_change_those_that_the_game_proposes() -> None:
    words = ["path_card=any", "length=6", "destinies=rain,plague", "tribes=ress,ajjer"]
    wild, plain = GAMES["targui1988"], GAMES["targui"]
    chosen: Any = parse_options(wild, words)
    assert msgspec.structs.asdict(chosen) == msgspec.structs.asdict(wild.Options()) | {
        "length": "6",
        "destinies": ("plague", "rain"),
        "tribes": ("ress", "ajjer"),
    }
    assert parse_options(plain, words) != plain.Options() == parse_options(plain, words[1:])
    for word in ("length=99", "destinies=wind", "tribes=camels"):
        with pytest.raises(ValueError):
            parse_options(wild, [word])


def test_a_match_that_cannot_be_played_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["matches", "touareg", "--seats", "3", "--pair", "solid:older"])

    matches.main()

    assert capsys.readouterr().out == "touareg 3 seats: solid:older not played, for nothing was learned and proved\n"


@pytest.mark.parametrize("kind", [*KINDS, "raider"])
def test_a_player_of_every_kind_can_be_sent_to_another_process(kind: str) -> None:
    game = GAMES["touareg"]
    state = game.setup(seats=2, options=game.Options(), seed=b"players")
    (seat, *_) = game.deciders(state)
    player = find_player(kind, table_from("touareg", 2))
    move = player(game, state, seat, b"seed")
    assert move in game.moves(state, seat)
    assert pickle.loads(pickle.dumps(player))(game, state, seat, b"seed") == move


@pytest.mark.parametrize("kind", ["strong", "greedy", "wizard"])
def test_a_player_that_lacks_a_table_or_that_no_game_knows_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        find_player(kind)

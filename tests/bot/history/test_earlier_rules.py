"""Games of earlier releases, under other rules or with fewer fields.

They can be replayed and checked as long as an exported file exists; one that can't be checked is not called wrong.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from azalai.bot.__main__ import main
from azalai.bot.history.game_facts import History
from azalai.bot.history.replay import from_seed, last_position
from azalai.bot.hosting import lobby
from azalai.bot.records.record_file import Record, parse_record
from azalai.bot.records.scenes import scenes
from azalai.bot.records.verification import proof_of
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.games.earlier import UnknownRules, first_position, knows_rules
from tests.bot.histories import finished_game, row, table_of
from tests.bot.without_discord import AMARA, THOMAS, lobby_of

FILES = sorted((Path(__file__).parent / "earlier").glob("*.txt"))
"""Exported games; each was played to its end by the release of its time, which also wrote the last position."""
every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
WELL, WRONG, NOT_CHECKED = 0, 1, 2


def record_in(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


def start_of(record: Record) -> Any:
    seats, options = len(record.seats), record.options.encode()
    return first_position(
        GAMES[record.game], rules=record.version, seats=seats, options=options, seed=record.seed or b""
    )


def load_history(file: Path) -> History:
    """Return the same game as a store keeps it."""
    record = record_in(file)
    game, acts = GAMES[record.game], list(record.acts)
    state = last_position(game, start_of(record), acts)  # pyright: ignore[reportArgumentType]
    rows = [row(0, None, "setup"), *(row(act.number, act.seat, act.move or "") for act in acts)]
    table = table_of(record.game, len(record.seats), state, len(acts), Status.FINISHED, record.seed or b"")
    stored = replace(table.row, version=record.version, options=record.options.encode(), seed_hash=record.seed_hash)
    return History(table=replace(table, row=stored), moves=rows, final=game.encode(state))


@pytest.mark.parametrize("key", list(GAMES))
def test_every_earlier_version_of_the_rules_has_an_exported_game(key: str):
    versions = {record_in(file).version for file in FILES if record_in(file).game == key}
    assert versions >= set(range(1, GAMES[key].version))
    assert all(knows_rules(GAMES[key], version) for version in versions)


@every_file
def test_a_game_of_an_earlier_release_is_verified_and_replayed(file: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["verify", str(file)]) == WELL
    assert capsys.readouterr().out.count(" ok ") == 2
    assert main(["replay", str(file), "--language", "en"]) == WELL
    assert re.match(r"\d\. [\w ]+: -?\d+$", capsys.readouterr().out.splitlines()[-1])


@every_file
def test_a_game_of_an_earlier_release_that_was_changed_is_wrong(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    text, changed = file.read_text(encoding="utf-8"), tmp_path / "changed.txt"
    final = record_in(file).final or ""
    changed.write_text(text.replace(f"final {final}", f"final {hashlib.sha256(b'').hexdigest()}"), encoding="utf-8")
    assert main(["verify", str(changed)]) == WRONG
    assert "moves  WRONG" in capsys.readouterr().out


@every_file
def test_a_stored_game_of_earlier_rules_is_proved_filmed_and_played_again_for_repair(file: Path):
    stored = load_history(file)
    game, table = stored.table.game, stored.table
    assert proof_of(stored).good
    film = scenes(game, iter([stored.start(), table.state]))
    assert film[-1].view == table.view(None)
    again = from_seed(game, table.rules, len(table.seats), table.row.options, table.row.seed or b"", stored.acts)
    assert again is not None and again.fault is None and again.state == table.state


def test_a_game_follows_the_rules_of_its_position_not_of_its_table():
    table, rows, final = finished_game("touareg", 2, b"opened before")
    opened_before = replace(table, row=replace(table.row, version=1))
    assert opened_before.rules == GAMES["touareg"].version
    assert proof_of(History(table=opened_before, moves=rows, final=final)).good


async def test_a_table_opened_under_earlier_rules_begins_under_present_ones(host: Host):
    table = await lobby_of(host, THOMAS)
    async with host.store.write() as tx:
        await tx.tables.change(table, version=0)
    await lobby.start(host, table, AMARA)
    assert (await load(host, table)).row.version == GAMES["souk"].version


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("away", [-1, 1])
def test_rules_that_no_release_here_knows_are_not_guessed(key: str, away: int):
    game = GAMES[key]
    version = game.version + 1 if away == 1 else 0
    assert not knows_rules(game, version)
    with pytest.raises(UnknownRules):
        first_position(game, rules=version, seats=min(game.seats), options=b"{}", seed=b"seed")


def nest_options(text: str) -> str:
    """Return the record with options that are nested too deep for a parser."""
    nested = "[" * 200_000 + "]" * 200_000
    return re.sub(r"(?m)^options .*$", f'options {{"first_seat":{nested}}}', text)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            lambda text: text.replace("\nrules 1\n", "\nrules 9\n"),
            "moves  not checked   the game began under version 9",
        ),
        (nest_options, "moves  not checked   the options can't be read"),
        (lambda text: re.sub(r"(?m)^options .*$", "options {", text), "moves  not checked   the options can't be read"),
        (lambda text: re.sub(r"(?m)^seed .*\n", "", text), "was written while the game ran"),
        (lambda text: text.replace("game touareg", "game senet"), "the game 'senet' is not installed"),
    ],
    ids=["newer rules", "deep options", "broken options", "while it ran", "no such game"],
)
def test_an_uncheckable_record_is_not_called_wrong_and_has_its_own_code(
    change: Any, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.txt"
    file.write_text(change(FILES[-1].read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["verify", str(file)]) == NOT_CHECKED
    output = capsys.readouterr()
    assert expected in output.out + output.err and "WRONG" not in output.out


def test_a_wrong_seed_is_wrong_even_where_the_moves_can_not_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.txt"
    text = FILES[-1].read_text(encoding="utf-8").replace("\nrules 1\n", "\nrules 9\n")
    file.write_text(re.sub(r"(?m)^seed .*$", "seed 00", text), encoding="utf-8")
    assert main(["verify", str(file)]) == WRONG
    assert "hash   WRONG" in capsys.readouterr().out

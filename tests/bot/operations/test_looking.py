"""Commands that show the store: lists without secrets, and a check that finds faults and only faults."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.app.client import Azalai
from azalai.bot.operations import check
from azalai.bot.operations.check import Finding, sum_up
from azalai.bot.store import open_store
from azalai.bot.store.files import find_network_type
from azalai.bot.store.installation import TRIAL
from azalai.bot.store.sqlite import PRAGMAS
from tests.bot.fixtures import Opening, address, offer, posix, start_table
from tests.bot.operations.conftest import Typed, change
from tests.simulator import Simulator


def list_files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_a_sound_database_of_a_running_bot_has_no_findings(type_in: Typed, simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", robots=1)
    await offer(simulator.person("Amara"), card, "12")
    await simulator.person("Idir").slash(simulator.channel("oasis"), "souk new")
    assert await type_in("check") == (0, "everything is well\n")


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("UPDATE seats SET deciding = 1", "seats 0, 1 are asked, and by the rules seats 1 must decide"),
        ("UPDATE seats SET deciding = 0", "seats none are asked, and by the rules seats 1 must decide"),
        ("UPDATE positions SET state = x'00' WHERE number = 1", "can't be read: ValueError at position 1"),
        ("DELETE FROM positions WHERE number = 1", "can't be read: position 1 is missing"),
        ("UPDATE moves SET move = 'offer 11' WHERE number = 1", "its position is not where its moves lead"),
        ("UPDATE moves SET move = 'offer 9999' WHERE number = 1", "its moves can't be played again: move 1 is not"),
        ("UPDATE tables SET seed = x'00'", "its position is not where its moves lead"),
        ("DELETE FROM moves WHERE number = 0", "its moves do not lead just there"),
        (
            "INSERT INTO votes (proposal_id, seat, yes) VALUES (99, 0, 1)",
            "store: no longer used: 1 row of votes",
        ),
        ("UPDATE tables SET game = 'senet'", "can't be read: no game 'senet' is installed"),
        (
            """UPDATE tables SET pace = '{"turn":24.0}'""",
            "has a clock, and seat 1 must decide without any timer",
        ),
    ],
)
async def test_faults_in_a_database_are_found(under_way: Path, type_in: Typed, statement: str, expected: str):
    change(under_way, statement)
    code, read = await type_in("check")
    assert code == 1
    assert expected in read and read.endswith(" found\n")
    assert "12" not in read.replace(expected, "")


async def test_a_change_of_rules_is_told_and_is_nothing_wrong(under_way: Path, type_in: Typed):
    change(under_way, "UPDATE tables SET version = 0")
    text = "note  table 1: began under rules 0 of souk, which are 1 now\neverything is well\n"
    assert await type_in("check") == (0, text)


async def test_a_damaged_file_is_found(under_way: Path, type_in: Typed):
    change(under_way, "PRAGMA writable_schema=ON", "DELETE FROM sqlite_master WHERE name = 'ix_seats_user_id'")
    code, read = await type_in("check")
    assert code == 1 and "the database is damaged" in read


@pytest.mark.sqlite
async def test_tables_are_listed_by_where_they_stand(open_simulator: Opening, tmp_path: Path, type_in: Typed):
    async with open_simulator() as simulator:
        await start_table(simulator, "Thomas", robots=1)
        await simulator.person("Idir").slash(simulator.channel("oasis"), "souk new")
        change(tmp_path / "azalai.db", "UPDATE tables SET status = 'quarantined', game = 'senet' WHERE id = 2")
        _, everything = await type_in("tables")
        _, aside = await type_in("tables", "--status", "quarantined")
        _, listed = await type_in("tables", "--status", "finished")
    assert [line.split()[:5] for line in everything.splitlines()[1:]] == [
        ["1", "running", "souk", "2", "1"],
        ["2", "quarantined", "senet", "1", "0"],
    ]
    assert [line.split()[0] for line in aside.splitlines()[1:]] == ["2"]
    assert len(listed.splitlines()) == 1


async def test_a_table_is_shown_without_its_secrets(under_way: Path, type_in: Typed):
    with closing(sqlite3.connect(under_way)) as connection:
        seed, digest = connection.execute("SELECT seed, seed_hash FROM tables").fetchone()
    code, read = await type_in("show", "1")
    assert code == 0
    assert "seat 1: 'Thomas' (42), must decide since" in read and digest in read
    assert seed.hex() not in read and str(seed) not in read and "offer" not in read


async def test_why_a_table_is_set_aside_is_shown(under_way: Path, type_in: Typed):
    change(under_way, "UPDATE tables SET status = 'quarantined', game = 'senet'")
    code, read = await type_in("show", "1")
    assert code == 0 and "set aside: no game 'senet' is installed" in read
    assert await type_in("show", "7") == (1, "There is no table 7.\n")


async def test_a_database_that_is_not_there_is_said_to_be_missing_and_is_not_made(tmp_path: Path, type_in: Typed):
    code, read = await type_in("check")
    assert (code, read) == (1, f"There is no database {tmp_path / 'azalai.db'}.\n")
    assert list_files(tmp_path) == []


@pytest.mark.parametrize("number", [str(10**30), "-1", "twelve", "9" * 19])
def test_an_invalid_number_of_a_table_is_named(number: str, capsys: pytest.CaptureFixture[str]):
    """Numbers too large for the database get a sentence, too."""
    for command in ("show", "repair"):
        with pytest.raises(SystemExit):
            main([command, "--", number])
        assert "is no number of a table" in capsys.readouterr().err


def test_harmless_findings_of_many_tables_are_one_line():
    old = "began under rules 1 of souk, which are 2 now"
    findings = [Finding(number, old, harmless=True) for number in range(1, 8)]
    alone, bad = (
        Finding(9, "the options have changed", harmless=True),
        Finding(3, "it is broken"),
    )
    summed = [str(finding) for finding in sum_up([*findings, alone, bad, bad])]
    assert summed == [str(alone), str(bad), str(bad), f"note  store: 7 tables (1, 2, 3, 4, 5, ...): {old}"]


MOUNTS = """\
/dev/sda1 / ext4 rw,relatime 0 0
nas:/games /srv/the\\040games nfs4 rw 0 0
/dev/sdb1 /srv/the\\040games/local ext4 rw 0 0
//nas/share /mnt cifs rw 0 0
tmpfs /mnt tmpfs rw 0 0
"""


@posix
@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("/srv/azalai.db", None),
        ("/srv/the games/azalai.db", "nfs4"),
        ("/srv/the games/a/b/azalai.db", "nfs4"),
        ("/srv/the games/local/azalai.db", None),
        ("/srv/the games too/azalai.db", None),
        ("/mnt/azalai.db", None),
    ],
)
def test_the_file_system_of_a_file_is_that_of_the_innermost_mount(tmp_path: Path, file: str, kind: str | None):
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS, encoding="utf-8")
    assert find_network_type(Path(file), mounts) == kind
    assert find_network_type(Path(file), tmp_path / "none") is None


async def test_a_database_on_a_network_drive_is_noted(
    under_way: Path, type_in: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    mounts = tmp_path / "mounts"
    mounts.write_text(f"nas:/games {under_way.parent} nfs rw 0 0\n", encoding="utf-8")
    monkeypatch.setattr(check, "find_network_type", lambda file: find_network_type(file, mounts))
    code, text = await type_in("check")
    assert code == 0 and "note  store: the database is on a network file system (nfs)" in text


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("pragma", "expected"),
    [("max_page_count=1", "the disk is full"), ("query_only=ON", "the database may only be read")],
)
async def test_a_database_in_which_nothing_can_be_stored_is_found(
    pragma: str, expected: str, under_way: Path, type_in: Typed, monkeypatch: pytest.MonkeyPatch
):
    """SQLite reports a full disk like its own limit; nothing of the trial remains."""
    with monkeypatch.context() as patch:
        patch.setattr("azalai.bot.store.store.PRAGMAS", (*PRAGMAS, pragma))
        assert await type_in("check") == (1, f"found  store: nothing can be stored: {expected}\n1 found\n")
    store = await open_store(address(under_way))
    async with store.read() as tx:
        assert await tx.facts.get(TRIAL) is None
    await store.close()

"""Plugin that loops for ever or can't read its events: its table is quarantined, others continue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.games.guard import Watch
from azalai.games.small import replace
from tests.bot.fixtures import load_status, offer, start_table
from tests.installing import install_souk
from tests.simulator import Simulator, text_of

CALM = "can't be opened at the moment. Nothing was lost"
LOOP = "        while getattr(self, 'stuck', False):\n            pass\n"


@pytest.fixture
def dune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a plugin that loops when `stuck` is set, and a watch that waits for only a moment."""
    limits = {**(Watch.__init__.__kwdefaults__ or {}), "named_after": 0.1, "ended_after": 0.3}
    monkeypatch.setattr(Watch.__init__, "__kwdefaults__", limits)
    line = "        if state.round > ROUNDS or seat not in range(len(state.salt)):\n            return ()\n"
    with install_souk("dune", tmp_path / "packages", changes={"__init__.py": [(line, LOOP + line)]}):
        yield


@pytest.mark.costly(seconds=4)
async def test_a_loop_sets_its_table_aside_and_other_games_go_on(
    dune: None, caplog: pytest.LogCaptureFixture, simulator: Simulator[Azalai]
) -> None:
    card = await start_table(simulator, "Thomas", game="dune")
    oasis, amara = simulator.channel("oasis"), simulator.person("Amara")
    await amara.slash(oasis, "souk new", language="English", seats="joined")
    await amara.press(oasis.messages[0], "Add a robot")
    await amara.press(oasis.messages[0], "Start")
    GAMES["dune"].stuck = True  # pyright: ignore[reportAttributeAccessIssue]
    answer = await amara.press(card, "Play")
    assert CALM in answer.text
    assert await load_status(simulator) is Status.QUARANTINED
    assert "Amara had offered 0" in text_of(await offer(amara, oasis.messages[0]))
    errors = [str(error) for error in simulator.expect_errors()]
    assert any("the game dune (" in error and "table 1) is ended" in error for error in errors)
    (line,) = [error for error in errors if "table 1 of game dune can't be read and is quarantined" in error]
    assert "did not come to an end" in line and " (azalai_dune/__init__.py, line " in line and "\n" not in line
    assert any("table 1) has not answered for" in line for line in caplog.messages)
    GAMES["dune"].stuck = False  # pyright: ignore[reportAttributeAccessIssue]
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.RUNNING


@pytest.mark.costly(seconds=3)
async def test_events_that_can_not_be_read_set_their_table_aside(
    dune: None, caplog: pytest.LogCaptureFixture, simulator: Simulator[Azalai]
) -> None:
    """If an upgrade has renamed a tag, the operator reads the game's key, and the players a calm sentence."""
    card = await start_table(simulator, "Thomas", game="dune")
    amara = simulator.person("Amara")
    await offer(amara, card, "6")
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        await connection.exec_driver_sql("UPDATE moves SET events = x'9181a474797065a36e6577'")
    answer = await amara.press(card.now, "Log")
    assert CALM in answer.text
    assert await load_status(simulator) is Status.QUARANTINED
    errors = [str(error) for error in simulator.expect_errors()]
    assert any("the game dune can't read its own event new any more" in error for error in errors)
    caplog.clear()
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.QUARANTINED
    again = "table 1 of game dune is still quarantined: the game dune can't read its own event new any more"
    assert any(line.startswith(again) for line in caplog.messages)


@pytest.mark.costly(seconds=3)
async def test_a_position_of_the_wrong_form_sets_its_table_aside_with_the_authors_line(
    dune: None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    simulator: Simulator[Azalai],
) -> None:
    """It is never stored, and the table continues once the game is corrected."""
    card = await start_table(simulator, "Thomas", game="souk")
    amara, souk = simulator.person("Amara"), type(GAMES["souk"])
    rules = souk.do  # pyright: ignore[reportAttributeAccessIssue]
    monkeypatch.setattr(souk, "do", lambda *args: replace(rules(*args), offers=(None,)))
    dialog = (await amara.press(card, "Play")).message
    assert CALM in (await amara.press(dialog, "0")).text
    (error,) = simulator.expect_errors()
    why = "`offers` has a place for 1 of 2 seats (azalai_souk/__init__.py, line "
    assert f"table 1 of game souk can't be read and is quarantined: the game souk has a fault: {why}" in str(error)
    monkeypatch.undo()
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.RUNNING

"""The robots' turns: the same way through the table's queue as a person's."""

from __future__ import annotations

import hashlib
import logging

from bot.errors import Refused
from bot.play.turns import play
from bot.store.rows import Status
from bot.tables.host import Host
from bot.tables.loading import load
from bot.tables.table import LoadedTable

log = logging.getLogger(__name__)

NAMES = ("Tin Hinan", "Kaocen", "Dassine", "Moussa", "Tabelaq", "Firhoun", "Lamtoune", "Akhamouk")


def robot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), f"{NAMES[0]} {len(taken) + 1}")


async def drive(host: Host, table: int) -> None:
    """Plays for the robots of a table until a person must decide or the game is over."""
    while True:
        try:
            loaded = await load(host, table)
            robot = next((seat for seat in loaded.deciders if seat.is_robot), None)
            if robot is None or loaded.row.status is not Status.RUNNING:
                return
            move = loaded.game.robot(
                loaded.view(robot.seat), loaded.game.moves(loaded.state, robot.seat), _seed(loaded)
            )
            await play(host, table, robot.seat, move, user=None, decision=robot.decision)
        except Refused as refusal:
            if refusal.reason != "refusal-stale":
                log.warning("the robots of table %s stop: %s", table, refusal.reason)
                return


def _seed(table: LoadedTable) -> bytes:
    """Breaks the robot's ties; it tells nothing of the game's own chance."""
    return hashlib.sha256(b"robot" + (table.row.seed or b"") + table.row.position.to_bytes(8, "big")).digest()

"""The schema of an empty database, laid by what was said when it was laid first: Alembic works out the same statements
for a quarter of a second each time. That it does is proved in `tests/bot/store`."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from azalai.bot.store.migrate import upgrade

ASKING = ("SELECT", "PRAGMA")
"""How statements begin that change nothing."""

_said: dict[str, list[tuple[str, Any]]] = {}


def lay_again(connection: sa.Connection) -> None:
    """As `upgrade`, which this stands for; in a database that is not empty it is `upgrade`."""
    name = connection.dialect.name
    if sa.inspect(connection).get_table_names():
        upgrade(connection)
    elif name in _said:
        for statement, values in _said[name]:
            connection.exec_driver_sql(statement, values or None)
    else:
        _said[name] = _heard(connection)


def _heard(connection: sa.Connection) -> list[tuple[str, Any]]:
    said: list[tuple[str, Any]] = []

    def hear(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        assert not many
        if not statement.lstrip().startswith(ASKING):
            said.append((statement, values))

    event.listen(connection, "before_cursor_execute", hear)
    upgrade(connection)
    event.remove(connection, "before_cursor_execute", hear)
    return said

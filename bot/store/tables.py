"""The queries about tables."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from bot.store.rows import Status, TableRow

LIVE = (Status.LOBBY, Status.RUNNING)


def table_row(row: sa.RowMapping, columns: Any) -> TableRow:
    values: dict[str, Any] = {name: row[columns[name]] for name in TableRow.__struct_fields__}
    values["status"] = Status(values["status"])
    values["invited"] = tuple(json.loads(values["invited"]))
    return TableRow(**values)

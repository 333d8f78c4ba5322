"""Schema newer than the present one, which makes a present database an older one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from azalai.bot.store import migrate

MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "0099", "{present}", None, None


def upgrade() -> None:
    op.add_column("facts", sa.Column("more", sa.Text(), nullable=True))
"""


def add_schema(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    """Add a migration for the rest of a test, written into `folder`, and return its revision."""
    present = migrate.list_revisions()[-1]
    shutil.copytree(migrate.FOLDER, folder / "migrations")
    (folder / "migrations" / "versions" / "v0099_next.py").write_text(MIGRATION.format(present=present))
    monkeypatch.setattr(migrate, "FOLDER", folder / "migrations")
    return "0099"

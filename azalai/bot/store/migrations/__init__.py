"""Migrations of the schema, for Alembic: `env.py` is its entry point, `versions/` has a file for each change."""

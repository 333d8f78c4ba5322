"""Changes of the schema, for Alembic: `env.py` is its entry, `versions/` has a file for each change."""

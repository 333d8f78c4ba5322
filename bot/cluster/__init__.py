"""Who serves the database: one process, or several that share a PostgreSQL."""

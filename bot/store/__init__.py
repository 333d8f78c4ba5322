"""Where tables live between two moves: SQLAlchemy over SQLite or PostgreSQL."""

from bot.store.store import Ledger, Store, check_store, open_store, visit_store

__all__ = ["Ledger", "Store", "check_store", "open_store", "visit_store"]

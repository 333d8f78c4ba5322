"""Where tables live between two moves: SQLAlchemy over SQLite or PostgreSQL."""

from bot.store.store import Store, check_store, open_store, visit_store
from bot.store.transaction import Transaction

__all__ = ["Store", "Transaction", "check_store", "open_store", "visit_store"]

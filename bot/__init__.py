"""The host: client, tables, store, delivery, clock, Discord forms, playground."""

__version__ = "1.0.0"

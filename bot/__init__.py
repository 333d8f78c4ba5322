"""The host: client, tables, store, delivery, clock, Discord forms, playground."""

"""Alembic's entry: the connection is handed over by `azalai.bot.store.migrate`."""

from alembic import context

from azalai.bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

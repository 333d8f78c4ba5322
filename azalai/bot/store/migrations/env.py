"""Entry point of Alembic. `azalai.bot.store.migrate` passes it the connection."""

from alembic import context

from azalai.bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's way in: it is handed a connection and runs what has not been run yet."""

from alembic import context

from safehouse.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

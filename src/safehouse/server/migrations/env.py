"""Alembic's entry point: it is given a connection and runs the migrations that are missing."""

from alembic import context

from safehouse.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

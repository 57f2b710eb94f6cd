"""The script that alembic runs: the steps, in the connection that it was given."""

from __future__ import annotations

from alembic import context

from goalsetter.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

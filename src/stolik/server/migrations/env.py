"""Run by Alembic; the connection comes from the store."""

from alembic import context

from stolik.server.models import Base

connection = context.config.attributes["connection"]
# SQLite cannot change a column in place: a batch makes the table anew.
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

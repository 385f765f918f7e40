"""The database's history: each change of the models is a step that Alembic can take."""

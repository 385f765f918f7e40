"""Snapshots, archives and chat of tables, what is due at them, and who writes here."""

import sqlalchemy as sa
from alembic import op

from stolik import games

revision = "0004"
down_revision = "0003"

TABLES = sa.table("tables", sa.column("game", sa.String), sa.column("sources", sa.JSON))
LEASE = sa.table("lease", sa.column("id", sa.Integer), sa.column("epoch", sa.Integer))


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(LEASE, [{"id": 1, "epoch": 0}])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "chats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.UniqueConstraint("table", "player", "key"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("due", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("sources", sa.JSON(none_as_null=True), nullable=True))
    # Until now nothing but the lexicon that comes with this version was ever played with.
    for game in games.names():
        if sources := games.get(game).settings.sources(games.get(game).complete({})):
            op.execute(TABLES.update().where(TABLES.c.game == game).values(sources=sources))
    # Every clock that may have run is looked at once.
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing' AND clock IS NOT NULL")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_host"), ["host"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_host"))
        batch_op.drop_index(batch_op.f("ix_tables_due"))
        batch_op.drop_column("sources")
        batch_op.drop_column("due")
    for table in ("chats", "archives", "snapshots", "lease"):
        op.drop_table(table)

"""Which lessons somebody has done."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("player", "game", "lesson"),
    )


def downgrade() -> None:
    op.drop_table("lessons")

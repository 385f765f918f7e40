"""Names by what they look like; sessions that their owner can tell apart and end."""

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

from stolik.server import names
from stolik.server.people import LASTS

revision = "0003"
down_revision = "0002"

players = sa.table("players", *map(sa.column, ("id", "name", "compared", "looks")))
sessions = sa.table("sessions", *map(sa.column, ("token", "id", "expires", "seen", "agent")))


def upgrade() -> None:
    db = op.get_bind()
    # With a default, so that SQLite need not make the table anew: others refer to its rows.
    for name in ("compared", "looks"):
        op.add_column("players", sa.Column(name, sa.String(length=64), server_default=sa.text("''"), nullable=False))
    # Kept names that look alike stay kept: only `kept_as` must be of one person alone, and it is as it was.
    for id, name in db.execute(sa.select(players.c.id, players.c.name)).all():
        compared = {"compared": names.compared(name), "looks": names.looks(name)}
        db.execute(sa.update(players).where(players.c.id == id).values(compared))
    for name in ("compared", "looks"):
        op.create_index(f"ix_players_{name}", "players", [name], unique=False)

    kinds: dict[str, sa.types.TypeEngine[Any]] = {
        "id": sa.String(length=32),
        "seen": sa.Float(),
        "agent": sa.String(length=120),
    }
    for name, kind in kinds.items():
        op.add_column("sessions", sa.Column(name, kind, nullable=True))
    for token, expires in db.execute(sa.select(sessions.c.token, sessions.c.expires)).all():
        known = {"id": secrets.token_hex(8), "seen": expires - LASTS, "agent": "/"}
        db.execute(sa.update(sessions).where(sessions.c.token == token).values(known))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        for name, kind in kinds.items():
            batch_op.alter_column(name, existing_type=kind, nullable=False)
        batch_op.create_index(batch_op.f("ix_sessions_id"), ["id"], unique=True)


def downgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_id"))
        for name in ("agent", "seen", "id"):
            batch_op.drop_column(name)
    for name in ("looks", "compared"):
        op.drop_index(f"ix_players_{name}", "players")
        op.drop_column("players", name)

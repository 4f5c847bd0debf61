"""Events have a short link (four letters and digits); players say when they are ready for their second game."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 4


def upgrade() -> None:
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.add_column(sa.Column("short", sa.String(length=8), nullable=True))
    events = sa.table("events", sa.column("id", sa.String), sa.column("short", sa.String))
    connection = op.get_bind()
    taken: set[str] = set()
    for (event_id,) in connection.execute(sa.select(events.c.id)).fetchall():
        short = new_short()
        while short in taken:
            short = new_short()
        taken.add(short)
        connection.execute(sa.update(events).where(events.c.id == event_id).values(short=short))
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.create_unique_constraint("events_short_key", ["short"])
    with op.batch_alter_table("event_games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ready", sa.Integer(), nullable=False, server_default="0"))


def new_short() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def downgrade() -> None:
    with op.batch_alter_table("event_games", schema=None) as batch_op:
        batch_op.drop_column("ready")
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.drop_constraint("events_short_key", type_="unique")
        batch_op.drop_column("short")

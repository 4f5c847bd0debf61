"""Claim codes end when they are used; a player of an event is one account's."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "event_claims",
        sa.Column("event_id", sa.String(length=16), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event_id", "entry"),
    )
    members = sa.table(
        "event_members",
        sa.column("event_id", sa.String),
        sa.column("account_id", sa.String),
        sa.column("role", sa.String),
        sa.column("entry", sa.Integer),
    )
    claims = sa.table(
        "event_claims", sa.column("event_id", sa.String), sa.column("entry", sa.Integer), sa.column("given", sa.Integer)
    )
    connection = op.get_bind()
    query = sa.select(members.c.event_id, members.c.entry, members.c.account_id).where(members.c.entry.is_not(None))
    owners: dict[tuple[str, int], list[str]] = {}
    for event_id, entry, account in connection.execute(query).fetchall():
        owners.setdefault((event_id, entry), []).append(account)
    for (event_id, entry), accounts in owners.items():
        if len(accounts) == 1:
            connection.execute(sa.insert(claims).values(event_id=event_id, entry=entry, given=1))
            continue
        # Nobody can tell which of them is the player: a leader says so, or hands out a new code.
        here = (members.c.event_id == event_id, members.c.entry == entry)
        connection.execute(sa.delete(members).where(*here, members.c.role == "player"))
        connection.execute(sa.update(members).where(*here).values(entry=None))
        connection.execute(sa.insert(claims).values(event_id=event_id, entry=entry, given=1))
    op.create_index("event_member_entry", "event_members", ["event_id", "entry"], unique=True)


def downgrade() -> None:
    op.drop_index("event_member_entry", "event_members")
    op.drop_table("event_claims")

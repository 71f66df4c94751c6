"""Persons, tables, their events and participants."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("waits", sa.String(10), nullable=False),
        sa.Column("to_act", sa.Integer()),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("totals", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_tables_host_persons"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_waits_updated", "tables", ["waits", "updated"])
    op.create_table(
        "events",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_events_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "participants",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_participants"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_participants_table_id_tables", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["persons.id"], name="fk_participants_person_id_persons"
        ),
    )
    op.create_index("ix_participants_person_id", "participants", ["person_id"])

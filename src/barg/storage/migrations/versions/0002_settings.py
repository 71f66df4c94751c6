"""What a person has set."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("settings", sa.Text(), nullable=False, server_default=""))

"""The table of seats is called seats."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rename the table and its index; the rows stay as they are."""
    op.drop_index("ix_sitters_person", "sitters")
    op.rename_table("sitters", "seats")
    op.create_index("ix_seats_person", "seats", ["person"])

"""Which games are still to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Note when a game to be rated ended; games that were never rated are now."""
    op.add_column("tables", sa.Column("to_rate", sa.BigInteger))
    op.create_index("tables_to_rate", "tables", ["to_rate"])
    op.execute(
        "UPDATE tables SET to_rate = ended WHERE rated AND status = 'finished' "
        "AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.table_id = tables.id)"
    )

"""The first version."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _to(column: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete="CASCADE")


def upgrade() -> None:
    """Make the first tables."""
    _create_people()
    _create_tables()
    _create_entries()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), unique=True),
        sa.Column("passphrase", sa.String(200)),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), _to("people.id"), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_keys_person", "keys", ["person"])


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.String(10), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("begun", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("outcome", sa.JSON),
        sa.Column("rematch", sa.String(16)),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("tables_by_status", "tables", ["status", "opened"])
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(16), _to("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("person", sa.String(16)),
        sa.Column("player", sa.String(40)),
        sa.Column("reserved", sa.String(16)),
    )
    op.create_index("ix_sitters_person", "sitters", ["person"])


def _create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), _to("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("client", sa.String(60)),
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(16), _to("tables.id"), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(30), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.JSON, nullable=False),
    )
    op.create_index("ratings_of_person", "ratings", ["person", "kind", "at"])

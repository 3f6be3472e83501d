"""What is kept: people, their keys, tables and their seats, the entries of each table, ratings.

Setups and entries are the truth about a game. How it ended, and everybody's rating, follow from
them and can be made again (`safehouse rebuild`).
"""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("name_key", sa.String(80), unique=True),  # of accounts alone
    sa.Column("passphrase", sa.String(200)),
    sa.Column("is_bot", sa.Boolean, nullable=False, default=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the key a browser or a bot shows
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
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
    sa.Column("status", sa.String(10), nullable=False),  # open, running, finished, closed
    sa.Column("begun", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("outcome", sa.JSON),
    sa.Column("rematch", sa.String(16)),
    sa.Column("wake", sa.BigInteger),  # when somebody has to look after it, if nothing happens
    sa.Column("to_rate", sa.BigInteger),  # when the game ended, until its ratings are written
    sa.Index("tables_by_status", "status", "opened"),
    sa.Index("tables_by_wake", "wake"),
    sa.Index("tables_to_rate", "to_rate"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(20), primary_key=True),
    sa.Column("place", sa.SmallInteger, nullable=False),
    sa.Column("name", sa.String(40)),
    sa.Column("person", sa.String(16), index=True),
    sa.Column("player", sa.String(40)),
    sa.Column("reserved", sa.String(16)),  # for whom the seat is kept while it is free
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("client", sa.String(60)),  # what the client called it, so that it can be sent again
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(30), nullable=False),  # the game, and whether for two or more
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("rating", sa.JSON, nullable=False),  # after the game
    sa.Index("ratings_of_person", "person", "kind", "at"),
)

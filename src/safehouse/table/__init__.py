"""A running game without I/O: its entries, clocks, ratings, and who may do and see what."""

"""A running game without I/O: clocks, and who may do what."""

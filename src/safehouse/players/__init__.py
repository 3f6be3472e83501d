"""Computer players: they are told what a seat knows and choose a decision."""

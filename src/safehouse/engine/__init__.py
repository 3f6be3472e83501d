"""What works for any game: batches on CPU threads and on a GPU, game files, perft, statistics."""

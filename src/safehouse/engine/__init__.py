"""What works for every kernel: batches on CPU threads and on a GPU, records, perft, figures."""

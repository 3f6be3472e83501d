# What is refused in this game alone.

error-bad-data = There is a mistake in a scenario file. { $detail }

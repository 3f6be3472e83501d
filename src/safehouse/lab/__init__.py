"""Measuring players and games."""

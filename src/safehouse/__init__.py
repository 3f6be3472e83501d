"""Safehouse: board games of secret agents, to play and to study."""

__version__ = "0.1.0"

"""Safehouse: board games of secret agents, to play and to study."""

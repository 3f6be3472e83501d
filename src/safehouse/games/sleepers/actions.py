"""Decisions as numbers: one range for each verb."""

from safehouse.games.sleepers.board import NUM_HEXES

STOP = 0
ACTIVATE = 1
FLIP = ACTIVATE + NUM_HEXES
BOUNCE = FLIP + NUM_HEXES
SWAP = BOUNCE + NUM_HEXES
COPY = SWAP + NUM_HEXES
BLAST = COPY + NUM_HEXES
JUMP = BLAST + NUM_HEXES  # + 6 * hex + direction
RECRUIT = JUMP + 6 * NUM_HEXES  # + 61 * kind + hex
MOVE = RECRUIT + 11 * NUM_HEXES  # + 61 * from + to
NUM_ACTIONS = MOVE + NUM_HEXES * NUM_HEXES

"""How Sarah's Vision is played: by planners, who look ahead over the coming events."""

from safehouse.games.players import Level, Players
from safehouse.games.sarahs_vision.players.planner import POLICIES

PLAYERS = Players(
    levels=(
        Level("dreamy"),
        Level("hasty"),
        Level("thrifty"),
        Level("narrow"),
        Level("sound"),
        Level("expert"),
    ),
    policies=POLICIES,
    hint_slope=2.42,
)

"""How Sleepers is played: levels, plans, what people forget, and what their decisions tell."""

from safehouse.games.players import Level, Players
from safehouse.games.sleepers.players.forgetting import FORGETTING
from safehouse.games.sleepers.players.inference import Arrivals, belief, likelihood
from safehouse.games.sleepers.players.plans import hunter, liberator, racer

PLAYERS = Players(
    levels=(
        Level("beginner:80", 1114),
        Level("beginner:40", 1396),
        Level("greedy", 1500),
        Level("ismcts:20", 1830),
        Level("ismcts:300", 2131),
        Level("ismcts:1s", 2299),
    ),
    plans={"racer": racer, "liberator": liberator, "hunter": hunter},
    heedless=racer,
    forgetting=FORGETTING,
    observer=Arrivals,
    likelihood=likelihood,
    belief=belief,
    hint_slope=0.77,
)

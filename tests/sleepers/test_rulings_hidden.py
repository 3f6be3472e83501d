"""Rulings on hidden information: what each seat sees and may remember (R69, R73, R74, R109 on)."""

from __future__ import annotations

import pytest

from tests.sleepers.positions import (
    CHAIN,
    COLOURS,
    SEATS,
    TILES,
    Deal,
    LoadSecret,
    SecretGame,
    agents,
    choices,
    hand,
    happened,
    network,
    outcome,
    play,
)

VISIBLE = {"own_sleepers": "visible"}


def shown(game: SecretGame, seat: str, where: str) -> str:
    """The kind that a seat's view shows on a hex."""
    return str(game.view(seat)["board"][where]["kind"])


def known(game: SecretGame, seat: str, where: str) -> str:
    """The kind that a seat with a perfect memory knows on a hex."""
    return str(game.knowledge(seat)["board"][where]["kind"])


def killed_shown(game: SecretGame, seat: str, colour: str) -> list[str]:
    """The killed tiles of a colour as a seat's view shows them."""
    return sorted(f"{tile['kind']} {tile['face']}" for tile in game.view(seat)["killed"][colour])


def killed_known(game: SecretGame, seat: str, colour: str) -> list[str]:
    """The killed tiles of a colour as a seat with a perfect memory knows them."""
    return sorted(
        f"{tile['kind']} {tile['face']}" for tile in game.knowledge(seat)["killed"][colour]
    )


# Flips and bounces


@pytest.mark.parametrize("seat", SEATS)
def test_a_sleeper_turned_up_by_an_informant_is_public_R69(
    load_secret: LoadSecret, seat: str
) -> None:
    game = load_secret(white="E5 informant down", black="E6 police down")
    before = play(game, "activate E5")
    assert shown(before, seat, "E6") == "?"
    after = play(before, "flip E6")
    assert shown(after, seat, "E6") == "police"
    assert happened(after, seat, "flip") == [
        {"event": "flip", "hex": "E6", "kind": "police", "face": "up"}
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_a_sleeper_that_a_master_turns_up_is_public_R85(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(
        white="E5 master_of_disguise down",
        black="E6 scientist down",
        options={"master_copies": "any"},
    )
    after = play(game, "activate E5", "copy E6")
    assert shown(after, seat, "E6") == "scientist"
    assert happened(after, seat, "flip") == [
        {"event": "flip", "hex": "E6", "kind": "scientist", "face": "up"}
    ]


def test_a_bounced_sleeper_is_seen_by_its_owner_only_R73(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 immigration down", black="E6 police down")
    after = play(game, "activate E5", "bounce E6")
    assert sorted(after.view("black")["hands"]["black"]) == ["police", "scientist"]
    assert after.view("white")["hands"]["black"] == 2
    assert after.view("spectator")["hands"]["black"] == 2
    for seat, kind in (("white", "?"), ("spectator", "?"), ("black", "police")):
        assert happened(after, seat, "bounce") == [
            {"event": "bounce", "hex": "E6", "owner": "black", "kind": kind, "face": "down"}
        ]
    assert "returned" not in after.knowledge("white")


def test_an_own_bounced_sleeper_is_seen_again_R73(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 immigration down, A1 militia down", black="I9 police")
    after = play(game, "activate E5", "bounce A1", "stop")
    assert sorted(after.view("white")["hands"]["white"]) == ["militia", "scientist"]
    assert after.view("black")["hands"]["white"] == 2
    assert [event["kind"] for event in happened(after, "black", "bounce")] == ["?"]


@pytest.mark.parametrize("seat", SEATS)
def test_a_marked_sleeper_is_not_revealed_R73(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 immigration down", black="E6 police down, I9 militia")
    marked = play(game, "activate E5", "bounce E6")
    assert happened(marked, seat, "mark") == [{"event": "mark", "hex": "E6"}]
    assert happened(marked, seat, "bounce") == []
    assert shown(marked, seat, "E6") == "?"


def test_a_seen_agent_recruited_again_is_an_unknown_sleeper_R73(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 immigration down", black="E6 police down seen", options=VISIBLE)
    assert shown(game, "white", "E6") == "police"
    after = play(game, "activate E5", "bounce E6", "recruit police E6")
    assert shown(after, "white", "E6") == "?"
    assert "seen" not in after.position()["board"]["E6"]


@pytest.mark.parametrize("seat", SEATS)
def test_a_bounced_active_agent_goes_back_in_plain_sight_R74(
    load_secret: LoadSecret, seat: str
) -> None:
    game = load_secret(white="E5 immigration down", black="E6 police")
    after = play(game, "activate E5", "bounce E6")
    assert happened(after, seat, "bounce") == [
        {"event": "bounce", "hex": "E6", "owner": "black", "kind": "police", "face": "up"}
    ]


def test_both_agents_of_a_bounce_are_reported_together_R77(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 immigration down", black="E6 police, I9 militia down")
    after = play(game, "activate E5", "bounce E6", "bounce I9")
    assert [(event["hex"], event["kind"]) for event in happened(after, "white", "bounce")] == [
        ("E6", "police"),
        ("I9", "?"),
    ]


def test_a_returned_agent_is_remembered_by_the_opponent_R74(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 immigration down, A1 scientist down, A3 scientist down",
        black="E6 police",
        black_hand="2 scientist, militia",
        white_hand="2 scientist",
    )
    after = play(game, "activate E5", "bounce E6", "stop", "stop")
    assert after.knowledge("white")["returned"] == {
        "black": [{"kind": "police", "among": ["hand"]}]
    }
    assert "returned" not in after.knowledge("black")
    # Whatever is recruited next may be it.
    for kind in ("police", "militia"):
        placed = play(after, f"recruit {kind} E8")
        assert placed.knowledge("white")["returned"] == {
            "black": [{"kind": "police", "among": ["hand", "E8"]}]
        }
        assert known(placed, "white", "E8") == "?"
    # Once the new sleeper shows another face, the tile is in the hand again.
    shown_again = play(after, "recruit militia E8", "recruit scientist A5", "activate E8")
    assert shown_again.knowledge("white")["returned"] == {
        "black": [{"kind": "police", "among": ["hand"]}]
    }
    # Once it shows the face that was returned, nothing is left to remember.
    found = play(after, "recruit police E8", "recruit scientist A5", "activate E8")
    assert "returned" not in found.knowledge("white")


def test_a_returned_agent_may_lie_among_the_killed_R74(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 immigration down, D8 police down",
        black="E6 informant",
        black_hand="2 scientist, militia",
    )
    after = play(game, "activate E5", "bounce E6", "stop", "stop", "recruit militia D7")
    after = play(after, "activate D8", "jump D8 D6")
    assert after.knowledge("white")["returned"] == {
        "black": [{"kind": "informant", "among": ["hand", "killed"]}]
    }


def test_a_sleeper_placed_before_the_return_cannot_be_it_R74(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 immigration down, A1 scientist down",
        black="E6 police, I9 scientist down",
        black_hand="2 scientist, militia",
    )
    after = play(game, "activate E5", "bounce E6", "stop", "stop", "recruit police I5")
    assert after.knowledge("white")["returned"] == {
        "black": [{"kind": "police", "among": ["hand", "I5"]}]
    }
    assert "returned" not in after.view("white")


@pytest.mark.parametrize("first", ["militia", "police"])
def test_two_returned_agents_are_remembered_each_since_its_own_return_R74(
    load_secret: LoadSecret, first: str
) -> None:
    def remembered(game: SecretGame) -> dict[str, set[str]]:
        returned = game.knowledge("white").get("returned", {"black": []})
        return {tile["kind"]: set(tile["among"]) for tile in returned["black"]}

    game = load_secret(
        white="E5 immigration down, A1 immigration down",
        black="E6 police, E8 informant",
        white_hand="2 scientist",
        black_hand="2 scientist, militia",
    )
    game = play(game, "activate E5", "bounce E6", "stop", "stop")
    game = play(game, f"recruit {first} I5")
    assert remembered(game) == {"police": {"hand", "I5"}}
    game = play(game, "activate A1", "bounce E8", "stop")
    assert remembered(game) == {"police": {"hand", "I5"}, "informant": {"hand"}}
    game = play(game, "recruit scientist I7")
    assert remembered(game) == {"police": {"hand", "I5", "I7"}, "informant": {"hand", "I7"}}
    game = play(game, "recruit scientist A3", "activate I5", "stop")
    if first == "police":
        assert remembered(game) == {"informant": {"hand", "I7"}}
    else:
        assert remembered(game) == {"police": {"hand", "I7"}, "informant": {"hand", "I7"}}
    game = play(game, "recruit scientist A5", "activate I7")
    left = {"informant"} if first == "police" else {"informant", "police"}
    assert remembered(game) == {kind: {"hand"} for kind in left}


def test_two_equal_returned_agents_are_both_remembered_R74(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 immigration down",
        black="E6 police, E8 police",
        black_hand="2 scientist",
        white_hand="2 scientist",
    )
    game = play(game, "activate E5", "bounce E6", "bounce E8")
    police = {"kind": "police", "among": ["hand"]}
    assert game.knowledge("white")["returned"] == {"black": [police, police]}
    game = play(game, "recruit police I5", "recruit scientist A1", "activate I5")
    assert game.knowledge("white")["returned"] == {"black": [police]}


def test_an_own_returned_agent_is_remembered_by_the_other_side_R74(
    load_secret: LoadSecret,
) -> None:
    game = load_secret(white="E5 immigration down, A1 police", black="I9 scientist down")
    after = play(game, "activate E5", "bounce A1", "stop")
    assert after.knowledge("black")["returned"] == {
        "white": [{"kind": "police", "among": ["hand"]}]
    }
    assert "returned" not in after.knowledge("white")


# Sleepers


@pytest.mark.parametrize("seat", SEATS)
def test_nobody_looks_at_any_sleeper_R109(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(
        white="E5 police down, A1 militia, A3 police down seen",
        black="E6 police down, I9 militia, I7 police down seen",
    )
    kinds = {where: agent["kind"] for where, agent in game.view(seat)["board"].items()}
    assert kinds == {
        "E5": "?",
        "A1": "militia",
        "A3": "?",
        "E6": "?",
        "I9": "militia",
        "I7": "?",
    }


def test_own_sleepers_are_hidden_from_the_moment_they_are_placed_R110(
    load_secret: LoadSecret,
) -> None:
    game = load_secret(white_hand="police, militia")
    after = play(game, "recruit police E5")
    for seat in SEATS:
        assert shown(after, seat, "E5") == "?"
    recruited = {"event": "recruit", "seat": "white", "hex": "E5"}
    assert happened(after, "white", "recruit") == [recruited | {"kind": "police"}]
    assert happened(after, "black", "recruit") == [recruited | {"kind": "?"}]
    assert happened(after, "spectator", "recruit") == [recruited | {"kind": "?"}]


def test_own_sleepers_are_visible_by_option_to_their_owner_R110(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 police down", black="E6 militia down", options=VISIBLE)
    assert [shown(game, seat, "E5") for seat in SEATS] == ["police", "?", "?"]
    assert [shown(game, seat, "E6") for seat in SEATS] == ["?", "militia", "?"]


def test_own_sleepers_of_a_recruiter_are_visible_by_option_too_R110(
    load_secret: LoadSecret,
) -> None:
    for options, kind in ((VISIBLE, "police"), ({}, "?")):
        game = load_secret(white="E5 recruiter down", white_hand="police", options=options)
        after = play(game, "activate E5", "recruit police A1")
        assert shown(after, "white", "A1") == kind
        assert shown(after, "black", "A1") == "?"


def test_a_perfect_memory_knows_the_own_sleepers_only_R110(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 police down", black="E6 militia down")
    assert [known(game, seat, "E5") for seat in SEATS] == ["police", "?", "?"]
    assert [known(game, seat, "E6") for seat in SEATS] == ["?", "militia", "?"]


def test_the_rules_keep_no_notes_for_a_player_R111(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 police down, A3 police down seen", black="I9 militia down seen")
    for seat in SEATS:
        view = game.view(seat)
        assert all("seen" not in agent for agent in view["board"].values())
        assert "returned" not in view


# Killed tiles


@pytest.mark.parametrize(
    ("killed_sleepers", "white_sees", "black_sees", "spectator_sees"),
    [
        ("hidden", ("?", "?"), ("?", "?"), ("?", "?")),
        ("owner", ("police", "?"), ("?", "recruiter"), ("?", "?")),
        ("open", ("police", "recruiter"), ("police", "recruiter"), ("police", "recruiter")),
    ],
)
def test_killed_sleepers_stay_hidden_unless_an_option_shows_them_R112(
    load_secret: LoadSecret,
    killed_sleepers: str,
    white_sees: tuple[str, str],
    black_sees: tuple[str, str],
    spectator_sees: tuple[str, str],
) -> None:
    game = load_secret(
        white_killed="police down, militia",
        black_killed="recruiter down, diversion",
        options={"killed_sleepers": killed_sleepers},
    )
    for seat, (white, black) in zip(SEATS, (white_sees, black_sees, spectator_sees), strict=True):
        assert killed_shown(game, seat, "white") == sorted([f"{white} down", "militia up"])
        assert killed_shown(game, seat, "black") == sorted([f"{black} down", "diversion up"])


@pytest.mark.parametrize(
    ("killed_sleepers", "kinds"),
    [("hidden", "???"), ("owner", "?x?"), ("open", "xxx")],
)
def test_a_jumped_sleeper_is_reported_as_far_as_it_may_be_seen_R112(
    load_secret: LoadSecret, killed_sleepers: str, kinds: str
) -> None:
    game = load_secret(
        white="E5 police down",
        black="E6 militia down",
        options={"killed_sleepers": killed_sleepers},
    )
    after = play(game, "activate E5", "jump E5 E7")
    for seat, kind in zip(SEATS, kinds, strict=True):
        expected = "militia" if kind == "x" else "?"
        assert killed_shown(after, seat, "black") == [f"{expected} down"]
        (event,) = happened(after, seat, "kill")
        assert (event["hex"], event["owner"], event["face"]) == ("E6", "black", "down")
        assert event["kind"] == expected


def test_the_owner_remembers_a_killed_sleeper_R112(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 police down", black="E6 militia down, E8 diversion down seen")
    after = play(game, "activate E5", "jump E5 E7", "jump E7 E9")
    assert killed_shown(after, "black", "black") == ["? down", "? down"]
    assert killed_known(after, "black", "black") == ["diversion down", "militia down"]
    # The opponent remembers only what lay face up before.
    assert killed_known(after, "white", "black") == ["? down", "diversion down"]


def test_killed_sleepers_that_are_shown_are_known_R112(load_secret: LoadSecret) -> None:
    for killed_sleepers, kind in (("hidden", "?"), ("owner", "?"), ("open", "militia")):
        game = load_secret(
            white="E5 police down",
            black="E6 militia down",
            black_killed="recruiter down",
            options={"killed_sleepers": killed_sleepers},
        )
        after = play(game, "activate E5", "jump E5 E7")
        former = "recruiter" if killed_sleepers == "open" else "?"
        for seat in ("white", "spectator"):
            assert killed_known(after, seat, "black") == sorted([f"{former} down", f"{kind} down"])
        assert killed_known(after, "black", "black") == ["militia down", "recruiter down"]


@pytest.mark.parametrize("seat", SEATS)
def test_killed_active_agents_are_public_R113(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 police down", black="E6 militia")
    after = play(game, "activate E5", "jump E5 E7")
    assert killed_shown(after, seat, "black") == ["militia up"]
    assert happened(after, seat, "kill") == [
        {"event": "kill", "hex": "E6", "owner": "black", "kind": "militia", "face": "up"}
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_a_blast_reveals_no_sleeper_R112(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 saboteur down, D4 police down", black="E6 militia down, E4 police")
    after = play(game, "activate E5")
    assert killed_shown(after, seat, "white") == ["? down", "saboteur up"]
    assert killed_shown(after, seat, "black") == ["? down", "police up"]
    seen = {event["hex"]: event["kind"] for event in happened(after, seat, "kill")}
    assert seen == {"E5": "saboteur", "D4": "?", "E6": "?", "E4": "police"}


# Backs and faces


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_sees_where_a_moved_sleeper_went_R114(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 diversion down", black="E6 police down")
    after = play(game, "activate E5", "move E6 I9")
    assert happened(after, seat, "move") == [{"event": "move", "from": "E6", "to": "I9"}]
    assert shown(after, seat, "I9") == "?"


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_sees_a_jump_a_copy_and_a_stop_R114(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(
        white="E5 master_of_disguise down, E4 police, A1 scientist down",
        black="E6 scientist down, E8 scientist down",
    )
    game = play(game, "activate E5", "copy E4")
    assert happened(game, seat, "copy") == [{"event": "copy", "hex": "E4", "kind": "police"}]
    game = play(game, "jump E5 E7")
    assert happened(game, seat, "jump") == [{"event": "jump", "from": "E5", "to": "E7"}]
    game = play(game, "stop")
    stopped = {"event": "stop", "seat": "white", "ability": "police"}
    assert [dict(event) for event in game.events(seat)] == [stopped]


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_sees_which_sleepers_were_swapped_R114(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 double_agent down", black="I9 police down")
    after = play(game, "activate E5", "swap I9")
    assert happened(after, seat, "swap") == [{"event": "swap", "hexes": ["E5", "I9"]}]
    assert shown(after, seat, "E5") == "?"
    assert shown(after, seat, "I9") == "double_agent"


def test_memory_follows_a_back_to_its_new_hex_R114(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 diversion down, A1 double_agent down",
        black="E6 police down seen, I5 militia down",
    )
    after = play(game, "activate E5", "move E6 I9", "activate A1", "swap I9")
    assert known(after, "white", "A1") == "police"
    assert known(after, "black", "A1") == "police"
    assert known(after, "white", "I5") == "?"
    assert known(after, "black", "I5") == "militia"


def test_an_agent_turned_down_is_remembered_but_not_shown_R115(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 informant down", black="E6 police")
    after = play(game, "activate E5", "flip E6")
    assert after.position()["board"]["E6"]["seen"] is True
    for seat in SEATS:
        assert after.view(seat)["board"]["E6"] == {"owner": "black", "kind": "?", "face": "down"}
        assert happened(after, seat, "flip") == [
            {"event": "flip", "hex": "E6", "kind": "police", "face": "down"}
        ]
    for seat in COLOURS:
        assert known(after, seat, "E6") == "police"


@pytest.mark.parametrize("seat", COLOURS)
def test_an_agent_turned_down_is_marked_for_both_by_option_R115(
    load_secret: LoadSecret, seat: str
) -> None:
    game = load_secret(
        white="E5 informant down, A1 scientist down", black="E6 police", options=VISIBLE
    )
    after = play(game, "activate E5", "flip E6")
    assert after.view(seat)["board"]["E6"] == {
        "owner": "black",
        "kind": "police",
        "face": "down",
        "seen": True,
    }
    own = play(game, "activate E5", "flip E5")
    assert own.view(seat)["board"]["E5"] == {
        "owner": "white",
        "kind": "informant",
        "face": "down",
        "seen": True,
    }


def test_a_sleeper_that_was_never_face_up_is_not_marked_R115(load_secret: LoadSecret) -> None:
    game = load_secret(white="E5 police down", black="E6 police down", options=VISIBLE)
    assert "seen" not in game.view("white")["board"]["E5"]
    assert game.view("white")["board"]["E6"] == {"owner": "black", "kind": "?", "face": "down"}


def test_a_seen_sleeper_that_is_bounced_is_remembered_R115(load_secret: LoadSecret) -> None:
    game = load_secret(
        white="E5 immigration down", black="E6 police down seen", black_hand="2 scientist"
    )
    after = play(game, "activate E5", "bounce E6")
    assert after.knowledge("white")["returned"] == {
        "black": [{"kind": "police", "among": ["hand"]}]
    }


@pytest.mark.parametrize("seat", SEATS)
def test_a_face_is_public_from_its_activation_on_R116(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 police down, A1 scientist down")
    assert shown(game, seat, "E5") == "?"
    after = play(game, "activate E5")
    assert happened(after, seat, "activate") == [
        {"event": "activate", "seat": "white", "hex": "E5", "kind": "police"}
    ]
    assert shown(after, seat, "E5") == "police"
    assert shown(after, seat, "A1") == "?"


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_sees_whose_turn_begins_R116(load_secret: LoadSecret, seat: str) -> None:
    after = play(load_secret(), "recruit scientist E5")
    assert happened(after, seat, "turn") == [{"event": "turn", "seat": "black"}]


# Hands, piles and the end


@pytest.mark.parametrize("seat", SEATS)
def test_the_end_is_told_and_nothing_after_it_R28(load_secret: LoadSecret, seat: str) -> None:
    gap, *chain = CHAIN
    game = load_secret(white=network(*chain) + f", {gap} police down", white_pile="2 recruiter")
    after = play(game, f"activate {gap}")
    told = [dict(event) for event in after.events(seat)]
    assert told[0]["event"] == "activate"
    assert told[1:] == [{"event": "end", "winner": "white", "reason": "success"}]


@pytest.mark.parametrize("colour", COLOURS)
def test_the_set_of_thirty_tiles_is_public_and_its_order_secret_R117(
    deal: Deal, colour: str
) -> None:
    game = deal(seed=11)
    other = "black" if colour == "white" else "white"
    view = game.view(colour)
    assert sorted(view["hands"][colour]) == hand(game, colour)
    assert view["hands"][other] == 4
    assert view["piles"] == {"white": 26, "black": 26}
    assert sum(TILES.values()) == 30
    assert game.view("spectator")["hands"] == {"white": 4, "black": 4}


def test_a_view_does_not_depend_on_what_its_seat_cannot_know_R117(
    load_secret: LoadSecret,
) -> None:
    def dealt(hidden: str, in_hand: str, on_pile: str, own_pile: str) -> SecretGame:
        return load_secret(
            white="E5 immigration down, A1 militia",
            black=f"E6 {hidden} down, I9 militia",
            white_pile=own_pile,
            black_hand=in_hand,
            black_pile=on_pile,
        )

    one = dealt("police", "scientist", "informant, diversion", "militia, police")
    two = dealt("informant", "diversion", "police, scientist", "police, militia")
    for decisions in ([], ["activate E5"], ["activate E5", "bounce E6"]):
        first, second = play(one, *decisions), play(two, *decisions)
        assert first.view("white") == second.view("white")
        assert first.knowledge("white") == second.knowledge("white")
        assert choices(first) == choices(second)
        if decisions:
            assert first.events("white") == second.events("white")


def test_drawn_tiles_are_shown_to_their_owner_only_R117(load_secret: LoadSecret) -> None:
    game = load_secret(white_hand="2 scientist", white_pile="police, militia, diversion, recruiter")
    after = play(game, "recruit scientist E5")
    drawn = {"event": "draw", "seat": "white"}
    (own,) = happened(after, "white", "draw")
    assert sorted(own["kinds"]) == ["diversion", "militia", "police"]
    for seat in ("black", "spectator"):
        assert happened(after, seat, "draw") == [drawn | {"count": 3}]


@pytest.mark.parametrize("seat", SEATS)
def test_everything_is_shown_when_the_game_is_over_R118(load_secret: LoadSecret, seat: str) -> None:
    gap, *chain = CHAIN
    game = load_secret(
        white=network(*chain) + f", {gap} police down, E1 recruiter down",
        black="A1 informant down, I9 militia",
        white_pile="diversion",
        black_pile="recruiter, police",
        white_killed="saboteur down",
        black_killed="saboteur down",
    )
    assert shown(game, seat, "A1") == "?"
    game = play(game, f"activate {gap}")
    assert outcome(game) == ("white", "success")
    view, position = game.view(seat), game.position()
    for where, agent in position["board"].items():
        assert shown(game, seat, where) == known(game, seat, where) == agent["kind"]
    for colour in COLOURS:
        assert sorted(view["hands"][colour]) == hand(game, colour)
        assert list(view["piles"][colour]) == list(position["piles"][colour])
    assert dict(game.knowledge(seat)) == dict(view) == position
    assert killed_shown(game, seat, "white") == ["saboteur down"]
    assert killed_shown(game, seat, "black") == ["saboteur down"]


@pytest.mark.parametrize("seat", SEATS)
def test_the_order_of_the_piles_is_told_alike_by_view_and_knowledge_R118(
    deal: Deal, seat: str
) -> None:
    game = deal({"turn_cap": 3}, seed=3)
    while game.actor is not None:
        game = play(game, game.decisions()[-1])
    piles = game.position()["piles"]
    assert min(len(pile) for pile in piles.values()) > 20
    assert game.view(seat)["piles"] == game.knowledge(seat)["piles"] == piles


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_is_disclosed_before_the_end_R118(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(
        white=agents("scientist", ["E3", "E4", "E5", "E6"]) + ", E7 scientist down",
        black="A1 informant down",
        black_killed="saboteur down",
    )
    assert shown(game, seat, "A1") == shown(game, seat, "E7") == "?"
    assert killed_shown(game, seat, "black") == ["? down"]

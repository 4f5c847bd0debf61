"""Honor and Profit: Jinteki assets, operations and upgrades."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


# -- Chairman Hiro -----------------------------------------------------------------------------------------------------


@card("Chairman Hiro")
def test_chairman_hiro_lowers_the_hand_size_of_the_runner_while_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Chairman Hiro+"]}}})
    assert s.runner.hand_size == 3
    assert s.corp.hand_size == 5
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Chairman Hiro"]}}})
    assert s.runner.hand_size == 5


@card("Chairman Hiro")
def test_chairman_hiro_is_unique() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Chairman Hiro+"]}, "Server 2": {"root": ["Chairman Hiro"]}},
            "credits": 9,
        }
    )
    s.choose("Gain 1 credit")
    s.rez("Chairman Hiro")
    assert len(s.corp.servers) == 4  # the other copy is trashed
    assert s.runner.hand_size == 3


@card("Chairman Hiro")
@pytest.mark.parametrize("where", ["Server 1", "HQ", "R&D"])
def test_chairman_hiro_trashed_while_accessed_is_an_agenda_for_the_runner(where: str) -> None:
    s = Scenario(
        corp={
            "hand": ["Chairman Hiro"] if where == "HQ" else [],
            "deck": ["Chairman Hiro"] if where == "R&D" else ["Hedge Fund"],
            "servers": {"Server 1": {"root": ["Chairman Hiro"]}} if where == "Server 1" else {},
        },
        runner={"credits": 6},
        turn="runner",
    )
    s.access(where)
    s.choose("Trash Chairman Hiro")
    assert s.runner.scored == ["Chairman Hiro"]
    assert s.runner.score == 2
    assert s.runner.credits == 0
    assert s.runner.hand_size == 5


@card("Chairman Hiro")
def test_chairman_hiro_trashed_otherwise_goes_to_archives() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Chairman Hiro+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Unregistered S&W '35"]},
        turn="runner",
    )
    s.run_on("HQ")
    s.choose("Use Unregistered S&W '35")
    assert s.corp.discard == ["Chairman Hiro"]
    assert s.runner.score == 0
    s.run_on("Archives")
    assert s.runner.scored == []


# -- Mental Health Clinic ----------------------------------------------------------------------------------------------


@card("Mental Health Clinic")
def test_mental_health_clinic_pays_each_turn_and_raises_the_runners_hand_size() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Mental Health Clinic+"]}}, "credits": 0}, turn="runner")
    assert s.runner.hand_size == 6
    assert s.corp.hand_size == 5
    s.end_turn()
    assert s.corp.credits == 1
    s.end_turn()
    assert s.corp.credits == 4  # not in the Runner's turn


@card("Mental Health Clinic")
def test_an_unrezzed_mental_health_clinic_does_nothing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Mental Health Clinic"]}}, "credits": 0}, turn="runner")
    assert s.runner.hand_size == 5
    s.end_turn()
    assert s.corp.credits == 0


# -- Psychic Field -----------------------------------------------------------------------------------------------------


def field(rezzed: bool = False, hand: int = 3) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Psychic Field+" if rezzed else "Psychic Field"]}}},
        runner={"hand": ["Infiltration", *["Sure Gamble"] * (hand - 1)]},
        turn="runner",
    )


@card("Psychic Field")
@pytest.mark.parametrize("rezzed", [False, True])
def test_psychic_field_accessed_empties_the_grip_after_different_bids(rezzed: bool) -> None:
    s = field(rezzed)
    s.access("Server 1")
    s.bid(corp=0, runner=1)
    assert s.runner.hand == []
    assert s.result is None
    s.choose("Trash Psychic Field")
    assert s.runner.credits == 2


@card("Psychic Field")
def test_psychic_field_does_nothing_after_the_same_bids() -> None:
    s = field()
    s.access("Server 1")
    s.bid(corp=1, runner=1)
    assert len(s.runner.hand) == 3
    assert s.corp.credits == 4


@card("Psychic Field")
def test_psychic_field_counts_the_cards_in_the_grip_as_it_does_the_damage() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Psychic Field"]}}},
        runner={"hand": ["Sure Gamble"] * 3, "rig": ["Net Shield"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.bid(corp=0, runner=2)
    s.choose("Use Net Shield", side="runner")
    s.pass_all()
    assert len(s.runner.hand) == 1


@card("Psychic Field")
def test_psychic_field_exposed_has_its_game_too() -> None:
    s = field()
    s.play("Infiltration", "Expose an unrezzed card")
    if not s.options[0].isdecimal():
        s.choose(s.options[0])
    s.bid(corp=2, runner=0)
    assert s.runner.hand == []
    assert s.card("Psychic Field").zone == "play"


@card("Psychic Field")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_psychic_field_does_nothing_while_it_is_not_installed(where: str) -> None:
    s = Scenario(
        corp={
            "hand": ["Psychic Field"] if where == "HQ" else [],
            "deck": ["Psychic Field"] if where == "R&D" else ["Hedge Fund"],
            "discard": ["Psychic Field"] if where == "Archives" else [],
        },
        runner={"hand": GRIP},
        turn="runner",
    )
    s.run_on(where)
    assert s.accessed == ["Psychic Field"]
    assert len(s.runner.hand) == 5


@card("Psychic Field")
def test_a_prevented_expose_makes_no_game() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Psychic Field"]}, "Server 2": {"root": ["Zaibatsu Loyalty+"]}},
            "credits": 5,
        },
        runner={"hand": ["Infiltration", "Diesel"]},
        turn="runner",
    )
    s.play("Infiltration", "Expose an unrezzed card")
    s.choose("Use Zaibatsu Loyalty", side="corp")
    s.pass_all()
    assert s.runner.hand == ["Diesel"]


# -- Shi.Kyū -----------------------------------------------------------------------------------------------------------


def shikyu(where: str, x: int | None, credits_: int = 5, hand: int = 3, rig: tuple[str, ...] = ()) -> Scenario:
    """The Runner has accessed Shi.Kyū, and the Corp has paid X for it, or nothing."""
    s = Scenario(
        corp={
            "hand": ["Shi.Kyū"] if where == "HQ" else [],
            "deck": ["Shi.Kyū"] if where == "R&D" else ["Hedge Fund"],
            "discard": ["Shi.Kyū"] if where == "Archives" else [],
            "servers": {"Server 1": {"root": ["Shi.Kyū"]}} if where == "Server 1" else {},
            "credits": credits_,
        },
        runner={"hand": ["Sure Gamble"] * hand, "rig": list(rig)},
        turn="runner",
    )
    s.access(where)
    if x is not None:
        s.choose("Yes")
        if s.side == "corp":
            s.choose(str(x))
    return s


@card("Shi.Kyū")
@pytest.mark.parametrize("where", ["HQ", "Archives", "Server 1"])
def test_the_runner_may_take_the_net_damage_of_shikyu(where: str) -> None:
    s = shikyu(where, 2)
    assert s.corp.credits == 3
    assert s.side == "runner"
    assert len(s.options) == 2
    s.choose(s.options[0])
    assert len(s.runner.hand) == 1
    assert s.runner.scored == []


@card("Shi.Kyū")
@pytest.mark.parametrize("where", ["HQ", "Archives", "Server 1"])
def test_the_runner_may_take_shikyu_as_an_agenda_worth_less_than_nothing(where: str) -> None:
    s = shikyu(where, 2)
    s.choose(s.options[1])
    assert len(s.runner.hand) == 3
    assert s.runner.scored == ["Shi.Kyū"]
    assert s.runner.score == -1
    s.pass_all()
    assert s.run is None


@card("Shi.Kyū")
def test_shikyu_does_nothing_from_rnd() -> None:
    s = shikyu("R&D", None)
    assert s.options != ["Yes", "No"]
    s.pass_all()
    assert s.accessed == ["Shi.Kyū"]
    assert s.runner.score == 0


@card("Shi.Kyū")
def test_the_corp_may_leave_shikyu_unused() -> None:
    s = shikyu("Server 1", None)
    s.choose("No")
    assert s.side == "runner"
    s.choose("Trash Shi.Kyū")  # its trash cost is 0
    assert s.corp.discard == ["Shi.Kyū"]
    assert len(s.runner.hand) == 3


@card("Shi.Kyū")
def test_x_is_at_most_what_the_corp_has() -> None:
    s = shikyu("HQ", None, credits_=3)
    s.choose("Yes")
    assert s.options == ["0", "1", "2", "3"]
    s.choose("3")
    assert s.corp.credits == 0


@card("Shi.Kyū")
def test_with_an_x_of_0_the_runner_may_take_no_damage() -> None:
    s = shikyu("HQ", 0)
    assert len(s.options) == 2
    s.choose(s.options[0])
    assert len(s.runner.hand) == 3
    assert s.runner.score == 0


@card("Shi.Kyū")
def test_the_damage_of_shikyu_can_flatline_or_be_prevented() -> None:
    s = shikyu("HQ", 5)
    s.choose(s.options[0])
    assert s.result is not None
    assert s.result.winner == "corp"
    s = shikyu("HQ", 4, rig=("Net Shield",))
    s.choose(s.options[0])
    s.choose("Use Net Shield", side="runner")
    s.pass_all()
    assert s.runner.hand == []
    assert s.result is None
    assert s.runner.score == 0  # the choice was made


# -- Tenma Line --------------------------------------------------------------------------------------------------------


def tenma() -> Scenario:
    return Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall", ("Enigma+", {})]},
                "R&D": {"ice": [("Hunter", {})]},
                "Server 1": {"root": ["Tenma Line+"]},
            }
        },
        runner={"rig": []},
    )


@card("Tenma Line")
def test_tenma_line_swaps_two_pieces_of_ice_of_different_servers_for_a_click() -> None:
    s = tenma()
    s.use("Tenma Line", "Enigma", "Hunter")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Hunter"]
    assert s.corp.servers["R&D"]["ice"] == ["Enigma"]
    assert s.card("Enigma").rezzed
    assert not s.card("Hunter").rezzed
    assert s.card("Enigma").server == "R&D"
    assert s.corp.clicks == 2
    assert s.corp.credits == 5


@card("Tenma Line")
def test_tenma_line_swaps_two_pieces_of_ice_of_one_server_and_keeps_what_is_on_them() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 2}), "Enigma"]},
                "Server 1": {"root": ["Tenma Line+"]},
            }
        }
    )
    s.choose("Use Tenma Line")
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.card("Ice Wall").counters["advancement"] == 2


@card("Tenma Line")
def test_tenma_line_needs_two_pieces_of_ice_and_a_rezzed_line() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["Tenma Line+"]}}})
    assert not s.can("Use Tenma Line")
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"] * 2}, "Server 1": {"root": ["Tenma Line"]}}})
    assert not s.can("Use Tenma Line")


@card("Tenma Line")
def test_tenma_line_can_swap_ice_hosted_on_awakening_center_with_ice_that_it_can_host() -> None:
    s = Scenario(
        corp={
            "hand": ["Viktor 1.0"],
            "servers": {
                "HQ": {"ice": ["Ichi 1.0", "Ice Wall"]},
                "Server 1": {"root": ["Tenma Line+"]},
                "Server 2": {"root": ["Awakening Center+"]},
            },
            "credits": 9,
        }
    )
    s.install("Viktor 1.0", "Awakening Center")
    s.choose("Use Tenma Line")
    s.choose("Viktor 1.0")
    assert s.corp.servers["HQ"]["ice"] == ["Viktor 1.0", "Ice Wall"]  # Ice Wall is no bioroid
    assert s.card("Ichi 1.0").host == "Awakening Center"
    assert s.card("Awakening Center").hosted == ["Ichi 1.0"]
    assert s.card("Viktor 1.0").host is None
    assert s.card("Ichi 1.0").server == "Server 2"
    assert s.card("Viktor 1.0").server == "HQ"


# -- Cerebral Cast -----------------------------------------------------------------------------------------------------


def cast(ran: bool = True, success: bool = True) -> Scenario:
    """The Corp's turn after a Runner's turn with or without a successful run, Cerebral Cast in hand."""
    s = Scenario(
        corp={"hand": ["Cerebral Cast"], "deck": ["Hedge Fund"] * 9, "credits": 5},
        runner={"hand": ["Sure Gamble"] * 3, "credits": 5},
        turn="runner",
    )
    if ran and success:
        s.run_on("Archives")
    elif ran:
        s.choose("Run Archives")
        s.choose("Jack out", side="runner")
    s.end_turn()
    return s


@card("Cerebral Cast")
def test_cerebral_cast_needs_a_successful_run_in_the_runners_last_turn() -> None:
    assert cast().can("Play Cerebral Cast")
    assert not cast(success=False).can("Play Cerebral Cast")
    assert not cast(ran=False).can("Play Cerebral Cast")


@card("Cerebral Cast")
@pytest.mark.parametrize(("answer", "brain", "tags"), [(0, 1, 0), (1, 0, 1)])
def test_the_runner_chooses_after_different_bids_on_cerebral_cast(answer: int, brain: int, tags: int) -> None:
    s = cast()
    s.choose("Play Cerebral Cast")
    s.bid(corp=1, runner=0)
    assert s.side == "runner"
    assert s.options == ["Suffer 1 brain damage", "Take 1 tag"]
    s.choose(s.options[answer])
    assert s.runner.brain_damage == brain
    assert s.runner.tags == tags
    assert s.corp.credits == 3


@card("Cerebral Cast")
def test_nothing_follows_the_same_bids_on_cerebral_cast() -> None:
    s = cast()
    s.choose("Play Cerebral Cast")
    s.bid(corp=2, runner=2)
    assert (s.runner.brain_damage, s.runner.tags) == (0, 0)
    assert s.corp.discard == ["Cerebral Cast"]


# -- Medical Research Fundraiser ---------------------------------------------------------------------------------------


@card("Medical Research Fundraiser")
def test_medical_research_fundraiser_pays_the_corp_eight_and_the_runner_three() -> None:
    s = Scenario(corp={"hand": ["Medical Research Fundraiser"], "credits": 3}, runner={"credits": 1})
    s.play("Medical Research Fundraiser")
    assert s.corp.credits == 8
    assert s.runner.credits == 4


@card("Medical Research Fundraiser")
def test_medical_research_fundraiser_costs_three() -> None:
    s = Scenario(corp={"hand": ["Medical Research Fundraiser"], "credits": 2})
    assert not s.can("Play Medical Research Fundraiser")


# -- NeoTokyo Grid -----------------------------------------------------------------------------------------------------


def neo_tokyo(grid: str = "NeoTokyo Grid+", server: str = "Server 1") -> Scenario:
    servers: dict[str, dict[str, list[str]]] = {
        "Server 1": {"root": ["Priority Requisition"], "ice": ["Ice Wall"]},
        "Server 2": {"root": ["House of Knives"]},
        "HQ": {"root": [], "ice": ["Hadrian's Wall"]},
    }
    servers[server]["root"].append(grid)
    return Scenario(corp={"servers": servers, "credits": 10, "clicks": 3})


@card("NeoTokyo Grid")
def test_neo_tokyo_grid_pays_for_the_first_token_of_a_turn_in_its_server() -> None:
    s = neo_tokyo()
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == 10
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == 9


@card("NeoTokyo Grid")
def test_neo_tokyo_grid_pays_again_the_next_turn() -> None:
    s = neo_tokyo()
    s.choose("Advance Priority Requisition")
    s.next_turn()
    before = s.corp.credits
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == before


@card("NeoTokyo Grid")
def test_neo_tokyo_grid_does_not_count_ice_or_other_servers() -> None:
    s = neo_tokyo()
    s.choose("Advance Ice Wall")
    assert s.corp.credits == 9
    s.choose("Advance House of Knives")
    assert s.corp.credits == 8
    s.choose("Advance Priority Requisition")  # still the first in this server
    assert s.corp.credits == 8


@card("NeoTokyo Grid")
def test_an_unrezzed_neo_tokyo_grid_or_one_in_a_root_pays_nothing() -> None:
    s = neo_tokyo("NeoTokyo Grid")
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == 9
    s = neo_tokyo(server="HQ")
    s.choose("Advance Hadrian's Wall")
    assert s.corp.credits == 9


@card("NeoTokyo Grid")
def test_neo_tokyo_grid_counts_tokens_that_are_placed_without_advancing() -> None:
    s = Scenario(
        corp={
            "identity": "Tennin Institute: The Secrets Within",
            "servers": {"Server 1": {"root": ["Priority Requisition", "NeoTokyo Grid+"]}},
            "credits": 0,
        },
        turn="runner",
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Priority Requisition")
    assert s.corp.credits == 1
    s.choose("Advance Priority Requisition", side="corp")
    assert s.corp.credits == 0  # the turn's first token was placed before


@card("NeoTokyo Grid")
def test_a_first_token_on_a_card_that_has_left_still_was_the_first() -> None:
    s = Scenario(
        corp={
            "hand": ["Project Junebug"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1}), "NeoTokyo Grid+"]}},
            "credits": 5,
            "clicks": 3,
        }
    )
    s.choose("Advance Hostile Takeover")
    assert s.corp.credits == 5
    s.choose("Score Hostile Takeover")
    s.install("Project Junebug", "Server 1")
    before = s.corp.credits
    s.choose("Advance Project Junebug", side="corp")
    assert s.corp.credits == before - 1


@card("NeoTokyo Grid")
def test_only_one_region_fits_in_a_server() -> None:
    s = Scenario(
        corp={"hand": ["NeoTokyo Grid"], "servers": {"Server 1": {"root": ["SanSan City Grid+"]}}, "credits": 9}
    )
    s.choose("Install NeoTokyo Grid")
    s.choose("Server 1")
    s.pass_all()
    assert s.corp.servers["Server 1"]["root"] == ["NeoTokyo Grid"]
    assert s.corp.discard == ["SanSan City Grid"]


@card("Tenma Line")
def test_the_questions_of_tenma_line_are_told_apart() -> None:
    ice = {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma", "Hunter"]}}
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Tenma Line+"]}, **ice}})
    s.use("Tenma Line")
    assert s.game.decision is not None
    assert s.game.decision.prompt == "Tenma Line: choose an installed piece of ice."
    s.choose("Ice Wall")
    assert s.game.decision.prompt == "Tenma Line: swap Ice Wall with an installed piece of ice."

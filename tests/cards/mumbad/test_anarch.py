"""The Anarch cards of the Mumbad Cycle but events: each card's own text."""

import pytest

from netrunner.cards.vocabulary import BRAIN, NET, Both, Damage
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, operation

RAMUJAN = "Ramujan-reliant 550 BMI"

# -- Ramujan-reliant 550 BMI -------------------------------------------------------------------------------------------


@card("Ramujan-reliant 550 BMI")
def test_ramujan_prevents_as_much_damage_as_there_are_copies_and_trashes_cards_from_the_stack() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": [RAMUJAN, RAMUJAN], "hand": ["Blank"] * 4, "deck": ["Sure Gamble", "Diesel", "Blank"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.use(RAMUJAN)
    assert s.options == ["2", "1"], "up to the two copies, this one included"
    s.choose("2")
    s.choose("Pass")
    assert len(s.runner.hand) == 3
    assert len(s.runner.deck) == 1
    assert s.runner.discard.count(RAMUJAN) == 1
    assert len(s.runner.discard) == 4


@card("Ramujan-reliant 550 BMI")
def test_ramujan_may_prevent_less_and_the_next_copy_counts_only_those_still_installed() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": [RAMUJAN, RAMUJAN], "hand": ["Blank"] * 4, "deck": ["Blank"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.use(RAMUJAN, "1")
    s.use(RAMUJAN)
    assert len(s.runner.hand) == 3, "one point was left"
    assert len(s.runner.deck) == 3


@card("Ramujan-reliant 550 BMI")
def test_ramujan_prevents_brain_damage_but_no_meat_damage() -> None:
    s = Scenario(runner={"rig": [RAMUJAN], "hand": ["Stimhack"], "deck": ["Blank", "Blank"]}, turn="runner")
    s.play("Stimhack", "HQ")
    s.pass_all()
    if s.can(f"Use {RAMUJAN}"):
        s.use(RAMUJAN)
    assert s.runner.brain_damage == 1, "Stimhack's damage cannot be prevented"
    ice = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": [RAMUJAN], "deck": ["Blank", "Blank"], "clicks": 1},
        turn="runner",
    )
    ice.choose("Run HQ")
    ice.use(RAMUJAN)
    assert ice.runner.brain_damage == 0
    assert len(ice.runner.deck) == 1
    meat = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 3},
        runner={"rig": [RAMUJAN], "hand": ["Blank"] * 5, "tags": 1},
    )
    meat.play("Scorched Earth")
    assert len(meat.runner.hand) == 1


@card("Ramujan-reliant 550 BMI")
def test_ramujan_may_stop_before_its_number_where_both_kinds_of_damage_are_coming() -> None:
    blast = operation("Blast", Both(Damage(NET, 2), Damage(BRAIN, 1)))
    s = Scenario(
        corp={"hand": ["Blast"]},
        runner={"rig": [RAMUJAN] * 3, "hand": ["Diesel"] * 5, "deck": ["Blank"] * 5},
        definitions=by_title(blast),
    )
    s.choose("Play Blast")
    s.choose(f"Use {RAMUJAN}", side="runner")
    assert s.options == ["net damage", "brain damage"]
    s.choose("brain damage")
    assert s.options == ["2", "1", "0"], "only net damage is left, and nothing more must be prevented"
    s.choose("1")
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert len(s.runner.hand) == 4
    assert len(s.runner.deck) == 3


# -- Street Magic ------------------------------------------------------------------------------------------------------


@card("Street Magic")
def test_street_magic_lets_the_runner_order_the_unbroken_subroutines() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Street Magic", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Subroutine 2")
    assert s.side == "runner"
    assert len(s.options) == 2
    s.choose("Subroutine 2")
    assert s.run is None, "the run ended first"
    assert s.card("Corroder").zone == "play"


@card("Street Magic")
def test_street_magic_asks_for_each_subroutine_but_not_for_broken_ones_or_the_last() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0+"]}}, "credits": 0},
        runner={"rig": ["Street Magic", "Corroder", "Gordian Blade", "Mimic"], "hand": ["Blank"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Ichi 1.0", "Subroutine 1")
    s.pass_until("Subroutine 3")
    assert len(s.options) == 2
    s.choose("Subroutine 3")
    s.bid(corp=0, runner=0)
    assert s.runner.tags == 1
    assert s.side == "corp", "the second one resolves last, and is not asked about"
    assert s.can("Corroder")


# -- EMP Device --------------------------------------------------------------------------------------------------------


@card("EMP Device")
def test_emp_device_lets_the_corp_rez_one_more_piece_of_ice_in_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma"] * 3}}, "credits": 20},
        runner={"rig": ["EMP Device"], "credits": 20},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use EMP Device"), "only during a run"
    s.choose("Run HQ")
    s.rez("Inazuma")
    s.choose("Use EMP Device", side="runner")
    s.rez("Inazuma")
    s.pass_all()
    assert [look.rezzed for look in s.cards("Inazuma")].count(True) == 2, "the third one cannot be rezzed"
    assert s.runner.discard == ["EMP Device"]
    assert not any("Rez Inazuma" in option for option in s.options)


@card("EMP Device")
def test_emp_device_forbids_to_rez_a_second_piece_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma"] * 2}}, "credits": 20},
        runner={"rig": ["EMP Device"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use EMP Device", side="runner")
    s.rez("Inazuma")
    while s.run is not None:
        assert not s.can("Rez Inazuma")
        s.choose("Continue") if s.can("Continue") else s.choose(s.options[-1])
    assert [look.rezzed for look in s.cards("Inazuma")].count(True) == 1


@card("EMP Device")
def test_emp_device_forbids_neither_other_rezzes_nor_the_next_run() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Inazuma", "Inazuma"]}, "Server 1": {"root": ["PAD Campaign"]}},
            "credits": 20,
        },
        runner={"rig": ["EMP Device"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use EMP Device", side="runner")
    s.rez("Inazuma")
    s.rez("PAD Campaign")
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Inazuma")
    assert [look.rezzed for look in s.cards("Inazuma")] == [True, True]


# -- Diwan -------------------------------------------------------------------------------------------------------------


def diwan(server: str, **corp: object) -> Scenario:
    s = Scenario(corp={"credits": 3, **corp}, runner={"hand": ["Diwan"], "clicks": 1}, turn="runner")
    s.install("Diwan", server)
    s.end_turn() if s.side == "runner" else None
    return s


@card("Diwan")
def test_diwan_makes_ice_protecting_its_server_dearer() -> None:
    s = diwan("HQ", hand=["Ice Wall", "Enigma"])
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 2
    s.install("Enigma", "HQ")
    assert s.corp.credits == 0, "1 for the second piece of ice, and 1 more"


@card("Diwan")
def test_diwan_leaves_other_servers_and_the_root_of_a_central_one_alone() -> None:
    s = diwan("HQ", hand=["Ice Wall", "Red Herrings", "PAD Campaign"])
    s.install("Ice Wall", "R&D")
    s.install("Red Herrings", "HQ")
    s.choose("Pass")
    s.install("PAD Campaign", "New server")
    assert s.corp.credits == 3


@card("Diwan")
def test_diwan_makes_cards_in_a_remote_server_dearer() -> None:
    s = diwan("Server 1", hand=["PAD Campaign"], servers={"Server 1": {"ice": ["Ice Wall"]}})
    s.install("PAD Campaign", "Server 1")
    assert s.corp.credits == 2


@card("Diwan")
def test_a_corp_that_cannot_pay_for_diwan_installs_elsewhere() -> None:
    s = diwan("Server 1", hand=["PAD Campaign", "Enigma"], credits=0, servers={"Server 1": {"ice": ["Ice Wall"]}})
    s.choose("Install PAD Campaign")
    assert "Server 1" not in s.options
    s.choose("New server")
    s.choose("Install Enigma")
    assert "Server 1" not in s.options
    assert "HQ" in s.options


@card("Diwan")
def test_diwan_is_trashed_by_a_purge() -> None:
    s = diwan("HQ", hand=["Ice Wall"])
    s.choose("Purge virus counters")
    assert s.runner.discard == ["Diwan"]


@card("Diwan")
def test_effects_that_ignore_all_costs_ignore_diwan() -> None:
    s = diwan(
        "Server 1",
        deck=["Blank", "Ice Wall"],
        hand=["Accelerated Beta Test"],
        credits=9,
        servers={
            "Server 1": {"root": [("Accelerated Beta Test", {"advancement": 3})], "ice": ["Enigma"]},
        },
    )
    before = s.corp.credits
    s.choose("Score Accelerated Beta Test")
    s.choose("Yes")
    s.choose("Ice Wall")
    if s.can("HQ"):
        s.choose("HQ")
    assert s.corp.credits == before


@card("Diwan", "Team Sponsorship")
def test_team_sponsorship_ignores_the_install_cost_and_not_diwan() -> None:
    servers = {
        "HQ": {"ice": ["Enigma"]},
        "Server 1": {"root": ["Team Sponsorship+"]},
        "Server 2": {"root": [("Hostile Takeover", {"advancement": 2})]},
    }
    for credits_, offered in ((1, True), (0, False)):
        s = diwan("HQ", hand=["Ice Wall"], credits=credits_, servers=servers)
        s.choose("Score Hostile Takeover", side="corp")
        s.choose("Team Sponsorship")  # before the credits of Hostile Takeover come
        s.choose("Yes")
        s.choose("Ice Wall")
        assert s.can("HQ") is offered
        if offered:
            s.choose("HQ")
            s.choose("Done")
            assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
            assert s.corp.credits == 7, "1 paid, then 7 gained"


@card("Diwan", "Minelayer", "Architect")
@pytest.mark.parametrize("title", ["Minelayer", "Architect"])
def test_what_ignores_all_install_costs_pays_for_diwan(title: str) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": [f"{title}+"]}},
            "hand": ["Ice Wall"],
            "deck": ["Ice Wall", *["Hedge Fund"] * 9],
            "credits": 1,
        },
        runner={"hand": ["Diwan"]},
        turn="runner",
    )
    s.install("Diwan", "HQ")
    s.choose("Run HQ")
    s.choose("Ice Wall", side="corp")
    s.choose("HQ") if title == "Architect" else None
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", title]
    assert s.corp.credits == 0


@card("Diwan")
def test_diwan_counts_for_cards_that_are_hosted_in_its_server() -> None:
    s = diwan("Server 1", hand=["Ichi 1.0"], servers={"Server 1": {"root": ["Awakening Center+"]}})
    s.install("Ichi 1.0", "Awakening Center")
    assert s.corp.credits == 2
    poor = diwan("Server 1", hand=["Ichi 1.0"], credits=0, servers={"Server 1": {"root": ["Awakening Center+"]}})
    poor.choose("Install Ichi 1.0")
    assert not poor.can("Awakening Center")


@card("Diwan")
def test_a_server_that_is_gone_is_forgotten_by_diwan() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign", "Ice Wall"], "servers": {"Server 1": {"root": ["Adonis Campaign"]}}},
        runner={"hand": ["Diwan"], "credits": 9},
        turn="runner",
    )
    s.install("Diwan", "Server 1")
    s.choose("Pass")
    s.access("Server 1")
    s.choose("Trash Adonis Campaign")
    s.end_turn()
    before = s.corp.credits
    s.install("PAD Campaign", "New server")
    s.choose("Pass")
    s.install("Ice Wall", "Server 1")
    assert s.corp.credits == before, "another server of that name"


# -- Salsette Slums ----------------------------------------------------------------------------------------------------


@card("Salsette Slums")
def test_salsette_slums_removes_an_accessed_card_for_its_trash_cost() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Salsette Slums"], "credits": 4}, turn="runner")
    s.access("HQ")
    s.choose("Use Salsette Slums")
    assert s.runner.credits == 0
    assert s.card("PAD Campaign").zone == "removed from the game"
    assert s.corp.discard == []


@card("Salsette Slums")
def test_salsette_slums_works_once_a_turn_not_in_archives_and_only_for_who_can_pay() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "deck": ["PAD Campaign"], "discard": ["PAD Campaign"]},
        runner={"rig": ["Salsette Slums"], "credits": 20},
        turn="runner",
    )
    s.choose("Run Archives")
    assert not s.can("Use Salsette Slums")
    s.pass_all()
    s.access("HQ")
    s.choose("Use Salsette Slums")
    s.access("R&D")
    assert not s.can("Use Salsette Slums"), "once per turn"
    poor = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Salsette Slums"], "credits": 3}, turn="runner")
    poor.access("HQ")
    assert not poor.can("Use Salsette Slums")


@card("Salsette Slums")
def test_salsette_slums_does_nothing_for_cards_without_a_trash_cost() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Salsette Slums"], "credits": 9}, turn="runner")
    s.access("HQ")
    assert not s.can("Use Salsette Slums")


@card("Salsette Slums")
def test_credits_for_trash_costs_pay_for_salsette_slums() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Salsette Slums", "Paricia"], "credits": 2},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Use Salsette Slums")
    assert s.card("PAD Campaign").zone == "removed from the game"
    assert s.runner.credits == 0


# -- Emptied Mind ------------------------------------------------------------------------------------------------------


@card("Emptied Mind")
@pytest.mark.parametrize(("hand", "clicks"), [([], 5), (["Diesel"], 4)])
def test_emptied_mind_gives_a_click_to_a_runner_without_cards(hand: list[str], clicks: int) -> None:
    s = Scenario(runner={"rig": ["Emptied Mind"], "hand": hand}, turn="corp")
    s.end_turn()
    assert s.runner.clicks == clicks


# -- Aghora ------------------------------------------------------------------------------------------------------------


@card("Aghora")
@pytest.mark.parametrize(("ice", "breaks"), [("Wall of Static", False), ("Hadrian's Wall", True)])
def test_aghora_breaks_ice_with_a_rez_cost_of_at_least_5(ice: str, breaks: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": ["Aghora"], "credits": 20}, turn="runner"
    )
    s.choose("Run HQ")
    for _ in range(5):
        s.use("Aghora: +1 strength")
    assert s.can("Use Aghora: Break 1 ice subroutine") == breaks
    assert s.runner.credits == 15


@card("Aghora", "Vamadeva")
def test_devas_swap_places_with_one_in_the_grip() -> None:
    s = Scenario(runner={"rig": ["Aghora"], "hand": ["Vamadeva", "Corroder"], "credits": 3}, turn="runner")
    s.choose("Gain 1 credit")
    s.use("Aghora: Swap", "Vamadeva")
    assert s.runner.credits == 2
    assert s.runner.rig == ["Vamadeva"]
    assert sorted(s.runner.hand) == ["Aghora", "Corroder"]
    assert s.runner.clicks == 3


@card("Aghora", "Vamadeva")
def test_a_swapped_deva_is_installed_and_can_be_used_in_the_same_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Aghora", "Off-Campus Apartment"], "hand": ["Vamadeva"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Aghora: Break 1 ice subroutine")
    s.use("Aghora: Swap", "Vamadeva")
    s.use("Vamadeva: Break")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert "The run on HQ is successful." in s.log


@card("Aghora")
def test_a_deva_without_another_in_the_grip_does_not_swap() -> None:
    s = Scenario(runner={"rig": ["Aghora"], "hand": ["Corroder"], "credits": 9}, turn="runner")
    assert not s.can("Use Aghora: Swap")
    poor = Scenario(runner={"rig": ["Aghora"], "hand": ["Vamadeva"], "credits": 1}, turn="runner")
    assert not poor.can("Use Aghora: Swap")


@card("Aghora", "Sadyojata")
def test_a_hosted_deva_is_replaced_on_its_host() -> None:
    s = Scenario(
        runner={"rig": ["Leprechaun"], "hand": ["Aghora", "Sadyojata"], "credits": 9, "clicks": 4}, turn="runner"
    )
    s.install("Aghora", "Leprechaun")
    s.use("Aghora: Swap", "Sadyojata")
    assert s.card("Leprechaun").hosted == ["Sadyojata"]


# -- Bhagat ------------------------------------------------------------------------------------------------------------


@card("Bhagat")
def test_bhagat_trashes_the_top_card_of_rnd_for_the_first_success_on_hq() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall", "Enigma", "Snare!"]},
        runner={"rig": ["Bhagat"]},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.corp.discard == []
    s.run_on("HQ")
    assert s.corp.discard == ["Ice Wall"]
    assert not s.card("Ice Wall").faceup
    s.run_on("HQ")
    assert s.corp.discard == ["Ice Wall"]

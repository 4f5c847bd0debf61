"""SanSan Cycle: Jinteki agendas, assets, upgrades and operations."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import advanced_and_scored
from tests.rulings import ruling

# -- Genetic Resequencing ----------------------------------------------------------------------------------------------


@card("Genetic Resequencing")
def test_genetic_resequencing_may_place_an_agenda_counter_on_any_scored_agenda() -> None:
    s = advanced_and_scored("Genetic Resequencing", 3, scored=["Nisei MK II"])
    s.choose("Yes")
    assert len(s.options) == 2
    s.choose("Nisei MK II")
    assert s.card("Nisei MK II").counters["agenda"] == 1
    own = advanced_and_scored("Genetic Resequencing", 3)
    own.choose("Yes")
    assert own.card("Genetic Resequencing").counters["agenda"] == 1


@card("Genetic Resequencing")
def test_genetic_resequencing_may_be_declined() -> None:
    s = advanced_and_scored("Genetic Resequencing", 3, scored=["Nisei MK II"])
    s.choose("No")
    assert s.card("Nisei MK II").counters["agenda"] == 0


# -- Valley Grid -------------------------------------------------------------------------------------------------------


def valley(*ice: str, server: str = "HQ", rig: str = "Corroder") -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice), "root": ["Valley Grid+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [rig], "credits": 20},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.to_encounter()
    return s


@card("Valley Grid")
def test_breaking_all_subroutines_lowers_the_hand_size_until_the_corps_next_turn() -> None:
    s = valley("Ice Wall+", "Ice Wall+")
    s.choose("Use Corroder: Break")
    assert s.runner.hand_size == 4
    s.choose("Pass")
    s.to_encounter()
    s.choose("Use Corroder: Break")
    assert s.runner.hand_size == 3, "for each piece of ice"
    s.pass_all()
    s.choose("Gain 1 credit")
    assert s.runner.hand_size == 3
    s.end_turn()
    assert s.side == "corp"
    assert s.runner.hand_size == 5


@card("Valley Grid")
def test_some_of_the_subroutines_or_ice_elsewhere_do_not_count() -> None:
    s = valley("Wall of Thorns+", rig="Corroder")
    for _ in range(3):
        s.choose("Use Corroder: +1")
    s.choose("Use Corroder: Break")
    s.choose("Subroutine 2")
    assert s.runner.hand_size == 5
    other = valley("Ice Wall+", server="R&D")
    other.choose("Use Corroder: Break")
    assert other.runner.hand_size == 5


@card("Valley Grid")
def test_the_hand_size_stays_lower_after_valley_grid_is_trashed() -> None:
    s = valley("Ice Wall+")
    s.choose("Use Corroder: Break")
    s.choose("Trash Valley Grid", side="runner")
    assert s.corp.discard == ["Valley Grid"]
    assert s.runner.hand_size == 4


# -- Recruiting Trip ---------------------------------------------------------------------------------------------------


def trip(*deck: str, x: int) -> Scenario:
    s = Scenario(corp={"hand": ["Recruiting Trip"], "deck": list(deck), "credits": 5})
    s.play("Recruiting Trip", str(x))
    return s


@card("Recruiting Trip")
def test_recruiting_trip_finds_up_to_x_different_sysops() -> None:
    s = trip("Ryon Knight", "Ryon Knight", "Marcus Batty", "PAD Campaign", x=2)
    assert s.options == ["Marcus Batty", "Ryon Knight", "Done"]
    s.choose("Ryon Knight")
    assert s.options == ["Marcus Batty", "Done"], "different by title"
    s.choose("Marcus Batty")
    assert sorted(s.corp.hand) == ["Marcus Batty", "Ryon Knight"]
    assert s.card("Marcus Batty").known_to == ["corp", "runner"]
    assert s.corp.credits == 3
    assert any("shuffles R&D" in line for line in s.log)


@card("Recruiting Trip")
def test_recruiting_trip_may_find_fewer_and_nothing() -> None:
    s = trip("Ryon Knight", "Marcus Batty", x=2)
    s.choose("Marcus Batty")
    s.choose("Done")
    assert s.corp.hand == ["Marcus Batty"]
    none = trip("PAD Campaign", x=3)
    none.choose("Done")  # that there is none is the Corp's secret
    assert none.corp.hand == []
    assert none.corp.discard == ["Recruiting Trip"]


# -- Marcus Batty ------------------------------------------------------------------------------------------------------


def batty(ice: list[str], server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice, "root": ["Marcus Batty+"]}, "R&D": {"ice": ["Neural Katana+"]}}},
        runner={"hand": ["Diesel"] * 5, "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Marcus Batty")
def test_marcus_batty_resolves_a_subroutine_on_rezzed_ice_protecting_his_server() -> None:
    s = batty(["Ice Wall+", "Data Mine+", "Neural Katana"])
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=1, runner=0)
    assert len(s.options) == 2
    assert not any("Katana" in label for label in s.options)
    s.choose("Ice Wall")
    assert s.run is None
    assert s.corp.discard == ["Marcus Batty"]


@card("Marcus Batty", "Susanoo-no-Mikoto")
def test_a_runner_who_is_sent_away_as_the_server_is_approached_does_not_access_it() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Susanoo-no-Mikoto+"], "root": ["Marcus Batty+"]},
                "Archives": {"ice": ["Ice Wall+"]},
            },
        },
        runner={"hand": ["Inside Job"], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_until("Jack out")
    s.choose("Continue")
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=1, runner=0)
    s.pass_all()
    assert "The Runner encounters Ice Wall." in s.log
    assert s.accessed == []


@card("Marcus Batty")
def test_a_broken_subroutine_can_be_resolved() -> None:
    s = batty(["Ice Wall+"])
    s.to_encounter()
    s.choose("Use Corroder: Break", side="runner")
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=2, runner=0)
    assert s.run is None


@card("Marcus Batty")
def test_the_same_bids_resolve_nothing_and_batty_is_gone() -> None:
    s = batty(["Ice Wall+"])
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=1, runner=1)
    assert s.run is not None
    assert s.corp.discard == ["Marcus Batty"]


@card("Marcus Batty")
def test_batty_works_only_in_runs_on_his_server() -> None:
    s = batty(["Ice Wall+"], server="R&D")
    while s.run is not None and s.phase != "encounter ice":
        assert not s.can("Use Marcus Batty")
        s.choose("Continue" if s.can("Continue") else "Pass")


# -- An Offer You Can't Refuse -----------------------------------------------------------------------------------------


def offer(**corp: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["An Offer You Can't Refuse", "Snare!"], "credits": 9, **corp},
        runner={"hand": ["Diesel"] * 5},
    )
    s.play("An Offer You Can't Refuse", "HQ")
    return s


@card("An Offer You Can't Refuse")
def test_a_runner_who_declines_gives_the_corp_an_agenda_point() -> None:
    s = offer()
    assert s.side == "runner"
    assert s.options[1] == "Add this card to the Corp's score area as an agenda worth 1 agenda point"
    s.choose("Add")
    assert s.corp.scored == ["An Offer You Can't Refuse"]
    assert s.corp.score == 1
    assert s.corp.discard == []
    assert s.run is None
    assert s.corp.clicks == 2


@card("An Offer You Can't Refuse")
def test_a_runner_who_accepts_runs_that_server_and_cannot_jack_out() -> None:
    s = offer(servers={"HQ": {"ice": ["Ice Wall", "Data Mine+"]}})
    s.choose("Make a run")
    assert s.run is not None
    assert s.run.server == "HQ"
    while not s.can("Yes"):
        assert not s.can("Jack out")
        s.choose("Pass")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Snare!"]
    assert s.corp.score == 0
    assert s.corp.discard == ["Data Mine", "An Offer You Can't Refuse"]
    assert s.side == "corp"
    assert s.corp.clicks == 2


@card("An Offer You Can't Refuse")
def test_only_a_central_server_can_be_chosen() -> None:
    s = Scenario(
        corp={
            "hand": ["An Offer You Can't Refuse"],
            "credits": 9,
            "servers": {"Server 1": {"root": ["PAD Campaign"]}},
        }
    )
    s.choose("Play An Offer You Can't Refuse")
    assert s.options == ["HQ", "R&D", "Archives"]


# -- Ancestral Imager --------------------------------------------------------------------------------------------------


@card("Ancestral Imager")
def test_jacking_out_costs_a_card_each_time() -> None:
    s = Scenario(
        corp={"scored": ["Ancestral Imager"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Diesel"] * 3, "rig": ["Corroder"]},
        turn="runner",
    )
    for left in (2, 1):
        s.choose("Run R&D")
        s.pass_until("Jack out")
        s.choose("Jack out")
        assert len(s.runner.hand) == left
    s.choose("Run HQ")
    s.pass_all()
    assert len(s.runner.hand) == 1, "a run that is ended is not jacked out of"


@card("Ancestral Imager")
def test_a_stolen_ancestral_imager_does_nothing() -> None:
    s = Scenario(runner={"scored": ["Ancestral Imager"], "hand": ["Diesel"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.hand == ["Diesel"]


# -- Genetics Pavilion -------------------------------------------------------------------------------------------------


def pavilion(rezzed: bool = True, **runner: object) -> Scenario:
    title = "Genetics Pavilion+" if rezzed else "Genetics Pavilion"
    return Scenario(
        corp={"servers": {"Server 1": {"root": [title]}}, "credits": 9},
        runner={"deck": ["Sure Gamble"] * 9, **runner},
        turn="runner",
    )


@card("Genetics Pavilion")
def test_the_runner_draws_no_more_than_2_cards_in_their_turn() -> None:
    s = pavilion(hand=["Diesel", "Diesel"])
    s.choose("Play Diesel")
    assert s.runner.hand == ["Diesel", "Sure Gamble", "Sure Gamble"]
    assert not s.can("Draw 1 card")
    assert not s.can("Play Diesel")
    s.next_turn()
    assert s.can("Draw 1 card")


@card("Genetics Pavilion")
def test_cards_drawn_before_it_was_rezzed_count() -> None:
    s = pavilion(rezzed=False)
    s.choose("Draw 1 card")
    s.pass_all()
    s.choose("Draw 1 card")
    s.rez("Genetics Pavilion")
    assert s.can("Gain 1 credit")
    assert not s.can("Draw 1 card")


@card("Genetics Pavilion")
def test_in_the_corps_turn_the_runner_may_draw() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Genetics Pavilion+"]}},
            "hand": ["Scorched Earth"],
            "credits": 9,
        },
        runner={"hand": ["I've Had Worse"] * 4, "deck": ["Sure Gamble"] * 20, "tags": 1},
    )
    s.choose("Play Scorched Earth")
    s.pass_all()
    assert len(s.runner.hand) == 12


# -- ice ---------------------------------------------------------------------------------------------------------------


@card("Crick")
@pytest.mark.parametrize(("server", "strength"), [("HQ", 3), ("Archives", 6)])
def test_crick_is_stronger_protecting_archives(server: str, strength: int) -> None:
    assert Scenario(corp={"servers": {server: {"ice": ["Crick+"]}}}).card("Crick").strength == strength


@card("Crick")
def test_crick_installs_a_card_from_archives_and_pays_for_it() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Crick+"]}},
            "discard": ["Hedge Fund", ("Enigma", "facedown"), "PAD Campaign"],
            "credits": 1,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.side == "corp"
    assert s.options == ["Enigma", "PAD Campaign"]
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Crick"]
    assert s.corp.credits == 0
    assert s.run is not None


@card("Crick")
def test_crick_does_nothing_without_a_card_to_install() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Crick+"]}}, "discard": ["Hedge Fund"]}, turn="runner")
    s.choose("Run HQ")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.run is not None


@card("Clairvoyant Monitor")
def test_different_bids_place_a_token_on_any_installed_card_and_end_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Clairvoyant Monitor+"]}, "Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"rig": ["Magnum Opus"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=0, runner=1)
    assert s.side == "corp"
    assert len(s.options) == 3
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").counters["advancement"] == 1
    assert s.run is None
    assert s.runner.credits == 4


@card("Clairvoyant Monitor")
def test_the_same_bids_do_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Clairvoyant Monitor+"]}}}, runner={"credits": 5}, turn="runner")
    s.choose("Run HQ")
    s.bid(corp=2, runner=2)
    assert s.run is not None
    assert s.card("Clairvoyant Monitor").counters["advancement"] == 0


@card("It's a Trap!")
def test_its_a_trap_does_2_net_damage_when_it_is_exposed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["It's a Trap!"]}}},
        runner={"hand": ["Infiltration", "Diesel", "Diesel"]},
        turn="runner",
    )
    s.play("Infiltration", "Expose")
    assert s.runner.hand == []
    assert s.card("It's a Trap!").known_to == ["corp", "runner"]


@card("It's a Trap!")
def test_the_runner_trashes_one_of_their_cards_and_the_trap_goes() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["It's a Trap!+"]}, "Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"rig": ["Magnum Opus", "Astrolabe"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.side == "runner"
    assert sorted(s.options) == ["Astrolabe", "Magnum Opus"]
    s.choose("Astrolabe")
    assert s.runner.rig == ["Magnum Opus"]
    assert s.corp.discard == ["It's a Trap!"]
    bare = Scenario(corp={"servers": {"HQ": {"ice": ["It's a Trap!+"]}}}, turn="runner")
    bare.choose("Run HQ")
    assert bare.corp.discard == ["It's a Trap!"]


@card("An Offer You Can't Refuse")
def test_a_runner_who_cannot_run_cannot_accept() -> None:
    s = Scenario(
        corp={
            "hand": ["An Offer You Can't Refuse"] * 2,
            "credits": 9,
            "servers": {"R&D": {"ice": ["Excalibur+"]}},
        }
    )
    s.play("An Offer You Can't Refuse", "R&D", "Make a run")
    s.pass_all()
    assert s.corp.scored == []
    s.play("An Offer You Can't Refuse", "HQ")
    assert s.corp.scored == ["An Offer You Can't Refuse"]


@card("Valley Grid")
@ruling("RR/all/1")
def test_ice_without_subroutines_has_all_of_them_broken() -> None:
    s = valley("Tour Guide+")
    assert s.runner.hand_size == 4


@card("Valley Grid", "An Offer You Can't Refuse")
def test_in_the_corps_own_turn_it_lasts_until_the_corps_next_turn() -> None:
    s = Scenario(
        corp={
            "hand": ["An Offer You Can't Refuse"],
            "credits": 9,
            "servers": {"HQ": {"ice": ["Ice Wall+"], "root": ["Valley Grid+"]}},
        },
        runner={"rig": ["Corroder"], "credits": 9, "hand": ["Diesel"]},
    )
    s.play("An Offer You Can't Refuse", "HQ", "Make a run")
    s.to_encounter()
    s.choose("Use Corroder: Break", side="runner")
    s.pass_all()
    s.end_turn()
    assert (s.side, s.runner.hand_size) == ("runner", 4)
    s.end_turn()
    assert (s.side, s.runner.hand_size) == ("corp", 5)


@card("An Offer You Can't Refuse")
@ruling("RR/additional-costs/1")
def test_an_additional_cost_that_cannot_be_paid_is_no_acceptance() -> None:
    s = offer(servers={"HQ": {"root": ["Ruhr Valley+"]}})
    assert s.corp.scored == ["An Offer You Can't Refuse"], "the Runner has no click to spend in the Corp's turn"


@card("An Offer You Can't Refuse")
def test_no_agenda_is_scored_in_the_run_in_the_corps_turn() -> None:
    s = offer(servers={"HQ": {"ice": ["Enigma"]}, "Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}})
    s.choose("Make a run")
    while s.run is not None:
        assert not s.can("Score Hostile Takeover")
        s.choose(next(label for label in ("Pass", "Continue", "No") if s.can(label)))
    assert s.can("Score Hostile Takeover")


@card("Marcus Batty", "Lab Dog")
def test_the_ice_that_batty_speaks_for_is_this_card_in_its_subroutine() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lab Dog+", "Ice Wall+"], "root": ["Marcus Batty+"]}}},
        runner={"rig": ["Astrolabe"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=1, runner=0)
    s.choose("Lab Dog")
    assert s.runner.rig == []
    assert s.corp.discard == ["Marcus Batty", "Lab Dog"]


@card("Genetics Pavilion")
def test_a_card_that_draws_more_draws_what_is_left_and_one_that_does_more_can_be_played() -> None:
    s = pavilion(hand=["Diesel", "Process Automation"], credits=5)
    s.choose("Draw 1 card")
    s.choose("Play Diesel")
    assert s.runner.hand.count("Sure Gamble") == 2
    s.choose("Play Process Automation")
    assert s.runner.hand == ["Sure Gamble"] * 2
    assert s.runner.credits == 7

"""Honor and Profit: Jinteki."""

import pytest

from netrunner.cards.vocabulary import when_accessed
from netrunner.engine.ability import Subroutine
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.harm import Damage
from netrunner.engine.effects.runs import Access
from netrunner.engine.reference import Top
from netrunner.engine.terms import CORP, ICE, NET
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import asset, by_title, upgrade
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5
TENNIN = "Tennin Institute: The Secrets Within"


# -- Tennin Institute --------------------------------------------------------------------------------------------------


def tennin() -> Scenario:
    return Scenario(
        corp={
            "identity": TENNIN,
            "servers": {"HQ": {"ice": ["Enigma"]}, "Server 1": {"root": ["Nisei MK II"]}},
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"rig": ["Corroder"]},
        turn="runner",
    )


@card("Tennin Institute: The Secrets Within")
def test_tennin_places_a_token_when_the_runner_made_no_successful_run() -> None:
    s = tennin()
    s.choose("Run Archives")
    s.pass_until("Jack out")
    s.choose("Jack out")  # an unsuccessful run does not help
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    s.choose("Yes")
    s.choose("Nisei MK II")
    assert s.card("Nisei MK II").counters["advancement"] == 1


@card("Tennin Institute: The Secrets Within")
def test_tennin_places_nothing_after_a_successful_run() -> None:
    s = tennin()
    s.run_on("Archives")
    s.end_turn()
    assert s.side == "corp"
    assert s.options != ["Yes", "No"]


@card("Tennin Institute: The Secrets Within")
def test_tennin_may_decline() -> None:
    s = tennin()
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    s.choose("No")
    assert s.card("Nisei MK II").counters["advancement"] == 0


@card("Tennin Institute: The Secrets Within")
@ruling("FAQ/card/tennin-institute/1", "FAQ/card/tennin-institute/2")
def test_tennin_may_put_its_token_on_any_installed_card_but_not_on_itself() -> None:
    s = tennin()
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Enigma", "Nisei MK II"]
    s.choose("Corroder")
    assert s.card("Corroder").counters["advancement"] == 1


@card("Tennin Institute: The Secrets Within")
@ruling("FAQ/card/crisium-grid/1")
def test_a_run_on_the_server_of_crisium_grid_was_no_success_for_tennin_even_after_the_grid_is_trashed() -> None:
    s = Scenario(
        corp={
            "identity": TENNIN,
            "servers": {"Archives": {"root": ["Crisium Grid+"]}, "Server 1": {"root": ["Nisei MK II"]}},
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"credits": 20},
        turn="runner",
    )
    s.access("Archives")
    s.pass_until("Trash Crisium Grid")
    s.choose("Trash Crisium Grid")
    assert "Crisium Grid" in s.corp.discard
    while s.options != ["Yes", "No"]:
        assert s.state.active == 1
        s.choose(s.options[0])
    assert s.prompt.startswith("Tennin Institute")


# -- Komainu -----------------------------------------------------------------------------------------------------------


@card("Komainu")
def test_komainu_has_a_subroutine_for_each_card_in_the_grip_as_it_is_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Komainu+"]}}},
        runner={"hand": ["Sure Gamble"] * 3, "rig": ["Ninja"], "credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Ninja: +5", side="runner")
    s.choose("Use Ninja: Break", side="runner")
    assert [label for label in s.options if label.startswith("Subroutine")] == [
        f"Subroutine {n}: Do 1 net damage" for n in (1, 2, 3)
    ]
    s.choose("Subroutine 1")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 1


@card("Komainu")
def test_komainu_flatlines_nobody_by_itself_but_empties_the_grip() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Komainu+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert s.runner.hand == []
    assert s.result is None


@card("Komainu")
def test_komainu_loses_its_subroutines_when_the_run_ends() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Komainu+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Jack out")
    assert len(s.state.subroutines(s.state.cards[s.card("Komainu").id])) == 5
    s.choose("Jack out")
    s.choose("Run HQ")  # with an empty grip
    s.pass_until("Continue")
    assert s.run is not None
    assert len(s.state.subroutines(s.state.cards[s.card("Komainu").id])) == 0


@card("Komainu")
@ruling("FAQ/qa/33")
def test_a_komainu_bypassed_for_nothing_is_not_broken_for_chum() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chum+", "Komainu+"]}}},
        runner={"hand": [*GRIP, "Femme Fatale"], "credits": 20},
        turn="runner",
    )
    s.install("Femme Fatale", "Komainu")
    s.choose("Run HQ")
    s.pass_until("Continue")
    credits_ = s.runner.credits
    s.choose("Continue")
    s.choose("Yes", side="runner")
    s.pass_until("Continue")
    assert s.runner.credits == credits_
    assert len(s.runner.hand) == 2  # the 3 net damage of Chum and none of Komainu


# -- Mushin No Shin ----------------------------------------------------------------------------------------------------


def mushin(card: str) -> Scenario:
    s = Scenario(corp={"hand": ["Mushin No Shin", card], "deck": ["Hedge Fund"] * 9, "credits": 20})
    s.choose("Play Mushin No Shin")
    s.choose(card)
    return s


@card("Mushin No Shin")
def test_mushin_no_shin_installs_a_card_with_3_tokens_in_a_new_server_for_two_clicks() -> None:
    s = mushin("PAD Campaign")
    assert s.corp.clicks == 1
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]
    assert s.card("PAD Campaign").counters["advancement"] == 3
    assert s.card("PAD Campaign").known_to == ["corp"]


@card("Mushin No Shin")
def test_mushin_no_shin_needs_two_clicks_and_a_card_to_install() -> None:
    s = Scenario(corp={"hand": ["Mushin No Shin", "PAD Campaign"], "clicks": 1})
    assert not s.can("Play Mushin No Shin")
    s = Scenario(corp={"hand": ["Mushin No Shin", "Ice Wall", "Research Station"]})
    assert not s.can("Play Mushin No Shin")  # ice does not qualify, and Research Station belongs into the root of HQ


@card("Mushin No Shin")
def test_the_card_of_mushin_no_shin_cannot_be_rezzed_until_the_corps_next_turn_begins() -> None:
    s = mushin("PAD Campaign")
    assert not s.can("Rez PAD Campaign")
    s.choose("Gain 1 credit")
    s.access("Server 1")
    assert not s.can("Rez PAD Campaign")
    s.pass_all()
    s.end_turn()
    s.rez("PAD Campaign")
    assert s.card("PAD Campaign").rezzed


@card("Mushin No Shin")
def test_the_agenda_of_mushin_no_shin_cannot_be_scored_in_the_same_turn() -> None:
    s = mushin("Braintrust")
    assert not s.can("Score Braintrust")
    s.choose("Gain 1 credit")
    assert not s.can("Score Braintrust")
    s.end_turn()
    s.choose("Score Braintrust", side="corp")
    assert s.corp.scored == ["Braintrust"]


@card("Mushin No Shin")
@ruling("RR/advancing-cards/ex1")
def test_tokens_placed_by_mushin_no_shin_are_no_advancing_for_oaktown_renovation() -> None:
    s = mushin("Oaktown Renovation")
    assert s.card("Oaktown Renovation").counters["advancement"] == 3
    assert s.corp.credits == 20
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits > 20  # advancing it does pay


# -- Shiro -------------------------------------------------------------------------------------------------------------


def shiro(credits_: int = 5) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Shiro+"]}},
            "deck": ["Hedge Fund", "PAD Campaign", "Nisei MK II", "Enigma"],
            "credits": credits_,
        },
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("PAD Campaign")
    return s


@card("Shiro")
def test_shiro_arranges_three_cards_and_lets_the_corp_pay_to_avert_the_access() -> None:
    s = shiro()
    assert (s.side, sorted(s.options)) == ("corp", ["Hedge Fund", "Nisei MK II", "PAD Campaign"])
    s.choose("PAD Campaign")
    s.choose("Hedge Fund")
    assert s.corp.deck[:4] == ["PAD Campaign", "Hedge Fund", "Nisei MK II", "Enigma"]
    assert (s.side, s.options) == ("corp", ["Yes", "No"])
    s.choose("Yes")
    assert s.corp.credits == 4
    s.pass_until("Continue")
    assert not any(line.startswith("The Runner accesses") for line in s.log)


@card("Shiro")
def test_shiro_gives_the_runner_an_access_when_the_corp_does_not_pay() -> None:
    s = shiro(0)
    s.choose("PAD Campaign")
    s.choose("Hedge Fund")
    assert s.side == "runner"
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.corp.discard == ["PAD Campaign"]
    s.pass_until("Continue")
    assert s.run is not None
    assert (s.run.server, s.run.phase) == ("HQ", "approach server")


@card("Shiro")
def test_an_agenda_on_top_is_stolen_through_shiro() -> None:
    s = shiro()
    s.choose("Nisei MK II")
    s.choose("Hedge Fund")
    s.choose("No")
    assert s.runner.scored == ["Nisei MK II"]
    assert s.run is not None


@card("Shiro")
def test_shiros_access_is_one_from_rnd_to_which_cards_may_add() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Shiro+"]}}, "deck": ["Hedge Fund", "Enigma", "Hunter"], "credits": 0},
        runner={"rig": ["R&D Interface"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Enigma")
    s.choose("Enigma")
    s.choose("Hunter")
    s.pass_until("Continue")
    assert s.accessed == ["Enigma", "Hunter"]


@card("Shiro")
@ruling("RR/forced-encounters/ex2")
def test_chrysalis_accessed_through_shiro_is_encountered_before_the_encounter_with_shiro_goes_on() -> None:
    two = CardDef(
        "Two Looks",
        CORP,
        ICE,
        strength=1,
        abilities=(Subroutine((Access(Top()),)), Subroutine((Damage(NET, 1),))),
    )
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Shiro+"]}}, "deck": ["Chrysalis", "Hedge Fund", "Enigma"], "credits": 0},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Chrysalis")
    s.choose("Chrysalis")
    s.choose("Hedge Fund")
    s.pass_until("Continue")
    log = s.log
    assert log.index("The Runner accesses Chrysalis from R&D.") < log.index("The Runner encounters Chrysalis.")
    assert len(s.runner.hand) == 3
    assert s.run is not None
    assert (s.run.server, s.run.phase) == ("HQ", "approach server")
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Two Looks+"]}}, "deck": ["Chrysalis", "Hedge Fund"]},
        runner={"hand": GRIP},
        turn="runner",
        definitions={"Two Looks": two},
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    log = s.log
    chrysalis = log.index("The Runner encounters Chrysalis.")
    assert log.index("Two Looks: Do 1 net damage.") > chrysalis  # the subroutine after the access resolves last
    assert len(s.runner.hand) == 2


# -- Susanoo-no-Mikoto -------------------------------------------------------------------------------------------------


def susanoo(archives: list[str], **runner: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Susanoo-no-Mikoto+", "Wall of Static+"]}, "Archives": {"ice": archives}},
            "hand": ["Hedge Fund", "PAD Campaign", "Enigma"],
            "credits": 10,
        },
        runner={"hand": GRIP, **runner},
        turn="runner",
    )


@card("Susanoo-no-Mikoto")
def test_susanoo_sends_the_runner_to_archives_who_cannot_jack_out_before_the_next_encounter() -> None:
    s = susanoo(["Hunter", "Neural Katana+", "Data Mine"])
    s.choose("Run HQ")
    s.pass_until("Rez Hunter")
    assert s.run is not None
    assert (s.run.server, s.run.ice) == ("Archives", "Hunter")  # no chance to jack out so far
    assert not any("passes" in line for line in s.log)
    s.choose("Pass")
    assert s.run.ice == "Data Mine"  # unrezzed ice is passed, rezzed ice encountered
    assert len(s.runner.hand) == 2
    s.pass_until("Jack out")


@card("Susanoo-no-Mikoto")
def test_susanoo_lets_the_runner_into_archives_that_nothing_protects() -> None:
    s = susanoo([])
    s.run_on("HQ")
    assert "The run on Archives is successful." in s.log
    assert "The Runner jacks out." not in s.log
    assert not any("Wall of Static" in line for line in s.log)


@card("Susanoo-no-Mikoto")
def test_susanoo_on_archives_sends_nobody_away_but_forbids_jacking_out_until_the_next_encounter() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Susanoo-no-Mikoto+", "Hunter", "Ice Wall+", "Enigma"]}}},
        runner={"hand": GRIP, "rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run Archives")
    assert "The Runner is now running on Archives." not in s.log
    s.pass_until("Rez Hunter")
    assert s.run is not None
    assert (s.run.server, s.run.ice) == ("Archives", "Hunter"), "the next ice, and the Runner was not asked"
    s.choose("Pass")
    s.choose("Use Corroder: Break", side="runner")
    s.pass_until("Jack out")
    assert s.run.ice == "Enigma", "after the encounter with Ice Wall"


@card("Susanoo-no-Mikoto")
@ruling("RR/if-successful/ex1")
def test_legwork_gives_no_accesses_when_susanoo_sends_the_run_to_archives() -> None:
    s = susanoo([])
    s.place("runner", "hand", "Legwork")
    s.choose("Play Legwork")
    s.pass_all()
    assert "The run on Archives is successful." in s.log
    assert not any("accesses" in line and "HQ" in line for line in s.log)


@card("Susanoo-no-Mikoto", "Inazuma")
@pytest.mark.parametrize("first", ["Susanoo-no-Mikoto", "Inazuma"])
def test_nobody_jacks_out_during_the_encounter_that_has_to_be_over_first(first: str) -> None:
    inner = ["Rototurret+"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{first}+", *inner]}, "Archives": {"ice": inner}}},
        runner={"identity": "Nero Severn: Information Broker"},
        turn="runner",
    )
    s.choose("Run HQ")
    questions = 0
    while s.run is not None:
        questions += "jack out?" in s.prompt
        s.choose(next(label for label in ("No", "Continue", "Pass") if s.can(label)))
    assert questions == (first == "Susanoo-no-Mikoto"), "Susanoo-no-Mikoto is a sentry too; at Rototurret nobody asks"
    assert "The Runner encounters Rototurret." in s.log


# -- Tori Hanzō --------------------------------------------------------------------------------------------------------


def hanzo(ice: list[str] | None = None, server: str = "HQ", credits_: int = 5, **runner: object) -> Scenario:
    servers: dict[str, dict[str, list[str]]] = {"HQ": {"ice": ice or ["Neural Katana+"]}}
    servers.setdefault(server, {})["root"] = ["Tori Hanzō+"]
    s = Scenario(
        corp={"servers": servers, "credits": credits_}, runner={"hand": GRIP, "clicks": 4, **runner}, turn="runner"
    )
    s.choose("Run HQ")
    return s


@card("Tori Hanzō")
def test_tori_hanzo_turns_net_damage_into_one_brain_damage_for_2_credits() -> None:
    s = hanzo()
    s.choose("Use Tori Hanzō", side="corp")
    assert (s.corp.credits, s.runner.brain_damage, len(s.runner.hand)) == (3, 1, 4)


@card("Tori Hanzō")
def test_tori_hanzo_may_stay_out_and_needs_2_credits() -> None:
    s = hanzo()
    s.choose("Pass", side="corp")
    s.pass_until("Continue")
    assert (s.corp.credits, s.runner.brain_damage, len(s.runner.hand)) == (5, 0, 2)
    s = hanzo(credits_=1)
    s.pass_until("Continue")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (0, 2)


@card("Tori Hanzō")
def test_tori_hanzo_watches_its_own_server_only() -> None:
    s = hanzo(server="R&D")
    s.pass_until("Continue")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (0, 2)


@card("Tori Hanzō")
@ruling("RR/ordinal-events/ex1b")
def test_tori_hanzo_cannot_replace_a_second_net_damage_of_the_same_run() -> None:
    s = hanzo(["Neural Katana+", "Data Mine+"])
    s.choose("Use Tori Hanzō", side="corp")
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_until("Continue")
    assert (s.corp.credits, s.runner.brain_damage, len(s.runner.hand)) == (3, 1, 3)
    s = hanzo(["Neural Katana+", "Data Mine+"])
    s.choose("Pass", side="corp")  # nor after the first was let through
    s.pass_until("Continue")
    s.choose("Continue")
    assert not s.can("Use Tori Hanzō")


@card("Tori Hanzō")
@ruling("RR/ordinal-events/ex1a", "FAQ/card/tori-hanzo/1")
def test_net_damage_is_prevented_before_tori_hanzo_and_then_it_is_spent() -> None:
    s = hanzo(["Data Mine+", "Neural Katana+"], rig=["Feedback Filter"], credits_=9)
    s.choose("Use Feedback Filter", side="runner")
    assert s.corp.credits == 9
    assert len(s.runner.hand) == 5
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        assert not s.can("Use Tori Hanzō")
        s.choose("Pass")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (0, 2)


@card("Tori Hanzō")
def test_tori_hanzo_is_ready_again_in_the_next_run() -> None:
    s = hanzo()
    s.choose("Use Tori Hanzō", side="corp")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Run HQ")
    s.choose("Use Tori Hanzō", side="corp")
    assert s.runner.brain_damage == 2


@card("Tori Hanzō")
@ruling("RR/ordinal-events/2", "FAQ/card/tori-hanzo/2")
def test_tori_hanzo_is_spent_when_any_card_has_prevented_the_first_net_damage() -> None:
    s = hanzo(["Data Mine+", "Neural Katana+"], rig=["Biometric Spoofing"], credits_=9)
    s.choose("Use Biometric Spoofing", side="runner")
    assert len(s.runner.hand) == 5
    s.pass_until("Continue")
    s.choose("Continue")
    assert not s.can("Use Tori Hanzō")
    s.pass_until("Continue")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (0, 2)


@card("Tori Hanzō")
@ruling("RR/ordinal-events/2")
def test_net_damage_that_tori_hanzo_replaced_was_the_first_for_net_shield() -> None:
    s = hanzo(["Data Mine+", "Neural Katana+"], rig=["Net Shield"])
    s.choose("Use Tori Hanzō", side="corp")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (1, 4)
    s.choose("Continue", side="runner")
    assert not s.can("Use Net Shield")
    assert len(s.runner.hand) == 1


@card("Tori Hanzō")
@ruling("RR/damage/2", "RR/damage/ex1")
def test_damage_suffered_as_a_cost_is_not_the_first_that_the_corp_would_do() -> None:
    s = Scenario(
        corp={
            "deck": ["Obokata Protocol", "Snare!", "Hedge Fund", "Enigma"],
            "servers": {"R&D": {"root": ["Tori Hanzō+"]}},
            "credits": 9,
        },
        runner={"hand": ["The Maker's Eye", *["Diesel"] * 5]},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.choose("Access the top card of R&D")
    s.choose("Steal Obokata Protocol")
    assert len(s.runner.hand) == 1, "the Runner suffered 4, and the Corp could replace nothing"
    s.choose("Access the top card of R&D")
    s.choose("Yes", side="corp")
    s.choose("Use Tori Hanzō", side="corp")
    assert s.runner.brain_damage == 1


@card("Tori Hanzō")
@ruling("RR/damage/2", "RR/damage/ex1")
def test_damage_that_a_card_makes_the_runner_suffer_is_not_done_by_the_corp() -> None:
    sting = asset("Sting", when_accessed(Damage(NET, 2, suffer=True)))
    spike = upgrade("Spike", when_accessed(Damage(NET, 1)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sting+", "Spike+", "Tori Hanzō+"]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
        definitions=by_title(sting, spike),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Access Sting")
    assert len(s.runner.hand) == 3, "the Runner suffered 2, and the Corp could replace nothing"
    s.choose("No action")
    s.choose("Access Spike")
    s.choose("Use Tori Hanzō")
    assert s.runner.brain_damage == 1

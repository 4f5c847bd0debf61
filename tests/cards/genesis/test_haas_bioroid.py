"""Genesis cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mandatory Upgrades ------------------------------------------------------------------------------------------------


@card("Mandatory Upgrades")
def test_mandatory_upgrades_gives_a_click_each_turn() -> None:
    s = Scenario(corp={"scored": ["Mandatory Upgrades"]}, turn="runner")
    s.end_turn()
    assert s.corp.clicks == 4
    s.end_turn()
    assert s.runner.clicks == 4


@card("Mandatory Upgrades")
def test_mandatory_upgrades_gives_its_click_as_soon_as_it_is_scored() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Mandatory Upgrades", {"advancement": 6})]}}}, turn="runner")
    s.end_turn()
    s.pass_until("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 2
    s.choose("Score Mandatory Upgrades")
    assert s.corp.clicks == 3


@card("Mandatory Upgrades")
def test_mandatory_upgrades_stolen_gives_nobody_a_click() -> None:
    s = Scenario(runner={"scored": ["Mandatory Upgrades"]}, turn="corp")
    s.end_turn()
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.corp.clicks == 3


@card("Mandatory Upgrades")
@ruling("FAQ/card/mandatory-upgrades/1")
def test_forfeiting_mandatory_upgrades_takes_the_click_at_once_unless_all_are_spent() -> None:
    corp = {
        "scored": ["Mandatory Upgrades"],
        "servers": {"Server 1": {"root": ["Amazon Industrial Zone+"]}},
        "hand": ["Archer"],
        "deck": ["Hedge Fund"] * 9,
        "credits": 20,
    }
    s = Scenario(corp=corp, turn="runner")
    s.end_turn()
    assert s.corp.clicks == 4
    s.install("Archer", "Server 1")
    s.choose("Yes")  # rez it, forfeiting the agenda
    assert s.corp.scored == []
    assert s.corp.clicks == 2  # one click spent, one lost
    s = Scenario(corp=corp, turn="runner")
    s.end_turn()
    for _ in range(3):
        s.choose("Gain 1 credit")
    s.choose("Install Archer")  # the last action spends the last click
    s.choose("Server 1")
    s.choose("Yes")
    assert s.corp.scored == []
    assert s.corp.clicks == 0


# -- Haas-Bioroid: Stronger Together -----------------------------------------------------------------------------------


@card("Haas-Bioroid: Stronger Together")
def test_stronger_together_gives_all_bioroid_ice_and_no_other_a_strength() -> None:
    s = Scenario(
        corp={
            "identity": "Haas-Bioroid: Stronger Together",
            "servers": {"HQ": {"ice": ["Eli 1.0+", "Ice Wall+"]}, "Server 1": {"ice": ["Viktor 1.0"], "root": []}},
        },
        turn="runner",
    )
    assert s.card("Eli 1.0").strength == 5
    assert s.card("Ice Wall").strength == 1
    assert s.card("Viktor 1.0").strength == 4


@card("Haas-Bioroid: Stronger Together")
def test_stronger_together_makes_an_icebreaker_pay_for_the_strength() -> None:
    s = Scenario(
        corp={"identity": "Haas-Bioroid: Stronger Together", "servers": {"HQ": {"ice": ["Eli 1.0+"]}}},
        runner={"rig": ["Corroder"], "credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(2):
        s.choose("Use Corroder: +1 strength")
    assert not s.can("Use Corroder: Break")  # 4 against 5
    s.choose("Use Corroder: +1 strength")
    assert s.can("Use Corroder: Break")


# -- Project Vitruvius -------------------------------------------------------------------------------------------------


def scored_vitruvius(tokens: int, **corp: object) -> Scenario:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Vitruvius", {"advancement": tokens})]}}, **corp})
    s.choose("Gain 1 credit")
    s.choose("Score Project Vitruvius")
    return s


@card("Project Vitruvius")
def test_project_vitruvius_gets_a_counter_for_each_token_over_three() -> None:
    for tokens, counters in ((3, 0), (4, 1), (6, 3)):
        assert scored_vitruvius(tokens).card("Project Vitruvius").counters["agenda"] == counters


@card("Project Vitruvius")
def test_a_counter_of_project_vitruvius_returns_a_card_from_archives_to_hq() -> None:
    s = scored_vitruvius(4, discard=["Hedge Fund", ("Snare!", "facedown")])
    s.choose("Use Project Vitruvius")
    assert s.options == ["Hedge Fund", "Snare!"]
    s.choose("Snare!")
    assert s.corp.hand == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp"]
    assert "Snare!" not in str(s.game.view("runner"))
    assert s.card("Project Vitruvius").counters["agenda"] == 0
    assert not s.can("Use Project Vitruvius")
    assert s.corp.clicks == 2  # no click is spent


@card("Project Vitruvius")
def test_project_vitruvius_acts_in_the_runners_turn_too() -> None:
    s = Scenario(
        corp={"scored": [("Project Vitruvius", {"agenda": 1})], "discard": ["Hedge Fund"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Project Vitruvius", side="corp")
    assert s.corp.hand == ["Hedge Fund"]


@card("Project Vitruvius")
def test_project_vitruvius_is_of_no_use_without_a_counter_or_with_empty_archives() -> None:
    s = Scenario(corp={"scored": [("Project Vitruvius", {"agenda": 1})]})
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Vitruvius")
    s = Scenario(corp={"scored": ["Project Vitruvius"], "discard": ["Hedge Fund"]})
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Vitruvius")


@card("Project Vitruvius")
def test_a_stolen_project_vitruvius_gets_no_counters() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Project Vitruvius", {"advancement": 5})]}}},
        turn="runner",
    )
    s.access("Server 1")
    assert s.runner.scored == ["Project Vitruvius"]
    assert s.card("Project Vitruvius").counters["agenda"] == 0


# -- Encryption Protocol -----------------------------------------------------------------------------------------------


@card("Encryption Protocol")
def test_encryption_protocol_raises_the_trash_cost_of_installed_cards_and_its_own() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Encryption Protocol+"]}, "Server 2": {"root": ["PAD Campaign"]}}},
        runner={"credits": 20},
        turn="runner",
    )
    s.access("Server 1")
    assert s.can("Trash Encryption Protocol (3 credits)")
    s.pass_all()
    s.access("Server 2")
    s.choose("Trash PAD Campaign (5 credits)")
    assert s.runner.credits == 15


@card("Encryption Protocol")
def test_encryption_protocols_add_up_and_count_only_while_rezzed() -> None:
    root = {"Server 1": {"root": ["Encryption Protocol+"]}, "Server 2": {"root": ["Encryption Protocol+"]}}
    s = Scenario(corp={"servers": root}, runner={"credits": 20}, turn="runner")
    s.access("Server 1")
    assert s.can("Trash Encryption Protocol (4 credits)")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Encryption Protocol"]}}}, runner={"credits": 20}, turn="runner"
    )
    s.access("Server 1")
    assert s.can("Trash Encryption Protocol (2 credits)")


@card("Encryption Protocol")
def test_encryption_protocol_says_nothing_of_cards_that_are_not_installed_or_have_no_trash_cost() -> None:
    corp = {"servers": {"Server 1": {"root": ["Encryption Protocol+"]}}}
    s = Scenario(corp={**corp, "hand": ["PAD Campaign"]}, runner={"credits": 20}, turn="runner")
    s.access("HQ")
    assert s.can("Trash PAD Campaign (4 credits)")
    s = Scenario(corp={**corp, "hand": ["Hedge Fund"]}, runner={"credits": 20}, turn="runner")
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Trash Hedge Fund")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.accessed == ["Hedge Fund"]


# -- Eve Campaign ------------------------------------------------------------------------------------------------------


@card("Eve Campaign")
def test_eve_campaign_gets_16_credits_as_it_is_rezzed_and_gives_2_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Eve Campaign"]}}, "credits": 5}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Rez Eve Campaign", side="corp")
    assert (s.corp.credits, s.card("Eve Campaign").counters["credit"]) == (0, 16)
    s.end_turn()
    assert (s.corp.credits, s.card("Eve Campaign").counters["credit"]) == (2, 14)


@card("Eve Campaign")
def test_eve_campaign_is_trashed_with_its_last_credit() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Eve Campaign+", {"credit": 2})]}}}, turn="runner")
    s.end_turn()
    assert s.corp.discard == ["Eve Campaign"]
    assert s.corp.credits == 7
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Eve Campaign+", {"credit": 4})]}}}, turn="runner")
    s.end_turn()
    assert s.corp.discard == []


# -- Green Level Clearance ---------------------------------------------------------------------------------------------


@card("Green Level Clearance")
def test_green_level_clearance_gives_3_credits_and_a_card() -> None:
    s = Scenario(corp={"hand": ["Green Level Clearance"], "deck": ["Ice Wall", "Enigma"], "credits": 1})
    s.play("Green Level Clearance")
    assert (s.corp.credits, s.corp.hand, s.corp.clicks) == (3, ["Ice Wall"], 2)


@card("Green Level Clearance")
def test_green_level_clearance_costs_a_credit() -> None:
    s = Scenario(corp={"hand": ["Green Level Clearance"], "credits": 0})
    assert not s.can("Play Green Level Clearance")


@card("Green Level Clearance")
def test_green_level_clearance_makes_the_corp_draw_and_lose_with_an_empty_rnd() -> None:
    s = Scenario(corp={"hand": ["Green Level Clearance"], "deck": [], "credits": 1})
    s.play("Green Level Clearance")
    assert (s.corp.credits, s.corp.hand) == (3, [])
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("runner", "the Corp cannot draw")


# -- Rework ------------------------------------------------------------------------------------------------------------


@card("Rework")
def test_rework_shuffles_a_card_of_hq_into_rnd_unseen() -> None:
    s = Scenario(corp={"hand": ["Rework", "Snare!", "Hedge Fund"], "deck": ["Ice Wall"] * 5})
    s.choose("Play Rework")
    assert s.options == ["Snare!", "Hedge Fund"]
    s.choose("Snare!")
    assert s.corp.hand == ["Hedge Fund"]
    assert sorted(s.corp.deck) == [*["Ice Wall"] * 5, "Snare!"]
    assert "Snare!" not in str(s.game.view("runner"))
    assert s.corp.discard == ["Rework"]


@card("Rework")
def test_rework_does_not_tell_that_all_cards_of_hq_are_the_same() -> None:
    s = Scenario(corp={"hand": ["Rework", "Snare!", "Snare!"]})
    s.choose("Play Rework")
    assert s.options == ["Snare!"]
    s = Scenario(corp={"hand": ["Rework", "Snare!"]})
    s.choose("Play Rework")  # only one card is left in HQ, as everybody can see
    assert s.corp.hand == []


@card("Rework")
def test_rework_leaves_the_runner_unsure_of_the_hand_they_had_seen() -> None:
    s = Scenario(
        corp={"hand": ["Rework", "Snare!", "Hedge Fund"], "deck": ["Ice Wall"] * 5, "credits": 0},
        runner={"rig": ["HQ Interface", "HQ Interface"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    s.end_turn()
    s.play("Rework", "Snare!")
    assert s.card("Hedge Fund").known_to == ["corp"]  # for all the Runner can tell, it was this one


@card("Rework")
def test_rework_needs_another_card_in_hq() -> None:
    s = Scenario(corp={"hand": ["Rework"]})
    assert not s.can("Play Rework")
    assert s.why_not("Play Rework") is not None


@card("Rework")
def test_rework_can_shuffle_another_copy_of_itself() -> None:
    s = Scenario(corp={"hand": ["Rework", "Rework"], "deck": ["Ice Wall"]})
    s.play("Rework")
    assert s.corp.hand == []
    assert s.corp.discard == ["Rework"]
    assert sorted(s.corp.deck) == ["Ice Wall", "Rework"]


# -- Ruhr Valley -------------------------------------------------------------------------------------------------------


def ruhr(clicks: int = 4, hand: list[str] | None = None, root: str = "Ruhr Valley+") -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"root": [root]}}, "hand": ["Hedge Fund"]},
        runner={"clicks": clicks, "hand": hand or []},
        turn="runner",
    )


@card("Ruhr Valley")
def test_a_run_on_the_server_of_ruhr_valley_costs_another_click() -> None:
    s = ruhr()
    s.choose("Run HQ")
    assert s.runner.clicks == 2
    s = ruhr()
    s.choose("Run R&D")
    assert s.runner.clicks == 3


@card("Ruhr Valley")
def test_without_another_click_there_is_no_run_on_the_server_of_ruhr_valley() -> None:
    s = ruhr(clicks=1)
    assert not s.can("Run HQ")
    assert s.why_not("Run HQ") is not None
    assert s.can("Run R&D")


@card("Ruhr Valley")
def test_a_run_that_a_card_makes_costs_the_click_too() -> None:
    s = ruhr(hand=["Inside Job"])
    s.play("Inside Job", "HQ")
    assert s.runner.clicks == 2
    s = ruhr(clicks=1, hand=["Inside Job"])
    s.choose("Play Inside Job")
    assert s.options == ["R&D", "Archives"]


@card("Ruhr Valley")
def test_a_run_event_that_names_the_server_of_ruhr_valley_makes_no_run_without_the_click() -> None:
    s = ruhr(clicks=2, hand=["Legwork"])
    s.choose("Play Legwork")
    assert s.run is not None
    assert s.runner.clicks == 0
    s = ruhr(clicks=1, hand=["Legwork"])
    s.choose("Play Legwork")  # what paying for the event takes does not count (RR/using-abilities)
    assert s.run is None
    assert s.accessed == []


@card("Ruhr Valley")
def test_a_run_that_begins_as_another_ends_costs_the_click_too() -> None:
    for clicks, servers in ((2, ["HQ", "R&D", "Archives"]), (1, ["R&D", "Archives"])):
        s = Scenario(
            corp={"servers": {"HQ": {"root": ["Ruhr Valley+"]}}},
            runner={"clicks": clicks, "rig": ["Doppelgänger"]},
            turn="runner",
        )
        s.choose("Run R&D")
        s.pass_until("Yes")
        s.choose("Yes")
        assert s.options == servers
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ruhr Valley+"]}}},
        runner={"clicks": 2, "rig": ["Doppelgänger"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("HQ")
    assert s.run is not None
    assert (s.run.server, s.runner.clicks) == ("HQ", 0)


@card("Ruhr Valley")
def test_ruhr_valley_rezzed_during_the_run_comes_too_late_for_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ruhr Valley"]}}, "credits": 6},
        runner={"clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ruhr Valley")
    assert s.runner.clicks == 1
    s.pass_all()
    assert not s.can("Run HQ")
    assert s.can("Run R&D")


@card("Ruhr Valley")
def test_an_unrezzed_ruhr_valley_costs_nothing() -> None:
    s = ruhr(clicks=1, root="Ruhr Valley")
    s.choose("Run HQ")
    assert s.runner.clicks == 0


@card("Ruhr Valley")
def test_ruhr_valley_is_one_region_per_server() -> None:
    s = Scenario(corp={"hand": ["Ruhr Valley"], "servers": {"Server 1": {"root": ["SanSan City Grid+"]}}})
    s.install("Ruhr Valley", "Server 1")
    assert s.corp.servers["Server 1"]["root"] == ["Ruhr Valley"]
    assert s.corp.discard == ["SanSan City Grid"]

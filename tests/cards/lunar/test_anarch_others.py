"""The Anarch events and resources of the Lunar Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Cyber Threat ------------------------------------------------------------------------------------------------------


def threat(*ice: str, **corp: object) -> Scenario:
    """Cyber Threat as the first click, with ice on R&D."""
    return Scenario(
        corp={"servers": {"R&D": {"ice": list(ice)}}, "deck": ["Hedge Fund"] * 3, **corp},
        runner={"hand": ["Cyber Threat", "Diesel"]},
        turn="runner",
    )


@card("Cyber Threat")
def test_cyber_threat_ends_with_the_rez() -> None:
    s = threat("Ice Wall", "Enigma", credits=5)
    s.play("Cyber Threat", "R&D")
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Enigma")
    assert s.card("Enigma").rezzed
    assert s.corp.credits == 2, "the Corp pays"
    assert s.run is None, "and there is no run"
    assert (s.runner.clicks, s.runner.credits) == (3, 4)


@card("Cyber Threat")
def test_cyber_threat_runs_past_ice_that_cannot_be_rezzed() -> None:
    s = threat("Ice Wall", "Enigma", credits=9)
    s.play("Cyber Threat", "R&D")
    s.choose("No")
    assert s.run is not None
    assert s.run.server == "R&D"
    while s.run is not None:
        assert not s.can("Rez")
        s.choose(s.options[-1])
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.clicks == 3, "the run costs no further click"


@card("Cyber Threat")
def test_cyber_threat_lets_other_cards_be_rezzed_during_the_run() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign"]}}, "credits": 9},
        runner={"hand": ["Cyber Threat"]},
        turn="runner",
    )
    s.play("Cyber Threat", "Server 1")
    s.choose("No")
    s.rez("PAD Campaign")
    assert s.card("PAD Campaign").rezzed
    assert s.run is not None


@card("Cyber Threat")
def test_cyber_threat_leaves_rezzed_ice_where_it_is() -> None:
    s = threat("Ice Wall+")
    s.play("Cyber Threat", "R&D")
    assert any("encounters Ice Wall" in line for line in s.log), "there is nothing to rez, and nothing to ask"
    assert s.accessed == []


@card("Cyber Threat")
def test_cyber_threat_looks_only_at_the_chosen_server() -> None:
    s = threat("Ice Wall")
    s.play("Cyber Threat", "HQ")
    assert s.run is not None
    assert s.run.server == "HQ"


@card("Cyber Threat")
def test_cyber_threat_asks_a_corp_that_cannot_pay_as_well() -> None:
    s = threat("Tollbooth", credits=0)
    s.play("Cyber Threat", "R&D")
    assert s.side == "corp"
    assert s.options == ["No"], "a question left out would tell what the ice costs"


@card("Cyber Threat")
def test_cyber_threat_offers_only_what_the_corp_can_pay() -> None:
    s = threat("Tollbooth", "Ice Wall", credits=1)
    s.play("Cyber Threat", "R&D")
    assert s.prompt == "Cyber Threat: rez an unrezzed piece of ice protecting R&D?"
    s.choose("Yes")
    assert s.prompt == "Cyber Threat: rez an unrezzed piece of ice protecting R&D."
    assert s.options == ["Ice Wall"], "a question left out would tell that the other is too dear"
    s.choose("Ice Wall")
    assert s.run is None
    assert s.card("Ice Wall").rezzed


@card("Cyber Threat")
def test_cyber_threat_is_for_the_first_click() -> None:
    s = threat("Ice Wall")
    s.choose("Gain 1 credit")
    assert not s.can("Play Cyber Threat")
    s.next_turn()
    assert s.can("Play Cyber Threat")


# -- Scrubbed ----------------------------------------------------------------------------------------------------------


def scrubbed(*ice: str, rig: list[object] | None = None, first_run: bool = False) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Scrubbed"], "rig": rig or [], "credits": 20},
        turn="runner",
    )
    if first_run:
        s.run_on("HQ")
    s.play("Scrubbed")
    return s


@card("Scrubbed")
def test_scrubbed_weakens_the_first_ice_of_the_turn_for_the_run() -> None:
    s = scrubbed("Wall of Static+", rig=["Corroder"])
    assert s.card("Wall of Static").strength == 3
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Wall of Static").strength == 1
    s.use("Corroder")
    s.pass_until("Jack out")
    assert s.card("Wall of Static").strength == 1, "for the remainder of the run"
    s.pass_all()
    assert s.card("Wall of Static").strength == 3


@card("Scrubbed")
def test_scrubbed_leaves_the_second_ice_alone() -> None:
    s = scrubbed("Ice Wall+", "Wall of Static+", rig=["Corroder"])
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: Break")
    s.choose("Continue") if s.can("Continue") else s.choose("Pass")
    s.to_encounter()
    assert s.run is not None
    assert s.run.ice == "Wall of Static"
    assert s.card("Wall of Static").strength == 3
    assert s.card("Ice Wall").strength == -1


@card("Scrubbed")
def test_scrubbed_works_once_a_turn_and_again_next_turn() -> None:
    s = scrubbed("Wall of Static+", rig=["Corroder"])
    s.run_on("HQ")
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Wall of Static").strength == 3, "the second encounter of the turn"
    s.pass_all()
    s.next_turn()
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Wall of Static").strength == 1


@card("Scrubbed")
def test_scrubbed_counts_what_was_encountered_before_it_was_played() -> None:
    s = scrubbed("Wall of Static+", rig=["Corroder"], first_run=True)
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Wall of Static").strength == 3


@card("Scrubbed")
def test_scrubbed_stays_until_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}}},
        runner={"hand": ["Scrubbed"]},
        turn="runner",
    )
    s.play("Scrubbed")
    assert s.runner.discard == []
    s.end_turn()
    s.pass_until("Score Private Security Force")
    s.choose("Score Private Security Force")
    assert s.runner.discard == ["Scrubbed"]


# -- Duggar's ----------------------------------------------------------------------------------------------------------


@card("Duggar's")
def test_duggars_draws_ten_cards_for_four_clicks() -> None:
    s = Scenario(runner={"rig": ["Duggar's"], "deck": ["Diesel"] * 12}, turn="runner")
    s.choose("Use Duggar's")
    assert sum(line.startswith("The Runner draws") for line in s.log) >= 1
    assert len(s.runner.deck) == 2
    assert len(s.runner.hand) + len(s.runner.discard) == 10, "what is over the hand size is discarded"


@card("Duggar's")
def test_duggars_wants_all_four_clicks() -> None:
    s = Scenario(runner={"rig": ["Duggar's"], "deck": ["Diesel"] * 12}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Duggar's")


# -- Inject ------------------------------------------------------------------------------------------------------------


@card("Inject")
def test_inject_trashes_programs_for_credits_and_takes_the_rest() -> None:
    s = Scenario(
        runner={"hand": ["Inject"], "deck": ["Corroder", "Diesel", "Ninja", "Sure Gamble", "Yog.0"], "credits": 1},
        turn="runner",
    )
    s.play("Inject")
    assert sorted(s.runner.discard) == ["Corroder", "Inject", "Ninja"]
    assert sorted(s.runner.hand) == ["Diesel", "Sure Gamble"]
    assert s.runner.deck == ["Yog.0"], "the fifth card stays"
    assert s.runner.credits == 2


@card("Inject")
def test_inject_reveals_the_cards_to_the_corp() -> None:
    s = Scenario(runner={"hand": ["Inject"], "deck": ["Diesel", "Sure Gamble"]}, turn="runner")
    s.play("Inject")
    assert any("Sure Gamble" in str(line) for line in s.game.view("corp")["log"])
    assert sorted(s.runner.hand) == ["Diesel", "Sure Gamble"], "as many as there are"
    assert s.runner.credits == 4, "no program, no credit"


@card("Inject")
def test_inject_with_programs_only() -> None:
    s = Scenario(runner={"hand": ["Inject"], "deck": ["Ninja"] * 5}, turn="runner")
    s.play("Inject")
    assert s.runner.credits == 8
    assert s.runner.hand == []
    assert s.runner.deck == ["Ninja"]


# -- Fester ------------------------------------------------------------------------------------------------------------


@card("Fester")
def test_fester_makes_a_purge_cost_two_credits() -> None:
    s = Scenario(corp={"credits": 5}, runner={"rig": ["Fester"]})
    s.choose("Purge")
    assert s.corp.credits == 3
    assert s.runner.rig == ["Fester"]


@card("Fester")
def test_fester_takes_two_credits_or_nothing() -> None:
    s = Scenario(corp={"credits": 1}, runner={"rig": ["Fester"]})
    s.choose("Purge")
    assert s.corp.credits == 1, "if able"


@card("Fester")
def test_two_festers_are_two_losses() -> None:
    s = Scenario(corp={"credits": 5}, runner={"rig": ["Fester", "Fester"], "credits": 0})
    s.choose("Purge")
    s.pass_all()
    assert s.corp.credits == 1


@card("Fester", "Ixodidae")
def test_the_runner_may_let_ixodidae_drink_what_fester_spills_before_it_is_purged() -> None:
    for first, credits in (("Fester", 1), ("Ixodidae", 0)):
        s = Scenario(corp={"credits": 5}, runner={"rig": ["Fester", "Ixodidae"], "credits": 0})
        s.choose("Purge")
        s.choose(first)
        s.pass_all()
        assert (s.corp.credits, s.runner.credits) == (3, credits)
        assert s.runner.discard == ["Ixodidae"]


@card("Cyber Threat", "Paper Tripping", "Three Steps Ahead", "Social Engineering")
def test_same_old_thing_is_of_no_use_for_priority_events() -> None:
    events = ["Cyber Threat", "Paper Tripping", "Three Steps Ahead", "Social Engineering"]
    servers = {"HQ": {"ice": ["Ice Wall"]}}
    runner = {"rig": ["Same Old Thing"], "discard": events, "tags": 1, "credits": 9}
    assert not Scenario(corp={"servers": servers}, runner=runner, turn="runner").can("Use Same Old Thing")
    runner["discard"] = [*events, "Sure Gamble"]
    assert Scenario(corp={"servers": servers}, runner=runner, turn="runner").can("Use Same Old Thing")

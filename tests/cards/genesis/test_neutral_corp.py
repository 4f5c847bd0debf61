"""Genesis cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import AGENDA_SCORED, Gain, Trigger
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import asset, by_title
from tests.rulings import ruling

# -- False Lead --------------------------------------------------------------------------------------------------------


@card("False Lead")
def test_false_lead_is_forfeited_to_take_two_clicks() -> None:
    s = Scenario(corp={"scored": ["False Lead"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use False Lead", side="corp")
    assert s.runner.clicks == 1
    assert s.corp.scored == []
    assert s.corp.score == 0


@card("False Lead")
@ruling("FAQ/card/false-lead/1")
def test_false_lead_cannot_be_forfeited_unless_the_runner_has_two_clicks() -> None:
    s = Scenario(corp={"scored": ["False Lead"]}, turn="runner")
    for clicks in (3, 2):
        s.choose("Gain 1 credit")
        assert s.runner.clicks == clicks
        assert (s.side, s.can("Use False Lead")) == ("corp", True)
        s.choose("Pass")
    s.choose("Gain 1 credit")
    assert s.runner.clicks == 1
    assert s.side == "runner"  # no window for the Corp to use it in
    assert s.corp.scored == ["False Lead"]


@card("False Lead")
def test_false_lead_is_of_no_use_in_the_corps_turn() -> None:
    s = Scenario(corp={"scored": ["False Lead"]})
    s.choose("Gain 1 credit")
    assert not s.can("Use False Lead")


@card("False Lead")
@ruling("FAQ/card/false-lead/2")
def test_two_false_leads_in_the_first_window_leave_the_runner_without_actions() -> None:
    s = Scenario(corp={"scored": ["False Lead", "False Lead"]})
    turn = s.state.turn
    while not s.can("Use False Lead"):
        s.choose(s.options[0] if s.options[0] != "Pass" or len(s.options) == 1 else "Pass")
    assert s.state.turn == turn + 1
    s.choose("Use False Lead")
    s.choose("Use False Lead")
    assert s.state.active == 0  # the Runner's turn went by without an action
    assert s.state.turn == turn + 2
    assert s.runner.credits == 5


# -- Corporate War -----------------------------------------------------------------------------------------------------


def scored_war(credits_: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Corporate War", {"advancement": 4})]}}, "credits": credits_ - 1},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Corporate War")
    return s


@card("Corporate War")
def test_corporate_war_pays_a_corp_with_7_credits() -> None:
    assert scored_war(7).corp.credits == 14
    assert scored_war(12).corp.credits == 19


@card("Corporate War")
def test_corporate_war_ruins_a_corp_with_fewer_credits() -> None:
    assert scored_war(6).corp.credits == 0
    assert scored_war(1).corp.credits == 0


@card("Corporate War")
def test_corporate_war_counts_the_credits_of_the_moment_it_is_scored() -> None:
    fans = asset("Fans", Trigger(AGENDA_SCORED, Gain(4)))
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Corporate War", {"advancement": 4})]},
                "Server 2": {"root": ["Fans+"]},
            },
            "credits": 4,
        },
        definitions=by_title(fans),
    )
    s.choose("Gain 1 credit")
    s.choose("Score Corporate War")
    s.choose("Fans")  # 9 credits now, but there were 5
    assert s.corp.credits == 0


@card("Corporate War")
def test_a_stolen_corporate_war_changes_no_credits() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Corporate War"]}}, "credits": 9}, turn="runner")
    s.run_on("Server 1")
    assert s.runner.scored == ["Corporate War"]
    assert s.corp.credits == 9


# -- Executive Retreat -------------------------------------------------------------------------------------------------


def scored_retreat(hand: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Executive Retreat", {"advancement": 5})]}},
            "hand": hand,
            "deck": ["Ice Wall"] * 9,
        },
    )
    s.choose("Gain 1 credit")
    s.choose("Score Executive Retreat")
    return s


@card("Executive Retreat")
def test_executive_retreat_shuffles_hq_into_rnd_and_draws_5_cards_for_its_counter() -> None:
    s = scored_retreat(["Snare!", "Hedge Fund"])
    assert s.corp.hand == []
    assert sorted(s.corp.deck) == ["Hedge Fund", *["Ice Wall"] * 9, "Snare!"]
    assert s.card("Executive Retreat").counters["agenda"] == 1
    assert "Snare!" not in str(s.game.view("runner"))
    s.choose("Use Executive Retreat", side="corp")
    assert len(s.corp.hand) == 5
    assert s.corp.clicks == 1
    assert s.card("Executive Retreat").counters["agenda"] == 0
    assert not s.can("Use Executive Retreat")


@card("Executive Retreat")
def test_executive_retreat_with_an_empty_hq_shuffles_rnd_all_the_same() -> None:
    s = scored_retreat([])
    assert "The Corp shuffles R&D." in s.log
    assert s.card("Executive Retreat").counters["agenda"] == 1


@card("Executive Retreat")
def test_executive_retreat_needs_its_counter_and_a_click() -> None:
    assert not Scenario(corp={"scored": ["Executive Retreat"]}).can("Use Executive Retreat")
    counted = ("Executive Retreat", {"agenda": 1})
    assert not Scenario(corp={"scored": [counted], "deck": []}).can("Use Executive Retreat")
    s = Scenario(corp={"scored": [counted]}, turn="runner")
    s.choose("Gain 1 credit")
    assert s.side == "runner"


@card("Executive Retreat")
def test_executive_retreat_makes_the_corp_lose_when_it_cannot_draw_5_cards() -> None:
    s = Scenario(corp={"scored": [("Executive Retreat", {"agenda": 1})], "deck": ["Ice Wall"] * 4})
    s.choose("Use Executive Retreat")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("runner", "the Corp cannot draw")
    s = Scenario(corp={"scored": [("Executive Retreat", {"agenda": 1})], "deck": ["Ice Wall"] * 5})
    s.choose("Use Executive Retreat")
    assert s.result is None
    assert len(s.corp.hand) == 5


# -- Private Contracts -------------------------------------------------------------------------------------------------


@card("Private Contracts")
def test_private_contracts_gets_14_credits_and_gives_2_for_a_click() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Private Contracts"]}}, "credits": 2})
    s.choose("Gain 1 credit")
    s.choose("Rez Private Contracts")
    assert (s.corp.credits, s.card("Private Contracts").counters["credit"]) == (0, 14)
    s.choose("Use Private Contracts")
    assert (s.corp.credits, s.card("Private Contracts").counters["credit"], s.corp.clicks) == (2, 12, 1)


@card("Private Contracts")
def test_private_contracts_is_trashed_with_its_last_credit() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Private Contracts+", {"credit": 4})]}}})
    s.choose("Use Private Contracts")
    assert s.corp.discard == []
    s.choose("Use Private Contracts")
    assert s.corp.discard == ["Private Contracts"]
    assert s.corp.credits == 9


@card("Private Contracts")
def test_private_contracts_gives_nothing_by_itself() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Private Contracts+"]}}, "credits": 0}, turn="runner")
    s.end_turn()
    assert s.corp.credits == 0


# -- Foxfire -----------------------------------------------------------------------------------------------------------


def foxfire(*rig: object) -> Scenario:
    s = Scenario(corp={"hand": ["Foxfire"], "credits": 5}, runner={"rig": list(rig), "credits": 10})
    s.play("Foxfire")
    return s


@card("Foxfire")
def test_foxfire_trashes_a_virtual_resource_or_a_link() -> None:
    s = foxfire("Rabbit Hole", "Access to Globalsec", "Ice Carver", "Wyldside", "Corroder")
    s.bid(0, 0)
    assert s.side == "corp"
    assert s.options == ["Rabbit Hole", "Access to Globalsec", "Ice Carver"]
    s.choose("Rabbit Hole")
    assert s.runner.discard == ["Rabbit Hole"]
    s = foxfire("Ice Carver", "Wyldside")
    s.bid(0, 0)
    assert s.runner.discard == ["Ice Carver"]


@card("Foxfire")
def test_foxfire_does_nothing_when_the_trace_fails_or_nothing_fits() -> None:
    s = foxfire("Ice Carver")
    s.bid(0, 7)
    assert s.runner.rig == ["Ice Carver"]
    s = foxfire("Wyldside", "Desperado", "Corroder")
    s.bid(0, 0)
    assert s.runner.rig == ["Wyldside", "Desperado", "Corroder"]


@card("Foxfire")
def test_foxfire_finds_nothing_in_cards_that_lie_facedown() -> None:
    s = foxfire("Wyldside", ("Access to Globalsec", "facedown"), ("Ice Carver", "facedown"))
    s.bid(0, 0)
    assert s.runner.discard == []


@card("Foxfire")
def test_foxfire_counts_the_link_before_it_is_trashed() -> None:
    s = foxfire("Access to Globalsec")
    s.bid(0, 6)
    assert s.runner.rig == ["Access to Globalsec"]


# -- Freelancer --------------------------------------------------------------------------------------------------------


@card("Freelancer")
def test_freelancer_trashes_up_to_2_resources_of_a_tagged_runner() -> None:
    rig = ["Wyldside", "Ice Carver", "Bank Job", "Corroder", "Desperado"]
    s = Scenario(corp={"hand": ["Freelancer"], "credits": 0}, runner={"rig": rig, "tags": 1})
    s.choose("Play Freelancer")
    assert s.options == ["Wyldside", "Ice Carver", "Bank Job", "Done"]
    s.choose("Wyldside")
    s.choose("Bank Job")
    assert sorted(s.runner.discard) == ["Bank Job", "Wyldside"]


@card("Freelancer")
def test_freelancer_may_trash_one_or_none() -> None:
    for chosen in (["Wyldside"], []):
        s = Scenario(corp={"hand": ["Freelancer"]}, runner={"rig": ["Wyldside", "Ice Carver"], "tags": 1})
        s.play("Freelancer", *chosen, "Done")
        assert s.runner.discard == chosen


@card("Freelancer")
def test_freelancer_needs_a_tagged_runner_with_a_resource() -> None:
    s = Scenario(corp={"hand": ["Freelancer"]}, runner={"rig": ["Wyldside"]})
    assert not s.can("Play Freelancer")
    assert s.why_not("Play Freelancer") is not None
    s = Scenario(corp={"hand": ["Freelancer"]}, runner={"rig": ["Corroder"], "tags": 1})
    assert not s.can("Play Freelancer")


# -- Chimera -----------------------------------------------------------------------------------------------------------


def at_chimera(*rig: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chimera"]}}, "credits": 2},
        runner={"rig": list(rig), "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Chimera")
    return s


@card("Chimera")
def test_chimera_gains_the_subtype_that_the_corp_chooses_as_it_is_rezzed() -> None:
    s = at_chimera("Yog.0", "Corroder")
    assert s.side == "corp"
    assert len(s.options) == 3
    s.choose(s.options[2])
    assert s.card("Chimera").subtypes == ["mythic", "barrier"]
    assert "Chimera gains barrier until it is derezzed." in s.log
    s.to_encounter()
    assert not s.can("Use Yog.0")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.phase == "approach server"


@card("Chimera")
def test_chimera_may_be_a_code_gate_or_a_sentry() -> None:
    for place, subtype, breaker in ((0, "sentry", "Mimic"), (1, "code gate", "Yog.0")):
        s = at_chimera("Corroder", breaker)
        s.choose(s.options[place])
        assert s.card("Chimera").subtypes == ["mythic", subtype]
        s.to_encounter()
        assert s.can(f"Use {breaker}")
        assert not s.can("Use Corroder: Break")


@card("Chimera")
def test_chimera_ends_the_run() -> None:
    s = at_chimera()
    s.choose(s.options[0])
    s.pass_all()
    assert s.run is None
    assert "The run is unsuccessful." in s.log


@card("Chimera")
def test_chimera_is_derezzed_when_any_turn_ends_and_loses_its_subtype() -> None:
    s = at_chimera()
    s.choose(s.options[0])
    s.pass_all()
    s.end_turn()
    assert not s.card("Chimera").rezzed
    assert s.card("Chimera").subtypes == ["mythic"]
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Chimera+"]}}})
    s.end_turn()
    assert not s.card("Chimera").rezzed


@card("Chimera")
def test_chimera_rezzed_again_is_given_a_subtype_anew() -> None:
    s = at_chimera()
    s.choose(s.options[0])
    s.pass_all()
    s.give("corp", credits=10)
    s.next_turn()
    s.choose("Run HQ")
    s.rez("Chimera")
    s.choose(s.options[1])
    assert s.card("Chimera").subtypes == ["mythic", "code gate"]


@card("Chimera")
def test_a_chimera_that_is_trashed_leaves_nothing_behind() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chimera"]}}, "credits": 2},
        runner={"hand": ["Parasite"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Chimera", "This card gains sentry")
    s.pass_all()
    assert len(s.state.lasting) == 1
    s.install("Parasite")
    assert s.corp.discard == ["Chimera"]
    assert s.card("Chimera").subtypes == ["mythic"]
    assert s.state.lasting == []


# -- Dracō -------------------------------------------------------------------------------------------------------------


def at_draco(credits_: int = 6) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Dracō"]}}, "credits": credits_},
        runner={"rig": ["Mimic"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Dracō")
    return s


@card("Dracō")
def test_draco_has_the_strength_that_the_corp_pays_for_as_it_is_rezzed() -> None:
    s = at_draco()
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    assert s.options == ["0", "1", "2", "3", "4", "5"]
    s.choose("4")
    assert s.corp.credits == 1
    assert s.card("Dracō").counters["power"] == 4
    assert s.card("Dracō").strength == 4
    s.to_encounter()
    assert not s.can("Use Mimic")


@card("Dracō")
def test_draco_may_be_left_weak() -> None:
    s = at_draco()
    s.choose("No")
    assert (s.card("Dracō").strength, s.corp.credits) == (0, 5)
    s.to_encounter()
    assert s.can("Use Mimic")
    s = at_draco(credits_=1)
    assert s.card("Dracō").strength == 0
    assert s.options != ["Yes", "No"]  # nothing left to pay with


@card("Dracō")
def test_draco_tags_the_runner_and_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Dracō+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 1)
    assert s.runner.tags == 1
    assert s.run is None
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Dracō+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 2)
    assert s.runner.tags == 0
    assert s.phase == "approach server"


@card("Dracō")
def test_draco_derezzed_keeps_its_counters_and_is_paid_for_again_when_it_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": [("Dracō+", {"power": 2})]}}, "credits": 10},
        runner={"hand": ["Emergency Shutdown"], "credits": 5},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Emergency Shutdown")
    assert not s.card("Dracō").rezzed
    s.choose("Run R&D")
    s.rez("Dracō", "Yes", "3")
    assert s.card("Dracō").strength == 5
    assert s.corp.credits == 6


@card("Dracō")
def test_draco_ends_the_run_though_the_tag_is_avoided() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Dracō+"]}}}, runner={"rig": ["Decoy"]}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 0)
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert s.run is None

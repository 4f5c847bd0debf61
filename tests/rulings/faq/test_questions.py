"""Questions and answers of the FAQ: what no other test shows already."""

from netrunner.cards.vocabulary import AccessTop, Gain, subroutine
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, ice_card, program_card
from tests.rulings import ruling

# -- Ice and icebreakers -----------------------------------------------------------------------------------------------


@ruling("FAQ/qa/2")
def test_breaking_with_clicks_needs_no_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"rig": ["Corroder"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    assert s.card("Heimdall 1.0").strength > s.card("Corroder").strength
    assert not s.can("Use Corroder: Break")  # an icebreaker has to match
    clicks = s.runner.clicks
    s.choose("Use Heimdall 1.0")
    s.choose("Subroutine 1")
    assert s.runner.clicks == clicks - 1
    s.choose("Use Heimdall 1.0")
    s.choose("Subroutine 2")
    s.choose("Use Heimdall 1.0")
    s.pass_until("Continue")
    assert s.runner.brain_damage == 0
    assert s.run is not None


@ruling("FAQ/qa/10")
def test_two_icebreakers_can_work_on_one_ice_each_with_its_own_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Corroder", "Aurora"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: +1 strength")
    assert s.card("Corroder").strength == s.card("Wall of Static").strength
    assert s.can("Use Corroder: Break")
    assert not s.can("Use Aurora: Break")  # Corroder's strength is not Aurora's
    s.choose("Use Aurora: +3 strength")
    assert s.can("Use Aurora: Break")
    assert s.can("Use Corroder: Break")


# -- Damage and information --------------------------------------------------------------------------------------------


@ruling("FAQ/qa/8")
def test_four_brain_damage_at_once_are_four_tokens() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"Server 1": {"root": [("Cerebral Overwriter", {"advancement": 4})]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="corp")
    assert s.runner.brain_damage == 4  # not one for the whole of it
    assert s.runner.hand_size == 1
    assert len(s.runner.hand) == 1


@ruling("FAQ/qa/11")
def test_the_corp_knows_which_cards_of_hq_are_accessed_and_in_which_order() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "PAD Campaign", "Enigma"]},
        runner={"hand": ["Legwork"]},
        turn="runner",
    )
    s.choose("Play Legwork")
    s.pass_all()
    order = [line for line in s.log if "accesses" in line]
    assert len(order) == 3
    told = [line["text"] for line in s.game.view("corp")["log"] if "accesses" in line["text"]]
    assert told == order
    accessed = [title for line in told for title in s.corp.hand if title in line]
    assert len(set(accessed)) == 3  # named, not only counted
    s.choose("Run R&D")
    s.pass_all()
    assert "The Runner accesses a card from R&D." in s.game.view("corp")["log"][-2]["text"]


# -- Security Testing and Crisium Grid ---------------------------------------------------------------------------------


@ruling("FAQ/qa/42")
def test_security_testing_does_not_see_a_run_under_crisium_grid() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"root": ["Crisium Grid+"]}}}, runner={"rig": ["Security Testing"], "credits": 5}
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Archives")
    s.choose("Run Archives")
    s.choose("Trash Crisium Grid (5 credits)", side="runner")  # the cards were accessed after all
    assert s.runner.credits == 0
    s.choose("Run Archives")
    s.pass_all()
    assert s.runner.credits == 2  # the first run did not use it up
    s.choose("Run Archives")
    s.pass_all()
    assert s.runner.credits == 2  # this one was the second


# -- Blacklist and Same Old Thing --------------------------------------------------------------------------------------


@ruling("FAQ/qa/47")
def test_blacklist_stops_same_old_thing() -> None:
    for blacklist, works in (("Blacklist", True), ("Blacklist+", False)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": [blacklist]}}},
            runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble"]},
            turn="runner",
        )
        assert s.can("Use Same Old Thing") is works
        assert (s.why_not("Use Same Old Thing") is None) is works


# -- Cyberdex Virus Suite and Imp --------------------------------------------------------------------------------------


@ruling("FAQ/qa/49")
def test_cyberdex_virus_suite_purges_before_imp_can_trash_it() -> None:
    s = Scenario(
        corp={"hand": ["Cyberdex Virus Suite"]}, runner={"rig": [("Imp", {"virus": 2})], "credits": 0}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.card("Imp").counters["virus"] == 0
    s.pass_all()
    assert s.corp.hand == ["Cyberdex Virus Suite"]


@ruling("FAQ/qa/49")
def test_imp_can_trash_cyberdex_virus_suite_when_the_corp_did_not_purge() -> None:
    s = Scenario(
        corp={"hand": ["Cyberdex Virus Suite"]}, runner={"rig": [("Imp", {"virus": 2})], "credits": 0}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.side == "corp"  # Imp was not offered first
    s.choose("No")
    s.choose("Use Imp")
    assert s.corp.discard == ["Cyberdex Virus Suite"]
    assert s.card("Imp").counters["virus"] == 1


# -- Research Grant and Team Sponsorship -------------------------------------------------------------------------------


@ruling("FAQ/qa/53")
def test_research_grant_may_wait_for_the_copy_that_team_sponsorship_installs() -> None:
    s = Scenario(
        corp={
            "hand": ["Research Grant"],
            "servers": {
                "Server 1": {"root": [("Research Grant", {"advancement": 3})]},
                "Server 2": {"root": ["Team Sponsorship+"]},
            },
        },
    )
    s.choose("Gain 1 credit")
    s.choose("Score Research Grant", side="corp")
    assert sorted(s.options) == ["Research Grant", "Team Sponsorship"]
    s.choose("Team Sponsorship")
    s.choose("Yes")
    s.choose("New server")
    s.choose("Yes")
    assert s.corp.scored == ["Research Grant", "Research Grant"]


# -- Archangel and Shiro -----------------------------------------------------------------------------------------------


@ruling("FAQ/qa/59")
def test_archangel_interrupts_the_encounter_with_shiro() -> None:
    s = Scenario(
        corp={
            "deck": ["Archangel", "Hedge Fund", "PAD Campaign"],
            "credits": 10,
            "servers": {"HQ": {"ice": ["Shiro+", "Ice Wall"]}},
        },
        runner={"rig": ["Ninja", "Datasucker"], "credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Archangel", side="corp")
    s.choose("Hedge Fund")
    s.choose("No", side="corp")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Archangel"
    assert s.corp.credits == 7
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    s.choose("Datasucker", side="corp")
    assert s.runner.hand == ["Datasucker"]
    assert s.run.ice == "Ice Wall"  # on from where Shiro stands
    assert s.corp.deck[0] == "Archangel"
    assert sum(line == "The Runner encounters Shiro." for line in s.log) == 1


@ruling("FAQ/qa/59")
def test_the_interrupted_encounter_goes_on_with_the_other_subroutines() -> None:
    leaky = ice_card("Leaky Wall", subroutine(AccessTop()), subroutine(Gain(1)), subroutine(Gain(2)))
    pick = program_card("Pick", strength=9)
    s = Scenario(
        corp={"deck": ["Archangel", "Hedge Fund"], "credits": 3, "servers": {"HQ": {"ice": ["Leaky Wall+"]}}},
        runner={"rig": ["Pick"], "credits": 10},
        turn="runner",
        definitions=by_title(leaky, pick),
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.corp.credits == 0  # the other subroutines have not resolved yet
    assert s.run is not None
    assert s.run.ice == "Archangel"
    s.choose("7", side="runner")
    assert s.runner.rig == ["Pick"]
    assert s.corp.credits == 3
    assert s.run is not None
    assert s.run.phase == "approach server"

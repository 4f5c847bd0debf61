"""Data and Destiny: the identities and agendas of NBN."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

SYNC = "SYNC: Everything, Everywhere"
SOL = "New Angeles Sol: Your News"
SPARK = "Spark Agency: Worldswide Reach"

# -- SYNC --------------------------------------------------------------------------------------------------------------


@card("SYNC: Everything, Everywhere")
def test_sync_makes_removing_a_tag_dearer() -> None:
    s = Scenario(corp={"identity": SYNC}, runner={"tags": 1, "credits": 2}, turn="runner")
    assert not s.can("Remove 1 tag")
    s.give("runner", credits=1)
    s.choose("Remove 1 tag")
    assert s.runner.credits == 0
    assert s.runner.tags == 0


@card("SYNC: Everything, Everywhere")
def test_sync_does_not_touch_card_abilities_that_remove_tags() -> None:
    s = Scenario(corp={"identity": SYNC}, runner={"tags": 1, "hand": ["Networking"], "credits": 0}, turn="runner")
    s.choose("Play Networking")
    assert s.runner.tags == 0


@card("SYNC: Everything, Everywhere")
def test_sync_flips_for_a_click_and_makes_trashing_resources_cheaper() -> None:
    s = Scenario(
        corp={"identity": SYNC, "credits": 2}, runner={"tags": 1, "rig": ["Kati Jones", "Armitage Codebusting"]}
    )
    assert s.can("Trash Kati Jones")
    s.choose(f"Use {SYNC}")
    assert s.corp.clicks == 2
    assert s.game.view("runner")["corp"]["identity_flipped"]
    s.give("corp", credits=-2)
    s.choose("Trash Kati Jones")
    s.pass_all()
    assert s.runner.discard == ["Kati Jones"]
    assert s.corp.credits == 0
    s.choose(f"Use {SYNC}")
    assert not s.can("Trash Armitage Codebusting"), "the front counts again"
    assert "identity_flipped" not in s.game.view("runner")["corp"]


@card("SYNC: Everything, Everywhere")
def test_on_its_other_side_sync_leaves_removing_tags_alone() -> None:
    s = Scenario(corp={"identity": SYNC}, runner={"tags": 1, "credits": 2})
    s.choose(f"Use {SYNC}")
    s.end_turn()
    assert s.can("Remove 1 tag")


@card("SYNC: Everything, Everywhere", "Employee Strike")
def test_the_other_side_can_be_blank_too() -> None:
    s = Scenario(
        corp={"identity": SYNC, "credits": 0},
        runner={"hand": ["Employee Strike"], "tags": 1, "rig": ["Kati Jones"]},
    )
    s.choose(f"Use {SYNC}")
    assert s.can("Trash Kati Jones")
    s.end_turn()
    s.choose("Play Employee Strike")
    s.end_turn()
    s.give("corp", credits=-s.corp.credits)
    assert not s.can("Trash Kati Jones")
    assert not s.can(f"Use {SYNC}")


# -- New Angeles Sol ---------------------------------------------------------------------------------------------------


@card("New Angeles Sol: Your News")
def test_new_angeles_sol_plays_a_current_from_hq_when_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={
            "identity": SOL,
            "hand": ["Surveillance Sweep", "Hedge Fund"],
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    s.choose("Yes")
    s.choose("Surveillance Sweep")
    assert s.corp.credits == 4, "paying its play cost"
    assert s.card("Surveillance Sweep").zone == "resolving"
    assert s.corp.clicks == 2, "and no click"


@card("New Angeles Sol: Your News")
def test_new_angeles_sol_plays_the_current_that_the_steal_has_trashed() -> None:
    s = Scenario(
        corp={
            "identity": SOL,
            "hand": ["Surveillance Sweep"],
            "servers": {"Server 1": {"root": ["Project Beale"]}},
            "clicks": 1,
        }
    )
    s.choose("Play Surveillance Sweep")
    s.access("Server 1")
    assert s.runner.scored == ["Project Beale"]
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Surveillance Sweep")
    assert s.card("Surveillance Sweep").zone == "resolving"
    assert s.corp.credits == 1


@card("New Angeles Sol: Your News")
def test_new_angeles_sol_asks_whatever_is_in_hq() -> None:
    """Otherwise the question would tell the Runner that there is a current."""
    s = Scenario(
        corp={
            "identity": SOL,
            "hand": ["Hedge Fund"],
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    assert s.options == ["No"]


@card("New Angeles Sol: Your News")
def test_new_angeles_sol_plays_no_current_that_cannot_be_paid() -> None:
    s = Scenario(
        corp={
            "identity": SOL,
            "discard": ["Surveillance Sweep"],
            "credits": 0,
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    assert not s.can("Yes")


@card("New Angeles Sol: Your News", "Employee Strike")
def test_a_scored_agenda_ends_employee_strike_before_new_angeles_sol_answers() -> None:
    s = Scenario(
        corp={
            "identity": SOL,
            "hand": ["Surveillance Sweep"],
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        },
        runner={"hand": ["Employee Strike"], "clicks": 1},
        turn="runner",
    )
    s.choose("Play Employee Strike")
    s.choose("Score Private Security Force", side="corp")
    assert s.runner.discard == ["Employee Strike"]
    s.choose("Yes")


@card("New Angeles Sol: Your News", "Employee Strike")
def test_a_stolen_agenda_does_not_end_employee_strike_and_new_angeles_sol_stays_blank() -> None:
    s = Scenario(
        corp={"identity": SOL, "hand": ["Surveillance Sweep"], "servers": {"Server 1": {"root": ["Project Beale"]}}},
        runner={"hand": ["Employee Strike"], "clicks": 3},
        turn="runner",
    )
    s.choose("Play Employee Strike")
    s.access("Server 1")
    assert s.runner.scored == ["Project Beale"]
    assert s.side == "runner"
    assert s.card("Surveillance Sweep").zone == "hand"


@card("New Angeles Sol: Your News")
@pytest.mark.parametrize(("item", "asked"), [("Hedge Fund", False), (("Hedge Fund", "facedown"), True)])
def test_new_angeles_sol_is_asked_only_where_there_could_be_a_current(item: object, asked: bool) -> None:
    s = Scenario(
        corp={"identity": SOL, "discard": [item], "servers": {"Server 1": {"root": ["Project Beale"]}}},
        turn="runner",
    )
    s.access("Server 1")
    assert (s.side == "corp") == asked


# -- Spark Agency ------------------------------------------------------------------------------------------------------


@card("Spark Agency: Worldswide Reach")
def test_spark_agency_takes_a_credit_for_the_first_advertisement_each_turn() -> None:
    ads = {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["Launch Campaign"]}}
    other = {"Server 3": {"root": ["Melange Mining Corp."]}}
    s = Scenario(corp={"identity": SPARK, "servers": {**ads, **other}, "credits": 9}, turn="corp")
    s.choose("Gain 1 credit")
    s.rez("Melange Mining Corp.")
    assert s.runner.credits == 5, "no advertisement"
    s.rez("PAD Campaign")
    assert s.runner.credits == 4
    s.rez("Launch Campaign")
    assert s.runner.credits == 4, "only the first time each turn"


@card("Spark Agency: Worldswide Reach")
def test_advertisement_ice_counts_and_so_does_the_runners_turn() -> None:
    s = Scenario(
        corp={
            "identity": SPARK,
            "servers": {"HQ": {"ice": ["Special Offer"]}, "Server 1": {"root": ["PAD Campaign"]}},
            "credits": 9,
        }
    )
    s.choose("Gain 1 credit")
    s.rez("PAD Campaign")
    assert s.runner.credits == 4
    s.end_turn()
    s.choose("Run HQ")
    s.rez("Special Offer")
    assert s.runner.credits == 3, "another turn"


# -- 15 Minutes --------------------------------------------------------------------------------------------------------


@card("15 Minutes")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_corp_shuffles_15_minutes_back_from_either_score_area(side: str) -> None:
    sides: dict[str, dict[str, object]] = {"corp": {}, "runner": {}}
    sides[side] = {"scored": ["15 Minutes"]}
    s = Scenario(corp=sides["corp"], runner=sides["runner"])
    looks = {"corp": s.corp, "runner": s.runner}
    assert looks[side].score == 1
    s.choose("Use 15 Minutes")
    assert looks[side].score == 0
    assert s.corp.clicks == 2
    assert "15 Minutes" in s.corp.deck
    assert s.card("15 Minutes").known_to == []


@card("15 Minutes")
def test_the_runner_cannot_use_15_minutes() -> None:
    s = Scenario(runner={"scored": ["15 Minutes"]}, turn="runner")
    assert not s.can("Use 15 Minutes")


# -- Improved Tracers --------------------------------------------------------------------------------------------------


@card("Improved Tracers")
def test_improved_tracers_strengthens_tracers_and_the_traces_of_subroutines() -> None:
    s = Scenario(
        corp={
            "scored": ["Improved Tracers", "Restructured Datapool"],
            "servers": {"HQ": {"ice": ["Turnpike+"]}, "R&D": {"ice": ["Ice Wall+"]}},
        },
        turn="corp",
    )
    assert s.card("Turnpike").strength == 4
    assert s.card("Ice Wall").strength == 1
    s.choose("Use Restructured Datapool")
    assert s.prompt.startswith("Trace [2]"), "that is no subroutine"
    s.bid(0, 5)
    s.give("runner", credits=5)
    s.end_turn()
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [6]")


@card("Improved Tracers")
def test_a_trace_as_ice_is_encountered_is_no_subroutine() -> None:
    s = Scenario(corp={"scored": ["Improved Tracers"], "servers": {"HQ": {"ice": ["Troll+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [2]")


@card("Improved Tracers", "Archangel")
def test_improved_tracers_strengthens_ice_that_is_encountered_in_hq() -> None:
    s = Scenario(corp={"scored": ["Improved Tracers"], "hand": ["Archangel"]}, turn="runner")
    s.access("HQ")
    s.choose("Yes")
    assert s.card("Archangel").strength == 7
    assert s.prompt.startswith("Trace [7]")


@card("Improved Tracers", "TL;DR")
@pytest.mark.parametrize(
    "servers",
    [
        {"HQ": {"ice": ["Wormhole+"]}, "R&D": {"ice": ["Turnpike+"]}},
        {"HQ": {"ice": ["TL;DR+", "Turnpike+"]}},
    ],
)
def test_a_subroutine_is_one_whoever_resolves_it_and_so_is_its_copy(servers: dict[str, object]) -> None:
    s = Scenario(corp={"scored": ["Improved Tracers"], "servers": servers}, runner={"credits": 9}, turn="runner")
    s.choose("Run HQ")
    strengths = []
    while s.run is not None:
        if s.prompt.startswith("Trace"):
            strengths.append(s.prompt.split()[1])
            s.bid(0, 0)
        else:
            s.choose("Continue" if s.can("Continue") else s.options[0])
    assert strengths == ["[6]"] * len(strengths)
    assert len(strengths) == len(servers["HQ"]["ice"])  # type: ignore[index]


@card("Improved Tracers")
def test_improved_tracers_does_nothing_for_the_runner() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Turnpike+"]}}}, runner={"scored": ["Improved Tracers"]}, turn="runner"
    )
    assert s.card("Turnpike").strength == 3
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [5]")


# -- Rebranding Team ---------------------------------------------------------------------------------------------------


@card("Rebranding Team", "Spark Agency: Worldswide Reach")
def test_rebranding_team_makes_every_asset_an_advertisement() -> None:
    s = Scenario(
        corp={
            "identity": SPARK,
            "scored": ["Rebranding Team"],
            "hand": ["Ad Blitz", "Melange Mining Corp.", "Ice Wall"],
            "discard": ["Snare!"],
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["Jackson Howard"]}},
            "credits": 9,
        }
    )
    assert s.card("PAD Campaign").subtypes == ["advertisement"]
    assert "advertisement" in s.card("Jackson Howard").subtypes
    assert "advertisement" not in s.card("Ice Wall").subtypes
    s.choose("Gain 1 credit")
    s.rez("Jackson Howard")
    assert s.runner.credits == 4
    s.pass_all()
    s.play("Ad Blitz", "1")
    assert s.options == ["Melange Mining Corp.", "Snare!"], "in HQ and Archives too"


@card("Rebranding Team")
def test_rebranding_team_does_nothing_while_the_runner_has_it() -> None:
    s = Scenario(corp={"servers": {"Server 2": {"root": ["Jackson Howard"]}}}, runner={"scored": ["Rebranding Team"]})
    assert "advertisement" not in s.card("Jackson Howard").subtypes


@card("Rebranding Team", "Spark Agency: Worldswide Reach")
def test_what_was_no_advertisement_when_it_was_rezzed_was_not_the_first() -> None:
    s = Scenario(
        corp={
            "identity": SPARK,
            "servers": {
                "Server 1": {"root": ["Jackson Howard"]},
                "Server 2": {"root": ["Melange Mining Corp."]},
                "Server 3": {"root": [("Rebranding Team", {"advancement": 4})]},
            },
            "credits": 9,
        }
    )
    s.choose("Gain 1 credit")
    s.rez("Jackson Howard")
    s.choose("Score Rebranding Team", side="corp")
    assert s.runner.credits == 5
    s.rez("Melange Mining Corp.")
    assert s.runner.credits == 4

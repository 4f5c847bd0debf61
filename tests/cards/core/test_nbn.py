"""Core Set: NBN."""

import pytest

from netrunner.engine.moves import remove_from_game
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

MAKING_NEWS = "NBN: Making News"


# -- NBN: Making News --------------------------------------------------------------------------------------------------


@card("NBN: Making News")
def test_making_news_lends_2_credits_to_a_trace() -> None:
    s = Scenario(
        corp={"identity": MAKING_NEWS, "credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"credits": 4},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.options == ["0", "1", "2"]
    s.bid(2, 4)
    assert s.runner.tags == 1  # 3 and 2 against 4
    assert s.card(MAKING_NEWS).counters["credit"] == 0


@card("NBN: Making News")
def test_making_news_refills_when_the_corps_turn_begins_and_never_above_2() -> None:
    s = Scenario(corp={"identity": MAKING_NEWS, "credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.bid(1, 5)
    assert s.card(MAKING_NEWS).counters["credit"] == 1
    s.pass_all()
    s.end_turn()
    assert s.card(MAKING_NEWS).counters["credit"] == 2


@card("NBN: Making News")
def test_the_corp_chooses_between_its_pool_and_making_news() -> None:
    s = Scenario(corp={"identity": MAKING_NEWS, "credits": 5, "servers": {"HQ": {"ice": ["Hunter+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.choose("1")
    assert s.options == [MAKING_NEWS, "Credit pool"]
    s.choose("Credit pool")
    assert s.corp.credits == 4
    assert s.card(MAKING_NEWS).counters["credit"] == 2


@card("NBN: Making News")
def test_making_news_pays_for_nothing_but_traces() -> None:
    s = Scenario(corp={"identity": MAKING_NEWS, "credits": 4, "hand": ["Hedge Fund", "SEA Source"]})
    assert not s.can("Play Hedge Fund")
    s = Scenario(corp={"identity": MAKING_NEWS, "credits": 0, "servers": {"HQ": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.phase == "approach server"  # Ice Wall could not be rezzed


# -- AstroScript Pilot Program -----------------------------------------------------------------------------------------


@card("AstroScript Pilot Program")
def test_astroscript_places_an_advancement_token_with_its_counter() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "Server 1": {"root": [("AstroScript Pilot Program", {"advancement": 3})]},
                "Server 2": {"root": [("Breaking News", {"advancement": 1})]},
                "Server 3": {"root": ["PAD Campaign"]},
                "HQ": {"ice": ["Ice Wall", "Enigma"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score AstroScript Pilot Program")
    assert s.card("AstroScript Pilot Program").counters["agenda"] == 1
    s.choose("Use AstroScript Pilot Program")
    assert s.options == ["Ice Wall", "Breaking News"]  # what cannot be advanced is not offered
    s.choose("Breaking News")
    assert s.card("AstroScript Pilot Program").counters["agenda"] == 0
    s.choose("Score Breaking News")
    assert s.corp.scored == ["AstroScript Pilot Program", "Breaking News"]


@card("AstroScript Pilot Program")
def test_astroscript_costs_neither_click_nor_credit_and_needs_something_to_advance() -> None:
    s = Scenario(corp={"credits": 0, "clicks": 2, "scored": [("AstroScript Pilot Program", {"agenda": 1})]})
    s.choose("Gain 1 credit")
    assert not s.can("Use AstroScript Pilot Program")
    assert s.card("AstroScript Pilot Program").counters["agenda"] == 1


@card("AstroScript Pilot Program")
def test_astroscript_can_be_used_on_the_runners_turn() -> None:
    s = Scenario(
        corp={
            "scored": [("AstroScript Pilot Program", {"agenda": 1})],
            "servers": {"Server 1": {"root": ["Ghost Branch"]}},
        },
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Use AstroScript Pilot Program", side="corp")
    assert s.card("Ghost Branch").counters["advancement"] == 1


# -- Breaking News -----------------------------------------------------------------------------------------------------


def breaking_news(**runner: object) -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Scorched Earth"],
            "credits": 5,
            "servers": {"Server 1": {"root": [("Breaking News", {"advancement": 2})]}},
        },
        runner={"hand": ["Sure Gamble"] * 5, **runner},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Breaking News")
    return s


@card("Breaking News")
def test_breaking_news_gives_2_tags_until_the_end_of_the_turn() -> None:
    s = breaking_news()
    assert s.runner.tags == 2
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 1
    s.end_turn()
    assert s.runner.tags == 0


@card("Breaking News")
def test_breaking_news_takes_2_tags_even_when_one_was_avoided() -> None:
    s = breaking_news(rig=["Decoy"], tags=1)
    s.choose("Use Decoy", side="runner")
    assert s.runner.tags == 2
    s.end_turn()
    assert s.runner.tags == 0


@card("Breaking News")
def test_breaking_news_leaves_other_tags() -> None:
    s = breaking_news(tags=3)
    assert s.runner.tags == 5
    s.end_turn()
    assert s.runner.tags == 3


@card("Breaking News")
def test_breaking_news_takes_tags_only_in_the_turn_it_was_scored() -> None:
    s = breaking_news()
    s.end_turn()
    s.give("runner", tags=2)
    s.next_turn()
    assert s.runner.tags == 2


@card("Breaking News")
def test_a_breaking_news_that_has_left_the_score_area_takes_no_tags() -> None:
    s = breaking_news()
    remove_from_game(s.state, s.card("Breaking News").id)
    s.end_turn()
    assert s.runner.tags == 2


@card("Breaking News")
def test_a_stolen_breaking_news_gives_no_tags() -> None:
    s = Scenario(corp={"hand": ["Breaking News"]}, turn="runner")
    s.access("HQ")
    s.pass_all()
    assert s.runner.scored == ["Breaking News"]
    assert s.runner.tags == 0


# -- operations --------------------------------------------------------------------------------------------------------


@card("Anonymous Tip")
def test_anonymous_tip_draws_3_cards() -> None:
    s = Scenario(corp={"hand": ["Anonymous Tip"], "deck": ["Hedge Fund", "Snare!", "Ice Wall", "Enigma"]})
    s.choose("Play Anonymous Tip")
    assert s.corp.hand == ["Hedge Fund", "Snare!", "Ice Wall"]
    assert s.corp.deck == ["Enigma"]


@card("Anonymous Tip")
def test_anonymous_tip_with_fewer_than_3_cards_left_loses_the_game() -> None:
    s = Scenario(corp={"hand": ["Anonymous Tip"], "deck": ["Hedge Fund", "Snare!"]})
    s.choose("Play Anonymous Tip")
    assert s.result is not None
    assert s.result.winner == "runner"


@card("Closed Accounts")
def test_closed_accounts_takes_all_credits_of_a_tagged_runner() -> None:
    s = Scenario(
        corp={"hand": ["Closed Accounts"], "credits": 1},
        runner={"credits": 9, "tags": 1, "rig": ["Cyberfeeder", ("Armitage Codebusting", {"credit": 12})]},
    )
    s.choose("Play Closed Accounts")
    assert s.runner.credits == 0
    assert s.card("Cyberfeeder").counters["credit"] == 1  # only the pool is emptied
    assert s.card("Armitage Codebusting").counters["credit"] == 12
    assert s.corp.credits == 0


@card("Closed Accounts")
def test_closed_accounts_needs_a_tag() -> None:
    s = Scenario(corp={"hand": ["Closed Accounts"]}, runner={"credits": 9})
    assert not s.can("Play Closed Accounts")


def psychographics(credits_: int, tags: int) -> Scenario:
    return Scenario(
        corp={
            "hand": ["Psychographics"],
            "credits": credits_,
            "servers": {"Server 1": {"root": ["Nisei MK II"]}, "HQ": {"ice": ["Ice Wall"]}},
        },
        runner={"tags": tags},
    )


@card("Psychographics")
def test_psychographics_places_x_tokens_for_x_credits() -> None:
    s = psychographics(5, 4)
    s.choose("Play Psychographics")
    assert s.prompt == "Psychographics: choose X, the number of credits you pay."
    s.choose("4")
    assert s.options == ["Ice Wall", "Nisei MK II"]
    s.choose("Nisei MK II")
    assert s.card("Nisei MK II").counters["advancement"] == 4
    assert (s.corp.credits, s.corp.clicks) == (1, 2)
    s.choose("Score Nisei MK II")
    assert s.corp.scored == ["Nisei MK II"]


@card("Psychographics")
def test_psychographics_is_limited_by_tags_and_by_credits() -> None:
    s = psychographics(5, 2)
    s.choose("Play Psychographics")
    assert "2" in s.options
    assert "3" not in s.options
    s = psychographics(1, 4)
    s.choose("Play Psychographics")
    assert s.corp.credits == 0, "0 would do nothing (RR/using-abilities)"
    assert "2" not in s.options


@card("Psychographics")
def test_psychographics_needs_a_tag_and_a_card_to_advance() -> None:
    assert not psychographics(5, 0).can("Play Psychographics")
    assert not psychographics(0, 3).can("Play Psychographics"), "for X = 0 nothing changes (RR/using-abilities)"
    s = Scenario(corp={"hand": ["Psychographics"]}, runner={"tags": 3})
    assert not s.can("Play Psychographics")


@card("SEA Source")
def test_sea_source_traces_a_runner_who_made_a_successful_run() -> None:
    s = Scenario(corp={"hand": ["SEA Source"], "credits": 5}, runner={"credits": 2}, turn="runner")
    s.choose("Run Archives")
    s.choose("Continue")
    s.end_turn()
    assert s.runner.credits == 5
    s.choose("Play SEA Source")
    assert s.options == ["0", "1", "2", "3"]
    s.bid(3, 5)
    assert s.runner.tags == 1
    assert (s.corp.credits, s.runner.credits) == (0, 0)


@card("SEA Source")
def test_sea_source_fails_against_equal_link_strength() -> None:
    s = Scenario(corp={"hand": ["SEA Source"], "credits": 2}, runner={"credits": 0}, turn="runner")
    s.choose("Run Archives")
    s.choose("Continue")
    s.end_turn()
    s.play("SEA Source", "3")
    assert s.runner.tags == 0


@card("SEA Source")
def test_sea_source_needs_a_successful_run() -> None:
    s = Scenario(corp={"hand": ["SEA Source"], "credits": 5}, turn="runner")
    s.choose("Run Archives")
    s.choose("Jack out")
    s.end_turn()
    assert not s.can("Play SEA Source")


# -- Ghost Branch ------------------------------------------------------------------------------------------------------


def ghost_branch(advancement: int) -> Scenario:
    root = [("Ghost Branch", {"advancement": advancement})]
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": root}}}, turn="runner")
    s.access("Server 1")
    return s


@card("Ghost Branch")
def test_ghost_branch_gives_a_tag_for_each_token() -> None:
    s = ghost_branch(3)
    assert s.side == "corp"
    s.choose("Yes")
    assert s.runner.tags == 3


@card("Ghost Branch")
def test_ghost_branch_may_be_declined_and_does_nothing_without_tokens() -> None:
    s = ghost_branch(3)
    s.choose("No")
    assert s.runner.tags == 0
    assert ghost_branch(0).side == "runner"


# -- Data Raven --------------------------------------------------------------------------------------------------------


def data_raven(**runner: object) -> Scenario:
    s = Scenario(
        corp={"credits": 2, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Data Raven+"]}}},
        runner=runner,
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Data Raven")
def test_data_raven_makes_the_runner_take_a_tag_or_end_the_run() -> None:
    s = data_raven()
    assert (s.side, s.options) == ("runner", ["Take 1 tag", "End the run"])
    s.choose("End the run")
    assert s.run is None
    assert s.runner.tags == 0


@card("Data Raven")
def test_data_ravens_trace_places_a_power_counter_that_gives_a_tag() -> None:
    s = data_raven(credits=0)
    s.choose("Take 1 tag")
    assert s.runner.tags == 1
    s.choose("2")
    assert s.card("Data Raven").counters["power"] == 1
    assert s.runner.tags == 1
    s.choose("Use Data Raven", side="corp")
    assert s.runner.tags == 2
    assert s.card("Data Raven").counters["power"] == 0


@card("Data Raven")
def test_data_ravens_tag_may_be_avoided_and_the_run_goes_on() -> None:
    s = data_raven(rig=["Decoy"])
    s.choose("Take 1 tag")
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert s.run is not None
    assert s.prompt.startswith("Trace")


@card("Data Raven")
def test_data_ravens_counter_can_be_kept_for_the_corps_turn() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": [("Data Raven+", {"power": 1})]}}, "hand": ["Closed Accounts"]})
    s.choose("Gain 1 credit")
    s.choose("Use Data Raven")
    assert s.runner.tags == 1
    assert s.can("Play Closed Accounts")


# -- Matrix Analyzer ---------------------------------------------------------------------------------------------------


def matrix_analyzer(credits_: int) -> Scenario:
    s = Scenario(
        corp={
            "credits": credits_,
            "servers": {"HQ": {"ice": ["Matrix Analyzer+"]}, "Server 1": {"root": ["Nisei MK II"]}},
        },
        runner={"credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Matrix Analyzer")
def test_matrix_analyzer_places_a_token_for_a_credit_before_its_subroutine() -> None:
    s = matrix_analyzer(1)
    assert s.side == "corp"
    s.choose("Yes")
    assert s.card("Nisei MK II").counters["advancement"] == 1
    assert s.corp.credits == 0
    s.choose("1")
    assert s.runner.tags == 1  # trace 2 against 1


@card("Matrix Analyzer")
def test_matrix_analyzer_may_be_declined() -> None:
    s = matrix_analyzer(1)
    s.choose("No")
    assert s.card("Nisei MK II").counters["advancement"] == 0
    assert s.corp.credits == 1


@card("Matrix Analyzer")
def test_matrix_analyzer_is_not_offered_without_a_credit() -> None:
    s = matrix_analyzer(0)
    assert (s.side, s.options) == ("runner", ["0", "1"])  # already the trace


@card("Matrix Analyzer")
@pytest.mark.parametrize("root", ["Nisei MK II", "PAD Campaign"])
def test_matrix_analyzer_asks_whatever_the_facedown_card_is(root: str) -> None:
    """The Runner cannot see whether it can be advanced: the pause must not tell."""
    servers = {"HQ": {"ice": ["Matrix Analyzer+"]}, "Server 1": {"root": [root]}}
    s = Scenario(corp={"credits": 1, "servers": servers}, runner={"credits": 1}, turn="runner")
    s.choose("Run HQ")
    assert (s.side, "No" in s.options) == ("corp", True)
    assert s.can("Yes") == (root == "Nisei MK II")


# -- Tollbooth ---------------------------------------------------------------------------------------------------------


def tollbooth(credits_: int, bad_publicity: int = 0, rig: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "bad_publicity": bad_publicity,
            "servers": {"HQ": {"ice": ["Tollbooth+"]}},
        },
        runner={"credits": credits_, "rig": list(rig)},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Tollbooth")
@ruling("FAQ/card/tollbooth/1")
def test_a_runner_who_cannot_pay_tollbooth_pays_nothing_and_the_run_ends() -> None:
    s = tollbooth(2)
    assert s.run is None
    assert s.runner.credits == 2


@card("Tollbooth")
def test_tollbooth_takes_3_credits_and_then_ends_the_run_with_its_subroutine() -> None:
    s = tollbooth(5)
    assert s.runner.credits == 2
    assert s.run is None


@card("Tollbooth")
def test_tollbooth_can_be_broken_after_the_toll() -> None:
    s = tollbooth(10, rig=("Gordian Blade",))
    for _ in range(3):
        s.choose("Use Gordian Blade: +1")
    s.choose("Use Gordian Blade: Break", side="runner")
    assert s.runner.credits == 3  # 3 boosts, the toll and the break
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("Tollbooth")
@ruling("FAQ/card/tollbooth/2")
def test_bad_publicity_credits_must_pay_tollbooth() -> None:
    s = tollbooth(2, bad_publicity=1)
    assert s.runner.credits == 0
    assert "The Runner pays 3 credits." in str(s.game.view("runner")["log"])


@card("Tollbooth")
@ruling("FAQ/qa/4")
def test_datasucker_is_too_late_for_tollbooths_toll() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"credits": 3, "rig": [("Datasucker", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Datasucker")
    assert s.runner.credits == 0
    s.choose("Use Datasucker")
    assert s.card("Tollbooth").strength == 4


@card("Tollbooth")
@ruling("RR/trigger-steps/ex2", "RR/timing/ex2", "FAQ/rules/non-resolvable-abilities/ex1")
def test_femme_fatale_bypasses_tollbooth_before_the_toll() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 8, "servers": {"HQ": {"ice": ["Tollbooth"]}}},
        runner={"hand": ["Femme Fatale"], "credits": 10},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    assert s.runner.credits == 1
    s.choose("Run HQ")
    s.rez("Tollbooth")
    s.choose("Yes")
    assert s.runner.credits == 0
    assert s.phase == "approach server"


@card("Tollbooth")
@ruling("FAQ/qa/31")
def test_before_tollbooth_is_encountered_a_breaker_may_be_boosted_but_not_break() -> None:
    s = Scenario(
        corp={"credits": 8, "servers": {"HQ": {"ice": ["Tollbooth"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Tollbooth")
    assert s.phase == "approach ice"
    assert s.can("Use Gordian Blade: +1")
    assert not s.can("Use Gordian Blade: Break")


# -- Red Herrings ------------------------------------------------------------------------------------------------------


def red_herrings(credits_: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Red Herrings+", "Nisei MK II"]}}},
        runner={"credits": credits_},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Red Herrings")
def test_red_herrings_add_5_credits_to_stealing() -> None:
    s = red_herrings(5)
    s.choose("Access facedown card")
    assert s.options == ["Steal Nisei MK II", "No action"]
    s.choose("Steal Nisei MK II")
    assert s.runner.scored == ["Nisei MK II"]
    assert s.runner.credits == 0


@card("Red Herrings")
def test_the_runner_may_decline_to_pay_for_red_herrings() -> None:
    s = red_herrings(5)
    s.choose("Access facedown card")
    s.choose("No action")
    assert s.runner.scored == []
    assert s.runner.credits == 5


@card("Red Herrings")
def test_a_runner_who_cannot_pay_for_red_herrings_does_not_steal() -> None:
    s = red_herrings(4)
    s.choose("Access facedown card")
    assert not s.can("Steal Nisei MK II")
    s.pass_all()
    assert s.runner.scored == []


@card("Red Herrings")
def test_trashing_red_herrings_does_not_help_in_the_same_run() -> None:
    s = red_herrings(5)
    s.choose("Access Red Herrings")
    s.choose("Trash Red Herrings (1 credit)")
    s.pass_all()
    assert s.corp.discard == ["Red Herrings"]
    assert s.runner.scored == []  # 4 credits are not enough
    s.access("Server 1")
    s.pass_all()
    assert s.runner.scored == ["Nisei MK II"]  # but the next run is free of it


@card("Red Herrings")
def test_unrezzed_red_herrings_cost_nothing() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": ["Red Herrings", "Nisei MK II"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.access("Server 1")
    s.pass_all()
    assert s.runner.scored == ["Nisei MK II"]


@card("Red Herrings")
def test_red_herrings_protect_only_their_own_server() -> None:
    s = Scenario(
        corp={"hand": ["Nisei MK II"], "servers": {"R&D": {"root": ["Red Herrings+"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.access("HQ")
    s.pass_all()
    assert s.runner.scored == ["Nisei MK II"]


@card("Red Herrings")
@ruling("FAQ/card/red-herrings/1")
def test_an_agenda_left_in_rnd_because_of_red_herrings_is_not_shown_to_the_corp() -> None:
    s = Scenario(
        corp={"deck": ["Nisei MK II", "Hedge Fund"], "servers": {"R&D": {"root": ["Red Herrings+"]}}},
        runner={"credits": 5},
        turn="runner",
    )
    s.access("R&D")
    s.choose("Access the top card of R&D")
    s.choose("No action")
    s.pass_all()
    assert s.card("Nisei MK II").known_to == ["runner"]
    assert "Nisei MK II" not in str(s.game.view("corp"))
    assert "Nisei MK II" in str(s.game.view("runner")["log"])


# -- SanSan City Grid --------------------------------------------------------------------------------------------------


@card("SanSan City Grid")
def test_sansan_city_grid_lowers_the_requirement_of_agendas_in_its_server() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["SanSan City Grid+", ("Nisei MK II", {"advancement": 3})]},
                "Server 2": {"root": [("Private Security Force", {"advancement": 3})]},
            }
        }
    )
    s.choose("Gain 1 credit")
    assert not s.can("Score Private Security Force")
    s.choose("Score Nisei MK II")
    assert s.corp.scored == ["Nisei MK II"]


@card("SanSan City Grid")
def test_an_unrezzed_sansan_city_grid_does_nothing_until_it_is_rezzed() -> None:
    s = Scenario(
        corp={
            "credits": 5,
            "servers": {"Server 1": {"root": ["SanSan City Grid", ("Nisei MK II", {"advancement": 3})]}},
        }
    )
    s.choose("Gain 1 credit")
    assert not s.can("Score Nisei MK II")
    s.choose("Rez SanSan City Grid")
    s.choose("Score Nisei MK II")
    assert s.corp.credits == 0


@card("SanSan City Grid")
def test_only_one_region_stands_in_a_server() -> None:
    s = Scenario(
        corp={"hand": ["SanSan City Grid"], "servers": {"Server 1": {"root": ["SanSan City Grid+", "Nisei MK II"]}}}
    )
    s.choose("Install SanSan City Grid")
    s.choose("Server 1")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["root"].count("SanSan City Grid") == 1
    assert s.corp.discard == ["SanSan City Grid"]

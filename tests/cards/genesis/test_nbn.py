"""Genesis cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- ChiLo City Grid ---------------------------------------------------------------------------------------------------


def chilo(server: str, bid: str) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"ice": ["Hunter+"], "root": ["ChiLo City Grid+"]},
                "Server 2": {"ice": ["Hunter+"], "root": ["PAD Campaign"]},
            },
        },
        runner={"credits": 20},
        turn="runner",
    )
    s.choose(f"Run {server}")
    while not s.can("0"):
        s.choose("Pass")
    s.choose("0")
    s.choose(bid)
    return s


@card("ChiLo City Grid")
def test_chilo_city_grid_gives_a_tag_for_a_successful_trace_in_a_run_on_its_server() -> None:
    assert chilo("Server 1", "0").runner.tags == 2


@card("ChiLo City Grid")
def test_chilo_city_grid_gives_no_tag_for_a_failed_trace_or_elsewhere() -> None:
    assert chilo("Server 1", "3").runner.tags == 0
    assert chilo("Server 2", "0").runner.tags == 1


@card("ChiLo City Grid")
def test_chilo_city_grid_is_quiet_outside_runs() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["ChiLo City Grid+"]}}, "hand": ["SEA Source"], "credits": 10},
        turn="runner",
    )
    s.run_on("Server 1")
    s.end_turn()
    s.choose("Play SEA Source")
    s.bid(8, 0)
    assert s.runner.tags == 1


@card("ChiLo City Grid")
@ruling("FAQ/rules/chain-reactions/ex1")
def test_spinal_modem_and_its_chain_reaction_resolve_before_chilo_city_grid() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Hunter+"], "root": ["ChiLo City Grid+"]}},
            "scored": ["Sentinel Defense Program"],
        },
        runner={"hand": ["Sure Gamble"] * 5, "rig": ["Spinal Modem", "Decoy"], "credits": 20},
        turn="runner",
    )
    s.choose("Run Server 1")
    while not s.can("0"):
        s.choose("Pass")
    s.bid(0, 0)
    # ChiLo City Grid's tag is about to be taken: the brain damage and the net damage have been done before it.
    assert s.prompt.startswith("About to happen: 1 tag")
    assert (s.runner.brain_damage, len(s.runner.hand), s.runner.tags) == (1, 3, 0)
    s.choose("Pass")
    s.pass_all()
    assert s.runner.tags == 2


# -- Pop-up Window -----------------------------------------------------------------------------------------------------


def popup(credits_: int = 5) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Pop-up Window+"]}}, "credits": 0}, runner={"credits": credits_}, turn="runner"
    )
    s.choose("Run HQ")
    return s


@card("Pop-up Window")
def test_pop_up_window_gains_a_credit_and_lets_the_runner_pay_to_go_on() -> None:
    s = popup()
    assert s.corp.credits == 1
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 4
    assert s.run is not None


@card("Pop-up Window")
def test_pop_up_window_ends_the_run_when_the_runner_does_not_pay() -> None:
    s = popup()
    s.choose("No")
    assert s.run is None
    assert s.runner.credits == 5
    s = popup(0)
    assert s.run is None
    assert s.corp.credits == 1


# -- TMI ---------------------------------------------------------------------------------------------------------------


def rezzing_tmi(corp_bid: str, runner_bid: str) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["TMI"]}}, "credits": 20}, runner={"credits": 20}, turn="runner")
    s.choose("Run HQ")
    s.rez("TMI")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s


@card("TMI")
def test_tmi_stays_rezzed_after_a_successful_trace() -> None:
    s = rezzing_tmi("0", "0")
    assert s.card("TMI").rezzed
    s.pass_all()
    assert s.run is None


@card("TMI")
def test_tmi_is_derezzed_after_a_failed_trace() -> None:
    s = rezzing_tmi("0", "2")
    assert not s.card("TMI").rezzed
    assert (s.corp.credits, s.runner.credits) == (17, 18)
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("TMI")
@ruling("FAQ/card/tmi/1")
def test_tmi_may_be_rezzed_again_in_the_same_window() -> None:
    s = rezzing_tmi("0", "2")
    for _ in range(2):
        s.choose("Rez TMI")
        s.bid(0, 2)
        assert not s.card("TMI").rezzed
    s.choose("Rez TMI")
    s.bid(5, 0)
    assert s.card("TMI").rezzed
    s.pass_all()
    assert s.run is None
    assert "The Runner encounters TMI." in s.log


# -- NBN: The World is Yours* ------------------------------------------------------------------------------------------


@card("NBN: The World is Yours*")
def test_the_world_is_yours_lets_the_corp_keep_6_cards() -> None:
    s = Scenario(corp={"identity": "NBN: The World is Yours*", "hand": ["Hedge Fund"] * 8})
    assert s.corp.hand_size == 6
    assert s.runner.hand_size == 5
    s.end_turn()
    assert len(s.corp.hand) == 6


# -- Project Beale -----------------------------------------------------------------------------------------------------


def scored_beale(tokens: int, **corp: object) -> Scenario:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Beale", {"advancement": tokens})]}}, **corp})
    s.choose("Gain 1 credit")
    s.choose("Score Project Beale")
    return s


@card("Project Beale")
def test_project_beale_is_worth_a_point_more_for_every_2_tokens_over_3() -> None:
    for tokens, counters in ((3, 0), (4, 0), (5, 1), (6, 1), (7, 2), (9, 3)):
        s = scored_beale(tokens)
        assert s.card("Project Beale").counters["agenda"] == counters
        assert s.corp.score == 2 + counters


@card("Project Beale")
def test_project_beale_can_win_the_game_with_its_counters() -> None:
    s = scored_beale(5, scored=["Priority Requisition", "Hostile Takeover"])
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Project Beale")
def test_a_stolen_project_beale_is_worth_its_printed_points() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Project Beale", {"advancement": 9})]}}},
        turn="runner",
    )
    s.run_on("Server 1")
    assert s.runner.scored == ["Project Beale"]
    assert s.runner.score == 2
    s = Scenario(runner={"scored": [("Project Beale", {"agenda": 2})]})
    assert s.runner.score == 2  # inactive in the Runner's score area, its counters say nothing


# -- Restructured Datapool ---------------------------------------------------------------------------------------------


@card("Restructured Datapool")
def test_restructured_datapool_traces_for_a_click_again_and_again() -> None:
    s = Scenario(corp={"scored": ["Restructured Datapool"], "credits": 5}, runner={"credits": 5})
    s.choose("Use Restructured Datapool")
    s.bid(0, 1)
    assert (s.runner.tags, s.corp.clicks, s.runner.credits) == (1, 2, 4)
    s.choose("Use Restructured Datapool")
    s.bid(0, 2)
    assert (s.runner.tags, s.corp.clicks) == (1, 1)
    s.choose("Use Restructured Datapool")
    s.bid(3, 2)
    assert (s.runner.tags, s.corp.credits) == (2, 2)


@card("Restructured Datapool")
def test_a_stolen_restructured_datapool_is_of_no_use() -> None:
    s = Scenario(runner={"scored": ["Restructured Datapool"]})
    assert not s.can("Use Restructured Datapool")


# -- Big Brother -------------------------------------------------------------------------------------------------------


@card("Big Brother")
def test_big_brother_gives_a_tagged_runner_2_tags() -> None:
    s = Scenario(corp={"hand": ["Big Brother"], "credits": 0}, runner={"tags": 1})
    s.play("Big Brother")
    assert s.runner.tags == 3


@card("Big Brother")
def test_big_brother_is_played_only_if_the_runner_is_tagged() -> None:
    s = Scenario(corp={"hand": ["Big Brother"]})
    assert not s.can("Play Big Brother")
    assert s.why_not("Play Big Brother") is not None


@card("Big Brother")
def test_a_tag_of_big_brother_can_be_avoided() -> None:
    s = Scenario(corp={"hand": ["Big Brother"]}, runner={"tags": 1, "rig": ["Decoy"]})
    s.choose("Play Big Brother")
    s.choose("Use Decoy")
    assert s.runner.tags == 2


# -- Marked Accounts ---------------------------------------------------------------------------------------------------


@card("Marked Accounts")
def test_marked_accounts_takes_3_credits_for_a_click_and_gives_1_a_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Marked Accounts+"]}}, "credits": 0})
    s.choose("Use Marked Accounts")
    assert (s.card("Marked Accounts").counters["credit"], s.corp.credits, s.corp.clicks) == (3, 0, 2)
    s.choose("Use Marked Accounts")
    assert s.card("Marked Accounts").counters["credit"] == 6
    s.next_turn()
    assert s.card("Marked Accounts").counters["credit"] == 5
    assert s.corp.credits == 2  # the third click, and one taken


@card("Marked Accounts")
def test_empty_marked_accounts_give_nothing_and_stay() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Marked Accounts+", {"credit": 1})]}}}, turn="runner")
    s.end_turn()
    assert (s.corp.credits, s.card("Marked Accounts").counters["credit"]) == (6, 0)
    assert s.corp.servers["Server 1"]["root"] == ["Marked Accounts"]
    s.next_turn()
    assert s.corp.credits == 6 + 3
    assert s.corp.discard == []


# -- Net Police --------------------------------------------------------------------------------------------------------


def net_police(*rig: str, **corp: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Net Police+"]}, "HQ": {"ice": ["Hunter+"]}}, "credits": 0, **corp},
        runner={"rig": list(rig), "credits": 5},
        turn="runner",
    )


@card("Net Police")
def test_net_police_has_a_credit_for_each_link_and_pays_for_traces() -> None:
    s = net_police("Rabbit Hole", "Access to Globalsec")
    assert s.card("Net Police").counters["credit"] == 2
    s.choose("Run HQ")
    assert s.options == ["0", "1", "2"]
    s.bid(2, 2)
    assert s.card("Net Police").counters["credit"] == 0
    assert s.runner.tags == 1  # 5 against 4


@card("Net Police")
def test_net_police_counts_the_link_as_the_corps_turn_begins() -> None:
    s = net_police("Access to Globalsec")
    assert s.card("Net Police").counters["credit"] == 1
    s.place("runner", "rig", "Rabbit Hole")
    assert s.card("Net Police").counters["credit"] == 1
    s.end_turn()
    assert s.card("Net Police").counters["credit"] == 2


@card("Net Police")
def test_net_police_has_nothing_against_a_runner_without_link() -> None:
    s = net_police()
    assert s.card("Net Police").counters["credit"] == 0
    s.end_turn()
    assert s.card("Net Police").counters["credit"] == 0


@card("Net Police")
def test_net_police_counts_the_link_as_it_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Net Police"]}}, "credits": 1},
        runner={"rig": ["Access to Globalsec"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Net Police", side="corp")
    assert s.card("Net Police").counters["credit"] == 1


@card("Net Police")
def test_the_corp_chooses_between_net_police_and_its_credit_pool() -> None:
    s = net_police("Access to Globalsec", credits=5)
    s.choose("Run HQ")
    s.choose("1")
    assert s.options == ["Net Police", "Credit pool"]
    s.choose("Credit pool")
    s.bid(0, 0)
    assert (s.corp.credits, s.card("Net Police").counters["credit"]) == (4, 1)
    assert s.runner.tags == 1  # 4 against 1


@card("Net Police")
def test_net_police_pays_for_nothing_but_traces() -> None:
    s = net_police("Access to Globalsec", hand=["Green Level Clearance"])
    s.end_turn()
    assert s.corp.credits == 0
    assert not s.can("Play Green Level Clearance")


# -- Midseason Replacements --------------------------------------------------------------------------------------------


def midseason(steal: bool = True, **runner: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}},
            "hand": ["Midseason Replacements"],
            "credits": 10,
        },
        runner={"credits": 10, **runner},
        turn="runner",
    )
    s.run_on("Server 1" if steal else "Archives")
    s.end_turn()
    return s


@card("Midseason Replacements")
def test_midseason_replacements_gives_a_tag_for_each_point_of_the_trace() -> None:
    s = midseason()
    before = s.corp.credits
    s.play("Midseason Replacements")
    s.bid(4, 3)
    assert s.runner.tags == 7  # 10 against 3
    assert s.corp.credits == before - 5 - 4


@card("Midseason Replacements")
def test_midseason_replacements_counts_the_link() -> None:
    s = midseason(rig=["Access to Globalsec"])
    s.play("Midseason Replacements")
    s.bid(0, 0)
    assert s.runner.tags == 5


@card("Midseason Replacements")
def test_midseason_replacements_gives_no_tag_when_the_trace_fails() -> None:
    s = midseason()
    s.play("Midseason Replacements")
    s.bid(0, 6)
    assert s.runner.tags == 0


@card("Midseason Replacements")
def test_midseason_replacements_needs_an_agenda_stolen_in_the_runners_last_turn() -> None:
    s = midseason(steal=False)
    assert not s.can("Play Midseason Replacements")
    s = midseason()
    assert s.can("Play Midseason Replacements")
    s.next_turn()
    assert not s.can("Play Midseason Replacements")  # the theft was the turn before


@card("Midseason Replacements")
def test_an_agenda_that_the_runner_did_not_steal_is_none_for_midseason_replacements() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}},
            "hand": ["Midseason Replacements"],
            "credits": 9,
        },
        runner={"rig": ["Film Critic"], "credits": 10},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    s.choose("Use Film Critic")
    assert s.runner.scored == ["Hostile Takeover"]
    s.end_turn()
    assert not s.can("Play Midseason Replacements")


@card("Midseason Replacements")
def test_a_tag_of_midseason_replacements_can_be_avoided() -> None:
    s = midseason(rig=["Decoy"])
    s.play("Midseason Replacements")
    s.bid(0, 0)
    s.choose("Use Decoy")
    assert s.runner.tags == 5


# -- Bernice Mai -------------------------------------------------------------------------------------------------------


def bernice(link: int, server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={"servers": {server: {"root": ["Bernice Mai+"]}}, "credits": 5},
        runner={"credits": 10},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.pass_until("0")
    s.bid(0, link)
    return s


@card("Bernice Mai")
def test_bernice_mai_tags_a_runner_who_runs_her_server_successfully() -> None:
    s = bernice(4)
    assert s.runner.tags == 1
    assert s.corp.servers["HQ"]["root"] == ["Bernice Mai"]


@card("Bernice Mai")
def test_bernice_mai_is_trashed_when_her_trace_fails() -> None:
    s = bernice(5)
    assert s.runner.tags == 0
    assert s.corp.discard == ["Bernice Mai"]


@card("Bernice Mai")
def test_bernice_mai_alone_in_a_remote_server_takes_the_server_with_her() -> None:
    s = bernice(5, "Server 1")
    s.pass_all()
    assert s.corp.discard == ["Bernice Mai"]
    assert "Server 1" not in s.corp.servers
    assert s.accessed == []


@card("Bernice Mai")
def test_bernice_mai_minds_her_own_server_and_successful_runs_only() -> None:
    s = Scenario(corp={"servers": {"HQ": {"root": ["Bernice Mai+"]}}, "credits": 5}, turn="runner")
    s.run_on("Archives")
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert s.runner.tags == 0
    assert not any("trace" in line for line in s.log)

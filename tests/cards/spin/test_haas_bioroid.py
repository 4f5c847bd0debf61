"""Spin cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5

# -- Project Ares ------------------------------------------------------------------------------------------------------


def scored_ares(tokens: int, rig: list[str], **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Project Ares", {"advancement": tokens})]}}},
        runner={"rig": rig, **runner},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Project Ares")
    return s


@card("Project Ares")
def test_project_ares_makes_the_runner_trash_a_card_for_each_token_over_four() -> None:
    s = scored_ares(6, ["Corroder", "Desperado", "Gordian Blade"])
    assert s.side == "runner"
    s.choose("Corroder")
    s.choose("Desperado")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.corp.bad_publicity == 1


@card("Project Ares")
def test_project_ares_without_extra_tokens_or_cards_to_trash_gives_no_bad_publicity() -> None:
    s = scored_ares(4, ["Corroder"])
    assert (s.runner.rig, s.corp.bad_publicity) == (["Corroder"], 0)
    s = scored_ares(6, [])
    assert s.corp.bad_publicity == 0


@card("Project Ares")
def test_project_ares_takes_what_there_is() -> None:
    s = scored_ares(9, ["Corroder"])
    assert (s.runner.rig, s.corp.bad_publicity) == ([], 1)


@card("Project Ares")
@ruling("FAQ/qa/26")
def test_a_sacrificial_construct_chosen_for_project_ares_may_save_another_chosen_card() -> None:
    s = scored_ares(6, ["Corroder", "Sacrificial Construct", "Gordian Blade"])
    s.choose("Corroder")
    s.choose("Sacrificial Construct")
    s.choose("Use Sacrificial Construct", side="runner")
    s.choose("Corroder") if s.can("Corroder") else None
    assert sorted(s.runner.rig) == ["Corroder", "Gordian Blade"]
    assert s.runner.discard == ["Sacrificial Construct"]


@card("Project Ares")
def test_a_save_of_the_only_card_spares_the_corp_the_bad_publicity() -> None:
    s = scored_ares(5, ["Corroder", "Sacrificial Construct"])
    s.choose("Corroder")
    s.choose("Use Sacrificial Construct", side="runner")
    assert s.runner.rig == ["Corroder"]
    assert s.corp.bad_publicity == 0


# -- Accelerated Diagnostics -------------------------------------------------------------------------------------------


def diagnostics(*deck: str, credits_: int = 20, **corp: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Accelerated Diagnostics"], "deck": [*deck], "credits": credits_, **corp}, runner={"hand": GRIP}
    )
    s.choose("Play Accelerated Diagnostics")
    return s


@card("Accelerated Diagnostics")
@ruling("FAQ/card/accelerated-diagnostics/2", "FAQ/card/accelerated-diagnostics/3")
def test_accelerated_diagnostics_plays_operations_in_any_order_one_after_another() -> None:
    s = diagnostics("Hedge Fund", "Enigma", "Beanstalk Royalties", "Ice Wall", credits_=1)
    assert s.options == ["Beanstalk Royalties", "Done"]  # Hedge Fund is too dear so far
    s.choose("Beanstalk Royalties")
    assert s.corp.credits == 3
    s.give("corp", credits=2)
    assert s.options == ["Hedge Fund", "Done"]
    s.choose("Hedge Fund")
    assert s.corp.credits == 9
    s.choose("Done")
    assert s.corp.deck == ["Ice Wall"]
    assert sorted(s.corp.discard) == ["Accelerated Diagnostics", "Beanstalk Royalties", "Enigma", "Hedge Fund"]
    assert not s.card("Enigma").faceup
    assert s.corp.clicks == 2


@card("Accelerated Diagnostics")
def test_accelerated_diagnostics_trashes_what_is_not_played() -> None:
    s = diagnostics("Hedge Fund", "Enigma", "PAD Campaign", "Ice Wall")
    s.choose("Done")
    assert s.corp.deck == ["Ice Wall"]
    assert s.corp.credits == 19
    assert not any(card.faceup for card in s.cards("Hedge Fund"))


@card("Accelerated Diagnostics")
def test_accelerated_diagnostics_keeps_its_secret_when_there_is_no_operation() -> None:
    s = diagnostics("PAD Campaign", "Enigma", "PAD Campaign", "Ice Wall")
    assert s.options == ["Done"]


@card("Accelerated Diagnostics")
def test_accelerated_diagnostics_ignores_additional_costs_but_no_restrictions() -> None:
    s = diagnostics(
        "Mushin No Shin", "Scorched Earth", "Ice Wall", "Hedge Fund", hand=["Accelerated Diagnostics", "Snare!"]
    )
    assert s.options == ["Mushin No Shin", "Done"]  # the Runner is not tagged
    s.choose("Mushin No Shin")
    s.choose("Snare!")
    assert s.corp.clicks == 2  # only the click of Accelerated Diagnostics was spent


@card("Accelerated Diagnostics")
@ruling(
    "FAQ/card/accelerated-diagnostics/1", "FAQ/card/accelerated-diagnostics/4", "FAQ/card/accelerated-diagnostics/5"
)
def test_the_cards_stay_in_rnd_and_only_the_original_ones_can_be_played() -> None:
    s = diagnostics("Anonymous Tip", "Hedge Fund", "Beanstalk Royalties", "Hedge Fund", "Anonymous Tip", "Ice Wall")
    assert s.corp.deck[0] == "Anonymous Tip"  # still there while it is looked at
    s.choose("Anonymous Tip")  # draws the other two and one more
    assert sorted(s.corp.hand) == ["Beanstalk Royalties", "Hedge Fund", "Hedge Fund"]
    assert not s.can("Hedge Fund")
    assert not s.can("Anonymous Tip")  # it has moved into the top three, which does not count
    s.pass_all()
    assert s.corp.deck == ["Anonymous Tip", "Ice Wall"]
    assert sorted(s.corp.discard) == ["Accelerated Diagnostics", "Anonymous Tip"]


@card("Accelerated Diagnostics")
@ruling("FAQ/card/accelerated-diagnostics/6")
def test_a_shuffle_ends_accelerated_diagnostics() -> None:
    s = Scenario(
        corp={
            "hand": ["Accelerated Diagnostics"],
            "deck": ["Aggressive Negotiation", "Hedge Fund", "PAD Campaign", "Ice Wall", "Enigma"],
            "credits": 20,
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    s.pass_until("Play Accelerated Diagnostics")
    s.play("Accelerated Diagnostics", "Aggressive Negotiation", "Enigma")
    assert not s.can("Done")
    assert sorted(s.corp.deck) == ["Hedge Fund", "Ice Wall", "PAD Campaign"]
    assert sorted(s.corp.discard) == ["Accelerated Diagnostics", "Aggressive Negotiation"]


# -- Hudson 1.0 --------------------------------------------------------------------------------------------------------


def hudson(break_: int) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"R&D": {"ice": ["Hudson 1.0+"]}},
            "deck": ["Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund"],
        },
        runner={"hand": ["The Maker's Eye"], "credits": 9},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    for _ in range(break_):
        s.choose("Use Hudson 1.0")
        if s.can("Subroutine 1"):
            s.choose("Subroutine 1")
    s.pass_all()
    return s


@card("Hudson 1.0")
def test_hudson_lets_the_runner_access_one_card_only() -> None:
    assert len(hudson(0).accessed) == 1
    assert len(hudson(1).accessed) == 1
    assert len(hudson(2).accessed) == 3


@card("Hudson 1.0")
@ruling("FAQ/qa/34")
def test_under_hudson_the_card_swapped_in_for_toshiyuki_sakai_cannot_be_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Hudson 1.0+"], "root": ["Toshiyuki Sakai"]}}, "hand": ["Nisei MK II"]},
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Nisei MK II")
    s.pass_all()
    assert s.runner.scored == []
    assert s.corp.servers["Server 1"]["root"] == ["Nisei MK II"]
    assert len(s.accessed) == 1


# -- Isabel McGuire ----------------------------------------------------------------------------------------------------


@card("Isabel McGuire")
def test_isabel_mcguire_adds_an_installed_corp_card_to_hq_for_a_click() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Isabel McGuire+"], "ice": ["Ice Wall+"]}, "HQ": {"ice": ["Enigma"]}},
            "hand": [],
        },
        runner={"rig": ["Corroder"]},
    )
    s.choose("Use Isabel McGuire")
    assert [option.partition(" (")[0] for option in s.options] == ["Enigma", "Ice Wall", "Isabel McGuire"]
    s.choose("Enigma")
    assert s.corp.hand == ["Enigma"]
    assert s.corp.servers["HQ"]["ice"] == []
    assert s.corp.clicks == 2
    assert s.card("Enigma").known_to == ["corp"]
    s.choose("Use Isabel McGuire")
    s.choose("Isabel McGuire")
    assert sorted(s.corp.hand) == ["Enigma", "Isabel McGuire"]
    assert s.corp.clicks == 1


@card("Isabel McGuire")
def test_a_hidden_card_that_isabel_mcguire_takes_back_stays_hidden() -> None:
    root = [("Project Junebug", {"advancement": 2})]
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Isabel McGuire+"]}, "Server 2": {"root": root}}, "hand": []})
    s.use("Isabel McGuire", "Project Junebug")
    assert s.corp.hand == ["Project Junebug"]
    assert "Server 2" not in s.corp.servers
    assert "Project Junebug" not in str(s.game.view("runner"))
    assert s.card("Project Junebug").counters["advancement"] == 0


@card("Isabel McGuire")
def test_isabel_mcguire_takes_hosted_cards_that_are_installed_and_no_current() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Isabel McGuire+"]}, "Server 2": {"root": ["Worlds Plaza+"]}},
            "hand": ["PAD Campaign", "Housekeeping"],
            "scored": ["Nisei MK II"],
            "clicks": 4,
        }
    )
    s.play("Housekeeping")
    s.use("Worlds Plaza", "PAD Campaign")
    s.choose("Use Isabel McGuire")
    assert sorted(s.options) == ["Isabel McGuire", "PAD Campaign", "Worlds Plaza"]
    s.choose("PAD Campaign")
    assert s.corp.hand == ["PAD Campaign"]


# -- Rex Campaign ------------------------------------------------------------------------------------------------------


def rex(counters: int, bad_publicity: int = 0) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Rex Campaign+", {"power": counters})]}},
            "deck": ["Hedge Fund"] * 20,
            "credits": 0,
            "bad_publicity": bad_publicity,
        },
        turn="runner",
    )
    s.end_turn()
    return s


@card("Rex Campaign")
def test_rex_campaign_gets_three_power_counters_when_rezzed_and_loses_one_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Rex Campaign"]}}, "credits": 1}, turn="runner")
    s.choose("Run HQ")
    s.rez("Rex Campaign")
    assert s.card("Rex Campaign").counters["power"] == 3
    s.end_turn()
    assert s.card("Rex Campaign").counters["power"] == 2


@card("Rex Campaign")
def test_the_last_counter_trashes_rex_campaign_and_gains_five_credits_or_removes_bad_publicity() -> None:
    s = rex(1, bad_publicity=2)
    assert s.side == "corp"
    assert s.options == ["Remove 1 bad publicity", "Gain 5 credits"]
    assert s.corp.discard == ["Rex Campaign"]
    s.choose("Gain 5 credits")
    assert (s.corp.credits, s.corp.bad_publicity) == (5, 2)
    s = rex(1, bad_publicity=2)
    s.choose("Remove 1 bad publicity")
    assert (s.corp.credits, s.corp.bad_publicity) == (0, 1)


@card("Rex Campaign")
def test_without_bad_publicity_rex_campaign_gains_credits() -> None:
    s = rex(1)
    assert s.corp.credits == 5
    assert s.corp.discard == ["Rex Campaign"]


@card("Rex Campaign")
def test_a_rex_campaign_that_the_runner_trashes_brings_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Rex Campaign+", {"power": 1})]}}, "credits": 0, "bad_publicity": 1},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Rex Campaign")
    assert s.corp.discard == ["Rex Campaign"]
    s.pass_all()
    assert (s.corp.credits, s.corp.bad_publicity) == (0, 1)


# -- Panic Button ------------------------------------------------------------------------------------------------------


@card("Panic Button")
def test_panic_button_is_installed_only_in_the_root_of_hq() -> None:
    s = Scenario(corp={"hand": ["Panic Button"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Install Panic Button")
    assert s.options == ["HQ"]


@card("Panic Button")
def test_panic_button_draws_cards_only_during_a_run_on_hq() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Panic Button+"]}}, "hand": ["Hedge Fund"], "deck": ["Enigma", "Ice Wall"]},
        turn="runner",
    )
    assert not s.can("Use Panic Button")
    s.choose("Run HQ")
    s.choose("Use Panic Button", side="corp")
    s.choose("Use Panic Button", side="corp")
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund", "Ice Wall"]
    assert s.corp.credits == 3
    assert not s.can("Use Panic Button")  # R&D is empty
    s.pass_all()
    s = Scenario(corp={"servers": {"HQ": {"root": ["Panic Button+"]}}}, turn="runner")
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.can("Use Panic Button")
        s.choose(s.options[0])
    s = Scenario(corp={"servers": {"HQ": {"root": ["Panic Button+"]}}, "credits": 0}, turn="runner")
    s.choose("Run HQ")
    assert not s.can("Use Panic Button")


@card("Panic Button")
def test_a_run_on_archives_that_ends_in_hq_does_not_wake_panic_button() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Panic Button+"]}}, "deck": ["Enigma"] * 3},
        runner={"rig": ["Sneakdoor Beta"]},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    while s.run is not None:
        assert not s.can("Use Panic Button")
        s.choose("Continue" if s.can("Continue") else s.options[0])
    assert "Panic Button" in s.accessed


# -- Strongbox ---------------------------------------------------------------------------------------------------------


@card("Strongbox")
def test_strongbox_costs_a_click_to_steal_from_its_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Strongbox+", "Nisei MK II"]}}}, runner={"clicks": 2}, turn="runner"
    )
    s.choose("Run Server 1")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    s.choose("Steal Nisei MK II")
    assert s.runner.clicks == 0
    assert s.runner.scored == ["Nisei MK II"]


@card("Strongbox")
def test_without_a_click_the_agenda_behind_a_strongbox_cannot_be_stolen() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Strongbox+"]}}, "hand": ["Nisei MK II"]},
        runner={"clicks": 1, "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert "Nisei MK II" in s.accessed
    assert s.runner.scored == []


@card("Strongbox")
def test_a_strongbox_trashed_in_this_run_still_costs_a_click() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Strongbox+"]}}, "hand": ["Nisei MK II"]},
        runner={"clicks": 1, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Access Strongbox")
    s.choose("Access Strongbox")
    s.choose("Trash Strongbox")
    assert s.corp.discard == ["Strongbox"]
    while s.run is not None:
        assert not s.can("Steal Nisei MK II")
        s.choose(s.options[-1])
    assert "Nisei MK II" in s.accessed
    assert s.runner.scored == []


@card("Strongbox")
def test_strongbox_does_nothing_unrezzed_or_for_other_servers() -> None:
    for root, server in ((["Strongbox"], "HQ"), (["Strongbox+"], "R&D")):
        s = Scenario(
            corp={"servers": {"HQ": {"root": root}}, "hand": ["Nisei MK II"], "deck": ["Nisei MK II", "Hedge Fund"]},
            runner={"clicks": 1},
            turn="runner",
        )
        s.choose(f"Run {server}")
        s.pass_all()
        assert s.runner.scored == ["Nisei MK II"]


@card("Isabel McGuire")
def test_everybody_sees_which_card_isabel_mcguire_takes_and_nobody_else_what_it_is() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Isabel McGuire+"]}, "HQ": {"ice": ["Enigma", "Ice Wall"]}}},
    )
    s.use("Isabel McGuire", "Ice Wall")
    assert s.log[-1] == "Ice Wall (innermost, HQ) is added to HQ."
    assert s.game.view("runner")["log"][-1]["text"] == "A card (innermost, HQ) is added to HQ."

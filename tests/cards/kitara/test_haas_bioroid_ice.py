"""Kitara Cycle: Haas-Bioroid ice, and the cards that serve it."""

import pytest

from netrunner.engine.log import lines
from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from tests.cards import card


def meet(*ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [*ice]}}, "credits": 0, **(corp or {})},
        runner={"credits": 5, "hand": ["Diesel"] * 4, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Najja 1.0")
def test_najja_ends_the_run_unless_a_click_is_spent_for_each_subroutine() -> None:
    assert meet("Najja 1.0+", clicks=1).run is None
    s = meet("Najja 1.0+", clicks=3)
    s.use("Najja 1.0", "Subroutine 1")
    s.use("Najja 1.0")
    assert s.runner.clicks == 0
    s.pass_until("Jack out")
    s = meet("Najja 1.0+", clicks=2)
    s.use("Najja 1.0", "Subroutine 2")
    assert s.run is None


@card("Nightdancer")
@pytest.mark.parametrize(("clicks", "left"), [(1, 0), (2, 0), (4, 1)])
def test_nightdancer_takes_clicks_and_gives_some_for_the_next_turn(clicks: int, left: int) -> None:
    s = meet("Nightdancer+", clicks=clicks)
    s.pass_all()
    if left:
        assert s.runner.clicks == left
        s.choose("Gain 1 credit")
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"
    assert s.corp.clicks == 5
    s.next_turn()
    assert s.corp.clicks == 3


@card("Kamali 1.0")
def test_kamali_does_brain_damage_unless_a_card_of_the_kind_is_trashed() -> None:
    s = meet("Kamali 1.0+", clicks=1, rig=["Medium", "Desperado", "Wyldside"])
    s.choose("Yes")
    assert s.runner.discard == ["Wyldside"]
    s.choose("No")
    assert s.runner.brain_damage == 1
    s.choose("Yes")
    assert "Medium" in s.runner.discard
    assert s.runner.rig == ["Desperado"]
    assert s.run is not None


@card("Kamali 1.0")
def test_without_such_a_card_there_is_no_choice_but_clicks_break() -> None:
    s = meet("Kamali 1.0+", clicks=1, hand=["Diesel"] * 4)
    assert s.runner.brain_damage == 3
    s = meet("Kamali 1.0+", clicks=2)
    s.use("Kamali 1.0", "Subroutine 3")
    assert s.runner.brain_damage == 2


# -- NEXT Diamond, NEXT Sapphire ---------------------------------------------------------------------------------------


@card("NEXT Diamond")
@pytest.mark.parametrize(("others", "cost"), [([], 10), (["NEXT Bronze+"], 9), (["NEXT Bronze+", "NEXT Gold+"], 8)])
def test_next_diamond_costs_less_for_each_other_rezzed_next_ice(others: list[str], cost: int) -> None:
    servers = {"HQ": {"ice": ["NEXT Diamond"]}, "R&D": {"ice": [*others, "NEXT Bronze"]}}
    for credits_ in (cost - 1, cost):
        s = Scenario(corp={"servers": servers, "credits": credits_}, turn="runner")
        s.choose("Run HQ")
        assert s.can("Rez NEXT Diamond") == (credits_ == cost)
    s.rez("NEXT Diamond")
    assert s.corp.credits == 0


@card("NEXT Diamond")
def test_next_diamond_does_2_brain_damage_and_trashes_a_card() -> None:
    s = meet("NEXT Diamond+", rig=["Medium", "Wyldside"])
    assert s.runner.brain_damage == 2
    s.choose("Wyldside")
    assert s.runner.rig == ["Medium"]
    assert s.run is not None


def sapphire(*others: str) -> Scenario:
    return meet(
        "NEXT Sapphire+",
        corp={
            "deck": ["Hedge Fund", "Enigma", "Hunter", "Chum"],
            "hand": ["PAD Campaign"],
            "discard": ["Ice Wall", "Tollbooth", "Snare!"],
            "servers": {"HQ": {"ice": ["NEXT Sapphire+"]}, "R&D": {"ice": list(others)}},
        },
    )


@card("NEXT Sapphire")
def test_next_sapphire_counts_the_rezzed_next_ice() -> None:
    s = sapphire("NEXT Bronze+", "NEXT Silver")
    assert s.options == ["2", "1", "0"]
    s.choose("2")
    assert s.corp.hand == ["PAD Campaign", "Hedge Fund", "Enigma"]
    s.choose("Tollbooth")
    s.choose("Snare!")
    assert s.corp.discard == ["Ice Wall"]
    s.choose("PAD Campaign")
    s.choose("Enigma")
    assert s.corp.hand == ["Hedge Fund", "Tollbooth", "Snare!"]
    assert sorted(s.corp.deck) == ["Chum", "Enigma", "Hunter", "PAD Campaign"]
    assert s.run is not None


@card("NEXT Sapphire")
def test_the_runner_learns_nothing_of_what_lay_facedown() -> None:
    s = meet(
        "NEXT Sapphire+",
        corp={"discard": [("Snare!", {"facedown": True}), "Tollbooth"], "hand": ["Chum"], "deck": ["Enigma"]},
    )
    s.choose("1")
    s.choose("Snare!")
    s.choose("Chum")
    told = [line for _, line in lines(s.state.log, 1 << RUNNER)]
    assert not any(title in line for line in told for title in ("Snare!", "Chum", "Enigma"))


@card("NEXT Sapphire")
def test_up_to_means_that_nothing_may_be_done() -> None:
    s = sapphire()
    s.choose("0")
    s.choose("Done")
    s.choose("Done")
    assert s.corp.hand == ["PAD Campaign"]
    assert len(s.corp.discard) == 3
    assert any("shuffles R&D" in line for line in s.log)


# -- Warden Fatuma -----------------------------------------------------------------------------------------------------


@card("Warden Fatuma")
def test_fatuma_puts_a_lost_click_before_the_subroutines_of_rezzed_bioroids() -> None:
    servers = {"HQ": {"ice": ["Eli 1.0+"]}, "R&D": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Warden Fatuma+"]}}
    s = Scenario(corp={"servers": servers, "credits": 0}, runner={"clicks": 4}, turn="runner")
    s.choose("Run R&D")
    assert s.runner.clicks == 3
    s.choose("Run HQ")
    assert s.runner.clicks == 2
    s.use("Eli 1.0", "Subroutine 2")
    s.choose("Pass")
    assert s.runner.clicks == 0, "the first subroutine, which took a click"
    assert s.run is None


@card("Warden Fatuma")
def test_fatuma_does_nothing_to_a_runner_without_clicks_or_while_unrezzed() -> None:
    def eli(fatuma: str, clicks: int) -> Scenario:
        servers = {"HQ": {"ice": ["Eli 1.0+"]}, "Server 1": {"root": [fatuma]}}
        return meet(corp={"servers": servers}, clicks=clicks)

    assert eli("Warden Fatuma+", 1).run is None
    s = eli("Warden Fatuma", 2)
    assert len(s.state.subroutines(s.state.cards[s.card("Eli 1.0").id])) == 2


# -- Jinja City Grid ---------------------------------------------------------------------------------------------------


def jinja(deck: list[str], there: int = 0, credits_: int = 5) -> Scenario:
    return Scenario(
        corp={
            "deck": [*deck, "Hedge Fund", "Hedge Fund"],
            "credits": credits_,
            "servers": {"Server 1": {"root": ["Jinja City Grid+"], "ice": ["Ice Wall"] * there}},
        }
    )


@card("Jinja City Grid")
@pytest.mark.parametrize(("there", "cost"), [(0, 0), (4, 0), (5, 1)])
def test_jinja_installs_drawn_ice_for_4_less(there: int, cost: int) -> None:
    s = jinja(["Enigma"], there)
    s.choose("Draw 1 card")
    assert "install" in s.prompt.lower()
    s.choose("Enigma")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"][0] == "Enigma"
    assert len(s.corp.servers["Server 1"]["ice"]) == there + 1
    assert s.corp.credits == 5 - cost
    assert any("reveals Enigma" in line for line in s.log)
    assert not s.card("Enigma").rezzed


@card("Jinja City Grid")
def test_jinja_may_be_declined_and_asks_whatever_is_drawn() -> None:
    s = jinja(["Enigma"])
    s.choose("Draw 1 card")
    s.choose("Done")
    assert s.corp.hand == ["Enigma"]
    assert s.card("Enigma").known_to == ["corp"]
    s = jinja(["PAD Campaign"])
    s.choose("Draw 1 card")
    assert s.options == ["Done"]


@card("Jinja City Grid")
def test_jinja_installs_several_pieces_of_ice_drawn_at_once() -> None:
    s = Scenario(
        corp={
            "deck": ["Enigma", "Hunter", "PAD Campaign", "Hedge Fund"],
            "hand": ["Anonymous Tip"],
            "servers": {"Server 1": {"root": ["Jinja City Grid+"]}},
        }
    )
    s.choose("Play Anonymous Tip")
    s.choose("Hunter")
    s.choose("Enigma")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Enigma", "Hunter"]
    assert s.corp.hand == ["PAD Campaign"]


# -- Remote Enforcement ------------------------------------------------------------------------------------------------


def enforce(deck: list[str], **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "deck": deck,
            "servers": {
                "Server 1": {"root": [("Remote Enforcement", {"advancement": 4})], "ice": ["Ice Wall"]},
                "Server 2": {"root": ["PAD Campaign"], "ice": ["Ice Wall"]},
            },
            **corp,
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Remote Enforcement")
    return s


@card("Remote Enforcement")
def test_remote_enforcement_installs_and_rezzes_ice_protecting_a_remote() -> None:
    s = enforce(["Hedge Fund", "Tollbooth", "Hedge Fund"], credits=0)
    s.choose("Yes")
    s.choose("Tollbooth")
    assert not s.can("HQ")
    s.choose("Server 2")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 2"]["ice"] == ["Tollbooth", "Ice Wall"]
    assert s.card("Tollbooth").rezzed
    assert s.corp.credits == 0, "1 for the install, nothing for the rez"


@card("Remote Enforcement")
def test_it_may_be_declined_and_a_new_remote_may_be_created() -> None:
    s = enforce(["Tollbooth", "Hedge Fund"])
    s.choose("No")
    assert s.corp.deck == ["Tollbooth", "Hedge Fund"]
    s = enforce(["Tollbooth", "Hedge Fund"], credits=0)
    s.choose("Yes")
    s.choose("Tollbooth")
    s.choose("new")
    assert s.card("Tollbooth").rezzed
    assert s.corp.credits == 1


def archer(answer: str) -> Scenario:
    s = enforce(["Archer", "Hedge Fund"])
    s.choose("Yes")
    s.choose("Archer")
    s.choose("Server 2")
    while s.can("Done"):
        s.choose("Done")
    s.choose(answer)
    return s


@card("Remote Enforcement")
def test_an_additional_cost_to_rez_is_still_to_be_paid() -> None:
    s = archer("Yes")
    assert s.corp.scored == [], "Remote Enforcement was forfeited for it"
    assert s.card("Archer").rezzed


@card("Remote Enforcement")
def test_an_additional_cost_may_be_declined_and_nobody_has_seen_the_ice() -> None:
    s = archer("No")
    assert s.corp.scored == ["Remote Enforcement"]
    assert not s.card("Archer").rezzed
    assert s.card("Archer").known_to == ["corp"]
    assert not any("Archer" in line for _, line in lines(s.state.log, 1 << RUNNER))


@card("Jinja City Grid")
def test_the_question_says_that_the_ice_will_protect_the_server() -> None:
    s = Scenario(corp={"servers": {"HQ": {"root": ["Jinja City Grid+"]}}, "deck": ["Enigma"]})
    s.choose("Draw 1 card")
    assert s.prompt == (
        "Jinja City Grid: you may reveal a piece of ice from HQ among the drawn cards and install it protecting this "
        "server, lowering the install cost by 4."
    )


@card("Jinja City Grid", "Corporate Defector")
def test_what_jinja_city_grid_reveals_leaves_hq_openly() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Jinja City Grid+"]}}, "deck": ["Hedge Fund", "Enigma"]},
        runner={"rig": ["Corporate Defector"]},
    )
    s.choose("Draw 1 card")
    s.choose("Done")
    s.choose("Draw 1 card")
    s.choose("Enigma")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"], "Corporate Defector has shown it"
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "The Corp installs Enigma protecting HQ." in lines

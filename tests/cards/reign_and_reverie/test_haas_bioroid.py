"""Reign and Reverie: Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

SPORTS = "Sportsmetal: Go Big or Go Home"

# -- Sportsmetal -------------------------------------------------------------------------------------------------------


@card("Sportsmetal: Go Big or Go Home")
@pytest.mark.parametrize(("answer", "credits_", "cards"), [("Gain 2 credits", 7, 0), ("Draw 2 cards", 5, 2)])
def test_sportsmetal_gains_or_draws_when_an_agenda_is_scored(answer: str, credits_: int, cards: int) -> None:
    s = Scenario(
        corp={
            "identity": SPORTS,
            "credits": 4,
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    s.choose(answer)
    assert s.corp.credits == credits_
    assert len(s.corp.hand) == cards


@card("Sportsmetal: Go Big or Go Home")
def test_sportsmetal_also_answers_a_stolen_agenda() -> None:
    s = Scenario(
        corp={"identity": SPORTS, "credits": 5, "hand": ["Private Security Force"]},
        runner={"credits": 0},
        turn="runner",
    )
    s.access("HQ")
    assert s.side == "corp"
    s.choose("Gain 2 credits")
    assert s.corp.credits == 7


# -- Hyperloop Extension -----------------------------------------------------------------------------------------------


@card("Hyperloop Extension")
def test_hyperloop_extension_pays_when_it_is_scored() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": [("Hyperloop Extension", {"advancement": 3})]}}},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hyperloop Extension")
    assert (s.corp.credits, s.corp.score) == (4, 1)


@card("Hyperloop Extension")
def test_hyperloop_extension_pays_the_corp_when_it_is_stolen() -> None:
    s = Scenario(corp={"credits": 0, "hand": ["Hyperloop Extension"]}, runner={"credits": 0}, turn="runner")
    s.run_on("HQ")
    assert (s.corp.credits, s.runner.credits, s.runner.score) == (3, 0, 1)


# -- Meridian ----------------------------------------------------------------------------------------------------------


def meridian() -> Scenario:
    s = Scenario(
        corp={"credits": 0, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Meridian+", "Enigma"]}}}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("The Corp gains 4 credits")
    return s


@card("Meridian")
def test_meridian_gains_4_credits_and_ends_the_run() -> None:
    s = meridian()
    assert s.side == "runner"
    s.choose("The Corp gains 4 credits")
    assert s.corp.credits == 4
    assert s.run is None
    assert s.card("Meridian").zone == "play"


@card("Meridian")
def test_the_runner_may_take_meridian_as_an_agenda_worth_less_than_nothing() -> None:
    s = meridian()
    s.choose("Add")
    assert s.runner.scored == ["Meridian"]
    assert s.runner.score == -1
    assert s.corp.credits == 0
    assert s.run is not None
    s.pass_all()
    assert s.accessed == ["Hedge Fund"], "the run goes on"


@card("Meridian")
def test_meridian_says_what_happens_to_the_run() -> None:
    assert meridian().options[0] == "The Corp gains 4 credits and the run ends"


@card("Meridian")
def test_what_meridian_hosts_is_trashed_as_it_leaves() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Meridian+"]}}},
        runner={"rig": [("Parasite", {"host": "Meridian"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Add")
    s.choose("Add")
    assert s.runner.discard == ["Parasite"]
    assert s.runner.scored == ["Meridian"]


# -- Gatekeeper --------------------------------------------------------------------------------------------------------


@card("Gatekeeper")
def test_gatekeeper_is_strong_in_the_turn_it_is_rezzed() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"HQ": {"ice": ["Gatekeeper"]}}},
        runner={"rig": ["Gordian Blade"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Gatekeeper")
    assert s.card("Gatekeeper").strength == 6
    s.pass_until("0")
    s.choose("0")
    s.pass_all()
    s.end_turn()
    assert s.card("Gatekeeper").strength == 0


@card("Gatekeeper")
def test_gatekeeper_draws_and_shuffles_agendas_back() -> None:
    s = Scenario(
        corp={
            "deck": ["Hostile Takeover", "Ice Wall", "Enigma", "Hunter", "Hedge Fund"],
            "hand": ["Priority Requisition"],
            "discard": ["Private Security Force", ("Nisei MK II", {"facedown": True}), "Hedge Fund"],
            "servers": {"HQ": {"ice": ["Gatekeeper+"]}},
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("2")
    assert s.side == "corp"
    assert s.options == ["3", "2", "1", "0"]
    s.choose("2")
    assert sorted(s.corp.hand) == ["Hostile Takeover", "Ice Wall", "Priority Requisition"]
    assert len(s.options) == 5, "four agendas, and Done"
    s.choose("Hostile Takeover")
    s.choose("Private Security Force")
    s.choose("Done")
    assert "The Corp reveals Hostile Takeover from HQ." in s.log
    assert sorted(s.corp.deck) == ["Enigma", "Hedge Fund", "Hostile Takeover", "Hunter", "Private Security Force"]
    assert sorted(s.corp.hand) == ["Ice Wall", "Priority Requisition"]
    assert s.run is None, "the second subroutine ends the run"


@card("Gatekeeper")
def test_gatekeeper_may_draw_and_reveal_nothing() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall", "Enigma"], "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Gatekeeper+"]}}},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("0")
    assert s.options == ["2", "1", "0"], "no more than there are"
    s.choose("0")
    assert s.options == ["Done"], "the question itself tells nothing about HQ"
    s.choose("Done")
    assert s.corp.deck == ["Ice Wall", "Enigma"]


# -- Divert Power ------------------------------------------------------------------------------------------------------


@card("Divert Power")
def test_divert_power_derezzes_cards_and_rezzes_one_for_less() -> None:
    s = Scenario(
        corp={
            "hand": ["Divert Power"],
            "credits": 4,
            "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+", "Heimdall 1.0"]}},
        }
    )
    s.play("Divert Power", "Ice Wall", "Enigma", "Yes")
    assert not s.card("Ice Wall").rezzed
    assert not s.card("Enigma").rezzed
    assert "Heimdall 1.0" in s.options
    s.choose("Heimdall 1.0")
    assert s.card("Heimdall 1.0").rezzed
    assert s.corp.credits == 4 - 2 - 2, "8 less 6"


@card("Divert Power")
def test_divert_power_may_rez_what_it_has_derezzed_or_nothing() -> None:
    corp = {"hand": ["Divert Power"], "credits": 2, "servers": {"Server 1": {"root": ["PAD Campaign+"]}}}
    s = Scenario(corp=corp)
    s.play("Divert Power", "PAD Campaign", "Yes")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 0
    s = Scenario(corp=corp)
    s.play("Divert Power", "PAD Campaign", "No")
    assert not s.card("PAD Campaign").rezzed


@card("Divert Power")
def test_divert_power_may_derez_nothing_and_rez_at_the_full_price() -> None:
    s = Scenario(
        corp={
            "hand": ["Divert Power"],
            "credits": 4,
            "servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["PAD Campaign"]}},
        }
    )
    s.play("Divert Power", "Done", "Yes")
    assert s.card("Ice Wall").rezzed
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 0
    s = Scenario(corp={"hand": ["Divert Power"], "credits": 4, "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.play("Divert Power", "Yes")
    assert s.card("PAD Campaign").rezzed, "also when there is nothing to derez"


@card("Divert Power")
def test_divert_power_cannot_be_played_for_nothing() -> None:
    s = Scenario(corp={"hand": ["Divert Power"], "credits": 9})
    assert not s.can("Play Divert Power")


# -- Fast Break --------------------------------------------------------------------------------------------------------


def fast_break(stolen: int = 2, **corp: object) -> Scenario:
    table = {"hand": ["Fast Break"], "deck": ["PAD Campaign", "Ice Wall", "Enigma", "Hedge Fund"], "credits": 4, **corp}
    return Scenario(corp=table, runner={"scored": ["Hostile Takeover"] * stolen})


@card("Fast Break")
def test_fast_break_gains_draws_and_installs_in_one_new_server() -> None:
    s = fast_break()
    s.play("Fast Break")
    assert s.corp.credits == 2
    s.choose("2")
    assert sorted(s.options) == ["Done", "Ice Wall", "PAD Campaign"]
    s.choose("PAD Campaign")
    s.choose("Ice Wall")
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall"], "root": ["PAD Campaign"]}
    assert s.corp.clicks == 2


@card("Fast Break")
def test_fast_break_pays_for_ice_in_the_server_that_is_chosen() -> None:
    s = fast_break(hand=["Fast Break", "Hunter"], servers={"Server 1": {"ice": ["Wall of Static"]}, "HQ": {}})
    s.play("Fast Break", "0")
    assert s.options == ["Server 1", "New server"], "no central server"
    s.choose("Server 1")
    s.choose("Hunter")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Hunter", "Wall of Static"]
    assert s.corp.credits == 1


@card("Fast Break")
def test_fast_break_may_install_nothing() -> None:
    s = fast_break(hand=["Fast Break", "Hunter"])
    s.play("Fast Break", "0", "Done")
    assert s.corp.hand == ["Hunter"]
    assert "Server 1" not in s.corp.servers


@card("Fast Break")
def test_fast_break_installs_no_more_than_x_cards() -> None:
    s = fast_break(1, hand=["Fast Break", "Hunter", "Enigma"])
    s.play("Fast Break", "0", "Hunter")
    assert s.corp.hand == ["Enigma"]
    assert s.side == "corp"


@card("Fast Break")
def test_fast_break_cannot_be_played_without_a_stolen_agenda() -> None:
    assert not fast_break(0).can("Play Fast Break")


# -- Game Changer ------------------------------------------------------------------------------------------------------


@card("Game Changer")
def test_game_changer_gains_a_click_for_each_stolen_agenda_and_is_removed() -> None:
    s = Scenario(corp={"hand": ["Game Changer"], "credits": 6}, runner={"scored": ["Hostile Takeover"] * 3})
    s.play("Game Changer")
    assert s.corp.clicks == 5
    assert s.card("Game Changer").zone == "removed from the game"


@card("Game Changer")
def test_game_changer_cannot_be_played_without_a_stolen_agenda() -> None:
    assert not Scenario(corp={"hand": ["Game Changer"], "credits": 6}).can("Play Game Changer")


@card("Game Changer")
def test_game_changer_counts_a_card_that_has_become_an_agenda() -> None:
    s = Scenario(
        corp={"credits": 6, "hand": ["Game Changer"], "servers": {"HQ": {"ice": ["Meridian+"]}}}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Add")
    s.choose("Add")
    s.pass_all()
    s.end_turn()
    s.play("Game Changer")
    assert s.corp.clicks == 3


@card("Game Changer")
def test_the_runner_can_trash_an_accessed_game_changer() -> None:
    s = Scenario(corp={"hand": ["Game Changer"]}, runner={"credits": 2}, turn="runner")
    s.access("HQ")
    s.choose("Trash Game Changer (2 credits)")
    assert s.corp.discard == ["Game Changer"]


# -- Giordano Memorial Field -------------------------------------------------------------------------------------------


def giordano(stolen: int, credits: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Giordano Memorial Field+", "PAD Campaign"]}}},
        runner={"scored": ["Hostile Takeover"] * stolen, "credits": credits},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Giordano Memorial Field")
def test_giordano_asks_for_2_credits_for_each_stolen_agenda() -> None:
    s = giordano(2, 5)
    s.pass_until("Yes")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 1
    s.pass_until("Access PAD Campaign" if s.can("Access PAD Campaign") else "Access facedown card")


@card("Giordano Memorial Field")
@pytest.mark.parametrize("credits_", [3, 5])
def test_giordano_ends_the_run_of_who_cannot_or_will_not_pay(credits_: int) -> None:
    s = giordano(2, credits_)
    if credits_ == 5:
        s.pass_until("No")
        s.choose("No")
    else:
        s.pass_all()
    assert s.run is None
    assert s.accessed == []
    assert s.runner.credits == credits_


@card("Giordano Memorial Field")
def test_giordano_asks_for_nothing_where_nothing_was_stolen() -> None:
    s = giordano(0, 0)
    s.pass_until("Yes")
    assert s.prompt == "Giordano Memorial Field: pay 0 credits? Otherwise: end the run."
    s.choose("Yes")
    assert s.log[-1] == "The Runner pays 0 credits."
    assert s.run is not None


@card("Giordano Memorial Field")
def test_giordano_minds_no_other_server() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Giordano Memorial Field+"]}}},
        runner={"scored": ["Hostile Takeover"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]

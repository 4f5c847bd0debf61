"""Red Sand Cycle: Weyland Consortium."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def scored(title: str, tokens: int, **sides: dict[str, object]) -> Scenario:
    """The Corp scores an agenda of Server 1."""
    corp = dict(sides.get("corp", {}))
    servers = {"Server 1": {"root": [(title, {"advancement": tokens})]}, **dict(corp.pop("servers", {}))}  # type: ignore[call-overload]
    s = Scenario(corp={"servers": servers, **corp}, runner=sides.get("runner"))
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s


# -- Jemison Astronautics ----------------------------------------------------------------------------------------------

JEMISON = "Jemison Astronautics: Sacrifice. Audacity. Success."


@card("Jemison Astronautics: Sacrifice. Audacity. Success.")
def test_a_forfeited_agenda_gives_tokens_for_its_points_and_one_more() -> None:
    s = Scenario(
        corp={
            "identity": JEMISON,
            "scored": ["Priority Requisition"],
            "hand": ["Sacrifice"],
            "bad_publicity": 1,
            "servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}},
        },
        runner={"rig": ["Corroder"]},
    )
    s.play("Sacrifice")
    assert sorted(s.options) == ["Corroder", "Ice Wall", "PAD Campaign"]
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").counters["advancement"] == 4


@card("Jemison Astronautics: Sacrifice. Audacity. Success.")
def test_the_worth_is_that_of_the_agenda_as_it_was() -> None:
    s = Scenario(
        corp={
            "identity": JEMISON,
            "scored": [("Project Beale", {"agenda": 1})],
            "hand": ["Sacrifice"],
            "bad_publicity": 4,
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
            "credits": 0,
        },
    )
    s.play("Sacrifice")
    assert s.card("Ice Wall").counters["advancement"] == 4, "2 points, 1 for its counter, and 1"
    assert s.corp.bad_publicity == 1
    assert s.corp.credits == 3


@card("Jemison Astronautics: Sacrifice. Audacity. Success.")
def test_an_agenda_that_the_runner_forfeits_is_nothing_to_jemison() -> None:
    s = Scenario(
        corp={"identity": JEMISON, "servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"scored": ["Priority Requisition"], "rig": ["Data Dealer"], "credits": 0},
        turn="runner",
    )
    s.choose("Use Data Dealer")
    assert s.runner.credits == 9
    assert s.card("Ice Wall").counters.get("advancement", 0) == 0


# -- Quarantine System -------------------------------------------------------------------------------------------------


def quarantine(credits_: int, *ice: str, agendas: tuple[str, ...] = ("Private Security Force",)) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Quarantine System+"]}, "HQ": {"ice": list(ice)}},
            "scored": list(agendas),
            "credits": credits_ - 1,
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Quarantine System")
def test_quarantine_system_rezzes_up_to_3_pieces_of_ice_for_less() -> None:
    s = quarantine(2, "Enigma", "Ice Wall", "Wall of Static", "Quandary")  # 2 points: 4 less each
    s.choose("Use Quarantine System")
    assert s.corp.scored == []
    for title in ("Enigma", "Ice Wall", "Wall of Static"):
        s.choose(title)
    assert not s.can("Quandary")
    assert not s.card("Quandary").rezzed
    assert [s.card(title).rezzed for title in ("Enigma", "Ice Wall", "Wall of Static")] == [True] * 3
    assert s.corp.credits == 2


@card("Quarantine System")
def test_quarantine_system_pays_what_is_left_and_may_stop() -> None:
    s = quarantine(3, "Tollbooth", "Enigma")
    s.choose("Use Quarantine System")
    assert sorted(s.options) == ["Done", "Enigma"], "Tollbooth costs 4 still"
    s.choose("Done")
    assert not s.card("Enigma").rezzed
    s = quarantine(4, "Tollbooth")
    s.choose("Use Quarantine System")
    s.choose("Tollbooth")
    assert s.corp.credits == 0


@card("Quarantine System")
def test_quarantine_system_needs_an_agenda() -> None:
    s = quarantine(9, "Enigma", agendas=())
    assert not s.can("Use Quarantine System")


# -- Oberth Protocol ---------------------------------------------------------------------------------------------------


@card("Oberth Protocol")
def test_the_first_advance_in_this_server_each_turn_places_another_token() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Oberth Protocol+", "Priority Requisition"], "ice": ["Ice Wall"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            },
            "credits": 9,
        },
    )
    s.choose("Advance Hostile Takeover")
    assert s.card("Hostile Takeover").counters["advancement"] == 1, "another server"
    s.choose("Advance Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 2
    s.choose("Advance Priority Requisition")
    assert s.card("Priority Requisition").counters["advancement"] == 1, "the second time"
    s.pass_until("Run HQ")
    s.end_turn()
    s.choose("Advance Priority Requisition")
    assert s.card("Priority Requisition").counters["advancement"] == 3


@card("Oberth Protocol")
def test_oberth_protocol_costs_an_agenda_to_rez() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Oberth Protocol"]}}, "scored": ["Hostile Takeover"]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Oberth Protocol")
    assert s.corp.scored == []
    assert s.corp.credits == 4
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Oberth Protocol"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    assert not s.can("Rez Oberth Protocol")


# -- Clyde Van Rite ----------------------------------------------------------------------------------------------------


def clyde(credits_: int, deck: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Clyde Van Rite+"]}}, "deck": ["Hedge Fund"] * 3},
        runner={"credits": credits_, "deck": deck, "clicks": 0},
        turn="runner",
    )
    s.pass_until("Gain 1 credit" if credits_ == 0 or not deck else "Pay 1 credit")
    return s


@card("Clyde Van Rite")
def test_the_runner_pays_or_loses_the_top_card() -> None:
    s = clyde(3, ["Corroder", "Diesel"])
    assert s.side == "runner"
    s.choose("Pay 1 credit")
    assert s.runner.credits == 2
    s = clyde(3, ["Corroder", "Diesel"])
    s.choose(next(option for option in s.options if "rash" in option))
    assert s.runner.discard == ["Corroder"]
    assert s.runner.credits == 3


@card("Clyde Van Rite")
def test_only_what_can_be_done_is_done() -> None:
    assert clyde(0, ["Corroder"]).runner.discard == ["Corroder"]
    assert clyde(2, []).runner.credits == 1
    assert clyde(0, []).runner.discard == []


# -- Watchtower --------------------------------------------------------------------------------------------------------


@card("Watchtower")
def test_watchtower_finds_any_card_unseen() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Watchtower+"]}}, "deck": ["Hedge Fund", "Snare!", "Ice Wall"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Snare!")
    assert s.side == "corp"
    s.choose("Snare!")
    assert s.corp.hand == ["Snare!"]
    assert sorted(s.corp.deck) == ["Hedge Fund", "Ice Wall"]
    assert not any("Snare!" in line for line in s.game.view("runner")["log"])


# -- Battlement --------------------------------------------------------------------------------------------------------


@card("Battlement")
def test_battlement_ends_the_run_twice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Battlement+"]}}},
        runner={"rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    assert len(s.state.subroutines(s.state.cards[s.card("Battlement").id])) == 2
    s.use("Corroder", "Subroutine 1")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


# -- Meteor Mining -----------------------------------------------------------------------------------------------------


@card("Meteor Mining")
def test_meteor_mining_may_give_7_credits() -> None:
    s = scored("Meteor Mining", 5, corp={"credits": 0}, runner={"tags": 1})
    s.choose("Yes")
    assert s.corp.credits == 8
    s = scored("Meteor Mining", 5, corp={"credits": 0})
    s.choose("No")
    assert s.corp.credits == 1


@card("Meteor Mining")
def test_meteor_mining_may_do_7_meat_damage_to_a_runner_with_2_tags() -> None:
    s = scored("Meteor Mining", 5, corp={"credits": 0}, runner={"tags": 2, "hand": ["Diesel"] * 8})
    s.choose("Yes")
    s.choose(next(option for option in s.options if "meat" in option))
    assert len(s.runner.hand) == 1
    assert s.corp.credits == 1
    s = scored("Meteor Mining", 5, corp={"credits": 0}, runner={"tags": 2, "hand": ["Diesel"] * 8})
    s.choose("Yes")
    s.choose(next(option for option in s.options if "credits" in option))
    assert s.corp.credits == 8


# -- Standoff ----------------------------------------------------------------------------------------------------------


def standoff(*rig: str) -> Scenario:
    return scored(
        "Standoff",
        2,
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "deck": ["Hedge Fund"] * 2},
        runner={"rig": list(rig)},
    )


@card("Standoff")
def test_the_runner_who_declines_lets_the_corp_draw_and_gain() -> None:
    s = standoff("Corroder")
    assert s.side == "runner"
    assert sorted(s.options) == ["Corroder", "Done"]
    s.choose("Done")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.credits == 6
    assert s.runner.rig == ["Corroder"]


@card("Standoff")
def test_players_trash_in_turn_until_the_corp_declines() -> None:
    s = standoff("Corroder", "Kati Jones")
    s.choose("Corroder")
    assert s.side == "corp"
    assert sorted(s.options) == ["Done", "Enigma", "Ice Wall"]
    s.choose("Enigma")
    s.choose("Kati Jones")
    s.choose("Done")
    assert s.corp.hand == []
    assert s.corp.credits == 1
    assert s.runner.rig == []
    assert s.corp.discard == ["Enigma"]


@card("Standoff")
def test_a_runner_with_nothing_left_declines() -> None:
    s = standoff("Corroder")
    s.choose("Corroder")
    s.choose("Ice Wall")
    assert s.corp.credits == 6
    assert s.corp.hand == ["Hedge Fund"]


# -- Open Forum --------------------------------------------------------------------------------------------------------


@card("Open Forum")
def test_open_forum_takes_the_top_card_openly_and_puts_one_back() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Open Forum+"]}},
            "deck": ["Hedge Fund", "Snare!", "Ice Wall"],
            "hand": ["Enigma"],
        },
        runner={"clicks": 0},
        turn="runner",
    )
    s.pass_until("Enigma")
    assert s.side == "corp"
    assert "Snare! is revealed." in s.log
    assert sorted(s.options) == ["Enigma", "Hedge Fund", "Snare!"]
    s.choose("Enigma")
    assert sorted(s.corp.hand) == ["Hedge Fund", "Snare!"]
    assert s.corp.deck == ["Enigma", "Ice Wall"]
    assert not any("Enigma" in line for line in s.game.view("runner")["log"])


# -- Tithonium ---------------------------------------------------------------------------------------------------------


def tithonium(credits_: int, *agendas: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tithonium"]}}, "scored": list(agendas), "credits": credits_},
        runner={"rig": ["Corroder", "Ninja", "Yog.0", "Kati Jones"], "hand": ["Parasite"]},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Tithonium")
def test_tithonium_may_be_rezzed_by_forfeiting_an_agenda() -> None:
    s = tithonium(9, "Hostile Takeover")
    s.choose("Rez Tithonium", side="corp")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.card("Tithonium").rezzed
    assert (s.corp.credits, s.corp.scored) == (9, [])
    s = tithonium(9, "Hostile Takeover")
    s.choose("Rez Tithonium", side="corp")
    s.choose("No")
    assert s.card("Tithonium").rezzed
    assert (s.corp.credits, s.corp.scored) == (0, ["Hostile Takeover"])


@card("Tithonium")
def test_tithonium_takes_whatever_the_corp_has() -> None:
    s = tithonium(0, "Hostile Takeover")
    s.choose("Rez Tithonium", side="corp")
    assert s.card("Tithonium").rezzed
    assert s.corp.scored == []
    s = tithonium(9)
    s.choose("Rez Tithonium", side="corp")
    assert s.corp.credits == 0
    s = tithonium(8)
    while s.run is not None:
        assert not s.can("Rez Tithonium")
        s.choose("Continue" if s.can("Continue") else s.options[0])


@card("Tithonium")
def test_tithonium_trashes_two_programs_and_a_resource_and_ends_the_run() -> None:
    s = tithonium(9)
    s.choose("Rez Tithonium", side="corp")
    s.pass_until("Ninja")
    assert s.side == "corp"
    s.choose("Ninja")
    s.choose("Yog.0")
    assert s.runner.rig == ["Corroder"]
    assert s.run is None


@card("Tithonium")
def test_tithonium_ends_the_run_of_a_runner_without_resources() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Tithonium+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


@card("Tithonium")
def test_tithonium_cannot_host_cards() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tithonium+"]}}}, runner={"hand": ["Parasite"], "credits": 9}, turn="runner"
    )
    assert not s.can("Install Parasite")


# -- Fractal Threat Matrix ---------------------------------------------------------------------------------------------


@card("Fractal Threat Matrix")
@pytest.mark.parametrize(("server", "breaks", "lost"), [("HQ", 2, 2), ("HQ", 1, 0), ("R&D", 2, 0)])
def test_breaking_all_subroutines_costs_two_cards_of_the_stack(server: str, breaks: int, lost: int) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Enigma+"], "root": ["Fractal Threat Matrix+"]}, "R&D": {"ice": ["Enigma+"]}},
        },
        runner={"rig": ["Yog.0"], "deck": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.use("Yog.0", "Subroutine 1")
    if breaks == 2:
        s.use("Yog.0")
    assert len(s.runner.discard) == lost


@card("Oberth Protocol")
def test_an_agenda_that_was_advanced_here_and_scored_was_the_first_card() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {
                    "root": ["Oberth Protocol+", ("Hostile Takeover", {"advancement": 1})],
                    "ice": ["Ice Wall"],
                }
            },
            "credits": 9,
        },
    )
    s.choose("Advance Hostile Takeover")
    s.choose("Score Hostile Takeover")
    s.choose("Advance Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 1


@card("Quarantine System")
def test_the_points_are_those_of_the_agenda_forfeited_for_quarantine_system() -> None:
    s = quarantine(3, "Tollbooth", "Archer", agendas=("Hostile Takeover", "Priority Requisition"))
    s.choose("Use Quarantine System")
    s.choose("Priority Requisition")
    assert s.prompt.endswith("by 2 times the agenda points of the forfeited agenda.")
    s.choose("Archer")  # and Hostile Takeover with it
    s.choose("Tollbooth")
    assert s.card("Tollbooth").rezzed
    assert (s.corp.credits, s.corp.scored) == (1, [])


@card("Open Forum")
def test_open_forum_with_an_empty_rnd_still_puts_a_card_back() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Open Forum+"]}}, "deck": ["Hedge Fund"], "hand": ["Enigma"]},
        runner={"clicks": 0},
        turn="runner",
    )
    s.pass_until("Enigma")
    s.choose("Enigma")
    assert (s.corp.deck, s.corp.hand) == (["Enigma"], ["Hedge Fund"])


@card("Open Forum")
@pytest.mark.parametrize("back", ["Snare!", "Enigma"])
def test_nobody_can_tell_which_card_was_put_back(back: str) -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Open Forum+"]}},
            "deck": ["Hedge Fund", "Snare!", "Ice Wall"],
            "hand": ["Enigma"],
        },
        runner={"clicks": 0},
        turn="runner",
    )
    s.pass_until("Enigma")
    s.choose(back)
    assert [s.state.cards[s.card(title).id].known for title in ("Snare!", "Enigma")] == [1, 1]
    assert s.game.view("runner")["log"][-1]["text"] == "A card is put on the top of R&D."


@card("Standoff")
def test_a_runner_without_cards_declines_at_once() -> None:
    s = standoff()
    assert s.corp.credits == 6
    assert s.corp.hand == ["Hedge Fund"]

"""Lunar cycle: the other neutral Corp cards."""

import pytest

from netrunner.engine.definition import CardDef
from netrunner.engine.terms import RESOURCE, RUNNER
from netrunner.scenario import Scenario
from tests.cards import card

# -- Eden Fragment -----------------------------------------------------------------------------------------------------


def eden(**corp: object) -> Scenario:
    return Scenario(
        corp={
            "scored": ["Eden Fragment"],
            "servers": {"HQ": {"ice": ["Enigma", "Hunter"]}},
            "hand": ["Ice Wall", "Chum", "PAD Campaign"],
            "credits": 3,
            **corp,
        }
    )


@card("Eden Fragment")
def test_the_first_ice_of_a_turn_is_installed_at_no_cost() -> None:
    s = eden()
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 3
    s.install("Chum", "HQ")
    assert s.corp.credits == 0


@card("Eden Fragment")
def test_only_ice_counts_and_each_turn_has_a_first() -> None:
    s = eden()
    s.install("PAD Campaign", "New server")
    s.pass_until("Install Ice Wall")
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 3
    s.next_turn()
    s.pass_until("Install Chum")
    before = s.corp.credits
    s.install("Chum", "HQ")
    assert s.corp.credits == before


@card("Eden Fragment")
def test_no_ice_need_be_trashed_for_want_of_credits() -> None:
    s = eden(credits=0)
    s.install("Ice Wall", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma", "Hunter"]


@card("Eden Fragment")
def test_a_stolen_fragment_helps_nobody() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "hand": ["Ice Wall"], "credits": 3},
        runner={"scored": ["Eden Fragment"]},
    )
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 2


# -- Lag Time ----------------------------------------------------------------------------------------------------------


@card("Lag Time")
def test_all_ice_is_stronger_until_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={
            "hand": ["Lag Time"],
            "servers": {"HQ": {"ice": ["Enigma+", "Ice Wall"]}, "Server 1": {"root": ["Hostile Takeover"]}},
        }
    )
    s.play("Lag Time")
    assert [s.card(title).strength for title in ("Enigma", "Ice Wall")] == [3, 2]
    s.end_turn()
    s.run_on("Server 1")
    assert s.card("Enigma").strength == 2
    assert s.corp.discard == ["Lag Time"]


@card("Lag Time")
def test_another_current_takes_its_place() -> None:
    s = Scenario(corp={"hand": ["Lag Time", "Paywall Implementation"], "servers": {"HQ": {"ice": ["Enigma+"]}}})
    s.play("Lag Time")
    s.play("Paywall Implementation")
    assert s.corp.discard == ["Lag Time"]
    assert s.card("Enigma").strength == 2


# -- Chronos Project ---------------------------------------------------------------------------------------------------


@card("Chronos Project")
def test_the_whole_heap_is_removed_from_the_game() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Chronos Project", {"advancement": 3})]}}, "discard": ["Ice Wall"]},
        runner={"discard": ["Diesel", "Corroder"], "hand": ["Sure Gamble"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Chronos Project")
    assert s.runner.discard == []
    assert s.card("Corroder").zone == "removed from the game"
    assert s.runner.hand == ["Sure Gamble"]
    assert s.corp.discard == ["Ice Wall"]


# -- Shattered Remains -------------------------------------------------------------------------------------------------


def remains(tokens: int, credits: int = 5, **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Shattered Remains", {"advancement": tokens})]}},
            "credits": credits,
            **corp,
        },
        runner={"rig": ["Desperado", "Lemuria Codecracker", "Plascrete Carapace", "Djinn"]},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Shattered Remains")
def test_each_token_trashes_a_piece_of_hardware_for_a_single_credit() -> None:
    s = remains(2)
    s.choose("Yes")
    assert s.options == ["Desperado", "Lemuria Codecracker", "Plascrete Carapace"]
    s.choose("Desperado")
    s.choose("Plascrete Carapace")
    assert s.runner.rig == ["Lemuria Codecracker", "Djinn"]
    assert s.corp.credits == 4


@card("Shattered Remains")
def test_it_may_be_declined_and_needs_a_credit_and_a_token() -> None:
    s = remains(2)
    s.choose("No")
    assert len(s.runner.rig) == 4
    assert s.corp.credits == 5
    assert not remains(2, credits=0).can("Yes")
    assert not remains(0).can("Yes")


@card("Shattered Remains")
def test_it_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Shattered Remains"]}}})
    s.choose("Advance a card" if s.can("Advance a card") else "Advance Shattered Remains")
    assert s.card("Shattered Remains").counters["advancement"] == 1


# -- Hades Fragment ----------------------------------------------------------------------------------------------------


def hades(discard: list[object]) -> Scenario:
    s = Scenario(corp={"scored": ["Hades Fragment"], "discard": discard, "deck": ["Enigma", "Hunter"]}, turn="runner")
    s.end_turn()
    return s


@card("Hades Fragment")
def test_a_card_of_archives_goes_below_rnd_each_turn() -> None:
    s = hades(["Ice Wall", ("Snare!", "facedown")])
    s.choose("Yes")
    assert s.options == ["Ice Wall", "Snare!"]
    s.choose("Snare!")
    assert s.corp.deck[-1] == "Snare!"
    assert s.corp.discard == ["Ice Wall"]
    assert s.card("Snare!").known_to == ["corp"]


@card("Hades Fragment")
def test_it_may_be_declined_and_asks_nothing_without_cards_in_archives() -> None:
    s = hades(["Ice Wall"])
    s.choose("No")
    assert s.corp.discard == ["Ice Wall"]
    assert not hades([]).can("Yes")


# -- Docklands Crackdown -----------------------------------------------------------------------------------------------


def docklands(counters: int, **runner: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Docklands Crackdown+", {"power": counters})]}}},
        runner={"hand": ["Corroder", "Desperado", "Armitage Codebusting"], "credits": 12, **runner},
        turn="runner",
    )


@card("Docklands Crackdown")
def test_two_clicks_place_a_power_counter() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Docklands Crackdown+"]}}})
    s.use("Docklands Crackdown")
    assert s.card("Docklands Crackdown").counters["power"] == 1
    assert s.corp.clicks == 1
    assert not s.can("Use Docklands Crackdown")


@card("Docklands Crackdown")
def test_the_first_card_of_a_turn_costs_more_for_each_counter() -> None:
    s = docklands(2)
    s.choose("Install Corroder")
    assert s.runner.credits == 12 - 4
    s.choose("Install Armitage Codebusting")
    assert s.runner.credits == 8 - 1


@card("Docklands Crackdown")
def test_who_cannot_pay_the_whole_price_cannot_install() -> None:
    s = docklands(2, credits=3)
    assert not s.can("Install Corroder")
    assert s.can("Install Armitage Codebusting")


@card("Docklands Crackdown")
def test_without_counters_nothing_costs_more() -> None:
    s = docklands(0)
    s.choose("Install Corroder")
    assert s.runner.credits == 10


@card("Docklands Crackdown")
def test_a_card_that_costs_x_costs_more_than_x() -> None:
    bag = CardDef("Bag", RUNNER, RESOURCE, cost=-1)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Docklands Crackdown+", {"power": 2})]}}},
        runner={"hand": ["Bag", "Bag"], "credits": 5},
        turn="runner",
        definitions={"Bag": bag},
    )
    s.choose("Install Bag")
    assert s.options == ["0", "1", "2", "3"]
    s.choose("1")
    assert s.runner.credits == 5 - 3


# -- Snatch and Grab ---------------------------------------------------------------------------------------------------


def snatch(runner_bid: int, rig: list[str] | None = None) -> Scenario:
    s = Scenario(
        corp={"hand": ["Snatch and Grab"], "credits": 2},
        runner={"credits": 9, "rig": rig or ["Underworld Contact", "Decoy", "Desperado", "Armitage Codebusting"]},
    )
    s.play("Snatch and Grab")
    s.bid(corp=0, runner=runner_bid)
    return s


@card("Snatch and Grab")
def test_a_successful_trace_trashes_a_connection() -> None:
    s = snatch(0)
    assert (s.side, s.options) == ("corp", ["Underworld Contact", "Decoy"])
    s.choose("Decoy")
    assert s.side == "runner"
    assert "trash Decoy" in s.prompt  # the Runner knows which card it is about
    s.choose("No")
    assert s.runner.rig == ["Underworld Contact", "Desperado", "Armitage Codebusting"]
    assert s.runner.tags == 0


@card("Snatch and Grab")
def test_the_runner_can_take_a_tag_instead() -> None:
    s = snatch(0)
    s.choose("Underworld Contact")
    s.choose("Yes")
    s.pass_until("Gain 1 credit")
    assert s.runner.tags == 1
    assert "Underworld Contact" in s.runner.rig


@card("Snatch and Grab")
def test_a_failed_trace_or_no_connection_changes_nothing() -> None:
    s = snatch(3)
    assert len(s.runner.rig) == 4
    s = snatch(0, ["Desperado"])
    assert s.runner.rig == ["Desperado"]


# -- Shell Corporation -------------------------------------------------------------------------------------------------


def shell(hosted: int) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Shell Corporation+", {"credit": hosted})]}}, "credits": 0}
    )


@card("Shell Corporation")
def test_a_click_places_3_credits_and_it_is_used_once_a_turn() -> None:
    s = shell(0)
    s.use("Shell Corporation: Place")
    assert s.card("Shell Corporation").counters["credit"] == 3
    assert s.corp.clicks == 2
    assert not s.can("Use Shell Corporation")
    s.next_turn()
    s.use("Shell Corporation: Take")
    assert s.card("Shell Corporation").counters["credit"] == 0
    assert s.corp.clicks == 2


@card("Shell Corporation")
def test_a_click_takes_all_of_them_and_that_is_the_use_of_the_turn() -> None:
    s = shell(6)
    s.use("Shell Corporation: Take")
    assert (s.corp.credits, s.corp.clicks) == (6, 2)
    assert not s.can("Use Shell Corporation")
    assert not shell(0).can("Use Shell Corporation: Take")


@card("Shell Corporation")
def test_its_credits_pay_for_nothing() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Shell Corporation+", {"credit": 9})]}},
            "credits": 0,
            "hand": ["Hedge Fund"],
        }
    )
    assert not s.can("Play Hedge Fund")


# -- Utopia Fragment ---------------------------------------------------------------------------------------------------


def utopia(tokens: int, credits: int) -> Scenario:
    return Scenario(
        corp={
            "scored": ["Utopia Fragment"],
            "servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": tokens})]}},
            "hand": ["Hostile Takeover"],
        },
        runner={"credits": credits},
        turn="runner",
    )


@card("Utopia Fragment")
def test_stealing_costs_2_credits_for_each_token() -> None:
    s = utopia(2, 5)
    s.access("Server 1")
    s.choose("Steal Priority Requisition")
    assert s.runner.credits == 1
    assert s.runner.scored == ["Priority Requisition"]


@card("Utopia Fragment")
def test_who_cannot_or_will_not_pay_does_not_steal() -> None:
    s = utopia(2, 3)
    s.access("Server 1")
    assert not s.can("Steal Priority Requisition")
    s = utopia(2, 5)
    s.access("Server 1")
    s.choose("No action")
    assert s.runner.scored == []


@card("Utopia Fragment")
@pytest.mark.parametrize("server", ["Server 1", "HQ"])
def test_an_agenda_without_tokens_must_be_stolen_as_ever(server: str) -> None:
    s = utopia(0, 0)
    s.run_on(server)
    assert len(s.runner.scored) == 1


# -- Excalibur ---------------------------------------------------------------------------------------------------------


@card("Excalibur")
def test_no_other_run_can_be_made_this_turn() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Excalibur+"]}}, "deck": ["Ice Wall"]},
        runner={"hand": ["Inside Job", "Sure Gamble"], "credits": 9},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.accessed == ["Ice Wall"]  # this run goes on
    assert not s.can("Run HQ")
    assert not s.can("Play Inside Job")
    assert s.can("Play Sure Gamble")
    s.next_turn()
    assert s.can("Run HQ")


@card("Excalibur")
def test_a_broken_subroutine_forbids_nothing() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Excalibur+"]}}}, runner={"rig": ["Crypsis"], "credits": 9}, turn="runner"
    )
    s.choose("Run R&D")
    for _ in range(3):
        s.use("Crypsis: +1")
    s.use("Crypsis: Break")
    s.pass_all()
    assert s.can("Run HQ")


# -- Will-o'-the-Wisp --------------------------------------------------------------------------------------------------


def wisp() -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Will-o'-the-Wisp+", "PAD Campaign"], "ice": ["Ice Wall+", "Wall of Static"]},
            },
            "credits": 0,
        },
        runner={"rig": ["Corroder", "Gordian Blade", "Crypsis"], "credits": 9, "deck": ["Diesel", "Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.use("Corroder: Break")
    s.pass_until("Yes")
    return s


@card("Will-o'-the-Wisp")
def test_a_breaker_used_in_the_run_goes_to_the_bottom_of_the_stack() -> None:
    s = wisp()
    s.choose("Yes")
    assert s.runner.rig == ["Gordian Blade", "Crypsis"]
    assert s.runner.deck[-1] == "Corroder"
    assert s.corp.discard == ["Will-o'-the-Wisp"]
    s.pass_all()
    assert s.accessed == ["PAD Campaign"]


@card("Will-o'-the-Wisp")
def test_it_may_be_kept() -> None:
    s = wisp()
    s.choose("No")
    assert "Corroder" in s.runner.rig
    assert s.card("Will-o'-the-Wisp").zone == "play"


@card("Will-o'-the-Wisp")
def test_the_corp_chooses_among_several_breakers() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Will-o'-the-Wisp+"], "ice": ["Ice Wall+", "Quandary+"]}}},
        runner={"rig": ["Corroder", "Gordian Blade", "Ninja"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.use("Corroder: Break")
    s.pass_until("Continue")
    s.choose("Continue")
    s.to_encounter()
    s.use("Gordian Blade: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    assert (s.side, s.options) == ("corp", ["Corroder", "Gordian Blade"])
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Corroder", "Ninja"]


@card("Will-o'-the-Wisp")
def test_only_breakers_of_this_run_count() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Will-o'-the-Wisp+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run R&D")
    s.use("Corroder: Break")
    s.pass_all()
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.discard == ["Will-o'-the-Wisp"]
    assert s.runner.rig == ["Corroder"]


@card("Will-o'-the-Wisp")
def test_runs_on_other_servers_do_not_concern_it() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Will-o'-the-Wisp+"]}}}, turn="runner")
    s.run_on("Archives")
    assert s.card("Will-o'-the-Wisp").zone == "play"


@card("Snatch and Grab")
def test_a_tag_that_was_avoided_prevents_nothing() -> None:
    s = snatch(0, ["Underworld Contact", "Decoy"])
    s.choose("Underworld Contact")
    s.choose("Yes")
    s.choose("Use Decoy")
    s.pass_until("Gain 1 credit")
    assert s.runner.tags == 0
    assert s.runner.rig == []


@card("Snatch and Grab")
def test_the_trashing_can_be_prevented_by_other_cards() -> None:
    s = snatch(0, ["Underworld Contact", "Fall Guy"])
    s.choose("Underworld Contact")
    s.choose("No")
    s.choose("Use Fall Guy")
    s.pass_until("Gain 1 credit")
    assert s.runner.rig == ["Underworld Contact"]


@card("Will-o'-the-Wisp")
def test_a_breaker_that_left_and_came_back_was_not_used() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Will-o'-the-Wisp+"], "ice": ["Neural Katana+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Deus X", "Clone Chip"], "credits": 9, "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Deus X: Break")
    s.pass_until("Use Clone Chip")
    s.use("Clone Chip")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.rig == ["Deus X"]
    assert s.corp.discard == ["Will-o'-the-Wisp"]


@card("Will-o'-the-Wisp")
def test_a_second_wisp_finds_the_breaker_gone() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Will-o'-the-Wisp+"] * 2, "ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder", "Ninja"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: Break")
    s.pass_until("Will-o'-the-Wisp")
    s.choose("Will-o'-the-Wisp")
    s.choose("Yes")
    s.choose("Yes")
    assert s.corp.discard == ["Will-o'-the-Wisp"] * 2
    assert s.runner.rig == ["Ninja"]


@card("Chronos Project")
def test_what_cannot_leave_the_heap_is_not_removed() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Chronos Project", {"advancement": 3})]},
                "Server 2": {"root": ["Blacklist+"]},
            }
        },
        runner={"discard": ["Diesel"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Chronos Project")
    assert s.runner.discard == ["Diesel"]


@card("Docklands Crackdown")
def test_several_crackdowns_add_up_and_unrezzed_ones_do_nothing() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Docklands Crackdown+", {"power": 2})]},
                "Server 2": {"root": [("Docklands Crackdown+", {"power": 1})]},
                "Server 3": {"root": [("Docklands Crackdown", {"power": 4})]},
            }
        },
        runner={"hand": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.install("Corroder")
    assert s.runner.credits == 9 - 2 - 3


@card("Docklands Crackdown")
def test_the_first_install_of_the_corps_turn_is_dearer_too() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Docklands Crackdown+", {"power": 2})]}}},
        runner={"rig": ["Self-modifying Code"], "credits": 8, "deck": ["Corroder"]},
    )
    s.choose("Gain 1 credit")
    s.pass_until("Use Self-modifying Code")
    s.use("Self-modifying Code")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 8 - 2 - 4

"""The Shaper cards of Terminal Directive: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.cards.registry import definition
from netrunner.engine.definition import BLANK_IDENTITIES
from netrunner.engine.setup import start
from netrunner.engine.terms import CORP
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Dhegdheer")
def test_a_program_on_dhegdheer_costs_one_less_and_no_memory() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Dhegdheer")
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 1
    assert s.runner.memory == 4


@card("Dhegdheer")
def test_beside_dhegdheer_a_program_costs_what_it_costs() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Rig")
    assert s.card("Corroder").host is None
    assert s.runner.credits == 0


@card("Dhegdheer")
def test_a_runner_too_poor_for_the_rig_can_still_use_dhegdheer() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Corroder"], "credits": 1}, turn="runner")
    s.install("Corroder")  # there is no other place to choose
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 0


@card("Dhegdheer")
def test_dhegdheer_hosts_a_single_program() -> None:
    rig = ["Dhegdheer", ("Mimic", {"host": "Dhegdheer"})]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Dhegdheer")
    assert s.runner.discard == ["Mimic"], "Mimic has to leave first"
    assert s.card("Dhegdheer").hosted == ["Corroder"]


@card("Dhegdheer")
@ruling("RR/host/ex3")
def test_programs_on_a_leprechaun_on_dhegdheer_are_no_cheaper() -> None:
    s = Scenario(runner={"rig": ["Dhegdheer"], "hand": ["Leprechaun", "Corroder"], "credits": 3}, turn="runner")
    s.install("Leprechaun", "Dhegdheer")
    assert s.runner.credits == 2
    s.install("Corroder", "Leprechaun")
    assert s.card("Corroder").host == "Leprechaun"
    assert s.runner.credits == 0


@card("Dhegdheer")
@ruling("RR/installing-multiple-cards/ex1")
def test_mass_install_can_install_dhegdheer_first_and_use_it_for_the_next() -> None:
    s = Scenario(runner={"hand": ["Mass Install", "Dhegdheer", "Corroder", "Mimic"], "credits": 6}, turn="runner")
    s.play("Mass Install", "Dhegdheer")
    while s.can("Done") and not s.can("Corroder"):
        s.choose("Done")
    s.choose("Corroder")
    s.choose("Dhegdheer")
    assert s.card("Corroder").host == "Dhegdheer"
    assert s.runner.credits == 2, "1 for Mass Install, 2 for Dhegdheer, 1 for Corroder"


# -- Ayla "Bios" Rahim -------------------------------------------------------------------------------------------------

AYLA = 'Ayla "Bios" Rahim: Simulant Specialist'


def ayla() -> Scenario:
    """A game from its very beginning: the Runner is asked for the four cards."""
    deck = [definition("Diesel")] * 3 + [definition("Corroder")] * 3 + [definition("Mimic")] * 6
    corp = [definition("Hedge Fund")] * 20
    identities = (BLANK_IDENTITIES[CORP], definition(AYLA))
    s = Scenario()
    s.game = Game(start(identities, (corp, deck), 7, True, telling=True), {})
    return s


def nvram(s: Scenario) -> list[str]:
    return s.card(AYLA).hosted


@card('Ayla "Bios" Rahim: Simulant Specialist')
def test_ayla_sets_four_of_six_cards_aside_before_the_starting_hand() -> None:
    s = ayla()
    assert s.side == "runner"
    assert len(s.runner.hand) == 0
    assert len(s.runner.deck) == 12
    chosen = []
    for _ in range(4):
        chosen.append(s.options[0])
        assert not s.can("Done")
        s.choose(s.options[0])
    assert sorted(nvram(s)) == sorted(chosen)
    assert len(s.runner.hand) == 5
    assert len(s.runner.deck) == 3
    hosted = [look for title in set(chosen) for look in s.cards(title) if look.host == AYLA]
    assert len(hosted) == 4
    assert all(look.known_to == ["runner"] and not look.faceup for look in hosted)


@card('Ayla "Bios" Rahim: Simulant Specialist')
def test_the_corp_sees_how_many_cards_are_set_aside_and_not_which() -> None:
    s = ayla()
    for _ in range(4):
        s.choose(s.options[0])
    shown = s.game.view("corp")["runner"]["identity_hosted"]
    assert len(shown) == 4
    assert all("title" not in seen for seen in shown)
    own = s.game.view("runner")["runner"]["identity_hosted"]
    assert sorted(seen["title"] for seen in own) == sorted(nvram(s))


@card('Ayla "Bios" Rahim: Simulant Specialist')
def test_ayla_takes_one_of_them_for_a_click() -> None:
    s = ayla()
    for _ in range(4):
        s.choose(s.options[0])
    s.pass_all()
    while s.side != "runner" or not s.can("Use Ayla"):
        if s.can("Keep"):
            s.choose("Keep")
        else:
            s.end_turn()
    held = len(s.runner.hand)
    title = nvram(s)[0]
    s.choose("Use Ayla")
    s.choose(title)
    assert s.runner.clicks == 3
    assert len(nvram(s)) == 3
    assert len(s.runner.hand) == held + 1
    for left in (2, 1, 0):
        s.choose("Use Ayla")
        if left:
            s.choose(s.options[0])
        assert len(nvram(s)) == left
    s.end_turn()
    s.end_turn()
    assert not s.can("Use Ayla")


# -- events ------------------------------------------------------------------------------------------------------------

REMOTE = {"Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign"]}, "HQ": {"ice": ["Enigma"]}}


@card("Careful Planning")
def test_careful_planning_keeps_a_remote_card_from_being_rezzed_this_turn() -> None:
    s = Scenario(corp={"servers": REMOTE}, runner={"hand": ["Careful Planning"]}, turn="runner")
    s.choose("Play Careful Planning")
    assert len(s.options) == 2, "HQ is no remote server"
    s.choose(next(label for label in s.options if "ice" in label.casefold()))
    s.pass_all()
    s.choose("Run Server 1")
    while s.run is not None:
        assert not s.can("Rez Ice Wall")
        s.choose(s.options[-1])
    assert s.runner.clicks == 2
    s.next_turn()
    s.choose("Run Server 1")
    s.choose("Rez Ice Wall", side="corp")
    assert s.card("Ice Wall").rezzed


@card("Careful Planning")
def test_careful_planning_may_choose_the_card_in_the_server() -> None:
    s = Scenario(corp={"servers": REMOTE}, runner={"hand": ["Careful Planning"]}, turn="runner")
    s.choose("Play Careful Planning")
    s.choose(next(label for label in s.options if "ice" not in label.casefold()))
    assert not s.can("Rez PAD Campaign")
    s.end_turn()
    s.choose("Rez PAD Campaign", side="corp")


@card("Careful Planning")
def test_careful_planning_may_choose_a_rezzed_card_that_stays_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Careful Planning"]}, turn="runner"
    )
    s.choose("Play Careful Planning")
    assert s.card("Ice Wall").rezzed


@card("Careful Planning")
def test_careful_planning_is_played_as_the_first_click_and_needs_a_card() -> None:
    s = Scenario(corp={"servers": REMOTE}, runner={"hand": ["Careful Planning"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.pass_all()
    assert not s.can("Play Careful Planning")
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma"]}}}, runner={"hand": ["Careful Planning"]}, turn="runner")
    assert not s.can("Play Careful Planning")


@card("Deep Data Mining")
@pytest.mark.parametrize(
    ("rig", "accesses"), [([], 5), (["Corroder", "Mimic"], 3), (["Akamatsu Mem Chip"], 5), (["Djinn"] * 1, 4)]
)
def test_deep_data_mining_accesses_a_card_more_for_each_unused_memory_unit(rig: list[str], accesses: int) -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 9}, runner={"hand": ["Deep Data Mining"], "rig": rig}, turn="runner")
    s.choose("Play Deep Data Mining")
    s.pass_all()
    assert len(s.accessed) == accesses


@card("Deep Data Mining")
def test_an_unsuccessful_deep_data_mining_accesses_nothing() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Deep Data Mining"]}, turn="runner"
    )
    s.choose("Play Deep Data Mining")
    s.pass_all()
    assert s.accessed == []


# -- hardware ----------------------------------------------------------------------------------------------------------


@card("LLDS Memory Diamond")
def test_llds_memory_diamond_gives_memory_link_and_hand_size() -> None:
    s = Scenario(runner={"rig": ["LLDS Memory Diamond"] * 2}, turn="runner")
    assert s.runner.memory_limit == 6
    assert s.runner.link == 2
    assert s.runner.hand_size == 7


@card("Ubax")
def test_ubax_gives_memory_and_draws_a_card_each_turn() -> None:
    s = Scenario(runner={"rig": ["Ubax"]})
    assert s.runner.memory_limit == 5
    s.end_turn()
    assert len(s.runner.hand) == 1
    assert s.runner.clicks == 4


# -- Adept, Savant -----------------------------------------------------------------------------------------------------


@card("Adept", "Savant")
@pytest.mark.parametrize(
    ("title", "rig", "strength"),
    [("Adept", [], 4), ("Adept", ["Corroder"], 3), ("Savant", [], 3), ("Savant", ["Akamatsu Mem Chip"], 4)],
)
def test_adept_and_savant_grow_with_unused_memory(title: str, rig: list[str], strength: int) -> None:
    s = Scenario(runner={"rig": [title, *rig]}, turn="runner")
    assert s.card(title).strength == strength


@card("Adept")
@pytest.mark.parametrize(("ice", "breaks"), [("Hunter", True), ("Ice Wall", True), ("Enigma", False)])
def test_adept_breaks_sentries_and_barriers(ice: str, breaks: bool) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": ["Adept"]}, turn="runner")
    s.choose("Run HQ")
    assert s.can("Use Adept") == breaks
    if breaks:
        s.choose("Use Adept")
        assert s.runner.credits == 3
        s.pass_until("Jack out")


@card("Savant")
def test_savant_breaks_one_sentry_or_two_code_gate_subroutines() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": ["Savant"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Savant")
    assert s.runner.credits == 3
    s.pass_until("Jack out")
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}}, runner={"rig": ["Savant"], "credits": 4}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("Savant", "Subroutine 2")
    assert s.runner.credits == 2
    s.use("Savant")
    assert s.runner.credits == 0
    s.pass_until("Jack out")


@card("Savant")
def test_savant_breaks_two_code_gate_subroutines_and_not_up_to_two() -> None:
    rig = ["Savant", "Dyson Mem Chip", "Dyson Mem Chip", "Dyson Mem Chip"]
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Tapestry+"]}}}, runner={"rig": rig, "credits": 4}, turn="runner")
    s.choose("Run HQ")
    s.use("Savant: Break 2 code gate subroutines", "Subroutine 1")
    assert s.options == [label for label in s.options if label.startswith("Subroutine")], "there is no Done"
    s.choose("Subroutine 3")
    assert s.runner.credits == 2
    s.choose("Use Savant: Break 2 code gate subroutines")
    s.pass_until("Jack out")  # the only one that was left
    assert s.runner.credits == 0
    assert s.runner.clicks == 3


@card("Savant")
def test_the_second_code_gate_subroutine_may_be_left_where_it_costs_something_more() -> None:
    s = Scenario(
        corp={"scored": [("Armored Servers", {"agenda": 1})], "servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Savant"], "hand": ["Diesel", "Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Armored Servers", side="corp")
    s.to_encounter()
    s.use("Savant", "Diesel", "Subroutine 1", "Done")
    assert s.runner.discard == ["Diesel"]


@card("Savant")
def test_savant_breaks_no_barrier() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Savant"]}, turn="runner")
    s.choose("Run HQ")
    assert not s.can("Use Savant")


# -- Egret -------------------------------------------------------------------------------------------------------------


@card("Egret")
def test_egret_makes_its_host_a_sentry_a_code_gate_and_a_barrier() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Hunter"]}}},
        runner={"hand": ["Egret"], "rig": ["Mimic"]},
        turn="runner",
    )
    s.install("Egret")
    assert s.card("Egret").host == "Ice Wall", "Hunter is not rezzed"
    assert {"sentry", "code gate", "barrier"} <= set(s.card("Ice Wall").subtypes)
    s.choose("Run HQ")
    s.use("Mimic")
    s.pass_until("Jack out")


@card("Egret")
def test_egret_needs_rezzed_ice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter"]}}}, runner={"hand": ["Egret"]}, turn="runner")
    assert not s.can("Install Egret")


# -- resources ---------------------------------------------------------------------------------------------------------


def levy(*deck: str) -> Scenario:
    s = Scenario(runner={"rig": ["Levy Advanced Research Lab"], "deck": list(deck)}, turn="runner")
    s.choose("Use Levy Advanced Research Lab")
    return s


@card("Levy Advanced Research Lab")
def test_levy_adds_a_revealed_program_and_puts_the_rest_below_in_any_order() -> None:
    s = levy("Diesel", "Corroder", "Mimic", "Sure Gamble", "Datasucker", "Djinn")
    assert s.options == ["Corroder", "Mimic", "Done"], "only programs, only of the top four"
    s.choose("Mimic")
    assert s.runner.hand == ["Mimic"]
    assert "Diesel is revealed." in s.log
    for title in ("Sure Gamble", "Corroder", "Diesel"):
        if s.can(title):
            s.choose(title)
    assert s.runner.deck == ["Datasucker", "Djinn", "Sure Gamble", "Corroder", "Diesel"]
    assert s.runner.clicks == 3


@card("Levy Advanced Research Lab")
def test_the_corp_does_not_learn_the_order_below_the_stack() -> None:
    s = levy("Diesel", "Corroder", "Mimic", "Sure Gamble", "Djinn")
    s.choose("Mimic")
    s.choose("Sure Gamble")
    s.choose("Corroder")
    assert all(s.card(title).known_to == ["runner"] for title in ("Sure Gamble", "Corroder", "Diesel"))


@card("Levy Advanced Research Lab")
def test_levy_may_leave_the_programs() -> None:
    s = levy("Corroder", "Mimic", "Datasucker", "Djinn", "Diesel")
    s.choose("Done")
    s.pass_all()
    assert s.runner.hand == []
    assert s.runner.deck[0] == "Diesel"
    assert len(s.runner.deck) == 5


@card("Levy Advanced Research Lab")
def test_levy_does_with_fewer_cards_and_without_programs_and_not_at_all_with_none() -> None:
    s = levy("Diesel", "Sure Gamble")
    s.pass_all()
    assert s.runner.hand == []
    assert sorted(s.runner.deck) == ["Diesel", "Sure Gamble"]
    s = Scenario(runner={"rig": ["Levy Advanced Research Lab"], "deck": []}, turn="runner")
    assert not s.can("Use Levy Advanced Research Lab")


@card("Laguna Velasco District")
def test_the_additional_card_is_drawn_at_once_with_the_first() -> None:
    s = Scenario(runner={"rig": ["Laguna Velasco District", "Symmetrical Visage"], "credits": 0}, turn="runner")
    s.choose("Draw 1 card")
    assert s.can("Draw 1 card"), "there was nothing to put in order"
    assert s.runner.credits == 1
    assert len(s.runner.hand) == 2


@card("Laguna Velasco District")
def test_cards_drawn_with_laguna_count_as_cards_drawn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Genetics Pavilion+"]}}},
        runner={"rig": ["Laguna Velasco District"]},
        turn="runner",
    )
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 2
    assert not s.can("Draw 1 card"), "no more than 2 cards in a turn"


@card("Laguna Velasco District")
def test_laguna_velasco_district_adds_a_card_to_each_draw_for_a_click() -> None:
    s = Scenario(runner={"rig": ["Laguna Velasco District"], "hand": ["Diesel"]}, turn="runner")
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 3
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 5
    s.choose("Play Diesel")
    assert len(s.runner.hand) == 7, "a card ability is something else"

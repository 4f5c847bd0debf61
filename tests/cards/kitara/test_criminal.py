"""The Criminal events, identity and programs of the Kitara Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Puffer ------------------------------------------------------------------------------------------------------------


@card("Puffer")
def test_puffer_grows_and_shrinks() -> None:
    s = Scenario(runner={"rig": ["Puffer"]}, turn="runner")
    assert (s.card("Puffer").strength, s.runner.memory) == (2, 3)
    s.use("Puffer")
    assert s.card("Puffer").counters["power"] == 1
    assert (s.card("Puffer").strength, s.runner.memory) == (3, 2)
    s.use("Puffer", "Place")
    assert (s.card("Puffer").strength, s.runner.memory) == (4, 1)
    s.use("Puffer", "Remove")
    assert (s.card("Puffer").strength, s.runner.memory) == (3, 2)
    assert s.runner.clicks == 1


@card("Puffer")
def test_puffer_that_outgrows_the_memory_has_something_trashed() -> None:
    s = Scenario(runner={"rig": ["Puffer", "Corroder", "Mimic", "Yog.0"]}, turn="runner")
    s.use("Puffer")
    s.choose("Corroder")
    assert sorted(s.runner.rig) == ["Mimic", "Puffer", "Yog.0"]


@card("Puffer")
def test_puffer_breaks_sentries() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}}, runner={"rig": ["Puffer"], "credits": 3}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("Puffer: +1 strength")
    s.use("Puffer: Break")
    assert s.runner.credits == 0
    s.pass_all()
    assert s.runner.discard == []


# -- Credit Kiting -----------------------------------------------------------------------------------------------------


@card("Credit Kiting")
def test_credit_kiting_installs_for_eight_less_and_tags() -> None:
    s = Scenario(
        corp={"hand": ["Blank"]},
        runner={"hand": ["Credit Kiting", "Magnum Opus", "Monolith", "Diesel"], "credits": 0},
        turn="runner",
    )
    assert not s.can("Play Credit Kiting")
    s.run_on("HQ")
    s.play("Credit Kiting", "Magnum Opus")
    assert s.runner.rig == ["Magnum Opus"]
    assert s.runner.tags == 1
    assert s.runner.credits == 0


@card("Credit Kiting")
def test_credit_kiting_needs_a_success_on_a_central_server_this_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Credit Kiting", "Corroder"], "credits": 0},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_all()
    assert not s.can("Play Credit Kiting")


@card("Credit Kiting")
def test_credit_kiting_tags_before_what_it_installs_can_help() -> None:
    s = Scenario(
        corp={"hand": ["Blank"]}, runner={"hand": ["Credit Kiting", "Forger", "Decoy"], "credits": 0}, turn="runner"
    )
    s.run_on("HQ")
    s.play("Credit Kiting", "Decoy")
    assert s.runner.rig == ["Decoy"]
    assert s.runner.tags == 1, "both happen at once: the tag could be avoided before, not after"


@card("Credit Kiting")
def test_the_question_whether_to_avoid_the_tag_of_credit_kiting_names_the_install() -> None:
    s = Scenario(runner={"hand": ["Credit Kiting", "Corroder"], "rig": ["Forger"], "credits": 0}, turn="runner")
    s.run_on("HQ")
    s.choose("Play Credit Kiting")
    assert s.prompt == (
        "About to happen: 1 tag, together with “install a program, resource or piece of hardware from the Runner's "
        "grip, lowering the install cost by 8” (Credit Kiting). You may prevent or avoid it."
    )


@card("Credit Kiting")
def test_credit_kiting_lets_its_tag_be_avoided_first() -> None:
    s = Scenario(
        corp={"hand": ["Blank"]},
        runner={"hand": ["Credit Kiting", "Corroder"], "rig": ["Decoy"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Credit Kiting")
    s.use("Decoy", "Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.tags == 0


@card("Credit Kiting")
@pytest.mark.parametrize("hand", [["Diesel"], ["Monolith"]])
def test_credit_kiting_tags_though_nothing_can_be_installed(hand: list[str]) -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"hand": ["Credit Kiting", *hand], "credits": 0}, turn="runner")
    s.run_on("HQ")
    s.play("Credit Kiting")
    assert s.runner.tags == 1
    assert s.runner.hand == hand


@card("Credit Kiting")
def test_credit_kiting_installs_before_anything_that_the_tag_sets_off() -> None:
    s = Scenario(
        corp={"hand": ["Blank"], "servers": {"Server 1": {"root": ["Mr. Stone+"]}}},
        runner={"hand": ["Credit Kiting", "Corroder", "Diesel"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Credit Kiting", "Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.discard == ["Diesel", "Credit Kiting"]


# -- Wari --------------------------------------------------------------------------------------------------------------


def wari(*ice: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": list(ice)}}, "hand": ["Blank"], "credits": 0},
        runner={"rig": ["Wari"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    return s


@card("Wari")
@pytest.mark.parametrize(("named", "returned"), [("barrier", True), ("sentry", False), ("code gate", False)])
def test_wari_returns_ice_of_the_named_subtype(named: str, returned: bool) -> None:
    s = wari("Ice Wall", "Enigma+")
    s.choose("Yes")
    assert s.options == ["sentry", "code gate", "barrier"]
    s.choose(named)
    assert "Ice Wall is exposed." in s.log
    assert ("Ice Wall" in s.corp.hand) == returned
    assert s.corp.servers["R&D"]["ice"] == (["Enigma"] if returned else ["Ice Wall", "Enigma"])
    assert s.runner.discard == ["Wari"]


@card("Wari")
def test_wari_is_for_the_first_success_on_hq_each_turn() -> None:
    s = wari("Ice Wall")
    s.choose("No")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_all()
    assert s.runner.rig == ["Wari"]
    assert "Ice Wall is exposed." not in s.log


@card("Wari")
def test_wari_needs_unrezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]}, runner={"rig": ["Wari"]}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.rig == ["Wari"]


@card("Wari")
def test_wari_returns_nothing_that_was_not_exposed() -> None:
    s = Scenario(
        corp={
            "servers": {"R&D": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["Zaibatsu Loyalty+"]}},
            "hand": ["Blank"],
            "credits": 5,
        },
        runner={"rig": ["Wari"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("barrier")
    s.use("Zaibatsu Loyalty")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]


# -- Corporate "Grant" -------------------------------------------------------------------------------------------------


@card('Corporate "Grant"')
def test_corporate_grant_taxes_the_first_install_of_each_turn() -> None:
    s = Scenario(
        corp={"credits": 5, "deck": ["Blank"] * 5},
        runner={"hand": ['Corporate "Grant"', "Corroder", "Mimic"], "credits": 9},
        turn="runner",
    )
    s.play('Corporate "Grant"')
    assert s.corp.credits == 5
    s.install("Corroder")
    s.install("Mimic")
    assert s.corp.credits == 4


# -- 419 ---------------------------------------------------------------------------------------------------------------


def scammer(credits: int = 3) -> Scenario:
    s = Scenario(corp={"hand": ["Ice Wall", "Enigma"], "credits": credits}, runner={"identity": "419: Amoral Scammer"})
    s.install("Ice Wall", "HQ")
    return s


@card("419: Amoral Scammer")
def test_419_exposes_the_first_card_that_is_installed() -> None:
    s = scammer()
    assert s.side == "runner"
    s.choose("Yes")
    assert s.side == "corp"
    s.choose("No")
    assert "Ice Wall is exposed." in s.log
    s.install("Enigma", "R&D")
    assert s.side == "corp", "only the first time"
    assert "Enigma is exposed." not in s.log


@card("419: Amoral Scammer")
def test_419_can_be_paid_off() -> None:
    s = scammer()
    s.choose("Yes")
    s.choose("Yes")
    assert s.corp.credits == 2
    assert "Ice Wall is exposed." not in s.log


@card("419: Amoral Scammer")
def test_419_may_be_quiet_and_a_poor_corp_cannot_pay() -> None:
    s = scammer()
    s.choose("No")
    assert s.corp.credits == 3
    poor = scammer(credits=0)
    poor.choose("Yes")
    assert "Ice Wall is exposed." in poor.log


@card("419: Amoral Scammer")
def test_419_has_nothing_to_expose_in_a_faceup_card_which_is_the_first() -> None:
    s = Scenario(
        corp={"hand": ["Oaktown Renovation", "Ice Wall"], "credits": 3}, runner={"identity": "419: Amoral Scammer"}
    )
    s.install("Oaktown Renovation", "New server")
    assert s.side == "corp"
    s.install("Ice Wall", "HQ")
    assert s.side == "corp"


# -- Falsified Credentials ---------------------------------------------------------------------------------------------


@card("Falsified Credentials")
@pytest.mark.parametrize(("named", "credits"), [("asset", 5), ("agenda", 0), ("ice", 0)])
def test_falsified_credentials_pays_for_the_right_name(named: str, credits: int) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"], "ice": ["Ice Wall"]}}},
        runner={"hand": ["Falsified Credentials"], "credits": 1},
        turn="runner",
    )
    s.play("Falsified Credentials", named)
    assert "PAD Campaign is exposed." in s.log
    assert s.runner.credits == credits


@card("Falsified Credentials")
def test_falsified_credentials_needs_an_unrezzed_card_in_a_remote_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"], "ice": ["Ice Wall"]}, "HQ": {"ice": ["Enigma"]}}},
        runner={"hand": ["Falsified Credentials"], "credits": 1},
        turn="runner",
    )
    assert not s.can("Play Falsified Credentials")


# -- Embezzle ----------------------------------------------------------------------------------------------------------


@card("Embezzle")
@pytest.mark.parametrize(
    ("named", "trashed", "credits"), [("operation", 2, 8), ("asset", 0, 0), ("ice", 0, 0), ("upgrade", 0, 0)]
)
def test_embezzle_trashes_revealed_cards_of_the_named_type(named: str, trashed: int, credits: int) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 3}, runner={"hand": ["Embezzle"], "credits": 1}, turn="runner")
    s.play("Embezzle")
    s.pass_until(named)
    assert s.options == ["asset", "ice", "operation", "upgrade"]
    s.choose(named)
    s.pass_all()
    assert sum("reveals Hedge Fund" in line for line in s.log) == 2
    assert len(s.corp.discard) == trashed
    assert s.runner.credits == credits
    assert s.accessed == []


@card("Embezzle")
def test_embezzle_trashes_only_what_fits() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"hand": ["Embezzle"], "credits": 1}, turn="runner")
    s.play("Embezzle")
    s.pass_until("ice")
    s.choose("ice")
    s.pass_all()
    assert s.corp.discard == ["Ice Wall"]
    assert s.corp.hand == ["Hedge Fund"]
    assert s.runner.credits == 4


@card("Embezzle")
def test_embezzle_leaves_both_sides_knowing_what_was_revealed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall"]},
        runner={"hand": ["Embezzle"], "rig": ["Friday Chip"], "credits": 1},
        turn="runner",
    )
    s.play("Embezzle")
    s.pass_until("ice")
    s.choose("ice")
    s.choose("Yes")
    s.pass_all()
    assert s.card("Friday Chip").counters["virus"] == 1
    assert not s.card("Ice Wall").faceup, "revealed cards return to their state"
    assert s.game.view("runner")["corp"]["discard"][0]["title"] == "Ice Wall"
    assert s.state.cards[s.card("Hedge Fund").id].known == 3


# -- Amina -------------------------------------------------------------------------------------------------------------


def amina(*ice: str, credits: int = 9, corp: int = 5) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Blank"], "credits": corp},
        runner={"rig": ["Amina"], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Amina")
def test_amina_breaks_up_to_three_and_costs_the_corp_a_credit() -> None:
    s = amina("Enigma+")
    s.use("Amina: Break", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 7
    assert s.corp.credits == 5, "not before the encounter ends"
    s.pass_all()
    assert s.corp.credits == 4


@card("Amina")
def test_amina_boosts_for_two() -> None:
    s = amina("Tollbooth+", credits=9)
    s.use("Amina: +3 strength")
    assert s.card("Amina").strength == 6
    assert s.runner.credits == 4


@card("Amina")
def test_amina_takes_only_one_credit_a_turn() -> None:
    s = amina("Enigma+", "Enigma+")
    for _ in range(2):
        s.to_encounter()
        s.use("Amina: Break", "Subroutine 1", "Subroutine 2")
        s.choose("Pass")
    s.pass_all()
    assert s.corp.credits == 4


@card("Amina")
def test_amina_takes_nothing_for_ice_that_it_did_not_break_whole() -> None:
    s = amina("Enigma+")
    s.use("Amina: Break", "Subroutine 2", "Done")
    s.pass_all()
    assert s.corp.credits == 5


@card("Amina")
def test_amina_counts_ice_that_is_trashed_in_the_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Blank"], "credits": 5},
        runner={"rig": ["Amina", "Hippo"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Amina: Break", "Subroutine 1", "Subroutine 2")
    s.choose("Yes")
    assert s.corp.discard == ["Enigma"]
    s.pass_all()
    assert s.corp.credits == 4


@card("Amina")
def test_amina_is_over_for_the_turn_when_the_corp_had_nothing_to_lose() -> None:
    s = amina("Enigma+", "Enigma+", corp=0)
    for _ in range(2):
        s.to_encounter()
        s.use("Amina: Break", "Subroutine 1", "Subroutine 2")
        s.choose("Pass")
        s.give("corp", credits=2)
    s.pass_all()
    assert s.corp.credits == 4


# -- Diversion of Funds ------------------------------------------------------------------------------------------------


def diversion(corp: int = 7) -> Scenario:
    s = Scenario(
        corp={"hand": ["Blank"], "credits": corp},
        runner={"hand": ["Diversion of Funds"], "credits": 1},
        turn="runner",
    )
    s.play("Diversion of Funds")
    s.pass_until("Yes")
    return s


@card("Diversion of Funds")
def test_diversion_of_funds_moves_up_to_five_credits() -> None:
    s = diversion()
    s.choose("Yes")
    assert s.options == ["5", "4", "3", "2", "1", "0"]
    s.choose("5")
    s.choose("Yes")
    assert (s.corp.credits, s.runner.credits, s.runner.clicks) == (2, 5, 2)
    assert s.accessed == []


@card("Diversion of Funds")
def test_diversion_of_funds_may_gain_nothing_and_may_be_declined() -> None:
    s = diversion(corp=3)
    s.choose("Yes")
    s.choose("3")
    s.choose("No")
    assert (s.corp.credits, s.runner.credits) == (0, 0)
    other = diversion()
    other.choose("No")
    other.pass_all()
    assert other.accessed == ["Blank"]
    assert other.corp.credits == 7


@card("Diversion of Funds")
def test_diversion_of_funds_is_a_double() -> None:
    s = Scenario(runner={"hand": ["Diversion of Funds"], "credits": 1, "clicks": 1}, turn="runner")
    assert not s.can("Play Diversion of Funds")

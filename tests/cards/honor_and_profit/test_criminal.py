"""The Criminal cards of Honor and Profit: each card's own text, and the rulings that concern it."""

from netrunner.engine.definition import CardDef
from netrunner.engine.terms import AGENDA, CORP
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

IAIN = "Iain Stirling: Retired Spook"


# -- Iain Stirling: Retired Spook --------------------------------------------------------------------------------------


@card("Iain Stirling: Retired Spook")
def test_iain_stirling_gains_two_credits_while_the_corp_is_ahead() -> None:
    s = Scenario(corp={"scored": ["Priority Requisition"]}, runner={"identity": IAIN, "credits": 0})
    s.end_turn()
    assert s.runner.credits == 2


@card("Iain Stirling: Retired Spook")
def test_iain_stirling_gains_nothing_when_the_corp_is_not_ahead() -> None:
    s = Scenario(
        corp={"scored": ["Hostile Takeover"]}, runner={"identity": IAIN, "scored": ["Hostile Takeover"], "credits": 0}
    )
    s.end_turn()
    assert s.runner.credits == 0


@card("Iain Stirling: Retired Spook")
@ruling("FAQ/card/iain-stirling/1")
def test_a_negative_score_is_less_than_none() -> None:
    burden = CardDef("Burden", CORP, AGENDA, advancement=1, agenda_points=-1)
    s = Scenario(runner={"identity": IAIN, "scored": ["Burden"], "credits": 0}, definitions={"Burden": burden})
    assert s.runner.score == -1
    assert s.corp.score == 0
    s.end_turn()
    assert s.runner.credits == 2


# -- Legwork -----------------------------------------------------------------------------------------------------------


@card("Legwork")
def test_legwork_accesses_two_more_cards_from_hq() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]}, runner={"hand": ["Legwork"]}, turn="runner"
    )
    s.choose("Play Legwork")
    s.pass_all()
    assert len(set(s.accessed)) == 3
    assert s.runner.credits == 3


@card("Legwork")
def test_legwork_adds_nothing_to_later_runs() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"hand": ["Legwork"]}, turn="runner")
    s.choose("Play Legwork")
    s.pass_all()
    s.run_on("HQ")
    assert len(s.accessed) == 4


# -- Security Testing --------------------------------------------------------------------------------------------------


def choosing(server: str, more: tuple[str, ...] = ()) -> Scenario:
    """The Runner's turn has begun, and a server is chosen."""
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["Security Testing", *more], "credits": 0},
    )
    s.end_turn()
    assert s.side == "runner"
    if more:
        s.choose("Security Testing")
    s.choose("Yes")
    s.choose(server)
    return s


@card("Security Testing")
def test_security_testing_gives_two_credits_instead_of_the_first_access_of_the_chosen_server() -> None:
    s = choosing("HQ")
    assert s.game.view("corp")["runner"]["rig"][0]["chosen_server"] == "HQ"
    s.run_on("HQ")
    assert s.runner.credits == 2
    assert s.accessed == []
    s.run_on("HQ")
    assert s.runner.credits == 2
    assert len(s.accessed) == 1


@card("Security Testing")
def test_security_testing_leaves_other_servers_alone() -> None:
    s = choosing("Archives")
    s.run_on("HQ")
    assert s.runner.credits == 0
    assert len(s.accessed) == 1
    s.run_on("Archives")
    assert s.runner.credits == 2


@card("Security Testing")
def test_an_unsuccessful_run_does_not_use_security_testing_up() -> None:
    s = choosing("HQ")
    s.choose("Run HQ")
    s.choose("Jack out")
    s.run_on("HQ")
    assert s.runner.credits == 2


@card("Security Testing")
def test_the_choice_of_security_testing_is_for_one_turn() -> None:
    s = choosing("HQ")
    s.next_turn()
    s.choose("No")
    s.give("runner", credits=-9)
    s.run_on("HQ")
    assert s.runner.credits == 0
    assert len(s.accessed) == 1


@card("Security Testing")
@ruling("FAQ/card/security-testing/1", "FAQ/qa/32")
def test_security_testing_sold_to_aesops_pawnshop_replaces_no_access() -> None:
    s = choosing("HQ", ("Aesop's Pawnshop",))
    s.choose("Yes")
    assert s.runner.discard == ["Security Testing"]
    assert s.runner.credits == 3
    s.run_on("HQ")
    assert s.runner.credits == 3
    assert len(s.accessed) == 1


@card("Security Testing")
def test_a_run_event_that_replaces_the_access_comes_before_security_testing() -> None:
    s = choosing("HQ")
    s.place("runner", "hand", "Account Siphon")
    s.choose("Play Account Siphon")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    s.pass_all()
    assert s.runner.credits == 10
    assert s.runner.tags == 2


@card("Security Testing")
@ruling("FAQ/qa/42")
def test_security_testing_does_not_see_a_run_under_crisium_grid() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"root": ["Crisium Grid+"]}}},
        runner={"rig": ["Security Testing"], "credits": 5},
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Archives")
    s.choose("Run Archives")
    s.choose("Trash Crisium Grid", side="runner")
    s.pass_all()
    assert s.corp.discard[-1] == "Crisium Grid"
    assert s.runner.credits == 0
    s.run_on("Archives")
    assert s.runner.credits == 2  # the first success that it sees

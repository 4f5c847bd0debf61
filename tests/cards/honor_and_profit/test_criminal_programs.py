"""Honor and Profit: Criminal programs."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Alias, Breach, Passport -------------------------------------------------------------------------------------------


def against(breaker: str, ice: str, server: str = "HQ") -> Scenario:
    servers: dict[str, dict[str, list[str]]] = {server: {"ice": [f"{ice}+"]}}
    if server == "Server 1":
        servers[server]["root"] = ["PAD Campaign"]
    s = Scenario(
        corp={"servers": servers, "hand": ["Hedge Fund"]}, runner={"rig": [breaker], "credits": 20}, turn="runner"
    )
    s.choose(f"Run {server}")
    s.to_encounter()
    return s


@card("Alias")
@card("Breach")
@card("Passport")
@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "boost", "breaks", "price"),
    [
        ("Alias", "Guard", 1, "+3", 1, 3),
        ("Breach", "Wall of Thorns", 1, "+4", 2, 4),
        ("Breach", "Ice Wall", 0, "+4", 1, 2),
        ("Passport", "Enigma", 0, "+2", 2, 2),
        ("Passport", "Inazuma", 2, "+2", 2, 6),
    ],
)
def test_the_icebreakers_for_central_servers(
    breaker: str, ice: str, boosts: int, boost: str, breaks: int, price: int
) -> None:
    s = against(breaker, ice)
    if boosts:
        assert not s.can(f"Use {breaker}: Break")
    for _ in range(boosts):
        s.use(f"{breaker}: {boost} strength")
    while s.can(f"Use {breaker}: Break"):
        s.use(f"{breaker}: Break")
        while any(label.startswith("Subroutine") for label in s.options):
            s.choose(next(label for label in s.options if label.startswith("Subroutine")))
    assert s.runner.credits == 20 - price
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Alias")
@card("Breach")
@card("Passport")
@pytest.mark.parametrize(
    ("breaker", "ice"),
    [("Alias", "Pup"), ("Breach", "Ice Wall"), ("Passport", "Enigma"), ("Passport", "Pop-up Window")],
)
def test_they_cannot_break_on_ice_protecting_a_remote_server(breaker: str, ice: str) -> None:
    assert against(breaker, ice).can(f"Use {breaker}: Break")
    s = against(breaker, ice, "Server 1")
    assert not s.can(f"Use {breaker}: Break")
    assert s.can(f"Use {breaker}: +")


@card("Alias")
@card("Breach")
@card("Passport")
@pytest.mark.parametrize(("breaker", "ice"), [("Alias", "Enigma"), ("Breach", "Pup"), ("Passport", "Ice Wall")])
def test_they_break_only_their_own_subtype(breaker: str, ice: str) -> None:
    assert not against(breaker, ice).can(f"Use {breaker}: Break")


@card("Breach")
def test_breach_breaks_up_to_three_subroutines_for_two_credits() -> None:
    s = against("Breach", "Wall of Thorns")
    s.use("Breach: +4 strength")
    s.use("Breach: Break")
    s.choose("Subroutine 2")
    s.choose("Done")
    assert s.runner.credits == 16
    assert s.can("Use Breach: Break")  # the other one is left


# -- Gingerbread -------------------------------------------------------------------------------------------------------


@card("Gingerbread")
def test_gingerbread_breaks_tracer_subroutines() -> None:
    s = against("Gingerbread", "Hunter")
    assert not s.can("Use Gingerbread: Break")  # Hunter's strength is 4
    s.use("Gingerbread: +3 strength")
    s.use("Gingerbread: Break")
    assert s.runner.credits == 17
    s.pass_all()
    assert s.runner.tags == 0
    assert s.accessed == ["Hedge Fund"]


@card("Gingerbread")
def test_gingerbread_breaks_on_remote_servers_but_nothing_that_is_no_tracer() -> None:
    s = against("Gingerbread", "Hunter", "Server 1")
    s.use("Gingerbread: +3 strength")
    assert s.can("Use Gingerbread: Break")
    assert not against("Gingerbread", "Pup").can("Use Gingerbread: Break")


# -- Grappling Hook ----------------------------------------------------------------------------------------------------


def hook(ice: str, *more: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Grappling Hook", *more], "hand": ["Diesel"] * 5, "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Grappling Hook")
def test_grappling_hook_breaks_all_subroutines_but_the_one_chosen() -> None:
    s = hook("Tsurugi")
    s.choose("Use Grappling Hook")
    assert len(s.options) == 4
    s.choose("Subroutine 4")
    assert s.runner.discard == ["Grappling Hook", "Diesel"]  # the last net damage
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert len(s.runner.hand) == 4


@card("Grappling Hook")
def test_grappling_hook_compares_no_strengths() -> None:
    s = hook("Wall of Thorns")  # strength 5
    s.use("Grappling Hook", "Subroutine 1")
    s.pass_all()
    assert len(s.runner.hand) == 3
    assert s.accessed == ["Hedge Fund"]


@card("Grappling Hook")
def test_grappling_hook_is_of_no_use_against_one_subroutine_or_outside_an_encounter() -> None:
    s = hook("Ice Wall", "Corroder")
    assert s.can("Use Corroder: Break")
    assert not s.can("Use Grappling Hook")
    s = Scenario(runner={"rig": ["Grappling Hook"]}, turn="runner", skip_empty_windows=False)
    assert not s.can("Use Grappling Hook")


@card("Grappling Hook")
def test_the_one_left_by_grappling_hook_may_have_been_broken_before() -> None:
    s = hook("Enigma", "Yog.0")
    s.use("Yog.0", "Subroutine 1")
    s.choose("Use Grappling Hook")
    assert not s.can("Subroutine 2")  # nothing would be broken
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.clicks == 3
    assert s.runner.discard == ["Grappling Hook"]


@card("Grappling Hook")
def test_grappling_hook_breaks_nothing_where_nothing_can_be_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma+", "Tsurugi+"]}}},
        runner={"rig": ["Grappling Hook"], "hand": ["Diesel"] * 5, "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None and s.run.ice != "Tsurugi":
        s.choose("Continue" if s.can("Continue") else "Pass")
    while s.run is not None:
        assert not s.can("Use Grappling Hook")
        s.choose(next(label for label in ("Continue", "Pass", "No", "No action") if s.can(label)))


@card("Grappling Hook", "Armored Servers")
@pytest.mark.parametrize("cards", [1, 2, 4])
def test_what_breaking_costs_is_due_for_each_subroutine_that_grappling_hook_breaks(cards: int) -> None:
    s = Scenario(
        corp={"scored": [("Armored Servers", {"agenda": 1})], "servers": {"HQ": {"ice": ["Tsurugi+"]}}},
        runner={"rig": ["Grappling Hook"], "hand": ["Diesel"] * cards},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Armored Servers", side="corp")
    s.to_encounter()
    s.choose("Use Grappling Hook")
    while not s.can("Subroutine 1"):
        s.choose("Diesel")
    s.choose("Subroutine 1")
    while s.can("Diesel"):
        s.choose("Diesel")
    paid = min(cards, 3)
    told = {1: "“Do 1 net damage”", 2: "2 subroutines (2 and 3)", 3: "3 subroutines (2, 3 and 4)"}
    assert f"Grappling Hook breaks {told[paid]}." in s.log
    assert s.runner.discard.count("Diesel") == paid


# -- Bug ---------------------------------------------------------------------------------------------------------------


@card("Bug")
def test_bug_can_be_installed_only_after_a_successful_run_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Bug"]}, turn="runner")
    assert not s.can("Install Bug")
    s.run_on("Archives")
    assert not s.can("Install Bug")
    s.run_on("HQ")
    s.install("Bug")
    assert s.runner.rig == ["Bug"]


def bugged(*copies: str, credits_: int = 5) -> Scenario:
    return Scenario(
        corp={"hand": ["Anonymous Tip", "Ice Wall"], "deck": ["Hedge Fund", "Snare!", "Enigma", "Hunter", "Hunter"]},
        runner={"rig": ["Bug", *copies], "credits": credits_},
    )


@card("Bug")
def test_bug_may_reveal_a_card_that_the_corp_draws() -> None:
    s = bugged()
    s.choose("Draw 1 card")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 3
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert "The Corp reveals Hedge Fund from HQ." in s.log
    assert s.card("Ice Wall").known_to == ["corp"]


@card("Bug")
def test_bug_may_be_declined() -> None:
    s = bugged()
    s.choose("Draw 1 card")
    s.choose("No")
    assert s.runner.credits == 5
    assert s.card("Hedge Fund").known_to == ["corp"]


@card("Bug")
def test_bug_is_asked_for_each_of_several_cards_drawn_at_once() -> None:
    s = bugged()
    s.choose("Play Anonymous Tip")
    s.choose("No")
    s.choose("Yes")
    s.choose("Yes")
    assert s.runner.credits == 1
    assert s.card("Hedge Fund").known_to == ["corp"]
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert s.card("Enigma").known_to == ["corp", "runner"]


@card("Bug")
def test_bug_needs_two_credits() -> None:
    s = bugged(credits_=1)
    s.choose("Draw 1 card")
    assert s.side == "corp"


@card("Bug")
def test_bug_sees_the_mandatory_draw_and_not_the_runners_draws() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 5}, runner={"rig": ["Bug"], "deck": ["Diesel"] * 5}, turn="runner")
    s.choose("Draw 1 card")
    assert s.options != ["Yes", "No"]
    for _ in range(3):
        s.choose("Gain 1 credit")
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    assert s.side == "runner"
    assert s.state.active == 0


@card("Bug")
def test_each_bug_asks_for_itself() -> None:
    s = bugged("Bug")
    s.choose("Draw 1 card")
    while s.side == "runner":
        s.choose("No" if s.can("No") else s.options[0])
    assert s.runner.credits == 5


@card("Bug")
def test_the_question_of_bug_says_which_of_the_drawn_cards_it_is_about() -> None:
    def question() -> str:
        assert s.game.decision is not None
        return s.game.decision.prompt

    s = Scenario(
        corp={"hand": ["Anonymous Tip"], "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["Bug"], "credits": 9},
    )
    s.play("Anonymous Tip")
    assert question() == "Bug: pay 2 credits to reveal card 1 of 3?"
    s.choose("No")
    assert question() == "Bug: pay 2 credits to reveal card 2 of 3?"
    s.choose("Yes")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]
    assert question() == "Bug: pay 2 credits to reveal card 3 of 3?"
    s.choose("No")
    s.choose("Draw 1 card")
    assert question() == "Bug: pay 2 credits to reveal the card?"

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

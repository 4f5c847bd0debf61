"""Spin cycle: Haas-Bioroid operations."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Hellion Alpha Test ------------------------------------------------------------------------------------------------


def hellion(*installed: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hellion Alpha Test"], "deck": ["Hedge Fund"] * 9, "credits": 5},
        runner={"hand": [*installed], "credits": 9, **runner},
        turn="runner",
    )
    for title in installed:
        s.install(title)
    s.end_turn()
    return s


@card("Hellion Alpha Test")
def test_hellion_alpha_test_needs_a_resource_installed_last_turn() -> None:
    assert hellion("Armitage Codebusting").can("Play Hellion Alpha Test")
    assert not hellion("Corroder", rig=["Armitage Codebusting"]).can("Play Hellion Alpha Test")
    s = hellion("Armitage Codebusting")
    s.end_turn()
    s.end_turn()
    assert not s.can("Play Hellion Alpha Test")


@card("Hellion Alpha Test")
def test_hellion_alpha_test_puts_a_resource_on_top_of_the_stack() -> None:
    s = hellion("Armitage Codebusting")
    s.choose("Play Hellion Alpha Test")
    s.bid(corp=0, runner=1)
    assert s.runner.rig == []
    assert s.runner.deck[0] == "Armitage Codebusting"
    assert s.corp.bad_publicity == 0


@card("Hellion Alpha Test")
def test_the_corp_chooses_the_resource_which_need_not_be_the_new_one() -> None:
    s = hellion("Armitage Codebusting", rig=["Wyldside", "Corroder"])
    s.choose("Play Hellion Alpha Test")
    s.bid(corp=0, runner=0)
    assert s.side == "corp"
    assert sorted(s.options) == ["Armitage Codebusting", "Wyldside"]
    s.choose("Wyldside")
    assert s.runner.deck[0] == "Wyldside"


@card("Hellion Alpha Test")
def test_a_failed_hellion_alpha_test_gives_bad_publicity() -> None:
    s = hellion("Armitage Codebusting")
    s.choose("Play Hellion Alpha Test")
    s.bid(corp=1, runner=3)
    assert s.runner.rig == ["Armitage Codebusting"]
    assert s.corp.bad_publicity == 1


@card("Hellion Alpha Test")
def test_a_resource_that_has_left_again_was_installed_all_the_same() -> None:
    s = Scenario(
        corp={"hand": ["Hellion Alpha Test"] * 2, "deck": ["Hedge Fund"] * 9},
        runner={"hand": ["Armitage Codebusting"], "rig": ["Wyldside"], "credits": 9},
        turn="runner",
    )
    s.install("Armitage Codebusting")
    s.end_turn()
    s.choose("Play Hellion Alpha Test")
    s.bid(corp=0, runner=0)
    s.choose("Armitage Codebusting")
    assert s.can("Play Hellion Alpha Test")


# -- Blue Level Clearance ----------------------------------------------------------------------------------------------


@card("Blue Level Clearance")
def test_blue_level_clearance_gains_five_credits_and_draws_two_cards_for_two_clicks() -> None:
    s = Scenario(corp={"hand": ["Blue Level Clearance"], "deck": ["Enigma", "Ice Wall", "Hunter"], "credits": 2})
    s.choose("Play Blue Level Clearance")
    assert (s.corp.credits, s.corp.clicks) == (5, 1)
    assert sorted(s.corp.hand) == ["Enigma", "Ice Wall"]
    assert not Scenario(corp={"hand": ["Blue Level Clearance"], "clicks": 1}).can("Play Blue Level Clearance")
    assert not Scenario(corp={"hand": ["Blue Level Clearance"], "credits": 1}).can("Play Blue Level Clearance")


# -- Reclamation Order -------------------------------------------------------------------------------------------------


def reclaim(*discard: object) -> Scenario:
    return Scenario(corp={"hand": ["Reclamation Order"], "discard": [*discard], "credits": 1})


@card("Reclamation Order")
def test_reclamation_order_adds_any_number_of_copies_of_the_named_card_to_hq() -> None:
    s = reclaim("Hedge Fund", "Hedge Fund", ("Hedge Fund", "facedown"), "Enigma")
    s.choose("Play Reclamation Order")
    assert (s.corp.clicks, s.corp.credits) == (1, 0)
    s.choose("Hedge Fund")
    s.choose("Hedge Fund (facedown in Archives)")
    s.choose("Hedge Fund")
    s.choose("Hedge Fund")
    s.pass_all()
    assert s.corp.hand == ["Hedge Fund"] * 3
    assert sorted(s.corp.discard) == ["Enigma", "Reclamation Order"]
    assert all(card.known_to == ["corp", "runner"] for card in s.cards("Hedge Fund"))


@card("Reclamation Order")
def test_reclamation_order_may_stop_at_any_number() -> None:
    s = reclaim("Hedge Fund", "Hedge Fund")
    s.play("Reclamation Order", "Hedge Fund", "Hedge Fund", "Done")
    assert s.corp.hand == ["Hedge Fund"]
    s = reclaim("Hedge Fund", "Hedge Fund")
    s.play("Reclamation Order", "Hedge Fund", "Done")
    assert s.corp.hand == []


@card("Reclamation Order")
def test_reclamation_order_cannot_name_itself_and_needs_something_in_archives() -> None:
    s = reclaim("Hedge Fund", "Reclamation Order")
    s.choose("Play Reclamation Order")
    assert "Reclamation Order" not in s.options
    assert "Enigma" in s.options  # whatever is in Archives
    assert not reclaim().can("Play Reclamation Order")
    assert not reclaim("Reclamation Order").can("Play Reclamation Order")


@card("Reclamation Order")
def test_reclamation_order_asks_the_same_whether_or_not_a_copy_lies_facedown() -> None:
    for hidden in ("Hedge Fund", "Enigma"):
        s = reclaim((hidden, "facedown"))
        s.play("Reclamation Order", "Hedge Fund")
        assert s.side == "corp"
        assert s.can("Done")
        s.choose("Done")
        assert s.card(hidden).known_to == ["corp"]


@card("Reclamation Order")
def test_the_question_of_reclamation_order_is_about_several_cards() -> None:
    s = Scenario(corp={"hand": ["Reclamation Order"], "discard": ["Hedge Fund", "Hedge Fund"], "credits": 1})
    s.play("Reclamation Order", "Hedge Fund")
    assert s.game.decision is not None
    assert s.game.decision.prompt == (
        "Reclamation Order: reveal any number of copies of the named card from Archives and add them to HQ."
    )

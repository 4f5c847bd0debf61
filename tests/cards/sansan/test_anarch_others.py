"""The Anarch resources, events and hardware of the SanSan Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Paige Piper -------------------------------------------------------------------------------------------------------


def piper(**runner: object) -> Scenario:
    return Scenario(runner={"rig": ["Paige Piper"], "credits": 9, **runner}, turn="runner")


@card("Paige Piper")
def test_paige_piper_takes_copies_of_the_first_installed_card_to_the_heap() -> None:
    s = piper(hand=["Corroder"], deck=["Diesel", "Corroder", "Corroder", "Mimic"])
    s.install("Corroder")
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder", "Corroder"]
    assert sorted(card for card in s.runner.deck if card != "Blank") == ["Diesel", "Mimic"]
    assert "The Runner shuffles the stack." in s.log


@card("Paige Piper")
def test_paige_piper_may_take_fewer_or_none_at_all() -> None:
    s = piper(hand=["Corroder"], deck=["Corroder", "Corroder"])
    s.install("Corroder")
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Done")
    assert s.runner.discard == ["Corroder"]
    t = piper(hand=["Corroder"], deck=["Corroder"])
    t.install("Corroder")
    t.choose("No")
    assert t.runner.discard == []


@card("Paige Piper")
def test_paige_piper_hears_only_the_first_install_of_each_turn() -> None:
    s = piper(hand=["Corroder", "Mimic"], deck=["Mimic", "Corroder"])
    s.install("Corroder")
    s.choose("No")
    s.install("Mimic")
    assert s.side == "runner"
    assert not s.can("Yes")


@card("Paige Piper")
def test_paige_piper_counts_her_own_install() -> None:
    s = Scenario(
        runner={"hand": ["Paige Piper", "Mimic"], "deck": ["Paige Piper", "Mimic"], "credits": 9}, turn="runner"
    )
    s.install("Paige Piper")
    s.choose("Yes")
    s.choose("Paige Piper")
    assert s.runner.discard == ["Paige Piper"]
    s.install("Mimic")
    assert not s.can("Yes"), "that was the second install"


@card("Paige Piper")
def test_paige_piper_asks_without_telling_whether_there_are_copies() -> None:
    s = piper(hand=["Corroder"], deck=["Diesel"])
    s.install("Corroder")
    s.choose("Yes")
    assert s.runner.discard == []


@card("Paige Piper")
def test_paige_piper_does_not_look_for_a_card_installed_facedown() -> None:
    s = piper(rig=["Paige Piper", "Hunting Grounds"], hand=["Corroder"], deck=["Mimic"] * 4)
    s.choose("Gain 1 credit")
    s.use("Hunting Grounds")
    s.choose("Yes")
    assert "Mimic" in s.runner.rig
    assert s.runner.discard == ["Hunting Grounds"], "a facedown card is a copy of nothing"
    s.pass_all()
    s.install("Corroder")
    assert not s.can("Yes"), "but it was the first install"


# -- Adjusted Chronotype -----------------------------------------------------------------------------------------------


@card("Adjusted Chronotype")
def test_adjusted_chronotype_gives_back_the_first_lost_click_of_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Adjusted Chronotype"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.clicks == 3
    s.run_on("R&D")
    assert s.runner.clicks == 1, "the second time nothing is gained"


@card("Adjusted Chronotype", "Beach Party")
def test_adjusted_chronotype_answers_beach_party() -> None:
    s = Scenario(runner={"rig": ["Adjusted Chronotype", "Beach Party"]}, turn="runner")
    s.next_turn()
    assert s.runner.clicks == 4


@card("Adjusted Chronotype")
def test_adjusted_chronotype_says_nothing_to_clicks_that_are_spent() -> None:
    s = Scenario(runner={"rig": ["Adjusted Chronotype"]}, turn="runner")
    s.choose("Gain 1 credit")
    assert s.runner.clicks == 3


# -- Hacktivist Meeting ------------------------------------------------------------------------------------------------


def meeting(hand: list[str], **servers: object) -> Scenario:
    s = Scenario(
        corp={"hand": hand, "servers": servers or {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 9},
        runner={"hand": ["Hacktivist Meeting"]},
        turn="runner",
    )
    s.play("Hacktivist Meeting")
    return s


@card("Hacktivist Meeting")
def test_hacktivist_meeting_takes_a_random_card_of_hq_for_rezzing_an_asset() -> None:
    s = meeting(["Hedge Fund", "Hedge Fund"])
    s.choose("Rez PAD Campaign", side="corp")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.discard == ["Hedge Fund"]
    assert not s.state.cards[s.state.players[0].discard[0]].faceup
    assert s.corp.credits == 7


@card("Hacktivist Meeting")
def test_with_an_empty_hq_nothing_but_ice_can_be_rezzed_under_hacktivist_meeting() -> None:
    s = meeting([], **{"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}})
    s.choose("Run HQ")
    assert not s.can("Rez PAD Campaign")
    s.rez("Ice Wall")
    assert s.corp.credits == 8
    assert s.corp.discard == []


@card("Hacktivist Meeting")
def test_hacktivist_meeting_is_over_when_an_agenda_is_scored() -> None:
    s = meeting(
        ["Hedge Fund"],
        **{"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}, "Server 2": {"root": ["PAD Campaign"]}},
    )
    s.end_turn()
    s.choose("Score Hostile Takeover")
    assert s.runner.discard == ["Hacktivist Meeting"]
    s.choose("Rez PAD Campaign", side="corp")
    assert s.corp.discard == []


# -- Skulljack ---------------------------------------------------------------------------------------------------------


@card("Skulljack")
def test_skulljack_costs_a_brain_and_lowers_trash_costs() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}, "hand": ["PAD Campaign"]},
        runner={"hand": ["Skulljack", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.install("Skulljack")
    assert s.runner.brain_damage == 1
    assert s.runner.discard == ["Diesel"]
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.runner.credits == 9 - 2 - 3
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert s.runner.credits == 1, "cards in HQ have a lower trash cost as well"


@card("Skulljack")
def test_skulljack_lowers_no_trash_cost_below_zero_and_gives_none_to_a_card_without() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Shock!"]}}},
        runner={"rig": ["Skulljack"], "hand": ["Diesel"], "credits": 0},
        turn="runner",
    )
    s.access("HQ")
    assert not s.can("Trash Hedge Fund")
    s.pass_all()
    before = s.state.trash_cost(s.state.cards[s.card("Shock!").id])
    assert before == 1


# -- Chrome Parlor -----------------------------------------------------------------------------------------------------


@card("Chrome Parlor", "Skulljack", "Net-Ready Eyes", "Brain Cage", "Titanium Ribs")
@pytest.mark.parametrize("title", ["Skulljack", "Net-Ready Eyes", "Brain Cage", "Titanium Ribs"])
def test_chrome_parlor_prevents_the_damage_of_installing_cybernetics(title: str) -> None:
    s = Scenario(runner={"rig": ["Chrome Parlor"], "hand": [title, "Diesel", "Diesel"], "credits": 9}, turn="runner")
    s.install(title)
    assert s.runner.hand == ["Diesel", "Diesel"]
    assert s.runner.brain_damage == 0


@card("Chrome Parlor")
def test_chrome_parlor_prevents_no_other_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Chrome Parlor", "Skulljack"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 1


# -- Street Peddler ----------------------------------------------------------------------------------------------------


def peddled(*deck: str, **runner: object) -> Scenario:
    s = Scenario(runner={"hand": ["Street Peddler"], "deck": list(deck), "credits": 9, **runner}, turn="runner")
    s.install("Street Peddler")
    return s


@card("Street Peddler")
def test_street_peddler_hosts_the_top_three_cards_facedown() -> None:
    s = peddled("Corroder", "Diesel", "Mimic", "Sure Gamble")
    assert s.card("Street Peddler").hosted == ["Corroder", "Diesel", "Mimic"]
    assert s.runner.deck[0] == "Sure Gamble"
    for title in ("Corroder", "Diesel", "Mimic"):
        assert s.card(title).known_to == ["runner"]
        assert not s.card(title).faceup


@card("Street Peddler")
def test_street_peddler_installs_one_for_a_credit_less_and_the_others_are_trashed() -> None:
    s = peddled("Corroder", "Diesel", "Mimic")
    s.use("Street Peddler", "Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 8
    assert sorted(s.runner.discard) == ["Diesel", "Mimic", "Street Peddler"]
    assert not any("Corroder is trashed" in line for line in s.log)


@card("Street Peddler")
def test_street_peddler_cannot_be_used_without_anything_to_install() -> None:
    assert not peddled("Diesel", "Sure Gamble", "Diesel").can("Use Street Peddler"), "events are not installed"
    assert not peddled("Femme Fatale", "Diesel", "Diesel", credits=7).can("Use Street Peddler"), "8 credits are needed"
    assert peddled("Femme Fatale", "Diesel", "Diesel", credits=8).can("Use Street Peddler")


@card("Street Peddler")
def test_cards_hosted_on_a_trashed_street_peddler_are_trashed() -> None:
    s = peddled("Corroder", "Diesel", "Mimic", tags=1, clicks=1)
    s.pass_until("Trash Street Peddler")
    s.choose("Trash Street Peddler")
    assert sorted(s.runner.discard) == ["Corroder", "Diesel", "Mimic", "Street Peddler"]


@card("Street Peddler")
def test_street_peddler_installs_in_a_run_and_past_a_blacklist() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Blacklist+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Street Peddler"], "deck": ["Corroder", "Diesel", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.install("Street Peddler")
    s.pass_until("Run HQ")
    s.choose("Run HQ")
    s.pass_until("Use Street Peddler")
    s.use("Street Peddler")
    assert s.runner.rig == ["Corroder"], "it never was in the heap"
    s.to_encounter()
    s.use("Corroder")
    s.pass_all()
    assert s.accessed


@card("Street Peddler")
def test_street_peddler_hosts_what_is_left_of_a_short_stack() -> None:
    s = Scenario(runner={"hand": ["Street Peddler"], "deck": ["Mimic"]}, turn="runner")
    while s.state.players[1].deck[:-1]:
        s.state.players[1].deck.pop(0)
    s.install("Street Peddler")
    assert s.card("Street Peddler").hosted == ["Mimic"]


@card("Street Peddler", 'Armand "Geist" Walker: Tech Lord')
def test_geist_draws_for_street_peddler() -> None:
    s = peddled("Corroder", "Diesel", "Mimic", "Sure Gamble", identity='Armand "Geist" Walker: Tech Lord')
    s.use("Street Peddler", "Corroder")
    assert s.runner.hand == ["Sure Gamble"]
    assert sorted(s.runner.discard) == ["Diesel", "Mimic", "Street Peddler"]


# -- Spoilers ----------------------------------------------------------------------------------------------------------


@card("Spoilers")
def test_spoilers_makes_the_corp_trash_the_top_of_rnd_as_it_scores() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"], "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["Spoilers"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.corp.discard == ["Hedge Fund"]
    assert not s.card("Hedge Fund").faceup


@card("Spoilers", "Gang Sign", "Fan Site")
def test_stealing_is_not_scoring() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"]}, runner={"rig": ["Spoilers", "Gang Sign", "Fan Site"]}, turn="runner"
    )
    s.run_on("HQ")
    assert s.corp.discard == []
    assert s.accessed == ["Hostile Takeover"]
    assert s.runner.scored == ["Hostile Takeover"]


# -- Power to the People -----------------------------------------------------------------------------------------------


@card("Power to the People")
def test_power_to_the_people_pays_for_the_first_agenda_accessed_this_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "servers": {"Server 1": {"root": ["Hostile Takeover"]}}},
        runner={"hand": ["Power to the People"], "credits": 0},
        turn="runner",
    )
    s.play("Power to the People")
    s.run_on("Archives")
    assert s.runner.credits == 0
    s.run_on("HQ")
    assert s.runner.credits == 7
    s.run_on("Server 1")
    assert s.runner.credits == 7, "only the first"
    assert len(s.runner.scored) == 2


@card("Power to the People")
def test_power_to_the_people_pays_before_an_agenda_is_stolen_for_credits() -> None:
    s = Scenario(
        corp={"hand": ["NAPD Contract"]}, runner={"hand": ["Power to the People"], "credits": 0}, turn="runner"
    )
    s.play("Power to the People")
    s.access("HQ")
    s.choose("Steal NAPD Contract")
    assert s.runner.credits == 3


@card("Power to the People")
def test_power_to_the_people_is_for_the_first_click_and_this_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover"]}}},
        runner={"hand": ["Power to the People"]},
        turn="runner",
    )
    s.play("Power to the People")
    s.next_turn()
    credits = s.runner.credits
    s.run_on("Server 1")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.credits == credits
    late = Scenario(runner={"hand": ["Power to the People"]}, turn="runner")
    late.choose("Gain 1 credit")
    assert not late.can("Play Power to the People")


# -- DDoS --------------------------------------------------------------------------------------------------------------


@card("DDoS")
def test_ddos_keeps_the_outermost_ice_of_each_attacked_server_unrezzed_this_turn() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall", "Wall of Static"]}, "R&D": {"ice": ["Wraparound"]}},
            "credits": 20,
        },
        runner={"rig": ["DDoS"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("DDoS")
    assert s.runner.discard == ["DDoS"]
    s.choose("Run HQ")
    assert not s.can("Rez Ice Wall")
    s.rez("Wall of Static")
    s.pass_all()
    s.choose("Run R&D")
    s.pass_all()
    assert not s.card("Wraparound").rezzed
    assert not s.card("Ice Wall").rezzed
    s.next_turn()
    s.choose("Run R&D")
    s.rez("Wraparound")
    assert s.card("Wraparound").rezzed


@card("DDoS")
def test_ddos_concerns_no_rezzed_ice_and_no_other_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["DDoS"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("DDoS")
    s.run_on("HQ")
    assert not s.accessed, "Ice Wall was rezzed before"

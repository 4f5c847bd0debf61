"""The Criminal cards of the Mumbad Cycle: each card's own text."""

import pytest

from netrunner.engine.knowledge import determinize
from netrunner.engine.reference import Chosen
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- High-Stakes Job ---------------------------------------------------------------------------------------------------


@card("High-Stakes Job")
def test_high_stakes_job_runs_a_server_with_unrezzed_ice_and_pays_12_credits() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall+", "Enigma"]},
                "R&D": {"ice": ["Quandary+"]},
                "Server 1": {"ice": ["Chum"]},
            },
            "credits": 0,
        },
        runner={"hand": ["High-Stakes Job"], "rig": ["Corroder"], "credits": 7},
        turn="runner",
    )
    s.choose("Play High-Stakes Job")
    assert s.options == ["HQ", "Server 1"]
    s.choose("Server 1")
    s.pass_all()
    assert s.runner.credits == 13


@card("High-Stakes Job")
def test_high_stakes_job_pays_nothing_for_a_failure_and_needs_unrezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"hand": ["High-Stakes Job"], "credits": 6},
        turn="runner",
    )
    s.play("High-Stakes Job")
    s.choose("HQ") if s.can("HQ") else None
    s.rez("Ice Wall")
    s.pass_all()
    assert s.runner.credits == 0
    rezzed = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["High-Stakes Job"], "credits": 6},
        turn="runner",
    )
    assert not rezzed.can("Play High-Stakes Job")


@card("High-Stakes Job")
def test_high_stakes_job_pays_as_the_run_ends_in_the_order_that_the_runner_wishes() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"hand": ["High-Stakes Job"], "rig": ["Doppelgänger"], "credits": 6},
        turn="runner",
    )
    s.play("High-Stakes Job")
    s.pass_until("Doppelgänger")
    assert sorted(s.options) == ["Doppelgänger", "High-Stakes Job"]
    s.choose("High-Stakes Job")
    assert s.runner.credits == 12, "before the second run"
    s.choose("Yes")
    s.choose("R&D")
    s.pass_all()
    assert s.runner.credits == 12, "the other run pays nothing"


# -- Mongoose ----------------------------------------------------------------------------------------------------------


def mongoose(*ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{title}+" for title in ice]}, "R&D": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Mongoose"], "credits": 20, "hand": ["Blank"] * 5, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Mongoose")
def test_mongoose_breaks_up_to_2_sentry_subroutines_and_gains_2_strength_for_2() -> None:
    s = mongoose("Ichi 1.0")
    s.use("Mongoose: +2 strength")
    s.use("Mongoose: +2 strength")
    assert s.card("Mongoose").strength == 5
    s.use("Mongoose: Break", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 15
    s.use("Mongoose: Break")
    assert s.runner.credits == 14, "as often as wanted on the same ice"


@card("Mongoose")
def test_mongoose_cannot_break_subroutines_on_a_second_piece_of_ice_in_the_run() -> None:
    s = mongoose("Neural Katana", "Neural Katana")
    s.use("Mongoose: +2 strength")
    s.use("Mongoose: Break")
    s.choose("Pass")
    s.to_encounter()
    s.use("Mongoose: +2 strength")
    assert not s.can("Use Mongoose: Break")
    s.pass_all()
    s.choose("Run R&D")
    s.to_encounter()
    s.use("Mongoose: +2 strength")
    assert s.can("Use Mongoose: Break"), "another run"


@card("Mongoose")
def test_mongoose_may_pass_by_ice_unused_and_breaks_no_other_type() -> None:
    s = mongoose("Ice Wall")
    assert not s.can("Use Mongoose: Break")
    idle = mongoose("Neural Katana", "Neural Katana")
    idle.use("Mongoose: +2 strength")
    idle.choose("Pass")
    idle.pass_until("Use Mongoose: +2 strength")
    idle.to_encounter()
    idle.use("Mongoose: +2 strength")
    assert idle.can("Use Mongoose: Break")


# -- CBI Raid ----------------------------------------------------------------------------------------------------------


@card("CBI Raid")
def test_cbi_raid_puts_hq_on_top_of_rnd_in_the_corps_order() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall", "Enigma", "Snare!"], "deck": ["Hedge Fund"]},
        runner={"hand": ["CBI Raid"], "credits": 3},
        turn="runner",
    )
    s.choose("Play CBI Raid")
    s.choose("Snare!", side="corp")
    s.choose("Ice Wall")
    assert s.corp.hand == []
    assert s.corp.deck == ["Snare!", "Ice Wall", "Enigma", "Hedge Fund"]
    assert s.accessed == []
    assert s.card("Enigma").known_to == ["corp"]


@card("CBI Raid")
def test_cbi_raid_with_an_empty_hq_or_without_success_moves_nothing() -> None:
    s = Scenario(corp={"hand": [], "deck": ["Hedge Fund"]}, runner={"hand": ["CBI Raid"]}, turn="runner")
    s.choose("Play CBI Raid")
    s.pass_all()
    assert s.corp.deck == ["Hedge Fund"]
    stopped = Scenario(
        corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["CBI Raid"]},
        turn="runner",
    )
    stopped.choose("Play CBI Raid")
    stopped.pass_all()
    assert stopped.corp.hand == ["Enigma"]


# -- Tech Trader -------------------------------------------------------------------------------------------------------


@card("Tech Trader")
def test_tech_trader_pays_for_trash_abilities_only() -> None:
    s = Scenario(
        runner={
            "rig": ["Tech Trader", "Tech Trader", "Sports Hopper", "Magnum Opus"],
            "deck": ["Blank"] * 4,
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Use Magnum Opus")
    assert s.runner.credits == 2
    s.use("Sports Hopper")
    s.choose("Tech Trader")
    assert s.runner.credits == 4


# -- Nero Severn -------------------------------------------------------------------------------------------------------

NERO = "Nero Severn: Information Broker"


@card("Nero Severn: Information Broker")
def test_nero_severn_may_jack_out_as_a_sentry_is_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"identity": NERO, "hand": ["Blank"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.run is None
    assert len(s.runner.hand) == 5
    assert "The run is unsuccessful." in s.log


@card("Nero Severn: Information Broker")
def test_nero_severn_jacks_out_once_a_turn_and_not_from_other_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"identity": NERO, "hand": ["Blank"] * 5},
        turn="runner",
    )
    s.choose("Run R&D")
    assert s.run is None, "nothing was asked: a barrier"
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Run HQ")
    assert len(s.runner.hand) == 2, "no second time"


@card("Nero Severn: Information Broker")
def test_nero_severn_may_decline_and_jack_out_later_in_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"identity": NERO, "hand": ["Blank"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("No")
    s.pass_all()
    assert len(s.runner.hand) == 2
    s.choose("Run HQ")
    assert s.can("Yes")


@card("Nero Severn: Information Broker", "Reflection")
@ruling("RR/trigger-steps/9")
def test_nero_severn_is_gone_before_the_ice_does_what_it_does_when_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}, "hand": ["Hedge Fund"]},
        runner={"identity": NERO, "rig": ["Reflection"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.run is None
    assert s.runner.tags == 0
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]


@card("Nero Severn: Information Broker")
def test_nero_severn_is_not_asked_where_nobody_can_jack_out() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma+", "Data Raven+"]}}}, runner={"identity": NERO}, turn="runner"
    )
    s.choose("Run HQ")
    assert "Take 1 tag" in s.options


# -- Reflection --------------------------------------------------------------------------------------------------------


@card("Reflection")
def test_reflection_gives_memory_and_link_and_reveals_a_card_of_hq_on_jacking_out() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Reflection"]}, turn="runner")
    assert s.runner.memory_limit == 5
    assert s.runner.link == 1
    s.choose("Run R&D")
    s.choose("Jack out")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    s.run_on("R&D")
    assert sum("reveals" in line for line in s.log) == 1, "not for a run that ends otherwise"


@card("Reflection")
def test_reflection_reveals_nothing_from_an_empty_hq() -> None:
    s = Scenario(corp={"hand": []}, runner={"rig": ["Reflection"]}, turn="runner")
    s.choose("Run R&D")
    s.choose("Jack out")
    assert s.run is None
    assert not any("reveals" in line for line in s.log)


# -- Spy Camera --------------------------------------------------------------------------------------------------------


@card("Spy Camera")
def test_spy_camera_arranges_as_many_cards_as_there_are_copies() -> None:
    s = Scenario(runner={"rig": ["Spy Camera", "Spy Camera"], "deck": ["Diesel", "Mimic", "Yog.0"]}, turn="runner")
    s.choose(s.options[-1])
    assert sorted(s.options) == ["Diesel", "Mimic"]
    s.choose("Mimic")
    assert s.runner.deck == ["Mimic", "Diesel", "Yog.0"]
    assert s.runner.clicks == 3


@card("Spy Camera")
def test_a_single_spy_camera_shows_the_top_card_to_the_runner_alone() -> None:
    s = Scenario(runner={"rig": ["Spy Camera"], "deck": ["Diesel", "Mimic"]}, turn="runner")
    s.choose("Use Spy Camera: Look at 1 card")
    told = {side: s.game.view(side)["log"][-1]["text"] for side in ("corp", "runner")}
    assert told["runner"] == "The Runner looks at the top card of the stack: Diesel."
    assert told["corp"] == "The Runner looks at the top card of the stack."
    assert s.card("Diesel").known_to == ["runner"]


@card("Spy Camera", "Kala Ghoda Real TV")
def test_what_the_corp_has_seen_it_knows_until_it_may_lie_elsewhere() -> None:
    for cameras, known in ((1, ["corp", "runner"]), (2, ["runner"])):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Kala Ghoda Real TV+"]}}, "hand": []},
            runner={"rig": ["Spy Camera"] * cameras, "deck": ["Diesel", "Mimic"]},
            turn="runner",
        )
        s.end_turn()
        s.choose("Yes", side="corp")
        s.end_turn()
        s.pass_until("Run HQ")
        s.choose(s.options[-1])
        if cameras == 2:
            s.choose("Diesel")
        assert s.card("Diesel").known_to == known


@card("Spy Camera")
def test_spy_camera_is_trashed_to_look_at_the_top_card_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Snare!", "Ice Wall"]}, runner={"rig": ["Spy Camera"], "deck": ["Diesel"]}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.choose("Use Spy Camera: Look at the top card of R&D")
    assert s.runner.discard == ["Spy Camera"]
    assert s.card("Snare!").known_to == ["runner"]
    assert s.corp.deck == ["Snare!", "Ice Wall"]


# -- Political Operative -----------------------------------------------------------------------------------------------


@card("Political Operative")
def test_political_operative_is_installed_only_after_a_success_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Political Operative"]}, turn="runner")
    assert not s.can("Install Political Operative")
    s.run_on("R&D")
    assert not s.can("Install Political Operative")
    s.run_on("HQ")
    assert s.can("Install Political Operative")


@card("Political Operative")
def test_political_operative_trashes_a_rezzed_card_for_its_trash_cost() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["PAD Campaign+"], "ice": ["Ice Wall+"]},
                "Server 2": {"root": ["Adonis Campaign"]},
                "Server 3": {"root": ["Melange Mining Corp.+"]},
            }
        },
        runner={"rig": ["Political Operative"], "credits": 4},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Political Operative")
    assert sorted(s.options) == ["Melange Mining Corp.", "PAD Campaign"], "ice has no trash cost, Adonis is unrezzed"
    s.choose("PAD Campaign")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.credits == 1
    assert s.runner.discard == ["Political Operative"]


@card("Political Operative")
def test_political_operative_cannot_be_used_by_who_cannot_pay() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"rig": ["Political Operative", "Tech Trader"], "credits": 2},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert s.runner.credits == 3
    assert not s.can("Use Political Operative"), "what Tech Trader gives comes too late for the cost"


@card("Political Operative")
def test_credits_for_trash_costs_pay_for_political_operative() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"rig": ["Political Operative", "Paricia"], "credits": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Political Operative")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.credits == 0


# -- Exclusive Party ---------------------------------------------------------------------------------------------------


@card("Exclusive Party")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_exclusive_party_draws_and_pays_for_copies_in_the_heap(before: int) -> None:
    s = Scenario(
        runner={
            "hand": ["Exclusive Party"],
            "discard": ["Exclusive Party"] * before,
            "deck": ["Diesel"],
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Play Exclusive Party")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.credits == before


# -- Vamadeva ----------------------------------------------------------------------------------------------------------


@card("Vamadeva")
@pytest.mark.parametrize(("ice", "breaks"), [("Ice Wall", True), ("Enigma", False)])
def test_vamadeva_breaks_ice_with_exactly_one_subroutine(ice: str, breaks: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": ["Vamadeva"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Vamadeva: +1 strength")
    assert s.card("Vamadeva").strength == 3
    assert s.can("Use Vamadeva: Break") == breaks


# -- Information Sifting -----------------------------------------------------------------------------------------------


def sifting(*hand: str, **corp: object) -> Scenario:
    s = Scenario(
        corp={"hand": list(hand), **corp}, runner={"hand": ["Information Sifting"], "credits": 9}, turn="runner"
    )
    s.choose("Play Information Sifting")
    while s.side == "runner" and s.can("Continue"):
        s.choose("Continue")
    return s


@card("Information Sifting")
def test_information_sifting_accesses_one_of_two_piles() -> None:
    s = sifting("Hedge Fund", "Ice Wall", "Enigma")
    assert s.side == "corp"
    assert "the Runner accesses all cards in one of the two" in s.prompt
    s.choose("Hedge Fund")
    s.choose("Done")
    assert s.side == "runner"
    assert s.options == ["First pile (1 card)", "Second pile (2 cards)"]
    s.choose("Second pile")
    s.pass_all()
    assert sorted(s.accessed) == ["Enigma", "Ice Wall"]
    assert s.card("Hedge Fund").known_to == ["corp"]


@card("Information Sifting")
def test_nobody_but_the_corp_knows_in_which_pile_of_information_sifting_a_card_lies() -> None:
    s = Scenario(
        corp={"hand": ["Snare!", "Ice Wall", "Hostile Takeover"]},
        runner={"hand": ["Executive Wiretaps", "Information Sifting"], "credits": 9},
        turn="runner",
    )
    s.play("Executive Wiretaps")
    s.choose("Play Information Sifting")
    s.choose("Hostile Takeover", side="corp")
    s.choose("Done")
    piles = set()
    for seed in range(12):
        world = determinize(s.state, RUNNER, seed)
        frame = world.stack[-1]
        assert isinstance(frame, Resolve)
        piles |= {world.cards[cid].definition.title for cid in Chosen("pile").cards(world, frame.ctx)}
        assert len(Chosen("pile").cards(world, frame.ctx)) == 1
    assert len(piles) == 3, "though the Runner has seen all three cards"


@card("Information Sifting")
def test_information_sifting_may_make_an_empty_pile_and_the_runner_may_choose_it() -> None:
    s = sifting("Priority Requisition", "Hedge Fund")
    s.choose("Done")
    s.choose("First pile (0 cards)")
    s.pass_all()
    assert s.accessed == []
    assert s.run is None


@card("Information Sifting")
def test_information_sifting_steals_and_trashes_what_it_accesses_but_nothing_of_the_root() -> None:
    s = sifting("Priority Requisition", "PAD Campaign", servers={"HQ": {"root": ["Red Herrings"]}})
    s.choose("Done", side="corp")
    s.choose("Second pile (2 cards)")
    while s.run is not None:
        found = [option for option in s.options if option.startswith(("Steal", "Trash"))]
        s.choose(found[0] if found else s.options[0])
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.discard == ["PAD Campaign"]
    assert "Red Herrings" not in s.accessed


@card("Information Sifting")
def test_information_sifting_with_an_empty_hq_accesses_nothing() -> None:
    s = sifting()
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


# -- The Black File ----------------------------------------------------------------------------------------------------


@card("The Black File")
def test_the_black_file_keeps_the_corp_from_winning_until_it_leaves_the_game() -> None:
    agendas = ["Priority Requisition", "Priority Requisition"]
    s = Scenario(
        corp={
            "scored": agendas,
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
            "hand": [],
        },
        runner={"rig": [("The Black File", {"power": 1})]},
        turn="corp",
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.corp.score == 7
    assert s.result is None
    s.end_turn()
    assert s.card("The Black File").counters["power"] == 2
    s.end_turn()
    assert s.result is None
    s.end_turn()
    assert s.card("The Black File").zone == "removed from the game"
    assert s.result is not None
    assert s.result.winner == "corp"


@card("The Black File")
def test_the_black_file_does_not_help_against_a_flatline() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"rig": ["The Black File"], "tags": 1, "hand": ["Blank"]})
    s.play("Scorched Earth")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("The Black File")
def test_the_black_file_does_not_keep_the_runner_from_winning() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"]},
        runner={"rig": ["The Black File"], "scored": ["Priority Requisition", "Priority Requisition"]},
        turn="runner",
    )
    s.access("HQ")
    s.pass_all()
    assert s.result is not None
    assert s.result.winner == "runner"

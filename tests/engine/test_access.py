"""Rules Reference: Accessing, Steal, Trash Cost, Archives, Root, Replacement Effects, Additional Costs (to steal)."""

from netrunner.cards.vocabulary import (
    ANY_ZONE,
    CHOSEN,
    CORP,
    HAND,
    HQ,
    NET,
    RND,
    SHUFFLED,
    STOLEN,
    AccessMore,
    Arrange,
    Choose,
    Cost,
    Damage,
    Draw,
    ExtraCost,
    Filter,
    Gain,
    Move,
    Run,
    additional_cost,
    top,
    when_accessed,
    whenever,
)
from netrunner.engine.ability import Trigger
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import ACCESSED, AGENDA, TRASHED
from netrunner.scenario import Scenario
from tests.engine.homemade import agenda, asset, by_title, event, resource, upgrade
from tests.rulings import ruling


def raid(server: int, more: int) -> CardDef:
    """A run with additional accesses."""
    return event("Raid", Run(server, if_successful=(AccessMore(more),)))


def start(s: Scenario) -> Scenario:
    s.choose("Play Raid")
    s.choose("Continue")
    return s


@ruling("RR/timing/run/5.5", "RR/run-step-5-approach-server/2")
def test_a_run_on_hq_accesses_one_random_card() -> None:
    seen = set()
    for seed in range(12):
        s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"]}, turn="runner", seed=seed)
        s.choose("Run HQ")
        s.choose("Continue")
        s.pass_all()
        assert len(s.accessed) == 1
        seen.add(s.accessed[0])
    assert len(seen) > 1


@ruling("RR/accessing-multiple-cards/4", "RR/headquarters-hq/4", "RR/timing/run/5.5.4", "RR/timing/run/5.6")
def test_no_card_of_hq_is_accessed_twice_and_all_return() -> None:
    hand = ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]
    for seed in range(8):
        s = Scenario(
            corp={"hand": hand}, runner={"hand": ["Raid"]}, turn="runner", seed=seed, definitions=by_title(raid(HQ, 3))
        )
        start(s)
        s.pass_all()
        assert sorted(s.accessed) == sorted(hand)
        assert sorted(s.corp.hand) == sorted(hand)


@ruling("RR/accessing-multiple-cards/5", "RR/research-and-development-rd/2")
def test_cards_of_rnd_are_accessed_from_the_top_down_and_stay_in_order() -> None:
    deck = ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]
    s = Scenario(corp={"deck": deck}, runner={"hand": ["The Maker's Eye"]}, turn="runner")
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == deck[:3]
    assert s.corp.deck == deck


def test_a_stolen_card_of_rnd_makes_room_for_the_next() -> None:
    deck = ["Hostile Takeover", "Ice Wall", "Priority Requisition", "Hunter"]
    s = Scenario(corp={"deck": deck}, runner={"hand": ["The Maker's Eye"]}, turn="runner")
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == deck[:3]
    assert s.runner.scored == ["Hostile Takeover", "Priority Requisition"]
    assert s.corp.deck == ["Ice Wall", "Hunter"]


@ruling("RR/accessing-multiple-cards/6", "RR/accessing-multiple-cards/ex2")
def test_after_a_reordering_the_access_goes_on_from_the_new_top() -> None:
    shuffle = agenda("Shuffle", Trigger(STOLEN, (Arrange(top(3)),), itself=True, inactive=True))
    deck = ["Hedge Fund", "Shuffle", "Ice Wall", "Enigma", "Hunter"]
    s = Scenario(
        corp={"deck": deck}, runner={"hand": ["Raid"]}, turn="runner", definitions=by_title(raid(RND, 2), shuffle)
    )
    start(s)
    s.pass_until("Hedge Fund")
    assert s.side == "corp"
    s.choose("Hedge Fund")
    s.choose("Enigma")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Shuffle", "Hedge Fund"], "the top card, though it was accessed before"


@ruling("RR/research-and-development-rd/2", "RR/accessing-multiple-cards/6")
def test_cards_accessed_before_a_shuffle_of_rnd_are_not_accessed_again() -> None:
    into = Trigger(
        STOLEN, (Choose(Filter(zone=HAND, side=CORP)), Move(CHOSEN, to=SHUFFLED)), itself=True, inactive=True
    )
    shuffle = agenda("Shuffle", into)
    for seed in range(8):
        s = Scenario(
            corp={"hand": ["Hunter"], "deck": ["Hedge Fund", "Shuffle", "Ice Wall", "Enigma"]},
            runner={"hand": ["Raid"]},
            turn="runner",
            seed=seed,
            definitions=by_title(raid(RND, 3), shuffle),
        )
        state = s.game.state
        before = {state.cards[cid].instance for cid in state.players[CORP].deck}
        start(s)
        s.pass_all()
        assert s.accessed[:2] == ["Hedge Fund", "Shuffle"]
        assert len(s.accessed) == 4
        assert "Hedge Fund" not in s.accessed[2:], "it is set aside until the accesses are over"
        after = {s.game.state.cards[cid].instance for cid in s.game.state.players[CORP].deck}
        assert not before & after, "and then nobody can tell it from another copy"


@ruling("RR/accessing-multiple-cards/1", "RR/accessing-multiple-cards/2")
def test_the_number_of_accesses_is_fixed_at_the_start() -> None:
    refill = agenda("Refill", Trigger(STOLEN, (Draw(3),), itself=True, inactive=True))
    s = Scenario(
        corp={"hand": ["Refill"], "deck": ["Ice Wall", "Enigma", "Hunter"]},
        turn="runner",
        definitions=by_title(refill),
    )
    s.choose("Run HQ")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == ["Refill"], "cards drawn in the middle add no access"
    assert len(s.corp.hand) == 3


@ruling("RR/accessing-multiple-cards/3")
def test_accesses_left_over_take_cards_that_come_to_the_server_in_the_middle() -> None:
    refill = agenda("Refill", Trigger(STOLEN, (Draw(3),), itself=True, inactive=True))
    s = Scenario(
        corp={"hand": ["Refill"], "deck": ["Ice Wall", "Enigma", "Hunter"]},
        runner={"hand": ["Raid"]},
        turn="runner",
        definitions=by_title(raid(HQ, 2), refill),
    )
    start(s)
    s.pass_all()
    assert len(s.accessed) == 3, "the number was set at three while HQ held one card"


@ruling("RR/accessing-multiple-cards/7", "RR/archives/7", "RR/archives/4")
def test_archives_is_turned_faceup_and_every_card_accessed_in_any_order() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund", ("Snare!", "facedown"), ("Hostile Takeover", "facedown")]}, turn="runner"
    )
    s.choose("Run Archives")
    assert not s.card("Snare!").faceup
    s.choose("Continue")
    assert s.card("Snare!").faceup
    assert s.card("Hostile Takeover").faceup
    assert sorted(s.options) == ["Access Hedge Fund", "Access Hostile Takeover", "Access Snare!"]
    s.choose("Access Hostile Takeover")
    assert s.runner.scored == ["Hostile Takeover"]
    s.pass_all()
    assert sorted(s.accessed) == ["Hedge Fund", "Hostile Takeover", "Snare!"]


@ruling("RR/archives/8")
def test_a_run_treated_as_one_on_hq_turns_nothing_faceup_in_archives() -> None:
    s = Scenario(
        corp={"discard": [("Snare!", "facedown")], "hand": ["Hedge Fund"]},
        runner={"rig": ["Sneakdoor Beta"], "identity": "Gabriel Santiago: Consummate Professional"},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert not s.card("Snare!").faceup
    assert s.runner.credits == 7, "it is a successful run on HQ"


@ruling("RR/trash/3")
def test_a_card_in_archives_cannot_be_trashed() -> None:
    s = Scenario(corp={"discard": ["PAD Campaign"]}, runner={"credits": 20}, turn="runner")
    s.choose("Run Archives")
    s.choose("Continue")
    assert s.run is None or s.options == ["No action"]
    assert s.runner.credits == 20


@ruling("RR/accessing-multiple-cards/8", "RR/accessing-multiple-cards/ex3", "RR/root/1")
def test_root_cards_can_be_accessed_between_the_cards_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"], "servers": {"R&D": {"root": ["Red Herrings"]}}},
        runner={"hand": ["Raid"], "credits": 0},
        turn="runner",
        definitions=by_title(raid(RND, 1)),
    )
    start(s)
    s.pass_until("Access the top card of R&D")
    assert sorted(s.options) == ["Access facedown card (root of R&D)", "Access the top card of R&D"]
    s.choose("Access the top card of R&D")
    s.pass_until("Access facedown card (root of R&D)")
    s.choose("Access facedown card (root of R&D)")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Red Herrings", "Ice Wall"], "the root card takes no access from R&D"


@ruling("RR/accessing-multiple-cards/9")
def test_the_cards_of_a_remote_are_accessed_in_any_order() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover", "Red Herrings"]}}}, runner={}, turn="runner"
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.pass_until("Access facedown card (Server 1, card 2)")
    s.choose("Access facedown card (Server 1, card 2)")
    s.choose("No action")
    assert s.runner.scored == ["Hostile Takeover"]


@ruling("RR/steal/1", "RR/steal/2", "RR/timing/run/5.5.3", "RR/steal/3")
def test_an_accessed_agenda_must_be_stolen() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 3})]}}}, turn="runner"
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    assert not s.can("No action")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.score == 3
    assert s.card("Priority Requisition").counters["advancement"] == 0


@ruling("RR/additional-costs/2", "RR/additional-costs/ex1", "RR/steal/2")
def test_an_additional_cost_to_steal_may_be_declined() -> None:
    prickly = agenda("Prickly", additional_cost("steal", Cost(2)))
    for answer, scored, credits_left in (("Steal Prickly", ["Prickly"], 3), ("No action", [], 5)):
        s = Scenario(corp={"hand": ["Prickly"]}, turn="runner", definitions=by_title(prickly))
        s.choose("Run HQ")
        s.choose("Continue")
        assert s.options == ["Steal Prickly", "No action"]
        s.choose(answer)
        assert (s.runner.scored, s.runner.credits) == (scored, credits_left)


@ruling("RR/additional-costs/3", "RR/additional-costs/ex2")
def test_additional_costs_to_steal_add_up_and_are_paid_together_or_not_at_all() -> None:
    prickly = agenda("Prickly", additional_cost("steal", Cost(damage=((NET, 2),))))
    guard = upgrade("Guard", ExtraCost("steal", Cost(2, damage=((NET, 1),)), Filter(AGENDA, zone=ANY_ZONE)))
    spec = {"hand": ["Prickly"], "servers": {"R&D": {"root": ["Guard+"]}}}
    s = Scenario(
        corp=spec, runner={"hand": ["Blank"] * 4, "credits": 2}, turn="runner", definitions=by_title(prickly, guard)
    )
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("Steal Prickly")
    assert s.runner.credits == 0
    assert len(s.runner.hand) == 1, "two and one"
    assert s.runner.scored == ["Prickly"]
    poor = Scenario(
        corp=spec, runner={"hand": ["Blank"] * 4, "credits": 1}, turn="runner", definitions=by_title(prickly, guard)
    )
    poor.choose("Run HQ")
    poor.choose("Continue")
    poor.pass_all()
    assert poor.runner.scored == []
    assert len(poor.runner.hand) == 4


def test_red_herrings_counts_even_when_it_is_trashed_first() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover", "Red Herrings+"]}}},
        runner={"credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Access Red Herrings")
    s.choose("Trash Red Herrings (1 credit)")
    s.pass_all()
    assert s.runner.scored == [], "four credits are not enough"
    assert s.runner.credits == 4


@ruling("RR/trash-cost/1", "RR/asset/5", "RR/upgrade/6", "RR/timing/run/5.5.2")
def test_a_card_with_a_trash_cost_may_be_trashed_and_goes_to_archives_faceup() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.options == ["Trash PAD Campaign (4 credits)", "No action"]
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.runner.credits == 1
    assert s.corp.discard == ["PAD Campaign"]
    assert s.card("PAD Campaign").faceup


def test_a_card_without_a_trash_cost_or_that_is_too_dear_cannot_be_trashed() -> None:
    for title, credits_left in (("Hedge Fund", 20), ("PAD Campaign", 3)):
        s = Scenario(corp={"hand": [title]}, runner={"credits": credits_left}, turn="runner")
        s.choose("Run HQ")
        s.choose("Continue")
        s.pass_all()
        assert s.corp.hand == [title]


@ruling("RR/when-accessed-abilities/1", "RR/inactive/6", "RR/when-accessed-abilities/ex1")
def test_when_accessed_abilities_work_on_unrezzed_cards_and_cards_in_hand() -> None:
    shock = asset("Shock", when_accessed(Damage(NET, 1)))
    for corp, server in (
        ({"hand": ["Shock"]}, "HQ"),
        ({"deck": ["Shock"]}, "R&D"),
        ({"discard": ["Shock"]}, "Archives"),
        ({"servers": {"Server 1": {"root": ["Shock"]}}}, "Server 1"),
    ):
        s = Scenario(corp=corp, runner={"hand": ["Blank"] * 2}, turn="runner", definitions=by_title(shock))
        s.choose(f"Run {server}")
        s.choose("Continue")
        s.pass_all()
        assert len(s.runner.hand) == 1, server


def test_when_accessed_abilities_come_before_the_trashing() -> None:
    shock = asset("Shock", when_accessed(Damage(NET, 1)))
    s = Scenario(corp={"hand": ["Shock"]}, runner={"hand": ["Blank"]}, turn="runner", definitions=by_title(shock))
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.runner.hand == []
    assert s.can("Trash Shock (1 credit)")


@ruling("RR/replacement-effects/1", "RR/replacement-effects/ex1")
def test_only_one_of_two_bank_jobs_can_replace_an_access() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": [("Bank Job", {"credit": 8}), ("Bank Job", {"credit": 4})]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.pass_until("Bank Job (8 credits)")
    assert s.options == ["Bank Job (8 credits)", "Bank Job (4 credits)"]
    s.choose("Bank Job (8 credits)")
    s.choose("Yes")
    s.choose("8")
    assert s.run is None, "neither a second job nor an access"
    assert s.runner.credits == 13
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]


def test_declining_every_replacement_leaves_the_access() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover"]}}},
        runner={"rig": [("Bank Job", {"credit": 8})]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("No")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.credits == 5


@ruling("RR/replacement-effects/1")
def test_account_siphon_replaces_the_access_or_not_as_the_runner_says() -> None:
    for answer, scored in (("Yes", []), ("No", ["Hostile Takeover"])):
        s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"hand": ["Account Siphon"]}, turn="runner")
        s.choose("Play Account Siphon")
        s.choose("Continue")
        s.choose(answer)
        if answer == "Yes":
            s.choose("5")
            assert (s.corp.credits, s.runner.credits, s.runner.tags) == (0, 15, 2)
        assert s.runner.scored == scored


def test_trashing_and_stealing_by_access_are_the_runners_deeds() -> None:
    ledger = resource("Ledger", whenever(TRASHED, Gain(10)), whenever(STOLEN, Gain(20)), whenever(ACCESSED, Gain(1)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover", "Red Herrings"]}}},
        runner={"rig": ["Ledger"]},
        turn="runner",
        definitions=by_title(ledger),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Access facedown card (Server 1, card 2)", side="runner")
    s.choose("Trash Red Herrings (1 credit)")
    assert s.runner.credits == 5 + 1 - 1 + 10 + 1 + 20
    assert s.corp.credits == 5
    assert s.state.players[CORP].scored == []


def test_cards_are_accessed_in_the_step_that_the_table_names() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("No action")
    assert s.game.view("spectator")["step"] == "Approach server: access cards [5.5]"


def test_the_question_about_an_accessed_card_ends_with_one_full_stop() -> None:
    s = Scenario(corp={"hand": ["Melange Mining Corp."]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.prompt == "You access Melange Mining Corp."


def test_an_access_says_what_can_be_spent_on_trashing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"identity": "Whizzard: Master Gamer", "credits": 2},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Trash PAD Campaign")
    for side in ("corp", "runner"):
        assert s.game.view(side)["run"]["accessed"]["funds"] == 2 + 3

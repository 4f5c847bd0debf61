"""Cost parts. Rules Reference: Cost, Additional Costs, Nested Costs, Trashing as a Cost, Forfeit."""

from netrunner.cards.vocabulary import (
    ASSET,
    BAD_PUBLICITY_REMOVED,
    CHOSEN,
    FORFEITED,
    HARDWARE,
    MOVED,
    OPPONENT,
    POWER,
    PROGRAM,
    SHUFFLED,
    TAG_REMOVED,
    THIS_SERVER,
    UNTIL_RUN_ENDS,
    UPGRADE,
    VIRUS,
    WOULD_TAG,
    Choose,
    Cost,
    CostOf,
    Count,
    Damage,
    Draw,
    ExtraCost,
    Filter,
    Gain,
    Install,
    PayTo,
    Place,
    PointsOf,
    Prevent,
    Tag,
    Trigger,
    Until,
    X,
    action,
    each_turn,
    ice,
    paid,
    program,
    recurring,
    subroutine,
    when_installed,
    whenever,
)
from netrunner.engine.terms import CORP, FOR_ADVANCING, FOR_REZ, HAND, RUNNER
from netrunner.scenario import Scenario
from tests.engine.homemade import (
    agenda,
    asset,
    by_title,
    event,
    hardware,
    ice_card,
    operation,
    program_card,
    resource,
    upgrade,
)
from tests.engine.twins import agree
from tests.rulings import ruling


def wall(*text: object) -> object:
    return ice_card("Wall", subroutine(Damage(0, 1)), *text)  # type: ignore[arg-type]


def test_credits_can_be_counted_as_they_are_paid() -> None:
    toll = resource("Toll", action(Cost(Count(program()), clicks=1), Draw(1)))
    s = Scenario(
        runner={"rig": ["Toll", "Mimic", "Mimic"], "credits": 3, "deck": ["Diesel"] * 9},
        turn="runner",
        definitions=by_title(toll),
    )
    s.choose("Use Toll")
    assert s.runner.credits == 1
    assert not s.can("Use Toll"), "two programs, and one credit"


def test_several_cards_are_trashed_at_once_and_read_by_the_effect() -> None:
    recycle = resource("Recycle", action(Cost(clicks=1, trash=program(), trash_count=2), Gain(CostOf(MOVED))))
    s = Scenario(
        runner={"rig": ["Recycle", "Corroder", "Mimic", "Corroder"]}, turn="runner", definitions=by_title(recycle)
    )
    s.choose("Use Recycle")
    agree(s)
    s.choose("Corroder")
    assert sorted(s.runner.rig) == ["Corroder", "Corroder", "Mimic", "Recycle"], "all of it is paid at once"
    s.choose("Mimic")
    assert sorted(s.runner.discard) == ["Corroder", "Mimic"]
    assert s.runner.credits == 5 + 2 + 3
    assert not s.can("Use Recycle"), "one program is not two"


@ruling("RR/cost/2")
def test_one_of_several_cards_saved_from_a_cost_buys_nothing() -> None:
    recycle = resource("Recycle", action(Cost(clicks=1, trash=program(), trash_count=2), Gain(9)))
    s = Scenario(
        runner={"rig": ["Recycle", "Corroder", "Mimic", "Sacrificial Construct"]},
        turn="runner",
        definitions=by_title(recycle),
    )
    s.choose("Use Recycle")
    s.choose("Corroder")
    s.choose("Use Sacrificial Construct")
    s.choose("Mimic")
    assert s.runner.credits == 5
    assert "Corroder" in s.runner.discard


@ruling("RR/additional-costs/1")
def test_two_copies_of_an_additional_cost_are_both_paid() -> None:
    bait = upgrade("Bait", ExtraCost("steal", Cost(trash=program()), Filter(1, zone=1023)))
    prize = agenda("Prize")
    s = Scenario(
        corp={"hand": ["Prize"], "servers": {"Server 1": {"root": ["Bait+", "Bait+"]}}},
        runner={"rig": ["Corroder", "Mimic", "Yog.0"]},
        turn="runner",
        definitions=by_title(bait, prize),
    )
    s.access("HQ")
    s.choose("Steal Prize")
    s.choose("Corroder")
    s.choose("Mimic")
    assert s.runner.scored == ["Prize"]
    assert s.runner.rig == ["Yog.0"]


@ruling("RR/additional-costs/1")
def test_two_different_trash_costs_take_two_different_cards() -> None:
    bait = upgrade("Bait", ExtraCost("steal", Cost(trash=Filter(PROGRAM | HARDWARE)), Filter(1, zone=1023)))
    hook = upgrade("Hook", ExtraCost("steal", Cost(trash=program()), Filter(1, zone=1023)))
    rock = hardware("Rock")
    prize = agenda("Prize")
    corp = {"hand": ["Prize"], "servers": {"Server 1": {"root": ["Bait+", "Hook+"]}}}
    s = Scenario(
        corp=corp, runner={"rig": ["Mimic", "Rock"]}, turn="runner", definitions=by_title(bait, hook, prize, rock)
    )
    s.access("HQ")
    s.choose("Steal Prize")
    assert s.runner.scored == ["Prize"], "Rock for the one and Mimic for the other, which leaves no choice"
    poor = Scenario(corp=corp, runner={"rig": ["Mimic"]}, turn="runner", definitions=by_title(bait, hook, prize, rock))
    poor.access("HQ")
    assert not poor.can("Steal Prize")


def test_counters_and_several_trashed_cards_are_one_cost() -> None:
    forge = resource("Forge", paid(Cost(counter=POWER, counters=1, trash=program(), trash_count=2), Gain(9)))
    s = Scenario(
        runner={"rig": [("Forge", {"power": 1}), "Corroder", "Mimic", "Yog.0"]},
        turn="runner",
        definitions=by_title(forge),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Forge")
    assert sorted(s.options) == ["Corroder", "Mimic", "Yog.0"]
    s.choose("Mimic")
    s.choose("Yog.0")
    assert s.runner.credits == 15
    assert s.card("Forge").counters["power"] == 0


def test_x_counters_are_a_cost_that_leaves_x() -> None:
    loom = asset("Loom", paid(Cost(counter=POWER, x_counters=True), Gain(X)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Loom+", {"power": 3})]}}},
        skip_empty_windows=False,
        definitions=by_title(loom),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Loom")
    assert s.options == ["1", "2", "3"]
    agree(s)
    s.choose("2")
    assert s.corp.credits == 8
    assert s.card("Loom").counters["power"] == 1
    s.choose("Use Loom")
    assert s.card("Loom").counters["power"] == 0
    assert not s.can("Use Loom")


def test_a_card_returns_itself_to_the_grip_to_pay() -> None:
    bird = program_card("Bird", paid(Cost(return_self=True), Gain(4)))
    s = Scenario(runner={"rig": ["Bird"]}, turn="runner", skip_empty_windows=False, definitions=by_title(bird))
    s.choose("Gain 1 credit")
    s.choose("Use Bird")
    assert (s.runner.rig, s.runner.hand, s.runner.credits) == ([], ["Bird"], 10)
    assert not s.can("Use Bird")


def test_a_card_removes_itself_from_the_game_to_pay() -> None:
    ghost = asset("Ghost", paid(Cost(remove_self=True), Gain(4)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ghost+"]}, "Server 2": {"root": ["Ghost+"]}}},
        skip_empty_windows=False,
        definitions=by_title(ghost),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Ghost (Server 1)")
    assert s.corp.discard == []
    assert [card.zone for card in s.cards("Ghost")] == ["play", "removed from the game"]
    assert s.corp.credits == 10


@ruling("RR/cost/2")
def test_a_tag_that_is_a_cost_and_is_avoided_buys_nothing() -> None:
    decoy = resource("Alibi", paid(Cost(1), Prevent(WOULD_TAG, 1), prevents=WOULD_TAG))
    war = program_card("War", action(Cost(clicks=1, tags=1), Gain(9)))
    for answer, tags, left in (("Use Alibi", 0, 4), ("Pass", 1, 14)):
        s = Scenario(runner={"rig": ["War", "Alibi"]}, turn="runner", definitions=by_title(war, decoy))
        s.choose("Use War")
        agree(s)
        s.choose(answer)
        assert (s.runner.tags, s.runner.credits) == (tags, left)


def test_tags_are_removed_to_pay_by_the_corp_and_that_is_an_event() -> None:
    lane = upgrade("Lane", paid(Cost(untag=1), Gain(2)))
    cheer = resource("Cheer", whenever(TAG_REMOVED, Gain(3), by=OPPONENT))
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Lane+", "Lane+"]}}},
        runner={"tags": 1, "rig": ["Cheer"]},
        skip_empty_windows=False,
        definitions=by_title(lane, cheer),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Lane")
    assert (s.runner.tags, s.corp.credits, s.runner.credits) == (0, 8, 8)
    assert not s.can("Use Lane"), "there is no second tag"
    reason = s.why_not("Use Lane")
    assert reason is not None


def test_bad_publicity_is_removed_to_pay() -> None:
    press = asset("Press", paid(Cost(bad_publicity=1), Gain(2)), whenever(BAD_PUBLICITY_REMOVED, Gain(5)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Press+"]}}, "bad_publicity": 1},
        skip_empty_windows=False,
        definitions=by_title(press),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Press")
    assert (s.corp.bad_publicity, s.corp.credits) == (0, 13)
    assert not s.can("Use Press")


def test_the_top_cards_of_a_deck_are_trashed_to_pay() -> None:
    haste = asset("Haste", paid(Cost(top_cards=2), Gain(2)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Haste+"]}}, "deck": ["Hedge Fund", "Ice Wall", "Enigma"]},
        skip_empty_windows=False,
        definitions=by_title(haste),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Haste")
    assert s.corp.discard == ["Hedge Fund", "Ice Wall"]
    assert s.corp.deck == ["Enigma"]
    assert not s.can("Use Haste"), "one card is not two"
    assert "Hedge Fund" not in str(s.game.view("runner")), "they lie facedown in Archives"


def test_x_is_paid_in_a_trigger_even_though_it_is_chosen_only_then() -> None:
    drake = program_card("Drake", when_installed(PayTo(Cost(x=True), Place(POWER, X)), optional=True))
    s = Scenario(runner={"hand": ["Drake"]}, turn="runner", definitions=by_title(drake))
    s.choose("Install Drake")
    s.choose("Yes")
    assert s.options == ["0", "1", "2", "3", "4", "5"]
    s.choose("3")
    assert s.card("Drake").counters["power"] == 3
    assert s.runner.credits == 2


def test_a_nested_cost_tells_the_effect_what_was_trashed() -> None:
    forge = resource("Forge", each_turn(PayTo(Cost(trash=program()), Gain(CostOf(MOVED))), optional=True))
    s = Scenario(runner={"rig": ["Forge", "Corroder", "Mimic"]}, definitions=by_title(forge))
    s.end_turn()
    s.choose("Yes")
    s.choose("Mimic")
    assert s.runner.credits == 5 + 3


def test_a_forfeited_agenda_can_be_read_by_the_effect_it_pays_for() -> None:
    offer = asset("Offer", action(Cost(clicks=1, forfeit=1), Gain(10 * PointsOf(MOVED))))
    cheer = resource("Cheer", Trigger(FORFEITED, (Gain(1),)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Offer+"]}}, "scored": ["Priority Requisition", "Hostile Takeover"]},
        runner={"rig": ["Cheer"]},
        definitions=by_title(offer, cheer),
    )
    s.choose("Use Offer")
    s.choose("Priority Requisition")
    assert s.corp.credits == 5 + 30
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.runner.credits == 6


def test_an_event_installs_something_cheaper_by_what_was_trashed_to_play_it() -> None:
    from netrunner.cards.vocabulary import ExtraCost as Extra

    scrap = event("Scrap", Choose(program(zone=HAND)), Install(CHOSEN, less=CostOf(MOVED)))
    scrap.abilities = (Extra("play", Cost(trash=program()), itself=True),)
    scrap.everywhere.extend(scrap.abilities)
    s = Scenario(
        runner={"rig": ["Mimic"], "hand": ["Scrap", "Corroder"], "credits": 0},
        turn="runner",
        definitions=by_title(scrap),
    )
    s.choose("Play Scrap")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"], "2 credits, less 3"
    assert s.runner.credits == 0
    assert sorted(s.runner.discard) == ["Mimic", "Scrap"]


def test_jacking_out_can_cost_something_and_not_paying_means_going_on() -> None:
    port = upgrade("Port", ExtraCost("jack out", Cost(trash=program()), server=THIS_SERVER))
    corp = {"servers": {"HQ": {"root": ["Port+"]}}, "hand": ["Hedge Fund"], "discard": ["Hedge Fund"]}
    s = Scenario(corp=corp, runner={"rig": ["Mimic", "Yog.0"]}, turn="runner", definitions=by_title(port))
    s.choose("Run HQ")
    s.choose("Jack out")
    agree(s)
    s.choose("Mimic")
    assert s.run is None
    assert s.runner.rig == ["Yog.0"]
    s.choose("Run Archives")
    s.choose("Jack out")
    assert s.runner.rig == ["Yog.0"], "only in a run on that server"
    bare = Scenario(corp=corp, turn="runner", definitions=by_title(port))
    bare.choose("Run HQ")
    assert not bare.can("Jack out")


def test_two_cards_that_make_jacking_out_dear_both_count() -> None:
    port = upgrade("Port", ExtraCost("jack out", Cost(2), server=THIS_SERVER))
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Port+", "Port+"]}}, "hand": ["Hedge Fund"]},
        runner={"credits": 5},
        turn="runner",
        definitions=by_title(port),
    )
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.credits == 1


def test_breaking_can_cost_more_on_some_ice_for_each_use() -> None:
    station = upgrade("Station", ExtraCost("break", Cost(1), ice(protecting=THIS_SERVER)))
    wall = ice_card("Wall", subroutine(Gain(1)), subroutine(Gain(1)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall+"], "root": ["Station+"]}, "R&D": {"ice": ["Wall+"]}}},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
        definitions=by_title(station, wall),
    )
    s.choose("Run HQ")
    s.use("Corroder: Break", "Subroutine 1")
    s.use("Corroder: Break")
    assert s.runner.credits == 5, "a credit and a credit more, twice"
    s.choose("Pass")
    s.choose("Jack out")
    s.choose("Run R&D")
    s.use("Corroder: Break", "Subroutine 1")
    assert s.runner.credits == 4


def test_a_run_can_cost_something_on_one_server_only_by_action_and_by_card() -> None:
    valley = upgrade("Valley", ExtraCost("run", Cost(clicks=1), server=THIS_SERVER))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Valley+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Inside Job"], "clicks": 3},
        turn="runner",
        definitions=by_title(valley),
    )
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.clicks == 2
    s.choose("Play Inside Job")
    s.choose("Server 1")
    assert s.runner.clicks == 0
    last = Scenario(
        corp={"servers": {"Server 1": {"root": ["Valley+"]}}},
        runner={"clicks": 1},
        turn="runner",
        definitions=by_title(valley),
    )
    assert last.can("Run HQ")
    assert not last.can("Run Server 1")


def test_advancing_can_cost_more() -> None:
    drag = resource("Drag", ExtraCost("advance", Cost(2), Filter(side=CORP)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}, "credits": 5},
        runner={"rig": ["Drag"]},
        definitions=by_title(drag),
    )
    s.choose("Advance the card in the root of Server 1" if s.can("Advance the card") else "Advance")
    assert s.corp.credits == 2
    assert not s.can("Advance"), "3 credits a time"


def test_recurring_credits_are_bound_to_the_server_of_their_card() -> None:
    crew = upgrade("Crew", recurring(2, FOR_ADVANCING, on=Filter(inside=THIS_SERVER)))
    far = {"Server 1": {"root": ["Crew+", "Priority Requisition"]}, "Server 2": {"root": ["Hostile Takeover"]}}
    s = Scenario(corp={"servers": far, "credits": 1}, definitions=by_title(crew))
    s.choose("Advance Priority Requisition")
    s.choose("Crew")
    assert (s.corp.credits, s.card("Crew").counters["credit"]) == (1, 1)
    s.choose("Advance Hostile Takeover")
    assert (s.corp.credits, s.card("Crew").counters["credit"]) == (0, 1)
    assert not s.can("Advance Hostile Takeover"), "its credits are for its own server"
    assert s.can("Advance Priority Requisition")


def test_recurring_credits_for_ice_protecting_a_server_do_not_pay_for_its_root() -> None:
    plaza = upgrade("Plaza", recurring(3, FOR_REZ, on=ice(protecting=THIS_SERVER)))
    shop = asset("Shop", cost=2)
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Plaza+", "Shop"], "ice": ["Enigma"]}, "HQ": {"ice": ["Enigma"]}},
            "credits": 0,
        },
        skip_empty_windows=False,
        definitions=by_title(plaza, shop),
    )
    s.choose("Gain 1 credit")
    assert not s.can("Rez Shop")
    s.end_turn()
    s.pass_until("Run HQ")
    s.give("corp", credits=-99)
    for server, able in (("HQ", False), ("Server 1", True)):
        s.choose(f"Run {server}")
        rez = False
        while s.run is not None:
            rez = rez or s.can("Rez Enigma")
            s.choose("Jack out" if s.can("Jack out") else "Pass")
        assert rez == able, server
        s.pass_until("Gain 1 credit")


def test_a_card_makes_itself_dearer_to_play_only_while_its_condition_holds() -> None:
    from netrunner.cards.vocabulary import TAGGED

    fee = operation("Fee", Gain(9))
    fee.abilities = (ExtraCost("play", Cost(4), itself=True, when=TAGGED),)
    fee.everywhere.extend(fee.abilities)
    for tags, left in ((0, 14), (1, 10)):
        s = Scenario(corp={"hand": ["Fee"]}, runner={"tags": tags}, definitions=by_title(fee))
        s.choose("Play Fee")
        assert s.corp.credits == left


def test_any_number_of_clicks_is_spent_while_an_event_resolves() -> None:
    ruin = event("Ruin", PayTo(Cost(x_clicks=True), Gain(3 * X)))
    s = Scenario(runner={"hand": ["Ruin"], "clicks": 4}, turn="runner", definitions=by_title(ruin))
    s.choose("Play Ruin")
    assert s.options == ["0", "1", "2", "3"]
    agree(s)
    s.choose("2")
    assert s.runner.clicks == 1
    assert s.runner.credits == 11


def test_installed_cards_are_shuffled_into_the_stack_to_steal() -> None:
    mill = agenda(
        "Mill", ExtraCost("steal", Cost(send=Filter(side=RUNNER), send_count=2, send_to=SHUFFLED), itself=True)
    )
    corp = {"hand": ["Mill"]}
    s = Scenario(
        corp=corp, runner={"rig": ["Mimic", "Yog.0", "Corroder"], "deck": []}, turn="runner", definitions=by_title(mill)
    )
    s.choose("Run HQ")
    s.pass_until("Steal Mill")
    s.choose("Steal Mill")
    agree(s)
    s.choose("Mimic")
    assert len(s.runner.rig) == 3, "all of it is paid at once"
    s.choose("Corroder")
    assert s.runner.rig == ["Yog.0"]
    assert sorted(s.runner.deck) == ["Corroder", "Mimic"]
    assert s.runner.scored == ["Mill"]
    bare = Scenario(corp=corp, runner={"rig": ["Mimic"]}, turn="runner", definitions=by_title(mill))
    bare.access("HQ")
    assert not bare.can("Steal Mill"), "one card is not two"


def test_a_card_goes_to_the_bottom_of_the_stack_to_jack_out() -> None:
    game = ice_card("Game", subroutine(Until(UNTIL_RUN_ENDS, ExtraCost("jack out", Cost(send=Filter(side=RUNNER))))))
    corp = {"servers": {"HQ": {"ice": ["Game+"]}}, "hand": ["Hedge Fund"]}
    s = Scenario(corp=corp, runner={"rig": ["Mimic"], "deck": ["Diesel"]}, turn="runner", definitions=by_title(game))
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.rig == []
    assert s.runner.deck == ["Diesel", "Mimic"], "below the other card"
    bare = Scenario(corp=corp, turn="runner", definitions=by_title(game))
    bare.choose("Run HQ")
    bare.pass_all()
    assert bare.run is None
    assert bare.accessed == ["Hedge Fund"], "with nothing installed there is no jacking out"


def test_a_card_of_hq_is_trashed_at_random_to_rez() -> None:
    meeting = resource("Meeting", ExtraCost("rez", Cost(at_random=1), Filter(ASSET | UPGRADE, zone=1023)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Hedge Fund", "Ice Wall"], "credits": 9},
        runner={"rig": ["Meeting"]},
        turn="runner",
        definitions=by_title(meeting),
    )
    s.choose("Run R&D")
    s.choose("Rez PAD Campaign", "corp")
    assert len(s.corp.hand) == 1
    assert len(s.corp.discard) == 1
    assert s.card(s.corp.discard[0]).known_to == ["corp"], "facedown: the Runner did not see it"


def test_the_whole_grip_is_trashed_to_prevent_damage_even_if_it_is_empty() -> None:
    haven = resource("Haven", paid(Cost(whole_hand=True, trash_self=True), Prevent(WOULD_TAG), prevents=WOULD_TAG))
    for hand in (["Diesel", "Mimic"], []):
        s = Scenario(
            corp={"hand": ["Marker"]},
            runner={"rig": ["Haven"], "hand": hand},
            definitions=by_title(haven, operation("Marker", Tag(1))),
        )
        s.choose("Play Marker")
        s.choose("Use Haven")
        assert s.runner.tags == 0
        assert s.runner.hand == []
        assert sorted(s.runner.discard) == sorted([*hand, "Haven"])


def test_counters_come_from_several_cards_as_many_as_an_amount_says() -> None:
    crypto = resource("Crypto", action(Cost(clicks=1, counter=VIRUS, counters=Count(program()), several=True), Gain(9)))
    s = Scenario(
        runner={"rig": ["Crypto", ("Medium", {"virus": 1}), ("Nerve Agent", {"virus": 2})]},
        turn="runner",
        definitions=by_title(crypto),
    )
    s.choose("Use Crypto")
    agree(s)
    s.choose("Medium")
    assert s.runner.credits == 14
    assert s.card("Medium").counters["virus"] == 0
    assert s.card("Nerve Agent").counters["virus"] == 1, "two programs, two counters"
    assert not s.can("Use Crypto"), "one counter is left"

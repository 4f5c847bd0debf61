"""Cards that move, are looked at, arranged and repeated over. Rules Reference: Information, Score Area, Archives."""

from netrunner.cards.vocabulary import (
    ALL,
    BOTTOM,
    CHOSEN,
    CORP,
    HAND,
    LOOKED,
    MARGIN,
    NET,
    POWER,
    REMOVED,
    RUNNER,
    SCORED,
    SHUFFLED,
    THAT_CARD,
    THIS,
    TOP,
    TRASHED,
    UNTIL_TURN_ENDS,
    Access,
    Arrange,
    Boost,
    Bypass,
    Choose,
    Cost,
    Count,
    Damage,
    Discard,
    Filter,
    Forbid,
    ForEach,
    Gain,
    GainsSubroutines,
    Install,
    Look,
    Move,
    Place,
    Repeat,
    Subroutine,
    Tag,
    Trace,
    Trash,
    Trigger,
    TurnFaceup,
    action,
    ice,
    program,
    subroutine,
    top,
    whenever,
)
from netrunner.engine.terms import APPROACHED_ICE
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, ice_card, operation, resource
from tests.engine.twins import agree


def moved(to: int) -> Scenario:
    send = operation("Send", Choose(program()), Move(CHOSEN, to=to))
    s = Scenario(
        corp={"hand": ["Send"]},
        runner={"rig": ["Mimic"], "deck": ["Diesel", "Sure Gamble"]},
        definitions=by_title(send),
    )
    s.choose("Play Send")
    return s


def test_an_installed_card_goes_wherever_it_is_sent() -> None:
    assert moved(TOP).runner.deck == ["Mimic", "Diesel", "Sure Gamble"]
    assert moved(BOTTOM).runner.deck == ["Diesel", "Sure Gamble", "Mimic"]
    assert sorted(moved(SHUFFLED).runner.deck) == ["Diesel", "Mimic", "Sure Gamble"]
    assert moved(HAND).runner.hand == ["Mimic"]
    gone = moved(REMOVED)
    assert gone.card("Mimic").zone == "removed from the game"
    assert gone.runner.discard == []


def test_a_card_is_worth_points_in_a_score_area() -> None:
    hero = resource("Hero", action(Cost(clicks=1), Move(THIS, to=SCORED, worth=2), Gain(1)))
    s = Scenario(runner={"rig": ["Hero"], "scored": ["Hostile Takeover"]}, turn="runner", definitions=by_title(hero))
    s.choose("Use Hero")
    assert s.runner.score == 3
    assert s.runner.rig == []
    agree(s)


def test_a_trashed_card_leaves_the_game_instead_of_lying_in_the_heap() -> None:
    skorpios = asset(
        "Skorpios",
        whenever(TRASHED, Move(THAT_CARD, to=REMOVED), who=Filter(side=RUNNER), by=-1, optional=True, first=True),
    )
    hit = operation("Hit", Damage(NET, 1))
    s = Scenario(
        corp={"hand": ["Hit", "Hit"], "servers": {"Server 1": {"root": ["Skorpios+"]}}},
        runner={"hand": ["Mimic", "Mimic"]},
        definitions=by_title(skorpios, hit),
    )
    s.choose("Play Hit")
    agree(s)
    s.choose("Yes")
    assert s.runner.discard == []
    s.choose("Play Hit")
    assert s.runner.discard == ["Mimic"], "only the first each turn"


def test_the_runner_chooses_what_to_discard_and_chance_what_is_lost_at_random() -> None:
    ask = operation("Ask", Discard(1, RUNNER))
    s = Scenario(corp={"hand": ["Ask"]}, runner={"hand": ["Mimic", "Diesel"]}, definitions=by_title(ask))
    s.choose("Play Ask")
    assert s.side == "runner"
    s.choose("Diesel")
    assert (s.runner.hand, s.runner.discard) == (["Mimic"], ["Diesel"])
    rob = event("Rob", Discard(2, CORP, at_random=True))
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"]},
        runner={"hand": ["Rob"]},
        turn="runner",
        definitions=by_title(rob),
    )
    s.choose("Play Rob")
    assert len(s.corp.hand) == 1
    view = str(s.game.view("runner"))
    assert not any(title in view for title in ("Hedge Fund", "Ice Wall", "Enigma")), "facedown in Archives"


def test_who_looks_alone_knows_and_takes_one_of_what_was_looked_at() -> None:
    pick = event("Pick", Look(top(3)), Choose(LOOKED), Move(CHOSEN))
    s = Scenario(
        runner={"hand": ["Pick"], "deck": ["Mimic", "Corroder", "Yog.0", "Diesel"]},
        turn="runner",
        definitions=by_title(pick),
    )
    s.choose("Play Pick")
    assert sorted(s.options) == ["Corroder", "Mimic", "Yog.0"]
    agree(s)
    assert "Corroder" not in str(s.game.view("corp"))
    s.choose("Corroder")
    assert s.runner.hand == ["Corroder"]
    assert "Corroder" not in str(s.game.view("corp"))


def test_what_was_arranged_is_known_to_who_arranged_it_only() -> None:
    spy = event("Spy", Arrange(top(2, CORP)))
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]},
        runner={"hand": ["Spy"]},
        turn="runner",
        definitions=by_title(spy),
    )
    s.choose("Play Spy")
    agree(s)
    s.choose("Ice Wall")
    assert s.corp.deck == ["Ice Wall", "Hedge Fund", "Enigma"]
    assert s.card("Ice Wall").known_to == ["runner"]
    assert s.card("Enigma").known_to == []
    assert "Ice Wall" not in str(s.game.view("corp"))


def test_for_each_card_that_is_still_there_effects_resolve_once() -> None:
    purge = operation("Sweep", ForEach(program(), Trash(CHOSEN), Gain(1)))
    s = Scenario(
        corp={"hand": ["Sweep"]},
        runner={"rig": ["Djinn", ("Mimic", {"host": "Djinn"}), "Corroder", "Sacrificial Construct"]},
        definitions=by_title(purge),
    )
    s.choose("Play Sweep")
    agree(s)
    while s.side == "runner":
        s.choose("Pass")
    assert sorted(s.runner.discard) == ["Corroder", "Djinn", "Mimic"]
    assert s.corp.credits == 7, "Mimic went with its host"


def test_effects_are_repeated_until_a_choice_is_declined() -> None:
    many = operation("Many", Repeat(3, Choose(ice(), up_to=True), Place(POWER, 1, on=CHOSEN)))
    s = Scenario(
        corp={"hand": ["Many"], "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"]}}}, definitions=by_title(many)
    )
    s.choose("Play Many")
    s.choose("Ice Wall")
    agree(s)
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.card("Ice Wall").counters["power"] == 2
    assert s.can("Gain 1 credit")


def test_a_facedown_card_becomes_what_it_is_when_turned_faceup() -> None:
    apex = resource(
        "Apex", action(Cost(clicks=1), Choose(Filter(zone=HAND, side=RUNNER)), Install(CHOSEN, facedown=True))
    )
    lift = event("Lift", TurnFaceup(Filter(side=RUNNER, rezzed=False)))
    s = Scenario(runner={"rig": ["Apex"], "hand": ["Mimic", "Lift"]}, turn="runner", definitions=by_title(apex, lift))
    s.use("Apex", "Mimic")
    assert "Mimic" not in str(s.game.view("corp"))
    assert s.runner.memory == 4
    s.choose("Play Lift")
    assert "Mimic" in str(s.game.view("corp"))
    assert s.runner.memory == 3


def test_the_margin_of_a_trace_is_counted() -> None:
    hunt = operation("Hunt", Trace(5, Tag(MARGIN)))
    s = Scenario(corp={"hand": ["Hunt"], "credits": 2}, runner={"credits": 3}, definitions=by_title(hunt))
    s.choose("Play Hunt")
    s.bid(corp=1, runner=3)
    assert s.runner.tags == 3


def test_a_boost_of_several_cards_ends_with_the_turn() -> None:
    rally = event("Rally", Boost(2, program(), UNTIL_TURN_ENDS))
    s = Scenario(runner={"hand": ["Rally"], "rig": ["Mimic", "Corroder"]}, turn="runner", definitions=by_title(rally))
    s.choose("Play Rally")
    assert (s.card("Mimic").strength, s.card("Corroder").strength) == (5, 4)
    agree(s)
    s.end_turn()
    assert (s.card("Mimic").strength, s.card("Corroder").strength) == (3, 2)


def test_a_card_is_accessed_outside_a_run_wherever_it_is() -> None:
    gang = resource(
        "Gang", action(Cost(clicks=1), Choose(Filter(zone=HAND, side=CORP), at_random=True), Access(CHOSEN))
    )
    quest = event("Quest", Choose(Filter(side=CORP)), Access(CHOSEN))
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Gang"], "hand": ["Quest"]},
        turn="runner",
        definitions=by_title(gang, quest),
    )
    s.choose("Use Gang")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.run is None
    s.pass_until("Play Quest")
    s.choose("Play Quest")
    agree(s)
    s.choose("Trash PAD Campaign")
    assert s.corp.discard == ["PAD Campaign"]


def test_approached_ice_is_passed_without_an_encounter() -> None:
    fake = resource("Fake", Trigger(APPROACHED_ICE, Bypass(approached=True), optional=True))
    wall = ice_card("Wall", subroutine(Tag(1)))
    for answer, tags in (("Yes", 0), ("No", 1)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Wall+"]}}, "hand": ["Hedge Fund"]},
            runner={"rig": ["Fake"]},
            turn="runner",
            definitions=by_title(fake, wall),
        )
        s.choose("Run HQ")
        s.choose(answer)
        s.pass_all()
        assert s.runner.tags == tags
        assert s.accessed == ["Hedge Fund"]


def test_up_to_a_number_of_counters_are_placed() -> None:
    load = operation("Load", Choose(Filter(rezzed=True)), Place(POWER, 3, on=CHOSEN, up_to=True))
    for number in (3, 2, 0):
        s = Scenario(
            corp={"hand": ["Load"], "servers": {"Server 1": {"root": ["PAD Campaign+"]}}}, definitions=by_title(load)
        )
        s.choose("Play Load")
        assert s.options == ["3", "2", "1", "0"]
        s.choose(str(number))
        assert s.card("PAD Campaign").counters["power"] == number


def test_ice_loses_subroutines_of_a_kind_the_last_first() -> None:
    worn = ice_card(
        "Worn",
        GainsSubroutines(Subroutine(Tag(1)), -Count(ice(subtype="code gate"))),
        subroutine(Tag(1)),
        subroutine(Gain(1)),
        subroutine(Tag(1)),
    )
    for gates, left in ((0, ["Tag", "Gain", "Tag"]), (1, ["Tag", "Gain"]), (2, ["Gain"]), (3, ["Gain"])):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Worn+"]}, "R&D": {"ice": ["Enigma"] * gates}}},
            definitions=by_title(worn),
        )
        found = s.state.subroutines(s.state.cards[s.card("Worn").id])
        assert [type(one.effects.effects[0]).__name__ for one in found] == left


def test_ice_whose_install_cost_is_ignored_goes_behind_ice_that_cannot_be_trashed() -> None:
    warden = asset("Warden", Forbid("trash", ice()))
    drop = operation("Drop", Choose(ice(zone=HAND)), Install(CHOSEN, less=ALL))
    s = Scenario(
        corp={
            "hand": ["Drop", "Enigma"],
            "servers": {"HQ": {"ice": ["Ice Wall", "Ice Wall"]}, "Server 1": {"root": ["Warden+"]}},
            "credits": 0,
        },
        definitions=by_title(warden, drop),
    )
    s.play("Drop", "Enigma", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall", "Ice Wall"]


def test_credits_for_each_of_nothing_are_no_reason_to_use_an_ability() -> None:
    tithe = asset("Tithe", action(Cost(clicks=1), Gain(2 * Count(program()))))
    for rig, usable in (([], False), (["Mimic"], True)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Tithe+"]}}}, runner={"rig": rig}, definitions=by_title(tithe)
        )
        assert s.can("Use Tithe") == usable

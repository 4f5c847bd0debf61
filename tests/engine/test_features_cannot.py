"""What cards forbid, and values that are set. Rules Reference: "Cannot", Strength, Maximum Hand Size, Link, Tagged."""

from netrunner.cards.vocabulary import (
    AGENDA,
    ANY_ZONE,
    CENTRAL,
    CORP,
    DREW,
    Q_BAD_PUBLICITY,
    Q_HAND_SIZE,
    Q_ICE_INSTALL,
    Q_LINK,
    Q_MEMORY_COST,
    Q_MEMORY_LIMIT,
    Q_REMOVE_TAG,
    Q_STRENGTH,
    Q_TAGS,
    Q_TO_WIN,
    Q_TRACE,
    Q_TRASH_RESOURCE,
    REMOTE,
    REZZED,
    RUN,
    RUNNER,
    THIS,
    THIS_SERVER,
    UNTIL_DEREZZED,
    Break,
    Compare,
    Cost,
    Derez,
    Expose,
    Filter,
    Forbid,
    Gain,
    Happened,
    HostsCards,
    Not,
    NotAmong,
    Static,
    Tag,
    Times,
    Trace,
    Trigger,
    Until,
    exposable,
    ice,
    paid,
    program,
    subroutine,
    this_card,
)
from netrunner.engine.terms import RUN_BEGINS
from netrunner.scenario import Scenario
from tests.engine import homemade
from tests.engine.homemade import by_title, event, hardware, ice_card, program_card, upgrade
from tests.rulings import ruling


@ruling("RR/cannot/1")
def test_what_cannot_be_stolen_is_not_even_if_the_runner_would_pay() -> None:
    future = homemade.agenda("Future", Forbid("steal", this_card(), side=RUNNER))
    grid = upgrade("Grid", Forbid("steal", Filter(AGENDA, inside=THIS_SERVER), side=RUNNER))
    s = Scenario(
        corp={
            "hand": ["Hostile Takeover"],
            "servers": {
                "Server 1": {"root": ["Grid+", "Hostile Takeover"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            },
        },
        turn="runner",
        definitions=by_title(grid, future),
    )
    s.run_on("Server 1")
    assert s.runner.scored == []
    s.run_on("Server 2")
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"] * 2


def test_runs_on_some_servers_are_forbidden_to_actions_and_events_alike() -> None:
    perfection = homemade.asset(
        "Perfection", Forbid("run", server=REMOTE, side=RUNNER, when=Not(Happened(RUN_BEGINS, server=CENTRAL)))
    )
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Perfection+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Inside Job"]},
        turn="runner",
        definitions=by_title(perfection),
    )
    assert not s.can("Run Server 1")
    s.choose("Play Inside Job")
    assert s.options == ["HQ", "R&D", "Archives"]
    s.choose("HQ")
    s.choose("Jack out")
    assert s.can("Run Server 1")


def test_nothing_of_a_kind_can_be_installed_or_played() -> None:
    jam = homemade.asset("Jam", Forbid("install", program(zone=ANY_ZONE)), Forbid("play", event_cards()))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Jam+"]}}},
        runner={"hand": ["Mimic", "Diesel", "Decoy"]},
        turn="runner",
        definitions=by_title(jam),
    )
    assert not s.can("Install Mimic")
    assert not s.can("Play Diesel")
    assert s.can("Install Decoy")
    reason = s.why_not("Install Mimic")
    assert reason is not None
    assert reason.rule == "RR/cannot"


def event_cards() -> Filter:
    return Filter(64, zone=ANY_ZONE)


def test_some_cards_cannot_break() -> None:
    sword = ice_card("Sword", Forbid("break", program(subtype="ai")), subroutine(Tag(1)))
    ai = program_card("Mind", paid(Cost(0), Break()), subtypes=("icebreaker", "ai"))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Sword+"]}}},
        runner={"rig": ["Mind", "Corroder"]},
        turn="runner",
        definitions=by_title(sword, ai),
    )
    s.choose("Run HQ")
    assert not s.can("Use Mind")
    assert s.can("Use Corroder: Break")


def test_ice_that_cannot_be_bypassed_is_encountered_as_ever() -> None:
    grid = upgrade("Grid", Forbid("bypass", ice(protecting=THIS_SERVER)), Forbid("expose", Filter(server=THIS_SERVER)))
    wall = ice_card("Wall", subroutine(Tag(1)))
    peek = event("Peek", Expose(exposable()))
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Wall+"], "root": ["Grid+", "Experiential Data"]},
                "Server 1": {"root": ["PAD Campaign"]},
            }
        },
        runner={"hand": ["Inside Job", "Peek"]},
        turn="runner",
        definitions=by_title(grid, wall, peek),
    )
    s.choose("Play Peek")
    assert s.card("Experiential Data").known_to == ["corp"]
    assert "runner" in s.card("PAD Campaign").known_to
    s.pass_until("Play Inside Job")
    s.choose("Play Inside Job")
    s.choose("HQ")
    s.pass_all()
    assert s.runner.tags == 1


def test_one_card_that_cannot_be_accessed_is_left_out() -> None:
    gambit = homemade.resource("Gambit", Forbid("access", Filter(2), side=RUNNER))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign", "Grid"]}}},
        runner={"rig": ["Gambit"]},
        turn="runner",
        definitions=by_title(gambit, upgrade("Grid")),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.pass_until("Gain 1 credit")
    assert s.accessed == ["Grid"]


def test_a_side_that_cannot_win_goes_on_until_it_can() -> None:
    file = homemade.resource("File", Forbid("win", side=CORP))
    s = Scenario(
        corp={
            "scored": ["Priority Requisition"] * 2,
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        runner={"rig": ["File"], "tags": 1},
        skip_empty_windows=False,
        definitions=by_title(file),
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.corp.score == 7
    assert s.result is None
    s.pass_until("Trash")
    s.choose("Trash")
    assert s.result is not None
    assert s.result.winner == "corp"


def test_at_most_so_many_cards_can_be_drawn_each_turn() -> None:
    pavilion = homemade.asset(
        "Pavilion", Forbid("draw", side=RUNNER, when=Compare(Times(DREW, side=RUNNER, adding="amount"), ">=", 2))
    )
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Pavilion+"]}}},
        runner={"hand": ["Diesel"], "deck": ["Mimic"] * 9},
        turn="runner",
        definitions=by_title(pavilion),
    )
    s.choose("Play Diesel")
    assert len(s.runner.hand) == 2, "the third card would be one too many"
    assert not s.can("Draw 1 card")
    s.end_turn()
    s.end_turn()
    assert s.can("Draw 1 card")


def test_at_most_so_many_cards_can_be_rezzed_in_a_run() -> None:
    device = homemade.resource(
        "Device", Forbid("rez", ice(), side=CORP, when=Compare(Times(REZZED, ice(), since=RUN), ">=", 1))
    )
    wall = ice_card("Wall", subroutine(Gain(1)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall", "Wall"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Device"]},
        turn="runner",
        definitions=by_title(device, wall),
    )
    s.choose("Run HQ")
    s.choose("Rez Wall", side="corp")
    rezzed = 0
    while s.run is not None:
        rezzed += s.can("Rez Wall")
        s.choose("Continue" if s.can("Continue") else s.options[0])
    assert rezzed == 0


def test_nothing_can_be_hosted_where_that_is_forbidden() -> None:
    shell = program_card("Shell", HostsCards(program(), count=2))
    strip = homemade.asset("Strip", Forbid("host", program()))
    for asset_state, able in (("Strip", True), ("Strip+", False)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": [asset_state]}}},
            runner={"rig": ["Shell"], "hand": ["Mimic"]},
            turn="runner",
            definitions=by_title(shell, strip),
        )
        s.choose("Install Mimic")
        assert s.can("Rig") == able, "else there is nothing to choose from"


def test_strength_that_cannot_be_lowered_is_still_raised() -> None:
    lotus = ice_card("Lotus", Forbid("lower", this_card()), subroutine(Tag(1)), strength=4)
    acid = program_card("Acid", Static(Q_STRENGTH, -2, ice()))
    steel = homemade.upgrade("Steel", Static(Q_STRENGTH, 1, ice(protecting=THIS_SERVER)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lotus+", "Ice Wall+"], "root": ["Steel+"]}}},
        runner={"rig": ["Acid"]},
        turn="runner",
        definitions=by_title(lotus, acid, steel),
    )
    assert s.card("Lotus").strength == 5
    assert s.card("Ice Wall").strength == 0


def test_values_are_set_and_changed_from_there() -> None:
    from netrunner.cards.vocabulary import CreditsOf

    bagbiter = hardware("Bagbiter", Static(Q_HAND_SIZE, CreditsOf(), sets=True))
    chip = hardware("Chip", Static(Q_HAND_SIZE, 1))
    quarantine = homemade.asset("Quarantine", Static(Q_LINK, 0, side=RUNNER, sets=True))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Quarantine+"]}}},
        runner={"rig": ["Bagbiter", "Chip"], "credits": 2},
        turn="runner",
        definitions=by_title(bagbiter, chip, quarantine),
    )
    assert s.runner.hand_size == 3
    s.give("runner", credits=7)
    assert s.runner.hand_size == 10


def test_the_memory_limit_and_memory_costs_are_values() -> None:
    sifr = hardware("Sifr", Static(Q_MEMORY_LIMIT, 1, sets=True))
    light = hardware("Light", Static(Q_MEMORY_COST, -1, program(zone=ANY_ZONE)))
    s = Scenario(
        runner={"rig": ["Sifr", "Light", "Mimic"], "hand": ["Yog.0"]}, turn="runner", definitions=by_title(sifr, light)
    )
    assert s.runner.memory_limit == 1
    assert s.runner.memory == 1, "the program takes up none"
    s.install("Yog.0")
    assert sorted(s.runner.rig) == ["Light", "Mimic", "Sifr", "Yog.0"]


def test_tags_that_the_runner_is_considered_to_have_count_but_cannot_be_removed() -> None:
    acme = homemade.asset("Acme", Static(Q_TAGS, 1, side=RUNNER))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Acme+"]}}, "hand": ["Closed Accounts"]},
        runner={"rig": ["Decoy"]},
        definitions=by_title(acme),
    )
    assert s.can("Play Closed Accounts")
    s.choose("Trash Decoy") if s.can("Trash Decoy") else s.choose("Trash")
    assert s.runner.rig == []
    s.end_turn()
    assert not s.can("Remove 1 tag")


def test_bad_publicity_that_the_corp_is_considered_to_have_gives_the_runner_credits() -> None:
    scandal = homemade.resource("Scandal", Static(Q_BAD_PUBLICITY, 1, side=CORP))
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"rig": ["Scandal", "Scandal"]},
        turn="runner",
        definitions=by_title(scandal),
    )
    s.choose("Run HQ")
    assert s.runner.credits == 7
    s.choose("Jack out")
    assert s.runner.credits == 5
    assert s.corp.bad_publicity == 0


def test_the_points_to_win_are_a_value() -> None:
    med = homemade.asset("Med", Static(Q_TO_WIN, -1), Static(Q_TO_WIN, -1, side=RUNNER))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Med+"]}}, "hand": ["Priority Requisition"]},
        runner={"scored": ["Priority Requisition"]},
        turn="runner",
        definitions=by_title(med),
    )
    s.run_on("HQ")
    assert s.result is not None
    assert s.result.winner == "runner"


def test_basic_actions_can_become_cheaper_or_dearer() -> None:
    sync = homemade.asset("Sync", Static(Q_REMOVE_TAG, 1, side=RUNNER), Static(Q_TRASH_RESOURCE, -2))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sync+"]}}, "credits": 0},
        runner={"rig": ["Decoy"], "tags": 2, "credits": 5},
        definitions=by_title(sync),
    )
    s.choose("Trash")
    assert s.runner.rig == []
    s.end_turn()
    s.choose("Remove 1 tag")
    assert s.runner.credits == 2
    assert not s.can("Remove 1 tag")


def test_ice_can_cost_more_to_install_and_traces_can_be_stronger() -> None:
    eden = homemade.resource("Eden", Static(Q_ICE_INSTALL, 1, ice(zone=ANY_ZONE)))
    tracers = homemade.asset("Tracers", Static(Q_TRACE, 2, ice()))
    hound = ice_card("Hound", subroutine(Trace(1, Tag(1))))
    s = Scenario(
        corp={
            "hand": ["Ice Wall"],
            "servers": {"HQ": {"ice": ["Hound+"]}, "Server 1": {"root": ["Tracers+"]}},
            "credits": 1,
        },
        runner={"rig": ["Eden"], "credits": 2},
        definitions=by_title(eden, tracers, hound),
    )
    s.choose("Install Ice Wall")
    assert "HQ" in s.options
    s.choose("R&D")
    assert s.corp.credits == 0
    s.end_turn()
    s.give("runner", credits=-s.runner.credits + 2)
    s.give("corp", credits=-99)
    s.choose("Run HQ")
    s.bid(corp=0, runner=2)
    assert s.runner.tags == 1, "3 against 2"


def test_the_only_card_that_may_be_accessed_is_accessed_alone_wherever_the_others_lie() -> None:
    guard = upgrade("Guard", Forbid("access", Filter(0, NotAmong(THIS), zone=ANY_ZONE), side=RUNNER))
    for server, zone in (("HQ", "hand"), ("R&D", "deck"), ("Archives", "discard")):
        s = Scenario(
            corp={"servers": {server: {"root": ["Guard+"]}}, zone: ["Hostile Takeover", "Hedge Fund"]},
            runner={"rig": [("Medium", {"virus": 3})]},
            turn="runner",
            definitions=by_title(guard),
        )
        s.run_on(server)
        assert s.accessed == ["Guard"]


def test_what_lasts_until_a_card_is_derezzed_ends_there() -> None:
    mask = ice_card(
        "Mask",
        Trigger(REZZED, Until(UNTIL_DEREZZED, Static(Q_STRENGTH, 3)), itself=True),
        paid(Cost(0), Derez(THIS)),
        cost=0,
        strength=1,
    )
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mask"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
        definitions=by_title(mask),
    )
    s.choose("Run HQ")
    s.rez("Mask")
    assert s.card("Mask").strength == 4
    s.choose("Use Mask", side="corp")
    assert not s.card("Mask").rezzed
    assert s.card("Mask").strength == 1
    assert s.state.lasting == []

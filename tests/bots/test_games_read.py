"""Positions from games that were read as a coach would: what was done wrong there is done right now."""

import pytest

from netrunner.bots import corp, exposure, flatline, installing, run_events
from netrunner.bots.assessment import Assessment
from netrunner.bots.encounter import left_unbroken
from netrunner.bots.prices import shortened, virus_counters
from netrunner.bots.rookie import best, scores
from netrunner.bots.run_costs import Rig, encounter_cost
from netrunner.bots.scale import LETHAL
from netrunner.engine.card import Card
from netrunner.engine.terms import CORP, DECK, HQ, RUNNER
from netrunner.scenario import Scenario

FILLER = ["Hedge Fund"] * 20


def choice(s: Scenario) -> str:
    return s.options[best(s.state)]


def found(s: Scenario, title: str) -> Card:
    """The first card of a title that is not in a deck."""
    return next(card for card in s.state.cards if card.definition.title == title and card.zone != DECK)


def worths(s: Scenario) -> dict[str, float]:
    return dict(zip(s.options, scores(s.state), strict=True))


def turn_of(s: Scenario) -> list[str]:
    """What the rookie chooses until the turn is over, for both sides."""
    made: list[str] = []
    turn = s.state.turn
    while s.side is not None and s.state.turn == turn and len(made) < 60:
        made.append(choice(s))
        s.game.choose(best(s.state))
    return made


# -- the Corp's money ----------------------------------------------------------------


def poor_corp(credits: int) -> Scenario:
    return Scenario(
        corp={
            "credits": credits,
            "clicks": 1,
            "hand": ["Priority Requisition", "Priority Requisition", "Hedge Fund"],
            "deck": FILLER,
            "servers": {
                "HQ": {"ice": ["Enigma"]},
                "Server 1": {"ice": ["Wall of Static+"], "root": ["Private Security Force"]},
            },
        },
        runner={"credits": 5, "hand": ["Diesel"] * 4},
    )


def test_the_credits_that_rez_the_ice_on_hq_are_worth_more_than_their_number() -> None:
    o = Assessment(poor_corp(3).state, CORP)
    assert exposure.exposed(o, 2) > exposure.exposed(o, 3) == exposure.exposed(o, 9)
    assert exposure.spending(o, 1) > 3
    assert exposure.spending(Assessment(poor_corp(4).state, CORP), 1) == 0
    assert exposure.earning(Assessment(poor_corp(2).state, CORP), 1) > 3


def test_a_server_that_is_empty_after_the_score_does_not_count() -> None:
    s = poor_corp(3)
    o = Assessment(s.state, CORP)
    server = found(s, "Private Security Force").server
    found(s, "Wall of Static").faceup = False
    assert exposure.exposed(o, 0, server) < exposure.exposed(o, 0)


def test_points_now_come_before_credits_for_ice() -> None:
    s = Scenario(
        corp={
            "credits": 2,
            "clicks": 1,
            "hand": ["Hedge Fund", "PAD Campaign"],
            "deck": FILLER,
            "servers": {
                "HQ": {"ice": ["Enigma"]},
                "Server 1": {"ice": ["Enigma"], "root": [("Priority Requisition", {"advancement": 4})]},
            },
        },
        runner={"credits": 5, "hand": ["Diesel"] * 3},
    )
    assert choice(s) == "Advance Priority Requisition"


# -- the last cards of R&D ----------------------------------------------------------------


def test_the_corp_does_not_draw_its_last_cards() -> None:
    few = Scenario(corp={"hand": ["Anonymous Tip"], "deck": ["Hedge Fund"] * 4, "credits": 6})
    assert worths(few)["Play Anonymous Tip"] < 0
    many = Scenario(corp={"hand": ["Anonymous Tip"], "deck": FILLER, "credits": 6})
    assert choice(many) == "Play Anonymous Tip"


def test_each_of_the_last_turns_costs_more() -> None:
    assert shortened(30, 3) == 0.0
    assert 0 < shortened(12, 1) < shortened(8, 1) < shortened(5, 1) < LETHAL == shortened(4, 3)


def late_corp(cards: int) -> Scenario:
    return Scenario(
        corp={
            "credits": 12,
            "hand": ["Priority Requisition", "Hedge Fund"],
            "deck": ["Hedge Fund"] * cards,
            "servers": {
                "HQ": {"ice": ["Enigma+"]},
                "R&D": {"ice": ["Enigma+"]},
                "Server 1": {"ice": ["Wall of Static+", "Enigma+"]},
            },
        },
        runner={"credits": 9, "rig": ["Corroder", "Gordian Blade"], "hand": ["Diesel"] * 4},
    )


def test_a_corp_with_few_turns_left_takes_risks() -> None:
    waiting, hurried = late_corp(30), late_corp(4)
    assert worths(waiting)["Install Priority Requisition"] < 0 < worths(hurried)["Install Priority Requisition"]


# -- agendas and what guards them ----------------------------------------------------------------


@pytest.mark.parametrize(("credits", "least", "most"), [(30, 0.8, 1.0), (8, 0.6, 0.7), (6, 0.2, 0.3), (0, 0.0, 0.2)])
def test_a_runner_comes_the_less_often_the_more_of_their_credits_it_takes(
    credits: int, least: float, most: float
) -> None:
    s = Scenario(
        corp={"credits": 9, "servers": {"Server 1": {"ice": ["Tollbooth+"], "root": ["Nisei MK II"]}}},
        runner={"credits": credits, "rig": ["Gordian Blade"], "hand": ["Diesel"] * 4},
    )
    server = found(s, "Nisei MK II").server
    assert least <= installing.intrusion(Assessment(s.state, CORP), server) <= most


def test_ice_that_guards_agendas_is_not_given_up_for_four_credits() -> None:
    s = Scenario(
        corp={
            "credits": 6,
            "hand": ["Priority Requisition", "Priority Requisition", "Enigma"],
            "deck": FILLER,
            "servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Security Subcontract+"]}},
        },
        runner={"credits": 4, "hand": ["Diesel"] * 4},
    )
    o = Assessment(s.state, CORP)
    assert installing.standing_worth(o, found(s, "Ice Wall")) > 6
    label = next(label for label in s.options if label.startswith("Use Security Subcontract"))
    assert worths(s)[label] < 0


def test_of_two_pieces_of_ice_the_one_that_guards_nothing_is_given_up() -> None:
    s = Scenario(
        corp={
            "credits": 6,
            "hand": ["Priority Requisition"] * 3,
            "deck": FILLER,
            "servers": {
                "HQ": {"ice": ["Ice Wall+"]},
                "Server 1": {"root": ["Security Subcontract+"]},
                "Server 2": {"ice": ["Wall of Static+"]},
            },
        },
        runner={"credits": 2, "hand": ["Diesel"] * 4},
    )
    s.choose(next(label for label in s.options if label.startswith("Use Security Subcontract")))
    assert choice(s).startswith("Wall of Static")


def test_with_a_full_hand_a_campaign_is_installed_and_not_discarded() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "clicks": 1,
            "hand": ["PAD Campaign", "Biotic Labor", "Biotic Labor", "Archived Memories", "Enigma", "Archer"],
            "deck": FILLER,
            "servers": {
                "HQ": {"ice": ["Enigma+", "Wall of Static+"]},
                "R&D": {"ice": ["Enigma+", "Wall of Static+"]},
                "Server 1": {"ice": ["Enigma+"], "root": ["Melange Mining Corp.+"]},
                "Server 2": {"ice": ["Wall of Static+"], "root": ["Adonis Campaign+"]},
            },
        },
        runner={"credits": 4, "hand": ["Diesel"] * 4},
    )
    assert worths(s)["Install PAD Campaign"] > worths(s)["Gain 1 credit"]


def test_an_agenda_waits_for_the_credits_that_its_ice_will_cost() -> None:
    def worth_with(credits: int) -> float:
        s = Scenario(
            corp={
                "credits": credits,
                "hand": ["Nisei MK II", "Hedge Fund"],
                "deck": FILLER,
                "servers": {"HQ": {"ice": ["Enigma+"]}, "Server 1": {"ice": ["Tollbooth"]}},
            },
            runner={"credits": 3, "hand": ["Diesel"] * 4},
        )
        o = Assessment(s.state, CORP)
        server = found(s, "Tollbooth").server
        return installing.place(o, found(s, "Nisei MK II"), server)

    assert worth_with(8) < worth_with(12)


# -- counters and points as a price ----------------------------------------------------------------


def test_a_card_with_plenty_of_counters_sends_nobody_to_archives() -> None:
    def archives(counters: int) -> float:
        s = Scenario(
            corp={"deck": FILLER, "hand": ["Hedge Fund"] * 3},
            runner={"rig": [("Datasucker", {"virus": counters})], "credits": 6, "hand": ["Diesel"] * 5},
            turn="runner",
        )
        return worths(s)["Run Archives"] - worths(s)["Gain 1 credit"]

    assert archives(0) > 0 > archives(6)


def test_counters_that_are_spent_are_purged_only_up_to_a_few_those_that_count_always() -> None:
    spent = Scenario(runner={"rig": [("Datasucker", {"virus": 14})]})
    counted = Scenario(runner={"rig": [("Medium", {"virus": 14})]})
    assert virus_counters(spent.state) < 7 < virus_counters(counted.state) == 14


def test_an_agenda_is_not_sold_for_less_than_its_points() -> None:
    def dealer(agenda: str) -> float:
        s = Scenario(
            runner={"rig": ["Data Dealer"], "scored": [agenda], "credits": 4, "hand": ["Diesel"] * 4}, turn="runner"
        )
        return next(value for label, value in worths(s).items() if label.startswith("Use Data Dealer"))

    assert dealer("Priority Requisition") < dealer("Private Security Force") < 0 < dealer("Hostile Takeover")


# -- the Runner's breakers and runs ----------------------------------------------------------------


def test_a_breaker_that_would_be_lost_costs_what_it_is_worth() -> None:
    def pain(counters: int) -> float:
        s = Scenario(
            corp={"credits": 9, "servers": {"Server 1": {"ice": ["Wall of Static+"], "root": ["PAD Campaign+"]}}},
            runner={"rig": [("Crypsis", {"virus": counters})], "credits": 9, "hand": ["Diesel"] * 4},
            turn="runner",
        )
        ice = found(s, "Wall of Static")
        return encounter_cost(Rig(s.state), ice, 9, 3).pain

    assert pain(0) > pain(1) > 0


def test_a_breaker_paid_by_x_gets_through_a_barrier() -> None:
    s = Scenario(
        corp={
            "credits": 5,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {"Server 1": {"ice": ["Wall of Static+"], "root": [("Nisei MK II", {"advancement": 2})]}},
        },
        runner={"rig": ["Paperclip"], "credits": 6, "hand": ["Diesel"] * 4, "deck": ["Diesel"] * 5},
        turn="runner",
    )
    made = turn_of(s)
    assert "Run Server 1" in made
    assert s.state.score(RUNNER) == 2


def test_what_a_run_event_promised_holds_when_the_server_is_chosen() -> None:
    s = Scenario(
        corp={
            "credits": 6,
            "hand": ["Hedge Fund"] * 5,
            "deck": ["Snare!"] * 6 + FILLER,
            "servers": {"HQ": {"ice": ["Enigma+"]}, "Server 1": {"root": [("Nisei MK II", {"advancement": 2})]}},
        },
        runner={"credits": 8, "hand": ["Dirty Laundry", "Diesel", "Diesel", "Diesel"], "deck": ["Diesel"] * 9},
        turn="runner",
    )
    o = Assessment(s.state, RUNNER)
    effect = run_events.event_run(found(s, "Dirty Laundry").definition.play)
    assert effect is not None
    promised = {
        server.id: run_events.event_run_worth(o, effect, found(s, "Dirty Laundry").definition, server.id, spent=1)
        for server in o.g.servers
    }
    best_server = max(promised, key=promised.__getitem__)
    s.choose("Play Dirty Laundry")
    assert s.state.options[best(s.state)].arg == best_server != HQ
    assert corp.agendas_in_play(Assessment(s.state, CORP))


def test_running_into_ice_that_must_be_rezzed_costs_the_corp() -> None:
    s = Scenario(
        corp={"credits": 9, "hand": ["Hedge Fund"] * 3, "deck": FILLER, "servers": {"HQ": {"ice": ["Enigma"]}}},
        runner={"credits": 6, "hand": ["Diesel"] * 4},
        turn="runner",
    )
    o = Assessment(s.state, RUNNER)
    assert o.way(HQ).rezzed > 0


def test_credits_are_not_heaped_on_a_card_that_pays_one_a_turn() -> None:
    def marked(credits: int) -> float:
        s = Scenario(
            corp={
                "credits": 6,
                "deck": FILLER,
                "hand": ["Hedge Fund"],
                "servers": {"Server 1": {"root": [("Marked Accounts+", {"credit": credits})]}},
            }
        )
        return next(value for label, value in worths(s).items() if label.startswith("Use Marked Accounts"))

    assert marked(0) > 1.5 > 0.5 > marked(4)


# -- the flatline ----------------------------------------------------------------


def hunter(hand: list[str], tags: int, cards: int, credits: int = 12) -> Scenario:
    return Scenario(
        corp={"credits": credits, "hand": hand, "deck": FILLER, "servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"tags": tags, "credits": 2, "hand": ["Diesel"] * cards, "deck": ["Diesel"] * 5},
    )


def test_two_blows_that_kill_together_are_struck() -> None:
    s = hunter(["Scorched Earth", "Scorched Earth", "Hedge Fund"], tags=1, cards=5)
    assert turn_of(s)[:2] == ["Play Scorched Earth", "Play Scorched Earth"]
    assert s.state.winner == CORP


def test_a_blow_that_does_not_kill_is_kept() -> None:
    s = hunter(["Scorched Earth", "Hedge Fund"], tags=1, cards=5)
    assert "Play Scorched Earth" not in turn_of(s)


def test_a_tag_comes_first_where_it_kills_and_the_trace_is_paid_for() -> None:
    s = hunter(["SEA Source", "Scorched Earth", "Scorched Earth"], tags=0, cards=5, credits=14)
    o = Assessment(s.state, CORP)
    assert flatline.flatline_worth(o, found(s, "SEA Source")) > 50
    poor = hunter(["SEA Source", "Scorched Earth", "Scorched Earth"], tags=0, cards=5, credits=6)
    assert not flatline.flatline_worth(Assessment(poor.state, CORP), found(poor, "SEA Source"))


def test_of_two_subroutines_that_end_the_run_one_is_not_broken_alone() -> None:
    assert left_unbroken([(17.0, True), (17.0, True), (1.5, False)]) == [0.0, 17.0, 1.5]
    s = Scenario(
        corp={
            "credits": 9,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {"Server 1": {"ice": ["Hadrian's Wall"], "root": [("Nisei MK II", {"advancement": 1})]}},
        },
        runner={"credits": 4, "rig": ["Faust"], "hand": ["Diesel"] * 4, "deck": ["Diesel"] * 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    turn = s.state.turn
    while s.side is not None and s.state.turn == turn and s.state.run_at >= 0:
        assert not choice(s).startswith("Use Faust")
        s.game.choose(best(s.state))
    assert len(s.state.players[RUNNER].hand) == 4


def flooded(agendas: int) -> Scenario:
    """A rich Corp that holds agendas and no ice, and has no server to score in."""
    others = ["Biotic Labor"] * (5 - agendas)
    return Scenario(
        corp={
            "credits": 30,
            "hand": [*["Private Security Force"] * agendas, *others],
            "deck": FILLER,
            "servers": {"HQ": {"ice": ["Hunter+"]}, "R&D": {"ice": ["Enigma+"]}},
        },
        runner={"credits": 12, "rig": ["Corroder", "Ninja"], "hand": ["Diesel"] * 5},
    )


def test_a_corp_that_drowns_in_agendas_does_something_about_it() -> None:
    assert (
        worths(flooded(5))["Install Private Security Force"] > 0 > worths(flooded(1))["Install Private Security Force"]
    )
    assert worths(flooded(4))["Draw 1 card"] > worths(flooded(4))["Gain 1 credit"]


@pytest.mark.parametrize(("credits", "runs"), [(4, False), (7, True)])
def test_nobody_runs_at_what_cannot_be_trashed_after_the_way_there(credits: int, runs: bool) -> None:
    s = Scenario(
        corp={
            "credits": 8,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {"Server 1": {"ice": ["Wall of Static+"], "root": [("Adonis Campaign+", {"credit": 9})]}},
        },
        runner={"credits": credits, "rig": ["Corroder"], "hand": ["Diesel"] * 4, "deck": ["Diesel"] * 9},
        turn="runner",
    )
    assert (worths(s)["Run Server 1"] > 0) is runs

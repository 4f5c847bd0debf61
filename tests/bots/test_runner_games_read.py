"""Positions from tournament games of which the Runner's side was read: what was done wrong there is done right now."""

import pytest

from netrunner.bots.answers import hand_worth
from netrunner.bots.assessment import Assessment
from netrunner.bots.rookie import best, scores
from netrunner.bots.run_events import unresisted
from netrunner.engine.card import Card
from netrunner.engine.terms import DECK, HQ, RND, RUNNER
from netrunner.scenario import Scenario

FILLER = ["Hedge Fund"] * 20
HAND = ["Sure Gamble"] * 4
SPARE = ["Corroder"] * 4  # of no use beside another one


def choice(s: Scenario) -> str:
    return s.options[best(s.state)]


def worths(s: Scenario) -> dict[str, float]:
    return dict(zip(s.options, scores(s.state), strict=True))


def found(s: Scenario, title: str) -> Card:
    """The first card of a title that is not in a deck."""
    return next(card for card in s.state.cards if card.definition.title == title and card.zone != DECK)


def turn_of(s: Scenario) -> list[str]:
    """What the rookie chooses until the turn is over, for both sides."""
    made: list[str] = []
    turn = s.state.turn
    while s.side is not None and s.state.turn == turn and len(made) < 60:
        made.append(choice(s))
        s.game.choose(best(s.state))
    return made


# -- agendas that cost something to steal ----------------------------------------------------------------


def guarded_by_its_price(agenda: str, credits: int, hand: list[str]) -> float:
    """What a run on it is worth: an agenda in a naked server, which nothing else can be."""
    s = Scenario(
        corp={
            "credits": 3,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {"Server 1": {"root": [(agenda, {"advancement": 2})]}},
        },
        runner={"credits": credits, "hand": hand, "deck": ["Diesel"] * 10},
        turn="runner",
    )
    return worths(s)["Run Server 1"]


def test_no_runs_on_an_agenda_that_cannot_be_paid_for() -> None:
    assert guarded_by_its_price("NAPD Contract", 1, HAND) < 1.0
    assert guarded_by_its_price("NAPD Contract", 6, HAND) > 5.0


def test_an_agenda_that_does_damage_is_left_by_a_small_hand() -> None:
    assert guarded_by_its_price("Obokata Protocol", 6, ["Sure Gamble"] * 2) < 1.0
    assert guarded_by_its_price("Obokata Protocol", 6, ["Sure Gamble"] * 5) > 3.0


# -- run events ----------------------------------------------------------------


def open_rnd(clicks: int) -> Scenario:
    agendas = ["Private Security Force"] * 2
    return Scenario(
        corp={
            "credits": 3,
            "hand": FILLER[:4],
            "deck": [*FILLER[:1], *agendas, *FILLER[:11], *agendas, *agendas],
            "servers": {"HQ": {"ice": ["Wall of Static+"]}},
        },
        runner={"credits": 9, "clicks": clicks, "hand": ["Indexing", *SPARE], "deck": SPARE * 3, "rig": ["Corroder"]},
        turn="runner",
    )


def test_rnd_is_arranged_for_the_runs_that_follow() -> None:
    s = open_rnd(4)
    made = turn_of(s)
    assert "Play Indexing" in made, made
    assert made.index("Play Indexing") < made.index("Run R&D"), made
    assert s.state.score(RUNNER) == 4, made


def test_with_no_click_left_the_corp_is_not_dealt_an_agenda() -> None:
    s = open_rnd(1)
    s.choose("Play Indexing")
    while s.state.score(RUNNER) == 0 and s.state.turn == 2 and s.side == "runner":
        s.game.choose(s.options.index("Yes") if "Yes" in s.options else best(s.state))
    top = s.state.cards[s.state.players[0].deck[-1]].definition.title
    assert top == "Hedge Fund"


def test_run_events_are_kept_until_the_way_is_open() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "hand": ["Hedge Fund"] * 5,
            "deck": FILLER,
            "servers": {"HQ": {"ice": ["Wall of Static+", "Wall of Static+"]}},
        },
        runner={"credits": 3, "hand": ["Account Siphon", "Access to Globalsec", "Akamatsu Mem Chip"]},
        turn="runner",
    )
    o = Assessment(s.state, RUNNER)
    kept = {title: hand_worth(o, found(s, title)) for title in ("Account Siphon", "Access to Globalsec")}
    assert kept["Account Siphon"] > kept["Access to Globalsec"] + 1.5


def test_ice_that_cannot_be_rezzed_stops_nobody() -> None:
    s = Scenario(
        corp={
            "credits": 20,
            "hand": FILLER[:5],
            "deck": ["Wall of Static"] * 9,
            "servers": {"HQ": {"ice": ["Archer"]}},
        },
        runner={"credits": 3, "hand": ["Blackmail"]},
        turn="runner",
    )
    o = Assessment(s.state, RUNNER)
    assert unresisted(o, HQ, 0).chance == 1.0 > o.way(HQ).chance


# -- what cards bring in time ----------------------------------------------------------------


@pytest.mark.parametrize("title", ["Professional Contacts", "Earthrise Hotel", "R&D Interface", "Desperado"])
def test_what_brings_something_turn_by_turn_is_installed(title: str) -> None:
    s = Scenario(
        corp={
            "credits": 6,
            "hand": ["Hedge Fund"] * 5,
            "deck": [*FILLER, "Priority Requisition", "Priority Requisition", "Priority Requisition"],
            "servers": {name: {"ice": ["Wall of Static+"]} for name in ("HQ", "R&D", "Archives")},
        },
        runner={"credits": 9, "hand": [title, "Hostage", "Hostage"], "deck": ["Diesel"] * 20, "rig": ["Corroder"]},
        turn="runner",
    )
    found_worths = worths(s)
    assert found_worths[f"Install {title}"] > found_worths["Gain 1 credit"]


def barred_way(credits: int) -> Scenario:
    return Scenario(
        corp={
            "credits": 0,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {
                "Server 1": {"ice": ["Wall of Static+"], "root": [("Priority Requisition", {"advancement": 3})]},
                "HQ": {"ice": ["Wall of Static+"]},
                "R&D": {"ice": ["Wall of Static+"]},
            },
        },
        runner={
            "credits": credits,
            "hand": HAND,
            "deck": ["Diesel"] * 8 + ["Corroder"],
            "rig": ["Self-modifying Code"],
        },
        turn="runner",
    )


def test_a_breaker_is_fetched_for_ice_that_bars_the_way() -> None:
    s = barred_way(8)
    made = turn_of(s)
    assert any(label.startswith("Use Self-modifying Code") for label in made), made
    assert s.state.score(RUNNER) == 3, made


def test_credits_are_saved_for_a_way_that_is_within_reach() -> None:
    def saved(ice: str) -> float:
        s = Scenario(
            corp={
                "credits": 5,
                "hand": ["Hedge Fund"] * 3,
                "deck": FILLER,
                "servers": {"Server 1": {"ice": [ice], "root": [("Priority Requisition", {"advancement": 1})]}},
            },
            runner={"credits": 0, "hand": ["Diesel"] * 3, "deck": ["Diesel"] * 8, "rig": ["Corroder"]},
            turn="runner",
        )
        return worths(s)["Gain 1 credit"]

    assert saved("Wall of Static+") > saved("Enigma+") + 1.0  # two credits with the Corroder; a code gate stays shut


def test_a_tag_at_the_end_of_the_turn_is_foreseen() -> None:
    s = Scenario(
        corp={"credits": 9, "hand": ["Hedge Fund"] * 5, "deck": FILLER},
        runner={"credits": 1, "hand": HAND, "deck": ["Diesel"] * 9, "rig": ["Joshua B.", "Daily Casts"]},
        turn="corp",
    )
    for _ in range(9):
        if "No" in s.options:
            break
        s.game.choose(best(s.state))
    assert choice(s) == "No"


def test_the_best_of_rnd_is_worth_more_with_more_runs() -> None:
    values = [worths(open_rnd(clicks))["Play Indexing"] for clicks in (1, 2, 3)]
    assert values[0] < values[1] < values[2]
    assert Assessment(open_rnd(4).state, RUNNER).way(RND).chance == 1.0

"""Effects that the rookie did not understand, and so never used the cards that have them."""

import pytest

from netrunner.bots.abiding import abiding, abiding_worth, open_to_all, rate
from netrunner.bots.assessment import Assessment
from netrunner.bots.rookie import best, scores
from netrunner.bots.worth import own_context, worth
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import definition, implemented
from netrunner.engine.ability import Trigger
from netrunner.engine.card import Card
from netrunner.engine.moves import to_discard
from netrunner.engine.terms import ARCHIVES, CORP, DECK, RND, RUNNER
from netrunner.scenario import Scenario

FILLER = ["Hedge Fund"] * 20
STACK = ["Sure Gamble"] * 15
TURNS = 4.0
POOL = sorted(card.title for card in all_facts().values() if card.side == "corp" and implemented(card.title))


def choice(s: Scenario) -> str:
    return s.options[best(s.state)]


def worths(s: Scenario) -> dict[str, float]:
    return dict(zip(s.options, scores(s.state), strict=True))


def found(s: Scenario, title: str) -> Card:
    """The first card of a title that is not in a deck."""
    return next(card for card in s.state.cards if card.definition.title == title and card.zone != DECK)


def corp_to_move(hand: list[str], **more: object) -> Scenario:
    return Scenario(
        corp={"credits": 6, "hand": hand, "deck": FILLER, **more},
        runner={"credits": 5, "hand": ["Sure Gamble"] * 4, "deck": STACK},
        turn="corp",
    )


def effects_worth(s: Scenario, title: str) -> float:
    """What the effects of an operation or event in hand are worth, its price not counted."""
    card = found(s, title)
    return worth(card.definition.play, s.state, own_context(s.state, card.id))


# -- what an effect counts ----------------------------------------------------------------


def test_cards_that_are_shown_are_counted() -> None:
    many = effects_worth(corp_to_move(["Celebrity Gift", *["Ice Wall"] * 5]), "Celebrity Gift")
    few = effects_worth(corp_to_move(["Celebrity Gift", "Ice Wall"]), "Celebrity Gift")
    assert many > 9.0 > 5.0 > few


# -- agendas exchanged ----------------------------------------------------------------


def exchange(scored: list[str], stolen: list[str]) -> Scenario:
    return Scenario(
        corp={"credits": 6, "hand": ["Exchange of Information", "Hedge Fund"], "deck": FILLER, "scored": scored},
        runner={"hand": ["Sure Gamble"] * 4, "deck": STACK, "scored": stolen, "tags": 1},
        turn="corp",
    )


def test_the_least_agenda_is_given_for_the_best() -> None:
    s = exchange(["Hostile Takeover", "Private Security Force"], ["Hostile Takeover", "Priority Requisition"])
    assert choice(s) == "Play Exchange of Information"
    s.choose("Play Exchange of Information")
    while s.state.stack and "Priority Requisition" not in titles(s, CORP):
        s.game.choose(best(s.state))
    assert titles(s, CORP) == ["Priority Requisition", "Private Security Force"]


def titles(s: Scenario, side: int) -> list[str]:
    return sorted(s.state.cards[cid].definition.title for cid in s.state.players[side].scored)


def test_no_agenda_is_given_for_a_lesser_one() -> None:
    s = exchange(["Priority Requisition"], ["Private Security Force"])
    assert worths(s)["Play Exchange of Information"] < 0.0


# -- tokens ----------------------------------------------------------------


def test_tokens_at_once_score_what_clicks_cannot() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "hand": ["Shipment from Tennin", "Hedge Fund"],
            "deck": FILLER,
            "servers": {
                "Server 1": {"root": [("Priority Requisition", {"advancement": 1})]},
            },
        },
        runner={"hand": ["Sure Gamble"] * 4, "deck": STACK},
        turn="corp",
    )
    assert worths(s)["Play Shipment from Tennin"] > 2.0


# -- what waits for something ----------------------------------------------------------------


@pytest.mark.parametrize(
    "title", ["Sensie Actors Union", "Sundew", "Commercial Bankers Group", "Rashida Jaheem", "Team Sponsorship"]
)
def test_assets_that_wait_for_something_are_installed(title: str) -> None:
    s = corp_to_move([title, "Private Security Force"])
    assert abiding_worth(s.state, definition(title), TURNS) > 1.0
    assert worths(s)[f"Install {title}"] > worths(s)["Gain 1 credit"]


def test_what_takes_itself_away_is_used_once() -> None:
    s = corp_to_move(["Rashida Jaheem"])
    assert abiding_worth(s.state, definition("Rashida Jaheem"), TURNS) == pytest.approx(
        abiding_worth(s.state, definition("Rashida Jaheem"), 1.0)
    )


def test_what_happens_seldom_is_worth_little() -> None:
    s = corp_to_move(["Hedge Fund"])
    sure = abiding_worth(s.state, definition("Sundew"), TURNS)
    assert abiding_worth(s.state, definition("Turtlebacks"), TURNS) < 0.5 * sure


def test_rates_are_of_the_side_that_is_meant() -> None:
    hostile = next(a for a in definition("Hostile Infrastructure").abilities if isinstance(a, Trigger))
    assert 0.1 < rate(hostile, CORP) < 1.0


def test_the_runner_wants_to_trash_what_will_bring_much() -> None:
    servers = {"Server 1": {"root": ["Sundew+"]}, "Server 2": {"root": ["Turtlebacks+"]}}
    s = corp_to_move(["Hedge Fund"], servers=servers)
    o = Assessment(s.state, RUNNER)
    sundew, turtlebacks = (o.trashing_worth(definition(title), found(s, title)) for title in ("Sundew", "Turtlebacks"))
    assert sundew > turtlebacks + 1.0


def test_the_runner_does_not_weigh_what_hangs_on_hidden_cards() -> None:
    o = Assessment(corp_to_move(["Hedge Fund"]).state, RUNNER)
    hanging = [title for title in POOL if abiding(definition(title)) and not open_to_all(definition(title))]
    assert len(hanging) > 5
    assert all(o.abided(definition(title)) == 0.0 for title in hanging)


# -- played again, and for as long as it lasts ----------------------------------------------------------------


def old_thing(heap: list[str]) -> float:
    s = Scenario(
        corp={"hand": FILLER[:4], "deck": FILLER},
        runner={"credits": 5, "hand": ["Corroder"] * 3, "deck": STACK, "discard": heap, "rig": ["Same Old Thing"]},
        turn="runner",
    )
    return max((value for option, value in worths(s).items() if "Same Old Thing" in option), default=-9.0)


def test_the_best_event_of_the_heap_is_played_again() -> None:
    assert old_thing(["Sure Gamble", "Infiltration"]) > old_thing(["Infiltration"]) + 1.0


def test_a_current_is_played() -> None:
    s = Scenario(
        corp={"hand": FILLER[:4], "deck": FILLER},
        runner={"credits": 9, "hand": ["Scrubbed", "Scrubbed"], "deck": STACK},
        turn="runner",
    )
    assert worths(s)["Play Scrubbed"] > worths(s)["Gain 1 credit"]
    s.choose("Play Scrubbed")
    assert worths(s)["Play Scrubbed"] < 0.0


# -- purging, and cards that lie facedown ----------------------------------------------------------------


@pytest.mark.parametrize(("counters", "wanted"), [(9, True), (1, False)])
def test_a_card_is_rezzed_to_purge_many_virus_counters(counters: int, wanted: bool) -> None:
    s = Scenario(
        corp={
            "credits": 8,
            "hand": ["Hedge Fund"] * 3,
            "deck": FILLER,
            "servers": {"Server 1": {"root": ["Cyberdex Virus Suite"]}},
        },
        runner={"hand": ["Sure Gamble"] * 4, "deck": STACK, "rig": [("Medium", {"virus": counters})]},
        turn="runner",
    )
    made: list[str] = []
    turn = s.state.turn
    while s.side is not None and s.state.turn < turn + 2 and len(made) < 90:
        made.append(choice(s))
        s.game.choose(best(s.state))
    assert any(option.startswith("Rez Cyberdex") for option in made) == wanted, made


def test_facedown_cards_in_archives_are_agendas_less_often() -> None:
    s = Scenario(
        corp={"hand": FILLER[:3], "deck": [*FILLER[:10], *["Priority Requisition"] * 4]},
        runner={"credits": 5, "hand": ["Sure Gamble"] * 4, "deck": STACK},
        turn="runner",
    )
    to_discard(s.state, s.state.players[CORP].hand[0], False)
    o = Assessment(s.state, RUNNER)
    assert 0.0 < o.access_worth(ARCHIVES) < 0.6 * o.unseen_agenda_worth


# -- the last cards of a hand ----------------------------------------------------------------


def burning(hand: int) -> float:
    """What it costs the Runner to burn two cards for a barrier with so many cards in hand."""
    s = Scenario(
        corp={"hand": FILLER[:4], "deck": FILLER, "servers": {"R&D": {"ice": ["Ice Wall+"]}}},
        runner={"credits": 5, "hand": ["Sure Gamble"] * hand, "deck": STACK, "rig": ["Faust"]},
        turn="runner",
    )
    way = Assessment(s.state, RUNNER).way(RND)
    assert way.chance == 1.0
    return way.pain


def test_the_last_cards_are_burnt_dearly() -> None:
    assert burning(6) == burning(5)
    assert burning(2) > burning(5) + 1.0

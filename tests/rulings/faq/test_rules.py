"""The rules section of the FAQ, and its errata: what no other test shows already."""

from netrunner.cards.vocabulary import ANY_ZONE, OPERATION, Filter, Static
from netrunner.engine.terms import Q_PLAY_COST
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title
from tests.rulings import ruling

# -- Rez Cost and Play Cost --------------------------------------------------------------------------------------------


@ruling("FAQ/rules/rez-cost-and-play-cost/1")
def test_a_rez_cost_is_what_is_left_after_every_modifier() -> None:
    s = Scenario(
        corp={
            "credits": 6,
            "servers": {
                "HQ": {"ice": ["Tollbooth"], "root": ["Akitaro Watanabe+"]},
                "R&D": {"ice": ["Tollbooth"]},
            },
        },
        turn="runner",
    )
    s.choose("Run R&D")
    assert not s.can("Rez Tollbooth")  # printed: 8
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Tollbooth")
    assert s.corp.credits == 0


@ruling("FAQ/rules/rez-cost-and-play-cost/1")
def test_a_play_cost_is_what_is_left_after_every_modifier() -> None:
    dear = asset(
        "Dear Times", Static(Q_PLAY_COST, 2, Filter(OPERATION, zone=ANY_ZONE), words="Operations cost 2 more.")
    )
    s = Scenario(
        corp={"credits": 6, "hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Dear Times"]}}},
        definitions=by_title(dear),
    )
    assert s.can("Play Hedge Fund")  # printed: 5
    s = Scenario(
        corp={"credits": 6, "hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Dear Times+"]}}},
        definitions=by_title(dear),
    )
    assert not s.can("Play Hedge Fund")
    s.give("corp", credits=1)
    s.choose("Play Hedge Fund")
    assert s.corp.credits == 9


# -- Recurring Credits -------------------------------------------------------------------------------------------------


@ruling("FAQ/rules/recurring-credits/4")
def test_a_refill_removes_no_credits_when_the_value_has_fallen() -> None:
    s = Scenario(corp={}, runner={"rig": [("Pheromones", {"virus": 3, "credit": 3})]})
    s.choose("Purge virus counters")
    s.pass_all()
    s.end_turn()
    assert s.card("Pheromones").counters["virus"] == 0
    assert s.card("Pheromones").counters["credit"] == 3  # not emptied to the new value of 0


@ruling("FAQ/rules/recurring-credits/4")
def test_a_refill_adds_credits_only_up_to_the_value() -> None:
    for left, after in ((0, 2), (1, 2), (2, 2), (3, 3)):
        s = Scenario(runner={"rig": [("Pheromones", {"virus": 2, "credit": left})]})
        s.end_turn()
        assert s.card("Pheromones").counters["credit"] == after


# -- Search ------------------------------------------------------------------------------------------------------------


@ruling("FAQ/rules/search/ex1")
def test_mumbad_city_hall_shuffles_before_heritage_committee_resolves() -> None:
    deck = ["Hedge Fund", "Ice Wall", "Enigma", "Heritage Committee", "PAD Campaign", "Tollbooth", "Hunter", "Snare!"]
    hands = set()
    for seed in range(5):
        s = Scenario(corp={"deck": deck, "servers": {"Server 1": {"root": ["Mumbad City Hall+"]}}}, seed=seed)
        s.choose("Use Mumbad City Hall")
        s.choose("Heritage Committee")
        lines = s.log
        shuffled = lines.index("The Corp shuffles R&D.")
        assert shuffled < lines.index("The Corp plays Heritage Committee for 1 credit.")
        assert all(i > shuffled for i, line in enumerate(lines) if line.startswith("The Corp draws"))
        assert len(s.corp.hand) == 3
        hands.add(tuple(s.corp.hand))
    assert len(hands) > 1  # not simply the three cards that lay on top

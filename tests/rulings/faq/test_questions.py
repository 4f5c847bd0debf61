"""Questions and answers of the FAQ: what no other test shows already."""

from netrunner.cards.vocabulary import (
    CORP,
    DECK,
    EVENT,
    NET,
    OPERATION,
    RUNNER,
    Access,
    Cost,
    Damage,
    Filter,
    Gain,
    Search,
    paid,
    subroutine,
    top,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, ice_card, operation, program_card, resource
from tests.rulings import ruling

CHRONOS = "Chronos Protocol: Selective Mind-mapping"
GRIP = ["Diesel", "Sure Gamble", "Corroder", "Mimic"]

# -- Ice and icebreakers -----------------------------------------------------------------------------------------------


@ruling("FAQ/qa/2")
def test_breaking_with_clicks_needs_no_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"rig": ["Corroder"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    assert s.card("Heimdall 1.0").strength > s.card("Corroder").strength
    assert not s.can("Use Corroder: Break")  # an icebreaker has to match
    clicks = s.runner.clicks
    s.use("Heimdall 1.0", "Subroutine 1")
    assert s.runner.clicks == clicks - 1
    s.use("Heimdall 1.0", "Subroutine 2")
    s.choose("Use Heimdall 1.0")
    s.pass_until("Continue")
    assert s.runner.brain_damage == 0
    assert s.run is not None


@ruling("FAQ/qa/10")
def test_two_icebreakers_can_work_on_one_ice_each_with_its_own_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Corroder", "Aurora"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: +1 strength")
    assert s.card("Corroder").strength == s.card("Wall of Static").strength
    assert s.can("Use Corroder: Break")
    assert not s.can("Use Aurora: Break")  # Corroder's strength is not Aurora's
    s.choose("Use Aurora: +3 strength")
    assert s.can("Use Aurora: Break")
    assert s.can("Use Corroder: Break")


# -- Damage and information --------------------------------------------------------------------------------------------


@ruling("FAQ/qa/8")
def test_four_brain_damage_at_once_are_four_tokens() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"Server 1": {"root": [("Cerebral Overwriter", {"advancement": 4})]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="corp")
    assert s.runner.brain_damage == 4  # not one for the whole of it
    assert s.runner.hand_size == 1
    assert len(s.runner.hand) == 1


@ruling("FAQ/qa/11")
def test_the_corp_knows_which_cards_of_hq_are_accessed_and_in_which_order() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "PAD Campaign", "Enigma"]},
        runner={"hand": ["Legwork"]},
        turn="runner",
    )
    s.choose("Play Legwork")
    s.pass_all()
    order = [line for line in s.log if "accesses" in line]
    assert len(order) == 3
    told = [line["text"] for line in s.game.view("corp")["log"] if "accesses" in line["text"]]
    assert told == order
    accessed = [title for line in told for title in s.corp.hand if title in line]
    assert len(set(accessed)) == 3  # named, not only counted
    s.run_on("R&D")
    assert "The Runner accesses a card from R&D." in s.game.view("corp")["log"][-2]["text"]


# -- Archangel and Shiro -----------------------------------------------------------------------------------------------


@ruling("FAQ/qa/59")
def test_archangel_interrupts_the_encounter_with_shiro() -> None:
    s = Scenario(
        corp={
            "deck": ["Archangel", "Hedge Fund", "PAD Campaign"],
            "credits": 10,
            "servers": {"HQ": {"ice": ["Shiro+", "Ice Wall"]}},
        },
        runner={"rig": ["Ninja", "Datasucker"], "credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Archangel", side="corp")
    s.choose("Hedge Fund")
    s.choose("No", side="corp")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Archangel"
    assert s.corp.credits == 7
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    s.choose("Datasucker", side="corp")
    assert s.runner.hand == ["Datasucker"]
    assert s.run.ice == "Ice Wall"  # on from where Shiro stands
    assert s.corp.deck[0] == "Archangel"
    assert sum(line == "The Runner encounters Shiro." for line in s.log) == 1


@ruling("FAQ/qa/59")
def test_the_interrupted_encounter_goes_on_with_the_other_subroutines() -> None:
    leaky = ice_card("Leaky Wall", subroutine(Access(top(1))), subroutine(Gain(1)), subroutine(Gain(2)))
    pick = program_card("Pick", strength=9)
    s = Scenario(
        corp={"deck": ["Archangel", "Hedge Fund"], "credits": 3, "servers": {"HQ": {"ice": ["Leaky Wall+"]}}},
        runner={"rig": ["Pick"], "credits": 10},
        turn="runner",
        definitions=by_title(leaky, pick),
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.corp.credits == 0  # the other subroutines have not resolved yet
    assert s.run is not None
    assert s.run.ice == "Archangel"
    s.choose("7", side="runner")
    assert s.runner.rig == ["Pick"]
    assert s.corp.credits == 3
    assert s.phase == "approach server"


# -- Titanium Ribs and Chronos Protocol --------------------------------------------------------------------------------


def volley(amount: int) -> Scenario:
    """The Corp does net damage in its own turn, to a Runner who has Titanium Ribs."""
    shot = operation("Volley", Damage(NET, amount))
    s = Scenario(
        corp={"identity": CHRONOS, "hand": ["Volley"]},
        runner={"rig": ["Titanium Ribs"], "hand": GRIP},
        definitions=by_title(shot),
    )
    s.choose("Play Volley")
    return s


@ruling("FAQ/qa/52")
def test_in_the_corps_turn_titanium_ribs_choose_only_what_chronos_protocol_leaves() -> None:
    s = volley(2)
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Sure Gamble")
    assert s.side == "runner"  # Chronos Protocol chose the first card; the second one is not random
    s.choose("Diesel")
    assert s.runner.discard == ["Sure Gamble", "Diesel"]


@ruling("FAQ/qa/52")
def test_in_the_corps_turn_titanium_ribs_choose_when_chronos_protocol_declines() -> None:
    s = volley(1)
    s.choose("No")
    assert s.side == "runner"
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]


# -- Grail ice ---------------------------------------------------------------------------------------------------------


def grail(*order: str) -> Scenario:
    """The Runner meets Galahad, which gains two subroutines that come in this order with its own."""
    s = Scenario(
        corp={"hand": ["Merlin", "Lancelot"], "servers": {"HQ": {"ice": ["Galahad+"]}}},
        runner={"rig": ["Datasucker"], "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Merlin")
    s.choose("Lancelot")
    for title in order:
        s.choose(title)
    return s


@ruling("FAQ/qa/39")
def test_gained_grail_subroutines_can_come_before_the_printed_one() -> None:
    s = grail("Lancelot", "Merlin")
    s.pass_all()
    assert s.run is None
    assert s.runner.rig == []
    assert len(s.runner.hand) == 1  # all of it happened before the run was ended


@ruling("FAQ/qa/39")
def test_gained_grail_subroutines_can_come_on_both_sides_of_the_printed_one() -> None:
    s = grail("Merlin", "Galahad")
    s.pass_all()
    assert s.run is None
    assert len(s.runner.hand) == 1
    assert s.runner.rig == ["Datasucker"]  # Lancelot's came after the end of the run


@ruling("FAQ/qa/39")
def test_gained_grail_subroutines_can_come_after_the_printed_one() -> None:
    s = grail("Galahad", "Merlin")
    s.pass_all()
    assert s.run is None
    assert (s.runner.rig, len(s.runner.hand)) == (["Datasucker"], 3)


# -- Archangel moved while it is encountered ---------------------------------------------------------------------------


def searchers() -> Scenario:
    """Archangel is encountered; either side can search, and shuffle, its deck."""
    library = asset("Library", paid(Cost(), Search(Filter(OPERATION, zone=DECK, side=CORP))))
    crawler = resource("Crawler", paid(Cost(), Search(Filter(EVENT, zone=DECK, side=RUNNER))))
    s = Scenario(
        corp={
            "deck": ["Archangel", "Hedge Fund", "Ice Wall", "Enigma"],
            "credits": 9,
            "servers": {"Server 1": {"root": ["Library+"]}},
        },
        runner={"rig": ["Crawler"], "deck": ["Sure Gamble", "Mimic", "Diesel"], "hand": ["The Maker's Eye"]},
        turn="runner",
        definitions=by_title(library, crawler),
        seed=1,
    )
    s.choose("Play The Maker's Eye")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Archangel"
    return s


@ruling("FAQ/card/archangel/2")
def test_the_encounter_ends_when_rnd_is_shuffled() -> None:
    s = searchers()
    s.choose("Use Library", side="corp")
    s.choose("Hedge Fund")
    assert "The Corp shuffles R&D." in s.log
    assert s.run is None or s.run.ice is None
    s.pass_all()
    assert not any("Trace" in line for line in s.log)
    assert s.runner.rig == ["Crawler"]


@ruling("FAQ/card/archangel/2")
def test_a_shuffled_stack_leaves_archangel_where_it_is() -> None:
    s = searchers()
    s.use("Crawler", "Diesel")
    assert "The Runner shuffles the stack." in s.log
    assert s.run is not None
    assert s.run.ice == "Archangel"
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    assert "Crawler" in s.runner.hand
    s.pass_all()
    assert sum(line == "The Runner encounters Archangel." for line in s.log) == 1  # accessed once, not again

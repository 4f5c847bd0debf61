"""Questions and answers of the FAQ on cards of the later cycles: damage chosen, grail ice, facedown cards."""

from netrunner.cards.vocabulary import CORP, DECK, EVENT, OPERATION, RUNNER, Cost, Filter, Search, paid
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, resource
from tests.rulings import ruling

CHRONOS = "Chronos Protocol: Selective Mind-mapping"
GRIP = ["Diesel", "Sure Gamble", "Corroder", "Mimic"]


# -- Titanium Ribs and Chronos Protocol --------------------------------------------------------------------------------


@ruling("FAQ/qa/52")
def test_on_the_runners_turn_titanium_ribs_choose_what_net_damage_takes() -> None:
    s = Scenario(
        corp={"identity": CHRONOS, "hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Titanium Ribs"], "hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")  # the Corp pays for Snare!
    for title in ("Diesel", "Corroder", "Mimic"):
        assert s.side == "runner"
        s.choose(title)
    assert s.runner.hand == ["Sure Gamble"]
    assert s.card("Sure Gamble").known_to == ["runner"]  # the Corp never looked


def neural_emp() -> Scenario:
    s = Scenario(
        corp={"identity": CHRONOS, "hand": ["Neural EMP"], "credits": 9},
        runner={"rig": ["Titanium Ribs"], "hand": GRIP, "clicks": 1},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_all()
    s.pass_until("Play Neural EMP")
    s.choose("Play Neural EMP")
    return s


@ruling("FAQ/qa/52")
def test_on_the_corps_turn_chronos_protocol_chooses_what_net_damage_takes() -> None:
    s = neural_emp()
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Sure Gamble")
    assert s.runner.discard == ["Sure Gamble"]
    assert s.side == "corp"  # the Runner was not asked


@ruling("FAQ/qa/52")
def test_titanium_ribs_choose_when_chronos_protocol_declines() -> None:
    s = neural_emp()
    s.choose("No")
    assert s.side == "runner"
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]


# -- Archangel and facedown cards --------------------------------------------------------------------------------------


@ruling("FAQ/qa/60")
def test_after_apocalypse_the_corp_points_at_a_facedown_card_for_archangel() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "credits": 9},
        runner={"hand": ["Apocalypse"], "rig": ["Corroder", "Datasucker", "Mimic"], "clicks": 5, "credits": 5},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        s.choose(f"Run {server}")
        s.pass_all()
    s.choose("Play Apocalypse")
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    assert s.side == "corp"
    assert not s.can("Datasucker")  # a title is not an answer
    assert len(s.options) == 3
    assert all(label.startswith("facedown card") for label in s.options)
    s.choose(s.options[1])
    assert len(s.runner.hand) == 1
    assert len(s.runner.rig) == 2


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
    assert "The Corp shuffles the deck." in s.log
    assert s.run is None or s.run.ice is None
    s.pass_all()
    assert not any("Trace" in line for line in s.log)
    assert s.runner.rig == ["Crawler"]


@ruling("FAQ/card/archangel/2")
def test_a_shuffled_stack_leaves_archangel_where_it_is() -> None:
    s = searchers()
    s.choose("Use Crawler")
    s.choose("Diesel")
    assert "The Runner shuffles the deck." in s.log
    assert s.run is not None
    assert s.run.ice == "Archangel"
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    assert "Crawler" in s.runner.hand
    s.pass_all()
    assert sum(line == "The Runner encounters Archangel." for line in s.log) == 1  # accessed once, not again

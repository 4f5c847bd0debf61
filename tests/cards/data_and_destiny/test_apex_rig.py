"""Data and Destiny: Heartbeat, Harbinger and Wasteland, what Apex does with installed cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Heartbeat ---------------------------------------------------------------------------------------------------------


@card("Heartbeat")
def test_heartbeat_prevents_damage_for_installed_cards() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={"rig": ["Heartbeat", "Corroder", ("Diesel", "facedown")], "hand": ["Sure Gamble"] * 4, "tags": 1},
        turn="corp",
    )
    assert s.runner.memory_limit == 5
    s.choose("Play Scorched Earth")
    s.use("Heartbeat", "Corroder")
    s.use("Heartbeat", "Diesel")
    s.use("Heartbeat")
    assert s.runner.rig == [], "itself is an installed card"
    assert len(s.runner.hand) == 3, "3 of 4 were prevented"


# -- Harbinger ---------------------------------------------------------------------------------------------------------


@card("Harbinger")
def test_harbinger_is_installed_facedown_instead_of_going_to_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Endless Hunger", "Harbinger", "Wasteland"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Harbinger")
    assert s.runner.credits == 1, "it was trashed: Wasteland"
    assert "Harbinger" in s.runner.rig
    assert not s.card("Harbinger").faceup
    assert s.runner.discard == []
    assert not s.can("Use Endless Hunger"), "and the cost was paid: Ice Wall is broken"


@card("Harbinger")
def test_a_facedown_harbinger_goes_to_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quandary+", "Quandary+"]}}},
        runner={"rig": ["Endless Hunger", ("Harbinger", "facedown")]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Harbinger")
    assert s.runner.discard == ["Harbinger"]


@card("Harbinger")
def test_harbinger_counts_as_trashed_for_what_asks() -> None:
    s = Scenario(
        runner={"rig": ["Harbinger"], "hand": ["Independent Thinking"], "deck": ["Sure Gamble"] * 3}, turn="runner"
    )
    s.play("Independent Thinking", "Harbinger")
    assert len(s.runner.hand) == 1
    assert not s.card("Harbinger").faceup


@card("Harbinger")
def test_harbinger_in_the_grip_or_blank_is_like_any_card() -> None:
    s = Scenario(corp={"hand": ["Neural EMP"]}, runner={"hand": ["Harbinger"], "rig": ["Corroder"]}, turn="runner")
    s.run_on("Archives")
    s.end_turn()
    s.play("Neural EMP")
    assert s.runner.discard == ["Harbinger"]


@card("Harbinger", "Dr. Lovegood")
def test_a_blank_harbinger_goes_to_the_heap() -> None:
    s = Scenario(
        runner={"rig": ["Dr. Lovegood", "Harbinger", "Corroder"], "hand": ["Independent Thinking"]}, turn="corp"
    )
    s.end_turn()
    s.choose("Harbinger")
    s.play("Independent Thinking", "Harbinger", "Done")
    assert s.runner.discard == ["Harbinger", "Independent Thinking"]


@card("Harbinger")
def test_harbinger_stays_when_the_corp_trashes_it_or_its_host() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Harbinger", "Wasteland"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.card("Harbinger").faceup
    assert s.runner.credits == 0, "Wasteland: the Corp trashed it"
    s = Scenario(
        runner={
            "rig": ["Scheherazade", ("Harbinger", {"host": "Scheherazade"})],
            "hand": ["Independent Thinking"],
        },
        turn="runner",
    )
    s.play("Independent Thinking", "Scheherazade", "Done")
    assert s.runner.rig == ["Harbinger"]
    assert s.card("Harbinger").host is None
    assert not s.card("Harbinger").faceup


# -- Wasteland ---------------------------------------------------------------------------------------------------------


@card("Wasteland")
def test_wasteland_pays_for_the_first_installed_card_trashed_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={
            "rig": ["Wasteland", "Endless Hunger", ("Diesel", "facedown"), "Kati Jones"],
            "credits": 0,
            "hand": ["Sure Gamble"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Diesel")
    assert s.runner.credits == 1
    s.pass_all()
    s.choose("Run HQ")
    s.use("Endless Hunger", "Kati Jones")
    assert s.runner.credits == 1, "only the first time each turn"


@card("Wasteland")
def test_wasteland_pays_in_the_corps_turn_too() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={
            "rig": ["Heartbeat", "Corroder", "Wasteland", "Kati Jones"],
            "hand": ["Sure Gamble"] * 4,
            "tags": 1,
            "credits": 0,
        },
    )
    s.choose("Play Scorched Earth")
    s.use("Heartbeat", "Corroder")
    assert s.runner.credits == 1
    s.use("Heartbeat", "Kati Jones")
    assert s.runner.credits == 1


@card("Wasteland")
@ruling("RR/ordinal-events/1")
def test_the_first_time_was_before_wasteland_was_there() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Endless Hunger", "Kati Jones", ("Diesel", "facedown")], "hand": ["Wasteland"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Kati Jones")
    s.pass_all()
    s.install("Wasteland")
    s.choose("Run HQ")
    s.use("Endless Hunger", "Diesel")
    assert s.runner.credits == 0


@card("Wasteland")
def test_wasteland_does_not_pay_for_what_the_corp_trashes_or_for_cards_in_hand() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Wasteland", "Corroder"], "hand": ["Freelance Coding Contract", "Gordian Blade"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.credits == 0
    s.play("Freelance Coding Contract", "Gordian Blade")
    assert s.runner.credits == 2

"""What kind of thing each line of the log tells of."""

from netrunner.scenario import Scenario
from netrunner.server.live.document import LogLines


def test_every_card_of_a_draw_has_the_mark_of_a_draw() -> None:
    s = Scenario(runner={"hand": ["Diesel"], "deck": ["Sure Gamble", "Corroder", "Wyldside", "Mimic"]}, turn="runner")
    s.play("Diesel")
    lines = [line for line in LogLines("runner").read(s.state) if "draw" in line["text"]]
    assert [line.get("kind") for line in lines] == ["draw"] * 3


def test_every_card_that_damage_takes_has_the_mark_of_a_trash() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Sure Gamble", "Diesel", "Modded", "Test Run"]},
        turn="runner",
    )
    s.choose("Run HQ")
    lines = LogLines("runner").read(s.state)
    kinds = {line["text"]: line.get("kind") for line in lines if line.get("cause") == "Neural Katana"}
    assert kinds.pop("You suffer 3 net damage.") == "damage"
    assert list(kinds.values()) == ["trash"] * 3

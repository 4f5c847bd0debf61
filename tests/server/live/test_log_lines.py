"""What kind of thing each line of the log tells of."""

from netrunner.scenario import Scenario
from netrunner.server.live.document import LogLines


def test_every_card_of_a_draw_has_the_mark_of_a_draw() -> None:
    s = Scenario(runner={"hand": ["Diesel"], "deck": ["Sure Gamble", "Corroder", "Wyldside", "Mimic"]}, turn="runner")
    s.play("Diesel")
    lines = [line for line in LogLines("runner").read(s.state) if "draw" in line["text"]]
    assert [line.get("kind") for line in lines] == ["draw"] * 3

"""What kind of thing each line of the log tells of."""

from netrunner.engine.decision_view import window_of
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


def test_a_run_that_begins_with_credits_has_the_mark_of_a_run() -> None:
    s = Scenario(corp={"bad_publicity": 1}, turn="runner")
    s.choose("Run HQ")
    lines = LogLines("runner").read(s.state)
    assert [line.get("kind") for line in lines][:2] == ["run", "gain"]
    assert [line["text"] for line in lines][:2] == ["You run HQ.", "You gain 1 credit for this run only."]


def test_a_line_is_marked_alike_whenever_it_is_read() -> None:
    """A turn begins after the window at its start: what was done in that window was not its beginning."""
    servers = {"Server 1": {"root": ["PAD Campaign"]}}
    s = Scenario(corp={"servers": servers, "clicks": 1}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    while window_of(s.state) != "runner turn [1.2]" or "Rez PAD Campaign" not in s.options:
        s.choose(s.options[0])
    s.choose("Rez PAD Campaign")
    read = LogLines("spectator")
    while window_of(s.state) == "runner turn [1.2]":
        kinds = [line.get("kind") for line in read.read(s.state)]
        s.choose("Pass")
    assert kinds == [line.get("kind") for line in LogLines("spectator").read(s.state)]
    assert kinds[-1] == "rez"


def test_a_line_that_speaks_to_nobody_is_kept_once_for_all_who_read_it() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 3}, turn="corp")
    s.choose("Gain 1 credit")
    corp, runner, spectator = (LogLines(who).read(s.state)[-1]["text"] for who in ("corp", "runner", "spectator"))
    assert corp.startswith("You gain")
    assert runner == "The Corp gains 1 credit."
    assert runner is spectator


def test_what_is_trashed_before_an_install_belongs_to_it_for_everybody() -> None:
    s = Scenario(runner={"rig": ["Medium", "Djinn"], "hand": ["Joshua B.", "Mimic"], "credits": 9}, turn="runner")
    s.choose("Install Joshua B.")
    s.choose("Install Mimic")
    s.choose("Medium")
    s.choose("Done")
    for who in ("corp", "runner", "spectator"):
        assert [(line["kind"], line.get("cards"), line.get("first")) for line in LogLines(who).read(s.state)[-3:]] == [
            ("install", ["Joshua B."], None),
            ("trash", ["Medium"], True),
            ("install", ["Mimic"], None),
        ]


def test_what_the_corp_replaces_belongs_to_an_install_that_names_no_card() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}, "hand": ["Adonis Campaign"]}, turn="corp")
    s.choose("Install Adonis Campaign")
    s.choose("Server 1 (trashes PAD Campaign)")
    trashed, installed = LogLines("runner").read(s.state)[-2:]
    assert trashed["first"] is True
    assert installed == {
        "turn": s.state.turn,
        "text": "The Corp installs a card in Server 1.",
        "kind": "install",
        "side": "corp",
    }

"""A replay shows the game as each perspective would have seen it."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from netrunner.engine.card_view import visible
from netrunner.engine.view import MASKS
from netrunner.game import Game
from netrunner.scenario import Scenario
from netrunner.server.live.choice_labels import SECRET_NUMBER, look
from netrunner.server.live.document import seen_by
from netrunner.server.live.patch import apply
from netrunner.server.replays.replay import write_replay
from netrunner.server.replays.wire import Replay
from tests.server.replays.games import choose, part, played, random_choices, stored

PERSPECTIVES = ("corp", "runner", "spectator", "both")


@pytest.mark.parametrize("perspective", PERSPECTIVES)
def test_every_step_leads_to_the_view_of_the_game_at_that_moment(perspective: str) -> None:
    finished = played()
    replay = write_replay(stored(finished), perspective)
    Replay.model_validate(replay)
    document = deepcopy(replay["document"])
    record = finished.record()
    game = Game.replay({**record, "choices": []})
    assert document["view"] == seen_by(game, perspective)
    for step, key in zip(replay["steps"], record["choices"], strict=True):
        assert game.decision is not None
        assert step["side"] == game.decision.side
        game.choose(next(option for option in game.decision.options if option.key == key))
        document = apply(document, deepcopy(step["operations"]))
        assert document["view"] == seen_by(game, perspective)
        assert (step["turn"], step["active"]) == (document["view"]["turn"], document["view"]["active"])
    assert document["result"] == {"winner": "runner", "reason": "agenda points"}
    winner = "You win" if perspective == "runner" else "The Runner wins"
    assert document["log"][-1]["text"] == f"{winner} the game on agenda points."


@pytest.mark.parametrize("perspective", ["corp", "runner", "spectator"])
@pytest.mark.parametrize("decks", [("core-jinteki", "core-shaper"), ("core-nbn", "core-criminal")])
@pytest.mark.parametrize("bot", ["rookie", "random"])
def test_no_step_names_a_card_that_the_perspective_has_not_seen_yet(
    perspective: str, decks: tuple[str, str], bot: str
) -> None:
    finished = played(seed=5, bot=bot, decks=decks)
    record = finished.record()
    replay = write_replay(stored(finished), perspective)
    game = Game.replay({**record, "choices": []})
    seen: set[str] = set()
    text = json.dumps(replay["document"], ensure_ascii=False)
    hidden = 0
    for step, key in zip([None, *replay["steps"]], [None, *record["choices"]], strict=True):
        if step is not None and game.decision is not None:
            game.choose(next(option for option in game.decision.options if option.key == key))
            text = json.dumps({**step, "timeline": moments(replay, step["number"])}, ensure_ascii=False)
        mask = MASKS[perspective]
        seen |= {card.definition.title for card in game.state.cards if visible(card, mask)}
        seen |= titles_on_the_table(game, perspective)
        unseen = {card.definition.title for card in game.state.cards} - seen
        hidden += len(unseen)
        for title in unseen:
            assert json.dumps(title, ensure_ascii=False)[1:-1] not in text, (step, title)
    assert hidden


def moments(replay: dict[str, Any], number: int) -> list[dict[str, Any]]:
    return [moment for moment in replay["timeline"]["moments"] if moment["step"] == number]


def titles_on_the_table(game: Game, perspective: str) -> set[str]:
    """Titles that the engine's own view and log show, which other tests prove to be the perspective's to know."""
    text = json.dumps(game.view(perspective), ensure_ascii=False)
    return {card.definition.title for card in game.state.cards if card.definition.title in text}


def test_a_hidden_choice_is_named_to_its_side_alone() -> None:
    scenario = Scenario(corp={"hand": ["Snare!", "Hedge Fund"], "credits": 5}, runner={"hand": ["Sure Gamble"]})
    state = scenario.game.state
    state.label_options()
    install = next(option for option in state.options if option.label == "Install Snare!")
    chosen = look(state, install)
    scenario.choose("Install Snare!")
    scenario.choose("New server")
    assert [chosen.words(state, MASKS[side]) for side in PERSPECTIVES] == [
        "Install Snare!",
        "Install a card",
        "Install a card",
        "Install Snare!",
    ]


def test_a_choice_that_shows_its_card_is_named_to_everybody() -> None:
    scenario = Scenario(corp={"hand": ["Hedge Fund"], "credits": 5})
    state = scenario.game.state
    state.label_options()
    chosen = look(state, next(option for option in state.options if option.label == "Play Hedge Fund"))
    scenario.choose("Play Hedge Fund")
    assert {chosen.words(state, MASKS[side]) for side in PERSPECTIVES} == {"Play Hedge Fund"}


def test_advancing_a_facedown_card_says_where_it_is_and_not_what_it_is() -> None:
    scenario = Scenario(corp={"servers": {"Server 1": {"root": ["Project Junebug"]}}, "credits": 5})
    state = scenario.game.state
    state.label_options()
    chosen = look(state, next(option for option in state.options if option.label.startswith("Advance")))
    assert chosen.words(state, MASKS["runner"]) == "Advance a facedown card (Server 1)"
    assert chosen.words(state, MASKS["both"]) == "Advance Project Junebug"


def test_a_secret_number_is_not_told_before_both_are_chosen() -> None:
    scenario = Scenario(
        corp={"servers": {"HQ": {"ice": ["Bullfrog+"]}}, "credits": 5}, runner={"credits": 5}, turn="runner"
    )
    scenario.choose("Run HQ")
    scenario.pass_until("2")
    state = scenario.game.state
    state.label_options()
    chosen = look(state, next(option for option in state.options if option.label == "2"))
    scenario.choose("2")
    assert chosen.words(state, MASKS["corp"]) == "2"
    assert chosen.words(state, MASKS["runner"]) == SECRET_NUMBER


def test_choices_that_were_taken_back_are_not_in_the_replay() -> None:
    finished = played()
    keys = finished.record()["choices"]
    other = random_choices(part(finished, 40), 12)
    game = stored(finished, choose(keys[:40]), choose(other), ("undo", {"to": 40, "by": "corp"}), choose(keys[40:]))
    plain = stored(finished)
    plain.row.id = game.row.id
    assert write_replay(game, "both") == write_replay(plain, "both")


@pytest.mark.parametrize(
    ("entry", "ended", "words"),
    [
        (("concede", {"side": "runner"}), ("corp", "concession"), "The Runner concedes. The Corp wins the game."),
        (("time", {"side": "corp"}), ("runner", "time"), "The Corp has no time left. The Runner wins the game."),
        (("draw", {}), (None, "draw by agreement"), "The players agree to a draw."),
    ],
)
def test_what_ends_a_game_without_a_choice_is_a_step_of_its_own(
    entry: tuple[str, dict[str, Any]], ended: tuple[str | None, str], words: str
) -> None:
    game = part(played(), 50)
    keys = game.record()["choices"]
    replay = write_replay(stored(game, choose(keys), entry, ended=ended), "spectator")
    assert len(replay["steps"]) == len(keys) + 1
    last = replay["steps"][-1]
    assert (last["side"], last["label"], last["quiet"]) == (None, words, False)
    document = deepcopy(replay["document"])
    for step in replay["steps"]:
        document = apply(document, step["operations"])
    assert document["result"] == {"winner": ended[0], "reason": ended[1]}
    assert document["view"]["decision"] is None
    assert document["log"][-1]["text"] == words
    assert replay["timeline"]["moments"][-1] == {
        "step": len(keys) + 1,
        "kind": "end",
        "side": ended[0],
        "card": None,
        "amount": 0,
    }


def test_the_timeline_knows_turns_runs_and_what_was_scored_and_stolen() -> None:
    finished = played()
    replay = write_replay(stored(finished), "both")
    timeline = replay["timeline"]
    log = [line["text"] for line in document_at_end(replay)["log"]]
    assert len(timeline["turns"]) == finished.state.turn == sum(line.startswith("Turn ") for line in log)
    assert [turn["side"] for turn in timeline["turns"][:3]] == ["corp", "runner", "corp"]
    assert len(timeline["runs"]) == sum(line.startswith("The Runner runs ") for line in log)
    successes = [line for line in log if line.startswith("The run on ") and line.endswith(" is successful.")]
    assert sum(run["successful"] for run in timeline["runs"]) == len(successes)
    for run in timeline["runs"]:
        assert 0 < run["start"] <= run["end"] <= len(replay["steps"])
    stolen = [moment["card"] for moment in timeline["moments"] if moment["kind"] == "steal"]
    assert stolen == [line.split(" steals ")[1].split(", worth ")[0] for line in log if " steals " in line]
    scored = [moment["card"] for moment in timeline["moments"] if moment["kind"] == "score"]
    assert scored == [line.split(" scores ")[1].split(", worth ")[0] for line in log if " scores " in line]


def test_the_corp_is_not_told_which_card_was_accessed_in_its_deck() -> None:
    finished = played(seed=12)
    moments = {
        side: [m for m in write_replay(stored(finished), side)["timeline"]["moments"] if m["kind"] == "access"]
        for side in ("corp", "runner")
    }
    assert len(moments["corp"]) == len(moments["runner"])
    assert all(moment["card"] for moment in moments["runner"])
    assert any(moment["card"] is None for moment in moments["corp"])


def document_at_end(replay: dict[str, Any]) -> dict[str, Any]:
    document = deepcopy(replay["document"])
    for step in replay["steps"]:
        document = apply(document, deepcopy(step["operations"]))
    return dict(document)

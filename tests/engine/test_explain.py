"""Every refusal has a reason: a rule that exists and fits, and a sentence."""

import random
import re
from pathlib import Path

import pytest

from netrunner import Deck, Game, rules
from netrunner.cards.vocabulary import Cost, Gain, paid
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, resource

ENGINE = Path(__file__).parents[2] / "src" / "netrunner" / "engine"
ICE = {"servers": {"HQ": {"ice": ["Ice Wall"]}}}


def test_every_rule_that_a_refusal_names_exists() -> None:
    named: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        named |= set(re.findall(r'Reason\(\s*"([^"]+)"\s*,', path.read_text(encoding="utf-8")))
    assert len(named) > 15
    for rule in named:
        assert rules.get(rule).id == rule


@pytest.mark.parametrize(
    ("corp", "runner", "turn", "label", "rule"),
    [
        ({}, {}, "runner", "Jack out", "RR/jack-out"),
        ({}, {}, "runner", "Advance Ice Wall", "RR/action-phase"),
        ({}, {}, "corp", "Run HQ", "RR/action-phase"),
        ({}, {}, "runner", "Run Server 9", "RR/attacked-server"),
        ({}, {}, "runner", "Remove 1 tag", "RR/tagged"),
        ({}, {"tags": 1, "credits": 1}, "runner", "Remove 1 tag", "RR/cost"),
        ({"clicks": 2}, {}, "corp", "Purge virus counters", "RR/purge"),
        ({"deck": []}, {}, "corp", "Draw 1 card", "RR/action"),
        ({}, {}, "corp", "Play Hedge Fund", "RR/play"),
        ({"hand": ["Hedge Fund"], "credits": 4}, {}, "corp", "Play Hedge Fund", "RR/cost"),
        ({"hand": ["Closed Accounts"]}, {}, "corp", "Play Closed Accounts", "RR/play"),
        ({}, {"hand": ["Sure Gamble"]}, "corp", "Play Sure Gamble", "RR/action-phase"),
        ({}, {"hand": ["Sure Gamble"]}, "runner", "Install Sure Gamble", "RR/install"),
        ({}, {"hand": ["Grimoire"], "rig": ["Desperado"]}, "runner", "Install Grimoire", "RR/console"),
        ({}, {"hand": ["Magnum Opus"], "credits": 4}, "runner", "Install Magnum Opus", "RR/cost"),
        ({}, {"hand": ["Parasite"]}, "runner", "Install Parasite", "RR/install"),
        (ICE, {}, "corp", "Advance Hunter", "RR/advancing-cards"),
        (ICE, {}, "corp", "Rez Ice Wall", "RR/rez"),
        ({"servers": {"Server 1": {"root": ["Hostile Takeover"]}}}, {}, "corp", "Rez Hostile Takeover", "RR/agenda"),
        ({"servers": {"Server 1": {"root": ["Hostile Takeover"]}}}, {}, "corp", "Score Hostile Takeover", "RR/score"),
        ({"servers": {"HQ": {"ice": ["Enigma"]}}}, {}, "corp", "Advance Enigma", "RR/advancing-cards"),
        ({}, {"rig": ["Wyldside"]}, "corp", "Trash Wyldside", "RR/tagged"),
        ({}, {"rig": ["Decoy"]}, "runner", "Use Decoy", "RR/using-abilities"),
        ({}, {}, "runner", "Use Magnum Opus", "RR/active"),
        ({}, {"rig": ["Data Dealer"]}, "runner", "Use Data Dealer", "RR/forfeit"),
        ({}, {"rig": ["Corroder"]}, "runner", "Use Corroder", "RR/using-abilities"),
        ({}, {}, "runner", "Steal Hostile Takeover", "RR/steal"),
        ({}, {}, "runner", "Access Hostile Takeover", "RR/accessing"),
        ({}, {}, "runner", "Pass", "RR/paid-ability-window"),
        ({}, {}, "runner", "Yes", "RR/effect"),
    ],
)  # fmt: skip
def test_a_common_refusal_names_the_rule_behind_it(
    corp: dict[str, object], runner: dict[str, object], turn: str, label: str, rule: str
) -> None:
    s = Scenario(corp=corp, runner=runner, turn=turn)
    assert not s.can(label)
    reason = s.why_not(label)
    assert reason is not None
    assert reason.rule == rule
    assert reason.message[0].isupper() or reason.message[0] == "'"
    assert reason.message.endswith(".")
    assert str(reason) == f"{reason.message} ({rule})"


def instances(s: Scenario, title: str) -> list[int]:
    return [card.instance for card in s.state.cards if card.definition.title == title]


def asked(s: Scenario, side: str, kind: str, title: str = "", server: str | None = None) -> str | None:
    """The rule behind the refusal of an option that is asked for by what it is; None when it is offered."""
    card = instances(s, title)[0] if title else None
    reason = s.game.why_not_option(kind, card, server, side)
    return None if reason is None else reason.rule


def test_what_is_asked_for_by_what_it_is_gets_the_same_reason_as_its_label() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "credits": 4,
            "servers": {"Server 1": {"ice": ["Enigma"], "root": ["Breaking News"]}},
        },
        runner={"rig": ["Decoy"]},
    )
    assert asked(s, "corp", "play", "Hedge Fund") == "RR/cost"
    assert asked(s, "corp", "advance", "Enigma") == "RR/advancing-cards"
    assert asked(s, "corp", "rez", "Enigma") == "RR/rez"
    assert asked(s, "corp", "score", "Breaking News") == "RR/score"
    assert asked(s, "corp", "advance", "Breaking News") is None
    assert asked(s, "corp", "credit") is None
    assert asked(s, "runner", "credit") == "RR/action-phase"  # what the other side can choose is not for the asker
    assert asked(s, "runner", "use", "Decoy") == "RR/using-abilities"
    assert asked(s, "runner", "run", server="HQ") == "RR/action-phase"
    assert asked(s, "runner", "jack-out") == "RR/jack-out"


def test_two_cards_of_a_title_are_asked_for_apart() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Rez Ice Wall")
    approached, other = instances(s, "Ice Wall")
    assert s.why_not("Rez Ice Wall") is None
    assert s.game.why_not_option("rez", approached, None, "corp") is None
    refusal = s.game.why_not_option("rez", other, None, "corp")
    assert refusal is not None
    assert "while the Runner approaches it" in refusal.message


def test_what_cannot_be_asked_for_is_refused_in_words() -> None:
    s = Scenario(corp=ICE)
    with pytest.raises(ValueError, match="'dance' is no kind of option"):
        s.game.why_not_option("dance", None, None, "corp")
    with pytest.raises(ValueError, match="'keep' cannot be asked for by its kind"):
        s.game.why_not_option("keep", None, None, "corp")
    assert asked(s, "runner", "rez", "Ice Wall") == "RR/effect"  # a card that the asker does not know
    gone = s.game.why_not_option("rez", 10_000, None, "corp")
    assert gone is not None
    assert gone.message == "That card is not there any more."


def test_what_is_legal_has_no_reason() -> None:
    s = Scenario(turn="runner")
    for label in s.options:
        assert s.why_not(label) is None


def test_when_the_other_player_has_priority_the_reason_says_so() -> None:
    still = resource("Still", paid(Cost(0), Gain(1)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Still"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(still),
    )
    s.choose("Gain 1 credit")
    reason = s.why_not("Rez PAD Campaign")
    assert reason is not None
    assert reason.rule == "RR/paid-ability-window"


def test_the_reason_for_the_first_ice_differs_from_the_other_reasons_not_to_jack_out() -> None:
    s = Scenario(corp=ICE, turn="runner")
    s.choose("Run HQ")
    first = s.why_not("Jack out")
    s.pass_until("Continue")
    s.choose("Continue")
    later = s.why_not("Jack out")
    assert first is not None
    assert later is not None
    assert first.message != later.message


def test_after_the_end_everything_is_refused_because_the_game_is_over() -> None:
    s = Scenario(corp={"deck": []}, turn="runner")
    s.end_turn()
    reason = s.why_not("Gain 1 credit")
    assert reason is not None
    assert reason.rule == "RR/winning-the-game"


def test_asking_why_not_changes_nothing_and_never_fails() -> None:
    rng = random.Random(5)
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=3, skip_empty_windows=False)
    labels: set[str] = {"Jack out", "Pass", "Score Hostile Takeover", "Use Corroder", "Trash X", "Rez Ice Wall", "?"}
    for _ in range(150):
        if game.decision is None:
            break
        labels.update(game.decision.labels)
        before = game.digest()
        for label in rng.sample(sorted(labels), min(6, len(labels))):
            reason = game.why_not(label)
            assert reason is None or rules.get(reason.rule)
        assert game.digest() == before
        game.choose(rng.randrange(len(game.decision.options)))


def test_why_not_tells_a_side_nothing_about_cards_it_does_not_know() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall"]}}}, turn="runner")
    hidden = s.game.why_not("Rez Ice Wall", side="runner")
    absent = s.game.why_not("Rez Enigma", side="runner")
    assert hidden is not None
    assert absent is not None
    assert hidden.message.replace("Ice Wall", "Enigma") == absent.message
    known = s.game.why_not("Rez Ice Wall", side="corp")
    assert known is not None
    assert known.message != hidden.message


ACTIONS = ("credit", "draw", "advance", "purge", "install", "play", "rez", "score")
LABELS = ("Gain 1 credit", "Purge virus counters", "Advance PAD Campaign", "Rez PAD Campaign", "Trash Wyldside")


@pytest.mark.parametrize("kind", ACTIONS)
def test_whether_the_other_side_is_asked_in_a_window_cannot_be_found_out_by_asking_why_not(kind: str) -> None:
    """After an install the Corp may be asked whether it rezzes what it has installed. Nobody else sees that."""

    def answers(title: str, asked: bool) -> list[str]:
        s = Scenario(corp={"hand": [title]}, runner={"tags": 1, "rig": ["Wyldside"]}, skip_empty_windows=False)
        s.choose(f"Install {title}")
        s.choose("New server")
        if not asked:
            s.choose("Pass")
            s.choose("Pass")
        facedown = instances(s, title)[0]
        wishes = [s.game.why_not_option(kind, card, None, "runner") for card in (None, facedown)]
        return [str(each) for each in (*wishes, *(s.game.why_not(label, "runner") for label in LABELS))]

    assert answers("PAD Campaign", asked=True) == answers("Priority Requisition", asked=False)


def test_why_an_ability_of_the_other_side_cannot_be_used_is_not_told() -> None:
    """Savoir-faire installs a program from the grip."""

    def answers(grip: str, side: str) -> list[str]:
        s = Scenario(runner={"hand": [grip], "rig": ["Savoir-faire"], "credits": 9}, turn="runner")
        label, wish = (
            s.game.why_not("Use Savoir-faire", side),
            s.game.why_not_option("use", instances(s, "Savoir-faire")[0], None, side),
        )
        return [str(label), str(wish)]

    assert answers("Mimic", "corp") == answers("Sure Gamble", "corp")
    assert answers("Mimic", "runner") != answers("Sure Gamble", "runner")


def reason(s: Scenario, label: str) -> str:
    refusal = s.why_not(label)
    assert refusal is not None
    return refusal.message


def test_what_a_card_forbids_names_that_card() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 9},
        runner={"hand": ["Interdiction"]},
        turn="runner",
    )
    s.play("Interdiction")
    assert reason(s, "Rez PAD Campaign") == "Interdiction forbids it."
    s = Scenario(runner={"hand": ["Wyldside"], "identity": "Apex: Invasive Predator"}, turn="runner")
    assert reason(s, "Install Wyldside") == "Apex: Invasive Predator forbids it."
    s = Scenario(runner={"rig": ["Always Be Running"]}, turn="runner")
    assert reason(s, "Gain 1 credit") == "Always Be Running forbids it."


def test_a_card_that_forbids_itself_says_so_and_tells_nobody_its_title() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Zealous Judge"]}}, "credits": 9})
    assert reason(s, "Rez Zealous Judge") == "Its own text forbids it."

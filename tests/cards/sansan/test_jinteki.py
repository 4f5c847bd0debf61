"""SanSan Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

CHRONOS = "Chronos Protocol: Selective Mind-mapping"

# -- Chronos Protocol --------------------------------------------------------------------------------------------------


def chronos() -> Scenario:
    s = Scenario(
        corp={"identity": CHRONOS, "servers": {"HQ": {"ice": ["Data Mine+", "Neural Katana+"]}}},
        runner={"hand": ["Diesel", "Sure Gamble", "Corroder", "Datasucker", "Djinn"]},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Chronos Protocol: Selective Mind-mapping")
def test_the_corp_may_choose_the_card_lost_to_the_first_net_damage() -> None:
    s = chronos()
    assert s.side == "corp"
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Datasucker", "Diesel", "Djinn", "Sure Gamble"]
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    s.choose("Continue", side="runner")
    assert s.side == "runner"  # the next net damage of the turn is random
    assert len(s.runner.hand) == 1


@card("Chronos Protocol: Selective Mind-mapping")
def test_the_log_tells_the_runner_that_the_corp_has_seen_the_grip() -> None:
    s = chronos()
    s.choose("Yes")
    assert s.game.view("runner")["log"][-1]["text"] == "The Corp looks at 5 cards of the grip."
    told = s.game.view("corp")["log"][-1]["text"]
    assert told == "The Corp looks at 5 cards of the grip: Diesel, Sure Gamble, Corroder, Datasucker, Djinn."


@card("Chronos Protocol: Selective Mind-mapping")
def test_the_corp_may_leave_it_to_chance() -> None:
    s = chronos()
    s.choose("No")
    assert len(s.runner.hand) == 4


@card("Chronos Protocol: Selective Mind-mapping")
@ruling("RR/ordinal-events/2")
def test_prevented_net_damage_was_the_first_of_the_turn() -> None:
    for shield, ice in (("Net Shield", ["Data Mine+", "Neural Katana+"]), ("Biometric Spoofing", ["Data Mine+"] * 2)):
        s = Scenario(
            corp={"identity": CHRONOS, "servers": {"HQ": {"ice": ice}}},
            runner={"rig": [shield], "hand": ["Diesel", "Sure Gamble", "Corroder", "Djinn"]},
            turn="runner",
        )
        s.choose("Run HQ")
        s.choose(f"Use {shield}")
        assert len(s.runner.hand) == 4
        s.choose("Continue", side="runner")
        assert s.side == "runner", "the second net damage takes what it takes"
        assert len(s.runner.hand) < 4


@card("Chronos Protocol: Selective Mind-mapping")
@ruling("RR/ordinal-events/2", "RR/replacement-effects/1")
def test_replaced_net_damage_was_the_first_of_the_turn() -> None:
    s = Scenario(
        corp={
            "identity": CHRONOS,
            "servers": {"HQ": {"ice": ["Data Mine+", "Neural Katana+"], "root": ["Tori Hanzō+"]}},
        },
        runner={"hand": ["Diesel", "Sure Gamble", "Corroder", "Datasucker", "Djinn"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Tori Hanzō", side="corp")
    assert (s.runner.brain_damage, len(s.runner.hand)) == (1, 4)
    s.choose("Continue", side="runner")
    assert s.side == "runner", "the second net damage takes what it takes"
    assert len(s.runner.hand) == 1


@card("Chronos Protocol: Selective Mind-mapping")
@ruling("RR/ordinal-events/2")
def test_when_the_first_point_is_prevented_the_next_is_not_chosen() -> None:
    s = Scenario(
        corp={"identity": CHRONOS, "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Net Shield"], "hand": ["Diesel", "Sure Gamble", "Corroder", "Datasucker", "Djinn"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Net Shield")
    assert s.side == "runner"
    assert len(s.runner.hand) == 3


@card("Chronos Protocol: Selective Mind-mapping")
def test_of_several_points_only_the_first_is_chosen() -> None:
    s = Scenario(
        corp={"identity": CHRONOS, "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"hand": ["Diesel", "Sure Gamble", "Corroder", "Datasucker", "Djinn"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Djinn")
    assert s.runner.discard[0] == "Djinn"
    assert len(s.runner.hand) == 2


# -- Allele Repression -------------------------------------------------------------------------------------------------


def allele(tokens: int, **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Allele Repression+", {"advancement": tokens})]}},
            "hand": ["Hedge Fund", "Snare!", "Enigma", "Hunter"],
            "discard": ["Ice Wall", ("PAD Campaign", "facedown"), "Tollbooth"],
            **corp,
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Allele Repression")
@ruling("RR/trashing-as-a-cost/ex1")
def test_allele_repression_swaps_as_many_cards_as_it_had_tokens_and_may_return_itself() -> None:
    s = allele(3)
    s.choose("Use Allele Repression")
    for title in ("Hedge Fund", "Snare!", "Enigma"):
        s.choose(title)
    for title in ("Ice Wall", "PAD Campaign", "Allele Repression"):
        s.choose(title)
    assert sorted(s.corp.hand) == ["Allele Repression", "Hunter", "Ice Wall", "PAD Campaign"]
    assert sorted(s.corp.discard) == ["Enigma", "Hedge Fund", "Snare!", "Tollbooth"]
    assert not s.card("Snare!").faceup
    assert "runner" not in s.card("PAD Campaign").known_to


@card("Allele Repression")
def test_no_more_cards_are_swapped_than_there_are() -> None:
    s = allele(3, hand=["Hedge Fund"])
    s.use("Allele Repression", "Tollbooth")
    assert s.corp.hand == ["Tollbooth"]


@card("Allele Repression")
def test_without_tokens_it_cannot_be_used() -> None:
    assert not allele(0).can("Use Allele Repression")


@card("Allele Repression")
def test_allele_repression_asks_for_as_many_cards_as_it_swaps() -> None:
    s = allele(2)
    s.choose("Use Allele Repression")
    assert s.prompt == "Allele Repression: choose 2 cards in HQ."
    s = allele(1)
    s.choose("Use Allele Repression")
    assert s.prompt == "Allele Repression: choose 1 card in HQ."


@card("Allele Repression")
def test_the_log_says_which_cards_come_back_from_archives_and_hides_the_rest() -> None:
    s = allele(2)
    s.use("Allele Repression", "Hedge Fund", "Snare!", "Ice Wall", "PAD Campaign")
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert told[-2:] == [
        "Ice Wall of Archives is swapped with a card of HQ.",
        "A card of Archives is swapped with a card of HQ.",
    ]


# -- Cortex Lock -------------------------------------------------------------------------------------------------------


def lock(rig: list[str]) -> int:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Cortex Lock+"]}}},
        runner={"hand": ["Diesel"] * 5, "rig": rig},
        turn="runner",
    )
    s.choose("Run HQ")
    return 5 - len(s.runner.hand)


@card("Cortex Lock")
@ruling("RR/for-each/ex1b")
def test_cortex_lock_does_no_damage_without_unused_memory() -> None:
    assert lock(["Magnum Opus", "Magnum Opus"]) == 0


@card("Cortex Lock")
def test_cortex_lock_does_1_net_damage_for_each_unused_memory_unit() -> None:
    assert lock([]) == 4
    assert lock(["Magnum Opus"]) == 2


# -- Lockdown ----------------------------------------------------------------------------------------------------------


@card("Lockdown")
def test_after_lockdown_the_runner_cannot_draw_this_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lockdown+"]}}},
        runner={"hand": ["Diesel"], "deck": ["Sure Gamble"] * 9, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    s.choose("Jack out")
    assert not s.can("Draw 1 card")
    assert not s.can("Play Diesel")
    s.next_turn()
    assert s.can("Draw 1 card")

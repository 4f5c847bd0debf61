"""Rules Reference: Paid Ability Window. Priority is real: these tests skip no empty window."""

from netrunner.cards.vocabulary import Cost, Gain, paid
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, resource
from tests.rulings import ruling


def mint() -> CardDef:
    """A Corp card and, below, a Runner card that can act in any window."""
    return asset("Mint", paid(Cost(1), Gain(2)))


def still() -> CardDef:
    return resource("Still", paid(Cost(1), Gain(2)))


def both(turn: str) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Mint+"]}}},
        runner={"rig": ["Still"]},
        turn=turn,
        skip_empty_windows=False,
        definitions=by_title(mint(), still()),
    )


@ruling("RR/paid-ability-window/2")
def test_the_player_whose_turn_it_is_acts_first() -> None:
    corp = both("corp")
    corp.choose("Gain 1 credit")
    assert corp.side == "corp"
    runner = both("runner")
    runner.choose("Gain 1 credit")
    assert runner.side == "runner"
    assert "Use Mint" not in " ".join(runner.options)


@ruling("RR/paid-ability-window/2", "RR/paid-abilities/3")
def test_a_player_acts_as_often_as_they_wish_before_the_other_does() -> None:
    s = both("runner")
    s.choose("Gain 1 credit")
    for _ in range(3):
        s.choose("Use Still")
        assert s.side == "runner", "the opportunity does not pass to the Corp after one ability"
    assert s.runner.credits == 9
    s.choose("Pass")
    assert s.side == "corp"


@ruling("RR/paid-ability-window/3")
def test_a_window_closes_when_both_have_had_a_chance_and_one_declines() -> None:
    s = both("runner")
    s.choose("Gain 1 credit")
    s.choose("Pass")
    assert s.side == "corp", "one decline does not close the window: the Corp has had no chance"
    s.choose("Pass")
    assert s.can("Gain 1 credit")


@ruling("RR/paid-ability-window/2", "RR/paid-ability-window/3")
def test_the_first_player_may_answer_what_the_other_did() -> None:
    s = both("runner")
    s.choose("Gain 1 credit")
    s.choose("Pass")
    s.choose("Use Mint")
    assert s.side == "corp", "the Corp goes on as long as it wishes"
    s.choose("Pass")
    assert s.side == "runner", "the Corp acted, so the Runner gets another chance"
    s.choose("Use Still")
    s.choose("Pass")
    assert s.side == "corp"
    s.choose("Pass")
    assert s.can("Gain 1 credit"), "the Corp declined to act: closed"


@ruling("RR/paid-ability-window/3")
def test_having_acted_first_does_not_keep_the_window_open_when_the_other_declines() -> None:
    s = both("runner")
    s.choose("Gain 1 credit")
    s.choose("Use Still")
    s.choose("Pass")
    s.choose("Pass")
    assert s.can("Gain 1 credit"), "the first player gets no second chance after the other declines"


@ruling("RR/action-phase/3", "RR/action/3")
def test_nothing_can_be_used_between_the_parts_of_an_action() -> None:
    s = both("corp")
    s.place("corp", "hand", "Ice Wall")
    s.choose("Install Ice Wall")
    assert s.options == ["HQ", "R&D", "Archives", "Server 1", "New server"]


@ruling("RR/paid-abilities/5", "RR/action/2")
def test_an_ability_with_a_click_in_its_cost_is_no_paid_ability_of_a_window() -> None:
    s = Scenario(runner={"rig": ["Magnum Opus"]}, turn="runner", skip_empty_windows=False)
    assert s.can("Use Magnum Opus")
    s.choose("Gain 1 credit")
    assert s.options == ["Pass"]
    s.pass_until("Use Magnum Opus")
    s.choose("Use Magnum Opus")
    assert (s.runner.credits, s.runner.clicks) == (8, 2)


@ruling("RR/paid-ability-window/1", "RR/rez/2")
def test_non_ice_cards_can_be_rezzed_in_the_windows_of_both_turns() -> None:
    for turn in ("corp", "runner"):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["PAD Campaign"], "ice": ["Ice Wall"]}}},
            turn=turn,
            skip_empty_windows=False,
        )
        s.choose("Gain 1 credit")
        s.choose("Rez PAD Campaign", side="corp")
        assert s.card("PAD Campaign").rezzed


@ruling("RR/score/3", "RR/paid-ability-window/1")
def test_agendas_are_scored_only_in_the_corps_own_windows() -> None:
    spec = {"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 5})]}}}
    s = Scenario(corp=spec, turn="runner", skip_empty_windows=False)
    s.choose("Gain 1 credit")
    s.choose("Pass")
    assert s.side == "corp"
    assert not s.can("Score Priority Requisition")
    reason = s.why_not("Score Priority Requisition")
    assert reason is not None
    assert reason.rule == "RR/score"
    s.end_turn()
    assert s.game.view("corp")["step"].endswith("[1.2]")
    assert s.can("Score Priority Requisition")


@ruling("RR/timing/corp-turn/3.2")
def test_the_corp_cannot_score_in_its_discard_phase_but_can_rez() -> None:
    s = Scenario(
        corp={
            "clicks": 1,
            "servers": {
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
                "Server 2": {"root": ["PAD Campaign"]},
            },
        },
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    assert s.can("Score Priority Requisition")
    s.choose("Pass")
    s.choose("Pass")
    assert s.game.view("corp")["step"].endswith("[3.2]")
    assert s.can("Rez PAD Campaign")
    assert not s.can("Score Priority Requisition")


def test_skipping_empty_windows_skips_no_chance_to_do_something() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"clicks": 2}, turn="runner")
    s.choose("Gain 1 credit")
    assert s.side == "corp", "the Corp can rez"
    s.choose("Rez PAD Campaign")
    assert s.side == "runner", "and now has nothing left to do but pass"
    assert s.can("Gain 1 credit")


@ruling("RR/timing/run/2.1", "RR/timing/run/2.3", "RR/timing/run/3.1", "RR/timing/run/5.1", "RR/timing/run/5.3")
def test_the_windows_of_a_run_open_for_the_runner_first() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine+"]}}},
        runner={"hand": ["Blank"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    seen = []
    while s.run is not None:
        step = s.game.view("spectator")["step"].rpartition(" ")[2]
        seen.append((step, s.side))
        s.game.choose("Continue" if s.can("Continue") else 0)
    assert seen == [
        ("[2.1]", "runner"), ("[2.1]", "corp"),
        ("[2.3]", "runner"), ("[2.3]", "corp"),
        ("[3.1]", "runner"), ("[3.1]", "corp"),
        ("[5.1]", "runner"), ("[5.1]", "corp"),
        ("[5.2]", "runner"),
        ("[5.3]", "runner"), ("[5.3]", "corp"),
    ]  # fmt: skip


@ruling("RR/timing/run/2.3", "RR/rez/3")
def test_only_the_approached_ice_and_only_at_its_rez_step_can_be_rezzed() -> None:
    s = Scenario(
        corp={"credits": 20, "servers": {"HQ": {"ice": ["Ice Wall", "Wall of Static"], "root": ["Red Herrings"]}}},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.choose("Pass")
    assert s.options == ["Pass"], "[2.1] allows no rezzing at all"
    s.choose("Pass")
    s.choose("Pass")
    assert s.options == ["Pass", "Rez Red Herrings", "Rez Ice Wall"]
    assert not s.can("Rez Wall of Static")

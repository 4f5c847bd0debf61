"""A game between a person and a bot, without the screen."""

import pytest

from netrunner.game import Game
from netrunner.scenario import Scenario
from netrunner.terminal.match import Match, PassUntilChange, choices_of, drawn_side, sees
from tests.terminal.stage import match_after, new_match


def test_the_bot_plays_until_the_player_has_to_decide() -> None:
    match = new_match("runner")
    assert match.decider == "corp"
    match.bot_finishes()
    assert match.mine


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_undo_goes_back_to_the_players_previous_decision(side: str) -> None:
    match = match_after(12, side)
    before, prompt = match.game.digest(), match.view["decision"]
    match.choose(0)
    match.bot_finishes()
    assert match.undo()
    assert match.game.digest() == before
    assert match.view["decision"] == prompt


def test_the_bot_decides_alike_after_an_undo() -> None:
    match = match_after(8)
    match.choose(0)
    match.bot_finishes()
    after = match.game.digest()
    assert match.undo()
    match.choose(0)
    match.bot_finishes()
    assert match.game.digest() == after


def test_undo_can_be_repeated_to_the_first_decision_and_no_further() -> None:
    match = match_after(5)
    start = new_match()
    start.bot_finishes()
    assert [match.undo() for _ in range(6)] == [True] * 5 + [False]
    assert match.game.digest() == start.game.digest()


def test_undo_takes_back_the_end_of_the_game() -> None:
    match = new_match("corp")
    while not match.over:
        match.choose(0) if match.mine else match.bot_chooses()
    assert match.undo()
    assert match.mine


def test_the_choices_of_a_side_are_those_it_was_asked_for() -> None:
    match = match_after(3)
    record = match.game.record()
    own = choices_of(record, "runner")
    assert len(own) == 3
    for number in own:
        assert Match(Game.replay({**record, "choices": record["choices"][:number]}), "runner").mine


def test_a_match_needs_one_of_the_two_sides() -> None:
    with pytest.raises(ValueError, match="not a side"):
        Match(new_match().game, "spectator")


def test_the_seed_settles_a_random_side() -> None:
    assert {drawn_side(seed) for seed in range(20)} == {"corp", "runner"}
    assert drawn_side(3) == drawn_side(3)


class TestWhyNot:
    def test_the_answer_has_the_rule_and_its_summary(self) -> None:
        match = match_after(1)
        answer = match.why_not("Jack out")
        assert answer.rule == "RR/jack-out"
        assert answer.title == "Jack Out"
        assert "no run" in answer.message
        assert "approaching" in answer.summary

    def test_case_and_space_do_not_matter(self) -> None:
        match = match_after(1)
        assert match.why_not("  jack   OUT ").rule == "RR/jack-out"

    def test_what_is_offered_is_pointed_out(self) -> None:
        match = match_after(1)
        assert "option 1 (Gain 1 credit)" in match.why_not("gain 1 credit").message

    def test_nothing_typed_is_answered_with_an_example(self) -> None:
        assert "for example" in match_after(1).why_not("  ").message

    def test_nothing_can_be_done_while_the_bot_decides(self) -> None:
        assert "the Corp who decides" in new_match("runner").why_not("Draw 1 card").message

    def test_nothing_can_be_done_after_the_game(self) -> None:
        match = new_match("corp")
        while not match.over:
            match.choose(0) if match.mine else match.bot_chooses()
        assert "over" in match.why_not("Draw 1 card").message

    def test_the_answer_tells_nothing_of_cards_the_player_cannot_see(self) -> None:
        servers = {"HQ": {"ice": ["Enigma"]}}
        scenario = Scenario(corp={"servers": servers, "hand": ["Snare!"]}, runner={}, turn="runner")
        view = scenario.game.view("runner")
        for card in ("Enigma", "Snare!", "Tollbooth"):
            for verb in ("Rez", "Install", "Use", "Advance", "Score"):
                assert not sees(view, f"{verb} {card}")
        assert sees(scenario.game.view("corp") | {"decision": {"options": []}}, "Rez Enigma")


class TestPatience:
    def view(self, **changes: object) -> dict[str, object]:
        options = [{"label": "Pass"}, {"label": "Rez PAD Campaign"}]
        basis: dict[str, object] = {"side": "corp", "active": "runner", "turn": 4, "run": None}
        return {**basis, "decision": {"side": "corp", "options": options}, **changes}

    def test_a_window_with_the_same_options_is_passed(self) -> None:
        assert PassUntilChange(self.view()).goes_on(self.view())

    def test_fewer_options_are_no_reason_to_stop(self) -> None:
        fewer = self.view(decision={"side": "corp", "options": [{"label": "Pass"}]})
        assert PassUntilChange(self.view()).goes_on(fewer)

    @pytest.mark.parametrize(
        "change",
        [
            {"decision": {"side": "corp", "options": [{"label": "Pass"}, {"label": "Rez Enigma"}]}},
            {"decision": {"side": "corp", "options": [{"label": "Gain 1 credit"}]}},
            {"decision": {"side": "runner"}},
            {"decision": None},
            {"run": {"server": "HQ", "ice": 7}},
            {"active": "corp", "turn": 5},
        ],
        ids=["new option", "no window", "the opponent's", "game over", "run", "own turn"],
    )
    def test_something_that_happens_ends_the_passing(self, change: dict[str, object]) -> None:
        assert not PassUntilChange(self.view()).goes_on(self.view(**change))

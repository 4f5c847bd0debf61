"""The rookie does what a newcomer finds sensible."""

import itertools

import pytest

from netrunner.bots import corp, runner
from netrunner.bots.answers import keep
from netrunner.bots.assessment import WINNING, Assessment
from netrunner.bots.card_worth import earning_clicks
from netrunner.bots.rookie import best, first_thoughts, scores
from netrunner.cards.registry import definition
from netrunner.decks import Deck
from netrunner.engine.frame import O_CARD
from netrunner.engine.terms import CORP, RUNNER
from netrunner.engine.turn import Turn
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.fuzz import decks_of

CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")


def choice(s: Scenario) -> str:
    return s.options[best(s.state)]


def follow(s: Scenario, choices: int) -> list[str]:
    """What the rookie chooses, one after another."""
    made: list[str] = []
    for _ in range(choices):
        if s.side is None:
            break
        made.append(choice(s))
        s.game.choose(best(s.state))
    return made


@pytest.mark.parametrize(("corp", "runner"), list(itertools.product(CORPS, RUNNERS)))
def test_it_finishes_every_pairing_of_the_starters(corp: str, runner: str) -> None:
    finish(Game.start(Deck.load(corp), Deck.load(runner), seed=3, skip_empty_windows=True))


@pytest.mark.parametrize("number", range(6))
def test_it_handles_whatever_cards_there_are(number: int) -> None:
    finish(Game.start(*decks_of(number, mixed=True), seed=number, skip_empty_windows=True))


def finish(game: Game) -> None:
    for _ in range(4000):
        if game.state.reason:
            return
        assert len(scores(game.state)) == len(game.state.options)
        game.choose(best(game.state))
    pytest.fail("the game does not end")


def test_the_winning_point_goes_by_this_game() -> None:
    s = Scenario(corp={"scored": ["Priority Requisition"]})
    assert Assessment(s.state, CORP).points_worth(3, CORP) < WINNING
    s.state.to_win = 6
    assert Assessment(s.state, CORP).points_worth(3, CORP) == WINNING


def keeps(side: int, *hand: str) -> bool:
    s = Scenario(corp={"hand": list(hand)}) if side == CORP else Scenario(runner={"hand": list(hand)})
    return keep(Assessment(s.state, side)) > 0


def test_a_hand_with_ice_and_few_agendas_is_kept() -> None:
    assert keeps(CORP, "Enigma", "Wall of Static", "Hedge Fund", "PAD Campaign", "Priority Requisition")
    assert keeps(CORP, "Enigma", "Hedge Fund", "PAD Campaign", "Melange Mining Corp.", "Hedge Fund")
    assert not keeps(CORP, "Enigma", "Hedge Fund", "Priority Requisition", "Nisei MK II", "PAD Campaign")
    assert not keeps(CORP, "Hedge Fund", "Hedge Fund", "PAD Campaign", "Priority Requisition", "PAD Campaign")


def test_a_runner_wants_money_or_a_breaker_to_begin_with() -> None:
    assert keeps(RUNNER, "Sure Gamble", "Diesel", "Diesel", "Modded", "Modded")
    assert keeps(RUNNER, "Corroder", "Diesel", "Diesel", "Modded", "Modded")
    assert not keeps(RUNNER, "The Maker's Eye", "Access to Globalsec", "Tinkering", "Tinkering", "The Maker's Eye")


# -- the Corp --------------------------------------------------------------------------------------------------------


def test_the_corp_plays_its_money_before_it_clicks_for_credits() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "credits": 5,
            "servers": {"HQ": {"ice": ["Enigma"]}, "R&D": {"ice": ["Enigma"]}},
        }
    )
    assert choice(s) == "Play Hedge Fund"


def test_the_corp_defends_its_central_servers_first() -> None:
    s = Scenario(corp={"hand": ["Wall of Static", "Wall of Static"], "credits": 8})
    s.choose(choice(s))
    first = choice(s)
    s.choose(first)
    s.pass_all()
    s.choose(choice(s))
    assert {first, choice(s)} == {"HQ", "R&D"}


def test_the_corp_scores_when_it_can() -> None:
    s = Scenario(
        corp={
            "credits": 5,
            "servers": {"Server 1": {"ice": ["Wall of Static+"], "root": ["Accelerated Beta Test"]}},
        }
    )
    assert [label for label in follow(s, 8) if label.startswith(("Advance", "Score"))] == [
        "Advance Accelerated Beta Test",
        "Advance Accelerated Beta Test",
        "Advance Accelerated Beta Test",
        "Score Accelerated Beta Test",
    ]


def test_an_agenda_goes_behind_ice_the_runner_cannot_pass() -> None:
    s = Scenario(
        corp={
            "hand": ["Private Security Force"],
            "credits": 10,
            "servers": {"Server 1": {"ice": ["Wall of Static+"]}, "Server 2": {"ice": [], "root": ["PAD Campaign+"]}},
        },
        runner={"credits": 3},
    )
    assert choice(s) == "Install Private Security Force"
    s.choose("Install Private Security Force")
    assert choice(s) == "Server 1"


def test_the_corp_rezzes_ice_that_keeps_the_runner_out() -> None:
    s = Scenario(
        corp={"hand": ["Nisei MK II"], "credits": 6, "servers": {"HQ": {"ice": ["Wall of Static"]}}},
        runner={"credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    assert choice(s) == "Rez Wall of Static"


def test_the_corp_kills_a_tagged_runner_it_can_kill() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth", "Hedge Fund"], "credits": 8},
        runner={"hand": ["Sure Gamble"] * 3, "tags": 1},
    )
    follow(s, 1)
    assert s.result is not None
    assert s.result.reason == "flatline"


def test_the_corp_never_discards_an_agenda_while_it_has_something_else() -> None:
    s = Scenario(
        corp={
            "hand": [*["Priority Requisition"] * 3, *["Scorched Earth"] * 3],
            "credits": 8,
            "clicks": 1,
            "servers": {name: {"ice": ["Enigma+"]} for name in ("HQ", "R&D")},
        },
        runner={"scored": ["Priority Requisition", "Hostile Takeover"]},
    )
    s.choose("Gain 1 credit")
    s.pass_all()
    assert "Priority Requisition" in s.options
    assert choice(s) == "Scorched Earth"


def test_assets_that_earn_stay_a_riddle_until_they_earn() -> None:
    s = Scenario(corp={"hand": ["Adonis Campaign"], "credits": 8})
    began = s.state.turn
    s.choose("Install Adonis Campaign")
    s.choose("New server")
    while not s.card("Adonis Campaign").rezzed:
        assert s.game.decision is not None
        prompt, label = s.game.decision.prompt, choice(s)
        s.game.choose("Gain 1 credit" if s.side == "runner" and "Gain 1 credit" in s.options else label)
    assert prompt.startswith("Draw phase: paid abilities, rezzing and scoring [1.2]")
    assert s.state.turn == began + 2


def test_the_corp_saves_for_an_operation_that_brings_more_than_it_costs() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "credits": 3,
            "servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Enigma+"]}},
        }
    )
    assert follow(s, 3) == ["Gain 1 credit", "Gain 1 credit", "Play Hedge Fund"]


def test_nothing_but_agendas_goes_where_agendas_are_cheap() -> None:
    s = Scenario(
        corp={
            "hand": ["PAD Campaign"],
            "credits": 8,
            "servers": {"Server 1": {"ice": ["Tollbooth+", "Enigma+"], "root": ["SanSan City Grid+"]}},
        }
    )
    s.choose("Install PAD Campaign")
    assert choice(s) == "New server"


def test_the_corp_trashes_a_tagged_runners_bank_before_it_is_robbed() -> None:
    s = Scenario(
        corp={"credits": 8, "servers": {name: {"ice": ["Enigma+"]} for name in ("HQ", "R&D")}},
        runner={"rig": [("Bank Job", {"credit": 8})], "tags": 1},
    )
    assert choice(s) == "Trash Bank Job"


def test_a_rich_corp_with_a_full_hand_looks_for_something_better_than_credits() -> None:
    s = Scenario(
        corp={
            "hand": ["Biotic Labor"] * 5,
            "deck": ["Enigma"] * 20,
            "credits": 30,
            "servers": {name: {"ice": ["Enigma+", "Enigma+"]} for name in ("HQ", "R&D", "Archives")},
        }
    )
    assert choice(s) == "Draw 1 card"


def test_ice_goes_to_the_central_servers_rather_than_to_a_fourth_remote() -> None:
    remote = {"ice": ["Wall of Static"], "root": ["PAD Campaign+"]}
    s = Scenario(
        corp={
            "hand": ["Viktor 1.0"],
            "credits": 9,
            "servers": {
                "HQ": {"ice": ["Rototurret+"]},
                "R&D": {"ice": ["Enigma+"]},
                **{f"Server {number}": remote for number in (1, 2, 3)},
            },
        },
        runner={"scored": ["Priority Requisition"] * 2, "credits": 8, "rig": ["Gordian Blade"]},
    )
    s.choose("Install Viktor 1.0")
    assert choice(s) in ("HQ", "R&D")


def test_the_corp_guards_the_back_door_that_the_runner_has_built() -> None:
    s = Scenario(
        corp={
            "hand": ["Wall of Static", "Priority Requisition"],
            "credits": 9,
            "servers": {name: {"ice": ["Enigma+", "Tollbooth+"]} for name in ("HQ", "R&D", "Server 1")},
        },
        runner={"rig": ["Sneakdoor Beta"], "credits": 8},
    )
    s.choose("Install Wall of Static")
    assert choice(s) == "Archives"


# -- the Runner ------------------------------------------------------------------------------------------------------


def test_the_runner_steals_an_agenda_that_lies_open() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"ice": [], "root": [("Nisei MK II", {"advancement": 3})]}}},
        runner={"hand": ["Sure Gamble"] * 5, "credits": 5},
        turn="runner",
    )
    assert choice(s) == "Run Server 1"
    follow(s, 4)
    assert s.runner.score == 2


def test_the_runner_does_not_run_into_certain_ice_it_cannot_break() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Nisei MK II"], "servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Sure Gamble"], "credits": 3},
        turn="runner",
    )
    assert scores(s.state)[s.options.index("Run HQ")] < 0


def test_the_runner_breaks_what_ends_the_run_and_goes_on() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Nisei MK II"], "servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Sure Gamble"] * 4, "rig": ["Corroder"], "credits": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None:
        s.game.choose(best(s.state))
    assert s.runner.score == 2
    assert s.runner.credits == 4


def test_the_runner_stays_away_from_ambushes_with_an_empty_hand() -> None:
    corp = {"credits": 8, "hand": ["Snare!"] * 3, "deck": ["Snare!", "Hedge Fund", "Nisei MK II", "Hedge Fund"]}
    risky = Scenario(corp=corp, runner={"hand": ["Sure Gamble"] * 2, "credits": 2}, turn="runner")
    safe = Scenario(corp=corp, runner={"hand": ["Sure Gamble"] * 5, "credits": 2}, turn="runner")
    at = risky.options.index("Run R&D")
    assert scores(risky.state)[at] < 0
    assert scores(safe.state)[safe.options.index("Run R&D")] > scores(risky.state)[at] + 3


def test_the_runner_pays_for_a_trace_only_what_the_harm_is_worth() -> None:
    for credits_, expected in ((9, "3"), (2, "0")):
        s = Scenario(
            corp={"credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
            runner={"credits": credits_, "hand": ["Sure Gamble"] * 5},
            turn="runner",
        )
        s.choose("Run HQ")
        s.pass_until("1")
        if s.side == "corp":
            s.choose("0")
        assert choice(s) in (expected, "0")


def test_the_runner_discards_what_is_worth_least() -> None:
    s = Scenario(
        runner={"hand": ["Corroder", *["Sure Gamble"] * 4, "Access to Globalsec"], "clicks": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert choice(s) == "Access to Globalsec"


def test_the_runner_trashes_what_can_be_trashed_for_nothing() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"ice": [], "root": ["Ghost Branch"]}}},
        runner={"hand": ["Sure Gamble"] * 3, "credits": 0},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Trash Ghost Branch (0 credits)")
    assert choice(s) == "Trash Ghost Branch (0 credits)"


def test_a_rich_runner_with_a_useless_hand_draws_for_the_breakers_it_lacks() -> None:
    s = Scenario(
        runner={
            "hand": ["Modded", "Modded", "Tinkering", "Tinkering", "The Maker's Eye"],
            "deck": ["Corroder"] * 10,
            "credits": 20,
        },
        corp={"credits": 20, "servers": {name: {"ice": ["Wall of Static+"]} for name in ("HQ", "R&D", "Archives")}},
        turn="runner",
    )
    assert choice(s) == "Draw 1 card"


def test_a_runner_who_can_afford_it_removes_tags_before_drawing() -> None:
    s = Scenario(
        runner={"hand": ["Sure Gamble"] * 3, "deck": ["Corroder"] * 10, "credits": 16, "tags": 1},
        corp={"credits": 8, "servers": {name: {"ice": ["Wall of Static+"]} for name in ("HQ", "R&D", "Archives")}},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    values = dict(zip(s.options, scores(s.state), strict=True))
    assert values["Remove 1 tag"] > values["Draw 1 card"]


@pytest.mark.parametrize(("credits_", "expected"), [(40, "Trash PAD Campaign (4 credits)"), (5, "No action")])
def test_the_richer_the_runner_the_more_is_trashed(credits_: int, expected: str) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": [], "root": ["PAD Campaign+"]}}},
        runner={"hand": ["Sure Gamble"] * 4, "credits": credits_},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("No action")
    assert choice(s) == expected


def test_the_rookie_pays_credits_rather_than_an_agenda_if_it_has_many() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tithonium"]}}, "scored": ["Hostile Takeover"], "credits": 30},
        runner={"rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Rez Tithonium", side="corp")
    assert choice(s) == "No"


@pytest.mark.parametrize("credits_", [7, 40])
def test_a_rich_runner_breaks_what_it_ran_into(credits_: int) -> None:
    """A run that was begun because credits are worth little is not given up because breaking costs many."""
    s = Scenario(
        corp={
            "credits": 5,
            "hand": ["Hedge Fund"] * 4 + ["Priority Requisition"],
            "servers": {"HQ": {"ice": ["Hadrian's Wall+"], "root": []}},
        },
        runner={"hand": ["Sure Gamble"] * 5, "rig": ["Corroder"], "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder: +1 strength")
    values = dict(zip(s.options, scores(s.state), strict=True))
    assert (values["Use Corroder: +1 strength"] > values["Pass"]) == (credits_ == 40)


def test_an_asset_that_takes_three_clicks_is_rezzed_when_there_are_three() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Melange Mining Corp."], "deck": ["Hedge Fund"] * 9},
        runner={"hand": ["Sure Gamble"] * 5},
    )
    melange = definition("Melange Mining Corp.")
    assert earning_clicks(melange) == 3
    assert corp.usable_now(Assessment(s.state, CORP), melange)
    s.choose("Install Melange Mining Corp.")
    s.choose("New server")
    assert not corp.usable_now(Assessment(s.state, CORP), melange), "two clicks are left: it stays a riddle"


@pytest.mark.parametrize("seed", [9, 12, 21, 22])
def test_what_an_action_is_worth_does_not_depend_on_the_others(seed: int) -> None:
    """Much is worked out once a decision, whichever option asks first: each is worth what it is worth alone."""
    g = Game.start(*decks_of(seed, mixed=True), seed=seed, skip_empty_windows=True, log=False).state
    asked = 0
    while not g.reason and asked < 120:
        frame = g.stack[-1]
        if isinstance(frame, Turn) and g.options[0].kind != O_CARD and len(g.options) > 1:
            act = corp.action if g.decider() == CORP else runner.action
            alone = [act(Assessment(g, g.decider()), option) for option in g.options]
            assert first_thoughts(g) == alone, (g.turn, [option.key for option in g.options])
            asked += 1
        g.choose(g.options[best(g)])
    assert asked > 20

"""Windows are passed comfortably, and no pause tells the opponent anything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from netrunner import Deck, Game, cards
from netrunner.engine.decision_view import window_of
from netrunner.engine.frame import O_USE
from netrunner.engine.terms import CORP
from netrunner.engine.window import Pause, Window
from netrunner.scenario import Scenario
from netrunner.server.errors import Refused
from netrunner.server.live import log_limits
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.record import LogEntry, StoredGame
from netrunner.server.live.stops import DEFAULTS, INSTALLING, WINDOWS, passes, tempting, unasked
from tests.server.live.positions import play

PEOPLE = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
AGAINST_A_BOT = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Rookie", None, "rookie")}


def match(seats: dict[str, SeatHolder] = PEOPLE, seed: int = 1) -> Match:
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=seed)
    made = Match("game", game.setup, seats, GameOptions(), lambda: 0.0)
    made.begin()
    return made


def labels(made: Match) -> list[str]:
    assert made.game.decision is not None
    return made.game.decision.labels


def test_every_window_of_the_rules_can_be_stopped_at() -> None:
    met = set()
    for seed in range(4):
        game = Game.start(Deck.load("core-haas-bioroid"), Deck.load("core-criminal"), seed=seed)
        chance = Random(seed)
        while game.decision is not None:
            if (name := window_of(game.state)) is not None:
                met.add(name)
            game.choose(chance.randrange(len(game.decision.options)))
    assert met | {INSTALLING} == set(WINDOWS)
    assert all(set(stops) <= set(WINDOWS) for stops in DEFAULTS.values())


def test_nobody_is_asked_at_a_window_they_do_not_stop_at() -> None:
    made = match()
    made.set_stops("corp", [])
    made.set_stops("runner", [])
    chance = Random(3)
    for _ in range(400):
        decision = made.game.decision
        if decision is None or made.result is not None:
            break
        assert not isinstance(made.game.state.stack[-1], Window)
        made.choose(decision.side, made.number, chance.randrange(len(decision.options)))
    assert len(made.keys) > made.entries  # passes were made on the way


def test_a_stop_is_kept_whether_or_not_the_corp_could_act() -> None:
    """Every world that the Runner thinks possible stops the Corp alike: a pause betrays nothing."""
    compared = asked = 0
    for seed in range(5):
        game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed)
        chance = Random(seed)
        while game.decision is not None and game.state.turn < 16:
            top = game.state.stack[-1]
            if isinstance(top, Window) and game.decision.side == "corp":
                stops, opponent = set(WINDOWS), set(WINDOWS)
                here = passes(game.state, stops, opponent, casual=False)
                for world in range(3):
                    other = game.determinize("runner", seed=world)
                    assert passes(other.state, stops, opponent, casual=False) == here
                    compared += 1
                asked += not here
            game.choose(chance.randrange(len(game.decision.options)))
    assert compared > 500
    assert asked > 50


def test_a_pass_that_nobody_could_see_is_made_at_once() -> None:
    made = match()
    play(made, "Keep")
    play(made, "Keep")
    made.set_stops("runner", [])
    install = next(label for label in labels(made) if label.startswith("Install"))
    play(made, install)
    while made.decider == "corp" and "Gain 1 credit" not in labels(made):
        decision = made.game.decision
        assert decision is not None
        assert not isinstance(made.game.state.stack[-1], Window)
        made.choose("corp", made.number, 0)
    assert made.decider == "corp"


@pytest.mark.parametrize(("stops", "asked"), [(set(WINDOWS), True), (set(WINDOWS) - {INSTALLING}, False)])
def test_what_may_be_trashed_before_an_install_is_asked_only_where_one_stops(stops: set[str], asked: bool) -> None:
    """What has to be trashed is asked in any case."""
    table = Scenario(runner={"rig": ["Corroder"], "hand": ["Djinn", "Gordian Blade"], "credits": 20}, turn="runner")
    table.choose("Install Djinn")
    done = unasked(table.state, stops)
    assert (done is None) == asked
    table.choose("Done")
    full = Scenario(runner={"rig": ["Corroder"] * 4, "hand": ["Gordian Blade"], "credits": 20}, turn="runner")
    full.choose("Install Gordian Blade")
    assert full.prompt == "Choose a card to trash to make room for Gordian Blade."
    assert unasked(full.state, stops) is None


@pytest.mark.parametrize("ice", ["Formicary", "Enigma"])
@pytest.mark.parametrize(("stops", "asked"), [(set(WINDOWS), True), (set(), False)])
def test_what_unrezzed_ice_may_do_at_a_server_is_asked_whatever_it_is(ice: str, stops: set[str], asked: bool) -> None:
    s = Scenario(corp={"servers": {"Archives": {"ice": [ice]}}, "credits": 2}, turn="runner", skip_empty_windows=False)
    s.choose("Run HQ")
    option = unasked(s.state, stops)
    assert (option is None) is asked
    if option is not None:
        s.choose("No" if ice == "Formicary" else "Pass")
        assert s.side == "runner"


def test_against_a_bot_the_corp_with_nothing_to_use_at_a_server_is_not_asked() -> None:
    for ice, asked in (("Formicary", True), ("Enigma", False)):
        servers = {"Archives": {"ice": [ice]}}
        s = Scenario(corp={"servers": servers, "credits": 2}, turn="runner", skip_empty_windows=False)
        s.choose("Run HQ")
        assert (unasked(s.state, set(WINDOWS), casual=True) is None) is asked


@pytest.mark.parametrize("breaker", ["Refractor", "Corroder"])
def test_strength_from_a_stealth_card_can_wait_for_the_ice_as_any_other(breaker: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 0},
        runner={"rig": [breaker, "Cloak"], "credits": 5},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    assert window_of(s.state) == "run [2.1]"
    assert any("strength" in label for label in s.options)
    assert not any(tempting(s.state, option) for option in s.state.options)
    assert passes(s.state, set(WINDOWS), set(WINDOWS), casual=False)


def test_strength_from_a_stealth_card_is_offered_where_there_is_something_to_break() -> None:
    servers = {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall+"]}}
    for server, wanted in (("HQ", True), ("R&D", False)):
        s = Scenario(
            corp={"servers": servers, "credits": 0},
            runner={"rig": ["Refractor", "Cloak"], "credits": 5},
            turn="runner",
            skip_empty_windows=False,
        )
        s.choose(f"Run {server}")
        while s.side != "runner" or s.state.encounter() is None:
            s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
        boosts = [option for option in s.state.options if option.kind == O_USE and not option.idle]
        assert any(tempting(s.state, option) for option in boosts) is wanted, server


def runner_asked(rig: list[Any], ice: str, heap: list[str], grip: list[str]) -> list[str]:
    """The windows of the Runner's turn, with a run on HQ, that are not passed for the Runner, who uses nothing."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"rig": rig, "hand": grip, "discard": heap, "credits": 5},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    asked: list[str] = []
    turn = s.state.turn
    while s.state.turn == turn:
        window = window_of(s.state) if s.side == "runner" else None
        if window not in (None, *asked) and not passes(s.state, set(WINDOWS), set(WINDOWS), casual=False):
            asked.append(str(window))
        s.choose(next(label for label in ("Gain 1 credit", "Continue", "Pass", *s.options) if s.can(label)))
    return asked


@pytest.mark.parametrize("grip", [["Sure Gamble"] * 3, ["Paperclip", "MKUltra", "I've Had Worse"]])
@pytest.mark.parametrize(
    ("rig", "ice", "heap", "asked"),
    [
        (["Faust"], "Wall of Static+", [], ["run [3.1]"]),
        (["Faust"], "Wall of Static", [], []),  # which cannot be rezzed: there is nothing to break
        (["Faust"], "Wall of Static+", ["Diesel"], ["run [3.1]"]),
        # Everybody has seen what may be wanted in the heap, just before the ice.
        (["Faust"], "Wall of Static+", ["Paperclip"], ["run [2.3]", "run [3.1]"]),
        (["Faust"], "Wall of Static+", ["I've Had Worse"], ["run [3.1]"]),
        (["Yusuf", ("Medium", {"virus": 3})], "Wall of Static+", [], ["run [3.1]"]),
        (["Yusuf", ("Medium", {"virus": 3})], "Enigma+", [], []),
    ],
)
def test_what_a_breaker_spends_instead_of_credits_can_wait_for_the_ice(
    rig: list[Any], ice: str, heap: list[str], asked: list[str], grip: list[str]
) -> None:
    """Whatever the grip holds, the windows are the same: a pause tells nothing of it."""
    assert runner_asked(rig, ice, heap, grip) == asked


def test_what_a_breaker_spends_is_offered_wherever_somebody_can_see_a_use_for_it() -> None:
    asked = runner_asked(["Faust", "Tallie Perrault"], "Wall of Static+", [], ["Sure Gamble"] * 3)
    assert "run [2.1]" in asked


@pytest.mark.parametrize(("runner_credits", "asked"), [(0, False), (1, True)])
def test_who_has_no_credits_bids_none_unasked(runner_credits: int, asked: bool) -> None:
    """Everybody sees that they have none."""
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Caprice Nisei+"]}}, "credits": 5, "hand": ["Hedge Fund"]},
        runner={"credits": runner_credits, "hand": ["Diesel"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    while s.game.view("corp")["contest"] is None:
        s.choose(next(label for label in ("Continue", "Pass") if s.can(label)))
    assert unasked(s.state, set(WINDOWS)) is None, "the Corp says its number"
    s.choose("2")
    assert s.side == "runner"
    assert (unasked(s.state, set(WINDOWS)) is None) is asked


def test_installing_over_something_is_asked_about_only_on_request() -> None:
    assert not any(INSTALLING in stops for stops in DEFAULTS.values())
    asked = {"corp": 0, "runner": 0}
    for seed in range(6):
        made, chance = match(seed=seed), Random(seed)
        made.set_stops("corp", [*DEFAULTS["corp"], INSTALLING])
        while (decision := made.game.decision) is not None:
            asked[decision.side] += decision.prompt.startswith("You may trash cards before")
            installs = [place for place, label in enumerate(decision.labels) if label.startswith("Install")]
            made.choose(decision.side, made.number, chance.choice(installs or range(len(decision.options))))
    assert asked["corp"] > 0
    assert asked["runner"] == 0


def test_against_a_bot_a_window_with_nothing_to_do_is_passed() -> None:
    made = match(AGAINST_A_BOT)
    made.set_stops("corp", sorted(WINDOWS))
    chance = Random(5)
    for _ in range(300):
        decision = made.game.decision
        if decision is None:
            break
        if isinstance(made.game.state.stack[-1], Window):
            assert decision.labels != ["Pass"]
        made.choose(decision.side, made.number, chance.randrange(len(decision.options)))


def test_passing_on_ends_when_the_opponent_does_something_that_may_want_an_answer() -> None:
    made = match()
    play(made, "Keep")
    play(made, "Keep")
    made.set_stops("corp", sorted(WINDOWS))
    play(made, next(label for label in labels(made) if label[8:] in cards and cards[label[8:]].type != "ice"))
    play(made, "New server")
    while made.decider == "corp":
        play(made, "Gain 1 credit" if "Gain 1 credit" in labels(made) else labels(made)[0])
    play(made, "Gain 1 credit")
    assert (made.decider, labels(made)[0]) == ("corp", "Pass")
    made.pass_on("corp", made.number)
    assert made.decider == "runner"
    play(made, "Gain 1 credit")
    assert made.decider == "runner"  # the window after it was passed, too
    play(made, "Run HQ")
    while made.decider == "runner":
        play(made, "Continue" if "Continue" in labels(made) else labels(made)[0])
    assert made.decider == "corp"
    assert made.game.state.run() is not None


def test_who_passes_on_is_asked_before_subroutines_fire() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "hand": ["Hedge Fund"] * 3},
        runner={"rig": ["Mimic", "Self-modifying Code"], "credits": 9, "hand": ["Sure Gamble"] * 2},
        turn="runner",
    )
    made = match()
    made.game = s.game
    play(made, "Run HQ")
    assert window_of(made.game.state) == "run [2.1]"
    made.pass_on("runner", made.number)
    while made.decider == "corp":
        play(made, "Pass")
    assert (made.decider, window_of(made.game.state)) == ("runner", "run [3.1]")
    assert made.game.result is None
    play(made, "Use Mimic: Break 1 sentry subroutine")


def test_a_match_is_what_its_entries_tell() -> None:
    made = match(seed=11)
    entries = []
    chance = Random(11)
    for _ in range(250):
        side = made.decider
        if side is None:
            break
        decision = made.game.decision
        assert decision is not None
        entries.append(made.choose(side, made.number, chance.randrange(len(decision.options))))
        if chance.random() < 0.1 and made.result is None:
            mover = chance.choice(("corp", "runner"))
            if any(mark.side == mover for mark in made.marks):
                entries.append(made.undo(mover))
                entries.append(made.answer("runner" if mover == "corp" else "corp", chance.random() < 0.7))
        if chance.random() < 0.05:
            entry = made.set_stops("corp", chance.sample(sorted(WINDOWS), 4))
            entries += [] if entry is None else [entry]
    again = Match("game", made.setup, PEOPLE, GameOptions(), lambda: 0.0)
    if (passed := match(seed=11)).keys:
        again.apply("choose", {"side": None, "keys": passed.keys})
    for kind, data in entries:
        again.apply(kind, data)
    assert again.game.digest() == made.game.digest()
    assert (again.keys, again.entries, again.stops, again.offer) == (made.keys, made.entries, made.stops, made.offer)


def test_against_a_bot_what_was_passed_on_is_not_offered_again_in_the_same_turn() -> None:
    made = match(AGAINST_A_BOT, seed=10)
    play(made, "Keep")
    made.choose("runner", made.number, 0)
    asset = next(label for label in labels(made) if label[8:] in cards and cards[label[8:]].type == "asset")
    play(made, asset)  # in a new server: there is no other
    assert labels(made) == ["Pass", f"Rez {asset[8:]}"]
    play(made, "Pass")
    assert "Gain 1 credit" in labels(made)
    play(made, "Gain 1 credit")
    assert "Gain 1 credit" in labels(made)  # not asked again
    made.undo("corp")
    play(made, "Gain 1 credit")
    assert labels(made) == ["Pass", f"Rez {asset[8:]}"]  # who takes something back may have thought better of it


def test_against_a_bot_a_window_that_was_passed_is_opened_again_before_the_next_action() -> None:
    made = match(AGAINST_A_BOT, seed=10)
    entries = []

    def do(label: str) -> None:
        entries.append(made.choose(made.decider or "", made.number, labels(made).index(label)))

    do("Keep")
    entries.append(made.choose("runner", made.number, 0))
    asset = next(label for label in labels(made) if label[8:] in cards and cards[label[8:]].type == "asset")
    assert made.shortcuts() == []
    do(asset)
    assert made.shortcuts() == []  # the window is open
    do("Pass")
    price = f"{cards[asset[8:]].cost} credits"
    assert [(way.kind, way.label, way.cost) for way in made.shortcuts()] == [("window", f"Rez {asset[8:]}", price)]
    do("Gain 1 credit")
    (way,) = made.shortcuts()
    assert made.game.state.players[CORP].clicks == 1
    played = made.log_limits.written["corp", "undos"]
    entries.append(made.take_shortcut("corp", made.number, 0))
    rezzed = next(card for card in made.game.state.cards if card.instance == way.card)
    assert rezzed.faceup
    assert made.game.state.players[CORP].clicks == 1  # the action was not taken back
    assert made.log_limits.written["corp", "undos"] == played + 1
    assert "Gain 1 credit" in labels(made)
    assert made.shortcuts() == []  # and nothing is left to do in that window
    with pytest.raises(Refused, match="no such shortcut"):
        made.take_shortcut("corp", made.number, 0)
    again = Match("game", made.setup, AGAINST_A_BOT, GameOptions(), lambda: 0.0)
    if (passed := match(AGAINST_A_BOT, seed=10)).keys:
        again.apply("choose", {"side": None, "keys": passed.keys})
    for kind, data in entries:
        again.apply(kind, data)
    assert (again.keys, again.game.digest()) == (made.keys, made.game.digest())
    stored = [LogEntry(number, kind, data, None) for number, (kind, data) in enumerate(entries)]  # type: ignore[arg-type]
    assert StoredGame(None, stored).choices == made.keys[len(passed.keys) :]  # type: ignore[arg-type]
    made.undo("corp")
    assert labels(made) == ["Pass", f"Rez {asset[8:]}"]  # the rez is taken back, and the window is open


def test_between_people_no_passed_window_is_opened_again() -> None:
    """Both have passed, and the other may have had something to think about."""
    made = match(seed=10)
    play(made, "Keep")
    play(made, "Keep")
    asset = next(label for label in labels(made) if label[8:] in cards and cards[label[8:]].type == "asset")
    play(made, asset)
    assert labels(made) == ["New server"]  # asked though there is one: else everybody would know that it is no upgrade
    play(made, "New server")
    play(made, "Pass")
    assert "Gain 1 credit" in labels(made)
    assert made.shortcuts() == []


@pytest.mark.parametrize(("asset", "asked"), [("Snare!", False), ("Gene Splicer", True), ("PAD Campaign", True)])
def test_nobody_is_asked_whether_to_turn_over_an_ambush(asset: str, asked: bool) -> None:
    """Unless it can be used too. Between people the question comes all the same: the pause would tell."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [asset]}}, "credits": 9, "hand": []},
        skip_empty_windows=False,
        turn="corp",
    )
    s.choose("Gain 1 credit")
    assert f"Rez {asset}" in s.options
    assert passes(s.game.state, set(WINDOWS), set(WINDOWS), casual=True) != asked
    assert not passes(s.game.state, set(WINDOWS), set(WINDOWS), casual=False)


def test_a_boost_that_breaks_nothing_is_no_reason_to_ask() -> None:
    """An icebreaker can be made stronger outside an encounter, and on ice that it cannot break: nobody wants that."""
    asked = passed = 0
    for seed in range(395, 415):
        game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed)
        chance = Random(seed)
        while game.decision is not None and game.state.turn < 30:
            if isinstance(game.state.stack[-1], Window) and game.decision.side == "runner":
                boosts = [label for label in game.decision.labels[1:] if "strength" in label]
                if boosts and len(boosts) == len(game.decision.labels) - 1:
                    encounter = game.state.encounter()
                    here = passes(game.state, set(WINDOWS), set(WINDOWS), casual=False)
                    assert here or (encounter is not None and encounter.unbroken(game.state))
                    asked, passed = asked + (not here), passed + here
            game.choose(chance.randrange(len(game.decision.options)))
    assert asked > 0
    assert passed > asked


@pytest.mark.parametrize(("ice", "asked"), [("Ice Wall+", True), ("Rototurret+", False)])
def test_strength_and_breaking_for_x_credits_is_asked_about_where_it_breaks(ice: str, asked: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}},
        runner={"rig": ["Paperclip"], "credits": 5},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    while s.game.state.encounter() is None:
        state = s.game.state
        assert not isinstance(state.stack[-1], Window) or passes(state, set(WINDOWS), set(WINDOWS), casual=False)
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.can("Use Paperclip")
    assert passes(s.game.state, set(WINDOWS), set(WINDOWS), casual=False) != asked


def test_the_number_of_a_decision_does_not_tell_what_the_other_side_was_asked() -> None:
    """Nor that they have changed their stops or offered something: a choice that is on its way then still counts."""
    quiet, asked = match(), match()
    asked.set_stops("corp", sorted(WINDOWS))
    quiet.set_stops("corp", [])
    for made in (quiet, asked):
        play(made, "Keep")
        play(made, "Keep")
        play(made, next(label for label in labels(made) if label[8:] in cards and cards[label[8:]].type != "ice"))
        play(made, "New server")
        while made.decider == "corp":
            play(made, "Gain 1 credit" if "Gain 1 credit" in labels(made) else labels(made)[0])
    assert asked.entries > quiet.entries + 1
    assert asked.number == quiet.number
    before = asked.number
    asked.set_stops("corp", [])
    asked.undo("corp")
    assert asked.choose("runner", before, labels(asked).index("Gain 1 credit"))
    assert asked.decider is not None
    assert asked.number == before + 1


def test_what_is_taken_back_is_another_decision() -> None:
    made = match(AGAINST_A_BOT)
    play(made, "Keep")
    while made.decider != "corp":
        play(made, labels(made)[0])
    before = made.number
    play(made, "Gain 1 credit")
    made.undo("corp")
    with pytest.raises(Refused, match="moved on"):
        made.choose("corp", before, 0)


@pytest.mark.parametrize("grip", ["Sure Gamble", "Corroder"])
def test_a_stop_is_kept_whether_or_not_the_grip_has_a_card_for_an_ability(grip: str) -> None:
    """DaVinci installs a card from the grip: that the Runner is not asked would tell the Corp that none fits."""
    s = Scenario(runner={"hand": [grip], "rig": [("DaVinci", {"power": 2})]}, turn="runner", skip_empty_windows=False)
    s.choose("Run Archives")
    assert isinstance(s.game.state.stack[-1], Window)
    assert s.side == "runner"
    assert s.can("Use DaVinci") == (grip == "Corroder")
    assert not passes(s.game.state, set(WINDOWS), set(WINDOWS), casual=False)


@pytest.mark.parametrize("grip", ["Sure Gamble", "Corroder"])
def test_a_card_that_is_yielded_for_is_passed_whatever_the_grip_holds(grip: str) -> None:
    s = Scenario(runner={"hand": [grip], "rig": [("DaVinci", {"power": 2})]}, turn="runner", skip_empty_windows=False)
    s.choose("Run Archives")
    assert passes(s.game.state, set(WINDOWS), set(WINDOWS), casual=False, yields={"DaVinci"})


def test_nobody_is_asked_about_a_card_they_yield_for() -> None:
    s = Scenario(runner={"rig": ["Datasucker", "Self-modifying Code"], "credits": 5}, turn="runner")
    s.choose("Gain 1 credit")
    while not isinstance(s.game.state.stack[-1], Window) or s.side != "runner":
        s.choose("Pass" if s.can("Pass") else "Gain 1 credit")
    stops = set(WINDOWS)
    assert not passes(s.game.state, stops, stops, casual=False)
    assert not passes(s.game.state, stops, stops, casual=False, yields={"Corroder"})
    assert passes(s.game.state, stops, stops, casual=False, yields={"Self-modifying Code"})


def test_yields_are_kept_in_the_log_and_name_cards() -> None:
    made = match()
    entry = made.set_yields("runner", ["Corroder", "Corroder"])
    assert entry == ("yields", {"side": "runner", "titles": ["Corroder"]})
    again = match()
    again.apply(*entry)
    assert again.yields == {"corp": set(), "runner": {"Corroder"}}
    with pytest.raises(Refused, match="'Corodder' is not the title of a card"):
        made.set_yields("runner", ["Corodder"])
    assert made.set_yields("runner", ["Corroder"]) is None, "what changes nothing is not written"


def test_the_log_takes_only_so_many_settings_offers_and_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MOST", {"settings": 3, "offers": 2, "undos": 2})
    made = match()
    entries = [made.set_stops("corp", [window]) for window in list(WINDOWS)[:3]]
    with pytest.raises(Refused, match="changed your stops 3 times"):
        made.set_yields("corp", ["Corroder"])
    assert made.set_yields("runner", ["Corroder"]) is not None, "each side has its own"
    for _ in range(2):
        entries += [made.offer_draw("corp"), made.answer("runner", False)]
    with pytest.raises(Refused, match="made 2 offers"):
        made.offer_draw("corp")
    read = match()
    for entry in entries:
        assert entry is not None
        read.apply(*entry)
    with pytest.raises(Refused):  # also after a restart
        read.set_stops("corp", [])
    with pytest.raises(Refused):
        read.offer_draw("corp")


def test_choices_against_a_bot_are_taken_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log_limits.MOST, "undos", 2)
    made = match({"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", None, "random")})
    for _ in range(2):
        made.choose("corp", made.number, 0)
        made.undo("corp")
    made.choose("corp", made.number, 0)
    with pytest.raises(Refused, match="taken back 2 choices"):
        made.undo("corp")


def test_a_game_whose_log_is_longer_than_any_real_one_can_only_be_conceded(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match()
    monkeypatch.setattr(log_limits, "MOST_ENTRIES", made.entries + 1)
    made.choose("corp", made.number, 0)
    side = made.decider
    assert side is not None
    with pytest.raises(Refused, match="concede it"):
        made.choose(side, made.number, 0)
    assert made.concede(side)[0] == "concede"


def test_the_record_of_a_game_without_the_pause_at_a_server_goes_on() -> None:
    """Older games were not asked there: their records have nothing to say to it."""
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=2)
    chance, paused = Random(2), 0
    while (decision := game.decision) is not None and game.state.turn < 20:
        paused += isinstance(game.state.stack[-1], Pause)
        game.choose(chance.randrange(len(decision.options)))
    assert paused
    record = game.record()
    older = {**record, "choices": [key for key in record["choices"] if key != "pass:-1:1:0"]}
    assert len(older["choices"]) == len(record["choices"]) - paused
    assert Game.replay(older).digest() == game.digest()


@pytest.mark.parametrize(("seats", "asked"), [(PEOPLE, True), (AGAINST_A_BOT, False)])
def test_against_a_bot_nobody_is_asked_only_so_that_a_pause_tells_nothing(
    seats: dict[str, SeatHolder], asked: bool
) -> None:
    """The facedown card might be Tyr's Hand: between people the Corp is asked whether or not it is."""
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Eli 1.0+"], "root": ["Hostile Takeover"]}}},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.choose("Use Eli 1.0", side="runner")
    s.choose("Subroutine 1")
    assert (s.side, s.options) == ("corp", ["Pass"])
    made = match(seats)
    made.game = s.game
    assert (made.passed_for() is None) == asked


def test_who_passes_on_is_asked_at_the_next_piece_of_ice_and_at_the_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"], "root": ["Ash 2X3ZB9CY"]}}, "credits": 10},
        runner={"hand": ["Sure Gamble"] * 4},
        turn="runner",
    )
    made = match()
    made.game = s.game
    play(made, "Run HQ")
    met: list[str] = []
    while made.game.state.run() is not None and len(met) < 9:
        if made.decider == "corp":
            met.append(labels(made)[-1])
            made.pass_on("corp", made.number)
        else:
            play(made, "Continue" if "Continue" in labels(made) else labels(made)[0])
    assert [label for label in met if label.startswith("Rez")] == ["Rez Ice Wall", "Rez Enigma", "Rez Ash 2X3ZB9CY"]

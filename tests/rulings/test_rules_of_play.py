"""Rules of Play: factions, turns, installing, trashing and winning, where no younger document says the same."""

from itertools import product

from netrunner.cards.vocabulary import RUNNER, Draw, Forbid, Gain
from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event
from tests.rulings import ruling

CORP_FACTIONS = {
    "haas-bioroid": "Haas-Bioroid: Engineering the Future",
    "jinteki": "Jinteki: Personal Evolution",
    "nbn": "NBN: Making News",
    "weyland-consortium": "Weyland Consortium: Building a Better World",
}


def spent_on_influence(identity: str, title: str) -> bool:
    """Whether three copies of a card break the influence of an otherwise empty deck of that identity."""
    rules = {problem.rule for problem in Deck.build(identity, {title: 3}).problems(format="casual")}
    return bool(rules & {"RR/influence/3", "RR/deckbuilding/6"})


@ruling("ROP/factions/1")
def test_each_of_the_four_corp_factions_keeps_its_own_agendas() -> None:
    agendas = {
        "haas-bioroid": "Accelerated Beta Test",
        "jinteki": "Nisei MK II",
        "nbn": "Breaking News",
        "weyland-consortium": "Hostile Takeover",
    }
    for (mine, identity), (theirs, title) in product(CORP_FACTIONS.items(), agendas.items()):
        assert spent_on_influence(identity, title) == (mine != theirs), (identity, title)


@ruling("ROP/neutral-cards/1", "ROP/neutral-cards/2")
def test_neutral_cards_fit_every_deck_of_their_side_and_none_of_the_other() -> None:
    for identity in CORP_FACTIONS.values():
        for title in ("Hedge Fund", "Priority Requisition", "Wall of Static"):
            assert not spent_on_influence(identity, title)
        deck = Deck.build(identity, {"Sure Gamble": 3})
        assert "RR/deckbuilding/5" in {problem.rule for problem in deck.problems(format="casual")}
    assert not spent_on_influence("Noise: Hacker Extraordinaire", "Sure Gamble")
    assert not spent_on_influence("Gabriel Santiago: Consummate Professional", "Sure Gamble")


@ruling("ROP/playing-the-game/1")
def test_the_corp_takes_the_first_turn() -> None:
    for seed in range(4):
        game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed)
        for _ in range(2):
            game.choose("Keep")
        view = game.view("spectator")
        assert (view["turn"], view["active"]) == (1, "corp")
        assert game.decision is not None
        assert game.decision.side == "corp"
        assert view["runner"]["clicks"] == 0


@ruling("ROP/play-areas/3", "ROP/installing-cards/1", "ROP/installing-cards/2")
def test_ice_alone_makes_an_empty_server_that_can_be_run_on() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"], "clicks": 1}, runner={"credits": 0})
    assert "Server 1" not in s.corp.servers
    s.install("Ice Wall", "New server")
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall"], "root": []}
    s.pass_all()
    s.choose("Run Server 1")
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    s.pass_until("Continue")
    s.choose("Continue")
    assert any("uccessful" in line for line in s.log)
    assert not any("accesses" in line for line in s.log), "there is nothing in it"
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall"], "root": []}, "and it is still there"


@ruling("ROP/installing-cards/3")
def test_an_agenda_or_asset_shares_a_server_with_upgrades() -> None:
    for title in ("Priority Requisition", "PAD Campaign"):
        s = Scenario(
            corp={"hand": [title], "servers": {"Server 1": {"root": ["Red Herrings", "Akitaro Watanabe"]}}},
        )
        s.choose(f"Install {title}")
        s.choose("Server 1")
        if s.can("Done"):
            s.choose("Done")
        assert sorted(s.corp.servers["Server 1"]["root"]) == sorted(["Red Herrings", "Akitaro Watanabe", title])
        assert s.corp.discard == []


@ruling("ROP/installing-cards/4")
def test_a_second_region_replaces_the_first_in_its_server_and_no_other() -> None:
    spec = {"servers": {"Server 1": {"root": ["SanSan City Grid+", "Red Herrings"]}, "Server 2": {"ice": ["Enigma"]}}}
    s = Scenario(corp={"hand": ["Amazon Industrial Zone"], **spec})
    s.choose("Install Amazon Industrial Zone")
    s.choose("Server 1")
    s.pass_all()
    assert sorted(s.corp.servers["Server 1"]["root"]) == ["Amazon Industrial Zone", "Red Herrings"]
    assert s.corp.discard == ["SanSan City Grid"], "only the region, not the other upgrade"
    s = Scenario(corp={"hand": ["Amazon Industrial Zone"], **spec})
    s.install("Amazon Industrial Zone", "Server 2")
    assert s.corp.discard == [], "the limit is one a server, not one altogether"


@ruling("ROP/advancing-a-card/1")
def test_only_agendas_and_cards_that_say_so_can_be_advanced() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall+", "Enigma+"]},
                "Server 1": {"root": ["PAD Campaign+"]},
                "Server 2": {"root": ["Project Junebug"]},
                "Server 3": {"root": ["Priority Requisition"]},
            }
        }
    )
    advances = sorted(label for label in s.options if label.startswith("Advance "))
    assert advances == ["Advance Ice Wall", "Advance Priority Requisition", "Advance Project Junebug"]
    assert s.why_not("Advance PAD Campaign") is not None


@ruling("ROP/trashing-a-resource/1")
def test_the_corp_may_pay_a_click_and_two_credits_to_trash_a_resource_of_a_tagged_runner() -> None:
    rig = ["Wyldside", "Crash Space", "Corroder"]
    s = Scenario(corp={"credits": 2}, runner={"rig": rig, "tags": 1})
    assert not s.can("Trash Corroder"), "a program is no resource"
    s.choose("Trash Crash Space")
    assert s.runner.discard == ["Crash Space"], "the Corp chooses which"
    assert (s.corp.credits, s.corp.clicks, s.runner.tags) == (0, 2, 1)
    assert not s.can("Trash Wyldside"), "nothing to pay with"
    assert not Scenario(runner={"rig": rig}).can("Trash Wyldside"), "without a tag"


@ruling("ROP/discard-phase/1", "ROP/discard-phase/2")
def test_both_sides_discard_cards_of_their_choice_one_at_a_time_down_to_their_limit() -> None:
    hands = {
        "corp": ["Enigma", "Hedge Fund", "Hunter", "Ice Wall", "PAD Campaign", "Snare!", "Tollbooth"],
        "runner": ["Corroder", "Diesel", "Easy Mark", "Mimic", "Ninja", "Sure Gamble", "Wyldside"],
    }
    for side, hand in hands.items():
        spec = {"hand": hand, "clicks": 1}
        s = Scenario(corp=spec, turn="corp") if side == "corp" else Scenario(runner=spec, turn="runner")
        look = s.corp if side == "corp" else s.runner
        s.choose("Gain 1 credit")
        for n, title in enumerate((hand[1], hand[4]), 1):
            assert (s.side, sorted(s.options)) == (side, sorted(set(hand) - set(look.discard)))
            s.choose(title)
            assert len(look.discard) == n, "one at a time, the choice made after the last"
        assert look.discard == [hand[1], hand[4]]
        assert len(look.hand) == 5
        assert s.side != side, "and not one more"


@ruling("ROP/tags/1")
def test_tags_are_removed_as_often_as_the_runner_can_pay() -> None:
    s = Scenario(runner={"tags": 3, "credits": 4}, turn="runner")
    s.choose("Remove 1 tag")
    s.choose("Remove 1 tag")
    assert (s.runner.tags, s.runner.credits, s.runner.clicks) == (1, 0, 2)
    assert not s.can("Remove 1 tag"), "no credits"
    s.give("runner", credits=9)
    s.choose("Remove 1 tag")
    assert s.runner.tags == 0
    assert not s.can("Remove 1 tag"), "no tag, though a click and the credits are left"


@ruling("ROP/winning-the-game/1", "ROP/accessing-multiple-cards/4")
def test_the_runner_wins_at_seven_points_in_the_middle_of_the_accesses() -> None:
    s = Scenario(
        corp={"deck": ["Priority Requisition", "Snare!", "Priority Requisition"]},
        runner={"scored": ["Priority Requisition", "Hostile Takeover"], "hand": ["The Maker's Eye"], "credits": 2},
        turn="runner",
    )
    assert s.runner.score == 4
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    assert s.result is not None
    assert s.result.winner == "runner"
    assert s.runner.score == 7
    assert s.corp.deck[0] == "Snare!", "the other two accesses never came"
    assert not any("accesses Snare!" in line for line in s.log)


@ruling("ROP/winning-the-game/1")
def test_the_corp_wins_at_seven_points_in_the_middle_of_its_turn() -> None:
    s = Scenario(
        corp={
            "scored": ["Priority Requisition", "Private Security Force"],
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 3})]}},
        }
    )
    assert s.result is None
    s.choose("Advance Private Security Force")
    s.choose("Score Private Security Force")
    assert s.result is not None
    assert s.result.winner == "corp"
    assert s.corp.clicks == 2, "no need to end the turn"


@ruling("ROP/negative-effects/1")
def test_a_cannot_beats_an_effect_that_says_otherwise() -> None:
    ban = asset("Ban", Forbid("draw", side=RUNNER))
    mixed = event("Mixed", Draw(3), Gain(1))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ban"]}}, "credits": 0},
        runner={"hand": ["Mixed", "Mixed"], "deck": ["Diesel"] * 9},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(ban, mixed),
    )
    s.choose("Play Mixed")
    assert s.runner.hand.count("Diesel") == 3
    s.rez("Ban")
    s.pass_all()
    s.choose("Play Mixed")
    assert s.runner.hand.count("Diesel") == 3, "the later order to draw does not override the prohibition"
    assert s.runner.credits == 7


@ruling("ROP/trashing/1")
def test_an_ability_paid_for_with_its_own_card_still_resolves() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"hand": ["Blank"] * 4, "rig": ["Crash Space"], "tags": 1})
    s.choose("Play Scorched Earth")
    s.choose("Use Crash Space")
    assert "Crash Space" in s.runner.discard
    s.choose("3")
    s.pass_all()
    assert len(s.runner.hand) == 3, "three of the four are prevented though the card is in the heap"
    assert s.result is None


@ruling("ROP/forfeiting-agendas/1")
def test_a_forfeited_agenda_is_the_owners_choice_and_leaves_the_game() -> None:
    s = Scenario(
        corp={
            "scored": ["Hostile Takeover", "Priority Requisition"],
            "servers": {"HQ": {"ice": ["Archer"]}},
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Archer")
    assert sorted(s.options) == ["Hostile Takeover", "Priority Requisition"]
    s.choose("Priority Requisition")
    assert s.card("Archer").rezzed
    assert (s.corp.scored, s.corp.score) == (["Hostile Takeover"], 1)
    assert s.corp.discard == []
    assert s.card("Priority Requisition").zone == "removed from the game"

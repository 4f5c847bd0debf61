"""No bot knows more than its side does: swapping what is hidden never changes a decision under the same seed."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from netrunner.bots import BOTS, Ace, Bot, decide, random_bot, rookie, worlds_of
from netrunner.bots.assessment import Assessment
from netrunner.bots.choice_numbers import state_numbers
from netrunner.bots.rookie import best, scores
from netrunner.bots.threats import mills, tag_threat
from netrunner.cards.registry import definition as definition_of
from netrunner.decks import Deck
from netrunner.engine.terms import CORP, DECK, HAND, RUNNER, SIDES
from netrunner.game import Game
from netrunner.learn.random_decks import random_deck
from netrunner.scenario import Scenario

PAIRINGS = [
    ("core-haas-bioroid", "core-anarch"),
    ("core-jinteki", "core-criminal"),
    ("core-nbn", "core-shaper"),
    ("core-weyland", "core-anarch"),
]


def compare(bot: Bot, corp: str, runner: str, seed: int, often: float) -> int:
    """Play a game; at some decisions, ask again with everything hidden dealt anew. How often that was."""
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
    chance = Random(seed)
    asked = 0
    for number in range(600):
        decision = game.decision
        if decision is None:
            break
        side = decision.side
        if len(decision.options) > 1 and chance.random() < often:
            asked += 1
            answers = [
                decide(bot, other.view(side), seed=seed, number=number, worlds=worlds_of(other, side))
                for other in (game, game.determinize(side, number), game.determinize(side, number + 1))
            ]
            assert answers[0] == answers[1] == answers[2], (side, decision.prompt, decision.labels, answers)
        game.choose(best(game.state))
    return asked


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS)
def test_every_number_of_the_rookie_is_the_same_in_all_worlds(corp: str, runner: str) -> None:
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=8, skip_empty_windows=True)
    while (decision := game.decision) is not None:
        if len(decision.options) > 1:
            numbers = scores(game.state)
            assert scores(worlds_of(game, decision.side)(1).state) == numbers, (decision.prompt, decision.labels)
        game.choose(best(game.state))


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS)
def test_the_rookie_cannot_see_hidden_cards(corp: str, runner: str) -> None:
    assert compare(rookie, corp, runner, seed=5, often=0.5) > 10


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS[:2])
def test_the_ace_cannot_see_hidden_cards(corp: str, runner: str) -> None:
    assert compare(Ace(simulations=3), corp, runner, seed=6, often=0.12) > 2


def test_random_play_cannot_see_anything() -> None:
    assert compare(random_bot, *PAIRINGS[0], seed=7, often=0.2) > 10


def test_a_secret_bid_is_not_in_the_worlds_of_the_other_side() -> None:
    digests: list[str] = []
    for bid in ("0", "2"):
        s = Scenario(
            corp={"credits": 5, "servers": {"HQ": {"ice": ["Bullfrog+"]}}},
            runner={"credits": 5, "hand": ["Sure Gamble"]},
            turn="runner",
        )
        s.choose("Run HQ")
        s.pass_until("1")
        s.choose(bid)
        assert s.side == "runner"
        digests.append(worlds_of(s.game, "runner")(4).digest())
    assert digests[0] == digests[1]


# -- swapping by hand ------------------------------------------------------------------------------------------------
#
# `determinize` is what bots search with, so it must not be what proves them honest: what it forgot to deal anew would
# be the same in both games.


def swapped(game: Game, side: str, chance: Random, strange: bool = False) -> Game:
    """The same game to a side, with everything else changed: other cards in the opponent's hand, deck and servers, and
    another order of both decks. `strange`: cards that are not even in the opponent's list."""
    other = game.clone()
    g, bit, opponent = other.state, 1 << SIDES.index(side), 1 - SIDES.index(side)
    hidden = [card.id for card in g.cards if card.owner == opponent and not card.known & bit]
    kinds: dict[object, list[int]] = {}
    for cid in hidden:
        definition = g.cards[cid].printed
        kinds.setdefault((definition.type, definition.advanceable, definition.install_only), []).append(cid)
    loose = [cid for cid in hidden if g.cards[cid].zone in (HAND, DECK)]
    for group in (*kinds.values(), loose):
        faces = [g.cards[cid].printed for cid in group]
        chance.shuffle(faces)
        for cid, face in zip(group, faces, strict=True):
            g.mut(cid).printed = g.mut(cid).definition = face
    if strange:
        for cid in loose:
            g.mut(cid).printed = g.mut(cid).definition = definition_of("Archer" if opponent == CORP else "Wyrm")
    own = g.players[1 - opponent].deck
    places = [place for place, cid in enumerate(own) if not g.cards[cid].known & bit]
    cards = [own[place] for place in places]
    chance.shuffle(cards)
    for place, cid in zip(places, cards, strict=True):
        own[place] = cid
    g.rng = chance.getrandbits(60)
    g.drop_index()
    g.options = g.stack[-1].options(g)
    assert other.view(side, log=False) == game.view(side, log=False), "the swap can be seen"
    return other


def course(corp: str, runner: str, seed: int, often: float) -> Iterator[tuple[Game, str, int]]:
    """A game between rookies: some of its decisions, with the side that decides."""
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
    chance = Random(seed)
    number = 0
    while (decision := game.decision) is not None:
        if len(decision.options) > 1 and chance.random() < often:
            yield game, decision.side, number
        game.choose(best(game.state))
        number += 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("pairing", PAIRINGS)
def test_no_bot_decides_otherwise_when_hidden_cards_are_swapped_by_hand(name: str, pairing: tuple[str, str]) -> None:
    bot: Bot = Ace(simulations=3) if name == "ace" else BOTS[name]
    asked = 0
    for game, side, number in course(*pairing, seed=12, often=0.04 if name == "ace" else 0.3):
        other = swapped(game, side, Random(number))
        answers = [
            decide(bot, each.view(side), seed=3, number=number, worlds=worlds_of(each, side)) for each in (game, other)
        ]
        assert answers[0] == answers[1], (side, game.decision)
        asked += 1
    assert asked >= 2


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_worlds_do_not_depend_on_what_is_hidden(pairing: tuple[str, str]) -> None:
    changed = 0
    for game, side, number in course(*pairing, seed=13, often=0.2):
        other = swapped(game, side, Random(number))
        changed += other.digest() != game.digest()
        assert worlds_of(game, side)(number).digest() == worlds_of(other, side)(number).digest(), game.decision
    assert changed > 5


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_where_lists_are_not_open_not_even_the_list_shows_in_the_worlds(pairing: tuple[str, str]) -> None:
    told = 0
    for game, side, number in course(*pairing, seed=14, often=0.15):
        other = swapped(game, side, Random(number), strange=True)
        worlds = [worlds_of(each, side, open_lists=False)(number) for each in (game, other)]
        assert worlds[0].digest() == worlds[1].digest(), game.decision
        assert worlds[0].view(side, log=False) == game.view(side, log=False)
        told += worlds_of(game, side)(number).digest() != worlds_of(other, side)(number).digest()
        world, choices = worlds[0], 0
        while world.decision is not None and choices < 60:
            world.choose(best(world.state))
            choices += 1
    assert told > 5, "with open lists the strange cards would have been known"


def test_lists_that_come_with_the_program_are_known_and_no_others() -> None:
    mine = Deck.load("core-jinteki")
    changed = Deck.build(mine.identity or "", {**mine.cards, "Ice Wall": 1}, name="Mine")
    for deck, known in ((mine, True), (changed, False)):
        game = Game.start(deck, Deck.load("core-shaper"), seed=1)
        game.choose("Keep")
        real = Counter(card.printed.title for card in game.state.cards if card.owner == CORP)
        world = worlds_of(game, "runner")(5).state
        assert (Counter(card.printed.title for card in world.cards if card.owner == CORP) == real) is known


# -- all cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [["Corroder", "Account Siphon"], ["Sure Gamble", "Diesel"]])
def test_what_lies_on_top_of_ones_own_stack_does_not_count_until_it_is_seen(cards: list[str]) -> None:
    s = Scenario(
        corp={"credits": 9, "servers": {"HQ": {"ice": ["Bloodletter+"]}}},
        runner={"credits": 5, "rig": ["Gordian Blade"], "deck": cards},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Trash the top 2 cards of your stack")
    assert scores(s.game.state) == [-6.3, -4.5]


@pytest.mark.parametrize("ice", ["Ice Wall", "Archer", "Viper"])
def test_a_program_goes_on_unrezzed_ice_whatever_that_is(ice: str) -> None:
    s = Scenario(
        corp={"credits": 9, "servers": {"HQ": {"ice": [ice]}, "R&D": {"ice": ["Enigma"]}}},
        runner={"credits": 5, "hand": ["Kyuban"]},
        turn="runner",
    )
    s.choose("Install Kyuban")
    first, second = scores(s.game.state)
    assert first == second


def facing_apex(facedown: str) -> Game:
    return Scenario(
        corp={"credits": 9, "hand": ["Ice Wall", "Hedge Fund"]},
        runner={"identity": "Apex: Invasive Predator", "credits": 5, "rig": [(facedown, {"facedown": True})]},
    ).game


@pytest.mark.parametrize("facedown", ["Spoilers", "Corroder", "Sure Gamble"])
def test_what_lies_facedown_in_the_rig_tells_the_corp_nothing(facedown: str) -> None:
    g, other = facing_apex(facedown).state, facing_apex("Datasucker").state
    assert not mills(Assessment(g, CORP)), "Spoilers would trash cards of R&D"
    assert state_numbers(g, CORP) == state_numbers(other, CORP)
    assert scores(g) == scores(other)


def test_facedown_resources_are_no_reason_to_fear_tags() -> None:
    threats = [tag_threat(Assessment(facing_apex(card).state, RUNNER)) for card in ("Daily Casts", "Corroder")]
    assert threats[0] == threats[1]


RANDOM_GAMES = range(40_000, 40_012)


@pytest.mark.parametrize("number", RANDOM_GAMES)
def test_the_rookie_weighs_no_hidden_card_of_the_whole_pool(number: int) -> None:
    chance = Random(f"honesty:{number}")
    game = Game.start(
        random_deck("corp", chance), random_deck("runner", chance), seed=number, skip_empty_windows=True, log=False
    )
    g = game.state
    asked = 0
    while not g.reason:
        if len(g.options) > 1 and chance.random() < 0.4:
            other = swapped(game, SIDES[g.decider()], chance)
            assert scores(other.state) == scores(g), game.decision
            asked += 1
        g.choose(g.options[best(g)])
    assert asked >= 5

"""Set-up steps and cards from outside the decks. Rules Reference: Full Game Setup, Identity."""

import pytest

from netrunner.cards.vocabulary import (
    CHOSEN,
    HAND,
    HOSTED,
    LOOKED,
    RUNNER_IDENTITY,
    SETTING_UP,
    THIS,
    Choose,
    Cost,
    Host,
    HostedOn,
    Look,
    Move,
    Shuffle,
    Trigger,
    action,
    runner_card,
    top,
)
from netrunner.engine import outside
from netrunner.engine.context import Context
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_BRANCH, Option
from netrunner.engine.outside import bring_in, outside_cards
from netrunner.engine.placement import install_runner, switch_identity
from netrunner.engine.resolve import Resolve
from netrunner.engine.setup import start
from netrunner.engine.state import State
from netrunner.engine.terms import ASK, DONE, RUNNER
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, resource
from tests.engine.twins import agree

CHIP = CardDef("Chip", RUNNER, 128)
WALL = CardDef("Wall", 0, 4, cost=1)


class SwitchIdentity(Effect):
    """Switch to another identity of the pool, as Rebirth does."""

    def candidates(self, g: State) -> list[CardDef]:
        now = g.cards[g.players[RUNNER].identity].printed
        return [card for card in outside_cards(RUNNER, RUNNER_IDENTITY) if card is not now]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.candidates(g) else DONE

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, place) for place in range(len(self.candidates(g)))]

    def branch(self, g: State, number: int) -> str:
        return self.candidates(g)[number].title

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        switch_identity(g, RUNNER, self.candidates(g)[option.arg])

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.candidates(g))


class StartInstalled(Effect):
    """Cards from outside the deck start the game installed, as Adam's directives do."""

    def step(self, g: State, f: Resolve) -> int:
        for definition in outside_cards(RUNNER, 512):
            install_runner(g, bring_in(g, RUNNER, definition))
        return DONE


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [
        CardDef("Ann", RUNNER, RUNNER_IDENTITY, link=2),
        CardDef("Bob", RUNNER, RUNNER_IDENTITY),
        resource("Rule", action(Cost(clicks=1), Move(THIS, to=HAND))),
    ]
    monkeypatch.setattr(
        outside, "POOLS", [lambda side, types: [card for card in cards if card.side == side and card.type & types]]
    )


@pytest.mark.usefixtures("pool")
def test_the_runner_switches_to_an_identity_from_outside_the_deck() -> None:
    s = Scenario(runner={"hand": ["Again"]}, turn="runner", definitions=by_title(event("Again", SwitchIdentity())))
    s.choose("Play Again")
    assert s.options == ["Ann", "Bob"]
    agree(s)
    s.choose("Ann")
    assert s.runner.identity == "Ann"
    assert s.runner.link == 2


@pytest.mark.usefixtures("pool")
def test_cards_from_outside_the_deck_start_installed_and_are_cards_like_others() -> None:
    adam = CardDef("Adam", RUNNER, RUNNER_IDENTITY, abilities=(Trigger(SETTING_UP, StartInstalled()),))
    g = start((BLANK_IDENTITIES[0], adam), ([WALL] * 20, [CHIP] * 20), 3, True)
    assert [g.cards[cid].definition.title for cid in g.players[RUNNER].rig] == ["Rule"]
    assert len(g.players[RUNNER].hand) == 5
    game = Game(g, {"scenario": True})
    twin = game.clone()
    for label in ("Keep", "Keep", "Gain 1 credit", "Gain 1 credit", "Gain 1 credit", "Wall"):
        game.choose(label)
    game.choose("Use Rule: Add this card to your grip")
    assert len(game.state.players[RUNNER].hand) == 6
    assert [twin.state.cards[cid].definition.title for cid in twin.state.players[RUNNER].rig] == ["Rule"]


def test_cards_are_set_aside_before_the_starting_hand_is_drawn() -> None:
    memory = Trigger(
        SETTING_UP,
        (
            Look(top(6)),
            Choose(LOOKED, 4),
            Host(CHOSEN, on=THIS, facedown=True),
            Shuffle(),
        ),
    )
    take = action(Cost(clicks=1), Choose(runner_card(HostedOn(THIS), zone=HOSTED)), Move(CHOSEN, to=HAND))
    ayla = CardDef("Ayla", RUNNER, RUNNER_IDENTITY, abilities=(memory, take))
    deck = [CardDef(f"Chip {number}", RUNNER, 128) for number in range(20)]
    game = Game(start((BLANK_IDENTITIES[0], ayla), ([WALL] * 20, deck), 3, True), {"scenario": True})
    g = game.state
    assert game.decision is not None
    assert game.decision.side == "runner"
    assert len(game.decision.labels) == 6
    assert not g.players[RUNNER].hand, "before anybody draws"
    for _ in range(4):
        game.choose(0)
    aside = [g.cards[cid].definition.title for cid in g.cards[g.players[RUNNER].identity].hosted]
    assert len(aside) == 4
    assert len(g.players[RUNNER].hand) == 5
    assert len(g.players[RUNNER].deck) == 11
    assert str(aside) not in str(game.view("corp"))
    for title in aside:
        assert title not in str(game.view("corp")), "facedown"
        assert title in str(game.view("runner"))
    for label in ("Keep", "Keep", "Gain 1 credit", "Gain 1 credit", "Gain 1 credit", "Wall"):
        game.choose(label)
    assert game.decision is not None
    game.choose(next(label for label in game.decision.labels if label.startswith("Use Ayla")))
    assert sorted(game.decision.labels) == sorted(aside)
    game.choose(aside[2])
    assert aside[2] in [g.cards[cid].definition.title for cid in game.state.players[RUNNER].hand]
    assert len(game.state.players[RUNNER].hand) == 6

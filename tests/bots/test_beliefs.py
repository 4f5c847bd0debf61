"""Hidden cards are believed to be what such cards turned out to be, and nothing else is looked at."""

from collections.abc import Sequence

from netrunner.bots import worlds_of
from netrunner.bots.assessment import Assessment
from netrunner.bots.beliefs import KINDS, LIKELIHOODS, PHASES, PLACES, Beliefs, fresh_ones, kind_of, phase_of, place_of
from netrunner.engine.card import Card
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, FIRST_REMOTE, RUNNER
from netrunner.scenario import Scenario

POOL = ["Priority Requisition"] * 8 + ["Snare!"] * 4 + ["Melange Mining Corp."] * 8 + ["Hedge Fund"] * 10
WORLDS = 150


def position(ice: Sequence[str], tokens: int = 0) -> Scenario:
    """The Runner's turn: a hidden card in a remote server, of which nothing is known."""
    return Scenario(
        corp={
            "credits": 5,
            "hand": ["Hedge Fund"] * 4,
            "deck": POOL,
            "servers": {"Server 1": {"ice": list(ice), "root": [("Priority Requisition", {"advancement": tokens})]}},
        },
        runner={"hand": ["Sure Gamble"] * 4, "credits": 5},
        turn="runner",
    )


def installed(g: State) -> Card:
    return next(g.cards[server.root[0]] for server in g.servers if server.id >= FIRST_REMOTE)


def shares(s: Scenario, believing: bool) -> tuple[float, float]:
    """How often the hidden card is an agenda, and the share of agendas in HQ."""
    worlds = worlds_of(s.game, "runner")
    beliefs = Beliefs(worlds(0).state)
    in_server = in_hand = 0
    for seed in range(WORLDS):
        world = worlds(seed).state
        if believing:
            beliefs.impose(world)
        in_server += kind_of(installed(world).printed) == 0
        in_hand += sum(kind_of(world.cards[cid].printed) == 0 for cid in world.players[CORP].hand)
    return in_server / WORLDS, in_hand / WORLDS / 4


def test_a_row_of_weights_for_every_place() -> None:
    assert len(LIKELIHOODS) == PLACES + PHASES
    assert all(len(row) == len(KINDS) and min(row) > 0 for row in LIKELIHOODS)


def test_an_unadvanced_card_that_nothing_guards_is_hardly_ever_an_agenda() -> None:
    evenly, _ = shares(position([]), believing=False)
    believed, _ = shares(position([]), believing=True)
    assert evenly > 0.25
    assert believed < evenly / 2


def test_an_advanced_card_behind_ice_stays_an_agenda() -> None:
    believed, _ = shares(position(["Ice Wall"], tokens=2), believing=True)
    assert believed > 0.9


def test_agendas_gather_in_hq() -> None:
    s = position([])
    s.game.state.turn = 41
    _, evenly = shares(s, believing=False)
    _, believed = shares(s, believing=True)
    assert believed > evenly + 0.1


def test_worlds_keep_every_card() -> None:
    s = position([])
    worlds = worlds_of(s.game, "runner")
    world = worlds(3).state
    before = sorted(card.printed.title for card in world.cards)
    known = [(card.id, card.printed.title) for card in world.cards if card.known & 2]
    Beliefs(world).impose(world)
    assert sorted(card.printed.title for card in world.cards) == before
    assert [(card.id, card.printed.title) for card in world.cards if card.known & 2] == known


def test_the_same_world_is_changed_alike() -> None:
    s = position([])
    worlds = worlds_of(s.game, "runner")
    found = []
    for _ in range(2):
        world = worlds(5).state
        Beliefs(world).impose(world)
        found.append([card.printed.title for card in world.cards])
    assert found[0] == found[1]


def test_what_was_installed_in_the_last_turn_is_new() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Melange Mining Corp."] + ["Hedge Fund"] * 3, "deck": POOL},
        runner={"hand": ["Sure Gamble"] * 4, "credits": 5},
    )
    s.choose("Install Melange Mining Corp.")
    s.choose("New server")
    g = s.game.state
    card = installed(g)
    assert card.instance in fresh_ones(g)
    assert place_of(g, card, True) == 1
    assert place_of(g, card, False) == 0
    assert phase_of(g) == PLACES


def test_the_rookie_expects_less_of_a_naked_card_than_of_one_behind_ice() -> None:
    naked, guarded = (position(ice).game.state for ice in ([], ["Ice Wall"]))
    worths = [Assessment(g, RUNNER).root_worth(installed(g), 5) for g in (naked, guarded)]
    assert worths[0] < worths[1] / 2

"""Hidden cards are believed to be what such cards turned out to be, and nothing else is looked at."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from netrunner.bots import belief_odds, worlds_of
from netrunner.bots.assessment import Assessment
from netrunner.bots.belief_odds import beliefs_of, hand_chances, read_weights
from netrunner.bots.beliefs import Beliefs
from netrunner.bots.card_kinds import AGENDAS, KINDS, ROOTS, card_kind
from netrunner.bots.corp_signs import HAND_NUMBERS, ROOT_NUMBERS, TABLE_NUMBERS, CorpSigns
from netrunner.cards.registry import definition
from netrunner.engine.card import Card
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, FIRST_REMOTE, HQ, RND, RUNNER
from netrunner.scenario import Scenario

POOL = ["Priority Requisition"] * 8 + ["Snare!"] * 4 + ["Melange Mining Corp."] * 8 + ["Hedge Fund"] * 10
WORLDS = 150


def position(ice: Sequence[str], tokens: int = 0, ice_on_hq: int = 0) -> Scenario:
    """The Runner's turn: a hidden card in a remote server, of which nothing is known."""
    return Scenario(
        corp={
            "credits": 5,
            "hand": ["Hedge Fund"] * 4,
            "deck": POOL,
            "servers": {
                "HQ": {"ice": ["Ice Wall"] * ice_on_hq},
                "Server 1": {"ice": list(ice), "root": [("Priority Requisition", {"advancement": tokens})]},
            },
        },
        runner={"hand": ["Sure Gamble"] * 4, "credits": 5},
        turn="runner",
    )


def installed(g: State) -> Card:
    return next(g.cards[server.root[0]] for server in g.servers if server.id >= FIRST_REMOTE)


def is_agenda(card: Card) -> bool:
    return card_kind(card.printed) < AGENDAS


def shares(s: Scenario, believing: bool) -> tuple[float, float]:
    """How often the hidden card is an agenda, and the share of agendas in HQ."""
    worlds = worlds_of(s.game, "runner")
    beliefs = Beliefs(worlds(0).state)
    in_server = in_hand = 0
    for seed in range(WORLDS):
        world = worlds(seed).state
        if believing:
            beliefs.impose(world)
        in_server += is_agenda(installed(world))
        in_hand += sum(is_agenda(world.cards[cid]) for cid in world.players[CORP].hand)
    return in_server / WORLDS, in_hand / WORLDS / 4


def test_every_number_has_a_name() -> None:
    signs = CorpSigns(position(["Ice Wall"]).game.state)
    assert len(signs.hand_numbers()) == len(HAND_NUMBERS)
    assert len(signs.table_numbers()) == len(TABLE_NUMBERS)
    assert len(signs.root_numbers(installed(signs.g))) == len(ROOT_NUMBERS)


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("Hostile Takeover", "cheap agenda"),
        ("Private Security Force", "agenda"),
        ("Priority Requisition", "dear agenda"),
        ("Snare!", "trap"),
        ("Adonis Campaign", "earning asset"),
        ("Ghost Branch", "trap"),
        ("SanSan City Grid", "upgrade"),
        ("Ice Wall", "cheap ice"),
        ("Archer", "dear ice"),
        ("Hedge Fund", "earning operation"),
        ("Scorched Earth", "hurting operation"),
        ("Archived Memories", "other operation"),
    ],
)
def test_kinds_are_read_from_what_cards_do(title: str, kind: str) -> None:
    assert KINDS[card_kind(definition(title))] == kind


def test_what_lies_in_a_root_comes_first_among_the_kinds() -> None:
    odds, roots = beliefs_of(position([]).game.state)
    assert len(odds) == len(KINDS)
    assert min(odds) > 0
    row = roots.of(installed(roots.signs.g))
    assert min(row[:ROOTS]) > 0 == max(row[ROOTS:])


def test_chances_add_up_to_the_cards_in_hq() -> None:
    numbers = [3.0, 5.0, 12.0, *[0.0] * (len(KINDS) - 3)]
    odds = [4.0, 1.0, 0.3, *[1.0] * (len(KINDS) - 3)]
    chances = hand_chances(odds, numbers, 5)
    held = sum(number * chance for number, chance in zip(numbers, chances, strict=True))
    assert held == pytest.approx(5, abs=0.01)
    assert chances[0] > chances[1] > chances[2]
    assert hand_chances(odds, numbers, 20) == [1.0] * len(KINDS), "everything that is left is in HQ"


def test_an_unadvanced_card_that_nothing_guards_is_hardly_ever_an_agenda() -> None:
    evenly, _ = shares(position([]), believing=False)
    believed, _ = shares(position([]), believing=True)
    assert evenly > 0.25
    assert believed < evenly / 2


def test_an_advanced_card_behind_ice_stays_an_agenda() -> None:
    believed, _ = shares(position(["Ice Wall"], tokens=2), believing=True)
    assert believed > 0.9


def test_a_corp_that_guards_hq_has_agendas_there() -> None:
    open_hq, guarded = (shares(position([], ice_on_hq=ice), believing=True)[1] for ice in (0, 2))
    assert guarded > open_hq + 0.1


def test_the_rookie_runs_for_more_in_an_hq_that_is_guarded() -> None:
    worths = {}
    for ice in (0, 2):
        assessment = Assessment(position([], ice_on_hq=ice).game.state, RUNNER)
        worths[ice] = {server: assessment.access_worth(server) for server in (HQ, RND)}
    assert worths[2][HQ] > 1.2 * worths[0][HQ]
    assert worths[2][HQ] > worths[2][RND], "agendas that lie in HQ do not lie in R&D"


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


def test_what_was_done_in_the_last_turn_is_seen() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Melange Mining Corp.", "Ice Wall"] + ["Hedge Fund"] * 3, "deck": POOL},
        runner={"hand": ["Sure Gamble"] * 4, "credits": 5},
    )
    s.choose("Install Melange Mining Corp.")
    s.choose("New server")
    s.choose("Gain 1 credit", side="corp")
    s.choose("Play Hedge Fund", side="corp")
    s.choose("Gain 1 credit", side="runner")
    signs = CorpSigns(s.game.state)
    assert installed(s.game.state).instance in signs.installed
    assert (signs.credits, signs.played, signs.new_roots, signs.new_ice) == (1, 1, 1, 0)


def test_the_rookie_expects_less_of_a_naked_card_than_of_one_behind_ice() -> None:
    naked, guarded = (position(ice).game.state for ice in ([], ["Ice Wall"]))
    worths = [Assessment(g, RUNNER).root_worth(installed(g), 5) for g in (naked, guarded)]
    assert worths[0] < worths[1] / 2


def test_weights_for_other_numbers_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = json.loads(belief_odds.BELIEFS_FILE.read_text(encoding="utf-8"))
    del told["hand"]["trap"]["tags"]
    path = tmp_path / "beliefs.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(ValueError, match=r"beliefs\.json is for other kinds or numbers"):
        read_weights("hand", HAND_NUMBERS, len(KINDS), path)

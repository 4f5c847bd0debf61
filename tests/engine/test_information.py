"""Rules Reference: Information, Expose, Reveal, Search, Archives; the views of both sides."""

import json
from typing import Any

from netrunner.cards.vocabulary import CORP, Choose, Expose, Gain, exposable, whenever
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import EXPOSED
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, upgrade
from tests.rulings import ruling


def titles(data: Any) -> set[str]:
    """Every title in a view."""
    if isinstance(data, dict):
        found = {data["title"]} if "title" in data else set()
        for value in data.values():
            found |= titles(value)
        return found
    if isinstance(data, list):
        return set().union(*(titles(value) for value in data)) if data else set()
    return set()


@ruling("RR/hidden-information/1", "RR/headquarters-hq/5", "RR/grip/3", "RR/research-and-development-rd/3")
def test_hidden_cards_are_absent_from_the_views_of_others_but_their_numbers_are_not() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund", "Snare!"],
            "deck": ["Ice Wall", "Enigma"],
            "discard": ["Hunter", ("Tollbooth", "facedown")],
            "servers": {"Server 1": {"root": ["PAD Campaign"], "ice": ["Wall of Static", "Data Mine+"]}},
        },
        runner={"hand": ["Sure Gamble"], "deck": ["Diesel"], "rig": ["Corroder", ("Wyldside", "facedown")]},
    )
    corp, runner, spectator = (s.game.view(side) for side in ("corp", "runner", "spectator"))
    open_cards = {"Hunter", "Data Mine", "Corroder"}
    assert titles(corp) == open_cards | {"Hedge Fund", "Snare!", "Tollbooth", "PAD Campaign", "Wall of Static"}
    assert titles(runner) == open_cards | {"Sure Gamble", "Wyldside"}
    assert titles(spectator) == open_cards
    for view in (corp, runner, spectator):
        assert view["corp"]["hand_count"] == 2
        assert view["corp"]["deck"] == 2
        assert view["runner"]["hand_count"] == 1
        assert len(view["corp"]["discard"]) == 2
        json.dumps(view)
    assert "Ice Wall" not in json.dumps([corp, runner]), "nobody knows the order of R&D"


@ruling("RR/open-information/1", "RR/credit-pool/1", "RR/heap/1")
def test_credits_clicks_tags_counters_and_the_heap_are_open() -> None:
    s = Scenario(
        corp={"credits": 7, "servers": {"Server 1": {"root": [("PAD Campaign", {"advancement": 2})]}}},
        runner={"discard": ["Diesel"], "tags": 1},
    )
    view = s.game.view("runner")
    assert view["corp"]["credits"] == 7
    assert view["runner"]["tags"] == 1
    assert view["corp"]["servers"][3]["root"][0]["counters"] == {"advancement": 2}
    assert "title" not in view["corp"]["servers"][3]["root"][0]
    assert titles(s.game.view("corp")["runner"]["discard"]) == {"Diesel"}


@ruling("RR/open-information/ex1", "RR/open-information/2")
def test_the_ice_chosen_by_femme_fatale_is_open() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"hand": ["Femme Fatale"], "credits": 9},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.choose("unrezzed ice (innermost, HQ)")
    for side in ("corp", "runner", "spectator"):
        view = s.game.view(side)
        assert view["runner"]["rig"][0]["chosen"] == [view["corp"]["servers"][0]["ice"][1]["id"]]


def peek() -> CardDef:
    return event("Peek", Choose(exposable()), Expose())


@ruling("RR/expose/1", "RR/expose/2")
def test_only_unrezzed_installed_cards_can_be_exposed_and_they_stay_as_they_are() -> None:
    herald = upgrade("Herald", whenever(EXPOSED, Gain(1), by=-1))
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "discard": [("Snare!", "facedown")],
            "servers": {
                "HQ": {"ice": ["Ice Wall", "Enigma+"], "root": ["Herald+"]},
                "Server 1": {"root": ["PAD Campaign"]},
            },
        },
        runner={"hand": ["Peek"]},
        turn="runner",
        definitions=by_title(peek(), herald),
    )
    s.choose("Play Peek")
    assert sorted(s.options) == ["facedown card (Server 1)", "unrezzed ice (outermost, HQ)"]
    s.choose("unrezzed ice (outermost, HQ)")
    card = s.card("Ice Wall")
    assert not card.rezzed
    assert card.known_to == ["corp", "runner"]
    assert s.corp.credits == 6
    assert "Ice Wall" in titles(s.game.view("runner")), "who has seen it may remember it"


def test_nothing_to_expose_means_the_card_cannot_be_played() -> None:
    s = Scenario(runner={"hand": ["Peek"]}, turn="runner", definitions=by_title(peek()))
    assert not s.can("Play Peek")


@ruling("RR/run-step-5-approach-server/4")
def test_an_accessed_card_of_rnd_is_seen_by_the_runner_alone() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, turn="runner")
    s.choose("Run R&D")
    s.choose("Continue")
    if s.side == "runner" and s.can("No action"):
        assert s.game.view("corp")["run"]["accessed"] == {"from": "R&D", "number": 1, "left": 0}
    s.pass_all()
    assert s.card("Ice Wall").known_to == ["runner"]
    assert s.corp.deck == ["Ice Wall", "Enigma"]
    assert "Ice Wall" not in json.dumps(s.game.view("corp"))
    assert any("Ice Wall" in line["text"] for line in s.game.view("runner")["log"])


def test_both_players_know_what_was_accessed_from_hq() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Continue")
    s.pass_all()
    assert any("Ice Wall" in line["text"] for line in s.game.view("corp")["log"])


@ruling("RR/archives/4")
def test_an_unrezzed_card_is_trashed_facedown_and_known_to_the_corp_alone() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Melange Mining Corp."]}}},
    )
    s.choose("Install PAD Campaign")
    s.choose("Server 1")
    card = s.card("Melange Mining Corp.")
    assert (card.faceup, card.known_to) == (False, ["corp"])
    assert "title" not in s.game.view("runner")["corp"]["discard"][0]
    assert s.game.view("corp")["corp"]["discard"][0]["title"] == "Melange Mining Corp."


@ruling("RR/search/1", "RR/search/3", "RR/reveal/2")
def test_a_search_must_find_is_revealed_and_shuffles() -> None:
    s = Scenario(
        runner={"hand": ["Special Order"], "deck": ["Corroder", "Sure Gamble", "Mimic", "Diesel"]}, turn="runner"
    )
    before = s.state.rng
    s.choose("Play Special Order")
    assert sorted(s.options) == ["Corroder", "Mimic"], "something has to be found"
    s.choose("Mimic")
    assert s.runner.hand == ["Mimic"]
    assert s.card("Mimic").known_to == ["corp", "runner"]
    assert s.state.rng != before


@ruling("RR/search/2")
def test_a_search_that_finds_nothing_still_shuffles() -> None:
    s = Scenario(runner={"hand": ["Special Order"], "deck": ["Sure Gamble", "Diesel"]}, turn="runner")
    before = s.state.rng
    s.choose("Play Special Order")
    assert s.runner.hand == []
    assert s.state.rng != before


def test_a_drawn_card_cannot_be_followed_from_the_deck() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund", "Ice Wall"]})
    before = json.dumps(s.game.view("corp"))
    s.choose("Draw 1 card")
    ids = {card["id"] for card in s.game.view("corp")["corp"]["hand"]}
    assert all(f'"id": {number},' not in before for number in ids)


def test_installed_cards_have_the_same_look_whatever_they_are() -> None:
    looks = []
    for title in ("Snare!", "Hostile Takeover", "Red Herrings"):
        s = Scenario(corp={"hand": [title]})
        s.choose("Install")
        s.choose("New server")
        looks.append(json.dumps(s.game.view("runner")))
    assert looks[0] == looks[1] == looks[2]


def test_determinizing_keeps_what_a_side_knows_and_deals_the_rest() -> None:
    spec = {"hand": ["Hedge Fund", "Snare!", "Enigma"], "deck": ["Ice Wall", "Hunter", "Tollbooth", "PAD Campaign"]}
    s = Scenario(corp=spec, runner={"hand": ["Sure Gamble"], "deck": ["Diesel", "Mimic"]}, turn="runner")
    hands = set()
    for seed in range(8):
        world = s.game.determinize("runner", seed=seed)
        assert world.view("runner") == s.game.view("runner")
        hands.add(tuple(sorted(card["title"] for card in world.view("corp")["corp"]["hand"])))
        assert [card["title"] for card in world.view("runner")["runner"]["hand"]] == ["Sure Gamble"]
    assert len(hands) > 1


def test_a_world_has_bioroid_ice_on_awakening_center_wherever_that_stands() -> None:
    s = Scenario(
        corp={
            "deck": ["PAD Campaign", "Ice Wall", "Viktor 1.0", "Hedge Fund"],
            "hand": ["Fairchild 2.0"],
            "servers": {"Archives": {"root": ["Awakening Center+"]}},
            "credits": 9,
        }
    )
    s.install("Fairchild 2.0", "Awakening Center")
    dealt = set()
    for seed in range(12):
        world = s.game.determinize("runner", seed=seed)
        assert world.view("runner") == s.game.view("runner")
        dealt |= {card.printed.title for card in world.state.cards if card.host >= 0}
    assert dealt == {"Fairchild 2.0", "Viktor 1.0"}


@ruling("RR/reveal/2")
def test_a_revealed_card_is_shown_to_both_and_stays_where_it_is() -> None:
    s = Scenario(corp={"deck": ["Snare!", "Enigma"], "credits": 0}, turn="runner")
    s.choose("Run R&D")
    s.choose("Continue")
    s.pass_all()
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert s.corp.deck == ["Snare!", "Enigma"]


@ruling("RR/search/3", "RR/chain-reactions/2")
def test_the_deck_is_shuffled_before_what_was_found_is_installed_and_before_any_chain_reaction() -> None:
    s = Scenario(
        runner={"hand": ["Rabbit Hole"], "deck": ["Rabbit Hole", "Diesel", "Mimic"], "credits": 9}, turn="runner"
    )
    s.choose("Install Rabbit Hole")
    s.choose("Yes")
    assert s.runner.rig == ["Rabbit Hole", "Rabbit Hole"]
    lines = s.log
    shuffled = next(i for i, line in enumerate(lines) if "shuffles" in line)
    installed = [i for i, line in enumerate(lines) if "installs Rabbit Hole" in line]
    assert installed[0] < shuffled < installed[1]


def test_a_shuffle_makes_known_cards_of_a_deck_unknown() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma", "Hunter"]}, turn="runner")
    s.choose("Run R&D")
    s.choose("Continue")
    s.pass_all()
    assert s.card("Ice Wall").known_to == ["runner"]
    s.state.shuffle(CORP)
    assert s.card("Ice Wall").known_to == []


def test_a_cost_that_is_not_the_printed_one_is_in_the_view() -> None:
    s = Scenario(
        runner={"identity": 'Kate "Mac" McCaffrey: Digital Tinker', "hand": ["Corroder", "Sure Gamble"], "credits": 9},
        turn="runner",
    )
    corroder, gamble = s.game.view("runner")["runner"]["hand"]
    assert corroder["cost"] == 1
    assert "cost" not in gamble, "it costs what is printed"


def test_the_cost_of_unrezzed_ice_is_in_the_view_of_the_corp_only() -> None:
    """Akitaro Watanabe makes the ice of his server cheaper to rez."""
    s = Scenario(corp={"servers": {"HQ": {"root": ["Akitaro Watanabe+"], "ice": ["Enigma"]}}})
    assert s.game.view("corp")["corp"]["servers"][0]["ice"][0]["cost"] == 1
    assert set(s.game.view("runner")["corp"]["servers"][0]["ice"][0]) == {"id", "rezzed", "counters", "hosted"}


def shortages(s: Scenario, side: str) -> dict[str, int]:
    seen = s.game.view(side)
    servers = seen["corp"]["servers"]
    cards = [
        *(seen[side].get("hand") or ()),
        *(card for server in servers for card in (*server["ice"], *server["root"])),
    ]
    return {card["title"]: card["short"] for card in cards if "short" in card}


def test_a_card_in_hand_says_how_many_credits_are_lacking_for_it() -> None:
    s = Scenario(runner={"hand": ["Magnum Opus", "Sure Gamble", "Corroder"], "credits": 3}, turn="runner")
    assert shortages(s, "runner") == {"Magnum Opus": 2, "Sure Gamble": 2}
    assert shortages(s, "corp") == {}
    s = Scenario(corp={"hand": ["Hedge Fund", "Tollbooth"], "credits": 1})
    assert shortages(s, "corp") == {"Hedge Fund": 4}, "nothing is paid to install ice alone"


def test_credits_that_may_pay_for_a_card_are_not_lacking() -> None:
    cyberfeeder = ("Cyberfeeder", {"credit": 1})
    s = Scenario(runner={"hand": ["Medium", "Magnum Opus"], "rig": [cyberfeeder], "credits": 1}, turn="runner")
    assert shortages(s, "runner") == {"Medium": 1, "Magnum Opus": 4}


def test_a_facedown_card_says_what_is_lacking_where_it_could_be_rezzed() -> None:
    servers = {"HQ": {"ice": ["Tollbooth"]}, "Server 1": {"root": ["Adonis Campaign"]}}
    s = Scenario(corp={"servers": servers, "credits": 2}, turn="runner", skip_empty_windows=False)
    assert shortages(s, "corp") == {}
    s.choose("Run HQ")
    found: dict[str, int] = {}
    while s.game.state.run() is not None:
        found |= shortages(s, "corp")
        assert shortages(s, "runner") == {}
        s.choose(next(label for label in s.options if label in ("Pass", "Continue", "No action")))
    assert found == {"Tollbooth": 6, "Adonis Campaign": 2}

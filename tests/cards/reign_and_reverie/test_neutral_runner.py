"""Reign and Reverie: neutral Runner cards."""

from netrunner.scenario import Scenario
from tests.cards import card

GNAT = 'Nathaniel "Gnat" Hall: One-of-a-Kind'
LIZA = "Liza Talking Thunder: Prominent Legislator"

# -- DJ Fenris ---------------------------------------------------------------------------------------------------------


def fenris(identity: str = GNAT, **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"identity": identity, "hand": ["DJ Fenris"], "credits": 3, **runner},
        turn="runner",
    )
    s.choose("Install DJ Fenris")
    return s


@card("DJ Fenris")
def test_dj_fenris_hosts_a_g_mod_identity_of_another_faction() -> None:
    s = fenris()
    assert LIZA in s.options
    assert "Chaos Theory: Wünderkind" in s.options
    assert "Quetzal: Free Spirit" not in s.options, "that is an Anarch, too"
    assert "Gabriel Santiago: Consummate Professional" not in s.options, "no g-mod"
    s.choose("Chaos Theory: Wünderkind")
    assert s.card("DJ Fenris").hosted == ["Chaos Theory: Wünderkind"]
    assert s.runner.memory_limit == 5


@card("DJ Fenris")
def test_dj_fenris_has_the_text_of_the_hosted_identity() -> None:
    s = fenris(deck=["Diesel"] * 5)
    s.choose(LIZA)
    s.run_on("Archives")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1)
    s.run_on("Archives")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1), "the first time each turn"


@card("DJ Fenris")
def test_dj_fenris_lends_text_and_no_link() -> None:
    s = fenris()
    s.choose('Armand "Geist" Walker: Tech Lord')
    assert s.runner.link == 0
    assert s.runner.rig == ["DJ Fenris"]


@card("DJ Fenris")
def test_dj_fenris_can_be_any_of_the_others() -> None:
    s = fenris(rig=[("Bankroll", {"credit": 2})], deck=["Diesel"] * 3)
    s.choose('Armand "Geist" Walker: Tech Lord')
    s.use("Bankroll")
    assert s.runner.hand == ["Diesel"]
    s = fenris("Chaos Theory: Wünderkind", deck=["Diesel"] * 4)
    s.choose("MaxX: Maximum Punk Rock")
    s.next_turn()
    assert (len(s.runner.discard), len(s.runner.hand)) == (2, 1)
    s = fenris("Chaos Theory: Wünderkind")
    s.choose("Reina Roja: Freedom Fighter")
    before = s.corp.credits
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == before - 2


@card("DJ Fenris")
def test_what_blanks_the_identity_leaves_dj_fenris_alone() -> None:
    s = fenris()
    s.choose("Chaos Theory: Wünderkind")
    s.place("corp", "hand", "Cerebral Static")
    s.give("corp", credits=9)
    s.end_turn()
    s.play("Cerebral Static")
    assert s.runner.memory_limit == 5


@card("DJ Fenris", "Neurostasis")
def test_the_hosted_identity_cannot_be_chosen_as_an_installed_card() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"Server 1": {"root": [("Neurostasis", {"advancement": 2})]}}},
        runner={"identity": GNAT, "hand": ["DJ Fenris"], "credits": 3, "deck": []},
        turn="runner",
    )
    s.choose("Install DJ Fenris")
    s.choose("Chaos Theory: Wünderkind")
    s.pass_until("Run Server 1")
    s.access("Server 1")
    s.choose("Yes")
    assert s.runner.deck == ["DJ Fenris"]
    assert s.card("Chaos Theory: Wünderkind").zone == "removed from the game"


@card("DJ Fenris")
def test_dj_fenris_has_the_recurring_credit_of_smoke() -> None:
    s = fenris()
    s.choose('Ele "Smoke" Scovak: Cynosure of the Net')
    assert s.card("DJ Fenris").counters["credit"] == 1


@card("DJ Fenris")
def test_the_hosted_identity_is_removed_from_the_game_with_dj_fenris() -> None:
    s = fenris(tags=1)
    s.choose("Chaos Theory: Wünderkind")
    s.end_turn()
    s.give("corp", credits=2)
    s.choose("Trash DJ Fenris")
    assert s.runner.discard == ["DJ Fenris"]
    assert s.card("Chaos Theory: Wünderkind").zone == "removed from the game"
    assert s.runner.memory_limit == 4


@card("DJ Fenris")
def test_a_second_dj_fenris_replaces_the_first_and_its_identity() -> None:
    s = Scenario(runner={"identity": GNAT, "hand": ["DJ Fenris"] * 2, "credits": 6}, turn="runner")
    s.choose("Install DJ Fenris")
    s.choose("Chaos Theory: Wünderkind")
    s.choose("Install DJ Fenris")
    s.choose(LIZA)
    assert s.runner.rig == ["DJ Fenris"]
    assert s.card("Chaos Theory: Wünderkind").zone == "removed from the game"
    assert s.card("DJ Fenris").hosted == [LIZA]

"""The Anarch cards of the Kitara Cycle that are no programs."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- By Any Means ------------------------------------------------------------------------------------------------------


def by_any_means(**corp: object) -> Scenario:
    s = Scenario(corp=corp, runner={"hand": ["By Any Means", *["Diesel"] * 4]}, turn="runner")
    s.play("By Any Means")
    return s


@card("By Any Means")
@pytest.mark.parametrize("title", ["Hostile Takeover", "Hedge Fund", "Ice Wall", "PAD Campaign"])
def test_by_any_means_trashes_whatever_is_accessed_and_hurts(title: str) -> None:
    s = by_any_means(hand=[title])
    credits = s.runner.credits
    s.run_on("HQ")
    assert s.corp.discard == [title]
    assert s.runner.scored == []
    assert s.runner.credits == credits
    assert len(s.runner.hand) == 3


@card("By Any Means")
def test_by_any_means_acts_each_time_but_not_in_archives() -> None:
    s = by_any_means(hand=["Blank"], deck=["Blank"] * 5, servers={"Server 1": {"root": ["Fetal AI"]}})
    s.run_on("HQ")
    s.run_on("Server 1")
    assert len(s.runner.hand) == 2
    assert "Fetal AI" in s.corp.discard
    s.run_on("Archives")
    assert len(s.runner.hand) == 2


@card("By Any Means")
def test_by_any_means_lets_agendas_in_archives_be_stolen() -> None:
    s = by_any_means(discard=["Hostile Takeover"])
    s.run_on("Archives")
    assert s.runner.scored == ["Hostile Takeover"]
    assert len(s.runner.hand) == 4


@card("By Any Means")
def test_by_any_means_ends_with_the_turn_and_is_the_first_click() -> None:
    s = by_any_means(hand=["Blank"] * 3, deck=["Blank"] * 9)
    s.next_turn()
    s.run_on("HQ")
    assert s.corp.discard == []
    late = Scenario(runner={"hand": ["By Any Means"]}, turn="runner")
    late.choose("Gain 1 credit")
    assert not late.can("Play By Any Means")


@card("By Any Means")
def test_by_any_means_takes_a_trap_before_it_springs() -> None:
    s = by_any_means(hand=["Snare!"], credits=9)
    s.run_on("HQ")
    assert s.corp.discard == ["Snare!"]
    assert s.runner.tags == 0
    assert len(s.runner.hand) == 3


@card("By Any Means")
def test_by_any_means_trashes_upgrades_in_the_root_of_archives() -> None:
    s = by_any_means(servers={"Archives": {"root": ["Ash 2X3ZB9CY"]}}, credits=0)
    s.run_on("Archives")
    assert s.corp.discard == ["Ash 2X3ZB9CY"]
    assert len(s.runner.hand) == 3


# -- Acacia ------------------------------------------------------------------------------------------------------------


def purge(*rig: object) -> Scenario:
    s = Scenario(runner={"rig": list(rig), "credits": 0})
    s.choose("Purge virus counters")
    return s


@card("Acacia")
def test_acacia_pays_for_purged_counters() -> None:
    s = purge("Acacia", ("Medium", {"virus": 3}), ("Datasucker", {"virus": 2}))
    s.choose("Yes")
    assert s.runner.credits == 5
    assert s.runner.discard == ["Acacia"]


@card("Acacia")
def test_acacia_may_wait() -> None:
    s = purge("Acacia", ("Medium", {"virus": 3}))
    s.choose("No")
    assert s.runner.credits == 0
    assert "Acacia" in s.runner.rig


# -- Friday Chip -------------------------------------------------------------------------------------------------------


@card("Friday Chip")
def test_friday_chip_counts_trashed_corp_cards() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Friday Chip", "Imp"], "credits": 9}, turn="runner")
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    s.choose("Yes")
    assert s.card("Friday Chip").counters["virus"] == 1


@card("Friday Chip")
def test_friday_chip_counts_only_what_the_runner_trashes_of_the_corp() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign", "Adonis Campaign"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Friday Chip"]},
    )
    s.install("Adonis Campaign", "Server 1")
    s.pass_all()
    assert s.corp.discard == ["PAD Campaign"]
    assert not s.can("Yes")
    assert s.card("Friday Chip").counters["virus"] == 0


@card("Friday Chip")
def test_friday_chip_moves_a_counter_as_the_turn_begins() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"rig": [("Friday Chip", {"virus": 2}), "Medium", "Datasucker", "Corroder"]},
    )
    s.end_turn()
    s.choose("Yes")
    assert sorted(s.options) == ["Datasucker", "Medium"]
    s.choose("Medium")
    assert s.card("Friday Chip").counters["virus"] == 1
    assert s.card("Medium").counters["virus"] == 1


@card("Friday Chip")
def test_friday_chip_needs_a_counter_and_a_virus() -> None:
    for rig in (["Friday Chip", "Medium"], [("Friday Chip", {"virus": 1}), "Corroder"]):
        s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": rig})
        s.end_turn()
        assert not s.can("Yes")


# -- Crypt -------------------------------------------------------------------------------------------------------------


@card("Crypt")
def test_crypt_gathers_counters_on_archives() -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"rig": ["Crypt"]}, turn="runner")
    s.run_on("HQ")
    assert s.card("Crypt").counters["virus"] == 0
    for answer in ("Yes", "No"):
        s.choose("Run Archives")
        s.pass_until("Yes")
        s.choose(answer)
        s.pass_all()
    assert s.card("Crypt").counters["virus"] == 1


@card("Crypt")
def test_crypt_fetches_a_virus() -> None:
    s = Scenario(
        runner={"rig": [("Crypt", {"virus": 3})], "deck": ["Medium", "Corroder", "Datasucker"], "credits": 5},
        turn="runner",
    )
    s.choose("Use Crypt")
    assert sorted(s.options) == ["Datasucker", "Medium"]
    s.choose("Medium")
    assert s.runner.rig == ["Medium"]
    assert s.runner.credits == 2
    assert s.runner.discard == ["Crypt"]
    assert s.runner.clicks == 3


@card("Crypt")
def test_crypt_needs_three_counters() -> None:
    s = Scenario(runner={"rig": [("Crypt", {"virus": 2})], "deck": ["Medium"], "credits": 5}, turn="runner")
    assert not s.can("Use Crypt")


# -- Glut Cipher -------------------------------------------------------------------------------------------------------


ADDED = ("Hedge Fund", "Ice Wall", "Enigma", "Snare!", "Medical Breakthrough")


@card("Glut Cipher")
def test_glut_cipher_makes_the_corp_take_five_cards_and_trash_five() -> None:
    s = Scenario(
        corp={
            "discard": [*ADDED, "Blank"],
            "hand": ["Blank"],
        },
        runner={"hand": ["Glut Cipher"]},
        turn="runner",
    )
    s.play("Glut Cipher")
    s.pass_until("Hedge Fund")
    assert s.side == "corp"
    for title in ADDED:
        s.choose(title)
    s.pass_all()
    assert len(s.corp.hand) == 1
    assert len(s.corp.discard) == 6
    assert s.accessed == []
    assert s.runner.discard == ["Glut Cipher"]


@card("Glut Cipher")
def test_glut_cipher_does_nothing_to_fewer_than_five_cards() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"] * 4, "hand": ["Blank"] * 3}, runner={"hand": ["Glut Cipher"]}, turn="runner"
    )
    s.play("Glut Cipher")
    s.pass_all()
    assert len(s.corp.hand) == 3
    assert len(s.corp.discard) == 4
    assert s.accessed == []


@card("Glut Cipher")
def test_glut_cipher_needs_a_successful_run() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"] * 5, "servers": {"Archives": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Glut Cipher"]},
        turn="runner",
    )
    s.play("Glut Cipher")
    s.pass_all()
    assert s.corp.hand == []


@card("Glut Cipher")
def test_glut_cipher_tells_the_runner_nothing_of_facedown_cards() -> None:
    down = ("Enigma", "Snare!")
    s = Scenario(
        corp={"discard": ["Hedge Fund", "Ice Wall", "Rototurret", *((t, "facedown") for t in down)], "hand": ["Blank"]},
        runner={"hand": ["Glut Cipher"]},
        turn="runner",
    )
    s.play("Glut Cipher")
    s.pass_all()
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any(title in text for title in down for text in told)
    assert sum("is trashed" in text for text in told) == 6
    assert sum(text == "A card is trashed from HQ." for text in told) == 5


# -- Knobkierie --------------------------------------------------------------------------------------------------------


@card("Knobkierie")
def test_knobkierie_has_memory_for_viruses_only() -> None:
    s = Scenario(
        runner={"rig": ["Knobkierie", *["Corroder"] * 4], "hand": ["Mimic", "Medium"], "credits": 9}, turn="runner"
    )
    s.install("Medium")
    assert "Medium" in s.runner.rig
    assert len(s.runner.rig) == 6
    s.choose("Install Mimic")
    assert "Done" not in s.options, "something must go for it"


@card("Knobkierie")
def test_knobkierie_feeds_a_virus_at_the_first_success() -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"rig": ["Knobkierie", "Medium", "Imp", "Corroder"]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Imp", "Medium"]
    s.choose("Medium")
    s.pass_all()
    assert s.card("Medium").counters["virus"] == 1
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else s.options[-1])


@card("Knobkierie")
def test_knobkierie_is_not_asked_without_a_virus() -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"rig": ["Knobkierie", "Corroder"]}, turn="runner")
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else s.options[-1])


# -- Freedom Khumalo ---------------------------------------------------------------------------------------------------

FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


def freedom(*hand: str, rig: list[object] | None = None, **corp: object) -> Scenario:
    rig = [("Medium", {"virus": 2}), ("Imp", {"virus": 2})] if rig is None else rig
    return Scenario(corp={"hand": list(hand), **corp}, runner={"identity": FREEDOM, "rig": rig}, turn="runner")


@card("Freedom Khumalo: Crypto-Anarchist")
def test_freedom_removes_counters_from_several_cards() -> None:
    s = freedom("Adonis Campaign")
    s.access("HQ")
    s.choose(f"Use {FREEDOM}")
    s.choose("Medium")
    s.choose("Imp")
    s.choose("Medium")
    while s.options and s.can("Imp"):
        s.choose("Imp")
    s.pass_all()
    assert s.corp.discard == ["Adonis Campaign"]
    assert s.card("Medium").counters["virus"] + s.card("Imp").counters["virus"] == 0
    assert s.runner.credits == 5


@card("Freedom Khumalo: Crypto-Anarchist")
@pytest.mark.parametrize(("title", "left"), [("Sweeps Week", 3), ("Ice Wall", 3), ("Restructure", -1)])
def test_freedom_trashes_ice_and_operations(title: str, left: int) -> None:
    s = freedom(title, rig=[("Medium", {"virus": 4})])
    s.access("HQ")
    if left < 0:
        assert not s.can(f"Use {FREEDOM}")
        return
    s.choose(f"Use {FREEDOM}")
    assert s.corp.discard == [title]
    assert s.card("Medium").counters["virus"] == left


@card("Freedom Khumalo: Crypto-Anarchist")
def test_freedom_trashes_a_free_card_for_nothing_and_only_once_a_turn() -> None:
    s = freedom("Subliminal Messaging", "Subliminal Messaging", rig=[])
    s.access("HQ")
    s.choose(f"Use {FREEDOM}")
    s.pass_all()
    assert s.corp.discard == ["Subliminal Messaging"]
    s.access("HQ")
    assert not s.can(f"Use {FREEDOM}")


@card("Freedom Khumalo: Crypto-Anarchist")
def test_freedom_leaves_agendas_and_archives_alone() -> None:
    s = freedom("Fetal AI", rig=[("Medium", {"virus": 4})])
    s.access("HQ")
    assert not s.can(f"Use {FREEDOM}")
    other = freedom("Blank", discard=["Subliminal Messaging"])
    other.access("Archives")
    assert not other.can(f"Use {FREEDOM}")


# -- Contaminate -------------------------------------------------------------------------------------------------------


@card("Contaminate")
def test_contaminate_places_three_counters_on_a_clean_card() -> None:
    s = Scenario(
        runner={"hand": ["Contaminate"], "rig": [("Medium", {"virus": 1}), "Corroder", "Kati Jones"]}, turn="runner"
    )
    s.play("Contaminate")
    assert sorted(s.options) == ["Corroder", "Kati Jones"]
    s.choose("Kati Jones")
    assert s.card("Kati Jones").counters["virus"] == 3


@card("Contaminate")
def test_contaminate_needs_a_clean_card() -> None:
    s = Scenario(runner={"hand": ["Contaminate"], "rig": [("Medium", {"virus": 1})]}, turn="runner")
    assert not s.can("Play Contaminate")


# -- Zer0 --------------------------------------------------------------------------------------------------------------


@card("Zer0")
def test_zer0_trades_a_card_for_two_and_a_credit_once_a_turn() -> None:
    s = Scenario(runner={"rig": ["Zer0"], "hand": ["Diesel"], "deck": ["Mimic"] * 5, "credits": 0}, turn="runner")
    s.choose("Use Zer0")
    assert s.runner.credits == 1
    assert s.runner.hand == ["Mimic", "Mimic"]
    assert s.runner.discard == ["Diesel"]
    assert s.runner.clicks == 3
    assert not s.can("Use Zer0")


@card("Zer0")
def test_zer0_gives_nothing_when_its_damage_is_prevented() -> None:
    s = Scenario(
        runner={"rig": ["Zer0", "Net Shield"], "hand": ["Diesel"], "deck": ["Mimic"] * 5, "credits": 1}, turn="runner"
    )
    s.choose("Use Zer0")
    s.choose("Use Net Shield")
    assert s.runner.credits == 0
    assert s.runner.hand == ["Diesel"]


@card("Zer0")
def test_zer0_kills_a_runner_without_cards() -> None:
    s = Scenario(runner={"rig": ["Zer0"], "hand": [], "deck": ["Mimic"] * 5}, turn="runner")
    s.choose("Use Zer0")
    assert s.result is not None


# -- Hippo -------------------------------------------------------------------------------------------------------------


def hippo(*ice: str, server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={"servers": {server: {"ice": list(ice)}}, "hand": ["Blank"]},
        runner={"rig": ["Hippo", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Hippo")
def test_hippo_is_removed_to_trash_the_broken_outermost_ice() -> None:
    s = hippo("Ice Wall+", "Enigma")
    s.use("Corroder: Break")
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert s.corp.discard == ["Ice Wall"]
    assert s.runner.rig == ["Corroder"]
    assert s.runner.discard == []


@card("Hippo")
def test_hippo_is_for_the_outermost_ice_only() -> None:
    s = hippo("Enigma", "Ice Wall+")
    s.to_encounter()
    s.use("Corroder: Break")
    assert not s.can("Yes")


@card("Hippo")
def test_hippo_is_for_the_first_time_of_the_turn_only() -> None:
    s = hippo("Ice Wall+")
    s.use("Corroder: Break")
    s.choose("No")
    s.pass_all()
    s.choose("Run HQ")
    s.use("Corroder: Break")
    assert not s.can("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("Hippo")
def test_hippo_does_not_count_inner_ice_as_a_first_time() -> None:
    s = hippo("Enigma", "Ice Wall+")
    s.to_encounter()
    s.use("Corroder: Break")
    s.pass_all()
    s.place("runner", "rig", "Yog.0")
    s.choose("Run HQ")
    s.rez("Enigma")
    s.use("Yog.0", "Subroutine 1")
    s.use("Yog.0")
    s.choose("Yes")
    assert s.corp.discard == ["Enigma"]


@card("Freedom Khumalo: Crypto-Anarchist", "Yusuf")
def test_the_log_tells_whose_virus_counters_are_spent() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"]},
        runner={
            "identity": "Freedom Khumalo: Crypto-Anarchist",
            "rig": ["Yusuf", ("Crypt", {"virus": 1}), ("Friday Chip", {"virus": 1})],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Yusuf", "Crypt")
    assert "The Runner spends 1 virus counter from Crypt." in s.log
    s.pass_until("Use Freedom Khumalo: Crypto-Anarchist")
    s.use("Freedom Khumalo: Crypto-Anarchist")
    assert "The Runner spends 1 virus counter from Friday Chip." in s.log

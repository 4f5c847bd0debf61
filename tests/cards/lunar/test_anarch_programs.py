"""The Anarch programs and identity of the Lunar Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import encounter

QUETZAL = "Quetzal: Free Spirit"
GHOST = ("Ghost Runner", {"credit": 3})


# -- Lamprey -----------------------------------------------------------------------------------------------------------


@card("Lamprey")
def test_lamprey_takes_a_credit_for_a_successful_run_on_hq() -> None:
    s = Scenario(corp={"credits": 3, "hand": ["Hedge Fund"]}, runner={"rig": ["Lamprey"]}, turn="runner")
    s.run_on("HQ")
    assert s.corp.credits == 2
    s.run_on("HQ")
    assert s.corp.credits == 1, "every time"
    assert s.runner.credits == 5, "nobody gains it"


@card("Lamprey")
def test_lamprey_wants_hq_and_success() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Lamprey"]}, turn="runner"
    )
    s.run_on("Archives")
    s.run_on("HQ")
    assert s.corp.credits == 3


@card("Lamprey")
def test_lamprey_finds_nothing_with_a_poor_corp() -> None:
    s = Scenario(corp={"credits": 0, "hand": ["Hedge Fund"]}, runner={"rig": ["Lamprey"]}, turn="runner")
    s.run_on("HQ")
    assert s.corp.credits == 0


@card("Lamprey", "Ixodidae")
@pytest.mark.parametrize("title", ["Lamprey", "Ixodidae"])
def test_a_purge_trashes_it_though_it_has_no_counters(title: str) -> None:
    s = Scenario(runner={"rig": [title]})
    s.choose("Purge")
    assert s.runner.rig == []
    assert s.runner.discard == [title]


# -- Ixodidae ----------------------------------------------------------------------------------------------------------


@card("Ixodidae")
def test_ixodidae_gains_a_credit_when_the_corp_loses_some() -> None:
    s = Scenario(corp={"credits": 3, "hand": ["Hedge Fund"]}, runner={"rig": ["Ixodidae", "Lamprey"]}, turn="runner")
    s.run_on("HQ")
    assert (s.corp.credits, s.runner.credits) == (2, 6)


@card("Ixodidae")
def test_ixodidae_gains_one_credit_for_a_loss_of_five() -> None:
    s = Scenario(
        corp={"credits": 7}, runner={"rig": ["Ixodidae"], "hand": ["Account Siphon"], "credits": 0}, turn="runner"
    )
    s.play("Account Siphon")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("5")
    s.pass_all()
    assert s.corp.credits == 2
    assert s.runner.credits == 11, "ten of the event, one of the tick"


@card("Ixodidae")
def test_ixodidae_knows_spending_from_losing() -> None:
    s = Scenario(corp={"credits": 5, "hand": ["Hedge Fund"]}, runner={"rig": ["Ixodidae"], "credits": 1})
    s.play("Hedge Fund")
    assert s.corp.credits == 9
    assert s.runner.credits == 1


@card("Ixodidae")
def test_ixodidae_ignores_what_the_runner_loses() -> None:
    s = Scenario(corp={"hand": ["Closed Accounts"]}, runner={"rig": ["Ixodidae"], "credits": 4, "tags": 1})
    s.play("Closed Accounts")
    assert s.runner.credits == 0


@card("Ixodidae")
def test_ixodidae_sees_no_loss_where_there_are_no_credits() -> None:
    s = Scenario(corp={"credits": 0, "hand": ["Hedge Fund"]}, runner={"rig": ["Ixodidae", "Lamprey"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.credits == 5


# -- D4v1d -------------------------------------------------------------------------------------------------------------


@card("D4v1d")
def test_d4v1d_comes_with_three_counters() -> None:
    s = Scenario(runner={"hand": ["D4v1d"]}, turn="runner")
    s.install("D4v1d")
    assert s.card("D4v1d").counters["power"] == 3


@card("D4v1d")
def test_d4v1d_breaks_strong_ice_whatever_its_kind() -> None:
    s = encounter("Tollbooth", [("D4v1d", {"power": 3})], credits=9)
    s.use("D4v1d")
    assert s.card("D4v1d").counters["power"] == 2
    s.pass_all()
    assert s.card("Tollbooth").rezzed
    assert any(" successful" in line for line in s.log), "its only subroutine was broken"


@card("D4v1d")
def test_d4v1d_breaks_one_subroutine_for_each_counter() -> None:
    s = encounter("Archer", [("D4v1d", {"power": 3})])
    s.use("D4v1d", "Subroutine 1")
    s.use("D4v1d", "Subroutine 2")
    s.use("D4v1d", "Subroutine 3")
    assert s.card("D4v1d").counters["power"] == 0
    assert not s.can("Use D4v1d"), "no counter is left"


@card("D4v1d")
def test_d4v1d_leaves_ice_of_strength_four_alone() -> None:
    s = encounter("Wall of Static", [("D4v1d", {"power": 3}), "Corroder"])
    assert not s.can("Use D4v1d")


@card("D4v1d")
def test_d4v1d_reads_the_strength_as_it_is_now() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 4})]}}},
        runner={"rig": [("D4v1d", {"power": 3})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert s.can("Use D4v1d"), "one and four tokens"


# -- Quetzal -----------------------------------------------------------------------------------------------------------


@card("Quetzal: Free Spirit")
def test_quetzal_breaks_a_barrier_subroutine_once_per_turn() -> None:
    s = encounter("Wall of Static", [], identity=QUETZAL, credits=0)
    s.use(QUETZAL)
    s.pass_all()
    assert any(" successful" in line for line in s.log), "the strength does not matter"
    s.choose("Run HQ")
    s.pass_all()
    assert sum(" successful" in line for line in s.log) == 1, "the second time this turn it stops her"


@card("Quetzal: Free Spirit")
def test_quetzal_can_do_it_again_next_turn() -> None:
    s = encounter("Wall of Static", [], identity=QUETZAL)
    s.use(QUETZAL)
    s.pass_all()
    s.next_turn()
    s.choose("Run HQ")
    s.to_encounter()
    assert s.can(f"Use {QUETZAL}")


@card("Quetzal: Free Spirit")
def test_quetzal_breaks_one_of_two_subroutines() -> None:
    s = encounter("Heimdall 1.0", [], identity=QUETZAL)
    s.use(QUETZAL, "Subroutine 3")
    assert not s.can(f"Use {QUETZAL}")


@card("Quetzal: Free Spirit")
def test_quetzal_breaks_only_barriers() -> None:
    s = encounter("Enigma", ["Yog.0"], identity=QUETZAL)
    assert not s.can(f"Use {QUETZAL}")


# -- BlacKat -----------------------------------------------------------------------------------------------------------


@card("BlacKat")
def test_blackat_breaks_one_subroutine_for_a_credit_of_the_pool() -> None:
    s = encounter("Wall of Thorns", ["BlacKat"], credits=5, hand=["Diesel"])
    s.use("BlacKat: +")
    s.use("BlacKat: +")
    assert s.runner.credits == 1
    s.use("BlacKat: Break", "Subroutine 1")
    assert s.runner.credits == 0
    assert len(s.runner.hand) == 1
    s.pass_all()
    assert not any(" successful" in line for line in s.log), "one, and no more: the other ends the run"


@card("BlacKat")
def test_blackat_breaks_up_to_three_for_a_stealth_credit() -> None:
    s = encounter("Heimdall 1.0", ["BlacKat", GHOST], credits=9)
    for _ in range(2):
        s.use("BlacKat: +", "Ghost Runner", "credit pool")
    assert s.card("BlacKat").strength == 7, "three, and twice two"
    s.use("BlacKat: Break", "Ghost Runner", "Subroutine 1", "Subroutine 2", "Subroutine 3")
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.runner.credits == 7


@card("BlacKat")
def test_blackat_may_break_fewer_with_a_stealth_credit() -> None:
    s = encounter("Heimdall 1.0", ["BlacKat", GHOST], credits=20)
    for _ in range(3):
        s.use("BlacKat: +", "credit pool")
    assert s.card("BlacKat").strength == 6, "three, and three times one"
    s.use("BlacKat: Break", "Ghost Runner", "Subroutine 1", "Done")
    assert s.can("Use BlacKat: Break"), "two are left"


@card("BlacKat")
def test_blackat_paid_from_the_pool_breaks_one_though_stealth_credits_lie_there() -> None:
    s = encounter("Heimdall 1.0", ["BlacKat", GHOST], credits=20)
    for _ in range(3):
        s.use("BlacKat: +", "credit pool")
    s.use("BlacKat: Break", "credit pool", "Subroutine 1")
    assert not s.can("Subroutine 2")
    assert s.card("Ghost Runner").counters["credit"] == 3


@card("BlacKat")
def test_blackat_gives_two_strength_for_one_or_two_stealth_credits() -> None:
    s = encounter("Heimdall 1.0", ["BlacKat", GHOST], credits=20)
    s.use("BlacKat: +", "Ghost Runner", "Ghost Runner")
    assert s.card("BlacKat").strength == 5, "two credits from a stealth card count no more than one"


@card("BlacKat")
def test_blackat_counts_no_credits_of_other_cards() -> None:
    s = encounter("Heimdall 1.0", ["BlacKat", "Dyson Fractal Generator", "Cyberfeeder"], credits=20)
    s.use("BlacKat: +", "Cyberfeeder", "credit pool")
    assert s.card("BlacKat").strength == 4, "Cyberfeeder is no stealth card"


@card("BlacKat")
def test_blackat_breaks_only_barriers() -> None:
    s = encounter("Enigma", ["BlacKat", "Yog.0"])
    assert not s.can("Use BlacKat: Break")


# -- Origami -----------------------------------------------------------------------------------------------------------


@card("Origami")
@pytest.mark.parametrize(("copies", "size"), [(0, 5), (1, 6), (2, 9), (3, 14)])
def test_each_origami_counts_all_of_them(copies: int, size: int) -> None:
    s = Scenario(runner={"rig": ["Origami"] * copies, "hand": ["Diesel"] * 16}, turn="runner")
    s.end_turn()
    assert len(s.runner.hand) == size


# -- Cerberus ----------------------------------------------------------------------------------------------------------


@card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1')
@pytest.mark.parametrize("title", ['Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1'])
def test_cerberus_comes_with_four_counters(title: str) -> None:
    s = Scenario(runner={"hand": [title]}, turn="runner")
    s.install(title)
    assert s.card(title).counters["power"] == 4


@card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1')
@pytest.mark.parametrize(
    ("title", "ice", "pumps", "other"),
    [
        ('Cerberus "Cuj.0" H3', "Archer", 6, "Enigma"),
        ('Cerberus "Rex" H2', "Enigma", 1, "Wall of Static"),
        ('Cerberus "Lady" H1', "Heimdall 1.0", 3, "Enigma"),
    ],
)
def test_cerberus_breaks_up_to_two_subroutines_for_a_counter(title: str, ice: str, pumps: int, other: str) -> None:
    s = encounter(ice, [(title, {"power": 4})], credits=20)
    assert not s.can(f"Use {title}: Break"), "it is too weak"
    for _ in range(pumps):
        s.use(f"{title}: +1 strength")
    assert s.runner.credits == 20 - pumps
    s.use(f"{title}: Break", "Subroutine 1", "Subroutine 2")
    assert s.card(title).counters["power"] == 3
    assert s.runner.credits == 20 - pumps


@card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1')
@pytest.mark.parametrize(
    ("title", "ice", "pumps", "other"),
    [
        ('Cerberus "Cuj.0" H3', "Archer", 6, "Enigma"),
        ('Cerberus "Rex" H2', "Enigma", 1, "Wall of Static"),
        ('Cerberus "Lady" H1', "Heimdall 1.0", 3, "Enigma"),
    ],
)
def test_cerberus_may_break_one_and_needs_a_counter(title: str, ice: str, pumps: int, other: str) -> None:
    s = encounter(ice, [(title, {"power": 1})], credits=20)
    for _ in range(pumps):
        s.use(f"{title}: +1 strength")
    s.use(f"{title}: Break", "Subroutine 2", "Done")
    assert s.card(title).counters["power"] == 0
    assert not s.can(f"Use {title}: Break")


@card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1')
@pytest.mark.parametrize(
    ("title", "ice", "pumps", "other"),
    [
        ('Cerberus "Cuj.0" H3', "Archer", 6, "Enigma"),
        ('Cerberus "Rex" H2', "Enigma", 1, "Wall of Static"),
        ('Cerberus "Lady" H1', "Heimdall 1.0", 3, "Enigma"),
    ],
)
def test_cerberus_keeps_to_its_kind(title: str, ice: str, pumps: int, other: str) -> None:
    s = encounter(other, [(title, {"power": 4})], credits=20)
    for _ in range(4):
        s.use(f"{title}: +1 strength")
    assert not s.can(f"Use {title}: Break")


@card("BlacKat")
def test_the_labels_of_blackat_can_be_read() -> None:
    s = encounter("Ice Wall", ["BlacKat", GHOST], credits=5)
    assert "Use BlacKat: Break 1 barrier subroutine, or up to 3 with a stealth credit" in s.options
    assert "Use BlacKat: +1 strength, or +2 with a stealth credit" in s.options


@card("D4v1d", "Sage")
def test_ice_met_in_hq_can_be_broken() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "credits": 9},
        runner={"rig": [("D4v1d", {"power": 3}), "Sage", *["CyberSolutions Mem Chip"] * 3], "credits": 9},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    assert s.can("Use D4v1d"), "its strength is 6"
    assert s.can("Use Sage"), "it is a code gate"

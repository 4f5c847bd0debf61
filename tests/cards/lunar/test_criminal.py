"""The Criminal cards of the Lunar Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

LEELA = "Leela Patel: Trained Pragmatist"

# -- Leela Patel -------------------------------------------------------------------------------------------------------


@card("Leela Patel: Trained Pragmatist")
def test_leela_returns_an_unrezzed_card_when_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Tollbooth+", "Ice Wall"]},
                "Server 1": {"root": ["Private Security Force"]},
                "Server 2": {"root": ["PAD Campaign"]},
            }
        },
        runner={"identity": LEELA},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("facedown card")
    assert s.options == ["unrezzed ice (innermost, HQ)", "facedown card (Server 2)"], "not the rezzed Tollbooth"
    s.choose("facedown card")
    assert s.corp.hand == ["PAD Campaign"]
    assert "Server 2" not in s.corp.servers


@card("Leela Patel: Trained Pragmatist")
def test_leela_returns_a_card_when_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
            }
        },
        runner={"identity": LEELA},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Priority Requisition")
    s.pass_all()
    assert s.corp.hand == ["Ice Wall"]
    assert s.corp.servers["HQ"]["ice"] == []


@card("Leela Patel: Trained Pragmatist")
def test_leela_does_nothing_where_everything_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}, "Server 1": {"root": ["Private Security Force"]}}},
        runner={"identity": LEELA},
        turn="runner",
    )
    s.run_on("Server 1")
    assert s.runner.scored == ["Private Security Force"]
    assert s.corp.hand == []


@card("Leela Patel: Trained Pragmatist")
@ruling("FAQ/card/leela-patel/1")
def test_leela_adds_a_card_to_hq_before_she_goes_on_accessing_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Private Security Force"],
            "servers": {"Server 1": {"root": ["PAD Campaign"]}},
        },
        runner={"identity": LEELA, "rig": [("Nerve Agent", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("1")
    s.choose("1")
    assert s.runner.scored == ["Private Security Force"]
    assert s.corp.hand == ["PAD Campaign"]
    assert s.can("Trash PAD Campaign (4 credits)"), "the card that came back is accessed with the access that is left"


@card("Leela Patel: Trained Pragmatist")
@ruling("RR/accessing-multiple-cards/ex1")
def test_leela_accesses_the_returned_card_with_an_access_that_was_set_before() -> None:
    for seed in range(50):
        s = Scenario(
            corp={
                "hand": ["Disposable HQ", "Hedge Fund", "Private Security Force"],
                "servers": {"Server 1": {"root": ["PAD Campaign"]}},
            },
            runner={"identity": LEELA, "rig": [("Nerve Agent", {"virus": 2})]},
            turn="runner",
            seed=seed,
        )
        s.choose("Run HQ")
        s.pass_until("2")
        s.choose("2")
        first = next(line for line in s.log if line.startswith("The Runner accesses"))
        if "Disposable HQ" in first:
            break
    s.choose("Yes", side="corp")
    s.choose("Hedge Fund")
    s.choose("Disposable HQ")
    s.choose("Done")
    assert s.runner.scored == ["Private Security Force"]
    assert s.corp.hand == ["PAD Campaign"], "Leela returned it"
    assert s.can("Trash PAD Campaign (4 credits)"), "the third of three accesses"


# -- Switchblade -------------------------------------------------------------------------------------------------------


def encounter(ice: str, rig: list[object], **runner: object) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": rig, **runner}, turn="runner")
    s.choose("Run HQ")
    while s.run is not None and s.run.phase != "encounter ice":
        s.choose("Pass")
    return s


@card("Switchblade")
def test_switchblade_breaks_any_number_of_sentry_subroutines_for_a_stealth_credit() -> None:
    s = encounter("Archer", ["Switchblade", ("Ghost Runner", {"credit": 3})], credits=9)
    s.choose("Use Switchblade: +7 strength")
    s.choose("Use Switchblade: Break")
    for number in (1, 2, 3, 4):
        s.choose(f"Subroutine {number}")
    s.pass_all()
    assert s.card("Ghost Runner").counters["credit"] == 1
    assert s.runner.credits == 9, "not a credit of the pool was spent"
    assert s.runner.rig == ["Switchblade", "Ghost Runner"]


@card("Switchblade")
def test_switchblade_may_leave_subroutines_unbroken() -> None:
    s = encounter("Archer", ["Switchblade", ("Ghost Runner", {"credit": 3})])
    s.choose("Use Switchblade: +7 strength")
    s.use("Switchblade: Break", "Subroutine 4", "Done")
    assert s.can("Use Switchblade: Break"), "three are left"


@card("Switchblade")
def test_switchblade_is_useless_without_a_stealth_credit() -> None:
    s = encounter("Archer", ["Switchblade"], credits=20)
    assert not s.can("Use Switchblade")
    assert s.why_not("Use Switchblade") is not None


@card("Switchblade")
def test_switchblade_breaks_only_sentries() -> None:
    s = encounter("Ice Wall", ["Switchblade", ("Ghost Runner", {"credit": 3})])
    s.choose("Use Switchblade: +7 strength")
    assert not s.can("Use Switchblade: Break")


# -- The Supplier ------------------------------------------------------------------------------------------------------


@card("The Supplier")
def test_the_supplier_hosts_a_card_from_the_grip_without_installing_it() -> None:
    hand = ["Desperado", "Bank Job", "Corroder", "Sure Gamble"]
    s = Scenario(runner={"rig": ["The Supplier"], "hand": hand}, turn="runner")
    s.choose("Use The Supplier")
    assert sorted(s.options) == ["Bank Job", "Desperado"], "neither programs nor events"
    s.choose("Desperado")
    assert s.card("The Supplier").hosted == ["Desperado"]
    assert s.card("Desperado").zone == "hosted"
    assert s.runner.memory_limit == 4, "it is not active there"


@card("The Supplier")
def test_the_supplier_installs_a_hosted_card_for_two_less() -> None:
    s = Scenario(runner={"rig": ["The Supplier"], "hand": ["Desperado"], "credits": 1, "clicks": 1}, turn="runner")
    s.choose("Use The Supplier")
    s.choose("Desperado")
    s.end_turn()
    s.choose("Yes", side="runner")
    assert s.card("Desperado").zone == "play"
    assert s.card("The Supplier").hosted == []
    assert s.runner.credits == 0


@card("The Supplier")
def test_the_supplier_may_be_declined_and_asks_only_for_what_can_be_paid() -> None:
    s = Scenario(runner={"rig": ["The Supplier"], "hand": ["Desperado"], "credits": 0, "clicks": 1}, turn="runner")
    s.choose("Use The Supplier")
    s.choose("Desperado")
    s.end_turn()
    assert s.card("Desperado").zone == "hosted", "three less two is more than nothing"
    assert s.side == "runner"


@card("The Supplier")
def test_what_the_supplier_hosts_is_trashed_with_it() -> None:
    s = Scenario(corp={"credits": 5}, runner={"rig": ["The Supplier"], "hand": ["Desperado"], "tags": 1}, turn="runner")
    s.choose("Use The Supplier")
    s.end_turn()
    s.choose("Trash The Supplier")
    assert sorted(s.runner.discard) == ["Desperado", "The Supplier"]


@card("The Supplier")
@ruling("FAQ/card/the-supplier/1")
def test_a_card_the_supplier_installs_waits_for_the_next_turn_to_begin() -> None:
    s = Scenario(runner={"rig": ["The Supplier"], "hand": ["Wyldside"], "credits": 1, "clicks": 1}, turn="runner")
    s.choose("Use The Supplier")
    s.choose("Wyldside")
    s.end_turn()
    s.choose("Yes", side="runner")
    assert s.card("Wyldside").zone == "play"
    assert s.runner.clicks == 4
    assert s.runner.hand == []


@card("The Supplier")
@ruling("RR/if-when-vs-when-if/ex2")
def test_underworld_contact_counts_the_link_that_the_supplier_brings_first() -> None:
    s = Scenario(
        runner={
            "rig": ["The Supplier", "Underworld Contact", "Access to Globalsec"],
            "hand": ["Dyson Mem Chip"],
            "credits": 1,
            "clicks": 1,
        },
        turn="runner",
    )
    s.choose("Use The Supplier")
    s.choose("Dyson Mem Chip")
    assert s.runner.link == 1
    s.end_turn()
    s.choose("The Supplier", side="runner")
    s.choose("Yes")
    assert s.runner.link == 2
    assert s.runner.credits == 1, "1 less 1 for the chip, and 1 of Underworld Contact, which saw 2 link"


@card("The Supplier")
def test_underworld_contact_that_triggers_first_sees_the_old_link() -> None:
    s = Scenario(
        runner={
            "rig": ["The Supplier", "Underworld Contact", "Access to Globalsec"],
            "hand": ["Dyson Mem Chip"],
            "credits": 1,
            "clicks": 1,
        },
        turn="runner",
    )
    s.choose("Use The Supplier")
    s.choose("Dyson Mem Chip")
    s.end_turn()
    s.choose("Underworld Contact", side="runner")
    s.choose("Yes")
    assert s.runner.credits == 0

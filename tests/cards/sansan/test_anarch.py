"""The Anarch cards of the SanSan Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Clot --------------------------------------------------------------------------------------------------------------


@card("Clot")
def test_clot_forbids_scoring_an_agenda_in_the_turn_it_was_installed() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"], "credits": 9, "clicks": 4}, runner={"rig": ["Clot"]})
    s.install("Hostile Takeover", "New server")
    s.choose("Advance Hostile Takeover")
    s.choose("Advance Hostile Takeover")
    assert not s.can("Score Hostile Takeover")
    assert s.why_not("Score Hostile Takeover") is not None
    s.choose("Gain 1 credit")
    s.end_turn()
    s.choose("Score Hostile Takeover", side="corp")
    assert s.corp.scored == ["Hostile Takeover"]


@card("Clot")
def test_an_older_agenda_can_be_scored_under_clot() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1})]}}, "credits": 9},
        runner={"rig": ["Clot"]},
    )
    s.choose("Advance Hostile Takeover")
    assert s.can("Score Hostile Takeover")


@card("Clot")
def test_clot_is_trashed_when_the_corp_purges() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"rig": ["Clot"]})
    s.choose("Purge virus counters")
    assert s.runner.discard == ["Clot"]


# -- Immolation Script -------------------------------------------------------------------------------------------------


def immolate(
    discard: list[object], ice: list[str], rig: list[str] | None = None, archives: list[str] | None = None
) -> Scenario:
    s = Scenario(
        corp={
            "discard": discard,
            "servers": {"HQ": {"ice": ice}, "Archives": {"ice": archives or []}},
        },
        runner={"hand": ["Immolation Script"], "rig": rig or [], "credits": 9},
        turn="runner",
    )
    s.choose("Play Immolation Script")
    return s


@card("Immolation Script")
def test_immolation_script_trashes_a_rezzed_copy_of_ice_in_archives_instead_of_accessing_it() -> None:
    s = immolate(["Ice Wall"], ["Ice Wall+"])
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == []
    assert s.corp.discard == ["Ice Wall", "Ice Wall"]
    assert s.accessed == []


@card("Immolation Script")
def test_immolation_script_spares_unrezzed_copies_and_other_ice() -> None:
    s = immolate(["Ice Wall"], ["Ice Wall", "Wall of Static+"])
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Wall of Static"]
    assert s.accessed == ["Ice Wall"], "there is nothing to do instead of the access"


@card("Immolation Script")
def test_immolation_script_replaces_one_access_only() -> None:
    s = immolate(["Ice Wall", "Wall of Static", "Hedge Fund"], ["Ice Wall+", "Wall of Static+"])
    s.pass_until("Access Wall of Static")
    s.choose("Access Wall of Static")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    s.choose("Access Ice Wall")
    s.choose("Access Hedge Fund") if s.can("Access Hedge Fund") else s.pass_all()
    assert sorted(s.accessed) == ["Hedge Fund", "Ice Wall"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("Immolation Script")
def test_immolation_script_lets_the_runner_choose_among_rezzed_copies() -> None:
    s = immolate(["Ice Wall"], ["Ice Wall+", "Ice Wall+"])
    s.pass_until("Ice Wall (outermost, HQ)")
    s.choose("Ice Wall (outermost, HQ)")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("Immolation Script")
@ruling("FAQ/qa/50")
def test_after_eater_there_is_no_access_for_immolation_script_to_replace() -> None:
    s = immolate(["Ice Wall"], ["Ice Wall+"], ["Eater"], ["Wall of Static+"])
    s.choose("Use Eater: +1 strength")
    s.choose("Use Eater: Break")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


# -- Off-Campus Apartment ----------------------------------------------------------------------------------------------


@card("Off-Campus Apartment")
@ruling("RR/host/ex1")
def test_connections_can_be_installed_on_off_campus_apartment_or_beside_it() -> None:
    s = Scenario(
        runner={"rig": ["Off-Campus Apartment", "The Supplier"], "hand": ["Drug Dealer", "Aeneas Informant"]},
        turn="runner",
    )
    assert s.card("The Supplier").host is None, "what was there before cannot move in"
    s.choose("Install Drug Dealer")
    assert sorted(s.options) == ["Off-Campus Apartment", "Rig"]
    s.choose("Off-Campus Apartment")
    assert s.card("Off-Campus Apartment").hosted == ["Drug Dealer"]
    s.install("Aeneas Informant", "Rig")
    assert s.card("Aeneas Informant").host is None


@card("Off-Campus Apartment")
def test_a_connection_installed_on_off_campus_apartment_draws_a_card() -> None:
    s = Scenario(runner={"rig": ["Off-Campus Apartment"], "hand": ["Drug Dealer"]}, turn="runner")
    s.install("Drug Dealer", "Off-Campus Apartment")
    assert len(s.runner.hand) == 1


@card("Off-Campus Apartment")
def test_a_connection_in_the_rig_and_other_resources_draw_nothing() -> None:
    s = Scenario(
        runner={"rig": ["Off-Campus Apartment"], "hand": ["Drug Dealer", "Ghost Runner"], "deck": ["Diesel"] * 3},
        turn="runner",
    )
    s.install("Drug Dealer", "Rig")
    s.choose("Install Ghost Runner")
    assert s.runner.hand == []
    assert s.card("Ghost Runner").host is None


@card("Off-Campus Apartment")
def test_off_campus_apartment_takes_its_connections_with_it() -> None:
    s = Scenario(
        runner={"rig": ["Off-Campus Apartment", ("Drug Dealer", {"host": "Off-Campus Apartment"})], "tags": 1},
    )
    s.choose("Trash Off-Campus Apartment")
    assert sorted(s.runner.discard) == ["Drug Dealer", "Off-Campus Apartment"]


# -- Turntable ---------------------------------------------------------------------------------------------------------


def turntable(stolen: str, scored: list[object]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [stolen]}}, "scored": scored},
        runner={"rig": ["Turntable"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Turntable")
def test_turntable_swaps_a_stolen_agenda_with_a_scored_one() -> None:
    s = turntable("Hostile Takeover", ["Priority Requisition"])
    s.pass_until("Yes")
    assert s.prompt == "Turntable: swap Hostile Takeover with an agenda in the Corp's score area?"
    s.choose("Yes")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.runner.score == 3
    assert s.corp.score == 1


@card("Turntable")
def test_turntable_may_be_declined_and_needs_a_scored_agenda() -> None:
    s = turntable("Hostile Takeover", ["Priority Requisition"])
    s.pass_until("Yes")
    s.choose("No")
    assert s.runner.scored == ["Hostile Takeover"]
    alone = turntable("Hostile Takeover", [])
    alone.pass_all()
    assert alone.runner.scored == ["Hostile Takeover"]


@card("Turntable")
def test_turntable_gives_a_memory_unit() -> None:
    assert Scenario(runner={"rig": ["Turntable"]}, turn="runner").runner.memory_limit == 5


@card("Turntable")
@ruling("FAQ/card/turntable/1")
def test_swapped_agendas_keep_their_counters_and_the_runners_is_inactive() -> None:
    s = turntable("Private Security Force", [("Posted Bounty", {"agenda": 2})])
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.scored == ["Posted Bounty"]
    assert s.card("Posted Bounty").counters["agenda"] == 2
    s.give("runner", tags=1)
    s.pass_all()
    s.end_turn()
    assert s.can("Use Private Security Force"), "the one in the Corp's score area is active (decision 26)"
    assert s.corp.bad_publicity == 0, "a swap is not scoring"
    s = turntable("Private Security Force", ["Mandatory Upgrades"])
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.end_turn()
    assert s.corp.clicks == 3, "the one in the Runner's score area is not active"

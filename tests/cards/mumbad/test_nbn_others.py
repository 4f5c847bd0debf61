"""Mumbad Cycle: NBN's hosts, characters, operations and region."""

from netrunner.engine.knowledge import determinize
from netrunner.engine.terms import AGENDA, ASSET, RUNNER
from netrunner.scenario import Scenario
from tests.cards import card

# -- Full Immersion RecStudio ------------------------------------------------------------------------------------------


def studio(*hosted: str, **corp: object) -> Scenario:
    """Cards hosted on the studio by install actions; a click is left."""
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Full Immersion RecStudio+"]}},
            "hand": [*hosted, "Adonis Campaign", "SanSan City Grid"],
            "credits": 9,
            "clicks": len(hosted) + 1,
            **corp,
        },
        runner={"credits": 20},
    )
    for title in hosted:
        s.choose(f"Install {title}", side="corp")
        s.choose("Full Immersion RecStudio")
    return s


@card("Full Immersion RecStudio")
def test_the_studio_hosts_two_assets_or_agendas() -> None:
    s = studio("PAD Campaign", "Hostile Takeover")
    assert s.card("Full Immersion RecStudio").hosted == ["PAD Campaign", "Hostile Takeover"]
    s.choose("Install Adonis Campaign", side="corp")
    assert not s.can("Full Immersion RecStudio")
    s = studio()
    s.choose("Install SanSan City Grid")
    assert not s.can("Full Immersion RecStudio")


@card("Full Immersion RecStudio")
def test_each_hosted_card_adds_3_to_the_trash_cost() -> None:
    for number in (0, 1, 2):
        s = studio(*["PAD Campaign"] * number)
        s.end_turn()
        s.choose("Run Server 1", side="runner")
        s.pass_until("Access Full Immersion RecStudio" if number else "Trash Full Immersion RecStudio")
        if number:
            s.choose("Access Full Immersion RecStudio")
        assert s.can(f"Trash Full Immersion RecStudio ({3 + 3 * number} credits)")


@card("Full Immersion RecStudio")
def test_hosted_cards_are_accessed_with_the_server_and_trashed_with_their_host() -> None:
    s = studio("PAD Campaign", "Hostile Takeover")
    s.end_turn()
    s.choose("Run Server 1", side="runner")
    s.pass_until("Access Full Immersion RecStudio")
    assert len(s.options) == 3
    s.choose("Access Full Immersion RecStudio")
    s.choose("Trash Full Immersion RecStudio (9 credits)")
    s.pass_all()
    assert sorted(s.corp.discard) == ["Full Immersion RecStudio", "Hostile Takeover", "PAD Campaign"]


@card("Full Immersion RecStudio")
def test_a_hosted_asset_is_rezzed_and_a_hosted_agenda_advanced_and_scored() -> None:
    s = studio("PAD Campaign", "Hostile Takeover", clicks=5)
    s.choose("Rez PAD Campaign", side="corp")
    s.choose("Advance Hostile Takeover", side="corp")
    s.choose("Advance Hostile Takeover", side="corp")
    s.choose("Score Hostile Takeover", side="corp")
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.card("Full Immersion RecStudio").hosted == ["PAD Campaign"]


@card("Full Immersion RecStudio")
def test_a_hosted_card_that_the_runner_has_not_seen_may_be_any_asset_or_agenda() -> None:
    s = studio("Hostile Takeover")
    kinds = set()
    for seed in range(20):
        world = determinize(s.state, RUNNER, seed)
        host = next(card for card in world.cards if card.definition.title == "Full Immersion RecStudio")
        kinds |= {world.cards[cid].definition.type for cid in host.hosted}
    assert kinds
    assert not kinds - {AGENDA, ASSET}


# -- Ibrahim Salem -----------------------------------------------------------------------------------------------------


def salem(hand: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Ibrahim Salem+"]}}, "hand": ["Blank"]},
        runner={"hand": hand},
        turn="runner",
    )
    s.end_turn()
    return s


@card("Ibrahim Salem")
def test_ibrahim_salem_names_a_type_and_trashes_a_card_of_it() -> None:
    s = salem(["Diesel", "Corroder", "Mimic"])
    assert {"event", "hardware", "program", "resource"} <= set(s.options)
    s.choose("program")
    assert s.options == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.runner.discard == ["Mimic"]
    assert s.card("Diesel").known_to == ["corp", "runner"]


@card("Ibrahim Salem")
def test_a_type_that_is_not_in_the_grip_trashes_nothing() -> None:
    s = salem(["Diesel", "Corroder", "Mimic"])
    s.choose("resource")
    assert s.runner.discard == []
    assert s.card("Corroder").known_to == ["corp", "runner"]


@card("Ibrahim Salem")
def test_an_agenda_is_forfeited_to_rez_ibrahim_salem() -> None:
    for scored in (["Hostile Takeover"], []):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Ibrahim Salem"]}}, "scored": scored, "credits": 9, "hand": []}
        )
        s.choose("Gain 1 credit")
        assert s.can("Rez Ibrahim Salem") == bool(scored)
        if scored:
            s.choose("Rez Ibrahim Salem")
            assert s.corp.scored == []


# -- Salem's Hospitality -----------------------------------------------------------------------------------------------


@card("Salem's Hospitality")
def test_salems_hospitality_trashes_every_copy_of_the_named_card() -> None:
    s = Scenario(
        corp={"hand": ["Salem's Hospitality"], "credits": 2},
        runner={"hand": ["Diesel", "Corroder", "Diesel"], "rig": ["Corroder"]},
    )
    s.play("Salem's Hospitality", "Diesel")
    assert s.runner.hand == ["Corroder"]
    assert s.runner.discard == ["Diesel", "Diesel"]
    assert s.card("Corroder").zone == "play"


@card("Salem's Hospitality")
def test_a_wrong_name_still_reveals_the_grip_and_an_empty_grip_forbids_the_play() -> None:
    s = Scenario(corp={"hand": ["Salem's Hospitality"], "credits": 2}, runner={"hand": ["Diesel", "Corroder"]})
    s.play("Salem's Hospitality", "Mimic")
    assert sorted(s.runner.hand) == ["Corroder", "Diesel"]
    assert s.card("Corroder").known_to == ["corp", "runner"]
    s = Scenario(corp={"hand": ["Salem's Hospitality"], "credits": 2}, runner={"hand": []})
    assert not s.can("Play Salem's Hospitality")


# -- Exchange of Information -------------------------------------------------------------------------------------------


def exchange(corp: list[str], runner: list[str], tags: int = 1) -> Scenario:
    return Scenario(
        corp={"hand": ["Exchange of Information"], "scored": corp, "credits": 0},
        runner={"scored": runner, "tags": tags},
    )


@card("Exchange of Information")
def test_exchange_of_information_swaps_two_scored_agendas() -> None:
    s = exchange(["Hostile Takeover", "Private Security Force"], ["Priority Requisition"])
    s.play("Exchange of Information", "Hostile Takeover")
    if s.can("Priority Requisition"):
        s.choose("Priority Requisition")
    assert sorted(s.corp.scored) == ["Priority Requisition", "Private Security Force"]
    assert s.runner.scored == ["Hostile Takeover"]
    assert (s.corp.score, s.runner.score) == (5, 1)


@card("Exchange of Information")
def test_exchange_of_information_needs_a_tag_and_two_agendas() -> None:
    assert not exchange(["Hostile Takeover"], ["Priority Requisition"], 0).can("Play Exchange of Information")
    assert not exchange([], ["Priority Requisition"]).can("Play Exchange of Information")
    assert not exchange(["Hostile Takeover"], []).can("Play Exchange of Information")


@card("Exchange of Information")
def test_a_card_that_counts_as_an_agenda_can_be_swapped() -> None:
    s = Scenario(
        corp={
            "hand": ["Exchange of Information"],
            "servers": {"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}},
        },
        runner={"tags": 1, "rig": ["Fan Site"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    assert s.runner.scored == ["Fan Site"]
    s.play("Exchange of Information")
    assert (s.corp.scored, s.runner.scored) == (["Fan Site"], ["Private Security Force"])
    assert (s.corp.score, s.runner.score) == (0, 2)


# -- Navi Mumbai City Grid ---------------------------------------------------------------------------------------------


def navi(server: str = "Server 1") -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Navi Mumbai City Grid+"], "ice": ["Ice Wall+"]},
                "Server 2": {"root": ["PAD Campaign"], "ice": ["Ice Wall+"]},
            }
        },
        runner={"rig": ["Corroder", "Net Shield", "Self-modifying Code", "Dyson Mem Chip"], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose(f"Run {server}")
    return s


@card("Navi Mumbai City Grid")
def test_only_icebreakers_can_be_used_in_a_run_on_this_server() -> None:
    s = navi()
    s.to_encounter()
    assert s.can("Use Corroder: Break 1 barrier subroutine")
    assert not s.can("Use Self-modifying Code")
    s = navi("Server 2")
    s.to_encounter()
    assert s.can("Use Self-modifying Code")


@card("Navi Mumbai City Grid")
def test_a_paid_prevention_is_forbidden_too_and_a_bioroids_clicks_are_not() -> None:
    servers = {"Server 1": {"root": ["Navi Mumbai City Grid+"], "ice": ["Neural Katana+"]}}
    s = Scenario(
        corp={"servers": servers}, runner={"rig": ["Net Shield"], "hand": ["Blank"] * 3, "credits": 9}, turn="runner"
    )
    s.choose("Run Server 1")
    assert s.runner.hand == []  # nobody was asked about Net Shield
    servers = {"Server 1": {"root": ["Navi Mumbai City Grid+"], "ice": ["Eli 1.0+"]}}
    s = Scenario(corp={"servers": servers}, turn="runner")
    s.choose("Run Server 1")
    assert s.can("Use Eli 1.0")


@card("Navi Mumbai City Grid", "Salsette Slums", "Imp")
def test_what_cards_may_do_with_an_accessed_card_is_no_paid_ability() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Navi Mumbai City Grid+"]}}},
        runner={"rig": ["Salsette Slums", ("Imp", {"virus": 1})], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    assert s.can("Use Imp")
    s.use("Salsette Slums")
    assert s.card("Navi Mumbai City Grid").zone == "removed from the game"

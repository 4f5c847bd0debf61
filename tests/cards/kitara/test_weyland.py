"""Kitara Cycle: Weyland Consortium agendas, assets, operations and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def corp_turn(corp: dict[str, object], **runner: object) -> Scenario:
    """The Runner's last click is spent and the Corp's turn begins."""
    s = Scenario(corp=corp, runner={"clicks": 1, "hand": ["Diesel"] * 5, **runner}, turn="runner")
    s.choose("Gain 1 credit")
    while s.can("Pass"):
        s.choose("Pass")
    return s


def after_run(server: str, *answers: str, hand: str, trash: str = "PAD Campaign+", **runner: object) -> Scenario:
    """The Runner runs a server with the only click, and the Corp's turn begins with a card in HQ."""
    s = Scenario(
        corp={"hand": [hand], "servers": {"Server 1": {"root": [trash]}}, "deck": ["Ice Wall"] * 4, "credits": 9},
        runner={"clicks": 1, "credits": 9, "hand": ["Diesel"] * 5, **runner},
        turn="runner",
    )
    s.choose(f"Run {server}" if server else "Gain 1 credit")
    for answer in answers:
        s.pass_until(answer)
        s.choose(answer)
    while not (s.side == "corp" and s.can("Gain 1 credit")):
        s.choose("No action" if s.can("No action") else "Continue" if s.can("Continue") else "Pass")
    return s


@card("Urban Renewal")
@pytest.mark.parametrize("counters", [3, 2, 1])
def test_urban_renewal_burns_down_and_does_4_meat_damage(counters: int) -> None:
    s = corp_turn({"servers": {"Server 1": {"root": [("Urban Renewal+", {"power": counters})]}}})
    if counters > 1:
        assert s.card("Urban Renewal").counters["power"] == counters - 1
        assert len(s.runner.hand) == 5
    else:
        assert s.corp.discard == ["Urban Renewal"]
        assert len(s.runner.hand) == 1


@card("Urban Renewal")
def test_urban_renewal_gets_3_counters_when_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Urban Renewal"]}}})
    s.choose("Gain 1 credit")
    s.choose("Rez Urban Renewal")
    assert s.card("Urban Renewal").counters["power"] == 3


@card("Armed Intimidation")
def test_armed_intimidation_hurts_or_tags_as_the_runner_says() -> None:
    def score(hand: int) -> Scenario:
        s = Scenario(
            corp={"servers": {"Server 1": {"root": [("Armed Intimidation", {"advancement": 4})]}}},
            runner={"hand": ["Diesel"] * hand},
        )
        s.choose("Gain 1 credit")
        s.choose("Score Armed Intimidation")
        assert s.side == "runner"
        return s

    s = score(5)
    s.choose("Suffer 5 meat damage")
    assert (s.runner.tags, s.runner.hand) == (0, [])
    s = score(5)
    s.choose("Take 2 tags")
    assert (s.runner.tags, len(s.runner.hand)) == (2, 5)
    s = score(4)
    s.choose("Suffer 5 meat damage")
    assert s.result is not None


# -- Reconstruction Contract -------------------------------------------------------------------------------------------


@card("Reconstruction Contract")
def test_reconstruction_contract_grows_with_meat_damage_once_for_any_amount() -> None:
    s = Scenario(
        corp={
            "hand": ["Scorched Earth", "Neural EMP"],
            "servers": {"Server 1": {"root": ["Reconstruction Contract+"]}},
            "credits": 9,
        },
        runner={"tags": 1, "hand": ["Diesel"] * 5},
    )
    s.choose("Play Scorched Earth")
    s.choose("Yes")
    assert s.card("Reconstruction Contract").counters["advancement"] == 1
    assert not s.can("Advance Reconstruction Contract")


@card("Reconstruction Contract")
def test_it_may_be_declined_and_other_damage_does_not_count() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "servers": {"Server 1": {"root": ["Reconstruction Contract+"]}}},
        runner={"tags": 1, "hand": ["Diesel"] * 5},
    )
    s.choose("Play Scorched Earth")
    s.choose("No")
    assert s.card("Reconstruction Contract").counters["advancement"] == 0
    s = Scenario(
        corp={"hand": ["Shock!"], "servers": {"Server 1": {"root": ["Reconstruction Contract+"]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.access("HQ")
    assert len(s.runner.hand) == 4
    assert not s.can("Yes")


@card("Reconstruction Contract")
@pytest.mark.parametrize("moved", [3, 1])
def test_its_tokens_move_to_a_card_that_can_be_advanced(moved: int) -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Reconstruction Contract+", {"advancement": 3})]},
                "Server 2": {"root": ["Hostile Takeover"]},
                "Server 3": {"root": ["PAD Campaign"]},
                "HQ": {"ice": ["Ice Wall+"]},
            }
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Use Reconstruction Contract")
    assert len(s.options) == 2
    s.choose("Hostile Takeover")
    s.choose(str(moved))
    assert s.card("Hostile Takeover").counters["advancement"] == moved
    assert s.corp.discard == ["Reconstruction Contract"]


@card("Reconstruction Contract")
def test_without_a_token_there_is_nothing_to_move() -> None:
    root = {"Server 1": {"root": ["Reconstruction Contract+"]}, "Server 2": {"root": ["Hostile Takeover"]}}
    s = Scenario(corp={"servers": root})
    s.choose("Gain 1 credit")
    assert not s.can("Use Reconstruction Contract")


# -- operations of revenge ---------------------------------------------------------------------------------------------


@card("Wake Up Call")
def test_wake_up_call_trashes_hardware_or_a_resource_or_does_4_meat_damage() -> None:
    def call() -> Scenario:
        rig = ["Magnum Opus", "Wyldside", "Ice Carver", "Akamatsu Mem Chip"]
        s = after_run("Server 1", "Trash PAD Campaign", hand="Wake Up Call", rig=rig)
        s.choose("Play Wake Up Call")
        assert s.options == ["Wyldside", "Akamatsu Mem Chip"]
        s.choose("Akamatsu Mem Chip")
        assert s.side == "runner"
        return s

    s = call()
    s.choose("Trash")
    assert "Akamatsu Mem Chip" in s.runner.discard
    assert len(s.runner.hand) == 5
    assert s.card("Wake Up Call").zone == "removed from the game"
    s = call()
    s.choose("Suffer 4 meat damage")
    assert len(s.runner.hand) == 1
    assert "Akamatsu Mem Chip" in s.runner.rig


@card("Wake Up Call")
def test_the_trashed_card_may_be_gone_by_then_and_facedown_cards_are_no_targets() -> None:
    s = after_run(
        "Server 1",
        "Trash PAD Campaign",
        hand="Wake Up Call",
        rig=["Wyldside", ("Desperado", {"facedown": True})],
    )
    s.place("corp", "hand", "Distract the Masses")
    s.choose("Play Distract the Masses")
    s.choose("Done")
    s.choose("PAD Campaign")
    while s.can("Done"):
        s.choose("Done")
    s.choose("Play Wake Up Call")
    assert s.options == ["Trash Wyldside", "Suffer 4 meat damage"]


@card("Wake Up Call")
def test_wake_up_call_needs_a_trashed_corp_card() -> None:
    s = after_run("Server 1", hand="Wake Up Call", rig=["Wyldside"])
    assert not s.can("Play Wake Up Call")


@card("Economic Warfare")
@pytest.mark.parametrize(("credits_", "able"), [(3, False), (4, True), (9, True)])
def test_economic_warfare_takes_4_credits_or_nothing(credits_: int, able: bool) -> None:
    s = after_run("Archives", hand="Economic Warfare", credits=credits_)
    assert s.can("Play Economic Warfare") == able
    if able:
        s.choose("Play Economic Warfare")
        assert s.runner.credits == credits_ - 4


@card("Economic Warfare")
def test_economic_warfare_needs_a_successful_run() -> None:
    assert not after_run("", hand="Economic Warfare").can("Play Economic Warfare")


@card("Trojan Horse")
@pytest.mark.parametrize(
    ("margin", "offered"),
    [(4, ["Corroder", "Medium"]), (3, ["Corroder", "Medium"]), (9, ["Corroder", "Medium", "Femme Fatale"])],
)
def test_trojan_horse_trashes_a_program_as_cheap_as_the_margin(margin: int, offered: list[str]) -> None:
    rig = ["Corroder", "Medium", "Femme Fatale", "Wyldside"]
    s = after_run("Server 1", "No action", hand="Trojan Horse", rig=rig, credits=4)
    s.choose("Play Trojan Horse")
    s.bid(corp=max(0, margin - 4), runner=max(0, 4 - margin))
    assert s.options == offered
    s.choose("Medium")
    assert s.runner.discard == ["Medium"]


@card("Trojan Horse")
def test_trojan_horse_finds_nothing_so_cheap_or_fails() -> None:
    for bid in (3, 4):
        s = after_run("Server 1", "No action", hand="Trojan Horse", rig=["Corroder"], credits=4)
        s.choose("Play Trojan Horse")
        s.bid(corp=0, runner=bid)
        assert s.runner.rig == ["Corroder"]


@card("Trojan Horse")
def test_trojan_horse_needs_an_access() -> None:
    assert not after_run("", hand="Trojan Horse", rig=["Corroder"]).can("Play Trojan Horse")
    assert not after_run("Archives", hand="Trojan Horse", rig=["Corroder"]).can("Play Trojan Horse")


@card("High-Profile Target")
@pytest.mark.parametrize(("tags", "lost"), [(1, 2), (2, 4)])
def test_high_profile_target_does_2_meat_damage_for_each_tag(tags: int, lost: int) -> None:
    s = Scenario(corp={"hand": ["High-Profile Target"]}, runner={"tags": tags, "hand": ["Diesel"] * 5})
    s.choose("Play High-Profile Target")
    assert len(s.runner.hand) == 5 - lost
    assert not Scenario(corp={"hand": ["High-Profile Target"]}).can("Play High-Profile Target")


# -- Death and Taxes ---------------------------------------------------------------------------------------------------


def taxed(**runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Death and Taxes", "PAD Campaign"], "clicks": 1, "credits": 2},
        runner={"credits": 20, **runner},
    )
    s.choose("Play Death and Taxes")
    s.pass_until("Run HQ")
    return s


@card("Death and Taxes")
def test_death_and_taxes_gains_for_each_install_and_each_trashed_installed_card() -> None:
    s = taxed(hand=["Self-modifying Code", "Sure Gamble"], deck=["Medium"])
    s.choose("Install Self-modifying Code")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.credits == 1
    s.choose("Pass")
    s.choose("Play Sure Gamble")
    assert s.side == "runner"
    s.use("Self-modifying Code")
    s.choose("Yes")
    assert s.corp.credits == 2, "it was trashed to pay"
    s.choose("Medium")
    s.choose("No")
    assert s.corp.credits == 2, "and Medium was installed"


@card("Death and Taxes")
def test_a_card_trashed_in_hq_was_not_installed() -> None:
    s = taxed(hand=[])
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert s.corp.credits == 0
    assert s.side == "runner"
    assert s.corp.discard == ["PAD Campaign"], "the current stays in play"


@card("Death and Taxes")
def test_a_facedown_install_counts_and_so_does_a_card_that_trashes_itself() -> None:
    s = Scenario(
        corp={"hand": ["Death and Taxes"], "clicks": 1, "credits": 2},
        runner={"identity": "Apex: Invasive Predator", "hand": ["Medium"], "rig": [("Daily Casts", {"credit": 2})]},
    )
    s.choose("Play Death and Taxes")
    s.choose("Daily Casts")
    s.choose("Yes")
    assert s.corp.credits == 1, "Daily Casts was trashed"
    s.choose("Yes")
    assert s.side == "corp", "Medium was installed"
    s.choose("Yes")
    assert s.corp.credits == 2


# -- SSO Industries ----------------------------------------------------------------------------------------------------


def sso(*roots: object) -> Scenario:
    servers: dict[str, object] = {f"Server {n}": {"root": [root]} for n, root in enumerate(roots, 1)}
    servers["HQ"] = {"ice": ["Enigma", ("Ice Wall", {"advancement": 1})]}
    servers["R&D"] = {"ice": ["Hunter+"]}
    s = Scenario(corp={"identity": "SSO Industries: Fueling Innovation", "servers": servers, "clicks": 1, "credits": 0})
    s.choose("Gain 1 credit")
    return s


@card("SSO Industries: Fueling Innovation")
def test_sso_advances_bare_ice_by_the_points_of_faceup_agendas() -> None:
    s = sso("City Works Project+", "Oaktown Renovation+", "Hostile Takeover")
    s.choose("Yes")
    assert len(s.options) == 2, "not the Ice Wall"
    s.choose("Hunter")
    assert s.card("Hunter").counters["advancement"] == 5
    assert s.side == "runner"


@card("SSO Industries: Fueling Innovation")
def test_sso_may_be_declined_and_has_nothing_to_do_without_faceup_agendas() -> None:
    s = sso("City Works Project+")
    s.choose("No")
    assert s.card("Hunter").counters["advancement"] == 0
    assert sso("Hostile Takeover").side == "runner"


# -- City Works Project, False Flag ------------------------------------------------------------------------------------


@card("City Works Project")
def test_city_works_project_is_installed_faceup() -> None:
    s = Scenario(corp={"hand": ["City Works Project"]})
    s.install("City Works Project", "new")
    assert s.card("City Works Project").known_to == ["corp", "runner"]


@card("City Works Project")
@pytest.mark.parametrize("tokens", [0, 2])
def test_city_works_project_does_2_meat_damage_and_1_for_each_token(tokens: int) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("City Works Project+", {"advancement": tokens})]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.access("Server 1")
    assert len(s.runner.hand) == 5 - 2 - tokens
    assert s.runner.score == 3


@card("City Works Project")
def test_city_works_project_in_hq_is_harmless() -> None:
    s = Scenario(corp={"hand": ["City Works Project"]}, runner={"hand": ["Diesel"] * 5}, turn="runner")
    s.access("HQ")
    assert len(s.runner.hand) == 5
    assert s.runner.score == 3


@card("False Flag")
@pytest.mark.parametrize(("tokens", "tags"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_false_flag_gives_a_tag_for_every_2_tokens(tokens: int, tags: int) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("False Flag", {"advancement": tokens})]}}}, turn="runner")
    s.access("Server 1")
    assert s.runner.tags == tags


@card("False Flag")
@pytest.mark.parametrize(("tokens", "able"), [(6, False), (7, True)])
def test_7_tokens_and_a_click_make_false_flag_an_agenda_worth_3(tokens: int, able: bool) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("False Flag+", {"advancement": tokens})]}}})
    assert s.can("Use False Flag") == able
    assert s.can("Advance False Flag")
    if able:
        s.choose("Use False Flag")
        assert (s.corp.score, s.corp.clicks) == (3, 2)

"""The cards of Apex: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.engine.definition import CardDef
from netrunner.engine.terms import CORP, ICE
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Apocalypse --------------------------------------------------------------------------------------------------------


def apocalypse(servers: dict[str, object], rig: list[object], hand: tuple[str, ...] = ()) -> Scenario:
    """Apocalypse is ready to be played: HQ, R&D and Archives were run."""
    s = Scenario(
        corp={"servers": servers},
        runner={"hand": ["Apocalypse", *hand], "rig": rig, "clicks": 5, "credits": 9},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    return s


SERVERS: dict[str, object] = {
    "HQ": {"root": ["Red Herrings"]},
    "Server 1": {"ice": ["Ice Wall+"], "root": ["PAD Campaign+"]},
    "Server 2": {"root": ["Private Security Force"]},
}


@card("Apocalypse")
def test_apocalypse_trashes_every_corp_card_and_turns_the_rig_facedown() -> None:
    s = apocalypse(SERVERS, ["Corroder", "Desperado"])
    s.choose("Play Apocalypse")
    assert sorted(s.corp.discard) == ["Ice Wall", "PAD Campaign", "Private Security Force", "Red Herrings"]
    assert list(s.corp.servers) == ["HQ", "R&D", "Archives"]
    assert not s.card("Private Security Force").faceup
    assert s.card("Ice Wall").faceup
    assert s.runner.rig == ["Corroder", "Desperado"]
    assert not s.card("Corroder").faceup
    assert not s.card("Desperado").faceup
    assert s.runner.memory_limit == 4, "a facedown console does nothing"
    assert s.runner.memory == 4, "a facedown program needs no memory"


@card("Apocalypse")
def test_apocalypse_needs_all_three_central_servers() -> None:
    s = Scenario(corp={"servers": SERVERS}, runner={"hand": ["Apocalypse"], "credits": 9}, turn="runner")
    s.run_on("HQ")
    s.run_on("R&D")
    assert not s.can("Play Apocalypse")
    s.run_on("Archives")
    assert s.can("Play Apocalypse")


@card("Apocalypse")
@ruling("RR/facedown/2", "RR/facedown/5")
def test_cards_turned_facedown_stay_where_they_are_without_name_type_or_abilities() -> None:
    s = apocalypse(SERVERS, [("Datasucker", {"virus": 2}), "Magnum Opus"], hand=("Desperado",))
    s.choose("Play Apocalypse")
    assert not s.can("Use Magnum Opus")
    assert s.card("Datasucker").counters["virus"] == 5, "what was hosted stays: 2, and 3 of the runs before"
    assert s.runner.discard == ["Apocalypse"], "nothing was uninstalled"


@card("Apocalypse")
@ruling("RR/facedown/3")
def test_the_runner_knows_facedown_cards_and_the_corp_is_not_shown_them() -> None:
    s = apocalypse(SERVERS, ["Corroder"])
    s.choose("Play Apocalypse")
    assert s.card("Corroder").known_to == ["runner"]


@card("Endless Hunger")
@ruling("RR/facedown/4")
def test_a_facedown_runner_card_is_turned_faceup_as_it_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Endless Hunger", ("Diesel", "facedown")]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Diesel")
    assert s.runner.discard == ["Diesel"]
    assert s.card("Diesel").known_to == ["corp", "runner"]


@card("Apocalypse")
@ruling("RR/batch-effects/1")
def test_what_apocalypse_trashes_is_settled_before_any_of_it_goes() -> None:
    s = apocalypse({"Server 1": {"ice": ["Ice Wall+"]}}, [("Parasite", {"host": "Ice Wall"}), "Corroder"])
    s.choose("Play Apocalypse")
    assert s.corp.discard == ["Ice Wall"]
    assert "Parasite" in s.runner.discard, "trashed with its host, before the rig is turned"
    assert s.runner.rig == ["Corroder"]


@card("Apocalypse")
@ruling("RR/effect/ex1")
def test_the_runner_is_the_one_who_trashes_with_apocalypse() -> None:
    servers: dict[str, object] = {
        "Server 1": {"root": ["Hostile Infrastructure+"]},
        "Server 2": {"root": ["PAD Campaign"]},
    }
    s = apocalypse(servers, [], hand=("Blank", "Blank", "Blank"))
    s.choose("Play Apocalypse")
    assert len(s.runner.hand) == 1, "1 net damage for each of the two cards the Runner trashed"


@card("Apocalypse")
@ruling("FAQ/qa/60")
def test_the_corp_must_point_at_a_facedown_card_for_archangel() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 30},
        runner={"hand": ["Apocalypse"], "rig": ["Desperado", "Crash Space"], "clicks": 6, "credits": 9},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.choose("Play Apocalypse")
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("20", side="corp")
    s.choose("0", side="runner")
    assert s.side == "corp"
    assert not any("Desperado" in label or "Crash Space" in label for label in s.options)
    assert len(s.options) == 2
    s.choose(s.options[0])
    assert len(s.runner.rig) == 1
    assert len(s.runner.hand) == 1


# -- Endless Hunger ----------------------------------------------------------------------------------------------------


@card("Endless Hunger")
def test_endless_hunger_breaks_end_the_run_for_an_installed_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hadrian's Wall+"]}}},
        runner={"rig": ["Endless Hunger", "Desperado", "Drug Dealer", "Crash Space"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Endless Hunger")
    assert sorted(s.options) == ["Crash Space", "Desperado", "Drug Dealer", "Endless Hunger"]
    s.choose("Desperado")
    s.choose("Subroutine 1")
    s.use("Endless Hunger", "Drug Dealer")
    s.pass_until("Continue")
    assert s.run is not None
    assert sorted(s.runner.discard) == ["Desperado", "Drug Dealer"]


@card("Endless Hunger")
def test_endless_hunger_breaks_no_other_subroutines() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer+"]}}}, runner={"rig": ["Endless Hunger", "Desperado"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("Endless Hunger", "Desperado")
    assert not s.can("Use Endless Hunger"), "only the last subroutine of Archer ends the run"


@card("Endless Hunger")
@ruling("FAQ/card/endless-hunger/1")
def test_endless_hunger_breaks_only_what_reads_exactly_end_the_run() -> None:
    for ice in ("Tsurugi", "Pop-up Window"):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
            runner={"rig": ["Endless Hunger", "Desperado"], "hand": ["Blank"] * 5, "credits": 3},
            turn="runner",
            skip_empty_windows=False,
        )
        s.choose("Run HQ")
        s.to_encounter()
        assert s.side == "runner"
        assert not s.can("Use Endless Hunger"), f"{ice} ends the run only unless somebody pays"


# -- Hunting Grounds ---------------------------------------------------------------------------------------------------


@card("Hunting Grounds")
@ruling("FAQ/card/hunting-grounds/1")
def test_hunting_grounds_may_prevent_one_encounter_ability_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"rig": ["Hunting Grounds"], "credits": 9},
        turn="runner",
    )
    prevent = "Use Hunting Grounds: Prevent"
    s.choose("Run HQ")
    s.pass_until(prevent)
    s.pass_all()
    assert s.runner.credits == 6, "it was not used, and Tollbooth was paid"
    s.choose("Run HQ")
    s.pass_until(prevent)
    s.choose(prevent)
    s.pass_all()
    assert s.runner.credits == 6
    s.run_on("HQ")
    assert s.runner.credits == 3, "once per turn"


@card("Hunting Grounds")
def test_hunting_grounds_prevents_no_subroutine() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}}, runner={"rig": ["Hunting Grounds"]}, turn="runner"
    )
    s.run_on("HQ")
    assert s.run is None
    assert "The run is unsuccessful." in s.log


@card("Hunting Grounds")
@ruling("RR/facedown/6")
def test_hunting_grounds_installs_the_top_three_cards_facedown() -> None:
    s = Scenario(
        runner={
            "identity": "Noise: Hacker Extraordinaire",
            "rig": ["Hunting Grounds"],
            "deck": ["Sure Gamble", "Medium", "Desperado", "Diesel"],
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Hunting Grounds")
    assert s.runner.rig == ["Sure Gamble", "Medium", "Desperado"]
    assert not any(s.card(title).faceup for title in s.runner.rig)
    assert s.runner.credits == 1, "facedown cards cost nothing"
    assert s.runner.deck == ["Diesel"]
    assert s.runner.memory_limit == 4
    assert s.corp.discard == [], "a facedown virus is no virus for Noise"
    assert s.card("Medium").known_to == ["runner"]


# -- Apex: Invasive Predator -------------------------------------------------------------------------------------------

APEX = "Apex: Invasive Predator"


@card("Apex: Invasive Predator")
def test_apex_installs_only_virtual_resources() -> None:
    s = Scenario(
        runner={"identity": APEX, "hand": ["Kati Jones", "Wasteland", "Corroder"], "credits": 9}, turn="runner"
    )
    assert not s.can("Install Kati Jones")
    assert s.can("Install Wasteland")
    assert s.can("Install Corroder")


@card("Apex: Invasive Predator")
def test_apex_may_install_any_card_facedown_as_the_turn_begins() -> None:
    hand = ["Kati Jones", "Sure Gamble", "Corroder"]
    s = Scenario(runner={"identity": APEX, "hand": hand, "credits": 0}, turn="corp")
    s.end_turn()
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    assert s.options == hand, "a resource that is not virtual and an event too: facedown it has no type"
    s.choose("Kati Jones")
    assert s.runner.rig == ["Kati Jones"]
    assert not s.card("Kati Jones").faceup
    assert s.card("Kati Jones").known_to == ["runner"]
    assert "Kati" not in str(s.game.view("corp"))
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.side == "corp"
    s.end_turn()
    s.choose("No")
    assert s.runner.rig == ["Kati Jones"]


@card("Apex: Invasive Predator")
def test_apex_is_not_asked_with_an_empty_grip() -> None:
    s = Scenario(runner={"identity": APEX}, turn="corp")
    s.end_turn()
    assert s.can("Gain 1 credit")


# -- Prey --------------------------------------------------------------------------------------------------------------


def fence(strength: int) -> CardDef:
    """A piece of ice that only stands in the way."""
    return CardDef(f"Fence {strength}", CORP, ICE, strength=strength)


def prey(ice: list[str], rig: list[object]) -> Scenario:
    """The run of Prey, at the first question that it asks or else at its end."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Prey"], "rig": rig, "credits": 9},
        turn="runner",
        definitions={card.title: card for card in (fence(2), fence(0), fence(-1))},
    )
    s.play("Prey", "HQ")
    while s.run is not None and not s.can("Yes"):
        s.choose("Continue" if s.can("Continue") else "No action" if s.can("No action") else "Pass")
    return s


@card("Prey")
def test_prey_trashes_passed_ice_for_as_many_cards_as_its_strength() -> None:
    s = prey(["Fence 2+", "Fence 2+"], [*["Armitage Codebusting"] * 3, ("Diesel", "facedown")])
    assert s.prompt.startswith("Prey: trash as many")
    s.choose("Yes")
    s.choose("Armitage Codebusting")
    s.choose("Diesel")
    assert s.corp.servers["HQ"]["ice"] == ["Fence 2"]
    assert s.corp.discard == ["Fence 2"]
    assert s.runner.discard == ["Armitage Codebusting", "Diesel"]
    s.pass_all()
    assert s.accessed == ["Hedge Fund"], "once during the run: nothing more was asked, and it went on"
    assert s.runner.rig == ["Armitage Codebusting"] * 2


@card("Prey")
def test_prey_can_be_declined_and_used_on_later_ice() -> None:
    s = prey(["Fence 2+", "Fence 0+"], ["Kati Jones", "Armitage Codebusting"])
    s.choose("No")
    while not s.can("Yes"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Fence 2"]
    assert len(s.runner.rig) == 2


@card("Prey")
def test_prey_needs_enough_cards() -> None:
    s = prey(["Fence 2+"], ["Kati Jones"])
    assert s.run is None
    assert s.corp.servers["HQ"]["ice"] == ["Fence 2"]
    assert s.accessed == ["Hedge Fund"]


@card("Prey")
@pytest.mark.parametrize("title", ["Fence 0", "Fence -1"])
def test_prey_trashes_ice_without_strength_for_nothing(title: str) -> None:
    s = prey([f"{title}+"], ["Kati Jones"])
    s.choose("Yes")
    assert s.corp.discard == [title]
    assert s.runner.rig == ["Kati Jones"]


@card("Prey")
def test_unrezzed_ice_has_no_strength_for_prey() -> None:
    s = prey(["Fence 0"], ["Kati Jones"])
    assert s.run is None
    assert s.corp.discard == []


@card("Prey")
def test_prey_does_not_trash_the_ice_when_a_card_was_saved() -> None:
    s = prey(["Fence 2+"], ["Fall Guy", "Kati Jones", "Armitage Codebusting"])
    s.choose("Yes")
    s.choose("Kati Jones")
    s.choose("Armitage Codebusting")
    s.use("Fall Guy: Prevent", "Kati Jones")
    assert s.corp.servers["HQ"]["ice"] == ["Fence 2"]
    assert s.runner.rig == ["Kati Jones"]


@card("Prey", "Harbinger")
def test_prey_counts_a_harbinger_as_trashed() -> None:
    s = prey(["Fence 2+"], ["Harbinger", "Kati Jones"])
    s.choose("Yes")
    s.choose("Harbinger")
    assert s.corp.discard == ["Fence 2"]
    assert s.runner.rig == ["Harbinger"]


@card("Prey", "Security Nexus")
def test_bypassed_ice_is_passed_for_prey() -> None:
    s = prey(["Ice Wall+"], ["Security Nexus", "Kati Jones"])
    s.choose("Yes")  # Security Nexus
    s.bid(0, 4)
    s.choose("Yes")
    s.choose("Kati Jones")
    assert s.corp.discard == ["Ice Wall"]


@card("Prey")
def test_prey_lasts_for_its_run_only() -> None:
    s = prey(["Fence 0+"], [])
    s.choose("No")
    s.pass_all()
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else "No action" if s.can("No action") else "Pass")

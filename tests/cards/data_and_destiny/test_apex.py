"""The cards of Apex: each card's own text, and the rulings that concern it."""

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

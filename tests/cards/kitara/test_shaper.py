"""The Shaper events, identity, hardware and resources of the Kitara Cycle."""

import pytest

from netrunner.cards.vocabulary import CHOSEN, Choose, Trash, hardware, subroutine
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, ice_card

# -- Cyberdelia --------------------------------------------------------------------------------------------------------


@card("Cyberdelia")
def test_cyberdelia_pays_for_the_first_ice_broken_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Cyberdelia", "Corroder"], "credits": 2},
        turn="runner",
    )
    assert s.runner.memory_limit == 5
    s.choose("Run HQ")
    s.use("Corroder: Break")
    s.choose("Yes")
    assert s.runner.credits == 2
    s.choose("Pass")
    s.to_encounter()
    s.use("Corroder: Break")
    assert not s.can("Yes")
    assert s.runner.credits == 1


# -- Kabonesa Wu -------------------------------------------------------------------------------------------------------

WU = "Kabonesa Wu: Netspace Thrillseeker"


@card("Kabonesa Wu: Netspace Thrillseeker")
def test_kabonesa_wu_installs_a_program_for_the_turn() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"identity": WU, "deck": ["Corroder", "Medium", "Diesel"], "credits": 1},
        turn="runner",
    )
    s.use(WU)
    assert s.options == ["Corroder"]
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert (s.runner.credits, s.runner.clicks) == (0, 3)
    s.end_turn()
    assert s.runner.rig == []
    assert s.card("Corroder").zone == "removed from the game"


@card("Kabonesa Wu: Netspace Thrillseeker")
def test_kabonesa_wu_leaves_a_program_alone_that_is_no_longer_installed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}, "deck": ["Blank"] * 5},
        runner={"identity": WU, "deck": ["Corroder", *["Diesel"] * 9], "credits": 9},
        turn="runner",
    )
    s.use(WU, "Corroder")
    s.run_on("HQ")
    assert s.runner.discard == ["Corroder"]
    s.end_turn()
    assert s.runner.discard == ["Corroder"]


@card("Kabonesa Wu: Netspace Thrillseeker")
def test_kabonesa_wu_may_search_in_vain() -> None:
    s = Scenario(runner={"identity": WU, "deck": ["Medium", "Diesel"], "credits": 5}, turn="runner")
    s.use(WU)
    assert s.runner.rig == []
    assert s.log[-1] == "The Runner shuffles the stack."
    assert s.runner.clicks == 3


# -- Kongamato, Gbahali ------------------------------------------------------------------------------------------------


@card("Kongamato")
@card("Gbahali")
@pytest.mark.parametrize(("title", "first"), [("Kongamato", True), ("Gbahali", False)])
def test_a_virtual_breaks_one_end_of_the_ice(title: str, first: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Blank"]}, runner={"rig": [title]}, turn="runner"
    )
    s.choose("Run HQ")
    s.use(title)
    assert s.runner.discard == [title]
    s.pass_all()
    assert s.runner.clicks == (3 if first else 2), "the first subroutine takes a click"
    assert s.accessed == ([] if first else ["Blank"])


@card("Kongamato")
@card("Gbahali")
@pytest.mark.parametrize(("title", "other"), [("Kongamato", "Subroutine 1"), ("Gbahali", "Subroutine 2")])
def test_a_virtual_cannot_break_what_is_broken(title: str, other: str) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": [title, "Yog.0"]}, turn="runner")
    assert not s.can(f"Use {title}")
    s.choose("Run HQ")
    s.use("Yog.0", other)
    assert not s.can(f"Use {title}")


# -- Marathon ----------------------------------------------------------------------------------------------------------


def marathon(ice: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Fetal AI"], "ice": ice}, "Server 2": {"root": ["Fetal AI"]}}},
        runner={"hand": ["Marathon", "Diesel", "Diesel", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.play("Marathon", "Server 1")
    s.pass_all()
    return s


@card("Marathon")
def test_marathon_comes_back_with_a_click() -> None:
    s = marathon([])
    assert s.runner.clicks == 4
    assert "Marathon" in s.runner.hand
    assert "Marathon" not in s.runner.discard
    assert not s.can("Run Server 1")
    assert s.can("Run Server 2")
    s.play("Marathon")
    assert s.run is not None
    assert s.run.server == "Server 2"


@card("Marathon")
def test_marathon_that_fails_is_trashed_and_bans_the_server_all_the_same() -> None:
    s = marathon(["Ice Wall+"])
    assert s.runner.clicks == 3
    assert s.runner.discard == ["Marathon"]
    assert not s.can("Run Server 1")
    s.next_turn()
    assert s.can("Run Server 1")


@card("Marathon")
def test_marathon_bans_no_server_that_is_created_later() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}, "HQ": {"ice": ["Architect+"]}},
            "hand": ["PAD Campaign"],
        },
        runner={"hand": ["Marathon"], "credits": 9},
        turn="runner",
    )
    s.play("Marathon")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    assert (s.runner.hand, s.runner.clicks) == (["Marathon"], 4)
    s.choose("Run HQ")
    while not s.can("PAD Campaign"):
        s.choose("Done" if s.can("Done") else s.options[0])
    s.choose("PAD Campaign")
    s.choose("New server")
    s.pass_all()
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]
    assert s.can("Run Server 1")


@card("Marathon")
def test_marathon_needs_a_remote_server() -> None:
    s = Scenario(runner={"hand": ["Marathon"], "credits": 9}, turn="runner")
    assert not s.can("Play Marathon")


@card("Marathon")
def test_marathon_stays_away_when_the_run_succeeds_on_a_central_server() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Fetal AI"], "ice": ["Ice Wall+"]}, "HQ": {"ice": ["Enigma"]}},
            "hand": ["Blank"],
            "credits": 0,
        },
        runner={"hand": ["Marathon"], "rig": ["Slipstream", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Marathon")
    s.use("Corroder: Break")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.clicks == 3
    assert "Marathon" in s.runner.discard
    assert not s.can("Run Server 1")


# -- Because I Can -----------------------------------------------------------------------------------------------------


def because(ice: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Takeover", "Ash 2X3ZB9CY"], "ice": ice}}, "deck": ["Blank"]},
        runner={"hand": ["Because I Can"]},
        turn="runner",
    )
    s.play("Because I Can")
    return s


@card("Because I Can")
def test_because_i_can_shuffles_the_server_away() -> None:
    s = because(["Enigma"])
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.accessed == []
    assert sorted(s.corp.deck) == ["Ash 2X3ZB9CY", "Blank", "Hostile Takeover"]
    assert s.corp.servers["Server 1"] == {"ice": ["Enigma"], "root": []}


@card("Because I Can")
def test_because_i_can_lets_the_server_cease() -> None:
    s = because([])
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    assert s.run is None


@card("Because I Can")
def test_because_i_can_may_be_declined() -> None:
    s = because([])
    s.pass_until("No")
    s.choose("No")
    while s.run is not None:
        s.choose("No action" if s.can("No action") else s.options[-1])
    assert "Hostile Takeover" in s.accessed
    assert s.corp.deck == ["Blank"]


@card("Because I Can")
def test_because_i_can_shows_nobody_what_it_shuffles() -> None:
    s = because([])
    s.pass_until("Yes")
    s.choose("Yes")
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert "The Corp shuffles 2 cards into R&D." in told
    assert not any("Hostile Takeover" in text or "Ash" in text for text in told)


# -- Gebrselassie ------------------------------------------------------------------------------------------------------


def gebrselassie(*ice: str, rig: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Blank"], "deck": ["Blank"] * 9},
        runner={"rig": ["Gebrselassie", "Corroder", *rig], "credits": 20},
        turn="runner",
    )
    s.use("Gebrselassie")
    if not rig:
        s.pass_all()
    return s


@card("Gebrselassie")
def test_gebrselassie_is_hosted_on_an_icebreaker_that_is_no_ai() -> None:
    s = gebrselassie("Ice Wall+", rig=("Mimic", "Crypsis", "Datasucker"))
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Corroder")
    s.pass_all()
    assert s.card("Gebrselassie").host == "Corroder"
    assert s.runner.clicks == 3
    s.use("Gebrselassie")
    assert s.card("Gebrselassie").host == "Mimic"


@card("Gebrselassie")
def test_gebrselassie_keeps_the_strength_until_the_turn_ends() -> None:
    s = gebrselassie("Wall of Static+", "Wall of Static+")
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    s.choose("Pass")
    s.to_encounter()
    assert s.card("Corroder").strength == 3
    s.use("Corroder: Break")
    s.pass_all()
    assert s.card("Corroder").strength == 3
    s.end_turn()
    assert s.card("Corroder").strength == 2


@card("Gebrselassie")
def test_gebrselassie_keeps_a_boost_made_outside_an_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}, "hand": ["Blank"]},
        runner={"rig": [("Gebrselassie", {"host": "Corroder"}), "Corroder"], "credits": 20},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.use("Corroder: +1 strength")
    assert s.phase == "approach ice"
    assert s.card("Corroder").strength == 3


@card("Gebrselassie")
def test_gebrselassie_takes_the_strength_with_it() -> None:
    s = gebrselassie("Wall of Static+", rig=("Mimic",))
    s.choose("Corroder")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    s.pass_all()
    assert s.card("Corroder").strength == 3
    s.use("Gebrselassie")
    assert s.card("Gebrselassie").host == "Mimic"
    assert s.card("Corroder").strength == 2


@card("Gebrselassie")
def test_gebrselassie_is_only_for_its_host() -> None:
    s = gebrselassie("Wall of Static+", rig=("Mimic",))
    s.choose("Mimic")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break")
    s.pass_all()
    assert s.card("Corroder").strength == 2


@card("Gebrselassie")
def test_gebrselassie_that_goes_during_an_encounter_leaves_the_strength_until_its_end() -> None:
    jaws = ice_card("Jaws", subroutine(Choose(hardware()), Trash(CHOSEN)), subtypes=("barrier",), strength=3)
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Jaws+", "Wall of Static+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Corroder", ("Gebrselassie", {"host": "Corroder"})], "credits": 20},
        turn="runner",
        definitions=by_title(jaws),
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    s.choose("Pass")
    assert s.runner.discard == ["Gebrselassie"]
    s.to_encounter()
    assert s.run is not None
    assert s.run.ice == "Wall of Static"
    assert s.card("Corroder").strength == 2


# -- Compile -----------------------------------------------------------------------------------------------------------


def compiled(*answers: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Ice Wall+"]}}, "hand": ["Blank"]},
        runner={
            "hand": ["Compile"],
            "deck": ["Corroder", "Diesel", "Femme Fatale"],
            "discard": ["Mimic"],
            "credits": 6,
        },
        turn="runner",
    )
    s.play("Compile", "HQ")
    s.pass_until("Yes")
    for answer in answers:
        s.choose(answer)
    return s


@card("Compile")
def test_compile_installs_a_program_of_the_stack_for_the_run() -> None:
    s = compiled("Yes", "Search your stack", "Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 4
    s.use("Corroder: Break")
    s.choose("Pass")
    s.to_encounter()
    assert not s.can("Yes")
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.rig == []
    assert s.runner.deck[-1] == "Corroder"


@card("Compile")
def test_compile_looks_in_the_heap_too() -> None:
    s = compiled("Yes", "Install a program from your heap")
    assert "The Runner installs Mimic, ignoring all costs." in s.log
    s.pass_all()
    assert s.runner.rig == []
    assert "Mimic" in s.runner.deck


@card("Compile")
def test_compile_may_be_declined_and_is_over_then() -> None:
    s = compiled("No")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.discard == ["Mimic", "Compile"]


@card("Compile")
def test_compile_may_search_a_stack_without_programs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"hand": ["Compile"], "deck": ["Diesel"] * 3, "discard": ["Mimic"], "credits": 6},
        turn="runner",
    )
    s.play("Compile", "HQ")
    s.choose("Yes")
    s.choose("Search your stack")
    assert s.runner.rig == []
    assert "The Runner shuffles the stack." in s.log


# -- Reclaim -----------------------------------------------------------------------------------------------------------


@card("Reclaim")
def test_reclaim_installs_from_the_heap() -> None:
    s = Scenario(
        runner={
            "rig": ["Reclaim"],
            "hand": ["Corroder"],
            "discard": ["Mimic", "Akamatsu Mem Chip", "Kati Jones", "Diesel", "Ice Carver", "Crypt"],
            "credits": 3,
        },
        turn="runner",
    )
    s.use("Reclaim")
    assert sorted(s.options) == ["Akamatsu Mem Chip", "Corroder", "Crypt", "Ice Carver", "Mimic"]
    s.choose("Mimic")
    assert s.runner.rig == ["Mimic"]
    assert (s.runner.credits, s.runner.clicks) == (0, 3)
    assert {"Reclaim", "Corroder"} <= set(s.runner.discard)


@card("Reclaim")
@pytest.mark.parametrize(("hand", "heap"), [([], ["Mimic"]), (["Diesel"], ["Kati Jones", "Diesel"])])
def test_reclaim_needs_a_card_in_the_grip_and_something_to_install(hand: list[str], heap: list[str]) -> None:
    s = Scenario(runner={"rig": ["Reclaim"], "hand": hand, "discard": heap, "credits": 9}, turn="runner")
    assert not s.can("Use Reclaim")


# -- Flame-out ---------------------------------------------------------------------------------------------------------


@card("Flame-out")
def test_flame_out_pays_for_its_program_which_burns() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"], "deck": ["Blank"] * 5},
        runner={"hand": ["Flame-out", "Corroder"], "credits": 4},
        turn="runner",
    )
    s.install("Flame-out")
    assert s.card("Flame-out").counters["credit"] == 9
    s.install("Corroder", "Flame-out")
    assert s.card("Corroder").host == "Flame-out"
    assert s.runner.memory == 3
    assert s.runner.credits == 0
    s.choose("Run HQ")
    s.use("Corroder: Break")
    s.pass_all()
    assert s.card("Flame-out").counters["credit"] == 8
    s.end_turn()
    assert s.runner.rig == ["Flame-out"]
    assert s.runner.discard == ["Corroder"]


@card("Flame-out")
def test_flame_out_spares_a_program_that_did_not_use_it() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"rig": [("Flame-out", {"credit": 9}), ("Corroder", {"host": "Flame-out"})]},
        turn="runner",
    )
    s.end_turn()
    assert sorted(s.runner.rig) == ["Corroder", "Flame-out"]


@card("Flame-out")
def test_flame_out_hosts_one_program_and_pays_for_no_other() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}, "hand": ["Blank"]},
        runner={
            "rig": [("Flame-out", {"credit": 9}), ("Corroder", {"host": "Flame-out"}), "Mimic"],
            "hand": ["Yog.0"],
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Mimic")
    other = Scenario(
        runner={"rig": ["Flame-out", ("Corroder", {"host": "Flame-out"})], "hand": ["Mimic"], "credits": 9},
        turn="runner",
    )
    other.install("Mimic")
    assert other.card("Mimic").host is None


@card("Reclaim")
def test_reclaim_finds_what_was_trashed_for_it() -> None:
    s = Scenario(runner={"rig": ["Reclaim"], "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.use("Reclaim")
    assert (s.runner.rig, s.runner.discard, s.runner.credits) == (["Corroder"], ["Reclaim"], 0)


@card("Reclaim")
@pytest.mark.parametrize("hand", [["Diesel"], ["Magnum Opus"]])
def test_reclaim_is_not_used_for_what_could_not_be_installed(hand: list[str]) -> None:
    s = Scenario(runner={"rig": ["Reclaim"], "hand": hand, "credits": 4}, turn="runner")
    assert not s.can("Use Reclaim")

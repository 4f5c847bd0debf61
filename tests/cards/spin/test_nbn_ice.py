"""Spin cycle: NBN ice."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Muckraker ---------------------------------------------------------------------------------------------------------


def muckraker(*bids: tuple[int, int], **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Muckraker+"]}}, "credits": 3}, runner={"credits": 9, **runner}, turn="runner"
    )
    s.choose("Run HQ")
    for corp, runner_ in bids:
        s.pass_until(str(corp))
        s.bid(corp=corp, runner=runner_)
    return s


@card("Muckraker")
def test_muckraker_gives_bad_publicity_when_rezzed() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Muckraker"]}}}, turn="runner")
    s.choose("Run HQ")
    s.rez("Muckraker")
    assert (s.corp.bad_publicity, s.corp.credits) == (1, 0)


@card("Muckraker")
def test_muckraker_gives_a_tag_for_each_successful_trace_and_ends_the_run_of_a_tagged_runner() -> None:
    s = muckraker((0, 0), (0, 0), (0, 0))
    assert (s.runner.tags, s.run) == (3, None)
    s = muckraker((0, 1), (0, 2), (1, 3))
    assert (s.runner.tags, s.run) == (1, None)
    s = muckraker((0, 1), (0, 2), (0, 3))
    assert s.runner.tags == 0
    assert s.run is not None
    s = muckraker((0, 1), (0, 2), (0, 3), tags=1)  # tagged before
    assert (s.runner.tags, s.run) == (1, None)


# -- Snoop -------------------------------------------------------------------------------------------------------------


def snoop(counters: int = 0, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Snoop+", {"power": counters})]}}},
        runner={"hand": ["Sure Gamble", "Corroder"], **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Snoop")
def test_snoop_reveals_the_grip_when_it_is_encountered() -> None:
    s = snoop()
    assert s.card("Sure Gamble").known_to == ["corp", "runner"]
    assert s.card("Corroder").known_to == ["corp", "runner"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Snoop"]}}, "credits": 0}, runner={"hand": ["Corroder"]}, turn="runner"
    )
    s.run_on("HQ")
    assert s.card("Corroder").known_to == ["runner"]


@card("Snoop")
def test_snoop_gets_a_power_counter_from_a_successful_trace() -> None:
    for bid, counters in ((2, 1), (3, 0)):
        s = snoop()
        s.pass_until("0")
        s.bid(corp=0, runner=bid)
        assert s.card("Snoop").counters["power"] == counters


@card("Snoop")
def test_a_power_counter_of_snoop_reveals_the_grip_and_trashes_a_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Snoop+", {"power": 2})]}}},
        runner={"hand": ["Sure Gamble", "Corroder"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Use Snoop")
    assert s.card("Corroder").known_to == ["corp", "runner"]
    assert (s.side, s.options) == ("corp", ["Sure Gamble", "Corroder"])
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.hand == ["Sure Gamble"]
    assert s.card("Snoop").counters["power"] == 1
    assert s.corp.clicks == 2


@card("Snoop")
def test_snoop_cannot_be_used_without_a_counter_or_against_an_empty_grip() -> None:
    for counters, grip, usable in ((1, ["Corroder"], True), (0, ["Corroder"], False), (1, [], False)):
        servers = {"HQ": {"ice": [("Snoop+", {"power": counters})]}}
        s = Scenario(corp={"servers": servers}, runner={"hand": grip})
        s.choose("Gain 1 credit")
        assert s.can("Use Snoop") == usable


# -- Wraparound --------------------------------------------------------------------------------------------------------


def strength(rig: list[str]) -> int:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wraparound+"]}}}, runner={"rig": rig})
    return s.state.strength(s.state.cards[s.card("Wraparound").id])


@card("Wraparound")
def test_wraparound_is_strong_while_no_fracter_is_installed() -> None:
    assert strength([]) == 7
    assert strength(["Gordian Blade", "Crypsis"]) == 7
    assert strength(["Corroder"]) == 0


@card("Wraparound")
def test_wraparound_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wraparound+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []

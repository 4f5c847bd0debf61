"""The other Criminal cards of the SanSan Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Spike, Crowbar, Shiv ----------------------------------------------------------------------------------------------


def facing(ice: str, rig: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": rig, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Spike", "Crowbar", "Shiv")
@pytest.mark.parametrize(("title", "ice"), [("Spike", "Wall of Static"), ("Crowbar", "Enigma"), ("Shiv", "Rototurret")])
def test_a_cloud_breaker_counts_icebreakers_and_is_trashed_to_break(title: str, ice: str) -> None:
    s = facing(ice, [title, "Ninja", "Yog.0"])
    assert s.card(title).strength == 3, "itself and two more"
    s.use(title)
    for answer in ("Subroutine 1", "Subroutine 2"):
        if s.can(answer):  # where there is only one left, nobody is asked
            s.choose(answer)
    assert title in s.runner.discard
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Spike", "Crowbar", "Shiv")
@pytest.mark.parametrize(
    ("title", "ice"), [("Spike", "Wall of Static"), ("Crowbar", "Enigma"), ("Shiv", "Neural Katana")]
)
def test_a_cloud_breaker_that_is_too_weak_breaks_nothing(title: str, ice: str) -> None:
    s = facing(ice, [title, "Surfer", "Self-modifying Code"])
    assert s.card(title).strength == 1
    assert not s.can(f"Use {title}")


@card("Spike", "Crowbar", "Shiv")
@pytest.mark.parametrize(("title", "ice"), [("Spike", "Enigma"), ("Crowbar", "Ice Wall"), ("Shiv", "Ice Wall")])
def test_a_cloud_breaker_breaks_only_its_own_kind_of_ice(title: str, ice: str) -> None:
    s = facing(ice, [title, "Corroder", "Yog.0"])
    assert s.card(title).strength == 3
    assert not s.can(f"Use {title}")


@card("Spike")
def test_spike_breaks_three_subroutines_at_most_and_fewer_if_the_runner_likes() -> None:
    s = facing("Hive", ["Spike", "Yog.0", "Ninja"])
    s.use("Spike", "Subroutine 1", "Subroutine 2", "Subroutine 3")
    assert s.runner.discard == ["Spike"]
    s.pass_all()
    assert s.accessed == [], "two more end the run"
    fewer = facing("Hive", ["Spike", "Yog.0", "Ninja"])
    fewer.use("Spike", "Subroutine 2", "Done")
    assert fewer.runner.discard == ["Spike"]


@card("Spike", "Crowbar", "Shiv")
@pytest.mark.parametrize("title", ["Spike", "Crowbar", "Shiv"])
def test_with_two_link_a_cloud_breaker_takes_no_memory(title: str) -> None:
    full = ["Corroder", "Mimic", "Yog.0", "Ninja"]
    s = Scenario(runner={"rig": [*full, "Dyson Mem Chip"], "hand": [title], "credits": 9}, turn="runner")
    assert s.runner.link == 1
    s.install(title)
    assert s.runner.memory == 0, "it took the memory that the chip gives"
    linked = Scenario(
        runner={"rig": [*full, "Access to Globalsec", "Access to Globalsec"], "hand": [title], "credits": 9},
        turn="runner",
    )
    assert linked.runner.memory == 0
    linked.install(title)
    assert linked.runner.memory == 0
    assert len(linked.runner.rig) == 7


# -- Career Fair -------------------------------------------------------------------------------------------------------


@card("Career Fair")
def test_career_fair_installs_a_resource_for_three_less() -> None:
    s = Scenario(runner={"hand": ["Career Fair", "Kati Jones", "Corroder"], "credits": 0}, turn="runner")
    s.play("Career Fair")
    s.choose("Kati Jones")
    assert s.runner.rig == ["Kati Jones"]
    assert s.runner.credits == 0
    assert s.runner.clicks == 3


@card("Career Fair")
def test_career_fair_needs_a_resource_that_can_be_paid_for() -> None:
    s = Scenario(runner={"hand": ["Career Fair", "Aesop's Pawnshop", "Liberated Account"], "credits": 3}, turn="runner")
    s.play("Career Fair", "Liberated Account")
    assert s.runner.credits == 0
    poor = Scenario(runner={"hand": ["Career Fair", "Liberated Account", "Corroder"], "credits": 2}, turn="runner")
    assert not poor.can("Play Career Fair")


# -- Gang Sign ---------------------------------------------------------------------------------------------------------


def scoring(rig: list[str], **corp: object) -> Scenario:
    """The Corp scores an agenda."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}, **corp},
        runner={"rig": rig, "credits": 9},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    return s


@card("Gang Sign")
def test_gang_sign_accesses_a_card_of_hq_as_the_corp_scores() -> None:
    s = scoring(["Gang Sign"], hand=["PAD Campaign"])
    assert s.accessed == ["PAD Campaign"]
    s.choose("Trash PAD Campaign")
    assert s.runner.credits == 5
    assert s.corp.discard == ["PAD Campaign"]


@card("Gang Sign")
def test_gang_sign_steals_an_agenda() -> None:
    s = scoring(["Gang Sign"], hand=["Hostile Takeover"])
    assert s.runner.scored == ["Hostile Takeover"]


@card("Gang Sign")
def test_two_gang_signs_access_twice() -> None:
    s = scoring(["Gang Sign", "Gang Sign"], hand=["Hedge Fund", "Hedge Fund"])
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Hedge Fund"]


@card("Gang Sign")
def test_gang_sign_accesses_nothing_in_an_empty_hq() -> None:
    s = scoring(["Gang Sign"], hand=[])
    assert s.accessed == []
    assert s.side == "corp"


# -- Muertos Gang Member -----------------------------------------------------------------------------------------------


@card("Muertos Gang Member")
def test_muertos_gang_member_makes_the_corp_derez_a_card_of_its_choice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma"]}, "Server 1": {"root": ["PAD Campaign+"]}}},
        runner={"hand": ["Muertos Gang Member"]},
        turn="runner",
    )
    s.install("Muertos Gang Member")
    assert s.side == "corp"
    assert len(s.options) == 2, "only rezzed cards"
    s.choose("PAD Campaign")
    assert not s.card("PAD Campaign").rezzed
    assert s.card("Ice Wall").rezzed


@card("Muertos Gang Member")
def test_muertos_gang_member_derezzes_nothing_where_nothing_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Oaktown Renovation+"]}}},
        runner={"hand": ["Muertos Gang Member"]},
        turn="runner",
    )
    s.install("Muertos Gang Member")
    assert s.side == "runner"
    assert s.card("Oaktown Renovation").faceup, "a faceup agenda is not rezzed"


def leaving(*ice: str, **servers: object) -> Scenario:
    """Muertos Gang Member is trashed for its own ability."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}, **servers}, "credits": 0},
        runner={"rig": ["Muertos Gang Member"], "deck": ["Diesel"], "hand": []},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("Muertos Gang Member")
    return s


@card("Muertos Gang Member")
def test_as_muertos_gang_member_is_uninstalled_the_corp_may_rez_a_card_for_nothing() -> None:
    s = leaving("Archer", "Heimdall 1.0")
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Heimdall 1.0")
    assert s.card("Heimdall 1.0").rezzed
    assert s.corp.credits == 0
    assert s.runner.hand == ["Diesel"]
    assert s.runner.discard == ["Muertos Gang Member"]


@card("Muertos Gang Member")
def test_only_the_rez_cost_is_ignored_for_muertos_gang_member() -> None:
    s = leaving("Archer")
    assert s.options == ["No"], "there is no agenda to forfeit, and nobody else knows"
    s.choose("No")
    assert s.runner.hand == ["Diesel"]


@card("Muertos Gang Member")
def test_the_corp_may_leave_it_at_that() -> None:
    s = leaving("Ice Wall")
    s.choose("No")
    assert not s.card("Ice Wall").rezzed
    assert s.runner.hand == ["Diesel"]


@card("Muertos Gang Member")
def test_muertos_gang_member_trashed_by_the_corp_is_uninstalled_as_well() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 2},
        runner={"rig": ["Muertos Gang Member"], "tags": 1},
    )
    s.choose("Trash Muertos Gang Member")
    s.choose("Yes")
    assert s.card("Ice Wall").rezzed
    assert s.corp.credits == 0


@card("Muertos Gang Member")
def test_a_facedown_muertos_gang_member_says_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": [("Muertos Gang Member", "facedown"), "Chop Bot 3000"]},
        turn="runner",
    )
    s.next_turn()
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.discard == ["Muertos Gang Member"]
    assert not any("may rez" in line or "rezzes" in line for line in s.log)
    assert not s.card("Ice Wall").rezzed


# -- Rolodex -----------------------------------------------------------------------------------------------------------


@card("Rolodex")
def test_rolodex_arranges_the_top_five_cards_of_the_stack() -> None:
    deck = ["Diesel", "Mimic", "Corroder", "Ninja", "Yog.0", "Sure Gamble"]
    s = Scenario(runner={"hand": ["Rolodex"], "deck": deck}, turn="runner")
    s.install("Rolodex")
    assert len(s.options) == 5
    for title in ("Yog.0", "Ninja", "Corroder", "Mimic"):
        s.choose(title)
    assert s.runner.deck[:6] == ["Yog.0", "Ninja", "Corroder", "Mimic", "Diesel", "Sure Gamble"]


@card("Rolodex")
def test_a_trashed_rolodex_takes_three_cards_of_the_stack_with_it() -> None:
    s = Scenario(
        corp={"credits": 2},
        runner={"rig": ["Rolodex"], "deck": ["Diesel", "Mimic", "Corroder", "Ninja"], "tags": 1},
    )
    s.choose("Trash Rolodex")
    assert sorted(s.runner.discard) == ["Corroder", "Diesel", "Mimic", "Rolodex"]
    assert s.runner.deck[0] == "Ninja"


@card("Rolodex")
def test_rolodex_trashed_from_the_grip_takes_nothing_with_it() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"hand": ["Rolodex", "Rolodex", "Rolodex", "Rolodex"], "deck": ["Diesel"], "tags": 1},
    )
    s.play("Scorched Earth")
    assert s.runner.discard == ["Rolodex"] * 4


# -- Laramy Fisk: Savvy Investor ---------------------------------------------------------------------------------------


def fisk(**corp: object) -> Scenario:
    return Scenario(
        corp={"hand": [], "deck": ["Hedge Fund", "Hedge Fund", "Hedge Fund"], **corp},
        runner={"identity": "Laramy Fisk: Savvy Investor"},
        turn="runner",
    )


@card("Laramy Fisk: Savvy Investor")
def test_laramy_fisk_makes_the_corp_draw_for_the_first_successful_central_run() -> None:
    s = fisk()
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.corp.hand == ["Hedge Fund"]
    s.run_on("HQ")
    assert s.corp.hand == ["Hedge Fund"], "once each turn"


@card("Laramy Fisk: Savvy Investor")
def test_laramy_fisk_may_decline_and_that_was_the_first_run() -> None:
    s = fisk()
    s.choose("Run Archives")
    s.pass_until("No")
    s.choose("No")
    s.pass_all()
    s.choose("Run Archives")
    s.pass_all()
    assert s.corp.hand == []


@card("Laramy Fisk: Savvy Investor")
def test_laramy_fisk_looks_at_no_remote_run_and_at_no_failure() -> None:
    s = fisk(servers={"Server 1": {"root": ["PAD Campaign"]}, "R&D": {"ice": ["Wall of Static+"]}})
    s.run_on("Server 1")
    s.run_on("R&D")
    assert s.corp.hand == []
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.corp.hand == ["Hedge Fund"], "the first successful run on a central server"


# -- Fisk Investment Seminar -------------------------------------------------------------------------------------------


@card("Fisk Investment Seminar")
def test_fisk_investment_seminar_lets_each_player_draw_three() -> None:
    s = Scenario(corp={"hand": []}, runner={"hand": ["Fisk Investment Seminar"]}, turn="runner")
    s.play("Fisk Investment Seminar")
    assert len(s.runner.hand) == 3
    assert len(s.corp.hand) == 3


@card("Fisk Investment Seminar")
def test_fisk_investment_seminar_is_for_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Fisk Investment Seminar"]}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Play Fisk Investment Seminar")


@card("Fisk Investment Seminar")
def test_fisk_investment_seminar_can_empty_rnd() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"]}, runner={"hand": ["Fisk Investment Seminar"]}, turn="runner")
    del s.state.players[0].deck[:-2]
    s.play("Fisk Investment Seminar")
    assert s.result is not None
    assert s.result.winner == "runner"

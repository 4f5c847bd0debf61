"""The Shaper cards of the Flashpoint Cycle: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

SMOKE = 'Ele "Smoke" Scovak: Cynosure of the Net'

# -- Ele "Smoke" Scovak ------------------------------------------------------------------------------------------------


@card('Ele "Smoke" Scovak: Cynosure of the Net')
def test_smoke_pays_a_credit_for_icebreakers_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SMOKE, "rig": ["Corroder"], "credits": 0, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.card(SMOKE).counters["credit"] == 0
    s.end_turn()
    assert s.card(SMOKE).counters["credit"] == 1


@card('Ele "Smoke" Scovak: Cynosure of the Net')
def test_smoke_pays_for_nothing_but_icebreakers() -> None:
    s = Scenario(runner={"identity": SMOKE, "hand": ["Akamatsu Mem Chip"], "credits": 0}, turn="runner")
    assert not s.can("Install Akamatsu Mem Chip")


@card('Ele "Smoke" Scovak: Cynosure of the Net')
@ruling("RR/using-abilities/ex4")
def test_smoke_may_boost_switchblade_outside_of_a_run() -> None:
    s = Scenario(runner={"identity": SMOKE, "rig": ["Switchblade", "Net Mercur"], "credits": 0}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Switchblade: +7 strength")
    assert s.card(SMOKE).counters["credit"] == 0
    assert s.card("Net Mercur").counters["credit"] == 0, "Net Mercur counts during runs only (decision 37)"
    assert s.runner.hand == []


# -- Net Mercur --------------------------------------------------------------------------------------------------------


def spend(rig: list[object], credits: int = 9) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SMOKE, "rig": ["Net Mercur", "Corroder", *rig], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Net Mercur")
def test_net_mercur_takes_a_credit_for_the_first_stealth_credit_of_a_run() -> None:
    s = spend([])
    s.choose("Use Corroder: Break")
    s.choose(SMOKE)
    assert s.options == ["Place 1 credit on this card", "Draw 1 card"]
    s.choose("Place 1 credit on this card")
    assert s.card("Net Mercur").counters["credit"] == 1


@card("Net Mercur")
def test_net_mercur_draws_a_card_instead() -> None:
    s = spend([])
    s.choose("Use Corroder: Break")
    s.choose(SMOKE)
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 1


@card("Net Mercur")
def test_net_mercur_sees_only_the_first_time_each_run() -> None:
    s = spend([("Ghost Runner", {"credit": 3})])
    s.choose("Use Corroder: +1 strength")
    s.choose(SMOKE)
    s.choose("Draw 1 card")
    s.use("Corroder: +1 strength", "Ghost Runner")
    assert len(s.runner.hand) == 1
    s.use("Corroder: Break", "Credit pool")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: Break", "Ghost Runner")
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 2, "a new run, a new first time"


@card("Net Mercur")
def test_credits_of_the_pool_are_nothing_to_net_mercur() -> None:
    s = spend([])
    s.use("Corroder: Break", "Credit pool")
    assert s.runner.hand == []
    assert s.card("Net Mercur").counters["credit"] == 0


@card("Net Mercur")
def test_credits_on_net_mercur_pay_for_anything() -> None:
    s = Scenario(runner={"rig": [("Net Mercur", {"credit": 2})], "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert "Corroder" in s.runner.rig
    assert s.card("Net Mercur").counters["credit"] == 0
    assert s.card("Net Mercur").zone == "play"


# -- Mirror ------------------------------------------------------------------------------------------------------------


@card("Mirror")
def test_mirror_brings_back_a_spent_recurring_credit_after_a_successful_run_on_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 3},
        runner={"identity": SMOKE, "rig": ["Mirror", "Cloak", ("Silencer", {"credit": 1})]},
        turn="runner",
    )
    assert s.runner.memory_limit == 6
    s.state.mut(s.card("Cloak").id).counters = (0, 0, 0, 0, 0)
    s.state.mut(s.card(SMOKE).id).counters = (0, 0, 0, 0, 0)
    s.choose("Run R&D")
    s.pass_until("Yes")
    assert s.prompt == "Mirror: place 1 credit on a Runner card with a spent recurring credit?"
    s.choose("Yes")
    assert sorted(s.options) == sorted(["Cloak", SMOKE])
    s.choose(SMOKE)
    assert s.card(SMOKE).counters["credit"] == 1
    assert s.card("Cloak").counters["credit"] == 0


@card("Mirror")
def test_mirror_has_nothing_to_replace_where_nothing_is_spent_or_the_server_is_another() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 3}, runner={"rig": ["Mirror", "Cloak", "Net Mercur"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("No action")
    assert s.accessed == ["Blank"]
    other = Scenario(corp={"hand": ["Blank"]}, runner={"rig": ["Mirror", ("Cloak", {"credit": 0})]}, turn="runner")
    other.choose("Run HQ")
    other.pass_all()
    assert other.card("Cloak").counters["credit"] == 0


# -- Dai V -------------------------------------------------------------------------------------------------------------


def dai_v(rig: list[object]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Dai V", *rig], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(5):
        s.use("Dai V: +1 strength", *["Credit pool"] * (len(rig) > 0))
    return s


@card("Dai V")
def test_dai_v_breaks_everything_for_two_stealth_credits() -> None:
    s = dai_v(["Cloak", ("Ghost Runner", {"credit": 3})])
    credits = s.runner.credits
    s.use("Dai V: Break all")
    while s.can("Cloak") or s.can("Ghost Runner"):
        s.choose("Cloak" if s.can("Cloak") else "Ghost Runner")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.credits == credits


@card("Dai V")
def test_dai_v_cannot_break_with_other_credits() -> None:
    assert not dai_v([]).can("Use Dai V: Break")
    assert not dai_v(["Cloak"]).can("Use Dai V: Break"), "both credits must come from stealth cards"


# -- Data Breach -------------------------------------------------------------------------------------------------------


@card("Data Breach")
def test_data_breach_may_run_rnd_again_when_the_run_ends() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, runner={"hand": ["Data Breach"]}, turn="runner")
    s.play("Data Breach")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("Yes")
    assert s.run is not None
    assert s.run.server == "R&D"
    s.pass_all()
    assert len(s.accessed) == 2
    assert s.runner.clicks == 3
    assert s.runner.discard == ["Data Breach"]


@card("Data Breach")
def test_data_breach_asks_nothing_after_a_run_that_failed() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall"], "servers": {"R&D": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Data Breach"]},
        turn="runner",
    )
    s.play("Data Breach")
    assert s.run is None
    assert not s.can("Yes")


@card("Data Breach")
def test_the_second_run_of_data_breach_is_no_reason_for_a_third_and_may_be_declined() -> None:
    s = Scenario(corp={"deck": ["Ice Wall"]}, runner={"hand": ["Data Breach"]}, turn="runner")
    s.play("Data Breach")
    s.pass_until("No action")
    s.choose("No action")
    s.choose("Yes")
    s.pass_until("No action")
    s.choose("No action")
    assert not s.can("Yes")
    declined = Scenario(corp={"deck": ["Ice Wall"]}, runner={"hand": ["Data Breach"]}, turn="runner")
    declined.play("Data Breach")
    declined.pass_until("No action")
    declined.choose("No action")
    declined.choose("No")
    assert declined.run is None


# -- Algo Trading ------------------------------------------------------------------------------------------------------


def algo_trading(hosted: int) -> Scenario:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"rig": [("Algo Trading", {"credit": hosted})], "credits": 5},
        turn="corp",
    )
    s.end_turn()
    return s


@card("Algo Trading")
@pytest.mark.parametrize(("hosted", "moved", "after"), [(4, 3, 9), (4, 1, 5), (0, 2, 2)])
def test_algo_trading_takes_up_to_three_credits_and_then_grows_from_six(hosted: int, moved: int, after: int) -> None:
    s = algo_trading(hosted)
    s.choose("Algo Trading: Move up to 3 credits")
    s.choose("Yes")
    s.choose(str(moved))
    assert s.card("Algo Trading").counters["credit"] == after
    assert s.runner.credits == 5 - moved


@card("Algo Trading")
def test_algo_trading_may_grow_first_and_take_nothing() -> None:
    s = algo_trading(6)
    s.choose("Algo Trading: If there are at least 6 credits")
    s.choose("No")
    assert s.card("Algo Trading").counters["credit"] == 8
    small = algo_trading(5)
    small.choose("Algo Trading: If there are at least 6 credits")
    small.choose("No")
    assert small.card("Algo Trading").counters["credit"] == 5


@card("Algo Trading")
def test_algo_trading_gives_all_its_credits_for_a_click() -> None:
    s = Scenario(runner={"rig": [("Algo Trading", {"credit": 7})], "credits": 1}, turn="runner")
    s.choose("Use Algo Trading")
    assert s.runner.credits == 8
    assert s.runner.discard == ["Algo Trading"]
    assert s.runner.clicks == 3


# -- Beth Kilrain-Chang ------------------------------------------------------------------------------------------------


@card("Beth Kilrain-Chang")
@pytest.mark.parametrize(
    ("credits", "gained", "drawn", "clicks"),
    [(4, 0, 0, 4), (5, 1, 0, 4), (9, 1, 0, 4), (10, 0, 1, 4), (14, 0, 1, 4), (15, 0, 0, 5)],
)
def test_beth_helps_as_the_corp_is_rich(credits: int, gained: int, drawn: int, clicks: int) -> None:
    s = Scenario(
        corp={"credits": credits - 3, "deck": ["Blank"] * 5},
        runner={"rig": ["Beth Kilrain-Chang"], "credits": 0, "deck": ["Blank"] * 3},
    )
    s.end_turn()
    assert (s.corp.credits, s.runner.credits, len(s.runner.hand), s.runner.clicks) == (credits, gained, drawn, clicks)


# -- Houdini, Blackstone, Fawkes ---------------------------------------------------------------------------------------

CLOAKED = [
    ("Houdini", "Enigma", 2, 2, 4),
    ("Blackstone", "Wall of Static", 3, 3, 4),
    ("Fawkes", "Rototurret", 1, 3, 3),
]


def cloaked(title: str, ice: str, rig: list[object]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": [title, *rig], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Houdini")
@card("Blackstone")
@card("Fawkes")
@pytest.mark.parametrize(("title", "ice", "base", "price", "boost"), CLOAKED)
def test_a_cloaked_breaker_boosts_for_the_run_with_at_least_one_stealth_credit(
    title: str, ice: str, base: int, price: int, boost: int
) -> None:
    assert not cloaked(title, ice, []).can(f"Use {title}: +")
    s = cloaked(title, ice, ["Cloak"])
    assert s.card(title).strength == base
    s.use(f"{title}: +")
    if title == "Fawkes":
        assert "0" not in s.options
        s.choose("3")
    while s.can("Credit pool"):
        s.choose("Credit pool")
    assert s.card(title).strength == base + boost
    assert s.card("Cloak").counters["credit"] == 0
    assert s.runner.credits == 9 - (price - 1)
    s.use(f"{title}: Break", *["Subroutine 1"] * (ice != "Wall of Static"))
    assert s.runner.credits == 9 - price, "breaking costs 1 credit"
    s.pass_all()
    assert s.card(title).strength == base, "for the remainder of this run"


# -- Top Hat -----------------------------------------------------------------------------------------------------------


def top_hat() -> Scenario:
    s = Scenario(
        corp={
            "deck": ["Blank", "Ice Wall", "Hostile Takeover", "Enigma", "Rototurret", "Hedge Fund"],
            "servers": {"R&D": {"root": ["Ash 2X3ZB9CY"]}},
        },
        runner={"rig": ["Top Hat", "R&D Interface"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Yes")
    return s


@card("Top Hat")
def test_top_hat_accesses_one_of_the_top_five_cards_and_nothing_else() -> None:
    s = top_hat()
    s.choose("Yes")
    assert len(s.options) == 5
    titles = [s.state.cards[cid].definition.title for cid in s.state.players[0].deck[::-1]]
    s.choose(s.options[2])
    assert s.accessed == [titles[2]]
    s.pass_all()
    assert s.accessed == [titles[2]]
    assert s.runner.scored == (["Hostile Takeover"] if titles[2] == "Hostile Takeover" else [])


@card("Top Hat")
def test_top_hat_tells_nobody_what_the_cards_are() -> None:
    s = top_hat()
    s.choose("Yes")
    assert not any(title in " ".join(s.options) for title in ("Ice Wall", "Hostile", "Enigma", "Roto", "Hedge"))


@card("Top Hat")
def test_top_hat_offers_copies_of_a_card_as_different_cards() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 6}, runner={"rig": ["Top Hat"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert len(s.options) == 5, "fewer would tell that some are the same"


@card("Top Hat")
def test_top_hat_may_be_declined() -> None:
    s = top_hat()
    s.choose("No")
    s.pass_all()
    assert len(s.accessed) == 3


# -- Cold Read ---------------------------------------------------------------------------------------------------------


def cold_read(rig: list[object], credits: int = 0) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"hand": ["Cold Read"], "rig": rig, "credits": credits},
        turn="runner",
    )
    s.play("Cold Read", "HQ")
    s.to_encounter()
    return s


@card("Cold Read")
def test_cold_read_pays_during_the_run_and_costs_a_program_that_was_used() -> None:
    s = cold_read(["Corroder", "Mimic"])
    assert s.card("Cold Read").counters["credit"] == 4
    s.use("Corroder: Break")
    assert s.card("Cold Read").counters["credit"] == 3
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.rig == ["Mimic"]
    assert sorted(s.runner.discard) == ["Cold Read", "Corroder"]
    assert s.runner.credits == 0


@card("Cold Read")
def test_cold_read_credits_are_stealth_credits() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}, "hand": ["Blank"]},
        runner={"hand": ["Cold Read"], "rig": ["Switchblade"], "credits": 0},
        turn="runner",
    )
    s.play("Cold Read", "HQ")
    s.to_encounter()
    s.use("Switchblade: Break", "Subroutine 1")
    assert s.card("Cold Read").counters["credit"] == 3


@card("Cold Read")
def test_cold_read_without_a_used_program_trashes_none_and_the_choice_is_the_runners() -> None:
    idle = cold_read(["Corroder"])
    idle.pass_all()
    assert idle.runner.rig == ["Corroder"]
    assert idle.runner.discard == ["Cold Read"]
    s = cold_read(["Corroder", "Cloak"], credits=3)
    s.use("Corroder: Break", "Cloak")
    s.pass_until("Corroder")
    assert sorted(s.options) == ["Cloak", "Corroder"], "spending the credit of Cloak is using it"
    s.choose("Cloak")
    assert s.runner.rig == ["Corroder"]


# -- Equivocation ------------------------------------------------------------------------------------------------------


@card("Equivocation")
def test_equivocation_reveals_the_top_card_and_may_make_the_corp_draw_it() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, runner={"rig": ["Equivocation"]}, turn="runner")
    top = s.state.cards[s.state.players[0].deck[-1]].definition.title
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert any(top in line and "reveal" in line for line in s.log)
    s.choose("Yes")
    assert s.corp.hand == [top]
    s.pass_all()
    assert s.accessed != [top]


@card("Equivocation")
def test_equivocation_may_leave_the_card_or_reveal_nothing() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, runner={"rig": ["Equivocation"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("No")
    assert s.corp.hand == []
    other = Scenario(corp={"deck": ["Ice Wall"]}, runner={"rig": ["Equivocation"]}, turn="runner")
    other.choose("Run R&D")
    other.pass_until("No")
    other.choose("No")
    assert not any("reveal" in line for line in other.log)


# -- Misdirection ------------------------------------------------------------------------------------------------------


@card("Misdirection")
def test_misdirection_removes_x_tags_for_two_clicks() -> None:
    s = Scenario(runner={"rig": ["Misdirection"], "tags": 3, "credits": 5}, turn="runner")
    s.use("Misdirection", "2")
    assert (s.runner.tags, s.runner.credits, s.runner.clicks) == (1, 3, 2)
    poor = Scenario(runner={"rig": ["Misdirection"], "tags": 3, "credits": 5, "clicks": 1}, turn="runner")
    assert not poor.can("Use Misdirection")


# -- Encore ------------------------------------------------------------------------------------------------------------


@card("Encore")
def test_encore_gives_another_turn_after_runs_on_all_centrals_and_leaves_the_game() -> None:
    s = Scenario(
        corp={"hand": ["Blank"], "deck": ["Blank"] * 5, "discard": ["Blank"]},
        runner={"hand": ["Encore"], "credits": 0, "clicks": 5},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        assert not s.can("Play Encore")
        s.run_on(server)
    s.play("Encore")
    assert s.card("Encore").zone == "removed from the game"
    assert s.runner.discard == []
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.side == "corp"

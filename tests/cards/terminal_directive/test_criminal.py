"""The Criminal cards of Terminal Directive: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

STEVE = "Steve Cambridge: Master Grifter"

# -- Steve Cambridge ---------------------------------------------------------------------------------------------------


def steve(*heap: str) -> Scenario:
    s = Scenario(runner={"identity": STEVE, "discard": list(heap)}, turn="runner")
    s.choose("Run HQ")
    return s


@card("Steve Cambridge: Master Grifter")
def test_steve_offers_two_cards_of_the_heap_and_the_corp_removes_one() -> None:
    s = steve("Diesel", "Corroder", "Mimic")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Diesel")
    s.choose("Mimic")
    assert s.side == "corp"
    assert s.options == ["Diesel", "Mimic"]
    s.choose("Mimic")
    assert s.card("Mimic").zone == "removed from the game"
    assert s.runner.hand == ["Diesel"]
    assert s.runner.discard == ["Corroder"]


@card("Steve Cambridge: Master Grifter")
def test_steve_may_decline_and_that_was_the_first_time() -> None:
    s = steve("Diesel", "Corroder")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_all()
    assert s.runner.discard == ["Diesel", "Corroder"]
    assert not any("Steve" in line and "used" in line for line in s.log)


@card("Steve Cambridge: Master Grifter")
def test_steve_acts_the_first_time_each_turn_and_only_on_hq() -> None:
    s = steve("Diesel", "Corroder", "Mimic", "Datasucker")
    s.pass_until("Yes")
    s.choose("Yes")
    for title in ("Diesel", "Mimic", "Mimic"):
        s.choose(title)
    s.pass_all()
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(s.options[-1])
    s.next_turn()
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(s.options[-1])


@card("Steve Cambridge: Master Grifter")
def test_steve_needs_two_cards_in_the_heap() -> None:
    s = steve("Diesel")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(s.options[-1])
    assert s.runner.discard == ["Diesel"]


@card("Steve Cambridge: Master Grifter")
def test_steve_asks_nothing_while_cards_cannot_leave_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"identity": STEVE, "discard": ["Diesel", "Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(s.options[-1])


# -- events ------------------------------------------------------------------------------------------------------------


@card("Brute-Force-Hack")
def test_brute_force_hack_derezzes_ice_for_x_and_two_clicks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+", "Tollbooth+", "Ice Wall+", "Hunter"]}}},
        runner={"hand": ["Brute-Force-Hack"], "credits": 5},
        turn="runner",
    )
    s.play("Brute-Force-Hack", "3")
    assert s.options == ["Enigma", "Ice Wall"], "the rez cost is 3 or lower, and the ice rezzed"
    s.choose("Enigma")
    assert not s.card("Enigma").rezzed
    assert s.runner.credits == 2
    assert s.runner.clicks == 2


@card("Brute-Force-Hack")
def test_brute_force_hack_needs_ice_that_the_runner_can_pay_for() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Brute-Force-Hack"], "credits": 2},
        turn="runner",
    )
    assert not s.can("Play Brute-Force-Hack")
    s.choose("Gain 1 credit")
    assert s.can("Play Brute-Force-Hack")
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert not s.can("Play Brute-Force-Hack"), "one click is left"


@card("Spear Phishing")
def test_spear_phishing_bypasses_the_innermost_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+", "Tollbooth+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Spear Phishing"], "credits": 2},
        turn="runner",
    )
    s.play("Spear Phishing", "HQ")
    s.pass_all()
    assert "The Runner bypasses Tollbooth." in s.log
    assert "The Runner bypasses Hunter." not in s.log
    assert s.runner.tags == 1
    assert s.accessed == ["Hedge Fund"]


@card("Spear Phishing")
def test_a_single_piece_of_ice_is_the_innermost_and_bypassing_is_not_optional() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall+"], "root": ["PAD Campaign"]}}},
        runner={"hand": ["Spear Phishing"]},
        turn="runner",
    )
    s.play("Spear Phishing", "Server 1")
    s.pass_all()
    assert s.accessed == ["PAD Campaign"]


@card("Spear Phishing")
def test_the_innermost_ice_of_another_server_is_not_bypassed() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Susanoo-no-Mikoto+", "Enigma+"]}, "Archives": {"ice": ["Ice Wall+"]}},
        },
        runner={"hand": ["Spear Phishing"], "credits": 5},
        turn="runner",
    )
    s.play("Spear Phishing", "HQ")
    s.pass_all()
    assert "The Runner encounters Ice Wall." in s.log, "Susanoo-no-Mikoto has sent the Runner to Archives"
    assert not any("bypasses" in line for line in s.log)


def syn_attack(hand: int, deck: int) -> Scenario:
    s = Scenario(
        corp={"hand": ["Ice Wall", "Enigma", "Hunter"][:hand], "deck": ["Hedge Fund"] * deck},
        runner={"hand": ["SYN Attack"], "credits": 2},
        turn="runner",
    )
    s.choose("Play SYN Attack")
    assert s.runner.clicks == 2
    assert s.runner.credits == 0
    return s


@card("SYN Attack")
def test_the_corp_discards_two_cards_or_draws_four() -> None:
    s = syn_attack(3, 9)
    assert s.side == "corp"
    s.choose("Discard 2 cards")
    s.choose("Ice Wall")
    s.choose("Hunter")
    assert s.corp.hand == ["Enigma"]
    assert sorted(s.corp.discard) == ["Hunter", "Ice Wall"]
    assert not s.card("Hunter").faceup
    s = syn_attack(3, 9)
    s.choose("Draw 4 cards")
    assert len(s.corp.hand) == 7
    assert len(s.corp.deck) == 5


@card("SYN Attack")
def test_the_corp_must_choose_what_can_be_done_fully() -> None:
    s = syn_attack(1, 9)
    assert len(s.corp.hand) == 5, "one card is not two"
    s = syn_attack(2, 3)
    s.pass_all()
    assert s.corp.hand == [], "three cards are not four"
    assert s.result is None


@card("SYN Attack")
def test_syn_attack_cannot_be_played_when_the_corp_can_do_neither() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"], "deck": ["Blank"] * 3}, runner={"hand": ["SYN Attack"]}, turn="runner")
    assert not s.can("Play SYN Attack")


# -- Polyhistor --------------------------------------------------------------------------------------------------------


def polyhistor(corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    return Scenario(corp=corp or {}, runner={"rig": ["Polyhistor"], **runner}, turn="runner")


@card("Polyhistor")
def test_polyhistor_gives_memory_and_link() -> None:
    s = polyhistor()
    assert s.runner.memory_limit == 5
    assert s.runner.link == 1


@card("Polyhistor")
def test_who_draws_a_card_before_hq_makes_the_corp_draw_one() -> None:
    s = polyhistor({"servers": {"HQ": {"ice": ["Ice Wall"]}}})
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert len(s.runner.hand) == 1
    assert len(s.corp.hand) == 1
    s.pass_all()
    s.choose("Run HQ")
    s.pass_all()
    assert len(s.corp.hand) == 1, "only the first time each turn"


@card("Polyhistor")
def test_polyhistor_may_be_declined_and_does_nothing_elsewhere() -> None:
    s = polyhistor()
    s.choose("Run R&D")
    s.pass_all()
    assert s.runner.hand == []
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("No")
    assert s.runner.hand == []
    assert s.corp.hand == []


@card("Polyhistor")
def test_a_runner_who_cannot_draw_makes_nobody_draw() -> None:
    s = polyhistor(deck=[])
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(s.options[-1])
    assert s.corp.hand == []


@card("Polyhistor")
def test_a_corp_that_polyhistor_makes_draw_from_an_empty_deck_loses() -> None:
    s = polyhistor({"deck": []})
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.result is not None
    assert s.result.winner == "runner"


# -- Abagnale, Lustig, Demara ------------------------------------------------------------------------------------------

CON_ARTISTS = [
    ("Abagnale", "Tollbooth", "Ice Wall"),
    ("Lustig", "Susanoo-no-Mikoto", "Enigma"),
    ("Demara", "Hive", "Enigma"),
]


@card("Abagnale", "Lustig", "Demara")
@pytest.mark.parametrize(("title", "ice", "other"), CON_ARTISTS)
def test_a_con_artist_is_trashed_to_bypass_its_kind_of_ice(title: str, ice: str, other: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}, "R&D": {"ice": [f"{other}+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": [title], "credits": 9},
        turn="runner",
    )
    assert s.card(title).strength < s.card(ice).strength
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can(f"Use {title}: Bypass")
    s.pass_all()
    s.choose("Run HQ")
    s.to_encounter()
    s.choose(f"Use {title}: Bypass")
    assert s.runner.discard == [title]
    assert f"The Runner bypasses {ice}." in s.log
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Abagnale", "Lustig", "Demara")
@pytest.mark.parametrize(
    ("title", "ice", "pumps", "credits", "strength"),
    [("Abagnale", "Yagura", 1, 2, 4), ("Lustig", "Ichi 1.0", 1, 3, 6), ("Demara", "Eli 1.0", 1, 2, 4)],
)
def test_a_con_artist_also_breaks(title: str, ice: str, pumps: int, credits: int, strength: int) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": [title], "credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(pumps):
        s.use(f"{title}: +")
    assert s.runner.credits == 9 - credits
    assert s.card(title).strength == strength
    s.use(f"{title}: Break", "Subroutine 1")
    if title == "Demara":
        s.choose("Subroutine 2")
    assert s.runner.credits == 9 - credits - (2 if title == "Demara" else 1)


# -- Mammon ------------------------------------------------------------------------------------------------------------


def mammon(paid: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Mammon"], "credits": 9},
    )
    s.end_turn()
    s.choose("Yes")
    s.choose(paid)
    return s


@card("Mammon")
def test_mammon_is_loaded_with_x_credits_as_the_turn_begins_and_emptied_as_it_ends() -> None:
    s = mammon("3")
    assert s.card("Mammon").counters["power"] == 3
    assert s.runner.credits == 6
    s.end_turn()
    assert s.card("Mammon").counters["power"] == 0


@card("Mammon")
def test_mammon_breaks_any_subroutine_for_a_counter() -> None:
    s = mammon("2")
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Mammon: Break"), "its strength is 0"
    s.use("Mammon: +2 strength")
    assert s.card("Mammon").strength == 2
    s.use("Mammon: Break", "Subroutine 1")
    s.use("Mammon: Break")
    assert s.card("Mammon").counters["power"] == 0
    assert s.runner.credits == 5
    s.pass_until("Jack out")


@card("Mammon")
def test_mammon_may_be_left_empty() -> None:
    s = Scenario(runner={"rig": ["Mammon"]})
    s.end_turn()
    s.choose("No")
    assert s.card("Mammon").counters["power"] == 0
    assert s.runner.credits == 5


# -- Charlatan ---------------------------------------------------------------------------------------------------------


def charlatan(ice: list[str], credits: int = 9) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "hand": ["Hedge Fund"], "credits": 20},
        runner={"rig": ["Charlatan"], "credits": credits},
        turn="runner",
    )
    s.use("Charlatan", "HQ")
    assert s.runner.clicks == 2
    return s


@card("Charlatan")
def test_charlatan_bypasses_the_first_rezzed_ice_for_its_strength() -> None:
    s = charlatan(["Tollbooth+", "Enigma+"])
    s.choose("Yes")
    assert s.runner.credits == 4
    assert "The Runner bypasses Tollbooth." in s.log
    assert "The Runner encounters Tollbooth." not in s.log
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.ice == "Enigma"
    assert not s.can("Yes"), "only the first time"


@card("Charlatan")
def test_unrezzed_ice_is_not_the_first_rezzed_ice_even_if_it_is_rezzed_then() -> None:
    s = charlatan(["Ice Wall", "Hunter", "Enigma+"])
    assert not s.can("Yes")
    s.pass_until("Yes")
    assert s.run is not None
    assert s.run.ice == "Enigma"


@card("Charlatan")
def test_charlatan_may_be_declined_for_good() -> None:
    s = charlatan(["Hunter+", "Enigma+"])
    s.choose("No")
    s.pass_all()
    assert "The Runner encounters Enigma." in s.log
    assert s.runner.tags == 1
    assert s.run is None


@card("Charlatan")
def test_charlatan_asks_only_who_can_pay_and_needs_two_clicks() -> None:
    s = charlatan(["Hunter+"], credits=3)
    assert not s.can("Yes"), "its strength is 4"
    s.pass_all()
    s.choose("Gain 1 credit")
    assert s.runner.clicks == 1
    assert not s.can("Use Charlatan")


# -- Maxwell James -----------------------------------------------------------------------------------------------------

WALLS = {"Server 1": {"ice": ["Ice Wall+"], "root": ["PAD Campaign"]}, "R&D": {"ice": ["Enigma+"]}}


def maxwell() -> Scenario:
    return Scenario(corp={"servers": WALLS}, runner={"rig": ["Maxwell James"]}, turn="runner")


@card("Maxwell James")
def test_maxwell_james_derezzes_remote_ice_right_after_a_successful_run_on_hq() -> None:
    s = maxwell()
    assert s.runner.link == 1
    s.choose("Run HQ")
    s.pass_until("Use Maxwell James")
    assert s.run is None
    s.choose("Use Maxwell James")
    assert not s.card("Ice Wall").rezzed
    assert s.card("Enigma").rezzed
    assert s.runner.discard == ["Maxwell James"]


@card("Maxwell James")
def test_after_that_window_it_is_too_late() -> None:
    s = maxwell()
    s.choose("Run HQ")
    s.pass_until("Use Maxwell James")
    s.choose("Pass")
    s.pass_all()
    s.choose("Gain 1 credit")
    assert s.side == "corp", "the Runner has nothing to use in the next window"
    s.pass_all()
    assert not s.can("Use Maxwell James")


@card("Maxwell James")
@pytest.mark.parametrize("server", ["Archives", "R&D", "Server 1"])
def test_no_other_run_serves_maxwell_james(server: str) -> None:
    s = maxwell()
    s.choose(f"Run {server}")
    while s.run is not None:
        assert not s.can("Use Maxwell James")
        s.choose(s.options[-1])
    assert not s.can("Use Maxwell James")


@card("Maxwell James")
def test_an_unsuccessful_run_on_hq_does_not_count() -> None:
    s = Scenario(
        corp={"servers": {**WALLS, "HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Maxwell James"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.can("Use Maxwell James")
    assert s.can("Gain 1 credit")


@card("Maxwell James")
def test_the_next_window_is_the_first_one_of_a_run_that_begins_at_once() -> None:
    rig = ["Maxwell James", "Doppelgänger"]
    s = Scenario(corp={"servers": WALLS}, runner={"rig": rig}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")  # Maxwell James has no ability that triggers: there is no order to choose
    s.choose("Yes")
    s.choose("Archives")
    assert s.can("Use Maxwell James")
    s.choose("Pass")
    while s.run is not None:
        assert not s.can("Use Maxwell James")
        s.choose(s.options[-1])
    assert not s.can("Use Maxwell James"), "nor after that run, which was not on HQ"
    assert s.can("Gain 1 credit")


@card("Maxwell James")
def test_a_run_that_counts_for_hq_serves_and_using_maxwell_james_is_a_trash_ability() -> None:
    rig = ["Maxwell James", "Sneakdoor Beta"]
    identity = 'Armand "Geist" Walker: Tech Lord'
    s = Scenario(corp={"servers": WALLS}, runner={"identity": identity, "rig": rig}, turn="runner")
    s.use("Sneakdoor Beta")
    s.pass_until("Use Maxwell James")
    s.choose("Use Maxwell James")
    assert not s.card("Ice Wall").rezzed
    assert len(s.runner.hand) == 1, "Geist has drawn a card"


@card("Maxwell James")
def test_maxwell_james_needs_rezzed_ice_protecting_a_remote_server() -> None:
    servers = {"Server 1": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma+"]}}
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Maxwell James"]}, turn="runner")
    s.run_on("HQ")
    assert not s.can("Use Maxwell James")


@card("Polyhistor")
def test_the_question_says_what_is_drawn() -> None:
    s = Scenario(runner={"rig": ["Polyhistor"]}, turn="runner")
    s.choose("Run HQ")
    assert s.prompt == "Polyhistor: draw 1 card to make the Corp draw 1 card?"

"""SanSan Cycle: NBN ice, agendas, assets and upgrades."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def encounter(ice: str, server: str = "HQ", credits_: int = 5, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {server: {"ice": [f"{ice}+"]}}},
        runner={"credits": credits_, **runner},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


# -- Bandwidth ---------------------------------------------------------------------------------------------------------


@card("Bandwidth")
def test_bandwidth_gives_a_tag_that_goes_when_the_run_is_successful() -> None:
    s = encounter("Bandwidth")
    assert s.runner.tags == 1
    s.choose("Continue")
    assert s.runner.tags == 0


@card("Bandwidth")
def test_after_jacking_out_the_tag_stays_and_a_later_run_removes_nothing() -> None:
    s = encounter("Bandwidth")
    s.choose("Jack out")
    assert s.runner.tags == 1
    s.run_on("Archives")
    assert s.runner.tags == 1


@card("Bandwidth")
def test_a_tag_that_was_avoided_takes_another_one_with_it() -> None:
    s = encounter("Bandwidth", rig=["New Angeles City Hall"], tags=1)
    s.choose("Use New Angeles City Hall", side="runner")
    assert s.runner.tags == 1
    s.pass_all()
    assert s.runner.tags == 0, "1 tag is removed whichever it is"


@card("Bandwidth", "Net Analytics", "Thunder Art Gallery")
def test_it_is_the_runner_who_removes_the_tag_of_bandwidth() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Bandwidth+"]}, "Server 1": {"root": ["Net Analytics+"]}}, "deck": ["Chum"]},
        runner={"rig": ["Thunder Art Gallery"], "hand": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert (s.side, s.prompt.partition(":")[0]) == ("runner", "Thunder Art Gallery")
    s.choose("No")
    assert (s.side, s.prompt.partition(":")[0]) == ("corp", "Net Analytics")


# -- Gutenberg, Little Engine, Pachinko --------------------------------------------------------------------------------


@card("Gutenberg")
@pytest.mark.parametrize(("server", "strength"), [("HQ", 3), ("R&D", 6), ("Server 1", 3)])
def test_gutenberg_is_stronger_protecting_rnd(server: str, strength: int) -> None:
    s = Scenario(corp={"servers": {server: {"ice": ["Gutenberg+"]}}})
    assert s.card("Gutenberg").strength == strength


@card("Gutenberg")
def test_gutenberg_traces_with_7() -> None:
    s = encounter("Gutenberg", credits_=7)
    s.bid(corp=0, runner=6)
    assert s.runner.tags == 1
    s = encounter("Gutenberg", credits_=7)
    s.bid(corp=0, runner=7)
    assert s.runner.tags == 0


@card("Little Engine")
def test_little_engine_ends_the_run_before_it_pays() -> None:
    s = encounter("Little Engine")
    assert s.run is None
    assert s.runner.credits == 5


@card("Little Engine")
def test_a_runner_who_breaks_the_first_two_gains_5_credits() -> None:
    s = encounter("Little Engine", credits_=9, rig=["Gordian Blade"])
    s.to_encounter()
    for _ in range(5):
        s.choose("Use Gordian Blade: +1")
    s.use("Gordian Blade: Break", "Subroutine 1")
    s.use("Gordian Blade: Break", "Subroutine 2")
    assert s.runner.credits == 2
    s.choose("Pass")
    assert s.runner.credits == 7
    assert s.run is not None


@card("Pachinko")
@pytest.mark.parametrize("tags", [0, 1])
def test_pachinko_ends_the_run_of_a_tagged_runner_only(tags: int) -> None:
    s = encounter("Pachinko", tags=tags)
    assert (s.run is None) == (tags > 0)
    assert len(s.state.subroutines(s.state.cards[s.card("Pachinko").id])) == 2


# -- Exposé ------------------------------------------------------------------------------------------------------------


@card("Exposé")
@pytest.mark.parametrize(("tokens", "left"), [(1, 2), (2, 1), (4, 0)])
def test_expose_removes_bad_publicity_for_each_token(tokens: int, left: int) -> None:
    s = Scenario(corp={"bad_publicity": 3, "servers": {"Server 1": {"root": [("Exposé+", {"advancement": tokens})]}}})
    s.choose("Gain 1 credit")
    s.choose("Use Exposé")
    assert s.corp.bad_publicity == left
    assert s.corp.discard == ["Exposé"]


@card("Exposé")
def test_expose_can_be_advanced_and_needs_a_token_and_bad_publicity() -> None:
    s = Scenario(corp={"bad_publicity": 1, "servers": {"Server 1": {"root": ["Exposé+"]}}})
    assert not s.can("Use Exposé")
    s.choose("Advance Exposé")
    assert s.can("Use Exposé")
    clean = Scenario(corp={"servers": {"Server 1": {"root": [("Exposé+", {"advancement": 1})]}}})
    clean.choose("Gain 1 credit")
    assert not clean.can("Use Exposé")


# -- Haarpsichord Studios ----------------------------------------------------------------------------------------------


@card("Haarpsichord Studios: Entertainment Unleashed")
def test_only_one_agenda_can_be_stolen_in_a_turn() -> None:
    s = Scenario(
        corp={
            "identity": "Haarpsichord Studios: Entertainment Unleashed",
            "hand": ["Priority Requisition"],
            "servers": {"Server 1": {"root": ["Private Security Force"]}, "Server 2": {"root": ["Hostile Takeover"]}},
        },
        turn="runner",
    )
    s.access("HQ")
    assert s.runner.scored == ["Priority Requisition"]
    s.access("Server 1")
    assert not s.can("Steal Private Security Force")
    s.pass_all()
    assert s.runner.scored == ["Priority Requisition"]
    s.next_turn()
    s.access("Server 2")
    assert s.runner.scored == ["Priority Requisition", "Hostile Takeover"]


@card("Haarpsichord Studios: Entertainment Unleashed")
def test_an_agenda_that_is_added_to_the_score_area_was_not_stolen() -> None:
    s = Scenario(
        corp={
            "identity": "Haarpsichord Studios: Entertainment Unleashed",
            "servers": {"Server 1": {"root": ["Director Haas+"]}, "Server 2": {"root": ["Hostile Takeover"]}},
        },
        runner={"credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Director Haas")
    assert s.runner.scored == ["Director Haas"]
    s.access("Server 2")
    assert s.runner.scored == ["Director Haas", "Hostile Takeover"]


# -- Award Bait and Explode-a-palooza ----------------------------------------------------------------------------------


def bait(title: str, where: str = "HQ", **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "hand": [title] if where == "HQ" else [],
            "deck": [title] if where == "R&D" else ["Hedge Fund"],
            "discard": [title] if where == "Archives" else [],
            "servers": {"Server 1": {"root": ["Project Beale"]}},
            **corp,
        },
        runner={"credits": 5},
        turn="runner",
    )
    s.access(where)
    return s


@card("Award Bait")
@pytest.mark.parametrize("tokens", [2, 1, 0])
def test_award_bait_may_place_up_to_2_tokens(tokens: int) -> None:
    s = bait("Award Bait")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.options == ["2", "1", "0"]
    s.choose(str(tokens))
    assert s.card("Project Beale").counters["advancement"] == tokens
    assert s.runner.scored == ["Award Bait"]


@card("Award Bait")
def test_award_bait_may_be_declined_and_works_from_archives() -> None:
    s = bait("Award Bait")
    s.choose("No")
    assert s.card("Project Beale").counters["advancement"] == 0
    s = bait("Award Bait", "Archives")
    s.choose("Yes")
    s.choose("2")
    assert s.card("Project Beale").counters["advancement"] == 2


@card("Award Bait")
def test_award_bait_is_revealed_from_rnd() -> None:
    s = bait("Award Bait", "R&D")
    assert s.card("Award Bait").known_to == ["corp", "runner"]
    s.choose("Yes")
    s.choose("1")
    assert s.card("Project Beale").counters["advancement"] == 1


@card("Award Bait")
def test_whether_the_corp_is_asked_tells_nothing_about_its_facedown_cards() -> None:
    s = bait("Award Bait", servers={"Server 1": {"root": ["PAD Campaign"]}})
    assert s.side == "corp"
    assert s.options == ["No"]


@card("Explode-a-palooza")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_explode_a_palooza_may_gain_5_credits(where: str) -> None:
    s = bait("Explode-a-palooza", where, credits=1)
    s.choose("Yes")
    assert s.corp.credits == 6
    assert s.runner.scored == ["Explode-a-palooza"]
    assert any("is revealed" in line for line in s.log) == (where == "R&D")
    s = bait("Explode-a-palooza", where, credits=1)
    s.choose("No")
    assert s.corp.credits == 1


# -- Early Premiere ----------------------------------------------------------------------------------------------------


def premiere(credits_: int = 5, **servers: object) -> Scenario:
    s = Scenario(
        corp={
            "credits": credits_,
            "servers": {
                "HQ": {"ice": ["Ice Wall+"]},
                "Server 1": {"root": ["Early Premiere+"]},
                **(servers or {"Server 2": {"root": ["Project Beale"]}, "Server 3": {"root": ["PAD Campaign"]}}),
            },
        },
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    while s.can("Pass"):
        s.choose("Pass")
    return s


@card("Early Premiere")
def test_early_premiere_pays_1_to_place_a_token_on_a_card_in_a_server() -> None:
    s = premiere()
    s.choose("Yes")
    assert s.options == ["Project Beale"], "neither ice nor what cannot be advanced"
    s.choose("Project Beale")
    assert s.card("Project Beale").counters["advancement"] == 1
    assert s.corp.credits == 4


@card("Early Premiere")
def test_early_premiere_may_be_declined_and_cannot_be_paid_for_with_nothing() -> None:
    s = premiere()
    s.choose("No")
    assert s.corp.credits == 5
    broke = premiere(0)
    assert not broke.can("Yes")
    assert broke.card("Project Beale").counters["advancement"] == 0


# -- Old Hollywood Grid ------------------------------------------------------------------------------------------------


def hollywood(*stolen: str, rezzed: bool = True, server: str = "Server 1") -> Scenario:
    grid = "Old Hollywood Grid+" if rezzed else "Old Hollywood Grid"
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Project Beale", grid]}, "Server 2": {"root": ["Project Beale"]}},
            "credits": 0,
        },
        runner={"credits": 9, "scored": list(stolen)},
        turn="runner",
    )
    s.access(server)
    return s


@card("Old Hollywood Grid")
def test_an_agenda_accessed_there_cannot_be_stolen_without_a_copy_in_the_score_area() -> None:
    s = hollywood()
    s.choose("Access facedown card")
    assert not s.can("Steal Project Beale")
    s.pass_all()
    assert s.runner.scored == []
    copy = hollywood("Project Beale")
    copy.choose("Access facedown card")
    assert copy.runner.scored == ["Project Beale", "Project Beale"]
    other = hollywood("Priority Requisition")
    other.choose("Access facedown card")
    assert not other.can("Steal Project Beale")


@card("Old Hollywood Grid")
def test_trashing_the_grid_first_does_not_help_in_that_run() -> None:
    s = hollywood()
    s.choose("Access Old Hollywood Grid")
    s.choose("Trash Old Hollywood Grid")
    s.pass_all()
    assert s.corp.discard == ["Old Hollywood Grid"]
    assert s.runner.scored == []
    s.access("Server 1")
    assert s.runner.scored == ["Project Beale"], "in another run it can be stolen"


@card("Old Hollywood Grid")
def test_the_grid_does_nothing_elsewhere_or_unrezzed() -> None:
    assert hollywood(server="Server 2").runner.scored == ["Project Beale"]
    s = hollywood(rezzed=False)
    s.pass_all()
    assert s.runner.scored == ["Project Beale"]


@card("Old Hollywood Grid")
def test_in_the_root_of_hq_it_guards_the_agendas_in_hq() -> None:
    s = Scenario(
        corp={"hand": ["Project Beale"], "servers": {"HQ": {"root": ["Old Hollywood Grid+"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert "Project Beale" in s.accessed
    assert s.runner.scored == []


# -- Franchise City ----------------------------------------------------------------------------------------------------


def franchise(agenda: str = "Project Beale", where: str = "HQ", rezzed: bool = True) -> Scenario:
    city = "Franchise City+" if rezzed else "Franchise City"
    s = Scenario(
        corp={
            "hand": [agenda] if where == "HQ" else [],
            "deck": [agenda] if where == "R&D" else ["Hedge Fund"],
            "servers": {"Server 1": {"root": [city]}},
            "credits": 0,
        },
        runner={"credits": 5},
        turn="runner",
    )
    s.access(where)
    return s


@card("Franchise City")
@pytest.mark.parametrize("where", ["HQ", "R&D"])
def test_franchise_city_becomes_an_agenda_point_when_an_agenda_is_accessed(where: str) -> None:
    s = franchise(where=where)
    assert s.corp.scored == ["Franchise City"]
    assert s.corp.score == 1
    assert s.runner.scored == ["Project Beale"]
    assert any("is revealed" in line for line in s.log) == (where == "R&D")


@card("Franchise City")
def test_franchise_city_waits_for_an_agenda_and_must_be_rezzed() -> None:
    s = franchise("PAD Campaign")
    assert s.corp.score == 0
    s = franchise(rezzed=False)
    assert s.corp.score == 0
    assert s.runner.scored == ["Project Beale"]


@card("Franchise City")
def test_an_agenda_that_is_not_stolen_counts_too() -> None:
    s = franchise("Fetal AI", where="R&D")
    s.pass_all()
    assert s.corp.score == 1


# -- Product Placement -------------------------------------------------------------------------------------------------


@card("Product Placement")
@pytest.mark.parametrize(("where", "gain"), [("HQ", 2), ("R&D", 2), ("Archives", 0), ("Server 1", 2)])
def test_product_placement_pays_2_credits_except_in_archives(where: str, gain: int) -> None:
    title = "Product Placement"
    s = Scenario(
        corp={
            "credits": 0,
            "hand": [title] if where == "HQ" else [],
            "deck": [title] if where == "R&D" else ["Hedge Fund"],
            "discard": [title] if where == "Archives" else [],
            "servers": {"Server 1": {"root": [title]}} if where == "Server 1" else {},
        },
        runner={"credits": 5},
        turn="runner",
    )
    s.run_on(where)
    assert s.accessed == [title]
    assert s.corp.credits == gain
    assert any("is revealed" in line for line in s.log) == (where == "R&D")


@card("Franchise City")
@ruling("FAQ/card/film-critic/1")
@pytest.mark.parametrize(("answer", "score"), [("Yes", 0), ("No", 1)])
def test_an_agenda_on_film_critic_ends_the_access_for_franchise_city(answer: str, score: int) -> None:
    s = Scenario(
        corp={"hand": ["Project Beale"], "servers": {"Server 1": {"root": ["Franchise City+"]}}},
        runner={"rig": ["Film Critic"]},
        turn="runner",
    )
    s.access("HQ")
    s.choose(answer)
    assert s.corp.score == score


@card("Franchise City")
def test_every_franchise_city_counts_the_same_access() -> None:
    s = Scenario(
        corp={
            "discard": [("Hostile Takeover", "facedown")],
            "servers": {"Server 1": {"root": ["Franchise City+"]}, "Server 2": {"root": ["Franchise City+"]}},
        },
        turn="runner",
    )
    s.access("Archives")
    s.choose("Franchise City (Server 2)")
    assert s.corp.score == 2


@card("Old Hollywood Grid")
def test_trashed_out_of_the_root_of_rnd_it_guards_what_is_accessed_next() -> None:
    s = Scenario(
        corp={"deck": ["Project Beale"] * 4, "servers": {"R&D": {"root": ["Old Hollywood Grid+"]}}},
        runner={"hand": ["The Maker's Eye"], "credits": 9},
        turn="runner",
    )
    s.play("The Maker's Eye")
    s.choose("Continue")
    s.choose("Access Old Hollywood Grid")
    s.choose("Trash Old Hollywood Grid")
    s.pass_all()
    assert s.accessed.count("Project Beale") == 3
    assert s.runner.scored == []


@card("Haarpsichord Studios: Entertainment Unleashed")
def test_the_second_agenda_of_one_access_stays_and_the_corps_turn_is_another_turn() -> None:
    offer = "An Offer You Can't Refuse"
    s = Scenario(
        corp={
            "identity": "Haarpsichord Studios: Entertainment Unleashed",
            "hand": [offer, "Hostile Takeover"],
            "deck": ["Project Beale"] * 4,
            "credits": 9,
        },
        runner={"hand": ["The Maker's Eye"], "credits": 9},
    )
    s.play(offer, "HQ", "Make a run")
    s.pass_all()
    assert s.runner.scored == ["Hostile Takeover"]
    s.end_turn()
    s.play("The Maker's Eye")
    s.pass_all()
    assert s.runner.scored == ["Hostile Takeover", "Project Beale"]


@card("Haarpsichord Studios: Entertainment Unleashed")
def test_film_critic_takes_what_cannot_be_stolen() -> None:
    s = Scenario(
        corp={
            "identity": "Haarpsichord Studios: Entertainment Unleashed",
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}, "Server 2": {"root": ["Project Beale"]}},
        },
        runner={"rig": ["Film Critic"]},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("No")
    s.access("Server 2")
    s.choose("Yes")
    assert s.card("Film Critic").hosted == ["Project Beale"]

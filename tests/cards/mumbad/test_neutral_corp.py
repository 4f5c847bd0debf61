"""Mumbad Cycle: neutral Corp cards."""

from netrunner import cards
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mumbad Virtual Tour -----------------------------------------------------------------------------------------------


@card("Mumbad Virtual Tour")
def test_a_runner_who_can_pay_must_trash_an_installed_virtual_tour() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour"]}}, "credits": 0},
        runner={"credits": 5},
        turn="runner",
    )
    s.access("Server 1")
    assert s.corp.discard == ["Mumbad Virtual Tour"]  # there was nothing else to choose
    assert s.runner.credits == 0


@card("Mumbad Virtual Tour")
def test_a_runner_who_cannot_pay_leaves_it() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour+"]}}}, runner={"credits": 4}, turn="runner"
    )
    s.access("Server 1")
    s.pass_all()
    assert s.corp.discard == []
    assert s.runner.credits == 4


@card("Mumbad Virtual Tour")
def test_in_hq_nothing_is_forced() -> None:
    s = Scenario(corp={"hand": ["Mumbad Virtual Tour"]}, runner={"credits": 5}, turn="runner")
    s.access("HQ")
    assert s.options == ["Trash Mumbad Virtual Tour (5 credits)", "No action"]


@card("Mumbad Virtual Tour", "Salsette Slums")
@ruling("RR/must/1")
def test_who_can_trash_a_virtual_tour_must_not_remove_it_in_another_way() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad Virtual Tour"]}}},
        runner={"rig": ["Salsette Slums", ("Imp", {"virus": 1})], "credits": 5},
        turn="runner",
    )
    s.access("Server 1")
    assert len(s.options) == 2
    assert not s.can("Use Salsette Slums")
    s.use("Imp")
    assert s.corp.discard == ["Mumbad Virtual Tour"]


# -- Museum of History -------------------------------------------------------------------------------------------------


@card("Museum of History")
@ruling("FAQ/errata/museum-of-history")
def test_museum_of_history_is_unique() -> None:
    assert cards["Museum of History"].definition is not None
    s = Scenario(
        corp={
            "credits": 9,
            "servers": {"Server 1": {"root": ["Museum of History+"]}, "Server 2": {"root": ["Museum of History"]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Museum of History")
    assert s.corp.discard == ["Museum of History"]


@card("Museum of History")
def test_museum_of_history_shuffles_a_card_from_archives_into_rnd() -> None:
    s = Scenario(
        corp={
            "discard": ["Hedge Fund", ("Snare!", "facedown")],
            "deck": ["Enigma"] * 5,
            "servers": {"Server 1": {"root": ["Museum of History+"]}},
        }
    )
    s.next_turn()
    s.choose("Yes")
    s.choose("Snare!")
    assert s.corp.discard == ["Hedge Fund"]
    assert sorted(s.corp.deck + s.corp.hand) == ["Enigma"] * 5 + ["Snare!"]
    assert "runner" not in s.card("Snare!").known_to


# -- Corporate Sales Team ----------------------------------------------------------------------------------------------


@card("Corporate Sales Team")
def test_corporate_sales_team_pays_a_credit_each_turn() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Corporate Sales Team", {"advancement": 4})]}},
            "credits": 0,
            "clicks": 2,
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Corporate Sales Team")
    assert s.card("Corporate Sales Team").counters["credit"] == 10
    s.end_turn()
    assert s.corp.credits == 2 + 1
    s.end_turn()
    assert s.corp.credits == 2 + 2
    assert s.card("Corporate Sales Team").counters["credit"] == 8


@card("Corporate Sales Team")
def test_a_stolen_or_empty_corporate_sales_team_pays_nothing() -> None:
    s = Scenario(corp={"scored": ["Corporate Sales Team"], "credits": 0}, turn="runner")
    s.end_turn()
    assert s.corp.credits == 0


# -- Merger ------------------------------------------------------------------------------------------------------------


@card("Merger")
def test_merger_is_worth_more_to_the_runner() -> None:
    s = Scenario(corp={"scored": ["Merger"]}, runner={"scored": ["Merger"]})
    assert (s.corp.score, s.runner.score) == (2, 3)


# -- Mumba Temple ------------------------------------------------------------------------------------------------------


@card("Mumba Temple")
def test_mumba_temple_pays_for_rezzing_cards() -> None:
    servers = {"Server 1": {"root": ["Mumba Temple+"]}, "Server 2": {"root": ["PAD Campaign", "SanSan City Grid"]}}
    s = Scenario(corp={"servers": servers, "credits": 0, "hand": ["Beanstalk Royalties", "Hedge Fund"]})
    assert s.card("Mumba Temple").counters["credit"] == 2
    assert not s.can("Play Hedge Fund")
    s.choose("Gain 1 credit")
    s.rez("PAD Campaign", "Mumba Temple")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits + s.card("Mumba Temple").counters.get("credit", 0) == 1
    s.next_turn()
    assert s.card("Mumba Temple").counters["credit"] == 2


# -- PAD Factory -------------------------------------------------------------------------------------------------------


@card("PAD Factory")
def test_pad_factory_places_a_token_on_any_card_which_cannot_be_scored_this_turn() -> None:
    servers = {
        "Server 1": {"root": ["PAD Factory+"]},
        "Server 2": {"root": [("Hostile Takeover", {"advancement": 1})]},
        "Server 3": {"ice": ["Enigma"]},
    }
    s = Scenario(corp={"servers": servers, "credits": 0}, runner={"rig": ["Corroder"]})
    s.choose("Use PAD Factory")
    assert len(s.options) == 4
    s.choose("Hostile Takeover")
    assert s.card("Hostile Takeover").counters["advancement"] == 2
    assert s.corp.clicks == 2
    assert not s.can("Score Hostile Takeover")
    s.next_turn()
    s.choose("Score Hostile Takeover", side="corp")
    assert s.corp.scored == ["Hostile Takeover"]


# -- Cobra -------------------------------------------------------------------------------------------------------------


@card("Cobra")
def test_cobra_trashes_a_program_and_does_2_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Cobra+"]}}},
        runner={"rig": ["Corroder", "Yog.0"], "hand": ["Blank"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Yog.0")
    assert s.runner.rig == ["Corroder"]
    assert len(s.runner.hand) == 1


# -- Localized Product Line --------------------------------------------------------------------------------------------


def product_line() -> Scenario:
    deck = ["Ice Wall", "Hunter", "Ice Wall", "Hunter", "Ice Wall"]
    s = Scenario(corp={"hand": ["Localized Product Line"], "deck": deck, "credits": 4})
    s.choose("Play Localized Product Line")
    return s


@card("Localized Product Line")
def test_localized_product_line_finds_copies_of_one_card() -> None:
    s = product_line()
    assert sorted(s.options) == ["Done", "Hunter", "Ice Wall"]
    s.choose("Ice Wall")
    assert sorted(s.options) == ["Done", "Ice Wall"]
    s.choose("Ice Wall")
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.hand == ["Ice Wall"] * 3
    assert s.corp.deck == ["Hunter"] * 2
    assert all(look.known_to == ["corp", "runner"] for look in s.cards("Ice Wall"))


@card("Localized Product Line")
def test_localized_product_line_may_take_fewer_or_none() -> None:
    s = product_line()
    s.choose("Hunter")
    s.choose("Done")
    assert s.corp.hand == ["Hunter"]
    s = product_line()
    s.choose("Done")
    assert s.corp.hand == []
    assert len(s.corp.deck) == 5

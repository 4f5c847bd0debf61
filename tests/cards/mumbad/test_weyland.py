"""Mumbad Cycle: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mumbad City Hall --------------------------------------------------------------------------------------------------


def hall(deck: list[str], **corp: object) -> Scenario:
    s = Scenario(corp={"deck": deck, "servers": {"Server 1": {"root": ["Mumbad City Hall+"]}}, **corp})
    s.choose("Use Mumbad City Hall: Search R&D for an alliance card and play or install it")
    return s


@card("Mumbad City Hall")
@ruling("FAQ/rules/search/ex1")
def test_an_operation_it_finds_is_played_after_the_shuffle() -> None:
    s = hall(["Heritage Committee", "Hunter", "Enigma", "Chum"], credits=1)
    s.choose("Heritage Committee")
    assert s.side == "corp"
    assert len(s.options) == 3  # 3 cards were drawn from the shuffled R&D: the operation is no longer in it
    assert sorted(s.options) == ["Chum", "Enigma", "Hunter"]
    s.choose("Hunter")
    assert s.corp.deck == ["Hunter"]
    assert s.corp.discard == ["Heritage Committee"]
    assert s.corp.credits == 0
    assert s.corp.clicks == 2


@card("Mumbad City Hall")
def test_a_card_it_finds_can_be_installed() -> None:
    s = hall(["Museum of History", "Hunter", "Jeeves Model Bioroids"], credits=1)
    assert sorted(s.options) == ["Jeeves Model Bioroids", "Museum of History"]
    s.choose("Jeeves Model Bioroids")
    s.choose("New server")
    assert s.corp.servers["Server 2"]["root"] == ["Jeeves Model Bioroids"]
    assert s.card("Jeeves Model Bioroids").known_to == ["corp", "runner"]


@card("Mumbad City Hall")
def test_an_operation_that_cannot_be_paid_for_is_not_found() -> None:
    s = hall(["Heritage Committee", "Hunter"], credits=0)
    assert s.corp.discard == []
    assert sorted(s.corp.deck) == ["Heritage Committee", "Hunter"]


# -- Subcontract -------------------------------------------------------------------------------------------------------


def subcontract(hand: list[str], credits: int, tags: int = 1) -> Scenario:
    return Scenario(
        corp={"hand": ["Subcontract", *hand], "credits": credits},
        runner={"tags": tags, "hand": ["Diesel"] * 9},
    )


@card("Subcontract")
@ruling("RR/playing-multiple-cards/ex1")
def test_credits_of_the_first_operation_pay_for_the_second() -> None:
    s = subcontract(["Hedge Fund", "Scorched Earth"], 5)
    s.play("Subcontract", "Hedge Fund", "Scorched Earth")
    assert len(s.runner.hand) == 5
    assert s.corp.credits == 9 - 3
    assert s.corp.clicks == 2


@card("Subcontract")
def test_one_operation_or_none_may_be_played() -> None:
    s = subcontract(["Hedge Fund", "Scorched Earth"], 9)
    s.play("Subcontract", "Done")
    assert s.corp.hand == ["Hedge Fund", "Scorched Earth"]


@card("Subcontract")
def test_additional_costs_are_paid_too() -> None:
    s = subcontract(["BOOM!"], 4, tags=2)
    s.play("Subcontract", "BOOM!")
    assert s.corp.clicks == 1


@card("Subcontract")
def test_subcontract_needs_a_tag_and_an_operation_that_can_be_played() -> None:
    assert not subcontract(["Hedge Fund"], 9, tags=0).can("Play Subcontract")
    assert not subcontract(["Hedge Fund"], 4).can("Play Subcontract")


@card("Subcontract")
def test_two_subcontracts_do_not_ask_each_other_for_ever() -> None:
    s = Scenario(corp={"hand": ["Subcontract", "Subcontract"], "credits": 9}, runner={"tags": 1})
    s.play("Subcontract", "Subcontract")
    assert s.corp.discard == ["Subcontract", "Subcontract"]


# -- Mumbad Construction Co. -------------------------------------------------------------------------------------------


@card("Mumbad Construction Co.")
def test_mumbad_construction_gets_a_token_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Mumbad Construction Co.+"]}}, "credits": 0}, turn="runner")
    s.end_turn()
    assert s.card("Mumbad Construction Co.").counters["advancement"] == 1
    s.end_turn()
    assert s.card("Mumbad Construction Co.").counters["advancement"] == 1


@card("Mumbad Construction Co.")
def test_mumbad_construction_moves_tokens_to_faceup_cards() -> None:
    servers = {
        "Server 1": {"root": [("Mumbad Construction Co.+", {"advancement": 2})]},
        "Server 2": {"root": ["PAD Campaign+"], "ice": ["Enigma"]},
        "Server 3": {"root": ["Hostile Takeover"], "ice": ["Ice Wall+"]},
    }
    s = Scenario(corp={"servers": servers, "credits": 3})
    s.choose("Gain 1 credit")
    s.use("Mumbad Construction Co.")
    assert len(s.options) == 2  # PAD Campaign and Ice Wall
    s.choose("Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Mumbad Construction Co.").counters["advancement"] == 1
    assert s.corp.credits == 2
    s.use("Mumbad Construction Co.", "PAD Campaign")
    assert s.corp.credits == 0
    s.give("corp", credits=2)
    assert not s.can("Use Mumbad Construction Co.")  # no token is left


# -- Commercial Bankers Group ------------------------------------------------------------------------------------------


@card("Commercial Bankers Group")
def test_commercial_bankers_gain_3_without_ice() -> None:
    for ice, gained in (([], 3), (["Ice Wall"], 0)):
        servers = {"Server 1": {"root": ["Commercial Bankers Group+"], "ice": ice}}
        s = Scenario(corp={"servers": servers, "credits": 0}, turn="runner")
        s.end_turn()
        assert s.corp.credits == gained


# -- Executive Search Firm ---------------------------------------------------------------------------------------------


@card("Executive Search Firm")
def test_executive_search_firm_finds_executives_sysops_and_characters() -> None:
    deck = ["Hedge Fund", "Director Haas", "Ash 2X3ZB9CY", "Elizabeth Mills", "Ice Wall"]
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Executive Search Firm+"]}}, "deck": deck, "hand": []})
    s.choose("Use Executive Search Firm")
    assert "Hedge Fund" not in s.options
    assert {"Director Haas", "Elizabeth Mills"} <= set(s.options)
    s.choose("Director Haas")
    assert s.corp.hand == ["Director Haas"]
    assert s.corp.clicks == 2
    assert s.card("Director Haas").known_to == ["corp", "runner"]
    assert len(s.corp.deck) == 4


# -- Indian Union Stock Exchange ---------------------------------------------------------------------------------------


@card("Indian Union Stock Exchange")
def test_cards_out_of_faction_gain_a_credit_as_they_are_played_or_rezzed() -> None:
    servers = {"Server 1": {"root": ["Indian Union Stock Exchange+"]}, "Server 2": {"root": ["Adonis Campaign"]}}
    s = Scenario(
        corp={
            "identity": "Haas-Bioroid: Engineering the Future",
            "servers": servers,
            "hand": ["Beanstalk Royalties", "Hedge Fund", "Green Level Clearance"],
            "credits": 9,
        }
    )
    s.choose("Play Beanstalk Royalties")
    assert s.corp.credits == 9 + 3 + 1
    s.choose("Play Hedge Fund", side="corp")
    assert s.corp.credits == 13 + 4 + 1  # a neutral card is out of faction too
    s.choose("Play Green Level Clearance", side="corp")
    assert s.corp.credits == 18 - 1 + 3
    s.choose("Rez Adonis Campaign", side="corp")
    assert s.corp.credits == 20 - 4


@card("Indian Union Stock Exchange")
def test_the_exchange_counts_itself_out_of_faction_only() -> None:
    for identity, gained in (("Jinteki: Personal Evolution", 1), ("Weyland Consortium: Building a Better World", 0)):
        servers = {"Server 1": {"root": ["Indian Union Stock Exchange"]}}
        s = Scenario(corp={"identity": identity, "servers": servers, "credits": 1, "hand": []})
        s.choose("Gain 1 credit")
        s.choose("Rez Indian Union Stock Exchange")
        assert s.corp.credits == 2 - 1 + gained


# -- Zealous Judge -----------------------------------------------------------------------------------------------------


@card("Zealous Judge")
def test_zealous_judge_is_rezzed_only_while_the_runner_is_tagged() -> None:
    for tags in (0, 1):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Zealous Judge"]}, "Server 2": {"root": ["PAD Campaign"]}}},
            runner={"tags": tags},
        )
        s.choose("Gain 1 credit")
        assert s.can("Rez Zealous Judge") == bool(tags)
        assert s.can("Rez PAD Campaign")


@card("Zealous Judge")
def test_zealous_judge_gives_a_tag_for_a_click_and_a_credit() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Zealous Judge+"]}}, "credits": 2})
    s.choose("Use Zealous Judge")
    assert (s.runner.tags, s.corp.clicks, s.corp.credits) == (1, 2, 1)
    s.choose("Use Zealous Judge")
    assert s.runner.tags == 2
    assert not s.can("Use Zealous Judge")


@card("Zealous Judge")
def test_worlds_plaza_cannot_take_the_judge_while_nobody_is_tagged() -> None:
    for tags in (0, 1):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Worlds Plaza+"]}}, "hand": ["Zealous Judge"], "credits": 9},
            runner={"tags": tags},
        )
        assert s.can("Use Worlds Plaza") == bool(tags)

"""Mumbad Cycle: Weyland's agenda, ice, operations and region."""

from collections.abc import Mapping

from netrunner.scenario import Scenario
from tests.cards import card

# -- New Construction --------------------------------------------------------------------------------------------------


@card("New Construction")
def test_new_construction_is_installed_faceup() -> None:
    s = Scenario(corp={"hand": ["New Construction"]})
    s.install("New Construction", "New server")
    assert s.card("New Construction").faceup


@card("New Construction")
def test_each_advance_may_install_a_card_in_a_new_server() -> None:
    s = Scenario(corp={"hand": ["New Construction", "PAD Campaign", "Ice Wall", "Hedge Fund"], "credits": 9})
    s.install("New Construction", "New server")
    s.choose("Advance New Construction")
    assert s.prompt.startswith("New Construction: install a card from HQ in a new server, and rez it for free if")
    s.choose("Yes")
    assert s.options == ["PAD Campaign"]  # ice is not installed in a server
    s.choose("PAD Campaign")
    assert s.corp.servers["Server 2"]["root"] == ["PAD Campaign"]
    assert not s.card("PAD Campaign").rezzed
    s.choose("Advance New Construction", side="corp")
    assert not s.can("Yes")


@card("New Construction")
def test_with_5_tokens_the_card_is_rezzed_for_nothing() -> None:
    for title, rezzed in (("Ibrahim Salem", True), ("Hostile Takeover", False), ("Zealous Judge", False)):
        s = Scenario(corp={"hand": ["New Construction", title, "Blank"], "credits": 9, "clicks": 9})
        s.install("New Construction", "New server")
        for number in range(5):
            s.choose("Advance New Construction", side="corp")
            s.choose("Yes" if number == 4 else "No")
        s.choose(title)
        assert s.card(title).zone == "play"
        assert s.card(title).rezzed == rezzed
        assert s.corp.credits == 9 - 5


# -- Bailiff -----------------------------------------------------------------------------------------------------------


@card("Bailiff")
def test_bailiff_pays_for_each_subroutine_broken_on_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Bailiff+", "Ice Wall+"]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Corroder: Break")
    assert s.corp.credits == 1
    s.choose("Pass")
    s.to_encounter()
    s.use("Corroder: Break")
    assert s.corp.credits == 1  # a subroutine of other ice


@card("Bailiff", "Vanilla")
def test_plain_barriers_end_the_run() -> None:
    for title in ("Bailiff+", "Vanilla+"):
        s = Scenario(corp={"servers": {"HQ": {"ice": [title]}}, "credits": 0}, turn="runner")
        s.run_on("HQ")
        assert s.accessed == []
        assert s.corp.credits == 0


# -- Red Tape ----------------------------------------------------------------------------------------------------------


@card("Red Tape")
def test_red_tape_makes_all_ice_stronger_for_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Red Tape+", "Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    assert [s.card(title).strength for title in ("Red Tape", "Ice Wall", "Enigma")] == [8, 4, 5]
    s.pass_all()
    assert [s.card(title).strength for title in ("Red Tape", "Ice Wall", "Enigma")] == [5, 1, 2]


@card("Red Tape", "Archangel")
def test_red_tape_makes_ice_stronger_that_is_encountered_in_hq() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Red Tape+"]}}, "hand": ["Archangel"]},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.card("Archangel").strength == 9


# -- Dedication Ceremony -----------------------------------------------------------------------------------------------


def ceremony(servers: Mapping[str, object], **runner: object) -> Scenario:
    return Scenario(corp={"hand": ["Dedication Ceremony"], "servers": servers, "credits": 1}, runner=runner)


@card("Dedication Ceremony")
def test_dedication_ceremony_places_3_tokens_on_a_faceup_card() -> None:
    servers = {"Server 1": {"root": ["PAD Campaign+"]}, "Server 2": {"root": ["Hostile Takeover"]}}
    s = ceremony(servers, rig=["Corroder"])
    s.choose("Play Dedication Ceremony")
    assert len(s.options) == 2
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").counters["advancement"] == 3
    s = ceremony({"Server 2": {"root": ["Hostile Takeover"], "ice": ["Ice Wall"]}})
    assert not s.can("Play Dedication Ceremony")


@card("Dedication Ceremony")
def test_the_card_cannot_be_scored_until_the_next_turn() -> None:
    s = Scenario(corp={"hand": ["Oaktown Renovation", "Dedication Ceremony"], "credits": 9, "clicks": 9})
    s.install("Oaktown Renovation", "New server")
    s.choose("Advance Oaktown Renovation")
    s.play("Dedication Ceremony")
    assert s.card("Oaktown Renovation").counters["advancement"] == 4
    s.choose("Gain 1 credit")
    assert not s.can("Score Oaktown Renovation")
    while s.corp.clicks:
        s.choose("Gain 1 credit")
    s.end_turn()
    s.pass_until("Score Oaktown Renovation")
    s.choose("Score Oaktown Renovation")
    assert s.corp.scored == ["Oaktown Renovation"]


# -- Consulting Visit --------------------------------------------------------------------------------------------------


@card("Consulting Visit")
def test_consulting_visit_plays_an_operation_out_of_rnd() -> None:
    s = Scenario(
        corp={"hand": ["Consulting Visit"], "deck": ["Hedge Fund", "Ice Wall", "Beanstalk Royalties"], "credits": 7}
    )
    s.choose("Play Consulting Visit")
    assert s.corp.clicks == 1
    assert sorted(s.options) == ["Beanstalk Royalties", "Hedge Fund"]
    s.choose("Hedge Fund")
    assert s.corp.credits == 7 - 2 - 5 + 9
    assert sorted(s.corp.discard) == ["Consulting Visit", "Hedge Fund"]
    assert sorted(s.corp.deck) == ["Beanstalk Royalties", "Ice Wall"]


@card("Consulting Visit")
def test_consulting_visit_finds_only_what_can_be_paid_for() -> None:
    deck = ["Hedge Fund", "Ice Wall", "Restructure", "Consulting Visit"]
    s = Scenario(corp={"hand": ["Consulting Visit"], "deck": deck, "credits": 7, "clicks": 2})
    s.choose("Play Consulting Visit")
    assert s.options == ["Hedge Fund"]  # 10 credits, or another click, are not there
    s = Scenario(corp={"hand": ["Consulting Visit"], "deck": deck, "credits": 7, "clicks": 1})
    assert not s.can("Play Consulting Visit")


# -- Election Day ------------------------------------------------------------------------------------------------------


@card("Election Day")
def test_election_day_trashes_hq_and_draws_5() -> None:
    s = Scenario(corp={"hand": ["Election Day", "Snare!", "Ice Wall"], "deck": ["Hunter"] * 9})
    s.choose("Play Election Day")
    assert s.corp.hand == ["Hunter"] * 5
    assert sorted(s.corp.discard) == ["Election Day", "Ice Wall", "Snare!"]
    assert not s.card("Snare!").faceup


@card("Election Day")
def test_election_day_needs_another_card_in_hq() -> None:
    assert not Scenario(corp={"hand": ["Election Day"], "deck": ["Hunter"] * 9}).can("Play Election Day")


# -- Surat City Grid ---------------------------------------------------------------------------------------------------


def surat(server: str, root: list[str], ice: list[str], **corp: object) -> Scenario:
    servers = {server: {"root": ["Surat City Grid+", *root], "ice": ice}, "Server 5": {"root": ["PAD Campaign"]}}
    return Scenario(corp={"servers": servers, "credits": 9, **corp})


@card("Surat City Grid")
def test_a_rez_in_this_server_lets_another_card_be_rezzed_for_2_less() -> None:
    s = surat("Server 1", ["Melange Mining Corp."], [])
    s.choose("Gain 1 credit")
    s.choose("Rez Melange Mining Corp.")
    s.choose("Yes")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 10 - 1 - 0


@card("Surat City Grid")
def test_surat_may_be_declined_and_says_nothing_of_other_servers_or_itself() -> None:
    s = surat("Server 1", ["Melange Mining Corp."], [])
    s.choose("Gain 1 credit")
    s.choose("Rez Melange Mining Corp.")
    s.choose("No")
    assert not s.card("PAD Campaign").rezzed
    s = surat("Server 1", ["Melange Mining Corp."], [])
    s.choose("Gain 1 credit")
    s.choose("Rez PAD Campaign")
    assert not s.can("Yes")
    servers = {"Server 1": {"root": ["Surat City Grid", "Melange Mining Corp."]}}
    s = Scenario(corp={"servers": servers, "credits": 9})
    s.choose("Gain 1 credit")
    s.choose("Rez Surat City Grid")
    assert not s.can("Yes")


@card("Surat City Grid")
def test_ice_protecting_the_server_counts_and_the_root_of_a_central_server_does_not() -> None:
    servers = {
        "HQ": {"root": ["Surat City Grid+", "SanSan City Grid"], "ice": ["Ice Wall"]},
        "Server 5": {"root": ["PAD Campaign"]},
    }
    s = Scenario(corp={"servers": servers, "credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.rez("Ice Wall")
    s.choose("Yes")
    s.choose("PAD Campaign")
    assert s.corp.credits == 9 - 1
    servers["HQ"] = {"root": ["Surat City Grid+", "Hokusai Grid"]}
    s = Scenario(corp={"servers": servers, "credits": 9})
    s.choose("Gain 1 credit")
    if s.can("Rez Hokusai Grid"):
        s.choose("Rez Hokusai Grid")
        assert not s.can("Yes")

"""SanSan Cycle: Weyland Consortium ice, agendas, assets, operations and upgrades."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- assets ------------------------------------------------------------------------------------------------------------


@card("Capital Investors")
def test_capital_investors_pay_2_credits_a_click() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["Capital Investors+"]}}})
    s.choose("Use Capital Investors")
    assert (s.corp.credits, s.corp.clicks) == (2, 2)


def loans(*heap: str, credits_: int = 9, rezzed: bool = True) -> Scenario:
    asset = "Student Loans+" if rezzed else "Student Loans"
    return Scenario(
        corp={"servers": {"Server 1": {"root": [asset]}}, "credits": 0},
        runner={"hand": ["Sure Gamble", "Diesel"], "discard": list(heap), "credits": credits_},
        turn="runner",
    )


@card("Student Loans")
def test_an_event_with_a_copy_in_the_heap_costs_2_more() -> None:
    s = loans("Sure Gamble")
    s.choose("Play Sure Gamble")
    assert s.runner.credits == 9 - 5 - 2 + 9
    s.choose("Play Diesel")
    assert s.runner.credits == 11, "there is no copy of Diesel"
    assert not loans("Sure Gamble", credits_=6).can("Play Sure Gamble")
    assert loans("Diesel", credits_=6).can("Play Sure Gamble")


@card("Student Loans")
def test_student_loans_must_be_rezzed_and_count_the_heap_as_it_is_now() -> None:
    s = loans("Sure Gamble", rezzed=False)
    s.choose("Play Sure Gamble")
    assert s.runner.credits == 13
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Student Loans+"]}}},
        runner={"hand": ["Diesel", "Diesel"], "credits": 9},
        turn="runner",
    )
    s.choose("Play Diesel")
    assert s.runner.credits == 9
    s.choose("Play Diesel")
    assert s.runner.credits == 7


@card("Corporate Town")
def test_corporate_town_is_rezzed_by_forfeiting_an_agenda() -> None:
    s = Scenario(
        corp={"scored": ["Hostile Takeover"], "servers": {"Server 1": {"root": ["Corporate Town"]}}, "credits": 3}
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Corporate Town")
    assert s.corp.scored == []
    assert s.corp.credits == 3
    bare = Scenario(corp={"servers": {"Server 1": {"root": ["Corporate Town"]}}, "credits": 3})
    bare.choose("Gain 1 credit")
    assert not bare.can("Rez Corporate Town")


def town(*rig: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Corporate Town+"]}}},
        runner={"rig": list(rig), "clicks": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    while s.can("Pass"):
        s.choose("Pass")
    return s


@card("Corporate Town")
def test_each_turn_corporate_town_may_trash_a_resource_and_nothing_prevents_it() -> None:
    s = town("Armitage Codebusting", "Fall Guy")
    s.choose("Yes")
    assert len(s.options) == 2
    s.choose("Armitage Codebusting")
    assert s.runner.rig == ["Fall Guy"]
    declined = town("Armitage Codebusting")
    declined.choose("No")
    assert declined.runner.rig == ["Armitage Codebusting"]


@card("Corporate Town")
def test_corporate_town_asks_nothing_without_a_resource() -> None:
    assert not town("Corroder").can("Yes")


def killer(tokens: int, *rig: str) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Contract Killer+", {"advancement": tokens})]}}},
        runner={"rig": list(rig), "hand": ["Diesel"] * 3},
    )


@card("Contract Killer")
def test_contract_killer_trashes_a_connection_or_does_2_meat_damage() -> None:
    s = killer(2, "Kati Jones", "Armitage Codebusting")
    s.choose("Use Contract Killer")
    s.choose("Trash")
    assert s.runner.rig == ["Armitage Codebusting"]
    assert (s.corp.clicks, s.corp.discard) == (2, ["Contract Killer"])
    s = killer(3, "Kati Jones")
    s.choose("Use Contract Killer")
    s.choose("Do 2 meat damage")
    assert len(s.runner.hand) == 1
    assert s.runner.rig == ["Kati Jones"]


@card("Contract Killer")
def test_contract_killer_needs_2_tokens_and_can_be_advanced() -> None:
    s = killer(1, "Kati Jones")
    assert not s.can("Use Contract Killer")
    s.choose("Advance Contract Killer")
    assert s.can("Use Contract Killer")
    alone = killer(2)
    alone.choose("Use Contract Killer")
    assert len(alone.runner.hand) == 1, "without a connection it is the damage"


@card("Public Support")
def test_public_support_becomes_an_agenda_after_three_turns() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Public Support"]}}, "credits": 9, "clicks": 1})
    s.choose("Gain 1 credit")
    s.choose("Rez Public Support")
    assert s.card("Public Support").counters["power"] == 3
    for left in (2, 1):
        s.end_turn()
        if s.side == "runner":
            s.end_turn()
        assert s.card("Public Support").counters["power"] == left
        assert s.corp.score == 0
    s.next_turn()
    assert s.corp.scored == ["Public Support"]
    assert s.corp.score == 1
    assert "Server 1" not in s.corp.servers


# -- agendas -----------------------------------------------------------------------------------------------------------


@card("Underway Renovation", "Hollywood Renovation")
@pytest.mark.parametrize("title", ["Underway Renovation", "Hollywood Renovation"])
def test_renovations_are_installed_faceup(title: str) -> None:
    s = Scenario(corp={"hand": [title]})
    s.install(title, "New server")
    assert s.card(title).faceup
    assert s.card(title).known_to == ["corp", "runner"]


def underway(tokens: int, stack: int = 5) -> Scenario:
    return Scenario(
        corp={
            "hand": ["Shipment from Kaguya"],
            "servers": {"Server 1": {"root": [("Underway Renovation+", {"advancement": tokens})]}},
        },
        runner={"deck": ["Diesel"] * stack},
    )


@card("Underway Renovation")
@pytest.mark.parametrize(("tokens", "trashed"), [(0, 1), (2, 1), (3, 2), (4, 2)])
def test_advancing_underway_renovation_trashes_cards_of_the_stack(tokens: int, trashed: int) -> None:
    s = underway(tokens)
    s.choose("Advance Underway Renovation")
    assert s.runner.discard == ["Diesel"] * trashed


@card("Underway Renovation")
def test_placing_tokens_on_underway_renovation_trashes_nothing() -> None:
    s = underway(0)
    s.play("Shipment from Kaguya", "Underway Renovation")
    assert s.runner.discard == []


def hollywood(tokens: int, **servers: object) -> Scenario:
    root = [("Hollywood Renovation+", {"advancement": tokens})]
    return Scenario(corp={"servers": {"Server 1": {"root": root}, **servers}})


@card("Hollywood Renovation")
@pytest.mark.parametrize(("tokens", "placed"), [(0, 1), (4, 1), (5, 2), (6, 2)])
def test_advancing_hollywood_renovation_may_place_tokens_on_another_card(tokens: int, placed: int) -> None:
    s = hollywood(tokens, HQ={"ice": ["Ice Wall+", "Enigma+"]})
    s.choose("Advance Hollywood Renovation")
    s.choose("Yes")
    assert s.card("Ice Wall").counters["advancement"] == placed
    assert s.card("Hollywood Renovation").counters["advancement"] == tokens + 1


@card("Hollywood Renovation")
def test_hollywood_renovation_may_be_declined_and_never_means_itself() -> None:
    s = hollywood(0, HQ={"ice": ["Ice Wall+"]})
    s.choose("Advance Hollywood Renovation")
    s.choose("No")
    assert s.card("Ice Wall").counters["advancement"] == 0
    alone = hollywood(0)
    alone.choose("Advance Hollywood Renovation")
    assert not alone.can("Yes")
    assert alone.card("Hollywood Renovation").counters["advancement"] == 1


# -- Back Channels -----------------------------------------------------------------------------------------------------


@card("Back Channels")
def test_back_channels_trashes_a_card_in_a_server_for_3_credits_a_token() -> None:
    s = Scenario(
        corp={
            "hand": ["Back Channels"],
            "credits": 0,
            "servers": {
                "HQ": {"ice": ["Ice Wall+"], "root": ["Ruhr Valley"]},
                "Server 1": {"root": [("Project Beale", {"advancement": 2})]},
                "Server 2": {"root": ["PAD Campaign"]},
            },
        }
    )
    s.choose("Play Back Channels")
    assert len(s.options) == 2, "neither ice nor the root of a central server"
    s.choose("Project Beale")
    assert s.corp.credits == 6
    assert sorted(s.corp.discard) == ["Back Channels", "Project Beale"]
    assert not s.card("Project Beale").faceup


@card("Back Channels")
def test_back_channels_needs_a_card_in_a_server_and_pays_nothing_without_tokens() -> None:
    assert not Scenario(corp={"hand": ["Back Channels"], "servers": {"HQ": {"ice": ["Ice Wall"]}}}).can("Play Back")
    s = Scenario(corp={"hand": ["Back Channels"], "credits": 0, "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Play Back Channels")
    assert s.corp.credits == 0
    assert s.corp.servers.keys() == {"HQ", "R&D", "Archives"}


# -- ice ---------------------------------------------------------------------------------------------------------------


def negotiator(credits_: int = 5) -> Scenario:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Negotiator+"]}}},
        runner={"rig": ["Magnum Opus"], "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Negotiator")
def test_negotiator_pays_the_corp_and_trashes_a_program() -> None:
    s = negotiator()
    s.pass_all()
    assert s.corp.credits == 2
    assert s.runner.rig == []
    assert len(s.accessed) <= 1


@card("Negotiator")
def test_the_runner_breaks_each_subroutine_for_2_credits() -> None:
    s = negotiator()
    s.use("Negotiator", "Subroutine 2")
    assert s.runner.credits == 3
    s.use("Negotiator")
    assert s.runner.credits == 1
    assert s.run is not None
    assert s.phase != "encounter ice" or not s.can("Use Negotiator")
    assert s.corp.credits == 0
    assert s.runner.rig == ["Magnum Opus"]


@card("Negotiator")
def test_a_runner_with_1_credit_cannot_break_it() -> None:
    s = negotiator(1)
    assert not s.can("Use Negotiator")
    assert s.runner.rig == []


@card("Meru Mati")
@pytest.mark.parametrize(("server", "strength"), [("HQ", 4), ("R&D", 1), ("Server 1", 1)])
def test_meru_mati_is_stronger_protecting_hq(server: str, strength: int) -> None:
    s = Scenario(corp={"servers": {server: {"ice": ["Meru Mati+"]}}}, turn="runner")
    assert s.card("Meru Mati").strength == strength
    s.choose(f"Run {server}")
    assert s.run is None


@card("Spiderweb")
def test_spiderweb_ends_the_run_three_times() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Spiderweb+"]}}}, runner={"rig": ["Corroder"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Corroder: Break", "Subroutine 1")
    s.use("Corroder: Break", "Subroutine 2")
    s.choose("Pass")
    assert s.run is None


@card("Tour Guide")
@pytest.mark.parametrize(
    ("root", "subroutines"), [([], 0), (["PAD Campaign"], 0), (["PAD Campaign+", "Ruhr Valley+"], 1)]
)
def test_tour_guide_has_a_subroutine_for_each_rezzed_asset(root: list[str], subroutines: int) -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Tour Guide+"]}, "Server 1": {"root": root}}}, turn="runner"
    )
    assert len(s.state.subroutines(s.state.cards[s.card("Tour Guide").id])) == subroutines
    s.choose("Run HQ")
    assert (s.run is None) == (subroutines > 0)


# -- Expo Grid ---------------------------------------------------------------------------------------------------------


@card("Expo Grid")
@pytest.mark.parametrize(
    ("asset", "elsewhere", "gain"), [("PAD Campaign+", [], 2), ("Snare!", [], 0), (None, ["Capital Investors+"], 0)]
)
def test_expo_grid_pays_1_credit_with_a_rezzed_asset_in_its_server(
    asset: str | None, elsewhere: list[str], gain: int
) -> None:
    root = ["Expo Grid+", *([asset] if asset else [])]
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": root}, "Server 2": {"root": elsewhere}}},
        runner={"clicks": 1},
        turn="runner",
    )
    s.end_turn()
    s.pass_all()
    assert s.corp.credits == gain, "PAD Campaign pays one of them itself"


@card("Student Loans")
def test_an_event_played_out_of_the_heap_is_no_copy_of_itself() -> None:
    def play(*heap: str) -> Scenario:
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Student Loans+"]}}},
            runner={"rig": ["Same Old Thing"], "discard": list(heap), "credits": 9},
            turn="runner",
        )
        s.use("Same Old Thing")
        return s

    assert play("Sure Gamble").runner.credits == 13
    assert play("Sure Gamble", "Sure Gamble").runner.credits == 11

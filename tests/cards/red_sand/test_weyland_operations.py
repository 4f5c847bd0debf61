"""Red Sand Cycle: Weyland Consortium operations."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Sacrifice ---------------------------------------------------------------------------------------------------------


@card("Sacrifice")
@pytest.mark.parametrize(("bad", "left", "gained"), [(5, 2, 3), (1, 0, 1)])
def test_sacrifice_removes_bad_publicity_for_points(bad: int, left: int, gained: int) -> None:
    s = Scenario(
        corp={"hand": ["Sacrifice"], "scored": ["Priority Requisition"], "bad_publicity": bad, "credits": 0},
    )
    s.play("Sacrifice")
    assert (s.corp.bad_publicity, s.corp.credits, s.corp.scored) == (left, gained, [])


@card("Sacrifice")
def test_sacrifice_needs_an_agenda_and_bad_publicity() -> None:
    assert not Scenario(corp={"hand": ["Sacrifice"], "bad_publicity": 1}).can("Play Sacrifice")
    assert not Scenario(corp={"hand": ["Sacrifice"], "scored": ["Hostile Takeover"]}).can("Play Sacrifice")


# -- Audacity ----------------------------------------------------------------------------------------------------------


def audacity(*hand: str) -> Scenario:
    return Scenario(
        corp={
            "hand": ["Audacity", *hand],
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"root": ["Priority Requisition"]}},
        },
    )


@card("Audacity")
def test_audacity_trashes_hq_and_places_2_tokens() -> None:
    s = audacity("Hedge Fund", "Snare!")
    s.play("Audacity")
    assert sorted(s.options) == ["Ice Wall", "Priority Requisition"]
    s.choose("Ice Wall")
    s.choose("Priority Requisition")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Priority Requisition").counters["advancement"] == 1
    assert s.corp.hand == []
    assert sorted(s.corp.discard) == ["Audacity", "Hedge Fund", "Snare!"]
    s = audacity("Hedge Fund", "Snare!")
    s.play("Audacity", "Ice Wall", "Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 2


@card("Audacity")
def test_audacity_needs_3_cards_in_hq_itself_included() -> None:
    assert not audacity("Hedge Fund").can("Play Audacity")


# -- Red Planet Couriers -----------------------------------------------------------------------------------------------


@card("Red Planet Couriers")
def test_red_planet_couriers_moves_all_tokens_to_one_card() -> None:
    s = Scenario(
        corp={
            "hand": ["Red Planet Couriers"],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 2})]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 1})]},
                "Server 2": {"root": [("PAD Campaign", {"advancement": 3})]},
            },
            "credits": 5,
        },
    )
    s.play("Red Planet Couriers")
    assert sorted(s.options) == ["Ice Wall", "Priority Requisition"]
    s.choose("Priority Requisition")
    assert s.card("Priority Requisition").counters["advancement"] == 6
    assert s.card("Ice Wall").counters.get("advancement", 0) == 0
    assert s.card("PAD Campaign").counters.get("advancement", 0) == 0
    assert (s.corp.clicks, s.corp.credits) == (0, 0)


@card("Red Planet Couriers")
def test_red_planet_couriers_takes_3_clicks() -> None:
    s = Scenario(
        corp={
            "hand": ["Red Planet Couriers"],
            "clicks": 2,
            "servers": {"HQ": {"ice": [("Ice Wall", {"advancement": 2}), "Ice Wall"]}},
        }
    )
    assert not s.can("Play Red Planet Couriers")


# -- Success -----------------------------------------------------------------------------------------------------------


@card("Success")
def test_success_advances_a_card_as_often_as_the_forfeited_agenda_required() -> None:
    s = Scenario(
        corp={
            "hand": ["Success"],
            "scored": ["Priority Requisition"],
            "servers": {"Server 1": {"root": ["Oaktown Renovation+"]}, "HQ": {"ice": ["Enigma"]}},
            "credits": 0,
        },
    )
    s.play("Success", "Oaktown Renovation")
    assert s.card("Oaktown Renovation").counters["advancement"] == 5
    assert s.corp.credits == 2 * 4 + 3, "it is advanced, one time after another"
    assert s.corp.scored == []
    assert s.corp.clicks == 0


@card("Success")
def test_success_needs_an_agenda_3_clicks_and_something_to_advance() -> None:
    def corp(**more: object) -> dict[str, object]:
        servers = {"HQ": {"ice": ["Ice Wall"]}}
        return {"hand": ["Success"], "scored": ["Hostile Takeover"], "servers": servers, **more}

    assert Scenario(corp=corp()).can("Play Success")
    assert not Scenario(corp=corp(scored=[])).can("Play Success")
    assert not Scenario(corp=corp(clicks=2)).can("Play Success")
    assert not Scenario(corp=corp(servers={})).can("Play Success")


# -- Transparency Initiative -------------------------------------------------------------------------------------------


@card("Transparency Initiative")
def test_transparency_initiative_turns_an_agenda_faceup_and_pays_for_advancing_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Transparency Initiative"],
            "servers": {"Server 1": {"root": ["Priority Requisition"]}, "Server 2": {"root": ["Snare!"]}},
            "credits": 5,
        },
    )
    s.play("Transparency Initiative", "Priority Requisition")
    agenda = s.state.cards[s.card("Priority Requisition").id]
    assert agenda.faceup
    assert agenda.known == 3
    assert s.state.has_subtype(agenda, "public")
    s.pass_until("Advance Priority Requisition")
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == 5, "1 spent, 1 gained"


@card("Transparency Initiative")
def test_transparency_initiative_needs_a_facedown_agenda() -> None:
    for root in ("PAD Campaign", "Oaktown Renovation+"):
        s = Scenario(corp={"hand": ["Transparency Initiative"], "servers": {"Server 1": {"root": [root]}}})
        assert not s.can("Play Transparency Initiative")


@card("Transparency Initiative")
def test_advancing_another_card_pays_nothing_and_the_counter_leaves_with_its_host() -> None:
    s = Scenario(
        corp={
            "hand": ["Transparency Initiative"],
            "servers": {
                "Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]},
                "HQ": {"ice": ["Ice Wall"]},
            },
            "credits": 5,
        },
    )
    s.play("Transparency Initiative")
    s.choose("Pass")
    s.choose("Advance Ice Wall")
    assert s.corp.credits == 4
    s.choose("Score Hostile Takeover")
    assert "Transparency Initiative" in s.corp.discard


# -- Priority Construction ---------------------------------------------------------------------------------------------


@card("Priority Construction")
def test_priority_construction_installs_ice_on_a_remote_server_with_3_tokens() -> None:
    s = Scenario(
        corp={
            "hand": ["Priority Construction", "Enigma", "PAD Campaign"],
            "servers": {"Server 1": {"ice": ["Ice Wall"]}},
            "credits": 1,
        },
    )
    s.play("Priority Construction", "Enigma")
    assert sorted(s.options) == ["New server", "Server 1"]
    s.choose("Server 1")
    if s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.card("Enigma").counters["advancement"] == 3
    assert (s.corp.credits, s.corp.clicks) == (0, 1)


@card("Priority Construction")
def test_priority_construction_needs_ice_in_hq_and_2_clicks() -> None:
    assert not Scenario(corp={"hand": ["Priority Construction", "PAD Campaign"]}).can("Play Priority Construction")
    s = Scenario(corp={"hand": ["Priority Construction", "Enigma"], "clicks": 1})
    assert not s.can("Play Priority Construction")


@card("Red Planet Couriers")
@pytest.mark.parametrize(("where", "tokens", "can"), [("Satellite Grid+", 0, False), ("Crisium Grid", 1, True)])
def test_red_planet_couriers_need_a_token_that_can_be_moved(where: str, tokens: int, can: bool) -> None:
    ice = {"ice": [("Ice Wall+", {"advancement": tokens})], "root": [where]}
    servers = {"HQ": ice, "Server 1": {"root": ["Priority Requisition"]}}
    s = Scenario(corp={"hand": ["Red Planet Couriers"], "servers": servers, "credits": 9})
    assert s.can("Play Red Planet Couriers") == can


@card("Success", "Jemison Astronautics: Sacrifice. Audacity. Success.")
def test_jemison_places_tokens_before_success_advances() -> None:
    s = Scenario(
        corp={
            "identity": "Jemison Astronautics: Sacrifice. Audacity. Success.",
            "hand": ["Success"],
            "scored": ["Priority Requisition"],
            "servers": {"HQ": {"ice": ["Ice Wall", "Hadrian's Wall"]}},
            "credits": 0,
        },
    )
    s.play("Success", "Ice Wall", "Hadrian's Wall")
    assert s.card("Ice Wall").counters["advancement"] == 4
    assert s.card("Hadrian's Wall").counters["advancement"] == 5


@card("Audacity")
def test_audacity_may_find_nothing_to_advance_and_trashes_facedown() -> None:
    s = Scenario(corp={"hand": ["Audacity", "Hedge Fund", "Snare!"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    s.play("Audacity")
    assert s.corp.hand == []
    assert not any(s.state.cards[s.card(title).id].faceup for title in ("Hedge Fund", "Snare!"))


@card("Transparency Initiative", "Water Monopoly")
def test_an_agenda_that_was_turned_faceup_is_not_active() -> None:
    s = Scenario(
        corp={"hand": ["Transparency Initiative"], "servers": {"Server 1": {"root": ["Water Monopoly"]}}, "clicks": 1},
        runner={"hand": ["Kati Jones"], "credits": 2},
    )
    s.play("Transparency Initiative")
    s.pass_until("Run HQ")
    s.install("Kati Jones")
    assert s.runner.credits == 0


@card("Success", "Quarantine System")
def test_the_questions_speak_of_the_forfeited_agenda() -> None:
    servers = {"Server 1": {"root": ["Quarantine System+"]}, "HQ": {"ice": ["Ice Wall", "Enigma"]}}
    scored = ["Hostile Takeover", "Hostile Takeover"]
    s = Scenario(corp={"hand": ["Success"], "scored": scored, "servers": servers, "clicks": 4})
    s.choose("Gain 1 credit")
    s.use("Quarantine System", "Hostile Takeover")
    assert s.prompt.endswith("lowering its rez cost by 2 times the agenda points of the forfeited agenda.")
    s.choose("Done")
    s.pass_until("Play Success")
    s.play("Success")
    assert s.prompt.endswith("Advance it as many times as the advancement requirement of the forfeited agenda.")

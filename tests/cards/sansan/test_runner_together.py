"""Runner cards of the SanSan Cycle beside one another and beside cards that they meet first."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Street Peddler", "Fall Guy")
def test_a_street_peddler_that_is_saved_installs_nothing_and_keeps_its_cards() -> None:
    s = Scenario(
        runner={"rig": ["Fall Guy"], "hand": ["Street Peddler"], "deck": ["Mimic"] * 3, "credits": 9}, turn="runner"
    )
    s.install("Street Peddler")
    s.use("Street Peddler")
    s.use("Fall Guy")
    assert s.runner.rig == ["Street Peddler"]
    assert s.card("Street Peddler").hosted == ["Mimic"] * 3


@card("Street Peddler", "Hayley Kaplan: Universal Scholar")
def test_hayley_kaplan_answers_what_street_peddler_installs_in_the_turn_of_the_corp() -> None:
    s = Scenario(
        runner={
            "identity": "Hayley Kaplan: Universal Scholar",
            "hand": ["Street Peddler", "Kati Jones", "Corroder"],
            "deck": ["Mimic", "Diesel", "Diesel"],
            "credits": 9,
            "clicks": 1,
        },
        turn="runner",
    )
    s.install("Street Peddler")
    s.choose("Street Peddler")
    s.choose("No")
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"
    s.choose("Gain 1 credit")
    s.pass_until("Use Street Peddler")
    s.use("Street Peddler")
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Done")
    assert s.runner.rig == ["Mimic", "Corroder"]
    assert sorted(s.runner.discard) == ["Diesel", "Diesel", "Street Peddler"]


@card("Street Peddler")
def test_street_peddler_makes_room_for_a_program_as_any_install_does() -> None:
    s = Scenario(
        runner={
            "rig": ["Corroder", "Mimic", "Yog.0", "Ninja"],
            "hand": ["Street Peddler"],
            "deck": ["Faust", "Diesel", "Diesel"],
            "credits": 9,
        },
        turn="runner",
    )
    s.install("Street Peddler")
    s.use("Street Peddler", "Ninja")
    if s.can("Done"):
        s.choose("Done")
    assert s.runner.rig == ["Corroder", "Mimic", "Yog.0", "Faust"]


@card("Bookmark", 'Armand "Geist" Walker: Tech Lord')
def test_geist_draws_for_a_trashed_bookmark() -> None:
    s = Scenario(
        runner={
            "identity": 'Armand "Geist" Walker: Tech Lord',
            "rig": ["Bookmark"],
            "hand": ["Diesel"],
            "deck": ["Mimic"],
        },
        turn="runner",
    )
    s.use("Bookmark: Host", "Diesel")
    s.use("Bookmark: Add")
    assert sorted(s.runner.hand) == ["Diesel", "Mimic"]


@card("Gene Conditioning Shoppe", "Enhanced Vision")
def test_enhanced_vision_looks_twice_with_a_gene_conditioning_shoppe() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"rig": ["Gene Conditioning Shoppe", "Enhanced Vision"]},
        turn="runner",
    )
    for _ in range(3):
        s.run_on("Archives")
    assert sum("reveals" in line for line in s.log) == 2


@card("Traffic Jam", "SanSan City Grid")
def test_traffic_jam_and_sansan_city_grid_add_up() -> None:
    s = Scenario(
        corp={
            "scored": ["Hostile Takeover"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1}), "SanSan City Grid+"]}},
            "credits": 9,
        },
        runner={"hand": ["Traffic Jam"], "clicks": 1},
        turn="runner",
    )
    s.play("Traffic Jam")
    s.pass_until("Gain 1 credit")
    assert not s.can("Score Hostile Takeover")
    s.choose("Advance Hostile Takeover")
    assert s.can("Score Hostile Takeover"), "2, 1 more and 1 less"


@card("Paparazzi", "Paper Tripping")
def test_there_is_no_tag_to_remove_under_paparazzi() -> None:
    s = Scenario(runner={"rig": ["Paparazzi"], "hand": ["Paper Tripping"], "credits": 9}, turn="runner")
    assert not s.can("Play Paper Tripping")


@card("Muertos Gang Member", "Hacktivist Meeting")
def test_additional_costs_are_paid_for_what_muertos_gang_member_lets_the_corp_rez() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Hedge Fund"], "credits": 0},
        runner={"rig": ["Muertos Gang Member"], "hand": ["Hacktivist Meeting"], "deck": ["Diesel"]},
        turn="runner",
    )
    s.play("Hacktivist Meeting")
    s.use("Muertos Gang Member")
    s.choose("Yes")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.discard == ["Hedge Fund"]


@card("DDoS", "Muertos Gang Member")
def test_nothing_rezzes_the_outermost_ice_of_the_attacked_server_under_ddos() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"rig": ["DDoS", "Muertos Gang Member"], "deck": ["Diesel"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("DDoS")
    s.pass_until("Run HQ")
    s.choose("Run HQ")
    s.pass_until("Use Muertos Gang Member")
    s.use("Muertos Gang Member")
    s.choose("Yes")
    assert s.options == ["Enigma"], "the only one that it may choose"
    s.choose("Enigma")
    assert s.card("Enigma").rezzed
    assert not s.card("Ice Wall").rezzed


@card("Surfer", "Inside Job")
def test_surfing_goes_on_with_the_next_position_after_a_swap_outward() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+", "Wall of Static+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Surfer", "Corroder", "Yog.0"], "hand": ["Inside Job"], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.to_encounter()
    assert s.run is not None
    assert s.run.ice == "Wall of Static"
    s.use("Surfer")
    s.use("Corroder: +1")
    s.use("Corroder: Break")
    s.pass_until("Use Yog.0: Break")
    assert s.run.ice == "Enigma", "once more, from the other side"


@card("Comet", "Notoriety")
def test_comet_answers_an_event_that_has_become_something_else() -> None:
    s = Scenario(
        runner={"rig": ["Comet"], "hand": ["Notoriety", "Easy Mark"], "credits": 1, "clicks": 5}, turn="runner"
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.play("Notoriety")
    assert s.runner.scored == ["Notoriety"]
    s.choose("Yes")
    s.choose("Easy Mark")
    assert s.runner.credits == 3
    assert s.runner.clicks == 1


@card("Comet", "Labor Rights")
def test_comet_answers_an_event_that_is_removed_from_the_game() -> None:
    s = Scenario(
        runner={"rig": ["Comet"], "hand": ["Labor Rights", "Easy Mark"], "deck": ["Mimic"] * 3, "credits": 0},
        turn="runner",
    )
    s.play("Labor Rights")
    assert s.card("Labor Rights").zone == "removed from the game"
    s.choose("Yes")
    s.choose("Easy Mark")
    assert s.runner.credits == 3


@card("Street Peddler", "Rolodex")
def test_a_rolodex_trashed_with_a_street_peddler_was_never_active() -> None:
    s = Scenario(
        runner={"hand": ["Street Peddler"], "deck": ["Rolodex", "Mimic", *["Diesel"] * 5], "credits": 9}, turn="runner"
    )
    s.install("Street Peddler")
    s.use("Street Peddler", "Mimic")
    assert sorted(s.runner.discard) == ["Diesel", "Rolodex", "Street Peddler"]


@card("Bookmark", "Tyson Observatory")
def test_cards_hosted_on_a_bookmark_are_forgotten_by_the_corp() -> None:
    s = Scenario(
        runner={"rig": ["Bookmark", "Tyson Observatory"], "hand": ["Diesel"], "deck": ["Skulljack"]}, turn="runner"
    )
    s.use("Tyson Observatory", "Skulljack")
    assert s.card("Skulljack").known_to == ["corp", "runner"]
    s.pass_until("Use Bookmark: Host")
    s.use("Bookmark: Host", "Diesel", "Done")
    assert s.card("Diesel").known_to == ["runner"]
    assert s.card("Skulljack").known_to == ["runner"], "it may be the one that was hosted"


@card("Rolodex", "Slot Machine")
def test_what_slot_machine_revealed_is_unknown_after_rolodex() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Slot Machine+"]}}},
        runner={"hand": ["Rolodex"], "deck": ["Sure Gamble", "Diesel", "Mimic", "Kati Jones", "Ninja", "Yog.0"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.card("Mimic").known_to == ["corp", "runner"]
    s.pass_until("Install Rolodex")
    s.install("Rolodex", "Yog.0", "Mimic", "Diesel", "Ninja")
    assert s.runner.deck[:5] == ["Yog.0", "Mimic", "Diesel", "Ninja", "Kati Jones"]
    assert s.card("Mimic").known_to == ["runner"]


@card("Analog Dreamers", "Oaktown Renovation")
def test_a_faceup_agenda_is_not_unrezzed_for_analog_dreamers() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Oaktown Renovation+"]}}, "deck": ["Hedge Fund"]},
        runner={"rig": ["Analog Dreamers"]},
        turn="runner",
    )
    s.use("Analog Dreamers")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert "Server 1" in s.corp.servers


@card("Gang Sign", "HQ Interface")
def test_gang_sign_accesses_more_with_an_hq_interface_and_nothing_in_the_root() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"root": ["Ash 2X3ZB9CY"]},
                "Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]},
            },
            "hand": ["Hedge Fund"] * 3,
        },
        runner={"rig": ["Gang Sign", "HQ Interface"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"] * 2


@card("Trope", "Blacklist")
def test_trope_does_nothing_while_cards_cannot_leave_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": [("Trope", {"power": 2})], "discard": ["Diesel"]},
        turn="runner",
    )
    assert not s.can("Use Trope")


@card("DDoS")
def test_ddos_can_be_used_as_the_outermost_ice_is_approached() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Hedge Fund"]}, runner={"rig": ["DDoS"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("DDoS")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]

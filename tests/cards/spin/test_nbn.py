"""Spin cycle: NBN."""

from collections.abc import Mapping
from types import MappingProxyType

from netrunner.cards.vocabulary import WOULD_TRASH, Cost, Prevent, paid
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine import homemade
from tests.rulings import ruling

# -- RSVP --------------------------------------------------------------------------------------------------------------


def rsvp(root: list[str], **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["RSVP+", "Wall of Static+"], "root": root}}, "bad_publicity": 1},
        runner={"credits": 20, **runner},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("RSVP")
def test_rsvp_keeps_the_runner_from_spending_credits_in_this_run() -> None:
    s = rsvp(["PAD Campaign"], rig=["Corroder"])
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        assert not s.can("Use Corroder: Break")
        s.choose("Pass")
    assert s.run is None
    assert s.runner.credits == 20
    s.choose("Run Server 1")  # another run
    s.choose("Jack out", side="runner")
    s.pass_all()
    s.choose("Gain 1 credit")
    assert s.runner.credits == 21


@card("RSVP")
@ruling("FAQ/card/rsvp/1")
def test_after_rsvp_zero_credits_can_still_be_spent() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["Project Junebug", "Hedge Fund"]},
        runner={"credits": 20},
        turn="runner",
    )
    s.access("R&D")
    s.choose("Trash Project Junebug (0 credits)")
    assert s.corp.discard == ["Project Junebug"]
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"credits": 20},
        turn="runner",
    )
    s.access("R&D")
    assert s.options == ["No action"]


@card("RSVP")
def test_a_broken_rsvp_forbids_nothing() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"credits": 20, "rig": ["Gordian Blade"]},
        turn="runner",
    )
    s.choose("Run R&D")
    for _ in range(2):
        s.choose("Use Gordian Blade: +1 strength", side="runner")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        s.choose("Pass")
    assert s.can("Trash PAD Campaign (4 credits)")


# -- Character Assassination -------------------------------------------------------------------------------------------


def scored(
    title: str, tokens: int, definitions: Mapping[str, CardDef] = MappingProxyType({}), **runner: object
) -> Scenario:
    servers = {"Server 1": {"root": [(title, {"advancement": tokens})]}}
    s = Scenario(corp={"servers": servers}, runner=runner, definitions=definitions)
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s


@card("Character Assassination")
def test_character_assassination_trashes_a_resource_of_the_corps_choice() -> None:
    s = scored("Character Assassination", 4, rig=["Wyldside", "Crash Space", "Corroder"])
    assert (s.side, s.options) == ("corp", ["Wyldside", "Crash Space"])
    s.choose("Crash Space")
    assert s.runner.rig == ["Wyldside", "Corroder"]
    assert s.runner.discard == ["Crash Space"]
    s = scored("Character Assassination", 4, rig=["Corroder"])
    assert s.runner.rig == ["Corroder"]


@card("Character Assassination")
def test_nothing_prevents_character_assassination() -> None:
    guard = homemade.hardware("Guard", paid(Cost(0), Prevent(WOULD_TRASH), prevents=WOULD_TRASH))
    s = scored("Character Assassination", 4, definitions=homemade.by_title(guard), rig=["Wyldside", "Guard"])
    assert s.runner.rig == ["Guard"]


# -- Jackson Howard ----------------------------------------------------------------------------------------------------


def jackson(*discard: object, **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Jackson Howard+"]}},
            "discard": [*discard],
            "deck": ["Enigma", "Ice Wall", "Hunter"],
            "hand": [],
            **corp,
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Jackson Howard")
def test_jackson_howard_draws_two_cards_for_a_click() -> None:
    s = jackson()
    s.choose("Use Jackson Howard")
    assert s.corp.hand == ["Enigma", "Ice Wall"]
    assert s.corp.clicks == 1


@card("Jackson Howard")
def test_removing_jackson_howard_from_the_game_shuffles_up_to_three_cards_into_rnd() -> None:
    s = jackson("Nisei MK II", ("Snare!", "facedown"), "Hedge Fund", "Hedge Fund")
    s.use("Jackson Howard: Shuffle", "Nisei MK II", "Snare!", "Hedge Fund")
    assert s.card("Jackson Howard").zone == "removed from the game"
    assert s.corp.discard == ["Hedge Fund"]
    assert sorted(s.corp.deck) == ["Enigma", "Hedge Fund", "Hunter", "Ice Wall", "Nisei MK II", "Snare!"]
    assert s.card("Snare!").known_to == []
    assert s.card("Nisei MK II").known_to == []
    assert s.corp.clicks == 2
    assert "Server 1" not in s.corp.servers


@card("Jackson Howard")
def test_jackson_howard_may_shuffle_fewer_cards_or_none_and_rnd_is_shuffled_all_the_same() -> None:
    s = jackson("Nisei MK II", "Hedge Fund")
    s.use("Jackson Howard: Shuffle", "Nisei MK II", "Done")
    assert s.corp.discard == ["Hedge Fund"]
    s = jackson("Nisei MK II")
    s.use("Jackson Howard: Shuffle", "Done")
    assert s.corp.discard == ["Nisei MK II"]
    assert "The Corp shuffles R&D." in s.log
    assert s.card("Jackson Howard").zone == "removed from the game"
    assert not jackson().can("Use Jackson Howard: Shuffle")


@card("Jackson Howard")
def test_jackson_howard_can_be_used_in_the_runners_turn_only_while_rezzed() -> None:
    for title, usable in (("Jackson Howard+", True), ("Jackson Howard", False)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": [title]}}, "discard": ["Nisei MK II"], "credits": 0}, turn="runner"
        )
        s.choose("Run Archives")
        if usable:
            s.choose("Use Jackson Howard: Shuffle", side="corp")
            s.choose("Nisei MK II")
            s.pass_all()
            assert s.accessed == []
        else:
            assert not s.can("Use Jackson Howard")


@card("Jackson Howard")
def test_the_log_names_the_faceup_cards_that_jackson_howard_shuffles_and_no_others() -> None:
    s = jackson(("Snare!", "facedown"), "Hedge Fund")
    s.use("Jackson Howard: Shuffle", "Snare!", "Hedge Fund")
    told = str(s.game.view("runner")["log"])
    assert "Hedge Fund is put into R&D." in told
    assert "Snare!" not in told


# -- Invasion of Privacy -----------------------------------------------------------------------------------------------


def invade(corp: int, runner: int, *grip: str) -> Scenario:
    s = Scenario(corp={"hand": ["Invasion of Privacy"], "credits": 9}, runner={"hand": [*grip], "credits": 9})
    s.choose("Play Invasion of Privacy")
    assert (s.corp.clicks, s.corp.credits) == (1, 7)
    s.bid(corp=corp, runner=runner)
    return s


@card("Invasion of Privacy")
def test_invasion_of_privacy_reveals_the_grip_and_trashes_resources_and_events_up_to_the_margin() -> None:
    s = invade(2, 2, "Sure Gamble", "Wyldside", "Corroder", "Desperado", "Diesel")
    assert all(s.card(title).known_to == ["corp", "runner"] for title in s.runner.hand)
    assert (s.side, s.options) == ("corp", ["Sure Gamble", "Wyldside", "Diesel", "Done"])
    s.choose("Wyldside")
    s.choose("Diesel")
    assert s.runner.discard == ["Wyldside", "Diesel"]
    assert s.runner.hand == ["Sure Gamble", "Corroder", "Desperado"]
    assert s.corp.bad_publicity == 0


@card("Invasion of Privacy")
def test_invasion_of_privacy_may_trash_fewer() -> None:
    s = invade(0, 0, "Sure Gamble", "Wyldside")
    s.choose("Done")
    assert s.runner.hand == ["Sure Gamble", "Wyldside"]
    s = invade(0, 0, "Corroder", "Desperado")
    assert s.runner.hand == ["Corroder", "Desperado"]
    assert s.card("Corroder").known_to == ["corp", "runner"]
    assert s.can("Gain 1 credit")


@card("Invasion of Privacy")
def test_a_failed_invasion_of_privacy_gives_bad_publicity_and_shows_nothing() -> None:
    s = invade(0, 2, "Sure Gamble", "Wyldside")
    assert s.corp.bad_publicity == 1
    assert s.card("Wyldside").known_to == ["runner"]
    assert s.runner.hand == ["Sure Gamble", "Wyldside"]
    assert not Scenario(corp={"hand": ["Invasion of Privacy"], "clicks": 1}).can("Play Invasion of Privacy")


# -- Shipment from SanSan ----------------------------------------------------------------------------------------------


@card("Shipment from SanSan")
def test_shipment_from_sansan_places_up_to_two_tokens_on_one_card() -> None:
    servers = {"Server 1": {"root": ["Nisei MK II"]}, "HQ": {"ice": ["Ice Wall", "Enigma"]}}
    for number in (2, 1, 0):
        s = Scenario(corp={"hand": ["Shipment from SanSan"], "servers": servers, "credits": 0})
        s.choose("Play Shipment from SanSan")
        assert s.corp.clicks == 1
        assert sorted(option.partition(" (")[0] for option in s.options) == ["Ice Wall", "Nisei MK II"]
        s.choose("Nisei MK II")
        assert s.options == ["2", "1", "0"]
        s.choose(str(number))
        assert s.card("Nisei MK II").counters["advancement"] == number
        assert s.card("Ice Wall").counters["advancement"] == 0


@card("Shipment from SanSan")
def test_shipment_from_sansan_needs_two_clicks_and_a_card_that_can_be_advanced() -> None:
    servers = {"Server 1": {"root": ["Nisei MK II"]}}
    s = Scenario(corp={"hand": ["Shipment from SanSan"], "servers": servers, "clicks": 1})
    assert not s.can("Play Shipment from SanSan")
    s = Scenario(corp={"hand": ["Shipment from SanSan"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not s.can("Play Shipment from SanSan")


# -- City Surveillance -------------------------------------------------------------------------------------------------


def surveillance(credits_: int, title: str = "City Surveillance+") -> Scenario:
    s = Scenario(corp={"servers": {"Server 1": {"root": [title]}}}, runner={"credits": credits_})
    s.end_turn()
    return s


@card("City Surveillance")
def test_city_surveillance_tags_the_runner_who_does_not_pay_as_their_turn_begins() -> None:
    s = surveillance(3)
    assert (s.side, s.options) == ("runner", ["Yes", "No"])
    s.choose("Yes")
    assert (s.runner.credits, s.runner.tags) == (2, 0)
    s = surveillance(3)
    s.choose("No")
    assert (s.runner.credits, s.runner.tags) == (3, 1)


@card("City Surveillance")
def test_city_surveillance_tags_the_runner_who_cannot_pay_and_nobody_while_unrezzed() -> None:
    assert surveillance(0).runner.tags == 1
    s = surveillance(3, "City Surveillance")
    s.pass_until("Gain 1 credit")
    assert (s.runner.credits, s.runner.tags) == (3, 0)


# -- TGTBT -------------------------------------------------------------------------------------------------------------


@card("TGTBT")
def test_tgtbt_tags_the_runner_wherever_it_is_accessed() -> None:
    places: dict[str, dict[str, object]] = {
        "Server 1": {"servers": {"Server 1": {"root": ["TGTBT"]}}},
        "HQ": {"hand": ["TGTBT"]},
        "R&D": {"deck": ["TGTBT", "Hedge Fund"]},
        "Archives": {"discard": [("TGTBT", "facedown")]},
    }
    for place, corp in places.items():
        s = Scenario(corp=corp, turn="runner")
        s.run_on(place)
        assert s.runner.tags == 1
        assert s.runner.scored == ["TGTBT"]


@card("TGTBT")
def test_tgtbt_is_revealed_from_rnd_before_the_tag_can_be_avoided() -> None:
    s = Scenario(corp={"deck": ["TGTBT", "Hedge Fund"]}, runner={"rig": ["Decoy"]}, turn="runner")
    s.access("R&D")
    assert s.card("TGTBT").known_to == ["corp", "runner"]
    s.choose("Use Decoy", side="runner")
    s.pass_all()
    assert s.runner.tags == 0


# -- Sweeps Week -------------------------------------------------------------------------------------------------------


@card("Sweeps Week")
def test_sweeps_week_gains_a_credit_for_each_card_in_the_grip() -> None:
    s = Scenario(corp={"hand": ["Sweeps Week"], "credits": 1}, runner={"hand": ["Diesel"] * 7})
    s.choose("Play Sweeps Week")
    assert s.corp.credits == 7
    assert not Scenario(corp={"hand": ["Sweeps Week"]}, runner={"hand": []}).can("Play Sweeps Week")


# -- Market Research ---------------------------------------------------------------------------------------------------


@card("Market Research")
def test_market_research_is_worth_a_point_more_if_the_runner_is_tagged_when_it_is_scored() -> None:
    s = scored("Market Research", 4, tags=1)
    assert s.card("Market Research").counters["agenda"] == 1
    assert s.corp.score == 3
    s.give("runner", tags=-1)
    assert s.corp.score == 3
    s = scored("Market Research", 4)
    assert s.card("Market Research").counters["agenda"] == 0
    assert s.corp.score == 2
    s.give("runner", tags=1)
    assert s.corp.score == 2


@card("Market Research")
def test_market_research_is_worth_two_points_to_the_runner_who_swaps_it_away() -> None:
    s = Scenario(
        corp={"scored": [("Market Research", {"agenda": 1})], "servers": {"Server 1": {"root": ["Hostile Takeover"]}}},
        runner={"rig": ["Turntable"]},
        turn="runner",
    )
    assert s.corp.score == 3
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    assert (s.corp.score, s.runner.score) == (1, 2)


@card("Market Research")
def test_the_counter_of_market_research_can_win_the_game() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Market Research", {"advancement": 4})]}},
            "scored": ["Nisei MK II", "Nisei MK II"],
        },
        runner={"tags": 1},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Market Research")
    assert s.result is not None
    assert (s.result.winner, s.corp.score) == ("corp", 7)


# -- Broadcast Square --------------------------------------------------------------------------------------------------


def broadcast(**runner: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Broadcast Square+"]},
                "Server 2": {"root": [("Profiteering", {"advancement": 3})]},
            },
            "credits": 1,
        },
        runner={"credits": 9, **runner},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Profiteering")
    return s


@card("Broadcast Square", "Profiteering")
def test_a_successful_trace_of_broadcast_square_avoids_all_of_the_bad_publicity() -> None:
    s = broadcast()
    s.choose("3")
    assert s.corp.bad_publicity == 0
    s.bid(corp=0, runner=2)
    assert s.corp.bad_publicity == 0
    assert s.corp.credits == 2  # none was taken, so Profiteering gains nothing


@card("Broadcast Square", "Profiteering")
def test_bad_publicity_is_taken_when_the_trace_of_broadcast_square_fails() -> None:
    s = broadcast()
    s.choose("2")
    s.bid(corp=1, runner=4)
    assert s.corp.bad_publicity == 2
    assert s.corp.credits == 11
    assert s.can("Gain 1 credit")  # one trace, not one after another


@card("Broadcast Square", "Profiteering")
def test_broadcast_square_has_nothing_to_trace_when_no_bad_publicity_is_coming() -> None:
    s = broadcast()
    s.choose("0")
    assert s.can("Gain 1 credit")
    assert (s.corp.bad_publicity, s.corp.credits) == (0, 2)


@card("Broadcast Square", "Geothermal Fracking")
def test_what_comes_together_with_avoided_bad_publicity_still_happens() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Broadcast Square+"]}},
            "scored": [("Geothermal Fracking", {"agenda": 1})],
            "credits": 0,
        },
        runner={"credits": 0},
    )
    s.choose("Use Geothermal Fracking")
    s.bid(corp=0, runner=0)
    assert (s.corp.credits, s.corp.bad_publicity) == (7, 0)


@card("Broadcast Square")
def test_an_unrezzed_broadcast_square_does_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Broadcast Square"]}, "HQ": {"ice": ["Grim"]}}, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Grim")
    assert s.corp.bad_publicity == 1


@card("Broadcast Square", "Grim")
def test_broadcast_square_traces_for_bad_publicity_of_every_source() -> None:
    for bid, taken in ((3, 1), (2, 0)):
        s = Scenario(
            corp={
                "servers": {"Server 1": {"root": ["Broadcast Square+"]}, "HQ": {"ice": ["Grim"]}},
                "credits": 5,
            },
            runner={"credits": 9},
            turn="runner",
        )
        s.choose("Run HQ")
        s.rez("Grim")
        s.bid(corp=0, runner=bid)
        assert s.corp.bad_publicity == taken
        assert s.phase == "approach server"


@card("Broadcast Square", "Clone Retirement")
def test_broadcast_square_traces_when_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Broadcast Square+"]}}, "hand": ["Clone Retirement"], "credits": 0},
        runner={"credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.scored == ["Clone Retirement"]
    assert s.corp.bad_publicity == 0


# -- Corporate Shuffle -------------------------------------------------------------------------------------------------


@card("Corporate Shuffle")
def test_corporate_shuffle_shuffles_hq_into_rnd_and_draws_five_cards() -> None:
    s = Scenario(corp={"hand": ["Corporate Shuffle", "Hunter", "Snare!"], "deck": ["Enigma", "Ice Wall", "Hunter"]})
    s.choose("Play Corporate Shuffle")
    assert s.corp.clicks == 1
    assert sorted(s.corp.hand) == ["Enigma", "Hunter", "Hunter", "Ice Wall", "Snare!"]
    assert s.corp.deck == []
    assert s.corp.discard == ["Corporate Shuffle"]
    assert not Scenario(corp={"hand": ["Corporate Shuffle"], "clicks": 1}).can("Play Corporate Shuffle")


@card("Corporate Shuffle")
def test_corporate_shuffle_shuffles_rnd_even_with_nothing_else_in_hq() -> None:
    s = Scenario(corp={"hand": ["Corporate Shuffle"], "deck": ["Enigma", *["Hunter"] * 9]})
    s.choose("Play Corporate Shuffle")
    assert len(s.corp.hand) == 5
    assert any("shuffles" in line for line in s.log)

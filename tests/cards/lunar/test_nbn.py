"""Lunar Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

HUB = "Near-Earth Hub: Broadcast Center"

# -- Near-Earth Hub ----------------------------------------------------------------------------------------------------


@card("Near-Earth Hub: Broadcast Center")
def test_the_first_new_server_each_turn_draws_a_card() -> None:
    hand = ["PAD Campaign", "Melange Mining Corp."]
    s = Scenario(corp={"identity": HUB, "hand": hand, "deck": ["Hedge Fund"] * 3, "credits": 0})
    s.install("PAD Campaign", "New server")
    assert s.corp.hand == ["Melange Mining Corp.", "Hedge Fund"]
    s.install("Melange Mining Corp.", "New server")
    assert s.corp.hand == ["Hedge Fund"]


@card("Near-Earth Hub: Broadcast Center")
def test_an_install_in_a_server_that_is_there_creates_none() -> None:
    s = Scenario(
        corp={
            "identity": HUB,
            "credits": 0,
            "hand": ["Ice Wall", "PAD Campaign"],
            "deck": ["Hedge Fund"] * 3,
            "servers": {"Server 1": {"root": ["Melange Mining Corp."]}},
        }
    )
    s.install("Ice Wall", "Server 1")
    assert s.corp.hand == ["PAD Campaign"]
    s.install("PAD Campaign", "Server 1")
    assert s.corp.hand == []  # the server never ceased to exist


# -- Daily Business Show -----------------------------------------------------------------------------------------------


def show(copies: int) -> Scenario:
    servers = {f"Server {n + 1}": {"root": ["Daily Business Show+"]} for n in range(copies)}
    return Scenario(
        corp={"servers": servers, "hand": ["Snare!"], "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Chum"]},
    )


@card("Daily Business Show")
def test_the_first_draw_each_turn_is_one_card_more_and_one_goes_to_the_bottom() -> None:
    s = show(1)
    s.choose("Draw 1 card")
    assert s.options == ["Hedge Fund", "Ice Wall"]  # not Snare!, which was not drawn
    assert s.prompt == "Daily Business Show: put 1 of the drawn cards on the bottom of R&D."
    s.choose("Hedge Fund")
    assert s.corp.hand == ["Snare!", "Ice Wall"]
    assert s.corp.deck == ["Enigma", "Hunter", "Chum", "Hedge Fund"]
    s.choose("Draw 1 card")
    assert s.corp.hand == ["Snare!", "Ice Wall", "Enigma"]


@card("Daily Business Show")
def test_the_runner_who_knew_the_top_card_is_not_told_whether_it_goes_to_the_bottom() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Daily Business Show+"]}}, "deck": ["PAD Campaign", "Enigma", "Chum"]},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.card("PAD Campaign").known_to == ["runner"]
    s.end_turn()
    s.choose("PAD Campaign")
    assert s.corp.deck == ["Chum", "PAD Campaign"]
    assert s.card("PAD Campaign").known_to == ["corp"]
    assert s.game.view("runner")["log"][-1]["text"] == "A card is put on the bottom of R&D."


@card("Daily Business Show")
def test_the_draw_of_the_draw_phase_is_the_first() -> None:
    s = show(1)
    s.next_turn()
    assert s.options == ["Hedge Fund", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.corp.deck[-1] == "Ice Wall"
    assert s.side == "corp"


@card("Daily Business Show")
@ruling("FAQ/card/daily-business-show/1")
def test_two_shows_draw_3_cards_and_put_2_on_the_bottom() -> None:
    s = show(2)
    s.choose("Draw 1 card")
    s.choose("Daily Business Show (Server 1)")
    assert s.options == ["Hedge Fund", "Ice Wall", "Enigma"], "all of them are drawn at once (RR/additional)"
    s.choose("Hedge Fund")
    assert s.options == ["Ice Wall", "Enigma"]
    s.choose("Ice Wall")
    assert s.corp.hand == ["Snare!", "Enigma"]
    assert s.corp.deck == ["Hunter", "Chum", "Hedge Fund", "Ice Wall"]


@card("Daily Business Show", "System Outage")
@ruling("RR/additional/1")
def test_the_additional_card_belongs_to_the_first_draw() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Daily Business Show+"]}}, "deck": ["Chum"] * 9, "credits": 5},
        runner={"hand": ["System Outage"]},
        turn="runner",
    )
    s.play("System Outage")
    s.end_turn()
    s.choose("Chum")  # the draw of the draw phase, and the additional card
    assert s.corp.credits == 5
    s.choose("Draw 1 card")
    assert s.corp.credits == 4


@card("Daily Business Show", "Shannon Claire")
def test_an_additional_card_is_drawn_as_the_first_is() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Daily Business Show+"]}, "Server 2": {"root": ["Shannon Claire+"]}},
            "deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"],
        }
    )
    s.choose("Use Shannon Claire")
    assert s.options == ["Hunter", "Enigma"]


# -- Troll -------------------------------------------------------------------------------------------------------------


def troll(corp_bid: str = "0", clicks: int = 4) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Troll+"]}}, "credits": 5},
        runner={"credits": 1, "clicks": clicks},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose(corp_bid)
    return s


@card("Troll")
def test_troll_takes_a_click_or_ends_the_run() -> None:
    s = troll()
    s.choose("0")
    assert s.side == "runner"
    s.choose("End the run")
    assert s.run is None
    s = troll()
    s.choose("0")
    s.choose("Lose 1 click")
    assert s.runner.clicks == 2
    assert s.run is not None


@card("Troll")
def test_a_runner_without_clicks_must_end_the_run() -> None:
    s = troll(clicks=1)
    s.choose("0")
    assert s.run is None


@card("Troll")
def test_a_failed_trace_does_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Troll+"]}}, "credits": 0}, runner={"credits": 2}, turn="runner")
    s.choose("Run HQ")
    s.choose("2")
    assert s.runner.clicks == 3
    assert s.phase == "approach server"


# -- Virgo -------------------------------------------------------------------------------------------------------------


def virgo(corp_bid: str, runner_bid: str) -> int:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Virgo+"]}}, "credits": 5}, runner={"credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s.runner.tags


@card("Virgo")
@ruling("FAQ/card/taurus/1")
def test_virgo_gives_a_tag_for_success_and_one_for_strength_5_either_way() -> None:
    assert virgo("0", "0") == 1
    assert virgo("3", "0") == 2
    assert virgo("3", "5") == 1
    assert virgo("2", "4") == 0


# -- Targeted Marketing ------------------------------------------------------------------------------------------------


def marketing(name: str, **runner: object) -> Scenario:
    s = Scenario(corp={"hand": ["Targeted Marketing"], "credits": 0}, runner={"credits": 9, **runner})
    s.choose("Play Targeted Marketing")
    assert len(s.options) > 500  # any card can be named, whatever is in the Runner's deck
    s.choose(name)
    s.end_turn()
    return s


@card("Targeted Marketing")
def test_each_copy_played_gains_10_credits() -> None:
    s = marketing("Sure Gamble", hand=["Sure Gamble", "Sure Gamble", "Diesel"])
    before = s.corp.credits
    s.choose("Play Diesel")
    assert s.corp.credits == before
    s.choose("Play Sure Gamble")
    s.choose("Play Sure Gamble")
    assert s.corp.credits == before + 20


@card("Targeted Marketing")
def test_a_copy_installed_gains_them_too() -> None:
    s = marketing("Corroder", hand=["Corroder"])
    before = s.corp.credits
    s.choose("Install Corroder")
    assert s.corp.credits == before + 10


@card("Targeted Marketing")
def test_the_name_is_open_to_both() -> None:
    s = marketing("Corroder")
    for side in ("corp", "runner"):
        assert "Corroder" in str(s.game.view(side))


@card("Targeted Marketing")
@ruling("FAQ/card/targeted-marketing/1")
def test_a_named_current_that_takes_its_place_gains_nothing() -> None:
    s = marketing("Itinerant Protesters", hand=["Itinerant Protesters"])
    before = s.corp.credits
    s.choose("Play Itinerant Protesters")
    assert s.corp.credits == before
    assert s.corp.discard == ["Targeted Marketing"]

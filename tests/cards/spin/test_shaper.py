"""The Shaper cards of the Spin cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Eureka! -----------------------------------------------------------------------------------------------------------


@card("Eureka!")
def test_eureka_installs_the_top_card_of_the_stack_for_ten_less() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Blackguard"], "credits": 4}, turn="runner")
    s.choose("Play Eureka!")
    assert s.runner.clicks == 2
    s.choose("Yes")
    assert s.runner.rig == ["Blackguard"]
    assert s.runner.credits == 0  # 3 to play, and 11 - 10


@card("Eureka!")
@ruling("FAQ/card/eureka/1")
def test_eureka_installs_cheaper_cards_too() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Corroder"], "credits": 3}, turn="runner")
    s.choose("Play Eureka!")
    s.choose("Yes")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 0


@card("Eureka!")
def test_eureka_trashes_what_the_runner_does_not_install() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Corroder", "Mimic"], "credits": 3}, turn="runner")
    s.choose("Play Eureka!")
    s.choose("No")
    assert sorted(s.runner.discard) == ["Corroder", "Eureka!"]
    assert s.runner.deck == ["Mimic"]


@card("Eureka!")
def test_eureka_trashes_what_cannot_be_installed() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Sure Gamble"], "credits": 3}, turn="runner")
    s.choose("Play Eureka!")
    assert sorted(s.runner.discard) == ["Eureka!", "Sure Gamble"]
    assert "Sure Gamble is revealed." in s.log
    s = Scenario(runner={"hand": ["Eureka!"], "rig": ["Desperado"], "deck": ["Grimoire"], "credits": 9}, turn="runner")
    s.choose("Play Eureka!")
    assert "Grimoire" in s.runner.discard


@card("Eureka!")
def test_eureka_needs_two_clicks() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Corroder"], "clicks": 1}, turn="runner")
    assert not s.can("Play Eureka!")


# -- Paintbrush --------------------------------------------------------------------------------------------------------


def painted(subtype: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Hunter"]}}},
        runner={"rig": ["Paintbrush", "Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.use("Paintbrush", f"Ice Wall gains {subtype} until the end of the next run this turn")
    return s


@card("Paintbrush")
def test_paintbrush_gives_a_rezzed_piece_of_ice_a_subtype_until_the_end_of_the_next_run() -> None:
    s = painted("code gate")
    assert sorted(s.card("Ice Wall").subtypes) == ["barrier", "code gate"]
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: break", side="runner")
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert s.card("Ice Wall").subtypes == ["barrier"]


@card("Paintbrush")
def test_any_next_run_uses_the_paint_up() -> None:
    s = painted("sentry")
    assert "sentry" in s.card("Ice Wall").subtypes
    s.choose("Run Archives")
    assert "sentry" in s.card("Ice Wall").subtypes
    s.pass_all()
    assert s.card("Ice Wall").subtypes == ["barrier"]


@card("Paintbrush")
@ruling("FAQ/card/paintbrush/1")
def test_the_paint_comes_off_at_the_end_of_a_turn_without_a_run() -> None:
    s = painted("code gate")
    s.end_turn()
    assert s.card("Ice Wall").subtypes == ["barrier"]


@card("Paintbrush")
def test_paintbrush_needs_rezzed_ice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"rig": ["Paintbrush"]}, turn="runner")
    assert not s.can("Use Paintbrush")


@card("Paintbrush")
def test_paintbrush_asks_for_the_ice_alone_and_then_names_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"]}}}, runner={"rig": ["Paintbrush"]}, turn="runner"
    )
    s.choose("Use Paintbrush")
    assert s.prompt == "Paintbrush: choose a rezzed piece of ice."
    s.choose("Enigma")
    assert s.options[0] == "Enigma gains sentry until the end of the next run this turn"

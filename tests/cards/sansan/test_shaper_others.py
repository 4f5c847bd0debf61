"""The Shaper identity, events and resources of the SanSan Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Gene Conditioning Shoppe ------------------------------------------------------------------------------------------


@card("Gene Conditioning Shoppe", "Symmetrical Visage")
def test_gene_conditioning_shoppe_lets_genetics_trigger_a_second_time_and_no_third() -> None:
    s = Scenario(runner={"rig": ["Gene Conditioning Shoppe", "Symmetrical Visage"], "credits": 0}, turn="runner")
    for credits in (1, 2, 2):
        s.choose("Draw 1 card")
        assert s.runner.credits == credits


@card("Gene Conditioning Shoppe")
def test_two_gene_conditioning_shoppes_do_no_more_than_one() -> None:
    s = Scenario(
        runner={"rig": ["Gene Conditioning Shoppe", "Gene Conditioning Shoppe", "Symmetrical Visage"], "credits": 0},
        turn="runner",
    )
    for _ in range(3):
        s.choose("Draw 1 card")
    assert s.runner.credits == 2


@card("Gene Conditioning Shoppe")
def test_gene_conditioning_shoppe_installed_after_the_first_time_counts_the_second() -> None:
    s = Scenario(
        runner={"rig": ["Symmetrical Visage"], "hand": ["Gene Conditioning Shoppe"], "credits": 2}, turn="runner"
    )
    s.choose("Draw 1 card")
    s.install("Gene Conditioning Shoppe")
    assert s.runner.credits == 1
    s.choose("Draw 1 card")
    assert s.runner.credits == 2


@card("Gene Conditioning Shoppe", "Adjusted Chronotype")
def test_gene_conditioning_shoppe_works_for_adjusted_chronotype() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Gene Conditioning Shoppe", "Adjusted Chronotype"]},
        turn="runner",
    )
    for clicks in (3, 2, 0):
        s.choose("Run HQ")
        s.pass_all()
        assert s.runner.clicks == clicks


@card("Gene Conditioning Shoppe")
def test_gene_conditioning_shoppe_is_for_genetics_only() -> None:
    s = Scenario(
        runner={"rig": ["Gene Conditioning Shoppe"], "identity": "Laramy Fisk: Savvy Investor"},
        corp={"hand": []},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.run_on("Archives")
    assert len(s.corp.hand) == 1


@card("Gene Conditioning Shoppe", "Synthetic Blood")
def test_gene_conditioning_shoppe_works_for_synthetic_blood() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Gene Conditioning Shoppe", "Synthetic Blood"], "hand": ["Mimic"] * 8},
        turn="runner",
    )
    for cards in (6, 4, 1):
        s.run_on("R&D")
        assert len(s.runner.hand) == cards


# -- Synthetic Blood ---------------------------------------------------------------------------------------------------


@card("Synthetic Blood")
def test_synthetic_blood_draws_for_the_first_damage_of_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Synthetic Blood"], "hand": ["Mimic"] * 8, "deck": ["Diesel", "Sure Gamble"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 6
    assert len(s.runner.discard) == 3
    s.run_on("HQ")
    assert len(s.runner.hand) == 3, "nothing is drawn the second time"


@card("Synthetic Blood")
def test_prevented_damage_would_have_been_the_first() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine+"]}, "R&D": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Synthetic Blood", "Net Shield"], "hand": ["Mimic"] * 4, "deck": ["Diesel"], "credits": 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Net Shield")
    s.use("Net Shield")
    s.pass_all()
    assert len(s.runner.hand) == 4
    s.run_on("R&D")
    assert len(s.runner.hand) == 1, "the second time"


# -- Hayley Kaplan: Universal Scholar ----------------------------------------------------------------------------------


def hayley(*hand: str, **runner: object) -> Scenario:
    spec = {"identity": "Hayley Kaplan: Universal Scholar", "hand": list(hand), "credits": 9, **runner}
    return Scenario(runner=spec, turn="runner")


@card("Hayley Kaplan: Universal Scholar")
def test_hayley_kaplan_installs_a_second_card_of_the_same_type() -> None:
    s = hayley("Corroder", "Mimic", "Dyson Mem Chip", "Kati Jones")
    s.install("Corroder")
    assert "install another program from your grip" in s.prompt
    s.choose("Yes")
    assert "The Runner uses Hayley Kaplan: Universal Scholar." in s.log
    s.choose("Mimic")
    s.choose("Done")  # nothing is trashed for it
    assert s.runner.rig == ["Corroder", "Mimic"], "the only other program"
    assert s.runner.credits == 9 - 2 - 3
    assert s.runner.clicks == 3


@card("Hayley Kaplan: Universal Scholar")
def test_hayley_kaplan_offers_only_what_is_of_that_type_and_can_be_paid_for() -> None:
    s = hayley("Kati Jones", "Aesop's Pawnshop", "Liberated Account", "Corroder", "Diesel", credits=5)
    s.install("Kati Jones")
    s.choose("Yes")
    s.choose("Aesop's Pawnshop")
    assert s.runner.rig == ["Kati Jones", "Aesop's Pawnshop"]
    assert s.runner.credits == 2


@card("Hayley Kaplan: Universal Scholar")
def test_hayley_kaplan_is_asked_once_a_turn_and_may_decline() -> None:
    s = hayley("Corroder", "Mimic", "Yog.0", credits=20)
    s.install("Corroder")
    s.choose("No")
    s.install("Mimic")
    assert not s.can("Yes")
    assert s.runner.hand == ["Yog.0"]


@card("Hayley Kaplan: Universal Scholar")
def test_hayley_kaplan_is_asked_even_if_nothing_fits() -> None:
    s = hayley("Corroder", "Kati Jones")
    s.install("Corroder")
    assert s.options == ["No"], "the Corp must not learn that there is no program in the grip"


@card("Hayley Kaplan: Universal Scholar")
def test_a_facedown_card_has_no_type_for_hayley_kaplan() -> None:
    s = hayley("Corroder", rig=["Hunting Grounds"], deck=["Mimic"] * 3)
    s.choose("Gain 1 credit")
    s.use("Hunting Grounds")
    assert s.options == ["No"]
    s.pass_all()
    s.install("Corroder")
    assert not s.can("Yes"), "the first install is over"


# -- Game Day ----------------------------------------------------------------------------------------------------------


@card("Game Day")
def test_game_day_fills_the_grip_for_two_clicks() -> None:
    s = Scenario(runner={"hand": ["Game Day", "Diesel"], "credits": 1}, turn="runner")
    s.play("Game Day")
    assert len(s.runner.hand) == 5
    assert s.runner.clicks == 2
    assert s.runner.credits == 0


@card("Game Day", "Beach Party")
def test_game_day_goes_by_the_maximum_hand_size() -> None:
    s = Scenario(runner={"hand": ["Game Day"], "rig": ["Beach Party"]}, turn="runner")
    s.play("Game Day")
    assert len(s.runner.hand) == 10


@card("Game Day")
def test_game_day_itself_is_no_card_in_the_grip() -> None:
    s = Scenario(runner={"hand": ["Game Day", *["Diesel"] * 4]}, turn="runner")
    s.play("Game Day")
    assert len(s.runner.hand) == 5
    full = Scenario(runner={"hand": ["Game Day", *["Diesel"] * 5]}, turn="runner")
    assert not full.can("Play Game Day")
    late = Scenario(runner={"hand": ["Game Day"], "clicks": 1}, turn="runner")
    assert not late.can("Play Game Day")


# -- Tyson Observatory -------------------------------------------------------------------------------------------------


@card("Tyson Observatory")
def test_tyson_observatory_finds_hardware_for_two_clicks() -> None:
    s = Scenario(runner={"rig": ["Tyson Observatory"], "deck": ["Diesel", "Skulljack", "Mimic"]}, turn="runner")
    s.use("Tyson Observatory")
    s.choose("Skulljack")
    assert s.runner.hand == ["Skulljack"], "the only piece of hardware"
    assert s.card("Skulljack").known_to == ["corp", "runner"], "it was revealed"
    assert s.runner.clicks == 2
    assert "The Runner shuffles the stack." in s.log


@card("Tyson Observatory")
def test_tyson_observatory_needs_both_clicks() -> None:
    s = Scenario(runner={"rig": ["Tyson Observatory"], "deck": ["Skulljack"], "clicks": 1}, turn="runner")
    assert not s.can("Use Tyson Observatory")


# -- Fan Site ----------------------------------------------------------------------------------------------------------


@card("Fan Site")
def test_fan_site_becomes_an_agenda_worth_nothing_as_the_corp_scores() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["Fan Site", "Fan Site"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    s.choose(s.options[0])  # which of them is first
    assert s.runner.scored == ["Fan Site", "Fan Site"]
    assert s.runner.rig == []
    assert s.runner.score == 0


@card("Fan Site", "Data Dealer")
def test_fan_site_can_be_forfeited() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}, "clicks": 1},
        runner={"rig": ["Fan Site", "Data Dealer"], "credits": 0},
    )
    s.choose("Gain 1 credit")
    s.pass_until("Score Hostile Takeover")
    s.choose("Score Hostile Takeover")
    s.pass_until("Use Data Dealer")
    s.use("Data Dealer")
    assert s.runner.credits == 9
    assert s.runner.scored == []

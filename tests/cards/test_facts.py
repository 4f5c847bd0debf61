"""The facts of the pool, and the matching of titles."""

import importlib
import importlib.util
import json
from pathlib import Path

import pytest

from netrunner.cards.data.most_wanted import list_at, most_wanted_lists
from netrunner.cards.data.sets import rotation_at, sets
from netrunner.cards.facts import (
    TYPES,
    UnknownCard,
    all_facts,
    approximate,
    by_code,
    find,
    nearest,
    newer_than_pool,
    normalised,
)

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "cards"


def test_the_pool_has_every_title_and_printing() -> None:
    cards = all_facts().values()
    assert len(cards) == 1420
    codes = [printing.code for card in cards for printing in card.printings]
    assert len(codes) == len(set(codes)) == 1552
    assert sum(len(card.printings) > 1 for card in cards) == 132


def test_every_fact_is_of_its_kind() -> None:
    packs, factions = sets().packs, sets().factions
    for card in all_facts().values():
        assert card.side in ("corp", "runner")
        assert card.type in TYPES
        assert card.faction in factions
        assert all(printing.pack in packs for printing in card.printings)
        assert all(subtype == subtype.lower() for subtype in card.subtypes)
        assert (card.minimum_deck_size is not None) == (card.type == "identity")
        assert (card.points is not None) == (card.advancement is not None) == (card.type == "agenda")
        assert (card.memory is not None) == (card.type == "program")
        assert card.deck_limit in (1, 3, 6)
        has_cost = card.type not in ("agenda", "identity")
        assert (card.cost is not None or card.cost_x) == has_cost


def test_an_x_is_not_the_same_as_no_cost() -> None:
    psychographics, requisition = find("Psychographics"), find("Priority Requisition")
    assert (psychographics.cost, psychographics.cost_x) == (None, True)
    assert (requisition.cost, requisition.cost_x) == (None, False)
    assert find("Surveyor").strength_x
    assert not find("Trypano").strength_x


def test_no_influence_value_is_not_the_same_as_none_to_pay() -> None:
    assert find("Nisei MK II").influence is None
    assert find("Hedge Fund").influence == 0
    assert find("Account Siphon").influence == 4


def test_astroscript_carries_its_erratum() -> None:
    assert find("AstroScript Pilot Program").deck_limit == 1


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("hedge fund", "Hedge Fund"),
        ("Deja Vu", "Déjà Vu"),
        ("Draco", "Dracō"),
        ("Melange Mining Corp", "Melange Mining Corp."),
        ("YOG.0", "Yog.0"),
        ("yog0", "Yog.0"),
        ("Aesop’s Pawnshop", "Aesop's Pawnshop"),
        ("“Freedom Through Equality”", '"Freedom Through Equality"'),
        ("O2 Shortage", "O₂ Shortage"),
        ("Noise", "Noise: Hacker Extraordinaire"),
        ("noise hacker extraordinaire", "Noise: Hacker Extraordinaire"),
        ('Kate "Mac" McCaffrey', 'Kate "Mac" McCaffrey: Digital Tinker'),
        ("Fairchild", "Fairchild"),
        ("Director Haas", "Director Haas"),
        ("Hunter", "Hunter"),
        ("Imp", "Imp"),
        ("NBN: The World is Yours", "NBN: The World is Yours*"),
        ("SNARE", "Snare!"),
    ],
)
def test_a_title_is_found_however_it_is_spelled(typed: str, title: str) -> None:
    assert find(typed).title == title


def test_spellings_never_collide() -> None:
    assert len({normalised(title) for title in all_facts()}) == 1420


def test_every_identity_with_an_unshared_name_is_found_without_its_subtitle() -> None:
    identities = [card for card in all_facts().values() if card.type == "identity"]
    names = [card.title.split(":")[0] for card in identities]
    for card, name in zip(identities, names, strict=True):
        if names.count(name) == 1:
            assert find(name) is card


def test_a_name_that_several_identities_share_is_ambiguous() -> None:
    with pytest.raises(UnknownCard, match=r"Personal Evolution.*Replicating Perfection.*Potential Unleashed") as caught:
        find("Jinteki")
    assert caught.value.ambiguous


def test_the_pack_settles_an_incomplete_title() -> None:
    """TR/deck-lists/ex1: "Ichi" alone is not enough, "Ichi (Core Set)" is."""
    with pytest.raises(UnknownCard):
        find("Ichi")
    assert find("Ichi", pack="core").title == "Ichi 1.0"
    assert find("Jinteki", pack="core").title == "Jinteki: Personal Evolution"


def test_an_unknown_title_names_the_nearest() -> None:
    with pytest.raises(LookupError, match="no card is called “Hedge Found”; the nearest titles are “Hedge Fund”"):
        find("Hedge Found")
    assert nearest("") == ()
    assert nearest("!!!") == ()
    assert "no card is called “☃”" in str(UnknownCard("☃"))


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("acount syphon", "Account Siphon"),
        ("kate mac", 'Kate "Mac" McCaffrey: Digital Tinker'),
        ("hedge", "Hedge Fund"),
        ("gambel", None),
        ("siphon", None),
        ("Jinteki", None),
        ("", None),
        ("qqqq", None),
    ],
)
def test_an_approximate_title_is_taken_only_when_it_is_clear(typed: str, title: str | None) -> None:
    if title is None:
        with pytest.raises(UnknownCard):
            approximate(typed)
    else:
        assert approximate(typed).title == title


def test_codes_find_printings() -> None:
    assert by_code("20132") is by_code("01110") is find("Hedge Fund")
    with pytest.raises(UnknownCard):
        by_code("99999")
    assert newer_than_pool("26010")
    assert not newer_than_pool("24001")
    assert not newer_than_pool("abcde")


def test_there_are_six_lists_and_the_right_one_is_in_force() -> None:
    assert [entry.version for entry in most_wanted_lists()] == ["1.0", "1.1", "1.2", "2.0", "2.1", "2.2"]
    latest = list_at(None)
    assert latest is not None
    assert latest.version == "2.2"
    assert "Magnum Opus" in latest.restricted
    assert all(entry.titles <= all_facts().keys() for entry in most_wanted_lists())


def test_the_first_rotation_took_core_genesis_and_spin_out() -> None:
    rotation = rotation_at(None)
    assert rotation is not None
    assert sets().cycles.keys() - rotation.cycles == {"core", "genesis", "spin", "draft", "napd"}
    assert str(rotation.start) == "2017-10-01"


@pytest.mark.skipif(not SHARED.exists(), reason="the public card data is not at hand")
def test_the_data_files_are_what_the_script_builds() -> None:
    spec = importlib.util.spec_from_file_location("build_card_data", ROOT / "tools" / "build_card_data.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for name, text in script.build(SHARED).items():
        assert (ROOT / "src/netrunner/cards/data" / name).read_text(encoding="utf-8") == text


@pytest.mark.skipif(not SHARED.exists(), reason="the public card data is not at hand")
def test_no_official_sentence_is_shipped() -> None:
    shipped = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/netrunner/cards/data").glob("*.json"))
    for card in json.loads((SHARED / "cards.json").read_text(encoding="utf-8")):
        for sentence in (card.get("text") or "").split(". "):
            assert len(sentence) < 25 or sentence not in shipped


def test_the_package_that_is_the_pool_is_still_a_module_that_tools_can_hash() -> None:
    package = importlib.import_module("netrunner.cards")
    assert hash(package) == hash(package)
    assert package == package

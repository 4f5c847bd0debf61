"""Every notation reads what it wrote, and reads what others wrote, traps included."""

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.cards.facts import all_facts, find
from netrunner.decks import Deck, DeckError, Entry
from netrunner.decks.notation import MODULES, detect, parse
from netrunner.decks.notation.counts import counted
from tests.rulings import ruling

SHARED = Path(__file__).resolve().parents[3] / "shared" / "decks"
IDENTITIES = [card for card in all_facts().values() if card.type == "identity"]
CARDS = [card for card in all_facts().values() if card.type != "identity"]
DIRECTIVES = ("Always Be Running", "Neutralize All Threats", "Safety First")

lines = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    card = draw(st.sampled_from(CARDS))
    code = draw(st.sampled_from([None, *(printing.code for printing in card.printings)]))
    comment, above = draw(lines), draw(st.lists(lines, max_size=2))
    return Entry(card.title, draw(st.integers(1, 15)), code, comment, tuple(above))


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    identity = draw(st.sampled_from([None, *IDENTITIES]))
    code = draw(st.sampled_from([None, *(p.code for p in identity.printings)])) if identity else None
    return Deck(
        identity.title if identity else None,
        tuple(draw(st.lists(entries(), min_size=1, max_size=12))),
        draw(lines),
        code,
        notes="\n".join(draw(st.lists(lines, max_size=3))),
    )


@settings(max_examples=100, deadline=None)
@given(decks())
def test_reading_what_was_written_gives_the_same_deck(deck: Deck) -> None:
    for notation in MODULES:
        text = deck.write(notation)
        assert parse(text, notation) == deck, notation
        assert detect(text) == notation
        assert Deck.load(text) == deck, notation


@settings(max_examples=150, deadline=None)
@given(decks(), st.sampled_from([(), DIRECTIVES]))
def test_our_own_notation_loses_nothing(deck: Deck, in_play: tuple[str, ...]) -> None:
    deck = dataclasses.replace(deck, in_play=in_play)
    again = parse(deck.write("netrunner"))
    assert (again.name, again.identity, again.identity_code) == (deck.name, deck.identity, deck.identity_code)
    assert (again.entries, again.in_play, again.notes) == (deck.entries, deck.in_play, deck.notes)


@settings(max_examples=60, deadline=None)
@given(decks())
def test_notations_with_codes_or_packs_keep_the_printing(deck: Deck) -> None:
    def printings(of: Deck) -> set[tuple[str, str]]:
        return {(entry.title, entry.code or all_facts()[entry.title].printings[-1].code) for entry in of.entries}

    for notation in ("nrdb-text", "nrdb-markdown", "nrdb-bbcode", "octgn", "nrdb-json"):
        assert printings(parse(deck.write(notation))) == printings(deck), notation


@settings(max_examples=60, deadline=None)
@given(decks())
def test_notes_survive_in_notations_that_have_a_place_for_them(deck: Deck) -> None:
    for notation in ("octgn", "nrdb-json"):
        assert parse(deck.write(notation)).notes == deck.notes


OWN = """\
# A deck for the tests.
deck: A deck
identity: noise [01001]
in play: Safety First

Event:
3x Deja Vu [01002]  # both kinds of x
# the big one
10 Stimhack
Hardware (1)
1 Grimoire
# the end
"""


def test_our_own_notation_by_hand() -> None:
    deck = parse(OWN)
    assert (deck.name, deck.identity, deck.identity_code) == ("A deck", "Noise: Hacker Extraordinaire", "01001")
    assert deck.in_play == ("Safety First",)
    assert deck.entries == (
        Entry("Déjà Vu", 3, "01002", "both kinds of x"),
        Entry("Stimhack", 10, None, "", ("the big one",)),
        Entry("Grimoire", 1),
    )
    assert deck.notes == "A deck for the tests.\nthe end"


NRDB_TEXT = (
    "Andy Sucker\r\nAndromeda: Dispossessed Ristie (Humanity's Shadow)\r\n\r\nEvent (7)\r\n"
    "3x Account Siphon (Core Set)\r\n1x Sure Gamble (Revised Core Set)\r\n2x Sure Gamble (Core Set)\r\n"
    "1x Stimhack (Core Set) •\r\n\r\nProgram (3)\r\n3x Datasucker (Core Set) •••\r\n\r\n"
    "4 influence spent (max 15, available 11)\r\n10 cards (min 45)\r\nCards up to Revised Core Set\r\n"
)


def test_nrdb_text_with_pips_totals_and_two_printings_of_a_card() -> None:
    deck = Deck.load(NRDB_TEXT)
    assert (deck.name, deck.identity) == ("Andy Sucker", "Andromeda: Dispossessed Ristie")
    assert dict(deck.cards) == {"Account Siphon": 3, "Sure Gamble": 3, "Stimhack": 1, "Datasucker": 3}
    assert [entry.code for entry in deck.entries if entry.title == "Sure Gamble"] == [
        next(p.code for p in find("Sure Gamble").printings if p.pack == pack) for pack in ("core2", "core")
    ]
    assert deck.write("nrdb-text").count("•") == 4


def test_waived_influence_is_written_with_hollow_pips() -> None:
    deck = Deck.build("The Professor", {"Datasucker": 3, "Parasite": 1})
    assert "3x Datasucker ●●○" in deck.write("nrdb-plain")
    assert "1x Parasite ○○" in deck.write("nrdb-plain")
    assert parse(deck.write("nrdb-plain")) == deck


def test_pips_are_grouped_by_five() -> None:
    assert "3x Account Siphon ●●●●● ●●●●● ●●\n" in Deck.build("Noise", {"Account Siphon": 3}).write("nrdb-plain")


def test_jinteki_text_with_settings_and_art() -> None:
    text = ";; title: Big rig\n;; identity: Kate\n;; a comment\n3 Sure Gamble [id: 01050, art: alt]\n1 15 Minutes\n"
    with pytest.raises(DeckError, match="line 2: no card is called “Kate”"):
        Deck.load(text)
    deck = Deck.load(text.replace("Kate", 'Kate "Mac" McCaffrey'))
    assert deck.identity == 'Kate "Mac" McCaffrey: Digital Tinker'
    assert (deck.name, dict(deck.cards)) == ("Big rig", {"Sure Gamble": 3, "15 Minutes": 1})
    assert deck.entries[0].code == "01050"


def test_jinteki_text_without_identity_is_a_deck_without_one() -> None:
    deck = Deck.load("3 Hedge Fund\n2 Ice Wall\n")
    assert (deck.identity, deck.side) == (None, "corp")
    assert "RR/deckbuilding/1" in [problem.rule for problem in deck.problems("casual")]


def test_an_identity_among_the_cards_is_the_decks_identity() -> None:
    assert Deck.load("1 Noise: Hacker Extraordinaire\n3 Stimhack\n").identity == "Noise: Hacker Extraordinaire"
    twice = Deck.load("1 Noise\n1 Whizzard\n3 Stimhack\n")
    assert twice.identity == "Noise: Hacker Extraordinaire"
    assert twice.cards["Whizzard: Master Gamer"] == 1


@pytest.mark.parametrize("copies", [3, 10, 12, 100])
def test_copies_may_have_several_digits(copies: int) -> None:
    for line in (f"{copies}x Ice Wall", f"{copies} Ice Wall", f"{copies} × Ice Wall"):
        assert Deck.load(f"1 Hedge Fund\n{line}\n" if "x" not in line else f"x\n{line}\n").cards["Ice Wall"] == copies


@pytest.mark.parametrize("heading", ["", "\nEvent (4)"])
def test_a_list_may_begin_with_its_identity_without_a_number(heading: str) -> None:
    deck = parse(f"Noise: Hacker Extraordinaire{heading}\n3 Sure Gamble\n1 Déjà Vu\n")
    assert deck.identity == "Noise: Hacker Extraordinaire"
    assert deck.cards == {"Sure Gamble": 3, "Déjà Vu": 1}
    named = parse("Viruses\nNoise: Hacker Extraordinaire\n3 Sure Gamble\n")
    assert (named.name, named.identity) == ("Viruses", "Noise: Hacker Extraordinaire")


@pytest.mark.parametrize("behind", ["x3", "×3", "X 3", "(x3)"])
def test_the_number_of_copies_may_stand_behind_the_title(behind: str) -> None:
    line = f"Account Siphon {behind}"
    assert parse(line).cards == {"Account Siphon": 3}
    assert parse(f"Gabriel Santiago: Consummate Professional\n{line} ●●●●\nSure Gamble x2").cards == {
        "Account Siphon": 3,
        "Sure Gamble": 2,
    }
    assert parse(f"identity: Gabriel Santiago\n{line}").cards == {"Account Siphon": 3}
    assert parse(f";; title: Taxes\n{line}").cards == {"Account Siphon": 3}


def test_a_title_with_a_number_in_it_is_not_taken_for_a_count() -> None:
    for title in all_facts():
        assert counted(f"2 {title}") == counted(f"{title} x2") == ("2", title)


def test_a_line_that_is_no_card_is_reported_in_a_list_with_numbers_behind_the_titles() -> None:
    with pytest.raises(DeckError, match=r"line 3.*“Hm” is neither a card"):
        parse("Noise: Hacker Extraordinaire\nSure Gamble x3\nHm\n")


def test_repeated_lines_add_up() -> None:
    for text in ("2 Ice Wall\n1 ice wall\n", "name\n2x Ice Wall\n1x Ice Wall\n", '{"cards": {"01103": 2, "01103": 1}}'):
        assert Deck.load(text).cards["Ice Wall"] == 3


@ruling("TR/deck-lists/2", "TR/deck-lists/3", "TR/deck-lists/ex1")
def test_a_title_that_several_cards_share_needs_its_full_name_or_its_product() -> None:
    with pytest.raises(DeckError, match=r"“Ichi 1\.0”, “Ichi 2\.0”"):
        Deck.load("name\n3x Ichi\n")
    for line in ("3x Ichi 1.0", "3x Ichi (Core Set)"):
        assert dict(Deck.load(f"name\n{line}\n").cards) == {"Ichi 1.0": 3}


def test_prefixes_of_other_titles_are_their_own_cards() -> None:
    deck = Deck.load("1 Fairchild\n1 Fairchild 2.0\n1 Director Haas\n1 Hunter\n1 Imp\n1 Director Haas' Pet Project\n")
    assert len(deck.cards) == 6


@pytest.mark.parametrize(("title", "hint"), [("Snaer!", "titles are “"), ("Yogg.0", "title is “")])
def test_one_title_that_is_near_is_told_as_one(title: str, hint: str) -> None:
    with pytest.raises(DeckError, match=f"; the nearest {hint}"):
        Deck.load(f"2 {title}\n")


def test_unknown_cards_are_all_reported_with_their_line_and_the_nearest_titles() -> None:
    with pytest.raises(DeckError) as caught:
        Deck.load("3 Hedge Fnud\n3 Ice Wall\n2 Snaer!\n")
    complaints = caught.value.complaints
    assert [(c.line, c.card, c.rule) for c in complaints] == [
        (1, "Hedge Fnud", "deck/unknown-card"),
        (3, "Snaer!", "deck/unknown-card"),
    ]
    assert "“Hedge Fund”" in complaints[0].message
    assert "“Snare!”" in complaints[1].message


@pytest.mark.parametrize(
    "text",
    [
        "name\nNoise (What Lies Ahead)\n3x Spin Doctor (System Gateway) ••\n",
        '{"cards": {"30053": 2}}',
        "name\n\nNoise\n\n* 2x [Spin Doctor](https://netrunnerdb.com/en/card/30053) _(System Gateway)_\n",
        "name\n2x Spin Doctor\nCards up to Elevation\n",
    ],
)
def test_cards_newer_than_the_pool_are_named_as_such(text: str) -> None:
    with pytest.raises(DeckError) as caught:
        Deck.load(text)
    assert caught.value.complaints[0].rule == "deck/newer-than-pool"
    assert "the card pool ends with Magnum Opus" in str(caught.value)


def test_a_newer_printing_of_a_known_title_is_that_title() -> None:
    text = "name\n* 3x [Hedge Fund](https://netrunnerdb.com/en/card/30075) _(System Gateway)_\n"
    assert dict(Deck.load(text).cards) == {"Hedge Fund": 3}


def test_the_code_decides_before_the_title() -> None:
    text = '<deck game="x"><section name="Identity"><card qty="1" id="{0}01067">Jinteki</card></section></deck>'
    deck = Deck.load(text.format("bc0f047c-01b1-427f-a439-d451eda"))
    assert deck.identity == "Jinteki: Personal Evolution"


def test_octgn_without_known_ids_goes_by_title() -> None:
    text = '<deck><section name="R&amp;D / Stack"><card qty="3" id="else">Deja Vu</card></section></deck>'
    assert dict(Deck.load(text).cards) == {"Déjà Vu": 3}


def test_a_plain_deck_object_is_read_like_the_answer_of_the_api() -> None:
    plain = '{"name": "X", "cards": {"01001": 1, "01002": 3}, "mwl_code": "NAPD_MWL_1.0"}'
    for text in (plain, f'{{"data": [{plain}], "success": true}}', f"[{plain}]"):
        deck = Deck.load(text)
        assert (deck.name, deck.identity, dict(deck.cards)) == ("X", "Noise: Hacker Extraordinaire", {"Déjà Vu": 3})


@pytest.mark.skipif(not SHARED.exists(), reason="the example decks are not at hand")
def test_the_examples_of_every_notation_are_recognised() -> None:
    expected = {"nrdb_text.txt": "nrdb-text", "nrdb_plain_text.txt": "nrdb-plain", "nrdb_markdown.txt": "nrdb-markdown",
                "nrdb_bbcode.txt": "nrdb-bbcode", "nrdb_api_deck.json": "nrdb-json", "nrdb_jinteki.txt": "jinteki",
                "core-nbn-starter.o8d": "octgn"}  # fmt: skip
    for name, notation in expected.items():
        text = (SHARED / name).read_text(encoding="utf-8-sig")
        assert detect(text) == notation
        if notation != "octgn":  # all of these are from after 2018
            with pytest.raises(DeckError, match="Magnum Opus"):
                Deck.load(text)


@pytest.mark.skipif(not SHARED.exists(), reason="the example decks are not at hand")
def test_the_starters_are_the_published_ones() -> None:
    for path in SHARED.glob("core-*-starter.o8d"):
        published, bundled = Deck.load(path), Deck.load(path.stem.removesuffix("-starter"))
        assert (published.identity, published.cards) == (bundled.identity, bundled.cards)
        assert published.name == path.stem

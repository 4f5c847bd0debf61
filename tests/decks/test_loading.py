"""Bad input is refused with a sentence that says what, where and what would be right; nothing hangs or crashes."""

import codecs
import random
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.decks import Deck, DeckError
from netrunner.decks.bundled_decks import path_of
from netrunner.decks.loading import LARGEST, decoded, load_file
from netrunner.decks.notation import MODULES, parse

LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
    '<deck><section name="Identity"><card qty="1">&b;</card></section></deck>'
)
EXTERNAL = '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck><notes>&x;</notes></deck>'
OUTSIDE_DTD = '<!DOCTYPE deck SYSTEM "http://example.invalid/deck.dtd"><deck/>'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n \n", "the list is empty"),
        ("hello\nworld\n", "not a decklist in any notation"),
        (";; title: nothing\n", "the list names no card"),
        (LAUGHS, "declares a document type"),
        (EXTERNAL, "declares a document type"),
        (OUTSIDE_DTD, "declares a document type"),
        ("<deck><section>", "line 1: this XML is broken: no element found"),
        ("<html><body/></html>", "<html> is not expected as the outermost element"),
        ("<deck>\n<virus/></deck>", "line 2: <virus> is not expected in <deck>"),
        ('<deck><section name="x" size="3"/></deck>', "unknown attribute “size”"),
        ('<deck><section name="Side"><card qty="1">Imp</card></section></deck>', "“Side” is not a section"),
        ('<deck><section name="Identity"><card qty="2">Noise</card></section></deck>', "one identity, not 2"),
        ('<deck><section name="R&amp;D / Stack"><card qty="x">Imp</card></section></deck>', "qty is “x”"),
        ('<deck><section name="R&amp;D / Stack"><card qty="1"/></section></deck>', "neither a title nor an id"),
        ("<deck>&undefined;</deck>", "this XML is broken: undefined entity"),
        ("{", "this is not JSON"),
        ('{"cards": {"01001": 1}} trailing', "this is not JSON"),
        ("[" * 100_000, "nested far too deeply"),
        ('{"a":' * 100_000, "nested far too deeply"),
        ('{"cards": {"01001": 1' + "0" * 5000 + "}}", "number that is far too long"),
        ("{}", "has no field “cards”"),
        ("[1]", "this JSON is not a deck"),
        ("[]", "holds 0 decks"),
        ('{"data": [{}, {}]}', "holds 2 decks"),
        ('{"cards": {}, "virus": 1}', "unknown field “virus”"),
        ('{"data": [], "virus": 1}', "unknown field “virus”"),
        ('{"cards": []}', "has no field “cards”"),
        ('{"cards": {"01001": 1.5}}', "are not a whole number"),
        ('{"cards": {"01001": true}}', "are not a whole number"),
        ('{"cards": {"1": 1}}', "not a printing code"),
        ('{"cards": {"01999": 1}}', "no printing has the code 01999"),
        ('{"cards": {"01001": 0}}', "0 copies"),
        ('{"cards": {"01001": -3}}', "-3 copies"),
        ('{"name": 3, "cards": {"01001": 1}}', "the field “name” is not a text"),
        ('{"name": "a", "name": "b", "cards": {"01001": 1}}', "the field “name” appears twice"),
        ("deck: x\nvirus: y\n", "line 2: “virus: y” is not understood: the keys are deck, identity, in play"),
        ("deck: x\nnonsense\n", "line 2: “nonsense” is not understood: write a card as"),
        ("identity: \n3 Imp\n", "“identity:” needs a title"),
        ("identity: Hedge Fund\n", "Hedge Fund is no identity"),
        ("identity: Noise\nidentity: Whizzard\n3 Imp\n", "line 2: a deck has one identity"),
        ("identity: Noise [1]\n3 Imp\n", "[1] is not a printing code"),
        ("identity: Jinteki\n3 Imp\n", "could be any of"),
        ("3 Imp\nand so on\n", "line 2: “and so on” is not a card"),
        ("name\nNoise\n3x Imp\nand so on\n", "line 4: “and so on” is neither a card"),
        ("0 Imp\n", "line 1: 0 copies: write a number from 1 to 999"),
        ("99999999999 Imp\n", "line 1: 999999… copies is more than"),
        ("1 Impp Impp\n", "no card is called"),
    ],
)
def test_bad_text_is_refused_with_a_sentence(text: str, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0", "the file is binary"),
        (b"3 D\xe9j\xe0 Vu\n", "line 1 is not valid UTF-8; save the file as UTF-8"),
        (b"3 Imp\n3 D\xe9j\xe0 Vu\n", "line 2 is not valid UTF-8"),
        (codecs.BOM_UTF16_LE + b"\x00\xd8\x00", "is not valid UTF-16"),
        (b"a" * (LARGEST + 1), "the file is larger than 256 KiB"),
    ],
)
def test_files_that_are_no_text_are_refused(content: bytes, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        decoded(content)
    assert message in str(caught.value)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_known_encodings_are_read(encoding: str) -> None:
    assert dict(parse(decoded("3 Déjà Vu\r\n".encode(encoding))).cards) == {"Déjà Vu": 3}


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    start = time.process_time()
    with pytest.raises(DeckError, match="larger than 256 KiB"):
        load_file(path)
    assert time.process_time() - start < 30


def test_a_file_full_of_unknown_cards_is_answered_soon() -> None:
    text = "".join(f"1 nonsense {n}\n" for n in range(12_000))
    start = time.process_time()
    with pytest.raises(DeckError) as caught:
        Deck.load(text)
    assert time.process_time() - start < 30
    assert len(caught.value.complaints) == 12_000
    assert str(caught.value).endswith("and 11980 more")


@pytest.mark.parametrize(
    "piece",
    ["\n", " ", "1", "1 ", "1 [", "1x (", "1x (a) ", "a ", "a:", "[", "(", "{", "<", ";;", " [a", '"', "1x\n", "1 x  ",
     "* ", "[b]", "deck: a\n", "#", "1x [a](", "\t", "x ", "1 [url=a]", " x1", " (x1", "a x1\n"],
)  # fmt: skip
def test_no_repetition_takes_long(piece: str) -> None:
    """Patterns that look at blanks and brackets twice would take minutes for the largest file: four times as long for
    each doubling. A quarter of it is long enough to tell."""
    starts = ("", "3x Imp\n", "deck: a\n", "3 Imp\n", "3", "deck", "1 a", "1x a")
    for start in starts[:3] if piece.endswith("\n") else starts:  # whole lines are read alike whatever came before
        text = (start + piece * LARGEST)[: LARGEST // 4] + "\n\n."
        began = time.process_time()
        refused_or_read(text)
        assert time.process_time() - began < 2


def test_files_are_found_or_missed_by_name(tmp_path: Path) -> None:
    path = tmp_path / "my rig.txt"
    path.write_text("3 Imp\n")
    assert Deck.load(path).name == Deck.load(str(path)).name == "my rig"
    with pytest.raises(DeckError, match="no bundled deck called “core-jintek”; did you mean core-jinteki"):
        Deck.load("core-jintek")
    with pytest.raises(DeckError, match="bundled decks are core-anarch"):
        Deck.load("a\0b")
    with pytest.raises(DeckError, match="this is a folder"):
        Deck.load(tmp_path)
    with pytest.raises(DeckError, match="cannot be read: No such file"):
        Deck.load(tmp_path / "none")
    with pytest.raises(DeckError, match="text is longer"):
        Deck.load("\n" * (LARGEST + 1))


def refused_or_read(text: str, notation: str | None = None) -> None:
    try:
        deck = parse(text, notation)
    except DeckError as error:
        refusal = str(error)
    else:
        assert deck.size >= 0
        deck.problems("casual")
        return
    assert refusal


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    refused_or_read(text)


@pytest.mark.parametrize("notation", MODULES)
def test_damaged_lists_are_read_or_refused(notation: str) -> None:
    """A written deck with bytes changed, cut out and doubled."""
    rng = random.Random(notation)
    original = Deck.load(path_of("core-shaper")).write(notation)
    for _ in range(60):
        text = original
        for _ in range(rng.randrange(1, 6)):
            start = rng.randrange(len(text))
            end = min(len(text), start + rng.randrange(1, 30))
            middle = rng.choice(["", text[start:end] * 2, chr(rng.randrange(1, 0x2FFF)), '"', "<", "]", "\n", "9" * 30])
            text = text[:start] + middle + text[end:]
        refused_or_read(text)
        refused_or_read(text, notation)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        text = decoded(content)
    except DeckError:
        return
    refused_or_read(text)

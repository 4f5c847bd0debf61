"""What an account may be called."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from netrunner.server.accounts.names import LONGEST, LONGEST_KEY, RESERVED, key_of, read_name
from netrunner.server.errors import Refused
from netrunner.server.invisible_characters import seen

MANY = settings(max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
MARKS = st.characters(categories=["Mn", "Mc", "Me"])
INVISIBLE = st.characters(categories=["Cc", "Cf", "Zl", "Zp", "Cn", "Co"])
EXPANDING = st.sampled_from("ﷺﬃΐ㎢㋿㍿ŉẖΰևﬀ⑽㈱㌀﷼İẞς")


def refused(name: str) -> bool:
    try:
        read_name(name)
    except Refused as refusal:
        return refusal.status == 422 and refusal.problem.field == "name" and bool(refusal.problem.message)
    return False


def expect_good(typed: str) -> None:
    """Either the name is refused, or everything that depends on names being sound holds of it."""
    try:
        name = read_name(typed)
    except Refused:
        return
    assert 1 <= len(name) <= LONGEST
    assert len(key_of(name)) <= LONGEST_KEY
    assert name == name.strip()
    assert "  " not in name
    assert name.isprintable()
    assert not any(
        unicodedata.bidirectional(character) in {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI"} for character in name
    )
    assert not set(name) & set("/\\?#%")
    assert read_name(name) == name, "a name that was taken is taken again, unchanged"
    assert key_of(name) == key_of(typed), "who types it again is found"
    assert key_of(key_of(name)) == key_of(name)
    assert key_of(name.upper()) == key_of(name) or name.upper().casefold() != name.casefold()
    name.encode("utf-8")


@MANY
@given(st.text(max_size=40))
def test_any_text_is_a_sound_name_or_is_refused(typed: str) -> None:
    expect_good(typed)


@MANY
@given(st.text(alphabet=st.one_of(st.characters(categories=["L", "N"]), MARKS), max_size=26))
def test_letters_digits_and_marks_of_every_script_make_sound_names_or_are_refused(typed: str) -> None:
    expect_good(typed)


@MANY
@given(st.text(alphabet=st.one_of(EXPANDING, st.characters(categories=["Lm", "No", "So", "Sk"])), max_size=26))
def test_characters_that_become_others_make_sound_names_or_are_refused(typed: str) -> None:
    expect_good(typed)


@MANY
@given(st.text(max_size=10), INVISIBLE)
def test_a_name_with_an_invisible_character_is_refused(text: str, hidden: str) -> None:
    middle = len(text) // 2
    assert refused(f"a{text[:middle]}{hidden}{text[middle:]}a")


@pytest.mark.parametrize(
    "name", ["Noise", "whizzard", "Zoë", "Kit Peddler", "Ａｄａｍ", "李四", "Олег", "a", "7", "Mr. Li", "o'Neil"]
)
def test_people_may_be_called_as_people_are(name: str) -> None:
    assert read_name(name)


DECEIVING = (
    *("", " ", "..", "-", "a" * 25, "a  b", "a/b", "a\\b", "a?b", "#a", "50%", "a@b", "<b>", "a\tb", "a\u00a0\u2003b"),
    *("a\u200bb", "\u202eabc", "a\u2800", "\u3164", "\u115fa", "a\u034f", "e\u0301\u0301\u0301", "\u0301a", "a\ufe0fb"),
    *("N\u043eise", "a\ud800", "\ude00a", "a\0", "\u00a8a"),
)


@pytest.mark.parametrize("name", DECEIVING)
def test_names_that_deceive_or_break_addresses_are_refused(name: str) -> None:
    assert refused(name)


@pytest.mark.parametrize(
    "name", [*sorted(RESERVED), "Guest 123456", "GUEST", "Ｂｏｔ", "The Bot", "player 1", "guest_7"]
)
def test_names_that_belong_to_the_program_are_refused(name: str) -> None:
    assert refused(name)


def test_two_names_that_look_the_same_are_the_same() -> None:
    assert key_of("Noise") == key_of("NOISE") == key_of("ｎｏｉｓｅ") == key_of("  noise ")
    assert key_of("Zoe\u0308") == key_of("Zoë")
    assert key_of("STRASSE") == key_of("straße")


def test_every_single_character_is_judged() -> None:
    for point in range(sys.maxunicode + 1):
        character = chr(point)
        if unicodedata.category(character)[0] == "C":
            assert not seen(character)
        elif unicodedata.category(character) != "Lo" or unicodedata.decomposition(character):
            expect_good(character)

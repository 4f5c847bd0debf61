"""Names of people and events: what may be one, and how it is kept."""

import unicodedata

from netrunner.tournament.errors import Refused

LONGEST_NAME = 200


def clean_name(name: str) -> str:
    """A name as it is kept: composed letters, single spaces, nothing that cannot be printed on a slip."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text:
        raise Refused("A name has at least one letter")
    bad = next((letter for letter in text if unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn")), None)
    if bad is not None:
        raise Refused(f"The name {text!r} holds a character that cannot be printed (U+{ord(bad):04X})")
    if len(text) > LONGEST_NAME:
        raise Refused(f"A name has at most {LONGEST_NAME} characters; this one has {len(text)}: {text[:40]}…")
    if text.startswith("#"):
        raise Refused(f"A name cannot start with #, which marks a player's number: {text!r}")
    return text


LETTERS = str.maketrans({"ø": "o", "đ": "d", "ð": "d", "ł": "l", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i"})


def filing(name: str) -> tuple[str, str]:
    """Where a name stands in a list on the wall: accents do not send anybody behind Z.

    >>> sorted(["Zoe", "Élodie", "Çelik", "Dieter", "Łukasz"], key=filing)
    ['Çelik', 'Dieter', 'Élodie', 'Łukasz', 'Zoe']
    """
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return plain.casefold().translate(LETTERS), name

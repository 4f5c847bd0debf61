"""Names: what an account may be called, and when two names are the same.

A name is kept as it reads (NFKC: one form of every character) and compared without regard to case. What cannot be seen,
or is there to look like something else, is refused: invisible and bidirectional characters, stacks of accents, letters
of several scripts that look alike, names that belong to the program.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from netrunner.bot_names import BOT_NAMES
from netrunner.server.errors import Refused
from netrunner.server.invisible_characters import seen

LONGEST: Final = 24
LONGEST_KEY: Final = 80
MARKS: Final = 2
FORBIDDEN: Final = frozenset('/\\?#%@:;<>&"`|{}[]^~*=+$')
"""They mean something in addresses, in mark-up or in chat."""
LOOKALIKES: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Scripts with letters that look like those of another. A name uses one of them."""
RESERVED: Final = frozenset(
    {
        *(
            "me",
            "admin",
            "administrator",
            "moderator",
            "mod",
            "root",
            "system",
            "server",
            "staff",
            "support",
            "official",
        ),
        *("netrunner", "corp", "runner", "spectator", "spectators", "everyone", "nobody", "anonymous", "deleted"),
        *BOT_NAMES,
        *("bot", "bots", "guest", "guests", "judge", "organiser", "organizer", "marshal"),
        *("null", "none", "undefined", "deleted player"),
    }
)
RESERVED_PATTERN: Final = re.compile(rf"(the )?(guest|bot|player)[ _.\-]*\d*|({'|'.join(BOT_NAMES)}) \(?bot\)?")

LOOKS: Final = (
    str.maketrans("0134578!ıi", "oleastblll")
    | str.maketrans("асеорхуіјѕԁһкмтвнг", "aceopxyljsdhkmtbhr")
    | str.maketrans("αορντικυχεη", "aopvtlkuxen")
)
"""Digits and letters of other scripts, and the Latin letters that they look like. An i looks like an l."""


def read_name(typed: str) -> str:
    """A name as it is kept. Refuses one that will not do, and says why."""
    name = unicodedata.normalize("NFKC", typed).strip(" ")
    objection = objection_to(name)
    if objection is not None:
        raise Refused(objection, 422, field="name")
    return name


def objection_to(name: str) -> str | None:
    """What is wrong with a normalised name."""
    if not name:
        return "Write a name."
    if len(name) > LONGEST or len(key_of(name)) > LONGEST_KEY:
        return f"A name has at most {LONGEST} characters."
    if any(not seen(character) for character in name) or "  " in name:
        return "A name has no invisible characters, and no more than one space in a row."
    if found := sorted(set(name) & FORBIDDEN):
        return f"A name cannot contain {' or '.join(found)}"
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        return "A name has at least one letter or digit."
    if stacked(name):
        return "A name has its accents on letters, and not more than two on one."
    if len(scripts(name)) > 1:
        return "A name does not mix letters of scripts that look alike."
    if key_of(name) in RESERVED or RESERVED_PATTERN.fullmatch(key_of(name)):
        return "This name is reserved. Choose another one."
    return None


def objection_to_look(name: str) -> str | None:
    """What is wrong with how the name of a person or an event looks, who may be called as they are: characters that
    show nothing or turn the text around, and words of letters that look alike."""
    if any(not seen(character) for character in name):
        return "A name has no invisible characters."
    if any(len(scripts(word)) > 1 for word in re.split(r"[\s-]", name)):
        return "No word of a name mixes letters of scripts that look alike."
    return None


def key_of(name: str) -> str:
    """What a name is compared by. Two names with the same key are the same name.

    >>> key_of("Ｎｏｉｓｅ") == key_of("noise"), key_of("STRASSE") == key_of("straße")
    (True, True)
    """
    folded = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # folding may undo the normal form, and the normal form the folding: twice is enough
        folded = unicodedata.normalize("NFKC", folded.casefold())
    return folded.strip(" ")


@lru_cache(maxsize=20_000)
def look_of(name: str) -> str:
    """What a name looks like from afar. Two names with the same look can be mistaken for each other: letters of other
    scripts, digits for letters, accents, dots and dashes.

    >>> look_of("Judge M\u0430rtin") == look_of("judge-rnart1n"), look_of("Ann") == look_of("Anne")
    (True, False)
    """
    plain = unicodedata.normalize("NFD", key_of(name)).translate(LOOKS)
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LN").replace("rn", "m").replace("vv", "w")


def stacked(name: str) -> bool:
    """Whether a mark stands on nothing, or more of them on one letter than any language needs. Composed letters bring
    theirs along."""
    run = MARKS
    for character in unicodedata.normalize("NFD", name):
        major = unicodedata.category(character)[0]
        run = run + 1 if major == "M" else 0 if major in "LN" else MARKS
        if major == "M" and run > MARKS:
            return True
    return False


def scripts(name: str) -> set[str]:
    """The scripts of a name's letters, of those that are easily mistaken for each other."""
    letters = (c for c in name if unicodedata.category(c)[0] == "L")
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} & LOOKALIKES

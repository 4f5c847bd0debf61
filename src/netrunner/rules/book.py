"""The rule book: rules by id and by card, loaded once when first asked for."""

import difflib
import json
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

from netrunner.rules.rule import DOCUMENTS, Rule

DATA = Path(__file__).parent / "data"
JOINERS = re.compile(r"['’.&]")
SEPARATORS = re.compile(r"[^a-z0-9]+")


class UnknownRule(LookupError):
    """No rule has that id; `nearest` are ids that look like it."""

    def __init__(self, rule_id: str, nearest: tuple[str, ...]) -> None:
        self.rule_id = rule_id
        self.nearest = nearest
        hint = f"; did you mean {', '.join(nearest)}?" if nearest else ""
        super().__init__(f"there is no rule {rule_id!r}{hint}")


def fold(text: str) -> str:
    """Lower case, without accents and punctuation, words set apart by one space.

    >>> fold("Tori Hanzō"), fold("Aesop's Pawnshop"), fold("R&D")
    ('tori hanzo', 'aesops pawnshop', 'rd')
    """
    plain = text.casefold()
    if not plain.isascii():
        plain = "".join(char for char in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(char))
    return SEPARATORS.sub(" ", JOINERS.sub("", plain)).strip()


def _read(document: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = json.loads((DATA / f"{document.lower()}.json").read_bytes())
    return records


@cache
def _book() -> dict[str, Rule]:
    records = [record for document in DOCUMENTS for record in _read(document)]
    children: dict[str, list[str]] = {}
    for record in records:
        if "parent" in record:
            children.setdefault(record["parent"], []).append(record["id"])
    book = {}
    for record in records:
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in record.items()
        }
        book[record["id"]] = Rule(children=tuple(children.get(record["id"], ())), **fields)
    return book


@cache
def _by_card() -> dict[str, tuple[Rule, ...]]:
    index: dict[str, list[Rule]] = {}
    for rule in all_rules():
        if not rule.is_heading:
            for title in rule.cards:
                index.setdefault(title, []).append(rule)
    return {title: tuple(found) for title, found in index.items()}


@cache
def card_titles() -> tuple[str, ...]:
    """The titles of all cards that some ruling names, in alphabetical order.

    >>> len(card_titles()), card_titles()[0]
    (257, 'Accelerated Beta Test')
    """
    return tuple(sorted({title for rule in all_rules() for title in rule.cards}, key=fold))


def all_rules() -> tuple[Rule, ...]:
    """Every rule in the order of the documents, each entry before what belongs to it.

    >>> [rule.id for rule in all_rules()][:3]
    ['RR', 'RR/welcome', 'RR/welcome/1']
    """
    return tuple(_book().values())


def exists(rule_id: str) -> bool:
    """Whether the rule book has that id.

    >>> exists("RR/jack-out"), exists("RR/jackout")
    (True, False)
    """
    return rule_id in _book()


def get(rule_id: str) -> Rule:
    """The rule with that id.

    >>> get("RR/jack-out").title
    'Jack Out'
    >>> get("RR/timing/run/5.4").parent
    'RR/timing/run/5'
    >>> get("RR/purge/9")
    Traceback (most recent call last):
        ...
    netrunner.rules.book.UnknownRule: there is no rule 'RR/purge/9'; did you mean RR/purge/4, RR/purge/3, RR/purge/2?
    """
    try:
        return _book()[rule_id]
    except KeyError:
        raise UnknownRule(rule_id, nearest(rule_id)) from None


def nearest(rule_id: str, limit: int = 3) -> tuple[str, ...]:
    """Ids that look like `rule_id`: the same but for case or document first, then the closest spellings.

    >>> nearest("rr/Jack-Out")[0], nearest("jack-out")[0]
    ('RR/jack-out', 'RR/jack-out')
    """
    wanted = rule_id.strip().strip("/").lower()
    lowered = {known.lower(): known for known in _book()}
    close = [wanted] if wanted in lowered else []
    close += [known for known in lowered if known.endswith("/" + wanted)]
    close += difflib.get_close_matches(wanted, lowered, n=limit, cutoff=0.7)
    return tuple(dict.fromkeys(lowered[known] for known in close))[:limit]


def named_card(title: str) -> str | None:
    """The full title of the card meant; accents, case, punctuation and an identity's subtitle may be left out.

    >>> named_card("kate mac mccaffrey"), named_card("tori hanzo"), named_card("Hedge Maze")
    ('Kate "Mac" McCaffrey: Digital Tinker', 'Tori Hanzō', None)
    """
    wanted = fold(title)
    exact = {fold(known): known for known in card_titles()}
    short = {fold(known.partition(":")[0]): known for known in card_titles() if ":" in known}
    return exact.get(wanted) or short.get(wanted)


def for_card(title: str) -> list[Rule]:
    """All rulings that name a card (as `named_card` understands the title), superseded ones included.

    >>> [rule.id for rule in for_card("tori hanzo")]
    ['RR/ordinal-events/ex1a', 'RR/ordinal-events/ex1b', 'FAQ/card/tori-hanzo/1', 'FAQ/card/tori-hanzo/2']
    >>> [rule.id for rule in for_card("Noise")] == [rule.id for rule in for_card("Noise: Hacker Extraordinaire")]
    True
    >>> for_card("Hedge Maze")
    []
    """
    known = named_card(title)
    return list(_by_card()[known]) if known else []

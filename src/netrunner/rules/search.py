"""Finding rules by words: ranked, and forgiving about case, accents, plurals and small misspellings."""

import difflib
from functools import cache

from netrunner.rules.book import all_rules, fold
from netrunner.rules.rule import Rule

IN_TITLE, IN_CARD, IN_ID, IN_SUMMARY = 6.0, 5.0, 3.0, 2.0
DEFINITIVE = "RR"
BEGINNING = 0.6  # what a word is worth that only begins with the one asked for

MOST_WORDS = 12
"""Different words of a search that count: each is compared with every word of the book."""


def stem(word: str) -> str:
    """A word without its plural ending."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def words_of(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in fold(text).split())


@cache
def _index() -> tuple[tuple[Rule, str, str, tuple[tuple[float, frozenset[str]], ...]], ...]:
    """For each rule its folded title and summary, and the words of its fields with their weights."""
    index = []
    for rule in all_rules():
        summary = (
            "" if rule.is_heading else rule.summary
        )  # an entry is found by its name, its statements by what they say
        fields = (
            (IN_TITLE, words_of(rule.title)),
            (IN_CARD, words_of(" ".join(rule.cards))),
            (IN_ID, words_of(rule.id)),
            (IN_SUMMARY, words_of(summary)),
        )
        index.append((rule, fold(rule.title), fold(summary), fields))
    return tuple(index)


@cache
def _vocabulary() -> tuple[str, ...]:
    return tuple(sorted({word for *_, fields in _index() for _, words in fields for word in words}))


def corrected(word: str) -> str:
    """The word itself when some rule has it or a word beginning with it, otherwise the closest one that occurs.

    >>> corrected("parasyte"), corrected("encount")
    ('parasite', 'encount')
    """
    vocabulary = _vocabulary()
    if any(known.startswith(word) for known in vocabulary):
        return word
    return next(iter(difflib.get_close_matches(word, vocabulary, n=1, cutoff=0.7)), word)


def worth(word: str, fields: tuple[tuple[float, frozenset[str]], ...]) -> float:
    """How well a rule answers one word."""
    best = 0.0
    for weight, words in fields:
        if word in words:
            best = max(best, weight)
        elif best < weight * BEGINNING and any(known.startswith(word) for known in words):
            best = weight * BEGINNING
    return best


def search(words: str, limit: int = 20) -> list[Rule]:
    """The rules that answer the words best, best first: with all of them, or where none has all, with most.

    >>> [rule.id for rule in search("jack out", limit=2)]
    ['RR/jack-out', 'RR/jack-out/1']
    >>> search("parasyte")[0].id
    'FAQ/card/parasite'
    >>> search("xyzzy")
    []
    """
    parts = dict.fromkeys(stem(word) for word in fold(words).split())  # "a/a/a" is three words, and one
    asked = [corrected(word) for word in list(parts)[:MOST_WORDS]]
    phrase = fold(words)
    found: list[tuple[int, float, int, Rule]] = []
    for place, (rule, title, summary, fields) in enumerate(_index()):
        worths = [worth(word, fields) for word in asked]
        matched = sum(1 for value in worths if value)
        if not matched:
            continue
        score = sum(worths)
        score += 20 if fields[0][1] == frozenset(asked) else 8 if phrase in title else 4 if phrase in summary else 0
        score += (2 if rule.is_heading else 0) + (1 if rule.document == DEFINITIVE else 0)
        score -= 3 if rule.status == "superseded" else 0
        found.append((-matched, -score, place, rule))
    found.sort(key=lambda item: item[:3])
    most = found[0][0] if found else 0
    return [rule for matched, _, _, rule in found if matched == most][:limit]

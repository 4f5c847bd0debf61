"""Search the pool with the field syntax that deckbuilders know from NetrunnerDB.

    f:criminal t:event o<=2            conditions side by side must all hold
    (t:ice s:sentry) or p>=6           and, or, not (or -), parentheses
    f:anarch|shaper -u:yes             | separates alternative values
    data "code gate"                   a bare word or "phrase" is part of the title

Official rule text is not shipped: `x:` looks into the text that our own card behaviour renders, through a function
that the caller hands in. Every mistake is a `QueryError` that points at the place with a caret.
"""

import datetime
import re
from collections.abc import Callable

from netrunner.cards.facts import CardFacts, all_facts, normalised
from netrunner.cards.search_fields import (
    EQUALITY,
    FIELDS,
    NUMBERS,
    Complaint,
    Condition,
    TextOf,
    condition_of,
    field_names,
)

__all__ = ["FIELDS", "QueryError", "compile_query", "search"]

MAXIMUM_LENGTH = 1000
MAXIMUM_DEPTH = 50


class QueryError(ValueError):
    """A query that cannot be understood: what is wrong, and where."""

    def __init__(self, message: str, query: str, position: int) -> None:
        self.message = message
        self.query = query
        self.position = position
        super().__init__(message)

    def __str__(self) -> str:
        return f"{self.message}\n  {self.query}\n  {' ' * self.position}^"


def _any(conditions: list[Condition]) -> Condition:
    return conditions[0] if len(conditions) == 1 else lambda card: any(holds(card) for holds in conditions)


class _Parser:
    """Recursive descent over the query; `position` is always where the next thing starts."""

    FIELD = re.compile(r"([A-Za-z]+)(!=|<=|>=|[:=!<>])")
    VALUE = re.compile(r'"([^"]*)"|([^\s()|"]+)')
    WORD = re.compile(r'[^\s()"]+')

    def __init__(self, query: str, text: TextOf | None, date: datetime.date | None) -> None:
        self.query, self.text, self.date = query, text, date
        self.position = self.depth = 0

    def fail(self, message: str, position: int | None = None) -> QueryError:
        return QueryError(message, self.query, self.position if position is None else position)

    def skip_space(self) -> None:
        while self.position < len(self.query) and self.query[self.position].isspace():
            self.position += 1

    def keyword(self, word: str) -> bool:
        """Take an operator word if it comes next."""
        self.skip_space()
        match = self.WORD.match(self.query, self.position)
        if match is None or match[0].casefold() != word:
            return False
        self.position = match.end()
        return True

    def parse(self) -> Condition:
        self.skip_space()
        if self.position == len(self.query):
            raise self.fail("the query is empty; try f:criminal t:event")
        condition = self.alternatives()
        if self.position < len(self.query):
            raise self.fail("this parenthesis closes nothing")
        return condition

    def alternatives(self) -> Condition:
        conditions = [self.conjunction()]
        while self.keyword("or"):
            conditions.append(self.conjunction())
        return _any(conditions)

    def conjunction(self) -> Condition:
        conditions = [self.negation()]
        while True:
            joined = self.keyword("and")
            self.skip_space()
            rest = self.query[self.position :]
            ends = not rest or rest.startswith(")") or re.match(r"or(?![^\s()])", rest, re.IGNORECASE) is not None
            if ends and joined:
                raise self.fail("“and” needs a condition after it")
            if ends:
                return conditions[0] if len(conditions) == 1 else lambda card: all(holds(card) for holds in conditions)
            conditions.append(self.negation())

    def negation(self) -> Condition:
        self.skip_space()
        if self.keyword("not"):
            inner = self.nested(self.negation)
        elif self.query[self.position : self.position + 1] in ("-", "!") and self.query[self.position + 1 :].strip():
            self.position += 1
            inner = self.nested(self.negation)
        else:
            return self.primary()
        return lambda card: not inner(card)

    def nested(self, parse: Callable[[], Condition]) -> Condition:
        self.depth += 1
        if self.depth > MAXIMUM_DEPTH:
            raise self.fail(f"more than {MAXIMUM_DEPTH} conditions are nested here")
        condition = parse()
        self.depth -= 1
        return condition

    def primary(self) -> Condition:
        self.skip_space()
        start = self.position
        if start >= len(self.query):
            raise self.fail("a condition is missing here")
        if self.query[start] == "(":
            self.position += 1
            condition = self.nested(self.alternatives)
            if self.query[self.position : self.position + 1] != ")":
                raise self.fail("this parenthesis is never closed", start)
            self.position += 1
            return condition
        match = self.FIELD.match(self.query, start)
        if match and (match[2] != "!" or match[1].casefold() in field_names()):
            return self.field(match)
        return self.title()

    def title(self) -> Condition:
        start = self.position
        if self.query[start] == ")":
            raise self.fail("a condition is missing before this parenthesis")
        quoted = self.query[start] == '"'
        match = self.VALUE.match(self.query, start) if quoted else self.WORD.match(self.query, start)
        if match is None:
            raise self.fail("this quotation mark is never closed")
        if not quoted and match[0].casefold() in ("and", "or"):
            raise self.fail(f"“{match[0]}” needs a condition before it")
        words = normalised(match[0])
        if not words:
            raise self.fail(f"“{match[0]}” has no letter or digit to look for in a title")
        self.position = match.end()
        return lambda card: words in normalised(card.title)

    def field(self, match: re.Match[str]) -> Condition:
        start, sign_at = match.start(), match.start(2)
        name, sign = field_names().get(match[1].casefold()), match[2]
        if name is None:
            known = ", ".join(f"{field.letter} ({field.name})" for field in FIELDS)
            raise self.fail(f"no field is called “{match[1]}”; quote a title with a colon. Fields: {known}", start)
        if sign not in EQUALITY and name not in NUMBERS and name != "released":
            raise self.fail(f"{name} has no order: use {match[1]}: or {match[1]}!", sign_at)
        self.position = match.end()
        conditions = [self.value(name, sign)]
        while self.query[self.position : self.position + 1] == "|":
            self.position += 1
            conditions.append(self.value(name, sign))
        if sign in ("!", "!="):
            return lambda card: all(holds(card) for holds in conditions)
        return _any(conditions)

    def value(self, name: str, sign: str) -> Condition:
        match = self.VALUE.match(self.query, self.position)
        if match is None:
            if self.query[self.position : self.position + 1] == '"':
                raise self.fail("this quotation mark is never closed")
            raise self.fail(f"{name} needs a value here")
        value = match[1] if match[1] is not None else match[2]
        try:
            condition = condition_of(name, sign, value, self.text, self.date)
        except Complaint as complaint:
            raise self.fail(str(complaint)) from None
        self.position = match.end()
        return condition


def compile_query(query: str, *, text: TextOf | None = None, date: datetime.date | None = None) -> Condition:
    """A query as a predicate over cards. `date` chooses the Most Wanted List and rotation; None means the latest."""
    if len(query) > MAXIMUM_LENGTH:
        raise QueryError(
            f"a query has at most {MAXIMUM_LENGTH} characters, this one {len(query)}", query[:60] + "…", 60
        )
    return _Parser(re.sub(r"\s", " ", query), text, date).parse()


def search(query: str, *, text: TextOf | None = None, date: datetime.date | None = None) -> list[CardFacts]:
    """The cards for which a query holds, in the order of the pool.

    >>> [card.title for card in search("f:weyland t:ice e:core o<=2")]
    ['Ice Wall']
    """
    holds = compile_query(query, text=text, date=date)
    return [card for card in all_facts().values() if holds(card)]

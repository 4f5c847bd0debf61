"""The rule book: its contents, its pages, searching it."""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner import rules
from netrunner.rules import Rule, UnknownRule
from netrunner.server.errors import Refused
from netrunner.server.library.slug import slug_of
from netrunner.server.library.wire import CardName, Chapter, RuleBrief, RuleIndex, RulePage, RulesFound, Statement

MOST_FOUND: Final = 40
MOST_WORDS: Final = 8
"""Words of a question that are looked for: each that no rule has is compared with all that do occur."""


def brief(rule: Rule) -> RuleBrief:
    return RuleBrief(
        id=rule.id,
        title=rule.title,
        kind=rule.kind,
        summary=rule.summary,
        superseded=rule.status == "superseded",
    )


def briefs(ids: tuple[str, ...]) -> list[RuleBrief]:
    return [brief(rules.get(each)) for each in ids]


def statement(rule: Rule) -> Statement:
    """A rule with its statements, examples and steps; entries below it are left to the table of contents."""
    return Statement(
        **brief(rule).model_dump(),
        source=rule.source,
        note=rule.note,
        ambiguous=rule.ambiguous,
        because=rule.because,
        superseded_by=briefs(rule.superseded_by),
        same_as=briefs(rule.same_as),
        see=briefs(rule.see),
        cards=[card_name(title) for title in rule.cards],
        parts=[statement(part) for part in map(rules.get, rule.children) if not part.is_heading],
    )


def card_name(title: str) -> CardName:
    return CardName(title=title, slug=slug_of(title))


def find_rule(rule_id: str) -> Rule:
    try:
        return rules.get(rule_id)
    except UnknownRule as error:
        near = f": did you mean {' or '.join(error.nearest)}?" if error.nearest else "."
        raise Refused(f"The rule book has no “{rule_id}”{near}", 404) from None


@cache
def index() -> RuleIndex:
    """Documents, sections and entries."""
    return RuleIndex(documents=[chapter(rule) for rule in rules.all_rules() if rule.parent is None])


def chapter(rule: Rule) -> Chapter:
    below = [chapter(part) for part in map(rules.get, rule.children) if part.is_heading]
    return Chapter(id=rule.id, title=rule.title, entries=below)


@cache
def headings() -> tuple[str, ...]:
    """Every document, section and entry in reading order."""
    return tuple(rule.id for rule in rules.all_rules() if rule.is_heading)


@cache
def referring() -> dict[str, tuple[str, ...]]:
    """By id: what points to it."""
    found: dict[str, list[str]] = {}
    for rule in rules.all_rules():
        for target in dict.fromkeys((*rule.same_as, *rule.see, *rule.superseded_by, *rule.related)):
            found.setdefault(target, []).append(rule.id)
    return {target: tuple(sources) for target, sources in found.items()}


def entry_of(rule: Rule) -> Rule:
    """The entry that a statement is read in."""
    while not rule.is_heading:
        assert rule.parent is not None, rule.id
        rule = rules.get(rule.parent)
    return rule


def rule_page(rule_id: str) -> RulePage:
    """The entry of a rule, with what is around it."""
    entry = entry_of(find_rule(rule_id))
    above: list[RuleBrief] = []
    parent = entry.parent
    while parent is not None:
        above.insert(0, brief(rules.get(parent)))
        parent = rules.get(parent).parent
    order = headings()
    place = order.index(entry.id)
    known = {entry.id, *entry.related, *entry.children}
    return RulePage(
        asked=rule_id,
        entry=statement(entry),
        above=above,
        contents=[brief(part) for part in map(rules.get, entry.children) if part.is_heading],
        related=briefs(entry.related),
        referred=briefs(tuple(each for each in referring().get(entry.id, ()) if each not in known)),
        previous=brief(rules.get(order[place - 1])) if place else None,
        next=brief(rules.get(order[place + 1])) if place + 1 < len(order) else None,
    )


def find_rules(words: str) -> RulesFound:
    """The rules that answer the words best, best first."""
    asked = " ".join(words.split()[:MOST_WORDS])
    if rules.exists(words.strip()):
        found = [rules.get(words.strip())]
    else:
        found = rules.search(asked, MOST_FOUND) if asked else []
    return RulesFound(rules=[brief(rule) for rule in found])

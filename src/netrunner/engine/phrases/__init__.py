"""Every phrase of the language that cards are written in, in our own words: one for each reference, verb, amount,
condition, event, query, cost and kind of ability. What is missing here is missing from a card, and a test says so.

What things are called: `nouns`, with `card_tests`, `references`, `amounts`. What is done: `verbs` (money, harm,
counters …), with `choosing`, `branching`, `piles`, `installing`, `runs`, `lasting`. Whole lines: `abilities`, with
`conditions` (and costs), `events`, `triggers`, `constants` (queries). All are loaded together: a phrase is known once
its module is.
"""

from netrunner.engine.phrases import (
    abilities,
    amounts,
    branching,
    card_tests,
    choosing,
    conditions,
    constants,
    events,
    installing,
    lasting,
    nouns,
    piles,
    references,
    runs,
    triggers,
    verbs,
)

__all__ = [
    "abilities",
    "amounts",
    "branching",
    "card_tests",
    "choosing",
    "conditions",
    "constants",
    "events",
    "installing",
    "lasting",
    "nouns",
    "piles",
    "references",
    "runs",
    "triggers",
    "verbs",
]

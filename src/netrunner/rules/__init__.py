"""The rule book: ids, titles and short summaries, in our own words, of every rule and ruling.

    from netrunner import rules

    rules.get("RR/jack-out")        a Rule; UnknownRule (a LookupError) names the nearest ids otherwise
    rules.exists("RR/jack-out")
    rules.search("jack out")        the best answers first
    rules.for_card("Femme Fatale")  all rulings on a card
    rules.all_rules()

An id begins with its document (`RR` Rules Reference, `FAQ`, `TR` Tournament Regulations, `ROP` Rules of Play, `FAN` a
fan summary) and goes down to a single statement: `RR/jack-out` is an entry, `RR/jack-out/2` its second statement,
`RR/jack-out/ex1` would be an example, `RR/timing/run/5.4` a step of a run, `FAQ/qa/12` a question.

`netrunner.rules.coverage` says which tests prove which rulings. This package imports nothing else of netrunner.
"""

from netrunner.rules.book import UnknownRule, all_rules, card_titles, exists, for_card, get, named_card, nearest
from netrunner.rules.rule import Rule
from netrunner.rules.search import search

__all__ = [
    "Rule",
    "UnknownRule",
    "all_rules",
    "card_titles",
    "exists",
    "for_card",
    "get",
    "named_card",
    "nearest",
    "search",
]

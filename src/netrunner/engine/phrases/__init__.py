"""Every phrase of the language that cards are written in, in our own words: one for each reference, verb, amount,
condition, event, query, cost and kind of ability. What is missing here is missing from a card, and a test says so.

`nouns` (filters, references, amounts), `conditions` (with costs), `verbs`, `events`, `triggers`, `constants` (queries),
`abilities` (whole lines).
"""

"""Card text in our own words, rendered from what the card does. The phrases are in `netrunner.engine.phrases`."""

from __future__ import annotations

from netrunner.engine.definition import CardDef
from netrunner.engine.phrase import Voice, say, say_all, sentence
from netrunner.engine.phrases.abilities import ability_words
from netrunner.engine.phrases.nouns import number
from netrunner.engine.terms import CORP_IDENTITY, RUNNER_IDENTITY

LIMITS = {"console": "Limit 1 console per player.", "region": "Limit 1 region per server."}


def render(definition: CardDef) -> str:
    """The whole text of a card, one ability a line. `MissingPhrase` where a word has no phrase."""
    if definition.words:
        return definition.words
    voice = Voice(definition.side)
    lines: list[str] = []
    if definition.play_only_if is not None:
        lines.append(f"Play only if {say(definition.play_only_if, voice)}.")
    if definition.x_max is not None:
        lines.append(f"X cannot be more than {number_words(definition, voice)}.")
    link = 1 if definition.link and not definition.type & (CORP_IDENTITY | RUNNER_IDENTITY) else 0
    abilities = definition.abilities[1:] if definition.link and not link else definition.abilities
    lines.extend(filter(None, (ability_words(ability, voice) for ability in abilities)))
    if definition.play:
        lines.append(sentence(say_all(definition.play, voice)))
    lines.extend(limit for subtype, limit in LIMITS.items() if subtype in definition.subtypes)
    return "\n".join(lines)


def number_words(definition: CardDef, voice: Voice) -> str:
    assert definition.x_max is not None
    return number(definition.x_max, voice)

"""Card text in our own words, rendered from what the card does. The phrases are in `netrunner.engine.phrases`."""

from __future__ import annotations

from netrunner.engine.condition import FIRST_CLICK, All, Condition
from netrunner.engine.constant import ExtraCost
from netrunner.engine.definition import CardDef
from netrunner.engine.phrase import Voice, say, say_all, sentence
from netrunner.engine.phrases.abilities import ability_words
from netrunner.engine.phrases.amounts import number
from netrunner.engine.terms import AGENDA, CORP_IDENTITY, ICE, RUNNER_IDENTITY

LIMITS = {
    "console": "Limit 1 console per player.",
    "region": "Limit 1 region per server.",
    "terminal": "After you resolve this card, your action phase ends.",
}
CURRENTS = (
    "This card stays in play until another current is played or the Runner steals an agenda.",
    "This card stays in play until another current is played or the Corp scores an agenda.",
)
OWN_NAMES = {ICE: "ice", AGENDA: "agenda"}
"""What a card of a type calls itself instead of "this card"."""


def render(definition: CardDef) -> str:
    """The whole text of a card, one ability a line. `MissingPhrase` where a word has no phrase."""
    lines = [CURRENTS[definition.side]] if "current" in definition.subtypes else []
    lines.extend(definition.words.splitlines() or ability_lines(definition))
    if definition.back is not None:
        lines.extend(("Other side:", *ability_lines(definition.back)))
    lines.extend(limit for subtype, limit in LIMITS.items() if subtype in definition.subtypes)
    own = OWN_NAMES.get(definition.type, "card")
    return "\n".join(lines).replace("this card", f"this {own}").replace("This card", f"This {own}")


def play_only_words(condition: Condition, voice: Voice) -> str:
    """When alone a card may be played."""
    if condition is FIRST_CLICK:
        return "Play only as your first click."
    if isinstance(condition, All) and condition.conditions[0] is FIRST_CLICK:
        return f"Play only as your first click, and only if {say(All(*condition.conditions[1:]), voice)}."
    return f"Play only if {say(condition, voice)}."


def ability_lines(definition: CardDef) -> list[str]:
    """A line for each ability. What playing it costs comes first, then what playing it does, then the rest."""
    voice = Voice(definition.side)
    lines: list[str] = []
    if definition.play_only_if is not None:
        lines.append(play_only_words(definition.play_only_if, voice))
    if definition.x_max is not None:
        lines.append(f"X cannot be more than {number_words(definition, voice)}.")
    link = 1 if definition.link and not definition.type & (CORP_IDENTITY | RUNNER_IDENTITY) else 0
    abilities = definition.abilities[1:] if definition.link and not link else definition.abilities
    extra = [ability for ability in abilities if definition.play and isinstance(ability, ExtraCost)]
    lines.extend(ability_words(ability, voice) for ability in extra)
    if definition.play:
        lines.append(sentence(say_all(definition.play, voice)))
    lines.extend(ability_words(ability, voice) for ability in abilities if ability not in extra)
    return [line for line in lines if line]


def number_words(definition: CardDef, voice: Voice) -> str:
    assert definition.x_max is not None
    return number(definition.x_max, voice)

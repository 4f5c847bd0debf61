"""Card text in our own words, rendered from what the card does."""

from __future__ import annotations

from netrunner.engine.ability import OPPONENT, YOU, Ability, Check, Paid, Subroutine, Trigger
from netrunner.engine.amount import count_words
from netrunner.engine.constant import Advanceable, Credits, ExtraCost, Hosts, InstallOnly, RezWhen, Static
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import describe_all
from netrunner.engine.filter import with_article
from netrunner.engine.terms import (
    ACCESSED,
    AGENDA_SCORED,
    ANY_SERVER,
    ARCHIVES,
    CENTRAL,
    ENCOUNTERED,
    HQ,
    INSTALLED,
    PLAYED,
    Q_HAND_SIZE,
    Q_LINK,
    Q_MEMORY_LIMIT,
    Q_STRENGTH,
    REMOTE,
    REZZED,
    RND,
    RUN_SUCCESSFUL,
    STOLEN,
    TURN_BEGINS,
    TURN_ENDS,
)

SERVERS = {HQ: "HQ", RND: "R&D", ARCHIVES: "Archives", CENTRAL: "a central server", REMOTE: "a remote server"}

PILES = {
    "your deck": ("R&D", "your stack"),
    "your hand": ("HQ", "your grip"),
    "your discard": ("Archives", "your heap"),
}


def render(definition: CardDef) -> str:
    """The whole text of a card, one ability a line."""
    return name_piles(definition.words or whole_text(definition), definition.side)


def name_piles(text: str, side: int) -> str:
    """Effects say "your deck"; a card says "R&D" or "your stack"."""
    for pile, names in PILES.items():
        text = text.replace(pile, names[side])
    return text


def whole_text(definition: CardDef) -> str:
    lines: list[str] = []
    if definition.play_only_if is not None:
        lines.append(f"Play only if {definition.play_only_if.describe()}.")
    lines.extend(filter(None, (ability_text(definition, ability) for ability in definition.abilities)))
    if definition.play:
        lines.append(sentence(describe_all(definition.play)))
    if "console" in definition.subtypes:
        lines.append("Limit 1 console per player.")
    if "region" in definition.subtypes:
        lines.append("Limit 1 region per server.")
    return "\n".join(lines)


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = capital(text)
    return text if text.endswith((".", "!", "?")) else text + "."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def ability_text(definition: CardDef, ability: Ability) -> str:
    """One ability as a line."""
    if isinstance(ability, Subroutine):
        return f"[subroutine] {sentence(ability.words or describe_all(ability.effects))}"
    if isinstance(ability, Credits) and ability.recurring and ability.words.startswith("Use"):
        return f"{count_words(ability.recurring, 'recurring credit')}. {ability.words}"
    if ability.words:
        return sentence(ability.words)
    if isinstance(ability, Trigger):
        return trigger_text(ability)
    if isinstance(ability, Paid):
        only = f" Use this ability only if {ability.when.describe()}." if ability.when is not None else ""
        return f"{capital(ability.cost.describe())}: {sentence(describe_all(ability.effects))}{only}"
    if isinstance(ability, Static):
        return static_text(ability)
    if isinstance(ability, Advanceable):
        return "This card can be advanced."
    if isinstance(ability, ExtraCost):
        return sentence(f"as an additional cost to {ability.do} this card, {ability.cost.describe()}")
    if isinstance(ability, (Hosts, InstallOnly, RezWhen, Check, Credits)):
        return sentence(ability.words) if ability.words else ""
    return ""


def static_text(ability: Static) -> str:
    amount = ability.amount
    value = amount if isinstance(amount, int) else amount.times()
    sign = f"+{value}" if value >= 0 else str(value)
    each = "" if isinstance(amount, int) else f" for each {amount.describe()}"
    if ability.query == Q_MEMORY_LIMIT:
        return f"{sign} memory."
    if ability.query == Q_LINK:
        return f"{sign} link."
    if ability.query == Q_HAND_SIZE:
        return f"Your maximum hand size is {sign}."
    if ability.query == Q_STRENGTH:
        return f"This card has {sign} strength{each}."
    return ""


def trigger_text(ability: Trigger) -> str:
    """ "When you score this agenda, gain 7 credits"."""
    condition = when_text(ability)
    effects = lower(describe_all(ability.effects))
    may = "you may " if ability.optional else ""
    return sentence(f"{condition}, {may}{effects}")


def when_text(ability: Trigger) -> str:
    server = f" on {SERVERS[ability.server]}" if ability.server in SERVERS and ability.server != ANY_SERVER else ""
    event = ability.event
    unless = f" (if {ability.when.describe()})" if ability.when is not None else ""
    if event == TURN_BEGINS:
        return "When your turn begins"
    if event == TURN_ENDS:
        return "When your turn ends"
    if ability.itself:
        own = {
            AGENDA_SCORED: "When you score this agenda",
            ACCESSED: "When the Runner accesses this card",
            INSTALLED: "When this card is installed",
            REZZED: "When this card is rezzed",
            ENCOUNTERED: "When the Runner encounters this ice",
        }
        return own[event] + unless
    if event == RUN_SUCCESSFUL:
        return f"{'The first time' if ability.first else 'Whenever'} you make a successful run{server}" + (
            " each turn" if ability.first else ""
        )
    who = "a card" if ability.who is None else ability.who.describe(1)
    if who.startswith("an installed "):
        who = with_article(who.removeprefix("an installed "))
    actor = "you" if ability.by == YOU else "your opponent" if ability.by == OPPONENT else "a player"
    verbs = {INSTALLED: "install", PLAYED: "play", AGENDA_SCORED: "score an agenda", STOLEN: "steals an agenda"}
    if event in (AGENDA_SCORED, STOLEN):
        subject = "you" if event == AGENDA_SCORED else "the Runner"
        return f"Whenever {subject} {verbs[event]}"
    verb = verbs.get(event, "see")
    if ability.first:
        return f"The first time {actor} {verb} {who} each turn"
    return f"Whenever {actor} {verb} {who}"

"""What belongs to one player: the strip with the numbers, the rig, the hand, the score area."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from netrunner.terminal.card_text import Card, counters, installed, name, short_cost
from netrunner.terminal.colours import DANGER, QUIET, RAISED, WARNING
from netrunner.terminal.text_layout import Lines, ends, flow, joined, quiet

WIDE: Final = 90
RIG: Final = (("program", "programs"), ("hardware", "hardware"), ("resource", "resources"))
HANDS: Final = {"corp": "HQ", "runner": "grip"}


def draw_strip(view: dict[str, Any], side: str, width: int) -> Lines:
    """Identity, score and every number of a player, on one line or two."""
    player = view[side]
    identity = player["identity"]
    you = " (you)" if view["side"] == side else ""
    short = identity if width >= WIDE else identity.partition(":")[0]
    title = Text.assemble((side.title() + you, "bold"), " ", name_of_identity(identity, short))
    if player.get("identity_counters"):
        title.append(" ")
        title.append_text(counters({"counters": player["identity_counters"]}))
    if player.get("identity_hosted"):
        guests = len(player["identity_hosted"])
        title.append(f" (hosts {guests} card{'' if guests == 1 else 's'})")
    if player.get("identity_flipped"):
        title.append(" (other side)")
    if player.get("identity_named"):
        title.append(f" ({player['identity_named']})")
    score = number("score", player["score"], bold=True)
    lines = [ends(title, score, width)]
    lines += flow([*money(player), *(corp_numbers(player) if side == "corp" else runner_numbers(player))], width)
    if player["scored"]:
        lines += flow([scored(card) for card in player["scored"]], width, "scored: ")
    for line in lines[:1]:
        line.stylize(Style(bgcolor=RAISED))
    return lines


def name_of_identity(title: str, shown: str) -> Text:
    text = name(title)
    return Text(shown, text.style)


def number(label: str, value: int | str, *, bold: bool = False, colour: str = "") -> Text:
    return Text.assemble((f"{label} ", QUIET), (str(value), Style(bold=bold, color=colour or None)))


def money(player: dict[str, Any]) -> list[Text]:
    return [number("credits", player["credits"], bold=True), number("clicks", player["clicks"], bold=True)]


def corp_numbers(corp: dict[str, Any]) -> list[Text]:
    facedown = sum(not card["rezzed"] for card in corp["discard"])
    archives = f"{len(corp['discard'])} ({facedown} facedown)" if facedown else len(corp["discard"])
    return [
        number("HQ", f"{corp['hand_count']}/{corp['hand_size']}"),
        number("R&D", corp["deck"]),
        number("Archives", archives),
        number("bad publicity", corp["bad_publicity"], colour=WARNING if corp["bad_publicity"] else ""),
    ]


def runner_numbers(runner: dict[str, Any]) -> list[Text]:
    numbers = [
        number("grip", f"{runner['hand_count']}/{runner['hand_size']}"),
        number("stack", runner["deck"]),
        number("heap", len(runner["discard"])),
        number("memory", f"{runner['memory_used']}/{runner['memory_limit']}"),
        number("link", runner["link"]),
        number("tags", runner["tags"], colour=DANGER if runner["tags"] else ""),
    ]
    if runner["brain_damage"]:
        numbers.append(number("brain damage", runner["brain_damage"], colour=DANGER))
    return numbers


def scored(card: Card) -> Text:
    text = Text.assemble(name(card["title"], card["id"]))
    if card.get("hosted"):
        text.append(" [", QUIET)
        text.append_text(joined([installed(guest) for guest in card["hosted"]], ", "))
        text.append("]", QUIET)
    return joined([text, counters(card)], " ")


def draw_rig(view: dict[str, Any], width: int) -> Lines:
    """The Runner's installed cards, a row a type. Empty rows are left out while something else is there."""
    rig = view["runner"]["rig"]
    rows: Lines = []
    for kind, label in RIG:
        items = [installed(card) for card in rig if card["rezzed"] and card.get("type") == kind]
        if items:
            rows += flow(items, width, f"{label}: ")
    odd = [card for card in rig if card["rezzed"] and card.get("type") not in dict(RIG)]
    if odd:
        rows += flow([installed(card) for card in odd], width, "other: ")
    facedown = [card for card in rig if not card["rezzed"]]
    if facedown:
        rows += flow([installed(card, "facedown card") for card in facedown], width, "facedown: ")
    return rows or [quiet("rig: nothing installed")]


def draw_hand(view: dict[str, Any], width: int) -> Lines:
    """The player's own hand, each card with what it costs."""
    side = view["side"]
    hand = view[side].get("hand", [])
    items = [Text.assemble(name(card["title"], card["id"]), (f" {short_cost(card['title'])}", QUIET)) for card in hand]
    return flow(items, width, f"{HANDS[side]}: ") if items else [quiet(f"{HANDS[side]}: no cards")]

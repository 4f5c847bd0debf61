"""The Corp's servers in columns: root and ice, in the order in which the seat sees them.

Rules Reference: Server, Ice, Run. The outermost ice is lowest for the Runner and highest for the Corp, as if they sat
at a table. Ice is numbered from the innermost, which is 1.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from rich.text import Text

from netrunner.terminal.card_text import Card, card_name, counters, installed, strength
from netrunner.terminal.colours import ACCENT, LINE, QUIET
from netrunner.terminal.text_layout import Lines, border, boxed, ends, quiet, side_by_side

NARROWEST: Final = 19
WIDEST: Final = 32
REZZED: Final = "■"
UNREZZED: Final = "□"
HERE: Final = "▶"


def draw_servers(view: dict[str, Any], width: int) -> Lines:
    """All servers, as many beside each other as the width allows."""
    order = {"Archives": 0, "R&D": 1, "HQ": 2}
    servers = sorted(view["corp"]["servers"], key=lambda server: order.get(server["name"], 3))
    across = max(1, min(len(servers), (width + 1) // (NARROWEST + 1)))
    column = min(WIDEST, (width - (across - 1)) // across)
    lines: Lines = []
    for first in range(0, len(servers), across):
        row = servers[first : first + across]
        height = max(1, *(len(server_lines(view, server, column)) for server in row))
        boxes = [box(view, server, column, height) for server in row]
        lines += side_by_side(boxes, [column] * len(row))
    return lines


def is_central(server: dict[str, Any]) -> bool:
    return server["name"] in ("HQ", "R&D", "Archives")


def box(view: dict[str, Any], server: dict[str, Any], width: int, height: int) -> Lines:
    """One server with its frame, as high as its neighbours."""
    attacked = view["run"] is not None and view["run"]["server"] == server["name"]
    colour = ACCENT if attacked else LINE
    title = Text(server["name"], f"bold {colour}" if attacked else "bold")
    outside = quiet(("no ice", "", "outermost")[min(len(server["ice"]), 2)])
    from_below = view["side"] != "corp"
    top = [title, amount(view, server) if from_below else outside]
    bottom = [outside if from_below else amount(view, server)]
    lines = server_lines(view, server, width)
    lines += [Text()] * (height - len(lines))
    framed = [line if line.plain.startswith("├") else boxed(line, width, colour) for line in lines]
    return [border("╭", "╮", width, top, colour), *framed, border("╰", "╯", width, bottom, colour)]


def amount(view: dict[str, Any], server: dict[str, Any]) -> Text:
    """How many cards a central server holds."""
    corp = view["corp"]
    counts = {"HQ": corp["hand_count"], "R&D": corp["deck"], "Archives": len(corp["discard"])}
    if server["name"] not in counts:
        return Text()
    count = counts[server["name"]]
    return quiet("1 card" if count == 1 else f"{count} cards")


def server_lines(view: dict[str, Any], server: dict[str, Any], width: int) -> Lines:
    """What lies in a server, without the frame."""
    run = view["run"] if view["run"] is not None and view["run"]["server"] == server["name"] else None
    root = root_lines(server, run, width - 2)
    ice = ice_lines(server, run, width - 2)
    if view["side"] == "corp":
        above, below, word = list(chain.from_iterable(ice)), root, "root"
    else:
        above, below, word = root, list(chain.from_iterable(reversed(ice))), "ice"
    divider = [border("├", "┤", width, [quiet(word)])] if above and below else []
    return [*above, *divider, *below]


def root_lines(server: dict[str, Any], run: dict[str, Any] | None, width: int) -> Lines:
    at_server = run is not None and run["phase"] in ("approach server", "access")
    mark = Text(HERE if at_server else " ", ACCENT)
    lines: Lines = []
    for number, card in enumerate(server["root"]):
        lines += card_lines(card, mark if number == 0 else Text(" "), "", "facedown card", width)
    if not lines:
        if at_server:
            return [Text.assemble(mark, " Runner here")]
        return [] if is_central(server) else [quiet("  no cards in it")]
    return lines


def ice_lines(server: dict[str, Any], run: dict[str, Any] | None, width: int) -> list[Lines]:
    """The ice, outermost first, each on lines of its own."""
    count = len(server["ice"])
    at_ice = run["ice"] if run is not None and run["phase"] in ("approach ice", "encounter ice", "pass ice") else None
    return [
        card_lines(card, Text(HERE if card["id"] == at_ice else " ", ACCENT), str(count - i), "unrezzed ice", width)
        for i, card in enumerate(server["ice"])
    ]


def card_lines(card: Card, mark: Text, number: str, unknown: str, width: int) -> Lines:
    """One installed Corp card: whether it is rezzed, its name, strength, counters and hosted cards."""
    sign = Text(REZZED if card["rezzed"] else UNREZZED, "bold" if card["rezzed"] else QUIET)
    title = card_name(card, unknown)
    if "title" in card and not card["rezzed"]:
        title.stylize("italic")
    left = Text.assemble(mark, (number or " ", QUIET), sign, " ", title)
    right = strength(card) if "strength" in card else Text()
    tokens = counters(card)
    lines: Lines = []
    if tokens.plain and left.cell_len + right.cell_len + tokens.cell_len + 1 <= width:
        right = Text.assemble(tokens, right)
        tokens = Text()
    lines.append(ends(left, right, width) if right.plain else left)
    if tokens.plain:
        lines.append(Text.assemble("    ", tokens))
    for chosen in card.get("chosen", ()):
        lines.append(quiet(f"    {chosen}"))
    lines += [Text.assemble("   └ ", installed(guest)) for guest in card.get("hosted", ())]
    return lines

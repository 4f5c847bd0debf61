"""Where the game stands: the timing step in the words of the rules, the run, its subroutines, the card accessed.

Rules Reference: Timing Structure of Turns, Timing Structure of a Run, Encounter, Accessing Cards.
"""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from netrunner.terminal.card_text import card_name, name, strength
from netrunner.terminal.colours import ACCENT, DANGER, GOOD, QUIET
from netrunner.terminal.text_layout import Lines, fit, joined, quiet

UNBROKEN: Final = ("[ ]", "unbroken", "bold")
BROKEN: Final = ("[x]", "broken", GOOD)
RESOLVED: Final = ("[!]", "resolved", DANGER)


def draw_moment(view: dict[str, Any], width: int) -> Lines:
    """The step, then whatever is going on at it."""
    turn = f"Turn {view['turn']} · {view['active'].title()}'s turn"
    lines = [fit(joined([Text(turn, "bold"), Text(view["step"], ACCENT)]), width)]
    if view["resolving"]:
        titles = joined([card_name(card) for card in view["resolving"]], ", ")
        lines.append(fit(Text.assemble(("resolving ", QUIET), titles), width))
    if view["currents"]:
        titles = joined([card_name(card) for card in view["currents"]], ", ")
        lines.append(fit(Text.assemble(("current ", QUIET), titles), width))
    if view["run"] is not None:
        lines += run_lines(view["run"], width)
    return lines


def run_lines(run: dict[str, Any], width: int) -> Lines:
    parts = [Text(f"Run on {run['server']}", Style(bold=True, color=ACCENT)), Text(run["phase"])]
    if run["position"]:
        parts.append(Text(f"position {run['position']}"))
    if run["successful"]:
        parts.append(Text("successful", GOOD))
    if run["credits"]:
        parts.append(Text(f"{run['credits']} credits for this run"))
    lines = [fit(joined(parts), width)]
    encounter = run.get("encounter")
    if encounter is not None:
        ice = encounter["ice"]
        kinds = ", ".join(ice.get("subtypes", ()))
        title = Text.assemble(card_name(ice), strength(ice) if "strength" in ice else "")
        lines.append(fit(Text.assemble(("encountering ", QUIET), joined([title, quiet(kinds)])), width))
        lines += [fit(subroutine(sub), width) for sub in encounter["subroutines"]]
    accessed = run.get("accessed")
    if accessed is not None:
        shown = name(accessed["title"], accessed["id"]) if "title" in accessed else Text("a card")
        lines.append(fit(Text.assemble(("accessing ", QUIET), shown, f" from {accessed['from']}"), width))
    return lines


def subroutine(sub: dict[str, Any]) -> Text:
    """A subroutine and whether it is broken."""
    sign, word, style = RESOLVED if sub["resolved"] else BROKEN if sub["broken"] else UNBROKEN
    return Text.assemble("  ", (sign, style), f" ↳ {sub['text']} ", (word, style))

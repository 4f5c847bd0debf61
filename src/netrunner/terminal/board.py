"""The whole table as text, as the player's seat sees it: the opponent above, the player below."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from netrunner.terminal.player_area import draw_hand, draw_rig, draw_strip
from netrunner.terminal.servers import draw_servers
from netrunner.terminal.status import draw_moment
from netrunner.terminal.text_layout import Lines, sheet

NARROWEST: Final = 40


def board_parts(view: dict[str, Any], width: int) -> list[Lines]:
    """The table from top to bottom."""
    if view["side"] == "corp":
        return [
            draw_strip(view, "runner", width),
            draw_rig(view, width),
            draw_moment(view, width),
            draw_servers(view, width),
            draw_hand(view, width),
            draw_strip(view, "corp", width),
        ]
    return [
        draw_strip(view, "corp", width),
        draw_servers(view, width),
        draw_moment(view, width),
        draw_rig(view, width),
        draw_hand(view, width),
        draw_strip(view, "runner", width),
    ]


def draw_board(view: dict[str, Any], width: int, airy: bool = False) -> Text:
    """The table, ready to be shown; airy: with empty lines between its parts."""
    lines: Lines = []
    for part in board_parts(view, max(width, NARROWEST)):
        if lines and airy:
            lines.append(Text())
        lines += part
    return sheet(lines)

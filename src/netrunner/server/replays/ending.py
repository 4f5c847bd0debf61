"""How a game ended, in a sentence."""

from __future__ import annotations

from typing import Final

from netrunner.engine.log import ENDINGS
from netrunner.game import Result
from netrunner.server.live.match import UNREADABLE

NAMES: Final = {"corp": "The Corp", "runner": "The Runner"}
OTHER: Final = {"corp": "runner", "runner": "corp"}
AGREED: Final = "draw by agreement"
UNFINISHED: Final = "unfinished"
"""The reason that stands with a game that was brought here before its end."""


def ending_words(result: Result) -> str:
    """
    >>> ending_words(Result("corp", "concession"))
    'The Runner concedes. The Corp wins the game.'
    >>> ending_words(Result("runner", "agenda points"))
    'The Runner wins the game on agenda points.'
    """
    if result.winner is None:
        words = {
            AGREED: "The players agree to a draw.",
            UNFINISHED: "The record ends here.",
            UNREADABLE: "The game ends without a winner: the server can no longer read it.",
        }
        return words.get(result.reason, f"Nobody wins the game: {result.reason}.")
    winner, loser = NAMES[result.winner], NAMES[OTHER[result.winner]]
    if result.reason == "concession":
        return f"{loser} concedes. {winner} wins the game."
    if result.reason == "absence":
        return f"{loser} has been gone for long. {winner} wins the game."
    if result.reason == "time":
        return f"{loser} has no time left. {winner} wins the game."
    return f"{winner} wins the game{ENDINGS.get(result.reason, f': {result.reason}')}."

"""Refusals: why something is not legal, with the rule that says so, and the errors that carry them."""

from typing import final


@final
class Reason:
    """Why something is refused: the id of a rule in `netrunner.rules` and a sentence for the player."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, message={self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.rule, self.message))


class IllegalChoice(ValueError):
    """A choice that is not among the decision's options. The state is untouched."""


class RecordError(ValueError):
    """A saved game that cannot be replayed: says where it stops making sense."""


class SetupError(ValueError):
    """A game that cannot be set up: an unknown card, a deck of the wrong side, an impossible position."""


class EngineError(Exception):
    """The engine contradicts itself. Always a bug; never raised for what a player does."""

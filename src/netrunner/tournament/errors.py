"""Refusals: what a tournament will not do, why, and what would be right."""


class Refused(Exception):
    """A command that the regulations, or plain sense, do not allow. Nothing has changed."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class NotAllowed(Refused):
    """A command that somebody else may give, and this person may not."""

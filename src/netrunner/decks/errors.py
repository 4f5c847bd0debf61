"""What goes wrong when a decklist cannot be read: every complaint with its line, never only the first."""

from dataclasses import dataclass

SHOWN = 20
UNREADABLE = "deck/unreadable"


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong with a file."""

    message: str
    line: int | None = None
    rule: str = UNREADABLE
    card: str | None = None
    """The text that should have been a card."""

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


class DeckError(ValueError):
    """A decklist that cannot be read. `complaints` says everything that is wrong with it."""

    def __init__(self, *complaints: Complaint | str) -> None:
        self.complaints = tuple(Complaint(c) if isinstance(c, str) else c for c in complaints)
        super().__init__(*self.complaints)

    @property
    def unreadable(self) -> bool:
        """Whether there is no list at all that could be judged: no file, not a list, a line that makes no sense. A list
        that names cards which do not exist was read."""
        return any(complaint.rule == UNREADABLE for complaint in self.complaints)

    def __str__(self) -> str:
        lines = [str(complaint) for complaint in self.complaints[:SHOWN]]
        if len(self.complaints) > SHOWN:
            lines.append(f"and {len(self.complaints) - SHOWN} more")
        return "\n".join(lines)

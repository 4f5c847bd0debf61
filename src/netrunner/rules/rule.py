"""One rule or ruling: what the rule book says of an id."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["document", "entry", "rule", "example", "card", "qa", "timing", "tournament"]
Status = Literal["current", "superseded"]

HEADINGS = ("document", "entry")
DOCUMENTS = {
    "RR": "Rules Reference 1.1",
    "FAQ": "FAQ 3.1",
    "TR": "Tournament Regulations 3.0",
    "ROP": "Rules of Play 1.0",
    "FAN": "Fan Summary 1.3",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A statement of a rule document, or the entry, section or document it stands in.

    >>> from netrunner import rules
    >>> rule = rules.get("RR/jack-out/2")
    >>> rule.title, rule.document, rule.parent, rule.required
    ('Jack Out (2)', 'RR', 'RR/jack-out', True)
    """

    id: str
    title: str
    kind: Kind
    source: str
    summary: str
    status: Status = "current"
    testable: bool = False
    parent: str | None = None
    children: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    """Entries of the Rules Reference that this one points to."""
    same_as: tuple[str, ...] = ()
    """Where the same ruling is stated; whoever proves those has proven this."""
    see: tuple[str, ...] = ()
    """The general rule this is an instance of, or a ruling close to it."""
    superseded_by: tuple[str, ...] = ()
    because: str = ""
    """Why it is superseded."""
    ambiguous: bool = False
    note: str = ""

    @property
    def document(self) -> str:
        """`RR`, `FAQ`, `TR`, `ROP` or `FAN`."""
        return self.id.partition("/")[0]

    @property
    def is_heading(self) -> bool:
        """True for the entries, sections and documents above the statements."""
        return self.kind in HEADINGS

    @property
    def is_tournament(self) -> bool:
        """True for what belongs to the running of tournaments rather than to the game."""
        return self.document == "TR"

    @property
    def required(self) -> bool:
        """True when some test has to prove it: current, testable and not stated elsewhere."""
        return self.status == "current" and self.testable and not self.same_as

"""The judge's log: rulings, penalties, missed opportunities, proxies, notes.

Tournament Regulations: I.3 Judge, I.7 Conduct, I.7.a Unsporting Conduct, II.2.d Lost and Damaged Cards,
III.3 Missed Opportunities, III.5 Taking Notes and Outside Material.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from netrunner.tournament.errors import Refused


class Matter(StrEnum):
    RULING = "ruling"
    MISSED_OPPORTUNITY = "missed opportunity"
    OUTSIDE_MATERIAL = "outside material"
    UNSPORTING_CONDUCT = "unsporting conduct"
    DECK_PROBLEM = "deck problem"
    PROXY = "proxy"
    NOTE = "note"


class Penalty(StrEnum):
    NONE = "none"
    WARNING = "warning"
    GAME_LOSS = "game loss"
    DISQUALIFICATION = "disqualification recommended"


@dataclass
class Ruling:
    """One entry: who ruled what, for whom, under which rules (ids of the rule book)."""

    number: int
    leader: str
    matter: Matter
    text: str
    players: list[int] = field(default_factory=list)
    table: int | None = None
    rules: list[str] = field(default_factory=list)
    penalty: Penalty = Penalty.NONE
    round: int = 0
    side: str | None = None  # the deck of the game that a game loss is about
    game: int | None = None  # the game of the bracket it was about
    review: str | None = None  # a marshal's final word
    reviewed_by: str | None = None


@dataclass
class JudgeLog:
    rulings: list[Ruling] = field(default_factory=list)

    def add(self, ruling: Ruling) -> None:
        self.rulings.append(ruling)

    def review(self, number: int, marshal: str, text: str) -> None:
        """A marshal's decision on a judge's ruling is final."""
        if not 1 <= number <= len(self.rulings):
            raise Refused(f"There is no ruling {number}; there are {len(self.rulings)}")
        ruling = self.rulings[number - 1]
        if ruling.review is not None:
            raise Refused(f"{ruling.reviewed_by} has already decided ruling {number}, and that is final", "TR/judge/6")
        ruling.review, ruling.reviewed_by = text, marshal

    def of(self, player: int) -> list[Ruling]:
        return [ruling for ruling in self.rulings if player in ruling.players]


def missed_opportunity(optional_effect: str, opponent_consents: bool) -> str:
    """May an effect that was forgotten at its time be used after all? Only if the opponent agrees."""
    if opponent_consents:
        return f"{optional_effect} is used late, with the opponent's consent"
    raise Refused(
        f"{optional_effect} was not used at its time and the opponent does not consent to using it now",
        "TR/missed-opportunities/3",
    )


def check_proxy(damaged: bool, leader: str | None) -> None:
    """A proxy stands only for a card damaged during the event, made by a leader."""
    if not damaged:
        raise Refused("A proxy is allowed only for a card damaged during the tournament", "TR/legal-products/3")
    if not leader:
        raise Refused("A proxy is made by a leader: name who made it", "TR/legal-products/3")

"""What is done in a draft."""

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from netrunner.tournament.commands.command import Command, Copies, Number, Title


class StartDraft(Command):
    needs = "structure"
    do: Literal["draft"] = "draft"
    seats: list[StrictInt | None]
    pools: dict[str, Copies]
    ratings: dict[str, float] = {}
    points: dict[str, Annotated[StrictInt, Field(ge=0)]] = {}
    """The agenda points of the cards that have some."""
    minimum: Annotated[StrictInt, Field(ge=0)] = 0
    """The agenda points that a deck of the smallest size needs."""
    free: Copies = {}
    packs: list[tuple[str, StrictInt]] = [("corp", 4), ("runner", 4)]
    size: StrictInt = 10
    seconds: StrictInt = 60


class Pick(Command):
    needs = "pick"
    own = True
    do: Literal["pick"] = "pick"
    player: Number | None = None
    card: Title


class RepairPool(Command):
    """A leader puts cards into what somebody has drafted, or takes some out."""

    needs = "correct"
    do: Literal["repair-pool"] = "repair-pool"
    player: Number
    add: Copies = {}
    remove: Copies = {}


class ExpirePicks(Command):
    """Pick for everyone who let the time pass."""

    needs = "clock"
    do: Literal["expire"] = "expire"

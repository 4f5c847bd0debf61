"""How many rounds, how large a cut, how strict an event, how long a round.

Tournament Regulations: IV.1 Tournament Round Times, V. Tournament Structures (Basic, Advanced, Custom),
VI. Tournament Tiers, VII. Draft Tournament and Structure, II.3 Legal Products.
"""

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from netrunner.tournament.errors import Refused


class Tier(StrEnum):
    RELAXED = "relaxed"
    FORMAL = "formal"
    PREMIER = "premier"


class Structure(StrEnum):
    BASIC = "basic"
    ADVANCED = "advanced"
    CUSTOM = "custom"


class PlayMode(StrEnum):
    """What the games are played with."""

    STANDARD = "standard"
    FULL_DRAFT = "full draft"
    HALF_DRAFT = "half draft"


class Kind(StrEnum):
    """The official kinds of event that the regulations name."""

    STORE = "store championship"
    REGIONAL = "regional championship"
    NATIONAL = "national championship"
    CONTINENTAL = "continental championship"
    WORLD = "world championship"
    UNOFFICIAL = "unofficial"


TIER_OF: dict[Kind, Tier] = {
    Kind.STORE: Tier.RELAXED,
    Kind.REGIONAL: Tier.FORMAL,
    Kind.NATIONAL: Tier.PREMIER,
    Kind.CONTINENTAL: Tier.PREMIER,
    Kind.WORLD: Tier.PREMIER,
    Kind.UNOFFICIAL: Tier.RELAXED,
}

STRUCTURE_OF: dict[Kind, Structure] = {
    Kind.STORE: Structure.BASIC,
    Kind.REGIONAL: Structure.ADVANCED,
    Kind.NATIONAL: Structure.CUSTOM,
    Kind.CONTINENTAL: Structure.CUSTOM,
    Kind.WORLD: Structure.CUSTOM,
    Kind.UNOFFICIAL: Structure.BASIC,
}

CUT_SIZES = (4, 8, 16)


@dataclass(frozen=True)
class Rounds:
    """What is announced before an event starts."""

    swiss: int
    cut: int  # 0: no cut

    def __str__(self) -> str:
        stage = f"top {self.cut}, double elimination" if self.cut else "no cut"
        return f"{self.swiss} Swiss round{'' if self.swiss == 1 else 's'}, {stage}"


# fewest players, Swiss rounds, size of the cut; in rising order
TABLES: dict[Structure, tuple[tuple[int, int, int], ...]] = {
    Structure.BASIC: (
        (4, 3, 0),
        (9, 4, 4),
        (25, 4, 8),
        (33, 5, 8),
        (65, 6, 8),
        (97, 6, 16),
        (129, 7, 16),
    ),
    Structure.ADVANCED: (
        (9, 4, 4),
        (21, 4, 8),
        (33, 5, 8),
        (57, 6, 8),
        (81, 7, 8),
        (129, 7, 16),
        (177, 8, 16),
        (273, 9, 16),
    ),
}


def rounds_for(structure: Structure, players: int, swiss: int | None = None, cut: int | None = None) -> Rounds:
    """The rounds of an event with this many registered players.

    >>> rounds_for(Structure.BASIC, 30)
    Rounds(swiss=4, cut=8)
    >>> str(rounds_for(Structure.CUSTOM, 30, swiss=9, cut=16))
    '9 Swiss rounds, top 16, double elimination'
    """
    if structure is Structure.CUSTOM:
        if swiss is None or cut is None:
            raise Refused(
                "A custom structure needs its number of Swiss rounds and its cut, announced before the start",
                "TR/pairings/2",
            )
        return checked(Rounds(swiss, cut))
    if swiss is not None or cut is not None:
        raise set_by_table(structure)
    rows = [row for row in TABLES[structure] if row[0] <= players]
    if not rows:
        fewest = TABLES[structure][0][0]
        raise Refused(
            f"The {structure} structure starts at {fewest} players and there are {players}; "
            "use the custom structure for fewer",
            f"TR/{structure}-structure/2",
        )
    return Rounds(rows[-1][1], rows[-1][2])


def set_by_table(structure: Structure) -> Refused:
    return Refused(
        f"The {structure} structure sets rounds and cut by its table; choose the custom structure to set your own",
        "TR/structures/1",
    )


def checked(rounds: Rounds) -> Rounds:
    """The same rounds, if they make sense."""
    if rounds.swiss < 1:
        raise Refused(f"A tournament has at least one Swiss round, not {rounds.swiss}", "TR/structures/1")
    if rounds.cut and rounds.cut not in CUT_SIZES:
        raise Refused(f"A cut is to the top 4, 8 or 16, or there is none (0); not {rounds.cut}", "TR/progression-cut/2")
    return rounds


def agenda_points_to_win(play: PlayMode) -> int:
    """Seven agenda points, six in drafts."""
    return 7 if play is PlayMode.STANDARD else 6


def games_per_round(play: PlayMode) -> int:
    """Two games in a Swiss round, one in a half draft."""
    return 1 if play is PlayMode.HALF_DRAFT else 2


class RoundType(StrEnum):
    SWISS = "swiss"
    ELIMINATION = "elimination"
    FINAL = "final"


def round_minutes(kind: RoundType, play: PlayMode = PlayMode.STANDARD) -> int:
    """The length of a round.

    >>> [round_minutes(kind) for kind in RoundType]
    [65, 40, 60]
    """
    if play is PlayMode.FULL_DRAFT:
        return 50
    if play is PlayMode.HALF_DRAFT:
        return 30
    return {RoundType.SWISS: 65, RoundType.ELIMINATION: 40, RoundType.FINAL: 60}[kind]


PREMIER_WAIT = timedelta(days=11)


def legal_from(release: date, tier: Tier) -> date:
    """The first day on which a product may be played at an event of this tier (North American dates)."""
    return release + PREMIER_WAIT if tier is Tier.PREMIER else release


def newest_release(day: date, tier: Tier) -> date:
    """The latest release date whose product is legal on the day of the event: what a deck is checked against."""
    return day - PREMIER_WAIT if tier is Tier.PREMIER else day

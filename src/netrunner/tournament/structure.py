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

SMALLEST_CUT, LARGEST_CUT = 2, 256
CUT_SIZES = (4, 8, 16)
"""The cuts of the tables; a custom structure may have any power of two."""


class Elimination(StrEnum):
    DOUBLE = "double"
    SINGLE = "single"


def smallest_cut(announced: int) -> int:
    """How many players a cut needs at least: four by the tables, fewer where a smaller one was announced."""
    return min(announced, CUT_SIZES[0])


def largest_cut(most: int) -> int:
    """The largest power of two that so many players can fill; 0 where there are too few.

    >>> [largest_cut(players) for players in (1, 3, 8, 15, 40)]
    [0, 2, 8, 8, 32]
    """
    return 1 << (most.bit_length() - 1) if most >= SMALLEST_CUT else 0


@dataclass(frozen=True)
class Rounds:
    """What is announced before an event starts."""

    swiss: int
    cut: int  # 0: no cut
    elimination: Elimination = Elimination.DOUBLE
    day_two: tuple[int, int] | None = None  # after so many of the Swiss rounds, so many players go on

    def __str__(self) -> str:
        stage = f"top {self.cut}, {self.elimination} elimination" if self.cut else "no cut"
        rounds = f"{self.swiss} Swiss round{'' if self.swiss == 1 else 's'}"
        if self.day_two is not None:
            rounds += f" (the top {self.day_two[1]} go on after round {self.day_two[0]})"
        return f"{rounds}, {stage}"


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
    Rounds(swiss=4, cut=8, elimination=<Elimination.DOUBLE: 'double'>, day_two=None)
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
    if rounds.cut and (rounds.cut > LARGEST_CUT or rounds.cut != largest_cut(rounds.cut)):
        raise Refused(
            f"A cut is to the top 2, 4, 8, 16 and so on up to {LARGEST_CUT}, or there is none (0); not {rounds.cut}",
            "TR/progression-cut/2",
        )
    if rounds.day_two is not None:
        after, players = rounds.day_two
        if not 1 <= after < rounds.swiss:
            raise Refused(f"The second day begins after round 1 to {rounds.swiss - 1}, not {after}", "TR/pairings/5")
        if players < max(2, rounds.cut):
            raise Refused(f"At least {max(2, rounds.cut)} players go on to the second day, not {players}")
    return rounds


def agenda_points_to_win(play: PlayMode) -> int:
    """Seven agenda points, six in drafts."""
    return 7 if play is PlayMode.STANDARD else 6


def games_per_round(play: PlayMode, single_sided: bool = False) -> int:
    """Two games in a Swiss round, one in a half draft and where each plays one side only."""
    return 1 if single_sided or play is PlayMode.HALF_DRAFT else 2


SINGLE_SIDED_MINUTES = 40
"""One game: as long as an elimination round, which is one too."""


class RoundType(StrEnum):
    SWISS = "swiss"
    ELIMINATION = "elimination"
    FINAL = "final"


def round_minutes(kind: RoundType, play: PlayMode = PlayMode.STANDARD, single_sided: bool = False) -> int:
    """The length of a round.

    >>> [round_minutes(kind) for kind in RoundType]
    [65, 40, 60]
    """
    if play is PlayMode.FULL_DRAFT:
        return 50
    if play is PlayMode.HALF_DRAFT:
        return 30
    if single_sided and kind is RoundType.SWISS:
        return SINGLE_SIDED_MINUTES
    return {RoundType.SWISS: 65, RoundType.ELIMINATION: 40, RoundType.FINAL: 60}[kind]


PREMIER_WAIT = timedelta(days=11)


def legal_from(release: date, tier: Tier) -> date:
    """The first day on which a product may be played at an event of this tier (North American dates)."""
    return release + PREMIER_WAIT if tier is Tier.PREMIER else release


def newest_release(day: date, tier: Tier) -> date:
    """The latest release date whose product is legal on the day of the event: what a deck is checked against."""
    return day - PREMIER_WAIT if tier is Tier.PREMIER else day

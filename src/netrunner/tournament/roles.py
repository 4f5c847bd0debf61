"""Who is who at an event, and what each role may see and do.

Tournament Regulations: I.1 Organizer, I.2 Marshal, I.3 Judge, I.4 Player, I.5 Spectator, I.6 Leader Participation.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from netrunner.tournament.errors import Refused
from netrunner.tournament.structure import Tier


class Role(StrEnum):
    ORGANIZER = "organizer"
    MARSHAL = "marshal"
    JUDGE = "judge"
    PLAYER = "player"
    SPECTATOR = "spectator"


LEADERS = (Role.ORGANIZER, Role.MARSHAL, Role.JUDGE)

EVERYONE = frozenset(Role)
ANY_LEADER = frozenset(LEADERS)
ORGANIZER_ONLY = frozenset({Role.ORGANIZER})
FLOOR = frozenset({Role.ORGANIZER, Role.MARSHAL})

MAY: dict[str, frozenset[Role]] = {
    # what is done -> who may do it
    "staff": ORGANIZER_ONLY,
    "link": ORGANIZER_ONLY,
    "structure": ORGANIZER_ONLY,
    "register": ORGANIZER_ONLY | {Role.MARSHAL, Role.PLAYER},
    "check-in": ANY_LEADER | {Role.PLAYER},
    "deck": ANY_LEADER | {Role.PLAYER},
    "pair": ORGANIZER_ONLY,
    "pair-by-hand": ORGANIZER_ONLY,
    "publish": ORGANIZER_ONLY,
    "table": ANY_LEADER,
    "pick": ANY_LEADER | {Role.PLAYER},
    "report": ANY_LEADER | {Role.PLAYER},
    "confirm": ANY_LEADER | {Role.PLAYER},
    "correct": ANY_LEADER,
    "split": ANY_LEADER,
    "side": ANY_LEADER | {Role.PLAYER},
    "drop": ANY_LEADER | {Role.PLAYER},
    "rejoin": ORGANIZER_ONLY,
    "disqualify": ORGANIZER_ONLY,
    "cut": ORGANIZER_ONLY,
    "clock": ANY_LEADER,
    "ruling": ANY_LEADER,
    "review": FLOOR,
    "undo": ORGANIZER_ONLY,
}

SEES: dict[str, frozenset[Role]] = {
    # what is seen -> who may see it
    "published pairings": EVERYONE,
    "unpublished pairings": ANY_LEADER,
    "standings": EVERYONE,
    "bracket": EVERYONE,
    "identities": EVERYONE,
    "open decklists": EVERYONE,
    "closed decklists": ANY_LEADER,
    "judge log": ANY_LEADER,
    "audit log": ANY_LEADER,
}


def may(roles: Iterable[Role], action: str) -> bool:
    """Whether any of a person's roles allows an action.

    >>> may([Role.JUDGE], "disqualify"), may([Role.ORGANIZER], "disqualify")
    (False, True)
    """
    return any(role in MAY[action] for role in roles)


def sees(roles: Iterable[Role], what: str) -> bool:
    """Whether any of a person's roles shows them something.

    >>> sees([Role.PLAYER], "unpublished pairings")
    False
    """
    return any(role in SEES[what] for role in roles)


@dataclass
class Staff:
    """The leaders of an event: one organizer, any number of marshals and judges."""

    organizer: str
    marshals: list[str] = field(default_factory=list)
    judges: list[str] = field(default_factory=list)
    off_duty: set[str] = field(default_factory=set)
    former: set[str] = field(default_factory=set)  # who has led and does not any more

    def leaders(self) -> list[str]:
        """Every leader once, the organizer first."""
        return list(dict.fromkeys([self.organizer, *self.marshals, *self.judges]))

    def acting_marshals(self) -> list[str]:
        """The marshals; the organizer where none was appointed."""
        return list(self.marshals) or [self.organizer]

    def roles_of(self, name: str) -> list[Role]:
        """The leader roles a person has now; off duty they are a spectator."""
        if name in self.off_duty:
            return [Role.SPECTATOR]
        roles = [Role.ORGANIZER] if name == self.organizer else []
        if name in self.acting_marshals():
            roles.append(Role.MARSHAL)
        if name in self.judges:
            roles.append(Role.JUDGE)
        return roles

    def is_leader(self, name: str) -> bool:
        return name in self.leaders()

    def has_led(self, name: str) -> bool:
        """Whether somebody leads, or did: what leaders may read they may have read."""
        return self.is_leader(name) or name in self.former

    def leads_now(self, name: str) -> bool:
        """Whether somebody is a leader on duty; off duty they are a spectator."""
        return self.is_leader(name) and name not in self.off_duty


def check_leader_may_play(name: str, staff: Staff, tier: Tier, *, on_duty: bool = True) -> None:
    """Refuse a leader who may not also be a player; `on_duty`: the second leader has to be."""
    if not staff.is_leader(name):
        return
    if tier is not Tier.RELAXED:
        raise Refused(
            f"{name} leads this {tier} event, and leaders of {tier} events do not play", "TR/leader-participation/4"
        )
    if not [leader for leader in staff.leaders() if leader != name and not (on_duty and leader in staff.off_duty)]:
        raise Refused(
            f"{name} is the only leader, and a leader may play only while a second leader is present: "
            "appoint one first with `staff`",
            "TR/leader-participation/1",
        )


def rules_on(table: Iterable[str], staff: Staff) -> list[str]:
    """The leaders responsible for rulings at a table with these players."""
    playing = set(table)
    leaders = [name for name in staff.leaders() if name not in playing and name not in staff.off_duty]
    if len(playing & set(staff.leaders())) >= 2:
        marshals = [name for name in leaders if name in staff.acting_marshals()]
        return marshals or leaders
    return leaders

"""Card definitions: the facts of a card and what it can do, as the engine is handed them."""

from __future__ import annotations

from typing import Final, final

from netrunner.engine.ability import Ability, Subroutine, Trigger
from netrunner.engine.amount import Amount
from netrunner.engine.condition import Condition
from netrunner.engine.constant import (
    Advanceable,
    AlternativeCost,
    Blank,
    Borrows,
    Credits,
    ExtraCost,
    Forbid,
    Gains,
    HostsCards,
    InstallOnly,
    InstallsFaceup,
    InsteadOfDiscard,
    MustBeTrashed,
    RezWhen,
    Static,
)
from netrunner.engine.cost import Cost
from netrunner.engine.definition_checks import check_definition
from netrunner.engine.effect import Effect
from netrunner.engine.structure import Part, Program, program, walk
from netrunner.engine.terms import AGENDA, CORP, CORP_IDENTITY, Q_LINK, RUNNER_IDENTITY

UNFILED: Final[tuple[type[Ability], ...]] = (
    AlternativeCost,
    Advanceable,
    Blank,
    Borrows,
    Gains,
    HostsCards,
    InstallOnly,
    InstallsFaceup,
    Subroutine,
)
"""What is read from its card, or counts in another way."""

FIRST_LENT: Final = 500  # the number of the first ability on a card that is for other cards or for a while
FIRST_ON_BACK: Final = 250  # the number of the first ability on the other side of an identity


@final
class CardDef:
    """A card as printed: facts, abilities in the order of its text, and what happens when it is played.

    `cost` is the play, install or rez cost (-1: X, chosen when it is paid). Immutable once built.
    """

    __slots__ = (
        "abilities",
        "advanceable",
        "advanced_rezzed",
        "advanced_unrezzed",
        "advancement",
        "agenda_points",
        "back",
        "changes_text",
        "cost",
        "credits",
        "even_stolen",
        "everywhere",
        "faction",
        "filed",
        "filed_inactive",
        "goes_facedown",
        "hosts",
        "in_discard",
        "install_only",
        "instead_of_discard",
        "link",
        "memory",
        "must_be_trashed",
        "play",
        "play_only_if",
        "plays",
        "public",
        "rez_instead",
        "secret_names",
        "side",
        "strength",
        "subroutines",
        "subtypes",
        "takes_advancement",
        "title",
        "trash_cost",
        "type",
        "unique",
        "words",
        "x_max",
    )

    def __init__(
        self,
        title: str,
        side: int,
        type: int,
        *,
        faction: str = "",
        subtypes: tuple[str, ...] = (),
        cost: int = 0,
        strength: int = 0,
        memory: int = 0,
        link: int = 0,
        advancement: int = 0,
        agenda_points: int = 0,
        trash_cost: int = -1,
        unique: bool = False,
        abilities: tuple[Ability, ...] = (),
        play: Effect | tuple[Effect, ...] | Program = (),
        play_only_if: Condition | None = None,
        x_max: Amount | None = None,
        words: str = "",
        back: tuple[Ability, ...] = (),
        lent_from: int = 0,
    ) -> None:
        """`back`: the abilities of the other side of an identity that can be flipped. That side is a definition too,
        made here: `lent_from` says so, and where the numbers of what it lends begin."""
        self.back: CardDef | None = None
        self.title = title
        self.side = side
        self.type = type
        self.faction = faction
        self.subtypes = subtypes
        self.cost = cost
        self.strength = strength
        self.memory = memory
        self.link = link
        self.advancement = advancement
        self.agenda_points = agenda_points
        self.trash_cost = trash_cost
        self.unique = unique
        self.play = program(play)
        self.play_only_if = play_only_if
        self.x_max = x_max
        self.words = words  # a hand-written text, where that reads better than the rendered one
        if link:
            abilities = (Static(Q_LINK, link), *abilities)
        self.abilities = abilities
        self.filed = [ability for ability in abilities if is_filed(ability)]  # what the index files while it is active
        self.subroutines: list[Subroutine] = []
        self.hosts: HostsCards | None = None
        self.install_only: InstallOnly | None = None
        self.credits: Credits | None = None
        self.advanceable = False
        self.advanced_rezzed = False  # only while it is rezzed
        self.advanced_unrezzed = False
        self.in_discard: list[Trigger] = []
        self.public = False  # installed faceup
        self.rez_instead: Cost | None = None  # what may be paid instead of the rez cost
        self.must_be_trashed = False
        self.goes_facedown = False  # instead of to the heap
        self.instead_of_discard: InsteadOfDiscard | None = None  # where its owner may send it when it is trashed
        self.everywhere: list[Ability] = []
        self.filed_inactive: list[Ability] = []  # what the index files while it is installed and inactive
        self.even_stolen: list[Ability] = []
        self.plays = False  # it plays other cards
        self.secret_names: tuple[str, ...] = ()  # its owner chooses one that nobody else knows until it is flipped
        self.changes_text = False  # it blanks other cards, or lends them abilities
        for number, ability in enumerate(abilities, FIRST_ON_BACK if lent_from else 0):
            ability.index = number
            if isinstance(ability, Subroutine):
                self.subroutines.append(ability)
            elif isinstance(ability, HostsCards):
                self.hosts = ability
            elif isinstance(ability, InstallOnly):
                self.install_only = ability
            elif isinstance(ability, Credits):
                self.credits = self.credits or ability
            elif isinstance(ability, Advanceable):
                self.advanceable = True
                self.advanced_rezzed = ability.rezzed
                self.advanced_unrezzed = ability.unrezzed
            elif isinstance(ability, Trigger) and ability.from_discard:
                self.in_discard.append(ability)
            elif isinstance(ability, AlternativeCost):
                self.rez_instead = ability.cost
            elif isinstance(ability, InstallsFaceup):
                self.public = True
            elif isinstance(ability, MustBeTrashed):
                self.must_be_trashed = not ability.first
            elif isinstance(ability, InsteadOfDiscard) and ability.who is None:
                self.goes_facedown = not ability.optional
                self.instead_of_discard = ability if ability.optional else None
            if ability.everywhere():
                self.everywhere.append(ability)
                if isinstance(ability, Trigger):
                    watches = not ability.itself and side == CORP
                else:
                    watches = isinstance(ability, (RezWhen, ExtraCost, Static, Forbid))
                if watches:
                    self.filed_inactive.append(ability)
            if isinstance(ability, (Blank, Borrows, Gains)):
                self.changes_text = True
            if ability.even_stolen:
                self.even_stolen.append(ability)
        self.takes_advancement = self.advanceable or bool(type & AGENDA)
        lent = self.name_parts(f"{title}/back" if lent_from else title, lent_from or FIRST_LENT)
        if back:
            self.back = CardDef(
                title, side, type, faction=faction, subtypes=subtypes, link=link, abilities=back, lent_from=lent
            )

    def name_parts(self, name: str, lent: int) -> int:
        """Give every program and every ability in it a path: what the digest calls it by. The next number that is free
        for what the card lends."""
        for path, part in (*walk(self.abilities, name), *walk(self.play, f"{name}/play")):
            if isinstance(part, Part):
                check_definition(self.title, self.side, part)
            if isinstance(part, Program):
                if not part.path:
                    part.path = path
            elif isinstance(part, Ability):
                if not part.path:
                    part.path = path
                    if part not in self.abilities:
                        part.index = lent
                        lent += 1
            elif isinstance(part, Effect):
                self.plays = self.plays or part.plays()
                self.secret_names = self.secret_names or part.secret_names()
        return lent

    def __repr__(self) -> str:
        return f"CardDef({self.title!r})"


def is_filed(ability: Ability) -> bool:
    """Whether an ability counts for as long as its card is active, and by that alone."""
    return not (isinstance(ability, UNFILED) or (isinstance(ability, Trigger) and ability.from_discard))


def blank_identity(side: int) -> CardDef:
    """An identity without abilities, for scenarios that name none."""
    return CardDef("Blank Corp" if side == 0 else "Blank Runner", side, CORP_IDENTITY if side == 0 else RUNNER_IDENTITY)


FACEDOWN: Final = CardDef("facedown card", 1, 0)  # what a card installed facedown is: no name, type or subtypes

BLANK_IDENTITIES: Final = (blank_identity(0), blank_identity(1))

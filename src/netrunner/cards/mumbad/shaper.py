"""Mumbad cycle: Shaper."""

from netrunner.cards.mumbad.deva import deva
from netrunner.cards.vocabulary import *


class SubtypesOn(Amount):
    """The number of subtypes of cards now."""

    __slots__ = ("ref",)

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def value(self, g: Position, ctx: Context) -> int:
        return sum(len(g.subtypes(g.cards[cid])) for cid in self.ref.cards(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return f"subtype of {say(self.ref, voice)}"


MAIN_TYPES = ("sentry", "code gate", "barrier")
SUBTYPES = tuple(name for name in all_subtypes() if name not in MAIN_TYPES)

card(
    "Jesminder Sareen: Girl Behind the Curtain",
    AlwaysPrevents(WOULD_TAG, 1, first=EACH_RUN, when=DuringRun()),
)

card(
    "Maya",
    memory(2),
    Trigger(
        ACCESS_OVER,
        (Move(THAT_CARD, to=BOTTOM), Tag(1)),
        by=YOU,
        what=LEFT_ALONE,
        when=From(DECK),
        optional=True,
        once_per_turn=True,
        prompt="add it to the bottom of R&D and take 1 tag",
        words=(
            "Once per turn, after you have accessed a card from R&D, you may add it to the bottom of R&D. If you do, "
            "take 1 tag."
        ),
    ),
)

card(
    "Panchatantra",
    Trigger(
        ENCOUNTERED,
        (
            NameCard(SUBTYPES, noun="subtype"),
            GainSubtypes(what=ENCOUNTERED_ICE, until=UNTIL_RUN_ENDS, named=SUBTYPES),
        ),
        by=YOU,
        optional=True,
        once_per_turn=True,
        prompt="give that ice a subtype of your choice for the remainder of this run",
        words=(
            "Once per turn, when you encounter a piece of ice, you may name a subtype that is not sentry, code gate or "
            "barrier. The ice gains it for the remainder of this run."
        ),
    ),
)

card("Artist Colony", paid(Cost(forfeit=1), Search(runner_card(zone=DECK), reveal=False), Install(CHOSEN)))

card(
    "NetChip",
    HostsCards(program(), memory=Count(Filter(HARDWARE, title="NetChip", side=RUNNER)), count=1, free_memory=True),
)

card("Sadyojata", *deva(Compare(SubtypesOn(ENCOUNTERED_ICE), ">=", 3)))

card(
    "Brahman",
    icebreaker("", 1, pump=(2, 1), count=2),
    whenever(ENCOUNTER_ENDED, Choose(program(not_subtype="virus")), Move(CHOSEN, to=TOP), when=BrokeWithThis()),
)

card(
    "Patron",
    each_turn(
        Remember(CHOSEN),
        May(
            ChooseServer(remember=True),
            question="choose a server, for 2 cards instead of accessing cards when you first run on it successfully",
        ),
    ),
    whenever(RUN_SUCCESSFUL, ReplaceAccess(Draw(2)), server=REMEMBERED_SERVER, first=True, when=TurnOf()),
    words=(
        "When your turn begins, you may choose a server. The first time this turn that you make a successful run on "
        "it, draw 2 cards instead of accessing cards."
    ),
)

card(
    "Out of the Ashes",
    Trigger(TURN_BEGINS, PayTo(Cost(remove_self=True), Run()), by=YOU, optional=True, from_discard=True),
    play=Run(),
)

card(
    "Liberated Chela",
    Paid(
        Cost(clicks=5, forfeit=1),
        OneOf(
            PayTo(Cost(forfeit=1), Move(THIS, to=REMOVED), by=CORP),
            Move(THIS, to=SCORED, area=RUNNER, worth=2),
            by=CORP,
        ),
        name="Add this card to your score area as an agenda worth 2 points, unless the Corp forfeits an agenda",
    ),
    words=(
        "5 clicks, forfeit an agenda: Add this card to your score area as an agenda worth 2 agenda points. The Corp "
        "may forfeit an agenda to prevent this and remove this card from the game instead."
    ),
)

card(
    "Temple of the Liberated Mind",
    action(Cost(clicks=1), Place(POWER)),
    paid(Cost(counter=POWER), GainClicks(1), when=TurnOf(), once_per_turn=True),
)

card(
    "The Price of Freedom",
    ExtraCost("play", Cost(trash=resource(subtype="connection")), itself=True),
    play=(
        Until(UNTIL_CORP_TURN_ENDS, Forbid("advance", side=CORP, when=TurnOf(CORP))),
        Move(THIS, to=REMOVED),
    ),
    words=(
        "As an additional cost to play this card, trash an installed connection.\n"
        "The Corp cannot advance cards during its next turn. Remove this card from the game instead of trashing it."
    ),
)

card(
    "Ankusa",
    whenever(
        ALL_BROKEN,
        Move(ENCOUNTERED_ICE, to=HAND),
        who=ice(subtype="barrier"),
        when=BrokeWithThis(all_of_them=True),
    ),
    icebreaker("barrier", 2, pump=(1, 1)),
)

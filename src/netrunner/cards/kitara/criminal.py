"""Kitara Cycle: Criminal."""

from typing import ClassVar

from netrunner.cards.kitara.no_one_home import first_tags_or_net_damage
from netrunner.cards.vocabulary import *
from netrunner.engine.card_tests.base import ALL_TYPES


class AtPosition(CardTest):
    """The card is the ice at a position, counted from the innermost one: 1."""

    __slots__ = ("amount",)

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, amount: int | Amount) -> None:
        self.amount = amount

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        if server is None or card.id not in server.ice:
            return False
        return len(server.ice) - server.ice.index(card.id) == value_of(self.amount, g, ctx)

    def phrase(self, voice: Voice) -> str:
        return "in the same position"


ICE_KINDS = ("sentry", "code gate", "barrier")
IN_HQ = ("asset", "ice", "operation", "upgrade")


def ice_of_named_subtype() -> Filter:
    """Ice of the subtype that was named."""
    return Filter(ICE, OfNamedType(ICE_KINDS), side=CORP, words="piece of ice of the named subtype")


card("Zamba", memory(2), whenever(EXPOSED, Gain(1), by=ANYONE, optional=True))

card(
    "Puffer",
    *icebreaker("sentry", 1, pump=(2, 1)),
    action(Cost(clicks=1), OneOf(Place(POWER), Remove(POWER))),
    Static(Q_STRENGTH, Counters(POWER)),
    Static(Q_MEMORY_COST, Counters(POWER)),
)

card("Lewi Guilherme", each_turn(OneOf(Lose(1), Trash(THIS))), Static(Q_HAND_SIZE, -1, side=CORP))

card(
    "Credit Kiting",
    play=Both(
        Along(Choose(runner_card(types=PROGRAM | HARDWARE | RESOURCE, zone=HAND)), Install(CHOSEN, less=8)),
        Tag(1),
    ),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL),
    words=(
        "Play only if you made a successful run on a central server this turn.\n"
        "Install a program, piece of hardware or resource from your grip, lowering the install cost by 8, and take 1 "
        "tag."
    ),
)

card(
    "Wari",
    Trigger(
        RUN_SUCCESSFUL,
        PayTo(
            Cost(trash_self=True),
            NameCard(ICE_KINDS, "subtype"),
            Choose(exposable(ICE)),
            Expose(CHOSEN),
            If(Is(MOVED, ice_of_named_subtype()), Move(CHOSEN, to=HAND)),
        ),
        by=YOU,
        server=HQ,
        first=EACH_TURN,
        optional=True,
        prompt="trash it to name a subtype of ice and expose a piece of ice",
    ),
)

card('Corporate "Grant"', whenever(INSTALLED, Lose(1, CORP), first=True))

card(
    "No One Home",
    *first_tags_or_net_damage(),
    words=(
        "The first time each turn that you would take any number of tags or suffer any amount of net damage, you may "
        "trash this card to make the Corp trace 0. If unsuccessful, you avoid any number of those tags or prevent any "
        "amount of that net damage."
    ),
)

card(
    "419: Amoral Scammer",
    whenever(INSTALLED, Unless(Cost(1), Expose(THAT_CARD), who=CORP), by=OPPONENT, first=True, optional=True),
)

card(
    "Falsified Credentials",
    play=(
        NameCard(CARD_TYPES, "card type"),
        Choose(corp_card(rezzed=False, inside=REMOTE)),
        Expose(CHOSEN),
        If(Is(MOVED, Filter(0, OfNamedType(CARD_TYPES), words="card of the named type")), Gain(5)),
    ),
)

card(
    "Rogue Trading",
    when_installed(Place(CREDIT, 18)),
    trash_when_empty(),
    action(Cost(clicks=2), Both(Take(6), Tag(1))),
)

card(
    "Embezzle",
    play=Run(
        HQ,
        if_successful=ReplaceAccess(
            NameCard(IN_HQ, "card type"),
            Choose(corp_card(zone=HAND), 2, at_random=True),
            Reveal(CHOSEN),
            Trash(corp_card(Among(CHOSEN), OfNamedType(IN_HQ), zone=HAND)),
            Gain(4 * LastAmount("card trashed this way")),
        ),
    ),
    words=(
        "Make a run on HQ. If successful, instead of accessing cards, name asset, ice, operation or upgrade and reveal "
        "2 cards from HQ at random. Trash those of the named type and gain 4 credits for each card trashed this way."
    ),
)

card(
    "Slipstream",
    Trigger(
        PASSED_ICE,
        PayTo(
            Cost(trash_self=True),
            Choose(ice(AtPosition(EventAmount("position")), protecting=CENTRAL)),
            Approach(CHOSEN),
        ),
        by=YOU,
        what=REZZED_ICE,
        optional=True,
        prompt="trash it to approach ice in the same position protecting a central server",
        words=(
            "Whenever you pass a rezzed piece of ice, you may trash this card. If you do, choose a piece of ice "
            "protecting a central server in the same position as that ice. You are now approaching it."
        ),
    ),
)

card(
    "Amina",
    paid(Cost(2), Break("code gate", 3)),
    paid(Cost(2), Boost(3)),
    Trigger(
        ENCOUNTER_ENDED,
        Lose(1, CORP),
        by=YOU,
        when=BrokeWithThis(all_of_them=True),
        once_per_turn=True,
        words=(
            "The first time each turn that an encounter ends in which you used this card to break all subroutines on a "
            "piece of ice, the Corp loses 1 credit."
        ),
    ),
)

card(
    "Diversion of Funds",
    double(),
    play=Run(HQ, if_successful=May(ReplaceAccess(Lose(5, CORP, up_to=True), May(Gain(LOST))))),
)

card(
    "PAD Tap",
    whenever(GAINED_CREDITS, Gain(1), by=OPPONENT, first=True, optional=True),
    Paid(Cost(3, clicks=1), Trash(THIS), user=CORP),
)

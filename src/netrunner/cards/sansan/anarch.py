"""SanSan cycle: Anarch."""

from typing import ClassVar

from netrunner.cards.vocabulary import *
from netrunner.engine.card_tests.base import ALL_TYPES


class Beside(CardTest):
    """The card is a piece of ice directly inside or outside of one that a reference means."""

    __slots__ = ("ref",)

    open_for: ClassVar[int] = ALL_TYPES

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        if server is None or card.id not in server.ice:
            return False
        place = server.ice.index(card.id)
        near = (*server.ice[max(0, place - 1) : place], *server.ice[place + 1 : place + 2])
        return any(cid in near for cid in self.ref.cards(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return f"directly before or after {say(self.ref, voice)}"


card(
    "Clot",
    Forbid("score", agenda(InstalledThisTurn()), side=CORP),
    whenever(PURGED, Trash(THIS), by=OPPONENT),
)

card(
    "Immolation Script",
    play=Run(
        ARCHIVES,
        if_successful=Until(
            UNTIL_RUN_ENDS,
            InsteadOfAccess(
                ice(zone=DISCARD),
                (Choose(ice(CopyOf(THAT_CARD), rezzed=True)), Trash(CHOSEN)),
            ),
        ),
    ),
    words=(
        "Make a run on Archives. If successful, instead of accessing 1 piece of ice in Archives, trash a rezzed copy "
        "of it."
    ),
)

connection = resource(subtype="connection")

card(
    "Off-Campus Apartment",
    HostsCards(connection),
    whenever(INSTALLED, Draw(1), who=resource(HostedOn(THIS), subtype="connection")),
)

card(
    "Turntable",
    memory(1),
    whenever(STOLEN, Choose(agenda(ScoredBy(CORP), zone=SCORED)), Swap(THAT_CARD, CHOSEN), optional=True),
)

card(
    "Paige Piper",
    Trigger(
        INSTALLED,
        (Search(runner_card(CopyOf(THAT_CARD), zone=DECK), ANY_NUMBER, up_to=True), Move(CHOSEN, to=DISCARD)),
        by=YOU,
        first=EACH_TURN,
        optional=True,
        prompt="search your stack for copies of that card, to add them to your heap",
        words=(
            "The first time each turn that you install a card (this one included), you may search your stack for any "
            "number of other copies of that card, add them to your heap and shuffle your stack."
        ),
    ),
)

card("Adjusted Chronotype", whenever(LOST_CLICK, GainClicks(1), first=True))

card(
    "Hacktivist Meeting",
    ExtraCost("rez", Cost(at_random=1), corp_card(types=ASSET | UPGRADE | AGENDA, words="card that is not ice")),
)

card(
    "Skulljack",
    when_installed(Damage(BRAIN, 1, suffer=True)),
    Static(Q_TRASH_COST, -1, corp_card(zone=ANY_ZONE, words="card")),
)

card(
    "Chrome Parlor",
    AlwaysPrevents(
        WOULD_DAMAGE,
        damage=(MEAT, BRAIN),
        by=Filter(subtype="cybernetic", side=RUNNER),  # none of them does damage but by being installed
        words="Prevent all meat and brain damage from installing cybernetics.",
    ),
)

card(
    "Faust",
    paid(Cost(trash=runner_card(zone=HAND)), Break()),
    paid(Cost(trash=runner_card(zone=HAND)), Boost(2)),
)

card(
    "Street Peddler",
    when_installed(Host(top(3), facedown=True)),
    paid(Cost(trash_self=True), Choose(HOSTED_HERE), Install(CHOSEN, less=1)),
)

card(
    "Trope",
    each_turn(Place(POWER)),
    action(
        Cost(clicks=1, remove_self=True),
        Choose(runner_card(zone=DISCARD), Counters(POWER)),
        Move(CHOSEN, to=SHUFFLED),
    ),
)

card("Spoilers", whenever(AGENDA_SCORED, Trash(top(1, CORP), by=CORP), by=OPPONENT))

card(
    "Power to the People",
    play=Until(UNTIL_TURN_ENDS, Trigger(ACCESSED, Gain(7), who=agenda(zone=ANY_ZONE), by=YOU, first=EACH_TURN)),
    play_only_if=FIRST_CLICK,
)

card(
    "Surfer",
    paid(
        Cost(2),
        Choose(ice(Beside(ENCOUNTERED_ICE))),
        Swap(ENCOUNTERED_ICE, CHOSEN, with_runner=True),
        when=Is(ENCOUNTERED_ICE, ice(subtype="barrier")),
        name="Swap the encountered barrier with ice directly before or after it, and move with it",
    ),
    words=(
        "2 credits: Swap the barrier being encountered with a piece of ice directly before or after it. You still "
        "encounter it, and the run goes on from its new position."
    ),
)

card(
    "DDoS",
    paid(
        Cost(trash_self=True),
        Until(UNTIL_TURN_ENDS, Forbid("rez", ice(Outermost(), protecting=ATTACKED), side=CORP)),
    ),
    words=(
        "Trash this card: Until the end of the turn, during each run, the Corp cannot rez the outermost piece of ice "
        "protecting the attacked server."
    ),
)

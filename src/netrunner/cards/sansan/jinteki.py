"""SanSan cycle: Jinteki."""

from netrunner.cards.vocabulary import *

COPIES = ("The Brewery", "The Greenhouse", "The Tank")


class IsCopy(Condition):
    """The identity is a certain copy of Jinteki Biotech; The Brewery, where nobody has chosen one."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        chosen = g.cards[ctx.source].chosen
        return (chosen[0] - NAMED if chosen else 0) == self.number

    def phrase(self, voice: Voice) -> str:
        return f"this card is {COPIES[self.number]}"


card(
    "Jinteki Biotech: Life Imagined",
    whenever(
        GAME_BEGINS,
        NameCard(COPIES, "copy of the identity", secret=True),
        by=ANYONE,
        words=(
            "Before your first turn, choose in secret which copy of this card you play: The Brewery, The Greenhouse or "
            "The Tank."
        ),
    ),
    action(Cost(clicks=3), Flip()),
    back=(
        whenever(IDENTITY_FLIPPED, Damage(NET, 2), itself=True, when=IsCopy(0)),
        whenever(
            IDENTITY_FLIPPED,
            Choose(can_be_advanced()),
            Place(ADVANCEMENT, 4, on=CHOSEN),
            itself=True,
            when=IsCopy(1),
        ),
        whenever(IDENTITY_FLIPPED, Move(corp_card(zone=DISCARD), to=SHUFFLED), itself=True, when=IsCopy(2)),
    ),
)

card(
    "Chronos Protocol: Selective Mind-mapping",
    ChoosesDamage(1 << NET, count=1, first_each_turn=True, optional=True),
)

card(
    "Allele Repression",
    advanceable(),
    paid(
        Cost(trash_self=True),
        ChooseNumber(Counters(ADVANCEMENT), Count(corp_card(zone=HAND)), Count(corp_card(zone=DISCARD)), at_least=ALL),
        Choose(corp_card(zone=HAND), X, name="cards in HQ"),
        Choose(corp_card(zone=DISCARD), X),
        Swap(Chosen("cards in HQ"), CHOSEN),
        name="Swap 1 card in HQ with 1 card in Archives for each advancement token here",
    ),
    words=(
        "This card can be advanced.\n"
        "Trash this card: For each advancement token that was on this card, swap 1 card in HQ with 1 card in Archives."
    ),
)

card("Cortex Lock", subroutine(Damage(NET, UnusedMemory())))

card("Lockdown", subroutine(Until(UNTIL_TURN_ENDS, Forbid("draw", side=RUNNER))))

card(
    "Genetic Resequencing",
    when_scored(Choose(agenda(ScoredBy(CORP), zone=SCORED)), Place(AGENDA_COUNTER, on=CHOSEN), optional=True),
)

card(
    "Valley Grid",
    whenever(
        ALL_BROKEN,
        Until(UNTIL_YOUR_TURN_BEGINS, Static(Q_HAND_SIZE, -1, side=RUNNER)),
        by=OPPONENT,
        when=Is(THAT_CARD, ice(protecting=THIS_SERVER)),
    ),
)

card(
    "Crick",
    Static(Q_STRENGTH, 3, when=Is(THIS, ice(protecting=ARCHIVES))),
    subroutine(Choose(corp_card(zone=DISCARD)), Install(CHOSEN)),
)

card(
    "Recruiting Trip",
    play=(Search(corp_card(subtype="sysop", zone=DECK), X, up_to=True, different=True), Move(CHOSEN, to=HAND)),
)

card(
    "Clairvoyant Monitor",
    subroutine(Psi(Choose(Filter()), Both(Place(ADVANCEMENT, on=CHOSEN), EndRun()))),
)

card(
    "Marcus Batty",
    paid(
        Cost(trash_self=True),
        Psi(ResolveSubroutine(ice(rezzed=True, protecting=THIS_SERVER))),
        when=RunningOn(THIS_SERVER),
    ),
)

card(
    "It's a Trap!",
    Trigger(EXPOSED, Damage(NET, 2), itself=True, inactive=True),
    subroutine(Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER), Trash(THIS)),
)

card(
    "An Offer You Can't Refuse",
    play=(
        ChooseServer(CENTRAL),
        OneOf(
            Run(CHOSEN_SERVER, during=(Forbid("jack out", side=RUNNER),)),
            Move(THIS, to=SCORED, area=CORP, worth=1),
            by=RUNNER,
        ),
    ),
    words=(
        "Choose a central server. The Runner may make a run on that server, during which they cannot jack out. If they "
        "do not, add this card to your score area as an agenda worth 1 agenda point."
    ),
)

card("Ancestral Imager", whenever(JACKED_OUT, Damage(NET, 1), by=OPPONENT))

card(
    "Genetics Pavilion",
    Forbid(
        "draw",
        when=All(TurnOf(RUNNER), Compare(Times(DREW, side=RUNNER, adding="amount"), ">=", 2)),
        side=RUNNER,
        words="The Runner cannot draw more than 2 cards during their turn.",
    ),
)

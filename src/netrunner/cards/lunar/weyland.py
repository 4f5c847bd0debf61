"""Lunar cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *


class OddTokens(Condition):
    """There is an odd number of advancement tokens on the source."""

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, ADVANCEMENT) % 2 == 1

    def phrase(self, voice: Voice) -> str:
        return "there is an odd number of advancement tokens on this ice"


card(
    "Crisium Grid",
    Forbid(
        "succeed",
        when=RunningOn(THIS_SERVER),
        words="For card abilities, a successful run on this server is neither successful nor unsuccessful.",
    ),
)

card("Taurus", constellation(Choose(hardware()), Trash(CHOSEN)))

card(
    "Wendigo",
    advanceable(),
    GainsSubtypes(("barrier",), ("code gate",), when=OddTokens()),
    subroutine(
        Choose(program()),
        Until(UNTIL_RUN_ENDS, Forbid("use", this_card(), side=RUNNER), of=CHOSEN),
    ),
)

card("The Root", recurring(3, FOR_ADVANCING, FOR_INSTALL, FOR_REZ))

card("Paywall Implementation", whenever(RUN_SUCCESSFUL, Gain(1), by=OPPONENT))

card(
    "Sealed Vault",
    paid(Cost(1), Store(ALL, up_to=True)),
    action(Cost(clicks=1), Take(ALL, up_to=True)),
    paid(Cost(trash_self=True), Take(ALL, up_to=True), name="Trash it and take any number of credits"),
)

card(
    "Blue Sun: Powering the Future",
    each_turn(
        Choose(corp_card(types=ASSET | ICE | UPGRADE, rezzed=True)),
        Both(Move(CHOSEN, to=HAND), Gain(RezCostOf(CHOSEN))),
        optional=True,
    ),
)

card(
    "Changeling",
    advanceable(),
    GainsSubtypes(("sentry",), ("barrier",), when=OddTokens()),
    subroutine(EndRun()),
)

card(
    "Reuse",
    double(),
    play=(
        Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True),
        Trash(CHOSEN),
        Gain(2 * LastAmount("card trashed this way")),
    ),
)

card(
    "Superior Cyberwalls",
    Static(Q_STRENGTH, 1, ice(subtype="barrier", zone=ANY_ZONE)),
    when_scored(Gain(Count(ice(rezzed=True, subtype="barrier")))),
)

card(
    "Executive Boot Camp",
    each_turn(Choose(corp_card(rezzed=False)), Rez(CHOSEN, less=1), optional=True),
    paid(Cost(1, trash_self=True), Search(asset(zone=DECK)), Move(CHOSEN, to=HAND)),
)

card(
    "Lycan",
    advanceable(),
    GainsSubtypes(("code gate",), ("sentry",), when=OddTokens()),
    trash_program(),
)

card(
    "Helium-3 Deposit",
    when_scored(
        Choose(Filter(0, HasCounters(POWER))),
        Place(POWER, 2, on=CHOSEN, up_to=True),
    ),
)

card("Errand Boy", *(subroutine(OneOf(Gain(1), Draw(1))) for _ in range(3)))

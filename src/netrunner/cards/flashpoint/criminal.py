"""Flashpoint cycle: Criminal."""

from netrunner.cards.vocabulary import *


def derez_and_return(subtype: str) -> Ability:
    """Back to the grip, having broken a whole piece of ice, to derez it."""
    return of_its_own(
        Paid(
            Cost(2, return_self=True),
            Derez(ENCOUNTERED_ICE),
            when=All(BrokeWithThis(all_of_them=True), Is(ENCOUNTERED_ICE, ice(subtype=subtype))),
        )
    )


card(
    "GPI Net Tap",
    Trigger(
        APPROACHED_ICE,
        (Expose(THAT_CARD), May(PayTo(Cost(trash_self=True), JackOut()))),
        by=YOU,
        who=ice(rezzed=False),
        optional=True,
        prompt="expose the approached ice",
        words=(
            "Whenever you approach an unrezzed piece of ice, you may expose it; after that, you may trash this card to "
            "jack out."
        ),
    ),
)

card(
    "Hernando Cortez",
    ExtraCost("rez", Cost(SubroutinesOn(THAT_CARD)), ice(), when=Compare(CreditsOf(CORP), ">=", 10)),
)

card("Golden", icebreaker("sentry", 2, pump=(2, 4), count=2), derez_and_return("sentry"))

card(
    "Temüjin Contract",
    when_installed(ChooseServer(remember=True), Place(CREDIT, 20)),
    trash_when_empty(),
    whenever(RUN_SUCCESSFUL, Take(4), server=REMEMBERED_SERVER),
)

card(
    "Khan: Savvy Skiptracer",
    whenever(
        PASSED_ICE,
        Choose(program(subtype="icebreaker", zone=HAND)),
        Install(CHOSEN, less=1),
        first=True,
        optional=True,
    ),
)

card("Peregrine", icebreaker("code gate", 1, pump=(3, 3)), derez_and_return("code gate"))

card(
    "The Gauntlet",
    memory(2),
    Static(
        Q_ACCESSES,
        Count(ice(HappenedTo(ALL_BROKEN, since=RUN), protecting=HQ)),
        server=HQ,
        when=DuringRun(),
        words=(
            "Whenever you access cards from HQ during a run, access 1 additional card for each piece of ice protecting "
            "HQ that you broke all subroutines on during this run."
        ),
    ),
)

card("Saker", icebreaker("barrier", 1, pump=(2, 2)), derez_and_return("barrier"))

card(
    "Blockade Runner",
    action(Cost(clicks=2), Draw(3), Choose(runner_card(zone=HAND)), Move(CHOSEN, to=SHUFFLED)),
)

card(
    "On the Lam",
    play=(
        Choose(resource()),
        BecomeCounter(
            paid(Cost(trash_self=True), Prevent(WOULD_TAG, 3, up_to=True), prevents=WOULD_TAG),
            paid(Cost(trash_self=True), PreventDamage(amount=3, up_to=True), prevents=WOULD_DAMAGE),
        ),
    ),
)

card(
    "Recon Drone",
    paid(
        Cost(x=True, trash_self=True),
        PreventDamage(amount=X, by=Filter(0, Among(ACCESSED_CARD))),
        prevents=WOULD_DAMAGE,
    ),
)

card(
    "Tapwrm",
    InstallOnly(when=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL)),
    each_turn(Gain(CreditsOf(CORP) // 5)),
    whenever(PURGED, Trash(THIS), by=OPPONENT),
)

card(
    "Tracker",
    each_turn(ChooseServer(remember=True)),
    action(
        Cost(2, clicks=1),
        Run(REMEMBERED_SERVER, during=(AlwaysPrevents(WOULD_SUBROUTINE, 1, first=ONLY_ONCE),)),
    ),
)

card(
    "Aaron Marrón",
    whenever((AGENDA_SCORED, STOLEN), Place(POWER, 2), by=ANYONE),
    paid(Cost(counter=POWER), Both(Untag(1), Draw(1))),
)

"""Core Set: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Gabriel Santiago: Consummate Professional",
    whenever(RUN_SUCCESSFUL, Gain(2), server=HQ, first=True),
)

card(
    "Account Siphon",
    play=Run(
        HQ,
        if_successful=(
            May(
                ReplaceAccess(
                    LoseCredits(CORP, 5, up_to=True),
                    Both(Gain(Last(2, "credit lost")), Tag(2, own=True)),
                ),
            ),
        ),
    ),
    words=(
        "Make a run on HQ. If it succeeds, you may give up the access to make the Corp lose as many "
        "as 5 credits: you gain twice what it lost and take 2 tags."
    ),
)

card("Easy Mark", play=Gain(3))

card(
    "Forged Activation Orders",
    play=(
        Choose(ice(rezzed=False)),
        OneOf((RezChosen(),), (Trash(by=CORP),), by=CORP),
    ),
)

card(
    "Inside Job",
    play=Run(
        during=(
            Trigger(
                ENCOUNTERED,
                (Bypass(),),
                when=EncounterNumber(),
                words="Bypass the first piece of ice encountered during this run",
            ),
        )
    ),
)

card("Special Order", play=Search(Filter(PROGRAM, subtype="icebreaker", zone=DECK, side=RUNNER)))

card(
    "Lemuria Codecracker",
    action(
        Cost(clicks=1, credits=1),
        Expose(Filter(exposable=True, side=CORP)),
        when=RanThisTurn(HQ),
    ),
)

card("Desperado", memory(1), whenever(RUN_SUCCESSFUL, Gain(1)))

card("Aurora", icebreaker("barrier", 2, pump=(2, 3)))

card(
    "Femme Fatale",
    icebreaker("sentry", 1, pump=(2, 1)),
    when_installed(Choose(ice()), Remember()),
    Trigger(
        ENCOUNTERED,
        (PayTo(Cost(1), Bypass(), per=SubroutinesOnEventIce()),),
        when=ChosenIce(),
        optional=True,
        words="When you encounter that ice, you may pay 1 credit for each subroutine on it to bypass it.",
    ),
)

card("Ninja", icebreaker("sentry", 1, pump=(3, 5)))

card("Sneakdoor Beta", action(Cost(clicks=1), Run(ARCHIVES, if_successful=(TreatAsRunOn(HQ),))))

card(
    "Bank Job",
    when_installed(Place(CREDIT, 8)),
    trash_when_empty(),
    whenever(
        RUN_SUCCESSFUL,
        ReplaceAccess(TakeCredits()),
        server=REMOTE,
        optional=True,
        words=(
            "When a run of yours on a remote server succeeds, you may give up the access and take as many"
            " credits from this card as you like."
        ),
    ),
)

card(
    "Crash Space",
    recurring(2, FOR_REMOVING_TAGS, words="Use these credits to pay for removing tags."),
    paid(Cost(trash_self=True), PreventDamage(MEAT, 3), prevents=WOULD_DAMAGE),
)

card("Data Dealer", action(Cost(clicks=1, forfeit=1), Gain(9)))

card("Decoy", paid(Cost(trash_self=True), AvoidTags(1), prevents=WOULD_TAG))

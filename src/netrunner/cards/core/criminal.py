"""Core Set: Criminal."""

from netrunner.cards.vocabulary import *

card("Gabriel Santiago: Consummate Professional", whenever(RUN_SUCCESSFUL, Gain(2), server=HQ, first=True))

card(
    "Account Siphon",
    play=Run(HQ, if_successful=May(ReplaceAccess(Lose(5, CORP, up_to=True), Both(Gain(2 * LOST), Tag(2))))),
)

card("Easy Mark", play=Gain(3))

card("Forged Activation Orders", play=(Choose(ice(rezzed=False)), OneOf(Rez(CHOSEN), Trash(CHOSEN, by=CORP), by=CORP)))

card(
    "Inside Job",
    play=Run(during=(Trigger(ENCOUNTERED, Bypass(), when=Compare(EncounterNumber(), "==", 1)),)),
    words="Make a run. Bypass the first piece of ice encountered during this run.",
)

card("Special Order", play=(Search(program(subtype="icebreaker", zone=DECK)), Move(CHOSEN, to=HAND)))

card(
    "Lemuria Codecracker",
    action(
        Cost(1, clicks=1), Choose(exposable()), Expose(CHOSEN), when=Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ)
    ),
)

card("Desperado", memory(1), whenever(RUN_SUCCESSFUL, Gain(1)))

card("Aurora", icebreaker("barrier", 2, pump=(2, 3)))

card(
    "Femme Fatale",
    icebreaker("sentry", 1, pump=(2, 1)),
    when_installed(Choose(ice()), Remember(CHOSEN)),
    whenever(
        ENCOUNTERED,
        PayTo(Cost(SubroutinesOn(THAT_CARD)), Bypass()),
        who=Filter(ICE, Among(REMEMBERED)),
        by=ANYONE,
        optional=True,
        prompt="pay 1 credit for each subroutine on the ice to bypass it",
    ),
)

card("Ninja", icebreaker("sentry", 1, pump=(3, 5)))

card("Sneakdoor Beta", action(Cost(clicks=1), Run(ARCHIVES, if_successful=TreatAsRunOn(HQ))))

card(
    "Bank Job",
    when_installed(Place(CREDIT, 8)),
    trash_when_empty(),
    whenever(RUN_SUCCESSFUL, ReplaceAccess(Take(up_to=True)), server=REMOTE, optional=True),
)

card(
    "Crash Space",
    recurring(2, FOR_REMOVING_TAGS),
    paid(Cost(trash_self=True), PreventDamage(MEAT, amount=3), prevents=WOULD_DAMAGE),
)

card("Data Dealer", action(Cost(clicks=1, forfeit=1), Gain(9)))

card("Decoy", paid(Cost(trash_self=True), Prevent(WOULD_TAG), prevents=WOULD_TAG))

"""Genesis cycle: Criminal."""

from netrunner.cards.vocabulary import *

card("Andromeda: Dispossessed Ristie", StartsWith(hand=9))

card(
    "Emergency Shutdown",
    play=(Choose(ice(rezzed=True)), Derez(CHOSEN)),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
)

card("Satellite Uplink", play=(Choose(exposable(), 2, up_to=True), Expose(CHOSEN)))

card(
    "e3 Feedback Implants",
    whenever(
        BROKE_SUBROUTINE,
        PayTo(Cost(1), Break(who=Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE))),
        optional=True,
    ),
)

card(
    "Pheromones",
    recurring(Counters(VIRUS), when=RunningOn(HQ)),
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
)

card(
    "Snitch",
    Trigger(
        APPROACHED_ICE,
        (Expose(THAT_CARD), May(JackOut())),
        by=YOU,
        who=ice(rezzed=False),
        optional=True,
        once_per_run=True,
        prompt="expose the approached ice",
        words=(
            "Once per run, when you approach an unrezzed piece of ice, you may expose it; after that, you may jack out."
        ),
    ),
)

card(
    "Cortez Chip",
    paid(
        Cost(trash_self=True),
        Choose(ice()),
        Until(UNTIL_TURN_ENDS, ExtraCost("rez", Cost(2), this_card()), of=CHOSEN),
    ),
)

card("Peacock", icebreaker("code gate", 2, pump=(2, 3)))

card("Compromised Employee", recurring(1, FOR_TRACE), whenever(REZZED, Gain(1), who=ice(), by=OPPONENT))

card("Muresh Bodysuit", AlwaysPrevents(WOULD_DAMAGE, 1, damage=(MEAT,), first=EACH_TURN))

card("Crescentus", paid(Cost(trash_self=True), Derez(ENCOUNTERED_ICE), when=AllBroken()))

card(
    "Networking",
    play=(Untag(1), Along(May(PayTo(Cost(1), Move(THIS, to=HAND))))),
    words="Remove 1 tag. You may pay 1 credit to add this card to your grip instead of trashing it.",
)

card("HQ Interface", Static(Q_ACCESSES, 1, server=HQ))

card(
    "Faerie",
    icebreaker("sentry", 0, pump=(1, 1)),
    whenever(ENCOUNTER_ENDED, Trash(THIS), when=BrokeWithThis()),
)

card(
    "Doppelgänger",
    memory(1),
    Trigger(
        RUN_ENDED,
        Run(),
        by=YOU,
        when=RunSucceeded(),
        optional=True,
        once_per_turn=True,
        prompt="make another run",
        words="Once per turn, when a successful run ends, you may make another run.",
    ),
)

card("Mr. Li", action(Cost(clicks=1), Draw(2), Choose(MOVED), Move(CHOSEN, to=BOTTOM)))

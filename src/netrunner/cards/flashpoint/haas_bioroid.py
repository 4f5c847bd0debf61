"""Flashpoint cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

TITLES = titles_of("runner", "event", "hardware", "program", "resource")


class NonProgram(CardTest):
    """The card is no program; a facedown Runner card has no type (Rules Reference: Facedown)."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return not card.definition.type & PROGRAM or not (card.owner == CORP or card.faceup)

    def phrase(self, voice: Voice) -> str:
        return "non-program "


def pay_or_trash(credits_: int) -> Ability:
    """The Runner pays credits or trashes one of their own installed cards."""
    return subroutine(
        OneOf(Pay(Cost(credits_), who=RUNNER), (Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER)), by=RUNNER),
        words=(
            f"The Runner must either pay {credits_} credit{'' if credits_ == 1 else 's'} or trash 1 of their installed "
            "cards"
        ),
    )


card("Fairchild 1.0", bioroid(), pay_or_trash(1), pay_or_trash(1))

card("Fairchild 2.0", bioroid(2), pay_or_trash(2), pay_or_trash(2), subroutine(Damage(BRAIN, 1)))

card(
    "Fairchild 3.0",
    bioroid(3),
    pay_or_trash(3),
    pay_or_trash(3),
    subroutine(OneOf(Damage(BRAIN, 1), EndRun())),
)

card(
    "Fairchild",
    subroutine(Unless(Cost(4), EndRun())),
    subroutine(Unless(Cost(4), EndRun())),
    subroutine(Unless(Cost(trash=runner_card()), EndRun())),
    subroutine(Unless(Cost(damage=((BRAIN, 1),)), EndRun())),
)

card(
    "Sherlock 2.0",
    bioroid(2),
    subroutine(Trace(4, Choose(program()), Move(CHOSEN, to=BOTTOM))),
    subroutine(Trace(4, Choose(program()), Move(CHOSEN, to=BOTTOM))),
    subroutine(Tag(1)),
)

card(
    "Ark Lockdown",
    play=(NameCard(TITLES), Move(runner_card(Named(TITLES), zone=DISCARD), to=REMOVED)),
    words="Name a card. Remove all copies of that card in the heap from the game.",
)

card(
    "Hellion Beta Test",
    play=Trace(
        2,
        Choose(Filter(0, NonProgram()), 2),
        Trash(CHOSEN),
        failure=BadPublicity(1),
    ),
    play_only_if=Happened(TRASHED, corp_card(zone=ANY_ZONE), since=LAST_TURN, side=RUNNER, what=WHILE_ACCESSED),
)

card(
    "Wetwork Refit",
    play=(
        Choose(ice(rezzed=True, subtype="bioroid")),
        BecomeCounter(GainsSubroutines(Subroutine(Damage(BRAIN, 1)), who=that_host(ICE), first=True)),
    ),
)

card(
    "Haas-Bioroid: Architects of Tomorrow",
    whenever(
        PASSED_ICE,
        Choose(corp_card(subtype="bioroid", rezzed=False)),
        Rez(CHOSEN, less=4),
        who=ice(subtype="bioroid", zone=ANY_ZONE),
        what=REZZED_ICE,
        by=OPPONENT,
        first=True,
        optional=True,
    ),
)

card("Friends in High Places", play=Repeat(2, Choose(corp_card(zone=DISCARD), up_to=True), Install(CHOSEN)))

card(
    "Manta Grid",
    whenever(
        RUN_ENDED,
        Until(
            UNTIL_CORP_TURN_ENDS,
            Static(Q_CLICKS, 1, when=Compare(TURN_NUMBER, ">", X)),
            x=TURN_NUMBER,
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        when=All(RunSucceeded(), Some(Compare(RUNNER_CREDITS, "<", 6), Compare(ClicksOf(RUNNER), "==", 0))),
        words=(
            "When a successful run on this server ends, if the Runner has fewer than 6 credits or no unspent clicks, "
            "you have 1 additional click during your next turn."
        ),
    ),
)

card(
    "Sensor Net Activation",
    when_scored(Place(AGENDA_COUNTER)),
    paid(
        Cost(counter=AGENDA_COUNTER),
        Choose(corp_card(subtype="bioroid", rezzed=False)),
        Rez(CHOSEN, free=True),
        Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Derez(THIS), by=ANYONE), of=MOVED),
    ),
)

card("Violet Level Clearance", play=Both(Gain(8), Draw(4)))

"""Genesis cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Corporate War",
    Trigger(AGENDA_SCORED, Gain(7), itself=True, when=Compare(CORP_CREDITS, ">=", 7)),
    Trigger(AGENDA_SCORED, Lose(), itself=True, when=Compare(CORP_CREDITS, "<", 7)),
)

card(
    "Executive Retreat",
    when_scored(Both(Place(AGENDA_COUNTER), Move(corp_card(zone=HAND), to=SHUFFLED))),
    action(Cost(clicks=1, counter=AGENDA_COUNTER), Draw(5)),
)

card("False Lead", paid(Cost(forfeit_self=True), LoseClicks(2, RUNNER, all_or_none=True)))

card(
    "Private Contracts",
    when_rezzed(Place(CREDIT, 14)),
    trash_when_empty(),
    action(Cost(clicks=1), Take(2)),
)

card(
    "Foxfire",
    play=Trace(
        7,
        Choose(
            runner_card(
                Either(resource(subtype="virtual"), Filter(subtype="link")),
                words="installed virtual resource or link card",
            )
        ),
        Trash(CHOSEN),
    ),
)

card("Freelancer", play=(Choose(resource(), 2, up_to=True), Trash(CHOSEN)), play_only_if=TAGGED)

card(
    "Chimera",
    Trigger(
        REZZED,
        OneOf(
            GainSubtypes("sentry", what=THIS, until=UNTIL_DEREZZED),
            GainSubtypes("code gate", what=THIS, until=UNTIL_DEREZZED),
            GainSubtypes("barrier", what=THIS, until=UNTIL_DEREZZED),
        ),
        itself=True,
        words=(
            "When this ice is rezzed, choose sentry, code gate or barrier. It gains that subtype until it is derezzed."
        ),
    ),
    Trigger(TURN_ENDS, Derez(THIS)),
    subroutine(EndRun()),
)

card(
    "Dracō",
    Trigger(REZZED, PayTo(Cost(x=True), Place(POWER, X)), itself=True, optional=True),
    Static(Q_STRENGTH, Counters(POWER)),
    subroutine(Trace(2, Both(Tag(1), EndRun()))),
)

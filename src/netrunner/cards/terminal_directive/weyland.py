"""Terminal Directive: Weyland Consortium."""

from netrunner.cards.vocabulary import *

THREE_TOKENS = Compare(Counters(ADVANCEMENT), ">=", 3)

card(
    "Skorpios Defense Systems: Persuasive Power",
    InsteadOfDiscard(to=REMOVED, who=runner_card(zone=ANY_ZONE), optional=True, once_per_turn=True),
)

card(
    "Armored Servers",
    when_scored(Place(AGENDA_COUNTER)),
    Paid(
        Cost(counter=AGENDA_COUNTER),
        Until(
            UNTIL_RUN_ENDS,
            ExtraCost("jack out", Cost(trash=runner_card(zone=HAND))),
            ExtraCost("break", Cost(trash=runner_card(zone=HAND)), ice(zone=ANY_ZONE)),
        ),
        when=DuringRun(),
        words=(
            "Hosted agenda counter: For the remainder of this run, each time that the Runner jacks out or breaks a "
            "subroutine, they must trash a card from their grip as an additional cost. Use this ability only during a "
            "run."
        ),
    ),
)

card("Illicit Sales", when_scored(May(BadPublicity(1)), Gain(3 * BadPublicityCount())))

card("Graft", when_scored(Search(corp_card(zone=DECK), 3, up_to=True), Move(CHOSEN, to=HAND), optional=True))

card(
    "Illegal Arms Factory",
    Trigger(TRASHED, BadPublicity(1), itself=True, by=OPPONENT, when=From(PLAY), leaving=True),
    each_turn(Both(Gain(1), Draw(1))),
)

card("Mr. Stone", whenever(TAG_TAKEN, Damage(MEAT, 1), by=OPPONENT))

card(
    "Bloodletter",
    subroutine(
        OneOf(
            (Choose(program(), by=RUNNER), Trash(CHOSEN, by=RUNNER)),
            Trash(top(2, RUNNER), by=RUNNER),
            by=RUNNER,
            fully=True,
        )
    ),
)

card(
    "Colossus",
    strength_per_advancement(),
    subroutine(If(THREE_TOKENS, Tag(2), otherwise=Tag(1))),
    subroutine(
        If(
            THREE_TOKENS,
            Choose(program(), name="program"),
            Choose(resource(), name="resource"),
            Both(Trash(Chosen("program")), Trash(Chosen("resource"))),
            otherwise=(Choose(program()), Trash(CHOSEN)),
        ),
        words=(
            "If there are at least 3 advancement tokens on this card, trash an installed program and an installed "
            "resource; otherwise, trash an installed program"
        ),
    ),
)

card(
    "Hailstorm",
    subroutine(Choose(runner_card(zone=DISCARD)), Move(CHOSEN, to=REMOVED)),
    subroutine(EndRun()),
)

card(
    "Hortum",
    advanceable(),
    Forbid(
        "break",
        program(subtype="ai"),
        when=All(Is(ENCOUNTERED_ICE, this_card()), THREE_TOKENS),
        words=(
            "While there are 3 or more advancement tokens on this card, the Runner cannot use AI programs to break its "
            "subroutines."
        ),
    ),
    subroutine(If(THREE_TOKENS, Gain(4), otherwise=Gain(1))),
    subroutine(
        If(
            THREE_TOKENS,
            Search(corp_card(zone=DECK), 2, reveal=False, up_to=True),
            Move(CHOSEN, to=HAND),
        ),
        EndRun(),
    ),
)

card(
    "Hunter Seeker",
    double(),
    play=(Choose(Filter()), Trash(CHOSEN)),
    play_only_if=Happened(STOLEN, since=LAST_TURN, side=RUNNER),
)

card(
    "K. P. Lynn",
    whenever(PASSED_ALL_ICE, OneOf(Tag(1), EndRun(), by=RUNNER, fully=True), by=OPPONENT, server=THIS_SERVER),
)

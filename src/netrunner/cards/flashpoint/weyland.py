"""Flashpoint cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card("BOOM!", double(), play=Damage(MEAT, 7), play_only_if=Compare(TAGS, ">=", 2))

card(
    "Liquidation",
    double(),
    play=(
        Choose(corp_card(CanBeTrashed(), types=ASSET | ICE | UPGRADE, rezzed=True), ANY_NUMBER, up_to=True),
        Both(Trash(CHOSEN), Gain(3 * Count(CHOSEN))),
    ),
    words=(
        "As an additional cost to play this card, spend 1 click.\n"
        "Choose any number of your rezzed cards. Trash them and, at the same time, gain 3 credits for each of them."
    ),
)

card("Crisis Management", of_its_own(each_turn(Damage(MEAT, 1), when=TAGGED)))

card("Stock Buy-Back", play=Gain(3 * Count(agenda(ScoredBy(RUNNER), zone=SCORED))))

card(
    "C.I. Fund",
    each_turn(Store(3, up_to=True), optional=True),
    each_turn(If(Compare(Counters(CREDIT), ">=", 6), Place(CREDIT, 2))),
    paid(Cost(2, trash_self=True), Take(ALL)),
)

card(
    "Weyland Consortium: Builder of Nations",
    whenever(ENCOUNTER_ENDED, Damage(MEAT, 1), what=ADVANCED_ICE, by=OPPONENT, first=True),
)

card(
    "Door to Door",
    each_turn(Trace(1, If(TAGGED, Damage(MEAT, 1), otherwise=Tag(1))), by=OPPONENT),
)

card(
    "Chief Slee",
    whenever(ENCOUNTER_ENDED, Place(POWER, SubroutinesOn(ENCOUNTERED_ICE, unbroken=True)), by=OPPONENT),
    action(Cost(clicks=1, counter=POWER, counters=5), Damage(MEAT, 5)),
)

card(
    "Bulwark",
    when_rezzed(BadPublicity(1)),
    when_encountered(If(Any(Filter(subtype="ai")), Gain(2))),
    subroutine(Choose(program(), by=RUNNER), Trash(CHOSEN, by=RUNNER)),
    subroutine(Gain(2), EndRun()),
    subroutine(Gain(2), EndRun()),
)

card(
    "Anson Rose",
    each_turn(Place(ADVANCEMENT)),
    whenever(REZZED, MoveCounters(ADVANCEMENT, ALL, off=THIS, on=THAT_CARD, up_to=True), who=ice(), optional=True),
)


def with_tokens(few: tuple[Effect, ...], many: tuple[Effect, ...]) -> Ability:
    """A subroutine that does something else while there are 3 or more advancement tokens on its ice."""
    return subroutine(If(Compare(Counters(ADVANCEMENT), ">=", 3), *many, otherwise=few))


card(
    "Mausolus",
    advanceable(),
    with_tokens((Gain(1),), (Gain(3),)),
    with_tokens((Damage(NET, 1),), (Damage(NET, 3),)),
    with_tokens((Tag(1),), (Both(Tag(1), EndRun()),)),
)

card(
    "Sapper",
    when_accessed(reveal_from_rnd(), Encounter(THIS), when=Not(From(DISCARD))),
    trash_program(),
)

card("Veritas", subroutine(Gain(2)), subroutine(Lose(2, RUNNER)), subroutine(Trace(2, Tag(1))))

card(
    "Bryan Stinson",
    action(
        Cost(clicks=1),
        Choose(operation(subtype="transaction", zone=DISCARD)),
        Play(CHOSEN, free=True, clicks=1, removing=True),
        when=Compare(RUNNER_CREDITS, "<", 6),
    ),
)

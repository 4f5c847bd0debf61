"""Mumbad cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Mumbad City Hall",
    paid(
        Cost(clicks=1),
        Search(corp_card(subtype="alliance", zone=DECK)),
        If(Is(CHOSEN, operation(zone=ANY_ZONE)), Play(CHOSEN), otherwise=Install(CHOSEN)),
        name="Search R&D for an alliance card and play or install it",
    ),
    words=(
        "Click: Search R&D for an alliance card, reveal it, shuffle R&D, and play or install that card, paying all "
        "costs."
    ),
)

card(
    "Subcontract",
    play=Repeat(2, Choose(operation(), up_to=True), Play(CHOSEN)),
    play_only_if=TAGGED,
)

unscored_for_now = Until(UNTIL_YOUR_TURN_BEGINS, Forbid("score", this_card()), of=CHOSEN)

constructed = corp_card(types=AGENDA | ASSET | UPGRADE, zone=HAND)

card(
    "New Construction",
    InstallsFaceup(),
    Trigger(
        ADVANCED,
        If(
            Compare(Counters(ADVANCEMENT), ">=", 5),
            Choose(constructed),
            Install(CHOSEN, where=NEW_SERVER, rezzed=True),
            otherwise=(Choose(constructed), Install(CHOSEN, where=NEW_SERVER)),
        ),
        by=YOU,
        itself=True,
        optional=True,
        prompt="install a card from HQ in a new server, and rez it for free if 5 tokens are here",
        words=(
            "Whenever you advance this agenda, you may install a card from HQ in a new server. If there are 5 or more "
            "advancement tokens on this agenda, rez that card, ignoring all costs."
        ),
    ),
)

card(
    "Bailiff",
    whenever(
        BROKE_SUBROUTINE,
        Gain(1),
        by=OPPONENT,
        when=Is(ENCOUNTERED_ICE, this_card()),
        words="Whenever the Runner breaks a subroutine on this ice, gain 1 credit.",
    ),
    subroutine(EndRun()),
)

card("Red Tape", subroutine(Until(UNTIL_RUN_ENDS, Static(Q_STRENGTH, 3, ice(zone=ANY_ZONE)))))

card(
    "Mumbad Construction Co.",
    each_turn(Place(ADVANCEMENT)),
    paid(
        Cost(2),
        Choose(Filter(rezzed=True, other=True, words="other faceup card")),
        MoveCounters(ADVANCEMENT, 1, on=CHOSEN),
    ),
)

card("Commercial Bankers Group", each_turn(If(Not(Any(ice(protecting=THIS_SERVER))), Gain(3))))

card(
    "Executive Search Firm",
    action(
        Cost(clicks=1),
        Search(corp_card(any_subtype=("executive", "sysop", "character"), zone=DECK)),
        Move(CHOSEN, to=HAND),
    ),
)

card(
    "Indian Union Stock Exchange",
    whenever(
        (REZZED, PLAYED),
        Gain(1),
        who=corp_card(OfFaction(other=True), zone=ANY_ZONE),
    ),
)

card(
    "Zealous Judge",
    Forbid("rez", when=Not(TAGGED), itself=True, words="You can rez this card only if the Runner is tagged."),
    action(Cost(1, clicks=1), Tag(1)),
)

card(
    "Dedication Ceremony",
    play=(
        Choose(Filter(rezzed=True, words="faceup installed card")),
        Place(ADVANCEMENT, 3, on=CHOSEN),
        unscored_for_now,
    ),
)

card("Consulting Visit", double(), play=(Search(operation(zone=DECK)), Play(CHOSEN)))

card(
    "Election Day",
    play=(Trash(corp_card(zone=HAND)), Draw(5)),
    play_only_if=Any(Filter(side=CORP, zone=HAND, other=True)),
)

card(
    "Surat City Grid",
    whenever(
        REZZED,
        Choose(corp_card(rezzed=False)),
        Rez(CHOSEN, less=2),
        who=Filter(0, InOrProtecting(THIS_SERVER), other=True, side=CORP),
        optional=True,
    ),
)

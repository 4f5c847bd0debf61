"""Mumbad cycle: Anarch."""

from netrunner.cards.mumbad.deva import deva
from netrunner.cards.vocabulary import *

card(
    "Run Amok",
    play=Run(during=(Trigger(RUN_ENDED, (Choose(ice(HappenedTo(REZZED, since=RUN))), Trash(CHOSEN))),)),
)

card(
    "Ramujan-reliant 550 BMI",
    paid(
        Cost(trash_self=True),
        PreventDamage(
            NET,
            BRAIN,
            amount=Count(Filter(HARDWARE, title="Ramujan-reliant 550 BMI", side=RUNNER)) + 1,
            up_to=True,
        ),
        Trash(top(LastAmount("damage prevented"))),
        prevents=WOULD_DAMAGE,
        name="Prevent up to X net or brain damage and trash as many cards from the top of your stack",
    ),
    words=(
        "Trash this card: Prevent up to X net or brain damage, where X is the number of installed copies of this card, "
        "itself included. Trash as many cards from the top of your stack as damage was prevented."
    ),
)

card("Street Magic", Static(Q_RUNNER_ORDERS, 1))

card(
    "EMP Device",
    paid(
        Cost(trash_self=True),
        Until(
            UNTIL_RUN_ENDS,
            Forbid("rez", ice(), when=Compare(Times(REZZED, ice(), since=RUN), ">", X), side=CORP),
            x=Times(REZZED, ice(), since=RUN),
        ),
        name="For the remainder of this run, the Corp cannot rez more than 1 piece of ice",
    ),
    words=(
        "Trash this card: For the remainder of this run, the Corp cannot rez more than 1 piece of ice. Use this "
        "ability only during a run."
    ),
)

card(
    "Diwan",
    when_installed(ChooseServer(remember=True)),
    ExtraCost("install", Cost(1), corp_card(zone=ANY_ZONE), server=REMEMBERED_SERVER),
    whenever(PURGED, Trash(THIS), by=OPPONENT),
)

card(
    "Political Graffiti",
    play=Run(
        ARCHIVES,
        if_successful=ReplaceAccess(
            Choose(agenda(ScoredBy(CORP), zone=SCORED)),
            BecomeCounter(
                Static(Q_POINTS, -1, Filter(AGENDA, Among(HOST), zone=SCORED)),
                whenever(PURGED, Trash(THIS), by=OPPONENT),
            ),
        ),
    ),
)

card(
    "Making an Entrance",
    play=(Look(top(6)), Choose(LOOKED, ANY_NUMBER, up_to=True), Trash(CHOSEN), Arrange(LOOKED)),
    play_only_if=FIRST_CLICK,
)

card(
    "Salsette Slums",
    Paid(
        Cost(trash_of=ACCESSED_CARD),
        Move(MOVED, to=REMOVED),
        when=Is(ACCESSED_CARD, Filter(0, zone=ANY_ZONE - DISCARD)),
        once_per_turn=True,
        on_access=True,
        name="Pay its trash cost to remove it from the game",
        words=(
            "Once per turn, when you access a card that is not in Archives, you may pay its trash cost to remove it "
            "from the game."
        ),
    ),
)

card(
    "The Noble Path",
    play=(Trash(runner_card(zone=HAND)), Run(during=(AlwaysPrevents(WOULD_DAMAGE, when=DuringRun()),))),
)

card("Emptied Mind", each_turn(If(Not(Any(runner_card(zone=HAND))), GainClicks(1))))

copies = Filter(EVENT, title="Fear the Masses", side=RUNNER, zone=HAND, words="copy of this card from your grip")

card(
    "Fear the Masses",
    play=Run(
        HQ,
        if_successful=ReplaceAccess(
            Choose(copies, ANY_NUMBER, up_to=True),
            Reveal(CHOSEN),
            Trash(top(LastAmount("copy revealed") + 1, CORP), by=CORP),
        ),
    ),
    words=(
        "Make a run on HQ. If successful, instead of accessing cards, the Corp trashes the top card of R&D. You may "
        "reveal any number of copies of this card from your grip: for each of them, the Corp trashes 1 more card from "
        "the top of R&D."
    ),
)

card("Aghora", *deva(Compare(RezCostOf(ENCOUNTERED_ICE), ">=", 5)))

card("Bhagat", whenever(RUN_SUCCESSFUL, Trash(top(1, CORP), by=CORP), server=HQ, first=True))

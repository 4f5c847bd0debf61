"""SanSan cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    'Armand "Geist" Walker: Tech Lord',
    whenever(USED, Draw(1), when=UsedByTrashing()),
)

card(
    "Dorm Computer",
    when_installed(Place(POWER, 4)),
    action(Cost(clicks=1, counter=POWER), Run(during=(AlwaysPrevents(WOULD_TAG, when=DuringRun()),))),
    words=(
        "When this card is installed, place 4 power counters on it.\n"
        "Click, hosted power counter: Make a run. Avoid all tags for the remainder of this run."
    ),
)

card(
    "Drive By",
    double(),
    play=(
        Choose(corp_card(rezzed=False, inside=REMOTE)),
        Expose(CHOSEN),
        If(Is(MOVED, corp_card(types=ASSET | UPGRADE, words="asset or upgrade")), Trash(CHOSEN)),
    ),
)

card("Drug Dealer", each_turn(Lose(1)), each_turn(Draw(1), by=OPPONENT))

card(
    "Enhanced Vision",
    whenever(
        RUN_SUCCESSFUL,
        Choose(corp_card(zone=HAND), at_random=True),
        Reveal(CHOSEN, alone=True),
        first=True,
    ),
)

card(
    "Forger",
    link(1),
    paid(Cost(trash_self=True), Prevent(WOULD_TAG), prevents=WOULD_TAG),
    paid(Cost(trash_self=True), Untag(1)),
)

card("Titanium Ribs", when_installed(Damage(MEAT, 2, suffer=True)), ChoosesDamage())

for title, subtype in (("Spike", "barrier"), ("Crowbar", "code gate"), ("Shiv", "sentry")):
    card(
        title,
        cloud(),
        Static(Q_STRENGTH, Count(program(subtype="icebreaker"))),
        paid(Cost(trash_self=True), Break(subtype, 3)),
    )

card("Career Fair", play=(Choose(resource(zone=HAND)), Install(CHOSEN, less=3)))

card("Gang Sign", whenever(AGENDA_SCORED, AccessFrom(HQ), by=OPPONENT))

card(
    "Muertos Gang Member",
    Trigger(
        INSTALLED,
        (Choose(corp_card(types=ASSET | ICE | UPGRADE, rezzed=True), by=CORP), Derez(CHOSEN, by=CORP)),
        itself=True,
        words="When this card is installed, the Corp must derez a card.",
    ),
    Trigger(
        UNINSTALLED,
        May(Choose(corp_card(rezzed=False), by=CORP), Rez(CHOSEN, less=ALL), by=CORP),
        itself=True,
        leaving=True,
        words="When this card is uninstalled, the Corp may rez a card, ignoring its rez cost.",
    ),
    paid(Cost(trash_self=True), Draw(1)),
)

card(
    "Rolodex",
    when_installed(Arrange(top(5))),
    Trigger(TRASHED, Trash(top(3)), itself=True, leaving=True),
)

card(
    "Laramy Fisk: Savvy Investor",
    whenever(RUN_SUCCESSFUL, Draw(1, CORP), server=CENTRAL, first=True, optional=True),
)

card("Fisk Investment Seminar", play=Both(Draw(3), Draw(3, CORP)), play_only_if=FIRST_CLICK)

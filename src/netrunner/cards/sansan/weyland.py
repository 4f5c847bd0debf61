"""SanSan cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Oaktown Renovation",
    InstallsFaceup(),
    whenever(ADVANCED, If(Compare(Counters(ADVANCEMENT), ">=", 5), Gain(3), otherwise=Gain(2)), itself=True),
)

card(
    "Worlds Plaza",
    Paid(
        Cost(clicks=1),
        (
            Choose(corp_card(CouldBeRezzed(here=True, less=2), types=ASSET, zone=HAND, words="asset from HQ")),
            Install(CHOSEN, on=THIS),
            Rez(MOVED, less=2),
        ),
        when=Compare(Count(HOSTED_HERE), "<", 3),
        name="Install an asset from HQ here and rez it for 2 credits less",
    ),
    words=(
        "This card can host up to 3 assets.\n"
        "Click: Install an asset from HQ on this card and rez it, lowering its rez cost by 2, if able."
    ),
)

card("Capital Investors", action(Cost(clicks=1), Gain(2)))

card(
    "Negotiator",
    Paid(Cost(2), Break(who=this_card()), user=RUNNER),
    subroutine(Gain(2)),
    trash_program(),
)

card("Student Loans", ExtraCost("play", Cost(2), event(HasCopy(event(zone=DISCARD)), zone=ANY_ZONE)))

card("Meru Mati", Static(Q_STRENGTH, 3, when=Is(THIS, ice(protecting=HQ))), subroutine(EndRun()))

card(
    "Corporate Town",
    additional_cost("rez", Cost(forfeit=1)),
    each_turn(Choose(resource()), Trash(CHOSEN, preventable=False), optional=True),
)

card(
    "Underway Renovation",
    InstallsFaceup(),
    whenever(
        ADVANCED,
        If(Compare(Counters(ADVANCEMENT), ">=", 4), Trash(top(2, RUNNER)), otherwise=Trash(top(1, RUNNER))),
        itself=True,
    ),
)

card(
    "Contract Killer",
    advanceable(),
    action(
        Cost(clicks=1, trash_self=True),
        OneOf((Choose(runner_card(subtype="connection")), Trash(CHOSEN)), Damage(MEAT, 2)),
        when=Compare(Counters(ADVANCEMENT), ">=", 2),
    ),
)

card("Spiderweb", subroutine(EndRun()), subroutine(EndRun()), subroutine(EndRun()))

other_advanceable = Filter(0, CanBeAdvanced(), side=CORP, other=True, words="other card that can be advanced")

card(
    "Hollywood Renovation",
    InstallsFaceup(),
    whenever(
        ADVANCED,
        If(
            Compare(Counters(ADVANCEMENT), ">=", 6),
            May(Choose(other_advanceable), Place(ADVANCEMENT, 2, on=CHOSEN)),
            otherwise=May(Choose(other_advanceable), Place(ADVANCEMENT, on=CHOSEN)),
        ),
        itself=True,
    ),
)

card(
    "Back Channels",
    play=(
        Choose(corp_card(inside=REMOTE, words="card installed in a server")),
        Both(Trash(CHOSEN), Gain(3 * Counters(ADVANCEMENT, on=CHOSEN))),
    ),
)

card(
    "Public Support",
    when_rezzed(Place(POWER, 3)),
    whenever(COUNTERS_GONE, Move(THIS, to=SCORED, worth=1), itself=True, what=POWER, by=ANYONE),
    each_turn(Remove(POWER)),
)

card("Tour Guide", GainsSubroutines(Subroutine(EndRun()), Count(asset(rezzed=True))))

card("Expo Grid", each_turn(If(Any(corp_card(types=ASSET, rezzed=True, inside=THIS_SERVER)), Gain(1))))

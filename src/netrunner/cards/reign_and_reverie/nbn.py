"""Reign and Reverie: NBN."""

from netrunner.cards.vocabulary import *

TYPES = ("event", "hardware", "program", "resource")

card(
    "Acme Consulting: The Truth You Need",
    Static(
        Q_TAGS,
        1,
        when=Is(ENCOUNTERED_ICE, ice(Outermost())),
        side=RUNNER,
        words=(
            "While the Runner encounters the outermost piece of ice protecting a server, they are considered to have 1 "
            "additional tag."
        ),
    ),
)

card("Fly on the Wall", when_scored(Tag(1)))

card(
    "SIU",
    each_turn(
        PayTo(Cost(trash_self=True), Trace(3, Tag(1))),
        optional=True,
        prompt="trash this card and trace 3; if successful, give the Runner 1 tag",
    ),
)

card(
    "Peeping Tom",
    when_encountered(
        NameCard(TYPES, noun="card type"),
        Reveal(runner_card(zone=HAND), alone=True),
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine(Unless(Cost(tags=1), EndRun())), X),
            x=Count(runner_card(OfNamedType(TYPES), zone=HAND)),
        ),
        words=(
            "When the Runner encounters this ice, name a card type, then reveal all cards in the grip. For the "
            'remainder of this run, this ice gains "[subroutine] End the run unless the Runner takes 1 tag." for '
            "each revealed card of that type."
        ),
    ),
)

card(
    "Hydra",
    subroutine(If(TAGGED, Damage(NET, 3), otherwise=Tag(1))),
    subroutine(If(TAGGED, Gain(5), otherwise=Tag(1))),
    subroutine(If(TAGGED, EndRun(), otherwise=Tag(1))),
)

card(
    "Eavesdrop",
    play=(
        Choose(ice()),
        BecomeCounter(Trigger(ENCOUNTERED, Trace(3, Tag(1)), who=that_host(ICE), by=OPPONENT)),
    ),
)

card(
    "Attitude Adjustment",
    play=(
        Draw(2),
        Choose(agenda(zone=HAND | DISCARD), 2, up_to=True),
        Reveal(CHOSEN),
        Gain(2 * LastAmount("agenda revealed this way")),
        Move(CHOSEN, to=SHUFFLED),
    ),
)

card(
    "Arella Salvatore",
    whenever(
        AGENDA_SCORED,
        Choose(corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND)),
        Install(CHOSEN, free=True),
        Place(ADVANCEMENT, on=MOVED),
        server=THIS_SERVER,
        optional=True,
    ),
)

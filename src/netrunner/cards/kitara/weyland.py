"""Kitara Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

PILES = {HAND: HQ, DECK: RND, DISCARD: ARCHIVES}


class WasInThisServer(Condition):
    """The event's card was in the server of the source: neither ice protecting it nor in the root of a central server
    (Rules Reference: In a Server)."""

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        if event is None or event.definition is None:
            return False
        if event.zone != PLAY:
            return PILES.get(event.zone) == ctx.server
        return event.server == ctx.server >= FIRST_REMOTE and not event.definition.type & ICE

    def phrase(self, voice: Voice) -> str:
        return "it was in this server"


FACEUP_AGENDA = Filter(AGENDA, side=CORP, rezzed=True, words="installed faceup agenda")

card(
    "Urban Renewal",
    when_rezzed(Place(POWER, 3)),
    whenever(COUNTERS_GONE, Both(Trash(THIS), Damage(MEAT, 4)), itself=True, what=POWER, by=ANYONE),
    each_turn(Remove(POWER)),
)

card(
    "Wake Up Call",
    play=(
        Choose(
            Filter(
                0,
                Either(hardware(), Filter(RESOURCE, not_subtype="virtual")),
                side=RUNNER,
                words="installed piece of hardware or non-virtual resource",
            )
        ),
        OneOf(Trash(CHOSEN, by=RUNNER), Damage(MEAT, 4, suffer=True), by=RUNNER),
        Along(Move(THIS, to=REMOVED)),
    ),
    play_only_if=TRASHED_LAST_TURN,
)

card(
    "Reconstruction Contract",
    whenever(DAMAGED, Place(ADVANCEMENT), what=MEAT, by=OPPONENT, optional=True),
    paid(
        Cost(trash_self=True),
        Choose(can_be_advanced()),
        MoveCounters(ADVANCEMENT, ALL, off=THIS, on=CHOSEN, up_to=True),
    ),
)

card(
    "Economic Warfare",
    play=Lose(4, RUNNER, all_or_none=True),
    play_only_if=Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER),
)

card(
    "Forced Connection",
    when_accessed(reveal_from_rnd(), Trace(3, Tag(2)), when=Not(From(DISCARD))),
)

card("Armed Intimidation", when_scored(OneOf(Damage(MEAT, 5, suffer=True), Tag(2), by=RUNNER)))

card(
    "Death and Taxes",
    whenever(INSTALLED, Gain(1), by=OPPONENT, optional=True),
    whenever(TRASHED, Gain(1), who=Filter(), by=OPPONENT, when=From(PLAY), optional=True),
)

card(
    "Trojan Horse",
    play=Trace(4, Choose(program(Costs("<=", MARGIN))), Trash(CHOSEN)),
    play_only_if=Happened(ACCESSED, since=LAST_TURN, side=RUNNER),
)

card(
    "SSO Industries: Fueling Innovation",
    Trigger(
        TURN_ENDS,
        (
            Choose(ice(HasCounters(ADVANCEMENT, "==", 0))),
            Place(ADVANCEMENT, PointsOf(Each(FACEUP_AGENDA)), on=CHOSEN),
        ),
        by=YOU,
        when=Any(FACEUP_AGENDA),
        optional=True,
    ),
)

card(
    "City Works Project",
    InstallsFaceup(),
    when_accessed(Damage(MEAT, Counters(ADVANCEMENT) + 2), when=From(PLAY)),
)

card(
    "Oduduwa",
    when_encountered(
        Place(ADVANCEMENT),
        May(Choose(ice(other=True)), Place(ADVANCEMENT, Counters(ADVANCEMENT), on=CHOSEN)),
    ),
    subroutine(EndRun()),
    subroutine(EndRun()),
)

card(
    "Masvingo",
    advanceable(),
    when_rezzed(Place(ADVANCEMENT)),
    GainsSubroutines(Subroutine(EndRun()), Counters(ADVANCEMENT)),
)

card(
    "Overseer Matrix",
    Trigger(
        TRASHED,
        PayTo(Cost(1), Tag(1)),
        who=corp_card(zone=ANY_ZONE),
        by=OPPONENT,
        when=WasInThisServer(),
        optional=True,
        outlives_trashing=True,
        words=(
            "Whenever the Runner trashes a card in this server, this one included, you may pay 1 credit to give the "
            "Runner 1 tag, even during the run in which this card is trashed."
        ),
    ),
)

twice_the_ice = 2 * Count(ice(protecting=THIS_SERVER))

card(
    "Surveyor",
    Static(Q_STRENGTH, twice_the_ice),
    subroutine(Trace(twice_the_ice, Tag(2))),
    subroutine(Trace(twice_the_ice, EndRun())),
)

card("High-Profile Target", play=Damage(MEAT, 2 * TAGS), play_only_if=TAGGED)

card(
    "False Flag",
    advanceable(),
    when_accessed(Tag(Counters(ADVANCEMENT) // 2)),
    action(Cost(clicks=1, counter=ADVANCEMENT, counters=7), Move(THIS, to=SCORED, worth=3)),
)

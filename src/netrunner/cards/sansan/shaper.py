"""SanSan cycle: Shaper."""

from netrunner.cards.vocabulary import *

SUBTYPES = ("sentry", "code gate", "barrier")


class FirstPlayed(Condition):
    """The event that has resolved is the first one played this turn, and the source was there as it was played."""

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        assert event is not None
        earlier = event.previous
        while earlier is not None and (earlier.kind != PLAYED or earlier.card != event.card):
            if earlier.kind == INSTALLED and earlier.instance == ctx.instance:
                return False
            earlier = earlier.previous
        played = None if earlier is None else earlier.previous
        while played is not None and played.turn == g.turn:
            if played.kind == PLAYED and played.definition is not None and played.definition.type & EVENT:
                return False
            played = played.previous
        return True

    def phrase(self, voice: Voice) -> str:
        return "it was the first event you played this turn"


card(
    "DaVinci",
    whenever(RUN_SUCCESSFUL, Place(POWER)),
    paid(
        Cost(trash_self=True),
        Choose(runner_card(Costs("<=", Counters(POWER)), zone=HAND)),
        Install(CHOSEN, less=ALL),
    ),
)

card(
    "Film Critic",
    whenever(ACCESSED, Host(THAT_CARD), who=agenda(zone=ANY_ZONE), when=Not(Found(HOSTED_HERE)), optional=True),
    action(Cost(clicks=2), Choose(HOSTED_HERE), Move(CHOSEN, to=SCORED)),
    words=(
        "Whenever you access an agenda while this card hosts nothing, you may host that agenda on this card. It is "
        "then neither installed nor being accessed any more.\n"
        "2 clicks: Add the hosted agenda to your score area."
    ),
)

card(
    "London Library",
    end_of_turn(Trash(program(HostedOn(THIS)))),
    action(Cost(clicks=1), Choose(program(not_subtype="virus", zone=HAND)), Install(CHOSEN, on=THIS, less=ALL)),
    action(Cost(clicks=1), Choose(program(HostedOn(THIS))), Move(CHOSEN, to=HAND)),
)

card(
    "Gene Conditioning Shoppe",
    Static(Q_FIRST_TIMES, 1, resource(subtype="genetics"), sets=True),
    words="Genetics also trigger the second time each turn that their trigger condition is met.",
)

card("Synthetic Blood", whenever(DAMAGED, Draw(1), first=True))

card(
    "Hayley Kaplan: Universal Scholar",
    Trigger(
        INSTALLED,
        (
            Choose(runner_card(SameType(THAT_CARD), zone=HAND, words="card of the same type from your grip")),
            Install(CHOSEN),
        ),
        by=YOU,
        first=EACH_TURN,
        optional=True,
        prompt="install another {type} from your grip, paying its install cost",
    ),
)

card("Game Day", double(), play=Draw(until=HandSizeOf()))

card(
    "Comet",
    memory(1),
    Trigger(
        RESOLVED,
        (Choose(event()), Play(CHOSEN)),
        who=event(zone=ANY_ZONE),
        by=YOU,
        when=FirstPlayed(),
        optional=True,
        prompt="play another event without spending a click",
        words=(
            "The first time each turn that you play an event, you may play another event after it has resolved, "
            "without spending a click."
        ),
    ),
)

card(
    "Study Guide",
    Static(Q_STRENGTH, Counters(POWER)),
    paid(Cost(1), Break("code gate")),
    of_its_own(paid(Cost(2), Place(POWER))),
)

card("Tyson Observatory", action(Cost(clicks=2), Search(hardware(zone=DECK)), Move(CHOSEN)))

card(
    "Net-Ready Eyes",
    when_installed(Damage(MEAT, 2, suffer=True)),
    whenever(RUN_BEGINS, Choose(program(subtype="icebreaker")), Boost(1, CHOSEN, until=UNTIL_RUN_ENDS)),
)

card(
    "Analog Dreamers",
    action(
        Cost(clicks=1),
        Run(
            RND,
            if_successful=May(
                ReplaceAccess(
                    Choose(
                        corp_card(
                            HasCounters(ADVANCEMENT, "==", 0),
                            types=ASSET | UPGRADE | AGENDA,
                            rezzed=False,
                            words="unrezzed card that is not ice and has no advancement tokens on it",
                        )
                    ),
                    Move(CHOSEN, to=SHUFFLED),
                )
            ),
        ),
    ),
)

card(
    "Chameleon",
    when_installed(NameCard(SUBTYPES, noun="subtype")),
    end_of_turn(Move(THIS)),
    paid(Cost(1), Break(who=Filter(ICE, OfNamedType(SUBTYPES)))),
)

card("Hyperdriver", each_turn(Both(Move(THIS, to=REMOVED), GainClicks(3)), optional=True))

card("Fan Site", whenever(AGENDA_SCORED, Move(THIS, to=SCORED, worth=0), by=OPPONENT))

card(
    "Bookmark",
    action(Cost(clicks=1), Choose(runner_card(zone=HAND), 3, up_to=True), Host(CHOSEN, facedown=True)),
    action(Cost(clicks=1), Move(HOSTED_HERE)),
    paid(Cost(trash_self=True), Move(HOSTED_HERE)),
)

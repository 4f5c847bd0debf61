"""Kitara Cycle: NBN."""

from netrunner.cards.vocabulary import *

VIRTUAL = Filter(
    0, Either(program(), resource(subtype="virtual")), side=RUNNER, words="installed program or virtual resource"
)

card("Echo Chamber", action(Cost(clicks=3), Move(THIS, to=SCORED, worth=1)))

card("Self-Growth Program", play=(Choose(runner_card(), 2), Move(CHOSEN, to=HAND)), play_only_if=TAGGED)

card(
    "Calibration Testing",
    InstallOnly(server=REMOTE),
    paid(Cost(trash_self=True), Choose(in_this_server(other=True)), Place(ADVANCEMENT, on=CHOSEN)),
)

card("Endless EULA", *(subroutine(Unless(Cost(1), EndRun())) for _ in range(6)))

card("Sandman", *(subroutine(Choose(runner_card()), Move(CHOSEN, to=HAND)) for _ in range(2)))

card(
    "Degree Mill",
    additional_cost("steal", Cost(send=runner_card(), send_count=2, send_to=SHUFFLED)),
)

card("Market Forces", play=(Lose(3 * TAGS, RUNNER), Gain(LOST)), play_only_if=TAGGED)

card("Personalized Portal", each_turn(Draw(1, RUNNER), May(Gain(Count(runner_card(zone=HAND)) // 2))))

card(
    "Jua",
    when_encountered(Until(UNTIL_TURN_ENDS, Forbid("install", side=RUNNER))),
    subroutine(
        If(
            Compare(Count(runner_card()), ">=", 2),
            Choose(runner_card(), 2, name="cards"),
            Choose(Chosen("cards"), by=RUNNER),
            Move(CHOSEN, to=TOP),
        ),
        words=(
            "The Corp chooses 2 installed Runner cards, if able. The Runner must add 1 of those cards to the top of "
            "their stack"
        ),
    ),
)

card(
    "Threat Assessment",
    play=(
        Choose(runner_card()),
        OneOf(Move(CHOSEN, to=TOP), Tag(2), by=RUNNER),
        Along(Move(THIS, to=REMOVED)),
    ),
    play_only_if=TRASHED_LAST_TURN,
)

card(
    "Amani Senai",
    whenever(
        (AGENDA_SCORED, STOLEN),
        Trace(RequirementOf(THAT_CARD), Choose(runner_card()), Move(CHOSEN, to=HAND)),
        by=ANYONE,
        optional=True,
    ),
)

card(
    "Standard Procedure",
    play=(
        NameCard(CARD_TYPES, "card type"),
        Reveal(runner_card(zone=HAND), alone=True),
        Gain(2 * Count(runner_card(OfNamedType(CARD_TYPES), zone=HAND))),
    ),
    play_only_if=Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER),
)

card(
    "Intake",
    when_accessed(reveal_from_rnd(), Trace(4, Choose(VIRTUAL), Move(CHOSEN, to=HAND)), when=Not(From(DISCARD))),
)

card(
    "Better Citizen Program",
    whenever(
        (PLAYED, INSTALLED),
        Tag(1),
        who=Filter(EVENT | PROGRAM, any_subtype=("run", "icebreaker"), side=RUNNER, zone=ANY_ZONE),
        by=OPPONENT,
        first=True,
        optional=True,
        words=(
            "The first time each turn that the Runner plays a run event or installs an icebreaker, you may give the "
            "Runner 1 tag."
        ),
    ),
)

card(
    "Azmari EdTech: Shaping the Future",
    Trigger(TURN_ENDS, NameCard(CARD_TYPES, "card type", alone=True), by=YOU, optional=True),
    whenever(
        (PLAYED, INSTALLED),
        Gain(2),
        who=runner_card(OfNamedType(CARD_TYPES), zone=ANY_ZONE, words="card of the type you last named"),
        by=OPPONENT,
        first=True,
    ),
)

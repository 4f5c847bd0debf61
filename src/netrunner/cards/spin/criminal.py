"""Spin cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Recon",
    play=Run(during=(Trigger(ENCOUNTERED, JackOut(), when=Compare(EncounterNumber(), "==", 1), optional=True),)),
    words="Make a run. You may jack out when you encounter the first piece of ice during this run.",
)

card("Blackguard", memory(2), Trigger(EXPOSED, Rez(THAT_CARD, must=True), by=YOU, per_card=True))

card(
    "Copycat",
    whenever(
        PASSED_ICE,
        PayTo(
            Cost(trash_self=True),
            Choose(ice(CopyOf(THAT_CARD), rezzed=True, protecting=ANY_SERVER)),
            Redirect(past=CHOSEN),
        ),
        who=ice(rezzed=True),
        optional=True,
        prompt="trash this card, for the run to go on as if you had just passed another rezzed copy of that ice",
    ),
)

card(
    "Hostage",
    double(),
    play=(Search(runner_card(subtype="connection", zone=DECK)), Move(CHOSEN), May(Install(CHOSEN))),
)

card(
    "Gorman Drip v1",
    whenever(BASIC_ACTION, Place(VIRUS), by=OPPONENT, what=O_DRAW),
    whenever(BASIC_ACTION, Place(VIRUS), by=OPPONENT, what=O_CREDIT),
    action(Cost(clicks=1, trash_self=True), Gain(Counters(VIRUS))),
)

card("Leviathan", icebreaker("code gate", 3, pump=(3, 5), count=3))

card(
    "Running Interference",
    double(),
    play=Run(during=(ExtraCost("rez", Cost(RezCostOf(THAT_CARD)), ice()),)),
)

card(
    "Expert Schedule Analyzer",
    action(
        Cost(clicks=1),
        Run(HQ, if_successful=May(ReplaceAccess(Reveal(corp_card(zone=HAND), alone=True)))),
    ),
)

card("Grifter", end_of_turn(If(Happened(RUN_SUCCESSFUL, side=RUNNER), Gain(1), otherwise=Trash(THIS))))

card(
    "Lawyer Up",
    double(),
    play=(ChooseNumber(2, TAGS, noun="tag"), Both(Untag(X), Draw(3))),
    words="As an additional cost to play this event, spend 1 click.\nRemove up to 2 tags and draw 3 cards.",
)

card(
    "Leverage",
    play=(
        May(BadPublicity(2), by=CORP),
        If(
            Compare(LastAmount("bad publicity taken"), "<", 2),
            Until(UNTIL_YOUR_TURN_BEGINS, AlwaysPrevents(WOULD_DAMAGE)),
        ),
    ),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
    words=(
        "Play only if you made a successful run on HQ this turn.\n"
        "The Corp may take 2 bad publicity. If it does not, prevent all damage until your next turn begins."
    ),
)

card("Garrote", icebreaker("sentry", 1, pump=(1, 1)))

card("Executive Wiretaps", double(), play=Reveal(corp_card(zone=HAND), alone=True))

card("Silencer", recurring(1, FOR_ABILITY, on=program(subtype="killer")))

card(
    "Savoir-faire",
    Paid(Cost(2), (Choose(program(zone=HAND)), Install(CHOSEN)), once_per_turn=True),
)

card(
    "Fall Guy",
    paid(
        Cost(trash_self=True),
        Prevent(WOULD_TRASH, who=runner_card(types=RESOURCE, other=True)),
        prevents=WOULD_TRASH,
    ),
    paid(Cost(trash_self=True), Gain(2)),
)

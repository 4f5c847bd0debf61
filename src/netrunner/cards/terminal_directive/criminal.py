"""Terminal Directive: Criminal."""

from netrunner.cards.vocabulary import *


def con_artist(subtype: str, cost: int, pump: tuple[int, int], count: int = 1) -> tuple[Ability, ...]:
    """An icebreaker that is trashed to bypass ice of its subtype, however strong that is."""
    bypassed = Filter(ICE, subtype=subtype, zone=ANY_ZONE)
    return (
        *icebreaker(subtype, cost, pump, count),
        Paid(
            Cost(trash_self=True),
            Bypass(),
            when=Is(ENCOUNTERED_ICE, bypassed),
            words=f"Trash this card: Bypass the {subtype} being encountered, whatever its strength.",
        ),
    )


card(
    "Steve Cambridge: Master Grifter",
    Trigger(
        RUN_SUCCESSFUL,
        If(
            Compare(Count(runner_card(zone=DISCARD)), ">=", 2),
            Choose(runner_card(zone=DISCARD), 2, name="pair"),
            Choose(Chosen("pair"), by=CORP),
            Move(CHOSEN, to=REMOVED),
            Move(Chosen("pair"), to=HAND),
        ),
        by=YOU,
        server=HQ,
        first=EACH_TURN,
        optional=True,
        prompt="choose 2 cards in your heap, of which the Corp removes 1 from the game and you take the other",
        words=(
            "The first time each turn that you run HQ successfully, you may choose 2 cards of your heap, if there are "
            "so many. The Corp says which of them is removed from the game; you take the other into your grip."
        ),
    ),
)

card(
    "Brute-Force-Hack",
    double(),
    play=(Choose(ice(Costs("<=", X, now=True), rezzed=True)), Derez(CHOSEN)),
)

card(
    "Spear Phishing",
    play=Run(during=(Trigger(ENCOUNTERED, Bypass(), who=ice(Innermost(), protecting=CHOSEN_SERVER)),)),
)

card("SYN Attack", double(), play=OneOf(Discard(2, CORP), Draw(4, CORP), by=CORP, fully=True))

card(
    "Polyhistor",
    memory(1),
    link(1),
    Trigger(
        PASSED_ALL_ICE,
        (Draw(1), If(Compare(LastAmount("card drawn"), ">=", 1), Draw(1, CORP))),
        by=YOU,
        server=HQ,
        first=EACH_TURN,
        optional=True,
        prompt="draw 1 card to make the Corp draw 1 card",
        words=(
            "The first time each turn that you pass all ice protecting HQ, you may draw 1 card to make the Corp draw 1 "
            "card."
        ),
    ),
)

card("Abagnale", con_artist("code gate", 1, (2, 2)))

card("Lustig", con_artist("sentry", 1, (3, 5)))

card("Demara", con_artist("barrier", 2, (2, 3), count=2))

card(
    "Mammon",
    paid(Cost(counter=POWER), Break()),
    paid(Cost(2), Boost(2)),
    each_turn(PayTo(Cost(x=True), Place(POWER, X)), optional=True),
    end_of_turn(Remove(POWER, ALL)),
)

card(
    "Charlatan",
    action(
        Cost(clicks=2),
        Run(
            during=(
                Trigger(
                    APPROACHED_ICE,
                    PayTo(Cost(StrengthOf(THAT_CARD)), Bypass(approached=True)),
                    what=REZZED_ICE,
                    first=EACH_RUN,
                    optional=True,
                    prompt="pay credits equal to the strength of the ice that you approach to bypass it",
                ),
            )
        ),
    ),
)

card(
    "Maxwell James",
    link(1),
    paid(
        Cost(trash_self=True),
        Choose(ice(rezzed=True, protecting=REMOTE)),
        Derez(CHOSEN),
        when=NextWindowAfter(RUN_ENDED, server=HQ),
    ),
)

"""Reign and Reverie: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Akiko Nisei: Head Case",
    whenever(ACCESSES_BEGIN, Psi(same=AccessMore(1)), server=RND),
)

card(
    "Insight",
    double(),
    play=(May(Arrange(top(4, CORP), who=CORP), by=CORP), Reveal(top(4, CORP), alone=True)),
)

card(
    "Mind's Eye",
    memory(1),
    whenever(RUN_SUCCESSFUL, Place(POWER), server=RND, optional=True),
    action(Cost(clicks=1, counter=POWER, counters=3), AccessFrom(RND)),
)

card(
    "Mâché",
    whenever(
        TRASHED,
        Place(POWER, TrashCostOf(THAT_CARD)),
        who=corp_card(zone=ANY_ZONE),
        what=WHILE_ACCESSED,
        first=True,
        optional=True,
    ),
    paid(Cost(counter=POWER, counters=3), Draw(1)),
)

card(
    "Ika",
    paid(Cost(2), Choose(ice()), Host(THIS, on=CHOSEN)),
    paid(Cost(1), Break(count=2, who=that_host(ICE, "sentry"))),
    paid(Cost(2), Boost(3)),
)

card(
    "Kyuban",
    InstallOnly(on=ice()),
    whenever(PASSED_ICE, Gain(2), who=that_host(ICE)),
)

card(
    "Psych Mike",
    Trigger(
        RUN_ENDED,
        Gain(Times(ACCESSED, since=RUN, zone=DECK)),
        by=YOU,
        when=All(
            RunSucceeded(),
            Happened(RUN_SUCCESSFUL, since=RUN, server=RND),
            Compare(Times(RUN_SUCCESSFUL, side=RUNNER, server=RND), "==", 1),
        ),
        optional=True,
        prompt="gain 1 credit for each card you accessed from R&D",
        words=(
            "The first time each turn that a successful run on R&D ends, you may gain 1 credit for each card you "
            "accessed from R&D during it."
        ),
    ),
)

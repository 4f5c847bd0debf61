"""Data and Destiny: Sunny Lebeau."""

from netrunner.cards.vocabulary import *

card("Sunny Lebeau: Security Specialist")

card(
    "Security Chip",
    paid(
        Cost(trash_self=True),
        OneOf(
            Choose(program(subtype="icebreaker")),
            Choose(Filter(PROGRAM, subtype="icebreaker", any_subtype=("cloud",)), ANY_NUMBER, up_to=True),
        ),
        Boost(LINK, CHOSEN, until=UNTIL_RUN_ENDS),
        when=All(DuringRun(), Compare(LINK, ">=", 1)),
        name="Choose an icebreaker, or any number of cloud icebreakers: +1 strength for each link in this run",
    ),
    words=(
        "Trash this card: Choose an icebreaker, or any number of cloud icebreakers. For the remainder of this run, "
        "each of them has +1 strength for each link you have. Use this ability only during a run."
    ),
)

card(
    "Security Nexus",
    memory(1),
    link(1),
    Trigger(
        ENCOUNTERED,
        Trace(5, Both(Tag(1), EndRun()), failure=Bypass()),
        by=YOU,
        optional=True,
        once_per_turn=True,
        prompt="force the Corp to trace 5 (a tag and the end of the run, or you bypass the ice)",
        words=(
            "Once per turn, when you encounter a piece of ice, you may force the Corp to trace 5. If it is successful, "
            "you take 1 tag and the run ends; if it is not, you bypass the ice being encountered."
        ),
    ),
)

for title, subtype in (
    ("GS Striker M1", "code gate"),
    ("GS Shrike M2", "sentry"),
    ("GS Sherman M3", "barrier"),
):
    card(title, cloud(), icebreaker(subtype, 2, pump=(2, 3), count=ANY_NUMBER))

card(
    "Globalsec Security Clearance",
    InstallOnly(when=Compare(LINK, ">=", 2)),
    each_turn(
        LoseClicks(1),
        If(Compare(LastAmount("click lost"), ">=", 1), Look(top(1, CORP))),
        optional=True,
        prompt="lose 1 click and look at the top card of R&D",
        words="When your turn begins, you may lose 1 click. If you do, look at the top card of R&D.",
    ),
)

card(
    "Jak Sinclair",
    Static(Q_INSTALL_COST, -LINK, inactive=True),
    each_turn(
        Run(during=(Forbid("use", program(zone=ANY_ZONE), side=RUNNER),)),
        optional=True,
        prompt="make a run in which you cannot use programs",
        words="When your turn begins, you may make a run. You cannot use programs during this run.",
    ),
)

"""Order and Chaos: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Data Folding", each_turn(If(Compare(UnusedMemory(), ">=", 2), Gain(1))))

card("Uninstall", play=(Choose(runner_card(types=PROGRAM | HARDWARE)), Move(CHOSEN, to=HAND)))

card(
    "Qianju PT",
    each_turn(
        LoseClicks(1),
        If(
            Compare(LastAmount("click lost"), ">=", 1),
            Until(UNTIL_YOUR_TURN_BEGINS, AlwaysPrevents(WOULD_TAG, 1, first=ONLY_ONCE)),
        ),
        optional=True,
        prompt="lose 1 click to avoid the first tag that you would take before your next turn begins",
        words=(
            "When your turn begins, you may lose 1 click. If you do, avoid the first tag that you would take before "
            "your next turn begins."
        ),
    ),
)

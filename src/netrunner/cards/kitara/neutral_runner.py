"""Kitara Cycle: neutral cards of the Runner."""

from netrunner.cards.facts import all_facts
from netrunner.cards.vocabulary import *

HIGHEST = max(max(fact.cost or 0, fact.advancement or 0) for fact in all_facts().values() if fact.side == "corp")

card(
    "RNG Key",
    Trigger(
        RUN_SUCCESSFUL,
        (
            ChooseNumber(HIGHEST, named=True),
            Until(
                UNTIL_RUN_ENDS,
                Trigger(
                    ACCESSED,
                    (
                        Reveal(THAT_CARD),
                        If(
                            Some(
                                All(Is(THAT_CARD, agenda(zone=ANY_ZONE)), Compare(RequirementOf(THAT_CARD), "==", X)),
                                All(
                                    Is(THAT_CARD, corp_card(types=ASSET | ICE | OPERATION | UPGRADE, zone=ANY_ZONE)),
                                    Compare(RezCostOf(THAT_CARD), "==", X),
                                ),
                            ),
                            OneOf(Gain(3), Draw(2)),
                        ),
                    ),
                    by=YOU,
                    first=ONLY_ONCE,
                ),
            ),
        ),
        by=YOU,
        server=HQ_OR_RND,
        first=EACH_TURN,
        optional=True,
        prompt="name a number and reveal the next card that you access",
        words=(
            "The first time each turn that you make a successful run on HQ or R&D, you may name a number, X. If you "
            "do, reveal the next card that you access during this run. If its rez cost, play cost or advancement "
            "requirement is X, gain 3 credits or draw 2 cards."
        ),
    ),
)

card(
    "Jackpot!",
    each_turn(Place(CREDIT), optional=True),
    whenever(
        (STOLEN, ADDED_TO_SCORE_AREA),
        Take(ALL, up_to=True),
        If(Compare(LastAmount("credit taken"), ">=", 1), Trash(THIS)),
        optional=True,
        prompt="take any number of credits from this card and trash it",
        words=(
            "Whenever an agenda is added to your score area, you may take any number of credits from this card. If you "
            "do, trash it."
        ),
    ),
)

card(
    "Kasi String",
    Trigger(
        RUN_ENDED,
        If(
            All(Happened(ACCESSED, since=RUN, side=RUNNER), Not(Happened(STOLEN, since=RUN, side=RUNNER))),
            Place(POWER),
        ),
        by=YOU,
        server=REMOTE,
        when=RunSucceeded(),
        first=EACH_TURN,
        optional=True,
        prompt="place 1 power counter on this card",
    ),
    Check(Compare(Counters(POWER), ">=", 4), Move(THIS, to=SCORED, worth=1)),
)

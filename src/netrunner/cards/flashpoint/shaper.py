"""Flashpoint cycle: Shaper."""

from netrunner.cards.vocabulary import *


class SpentRecurring(CardTest):
    """A recurring credit of the card was spent and is not back yet (Rules Reference: Credit - Recurring)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return any(
            entry.ctx.source == card.id and value_of(entry.ability.recurring, g, entry.ctx) > card.counters[CREDIT]
            for entry in g.index.credits[card.owner]
        )

    def phrase(self, voice: Voice) -> str:
        return "with a spent recurring credit"


card('Ele "Smoke" Scovak: Cynosure of the Net', recurring(1, FOR_ABILITY, on=program(subtype="icebreaker")))

card(
    "Net Mercur",
    whenever(
        SPENT_CREDITS,
        OneOf(Place(CREDIT), Draw(1)),
        who=Filter(subtype="stealth"),
        first=EACH_RUN,
        when=DuringRun(),
        words=(
            "The first time each run that you spend a credit from a stealth card, place 1 credit on this card or "
            "draw 1 card."
        ),
    ),
    Credits(0, ANYTHING),
)

card(
    "Mirror",
    memory(2),
    whenever(
        RUN_SUCCESSFUL,
        Choose(runner_card(SpentRecurring(), zone=PLAY | IDENTITY_ZONE)),
        Place(CREDIT, on=CHOSEN),
        server=RND,
        optional=True,
        words="Whenever you make a successful run on R&D, you may replace 1 spent recurring credit.",
    ),
)

card("Dai V", paid(Cost(2, stealth=2), Break(count=ALL)), paid(Cost(1), Boost(1)))

card(
    "Data Breach",
    play=Run(
        RND,
        if_successful=Until(
            UNTIL_RUN_ENDS,
            Trigger(RUN_ENDED, Run(RND), by=YOU, optional=True, prompt="make another run on R&D"),
        ),
    ),
    words="Make a run on R&D. If successful, you may make another run on R&D when this run ends.",
)

card(
    "Algo Trading",
    each_turn(Store(3, THIS, up_to=True), optional=True),
    each_turn(If(Compare(Counters(CREDIT), ">=", 6), Place(CREDIT, 2))),
    action(Cost(clicks=1, trash_self=True), Take(ALL)),
)

card(
    "Beth Kilrain-Chang",
    each_turn(Gain(1), when=All(Compare(CreditsOf(CORP), ">=", 5), Compare(CreditsOf(CORP), "<=", 9))),
    each_turn(Draw(1), when=All(Compare(CreditsOf(CORP), ">=", 10), Compare(CreditsOf(CORP), "<=", 14))),
    each_turn(GainClicks(1), when=Compare(CreditsOf(CORP), ">=", 15)),
)

card("Houdini", paid(Cost(1), Break("code gate")), paid(Cost(2, stealth=1), Boost(4, until=UNTIL_RUN_ENDS)))

card(
    "Top Hat",
    Trigger(
        RUN_SUCCESSFUL,
        ReplaceAccess(
            Choose(top(5, CORP)),
            Until(UNTIL_RUN_ENDS, Forbid("access", corp_card(NotAmong(CHOSEN), zone=DECK), side=RUNNER)),
            Access(CHOSEN),
        ),
        by=YOU,
        server=RND,
        optional=True,
        prompt="instead of accessing cards, choose 1 of the top 5 cards of R&D and access it",
    ),
)

card("Blackstone", paid(Cost(1), Break("barrier")), paid(Cost(3, stealth=1), Boost(4, until=UNTIL_RUN_ENDS)))

card(
    "Cold Read",
    Credits(0, ANYTHING, when=DuringRun(own=True)),
    play=(
        Along(Place(CREDIT, 4)),
        Run(
            during=(
                Trigger((USED, SPENT_CREDITS), Remember(THAT_CARD, more=True), who=program(), by=YOU),
                Trigger(
                    RUN_ENDED,
                    (
                        Choose(program(Among(REMEMBERED), words="program used during this run")),
                        Trash(CHOSEN, preventable=False),
                    ),
                    by=YOU,
                ),
            )
        ),
    ),
    words=(
        "Place 4 credits on this event and make a run. You may spend these credits during this run only. When this run "
        "ends, trash a program that you used during it; this cannot be prevented."
    ),
)

card(
    "Equivocation",
    Trigger(
        RUN_SUCCESSFUL,
        (Reveal(top(1, CORP), alone=True), Along(If(Found(LOOKED), May(Draw(1, CORP))))),
        by=YOU,
        server=RND,
        optional=True,
        prompt="reveal the top card of R&D",
        words=(
            "Whenever you make a successful run on R&D, you may reveal the top card of R&D. If you do, you may make "
            "the Corp draw that card."
        ),
    ),
)

card("Misdirection", action(Cost(clicks=2, x=True), Untag(X)))

card(
    "Encore",
    play=(ExtraTurn(RUNNER), Move(THIS, to=REMOVED)),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
)

card(
    "Fawkes",
    paid(Cost(1), Break("sentry")),
    paid(Cost(x=True, stealth=1), Boost(X, until=UNTIL_RUN_ENDS)),
)

"""The SanSan Cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    'Armand "Geist" Walker: Tech Lord',
    whenever(USED, Draw(1), when=UsedByTrashing(), words="Whenever you use a [trash] ability, draw 1 card."),
)

card(
    "Dorm Computer",
    when_installed(Place(POWER, 4)),
    action(
        Cost(clicks=1, counter=POWER, counters=1),
        Run(
            during=(
                Forbid(
                    "take tags",
                    side=RUNNER,
                    when=DuringRun(),
                    words="Avoid all tags for the remainder of this run",
                ),
            )
        ),
    ),
)

card(
    "Drive By",
    additional_cost("play", Cost(clicks=1)),
    play=(
        Choose(
            Filter(
                AGENDA | ASSET | UPGRADE,
                side=CORP,
                exposable=True,
                server=REMOTE,
                words="unrezzed card installed in a remote server",
            )
        ),
        Expose(),
        If(ExposedAs(ASSET | UPGRADE), Trash()),
    ),
)

card(
    "Drug Dealer",
    each_turn(LoseCredits(RUNNER, 1), words="When your turn begins, lose 1 credit."),
    Trigger(TURN_BEGINS, (Draw(1),), by=OPPONENT, words="When the Corp's turn begins, draw 1 card."),
)

card("Enhanced Vision", whenever(RUN_SUCCESSFUL, RevealRandom(), first=True))

card(
    "Forger",
    link(1),
    paid(Cost(trash_self=True), AvoidTags(1), prevents=WOULD_TAG),
    Paid(Cost(trash_self=True), (RemoveTags(1),), name="remove 1 tag", words="Trash this card: Remove 1 tag."),
)

card(
    "Titanium Ribs",
    when_installed(Damage(MEAT, 2, suffer=True)),
    ChoosesDamage(words="Whenever you take damage, you choose the cards that are trashed from your grip."),
)

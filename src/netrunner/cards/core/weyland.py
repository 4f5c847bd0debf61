"""Core Set: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Weyland Consortium: Building a Better World",
    whenever(PLAYED, Gain(1), who=Filter(OPERATION, subtype="transaction")),
)

card(
    "Hostile Takeover",
    when_scored(Gain(7), BadPublicity(1), words="When you score this agenda, gain 7 credits and take 1 bad publicity."),
)

card(
    "Posted Bounty",
    when_scored(
        Forfeit(),
        Both(Tag(1), BadPublicity(1)),
        optional=True,
        words=(
            "When you score this agenda, you may forfeit it. If you do, give the Runner 1 tag and take 1 bad publicity."
        ),
    ),
)

card(
    "Security Subcontract",
    action(Cost(clicks=1, trash=ice(rezzed=True)), Gain(4)),
)

card(
    "Aggressive Negotiation",
    play=Search(Filter(zone=DECK, side=CORP), reveal=False),
    play_only_if=ScoredThisTurn(),
)

card("Beanstalk Royalties", play=Gain(3))

card("Scorched Earth", play=Damage(MEAT, 4), play_only_if=Tagged())

card(
    "Shipment from Kaguya",
    play=(Choose(advanceable_card(), 2, up_to=True), Place(ADVANCEMENT, chosen=True)),
    words="Choose up to 2 installed cards that can be advanced. Place 1 advancement token on each of them.",
)

card(
    "Archer",
    additional_cost("rez", Cost(forfeit=1)),
    subroutine(Gain(2, CORP)),
    trash_program(),
    trash_program(),
    subroutine(EndRun()),
)

card("Hadrian's Wall", strength_per_advancement(), subroutine(EndRun()), subroutine(EndRun()))

card("Ice Wall", strength_per_advancement(), subroutine(EndRun()))

card(
    "Shadow",
    strength_per_advancement(),
    subroutine(Gain(2, CORP)),
    subroutine(Trace(3, Tag(1))),
)

card(
    "Research Station",
    InstallOnly(server=HQ, words="This card can be installed only in the root of HQ."),
    Static(Q_HAND_SIZE, 2),
)

"""Core Set: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Weyland Consortium: Building a Better World",
    whenever(PLAYED, Gain(1), who=operation(subtype="transaction", zone=ANY_ZONE)),
)

card("Hostile Takeover", when_scored(Both(Gain(7), BadPublicity(1))))

card("Posted Bounty", when_scored(Forfeit(), Both(Tag(1), BadPublicity(1)), optional=True))

card("Security Subcontract", action(Cost(clicks=1, trash=ice(rezzed=True)), Gain(4)))

card(
    "Aggressive Negotiation",
    play=(Search(corp_card(zone=DECK), reveal=False), Move(CHOSEN, to=HAND)),
    play_only_if=Happened(AGENDA_SCORED, side=CORP),
)

card("Beanstalk Royalties", play=Gain(3))

card("Scorched Earth", play=Damage(MEAT, 4), play_only_if=TAGGED)

card("Shipment from Kaguya", play=(Choose(can_be_advanced(), 2, up_to=True), Place(ADVANCEMENT, on=CHOSEN)))

card(
    "Archer",
    additional_cost("rez", Cost(forfeit=1)),
    subroutine(Gain(2)),
    trash_program(),
    trash_program(),
    subroutine(EndRun()),
)

card("Hadrian's Wall", strength_per_advancement(), subroutine(EndRun()), subroutine(EndRun()))

card("Ice Wall", strength_per_advancement(), subroutine(EndRun()))

card("Shadow", strength_per_advancement(), subroutine(Gain(2)), subroutine(Trace(3, Tag(1))))

card("Research Station", InstallOnly(server=HQ), Static(Q_HAND_SIZE, 2))

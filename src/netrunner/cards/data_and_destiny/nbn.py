"""Data and Destiny: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Ad Blitz",
    double(),
    play=InstallAndRez(Filter(subtype="advertisement", zone=ANY_ZONE, side=CORP), DISCARD, HAND, count=X),
    words=(
        "As an additional cost to play this operation, spend 1 click.\n"
        "Install and rez X advertisements from Archives or HQ, one at a time and paying all costs, if able."
    ),
)

card(
    "Archangel",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        May(PayTo(Cost(3), ForceEncounter())),
        when=NotFrom(DISCARD),
        words=(
            "When the Runner accesses this card anywhere but in Archives, you may pay 3 credits. If you do, the Runner "
            "encounters it at once. A Runner who accesses it from R&D reveals it first."
        ),
    ),
    subroutine(
        Trace(6, Choose(Filter(side=RUNNER)), ToHand()),
        words="Trace 6. If successful, add 1 installed Runner card to the grip",
    ),
)

card(
    "Media Blitz",
    play=(Choose(Filter(AGENDA, zone=SCORED, scored_by=RUNNER)), Remember(), GainText()),
    words="Choose an agenda in the Runner's score area. This card gains the text of that agenda.",
)

card(
    "Quantum Predictive Model",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        JoinScoreArea(CORP),
        when=Tagged(),
        words="If the Runner is tagged when they access this agenda, add it to your score area.",
    ),
    when_accessed(
        RevealEventCard(),
        when=All(Not(Tagged()), From(DECK)),
        words="A Runner who accesses this agenda from R&D must reveal it.",
    ),
)

card(
    "The All-Seeing I",
    play=Averted(RUNNER, LoseBadPublicity(1), TrashAll(Filter(RESOURCE, side=RUNNER, words="resource"))),
    play_only_if=Tagged(),
)

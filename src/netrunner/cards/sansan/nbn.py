"""SanSan Cycle: NBN."""

from netrunner.cards.vocabulary import *

card("Blacklist", Forbid("leave the heap", side=RUNNER, words="Cards cannot leave the heap for any reason."))

card(
    "Predictive Algorithm",
    ExtraCost(
        "steal",
        Cost(2),
        Filter(AGENDA, zone=ANY_ZONE),
        words="Stealing an agenda costs the Runner 2 credits more.",
    ),
)

card(
    "Casting Call",
    play=(
        InstallFrom(Filter(AGENDA, zone=HAND, side=CORP), HAND, faceup=True),
        InstallAsCondition(
            Trigger(
                ACCESSED,
                (Tag(2),),
                when=HostOfEvent(),
                words="Whenever the Runner accesses this agenda, they take 2 tags.",
            )
        ),
    ),
    words=(
        "Install an agenda from HQ faceup, and install this card on it as a hosted condition counter with the text "
        '"Whenever the Runner accesses this agenda, they take 2 tags."'
    ),
)

"""SanSan cycle: NBN."""

from netrunner.cards.vocabulary import *

card("Blacklist", Forbid("leave the heap", side=RUNNER, words="Cards cannot leave the heap for any reason."))

card("Predictive Algorithm", ExtraCost("steal", Cost(2), agenda(zone=ANY_ZONE)))

card(
    "Casting Call",
    play=(
        Choose(agenda(zone=HAND)),
        Install(CHOSEN, faceup=True),
        BecomeCounter(Trigger(ACCESSED, Tag(2), who=Filter(0, Among(HOST))), on=MOVED),
    ),
    words=(
        "Install an agenda from HQ faceup, and install this card on it as a hosted condition counter with the text "
        '"Whenever the Runner accesses this agenda, give the Runner 2 tags."'
    ),
)

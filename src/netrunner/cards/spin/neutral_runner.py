"""Spin cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "John Masanori",
    whenever(RUN_SUCCESSFUL, Draw(1), first=True),
    whenever(RUN_UNSUCCESSFUL, Tag(1), first=True),
)

card("Prepaid VoicePAD", recurring(1, FOR_PLAY, on=Filter(EVENT, zone=ANY_ZONE)))

card(
    "Blackmail",
    play=Run(during=(Forbid("rez", ice(), side=CORP),)),
    play_only_if=Compare(BadPublicityCount(), ">=", 1),
)

card("Lucky Find", double(), play=Gain(9))

card(
    "Raymond Flint",
    whenever(BAD_PUBLICITY_TAKEN, AccessFrom(HQ), by=OPPONENT),
    paid(Cost(trash_self=True), Choose(exposable()), Expose(CHOSEN)),
)

card(
    "Starlight Crusade Funding",
    each_turn(LoseClicks(1)),
    IgnoresExtraCosts("play", Filter(EVENT, subtype="double", side=RUNNER, zone=ANY_ZONE)),
)

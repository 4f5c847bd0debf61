"""Magnum Opus: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Watch the World Burn",
    play=(
        Run(
            REMOTE,
            if_successful=Until(
                UNTIL_RUN_ENDS,
                Trigger(
                    ACCESSED,
                    (
                        Move(THAT_CARD, to=REMOVED),
                        Until(
                            UNTIL_GAME_ENDS,
                            Trigger(
                                ACCESSED,
                                Move(THAT_CARD, to=REMOVED),
                                who=corp_card(CopyOf(MOVED), zone=ANY_ZONE),
                            ),
                        ),
                    ),
                    who=Filter(ASSET | ICE | OPERATION | UPGRADE, side=CORP, zone=ANY_ZONE),
                    first=EACH_RUN,
                ),
            ),
        ),
    ),
    words=(
        "Make a run on a remote server. If successful, the first card other than an agenda that you access during this "
        "run is removed from the game, and so is every further copy of it that you access during this game."
    ),
)

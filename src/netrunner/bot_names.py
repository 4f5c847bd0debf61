"""The names of our bots, for all who offer, store or reserve them. The bots themselves: `netrunner.bots.BOTS`.

They stand here alone because a name must be had without loading a player.
"""

from typing import Final, Literal, get_args

BotName = Literal["random", "rookie", "ace"]
BOT_NAMES: Final[tuple[BotName, ...]] = get_args(BotName)
DEFAULT_BOT: Final[BotName] = "rookie"
"""The bot somebody plays against who has named none."""

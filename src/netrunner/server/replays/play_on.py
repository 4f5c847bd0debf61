"""Playing on: a new game from a position of a finished one, against a bot, with the same decks and shuffles."""

from __future__ import annotations

from netrunner.decks import Deck
from netrunner.engine.terms import SIDES, Side
from netrunner.game import Game
from netrunner.server.errors import Refused
from netrunner.server.live.host import Host
from netrunner.server.live.options import GameOptions, Player
from netrunner.server.live.record import StoredGame
from netrunner.server.lobby.quick_play import BOT_TITLES, demand_room
from netrunner.server.replays.replay_cache import ReplayCache
from netrunner.server.replays.wire import PlayOn
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database


async def play_on(
    database: Database, host: Host, cache: ReplayCache, account: Account, stored: StoredGame, wish: PlayOn
) -> str:
    """Start the game; its id."""
    await demand_room(database, account)
    choices = stored.choices
    if wish.at > len(choices) + 1:  # the step after the last choice is a concession, a draw or the time
        raise Refused(f"The game has {len(choices)} choices: choose a moment before its end.", 422, field="at")
    prefix = choices[: wish.at]
    if await cache.think(is_over, stored, prefix):
        raise Refused("The game is over at that moment: choose an earlier one.", 409, field="at")
    corp, runner = (seat(stored, side, account, wish) for side in SIDES)
    options = GameOptions(
        pace=wish.pace, spectators=False, private=True, origin=stored.row.id, points_to_win=stored.points_to_win
    )
    return await host.start(corp, runner, options, seed=stored.setup["seed"], choices=prefix)


def is_over(stored: StoredGame, prefix: list[str]) -> bool:
    return Game.replay({**stored.setup, "choices": prefix}).result is not None


def seat(stored: StoredGame, side: Side, account: Account, wish: PlayOn) -> Player:
    deck = Deck.build(stored.setup[side]["identity"], stored.setup[side]["cards"], name=f"{side.title()} deck")
    if side == wish.side:
        return Player(account.name, deck, account=account.id)
    return Player(BOT_TITLES[wish.bot], deck, bot=wish.bot)

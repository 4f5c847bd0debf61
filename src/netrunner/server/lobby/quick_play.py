"""Playing at once: one person against a bot, without a table."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import func, or_, select

from netrunner.bot_names import BotName
from netrunner.decks import Deck
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import SIDES, Side
from netrunner.server.errors import Refused
from netrunner.server.live.host import Host
from netrunner.server.live.options import GameOptions, Player
from netrunner.server.lobby.decks import (
    GUIDED,
    RANDOM,
    bundled_decks,
    demand_playable,
    examine,
    find_deck,
    random_bundled,
)
from netrunner.server.lobby.table_document import OTHER
from netrunner.server.lobby.wire import Play, PlayAgain, Played
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import GameRow

BOT_TITLES: Final[dict[BotName, str]] = {"random": "Random bot", "rookie": "Rookie bot", "ace": "Ace bot"}
MOST_RUNNING_GUEST: Final = 5
MOST_RUNNING: Final = 20
"""Games that somebody may have going at once: each of them is kept in memory, and a bot may be thinking in it."""


async def quick_play(database: Database, host: Host, account: Account, wish: Play) -> Played:
    """Start the game that somebody wishes for. Whoever calls it holds the account's lock, so that the count holds."""
    await demand_room(database, account)
    side: Side = secrets.choice(SIDES) if wish.side == "random" else wish.side
    if wish.guided:
        wish = wish.model_copy(update={"deck": GUIDED[side], "bot_deck": GUIDED[OTHER[side]], "bot": "rookie"})
    own = await deck_for(database, account, wish.deck, side, wish.format, "deck")
    its = await deck_for(database, account, wish.bot_deck, OTHER[side], wish.format, "bot_deck")
    person = Player(account.name, own, account=account.id)
    bot = Player(BOT_TITLES[wish.bot], its, bot=wish.bot)
    corp, runner = (person, bot) if side == "corp" else (bot, person)
    game = await host.start(corp, runner, GameOptions(guided=wish.guided, pace=wish.pace))
    return Played(game=game, side=side)


async def play_again(database: Database, host: Host, account: Account, wish: PlayAgain) -> Played:
    """Play the bot of a finished game once more, with the same decks."""
    async with database.sessions() as session:
        row = await session.get(GameRow, wish.game)
    if row is None or account.id not in (row.corp_account, row.runner_account):
        raise Refused("You have not played such a game.", 404)
    was: Side = "corp" if row.corp_account == account.id else "runner"
    bot = row.options.get("bots", {}).get(OTHER[was])
    if bot is None:
        raise Refused("That was a game between people: a rematch is agreed at the table.", 409)
    if row.status == "playing":
        raise Refused("That game is not over yet.", 409)
    await demand_room(database, account)
    side = OTHER[was] if wish.switch else was
    decks = {each: Deck.build(row.setup[each]["identity"], row.setup[each]["cards"]) for each in SIDES}
    players = {
        side: Player(account.name, decks[side], account=account.id),
        OTHER[side]: Player(BOT_TITLES[bot], decks[OTHER[side]], bot=bot),
    }
    options = GameOptions(pace=GameOptions.model_validate(row.options["game"]).pace)
    game = await host.start(players["corp"], players["runner"], options)
    return Played(game=game, side=side)


async def deck_for(
    database: Database,
    account: Account,
    choice: str,
    side: Side,
    format: FormatName,
    field: str,
) -> Deck:
    """A deck for one side of the game. What comes with the program is always fine, and so is whatever can be played in
    casual games."""
    name = random_bundled(side) if choice == RANDOM else choice
    deck = await find_deck(database, account.id, name, side, field=field)
    checked = None if format is FormatName.CASUAL or name in bundled_decks() else format
    demand_playable(deck, await examine(deck, checked), field=field)
    return deck


async def demand_room(database: Database, account: Account) -> None:
    """Refuse somebody who has as many games going as one may have."""
    most = MOST_RUNNING_GUEST if account.guest else MOST_RUNNING
    query = select(func.count()).where(
        GameRow.status == "playing", or_(GameRow.corp_account == account.id, GameRow.runner_account == account.id)
    )
    async with database.sessions() as session:
        running = (await session.execute(query)).scalar_one()
    if running >= most:
        raise Refused(f"You have {running} games going: finish or concede one of them first.", 409)

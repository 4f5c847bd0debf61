"""The decks that people bring to a tournament: where they come from, and what forbids them there.

Tournament Regulations: II.2.a Deck Building, II.2.b Deck Lists, II.3 Legal Products.
"""

from __future__ import annotations

from typing import cast

from netrunner.decks import Deck, Problem
from netrunner.engine.terms import SIDES, Side
from netrunner.server.errors import Refused
from netrunner.server.events import requests
from netrunner.server.events.wire import CardCopies, DeckVerdict, DeckView, PlayerDecks
from netrunner.server.executors import in_thread
from netrunner.server.library.deck_import import demand_deck
from netrunner.server.lobby.deck_options import deck_options
from netrunner.server.lobby.decks import bundled_decks, bundled_faults, kept_deck, unplayable
from netrunner.server.lobby.wire import DeckOptions, Fault
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.tournament.decklist import check_no_link, problems_of
from netrunner.tournament.draft_commands import check_deck
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.event import Event, Player


async def read_sources(database: Database, account: Account, action: object) -> dict[str, Deck]:
    """The decks that an action brings, by its fields."""
    wanted: dict[str, requests.DeckSource | None] = {}
    if isinstance(action, requests.RegisterSelf):
        wanted = {"corp": action.corp, "runner": action.runner}
    elif isinstance(action, requests.SubmitDeck):
        wanted = {"source": action.source}
    return {key: await read_source(database, account, each, key) for key, each in wanted.items() if each is not None}


async def read_source(
    database: Database, account: Account | None, source: requests.DeckSource, field: str = "source"
) -> Deck:
    if (source.choice is None) == (source.text is None):
        raise Refused("Choose a deck, or paste a list: one of them.", 422, field="source")
    if source.text is not None:
        return await in_thread("decks", read_text, source.text, field)
    assert source.choice is not None
    deck = bundled_decks().get(source.choice)
    if deck is None and account is not None:
        deck = await kept_deck(database, account.id, source.choice)
    if deck is None:
        raise Refused("There is no deck of yours by that name, and none comes with the program.", 404, field=field)
    return deck


def read_text(text: str, field: str) -> Deck:
    """A list that somebody pasted; what is wrong with it is said beside its field."""
    try:
        check_no_link(text)
        return demand_deck(text)
    except RefusedByRules as refusal:
        raise Refused(f"{refusal.message}.", 422, rule=refusal.rule, field=field) from None
    except Refused as refusal:
        raise Refused(refusal.problem.message, refusal.status, rule=refusal.problem.rule, field=field) from None


async def event_decks(database: Database, account: Account | None, event: Event) -> DeckOptions:
    """The decks that somebody could bring to an event: their own, and of those that come with the
    program the ones that it accepts."""
    found = await deck_options(database, None if account is None else account.id, event.format)
    accepted = await in_thread("decks", accepted_bundled, event)
    return DeckOptions(
        format=found.format, decks=[deck for deck in found.decks if deck.collection is None or deck.choice in accepted]
    )


def accepted_bundled(event: Event) -> set[str]:
    """The names of the decks that come with the program and that nothing forbids at an event."""
    decks = bundled_decks().items()
    return {name for name, deck in decks if not problems_of(deck, event) and not bundled_faults(name, None)}


def faults_of(deck: Deck, event: Event, player: Player | None) -> list[Problem]:
    """Everything that forbids a deck at this event: what the rules of deckbuilding say, cards that nobody can play here
    yet where the games are played here, and cards that were not drafted."""
    found = problems_of(deck, event)
    if event.online:
        found += unplayable(deck)
    if player is not None and event.draft is not None:
        try:
            check_deck(event, player.id, deck.cards)
        except RefusedByRules as refusal:
            found.append(Problem(refusal.rule or "draft", refusal.message))
    return found


def demand_playable_here(event: Event, deck: Deck, field: str) -> None:
    """Where the games are played here, every card of a deck has to be playable here."""
    if event.online and (found := list(unplayable(deck))):
        raise Refused(f"{deck.name} cannot be played here: {found[0].message}", 409, rule=found[0].rule, field=field)


def verdict(deck: Deck, event: Event, player: Player | None) -> DeckVerdict:
    faults = [
        Fault(rule=each.rule, message=each.message, cards=list(each.cards)) for each in faults_of(deck, event, player)
    ]
    return DeckVerdict(
        name=deck.name, side=cast("Side", deck.side), identity=deck.identity, size=deck.size, faults=faults
    )


def decks_of(player: Player) -> PlayerDecks:
    """A player's registered decks."""
    views = [
        DeckView(
            side=side,
            identity=deck.identity,
            cards=[CardCopies(title=title, copies=copies) for title, copies in deck.cards],
            proxies=deck.proxies,
        )
        for side in SIDES
        if (deck := player.decks.get(side)) is not None
    ]
    return PlayerDecks(player=player.id, name=player.name, decks=views)

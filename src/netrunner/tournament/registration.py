"""Registration: players, decks, check-in, first-round byes, tables and seats.

Tournament Regulations: I.6 Leader Participation, II.2 Player Materials (Deck Building, Deck Lists), II.3 Legal
Products, III.1 Tournament Setup. A player who enters after a round was paired takes unpaired losses for what was
missed.
"""

import re
from collections.abc import Iterable
from typing import Any

from netrunner.tournament import commands
from netrunner.tournament.draft_commands import check_deck
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import SIDES, DeckList, Event, Lists, Player, Stage, fold_name
from netrunner.tournament.log import Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.roles import check_leader_may_play, sees


def register(event: Event, entry: Entry, command: commands.Register) -> None:
    """Enter a player; during the Swiss stage as a late entry."""
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over: nobody can enter any more", "TR/pairings/9")
    if event.announced is not None and len(event.rounds) >= event.announced.swiss:
        raise Refused("The last Swiss round has been paired: nobody can enter any more")
    name = clean_name(command.name)
    if fold_name(name) in event.names:
        twin = event.players[event.names[fold_name(name)]]
        raise Refused(
            f"{twin.name} is already registered as player {twin.id}; tell namesakes apart, for example by a town"
        )
    if event.draft is not None:
        raise Refused("The draft has begun: nobody can enter any more")
    check_leader_may_play(name, event.staff, event.tier)
    if command.first_round_bye and event.rounds:
        raise Refused("A first-round bye is given before the first round is paired")
    number = command.id
    if number != len(event.players) + 1:
        raise Refused(f"The next player is number {len(event.players) + 1}, not {number}")
    event.names[fold_name(name)] = number
    event.players[number] = Player(
        number,
        name,
        command.lot,
        corp=command.corp,
        runner=command.runner,
        first_round_bye=command.first_round_bye,
        unpaired=set(range(1, len(event.rounds) + 1)),
        entry=entry.n,
    )


def edit(event: Event, entry: Entry, command: commands.Edit) -> None:
    """Change a player's name, identities, fixed table or first-round bye."""
    player = event.find(command.player)
    changes: dict[str, Any] = {}
    if command.name is not None:
        name = clean_name(command.name)
        if event.names.get(fold_name(name), player.id) != player.id:
            raise Refused(f"{name} is already registered")
        changes["name"] = name
    for side in SIDES:
        identity = getattr(command, side)
        if identity is not None:
            if event.rounds and getattr(player, side) and not command.correct:
                raise Refused(
                    f"{player.name} plays the same two decks throughout; a leader can correct a wrong entry",
                    "TR/deck-building/4",
                )
            changes[side] = identity
    if command.table is not None:
        if command.table < 0:
            raise Refused(f"A table number is 1 or more (0 frees the player), not {command.table}")
        changes["table"] = command.table or None
    if command.first_round_bye is not None:
        if event.rounds:
            raise Refused("First-round byes are settled before the first round is paired")
        changes["first_round_bye"] = command.first_round_bye
    if "name" in changes:
        del event.names[fold_name(player.name)]
        event.names[fold_name(changes["name"])] = player.id
    for key, value in changes.items():
        setattr(player, key, value)


def check_in(event: Event, entry: Entry, command: commands.CheckIn) -> None:
    player = event.find(command.player or entry.by)
    if event.rounds:
        raise Refused("Check-in is over: the first round has been paired")
    if player.checked_in:
        raise Refused(f"{player.name} is already checked in")
    if event.lists_required and (left := [side for side in SIDES if side not in player.decks]):
        raise Refused(f"{player.name} has not registered the {' and the '.join(left)} deck yet", "TR/deck-lists/1")
    player.checked_in = True


def reserve(event: Event, entry: Entry, command: commands.ReserveTables) -> None:
    """Keep table numbers out of the pairings, or give them back."""
    tables = command.tables
    if any(table < 1 for table in tables) or not tables:
        raise Refused(f"Table numbers are 1 or more, not {tables}")
    if command.free:
        event.reserved_tables.difference_update(tables)
    else:
        event.reserved_tables.update(tables)


def seats(event: Event, entry: Entry, command: commands.TakeSeats) -> None:
    """The order in which drafters sat at their table."""
    order = command.order
    if event.rounds:
        raise Refused("The seats of a draft are recorded before the first round is paired")
    if sorted(order) != sorted(player.id for player in event.active()):
        raise Refused("The seats name every active player exactly once", "TR/draft-swiss-pairings/1")
    event.seats = order


# --- decks


def deck(event: Event, entry: Entry, command: commands.RegisterDeck) -> None:
    """Register one of a player's two decks. `problems` is what the deck library found; a legal deck has none."""
    player = event.find(command.player)
    side, identity = command.side, command.identity
    if event.rounds and side in player.decks and not command.correct:
        raise Refused(
            f"{player.name} plays the same {side} deck throughout; a leader can correct a wrong list",
            "TR/deck-building/4",
        )
    if command.problems:
        raise Refused(f"The {side} deck of {player.name} is not legal here: {_listed(command.problems)}")
    if command.proxies:
        raise Refused(
            "Proxies are not allowed; a leader makes one only for a card damaged during the event",
            "TR/legal-products/3",
        )
    cards = [(line.title, line.copies) for line in command.cards]
    if not cards or not identity:
        raise Refused("A decklist names its identity and all its cards", "TR/deck-lists/1")
    check_deck(event, player.id, dict(cards))
    player.decks[side] = DeckList(identity, tuple(cards), tuple(command.in_play))
    setattr(player, side, identity)


def _listed(problems: Iterable[object]) -> str:
    """Sentences as one."""
    return "; ".join(str(problem).removesuffix(".") for problem in problems)


def may_read_list(event: Event, viewer: str, owner: Player) -> bool:
    """Whether a person may read a player's decklists: leaders and the owner always, others as the event says."""
    if sees(event.roles_of(viewer), "closed decklists") or viewer == owner.name or event.lists is Lists.OPEN:
        return True
    in_the_cut = event.bracket is not None and owner.id in event.bracket.seeds
    return event.lists is Lists.CUT and in_the_cut


def missing_lists(event: Event) -> list[str]:
    """What active players still owe, where decklists are required."""
    if not event.lists_required:
        return []
    return [f"{player.name} ({side})" for player in event.active() for side in SIDES if side not in player.decks]


def identify(written: str, pool: Iterable[tuple[str, str]]) -> list[str]:
    """The titles that a line of a decklist could mean; `pool` holds the legal (title, product) pairs.

    A line identifies a card if it is its full name, or a part of it that with the product in parentheses fits one.

    >>> pool = [("Ichi 1.0", "Core Set"), ("Ichi 2.0", "Trace Amount"), ("Hedge Fund", "Core Set")]
    >>> identify("Ichi", pool), identify("Ichi (Core Set)", pool)
    (['Ichi 1.0', 'Ichi 2.0'], ['Ichi 1.0'])
    """
    name, product = written.strip(), None
    if match := re.fullmatch(r"(.+?)\s*\(([^()]+)\)", name):
        name, product = match.group(1), fold_name(match.group(2))
    wanted = fold_name(name)
    choices = [(title, source) for title, source in pool if product is None or fold_name(source) == product]
    exact = [title for title, _ in choices if fold_name(title) == wanted]
    found = exact or [title for title, _ in choices if fold_name(title).startswith(wanted)]
    return sorted(set(found))


def check_identified(written: str, pool: Iterable[tuple[str, str]]) -> str:
    """The one title that a line means; refuses a line that could mean several, or none."""
    found = identify(written, pool)
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refused(f"No legal card is called {written!r}", "TR/deck-lists/2")
    raise Refused(
        f"{written!r} could be {' or '.join(found)}: write the full name, or the product in parentheses",
        "TR/deck-lists/2",
    )

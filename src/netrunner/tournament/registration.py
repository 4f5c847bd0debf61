"""Registration: players, decks, check-in, first-round byes, tables and seats.

Tournament Regulations: I.6 Leader Participation, II.2 Player Materials (Deck Building, Deck Lists), II.3 Legal
Products, III.1 Tournament Setup. A player who enters after a round was paired takes unpaired losses for what was
missed.
"""

import re
from collections.abc import Iterable
from typing import Any

from netrunner.engine.terms import SIDES
from netrunner.tournament import commands
from netrunner.tournament.draft_commands import check_deck
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import DeckList, Event, Lists, Player, Stage, Status, fold_name
from netrunner.tournament.log import Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.roles import check_leader_may_play, sees


def register(event: Event, entry: Entry, command: commands.Register) -> None:
    """Enter a player; during the Swiss stage as a late entry."""
    check_entry(event)
    name = clean_name(command.name)
    if fold_name(name) in event.names:
        twin = event.players[event.names[fold_name(name)]]
        raise Refused(
            f"{twin.name} is already registered as player {twin.id}; tell namesakes apart, for example by a town"
        )
    check_leader_may_play(name, event.staff, event.tier, on_duty=event.version >= 3)
    if event.version >= 4 and event.staff.has_led(name) and closed_lists_of_others(event):
        raise Refused(
            f"{name} leads, or has led, and has been free to read the closed lists of the others: a leader who plays "
            "enters before the first list, or where decklists are open",
            "TR/leader-participation/2",
        )
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
        by_hand=entry.by != name,
    )
    if full(event):
        event.players[number].status = Status.WAITING


def check_entry(event: Event) -> None:
    """Refuse where nobody can enter any more."""
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over: nobody can enter any more", "TR/pairings/9")
    check_not_cancelled(event)
    if event.announced is not None and len(event.rounds) >= event.announced.swiss:
        raise Refused("The last Swiss round has been paired: nobody can enter any more")
    _check_first_day(event)
    if event.draft is not None:
        raise Refused("The draft has begun: nobody can enter any more")


def _check_first_day(event: Event) -> None:
    if event.advanced and event.version >= 4:
        raise Refused("The second day has begun: nobody can enter any more", "TR/progression-cut/1")


def check_not_cancelled(event: Event) -> None:
    if event.cancelled is not None:
        raise Refused("The event is cancelled: nothing is played any more")


def full(event: Event) -> bool:
    """Whether more have come than there are places; once the rounds have begun, a place is what the room gives."""
    return event.capacity is not None and not event.rounds and len(event.active()) > event.capacity


def fill_places(event: Event) -> None:
    """Who waits longest takes a place that has become free, until the first round is paired."""
    if event.rounds:
        return
    for player in event.players.values():
        if player.status is Status.WAITING:
            if event.capacity is not None and len(event.active()) >= event.capacity:
                return
            player.status = Status.ACTIVE


def remove(event: Event, entry: Entry, command: commands.RemovePlayer) -> None:
    """Somebody was entered by mistake. Their name is free again, and their number is not given anew."""
    player = event.find(command.player)
    if event.rounds:
        raise Refused(f"The first round has been paired: drop {player.name} instead", "TR/pairings/6")
    if event.draft is not None:
        raise Refused(f"The draft has begun: drop {player.name} instead", "TR/pairings/6")
    if player.status is Status.REMOVED:
        raise Refused(f"{player.name} is removed already")
    player.status, player.left_stage = Status.REMOVED, Stage.REGISTRATION
    del event.names[fold_name(player.name)]
    fill_places(event)


def admit(event: Event, entry: Entry, command: commands.AdmitPlayer) -> None:
    """Let somebody in who waits for a place; in the Swiss stage as a late entry."""
    player = event.find(command.player)
    if player.status is not Status.WAITING:
        raise Refused(f"{player.name} does not wait for a place")
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over: nobody can enter any more", "TR/pairings/9")
    _check_first_day(event)
    player.status = Status.ACTIVE
    player.unpaired = set(range(1, len(event.rounds) + 1))


def receive_list(event: Event, entry: Entry, command: commands.ReceiveList) -> None:
    """A leader has a player's decklists on paper, or gives them back."""
    player = event.find(command.player)
    if player.paper_list == command.received:
        raise Refused(f"The lists of {player.name} are {'here already' if command.received else 'not here'}")
    player.paper_list = command.received


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
    if player.checked_in != command.absent:
        raise Refused(f"{player.name} is {'not' if command.absent else 'already'} checked in")
    if not command.absent and (left := owed_lists(event, player)):
        raise Refused(f"{player.name} has not registered the {' and the '.join(left)} deck yet", "TR/deck-lists/1")
    player.checked_in = not command.absent


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
    if viewer == owner.name or event.lists is Lists.OPEN:
        return True
    if sees(event.roles_of(viewer), "closed decklists") and not may_meet(event, viewer, owner):
        return True
    in_the_cut = event.bracket is not None and owner.id in event.bracket.seeds
    return event.lists is Lists.CUT and in_the_cut


def may_meet(event: Event, name: str, other: Player) -> bool:
    """Whether a person plays here and could yet be paired with a player: then their closed lists are not for them. Who
    has left, was removed or is out may be brought back, by a leader or by an undo."""
    number = event.names.get(fold_name(name))
    if number is None or event.players[number].name != name or number == other.id:
        return False
    return may_still_play(event, event.players[number]) and event.champion() is None


def may_still_play(event: Event, player: Player) -> bool:
    """Whether somebody plays, waits for a place, or could be called up into the cut. Who has left and leads reads the
    lists again, and does not come back (`attendance.rejoin`)."""
    bracket = event.bracket
    if player.status is Status.CUT:
        return not bracket.begun if bracket is not None else second_day_not_begun(event)
    if bracket is None:
        return player.status in (Status.ACTIVE, Status.WAITING)
    return player.active and not bracket.eliminated(player.id)


def second_day_not_begun(event: Event) -> bool:
    """Whether it is known who plays on the second day, and nothing of it has been paired: the next is still called up
    for who leaves."""
    return event.advanced and event.day_two is not None and len(event.rounds) == event.day_two[0]


def closed_lists_of_others(event: Event, player: Player | None = None) -> bool:
    """Whether there are lists that a player, or who would become one, must not know of those whom they would meet."""
    return event.lists is not Lists.OPEN and any(other.decks for other in event.active() if other is not player)


def missing_lists(event: Event) -> list[str]:
    """What active players still owe, where decklists are required."""
    return [f"{player.name} ({side})" for player in event.active() for side in owed_lists(event, player)]


def owed_lists(event: Event, player: Player) -> list[str]:
    """The decks that somebody has to register before the start. Who was registered by hand brings paper, or none: the
    leaders see to that themselves."""
    if not event.lists_required or player.by_hand or player.paper_list:
        return []
    return [side for side in SIDES if side not in player.decks]


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

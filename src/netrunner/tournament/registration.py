"""Registration: players, decks, check-in, first-round byes, tables and seats.

Tournament Regulations: I.6 Leader Participation, II.2 Player Materials (Deck Building, Deck Lists), II.3 Legal
Products, III.1 Tournament Setup. A player who enters after a round was paired takes unpaired losses for what was
missed.
"""

import re
from collections.abc import Iterable
from typing import Any

from netrunner.tournament.draft_commands import check_deck
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import SIDES, DeckList, Event, Lists, Player, Stage, fold_name
from netrunner.tournament.log import Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.roles import check_leader_may_play, sees


def register(event: Event, entry: Entry) -> None:
    """Enter a player; during the Swiss stage as a late entry."""
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over: nobody can enter any more", "TR/pairings/9")
    if event.announced is not None and len(event.rounds) >= event.announced.swiss:
        raise Refused("The last Swiss round has been paired: nobody can enter any more")
    name = clean_name(entry.text("name"))
    if fold_name(name) in event.names:
        twin = event.players[event.names[fold_name(name)]]
        raise Refused(
            f"{twin.name} is already registered as player {twin.id}; tell namesakes apart, for example by a town"
        )
    if event.draft is not None:
        raise Refused("The draft has begun: nobody can enter any more")
    check_leader_may_play(name, event.staff, event.tier)
    first_round_bye = entry.flag("first_round_bye")
    if first_round_bye and event.rounds:
        raise Refused("A first-round bye is given before the first round is paired")
    number = entry.number("id")
    if number != len(event.players) + 1:
        raise Refused(f"The next player is number {len(event.players) + 1}, not {number}")
    event.names[fold_name(name)] = number
    event.players[number] = Player(
        number,
        name,
        entry.number("lot"),
        corp=entry.text("corp", ""),
        runner=entry.text("runner", ""),
        first_round_bye=first_round_bye,
        unpaired=set(range(1, len(event.rounds) + 1)),
        entry=entry.n,
    )


def edit(event: Event, entry: Entry) -> None:
    """Change a player's name, identities, fixed table or first-round bye."""
    player = event.find(entry.number("player"))
    changes: dict[str, Any] = {}
    if "name" in entry.data:
        name = clean_name(entry.text("name"))
        if event.names.get(fold_name(name), player.id) != player.id:
            raise Refused(f"{name} is already registered")
        changes["name"] = name
    for side in SIDES:
        if side in entry.data:
            if event.rounds and getattr(player, side) and not entry.flag("correct"):
                raise Refused(
                    f"{player.name} plays the same two decks throughout; a leader can correct a wrong entry",
                    "TR/deck-building/4",
                )
            changes[side] = entry.text(side)
    if "table" in entry.data:
        table = entry.number("table")
        if table < 0:
            raise Refused(f"A table number is 1 or more (0 frees the player), not {table}")
        changes["table"] = table or None
    if "first_round_bye" in entry.data:
        if event.rounds:
            raise Refused("First-round byes are settled before the first round is paired")
        changes["first_round_bye"] = entry.flag("first_round_bye")
    if "name" in changes:
        del event.names[fold_name(player.name)]
        event.names[fold_name(changes["name"])] = player.id
    for key, value in changes.items():
        setattr(player, key, value)


def check_in(event: Event, entry: Entry) -> None:
    player = event.find(entry.number("player"))
    if event.rounds:
        raise Refused("Check-in is over: the first round has been paired")
    if player.checked_in:
        raise Refused(f"{player.name} is already checked in")
    if event.lists_required and (left := [side for side in SIDES if side not in player.decks]):
        raise Refused(f"{player.name} has not registered the {' and the '.join(left)} deck yet", "TR/deck-lists/1")
    player.checked_in = True


def reserve(event: Event, entry: Entry) -> None:
    """Keep table numbers out of the pairings, or give them back."""
    tables = entry.numbers("tables")
    if any(table < 1 for table in tables) or not tables:
        raise Refused(f"Table numbers are 1 or more, not {tables}")
    if entry.flag("free"):
        event.reserved_tables.difference_update(tables)
    else:
        event.reserved_tables.update(tables)


def seats(event: Event, entry: Entry) -> None:
    """The order in which drafters sat at their table."""
    order = entry.numbers("order")
    if event.rounds:
        raise Refused("The seats of a draft are recorded before the first round is paired")
    if sorted(order) != sorted(player.id for player in event.active()):
        raise Refused("The seats name every active player exactly once", "TR/draft-swiss-pairings/1")
    event.seats = order


# --- decks


def deck(event: Event, entry: Entry) -> None:
    """Register one of a player's two decks. `problems` is what the deck library found; a legal deck has none."""
    player = event.find(entry.number("player"))
    side, identity = entry.text("side"), entry.text("identity")
    if side not in SIDES:
        raise Refused(f"A player has one Corp and one Runner deck; {side!r} is neither", "TR/deck-building/1")
    if event.rounds and side in player.decks and not entry.flag("correct"):
        raise Refused(
            f"{player.name} plays the same {side} deck throughout; a leader can correct a wrong list",
            "TR/deck-building/4",
        )
    problems = entry.data.get("problems", [])
    if problems:
        raise Refused(f"The {side} deck of {player.name} is not legal here: {_listed(problems)}")
    if entry.data.get("proxies"):
        raise Refused(
            "Proxies are not allowed; a leader makes one only for a card damaged during the event",
            "TR/legal-products/3",
        )
    cards = []
    for record in entry.records("cards"):
        title, copies = record.get("title"), record.get("copies")
        if not isinstance(title, str) or not title or not isinstance(copies, int) or copies < 1:
            raise Refused(f"A line of a decklist is a title and a number of copies, not {record!r}", "TR/deck-lists/1")
        cards.append((title, copies))
    if not cards or not identity:
        raise Refused("A decklist names its identity and all its cards", "TR/deck-lists/1")
    check_deck(event, player.id, dict(cards))
    player.decks[side] = DeckList(identity, tuple(cards), _in_play(entry))
    setattr(player, side, identity)


def _listed(problems: Iterable[object]) -> str:
    """Sentences as one."""
    return "; ".join(str(problem).removesuffix(".") for problem in problems)


def _in_play(entry: Entry) -> tuple[str, ...]:
    titles = entry.data.get("in_play", [])
    if not isinstance(titles, list) or any(not isinstance(title, str) for title in titles):
        raise Refused(f"Cards that start in play are a list of titles, not {titles!r}")
    return tuple(titles)


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

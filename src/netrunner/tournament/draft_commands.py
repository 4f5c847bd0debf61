"""The draft of an event: who sits where, what is in the packs, every pick, and decks made of what was picked.

Tournament Regulations: VII. Draft Tournament and Structure, VII.1.a Swiss Pairings. The packs come from the event's
seed and the number of the entry that started the draft, so that the log need not hold them and anyone can deal them
again.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from netrunner.tournament.draft import Draft, Plan, cube, not_drafted
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event
from netrunner.tournament.log import Entry
from netrunner.tournament.structure import Play

LARGEST_CUBE = 5_000


def start(event: Event, entry: Entry) -> None:
    """Seat everyone and open the first packs."""
    if event.play is Play.STANDARD:
        raise Refused("This event is not a draft: change what is played first", "TR/full-draft/1")
    if event.rounds:
        raise Refused("A draft comes before the first round")
    if event.draft is not None:
        raise Refused("The draft has already begun")
    if left := [player.name for player in event.active() if player.decks]:
        raise Refused(f"Decks are registered before the draft: {', '.join(left)}")
    seats = _seats(event, entry.data.get("seats"))
    pools = {side: cube(_copies(entry, side, pool)) for side, pool in _table(entry, "pools").items()}
    event.draft = Draft.start(
        seats, pools, _plan(entry), seed=f"{event.seed}/{entry.n}", at=entry.at, ratings=_ratings(entry)
    )
    event.free_cards = _copies(entry, "free", entry.data.get("free", {}))
    event.seats = [seat for seat in seats if seat is not None]


def pick(event: Event, entry: Entry) -> None:
    """A player takes a card."""
    the_draft(event).pick(event.find(entry.number("player")).id, entry.text("card"), at=entry.at)


def expire(event: Event, entry: Entry) -> None:
    """Pick for everyone who let the time pass."""
    if not the_draft(event).expire(entry.at):
        raise Refused("Nobody's time to pick is over")


def the_draft(event: Event) -> Draft:
    if event.draft is None:
        raise Refused("The draft has not begun")
    return event.draft


def check_deck(event: Event, player: int, cards: Mapping[str, int]) -> None:
    """Refuse a deck with cards that its player has not drafted."""
    if event.draft is None:
        return
    if not event.draft.over:
        raise Refused("Decks are built when the draft is over")
    foreign = not_drafted(cards, [*picks_of(event.draft, player), *Counter(event.free_cards).elements()])
    if foreign:
        listed = ", ".join(f"{copies}x {title}" for title, copies in foreign.items())
        raise Refused(f"{event.players[player].name} has not drafted {listed}")


def picks_of(draft: Draft, player: int) -> list[str]:
    """What a player has picked; nothing for somebody without a seat."""
    return draft.picks(player) if player in draft.seating() else []


def seating(event: Event, seats: int, draw: Random) -> list[int | None]:
    """The players in an order drawn at random, with bots evenly between them where seats are left over."""
    people = [player.id for player in event.active()]
    if seats < len(people):
        raise Refused(f"{len(people)} players need at least as many seats, not {seats}")
    draw.shuffle(people)
    order: list[int | None] = [None] * seats
    for place, player in enumerate(people):
        order[place * seats // len(people)] = player
    return order


def _seats(event: Event, value: Any) -> Sequence[int | None]:
    if not isinstance(value, list) or any(seat is not None and not isinstance(seat, int) for seat in value):
        raise Refused(f"The seats of a draft are player numbers, with null for a bot; not {value!r}")
    people = sorted(seat for seat in value if seat is not None)
    if people != sorted(player.id for player in event.active()):
        raise Refused("The seats name every active player exactly once", "TR/draft-swiss-pairings/1")
    return value


def _plan(entry: Entry) -> Plan:
    packs = entry.data.get("packs", [["corp", 4], ["runner", 4]])
    right = isinstance(packs, list) and all(
        isinstance(pack, list) and len(pack) == 2 and isinstance(pack[0], str) and isinstance(pack[1], int)
        for pack in packs
    )
    if not right:
        raise Refused(f"The packs of a draft are sides with a number of packs, not {packs!r}")
    return Plan(tuple((side, count) for side, count in packs), entry.number("size", 10), entry.number("seconds", 60))


def _table(entry: Entry, key: str) -> dict[str, Any]:
    value = entry.data.get(key, {})
    if not isinstance(value, dict):
        raise Refused(f"`{key}` of {entry.do!r} is a table, not {value!r}")
    return value


def _copies(entry: Entry, key: str, value: Any) -> dict[str, int]:
    if not isinstance(value, dict) or any(
        not isinstance(count, int) or isinstance(count, bool) or count < 1 for count in value.values()
    ):
        raise Refused(f"`{key}` of {entry.do!r} gives each title its copies, not {value!r}")
    if sum(value.values()) > LARGEST_CUBE:
        raise Refused(f"A cube has at most {LARGEST_CUBE} cards")
    return value


def _ratings(entry: Entry) -> dict[str, float]:
    value = _table(entry, "ratings")
    if any(isinstance(rating, bool) or not isinstance(rating, int | float) for rating in value.values()):
        raise Refused("Ratings are numbers")
    return {title: float(rating) for title, rating in value.items()}

"""The draft of an event: who sits where, what is in the packs, every pick, and decks made of what was picked.

Tournament Regulations: VII. Draft Tournament and Structure, VII.1.a Swiss Pairings. The packs come from the event's
seed and the number of the entry that started the draft, so that the log need not hold them and anyone can deal them
again.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random

from netrunner.tournament import commands
from netrunner.tournament.draft import Draft, Plan, cube, not_drafted
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event
from netrunner.tournament.log import Entry
from netrunner.tournament.structure import PlayMode

LARGEST_CUBE = 5_000
LARGEST_REPAIR = 200


def start(event: Event, entry: Entry, command: commands.StartDraft) -> None:
    """Seat everyone and open the first packs."""
    if event.play is PlayMode.STANDARD:
        raise Refused("This event is not a draft: change what is played first", "TR/full-draft/1")
    if event.rounds:
        raise Refused("A draft comes before the first round")
    if event.draft is not None:
        raise Refused("The draft has already begun")
    if left := [player.name for player in event.active() if player.decks]:
        raise Refused(f"Decks are registered before the draft: {', '.join(left)}")
    seats = _seats(event, command.seats)
    pools = {side: cube(_not_too_large(pool)) for side, pool in command.pools.items()}
    plan = Plan(tuple(command.packs), command.size, command.seconds)
    event.draft = Draft.start(
        seats,
        pools,
        plan,
        seed=f"{event.seed}/{entry.n}",
        at=entry.at,
        ratings=command.ratings,
        points=command.points,
        minimum=command.minimum,
    )
    event.free_cards = _not_too_large(command.free)
    event.seats = [seat for seat in seats if seat is not None]


def pick(event: Event, entry: Entry, command: commands.Pick) -> None:
    """A player takes a card."""
    the_draft(event).pick(event.find(command.player or entry.by).id, command.card, at=entry.at)


def repair(event: Event, entry: Entry, command: commands.RepairPool) -> None:
    """A leader puts right what somebody has drafted: a card that was lost, or dealt wrongly."""
    player = event.find(command.player)
    if not command.add and not command.remove:
        raise Refused("Say which cards are added or taken out")
    if event.version >= 3 and sum(command.add.values()) > LARGEST_REPAIR:
        raise Refused(f"A repair adds at most {LARGEST_REPAIR} cards")
    the_draft(event).repair(player.id, command.add, command.remove)
    if player.decks:
        raise Refused(f"{player.name} has registered decks from this pool already")


def expire(event: Event, entry: Entry, command: commands.ExpirePicks) -> None:
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


def _seats(event: Event, seats: list[int | None]) -> list[int | None]:
    people = sorted(seat for seat in seats if seat is not None)
    if people != sorted(player.id for player in event.active()):
        raise Refused("The seats name every active player exactly once", "TR/draft-swiss-pairings/1")
    return seats


def _not_too_large(cards: dict[str, int]) -> dict[str, int]:
    if sum(cards.values()) > LARGEST_CUBE:
        raise Refused(f"A cube has at most {LARGEST_CUBE} cards")
    return cards

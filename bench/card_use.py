"""Which of their cards rookies use: how often each was drawn, and how often it then came to be played.

    python -m bench.card_use                               500 games over all pairings of the tournament decks
    python -m bench.card_use --decks random --games 5000   random decks of the whole pool
    python -m bench.card_use --side runner --rows 60       the sixty cards of the Runner's that are used least

Counted for each title and side: the copies that came to hand, those that were played or installed, rezzed, and used by
an ability, each once a game; and the share that did what such a card is there for: events and operations played,
hardware, programs and resources installed, ice, assets and upgrades rezzed, agendas scored. Beside it the share of
games won by its side in which a copy did that, and of those in which none did; that says little by itself, since long
games and rich players use more cards. The least used come first, agendas last.
Put the compiled package on PYTHONPATH first (`python -m bench.compiled`).
"""

import argparse
import itertools
import os
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from multiprocessing import get_context

from bench.arena import deck
from netrunner.bots.rookie import best
from netrunner.cards.registry import TYPES, definition
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import O_PLAY, O_USE
from netrunner.engine.state import State
from netrunner.engine.terms import AGENDA, CORP, EVENT, HAND, OPERATION, PLAY, RUNNER, SCORED, SIDES
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.random_decks import random_deck

LONGEST = 4000  # choices
CHUNK = 25  # games that a process plays before it says what it counted
PLAYED = EVENT | OPERATION  # types that are played: all others are installed


@dataclass
class Use:
    """What became of a card's copies."""

    drawn: int = 0
    played: int = 0
    installed: int = 0
    rezzed: int = 0
    used: int = 0
    scored: int = 0
    applied: int = 0  # what it is there for: see `applied`
    won_with: int = 0  # games with a copy that was put to use, and won by its side
    games_with: int = 0
    won_without: int = 0  # the same of games where copies were drawn and none was put to use
    games_without: int = 0

    def add(self, other: "Use") -> None:
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    @property
    def share(self) -> float:
        return self.applied / max(1, self.drawn)


Uses = dict[tuple[str, str], Use]
"""By side and title."""


class Watch:
    """What became of each card of one game, looked at before every choice."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.count = count = len(g.cards)
        self.drawn = [False] * count
        self.played = [False] * count
        self.installed = [False] * count
        self.rezzed = [False] * count
        self.used = [False] * count
        self.scored = [False] * count

    def look(self) -> None:
        """Where the cards are now."""
        for cid, card in enumerate(self.g.cards[: self.count]):  # what comes from outside the game is of no deck
            zone = card.zone
            if zone == HAND:
                self.drawn[cid] = True
            elif zone == PLAY:
                if card.printed.type & PLAYED:
                    self.played[cid] = True
                else:
                    self.installed[cid] = True
                    if card.faceup:
                        self.rezzed[cid] = True
            elif zone == SCORED and cid in self.g.players[CORP].scored:
                self.scored[cid] = True

    def note(self, index: int) -> None:
        """The choice that is about to be made: an ability that is used, or a card that is played."""
        option = self.g.options[index]
        if option.card >= self.count:
            pass
        elif option.kind == O_USE:
            self.used[option.card] = True
        elif option.kind == O_PLAY:
            self.played[option.card] = True
        self.look()

    def uses(self, winner: int) -> Uses:
        """What the game tells of each title."""
        found: Uses = {}
        for cid, card in enumerate(self.g.cards[: self.count]):
            printed = card.printed
            if not (self.drawn[cid] or self.installed[cid] or self.played[cid]) or not printed.type & CARDS:
                continue
            use = found.setdefault((SIDES[card.owner], printed.title), Use())
            use.drawn += 1
            use.played += self.played[cid]
            use.installed += self.installed[cid]
            use.rezzed += self.rezzed[cid]
            use.used += self.used[cid]
            use.scored += self.scored[cid]
            use.applied += self.applied(cid, printed)
        for (side, _), use in found.items():
            won = winner == SIDES.index(side)
            if use.applied:
                use.games_with, use.won_with = 1, int(won)
            else:
                use.games_without, use.won_without = 1, int(won)
        return found

    def applied(self, cid: int, printed: CardDef) -> bool:
        """Whether a card did what it is there for."""
        if printed.type & PLAYED:
            return self.played[cid]
        if printed.type & AGENDA:
            return self.scored[cid]
        return self.rezzed[cid] if printed.side == CORP else self.installed[cid]


CARDS = 0
for kind in TYPES.values():
    CARDS |= kind


def play(corp: Deck, runner: Deck, seed: int) -> Uses:
    """What became of the cards in one game between rookies."""
    game = Game.start(corp, runner, seed=seed, skip_empty_windows=True, log=False)
    g = game.state
    watch = Watch(g)
    for _ in range(LONGEST):
        if g.reason:
            break
        index = best(g) if len(g.options) > 1 else 0
        watch.note(index)
        g.choose(g.options[index])
    watch.look()
    return watch.uses(g.winner if g.reason else -1)


def decks_of(number: int, decks: str) -> tuple[Deck, Deck]:
    """The decks of a game, by its number."""
    if decks == "random":
        chance = random.Random(f"card use:{number}")
        return random_deck("corp", chance), random_deck("runner", chance)
    names = [name for name in bundled() if name.startswith("core-") == (decks == "starters")]
    sides = [[name for name in names if deck(name).side == side] for side in SIDES]
    corp, runner = list(itertools.product(*sides))[number % (len(sides[CORP]) * len(sides[RUNNER]))]
    return deck(corp), deck(runner)


def count(numbers: Iterable[int], decks: str) -> Uses:
    """What became of the cards in the games of these numbers."""
    total: Uses = {}
    for number in numbers:
        corp, runner = decks_of(number, decks)
        for key, use in play(corp, runner, seed=number).items():
            total.setdefault(key, Use()).add(use)
    return total


def counted(job: tuple[int, int, str]) -> Uses:
    first, last, decks = job
    return count(range(first, last), decks)


def rows(uses: Uses, side: str, least: int) -> list[tuple[str, Use]]:
    """The cards of a side that were drawn often enough to tell, the least used first; agendas apart at the end."""
    known = [(title, use) for (whose, title), use in uses.items() if whose == side and use.drawn >= least]
    return sorted(known, key=lambda row: (bool(definition(row[0]).type & AGENDA), row[1].share, row[0]))


def kind_of(printed: CardDef) -> str:
    return next(name for name, kind in TYPES.items() if printed.type & kind)


def share(won: int, games: int) -> str:
    return f"{100 * won / games:.0f} %" if games else "–"


def line(title: str, use: Use) -> str:
    printed = definition(title)
    cost = "X" if printed.cost < 0 else str(printed.cost)
    return (
        f"{title[:34]:<34} {kind_of(printed):<9} {cost:>4} {use.drawn:>7} {use.played + use.installed:>7} "
        f"{use.rezzed:>7} {use.used:>6} {100 * use.share:>5.0f} % {share(use.won_with, use.games_with):>6} "
        f"{share(use.won_without, use.games_without):>6}"
    )


HEADING = (
    f"{'card':<34} {'type':<9} {'cost':>4} {'drawn':>7} {'played':>7} "
    f"{'rezzed':>7} {'used':>6} {'share':>7} {'won':>6} {'else':>6}"
)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--decks", choices=("starters", "tournament", "random"), default="tournament")
    parser.add_argument("--side", choices=SIDES, help="this side alone")
    parser.add_argument("--rows", type=int, default=40, help="cards of each side")
    parser.add_argument("--least", type=int, default=10, help="copies that must have been drawn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    last = options.first + options.games
    jobs = [(first, min(first + CHUNK, last), options.decks) for first in range(options.first, last, CHUNK)]
    total: Uses = {}
    with get_context("spawn").Pool(min(options.jobs, len(jobs)), initializer=collect_rarely) as pool:
        for found in pool.imap_unordered(counted, jobs):
            for key, use in found.items():
                total.setdefault(key, Use()).add(use)
    for side in SIDES if options.side is None else (options.side,):
        print(f"\nThe {side.capitalize()}'s cards, {options.games} games, {options.decks} decks\n{HEADING}")
        for title, use in rows(total, side, options.least)[: options.rows]:
            print(line(title, use))


if __name__ == "__main__":
    main()

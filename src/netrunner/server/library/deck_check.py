"""Checking a deck: is it legal, why not, and what its numbers are."""

from __future__ import annotations

from typing import cast

from netrunner import rules
from netrunner.break_costs import break_cost
from netrunner.cards.registry import implemented
from netrunner.decks import Deck, Problem
from netrunner.decks.formats import FormatName, format_named
from netrunner.decks.legality.agendas import required_points
from netrunner.decks.legality.influence import influence
from netrunner.decks.stats import DeckStats, deck_stats
from netrunner.engine.terms import Side
from netrunner.server.library.deck_contents import canonical, deck_of
from netrunner.server.library.deck_wire import (
    AccessOdds,
    BreakerOdds,
    Check,
    CheckDeck,
    Contents,
    DeckProblem,
    DeckStatistics,
    IceKind,
    InfluenceAccount,
    Opening,
    SuiteRow,
)


def check(asked: CheckDeck) -> Check:
    """Everything about a deck in a format."""
    contents = canonical(asked.contents)
    deck = deck_of(contents)
    play = format_named(asked.format)
    identity = deck.identity_facts
    minimum = identity.minimum_deck_size if identity else None
    problems = deck.problems(asked.format)
    return Check(
        format=asked.format,
        list_version=play.most_wanted.version if play.most_wanted else None,
        contents=contents,
        side=cast(Side, deck.side),
        legal=not problems,
        problems=[wire_problem(problem) for problem in problems],
        unplayable=unplayable(deck),
        size=deck.size,
        minimum=minimum,
        points=sum((card.points or 0) * copies for card, copies in deck.facts),
        points_needed=required_points(max(deck.size, minimum or 0)) if deck.side == "corp" else None,
        influence=account(deck, asked.format),
        statistics=statistics(deck_stats(deck, draws_per_turn=asked.draws, break_cost=break_cost, plays=implemented))
        if deck.cards
        else None,
    )


def wire_problem(problem: Problem) -> DeckProblem:
    return DeckProblem(
        rule=problem.rule, in_book=rules.exists(problem.rule), message=problem.message, cards=list(problem.cards)
    )


def unplayable(deck: Deck) -> list[str]:
    """Titles that the engine does not play yet."""
    titles = [deck.identity, *deck.cards] if deck.identity else [*deck.cards]
    return [title for title in titles if not implemented(title)]


def summary(contents: Contents, format: FormatName) -> tuple[int, bool]:
    """How many rules a deck breaks, and whether it can be played."""
    deck = deck_of(contents)
    return len(deck.problems(format)), deck.identity is not None and bool(deck.cards) and not unplayable(deck)


def account(deck: Deck, format: FormatName) -> InfluenceAccount:
    found = influence(deck, format_named(format).most_wanted)
    return InfluenceAccount(
        total=found.total,
        limit=found.limit,
        printed_limit=found.printed_limit,
        spent=dict(found.spent),
        waived=dict(found.waived),
    )


def statistics(stats: DeckStats) -> DeckStatistics:
    made, odds = stats.composition, stats.chances
    return DeckStatistics(
        types=made.types,
        subtypes=made.subtypes,
        costs=made.costs,
        ice=[
            IceKind(
                kind=kind.kind,
                count=kind.count,
                mean_cost=float(kind.mean_cost),
                mean_strength=float(kind.mean_strength),
            )
            for kind in made.ice
        ],
        ice_strengths=made.ice_strengths,
        breakers=made.breakers,
        economy=made.economy,
        hand=odds.hand,
        openings=[
            Opening(what=row.what, first=float(row.plain), mulligan=float(row.mulligan)) for row in odds.openings
        ],
        accesses=[
            AccessOdds(
                accesses=row.accesses,
                agendas=float(row.agendas),
                points=float(row.points),
                any_agenda=float(row.any_agenda),
                winning=float(row.winning),
            )
            for row in odds.accesses
        ],
        breaker_odds=[
            BreakerOdds(
                kind=row.kind,
                copies=row.copies,
                turns=list(row.chances),
                seen=[float(chance) for chance in row.chances.values()],
            )
            for row in odds.breakers
        ],
        suite=[SuiteRow(ice=row.ice, costs=row.costs) for row in stats.suite or ()],
    )

"""What is printed: pairings by name, result slips, standings, the bracket, decklists one page each.

Tournament Regulations: II.1 Organizer Materials, II.2.b Deck Lists. Text for a terminal; `page` makes a document that
prints well: no scripts, nothing loaded from elsewhere.
"""

import unicodedata
from html import escape

from netrunner.engine.terms import SIDES
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Player, Round
from netrunner.tournament.names import filing
from netrunner.tournament.nrtm import decimal
from netrunner.tournament.standings import Standing

STYLE = """
body { font: 10pt/1.3 sans-serif; margin: 2rem; color: #000; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .15rem .5rem; border-bottom: 1px solid #999 }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
.slip { border: 1px dashed #666; padding: .6rem .8rem; margin: 0 0 1rem; break-inside: avoid }
.slip table { table-layout: fixed } .slip th, .slip td { border: 1px solid #666 } .slip td { height: 1.8rem }
.slip th:first-child, .slip th:last-child { width: 24% }
.slip.blank th:nth-child(odd) { width: 12% } .slip.blank th:nth-child(even) { width: 38% }
.blank td { height: 1.15rem } .blank th { vertical-align: top; height: 2.4rem }
.page { break-after: page } .page:last-child { break-after: auto }
h1 { font-size: 16pt } h2 { font-size: 13pt; margin: 0 }
.list { columns: 2; column-gap: 2rem; padding: 0; list-style: none } .list li { break-inside: avoid }
.list b { display: inline-block; min-width: 1.6rem; text-align: right; margin-right: .6rem; font-weight: 400 }
@media print {
  body { margin: 0 } h1 { display: none } thead { display: table-header-group } tr { break-inside: avoid }
}
"""
BLANK_LINES = 30
PAPER = """
@page {{
  margin: 16mm 12mm 12mm;
  @top-left {{ content: "{title}"; font: bold 12pt sans-serif }}
  @bottom-right {{ content: counter(page) " / " counter(pages); font: 8pt sans-serif }}
}}
"""


def page(title: str, body: str) -> str:
    """A complete HTML document."""
    paper = PAPER.format(title=_css(title))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}{paper}</style></head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def _css(text: str) -> str:
    """A text between the quotes of a style sheet: nothing in it can end the string, or the sheet."""
    return "".join(letter if letter.isalnum() or letter == " " else f"\\{ord(letter):x} " for letter in text)


def table(head: list[str], rows: list[list[str]], numeric: set[int] | None = None) -> str:
    """An HTML table; `numeric` columns are set flush right."""
    right = numeric or set()
    mark = [' class="n"' if place in right else "" for place in range(len(head))]
    top = "".join(f"<th{mark[place]}>{escape(text)}</th>" for place, text in enumerate(head))
    lines = ["".join(f"<td{mark[place]}>{escape(text)}</td>" for place, text in enumerate(row)) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def columns(head: list[str], rows: list[list[str]]) -> str:
    """The same as plain text."""
    widths = [max(width_of(line[place]) for line in [head, *rows]) for place in range(len(head))]
    lines = [
        "  ".join(cell + " " * (width - width_of(cell)) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in [head, *rows]
    ]
    return "\n".join(lines)


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> width_of("Ada"), width_of("太郎"), width_of("E\u0301lodie")
    (3, 4, 6)
    """
    wide = sum(1 for letter in text if unicodedata.east_asian_width(letter) in "WF")
    return len(text) + wide - sum(1 for letter in text if unicodedata.category(letter) in ("Mn", "Me", "Cf"))


# --- the rows of each sheet


def the_round(event: Event, number: int | None, leader: bool = True) -> Round:
    """A round, the current one unless said; hidden from players until it is published."""
    if number is None:
        each = event.round
    elif 1 <= number <= len(event.rounds):
        each = event.rounds[number - 1]
    else:
        raise Refused(f"There is no round {number}; {len(event.rounds)} have been paired")
    if not each.published and not leader:
        raise Refused(f"The pairings of round {each.number} are not published yet")
    return each


def pairing_rows(event: Event, each: Round) -> list[list[str]]:
    """Every player by name: table, opponent, the side of the first game."""
    rows = []
    for match in each.matches:
        for player in match.players:
            opponent = match.opponent_of(player)
            if opponent is None:
                rows.append([event.players[player].name, "-", "bye", ""])
                continue
            first = "runner" if match.sides(0)["runner"] == player else "corp"
            rows.append([event.players[player].name, str(match.table), event.players[opponent].name, first])
    return sorted(rows, key=lambda row: filing(row[0]))


PAIRING_HEAD = ["Player", "Table", "Opponent", "First game as"]


def table_rows(event: Event, each: Round) -> list[list[str]]:
    """Every match by table, with its result where there is one."""
    rows = []
    for match in sorted(each.matches, key=lambda match: (match.second is None, match.table)):
        names = [event.players[player].name for player in match.players]
        rows.append(
            [str(match.table) if match.second else "-", names[0], names[1] if match.second else "bye", score(match)]
        )
    return rows


TABLE_HEAD = ["Table", "Player", "Opponent", "Result"]


def score(match: Match) -> str:
    if match.result is not None:
        return f"{match.result.points[0]}-{match.result.points[1]}"
    if match.disputed:
        return "(disputed)"
    for claim in match.claims.values():
        return f"({claim.points[0]}-{claim.points[1]} not confirmed)"
    return ""


STANDING_HEAD = ["Rank", "Player", "Points", "Rounds", "SoS", "Extended SoS"]


def standing_rows(standings: list[Standing]) -> list[list[str]]:
    return [
        [
            str(standing.rank),
            f"{standing.name} (left)" if standing.left else standing.name,
            str(standing.points),
            str(standing.rounds),
            f"{standing.sos} ({decimal(standing.sos)})" if standing.sos.denominator > 1 else str(standing.sos),
            f"{standing.esos} ({decimal(standing.esos)})" if standing.esos.denominator > 1 else str(standing.esos),
        ]
        for standing in standings
    ]


BRACKET_HEAD = ["Game", "Round", "Bracket", "Corp", "Runner", "Winner"]


def bracket_rows(event: Event) -> list[list[str]]:
    """Every game of the bracket with what is known of it; before the sides are settled, the seeds."""
    bracket = event.bracket
    if bracket is None:
        raise Refused("There is no bracket yet: `cut` makes it after the last Swiss round")
    rows = []
    for slot in bracket.slots:
        pair, played = bracket.players(slot.game), bracket.played.get(slot.game)
        sides = bracket.sides.get(slot.game)
        if sides is not None:
            left, right = event.players[sides.corp].name, event.players[sides.runner].name
        elif pair is not None:
            left, right = (f"{event.players[player].name} (seed {bracket.seed_of(player)})" for player in pair)
        else:
            left, right = _source(slot.first), _source(slot.second)
        winner = "" if played is None else event.players[played.winner].name + (" (bye)" if played.bye else "")
        rows.append([str(slot.game), str(slot.round), slot.part, left, right, winner])
    return rows


def _source(source: str) -> str:
    kind = {"s": "seed", "w": "winner of", "l": "loser of"}[source[0]]
    return f"{kind} {source[1:]}"


# --- sheets


def slips(event: Event, each: Round) -> str:
    """A result slip for every table, as HTML."""
    parts = []
    for match in each.matches:
        if match.second is None:
            continue
        rows = []
        for player in match.players:
            person = event.players[player]
            rows.append([person.name, person.corp, person.runner, "", "", ""])
        head = ["Player", "Corp identity", "Runner identity", "As Corp", "As Runner", "Signature"]
        title = f"<h2>{escape(event.name)}, round {each.number}, table {match.table}</h2>"
        first = event.players[match.sides(0)["runner"]].name
        note = f"<p>First game: {escape(first)} is the Runner; then switch sides. Win 3, modified win 2, draw 1.</p>"
        parts.append(f'<div class="slip">{title}{table(head, rows)}{note}</div>')
    return "\n".join(parts)


def decklist(player: Player, side: str) -> str:
    """One deck on its own page, as HTML: the player's name and every card."""
    deck = player.decks[side]
    lines = "\n".join(f"<li><b>{copies}</b>{escape(title)}</li>" for title, copies in deck.cards)
    total = sum(copies for _, copies in deck.cards)
    return (
        f'<section class="page"><h2>{escape(player.name)}: {side}</h2><p>{escape(deck.identity)}, {total} cards</p>'
        f'<ul class="list">\n{lines}\n</ul></section>'
    )


def blank_list() -> str:
    """A decklist to be filled in by hand: both decks on one page."""
    rows = [["", "", "", ""] for _ in range(BLANK_LINES)]
    head = ["Copies", "Corp. Identity:", "Copies", "Runner. Identity:"]
    hint = "Write each card's full name, or its product in parentheses where a part of it could mean another card."
    return f'<div class="slip blank"><h2>Name:</h2>{table(head, rows)}<p>{hint}</p></div>'


def decklists(event: Event) -> str:
    """Every registered deck, a page each, by name."""
    people = sorted(event.players.values(), key=lambda player: filing(player.name))
    pages = [decklist(player, side) for player in people for side in SIDES if side in player.decks]
    if not pages:
        raise Refused("No decklist has been registered")
    return "\n".join(pages)

"""`netrunner tournament`: what only looks: standings, pairings, bracket, log, export, print."""

import json
from pathlib import Path

import click

from netrunner.cli.tournament_file import FILE, YES, ask, check_is_log, load, read_text, replace, warn
from netrunner.tournament import narration, nrtm, printing
from netrunner.tournament.bracket import Bracket
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Stage
from netrunner.tournament.file_formats import is_log, read_record
from netrunner.tournament.log import parse, write
from netrunner.tournament.standings import Standing
from netrunner.tournament.tournament import Tournament


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON, the strengths as exact fractions.")
@click.option("--check", is_flag=True, help="Compare with what the file recorded, and name each difference.")
@FILE
def standings(as_json: bool, check: bool, file: Path) -> None:
    """The standings of the Swiss rounds, also of NRTM JSON and other recorded results."""
    text = read_text(file)
    record = read_record(text)
    found: list[str] = []
    table: list[Standing]
    if record is not None:
        table = record.standings()
        found = record.differences() if check else []
    else:
        made = load(file)
        table = made.event.standings()
        found = made.audit() if check else []
    if as_json:
        click.echo(json.dumps([standing.as_json() for standing in table], ensure_ascii=False, indent=1))
    elif not check:
        click.echo(printing.columns(printing.STANDING_HEAD, printing.standing_rows(table)))
    for difference in found:
        click.echo(difference, err=as_json)
    if check and not found and not as_json:
        click.echo(f"{len(table)} players: nothing differs from what the file recorded")
    if found:
        raise SystemExit(1)


@click.command()
@click.option("--round", "number", type=int, help="The current round unless said.")
@click.option("--by-name", is_flag=True, help="Every player by name, as for the wall.")
@FILE
def pairings(number: int | None, by_name: bool, file: Path) -> None:
    """The pairings of a round, with the results so far."""
    event = load(file).event
    each = printing.the_round(event, number)
    hidden = "" if each.published else " (not published)"
    click.echo(f"Round {each.number}{hidden}")
    if by_name:
        click.echo(printing.columns(printing.PAIRING_HEAD, printing.pairing_rows(event, each)))
    else:
        click.echo(printing.columns(printing.TABLE_HEAD, printing.table_rows(event, each)))


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@FILE
def bracket(as_json: bool, file: Path) -> None:
    """The elimination bracket."""
    record = read_record(read_text(file))
    if record is not None:
        played = record.bracket()
        if played is None:
            raise Refused("These results have no cut")
        names = {player.id: player.name for player in record.players.values()}
        _places(played, names, as_json)
        return
    event = load(file).event
    rows = printing.bracket_rows(event)
    assert event.bracket is not None
    if as_json:
        _places(event.bracket, {player.id: player.name for player in event.players.values()}, True)
        return
    click.echo(printing.columns(printing.BRACKET_HEAD, rows))
    champion = event.champion()
    if champion is not None:
        click.echo(f"Winner: {event.players[champion].name}")


def _places(played: Bracket, names: dict[int, str], as_json: bool) -> None:
    places = [{"place": place, "id": player, "name": names[player]} for place, player in played.places()]
    if as_json:
        seeds = [{"seed": seed, "id": player, "name": names[player]} for seed, player in enumerate(played.seeds, 1)]
        games = [
            {
                "game": slot.game,
                "round": slot.round,
                "bracket": slot.part,
                "winner": played.played[slot.game].winner,
                "loser": played.played[slot.game].loser,
                "bye": played.played[slot.game].bye,
            }
            for slot in played.slots
            if slot.game in played.played
        ]
        click.echo(json.dumps({"seeds": seeds, "games": games, "places": places}, ensure_ascii=False, indent=1))
        return
    for line in places:
        click.echo(f"{line['place']}  {line['name']}")


@click.command()
@FILE
def status(file: Path) -> None:
    """Where the event stands, and what is to be done next."""
    event = load(file).event
    click.echo(f"{event.name}, {event.day}: {event.tier} tier, {event.structure} structure, {event.format}")
    click.echo(f"{len(event.active())} players active, {len(event.entrants())} registered")
    if event.cancelled is not None:
        click.echo(f"Cancelled{f': {event.cancelled}' if event.cancelled else ''}")
    click.echo(_next(event))


def _next(event: Event) -> str:
    champion = event.champion()
    if champion is not None:
        return f"Over: {event.players[champion].name} wins the tournament"
    if event.stage is Stage.ELIMINATION:
        assert event.bracket is not None
        return "To play: " + "; ".join(_game(event, event.bracket, game) for game in event.bracket.open_games())
    if not event.rounds:
        return f"Announced: {event.announced}" if event.announced else "Next: `start` announces rounds and cut"
    waiting = event.round.unreported()
    if waiting:
        tables = ", ".join(f"{match.table} {printing.score(match)}".strip() for match in waiting)
        hidden = "" if event.round.published else " (not published yet)"
        return f"Round {event.round.number}{hidden}: not reported yet: table {tables}"
    done = f"Round {event.round.number} is complete. Next: "
    if event.day_two is not None and event.day_two[0] == event.round.number and not event.advanced:
        return done + f"`advance` begins the second day with the top {event.day_two[1]}"
    last = event.announced is not None and event.announced.swiss == event.round.number
    return done + ("`cut` makes the cut" if last else f"`pair` draws round {event.round.number + 1}")


def _game(event: Event, bracket: Bracket, game: int) -> str:
    names = " - ".join(event.players[player].name for player in bracket.players(game) or ())
    chooser = bracket.chooser(game) if game not in bracket.sides else None
    waits = "" if chooser is None else f" ({event.players[chooser].name} chooses a side)"
    return f"game {game}, {names}{waits}"


@click.command()
@click.option("--verify", is_flag=True, help="Draw every lot and pairing again from the seed.")
@FILE
def log(verify: bool, file: Path) -> None:
    """Everything that was done, an entry a line; what was undone is marked."""
    made = load(file)
    click.echo("\n".join(narration.lines(made.entries)))
    if verify:
        found = made.audit()
        click.echo("\n".join(found) if found else "Every draw comes out as recorded.")
        if found:
            raise SystemExit(1)


@click.command()
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="A file instead of the screen.")
@FILE
def export(output: Path | None, file: Path) -> None:
    """The event as NRTM JSON, as AlwaysBeRunning accepts it."""
    made = load(file)
    text = json.dumps(nrtm.write(made.event), ensure_ascii=False, indent=2) + "\n"
    _write(text, output)


SHEETS = ("pairings", "tables", "slips", "standings", "bracket", "decklists", "blank")


@click.command(name="print")
@click.argument("sheet", type=click.Choice(SHEETS))
@click.option("--round", "number", type=int, help="The current round unless said.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="A file instead of the screen.")
@FILE
def print_(sheet: str, number: int | None, output: Path | None, file: Path) -> None:
    """A page to print, as HTML: pairings by name, tables, slips, standings, the bracket, decklists, a blank list."""
    event = load(file).event
    _write(printing.page(*_sheet(event, sheet, number)), output)


def _sheet(event: Event, sheet: str, number: int | None) -> tuple[str, str]:
    if sheet == "standings":
        rows = printing.standing_rows(event.standings())
        return f"{event.name}: standings", printing.table(printing.STANDING_HEAD, rows, {0, 2, 3, 4, 5})
    if sheet == "bracket":
        return f"{event.name}: bracket", printing.table(printing.BRACKET_HEAD, printing.bracket_rows(event), {0, 1})
    if sheet == "blank":
        return f"{event.name}: decklist", printing.blank_list()
    if sheet == "decklists":
        return f"{event.name}: decklists", printing.decklists(event)
    each = printing.the_round(event, number)
    title = f"{event.name}: round {each.number}"
    if sheet == "slips":
        return title, printing.slips(event, each)
    if sheet == "tables":
        return title, printing.table(printing.TABLE_HEAD, printing.table_rows(event, each), {0})
    return title, printing.table(printing.PAIRING_HEAD, printing.pairing_rows(event, each), {1})


def _write(text: str, output: Path | None) -> None:
    if output is None:
        click.echo(text, nl=False)
        return
    if output.is_file() and is_log(output.read_text(encoding="utf-8", errors="replace")):
        raise Refused(f"{output} is a tournament file, which nothing may be written over; choose another name")
    output.write_text(text, encoding="utf-8")
    click.echo(f"{output} written", err=True)


@click.command()
@click.option("--accept-edits", is_flag=True, help="Accept lines that were changed by hand, if the rules allow them.")
@YES
@FILE
def repair(accept_edits: bool, yes: bool, file: Path) -> None:
    """Check a file, mend a line cut short, and accept changes made by hand."""
    text = read_text(file)
    check_is_log(text, file)
    found = parse(text, accept_edits=accept_edits)
    made = Tournament(found.entries)
    right = write(made.entries)
    if right == text:
        click.echo(f"{file}: {len(made.entries)} entries, nothing to mend")
        return
    ask(f"Write {file} anew with its {len(made.entries)} whole entries?", yes)
    kept = replace(file, right)
    if found.fragment:
        warn(f"a line cut short was left out: {found.fragment}")
    click.echo(f"{file}: {len(made.entries)} entries; the file as it was is kept in {kept}")


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in (standings, pairings, bracket, status, log, export, print_, repair):
        group.add_command(command)

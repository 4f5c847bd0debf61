"""`netrunner tournament`: a whole event in one file, every command an entry of its append-only log."""

import secrets
from datetime import date
from pathlib import Path
from typing import Any

import click

from netrunner.cli import tournament_floor, tournament_pairing, tournament_people, tournament_show, tournament_terms
from netrunner.cli.tournament_file import AS, FILE, YES, Commands, ask, changing, create, now, read_text
from netrunner.cli.tournament_people import enter
from netrunner.cli.tournament_result import HELP, find_game, find_table, parse_result, parse_winner, said_of
from netrunner.cli.tournament_terms import choice_of
from netrunner.tournament import commands, printing
from netrunner.tournament.cut import cut_size, shown_to_chooser
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Lists, Stage
from netrunner.tournament.file_formats import read_record
from netrunner.tournament.importing import tournament_from
from netrunner.tournament.structure import STRUCTURE_OF, TIER_OF, Elimination, Kind, PlayMode, Structure, Tier
from netrunner.tournament.swiss import to_be_announced
from netrunner.tournament.tournament import Tournament


@click.group(cls=Commands)
def tournament() -> None:
    """Run a tournament from one file.

    The file is a log of everything that was done. Nothing is ever erased: `undo` adds an entry too. `status` says what
    comes next.

    \b
    netrunner tournament new --organizer Ann cup.nrt
    netrunner tournament register Bo Cy Di Ed cup.nrt
    netrunner tournament pair cup.nrt
    netrunner tournament report 1 6-0 cup.nrt
    netrunner tournament standings cup.nrt
    """


@tournament.command()
@click.option("--name", help="What the event is called; the file's name unless said.")
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The day of the event; today unless said.")
@click.option("--organizer", default="Organizer", show_default=True, help="The one organizer.")
@click.option("--kind", type=choice_of(Kind), help="An official kind of event: sets tier and structure.")
@click.option("--tier", type=choice_of(Tier), help="relaxed unless said.")
@click.option("--structure", type=choice_of(Structure), help="basic unless said; custom with --swiss and --cut.")
@click.option("--swiss", type=int, help="Swiss rounds of a custom structure.")
@click.option("--cut", type=int, help="The cut of a custom structure: 0, 2, 4, 8, 16, 32 …")
@click.option("--elimination", type=choice_of(Elimination), default="double", show_default=True)
@click.option("--day-two", type=(int, int), metavar="ROUND PLAYERS", help="After ROUND so many PLAYERS go on.")
@click.option("--single-sided", is_flag=True, help="A Swiss round is one game.")
@click.option("--play", type=choice_of(PlayMode), default="standard", show_default=True, help="Constructed or draft.")
@click.option("--format", "card_format", help="The format decks are checked under; standard, or draft for drafts.")
@click.option("--lists", type=choice_of(Lists), default="closed", show_default=True, help="Who may read decklists.")
@click.option("--lists-required", is_flag=True, help="Both decklists are due before the first round.")
@click.option("--seed", help="The seed of all draws; random unless said. It is recorded.")
@FILE
def new(
    name: str | None, day: str | None, organizer: str, kind: str | None, tier: str | None, structure: str | None,
    swiss: int | None, cut: int | None, elimination: str, day_two: tuple[int, int] | None, single_sided: bool,
    play: str, card_format: str | None, lists: str, lists_required: bool, seed: str | None, file: Path,
) -> None:  # fmt: skip
    """Make a new event in FILE."""
    at = now()
    official = Kind(kind) if kind else Kind.UNOFFICIAL
    custom = swiss is not None or cut is not None
    shape = structure or ("custom" if custom else str(STRUCTURE_OF[official]))
    options: dict[str, Any] = {"tier": tier or str(TIER_OF[official]), "structure": shape, "play": play}
    if custom:
        options |= {"swiss": swiss if swiss is not None else 0, "cut": cut or 0}
    elif shape == "custom":
        raise Refused("A custom structure needs --swiss and --cut", "TR/pairings/2")
    if elimination != "double":
        options["elimination"] = elimination
    if day_two is not None:
        options |= {"day_two_after": day_two[0], "day_two_players": day_two[1]}
    if single_sided:
        options["single_sided"] = True
    options["format"] = card_format or ("standard" if play == "standard" else "draft")
    options |= {"lists": lists, "lists_required": lists_required}
    try:
        when = date.fromisoformat(day) if day else at.date()
    except ValueError:
        raise Refused(f"{day!r} is not a date; write it as 2018-01-31") from None
    made = Tournament.new(
        name or file.stem, when, organizer=organizer, seed=seed or secrets.token_hex(8), at=at, **options
    )
    create(file, made)
    event = made.event
    click.echo(f"{event.name}: {event.tier} tier, {event.structure} structure, organizer {organizer}")


@tournament.command()
@click.argument("names", nargs=-1)
@click.option("--corp", help="The Corp identity.")
@click.option("--runner", help="The Runner identity.")
@click.option("--corp-deck", help="A Corp decklist: a file or a bundled name.")
@click.option("--runner-deck", help="A Runner decklist.")
@click.option("--bye", is_flag=True, help="With a bye in the first round.")
@click.option("--from", "listing", type=click.Path(path_type=Path), help="A text file with one name a line.")
@AS
@FILE
def register(
    names: tuple[str, ...], corp: str | None, runner: str | None, corp_deck: str | None, runner_deck: str | None,
    bye: bool, listing: Path | None, by: str | None, file: Path,
) -> None:  # fmt: skip
    """Register players by NAME, also late: then the rounds missed are losses."""
    wanted = list(names)
    if listing is not None:
        wanted += [line for line in read_text(listing).splitlines() if line.strip()]
    if not wanted:
        raise Refused("Name at least one player")
    decks = {"corp": corp_deck, "runner": runner_deck}
    if len(wanted) > 1 and (corp or runner or corp_deck or runner_deck):
        raise Refused("Identities and decks belong to one player: register them one by one")
    at = now()
    with changing(file) as made:
        lines = []
        for name in wanted:
            entry = made.register(name, at=at, by=by, corp=corp or "", runner=runner or "", first_round_bye=bye)
            player = made.event.players[entry.number("id")]
            missed = len(player.unpaired)
            late = f", with {missed} unpaired {'loss' if missed == 1 else 'losses'}" if missed else ""
            lines.append(f"{player.id}  {player.name}{late}")
        for side, source in decks.items():
            if source is not None:
                enter(made, len(made.event.players), side, source, at=at, by=by)
    click.echo("\n".join(lines))


@tournament.command()
@AS
@FILE
def start(by: str | None, file: Path) -> None:
    """Announce the number of rounds and the cut for the players who are registered."""
    with changing(file) as made:
        rounds = made.start(at=now(), by=by)
        count = len(made.event.active())
    click.echo(f"{count} players: {rounds}")


@tournament.command()
@click.option("--hidden", is_flag=True, help="Keep the pairings from the players until `publish`.")
@click.option("--allow-rematches", is_flag=True, help="Pair even if some must meet again.")
@click.option("--minutes", type=click.IntRange(min=1), help="Another length than the regulations give.")
@AS
@FILE
def pair(hidden: bool, allow_rematches: bool, minutes: int | None, by: str | None, file: Path) -> None:
    """Draw the next Swiss round. The first time this announces the rounds as well."""
    at = now()
    with changing(file) as made:
        said = ""
        if to_be_announced(made.event):
            said = f"{len(made.event.active())} players: {made.start(at=at, by=by)}\n"
        made.pair(at=at, by=by, hidden=hidden, allow_rematches=allow_rematches, minutes=minutes)
    event = made.event
    click.echo(f"{said}Round {event.round.number} of {event.announced.swiss if event.announced else '?'}")
    click.echo(printing.columns(printing.TABLE_HEAD[:3], [row[:3] for row in printing.table_rows(event, event.round)]))


@tournament.command()
@AS
@FILE
def publish(by: str | None, file: Path) -> None:
    """Show the current round to the players."""
    with changing(file) as made:
        made.do(commands.Publish(), at=now(), by=by)
    click.echo(f"Round {made.event.round.number} is published")


@tournament.command(
    help=f"""Report a result.

In the Swiss rounds WHERE is a table, or a player from whose side RESULT is then read. RESULT is {HELP}.

In the bracket WHERE is the number of the game, and RESULT the winner's name, corp, runner or draw."""
)
@click.argument("where")
@click.argument("result")
@click.option("--round", "number", type=int, help="The Swiss round; the current one unless said.")
@click.option("--correct", is_flag=True, help="Replace a result that was entered wrongly.")
@click.option("--leader", help="The leader who was present when a split was agreed.")
@AS
@FILE
def report(
    where: str, result: str, number: int | None, correct: bool, leader: str | None, by: str | None, file: Path
) -> None:
    at = now()
    with changing(file) as made:
        event = made.event
        if event.stage is Stage.ELIMINATION and number is None:
            said = _report_game(made, where, result, by)
        else:
            each, match, swapped = find_table(event, number, where)
            told = parse_result(result, swapped, event.games, leader)
            recorded = commands.RecordedReport(round=each.number, table=match.table, correct=correct, **told.data())
            made.do(recorded, at=at, by=by)
            names = [made.event.players[player].name for player in match.players]
            shown = printing.score(_again(made, each.number, match.table))
            waiting = len(made.event.rounds[each.number - 1].unreported())
            said = f"Round {each.number}, table {match.table}: {names[0]} {shown} {names[1]}; {waiting} still to report"
    click.echo(said)


def _again(made: Tournament, number: int, table: int) -> Any:
    return next(match for match in made.event.rounds[number - 1].matches if match.table == table)


def _report_game(made: Tournament, where: str, result: str, by: str | None) -> str:
    at, game = now(), find_game(made.event, where)
    made.do(parse_winner(made.event, game, result), at=at, by=by)
    made.settle_sides(at=at)
    return said_of(made.event, game)


@tournament.command()
@click.argument("where")
@click.option("--round", "number", type=int, help="The Swiss round; the current one unless said.")
@AS
@FILE
def confirm(where: str, number: int | None, by: str | None, file: Path) -> None:
    """Confirm what the opponent reported at a table, or of a game of the bracket."""
    at = now()
    with changing(file) as made:
        if made.event.stage is Stage.ELIMINATION and number is None:
            game = find_game(made.event, where)
            made.do(commands.Confirm(game=game), at=at, by=by)
            made.settle_sides(at=at)
            said = said_of(made.event, game)
        else:
            each, match, _ = find_table(made.event, number, where)
            made.do(commands.Confirm(round=each.number, table=match.table), at=at, by=by)
            said = f"Table {match.table}: {printing.score(_again(made, each.number, match.table))}"
    click.echo(said)


@tournament.command()
@YES
@AS
@FILE
def cut(yes: bool, by: str | None, file: Path) -> None:
    """Make the cut after the last Swiss round: the best go on, everyone else is out."""
    with changing(file) as made:
        size = cut_size(made.event)
        ask(f"Cut to the top {size}?", yes)
        made.cut(at=now(), by=by)
    event = made.event
    assert event.bracket is not None
    for seed, player in enumerate(event.bracket.seeds, start=1):
        click.echo(f"{seed}  {event.players[player].name}")


@tournament.command()
@click.argument("game", type=int)
@click.argument("choice", type=click.Choice(["corp", "runner", "see"]))
@AS
@FILE
def side(game: int, choice: str, by: str | None, file: Path) -> None:
    """The higher seed of a first-round GAME takes a side; `see` shows the opponent's identities before that."""
    with changing(file) as made:
        shown = shown_to_chooser(made.event, game)
        if choice != "see":
            made.choose_side(game, choice, at=now(), by=by)
    event = made.event
    assert event.bracket is not None
    if choice == "see":
        click.echo(f"Corp: {shown['corp'] or 'unknown'}\nRunner: {shown['runner'] or 'unknown'}")
        return
    sides = event.bracket.sides[game]
    click.echo(f"Game {game}: {event.players[sides.corp].name} (Corp), {event.players[sides.runner].name} (Runner)")


@tournament.command(name="import")
@click.argument("source", type=click.Path(path_type=Path))
@click.option("--organizer", default="Organizer", show_default=True, help="Used where the source names none.")
@FILE
def import_(source: Path, organizer: str, file: Path) -> None:
    """Make FILE from the results in SOURCE (NRTM JSON), to go on with them here."""
    record = read_record(read_text(source))
    if record is None:
        raise Refused(f"{source} is a tournament file already")
    made = tournament_from(record, at=now(), organizer=organizer, seed=secrets.token_hex(8))
    create(file, made)
    click.echo(f"{made.event.name}: {len(made.event.players)} players, {len(made.event.rounds)} rounds")


tournament_show.add_to(tournament)
tournament_floor.add_to(tournament)
tournament_people.add_to(tournament)
tournament_terms.add_to(tournament)
tournament_pairing.add_to(tournament)

tournament.sections = {
    "Before the event": (
        *("new", "change", "staff", "duty", "registration", "register", "edit", "deck", "check-in", "reserve", "start"),
        *("remove", "admit", "paper-list", "cancel"),
    ),
    "Draft": ("draft", "pack", "pick", "seats"),
    "Rounds": (
        "pair",
        "swap",
        "bye",
        "fill-bye",
        "advance",
        "pairings",
        "publish",
        "table",
        "clock",
        "report",
        "confirm",
        "standings",
    ),
    "Players who leave or come back": ("drop", "no-show", "rejoin", "disqualify", "missing-card", "proxy"),
    "Elimination": ("cut", "side", "bracket"),
    "Judges": ("ruling", "review", "rulings"),
    "The file": ("status", "log", "undo", "redo", "print", "export", "import", "repair"),
}

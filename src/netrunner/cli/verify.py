"""`netrunner verify`: whether the shuffles of a game that was played on a server were fixed before it began."""

import json
from pathlib import Path
from typing import Any, Final

import click

from netrunner.engine.reason import RecordError, SetupError
from netrunner.game import Game, Result
from netrunner.server.live.document import commitment as fingerprint
from netrunner.server.replays.ending import ending_words

NO_RECORD: Final = "is no record of a game: a record is the JSON file that a replay's page lets you download."
PROMISED: Final = "only a finished game that was played on a server, and there from its beginning, tells its shuffles."


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--commitment", metavar="HEX", help="The fingerprint that you were shown before the game.")
def verify(file: Path, commitment: str | None) -> None:
    """Check the record of a finished game: its seed against the fingerprint that was shown before the game, and every
    shuffle and choice by playing it through again.

    FILE is what "Download the record" gives on the replay's page.
    """
    record = read(file)
    shown = check_fingerprint(record, commitment)
    click.echo(f"The seed and the salt fit the fingerprint {shown}.")
    click.echo("The shuffles were fixed before the game.")
    ending = play_through(record)
    click.echo(f"Its {len(record['choices'])} choices are legal with these shuffles. {ending_words(ending)}")


def read(file: Path) -> dict[str, Any]:
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError):
        raise click.ClickException(f"{file} {NO_RECORD}") from None
    if not isinstance(record, dict):
        raise click.ClickException(f"{file} {NO_RECORD}")
    needed = {"seed": int, "salt": str, "commitment": str, "choices": list}
    missing = next((name for name, kind in needed.items() if not isinstance(record.get(name), kind)), None)
    if missing is not None or not record["commitment"]:
        raise click.ClickException(f"{file} lacks {missing or 'commitment'}: {PROMISED}")
    return record


def check_fingerprint(record: dict[str, Any], shown: str | None) -> str:
    """The fingerprint, when everything fits it."""
    promised = str(record["commitment"])
    if shown is not None and shown.strip().lower() != promised:
        raise click.ClickException(f"The record tells of another fingerprint than you were shown: {promised}.")
    if fingerprint(record["seed"], str(record["salt"])) != promised:
        raise click.ClickException(f"The seed and the salt do not fit the fingerprint {promised}.")
    return promised


def play_through(record: dict[str, Any]) -> Result:
    """How the game ended, by the rules or as the record says where the players ended it."""
    try:
        reached = Game.replay(record).result
    except (RecordError, SetupError) as error:
        raise click.ClickException(f"The game cannot be played through: {error}") from None
    told = record.get("result") or {}
    said = Result(told.get("winner"), str(told.get("reason", "unfinished")))
    if reached is not None and reached != said:
        raise click.ClickException(f"The record says otherwise than the rules: {ending_words(reached)}")
    return reached or said

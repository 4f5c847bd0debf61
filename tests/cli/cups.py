"""Tournament files, and commands given on them."""

from pathlib import Path

from click.testing import CliRunner, Result

from netrunner.cli.main import cli

ELEVEN = ["Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal", "Ivy", "Jo", "Kim", "Lou"]


def run(*arguments: object, status: int = 0) -> Result:
    result = CliRunner().invoke(cli, ["tournament", *map(str, arguments)])
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    return result


def refused(*arguments: object) -> str:
    """The message of a command that is refused; the file it ends with is untouched."""
    file = Path(str(arguments[-1]))
    before = file.read_bytes() if file.is_file() else None
    message = run(*arguments, status=1).output
    assert (file.read_bytes() if file.is_file() else None) == before
    return message


def play(file: Path) -> None:
    """Pair a round and report every table."""
    tables = [line.split()[0] for line in run("pair", file).output.splitlines() if line[:1].isdigit()]
    for table in tables:
        if table != "11":
            run("report", table, "6-0" if int(table) % 2 else "3-3", file)


def swiss(file: Path) -> None:
    for _ in range(4):
        play(file)

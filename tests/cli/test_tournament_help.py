"""What `netrunner tournament` says of itself."""

from pathlib import Path

from netrunner.cli.tournament import tournament
from tests.cli.cups import run


def test_every_command_is_described_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
    assert [name for name in tournament.commands if f"`{name}" not in page] == []


def test_every_command_explains_itself() -> None:
    for name, command in tournament.commands.items():
        assert command.help, name
        assert command.get_short_help_str(), name
        assert "FILE" in run(name, "--help").output


def test_the_commands_stand_under_what_they_are_for_each_once() -> None:
    listed = [name for names in tournament.sections.values() for name in names]
    assert sorted(listed) == sorted(tournament.commands)
    output = run("--help").output
    for section in tournament.sections:
        assert f"\n{section}:\n" in output
    for name, command in tournament.commands.items():
        assert f"\n  {name} " in output
        assert command.get_short_help_str(58).rstrip(".")[:30] in output
    assert "netrunner tournament pair cup.nrt" in output

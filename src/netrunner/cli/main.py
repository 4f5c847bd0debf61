"""The `netrunner` command: one lazily imported module a subcommand, so that starting up stays fast."""

import importlib
import sys

import click

COMMANDS: dict[str, tuple[str, str]] = {
    # name: (module:attribute, one line for --help)
    "arena": ("netrunner.cli.simulate:arena", "Let bots play each other and rate them."),
    "card": ("netrunner.cli.card:card", "Show a card: facts, printings, deckbuilding notes."),
    "cards": ("netrunner.cli.card:cards", "Search the card pool."),
    "compare": ("netrunner.cli.simulate:compare", "Is one deck better than another, and how sure is that?"),
    "deck": ("netrunner.cli.deck:deck", "Check, convert, show, compare and count decklists."),
    "play": ("netrunner.cli.play:play", "Play a game against a bot."),
    "rules": ("netrunner.cli.rules:rules", "Look up rules and rulings."),
    "serve": ("netrunner.cli.serve:serve", "Serve the game to browsers."),
    "simulate": ("netrunner.cli.simulate:simulate", "Let bots play many games and report what came of it."),
    "tournament": ("netrunner.cli.tournament:tournament", "Run a tournament from one file."),
    "verify": ("netrunner.cli.verify:verify", "Check that a game's shuffles were fixed before it."),
}


class LazyGroup(click.Group):
    """A group that imports a subcommand's module only when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, attribute = COMMANDS[cmd_name][0].split(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])


@click.group(cls=LazyGroup)
@click.version_option(package_name="netrunner")
def cli() -> None:
    """Play, study and organise Android: Netrunner."""


def main() -> None:
    """The console script: output that a closed pipe cuts short is not an error."""
    try:
        cli()
    except BrokenPipeError:
        sys.stderr.close()

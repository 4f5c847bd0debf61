"""python -m netrunner.learn: generate games, train on them, measure what came of it, draw the curves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any

import click

from netrunner.learn.threads import one_thread

FOLDER = Path("build/learn")
WEIGHTS = "the weights of the networks; those of the package unless others are named"


@contextmanager
def input_errors() -> Iterator[None]:
    """What is wrong with the input is said in a sentence."""
    try:
        yield
    except (ValueError, BrokenProcessPool) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{error.strerror or error}: {error.filename}") from error


class Finite(click.FloatRange):
    """A number that is one and no less than nothing."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(f"{value} is no number to count with.", param, ctx)
        return number


AT_LEAST_0 = click.IntRange(min=0)
AT_LEAST_1 = click.IntRange(min=1)
NOT_NEGATIVE = Finite(min=0)
SHARE = Finite(min=0, max=1)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


@click.group(help=__doc__)
def main() -> None:
    if find_spec("numpy") is None:
        raise click.ClickException("Learning needs numpy: pip install 'netrunner[learn]'.")
    one_thread()


@main.command()
@click.argument("style", type=click.Choice(["rookie", "ace", "policy", "contrasts"]))
@click.option("--games", type=AT_LEAST_0, default=1000, show_default=True)
@click.option(
    "--first", type=AT_LEAST_0, default=0, show_default=True, help="the number of the first game, which seeds it"
)
@click.option("--size", type=AT_LEAST_1, default=50, show_default=True, help="games in a shard")
@click.option("--processes", type=AT_LEAST_1, default=1, show_default=True)
@click.option("--seconds", type=NOT_NEGATIVE, default=0.0, help="start no further shard after so long")
@click.option("--weights", type=click.Path(path_type=Path), default=None, help=WEIGHTS)
@click.option(
    "--worlds", type=AT_LEAST_0, default=0, help="contrasts: try options in so many worlds, not as things stand"
)
@click.option("--out", type=click.Path(path_type=Path), default=FOLDER / "games", show_default=True)
def generate(
    style: str,
    games: int,
    first: int,
    size: int,
    processes: int,
    seconds: float,
    weights: Path | None,
    worlds: int,
    out: Path,
) -> None:
    """Play games and keep what they teach, in shards. Shards that are there are not played again."""
    from netrunner.bots.network import WEIGHTS_FILE
    from netrunner.learn.shards import generate as play

    with input_errors():
        say(play(out, style, games, first, size, processes, seconds, weights or WEIGHTS_FILE, worlds))


@main.command()
@click.argument("shards", type=click.Path(path_type=Path), nargs=-1)
@click.option("--epochs", type=AT_LEAST_0, default=8, show_default=True)
@click.option("--seed", type=AT_LEAST_0, default=1, show_default=True)
@click.option("--rate", type=NOT_NEGATIVE, default=1e-3, show_default=True, help="how long the first steps are")
@click.option("--seconds", type=NOT_NEGATIVE, default=0.0, help="begin no further epoch after so long")
@click.option("--start", type=click.Path(path_type=Path), default=None, help="weights to go on from")
@click.option("--policy-of", type=click.Path(path_type=Path), default=None, help="weights whose policy is kept")
@click.option(
    "--fading", type=SHARE, default=1.0, show_default=True, help="how much later turns count; 1: only who won does"
)
@click.option("--about", default="", help="how the weights were made, kept in their file")
@click.option("--checkpoint", type=click.Path(path_type=Path), default=None, help="go on from here, and keep it")
@click.option("--out", type=click.Path(path_type=Path), default=FOLDER / "master.npz", show_default=True)
def train(
    shards: tuple[Path, ...],
    epochs: int,
    seed: int,
    rate: float,
    seconds: float,
    start: Path | None,
    policy_of: Path | None,
    fading: float,
    about: str,
    checkpoint: Path | None,
    out: Path,
) -> None:
    """Train on the shards in some folders, and write the weights that did best on games kept back."""
    from netrunner.bots.network import load, save
    from netrunner.learn.curves import draw
    from netrunner.learn.shards import PositionData
    from netrunner.learn.training import Training

    with input_errors():
        folders = shards or (FOLDER / "games",)
        data = PositionData([path for folder in folders for path in sorted(folder.glob("*.npz"))])
        click.echo(f"{len(data.positions)} positions")
        training = Training(data, seed, checkpoint, None if start is None else load(start).weights, rate, fading)
        kept = {} if policy_of is None else load(policy_of).weights
        kept = {name: value for name, value in kept.items() if not name.startswith("value")}
        for row in training.epochs(epochs, seconds):
            click.echo("  ".join(f"{name} {value:.4g}" for name, value in row.items()))
            save(out, {**training.result(), **kept}, about)
        save(out, {**training.result(), **kept}, about)
        out.with_suffix(".json").write_text(json.dumps(training.curves, indent=1) + "\n", encoding="utf-8")
        out.with_suffix(".svg").write_text(draw(training.curves), encoding="utf-8")


@main.command()
@click.argument("shards", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--positions", type=AT_LEAST_1, default=50_000, show_default=True)
@click.option("--seed", type=AT_LEAST_0, default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), required=True)
def thin(shards: tuple[Path, ...], positions: int, seed: int, out: Path) -> None:
    """Keep a few positions of the shards in some folders, in one small file."""
    from netrunner.learn.shards import thin as keep

    paths = [path for folder in shards for path in sorted(folder.glob("*.npz"))]
    with input_errors():
        click.echo(f"{keep(paths, out, positions, seed)} positions")


@main.command()
@click.argument("player")
@click.argument("rival")
@click.option("--games", type=AT_LEAST_0, default=96, show_default=True)
@click.option("--decks", type=click.Choice(["trained", "held-back"]), default="trained", show_default=True)
@click.option("--processes", type=AT_LEAST_1, default=1, show_default=True)
@click.option("--seconds", type=NOT_NEGATIVE, default=0.0, help="start no further games after so long")
@click.option("--weights", type=click.Path(path_type=Path), default=None, help=WEIGHTS)
@click.option("--log", type=click.Path(path_type=Path), default=FOLDER / "arena.jsonl", show_default=True)
def arena(
    player: str, rival: str, games: int, decks: str, processes: int, seconds: float, weights: Path | None, log: Path
) -> None:
    """Let PLAYER meet RIVAL (rookie, policy, ace:0.2, master:0.2), on decks trained with or on those held back."""
    from netrunner.bots.network import WEIGHTS_FILE
    from netrunner.learn.arena import contests, measure
    from netrunner.learn.matches import pairings

    wanted = contests(player, rival, pairings(decks == "held-back"), games, weights or WEIGHTS_FILE)
    with input_errors():
        say(measure(wanted, log, processes, seconds))


@main.command()
@click.option("--rounds", type=AT_LEAST_0, default=200, show_default=True)
@click.option("--games", type=AT_LEAST_0, default=1000, show_default=True, help="games in a round")
@click.option("--processes", type=AT_LEAST_1, default=1, show_default=True)
@click.option(
    "--rate", type=NOT_NEGATIVE, default=0.02, show_default=True, help="how long the first steps are, in credits"
)
@click.option("--seconds", type=NOT_NEGATIVE, default=0.0, help="begin no further round after so long")
@click.option("--start", type=click.Path(path_type=Path), default=None, help="weights to go on from")
@click.option("--about", default="", help="how the weights were made, kept in their file")
@click.option("--check", type=AT_LEAST_0, default=0, help="so many games of what came of it against the rookie")
@click.option("--checkpoint", type=click.Path(path_type=Path), default=FOLDER / "policy.npz", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=FOLDER / "master.npz", show_default=True)
def policy(
    rounds: int,
    games: int,
    processes: int,
    rate: float,
    seconds: float,
    start: Path | None,
    about: str,
    check: int,
    checkpoint: Path,
    out: Path,
) -> None:
    """Teach the policy and the value network by games of the policy against itself, from where the checkpoint is."""
    from netrunner.bots.network import WEIGHTS_FILE, Network, load, save
    from netrunner.learn import actor_critic

    with input_errors():
        lessons = actor_critic.Lessons(checkpoint, load(start or WEIGHTS_FILE))
        say(actor_critic.teach(lessons, rounds, games, processes, rate, seconds))
        save(out, lessons.result(), about)
        if check:
            click.echo(actor_critic.check(Network(lessons.result()).policy(), check))


@main.command()
@click.argument("shards", type=click.Path(path_type=Path), nargs=-1)
@click.option("--epochs", type=AT_LEAST_0, default=12, show_default=True)
@click.option("--seed", type=AT_LEAST_0, default=1, show_default=True)
@click.option("--start", type=click.Path(path_type=Path), default=None, help="the weights that played the games")
@click.option("--about", default="", help="how the weights were made, kept in their file")
@click.option("--policy/--no-policy", default=False, help="fit the weights of the policy, and no networks")
@click.option(
    "--beyond-kinds/--whole", default=False, help="teach networks nothing that weights of the policy could say"
)
@click.option("--check", type=AT_LEAST_0, default=0, help="so many games of what came of it against the rookie")
@click.option("--checkpoint", type=click.Path(path_type=Path), default=None, help="go on from here, and keep it")
@click.option("--out", type=click.Path(path_type=Path), default=FOLDER / "master.npz", show_default=True)
def choices(
    shards: tuple[Path, ...],
    epochs: int,
    seed: int,
    start: Path | None,
    about: str,
    policy: bool,
    beyond_kinds: bool,
    check: int,
    checkpoint: Path | None,
    out: Path,
) -> None:
    """Teach the networks that correct the policy, or the policy itself, from the contrasts in some folders."""
    from netrunner.bots.network import WEIGHTS_FILE, Network, load, save
    from netrunner.learn import actor_critic
    from netrunner.learn.contrast_lessons import teach, teach_policy

    with input_errors():
        paths = [path for folder in shards or (FOLDER / "contrasts",) for path in sorted(folder.glob("*.npz"))]
        weights = {name: value.copy() for name, value in load(start or WEIGHTS_FILE).weights.items()}
        if policy:
            say(teach_policy(weights, paths))
        else:
            say(teach(weights, paths, epochs, seed, checkpoint, out, beyond_kinds))
        save(out, weights, about)
        if check:
            click.echo(actor_critic.check(Network(weights).policy(), check))


@main.command()
@click.option("--rounds", type=AT_LEAST_0, default=3, show_default=True)
@click.option("--games", type=AT_LEAST_0, default=8000, show_default=True, help="games in a round")
@click.option(
    "--check", type=AT_LEAST_0, default=0, help="so many games of what came of it against the numbers it began with"
)
@click.option("--log", type=click.Path(path_type=Path), default=FOLDER / "tune.json", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=None, help="write the numbers here, for weights/")
def tune(rounds: int, games: int, check: int, log: Path, out: Path | None) -> None:
    """Tune the numbers of the rookie's rules of thumb by games between rookies, from where the log leaves off."""
    from netrunner.learn import tune as tuning

    with input_errors():
        say(tuning.tune(log, rounds, games))
        played = tuning.load(log)
        found = tuning.rounded(played[-1].next())
        if check:
            say(tuning.check(found, played[0].values, check))
    if out is not None:
        out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


@main.command()
@click.option("--games", type=AT_LEAST_1, default=7000, show_default=True)
@click.option("--check", type=AT_LEAST_1, default=1000, show_default=True, help="further games, to measure with")
@click.option(
    "--first",
    type=AT_LEAST_0,
    default=7_000_000,
    show_default=True,
    help="the number of the first game, which seeds it",
)
@click.option("--about", default="", help="how the weights were made, kept in their file")
@click.option("--out", type=click.Path(path_type=Path), default=FOLDER / "beliefs.json", show_default=True)
def beliefs(games: int, check: int, first: int, about: str, out: Path) -> None:
    """Teach what the Corp's hidden cards are likely to be by games between rookies."""
    from netrunner.learn.believing import report, taught, written

    hand, root = taught(first, games)
    say(report(hand, root, first + games, check))
    with input_errors():
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(written(hand, root, about), indent=1) + "\n", encoding="utf-8")


@main.command()
@click.argument("curves", type=click.Path(path_type=Path, exists=True))
@click.option("--out", type=click.Path(path_type=Path), default=None)
def curves(curves: Path, out: Path | None) -> None:
    """Draw the course of a training that `train` has kept as JSON."""
    from netrunner.learn.curves import draw

    target = out or curves.with_suffix(".svg")
    target.write_text(draw(json.loads(curves.read_text(encoding="utf-8"))), encoding="utf-8")
    click.echo(target)


if __name__ == "__main__":
    main()

"""The samples of the pages work: Python blocks are run in their order, and so are the commands that are cheap.

A sample that is meant to take long is run smaller (`SMALLER`). A comment behind an expression is compared with its
value where it is a value, and one behind a print with what is printed. Commands that start something are only parsed.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.util
import io
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from netrunner import Deck, Game
from netrunner.cards import behaviour
from netrunner.cards.registry import load_behaviour
from netrunner.cli.main import cli
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of, prose, text_of

SMALLER = {
    "docs/environment.md": {"VectorEnv(64, workers=4": "VectorEnv(2, workers=1", "range(1000)": "range(3)"},
    "docs/simulation.md": {
        "games=100": "games=2",
        "jobs=4": "jobs=1",
        '"__main__"': '"__sample__"',
    },
}
NEEDS = {"import pyspiel": "pyspiel"}
"""A block that needs a package which an install may lack."""


def run_smaller(page: str, text: str) -> str:
    for large, small in SMALLER.get(page, {}).items():
        text = text.replace(large, small)
    return text


def said(comment: str) -> tuple[bool, object]:
    """Whether a comment is a value, and which."""
    try:
        return True, ast.literal_eval(comment)
    except (SyntaxError, ValueError):
        return False, None


def run_statement(statement: ast.stmt, comment: str, names: dict[str, Any]) -> None:
    """Run one statement of a sample and compare what its comment says."""
    if not isinstance(statement, ast.Expr):
        exec(compile(ast.Module([statement], []), "<sample>", "exec"), names)
        return
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        value = eval(compile(ast.Expression(statement.value), "<sample>", "eval"), names)
    if isinstance(statement.value, ast.Call) and ast.unparse(statement.value.func) == "print":
        assert not comment or printed.getvalue() == comment + "\n"
        return
    known, expected = said(comment)
    if known:
        assert value == expected


def run_sample(text: str, names: dict[str, Any]) -> None:
    lines = text.splitlines()
    for statement in ast.parse(text).body:
        last = lines[(statement.end_lineno or statement.lineno) - 1]
        run_statement(statement, last.partition("  # ")[2].strip(), names)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that samples name."""
    monkeypatch.chdir(tmp_path)
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=7, skip_empty_windows=True)
    while game.decision is not None:
        game.choose(0)
    record = game.record() | {"salt": "0" * 32}
    record["commitment"] = hashlib.sha256(f"{record['seed']}:{record['salt']}".encode()).hexdigest()
    (tmp_path / "record.json").write_text(json.dumps(record), encoding="utf-8")
    deck = Deck.load("core-criminal")
    for name in ("list.txt", "mine.txt", "old.txt", "new.txt", "lists/one.txt", "my-decks/one.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(deck.write("netrunner"), encoding="utf-8")
    (tmp_path / "mine.o8d").write_text(deck.write("octgn"), encoding="utf-8")
    return tmp_path


@pytest.fixture
def book() -> Iterator[dict[str, behaviour.Behaviour]]:
    """What cards do; afterwards as it was, also in its order."""
    load_behaviour()  # what is loaded meanwhile would be forgotten
    before = dict(behaviour.BOOK)
    yield behaviour.BOOK
    behaviour.BOOK.clear()
    behaviour.BOOK.update(before)


def python_pages() -> list[Path]:
    """The pages with samples in Python. The guide to writing a card has a test of its own."""
    pages = [page for page in PAGES if page.name != "writing-a-card.md"]
    return [page for page in pages if any(block.language == "python" for block in blocks(page))]


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # a sample may leave a file to the garbage collector
@pytest.mark.parametrize("page", python_pages(), ids=name_of)
def test_the_python_of_a_page_runs(page: Path, place: Path, book: dict[str, behaviour.Behaviour]) -> None:
    names: dict[str, Any] = {"__name__": "__sample__"}
    for title in re.findall(r'^card\("(.+?)"', text_of(page), re.MULTILINE):  # it is defined already
        del book[title]
    for block in blocks(page):
        needed = [package for line, package in NEEDS.items() if line in block.text]
        if block.language == "python" and all(importlib.util.find_spec(package) for package in needed):
            run_sample(run_smaller(name_of(page), block.text), names)
    for name, value in list(names.items()):
        if name.startswith("test_"):
            value()


@pytest.mark.parametrize("page", SMALLER)
def test_what_is_run_smaller_is_still_on_its_page(page: str) -> None:
    text = "".join(block.text for block in blocks(ROOT / page))
    assert [large for large in SMALLER[page] if large not in text] == []


def test_a_sample_that_says_something_wrong_is_found() -> None:
    run_sample("print(1 + 1)  # 2\n1 + 1  # 2\n1 + 1  # a number", {})
    for wrong in ("print(1 + 1)  # 3", "1 + 1  # 3"):
        with pytest.raises(AssertionError):
            run_sample(wrong, {})


# --- commands --------------------------------------------------------------------------------------------------------

CHEAP = ("card", "cards", "deck", "rules", "tournament")
LATER = ("report", "cut", "side", "bracket", "export")  # moments of a tournament that its samples do not play up to


def commands_of(block: Block) -> Iterator[list[str]]:
    """The commands of a block, without the remarks behind them."""
    for line in block.text.splitlines():
        line = line.removeprefix("$ ")
        if line.startswith("netrunner "):
            command = re.split(r"\s{2,}| #", line)[0].removesuffix(" &").strip()
            yield shlex.split(command)[1:]


def inline_commands(page: Path) -> Iterator[list[str]]:
    for command in re.findall(r"`netrunner ([^`\n]+)`", prose(page)):
        yield shlex.split(command)


def parse(arguments: list[str]) -> None:
    """Take a command line apart as the program would, without running it."""
    command: click.Command = cli
    context = click.Context(cli)
    rest = list(arguments)
    while isinstance(command, click.Group) and rest and rest[0] != "--help":
        name = rest.pop(0)
        found = command.get_command(context, name)
        assert found is not None, f"there is no command {name}"
        command = found
        context = click.Context(command, info_name=name, parent=context)
    if rest and not isinstance(command, click.Group):
        command.make_context(command.name, rest, resilient_parsing="--help" in rest)


def run_command(arguments: list[str]) -> None:
    result = CliRunner().invoke(cli, arguments, catch_exceptions=False)
    legal_or_not = (0, 1) if arguments[:2] == ["deck", "check"] else (0,)
    assert result.exit_code in legal_or_not, f"netrunner {shlex.join(arguments)}\n{result.output}"


def command_pages() -> list[Path]:
    return [page for page in PAGES if any(list(commands_of(block)) for block in blocks(page))]


@pytest.mark.parametrize("page", command_pages(), ids=name_of)
def test_the_commands_of_a_page_run(page: Path, place: Path) -> None:
    for block in blocks(page):
        for arguments in commands_of(block):
            if arguments[0] in CHEAP and arguments[1] not in LATER:
                run_command(arguments)
            else:
                parse(arguments)


@pytest.mark.parametrize("page", [page for page in PAGES if list(inline_commands(page))], ids=name_of)
def test_the_commands_that_a_page_names_exist(page: Path, place: Path) -> None:
    for arguments in inline_commands(page):
        with contextlib.suppress(click.MissingParameter):  # prose may name a command with one of its options
            parse(arguments)


@pytest.mark.parametrize("wrong", [["fly"], ["deck", "burn"], ["deck", "show", "--loudly", "core-nbn"]])
def test_a_command_that_does_not_exist_is_found(wrong: list[str]) -> None:
    with pytest.raises((AssertionError, click.UsageError)):
        parse(wrong)

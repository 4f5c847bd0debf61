"""`--card` and `--fast`: which of the collected tests are kept."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import collection, conftest
from tests.tiers import ROOT


class FakeItem:
    """A collected test: what it is called, its marks and its function."""

    def __init__(self, name: str, titles: tuple[str, ...] = (), obj: object = None) -> None:
        self.name = name
        self.marks = [pytest.mark.card(*titles).mark] if titles else []
        self.obj = obj

    def iter_markers(self, name: str) -> Iterator[pytest.Mark]:
        return iter([mark for mark in self.marks if mark.name == name])


def config(cards: list[str], fast: bool = False, args: tuple[str, ...] = ()) -> Any:
    """What pytest hands to the hooks, with a note of what was deselected."""
    gone: list[str] = []
    options = {"--card": cards, "--fast": fast, "--traced": False, "--untraced": False}
    return SimpleNamespace(
        args=args,
        stash=pytest.Stash(),
        gone=gone,
        getoption=options.__getitem__,
        hook=SimpleNamespace(pytest_deselected=lambda items: gone.extend(sorted(item.name for item in items))),
    )


def kept(cards: list[str], items: list[Any], fast: bool = False) -> tuple[list[str], list[str]]:
    """(kept, deselected) of the items, by name."""
    made = config(cards, fast)
    made.stash[conftest.CARDS] = conftest.wanted_cards(made)
    conftest.pytest_collection_modifyitems(made, items)
    return [item.name for item in items], made.gone


def collected() -> list[Any]:
    return [FakeItem("one", ("Ice Wall",)), FakeItem("two", ("Ice Wall", "Corroder")), FakeItem("three")]


def test_without_options_everything_runs() -> None:
    assert kept([], collected()) == (["one", "two", "three"], [])


def test_a_card_keeps_the_tests_that_name_it_however_it_is_spelled() -> None:
    assert kept(["corroder"], collected()) == (["two"], ["one", "three"])
    assert kept(["ice wall"], collected()) == (["one", "two"], ["three"])


def test_several_cards_keep_the_tests_of_each() -> None:
    assert kept(["Ice Wall", "Corroder"], collected()) == (["one", "two"], ["three"])


def test_an_unknown_card_is_refused_with_the_nearest_titles() -> None:
    with pytest.raises(pytest.UsageError, match=r"--card: no card .* nearest titles are “Ice Wall”"):
        kept(["Ice Walls"], collected())


def test_the_fast_tier_leaves_out_tests_that_make_up_examples() -> None:
    @given(st.integers())
    def made_up(number: int) -> None:
        raise AssertionError("never run")

    def plain() -> None:
        raise AssertionError("never run")

    items: list[Any] = [FakeItem("made up", obj=made_up), FakeItem("plain", obj=plain), FakeItem("doctest")]
    assert kept([], items, fast=True) == (["plain", "doctest"], ["made up"])


@pytest.mark.parametrize(
    ("path", "fast", "ignored"),
    [
        ("tests/server/test_openapi.py", True, True),
        ("tests/server/test_openapi.py", False, None),
        ("tests/cards/core/test_nbn.py", True, None),
        ("src/netrunner/bots/rookie.py", True, True),
        ("src/netrunner/engine/run.py", True, None),
    ],
)
def test_the_fast_tier_does_not_look_into_other_folders(path: str, fast: bool, ignored: bool | None) -> None:
    assert collection.pytest_ignore_collect(ROOT / Path(path), config([], fast)) is ignored


def test_what_is_read_is_decided_for_the_source_too(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.pluginmanager.is_registered(collection)


class FakeDoctests(pytest.Module):
    """What pytest makes of a module that it searches for examples."""


@pytest.mark.parametrize(
    ("name", "text", "kept"),
    [
        ("plain.py", "def one(): ...", [pytest.Module]),
        ("shown.py", '"""\n>>> 1 + 1\n2\n"""', [pytest.Module, FakeDoctests]),
        ("shown.txt", "no example", [pytest.Module, FakeDoctests]),
    ],
)
def test_only_modules_with_examples_are_searched_for_them(
    tmp_path: Path, name: str, text: str, kept: list[type], request: pytest.FixtureRequest
) -> None:
    file = tmp_path / name
    file.write_text(text)
    found: list[pytest.Collector] = [
        kind.from_parent(request.session, path=file) for kind in (pytest.Module, FakeDoctests)
    ]
    hook = collection.pytest_collect_file(file)
    next(hook)
    with pytest.raises(StopIteration) as answer:
        hook.send(found)
    assert [type(each) for each in answer.value.value] == kept


def test_workers_begin_with_modules_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = collection.modules(
        config([], fast=True, args=("tests/rulings", "tests/cli", "tests/cards/core/test_nbn.py"))
    )
    assert len(wanted) > 2
    assert all(name.startswith("tests.rulings.") for name in wanted)
    read: list[str] = []

    def imported(module: str) -> None:
        read.append(module)
        raise ImportError("it is reported when it is collected")

    monkeypatch.setattr(collection, "import_module", imported)
    shares = []
    for worker in ({"workerid": "gw0", "workercount": 2}, {"workerid": "gw1", "workercount": 2}, None):
        made = config([], fast=True, args=("tests/rulings", "src/netrunner/rules"))
        if worker is not None:
            made.workerinput = worker
        collection.pytest_collection(SimpleNamespace(config=made))  # type: ignore[arg-type]
        shares.append(tuple(read))
        read.clear()
    assert sorted(shares[0] + shares[1]) == wanted
    assert shares[0]
    assert shares[1]
    assert shares[2] == ()

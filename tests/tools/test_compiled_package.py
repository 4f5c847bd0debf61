"""What of the package is compiled, and what the compilers are given to read."""

from pathlib import Path

import hatch_build
import pytest

from bench import compiled
from netrunner.cards import vocabulary
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import module_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_engine_bots_and_every_module_that_a_card_is_written_in_are_compiled() -> None:
    files = {path.as_posix() for path in hatch_build.compiled_files()}
    modules = {module_of(entry) for entry in all_facts().values()}
    assert len(modules) > 100
    assert {f"src/{module.replace('.', '/')}.py" for module in modules} <= files
    assert {"src/netrunner/engine/state.py", "src/netrunner/bots/rookie.py"} <= files
    assert not {"src/netrunner/bots/bot.py", "src/netrunner/engine/phrases/verbs.py"} & files


def test_a_card_module_names_the_words_that_it_uses() -> None:
    source = (
        '"""Some cycle: Some faction."""\n\n'
        "from netrunner.cards.vocabulary import *\n"
        "from netrunner.engine.frame import O_BRANCH\n\n\n"
        "class Odd(Condition):\n"
        "    def holds(self, g: Position, ctx: Context) -> bool:\n"
        "        link = len(g.players)\n"
        "        return link > NOBODY and any(O_BRANCH == number for number in range(link))\n\n\n"
        'card("Some Card", link(1), when=Odd())\n'
    )
    lines = source.splitlines()
    lines[2] = "from netrunner.cards.vocabulary import Condition, Context, NOBODY, Position, card, link"
    assert hatch_build.with_words_named(source).splitlines() == lines


def test_what_card_modules_name_are_words_of_the_vocabulary() -> None:
    for path in hatch_build.card_modules():
        source = path.read_text(encoding="utf-8")
        lines = zip(source.splitlines(), hatch_build.with_words_named(source).splitlines(), strict=True)
        (named,) = (after for before, after in lines if before != after)
        unknown = [word for word in named.partition(" import ")[2].split(", ") if not hasattr(vocabulary, word)]
        assert not unknown, path


def test_the_c_files_of_a_cycle_are_compiled_as_one(tmp_path: Path) -> None:
    cards = [
        str(tmp_path / f"__native_netrunner___cards___{name}.c") for name in ("core___nbn", "spin___nbn", "core___adam")
    ]
    others = [str(tmp_path / "__native_netrunner___engine___run.c"), str(tmp_path / "CPy.c")]
    sources = hatch_build.cycles_in_one([*others, *cards])
    assert sources[:2] == others
    core = next(Path(path) for path in sources if path.endswith("___core.c"))
    assert core.read_text(encoding="utf-8").splitlines() == [
        '#include "__native_netrunner___cards___core___adam.c"',
        '#include "__native_netrunner___cards___core___nbn.c"',
    ]
    assert not set(cards) & set(sources)


@pytest.mark.parametrize("changed", ["engine/state.py", "bots/rookie.py", "cards/core/nbn.py", "cards/shorthands.py"])
def test_a_change_of_what_is_compiled_has_it_built_again(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "src" / "netrunner" / changed
    path.parent.mkdir(parents=True)
    path.write_text("older = True\n", encoding="utf-8")
    (tmp_path / "hatch_build.py").touch()
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    before = compiled.fingerprint()
    assert compiled.fingerprint() == before
    path.write_text("newer = True\n", encoding="utf-8")
    assert compiled.fingerprint() != before

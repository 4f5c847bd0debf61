"""The tool that finds unused code finds it, and spares what is used by others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.unused_code import complaints

SETTINGS = '[tool.vulture]\npaths = ["src", "alone.py"]\nignore_decorators = ["@registered"]\nignore_names = ["on_*"]\n'

FILES = {
    "src/netrunner/__init__.py": "",
    "src/netrunner/piles.py": "HAND = 1\nPILES = (HAND, 2)\n",
    "src/netrunner/other.py": "from netrunner.piles import HAND\n\nPILES = (HAND,)\nprint(PILES)\n",
    "src/netrunner/model.py": "class Deck:\n    size: int = 0\n    name = ''\n\n    def on_load(self) -> None: ...\n",
    "src/netrunner/use.py": "from .model import Deck\n\n\ndef held(deck: 'Deck'): print(deck)\n\n\nheld(Deck())\n",
    "alone.py": "def registered(function): return function\n\n\n@registered\ndef called_by_name(): ...\n",
}


def written(root: Path, files: dict[str, str], settings: str = SETTINGS) -> list[str]:
    (root / "pyproject.toml").write_text(settings, encoding="utf-8")
    for name, text in (FILES | files).items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return complaints(root)


def test_a_constant_is_not_used_because_another_module_has_one_of_its_name(tmp_path: Path) -> None:
    assert written(tmp_path, {}) == ["src/netrunner/piles.py:2: PILES is neither used here nor taken from here"]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("src/netrunner/lost.py", "def forgotten() -> None: ...\n", ":1: unused function forgotten"),
        ("src/netrunner/lost.py", "class Forgotten: ...\n", ":1: unused class Forgotten"),
        ("src/netrunner/lost.py", "FORGOTTEN: int = 3\n", ":1: unused variable FORGOTTEN"),
        ("alone.py", "def forgotten(): ...\n", ":1: unused function forgotten"),
    ],
)
def test_what_is_never_named_is_found(tmp_path: Path, name: str, text: str, found: str) -> None:
    assert f"{name}{found}" in written(tmp_path, {name: text})


def test_a_name_to_ignore_that_is_gone_is_reported(tmp_path: Path) -> None:
    gone = SETTINGS.replace('"on_*"', '"on_*", "is_remote"')
    assert written(tmp_path, {}, gone)[-1] == (
        "pyproject.toml: tool.vulture.ignore_names has is_remote, which is nowhere any more"
    )

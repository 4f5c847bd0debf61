"""What can be said of the client's sources without a browser: its types, its own unit tests, its lock file."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.client import npm

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WORD = re.compile(r"[^\W\d_]{2,}")
SAID = ("alt", "aria-label", "aria-roledescription", "aria-valuetext", "hint", "label", "placeholder")
"""Attributes whose values people read or hear."""
needs_packages = pytest.mark.skipif(
    not (WEB / "node_modules" / ".client-packages").exists(),
    reason="The client's packages are not installed: run `make client`.",
)


@needs_packages
def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    written = tmp_path / "wire.ts"
    script = (
        "import sys; from pathlib import Path; from tools.client import write_types; write_types(Path(sys.argv[1]))"
    )
    result = subprocess.run(
        [sys.executable, "-c", script, str(written)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    checked_in = (WEB / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")
    assert written.read_text(encoding="utf-8") == checked_in, "The server's models have changed: run `make types`."


@needs_packages
def test_the_unit_tests_of_the_client_pass() -> None:
    script = (
        "from tools.client import run; r = run('test', capture=True); print(r.stdout); raise SystemExit(r.returncode)"
    )
    result = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_npm_runs_where_nothing_but_its_node_is_on_the_path() -> None:
    """As while a wheel is built: the scripts beside Python belong to another environment."""
    command = npm()
    node = str(Path(command[0]).resolve().parent)
    result = subprocess.run(
        [*command, "--version"], env={"PATH": node}, cwd=WEB, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert re.fullmatch(r"\d+\.\d+\.\d+", result.stdout.strip())


def test_the_lock_file_says_what_to_install_but_not_from_where() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    assert packages
    for name, facts in packages.items():
        assert "resolved" not in facts, name
        assert facts["integrity"].startswith("sha512-"), name


def test_the_client_depends_on_nothing_but_svelte_when_it_runs() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert list(package["dependencies"]) == ["svelte"]


@pytest.mark.parametrize("forbidden", ["{@html", "innerHTML", "eval(", "http://", "https://"])
def test_no_source_of_the_client_contains(forbidden: str) -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    tests = [path for path in sources if path.name.endswith(".test.ts")]
    found = [path.name for path in sources if path not in tests and forbidden in path.read_text(encoding="utf-8")]
    assert not found, f"{forbidden} in {found}"


def words_in(component: str) -> Iterator[str]:
    """What a component says in its own words: text between tags, and attributes that are read."""
    markup = re.sub(r"<!--.*?-->|<(script|style)\b.*?</\1>", "", component, flags=re.DOTALL)
    while (bare := re.sub(r"\{[^{}]*\}|&\w+;", "", markup)) != markup:
        markup = bare
    for name, value in re.findall(r'\s([\w-]+)="([^"]*)"', markup):
        if name in SAID and WORD.search(value):
            yield value
    yield from (text.strip() for text in re.sub(r"<[^<>]*>", "\n", markup).split("\n") if WORD.search(text))


def test_no_component_has_words_of_its_own() -> None:
    """All text is in `src/text`, ready to be translated. An address is no text."""
    assert list(words_in('<p title={t.a} aria-label="Close">{a({b: 1})} Hello</p>')) == ["Close", "Hello"]
    found = {
        path.name: [words for words in words_in(path.read_text(encoding="utf-8")) if not words.startswith("/")]
        for path in (WEB / "src").rglob("*.svelte")
    }
    assert {name: words for name, words in found.items() if words} == {}


def test_no_call_of_the_server_says_the_type_of_its_answer_by_hand() -> None:
    """It is that of the operation (`lib/operations.ts`); the pages of events and the table are on their way there."""
    by_hand = re.compile(r"\b(?:api\.\w+|request|send)<|await (?:api\.\w+|request)\([^;]*\) as ")
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {str(path.relative_to(WEB / "src")) for path in sources if by_hand.search(path.read_text(encoding="utf-8"))}
    moving = {path for path in found if path.startswith(("table/", "cards/", "pages/events/"))}
    assert found - moving == {"lib/api.ts", "lib/request.ts"}


def test_dates_are_written_in_the_language_of_the_text() -> None:
    """Everything about a locale stands in one module."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    found = [path.name for path in sources if re.search(r"Intl\.|toLocale\w*String", path.read_text(encoding="utf-8"))]
    assert sorted(found) == ["dates.ts", "relative-time.ts"]

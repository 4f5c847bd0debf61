"""Find code that nothing uses: `python tools/unused_code.py`, a part of `make check`.

Vulture goes by names: what is never named anywhere is reported. Two things are added to that. The fields of a class are
left out, because the fields of a model are read by who reads the JSON and the members of an enum by their values. And a
name at the top of a module must be used in that module or be taken from it, so that a constant is not taken for alive
because another module has one of the same name. The settings are Vulture's, in `pyproject.toml`; one that names nothing
is reported too.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from vulture.core import Vulture

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "netrunner"
CONFIDENCE = 60
NAME = re.compile(r"[A-Za-z_]\w*")

Finding = tuple[Path, int, str]


def settings(root: Path = ROOT) -> dict[str, list[str]]:
    """What `pyproject.toml` tells Vulture."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = project["tool"]["vulture"]
    return found


def named(name: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def python_files(root: Path, paths: list[str], excluded: list[str]) -> list[Path]:
    """The files to look at, in their order."""
    single = {root / path for path in paths if path.endswith(".py")}
    found = single.union(*((root / path).rglob("*.py") for path in paths))
    return sorted(file for file in found if not named(str(file), excluded))


@dataclass
class Module:
    """What a file says of names."""

    path: Path
    tree: ast.Module
    fields: set[int] = field(default_factory=set)  # the lines on which the fields of classes begin
    read: set[str] = field(default_factory=set)  # names that are read, and words that might be looked up
    attributes: set[str] = field(default_factory=set)
    imported: set[tuple[str, str]] = field(default_factory=set)  # (module, name); a star takes everything
    mentioned: set[str] = field(default_factory=set)  # every name of any kind

    @classmethod
    def of(cls, path: Path) -> Module:
        module = cls(path, ast.parse(path.read_text(encoding="utf-8")))
        for node in ast.walk(module.tree):
            module.look_at(node)
        return module

    @property
    def name(self) -> str:
        """The name it is imported by."""
        parts = list(self.path.with_suffix("").parts)
        parts = parts[parts.index(PACKAGE) :] if PACKAGE in parts else parts[-2:]
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def look_at(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=context):
                self.mentioned.add(name)
                if isinstance(context, ast.Load):
                    self.read.add(name)
            case ast.Attribute(attr=name):
                self.mentioned.add(name)
                self.attributes.add(name)
            case ast.Constant(value=str(words)) if len(words) < 100:  # a longer one is no annotation
                self.read.update(NAME.findall(words))
            case ast.ImportFrom():
                self.imported.update((self.source(node), alias.name) for alias in node.names)
                self.mentioned.update(alias.name for alias in node.names)
            case ast.ClassDef(name=name, body=body):
                self.mentioned.add(name)
                self.fields.update(line.lineno for line in body if isinstance(line, (ast.Assign, ast.AnnAssign)))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                self.mentioned.add(name)
            case _:
                pass

    def source(self, node: ast.ImportFrom) -> str:
        """The module that is imported from."""
        package = self.name.split(".")
        if self.path.name != "__init__.py":
            package.pop()
        base = package[: len(package) - node.level + 1] if node.level else []
        return ".".join([*base, *([node.module] if node.module else [])])

    def definitions(self) -> Iterator[tuple[str, int]]:
        """The names at its top, but for what a decorator has registered somewhere and for `__names__`."""
        for node in self.tree.body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    plain = all(isinstance(decorator, ast.Name) for decorator in node.decorator_list)
                    names = [node.name] if plain else []
                case ast.Assign(targets=targets):
                    names = [target.id for target in targets if isinstance(target, ast.Name)]
                case ast.AnnAssign(target=ast.Name(id=name)):
                    names = [name]
                case _:
                    names = []
            for name in names:
                if not name.startswith("__"):
                    yield name, node.lineno


def never_named(modules: list[Module], ignored: list[str], decorators: list[str]) -> Iterator[Finding]:
    """What Vulture finds, less the fields of classes."""
    vulture = Vulture(ignore_names=ignored, ignore_decorators=decorators)
    vulture.scavenge([str(module.path) for module in modules])
    fields = {module.path: module.fields for module in modules}
    for item in vulture.get_unused_code(min_confidence=CONFIDENCE):
        path = Path(item.filename)
        if item.typ != "variable" or item.first_lineno not in fields[path]:
            yield path, item.first_lineno, f"unused {item.typ} {item.name}"


def never_taken(modules: list[Module], ignored: list[str]) -> Iterator[Finding]:
    """Names at the top of the package's modules that neither their module nor another one uses."""
    imported = set().union(*(module.imported for module in modules))
    attributes = set().union(*(module.attributes for module in modules))
    for module in modules:
        if PACKAGE not in module.path.parts:
            continue
        for name, line in module.definitions():
            known = name in module.read or name in attributes or {(module.name, name), (module.name, "*")} & imported
            if not known and not named(name, ignored):
                yield module.path, line, f"{name} is neither used here nor taken from here"


def idle_settings(modules: list[Module], ignored: list[str]) -> Iterator[str]:
    """Names to ignore that no file mentions any more."""
    mentioned = set().union(*(module.mentioned for module in modules))
    for pattern in ignored:
        if not any(fnmatchcase(name, pattern) for name in mentioned):
            yield f"pyproject.toml: tool.vulture.ignore_names has {pattern}, which is nowhere any more"


def complaints(root: Path = ROOT) -> list[str]:
    """Everything that is wrong, a line each."""
    asked = settings(root)
    ignored = asked.get("ignore_names", [])
    modules = [Module.of(path) for path in python_files(root, asked["paths"], asked.get("exclude", []))]
    unnamed = list(never_named(modules, ignored, asked.get("ignore_decorators", [])))
    said = {(path, what.split()[-1]) for path, _, what in unnamed}
    untaken = [finding for finding in never_taken(modules, ignored) if (finding[0], finding[2].split()[0]) not in said]
    lines = [f"{path.relative_to(root)}:{line}: {what}" for path, line, what in sorted([*unnamed, *untaken])]
    return [*lines, *idle_settings(modules, ignored)]


if __name__ == "__main__":
    sys.exit("\n".join(complaints()) or None)

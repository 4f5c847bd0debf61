"""The versions that are installed are named for every package, and they are in the bounds of the project."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PYTHONS = ("3.11", "3.12", "3.13")


def wanted() -> Iterator[Requirement]:
    """What the project, its environments and its developers ask for."""
    lists = [
        PROJECT["project"]["dependencies"],
        PROJECT["project"]["optional-dependencies"]["env"],
        PROJECT["dependency-groups"]["dev"],
        PROJECT["dependency-groups"]["web"],
    ]
    for line in (line for lines in lists for line in lines):
        if isinstance(line, str):
            yield Requirement(line)


def pinned(python: str) -> dict[str, str]:
    """Version by package, for one version of Python on Linux."""
    found: dict[str, str] = {}
    environment = {"python_full_version": f"{python}.9", "python_version": python, "sys_platform": "linux"}
    for line in CONSTRAINTS.splitlines():
        if not line.startswith("#"):
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate(environment):
                assert requirement.name not in found, f"{requirement.name} has two versions for Python {python}"
                found[requirement.name] = str(requirement.specifier).removeprefix("==")
    return found


@pytest.mark.parametrize("python", PYTHONS)
def test_every_package_that_is_asked_for_has_one_version_in_its_bounds(python: str) -> None:
    versions = pinned(python)
    for requirement in wanted():
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"run `make constraints`: {requirement.name} is new"
        assert version in requirement.specifier, f"run `make constraints`: {requirement} does not take {version}"


def test_the_constraints_name_no_address() -> None:
    assert re.findall(r"\S*://\S*|^-.*", CONSTRAINTS, re.MULTILINE) == []


def test_what_a_host_installs_has_the_same_versions_and_hashes() -> None:
    locked = (ROOT / "locked.txt").read_text(encoding="utf-8")
    entries = re.findall(
        r"^([\w.-]+)==([\w.]+)[^\n]*?\\?\n((?:    --hash=sha256:[0-9a-f]{64}[^\n]*\n)*)", locked, re.MULTILINE
    )
    versions = {(name, version) for name, version, _ in entries}
    assert [name for name, _, hashes in entries if not hashes] == []
    constrained = set(re.findall(r"^([\w.-]+)==([\w.]+)", CONSTRAINTS, re.MULTILINE))
    assert versions - constrained == set(), "run `make constraints`"
    wanted = {canonicalize_name(Requirement(line).name) for line in PROJECT["project"]["dependencies"]}
    assert wanted - {name for name, _ in versions} == set(), "run `make constraints`"
    assert re.findall(r"\S*://\S*", locked) == []


def test_the_supported_versions_are_those_that_the_project_names() -> None:
    named = [line.rpartition(" :: ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python ::" in line]
    assert tuple(named) == PYTHONS

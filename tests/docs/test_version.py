"""One version: the package, the command, the client and the changelog agree."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version

from click.testing import CliRunner

from netrunner.cli.main import cli
from tests.docs.pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_command_says_the_version_of_the_project() -> None:
    result = CliRunner().invoke(cli, ["--version"], prog_name="netrunner")
    assert result.output == f"netrunner, version {PROJECT['version']}\n"
    assert version("netrunner") == PROJECT["version"]


def test_the_newest_heading_of_the_changelog_is_that_version_with_a_date_or_unreleased() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(PROJECT['version'])} \((unreleased|\d{{4}}-\d\d-\d\d)\)", headings[0])
    assert len(set(headings)) == len(headings)


def test_the_client_has_the_version_of_the_project() -> None:
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert client["version"] == PROJECT["version"]

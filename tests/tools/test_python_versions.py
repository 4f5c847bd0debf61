"""The supported versions of Python are found where they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import python_versions


def test_this_python_is_found_and_is_the_version_it_was_asked_for() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = python_versions.interpreter(version)
    assert found is not None
    asked = subprocess.run([found, "-c", python_versions.VERSION], capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == version


def test_a_command_that_stands_for_a_version_that_is_not_there_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\necho 'python3.99: command not found' >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert list(python_versions.candidates("3.99")) == [str(shim), sys.executable]
    assert python_versions.interpreter("3.99") is None


def test_the_supported_versions_begin_with_the_oldest_that_can_be_installed() -> None:
    assert python_versions.supported() == ["3.11", "3.12", "3.13"]

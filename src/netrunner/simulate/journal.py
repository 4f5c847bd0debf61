"""The journal of a batch: a line of JSON for every game that is over, written as it ends.

A batch that was stopped goes on from its journal. A line that was cut off is forgotten and its game played again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, TextIO

from netrunner.simulate.batch import Batch
from netrunner.simulate.outcome import Outcome

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None

KIND: Final = "netrunner simulation"
VERSION: Final = 1


class JournalError(ValueError):
    """A journal that cannot be used; the message is for the user."""


def cache_folder() -> Path:
    """Where journals are kept that nobody asked for by name: `XDG_CACHE_HOME`, or what the system is used to."""
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    if chosen and os.path.isabs(chosen):
        return Path(chosen) / "netrunner"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "netrunner" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "netrunner"
    return Path.home() / ".cache" / "netrunner"


def usual_path(batch: Batch) -> Path:
    """The journal of a batch when no other is named: the same command finds it again."""
    return cache_folder() / "simulate" / f"{batch.digest()}.jsonl"


class Journal:
    """The games of one batch in a file, which this process has to itself.

    `JournalError` when the file is something else, of another batch, or in use.
    """

    def __init__(self, batch: Batch, path: Path, fresh: bool = False) -> None:
        self.batch = batch
        self.path = path
        self.done: set[int] = set()
        self._file: TextIO | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._own(path.open("a", encoding="utf-8", newline="\n"))
            if fresh and path.is_file():
                self._file.truncate(0)
            if path.stat().st_size:
                self._resume()
            else:
                self._begin()
        except JournalError:
            self.close()
            raise
        except OSError as error:
            raise JournalError(f"The journal {path} cannot be used: {error.strerror or error}.") from None

    def _begin(self) -> None:
        header = {"kind": KIND, "version": VERSION, "batch": self.batch.digest(), "seed": self.batch.seed}
        self._write(json.dumps(header))

    def _own(self, file: TextIO) -> TextIO:
        """Two commands that write the same journal would take it from under each other."""
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.close()
                raise JournalError(f"This batch is being played already: the journal {self.path} is in use.") from None
        return file

    def _resume(self) -> None:
        with self.path.open("rb+") as file:
            try:
                header = json.loads(file.readline())
                known = header["kind"] == KIND and header["version"] == VERSION
            except (ValueError, KeyError, TypeError):
                known = False
            if not known:
                raise JournalError(f"{self.path} is not a journal of a simulation.")
            if header["batch"] != self.batch.digest():
                raise JournalError(
                    f"The journal {self.path} belongs to another batch: other decks, bots, seed or another version of "
                    "this program. Name another file, or delete it to start anew."
                )
            whole = file.tell()
            for line in file:
                if not line.endswith(b"\n"):
                    break
                try:
                    self.done.add(Outcome.read(line.decode()).number)
                except ValueError:
                    break
                whole += len(line)
            file.truncate(whole)

    def _write(self, line: str) -> None:
        assert self._file is not None
        self._file.write(line + "\n")
        self._file.flush()

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self.batch.total) if number not in self.done]

    def add(self, outcome: Outcome) -> None:
        if outcome.number not in self.done:
            self.done.add(outcome.number)
            self._write(outcome.line())

    def outcomes(self) -> Iterator[Outcome]:
        """The games of the batch that are over, each once, in the order in which they ended."""
        seen: set[int] = set()
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for line in file:
                outcome = Outcome.read(line)
                if outcome.number < self.batch.total and outcome.number not in seen:
                    seen.add(outcome.number)
                    yield outcome

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        self.close()
        self.path.unlink(missing_ok=True)

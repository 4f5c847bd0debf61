"""The file of a tournament: locked while it changes, appended to in one write, mended after a crash.

A command reads the whole log, is carried out in memory, and only then adds its lines to the file, in one write that is
flushed to the disk. If the machine stops in between, the file ends in a line cut short: it is noticed at the next
command, kept beside the file, and everything before it stands.
"""

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import click

from netrunner.tournament.commands import refusing
from netrunner.tournament.errors import Refused
from netrunner.tournament.file_formats import is_log
from netrunner.tournament.log import parse
from netrunner.tournament.tome_database import ENCODING, SEPARATOR
from netrunner.tournament.tournament import Tournament

FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
AS = click.option("--as", "by", metavar="NAME", help="Who does this; the organizer unless said.")
YES = click.option("--yes", is_flag=True, help="Do not ask.")


class Commands(click.Group):
    """A group whose commands are listed by what they are for, and whose refusals are messages, never tracebacks."""

    sections: Mapping[str, Sequence[str]] = {}

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = formatter.width - 6 - max(map(len, self.commands))
        for heading, names in self.sections.items():
            with formatter.section(heading):
                formatter.write_dl([(name, self.commands[name].get_short_help_str(width)) for name in names])

    def invoke(self, ctx: click.Context) -> object:
        try:
            with refusing():
                return super().invoke(ctx)
        except Refused as refusal:
            raise click.ClickException(str(refusal)) from None
        except BrokenPipeError:
            raise
        except (OSError, UnicodeError) as error:
            raise click.ClickException(str(error)) from None


def now() -> datetime:
    """The time that goes into the log."""
    return datetime.now(UTC)


def read_text(path: Path) -> str:
    """The text of a file, or a refusal that says what is wrong with it."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise Refused(f"There is no file {path}; `netrunner tournament new` makes one") from None
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror or error}") from None
    return decode(content, path)


def decode(content: bytes, path: Path) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if SEPARATOR.encode() in content:  # TOME's text is in an encoding of its own
            return content.decode(ENCODING)
        line = content.count(b"\n", 0, error.start) + 1
        if b"\n" not in content[error.start :]:  # a letter cut in two at the end: a crash, not another encoding
            return content[: error.start].decode("utf-8-sig")
        raise Refused(f"{path}, line {line}: this is not UTF-8 text") from None


def load(path: Path) -> Tournament:
    """Read a tournament without changing it; a last line cut short is reported and left alone."""
    text = read_text(path)
    check_is_log(text, path)
    log = parse(text)
    if log.fragment:
        warn(f"the last line of {path} was cut short and is not counted; {len(log.entries)} entries are whole")
    return Tournament(log.entries)


def check_is_log(text: str, path: Path) -> None:
    if not is_log(text):
        raise Refused(
            f"{path} is not a tournament file of this program. Results of another program can be read by `standings` "
            "and made into a tournament file by `import`"
        )


@contextlib.contextmanager
def changing(path: Path) -> Iterator[Tournament]:
    """A tournament to be changed: what was done to it is written when the block ends well, and else nothing is."""
    with _locked(path) as handle:
        content = handle.read()
        text = decode(content, path)
        check_is_log(text, path)
        log = parse(text)
        tournament = Tournament(log.entries)
        before = len(tournament.entries)
        yield tournament
        if len(tournament.entries) == before:
            return
        end = len(content)
        if log.fragment:
            end = _keep_fragment(path, content)
        lines, total = [], log.last_sum
        for entry in tournament.entries[before:]:
            line, total = entry.line(total)
            lines.append(line)
        _append(path, handle, end, ("\n" if log.unterminated else "") + "".join(lines))


def _locked(path: Path) -> IO[bytes]:
    """The file, opened and locked; opened again if it was replaced while this waited for the lock."""
    while True:
        try:
            handle = open(path, "r+b")
        except FileNotFoundError:
            raise Refused(f"There is no file {path}; `netrunner tournament new` makes one") from None
        except OSError as error:
            raise Refused(f"{path} cannot be opened: {error.strerror or error}") from None
        _lock(handle)
        if os.path.samestat(os.fstat(handle.fileno()), os.stat(path)):
            return handle
        handle.close()


def _keep_fragment(path: Path, content: bytes) -> int:
    """Put a line that a crash cut short beside the file; the end of the last whole line."""
    end = content.rfind(b"\n") + 1
    beside = path.with_name(path.name + ".fragment")
    with open(beside, "ab") as handle:
        handle.write(content[end:] + b"\n")
        _flush(handle)
    warn(f"the last line of {path} had been cut short; it was not counted, and is kept in {beside}")
    return end


def _append(path: Path, handle: IO[bytes], end: int, text: str) -> None:
    """Write past Python's buffers: what fails, on a full disk for example, is taken back at once."""
    descriptor = handle.fileno()
    left = memoryview(text.encode())
    try:
        os.ftruncate(descriptor, end)
        os.lseek(descriptor, end, os.SEEK_SET)
        while left:
            left = left[os.write(descriptor, left) :]
        os.fsync(descriptor)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.ftruncate(descriptor, end)
        raise Refused(f"{path} cannot be written ({error.strerror or error}): nothing was changed") from None


def create(path: Path, tournament: Tournament) -> None:
    """Write a new file; an existing one is never overwritten."""
    try:
        with open(path, "xb") as handle:
            handle.write(tournament.write().encode())
            _flush(handle)
    except FileExistsError:
        raise Refused(f"{path} exists already; choose another name") from None
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror or error}") from None


def replace(path: Path, text: str) -> Path:
    """Put another text in a file's place, whole or not at all; the old one is kept beside it."""
    kept = path.with_name(path.name + ".before-repair")
    number = 1
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}.before-repair-{number}")
    fresh = path.with_name(path.name + ".new")
    with _locked(path) as old:
        kept.write_bytes(old.read())
        with open(fresh, "wb") as handle:
            handle.write(text.encode())
            _flush(handle)
        os.replace(fresh, path)
    return kept


def _flush(handle: IO[bytes]) -> None:
    handle.flush()
    os.fsync(handle.fileno())


def _lock(handle: IO[bytes]) -> None:
    """Wait for other commands on the same file. Where the system has no such lock, go on without."""
    with contextlib.suppress(ImportError, OSError):
        import fcntl

        fcntl.flock(handle.fileno(), fcntl.LOCK_EX)


def warn(message: str) -> None:
    click.echo(f"Warning: {message}", err=True)


def ask(question: str, yes: bool) -> None:
    """Ask before something that is hard to explain to 300 people; scripts are not asked."""
    if yes or not sys.stdin.isatty():
        return
    if not click.confirm(question):
        raise Refused("Nothing was changed")

"""What a server is told when it starts: where its data lies, what it talks to, how it is reached.

Everything has a default that works on one machine with nothing else installed. `docs/hosting.md` lists the environment
variables; a test compares it with `VARIABLES`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

VARIABLES: Final = {
    "DATABASE_URL": "where games, accounts and decks are kept; one SQLite file in the data folder when unset",
    "REDIS_URL": "how several workers share lobby, presence and games; one worker needs none",
    "NETRUNNER_DATA": "the data folder, as --data",
    "NETRUNNER_SECRET": "what session cookies are signed with; made once and kept in the data folder when unset",
    "NETRUNNER_ORIGINS": "the addresses the site is reached at, separated by commas, when a proxy stands before it",
    "NETRUNNER_SECURE": "1 when the site is reached by https only: cookies are then never sent in the clear",
    "NETRUNNER_BOT_PROCESSES": "how many processes think for the bots; 1 when unset",
    "NETRUNNER_PROXIES": "how many proxies stand before the server and may be believed about the visitor's address",
    "NETRUNNER_METRICS": "what Prometheus must send as its bearer token; when unset, only this machine reads /metrics",
}
LEAST_SECRET: Final = 16


class SettingsError(ValueError):
    """A setting that cannot be used, with what would be right."""


def default_data() -> Path:
    """Where a person's programs keep their data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "netrunner"


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings."""

    data: Path = field(default_factory=default_data)
    database_url: str = ""
    redis_url: str = ""
    secret: str = ""
    origins: tuple[str, ...] = ()
    secure: bool = False
    bot_processes: int = 1
    proxies: int = 0
    metrics: str = ""
    limits: bool = True  # rate limits; off in load tests only
    wake: bool = True  # start a process for bots before anybody needs it
    pace: float = 1.0  # factor on the pauses that bots make for human eyes

    @classmethod
    def read(cls, environment: Mapping[str, str], data: Path | None = None) -> Settings:
        """The settings that an environment asks for."""
        folder = data or Path(environment.get("NETRUNNER_DATA") or default_data())
        return cls(
            data=folder,
            database_url=environment.get("DATABASE_URL", ""),
            redis_url=environment.get("REDIS_URL", ""),
            secret=secret(environment, "NETRUNNER_SECRET"),
            origins=origins(environment, "NETRUNNER_ORIGINS"),
            secure=whole(environment, "NETRUNNER_SECURE", 0, least=0, most=1) == 1,
            bot_processes=whole(environment, "NETRUNNER_BOT_PROCESSES", 1, least=1),
            proxies=whole(environment, "NETRUNNER_PROXIES", 0, least=0),
            metrics=secret(environment, "NETRUNNER_METRICS"),
        )

    def database(self) -> str:
        """The address of the database, with the driver we use."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data / 'netrunner.sqlite3'}"
        scheme, colon, rest = self.database_url.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        if not colon or scheme.partition("+")[0] not in drivers:
            raise SettingsError(
                f"DATABASE_URL starts with {scheme!r}: write postgresql://user:password@host/name or sqlite:///path."
            )
        return f"{drivers.get(scheme, scheme)}://{rest}"

    def signing_secret(self) -> str:
        """What cookies are signed with: as set, or made once and kept beside the data."""
        if self.secret:
            return self.secret
        path = self.data / "secret"
        if not path.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            keep_secret(path)
        found = path.read_text(encoding="ascii", errors="replace").strip()
        if len(found) < LEAST_SECRET:
            raise SettingsError(
                f"{path} holds no secret: delete it, and a new one is made. Everybody signs in again then."
            )
        return found


def keep_secret(path: Path) -> None:
    """Make a secret: whole or not at all, whenever the power goes. When two servers start at once, one of them does."""
    new = path.with_name(f".secret-{secrets.token_hex(4)}")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(new, path)
    finally:
        new.unlink()


def whole(environment: Mapping[str, str], name: str, default: int, least: int, most: int | None = None) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or not least <= int(text) <= (int(text) if most is None else most):
        bounds = f"a whole number of at least {least}" if most is None else f"{least} or {most}"
        raise SettingsError(f"{name} is {text!r}: write {bounds}.")
    return int(text)


def secret(environment: Mapping[str, str], name: str) -> str:
    """A secret, which is not shown even when it will not do."""
    text = environment.get(name, "")
    if text and len(text) < LEAST_SECRET:
        raise SettingsError(f"{name} is too short to be safe: `openssl rand -hex 32` makes a good one.")
    return text


def origins(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    found = tuple(part.strip() for part in environment.get(name, "").split(",") if part.strip())
    for address in found:
        if urlsplit(address).scheme not in ("http", "https"):
            raise SettingsError(f"{name} names {address!r}: write the whole address, as in https://play.example.org.")
    return found

"""What a server is told when it starts: where its data lies, what it talks to, how it is reached.

Everything has a default that works on one machine with nothing else installed. `docs/hosting.md` lists the environment
variables; a test compares it with `VARIABLES`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

VARIABLES: Final = {
    "DATABASE_URL": "where games, accounts and decks are kept; one SQLite file in the data folder when unset",
    "REDIS_URL": "how several workers share lobby, presence and games; one worker needs none",
    "NETRUNNER_DATA": "the data folder, as --data",
    "NETRUNNER_SECRET": "what session cookies are signed with; made once and kept in the data folder when unset",
    "NETRUNNER_ORIGINS": "the addresses the site is reached at, separated by commas, when a proxy stands before it",
    "NETRUNNER_SECURE": "1 when the site is reached by https only: cookies are then never sent in the clear",
    "NETRUNNER_BOT_PROCESSES": "how many processes think for the bots; 1 when unset",
    "NETRUNNER_PROXIES": "how many proxies stand before the server and may be believed about the visitor's address",
}


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
            secret=environment.get("NETRUNNER_SECRET", ""),
            origins=tuple(part.strip() for part in environment.get("NETRUNNER_ORIGINS", "").split(",") if part.strip()),
            secure=environment.get("NETRUNNER_SECURE", "") == "1",
            bot_processes=whole(environment, "NETRUNNER_BOT_PROCESSES", 1, least=1),
            proxies=whole(environment, "NETRUNNER_PROXIES", 0, least=0),
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
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.write(secrets.token_hex(32))
        return path.read_text(encoding="ascii").strip()


def whole(environment: Mapping[str, str], name: str, default: int, least: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) < least:
        raise SettingsError(f"{name} is {text!r}: write a whole number of at least {least}.")
    return int(text)

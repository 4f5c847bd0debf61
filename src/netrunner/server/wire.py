"""What goes over the wire: the base of all messages, and the words that several of them share.

The client's TypeScript types are generated from these models (`make types`), and a test compares them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

Perspective = Literal["corp", "runner", "spectator", "both"]
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{1,16}$")]


class Wire(BaseModel):
    """A message or a part of one. What it does not name is refused.

    What we send has every field, also those that a sender may leave out: the types of the client say so.
    """

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Problem(Wire):
    """Why something was refused: a sentence for people and, where there is one, the rule behind it.

    Every answer with a status of 400 or above has this shape.
    """

    message: str
    rule: str | None = None
    field: str | None = None
    """Which part of the request it is about."""

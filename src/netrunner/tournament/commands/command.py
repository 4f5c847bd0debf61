"""What a command is, and the types of its fields."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StringConstraints

LeaderRole = Literal["organizer", "marshal", "judge"]
Number = Annotated[StrictInt, Field(ge=1, le=100_000)]
Minutes = Annotated[StrictInt, Field(ge=1, le=600)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Title = Annotated[str, StringConstraints(max_length=200)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=20_000)]
Copies = dict[str, Annotated[StrictInt, Field(ge=1)]]


class Command(BaseModel):
    """Something that is done to an event. What it does not name is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
    needs: ClassVar[str]
    own: ClassVar[bool] = False
    do: str

    @property
    def permission(self) -> str:
        """What somebody must be allowed to do."""
        return self.needs

    def data(self) -> dict[str, Any]:
        """What the log holds: the fields that say something."""
        said = self.model_dump(mode="json", exclude={"do"}, exclude_unset=True, exclude_none=True)
        return {key: value for key, value in said.items() if value is not False or key in self.kept}

    kept: ClassVar[frozenset[str]] = frozenset()
    """Fields that are written also where they are false."""

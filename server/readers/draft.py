"""The shape that a model's answer is forced into, before it is checked."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field


class Quoted(BaseModel):
    """Words of one record."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    record: Annotated[str, Field(description="The id of a record")]
    quote: Annotated[str, Field(description="Words of its text, letter for letter")]


class Draft(BaseModel):
    """An answer as a model gives it: claims, until each of them is checked."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    abstained: Annotated[bool, Field(description="Whether the records do not say it")]
    text: Annotated[str, Field(description="The answer; empty when abstained")]
    citations: Annotated[list[Quoted], Field(description="What the answer rests on")]
    history: Annotated[list[Quoted], Field(description="Earlier values, oldest first")]
    disagreement: Annotated[list[Quoted], Field(description="A view of each holder, or empty")]


NAME: Final = "answer"
"""What the shape is called in either protocol."""

SCHEMA: Final[dict[str, Any]] = Draft.model_json_schema()

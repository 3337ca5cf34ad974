"""The tool `forget`: erase records for good, after a preview, and never more than a list shows without a person."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, Field

from server.app import App
from server.forgetting import bound, by_person, by_token, previewed
from server.results import forget_result
from server.tools.tool import Arguments, Asking, Tool
from server.wire import ForgetResult
from server.wishes import Wanted, wish


class ForgetArguments(Arguments):
    """What to forget; what is given together narrows it."""

    ids: Annotated[tuple[str, ...], Field(description="Ids of records")] = ()
    query: Annotated[str, Field(description="Words that a record must all have")] = ""
    person: Annotated[str, Field(description="All by this person")] = ""
    thread: Annotated[str, Field(description="All of this thread_id")] = ""
    source: Annotated[str, Field(description="All of this source")] = ""
    after: Annotated[str, Field(description="Occurred at or after")] = ""
    before: Annotated[str, Field(description="Occurred before")] = ""
    token: Annotated[str, Field(description="From the preview; erases what it listed")] = ""


class Yes(BaseModel):
    """What a person answers."""

    erase: bool


def _run(app: App, given: ForgetArguments) -> ForgetResult | Asking:
    asked = Wanted(given.ids, **given.model_dump(exclude={"ids", "token"}))
    if given.token:
        return forget_result(by_token(app, given.token, None if asked.empty else wish(app, asked)), app.zone)
    found = previewed(app, wish(app, asked))
    preview = forget_result(found, app.zone)
    if found.outcome != "needs_person" or found.preview is None:
        return preview
    agreed_to = found.preview

    def follow(answer: BaseModel) -> ForgetResult:
        agreed = isinstance(answer, Yes) and answer.erase
        return forget_result(by_person(app, agreed_to), app.zone) if agreed else preview

    asking = Asking(
        f"Candor: erase {found.count} records of your memory for good, at every instant?",
        bound(app, agreed_to),
        Yes,
        follow,
        lambda state: asking if state == asking.state else None,
        preview,
    )
    return asking


TOOL: Final = Tool(
    "forget",
    "Forget for good",
    "Erase records at every instant, only when the owner asks. The first call previews: show the owner what is listed, "
    "and what quotes it; on their yes call again with token. More than 20, a person or a source needs the owner "
    "themselves (needs_person).",
    ForgetArguments,
    ForgetResult,
    _run,
    erases=True,
)

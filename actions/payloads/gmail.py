"""Mails as Gmail's `users.messages` takes them: raw MIME (RFC 5322) in base64url; labels for the trash and the archive.

`Date` and `Message-ID` are left to whoever sends. A forwarded mail's text is for the executor to put behind ours: the
memory may hold less than the mailbox does.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP

from actions.payloads.shape import Json
from actions.plans.action import ArchiveMail, DeleteMail, ForwardMail, ReplyMail, SendMail


def send(action: SendMail) -> Mapping[str, Json]:
    """The body of `users.messages.send`."""
    return {"raw": _raw({"To": action.to, "Cc": action.cc, "Bcc": action.bcc}, action.subject, action.body)}


def reply(action: ReplyMail) -> Mapping[str, Json]:
    """As `send`, in the thread of the mail."""
    return {"raw": _raw({"To": action.to, "Cc": action.cc}, action.subject, action.body), "threadId": action.thread_id}


def forward(action: ForwardMail) -> Mapping[str, Json]:
    """As `send`; `original` is the id of the mail whose text and attachments belong behind ours."""
    return {"raw": _raw({"To": action.to}, action.subject, action.body), "original": action.message_id}


def trash(action: DeleteMail) -> Mapping[str, Json]:
    """The path of `users.messages.trash`; for a search, the query of `users.messages.list` whose results are meant."""
    return {"q": action.query} if action.query else {"id": action.message_id}


def archive(action: ArchiveMail) -> Mapping[str, Json]:
    """The path and body of `users.messages.modify`."""
    return {"id": action.message_id, "removeLabelIds": ["INBOX"]}


def _raw(people: Mapping[str, tuple[str, ...]], subject: str, body: str) -> str:
    mail = EmailMessage(policy=SMTP)
    for name, addresses in people.items():
        if addresses:
            mail[name] = ", ".join(_one_line(each) for each in addresses)
    mail["Subject"] = _one_line(subject)
    mail.set_content(body)
    return urlsafe_b64encode(mail.as_bytes()).decode()


def _one_line(text: str) -> str:
    # A header ends with its line: nothing of a subject may begin another header.
    return " ".join(text.split())

"""A local server that speaks the protocols of both kinds of models, by a script of ours."""

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Script:
    """What the server does with each call, one step a call; `heard` are the calls it got: path, headers and body.

    A step is a draft (a dict, or text that is sent as it stands), or a Fault.
    """

    def __init__(self, *steps):
        self.steps = list(steps)
        self.heard = []


class Fault:
    """Something that is no answer: a status with headers, a reply cut short, a stop reason, silence in seconds,
    or a reply that comes in drops and never ends."""

    def __init__(self, status=200, headers=(), *, stop="", silence=0.0, cut=False, body=None, dripping=False):
        self.status, self.headers = status, dict(headers)
        self.stop, self.silence, self.cut, self.body, self.dripping = stop, silence, cut, body, dripping


def draft(text="", *cited, abstained=False, history=(), disagreement=()):
    """A draft as a model would write it; quotations are pairs of a record's id and its words."""

    def quoted(pairs):
        return [{"record": record, "quote": quote} for record, quote in pairs]

    return {
        "abstained": abstained,
        "text": text,
        "citations": quoted(cited),
        "history": quoted(history),
        "disagreement": quoted(disagreement),
    }


@contextmanager
def serving(script):
    """The address of a server that plays the script for as long as the context lasts."""
    server = _Server(script)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.over.set()
        server.shutdown()
        thread.join()
        server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, script):
        super().__init__(("127.0.0.1", 0), _Handler)
        self.script = script
        self.over = threading.Event()


class _Handler(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.script.heard.append((self.path, dict(self.headers), body))
        step = self.server.script.steps.pop(0)
        fault = step if isinstance(step, Fault) else Fault(body=step if isinstance(step, str) else json.dumps(step))
        kind, sent = _reply(self.path, body, fault.body or "{}", fault.stop)
        try:
            if fault.status != 200:
                self._send(fault.status, "application/json", b'{"error": "the kiln opens"}', fault.headers)
            elif fault.dripping:
                self._drip(kind)
            else:
                self.server.over.wait(fault.silence)
                self._send(200, kind, sent, {"content-length": str(len(sent))}, len(sent) // (2 if fault.cut else 1))
        except OSError:
            # Whoever asked has gone.
            self.close_connection = True

    def _drip(self, kind):
        self._send(200, kind, b"", {})
        while not self.server.over.wait(0.05):
            self.wfile.write(b" ")
            self.wfile.flush()

    def _send(self, status, kind, sent, headers, length=None):
        self.send_response(status)
        for name, value in {"content-type": kind, "connection": "close", **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(sent[:length])


def _reply(path, body, text, stop):
    """A reply in the protocol that was called, whole or in a stream as it was asked for; its kind and bytes."""
    build = _anthropic if path.endswith("/messages") else _openai
    whole, events = build(text, stop)
    if not body["stream"]:
        return "application/json", json.dumps(whole).encode()
    lines = []
    for name, event in events:
        lines.append(f"event: {name}\r\n" if name else "")
        lines.append(f"data: {event if isinstance(event, str) else json.dumps(event)}\r\n\r\n")
    return "text/event-stream; charset=utf-8", "".join(lines).encode()


def _anthropic(text, stop):
    stop = stop or "tool_use"
    try:
        given = json.loads(text)
    except ValueError:
        given = {"text": text}
    block = {"type": "tool_use", "id": "t1", "name": "answer"}
    whole = {"id": "m1", "type": "message", "content": [{**block, "input": given}], "stop_reason": stop, "usage": {}}
    half = len(text) // 2
    events = [
        ("message_start", {"type": "message_start", "message": {**whole, "content": [], "stop_reason": None}}),
        ("content_block_start", {"type": "content_block_start", "index": 0, "content_block": {**block, "input": {}}}),
        ("ping", {"type": "ping"}),
        *(
            (
                "content_block_delta",
                {
                    "type": "content_block_delta",
                    "index": 0,
                    "delta": {"type": "input_json_delta", "partial_json": part},
                },
            )
            for part in (text[:half], text[half:])
        ),
        ("content_block_stop", {"type": "content_block_stop", "index": 0}),
        ("message_delta", {"type": "message_delta", "delta": {"stop_reason": stop}, "usage": {"output_tokens": 9}}),
        ("message_stop", {"type": "message_stop"}),
    ]
    return whole, events


def _openai(text, stop):
    stop = {"max_tokens": "length", "refusal": "content_filter"}.get(stop, stop) or "stop"
    whole = {"id": "c1", "choices": [{"index": 0, "message": {"role": "assistant", "content": text},
                                      "finish_reason": stop}]}  # fmt: skip
    half = len(text) // 2
    parts = [{"role": "assistant", "content": ""}, {"content": text[:half]}, {"content": text[half:]}]
    events = [
        *(("", {"choices": [{"index": 0, "delta": part, "finish_reason": None}]}) for part in parts),
        ("", {"choices": [{"index": 0, "delta": {}, "finish_reason": stop}]}),
        ("", {"choices": [], "usage": {"completion_tokens": 9}}),
        ("", "[DONE]"),
    ]
    return whole, events

"""Answers that do not end: one line of JSON for each event."""

import json
import socket
import threading
from contextlib import closing

from .problem import ServerProblem, StreamEnded
from .send import LOST

SILENCE = 75
"""Seconds after which a silent connection counts as lost. The server gives a sign of life every 25 seconds."""
SHORTEST_PAUSE = 0.25
LONGEST_PAUSE = 15


class Stream:
    """
    The events of a stream, to be read in a loop. When the connection is lost or the server restarts, it goes on after
    the last event. Raises where opening it again would not help: without access, or when the server ends it for good.
    `close` ends it, from any thread; so does the end of a `with` block.
    """

    def __init__(self, connection, route, asked, note):
        """`asked()` tells with which fields to open the stream, and `note` is told of every event."""
        self._connection = connection
        self._route = route
        self._asked = asked
        self._note = note
        self._closed = threading.Event()
        self._socket = None
        self._events = self._all_events()

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._events)

    def __enter__(self):
        return self

    def __exit__(self, *_failure):
        self.close()

    def close(self):
        """Ends the stream. A thread that waits for its next event comes to the end of its loop."""
        self._closed.set()
        try:
            self._events.close()
        except ValueError:
            # Another thread is reading. To close the socket under it would not wake it; this does.
            self._shut_down()

    def _shut_down(self):
        try:
            if self._socket is not None:
                self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def _all_events(self):
        failures = 0
        while not self._closed.is_set():
            wait = min(LONGEST_PAUSE, SHORTEST_PAUSE * 2**failures)
            failures += 1
            try:
                with closing(self._lines()) as lines:
                    for line in lines:
                        if line["type"] == "end":
                            if "retryAfterMs" not in line:
                                raise StreamEnded(line["code"], line["text"])
                            wait = line["retryAfterMs"] / 1000
                        elif line["type"] != "alive":
                            failures = 0
                            self._note(line)
                            yield line
            except ServerProblem as problem:
                if problem.status != 429 and problem.status < 500:
                    raise
                wait = wait if problem.retry_after is None else problem.retry_after
            except LOST:
                pass
            self._closed.wait(wait)

    def _lines(self):
        """The lines of one answer. Leaving the loop closes the connection."""
        self._socket, answer = self._connection.open_stream(self._route, self._asked(), SILENCE)
        try:
            while not self._closed.is_set():
                text = answer.readline()
                # A line that was cut off is told again.
                if not text.endswith(b"\n"):
                    return
                if text != b"\n":
                    yield json.loads(text)
        finally:
            answer.close()
            self._socket.close()

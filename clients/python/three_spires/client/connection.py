"""Connections to one server, which are kept open and used again."""

import json
import re
import select
from collections import deque
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import quote, urlencode, urlsplit

from .problem import problem_of

SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}
TIMEOUT = 60
"""How many seconds an answer may take."""


class Connection:
    """A server and the token for it. Any number of threads may send requests at the same time."""

    def __init__(self, url, token):
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise ValueError(f'the address of a server begins with http:// or https://, which "{url}" does not')
        self._kind = SCHEMES[parts.scheme]
        self._host, self._port = parts.hostname, parts.port
        self._folder = parts.path.rstrip("/")
        self._token = token
        self._idle = deque()

    def send_once(self, route, fields):
        """Sends a request once, and answers with what its JSON says. Raises ServerProblem for anything but 2xx."""
        line = self._take()
        try:
            answer = self._request(line, route, fields)
            body = answer.read()
        except BaseException:
            line.close()
            raise
        # An answer may announce that the server closes the connection; `line` has then closed itself.
        if line.sock is not None:
            self._idle.append(line)
        if not 200 <= answer.status < 300:
            raise problem_of(answer, body)
        return json.loads(body)

    def open_stream(self, route, fields, silence):
        """Opens an answer that does not end. Returns its socket and the answer, both to be closed."""
        line = self._kind(self._host, self._port, timeout=silence)
        try:
            line.connect()
            socket = line.sock
            answer = self._request(line, route, fields)
            if not 200 <= answer.status < 300:
                raise problem_of(answer, answer.read())
        except BaseException:
            line.close()
            raise
        return socket, answer

    def close(self):
        """Closes the connections that nobody is using."""
        while self._idle:
            self._idle.pop().close()

    def _take(self):
        while self._idle:
            try:
                line = self._idle.pop()
            except IndexError:
                break
            # A server closes a connection that was idle for long: then there is something to read, its end.
            if not is_readable(line.sock):
                return line
            line.close()
        return self._kind(self._host, self._port, timeout=TIMEOUT)

    def _request(self, line, route, fields):
        method, path, rest = addressed(route, fields)
        headers = {"Authorization": f"Bearer {self._token}"}
        body = None
        if method == "GET":
            path += query_of(rest)
        else:
            headers["Content-Type"] = "application/json"
            body = json.dumps(rest, separators=(",", ":")).encode("utf-8")
        line.request(method, self._folder + path, body, headers)
        return line.getresponse()


def is_readable(socket):
    """Whether there is anything to read at once. `select` knows only low file numbers, and Windows knows only it."""
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(socket, select.POLLIN)
        return bool(poll.poll(0))
    return bool(select.select([socket], [], [], 0)[0])


def addressed(route, fields):
    """`GET /api/tables/{table}` with its fields -> the method, the path, and the fields that are left."""
    method, template = route.split(" ")
    rest = {name: value for name, value in fields.items() if value is not None}

    def fill(found):
        name = found.group(1)
        if name not in rest:
            raise TypeError(f'{route} needs "{name}"')
        return quote(str(rest.pop(name)), safe="")

    return method, re.sub(r"\{(\w+)\}", fill, template), rest


def query_of(fields):
    return "?" + urlencode(fields) if fields else ""

"""Requests that are sent again where the server is busy or the connection was lost."""

import time
from http.client import HTTPException
from uuid import uuid4

from .problem import ServerProblem

ATTEMPTS = 6
"""Attempts while the server is busy or restarts."""
PAUSE = 0.5
"""Seconds to wait where the server names none, longer after each attempt."""
LONGEST_PAUSE = 60

LOST = (OSError, HTTPException)
"""What a lost connection raises."""

COMMANDS = {"move", "undo", "giveUp", "consent", "say", "signal"}

pause = time.sleep


def with_command(name, fields):
    """Gives a command its id, so that it can be sent again and is carried out once."""
    return {"command": str(uuid4()), **fields} if name in COMMANDS else fields


def send(connection, route, fields):
    """
    Sends a request, and again where the server has refused it only for the moment. When the connection is lost, it is
    unknown what was carried out: then only reading and commands are sent again.
    """
    is_repeatable = route.startswith("GET ") or "command" in fields
    attempt = 1
    while True:
        try:
            return connection.send_once(route, fields)
        except ServerProblem as problem:
            wait = pause_after(problem, attempt)
            if wait is None:
                raise
        except LOST:
            if not is_repeatable or attempt >= ATTEMPTS:
                raise
            wait = PAUSE * attempt
        pause(wait)
        attempt += 1


def pause_after(problem, attempt):
    """Seconds after which the request may be sent again, or None where that would not help."""
    wait = problem.retry_after
    if attempt >= ATTEMPTS:
        return None
    if problem.status == 503:
        return PAUSE * attempt if wait is None else wait
    return wait if problem.status == 429 and wait is not None and wait <= LONGEST_PAUSE else None

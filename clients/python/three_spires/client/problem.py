"""What a server refuses, and how it ends a stream."""

import json


class ServerProblem(Exception):
    """An answer outside 2xx. The text is the server's own sentence; decide by `code`. `field` names what is wrong."""

    def __init__(self, status, code, detail, field=None, retry_after=None):
        super().__init__(detail)
        self.status = status
        self.code = code
        self.field = field
        self.retry_after = retry_after
        """Seconds to wait before the same request can succeed, if the server has told."""


class StreamEnded(Exception):
    """The server has ended a stream, and opening it again would not help."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


def problem_of(answer, body):
    """The problem that an answer tells of; a proxy in between may answer with something else."""
    try:
        told = json.loads(body)
    except ValueError:
        told = None
    if not isinstance(told, dict):
        told = {}
    return ServerProblem(
        answer.status,
        told.get("code", "unknown"),
        told.get("detail", f"The server answered {answer.status} {answer.reason}."),
        told.get("field"),
        _seconds(answer.headers.get("Retry-After")),
    )


def _seconds(text):
    try:
        return max(0.0, float(text))
    except (TypeError, ValueError):
        return None

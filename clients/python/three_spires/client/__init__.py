"""A program's connection to a Three Spires server, over plain HTTP. docs/protocol.md describes the calls.

The same as packages/client in TypeScript: the calls and their fields have the names of docs/protocol.md.
"""

from .client import Client
from .play import Question
from .problem import ServerProblem, StreamEnded
from .stream import Stream

__all__ = ["Client", "Question", "ServerProblem", "Stream", "StreamEnded"]

"""Play the games of Three Spires from Python.

`client` plays at the tables of a server. `engine` runs the rules in a process of their own, `layout` says what the
integers of an observation mean, and `env` has environments for reinforcement learning. The standard library is enough.
"""

from .client import Client, Question, ServerProblem, StreamEnded
from .engine import Engine, EngineError, Game
from .group import Frame, Group
from .layout import Layout

__all__ = [
    "Client",
    "Engine",
    "EngineError",
    "Frame",
    "Game",
    "Group",
    "Layout",
    "Question",
    "ServerProblem",
    "StreamEnded",
]

"""The engine as a process: one line of JSON in, one line of JSON out. docs/engine.md describes the lines."""

import json
import os
import shlex
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path

from .group import Group
from .layout import Layout

PROTOCOL = 1
"""The version of the protocol that this client speaks."""

COMMAND_VARIABLE = "THREE_SPIRES_ENGINE"
"""An environment variable with the command that starts the engine."""

_PIPE_BYTES = 1024 * 1024
_SET_PIPE_SIZE = 1031  # F_SETPIPE_SZ of Linux, which Python names only from 3.10 on


class EngineError(Exception):
    """The engine refused a request. `error` is a code, `field` names what is wrong, `rule` forbids a move."""

    def __init__(self, problem):
        super().__init__(problem.get("message", "the engine gave no reason"))
        self.error = problem.get("error")
        self.field = problem.get("field")
        self.rule = problem.get("rule")


class EngineStopped(Exception):
    """The process of the engine has ended."""


def engine_command():
    """The command from the environment, or the engine of the checkout that this file belongs to."""
    given = os.environ.get(COMMAND_VARIABLE)
    if given:
        return shlex.split(given)
    for folder in Path(__file__).resolve().parents:
        runner = folder / "scripts" / "run.mjs"
        if runner.exists():
            return ["node", str(runner), "--bundled", "packages/engine/engine.ts"]
    raise FileNotFoundError(
        f"no checkout of Three Spires around {__file__}; set {COMMAND_VARIABLE} to the command that starts the engine"
    )


def _widen(pipe):
    """Larger pipes mean fewer switches between the processes. Where they cannot be had, nothing changes."""
    try:
        import fcntl

        fcntl.fcntl(pipe.fileno(), _SET_PIPE_SIZE, _PIPE_BYTES)
    except (ImportError, OSError):
        pass


class Engine:
    """Starts the engine. Use it in a `with` block, or call `close`."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or engine_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=_PIPE_BYTES
        )
        _widen(self._process.stdin)
        _widen(self._process.stdout)
        try:
            self.about = self.request("hello")
            if self.about["protocol"] != PROTOCOL:
                raise EngineStopped(
                    f"the engine speaks protocol {self.about['protocol']}, this client {PROTOCOL}"
                )
        except BaseException:
            self.close()
            raise

    @property
    def process_id(self):
        """The process of the engine, or of the command that started it."""
        return self._process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_failure):
        self.close()

    def close(self):
        """Ends the input of the engine and waits for its end."""
        process = self._process
        for pipe in (process.stdin, process.stdout):
            try:
                pipe.close()
            except BrokenPipeError:
                pass
        process.wait()

    def send(self, do, **fields):
        """Sends a request without waiting for its answer; `receive` takes the answers in the same order."""
        line = json.dumps({"do": do, **fields}, separators=(",", ":"))
        try:
            self._process.stdin.write(line.encode("utf-8") + b"\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as failure:
            raise EngineStopped("the engine has ended") from failure

    def receive(self):
        """The next answer. Raises EngineError if the engine refused the request."""
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EngineStopped("the engine has ended")
        try:
            answer = json.loads(line)
        except ValueError as failure:
            raise EngineStopped(f"the engine wrote something else than an answer: {line[:200]!r}") from failure
        if not answer["ok"]:
            raise EngineError(answer)
        return answer

    def receive_bytes(self, length):
        """So many bytes that follow an answer."""
        taken = self._process.stdout.read(length)
        if len(taken) != length:
            raise EngineStopped("the engine has ended")
        return taken

    def request(self, do, **fields):
        """Sends a request and waits for its answer."""
        self.send(do, **fields)
        return self.receive()

    def batch(self, requests):
        """The answers to many requests about games, in one exchange. Errors are among the answers."""
        return self.request("batch", requests=requests)["answers"]

    def new(self, game, setup, seed):
        """Starts a game."""
        return Game(self, self.request("new", game=game, setup=setup, seed=seed))

    def load(self, state):
        """A game from the bytes of `Game.dump`."""
        return Game(self, self.request("load", bytes=b64encode(state).decode("ascii")))

    def open(self, moment):
        """A game from the answer of a server's call `moment`: the position as a seat knows it."""
        fields = {name: moment[name] for name in ("game", "rulesVersion", "state")}
        return Game(self, self.request("open", **fields))

    def play(self, game, setup, seed, games=1, levels=None):
        """Plays whole games with random or bot moves, and tells how they ended."""
        fields = {} if levels is None else {"levels": levels}
        return self.request("play", game=game, setup=setup, seed=seed, games=games, **fields)["games"]

    def layout(self, game):
        """What the integers of observations mean, and the list of actions."""
        return Layout(self.request("layout", game=game))

    def group(self, game, setups, seed, games, **options):
        """Starts many games that advance together. Options: `restart`, `forced`, `longest`."""
        answer = self.request("group", game=game, setups=setups, seed=seed, games=games, binary=True, **options)
        return Group(self, answer)


class Game:
    """A game in the engine. `deciding` lists the seats that may decide, `outcome` tells how the game ended."""

    def __init__(self, engine, opened):
        self._engine = engine
        self.slot = opened["slot"]
        self._note(opened)

    def _note(self, status):
        self.deciding = status["deciding"]
        self.made = status["made"]
        self.outcome = status.get("outcome")
        self.wanted = status.get("wanted")

    def _request(self, do, **fields):
        return self._engine.request(do, slot=self.slot, **fields)

    def legal(self, seat=None):
        """The legal moves of a seat; it may be left out while only one decides."""
        return self._request("legal", **_seat(seat))["moves"]

    def options(self, seat=None):
        """The legal moves with what they are, in printed words."""
        return self._request("legal", readable=True, **_seat(seat))["options"]

    def apply(self, move, seat=None):
        """Makes a legal move."""
        self._note(self._request("apply", move=move, **_seat(seat)))

    def outside(self, fact):
        """Reports a fact that the game waits for; `wanted` says which."""
        self._note(self._request("outside", fact=fact))

    def undo(self, moves=1):
        """Takes back the last moves."""
        self._note(self._request("undo", moves=moves))

    def view(self, viewer="spectator"):
        """What a seat or a spectator sees."""
        return self._request("view", viewer=viewer)["view"]

    def imagine(self, seat, seed):
        """A copy in which everything that the seat cannot know is dealt again."""
        return Game(self._engine, self._request("imagine", seat=seat, seed=seed))

    def copy(self):
        """A copy that goes its own way."""
        return Game(self._engine, self._request("copy"))

    def hash(self):
        """The fingerprint of the state."""
        return self._request("hash")["hash"]

    def dump(self):
        """The state as bytes, for `Engine.load`."""
        return b64decode(self._request("dump")["bytes"])

    def encode(self, seat=None):
        """The observation of a seat with its actions and their moves."""
        return self._request("encode", **_seat(seat))

    def drop(self):
        """Forgets the game."""
        self._request("drop")


def _seat(seat):
    return {} if seat is None else {"seat": seat}

"""A program's connection to a server."""

from difflib import get_close_matches

from .connection import Connection
from .play import play_through
from .routes import ROUTES, STREAM_ROUTES
from .send import send, with_command
from .stream import Stream


class Client:
    """
    A program's connection to a server. `url` is its address, such as `https://spires.example`, and `token` the text of
    an access token, from the page about you. Any number of threads may use it at the same time.
    """

    def __init__(self, url, token):
        self._connection = Connection(url, token)

    def __enter__(self):
        return self

    def __exit__(self, *_failure):
        self.close()

    def close(self):
        """Closes the connections that are kept for the next request. Streams are closed by themselves."""
        self._connection.close()

    def ask(self, name, /, **fields):
        """
        Makes any call of docs/protocol.md by its name, with its fields; a field that is None is left out. Raises
        ServerProblem where the server refuses.
        """
        route = ROUTES.get(name)
        if route is None:
            near = get_close_matches(name, ROUTES, 1)
            meant = f'; did you mean "{near[0]}"?' if near else ""
            raise ValueError(f'there is no call "{name}"{meant}')
        return send(self._connection, route, with_command(name, fields))

    def events(self, since=None):
        """What happens to your account; with `since`, from then on."""
        newest = since

        def note(event):
            nonlocal newest
            if event["type"] != "you":
                newest = event["at"] if newest is None else max(newest, event["at"])

        return Stream(self._connection, STREAM_ROUTES["events"], lambda: {"since": newest}, note)

    def follow(self, table, invite=None, seen=None):
        """What happens at a table; with `seen`, after that entry."""
        newest = seen

        def note(event):
            nonlocal newest
            if event["type"] == "picture":
                newest = event["seq"]

        def asked():
            return {"table": table, "invite": invite, "seen": newest}

        return Stream(self._connection, STREAM_ROUTES["tableEvents"], asked, note)

    def play(self, table, choose):
        """
        Plays all your seats at a table until the game is over, and answers with the last picture. `choose` gets a
        Question and answers with the move of one of its options.
        """
        with self.follow(table) as events:
            return play_through(
                table,
                (event for event in events if event["type"] == "picture"),
                lambda turn: self.ask("move", **turn),
                lambda: self.ask("picture", table=table),
                choose,
            )

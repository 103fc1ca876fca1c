"""A real server for tests, with programs that may play there, and a line to it that can be cut."""

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import urllib.request
from pathlib import Path

from three_spires.client import Client

ROOT = Path(__file__).resolve().parents[3]
COMMAND = ["node", str(ROOT / "scripts/run.mjs"), "packages/server/main.ts"]
ANY = {"CPU_PERCENT_PER_PERSON": "0", "CPU_PERCENT_PER_ADDRESS": "0", "REQUESTS_PER_MINUTE": "0"}


class Server:
    """A server process with its own data; `stop` and `start` restart it at the same address."""

    def __init__(self, **settings):
        self._data = tempfile.mkdtemp(prefix="three-spires-python-")
        self._settings = {**ANY, "HOST": "127.0.0.1", "DATABASE_URL": "", "DATA_DIR": self._data, **settings}
        self._port = "0"
        self.start()

    def start(self):
        env = {**os.environ, **self._settings, "PORT": self._port}
        self._process = subprocess.Popen(COMMAND, env=env, stdout=subprocess.PIPE, text=True)
        said = ""
        for line in self._process.stdout:
            said += line
            found = re.search(r"Three Spires is at (http:\S+?:(\d+))", line)
            if found:
                self.url, self._port = found.groups()
                return
        raise RuntimeError(f"the server did not start; it printed:\n{said}")

    def stop(self):
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()

    def close(self):
        self.stop()
        shutil.rmtree(self._data)

    def program(self, bot=None, scopes=("read", "play", "challenge"), url=None):
        """A client of a new person, or of a bot account of theirs, and who it is."""
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

        def ask(method, path, body=None):
            request = urllib.request.Request(self.url + path, method=method)
            if body is not None:
                request.data = json.dumps(body).encode()
                request.add_header("Content-Type", "application/json")
            with browser.open(request) as answer:
                return json.load(answer)

        me = ask("GET", "/api/me")
        fields = {"name": "a test", "scopes": list(scopes)}
        if bot is not None:
            me = ask("POST", "/api/me/bots", {"name": bot})["bots"][-1]
            fields["bot"] = me["id"]
        made = ask("POST", "/api/me/tokens", fields)

        def end():
            ask("DELETE", f"/api/me/tokens/{made['programs']['tokens'][-1]['id']}")

        return Program(Client(url or self.url, made["secret"]), me, end)


class Program:
    def __init__(self, client, me, end):
        self.client = client
        self.id = me["id"]
        self.name = me["name"]
        self.end_token = end


class Line:
    """A connection to a server that can be cut: all connections break, and new ones break too until it is mended."""

    def __init__(self, url):
        host, port = url.split("//")[1].split(":")
        self._far = (host, int(port))
        self._is_cut = False
        self._open = set()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self.refused = threading.Semaphore(0)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                near, _ = self._server.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                self.refused.release()
                continue
            far = socket.create_connection(self._far)
            self._open |= {near, far}
            threading.Thread(target=self._join, args=(near, far), daemon=True).start()

    def _join(self, near, far):
        """Passes on what both sides send until one of them ends."""
        back = threading.Thread(target=_pass_on, args=(far, near), daemon=True)
        back.start()
        _pass_on(near, far)
        back.join()
        self._open -= {near, far}
        near.close()
        far.close()

    def cut(self):
        self._is_cut = True
        for each in list(self._open):
            _break_off(each)

    def mend(self):
        self._is_cut = False

    def close(self):
        self.cut()
        self._server.close()


def _pass_on(one, other):
    try:
        while True:
            part = one.recv(65536)
            if not part:
                break
            other.sendall(part)
    except OSError:
        pass
    _break_off(other)


def _break_off(line):
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass

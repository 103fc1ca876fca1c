# The bot of ahead.py for the arena, in fights of Slay the Spire: it reads questions and writes answers, a line each.
import json
import sys
from base64 import b64decode

from ahead import best
from three_spires import Engine

with Engine() as engine:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "hello":
            answer = {"name": "Ahead", "wants": ["imagined"]}
        else:
            game = engine.load(b64decode(asked["imagined"]))
            answer = {"id": asked["id"], "move": best(game, asked["seat"], asked["moves"])}
            game.drop()
        print(json.dumps(answer), flush=True)

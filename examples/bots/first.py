# Plays a fight with random moves: python3 examples/bots/first.py
import os
import random

from three_spires import Client

url = os.environ.get("THREE_SPIRES_URL", "http://localhost:4600")
client = Client(url, os.environ["THREE_SPIRES_TOKEN"])
setup = {"characters": ["Ironclad"], "encounter": "first"}
table = client.ask("openTable", game="slay-the-spire", setup=setup, seats=[{"holder": "me"}])["table"]
print(f"{url}/table/{table}")
last = client.play(table, lambda question: random.choice(question.options)["move"])
print(last["outcome"])

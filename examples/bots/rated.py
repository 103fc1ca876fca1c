# Plays a rated duel against an opponent from the queue: python3 examples/bots/rated.py
import os
import random
import time

from three_spires import Client

client = Client(os.environ.get("THREE_SPIRES_URL", "http://localhost:4600"), os.environ["THREE_SPIRES_TOKEN"])
GAME = "mystic-spires"

# `bots` says that it may be another bot account: bot accounts only meet those who agree.
found = client.ask("joinQueue", game=GAME, choice="March of Cinders", clock="quick", bots=True)
while found["status"] == "waiting":
    time.sleep(2)
    found = client.ask("waitInQueue", game=GAME)
last = client.play(found["table"], lambda question: random.choice(question.options)["move"])
print(last["outcome"], "rated" if last.get("rated") else f"not rated: {last.get('unrated')}")

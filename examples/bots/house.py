# Stays at a server: accepts challenges, sits down at an open table, and plays wherever it sits. End it with Ctrl-C.
import os
import random
import threading

from three_spires import Client

client = Client(os.environ.get("THREE_SPIRES_URL", "http://localhost:4600"), os.environ["THREE_SPIRES_TOKEN"])
GAME = "stygian-society"
me = client.ask("me")
tables = client.ask("openTables", game=GAME)["tables"]
if tables:
    client.ask("claimSeat", table=tables[0]["summary"]["table"], invite="open")

playing = set()


def play(table):
    try:
        last = client.play(table, lambda question: random.choice(question.options)["move"])
        print(f"{me['name']} at {table}: {last['outcome']['result']}", flush=True)
    finally:
        playing.discard(table)


for event in client.events():
    if event["type"] == "table" and event["table"]["status"] == "playing":
        table = event["table"]["table"]
        if table not in playing:
            playing.add(table)
            threading.Thread(target=play, args=[table], daemon=True).start()
    if event["type"] == "challenge":
        challenge = event["challenge"]
        if challenge["status"] == "open" and challenge["to"]["person"] == me["id"]:
            is_known = challenge.get("summary", {}).get("game") == GAME
            answer = "acceptChallenge" if is_known else "endChallenge"
            client.ask(answer, id=challenge["id"])

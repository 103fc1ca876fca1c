# Thinks one move ahead: python3 examples/bots/ahead.py
import os
import random

from three_spires import Client, Engine

DEALS = 4


def rate(view, seat):
    """How good a position looks to a seat: its own HP and Block against the HP of the enemies."""
    me = view["players"][seat]
    return 3 * me["hp"] + min(me["block"], 5) - sum(5 + enemy["hp"] for enemy in view["enemies"])


def best(game, seat, moves):
    """The move after which the position looks best on average. What the seat cannot know is dealt again for each try."""
    # A little chance between equals: some moves only turn something over, and could go on for ever.
    scores = {move: random.random() / 100 for move in moves}
    for deal in range(DEALS):
        imagined = game.imagine(seat, str(deal))
        for move in moves:
            imagined.apply(move, seat)
            scores[move] += rate(imagined.view(seat), seat)
            imagined.undo()
        imagined.drop()
    return max(moves, key=scores.get)


def play():
    client = Client(os.environ.get("THREE_SPIRES_URL", "http://localhost:4600"), os.environ["THREE_SPIRES_TOKEN"])
    setup = {"characters": ["Ironclad"], "encounter": "first"}
    table = client.ask("openTable", game="slay-the-spire", setup=setup, seats=[{"holder": "me"}])["table"]
    with Engine() as engine:

        def choose(question):
            game = engine.open(client.ask("moment", table=table))
            move = best(game, question.seat, [option["move"] for option in question.options])
            game.drop()
            return move

        print(client.play(table, choose)["outcome"])


if __name__ == "__main__":
    play()

"""Many games that advance together, one decision at a time. One exchange with the engine moves all of them."""

from array import array
from itertools import accumulate

from .integers import integers_of, write_integers

NOTHING = -1
"""An action that leaves a game alone."""

HEAD = 8
"""Integers about each game in `Frame.heads`."""

SEAT, COUNT, ENDED, WINNERS, RESULT, DECISIONS, LEFT_OUT, SEATS = range(HEAD)
OVER, CUT = 1, 2


class Frame:
    """All games of a group at a moment.

    `heads` has eight integers for each game (SEAT to SEATS), `observations` the observations one after another, and
    `actions` the possible actions one game after another: those of game N begin at `starts[N]`. The observations
    with which games ended that were started again are in `last`, one after another.
    """

    __slots__ = ("heads", "observations", "actions", "starts", "last", "games", "size")

    def __init__(self, engine, answer):
        def take(name):
            return integers_of(engine.receive_bytes(answer[name]))

        self.heads = take("heads")
        self.observations = take("observations")
        self.actions = take("actions")
        self.games = len(self.heads) // HEAD
        self.size = len(self.observations) // self.games
        self.starts = [0, *accumulate(self.heads[COUNT::HEAD])]
        self.last = take("last")

    def head(self, game, which):
        """One of the integers about a game."""
        return self.heads[game * HEAD + which]

    def observation(self, game):
        """The observation of a game, without a copy."""
        return self.observations[game * self.size : (game + 1) * self.size]

    def actions_of(self, game):
        """The possible actions of the seat that decides in a game."""
        return self.actions[self.starts[game] : self.starts[game + 1]]

    def mask(self, game, actions):
        """A byte for each action: 1 where it is possible."""
        mask = bytearray(actions)
        for action in self.actions_of(game):
            mask[action] = 1
        return mask

    def last_observation(self, number):
        """The last observation of the game that is the Nth to have ended in this step."""
        return self.last[number * self.size : (number + 1) * self.size]


class Group:
    """Games that advance together. `frame` is where they stand."""

    def __init__(self, engine, answer):
        self._engine = engine
        self.number = answer["group"]
        self.frame = Frame(engine, answer)

    def step(self, actions):
        """Makes one decision in every game: a list of actions, or NOTHING for a game."""
        self.send(actions)
        return self.receive()

    def send(self, actions):
        """Begins a step; `receive` ends it. Meanwhile other work can be done."""
        self._engine.send("step", group=self.number, actions=write_integers(actions))

    def receive(self):
        """Ends the step that `send` has begun."""
        self.frame = Frame(self._engine, self._engine.receive())
        return self.frame

    def reset(self, seed, games=None):
        """Starts the games again, or only some of them."""
        chosen = {} if games is None else {"games": list(games)}
        self.frame = Frame(self._engine, self._engine.request("reset", group=self.number, seed=seed, **chosen))
        return self.frame

    def random_actions(self, random):
        """One of the possible actions for each game, by a `random.Random`."""
        frame = self.frame
        draw = random.random
        heads, actions = frame.heads, frame.actions
        start = 0
        chosen = array("h")
        for game in range(frame.games):
            count = heads[game * HEAD + COUNT]
            chosen.append(actions[start + int(draw() * count)] if count else NOTHING)
            start += count
        return chosen

    def drop(self):
        """Forgets the games."""
        self._engine.request("drop-group", group=self.number)

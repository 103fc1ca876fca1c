"""A small learner: a linear policy that learns to win fights of Slay the Spire, in plain Python.

    python3 examples/learn_fights.py [--steps 4000] [--character Silent]

Every possible action gets a score, the sum of the weights of its features: the card, the card together with what the
enemies will do, how hurt the target is, how much Energy would be left unused. The policy plays actions with
probabilities that follow from the scores (softmax), and learns by policy gradients (REINFORCE): what turned out better
than usual becomes more likely. Then policy and random play fight the same new fights.
"""

import argparse
import math
import random
import time
from array import array
from collections import defaultdict

from three_spires import Engine
from three_spires.group import COUNT, ENDED, HEAD, NOTHING, RESULT

GAMES = 64
ENEMIES = 4
RATE = 0.05
DISCOUNT = 0.97
DEFEAT = -1.0


class Features:
    """Turns an observation and its possible actions into lists of features, which are small tuples."""

    def __init__(self, layout):
        self.layout = layout
        self.names = [layout.describe(action) for action in range(layout.actions)]
        index = layout.index
        self.phase = index("table", "phase")
        self.play = layout.names["phases"].index("play")
        self.hp = index("players", "hp")
        self.energy = index("players", "energy")
        self.block = index("players", "block")
        self.lost = index("players", "hpLost")
        self.hand = index("hand", "face")
        self.cost = index("hand", "cost")
        self.hand_size = index("players", "hand")
        self.enemies = [index("enemies", "hp", row) for row in range(ENEMIES)]
        self.alive = [index("enemies", "alive", row) for row in range(ENEMIES)]
        self.vulnerable = [index("enemies", "vulnerable", row) for row in range(ENEMIES)]

    def weakest(self, seen):
        """The place of the enemy with the fewest HP, or None."""
        living = [place for place in range(ENEMIES) if seen[self.alive[place]]]
        return min(living, key=lambda place: seen[self.enemies[place]], default=None)

    def health(self, seen):
        """HP of the enemies in all."""
        return sum(seen[self.enemies[place]] for place in range(ENEMIES) if seen[self.alive[place]])

    def of(self, seen, actions):
        """The features of every action."""
        lost = min(seen[self.lost], 4)
        energy = seen[self.energy]
        weakest = self.weakest(seen)
        phase = seen[self.phase]
        playable = 0
        for place in range(min(seen[self.hand_size], 12)):
            cost = seen[self.cost + 2 * place]
            playable += 0 <= cost <= energy
        described = []
        for action in actions:
            block, numbers = self.names[action]
            if block == "play" and phase == self.play:
                place, target = numbers
                face = seen[self.hand + 2 * place]
                features = [("card", face), ("card", face, "threat", lost), ("card", face, "energy", energy)]
                if 0 < target <= ENEMIES:
                    features.append(("weakest", target - 1 == weakest))
                    features.append(("target hp", min(seen[self.enemies[target - 1]], 6)))
                    features.append(("card", face, "vulnerable", seen[self.vulnerable[target - 1]] > 0))
            elif block == "end turn":
                features = [("end", min(playable, 3)), ("end", "threat", lost), ("end", "energy", energy)]
            else:
                features = [(block, numbers[0] if len(numbers) == 1 and numbers[0] < 8 else -1)]
            described.append(features)
        return described


class Policy:
    """Weights of features, and the probabilities that follow from them."""

    def __init__(self):
        self.weights = defaultdict(float)

    def probabilities(self, described):
        weights = self.weights
        scores = [sum(weights[feature] for feature in features) for features in described]
        highest = max(scores)
        powers = [math.exp(score - highest) for score in scores]
        whole = sum(powers)
        return [power / whole for power in powers]

    def learn(self, described, probabilities, chosen, gain):
        """Moves the weights along the gradient of the logarithm of the chosen action's probability."""
        weights = self.weights
        for place, features in enumerate(described):
            step = RATE * gain * ((place == chosen) - probabilities[place])
            for feature in features:
                weights[feature] += step


def pick(probabilities, draw):
    left = draw()
    for place, probability in enumerate(probabilities):
        left -= probability
        if left < 0:
            return place
    return len(probabilities) - 1


class Learner:
    """Plays fights in a group and learns from each that has ended."""

    def __init__(self, engine, setup, games, seed):
        self.features = Features(engine.layout("slay-the-spire"))
        self.policy = Policy()
        self.random = random.Random(seed)
        self.group = engine.group("slay-the-spire", [setup], f"learn {seed}", games, forced=False)
        self.paths = [[] for _ in range(games)]
        self.usual = {}
        self.fights = 0

    def step(self):
        """One decision in every fight."""
        frame, features, policy = self.group.frame, self.features, self.policy
        draw = self.random.random
        chosen = array("h")
        for game in range(frame.games):
            seen = frame.observation(game)
            actions = frame.actions_of(game)
            described = features.of(seen, actions)
            probabilities = policy.probabilities(described)
            place = pick(probabilities, draw)
            worth = seen[features.hp] - features.health(seen)
            self.paths[game].append((described, probabilities, place, worth))
            chosen.append(actions[place])
        self.group.step(chosen)
        self._learn_from_ended()

    def _learn_from_ended(self):
        frame, ended = self.group.frame, 0
        for game in range(frame.games):
            if not frame.head(game, ENDED):
                continue
            seen = frame.last_observation(ended)
            ended += 1
            won = frame.head(game, RESULT) > 0
            final = seen[self.features.hp] if won else -self.features.health(seen)
            self._learn(self.paths[game], final, 1.0 if won else DEFEAT)
            self.paths[game] = []
            self.fights += 1

    def _learn(self, path, final, result):
        """The gain of a decision: how the fight ended, and the HP that were won and lost after it."""
        gain, later = result * 5, final
        for number in range(len(path) - 1, -1, -1):
            described, probabilities, place, worth = path[number]
            gain = DISCOUNT * gain + (later - worth)
            later = worth
            if len(described) == 1:
                continue
            usual = self.usual.get(min(number, 40), gain)
            self.usual[min(number, 40)] = usual + 0.01 * (gain - usual)
            better = max(-8.0, min(8.0, gain - usual))
            self.policy.learn(described, probabilities, place, better)


def fight(engine, setup, seed, fights, choose):
    """Fights each of the given number of seeds once. The results: whether each was won, and the HP that were left."""
    group = engine.group("slay-the-spire", [setup], seed, fights, restart=False, forced=False)
    hp = engine.layout("slay-the-spire").index("players", "hp")
    while True:
        frame = group.frame
        if not any(frame.heads[COUNT::HEAD]):
            break
        group.step(
            [
                choose(frame.observation(game), frame.actions_of(game)) if frame.head(game, COUNT) else NOTHING
                for game in range(frame.games)
            ]
        )
    won = [frame.head(game, RESULT) > 0 for game in range(fights)]
    left = [frame.observation(game)[hp] if won[game] else 0 for game in range(fights)]
    group.drop()
    return won, left


def compare(engine, learner, setup, fights, seed):
    """The results of the learned policy and of random play in the same new fights."""
    policy, features = learner.policy, learner.features

    def best(seen, actions):
        probabilities = policy.probabilities(features.of(seen, actions))
        return actions[probabilities.index(max(probabilities))]

    chance = random.Random(seed)

    def anything(_seen, actions):
        return chance.choice(actions)

    name = f"compare {seed}"
    return fight(engine, setup, name, fights, best), fight(engine, setup, name, fights, anything)


def share_interval(count, whole):
    """The 95 % interval of a share (Wilson's, which holds near 0 % and 100 % too)."""
    square = 1.96 * 1.96
    middle = (count + square / 2) / (whole + square)
    share = count / whole
    reach = 1.96 * math.sqrt(share * (1 - share) * whole + square / 4) / (whole + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval(values):
    """The mean with its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    return mean, 1.96 * spread


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Learns to win fights of Slay the Spire.")
    parser.add_argument("--steps", type=int, default=4000, help="decisions in each of 64 fights at once (4000)")
    parser.add_argument("--character", default="Ironclad")
    parser.add_argument("--fights", type=int, default=1000, help="fights of the comparison (1000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    setup = {"characters": [options.character], "encounter": "first"}
    with Engine() as engine:
        learner = Learner(engine, setup, GAMES, options.seed)
        began = time.monotonic()
        for _ in range(options.steps):
            learner.step()
        seconds = time.monotonic() - began
        print(
            f"learned from {learner.fights} fights, {options.steps * GAMES} decisions,"
            f" {options.steps * GAMES / seconds:,.0f} a second"
        )
        learned, randomly = compare(engine, learner, setup, options.fights, options.seed)
    for name, (won, left) in (("random", randomly), ("learned", learned)):
        least, most = share_interval(sum(won), len(won))
        mean, spread = interval(left)
        print(
            f"{name:8} wins {100 * sum(won) / len(won):.1f} % ({100 * least:.1f} to {100 * most:.1f}),"
            f" HP left {mean:.2f} (± {spread:.2f})"
        )


if __name__ == "__main__":
    main()

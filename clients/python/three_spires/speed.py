"""python3 -m three_spires.speed: how many decisions a second the engine makes through Python, with random moves."""

import argparse
import os
import random
import time

from .engine import Engine

SETUPS = {
    "slay-the-spire": [
        {"characters": [character], "climb": {}} for character in ("Ironclad", "Silent", "Defect", "Watcher")
    ],
    "mystic-spires": [{"decks": [None, None]}],
    "stygian-society": [{"players": 1}],
}


def _processor_seconds(process):
    """Processor time that a process and those it has started have used, where the system tells it."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            children = file.read().split()
    except OSError:
        return None
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_processor_seconds(child) or 0 for child in children)


class _Watch:
    """Measures wall-clock time and the processor time of both processes."""

    def __init__(self, engine):
        self._engine = engine.process_id
        self._start()

    def _start(self):
        self._wall = time.perf_counter()
        self._own = time.process_time()
        self._other = _processor_seconds(self._engine)

    def seconds(self):
        return time.perf_counter() - self._wall

    def report(self, what, decisions):
        wall, own = self.seconds(), time.process_time() - self._own
        now = _processor_seconds(self._engine)
        line = f"{what}: {decisions / wall:,.0f} decisions a second"
        if now is not None:
            other = now - self._other
            line += (
                f"; {decisions / (own + other):,.0f} per core"
                f" ({1e6 * own / decisions:.1f} us in Python, {1e6 * other / decisions:.1f} us in the engine)"
            )
        print(line, flush=True)


def measure_single(engine, game, seconds):
    """One game in a slot, three lines for each decision."""
    draw = random.Random(1)
    decisions = started = 0
    watch = _Watch(engine)
    while watch.seconds() < seconds:
        one = engine.new(game, SETUPS[game][0], f"single {started}")
        started += 1
        while one.outcome is None and watch.seconds() < seconds:
            seat = draw.choice(one.deciding)
            one.apply(draw.choice(one.legal(seat)), seat)
            decisions += 1
        one.drop()
    watch.report(f"{game}, one game in a slot", decisions)


def measure_group(engine, game, games, seconds, is_ahead=False):
    """Games in a group; with `is_ahead` two groups take turns, so that both processes work at the same time."""
    draw = random.Random(1)
    count = 2 if is_ahead else 1
    groups = [
        engine.group(game, SETUPS[game], f"group {number}", games // count) for number in range(count)
    ]
    for warm in groups:
        for _ in range(20):
            warm.step(warm.random_actions(draw))
    decisions = 0
    watch = _Watch(engine)
    for group in groups:
        group.send(group.random_actions(draw))
    while watch.seconds() < seconds:
        for group in groups:
            group.receive()
            decisions += group.frame.games
            group.send(group.random_actions(draw))
    for group in groups:
        group.receive()
        decisions += group.frame.games
    how = "in two groups that take turns" if is_ahead else "in a group"
    watch.report(f"{game}, {games} games {how}" if games > 1 else f"{game}, a group of one game", decisions)
    for group in groups:
        group.drop()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=256, help="games at once (256)")
    parser.add_argument("--seconds", type=float, default=5, help="how long to measure each (5)")
    options = parser.parse_args()
    with Engine() as engine:
        for game in SETUPS:
            measure_single(engine, game, options.seconds)
            measure_group(engine, game, 1, options.seconds)
            measure_group(engine, game, options.games, options.seconds)
            measure_group(engine, game, options.games, options.seconds, is_ahead=True)


if __name__ == "__main__":
    main()

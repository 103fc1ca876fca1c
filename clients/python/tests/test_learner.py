import sys
import unittest
from pathlib import Path

from three_spires import Engine

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

import learn_fights  # noqa: E402


class LearnerTest(unittest.TestCase):
    def test_a_short_lesson_beats_random_play(self):
        setup = {"characters": ["Silent"], "encounter": "first"}
        with Engine() as engine:
            learner = learn_fights.Learner(engine, setup, learn_fights.GAMES, 1)
            for _ in range(400):
                learner.step()
            learned, randomly = learn_fights.compare(engine, learner, setup, 150, 1)
        least, _ = learn_fights.share_interval(sum(learned[0]), 150)
        _, most = learn_fights.share_interval(sum(randomly[0]), 150)
        self.assertGreater(least, most)

    def test_intervals_hold_what_they_should(self):
        least, most = learn_fights.share_interval(0, 100)
        self.assertEqual(least, 0)
        self.assertAlmostEqual(most, 0.037, places=3)
        mean, spread = learn_fights.interval([1, 2, 3, 4])
        self.assertEqual(mean, 2.5)
        self.assertAlmostEqual(spread, 1.96 * 0.6455, places=3)


if __name__ == "__main__":
    unittest.main()

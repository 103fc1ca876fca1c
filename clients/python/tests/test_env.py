"""Tries the environments with the real libraries where they are installed, and with the least they need elsewhere."""

import importlib
import random
import sys
import types
import unittest

from three_spires import Engine
from three_spires import env as environments
from three_spires.play import Play, next_seat

IS_REAL = environments.gymnasium is not None and environments.pettingzoo is not None


class PlayTest(unittest.TestCase):
    """What both environments are made of."""

    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()
        cls.addClassCleanup(cls.engine.close)

    def test_games_are_played_to_their_end_by_actions(self):
        for game, setup in environments.SETUPS.items():
            draw = random.Random(game)
            seats = environments.seats_of(game, setup)
            layout = self.engine.layout(game)
            play = Play(self.engine, game, setup, "play", seats)
            seen = set()
            for _ in range(1500):
                if play.game.outcome is not None:
                    break
                seen.add(play.seat)
                for seat in range(seats):
                    self.assertEqual(len(play.observation(seat)), layout.size)
                play.act(draw.choice(play.actions))
            self.assertEqual(seen, set(range(seats)))
            if play.game.outcome is not None:
                self.assertEqual(play.actions, [])
                winners = play.game.outcome["winners"]
                for seat in range(seats):
                    is_draw = play.game.outcome["result"] == "draw"
                    self.assertEqual(play.result(seat), 0 if is_draw else 1 if seat in winners else -1)
            play.drop()

    def test_an_impossible_action_is_refused(self):
        setup = {"characters": ["Defect"], "encounter": "first"}
        play = Play(self.engine, "slay-the-spire", setup, "wrong", 1)
        with self.assertRaisesRegex(ValueError, "not possible"):
            play.act(-5)
        self.assertGreater(len(play.actions), 0)

    def test_seats_take_turns(self):
        self.assertEqual(next_seat([0, 1, 2], 0, 4), 1)
        self.assertEqual(next_seat([0, 1, 2], 2, 4), 0)
        self.assertEqual(next_seat([2], 2, 4), 2)
        self.assertIsNone(next_seat([], 2, 4))


class WithLibrariesTest(unittest.TestCase):
    def test_gymnasium_plays_a_fight(self):
        if not IS_REAL:
            return self.check_that_libraries_are_asked_for(environments.SlayTheSpireEnv, "gymnasium")
        env = environments.SlayTheSpireEnv()
        self.addCleanup(env.close)
        draw = random.Random(1)
        seen, info = env.reset(seed=7)
        for _ in range(500):
            self.assertTrue(env.observation_space.contains(seen))
            possible = [action for action, bit in enumerate(info["action_mask"]) if bit]
            seen, reward, terminated, truncated, info = env.step(draw.choice(possible))
            if terminated or truncated:
                break
            self.assertEqual(reward, 0)
        self.assertTrue(terminated)
        self.assertEqual(reward, 1 if info["outcome"]["result"] == "victory" else -1)
        first, _ = env.reset(seed=7)
        again, _ = env.reset(seed=7)
        self.assertTrue((first == again).all())

    def test_pettingzoo_passes_its_own_test(self):
        if not IS_REAL:
            return self.check_that_libraries_are_asked_for(environments.ThreeSpiresAEC, "pettingzoo")
        import warnings

        from pettingzoo.test import api_test

        for game in environments.SETUPS:
            env = environments.ThreeSpiresAEC(game)
            self.addCleanup(env.close)
            with warnings.catch_warnings():
                # It warns of every observation that is a dict, as those with masks are.
                warnings.simplefilter("ignore")
                api_test(env, num_cycles=100)

    def check_that_libraries_are_asked_for(self, environment, library):
        """Without the libraries the module can be imported, and says what it needs."""
        with self.assertRaisesRegex(ImportError, library):
            environment()


class WithoutLibrariesTest(unittest.TestCase):
    def test_the_module_can_be_imported_without_them(self):
        hidden = {name: None for name in ("gymnasium", "pettingzoo", "numpy")}
        kept = {name: sys.modules.get(name) for name in hidden}
        sys.modules.update(hidden)
        try:
            importlib.reload(environments)
            self.assertIsInstance(environments, types.ModuleType)
            for environment in (environments.SlayTheSpireEnv, environments.ThreeSpiresAEC):
                with self.assertRaises(ImportError):
                    environment()
        finally:
            for name, module in kept.items():
                if module is None:
                    del sys.modules[name]
                else:
                    sys.modules[name] = module
            importlib.reload(environments)


if not IS_REAL:
    print("gymnasium and pettingzoo are not installed: their environments were only tried without them.", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()

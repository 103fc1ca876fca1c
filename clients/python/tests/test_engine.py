import random
import unittest

from three_spires import Engine, EngineError
from three_spires.engine import EngineStopped
from three_spires.env import SETUPS

FIRST_FIGHT = {"characters": ["Silent"], "encounter": "first"}


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()
        cls.addClassCleanup(cls.engine.close)

    def play(self, game, seed, most=200):
        draw = random.Random(seed)
        for _ in range(most):
            if game.outcome is not None:
                break
            seat = draw.choice(game.deciding)
            game.apply(draw.choice(game.legal(seat)), seat)
        return game

    def test_the_same_seed_and_moves_give_the_same_game(self):
        for game, setup in SETUPS.items():
            one = self.play(self.engine.new(game, setup, "same"), 5)
            other = self.play(self.engine.new(game, setup, "same"), 5)
            self.assertEqual(one.hash(), other.hash())
            self.assertEqual(one.made, other.made)
            self.assertNotEqual(one.hash(), self.play(self.engine.new(game, setup, "other"), 5).hash())

    def test_a_game_goes_back_and_is_copied_and_stored(self):
        game = self.play(self.engine.new("slay-the-spire", FIRST_FIGHT, "back"), 1, 6)
        before = game.hash()
        stored = game.dump()
        copy = game.copy()
        move = game.legal()[0]
        game.apply(move)
        self.assertNotEqual(game.hash(), before)
        game.undo()
        self.assertEqual(game.hash(), before)
        loaded = self.engine.load(stored)
        self.assertEqual(loaded.hash(), before)
        self.assertEqual(copy.hash(), before)
        loaded.apply(move)
        game.apply(move)
        self.assertEqual(loaded.hash(), game.hash())
        self.assertEqual(copy.hash(), before)

    def test_options_say_what_moves_are_and_views_what_a_seat_sees(self):
        game = self.engine.new("slay-the-spire", FIRST_FIGHT, "view")
        options = game.options()
        self.assertEqual([option["move"] for option in options], game.legal())
        self.assertTrue(all("do" in option["readable"] for option in options))
        self.assertIn("hand", game.view(0)["players"][0])
        self.assertNotIn("hand", game.view("spectator")["players"][0])

    def test_what_a_seat_imagines_looks_the_same_to_it(self):
        game = self.engine.new("mystic-spires", SETUPS["mystic-spires"], "imagine")
        imagined = game.imagine(0, "w")
        self.assertEqual(imagined.view(0), game.view(0))
        self.assertNotEqual(imagined.hash(), game.hash())

    def test_refusals_name_the_field_and_the_engine_goes_on(self):
        game = self.engine.new("slay-the-spire", FIRST_FIGHT, "wrong")
        with self.assertRaises(EngineError) as raised:
            game.apply(1)
        self.assertEqual(raised.exception.field, "move")
        with self.assertRaisesRegex(EngineError, "Silnt") as raised:
            self.engine.new("slay-the-spire", {"characters": ["Silnt"]}, "wrong")
        self.assertEqual(raised.exception.field, "setup")
        self.assertGreater(len(game.legal()), 0)

    def test_a_batch_answers_request_by_request(self):
        game = self.engine.new("slay-the-spire", FIRST_FIGHT, "batch")
        answers = self.engine.batch([{"do": "hash", "slot": game.slot}, {"do": "hash", "slot": 10**9}])
        self.assertEqual(answers[0]["hash"], game.hash())
        self.assertFalse(answers[1]["ok"])

    def test_whole_games(self):
        played = self.engine.play("slay-the-spire", FIRST_FIGHT, "whole", games=5, levels=["adept"])
        self.assertEqual([game["result"] for game in played], ["victory"] * 5)


class StoppedEngineTest(unittest.TestCase):
    def test_an_engine_that_has_ended_is_noticed(self):
        with Engine() as engine:
            pass
        with self.assertRaises(EngineStopped):
            engine.request("hello")

    def test_a_command_that_is_no_engine_is_shown(self):
        with self.assertRaisesRegex(EngineStopped, "Welcome"):
            Engine(["sh", "-c", "echo Welcome; cat"])


if __name__ == "__main__":
    unittest.main()

import random
import unittest

from three_spires import Engine, EngineError
from three_spires.env import SETUPS
from three_spires.group import COUNT, ENDED, LEFT_OUT, NOTHING, SEAT

GAMES = 16


class GroupTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()
        cls.addClassCleanup(cls.engine.close)

    def test_games_of_a_group_are_those_of_slots(self):
        for game, setup in SETUPS.items():
            layout = self.engine.layout(game)
            group = self.engine.group(game, [setup], "slots", 3)
            slots = [self.engine.new(game, setup, f"slots/{number}") for number in range(3)]
            draw = random.Random(2)
            for _ in range(40):
                frame = group.frame
                chosen = []
                for number, slot in enumerate(slots):
                    seat = frame.head(number, SEAT)
                    shown = slot.encode(seat)
                    self.assertEqual(shown["actions"], list(frame.actions_of(number)))
                    place = draw.randrange(len(shown["actions"]))
                    chosen.append(shown["actions"][place])
                    slot.apply(shown["moves"][place], seat)
                    mask = frame.mask(number, layout.actions)
                    self.assertEqual([at for at, bit in enumerate(mask) if bit], sorted(shown["actions"]))
                group.step(chosen)
                if any(slot.outcome for slot in slots):
                    break
            group.drop()

    def test_random_games_end_and_begin_again(self):
        group = self.engine.group("slay-the-spire", [SETUPS["slay-the-spire"]], "random", GAMES)
        layout = self.engine.layout("slay-the-spire")
        draw = random.Random(3)
        endings = 0
        for _ in range(150):
            frame = group.step(group.random_actions(draw))
            ended = [game for game in range(GAMES) if frame.head(game, ENDED)]
            self.assertEqual(len(frame.last), len(ended) * layout.size)
            self.assertEqual(sum(frame.heads[LEFT_OUT::8]), 0)
            self.assertTrue(all(count > 0 for count in frame.heads[COUNT::8]))
            endings += len(ended)
        self.assertGreater(endings, GAMES)

    def test_two_groups_can_be_under_way_at_the_same_time(self):
        groups = [self.engine.group("stygian-society", [{"players": 1}], name, 4) for name in "ab"]
        draw = random.Random(4)
        for _ in range(10):
            for group in groups:
                group.send(group.random_actions(draw))
            for group in groups:
                group.receive()
        for group in groups:
            self.assertTrue(all(group.frame.heads[COUNT::8]))

    def test_an_impossible_action_is_refused_and_changes_nothing(self):
        group = self.engine.group("slay-the-spire", [SETUPS["slay-the-spire"]], "wrong", 2)
        before = bytes(group.frame.observations)
        with self.assertRaisesRegex(EngineError, "not possible") as raised:
            group.step([NOTHING, 30000])
        self.assertEqual(raised.exception.field, "actions.1")
        self.assertEqual(bytes(group.step([NOTHING, NOTHING]).observations), before)

    def test_the_layout_names_integers_and_actions(self):
        for game in SETUPS:
            layout = self.engine.layout(game)
            table = layout.table()
            self.assertEqual([index for index, _ in table], list(range(layout.size)))
            self.assertEqual(len({name for _, name in table}), layout.size)
            for action in (0, 1, layout.actions // 2, layout.actions - 1):
                name, numbers = layout.describe(action)
                self.assertEqual(layout.action(name, *numbers), action)

    def test_an_integer_of_an_observation_is_what_the_view_says(self):
        setup = {"characters": ["Ironclad"], "encounter": "first"}
        group = self.engine.group("slay-the-spire", [setup], "view", 1)
        view = self.engine.new("slay-the-spire", setup, "view/0").view(0)
        layout = self.engine.layout("slay-the-spire")
        seen = group.frame.observation(0)
        player = view["players"][0]
        for field in ("hp", "maxHp", "energy", "gold"):
            self.assertEqual(seen[layout.index("players", field)], player[field])
        for place, card in enumerate(player["hand"]):
            self.assertEqual(seen[layout.index("hand", "face", place)], card["face"] + 1)
        for enemy in view["enemies"]:
            row = enemy["index"]
            self.assertEqual(seen[layout.index("enemies", "hp", row)], enemy["hp"])
            damage = sum(attack["damage"] * attack["times"] for attack in enemy["attacks"])
            self.assertEqual(seen[layout.index("enemies", "damage", row)], damage)


if __name__ == "__main__":
    unittest.main()

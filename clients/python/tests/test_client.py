"""The client against a real server."""

import random
import threading
import unittest
from unittest import mock

from three_spires.client import Client, ServerProblem, Stream, StreamEnded
from three_spires.client import send as sending
from tests.server import Line, Server

FIGHT = {"game": "slay-the-spire", "setup": {"characters": ["Ironclad"], "encounter": "first"}}
DUEL = {"game": "mystic-spires", "setup": {"decks": ["March of Cinders", "Overdue Tides"]}}
ALONE = [{"holder": "me"}]
TWO = [{"holder": "me"}, {"holder": "open"}]


def anything(seed):
    draw = random.Random(seed)
    return lambda question: draw.choice(question.options)["move"]


def first(events, kind, fits=lambda event: True):
    """The next event of a kind that fits."""
    return next(event for event in events if event["type"] == kind and fits(event))


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def program(self, **options):
        program = self.server.program(**options)
        self.addCleanup(program.client.close)
        return program

    def test_a_fight_is_played_to_its_end(self):
        client = self.program(bot="Fighter").client
        table = client.ask("openTable", **FIGHT, seats=ALONE, seed="a fight from Python")["table"]
        seen = set()

        def choose(question):
            seen.update(question.view)
            self.assertEqual(question.seat, 0)
            self.assertTrue(question.decisions[0]["id"] >= 0)
            return anything(len(seen))(question)

        last = client.play(table, choose)
        self.assertIn(last["outcome"]["result"], ("victory", "defeat"))
        self.assertIn("enemies", seen)
        told = client.ask("lookAtTable", table=table)
        self.assertEqual((told["status"], told["seq"]), ("finished", last["seq"]))

    def test_two_bots_play_a_duel_by_challenge(self):
        ann, bob = self.program(bot="Ann"), self.program(bot="Bob")
        table = ann.client.ask("openTable", **DUEL, seats=TWO, seed="a duel from Python")["table"]
        challenge = ann.client.ask("challenge", table=table, person=bob.id)
        with bob.client.events() as events:
            self.assertEqual(first(events, "you")["you"]["name"], "Bob (bot)")
            asked = first(events, "challenge")["challenge"]
        self.assertEqual((asked["id"], asked["from"]["name"]), (challenge["id"], "Ann (bot)"))
        taken = bob.client.ask("acceptChallenge", id=asked["id"])
        self.assertEqual(taken, {"table": table, "seat": 1})
        results = []
        other = threading.Thread(target=lambda: results.append(bob.client.play(table, anything("bob"))))
        other.start()
        results.append(ann.client.play(table, anything("ann")))
        other.join()
        self.assertEqual(results[0]["outcome"], results[1]["outcome"])

    def test_a_challenge_is_declined(self):
        ann, bob = self.program(), self.program(bot="Bob")
        table = ann.client.ask("openTable", **DUEL, seats=TWO)["table"]
        challenge = ann.client.ask("challenge", table=table, person=bob.id)["id"]
        self.assertEqual(bob.client.ask("endChallenge", id=challenge)["status"], "declined")
        self.assertEqual([each["status"] for each in ann.client.ask("challenges")["challenges"]], ["declined"])

    def test_what_the_server_refuses_has_a_code_and_a_field(self):
        client = self.program().client
        with self.assertRaisesRegex(ServerProblem, "Ironclod") as raised:
            client.ask("openTable", game="slay-the-spire", setup={"characters": ["Ironclod"]}, seats=ALONE)
        problem = raised.exception
        self.assertEqual((problem.status, problem.code, problem.field), (400, "bad-setup", "setup.characters.0"))
        with self.assertRaises(ServerProblem) as raised:
            self.program(scopes=["read"]).client.ask("openTable", **FIGHT, seats=ALONE)
        self.assertEqual((raised.exception.status, raised.exception.code), (403, "missing-scope"))
        with Client(self.server.url, "spires_unknown") as unknown, self.assertRaises(ServerProblem) as raised:
            unknown.ask("me")
        self.assertEqual(raised.exception.code, "unknown-token")
        with self.assertRaises(ServerProblem) as raised:
            list(client.follow("none"))
        self.assertEqual(raised.exception.code, "no-such-table")

    def test_a_move_that_the_rules_forbid_is_raised(self):
        client = self.program().client
        table = client.ask("openTable", **FIGHT, seats=ALONE)["table"]
        with self.assertRaises(ServerProblem) as raised:
            client.play(table, lambda question: 999_999)
        self.assertEqual(raised.exception.status, 409)

    def test_what_is_wrong_here_is_said_before_anything_is_sent(self):
        client = self.program().client
        with self.assertRaisesRegex(ValueError, 'no call "opentable"; did you mean "openTable"'):
            client.ask("opentable")
        with self.assertRaisesRegex(TypeError, 'needs "table"'):
            client.ask("lookAtTable")
        with self.assertRaisesRegex(ValueError, "localhost:4600"):
            Client("localhost:4600", "spires_x")

    def test_fields_go_into_the_path_the_query_and_the_body(self):
        client = self.program().client
        opened = client.ask("openTable", **FIGHT, seats=ALONE, listed=None)
        table, invite = opened["table"], opened["invite"]
        shown = self.program().client.ask("lookAtTable", table=table, invite=invite)
        self.assertEqual(shown["table"], table)
        self.assertEqual(client.ask("history", practice=1, page=1)["games"], [])
        with self.assertRaises(ServerProblem) as raised:
            client.ask("lookAtTable", table="a/b?c=ä")
        self.assertEqual(raised.exception.code, "no-such-table")

    def test_a_stream_and_a_request_go_on_after_a_lost_connection(self):
        line = Line(self.server.url)
        self.addCleanup(line.close)
        near = self.program(url=line.url)
        here = self.program()
        opened = near.client.ask("openTable", **DUEL, seats=TWO)
        table = opened["table"]
        heard, account = near.client.follow(table), near.client.events()
        self.addCleanup(heard.close)
        self.addCleanup(account.close)
        first(heard, "picture")
        told = first(account, "table")
        line.cut()
        # Meanwhile someone takes the seat and plays, which the first picture after the outage must show.
        here.client.ask("claimSeat", table=table, invite=opened["invite"])
        gone = {}
        threads = [
            threading.Thread(target=lambda: gone.update(picture=first(heard, "picture"))),
            threading.Thread(target=lambda: gone.update(told=first(account, "table"))),
            threading.Thread(target=lambda: gone.update(me=near.client.ask("me"))),
        ]
        for thread in threads:
            thread.start()
        for _ in threads:
            line.refused.acquire()
        line.mend()
        for thread in threads:
            thread.join()
        self.assertEqual(gone["me"]["id"], near.id)
        self.assertEqual([seat["name"] for seat in gone["picture"]["picture"]["seats"]], [near.name, here.name])
        self.assertGreaterEqual(gone["told"]["at"], told["at"])
        self.assertEqual(gone["told"]["table"]["table"], table)

    def test_what_may_have_been_carried_out_is_not_sent_again(self):
        line = Line(self.server.url)
        self.addCleanup(line.close)
        near = self.program(url=line.url)
        near.client.ask("me")
        line.cut()
        with mock.patch.object(sending, "pause") as pause, self.assertRaises(OSError):
            near.client.ask("openTable", **FIGHT, seats=ALONE)
        pause.assert_not_called()

    def test_a_stream_ends_with_its_token(self):
        program = self.program()
        with program.client.events() as events:
            first(events, "you")
            program.end_token()
            with self.assertRaises(StreamEnded) as raised:
                first(events, "challenge")
        self.assertEqual(raised.exception.code, "signed-out")

    def test_a_stream_is_closed_while_another_thread_reads_it(self):
        program = self.program()
        events = program.client.events()
        first(events, "you")
        reading = threading.Event()
        taken = []

        def read():
            reading.set()
            taken.extend(events)

        reader = threading.Thread(target=read)
        reader.start()
        reading.wait()
        events.close()
        reader.join()
        self.assertEqual(taken, [])
        self.assertIsInstance(events, Stream)

    def test_many_threads_share_a_client(self):
        client = self.program().client
        names = []
        threads = [threading.Thread(target=lambda: names.append(client.ask("me")["name"])) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((len(names), len(set(names))), (12, 1))


class RestartTest(unittest.TestCase):
    def test_a_game_goes_on_when_the_server_restarts(self):
        server = Server()
        self.addCleanup(server.close)
        client = server.program().client
        self.addCleanup(client.close)
        table = client.ask("openTable", **FIGHT, seats=ALONE, seed="a restart")["table"]
        choose = anything("restart")
        moves = []

        def restart_once(question):
            moves.append(question.picture["seq"])
            if len(moves) == 4:
                server.stop()
                server.start()
            return choose(question)

        last = client.play(table, restart_once)
        self.assertIsNotNone(last["outcome"])
        self.assertEqual(len(set(moves)), len(moves))
        self.assertEqual(last["seq"], len(moves))


class BusyTest(unittest.TestCase):
    def test_a_program_that_asks_too_much_waits_and_asks_again(self):
        server = Server(REQUESTS_PER_MINUTE="60")
        self.addCleanup(server.close)
        client = server.program().client
        self.addCleanup(client.close)
        waited = []

        def wait(seconds):
            waited.append(seconds)
            real(seconds)

        real = sending.pause
        with mock.patch.object(sending, "pause", wait):
            while not waited:
                self.assertEqual(client.ask("listTables"), {"tables": []})
        self.assertGreater(waited[0], 0)


if __name__ == "__main__":
    unittest.main()

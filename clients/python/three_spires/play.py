"""One game for environments: positions as integers, and actions instead of moves."""

from .integers import read_integers


def next_seat(deciding, last, seats):
    """The next seat in turn that may decide, or None."""
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        if seat in deciding:
            return seat
    return None


class Play:
    """A game in the engine with the seat that decides next. Where several may, they take turns."""

    def __init__(self, engine, game, setup, seed, seats):
        self.game = engine.new(game, setup, seed)
        self.seats = seats
        self.seat = seats - 1
        self._moves = {}
        self._advance()

    def _advance(self):
        self.seat = next_seat(self.game.deciding, self.seat, self.seats)
        self._moves = {}
        if self.seat is not None:
            shown = self.game.encode(self.seat)
            self._moves = dict(zip(shown["actions"], shown["moves"]))
            self._observation = read_integers(shown["observation"])

    @property
    def actions(self):
        """The possible actions of the seat that decides."""
        return list(self._moves)

    def observation(self, seat):
        """What a seat sees."""
        if seat == self.seat:
            return self._observation
        return read_integers(self.game.encode(seat)["observation"])

    def act(self, action):
        """Makes the decision of the seat whose turn it is."""
        if action not in self._moves:
            raise ValueError(f"action {action} is not possible now; the possible ones are {sorted(self._moves)}")
        self.game.apply(self._moves[action], self.seat)
        self._advance()

    def result(self, seat):
        """1 for a seat that has won, -1 for one that has lost, 0 for a draw or while the game goes on."""
        outcome = self.game.outcome
        if outcome is None or outcome["result"] == "draw":
            return 0
        return 1 if seat in outcome["winners"] else -1

    def drop(self):
        """Forgets the game."""
        self.game.drop()

"""Environments for reinforcement learning: Gymnasium for one player, PettingZoo (AEC) for every game.

Both libraries are imported only where they are installed; without them the classes cannot be created. Observations
are arrays of 16-bit integers, whose meaning `Engine.layout` describes, and actions are numbers of a fixed list, with
a mask of those that are possible. For many games at once, see `Engine.group`: it is far faster.
"""

from .engine import Engine
from .play import Play

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
except ImportError:
    gymnasium = None

try:
    import pettingzoo
except ImportError:
    pettingzoo = None

_LEAST, _MOST = -32768, 32767
_DECISIONS = 2000


def _require(library, name):
    if library is None:
        raise ImportError(f"this environment needs {name}: pip install {name}")


def _mask(actions, count):
    mask = numpy.zeros(count, dtype=numpy.int8)
    mask[actions] = 1
    return mask


def _array(integers):
    return numpy.array(integers, dtype=numpy.int16)


class SlayTheSpireEnv(gymnasium.Env if gymnasium else object):
    """Slay the Spire for one player. `info["action_mask"]` tells which actions are possible.

    The reward is 1 for a victory and -1 for a defeat, at the end; `reward` may be a function of the observations
    before and after a decision and of that result instead.
    """

    metadata = {"render_modes": []}

    def __init__(self, setup=None, longest=_DECISIONS, reward=None, engine=None):
        _require(gymnasium, "gymnasium")
        self._setup = setup or {"characters": ["Ironclad"], "encounter": "first"}
        self._longest = longest
        self._reward = reward
        self._owned = engine is None
        self._engine = engine or Engine()
        self.layout = self._engine.layout("slay-the-spire")
        self.observation_space = spaces.Box(_LEAST, _MOST, (self.layout.size,), numpy.int16)
        self.action_space = spaces.Discrete(self.layout.actions)
        self._play = None
        self._decisions = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if self._play is not None:
            self._play.drop()
        name = f"gymnasium {self.np_random.integers(2**62)}"
        self._play = Play(self._engine, "slay-the-spire", self._setup, name, 1)
        self._decisions = 0
        return self._shown(), self._info()

    def step(self, action):
        if self._play is None:
            raise RuntimeError("call reset first")
        before = self._shown()
        self._play.act(int(action))
        self._decisions += 1
        after = self._shown()
        result = self._play.result(0)
        reward = result if self._reward is None else self._reward(before, after, result)
        terminated = self._play.game.outcome is not None
        truncated = not terminated and self._decisions >= self._longest
        return after, float(reward), terminated, truncated, self._info()

    def action_masks(self):
        """The mask of possible actions, under the name that maskable learners look for."""
        return _mask(self._play.actions, self.layout.actions)

    def close(self):
        if self._owned:
            self._engine.close()

    def _shown(self):
        return _array(self._play.observation(0))

    def _info(self):
        return {"action_mask": self.action_masks(), "outcome": self._play.game.outcome}


SETUPS = {
    "slay-the-spire": {"characters": ["Ironclad", "Silent"], "encounter": "first"},
    "mystic-spires": {"decks": [None, None]},
    "stygian-society": {"players": 2},
}
"""The set-ups of `ThreeSpiresAEC` where none is given. Decks that are left open are drawn by the seed."""


def seats_of(game, setup):
    """How many seats a game with this set-up has."""
    if game == "slay-the-spire":
        return len(setup["characters"])
    return setup["players"] if game == "stygian-society" else 2


class ThreeSpiresAEC(pettingzoo.AECEnv if pettingzoo else object):
    """Any of the three games for PettingZoo. Where several players may decide, they take turns.

    An observation is a dict of `observation` and `action_mask`. The reward is 1 for a victory and -1 for a defeat, at
    the end.
    """

    metadata = {"render_modes": [], "name": "three_spires_v1", "is_parallelizable": False}

    def __init__(self, game="mystic-spires", setup=None, longest=_DECISIONS, engine=None):
        _require(pettingzoo, "pettingzoo")
        super().__init__()
        self._game = game
        self._setup = setup or SETUPS[game]
        self._longest = longest
        self._owned = engine is None
        self._engine = engine or Engine()
        self.layout = self._engine.layout(game)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats_of(game, self._setup))]
        self.agents = []
        self.render_mode = None
        shown = spaces.Dict(
            {
                "observation": spaces.Box(_LEAST, _MOST, (self.layout.size,), numpy.int16),
                "action_mask": spaces.Box(0, 1, (self.layout.actions,), numpy.int8),
            }
        )
        self.observation_spaces = {agent: shown for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._play = None
        self._decisions = 0
        self._random = numpy.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        if self._play is not None:
            self._play.drop()
        name = f"pettingzoo {self._random.integers(2**62)}"
        seats = len(self.possible_agents)
        self._play = Play(self._engine, self._game, self._setup, name, seats)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._play.seat]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        actions = self._play.actions if seat == self._play.seat else []
        return {
            "observation": _array(self._play.observation(seat)),
            "action_mask": _mask(actions, self.layout.actions),
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play.act(int(action))
        self._decisions += 1
        over = self._play.game.outcome is not None
        cut = not over and self._decisions >= self._longest
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self._play.result(seat))
            self.terminations[other] = over
            self.truncations[other] = cut
        if over or cut:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def close(self):
        if self._owned:
            self._engine.close()

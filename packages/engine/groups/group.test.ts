import { createRandom, fingerprint, type Move, randomBelow } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { createEncoded, encodeFor, planOf } from '../encoding/encode.ts';
import { encoderOf } from '../encoding/encoders.ts';
import { startGame } from '../games.ts';
import { type Answered, createAsking } from '../testing/ask.ts';
import { KINDS } from '../testing/random-games.ts';
import { HEAD } from './group.ts';

const COUNT = 4;
const LONGEST = 60;

const integers = (text: unknown): Int16Array =>
  new Int16Array(Uint8Array.from(Buffer.from(text as string, 'base64')).buffer);

const read = (frame: Answered) => {
  const heads = integers(frame.heads);
  const actions = integers(frame.actions);
  let from = 0;
  const games = Array.from({ length: heads.length / HEAD }, (_, at) => {
    const [seat = 0, count = 0, ended = 0, winners = 0, result = 0, decisions = 0, leftOut = 0, seats = 0] =
      heads.subarray(at * HEAD, (at + 1) * HEAD);
    from += count;
    return {
      seat,
      ended,
      winners,
      result,
      decisions,
      leftOut,
      seats,
      actions: actions.subarray(from - count, from),
    };
  });
  const observations = integers(frame.observations);
  const size = observations.length / games.length;
  return {
    games,
    last: integers(frame.last),
    observation: (at: number) => observations.subarray(at * size, (at + 1) * size),
  };
};

describe.each(KINDS)('$name', ({ game, setup }) => {
  const encoder = encoderOf(game.id);

  test('in a group, games go as the rules go, and end and start again one after another', () => {
    const { must } = createAsking();
    const random = createRandom('group', 1);
    const asked = { do: 'group', game: game.id, setups: [setup], seed: 'g', games: COUNT, longest: LONGEST };
    let frame = must(asked);
    let started = 0;
    const start = () => ({ state: startGame(game, setup, `g/${started++}`), decisions: 0 });
    const own = Array.from({ length: COUNT }, start);
    const out = createEncoded(encoder);
    let endings = 0;
    for (let step = 0; step < 2 * LONGEST + 20; step++) {
      const seen = read(frame);
      const moves: Move[] = [];
      const chosen = seen.games.map(({ seat, actions, leftOut, seats }, at) => {
        const one = own[at] as (typeof own)[number];
        encodeFor(encoder, game, one.state, seat, out);
        expect(
          Buffer.from(seen.observation(at).slice().buffer).equals(Buffer.from(out.observation.buffer)),
        ).toBe(true);
        expect([...actions]).toEqual([...out.actions.subarray(0, out.count)]);
        expect([leftOut, seats]).toEqual([0, encoder.seats(one.state)]);
        const place = randomBelow(random, 0, actions.length);
        moves.push(out.moves[place] as Move);
        return actions[place];
      });
      frame = must({ do: 'step', group: frame.group, actions: chosen });
      const { games, last } = read(frame);
      let ended = 0;
      own.forEach((one, at) => {
        game.apply(one.state, seen.games[at]?.seat ?? 0, moves[at] as Move);
        one.decisions++;
        const outcome = game.outcome(one.state);
        const shown = games[at] as (typeof games)[number];
        expect(shown.ended).toBe(outcome !== undefined ? 1 : one.decisions >= LONGEST ? 2 : 0);
        if (shown.ended === 0) return;
        expect(shown.decisions).toBe(one.decisions);
        expect(shown.result).toBe({ victory: 1, defeat: -1, draw: 0 }[outcome?.result ?? 'draw']);
        expect(shown.winners).toBe((outcome?.winners ?? []).reduce((bits, seat) => bits | (1 << seat), 0));
        ended++;
        own[at] = start();
      });
      expect(last.length).toBe(ended * planOf(encoder).size);
      endings += ended;
    }
    expect(endings).toBeGreaterThan(COUNT);
  });

  test('without forced decisions every decision has a choice', () => {
    const { must } = createAsking();
    const asked = { do: 'group', game: game.id, setups: [setup], seed: 'f', games: 2, forced: false };
    let frame = must(asked);
    for (let step = 0; step < 60; step++) {
      const { games } = read(frame);
      for (const { actions } of games) expect(actions.length).toBeGreaterThan(1);
      frame = must({
        do: 'step',
        group: frame.group,
        actions: games.map(({ actions }) => actions[step % actions.length]),
      });
    }
  });
});

test('games that are not started again stay as they ended until they are reset', () => {
  const { must, ask } = createAsking();
  const setups = [{ characters: ['Ironclad'], encounter: 'first' }];
  const asked = { do: 'group', game: 'slay-the-spire', setups, seed: 'r', games: 3, restart: false };
  const first = must(asked);
  const beginning = fingerprint(first);
  const random = createRandom('ends', 1);
  let frame = first;
  while (read(frame).games.some(({ ended }) => ended === 0)) {
    const actions = read(frame).games.map(
      ({ actions: possible }) => possible[randomBelow(random, 0, possible.length)] ?? -1,
    );
    frame = must({ do: 'step', group: frame.group, actions });
  }
  const { games } = read(frame);
  expect(games.every(({ seat, actions }) => seat === -1 && actions.length === 0)).toBe(true);
  expect(ask({ do: 'step', group: frame.group, actions: [0, -1, -1] })).toMatchObject({
    field: 'actions.0',
    message: expect.stringContaining('has ended'),
  });
  expect(fingerprint(must({ do: 'reset', group: frame.group, seed: 'r' }))).toBe(beginning);
  const some = read(must({ do: 'reset', group: frame.group, seed: 'other', games: [1] }));
  expect(some.observation(0)).toEqual(read(first).observation(0));
});

test('a step with an impossible action changes no game', () => {
  const { must, ask } = createAsking();
  const setups = [{ decks: [null, null] }];
  const frame = must({ do: 'group', game: 'mystic-spires', setups, seed: 'x', games: 2 });
  const { games } = read(frame);
  const possible = games[0]?.actions[0];
  for (const wrong of [32_767, 1.5, -2, 1e9])
    expect(ask({ do: 'step', group: frame.group, actions: [possible, wrong] })).toMatchObject({
      field: 'actions.1',
    });
  expect(ask({ do: 'step', group: frame.group, actions: [possible] })).toMatchObject({ field: 'actions' });
  expect(ask({ do: 'step', group: frame.group, actions: 'AAA=' })).toMatchObject({ ok: false });
  const still = must({ do: 'step', group: frame.group, actions: [-1, -1] });
  expect(still).toEqual(frame);
});

test('what a group cannot hold is refused', () => {
  const { ask, must } = createAsking();
  const group = { do: 'group', game: 'stygian-society', setups: [{ players: 1 }], seed: 'x', games: 4096 };
  must(group);
  expect(ask({ ...group, games: 1 })).toMatchObject({ field: 'games' });
  must({ do: 'drop-group', group: 1 });
  expect(ask({ ...group, games: 0 })).toMatchObject({ field: 'games' });
  expect(ask({ ...group, games: 1, setups: [] })).toMatchObject({ field: 'setups' });
  expect(ask({ ...group, games: 1, setups: [{ players: 9 }] })).toMatchObject({ field: 'setup' });
});

test('bytes after the line hold the same integers as the line', () => {
  const { engine, must } = createAsking();
  const asked = {
    do: 'group',
    game: 'slay-the-spire',
    setups: [{ characters: ['Silent'], encounter: 'first' }],
    seed: 'b',
    games: 3,
  };
  const frame = must(asked);
  const { after, line } = engine.answer(JSON.stringify({ ...asked, binary: true }));
  const lengths = JSON.parse(line) as Record<string, number>;
  ['heads', 'observations', 'actions', 'last'].forEach((name, at) => {
    expect(lengths[name]).toBe(after[at]?.byteLength);
    expect(after[at]).toEqual(integers(frame[name]));
  });
});

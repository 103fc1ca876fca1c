import { fingerprint, type Move } from '@three-spires/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, startGame } from './games.ts';
import { LIMITS } from './protocol/limits.ts';
import { REQUESTS } from './protocol/requests.ts';
import { createAsking } from './testing/ask.ts';
import { KINDS, playRandomly } from './testing/random-games.ts';

const FIRST_FIGHT = { characters: ['Ironclad'], encounter: 'first' };
const NEW = { do: 'new', game: 'slay-the-spire', setup: FIRST_FIGHT, seed: 'a' };

describe.each(KINDS)('$name', (kind) => {
  const { game, setup } = kind;

  test('goes the same way through the engine as through the rules', () => {
    const { must } = createAsking();
    const made = playRandomly(kind, 'same', 250);
    const state = startGame(game, setup, 'same');
    const { slot } = must({ do: 'new', game: game.id, setup, seed: 'same' });
    made.forEach(({ seat, move }, at) => {
      expect(must({ do: 'legal', slot, seat }).moves).toContain(move);
      game.apply(state, seat, move);
      expect(must({ do: 'apply', slot, seat, move }).made).toBe(at + 1);
      expect(must({ do: 'hash', slot }).hash).toBe(fingerprint(state));
    });
    expect(must({ do: 'status', slot }).outcome).toEqual(game.outcome(state));
    expect(must({ do: 'view', slot, viewer: 0 }).view).toEqual(
      JSON.parse(JSON.stringify(game.view(state, 0))),
    );
    const imagined = must({ do: 'imagine', slot, seat: 0, seed: 'w' }).slot;
    expect(must({ do: 'hash', slot: imagined }).hash).toBe(fingerprint(game.imagine(state, 0, 'w')));
  });

  test('goes back to where it was, move by move and many at once', () => {
    const { must, ask } = createAsking();
    const made = playRandomly(kind, 'back', 300);
    const { slot } = must({ do: 'new', game: game.id, setup, seed: 'back' });
    const hashes = [must({ do: 'hash', slot }).hash];
    for (const { seat, move } of made) {
      must({ do: 'apply', slot, seat, move });
      hashes.push(must({ do: 'hash', slot }).hash);
    }
    const last = made.length;
    const far = Math.min(last, 128);
    for (const back of [1, 2, Math.min(70, last), far]) {
      expect(must({ do: 'undo', slot, moves: back }).made).toBe(last - back);
      expect(must({ do: 'hash', slot }).hash).toBe(hashes[last - back]);
      for (const { seat, move } of made.slice(last - back)) must({ do: 'apply', slot, seat, move });
      expect(must({ do: 'hash', slot }).hash).toBe(hashes[last]);
    }
    expect(ask({ do: 'undo', slot, moves: 10_000 })).toMatchObject({ ok: false, field: 'moves' });
    expect(must({ do: 'hash', slot }).hash).toBe(hashes[last]);
  });

  test('opens the position that a server shows to a seat', () => {
    const { must, ask } = createAsking();
    const state = startGame(game, setup, 'open');
    for (const { seat, move } of playRandomly(kind, 'open', 60)) game.apply(state, seat, move);
    const seen = game.imagine(state, 0, 'moment');
    const position = { do: 'open', game: game.id, rulesVersion: game.rulesVersion, state: seen };
    const { slot } = must(position);
    expect(must({ do: 'hash', slot }).hash).toBe(fingerprint(seen));
    expect(must({ do: 'view', slot, viewer: 0 }).view).toEqual(
      JSON.parse(JSON.stringify(game.view(state, 0))),
    );
    expect(ask({ ...position, rulesVersion: game.rulesVersion + 1 })).toMatchObject({
      ok: false,
      field: 'rulesVersion',
    });
    for (const wrong of [{}, { ...seen, random: undefined, players: 7, keepers: 7, heroes: 7 }])
      expect(ask({ ...position, state: wrong })).toMatchObject({ ok: false, field: 'state' });
  });

  test('copies and loaded states go their own way', () => {
    const { must } = createAsking();
    const made = playRandomly(kind, 'copies', 60);
    const half = made.slice(0, made.length >> 1);
    const { slot } = must({ do: 'new', game: game.id, setup, seed: 'copies' });
    for (const { seat, move } of half) must({ do: 'apply', slot, seat, move });
    const before = must({ do: 'hash', slot }).hash;
    const copy = must({ do: 'copy', slot }).slot;
    const loaded = must({ do: 'load', bytes: must({ do: 'dump', slot }).bytes }).slot;
    for (const { seat, move } of made.slice(half.length)) {
      must({ do: 'apply', slot: copy, seat, move });
      must({ do: 'apply', slot: loaded, seat, move });
    }
    expect(must({ do: 'hash', slot }).hash).toBe(before);
    expect(must({ do: 'hash', slot: loaded }).hash).toBe(must({ do: 'hash', slot: copy }).hash);
    expect(must({ do: 'status', slot: loaded }).made).toBe(made.length);
    must({ do: 'drop', slot: copy });
    expect(must({ do: 'drop', slot: loaded }).left).toBe(1);
  });
});

describe('a game in a slot', () => {
  test('its options are those of a picture, and its observation belongs to its moves', () => {
    const { must } = createAsking();
    const { slot } = must(NEW);
    const options = must({ do: 'legal', slot, readable: true }).options as {
      move: Move;
      readable: { do: string };
    }[];
    expect(options.every(({ readable }) => typeof readable.do === 'string')).toBe(true);
    const { actions, moves } = must({ do: 'encode', slot }) as unknown as {
      actions: number[];
      moves: number[];
    };
    expect(actions.length).toBe(options.length);
    expect(moves).toEqual(options.map(({ move }) => move));
  });

  test('an illegal move is refused with the rule, and changes nothing', () => {
    const { must, ask } = createAsking();
    const { slot } = must(NEW);
    const { hash } = must({ do: 'hash', slot });
    const refused = ask({ do: 'apply', slot, move: 8 << 24 });
    expect(refused).toMatchObject({ ok: false, field: 'move' });
    for (const move of [-1, 1.5, 2 ** 40, 63 << 24, Number.NaN])
      expect(ask({ do: 'apply', slot, move })).toMatchObject({ ok: false, field: 'move' });
    expect(must({ do: 'hash', slot }).hash).toBe(hash);
  });

  test('the cubes of a physical tower are reported', () => {
    const { must, ask } = createAsking();
    const { slot } = must({
      do: 'new',
      game: 'stygian-society',
      setup: { players: 1, tower: 'physical' },
      seed: 'cubes',
    });
    let status = must({ do: 'status', slot });
    for (let made = 0; status.wanted === undefined; made++) {
      if (made > 100) throw new Error('no cubes are dropped');
      const moves = must({ do: 'legal', slot, seat: (status.deciding as number[])[0] }).moves as number[];
      status = must({ do: 'apply', slot, seat: (status.deciding as number[])[0], move: moves.at(-1) });
    }
    expect(status.deciding).toEqual([]);
    expect(ask({ do: 'outside', slot, fact: { seed: 1 } })).toMatchObject({ ok: false, field: 'fact' });
    const { seed, cubes } = status.wanted as { seed: number; cubes: number[] };
    const fact = { seed, field: cubes, crypt: cubes.map(() => 0), stuck: [] };
    expect(must({ do: 'outside', slot, fact }).wanted).toBeUndefined();
    expect(ask({ do: 'outside', slot: must(NEW).slot, fact })).toMatchObject({ ok: false, field: 'fact' });
  });
});

test('a deck that is left open is drawn by the seed', () => {
  const { must } = createAsking();
  const start = (seed: string) => {
    const { slot } = must({ do: 'new', game: 'mystic-spires', setup: { decks: [null, null] }, seed });
    return must({ do: 'hash', slot }).hash;
  };
  expect(start('one')).toBe(start('one'));
  expect(start('one')).not.toBe(start('two'));
});

test('whole games are the same for the same seed, with random moves and with bots', () => {
  for (const game of GAMES) {
    const { setup } = KINDS.find((kind) => kind.game === game) as (typeof KINDS)[number];
    const asked = { do: 'play', game: game.id, setup, seed: 's', games: 2 };
    const { games } = createAsking().must(asked);
    expect(createAsking().must(asked).games).toEqual(games);
    expect(games).toHaveLength(2);
  }
  const { must, ask } = createAsking();
  const fights = { do: 'play', game: 'slay-the-spire', setup: FIRST_FIGHT, seed: 'd', games: 10 };
  const resultsOf = (level: string) =>
    (must({ ...fights, levels: [level] }).games as { result: string; hash: string }[]).map(
      ({ result }) => result,
    );
  const adept = resultsOf('adept');
  expect(adept).toEqual(adept.map(() => 'victory'));
  expect(resultsOf('adept')).toEqual(adept);
  expect(resultsOf('random')).toContain('defeat');
  expect(ask({ ...fights, levels: ['expert'] })).toMatchObject({ ok: false, field: 'levels.0' });
});

test('a batch answers each request as if it came alone', () => {
  const { must } = createAsking();
  const { answers } = must({
    do: 'batch',
    requests: [NEW, { do: 'hash', slot: 1, id: 'mine' }, { do: 'hash', slot: 99 }, { do: 'play' }, 7],
  }) as unknown as { answers: Record<string, unknown>[] };
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, false, false]);
  expect(answers[1]).toMatchObject({ id: 'mine' });
  expect(answers[1]?.hash).toBe(must({ do: 'hash', slot: 1 }).hash);
});

describe('what cannot be done', () => {
  test.each([
    ['not JSON', 'no', { error: 'bad-field', message: 'the line is not JSON' }],
    ['no object', [], { field: 'do' }],
    ['nothing to do', {}, { field: 'do' }],
    ['an unknown request', { do: 'aply' }, { field: 'do', message: expect.stringContaining('"apply"') }],
    ['a field of objects', { do: 'toString' }, { field: 'do' }],
    ['an unknown field', { ...NEW, sed: 1 }, { field: 'sed' }],
    ['a missing field', { do: 'new', game: 'slay-the-spire', seed: 'a' }, { field: 'setup' }],
    ['an unknown game', { ...NEW, game: 'slay-the-spir' }, { field: 'game' }],
    ['a wrong set-up', { ...NEW, setup: { characters: ['Ironclod'] } }, { field: 'setup' }],
    ['a set-up of nothing', { ...NEW, setup: null }, { field: 'setup' }],
    ['a seed that is too long', { ...NEW, seed: 'x'.repeat(LIMITS.seed + 1) }, { field: 'seed' }],
    ['an id that is no name', { ...NEW, id: {} }, { field: 'id' }],
    ['a slot that is empty', { do: 'view', slot: 77, viewer: 0 }, { field: 'slot' }],
    ['a viewer that is nobody', { do: 'view', slot: 1, viewer: 9 }, { field: 'viewer' }],
    ['bytes that are not base64', { do: 'load', bytes: '***' }, { field: 'bytes' }],
    ['bytes of nothing', { do: 'load', bytes: '' }, { field: 'bytes' }],
    ['bytes of another format', { do: 'load', bytes: 'CQAA' }, { field: 'bytes' }],
    ['a group that is empty', { do: 'step', group: 3, actions: [] }, { field: 'group' }],
  ])('%s: the answer names it', (_what, request, expected) => {
    expect(createAsking().ask(request)).toMatchObject({ ok: false, ...expected });
  });

  test('a seat that has nothing to decide, and one that is not there', () => {
    const { must, ask } = createAsking();
    const { slot } = must(NEW);
    expect(ask({ do: 'legal', slot, seat: 1 })).toMatchObject({ ok: false, field: 'seat' });
    expect(ask({ do: 'view', slot, viewer: 1 })).toMatchObject({ ok: false, field: 'seat' });
    expect(ask({ do: 'imagine', slot, seat: 3, seed: 'x' })).toMatchObject({ ok: false, field: 'seat' });
    expect(ask({ do: 'encode', slot, seat: 2 })).toMatchObject({ ok: false, field: 'seat' });
  });

  test('more games than fit: the engine says so, and goes on once some are dropped', () => {
    const { must, ask } = createAsking();
    const { slot } = must(NEW);
    const requests = Array.from({ length: LIMITS.slots - 1 }, () => ({ do: 'copy', slot }));
    must({ do: 'batch', requests });
    expect(ask(NEW)).toMatchObject({
      ok: false,
      field: 'slot',
      message: expect.stringContaining('drop some'),
    });
    must({ do: 'drop', slot: 5 });
    expect(ask(NEW).ok).toBe(true);
    expect(ask({ do: 'batch', requests: [...requests, {}, {}] })).toMatchObject({
      ok: false,
      field: 'requests',
    });
  });

  test('any request, however odd, has an answer that says what is wrong', () => {
    const { ask, must } = createAsking();
    must(NEW);
    const names = fc.constantFrom(...Object.keys(REQUESTS).filter((name) => name !== 'play'));
    const odd = fc.oneof(
      fc.constantFrom(0, 1, -1, 1e300, null, true, [], {}, '', 'slay-the-spire', 'AAAA'),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const fields = fc.record(
      Object.fromEntries(
        'slot,seat,move,viewer,seed,game,setup,setups,games,group,actions,bytes,moves,requests,fact,longest'
          .split(',')
          .map((name) => [name, odd]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(names, fields, (name, given) => {
        const answer = ask({ do: name, ...given });
        if (!answer.ok) expect(answer.error).not.toBe('failed');
      }),
      { numRuns: 1500 },
    );
    expect(ask({ do: 'status', slot: 1 })).toHaveProperty('ok');
  });
});

test('says what it is', () => {
  const { games, protocol } = createAsking().must({ do: 'hello' });
  expect(protocol).toBe(1);
  expect((games as { game: string }[]).map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
});

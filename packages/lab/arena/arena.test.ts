import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replayLog } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { MovedFile } from '@three-spires/session/protocol';
import { importBody } from '@three-spires/session/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../folders.ts';
import { bundleCommands, type Commands, type Run } from '../testing/commands.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'arena-'));
let commands: Commands;
beforeAll(async () => {
  commands = await bundleCommands(['arena', 'duel', 'climbs', 'heroes']);
});
afterAll(() => {
  commands.end();
  rmSync(folder, { recursive: true });
});

const file = (name: string): string => path.join(folder, name);
const written = (name: string, text: string): string => {
  writeFileSync(file(name), text);
  return file(name);
};

const optionsOf = (game: string, bots: string): string[] =>
  ['--workers', '1', '--game', game].concat('--bots', bots);

const arena = (game: string, bots: string, ...more: string[]): Promise<Run> =>
  commands.runHere('arena', ...optionsOf(game, bots), ...more);

const GREEDY = path.join(ROOT, 'examples/bots/greedy.ts');

/** A bot outside the repository, in TypeScript, that looks whether everything is as it was promised. */
const CAREFUL = written(
  'careful.ts',
  `type Position = Record<string, any>;
  let games = 0;
  export default {
    name: 'Careful',
    begin(): void { games++; },
    async choose({ game, seat, state, moves, after, movesIn, milliseconds, outOfTime }: Position): Promise<number> {
      console.log('thinking');
      const before = JSON.stringify(state);
      const next = after(moves[0]);
      if (JSON.stringify(state) !== before) throw new Error('after changed the state');
      if (JSON.stringify(next) === before) throw new Error('after did nothing');
      if (movesIn(state, seat).join() !== moves.join()) throw new Error('other moves');
      if (game.refuse(state, seat, moves.at(-1)) !== undefined) throw new Error('illegal');
      if (milliseconds !== undefined || outOfTime() || games === 0) throw new Error('a clock');
      return moves.at(-1);
    },
  };`,
);

type Told = {
  readonly bots: readonly { readonly name: string; readonly rating: number }[];
  readonly points: readonly (readonly number[])[];
  readonly games: readonly {
    readonly seed: string;
    readonly bots: readonly number[];
    readonly setup: Readonly<Record<string, unknown>>;
    readonly winner: number;
    readonly reason: string;
    readonly decisions: number;
    readonly failure?: { readonly bot: string; readonly why: string };
  }[];
};

const toldIn = (name: string): Told => JSON.parse(readFileSync(file(name), 'utf8')) as Told;

/** Everything that does not depend on how fast this machine is. */
const essence = ({ games, points, bots }: Told): unknown => ({
  points,
  bots,
  games: games.map(({ seed, bots: places, setup, winner, reason, decisions, failure }) => ({
    ...{ seed, places, setup, winner, reason, decisions, failure },
  })),
});

describe('an arena', { timeout: 300_000 }, () => {
  test('of duels plays every pair with the seats swapped, and rates it', async () => {
    const bots = `${CAREFUL},random,novice`;
    const { code, out, error } = await arena('mystic-spires', bots, '--games', '2', '--json', file('d.json'));
    expect(code, error).toBe(0);
    expect(out).toMatch(/^ {2}novice +█*·* \d+ {2}\(-?\d+ to \d+\)$/m);
    expect(out).toMatch(/^ {2}points against +Careful +random +novice +all$/m);
    expect(out).toMatch(/^ {2}Careful +\d+ decisions: mean .*; 0 forfeits$/m);
    const { games, points } = toldIn('d.json');
    expect(games.map((game) => game.bots)).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
    expect(games.map(({ setup, seed }) => [setup, seed])[1]).toEqual([games[0]?.setup, games[0]?.seed]);
    expect(points.flat().reduce((sum, each) => sum + each, 0)).toBe(6);
  });

  test.each([
    ['slay-the-spire', ['--mode', 'fight'], 'HP left minus HP of the enemies'],
    ['slay-the-spire', [], 'rooms entered'],
    ['stygian-society', ['--players', '2'], 'floors reached'],
  ])('of %s plays the same seeds %j', async (game, more, progress) => {
    const { code, out } = await arena(
      game,
      `${GREEDY},random`,
      '--games',
      '2',
      '--json',
      file('p.json'),
      ...more,
    );
    expect(code).toBe(0);
    expect(out).toContain(`${progress}, on average`);
    expect(out).toMatch(/^ {2}greedy against random: .* \(.* to .*\); \d seeds won by the first alone/m);
    const { games } = toldIn('p.json');
    expect(games.map(({ bots, seed }) => [bots, seed])).toEqual([
      [[0], 'arena 0'],
      [[1], 'arena 0'],
      [[0], 'arena 1'],
      [[1], 'arena 1'],
    ]);
    expect(games[0]?.setup).toEqual(games[1]?.setup);
  });

  test('is the same for the same seed, however many work on it', async () => {
    const play = async (name: string, ...more: string[]): Promise<unknown> => {
      const all = [...optionsOf('mystic-spires', `${GREEDY},random`), '--games', '4', '--json', file(name)];
      // Only as a process has it helpers.
      const run = more.includes('--workers') ? commands.run : commands.runHere;
      expect((await run('arena', ...all, ...more)).code).toBe(0);
      return essence(toldIn(name));
    };
    const once = await play('one.json');
    expect(await play('two.json', '--workers', '2')).toEqual(once);
    expect(await play('other.json', '--seed', 'other', '--games', '1')).not.toEqual(once);
  });

  test('goes on where bots fail, and says which, where and why', async () => {
    const lazy = written('lazy.mjs', `export default { name: 'lazy', choose: () => new Promise(() => {}) };`);
    const wild = written('wild.mjs', `export default { name: 'wild', choose: () => 7 };`);
    const rude = written('rude.mjs', `process.stdin.on('data', () => console.log('What?'));`);
    const quitter = written(
      'quitter.mjs',
      `let asked = 0;
      process.stdin.on('data', () => { if (asked++ === 0) console.log('{}'); else throw new Error('enough'); });`,
    );
    const command = `"${process.execPath}" ${quitter}`;
    const options = ['--games', '2', '--ms', '40', '--json', file('bad.json')];
    const { code, out } = await arena('mystic-spires', `${lazy},${wild},${command},random`, ...options);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}game 1 \("arena 0"\), decision \d+: (lazy|wild) /m);
    const { games, points } = toldIn('bad.json');
    expect(games).toHaveLength(12);
    for (const { failure, reason } of games) {
      if (failure === undefined) throw new Error('nobody failed');
      expect(reason).toBe('forfeit');
      const why = {
        lazy: 'did not answer within 148 ms',
        wild: 'chose 7, which',
        quitter: 'ended with 1: Error: enough',
      };
      expect(failure.why).toContain(why[failure.bot as keyof typeof why]);
    }
    expect(points[3]?.reduce((sum, each) => sum + each, 0)).toBe(6);
    // A bot that does not even greet is found out before anything is played.
    const refused = await arena('mystic-spires', `"${process.execPath}" ${rude},random`);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.error).toContain('wrote a line that is not JSON: What?');
  });

  test('counts what bots think against their clock of a game', async () => {
    const slow = written(
      'slow.mjs',
      `export default { name: 'slow', choose: async ({ moves }) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return moves[0];
      } };`,
    );
    const { out } = await arena(
      'slay-the-spire',
      `${slow},random`,
      '--mode',
      'fight',
      '--games',
      '1',
      '--clock',
      '1',
    );
    expect(out).toMatch(/decision \d: slow (used up its clock of 1000 ms|did not answer within \d+ ms)$/m);
    expect(out).toMatch(/^ {2}random +.*; 0 forfeits$/m);
  });

  test('says what is wrong with its arguments', async () => {
    const wrong = async (run: Promise<Run>, message: string): Promise<void> => {
      const { code, out, error } = await run;
      expect(error).toContain(message);
      expect(error).not.toMatch(/^\s+at /m);
      expect([code, out]).toEqual([1, '']);
    };
    await wrong(commands.runHere('arena'), '--game is missing');
    await wrong(arena('mystic-spire', 'adept,random'), 'did you mean "mystic-spires"?');
    await wrong(arena('mystic-spires', 'adept'), '--bots names from 2 to 32 bots, not 1');
    await wrong(arena('mystic-spires', 'adapt,random'), 'there is no bot "adapt"; did you mean "adept"?');
    await wrong(arena('mystic-spires', './nowhere.ts,random'), 'nowhere.ts does not exist');
    await wrong(arena('mystic-spires', 'adept,random', '--mode', 'climb'), 'has no mode "climb", only duel');
    const none = written('none.ts', 'export const bot = 1;');
    await wrong(arena('mystic-spires', `${none},random`), 'the default export must be a bot');
    const broken = written('broken.ts', 'export default {{{');
    await wrong(arena('mystic-spires', `${broken},random`), 'cannot be started');
  });
});

describe('the files of an arena', { timeout: 300_000 }, () => {
  test('replay to the end of their games, also where a bot failed', async () => {
    const wild = written(
      'late.mjs',
      `let left = 9; export default { name: 'wild', choose: ({ moves }) => left-- > 0 ? moves[0] : 7 };`,
    );
    const replays = file('replays');
    const options = ['--games', '2', '--replays', replays, '--json', file('r.json')];
    const { out } = await arena('mystic-spires', `${wild},random`, ...options);
    expect(out).toContain(`2 games written to ${replays}`);
    const { games } = toldIn('r.json');
    const names = readdirSync(replays).sort();
    expect(names).toEqual(['1-wild-against-random.json', '2-random-against-wild.json']);
    for (const [at, name] of names.entries()) {
      const moved = JSON.parse(readFileSync(path.join(replays, name), 'utf8')) as MovedFile;
      expect(v.safeParse(importBody, { file: moved }).issues).toBeUndefined();
      const [game] = moved.games;
      if (game === undefined) throw new Error('there is no game');
      const entries = game.entries.map((entry, seq) => ({ ...entry, seq: seq + 1 }));
      const end = replayLog(mysticSpires, { ...game, entries });
      expect(mysticSpires.outcome(end)).toEqual(game.stood.outcome);
      expect(game.stood.outcome?.winners).toEqual([games[at]?.winner]);
      expect(game.seats.map(({ holder }) => holder).sort()).toEqual(['bot', 'me']);
    }
  });
});

describe('a bot of your own', { timeout: 300_000 }, () => {
  test.each<[string, string[], RegExp]>([
    ['duel', ['--other', 'random', '--games', '2'], /^Careful against random, no clock, won \d of 2, /m],
    ['climbs', ['--from', '1', '--to', '1'], /^Careful, Ascension 0, alone: won 0 of 1, /m],
    ['heroes', ['--parties', '2x1', '--games', '1'], /^Careful, all +·*.* won \d of 1, /m],
  ])('plays in %s', async (command, options, line) => {
    const { code, out, error } = await commands.runHere(
      command,
      '--bot',
      CAREFUL,
      ...options,
      '--workers',
      '1',
    );
    expect(code, error).toBe(0);
    expect(out).toMatch(line);
  });

  test.each(['duel', 'climbs', 'heroes'])('loses in %s where it fails', async (command) => {
    const wild = written(`wild-${command}.mjs`, `export default { name: 'adept', choose: () => 7 };`);
    const options = command === 'climbs' ? ['--to', '2'] : ['--games', '2'];
    // With a helper for each core.
    const { code, out } = await commands.run(command, '--bot', wild, ...options);
    expect(code).toBe(0);
    expect(out).toMatch(/^adept 2 chose 7, which is none of its \d+ legal moves \(game ".*"\)$/m);
    expect(out).toMatch(/won 0 of 2/);
  });

  test('is a file or a command', async () => {
    const { code, error } = await commands.runHere('duel', '--bot', 'adept');
    expect(code).toBe(1);
    expect(error).toContain('--bot takes a file or a command; "adept" is a level');
  });
});

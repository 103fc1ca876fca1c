import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizeOf } from '@three-spires/bots/mystic-spires/chance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report, Row } from './bench/report.ts';
import { chooseWorks } from './bench/works.ts';
import { ROOT } from './folders.ts';
import type { ComparedHint } from './hints/hints-position.ts';
import { bundleCommands, type Commands, type Run, runFromSources } from './testing/commands.ts';

const COMMANDS = [
  ...['scenario', 'content', 'rules', 'coverage', 'games', 'bench', 'same-games', 'tower', 'duel', 'matrix'],
  ...['heroes', 'train-heroes', 'train-fights', 'train-decks', 'train-climbs', 'chances', 'hints'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

let commands: Commands;
beforeAll(async () => {
  commands = await bundleCommands(COMMANDS);
});
afterAll(() => commands.end());

/** As a process, as npm runs it: for what uses the cores, measures time, or starts something itself. */
const run: Commands['run'] = (command, ...args) => commands.run(command, ...args);
const runHere: Commands['runHere'] = (command, ...args) => commands.runHere(command, ...args);

/** Wrong input: exit code 1, nothing on stdout, and a message without a stack trace. */
const expectWrongInput = ({ code, out, error }: Run, ...messages: string[]): void => {
  for (const message of messages) expect(error).toContain(message);
  expect(error).not.toMatch(/^\s+at /m);
  expect([code, out]).toEqual([1, '']);
};

const scenario = {
  game: 'slay-the-spire',
  position: { players: [{ character: 'Ironclad', hand: ['Strike'] }], enemies: [{ name: 'A', hp: 5 }] },
  moves: [{ do: 'play', card: 'Strike', enemy: 'A' }],
};

describe.concurrent('scenario', { timeout: 180_000 }, () => {
  test('prints the position after the moves and what happened', async () => {
    const { code, out, error } = await run('scenario', file('good.json', JSON.stringify(scenario)));
    expect([code, error]).toEqual([0, '']);
    const { state, events } = JSON.parse(out);
    expect(state).toMatchObject({ players: [{ energy: 2 }], enemies: [{ name: 'A', hp: 4 }] });
    expect(events[0]).toMatchObject({ type: 'cardPlayed', text: 'Ironclad plays Strike.' });
  });

  test('says what is wrong with a file', async () => {
    expectWrongInput(await runHere('scenario'), 'scenario file is missing', 'Usage: npm run scenario');
    expectWrongInput(await runHere('scenario', 'none.json'), 'none.json cannot be read');
    expectWrongInput(await runHere('scenario', file('bad.json', '{')), 'bad.json is not JSON');
  });

  test('says what is wrong with a scenario', async () => {
    const other = { ...scenario, game: 'slay-the-spyre' };
    expectWrongInput(
      await runHere('scenario', file('other.json', JSON.stringify(other))),
      'there is no game "slay-the-spyre"; did you mean "slay-the-spire"?',
    );
  });

  const failing = { ...scenario, title: 'too weak', expect: { enemies: [{ hp: 3 }] } };

  test('prints the position so far after a step that failed', async () => {
    const { code, out, error } = await runHere('scenario', file('wrong.json', JSON.stringify(failing)));
    const message = 'at the end: enemies[0].hp is 4, expected 3';
    expect([code, error.trim()]).toEqual([1, message]);
    const printed = JSON.parse(out);
    expect(printed.events[0]).toMatchObject({ type: 'cardPlayed' });
    expect(printed).toMatchObject({
      error: message,
      state: { players: [{ energy: 2 }], enemies: [{ hp: 4 }] },
    });
  });

  test('plays many files and fails if one does', async () => {
    const good = file('many-good.json', JSON.stringify(scenario));
    const bad = file('many-bad.json', JSON.stringify(failing));
    const { code, out, error } = await runHere('scenario', good, bad, good);
    expect([code, error]).toEqual([1, '']);
    expect(out.match(/^(ok|FAILED)/gm)).toEqual(['ok', 'FAILED', 'ok']);
    expect(out).toContain(`FAILED ${bad}: too weak`);
    expect(out).toContain('"hp": 4');
    expect(out.trim().endsWith('2 passed, 1 failed')).toBe(true);
    expect((await runHere('scenario', good, good)).code).toBe(0);
  });
});

describe.concurrent('content', { timeout: 180_000 }, () => {
  test('prints every item with its text in words and in parts', async () => {
    const { code, out } = await runHere('content', 'slay-the-spire');
    const content = JSON.parse(out) as { id: string; name: string; faces: unknown[] }[];
    expect(code).toBe(0);
    expect(content.find(({ id }) => id === 'ironclad-bash')).toMatchObject({
      name: 'Bash',
      faces: [
        { cost: 2, text: expect.stringContaining('2 hit'), parts: expect.arrayContaining([{ icon: 'hit' }]) },
        {},
      ],
    });
    expect(content.some(({ id }) => id.startsWith('practice'))).toBe(false);
  });

  test('counts the pieces of each component, also from the sources', async () => {
    const { code, out } = await runFromSources('content', 'slay-the-spire', '--counts');
    expect(code).toBe(0);
    expect(out).toMatch(/^ +43 {2}Encounters$/m);
    expect(out).toMatch(/^ +113 {2}Tokens$/m);
  });

  test('names the games it knows', async () => {
    expectWrongInput(await runHere('content', 'chess'), 'there is no game "chess"', 'games: slay-the-spire');
    expectWrongInput(await runHere('content'), 'game is missing', 'Usage: npm run content');
  });
});

/** The report of a run with one test, which passed. */
const reportOf = (fullName: string): object => ({
  testResults: [
    {
      name: path.join(ROOT, 'packages/slay-the-spire/scenarios.test.ts'),
      assertionResults: [{ fullName, status: 'passed' }],
    },
  ],
});

describe.concurrent('rules', { timeout: 180_000 }, () => {
  test('lists every rule of the rulebook', async () => {
    const report = file('report.json', JSON.stringify(reportOf('sc-03-weak-cancels-vulnerable.json')));
    const { code, out, error } = await runHere('rules', 'slay-the-spire', '--json', '--report', report);
    const { rules } = JSON.parse(out) as { rules: { id: string; tests: string[] }[] };
    expect(rules.length).toBeGreaterThan(400);
    const rule = rules.find(({ id }) => id === 'STS-38.24');
    expect(rule?.tests).toContain('packages/slay-the-spire/scenarios/sc-03-weak-cancels-vulnerable.json');
    expect(error).toMatch(/^STS-38\.2 ALL enemies: no test names it$/m);
    expect(code).toBe(1);
  });

  test('needs the report of a run', async () => {
    expectWrongInput(await runHere('rules', 'slay-the-spire', '--report', 'none.json'), 'run npm test first');
  });

  test('says what is wrong with its arguments', async () => {
    expectWrongInput(await runHere('rules', 'slay-the-spire', '--jsn'), "Unknown option '--jsn'", 'Usage:');
    expectWrongInput(await runHere('rules', 'a', 'b'), 'one game is enough');
  });
});

describe.concurrent('coverage', { timeout: 180_000 }, () => {
  test('says what is wrong with its arguments', async () => {
    expectWrongInput(await runHere('coverage'), 'game is missing', 'Usage: npm run coverage');
    expectWrongInput(
      await runHere('coverage', 'slay-the-spire', '--games', 'all'),
      '--games must be a whole',
    );
  });
});

describe.concurrent('games', { timeout: 180_000 }, () => {
  test('plays whole games over all modes', async () => {
    const { code, out } = await runHere('games', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^3 games: .*; ended in .*Act/m);
    expect(out).toMatch(/decisions per second/);
    expect(out).toContain('all checks hold');
  });

  test('says what is wrong with its arguments', async () => {
    expect((await runHere('games', '2', '--players', '1', '--from', '40')).out).toContain('2 games');
    expectWrongInput(
      await runHere('games', '3', '--players', '5'),
      '--players must be a whole number from 1 to 4',
    );
    expectWrongInput(await runHere('games', 'many'), 'the number of games must be a whole number', 'Usage:');
  });
});

/** Sources that were not taken out of git have no other commit to compare with. */
const isInGit = existsSync(path.join(ROOT, '.git'));

describe.concurrent('bench', { timeout: 600_000 }, () => {
  // All works of all parties are done in bench/driver/drive.test.ts, without a process for each.
  test.each(['shared', ', s'])('measures each kind of work, quickly if asked to: %s', async (only) => {
    const { code, out } = await run('bench', '--quick', '--only', only);
    expect(code).toBe(0);
    for (const { name } of chooseWorks(only)) expect(out).toContain(name);
    if (only === 'shared') expect(out).toMatch(/^shared process: climbs, solo .* of alone$/m);
    else expect(new Set(chooseWorks(only).map(({ kind }) => kind)).size).toBe(5);
  });

  test('counts forced and idle decisions apart, and says so in JSON', async () => {
    const { code, out } = await run(
      'bench',
      '--quick',
      '--rounds',
      '2',
      '--only',
      'climbs once, 2',
      '--json',
    );
    expect(code).toBe(0);
    const { rounds, rows } = JSON.parse(out) as Report;
    expect([rounds, rows.length]).toEqual([2, 1]);
    const { here, unit } = rows[0] as Row;
    if ('problem' in here || here.recorded === undefined) throw new Error('nothing was recorded');
    const { real, forced, idle } = here.recorded;
    expect(unit).toBe('real decisions');
    expect(real).toBeGreaterThan(forced);
    expect(real).toBeGreaterThan(10 * idle);
    expect(here.perSecond.lowest).toBeLessThanOrEqual(here.perSecond.highest);
  });

  test.runIf(isInGit)('compares with a commit', async () => {
    const { code, out } = await run(
      'bench',
      '--quick',
      '--only',
      'stygian society, games',
      '--against',
      'HEAD',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^there: HEAD; here: [0-9a-f]{7}.*; one round;/m);
    expect(out).toMatch(/^Stygian Society, games .* \d+\.\d\d \(\d+\.\d\d to \d+\.\d\d\)/m);
    expect(
      (await run('same-games', 'HEAD', '--games', '6')).out.match(/ games end in the same/g)?.length,
    ).toBe(3);
  });

  test('says what is wrong with its arguments', async () => {
    expectWrongInput(await runHere('bench', 'fast'), '"fast" is too much', 'Usage: npm run bench');
    expectWrongInput(await runHere('bench', '--only', 'chess'), 'no work has "chess" in its name');
    expectWrongInput(await runHere('bench', '--rounds', 'all'), '--rounds must be a whole number');
    expectWrongInput(await runHere('bench', '--against', 'no-such'), 'there is no commit "no-such"');
    expectWrongInput(await runHere('same-games'), 'commit is missing', 'Usage: npm run same-games');
    expectWrongInput(await runHere('same-games', '--', '-x'), 'there is no commit "-x"');
  });
});

describe.concurrent('tower', { timeout: 180_000 }, () => {
  test('drops cubes and tells the processor time', async () => {
    const { code, out } = await run('tower', '--drops', '4');
    expect(code).toBe(0);
    expect(out).toMatch(/^4 drops in running play:/m);
    expect(out).toMatch(/^Processor time per drop: median [\d.]+ ms, /m);
  });
});

describe.concurrent('duel and matrix', { timeout: 180_000 }, () => {
  test('two bots play each other, on all cores', async () => {
    const { code, out } = await run('duel', '--games', '2', '--one', 'adept', '--other', 'random');
    expect(code).toBe(0);
    expect(out).toMatch(/^adept against random, no clock, won \d of 2, /m);
    expect(out).toMatch(
      /^ +random +\d+ decisions: mean [\d.]+ ms, median [\d.]+ ms, 99 % within [\d.]+ ms, longest /m,
    );
    expectWrongInput(
      await runHere('duel', '--one', 'clever'),
      'there is no bot "clever"',
      'Usage: npm run duel',
    );
    expectWrongInput(await runHere('duel', '--deck', 'Critical Lite'), 'did you mean "Critical Light"?');
  });

  test('a watched duel tells every decision with both sides and a reason', async () => {
    const { code, out } = await runHere(
      'duel',
      '--games',
      '1',
      '--one',
      'adept',
      '--other',
      'random',
      '--watch',
    );
    expect(code).toBe(0);
    expect(out).toMatch(
      /^\d+ adept {2}[-\d]+\/\d+\/\d+\/\d+ against .*: \{"do":"play",.*\} {2}\([A-Z].*\.\)$/m,
    );
    expect(out).toMatch(/^\d+ random [-\d]+\/\d+\/\d+\/\d+ against .*: \{"do":/m);
    expect(out).toMatch(
      /^ {2}turn 2\n {4}seat 1: Tower \d+, \d+ Crystal; in play: .*; hand: .+\n {4}seat 2: /m,
    );
    expect(out).toMatch(/^adept against random, no clock, won \d of 1, /m);
  });

  test('every starter deck plays every other', async () => {
    const { out } = await run('matrix', 'mystic-spires', '--games', '1');
    expect(out).toMatch(/^10 games, /m);
    expect(out).toMatch(/^(holds|FAILS) {2}no pairing above 65 %/m);
    expectWrongInput(
      await runHere('matrix', 'slay-the-spire'),
      'there are no starter decks of "slay-the-spire"',
    );
  });
});

describe.concurrent('heroes and training', { timeout: 600_000 }, () => {
  test('whole games are told by level and party, with bars', async () => {
    const { code, out } = await run('heroes', '--levels', 'novice', '--parties', '2x1', '--games', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^novice: won \d of 3, /m);
    expect(out).toMatch(/^ {4}1 +100\.0 % +█{30} /m);
    expect(out).toMatch(/ decisions: mean [\d.]+ ms, median .* s a game$/m);
    expect(out).toMatch(/^novice, 2 players with 1 hero each {2}[█·]{30} {2}won \d of 3, /m);
    expectWrongInput(await runHere('heroes', '--levels', 'clever'), 'there is no level "clever"');
    expectWrongInput(
      await runHere('heroes', '--parties', '5'),
      'there is no party "5"',
      'Usage: npm run heroes',
    );
  });

  test('training gives the same weights for the same seed, however many work on it', async () => {
    const train = async (workers: string): Promise<string> => {
      const out = path.join(folder, `weights-${workers}.json`);
      const sizes = ['--rounds', '1', '--changes', '2', '--games', '3', '--floors', '60', '--check', '10'];
      const done = await run('train-heroes', ...sizes, '--workers', workers, '--out', out);
      expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^trained: won \d+ of 10, /m)]);
      return readFileSync(out, 'utf8');
    };
    const written = await train('1');
    expect(await train('2')).toBe(written);
    const kept = readFileSync(path.join(ROOT, 'packages/bots/stygian-society/weights.json'), 'utf8');
    const [made, used] = [JSON.parse(written), JSON.parse(kept)];
    expect(Object.keys(made.taste)).toEqual(Object.keys(used.taste));
    expect(made.prospect.map(Object.keys)).toEqual(used.prospect.map(Object.keys));
    for (const value of [...Object.values(made.taste), ...made.prospect.flatMap(Object.values)])
      expect(value).toEqual(expect.any(Number));
    expectWrongInput(await runHere('train-heroes', '--rounds', 'all'), '--rounds must be a whole number');
  });

  test('fights are learned from, the same way however many work on it', async () => {
    const train = async (workers: string): Promise<string> => {
      const out = path.join(folder, `net-${workers}.json`);
      const sizes = ['--fights', '500', '--rounds', '1', '--nodes', '4', '--nets', '2', '--epochs', '1'];
      const done = await run('train-fights', ...sizes, '--workers', workers, '--out', out);
      expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^round 1: \d+ positions/m)]);
      return readFileSync(out, 'utf8');
    };
    const written = await train('1');
    expect(await train('2')).toBe(written);
    expect(Object.keys(JSON.parse(written))).toEqual(['inputs', 'answer']);
    expectWrongInput(await runHere('train-fights', '--from', 'nowhere.json'), 'nowhere.json does not exist');
  });

  test('decks are learned from, the same way however many work on it', async () => {
    const train = async (workers: string): Promise<string> => {
      const out = path.join(folder, `decks-${workers}.json`);
      const sizes = ['--alone', '150', '--parties', '100', '--hidden', '2', '--epochs', '1'];
      const done = await run('train-decks', ...sizes, '--workers', workers, '--out', out);
      expect([done.code, done.out]).toEqual([
        0,
        expect.stringMatching(/^Watcher: \d+ decks; of \d+ kept aside/m),
      ]);
      return readFileSync(out, 'utf8');
    };
    const written = await train('1');
    expect(await train('2')).toBe(written);
    const kept = readFileSync(path.join(ROOT, 'packages/bots/slay-the-spire/worth/deck-nets.json'), 'utf8');
    expect(Object.keys(JSON.parse(written))).toEqual(Object.keys(JSON.parse(kept)));
    expectWrongInput(await runHere('train-decks', '--alone', 'all'), '--alone must be a whole number');
  });

  test('the chance of winning a climb is learned from climbs', async () => {
    const out = path.join(folder, 'standing.json');
    const sizes = ['--climbs', '5', '--level', 'novice'];
    const done = await runHere('train-climbs', ...sizes, '--workers', '1', '--out', out);
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^\d of 5 climbs won/m)]);
    const kept = readFileSync(path.join(ROOT, 'packages/bots/slay-the-spire/worth/standing.json'), 'utf8');
    expect(Object.keys(JSON.parse(readFileSync(out, 'utf8')))).toEqual(Object.keys(JSON.parse(kept)));
    expectWrongInput(await runHere('train-climbs', '--level', 'expert'), 'there is no level "expert"');
  });
});

describe.concurrent('chances', { timeout: 180_000 }, () => {
  test('makes the same file from the same options, and says in it how', async () => {
    const make = async (name: string, workers: string): Promise<string> => {
      const out = path.join(folder, name);
      const options = ['--games', '12', '--hidden', '2', '--rounds', '2', '--seed', 'same'];
      const { code } = await run('chances', ...options, '--workers', workers, '--out', out);
      expect(code).toBe(0);
      return readFileSync(out, 'utf8');
    };
    const made = await make('one.json', '1');
    expect(await make('two.json', '2')).toBe(made);
    const { madeBy, hidden, weights } = JSON.parse(made);
    expect(madeBy).toBe('npm run chances -- --games 12 --hidden 2 --rounds 2 --seed same');
    expect([hidden, weights.length]).toEqual([2, sizeOf(2)]);
    expectWrongInput(await runHere('chances', '--games', '3'), '--games must be a whole number from 10');
  });
});

describe.concurrent('hints', { timeout: 180_000 }, () => {
  test('compares hints with a longer search', async () => {
    const json = path.join(folder, 'hints.json');
    const { code, out } = await run(
      'hints',
      '--positions',
      '2',
      '--short',
      '40',
      '--long',
      '200',
      '--json',
      json,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^mystic-spires, hints of the master, 40 ms against 200 ms of processor time$/m);
    expect(out).toMatch(/^within 2\.0 % of the long search: \d of \d, [\d.]+ % \([\d.]+ % to [\d.]+ %\)$/m);
    const { compared } = JSON.parse(readFileSync(json, 'utf8')) as { compared: ComparedHint[] };
    expect(out).toMatch(/^a blind choice among the rated moves: [\d.]+ % within 2\.0 %$/m);
    expect(compared.length).toBeGreaterThan(0);
    for (const { options, bestChance, hintChance, chances } of compared) {
      expect(options).toBeGreaterThan(1);
      expect(bestChance).toBeGreaterThanOrEqual(hintChance);
      expect(Math.max(...chances)).toBe(bestChance);
      expect(chances).toContain(hintChance);
    }
  });

  test('says what is wrong with its arguments', async () => {
    expectWrongInput(await runHere('hints', '--game', 'chess'), 'there is no game "chess"');
    expectWrongInput(await runHere('hints', '--level', 'clever'), 'there is no level "clever"', 'Usage:');
  });
});

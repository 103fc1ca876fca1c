import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEngine } from '@three-spires/engine';
import { movesSeen, type Seat, seenBy } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Choose, WANTS } from './messages.ts';
import { BotFailure, createOwnPlayer, type OwnPlayer } from './own-player.ts';
import type { OwnSpec } from './own-spec.ts';
import { toldOf } from './position.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const players: OwnPlayer[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.end();
});

/** A program that answers "hello" and then every line with what the code makes of it. */
const program = (name: string, code: string, hello = '{ name: "Program" }'): OwnSpec => {
  writeFileSync(
    path.join(folder, `${name}.mjs`),
    `import { createInterface } from 'node:readline';
    const answer = (line) => console.log(typeof line === 'string' ? line : JSON.stringify(line));
    for await (const line of createInterface({ input: process.stdin })) {
      const asked = JSON.parse(line);
      if (asked.do === 'hello') answer(${hello});
      else { ${code} }
    }`,
  );
  return { name, kind: 'command', run: `"${process.execPath}" ${name}.mjs`, folder };
};

const open = (spec: OwnSpec, game = mysticSpires): OwnPlayer => {
  const player = createOwnPlayer(spec, game as typeof mysticSpires);
  players.push(player);
  return player;
};

/** The first decision of a duel, in which the other hand is hidden. */
const state = mysticSpires.start(
  mysticSpires.readSetup({ decks: ['Critical Light', 'Overdue Tides'], first: 'first' }),
  'own player',
);
const seat: Seat = 0;

const decide = async (player: OwnPlayer, milliseconds = 0, seed = 'seed') => {
  const seen = seenBy(mysticSpires, state, seat, seed);
  const moves = movesSeen(mysticSpires, seen);
  const bot = await player.playing(() => milliseconds);
  const thinking = { seed, outOfTime: () => false };
  return { moves, choose: async () => (await bot.choose(seen, moves, thinking)).move };
};

const failing = async (player: OwnPlayer, milliseconds = 0): Promise<string> => {
  const { choose } = await decide(player, milliseconds);
  const failure = await choose().catch((error: unknown) => error);
  if (!(failure instanceof BotFailure)) throw new Error(`it did not fail: ${failure}`);
  return failure.message;
};

describe('a command', () => {
  test('chooses a move, in the same process for every game', async () => {
    const player = open(
      program('last', 'answer({ id: asked.id, move: asked.moves.at(-1), pid: process.pid })'),
    );
    for (let game = 0; game < 3; game++) {
      const { moves, choose } = await decide(player);
      expect(await choose()).toBe(moves.at(-1));
    }
    expect(await player.start()).toBe('Program');
  });

  test('is told what it wants to know, and nothing that its seat does not know', async () => {
    const wants = '{ wants: ["view", "options", "text", "imagined"] }';
    const player = open(program('echo', 'answer({ error: JSON.stringify(asked) })', wants));
    const seen = seenBy(mysticSpires, state, seat, 'seed');
    const bot = await player.playing(() => 500);
    const failure = await Promise.resolve(
      bot.choose(seen, movesSeen(mysticSpires, seen), { seed: 'seed', outOfTime: () => false }),
    ).catch((error: unknown) => error);
    expect((failure as BotFailure).why).toMatch(/^failed: \{"do":"choose","id":0,"game":"mystic-spires"/);
  });

  test.each<[string, string, string]>([
    ['illegal', 'answer({ move: 7 })', 'chose 7, which is none of its'],
    ['rubbish', 'answer("I play Strike")', 'wrote a line that is not JSON: I play Strike'],
    ['shapeless', 'answer([1, 2])', 'answered [1,2], which is not an object with the field "move"'],
    ['sulking', 'answer({ error: "no idea" })', 'failed: no idea'],
    ['late', 'answer({ id: asked.id - 1, move: asked.moves[0] })', 'answered question -1 instead of 0'],
    ['throwing', 'throw new RangeError("no idea")', 'ended with 1: RangeError: no idea'],
    ['leaving', 'process.exit(3)', 'ended with 3'],
    ['killed', 'process.kill(process.pid, "SIGKILL"); await new Promise(() => {})', 'ended with '],
    ['endless', 'for (;;) answer("x".repeat(100_000))', 'wrote a line of more than 65536 bytes'],
  ])('that is %s loses with a reason', async (name, code, reason) => {
    const player = open(program(name, code));
    expect(await failing(player)).toContain(`${name} ${reason}`);
  });

  test('that writes more than its answer loses at its next decision', async () => {
    const player = open(program('wordy', 'answer({ move: asked.moves[0] }); answer("done")'));
    const { choose } = await decide(player);
    await choose();
    await expect(choose()).rejects.toThrow(/^wordy wrote a line .*: done$/);
  });

  test.each<[string, string]>([
    ['silent', ''],
    ['hanging', 'for (;;) {}'],
  ])('that is %s is late and ended', async (name, code) => {
    const player = open(program(name, code));
    expect(await failing(player, 50)).toBe(`${name} did not answer within 160 ms`);
  });

  test('that failed is started again for its next game', async () => {
    const once = `import('node:fs').then(({ existsSync, writeFileSync }) => {
      if (existsSync('once')) answer({ move: asked.moves[0] });
      else { writeFileSync('once', ''); process.exit(1); }
    })`;
    const player = open(program('moody', once));
    expect(await failing(player)).toContain('moody ended with 1');
    const { moves, choose } = await decide(player);
    expect(await choose()).toBe(moves[0]);
  });

  test('that cannot be started is tried three times and not again', async () => {
    const player = open({ name: 'none', kind: 'command', run: 'no-such-program-here 1', folder });
    for (let game = 0; game < 3; game++)
      expect(await failing(player)).toMatch(/^none ended with 127: .*not found/);
    expect(await failing(player)).toContain('could not be started 3 times and is not tried again');
  });

  test('that greets wrongly cannot be started', async () => {
    const player = open(program('greeter', '', '{ wants: ["the deck"] }'));
    await expect(player.start()).rejects.toThrow(
      /^answered \{"wants":\["the deck"\]\}, which is not an answer/,
    );
  });
});

test('a bot is told the same in all positions that look the same to its seat', () => {
  const wants = [...WANTS];
  const told = (of: typeof state): unknown => {
    const seen = seenBy(mysticSpires, of, seat, 'seed');
    return toldOf(mysticSpires, seen, movesSeen(mysticSpires, seen), wants);
  };
  const other = mysticSpires.imagine(state, seat, 'another world');
  expect(other.keepers[1]?.hand).not.toEqual(state.keepers[1]?.hand);
  expect(told(other)).toEqual(told(state));
});

test('every game is told in words, with the position as bytes for the engine', () => {
  const climb = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Silent'] }), 'words');
  const seen = seenBy(slayTheSpire, climb, 0, 'words');
  const moves = movesSeen(slayTheSpire, seen);
  const told: Partial<Choose> = toldOf(slayTheSpire, seen, moves, ['options', 'text', 'imagined']);
  expect(told.options?.map(({ move }) => move)).toEqual(moves);
  expect(told.options?.every(({ words = '' }) => words.length > 3)).toBe(true);
  expect(told.text?.prompt).not.toBe('');
  expect(told.text?.board.length).toBeGreaterThan(1);
  const engine = createEngine();
  const loaded = JSON.parse(engine.answer(JSON.stringify({ do: 'load', bytes: told.imagined })).line);
  const legal = JSON.parse(engine.answer(JSON.stringify({ do: 'legal', slot: loaded.slot, seat: 0 })).line);
  expect(legal.moves).toEqual(moves);
});

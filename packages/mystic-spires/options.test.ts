import { createRandom, type Move } from '@three-spires/kernel';
import { playThrough } from '@three-spires/kernel/testing';
import { expect, test } from 'vitest';
import { mysticSpires } from './index.ts';
import { type Option, readOption, tryAttack, tryPlay, tryTower } from './options.ts';
import type { State } from './rules/state.ts';
import { randomStart } from './testing/games.ts';

const GAMES = 12;

/** What `describe` calls an option. */
const DEEDS: Readonly<Record<Option['do'], readonly string[]>> = {
  play: ['play'],
  use: ['use'],
  tower: ['tower'],
  attack: ['attack'],
  target: ['choose'],
  intercept: ['intercept'],
  order: ['choose'],
  card: ['choose'],
  throw: ['throw'],
  first: ['go first', 'go second'],
  pass: ['pass'],
  battle: ['battle'],
  leave: ['end turn', 'end battle'],
  yes: ['yes', 'pay'],
  none: ['no', 'refuse', 'let through', 'take none', 'done'],
  concede: ['concede'],
};

const seen = new Set<string>();

const checkOptions = (state: State, seat: number, moves: readonly Move[]): void => {
  const view = mysticSpires.view(state, seat);
  const options = moves.map((move) => readOption(move, view, seat));
  if (new Set(options.map((option) => JSON.stringify(option))).size !== moves.length)
    throw new Error('two moves read the same');
  options.forEach((option, at) => {
    seen.add(option.do);
    const readable = mysticSpires.describe(state, seat, moves[at] as Move);
    const isAimed = 'target' in option && option.do !== 'intercept';
    if (!DEEDS[option.do].includes(readable.do) || isAimed !== (readable.target !== undefined))
      throw new Error(`${JSON.stringify(option)} is described as ${JSON.stringify(readable)}`);
  });
};

test('every legal move of random games reads as an option of its own that agrees with its words', () => {
  for (let game = 0; game < GAMES; game++) {
    const seed = `options ${game}`;
    const start = mysticSpires.scenario.build(randomStart(seed), seed);
    playThrough(mysticSpires, start, { name: seed, random: createRandom(seed, 1), look: checkOptions });
  }
  const { concede: _, ...listed } = DEEDS;
  expect([...seen].sort()).toEqual(Object.keys(listed).sort());
});

test('an option names its operands and its spot', () => {
  const things = [{ id: 7 }, { id: 9 }] as never;
  expect(readOption(tryPlay(12), { things }, 1)).toEqual({
    do: 'play',
    card: 12,
    spot: { kind: 'hand', card: 12 },
  });
  expect(readOption(tryTower(1), { things }, 1)).toEqual({
    do: 'tower',
    which: 1,
    spot: { kind: 'tower', seat: 1 },
  });
  expect(readOption(tryAttack(1, 0), { things }, 1)).toEqual({
    do: 'attack',
    id: 9,
    target: { kind: 'tower', seat: 0 },
    spot: { kind: 'thing', id: 9 },
  });
  expect(readOption(mysticSpires.concession as Move, { things }, 0)).toEqual({
    do: 'concede',
    spot: { kind: 'button' },
  });
});

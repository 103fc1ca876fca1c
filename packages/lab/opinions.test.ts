import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Opinions, opinionOf, shareTaken } from '@three-spires/bots/opinion';
import { randomMove } from '@three-spires/bots/random';
import { createMoveList, createRandom, encodeMove, type Move, playScenario } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { CONTENT } from '@three-spires/slay-the-spire/content';
import { MOVE, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { offersOf } from './climbs/climb-offers.ts';
import { commandOf } from './command.ts';
import { countOpinions, type Told, writeOpinions } from './opinions.ts';

const game = (won: boolean, depth: number, ...offers: [string, boolean, number][]): Told => ({
  won,
  depth,
  offers: offers.map(([thing, taken, before]) => ({ thing, taken, depth: before })),
});

const GAMES = [
  game(true, 30, ['bash', true, 10], ['anger', false, 12]),
  game(false, 14, ['bash', false, 10]),
  game(false, 12, ['bash', true, 10]),
];
const ABOUT = { command: 'npm run climbs', level: 'adept', players: [1], chosen: ['card'], found: [] };

describe('opinions', () => {
  test('count how games went on after a thing was taken and after it was left', () => {
    const told = { ...ABOUT, games: 3, won: 1, things: countOpinions(GAMES) };
    expect(opinionOf(told, 'bash')).toEqual({
      offered: 3,
      taken: { times: 2, won: 1, depth: 20 + 2, squares: 400 + 4 },
      left: { times: 1, won: 0, depth: 4, squares: 16 },
    });
    expect(opinionOf(told, 'anger').left).toEqual({ times: 1, won: 1, depth: 18, squares: 324 });
    expect(opinionOf(told, 'carnage').offered).toBe(0);
    expect(shareTaken(opinionOf(told, 'bash'))).toBeUndefined();
  });

  test('count a thing once in each game, as taken if it ever was', () => {
    const once = game(
      false,
      20,
      ['bash', false, 2],
      ['bash', true, 8],
      ['bash', true, 9],
      ['bash', false, 12],
    );
    const never = game(true, 20, ['bash', false, 4], ['bash', false, 12]);
    expect(countOpinions([once, never])).toEqual({ bash: [1, 0, 12, 144, 1, 1, 16, 256] });
  });

  test('are written in the order of their names, with one line for each', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'opinions-'));
    const file = path.join(folder, 'cards.json');
    writeOpinions(file, ABOUT, GAMES);
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect(text).toContain('    "bash": [2, 1, 22, 404, 1, 0, 4, 16]\n');
    const told = JSON.parse(text) as Opinions;
    expect(told).toMatchObject({ ...ABOUT, games: 3, won: 1 });
    expect(Object.keys(told.things)).toEqual(['anger', 'bash']);
  });

  test('name the command without what changes nothing', () => {
    const args = ['--to', '9', '--workers', '4', '--json', '/tmp/x.json', '--cards', 'c.json'];
    expect(commandOf('climbs', args)).toBe('npm run climbs -- --to 9 --cards c.json');
    expect(commandOf('climbs', [])).toBe('npm run climbs');
  });
});

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** What a climb with random moves offers. */
const offersOfClimb = (seed: string) => {
  const state = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Silent'], climb: {} }), seed);
  const [random, list] = [createRandom(seed, 1), createMoveList()];
  const offers: { thing: string; taken: boolean }[] = [];
  while (slayTheSpire.outcome(state) === undefined) {
    const seat = firstSeat(slayTheSpire.deciding(state));
    const move = randomMove(slayTheSpire, state, seat, random, 0, list) as Move;
    offers.push(...offersOf(state, seat, move));
    slayTheSpire.apply(state, seat, move);
  }
  return offers;
};

const RELICS = ['Anchor', 'Lantern', 'Vajra'];
const POTIONS = ['Fire Potion', 'Block Potion', 'Swift Potion'];

/** At a Merchant with some gold: the relics cost 5, 6 and 7, the potions 2 each, the cards 2, 2 and 3. */
const atMerchant = (gold: number): State => {
  const hero = { character: 'Ironclad', gold, rewardDeck: ['Anger', 'Cleave', 'Carnage'] };
  const climb = { act: 1, room: 'merchant', decks: { relics: RELICS } };
  const position = { players: [hero], enemies: [], potionDeck: POTIONS, climb };
  return playScenario(slayTheSpire, { game: slayTheSpire.id, position, moves: [], expect: {} }).state;
};

const buyFirst = (kind: number, gold: number) => offersOf(atMerchant(gold), 0, encodeMove(kind, 0));

describe('what a climb offers', () => {
  test('is named as in the library, taken and left', () => {
    const known = new Set(CONTENT.map(({ id }) => id));
    const offers = Array.from({ length: 12 }, (_, seed) => offersOfClimb(`offers ${seed}`)).flat();
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.filter(({ thing }) => !known.has(thing))).toEqual([]);
    expect(new Set(offers.map(({ taken }) => taken))).toEqual(new Set([true, false]));
  });

  test('at the Merchant is left on leaving, as far as it could be paid', () => {
    const left = (gold: number): string[] =>
      offersOf(atMerchant(gold), 0, encodeMove(MOVE.leave)).map(({ thing }) => thing);
    expect(left(1)).toEqual([]);
    expect(left(5)).toEqual(expect.arrayContaining(['anchor', 'fire-potion', 'ironclad-carnage']));
    expect(left(5)).not.toContain('lantern');
    expect(left(9)).toHaveLength(9);
  });

  test('at the Merchant is left when another thing is bought instead of it', () => {
    expect(buyFirst(MOVE.buyRelic, 20)).toEqual([{ thing: 'anchor', taken: true }]);
    const instead = buyFirst(MOVE.buyRelic, 6);
    expect(instead.filter(({ taken }) => taken)).toEqual([{ thing: 'anchor', taken: true }]);
    expect(instead).toContainEqual({ thing: 'lantern', taken: false });
    expect(instead).toContainEqual({ thing: 'ironclad-anger', taken: false });
    expect(instead.map(({ thing }) => thing)).not.toContain('vajra');
  });
});

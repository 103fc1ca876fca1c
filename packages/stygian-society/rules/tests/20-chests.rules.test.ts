import { createMoveList, encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { CHESTS, ENEMIES } from '../../content/index.ts';
import { stygianSociety } from '../../index.ts';
import { MOVE } from '../moves.ts';
import { QUESTION, type State } from '../state.ts';

const SEEDS = 400;

/** Opens the one chest of a completed floor, with the first seed that brings this card. */
const openChest = (name: string, position: object): State => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const state = stygianSociety.scenario.build(
      { heroes: [{ hero: 'Knight' }], at: 'floor end', treasureDeck: [], ...position },
      `chest ${seed}`,
    );
    stygianSociety.apply(state, 0, encodeMove(MOVE.vote, 1));
    if (CHESTS[state.chestCard]?.name === name) return state;
  }
  throw new Error(`no seed brings ${name}`);
};

/** Answers everything with the first legal move until the next floor has begun. */
const goOn = (state: State): State => {
  const list = createMoveList();
  while (stygianSociety.outcome(state) === undefined && state.question.kind !== QUESTION.turn) {
    stygianSociety.legal(state, 0, list);
    stygianSociety.apply(state, 0, list.moves[0] as number);
  }
  return state;
};

test('STY-20.3 a chest card works if its number is at most the current peril', () => {
  expect(openChest('Swinging Blade', { peril: 4 }).wounds).toBe(2);
  expect(openChest('Swinging Blade', { peril: 3 }).wounds).toBe(0);
});

test('STY-20.4 effects that lower peril for chests change the comparison alone', () => {
  const state = openChest('Swinging Blade', { peril: 4, partyTreasures: ['Dark Lantern'] });
  expect(state.wounds).toBe(0);
  expect(openChest('Swinging Blade', { peril: 5, partyTreasures: ['Dark Lantern'] }).wounds).toBe(2);
});

test('STY-20.5 every draw is from all 25 cards', () => {
  const seen = new Set(CHESTS.map(({ name }) => openChest(name, {}).chestCard));
  expect(seen.size).toBe(25);
});

test('STY-20.7 fewer, none, and one more with Master Thief', () => {
  const treasureDeck = ['Dark Lantern', 'Caltrops', 'Grenado', 'Felt Slippers'];
  expect(openChest('False Bottom', { peril: 2, treasureDeck }).partyTreasures).toHaveLength(1);
  expect(openChest('False Bottom', { treasureDeck }).partyTreasures).toHaveLength(2);
  expect(openChest('Rusted Shut', { peril: 9, treasureDeck }).partyTreasures).toHaveLength(0);
  const thief = { heroes: [{ hero: 'Burglar', skills: ['Master Thief'] }], treasureDeck };
  expect(openChest('False Bottom', thief).partyTreasures).toHaveLength(3);
  expect(openChest('Rusted Shut', { ...thief, peril: 12 }).partyTreasures).toHaveLength(0);
});

test('STY-13.7 Ray of Agony moves the marker, and nothing prevents or lowers it', () => {
  expect(openChest('Ray of Agony', { peril: 13, wounds: 3 }).wounds).toBe(24);
  expect(openChest('Ray of Agony', { peril: 13, wounds: 3, maxWounds: 28 }).wounds).toBe(27);
});

test('STY-20.13 a chest effect for the next floor waits for its start', () => {
  const plain = goOn(openChest('The Weaver Has Awakened', {})).figures.length;
  expect(goOn(openChest('The Weaver Has Awakened', { peril: 8 })).figures.length).toBe(plain + 1);
  // With another chest to open the party is still on the old floor.
  const waiting = openChest('The Weaver Has Awakened', { peril: 8, place: 'Gear Gallery' });
  expect([waiting.floor, waiting.figures.length, waiting.later.length]).toEqual([1, 0, 1]);
});

test('STY-27.1 the Ripper and the Weaver have one name each, on enemies and chests', () => {
  const names = [...ENEMIES, ...CHESTS].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Ripper', 'Weaver', 'The Weaver Has Awakened']));
  expect(names.filter((name) => /slasher|stalker/i.test(name))).toEqual([]);
});

test('STY-13.2 between turns shields do not count, and wounds can lose the game (STY-24.1)', () => {
  const state = openChest('Acid Spray', {
    peril: 7,
    wounds: 22,
    heroes: [{ hero: 'Knight', skills: ['Plate Harness'] }],
  });
  expect(stygianSociety.outcome(state)).toMatchObject({ result: 'defeat', reason: 'wounds' });
});

test('STY-1.7 the party picks the hero a needle strikes', () => {
  const state = openChest('Poison Needle', { peril: 3, heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }] });
  expect(state.question.kind).toBe(QUESTION.afflict);
  stygianSociety.apply(state, 0, encodeMove(MOVE.vote, 1));
  expect(state.heroes.map(({ tokens }) => tokens.reduce((sum, count) => sum + count, 0))).toEqual([0, 1]);
});

import { defined } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';
import { settleRoll, WINDOW } from '../combat/die-window.ts';
import { readyRoomItems } from '../combat/relics.ts';
import type { State } from '../state.ts';

const use = (relic: string, seat?: string) => ({
  do: 'relic',
  relic,
  ...defined({ seat }),
});
const accept = (seat?: string) => ({ do: 'accept die', ...defined({ seat }) });
const roll = (...dice: readonly number[]) => ({ phase: 'start', round: 2, nextDie: dice });
const USED = (relic: string) => ({ relic, usedInRoom: true });

describe('changing the die (STS-13.9)', () => {
  it('asks no one if no player can change it (STS-13.8)', () => {
    fight({ with: roll(4), moves: [], expect: { phase: 'play', die: 4, question: null } });
  });

  it.each([
    ['The Abacus', 5, 6],
    ['The Abacus', 6, 1],
    ['Toolbox', 2, 1],
    ['Toolbox', 1, 6],
  ])('%s turns a %i into a %i', (relic, from, to) => {
    fight({
      player: { relics: [relic] },
      with: roll(from),
      moves: [{ expect: { phase: 'roll', die: from } }, use(relic)],
      expect: { phase: 'play', die: to, players: [{ relics: [USED(relic)] }] },
    });
  });

  it('goes on with the result that is accepted', () => {
    fight({
      player: { relics: ['The Abacus'] },
      with: roll(3),
      moves: [accept()],
      expect: { phase: 'play', die: 3, players: [{ relics: ['The Abacus'] }] },
    });
  });

  it('opens again after a reroll (R52)', () => {
    fight({
      player: { relics: ['Gambling Chip', 'The Abacus'] },
      with: roll(3, 6),
      moves: [use('Gambling Chip'), { expect: { phase: 'roll', die: 6 } }, use('The Abacus')],
      expect: { phase: 'play', die: 1 },
    });
  });

  it('lets each item act on the current result (R52)', () => {
    fight({
      player: { relics: ['The Abacus', 'Toolbox'] },
      with: roll(6),
      moves: [use('The Abacus'), { expect: { die: 1 } }, use('Toolbox')],
      expect: { phase: 'play', die: 6 },
    });
  });

  it('lets Gambler’s Brew set any face and puts it under its deck (STS-8.16)', () => {
    fight({
      player: { potions: ["Gambler's Brew"] },
      with: { ...roll(2), potionDeck: ['Fire Potion'] },
      moves: [{ do: 'potion', potion: "Gambler's Brew", face: 5 }],
      expect: {
        phase: 'play',
        die: 5,
        players: [{ potions: [] }],
        potionDeck: ['Fire Potion', "Gambler's Brew"],
      },
    });
  });

  it('comes before every other ability, which then follow the changed result (STS-13.10)', () => {
    fight({
      player: { relics: ['The Abacus', 'Happy Flower', 'Sundial'] },
      with: roll(2),
      moves: [{ expect: { players: [{ energy: 3 }] } }, use('The Abacus')],
      expect: { die: 3, players: [{ energy: 4 }] },
    });
  });

  it('holds for enemies too (STS-13.10)', () => {
    fight({
      player: { relics: ['Toolbox'], hp: 9 },
      enemies: [{ name: 'Jaw Worm' }],
      with: roll(1, 1),
      moves: [use('Toolbox'), endTurn()],
      expect: { players: [{ hp: 6 }] },
    });
  });
});

describe('a roll of the whole party (STS-13.9)', () => {
  const players = [
    { character: 'Ironclad', relics: ['The Abacus'] },
    { character: 'Silent', relics: ['Toolbox'] },
    { character: 'Defect' },
  ];

  it('waits only for those who can change it', () => {
    const { state } = fight({
      players,
      with: roll(4),
      moves: [
        { refused: accept('Defect'), code: 'die-accepted' },
        { refused: { ...endTurn('Silent') }, code: 'die-open' },
        accept('Silent'),
        { refused: accept('Silent'), code: 'die-accepted' },
      ],
      expect: { phase: 'roll', die: 4 },
    });
    expect(slayTheSpire.decisions(state)).toMatchObject([{ kind: 'die', seats: [0] }]);
    expect(slayTheSpire.view(state, 2).dieWindow).toEqual({ seats: [0] });
  });

  it('asks again who accepted a result that is changed afterwards', () => {
    fight({
      players,
      with: roll(4),
      moves: [accept('Silent'), use('The Abacus', 'Ironclad'), use('Toolbox', 'Silent')],
      expect: { phase: 'play', die: 4 },
    });
  });
});

describe('once per room (STS-27.6)', () => {
  it('is over for the combat once it is used', () => {
    fight({
      player: { relics: ['The Abacus'] },
      with: roll(1, 4),
      moves: [use('The Abacus'), endTurn()],
      expect: { round: 3, phase: 'play', die: 4 },
    });
  });

  it('comes back when the room is done, not when the combat is (R115)', () => {
    const { state } = fight({
      player: { relics: ['The Abacus'], draw: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      with: roll(1),
      moves: [use('The Abacus'), play('Strike', 'A')],
      expect: { players: [{ relics: [USED('The Abacus')] }] },
    });
    readyRoomItems(state);
    expect(slayTheSpire.scenario.show(state)).toMatchObject({ players: [{ relics: ['The Abacus'] }] });
  });
});

describe('rolls of an Event (STS-24.14)', () => {
  const atEvent = (relics: readonly unknown[]): State =>
    fight({
      players: [{ character: 'Ironclad', relics }, { character: 'Silent' }],
      moves: [],
      expect: {},
    }).state;

  it('stand at once where none of those who roll can change them', () => {
    const state = atEvent(['The Abacus']);
    expect(settleRoll(state, 0b10, undefined)).toBe(true);
    expect(state.dieWindow).toBe(WINDOW.closed);
  });

  it('open the same window and stand when it closes', () => {
    const state = atEvent(['The Abacus']);
    expect(settleRoll(state, 0b01, undefined)).toBe(false);
    expect(slayTheSpire.deciding(state)).toBe(0b01);
    const { die } = state;
    slayTheSpire.apply(state, 0, onlyMove(state, 'relic'));
    // The code that asked for the roll asks once more and finds it settled.
    expect(settleRoll(state, 0b01, undefined)).toBe(true);
    expect([state.die, state.dieWindow]).toEqual([die === 6 ? 1 : die + 1, WINDOW.closed]);
  });
});

/** The seat's only move of a kind. */
const onlyMove = (state: State, kind: string): number => {
  const list = { length: 0, moves: [] as number[] };
  slayTheSpire.legal(state, 0, list);
  return list.moves.find((move) => slayTheSpire.describe(state, 0, move).do === kind) ?? -1;
};

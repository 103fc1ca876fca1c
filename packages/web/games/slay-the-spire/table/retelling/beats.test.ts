import { describe, expect, test } from 'vitest';
import type { SlayTheSpireEvent } from '../../pieces/content.ts';
import { beatsOf } from './beats.ts';
import { soundOf } from './sound-of.ts';

const enemy = { side: 'enemy', index: 3, kind: 0 } as const;

const EVENTS: readonly SlayTheSpireEvent[] = [
  { type: 'roundStarted', round: 2 },
  { type: 'dieRolled', die: 4, reveals: true },
  { type: 'dieChanged', die: 5 },
  { type: 'shuffled', seat: 0, reveals: true },
  { type: 'potionUsed', seat: 0, potion: 0 },
  { type: 'relicUsed', seat: 0, relic: 0 },
  { type: 'shivUsed', seat: 0 },
  { type: 'miracleSpent', seat: 0 },
  { type: 'enemyActed', enemy: 3, kind: 0, action: 0 },
  { type: 'damaged', ...enemy, hit: true, blocked: 0, lost: 4 },
  { type: 'damaged', ...enemy, hit: true, blocked: 2, lost: 0 },
  { type: 'hpLost', ...enemy, lost: 1 },
  { type: 'healed', ...enemy, amount: 2 },
  { type: 'blockGained', ...enemy, amount: 2 },
  { type: 'tokenChanged', ...enemy, token: 'weak', change: -1 },
  { type: 'energyGained', seat: 0, amount: 1 },
  { type: 'orbChanneled', seat: 0, orb: 0 },
  { type: 'orbEvoked', seat: 0, orb: 1 },
  { type: 'orbTriggered', seat: 0, orb: 2 },
  { type: 'orbsRemoved', seat: 0, amount: 2 },
  { type: 'stanceEntered', seat: 0, stance: 2 },
  { type: 'stanceEntered', seat: 0, stance: 0 },
  { type: 'goldChanged', seat: 0, change: 3 },
  { type: 'cardMoved', seat: 0, card: 0, hand: 4, draw: 5, to: 'exhaust' },
  { type: 'cardPlayed', seat: 0, card: 0, copy: false, x: 0, hand: 4, energy: 2 },
  { type: 'statusGiven', seat: 0, card: 0, to: 'discard' },
  { type: 'rowsSwapped', seat: 0, other: 1 },
  { type: 'modeEntered', enemy: 3, kind: 0, mode: 1 },
  { type: 'enemyArrived', enemy: 3, kind: 0, reveals: true },
  { type: 'enemyDied', enemy: 3, kind: 0 },
  { type: 'playerFell', seat: 0 },
  { type: 'turnDeclared', seat: 0, done: true },
];

describe('what happens in a fight', () => {
  test.each(EVENTS.map((event) => [event.type, event] as const))(
    '%s moves something and is heard',
    (_, event) => {
      expect(beatsOf(event).some(({ motion, rising }) => motion !== undefined || rising !== undefined)).toBe(
        true,
      );
      expect(soundOf(event)).toBeDefined();
    },
  );

  test('a hit moves the one who is hit, and its loss rises', () => {
    expect(beatsOf({ type: 'damaged', ...enemy, hit: true, blocked: 1, lost: 4 })).toEqual([
      {
        figure: 'enemy:3',
        motion: 'hurt',
        force: 4,
        rising: { text: '-4', tone: 'damage', mark: 'slash' },
      },
    ]);
  });

  test('damage without effect moves no one', () => {
    expect(beatsOf({ type: 'damaged', ...enemy, hit: true, blocked: 0, lost: 0 })).toEqual([]);
  });
});

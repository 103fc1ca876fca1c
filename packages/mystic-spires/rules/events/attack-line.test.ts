import { plainText } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { attack, battle, duel, play, use } from '../../testing/duel.ts';
import { narrateAttack, toldTogether } from './attack-line.ts';
import { type MysticSpiresEvent, narrate } from './index.ts';

const NAMES = ['ann', 'Bo'];

const linesOf = (events: readonly MysticSpiresEvent[]): readonly string[] =>
  toldTogether(events)
    .map(([event, ...more]) => {
      if (event === undefined) return '';
      return plainText(
        event.type === 'attackDeclared' ? narrateAttack(event, more, NAMES) : narrate(event, NAMES),
      );
    })
    .filter((line) => line !== '');

describe('the log of an attack', () => {
  test('is one line with attacker, target and result', () => {
    const { events } = duel({
      one: { field: ['Cinder Lancer'] },
      two: { hp: 20 },
      with: { turn: 4 },
      moves: [battle(), attack('Cinder Lancer', 'Tower 2')],
    });
    const lines = linesOf(events as readonly MysticSpiresEvent[]);
    expect(lines.filter((line) => line.includes('attacks'))).toEqual([
      "Cinder Lancer attacks Bo's Tower: Bo's Tower takes 4 damage (16 HP left).",
    ]);
    expect(lines.some((line) => line.includes('passes'))).toBe(false);
  });
});

describe('a line of the log', () => {
  test('begins with a capital letter', () => {
    expect(plainText(narrate({ type: 'drew', seat: 0, number: 1 }, NAMES))).toBe('Ann draws 1 card.');
  });

  test('is not written for a pass', () => {
    expect(narrate({ type: 'passed', seat: 0 }, NAMES)).toEqual([]);
  });
});

test('the log leaves out how a Cascade goes on, and names bonded Units', () => {
  const { events } = duel({
    one: { hand: ['Forced Reading'], crystal: 1 },
    moves: [play('Forced Reading')],
  });
  const lines = linesOf(events as readonly MysticSpiresEvent[]);
  expect(lines).toContain('C1: ann casts Forced Reading.');
  expect(lines.filter((line) => /next step|resolves/.test(line))).toEqual([]);
  const bound = duel({
    one: { field: ['Binder of Souls'], crystal: 1 },
    two: { field: ['Reef Lurker', 'Drowsy Pixie'] },
    moves: [use('Binder of Souls', 'Reef Lurker')],
  });
  const told = linesOf(bound.events as readonly MysticSpiresEvent[]);
  expect(told).toContain('A Spiritbond ties Reef Lurker to Drowsy Pixie.');
});

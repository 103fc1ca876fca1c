import type { PreviewChange } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../board/actions.ts';
import type { MysticSpiresView } from '../pieces/content.ts';
import { passDelay, passesUnasked } from './auto-pass.ts';

const action = (does: Action['does'], changes: readonly PreviewChange[] = [], unknown = false): Action => ({
  does,
  option: { move: 0, readable: { do: does }, preview: { changes, unknown } },
});

const PRICE: PreviewChange = { of: 'player', index: 0, field: 'crystal', from: 5, to: 3 };
const HIT: PreviewChange = { of: 'player', index: 1, field: 'hp', from: 20, to: 17 };
const PASS = action('pass', [], true);

const at = (changes: Partial<MysticSpiresView>, actions: readonly Action[]) => ({
  seat: 0,
  actions,
  view: {
    phase: 'Battle',
    turn: 4,
    turnPlayer: 1,
    firstPlayer: 0,
    keepers: [],
    things: [],
    links: [],
    window: true,
    ...changes,
  } as MysticSpiresView,
});

const asked = (autoPass: 'never' | 'noResponse' | 'untilMyTurn' | 'atPhases') => ({
  autoPass,
  stops: ['Battle'] as const,
});

describe('passing for a Keeper', () => {
  test('never happens where one cannot pass', () => {
    expect(passesUnasked(at({}, [action('intercept')]), asked('untilMyTurn'), 4)).toBe(false);
  });

  test('can be switched off', () => {
    expect(passesUnasked(at({}, [PASS]), asked('never'), undefined)).toBe(false);
  });

  test('goes by whether an answer would change anything', () => {
    const answers = (changes: readonly PreviewChange[], unknown = false) =>
      passesUnasked(at({}, [PASS, action('play', changes, unknown)]), asked('noResponse'), undefined);
    expect(answers([PRICE])).toBe(true);
    expect(answers([PRICE, HIT])).toBe(false);
    expect(answers([PRICE], true)).toBe(false);
  });

  test('asks only to answer the opponent', () => {
    const answers = [PASS, action('play', [HIT])];
    const passes = (changes: Partial<MysticSpiresView>) =>
      passesUnasked(at(changes, answers), asked('noResponse'), undefined);
    const link = { seat: 0 } as MysticSpiresView['links'][number];
    expect(passes({ links: [link] })).toBe(true);
    expect(passes({ links: [link, { ...link, seat: 1 }] })).toBe(false);
    expect(passes({ turnPlayer: 0 })).toBe(true);
    expect(passes({ turnPlayer: 0, links: [{ ...link, seat: 1 }] })).toBe(false);
  });

  test('lasts until the own turn', () => {
    const answers = [PASS, action('play', [HIT])];
    expect(passesUnasked(at({}, answers), asked('untilMyTurn'), undefined)).toBe(true);
    expect(passesUnasked(at({ turnPlayer: 0 }, answers), asked('untilMyTurn'), undefined)).toBe(false);
  });

  test('stops in the windows of chosen phases, and in every Cascade', () => {
    const answers = [PASS, action('play', [HIT])];
    const passes = (changes: Partial<MysticSpiresView>) =>
      passesUnasked(at(changes, answers), asked('atPhases'), undefined);
    expect(passes({})).toBe(false);
    expect(passes({ phase: 'Standby' })).toBe(true);
    expect(passes({ phase: 'Standby', window: false })).toBe(false);
  });

  test('takes a time that has nothing to do with the hand, where it goes by the hand at all', () => {
    const empty = at({}, [PASS]);
    const full = at({}, [PASS, action('play', [PRICE])]);
    const own = at({ turnPlayer: 0 }, [PASS, action('play', [HIT])]);
    for (const chance of [0, 0.5, 0.99]) {
      const wait = passDelay(empty, asked('noResponse'), undefined, chance);
      expect(passDelay(full, asked('noResponse'), undefined, chance)).toBe(wait);
      expect(wait).toBeGreaterThanOrEqual(300);
    }
    expect(passDelay(own, asked('noResponse'), undefined, 0.5)).toBe(0);
    expect(passDelay(empty, asked('untilMyTurn'), undefined, 0.5)).toBe(0);
    expect(passDelay(empty, asked('noResponse'), 4, 0.5)).toBe(0);
  });

  test('on demand ends with the turn', () => {
    const answers = [PASS, action('play', [HIT])];
    expect(passesUnasked(at({}, answers), asked('never'), 4)).toBe(true);
    expect(passesUnasked(at({ turn: 5 }, answers), asked('never'), 4)).toBe(false);
  });
});

import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { ALL_UNLOCKED, MODES, NEW_PLAN, OPTIONS, requestOf, type SetUpPlan } from './plan.ts';

const DAY = '2026-11-15';
const plan = (changes: Partial<SetUpPlan>): SetUpPlan => ({
  ...NEW_PLAN,
  party: [
    { character: 'Defect', holder: 'me' },
    { character: 'Silent', holder: 'open' },
  ],
  ...changes,
});
const setupOf = (changes: Partial<SetUpPlan>) =>
  slayTheSpire.readSetup(requestOf(plan(changes), ALL_UNLOCKED, DAY).setup);

describe('a plan for a run', () => {
  test('becomes a set-up the game accepts, in every mode and with every option', () => {
    for (const mode of MODES)
      expect(setupOf({ mode, options: OPTIONS, ascension: 13, orbCubes: 10 }).characters).toEqual([
        'Defect',
        'Silent',
      ]);
  });

  test('is a whole climb, or the first fight alone', () => {
    expect(setupOf({ mode: 'climb', ascension: 4 }).climb).toMatchObject({ ascension: 4, startAct: 1 });
    const first = setupOf({ mode: 'firstFight', options: ['sequentialTurns'] });
    expect(first.climb).toBeUndefined();
    expect(first.sequentialTurns).toBe(true);
  });

  test('carries modifiers in a custom run and a quick start, and a later Act only in a quick start', () => {
    const rich = { modifiers: ['Shiny', 'Cursed'], startAct: 3 } as const;
    expect(setupOf({ ...rich, mode: 'custom' }).climb).toMatchObject({
      modifiers: ['Shiny', 'Cursed'],
      startAct: 1,
    });
    expect(setupOf({ ...rich, mode: 'quickStart' }).climb).toMatchObject({
      modifiers: ['Shiny', 'Cursed'],
      startAct: 3,
    });
    expect(setupOf({ ...rich, mode: 'climb' }).climb).toMatchObject({ modifiers: [], startAct: 1 });
  });

  test('of a Daily Climb with a roll of its own is another climb each time, with any seed', () => {
    const own = { mode: 'daily', dailyRoll: 'own' } as const;
    expect(setupOf(own).climb).toMatchObject({ daily: 'own', modifiers: [] });
    expect(requestOf(plan(own), {}, DAY).seed).toBeUndefined();
    expect(requestOf(plan({ ...own, seed: 'my own' }), {}, DAY).seed).toBe('my own');
  });

  test('of a Daily Climb is the same for everyone on that day', () => {
    const { setup, seed } = requestOf(plan({ mode: 'daily', seed: 'my own' }), {}, DAY);
    expect(setup).toMatchObject({ climb: { daily: DAY } });
    expect(seed).toBeUndefined();
    const helped = requestOf(plan({ mode: 'daily', freeUndo: true, hints: 'on' }), {}, DAY);
    for (const help of ['freeUndo', 'hints']) expect(helped).not.toHaveProperty(help);
    expect(requestOf(plan({ seed: ' my own ' }), {}, DAY).seed).toBe('my own');
    expect(requestOf(plan({ seed: ' ' }), {}, DAY).seed).toBeUndefined();
  });

  test('asks for a seat each for me, a friend and bots of any level', () => {
    const party = [
      { character: 'Ironclad', holder: 'me' },
      { character: 'Silent', holder: 'open' },
      { character: 'Defect', holder: 'novice' },
      { character: 'Watcher', holder: 'master' },
    ] as const;
    expect(requestOf(plan({ party }), {}, DAY).seats).toEqual([
      { holder: 'me' },
      { holder: 'open' },
      { holder: 'bot', level: 'novice' },
      { holder: 'bot', level: 'master' },
    ]);
  });

  test('asks for free undo only where it is wanted', () => {
    expect(requestOf(plan({}), {}, DAY)).not.toHaveProperty('freeUndo');
    expect(requestOf(plan({ freeUndo: true }), {}, DAY).freeUndo).toBe(true);
  });
});

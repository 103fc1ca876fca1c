import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import { starterNamed } from '../decks/deck.ts';
import { choicesFrom, NEW_PLAN, requestOf, type SetUpPlan, startersFor } from './plan.ts';

const march = starterNamed('March of Cinders');
const kept = [{ id: 'my-own-deck', version: 3, changedAt: 0, deck: { ...march, name: 'Mine' } as never }];
const choices = choicesFrom(kept);

describe('a duel as it is asked for', () => {
  test('is complete as it stands: a starter deck against a bot, which brings its own', () => {
    const body = requestOf(NEW_PLAN, choices, 0.99);
    expect(body?.seats).toEqual([{ holder: 'me' }, { holder: 'bot', level: 'adept' }]);
    expect(body?.setup.decks).toEqual([STARTER_DECKS[0]?.name, null]);
    expect(() => mysticSpires.readSetup(body?.setup)).not.toThrow();
  });

  test('leaves the deck of a friend open, and takes a kept deck as a list', () => {
    const body = requestOf(
      { ...NEW_PLAN, opponent: 'friend', mine: 'my-own-deck', seed: ' one ' },
      choices,
      0,
    );
    expect(body?.seats).toEqual([{ holder: 'me' }, { holder: 'open' }]);
    expect(body?.setup.decks).toEqual([{ ...march, name: 'Mine' }, null]);
    expect(body?.seed).toBe('one');
    expect(() => mysticSpires.readSetup(body?.setup)).not.toThrow();
  });

  test('asks for a match, a clock and free undo only where they are wanted', () => {
    for (const field of ['match', 'clock', 'freeUndo'])
      expect(requestOf(NEW_PLAN, choices, 0)).not.toHaveProperty(field);
    const body = requestOf({ ...NEW_PLAN, best: 3, clock: 'quick', freeUndo: true }, choices, 0);
    const clock = { seconds: 300, increment: 5 };
    expect(body).toMatchObject({ match: { best: 3 }, clock, freeUndo: true });
  });

  test('may be found only where another person is to come', () => {
    const finding = { listed: true, spectators: false };
    const request = (more: Partial<SetUpPlan>) => requestOf({ ...NEW_PLAN, finding, ...more }, choices, 0);
    expect(request({ opponent: 'friend' })).toMatchObject(finding);
    for (const opponent of ['bot', 'oneScreen'] as const)
      for (const field of ['listed', 'spectators']) expect(request({ opponent })).not.toHaveProperty(field);
  });

  test('draws the second starter deck at one screen from those the format allows', () => {
    expect(startersFor(['EMB'])).toEqual(['March of Cinders']);
    const plan = { ...NEW_PLAN, opponent: 'oneScreen' as const, sets: ['EMB'] as const, mine: 'my-own-deck' };
    for (const chance of [0, 0.5, 0.999]) {
      const body = requestOf(plan, choices, chance);
      expect(body?.setup.decks).toMatchObject([{ name: 'Mine' }, 'March of Cinders']);
      expect(() => mysticSpires.readSetup(body?.setup)).not.toThrow();
    }
  });

  test('is nothing while a deck is missing', () => {
    expect(requestOf({ ...NEW_PLAN, mine: 'gone' }, choices, 0)).toBeUndefined();
    expect(requestOf({ ...NEW_PLAN, theirs: 'gone' }, choices, 0)).toBeUndefined();
  });
});

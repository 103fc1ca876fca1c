import { expect, test } from 'vitest';
import { both, duel, look, pass, play, use } from '../../testing/duel.ts';
import { declineWaiting } from '../cascade/announce.ts';
import { advance } from '../loop.ts';
import type { Link } from '../state.ts';

const disruptions = (events: readonly { readonly type: string }[]): number =>
  events.filter(({ type }) => type === 'disrupted').length;

test('MYS-22.14 a trigger that is Disrupted while it looks ahead does not trigger again', () => {
  const { events } = duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'] },
    two: { field: ['Moonlit Courser'], hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [use('Gallows Magus', 'Moonlit Courser'), play('Hush of the Crypt', undefined, 1)],
    expect: both({ crystal: 0 }, { field: [] }),
  });
  expect(disruptions(events)).toBe(1);
});

test('MYS-22.14 of two copies that look ahead only the Disrupted one is lost', () => {
  duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin', 'Spoils of Ruin'] },
    two: { field: ['Moonlit Courser'], hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [
      use('Gallows Magus', 'Moonlit Courser'),
      look({}, {}, { cascade: [{}, { name: 'Spoils of Ruin' }, { name: 'Spoils of Ruin' }] }),
      play('Hush of the Crypt', undefined, 1),
    ],
    expect: both({ crystal: 2 }, { field: [] }),
  });
});

test('MYS-22.14 what dies together with the target was not foreseen and triggers afterwards', () => {
  duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'] },
    two: {
      field: [{ card: 'Moonlit Courser', bonds: ['Reef Lurker'] }, 'Reef Lurker'],
      hand: ['Hush of the Crypt'],
      crystal: 3,
    },
    moves: [use('Gallows Magus', 'Moonlit Courser'), play('Hush of the Crypt', undefined, 1)],
    expect: both({ crystal: 2 }, { field: [] }),
  });
});

test('MYS-22.14 the same trigger, foreseen for two links, is lost only for the one it was Disrupted for', () => {
  duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'], hand: ['Answering Flame'], crystal: 4 },
    two: { field: ['Moonlit Courser', 'Reef Lurker'], hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [
      use('Gallows Magus', 'Moonlit Courser'),
      play('Hush of the Crypt', undefined, 1),
      play('Answering Flame', 'Reef Lurker'),
    ],
    expect: both({ crystal: 2 }, { field: [] }),
  });
});

test('MYS-22.14 a trigger whose source leaves while it looks ahead is Disrupted once', () => {
  const { events } = duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'] },
    two: { field: ['Moonlit Courser'], hand: ['Scorch the Seal'], crystal: 3 },
    moves: [use('Gallows Magus', 'Moonlit Courser'), play('Scorch the Seal', undefined, 1)],
    expect: both({ crystal: 0, graveyard: ['Spoils of Ruin'] }, { field: [] }),
  });
  expect(disruptions(events)).toBe(1);
});

test('MYS-22.14 R-60 a trigger dropped for want of something to do was never announced and triggers later', () => {
  duel({
    one: { field: ['Gallows Magus', 'Torchbearer Adept'] },
    two: { tower: 'The Ossuary Spire', hp: 60, field: ['Moonlit Courser'] },
    moves: [
      use('Gallows Magus', 'Moonlit Courser'),
      look({}, {}, { cascade: [{ name: 'Gallows Magus' }] }),
      use('Torchbearer Adept', 'Tower 2'),
    ],
    expect: both({}, { hp: 59, field: [] }),
  });
});

test('MYS-22.14 R-47 a trigger that was declined ahead is not offered again', () => {
  const { state } = duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'] },
    two: { field: ['Moonlit Courser', 'Torchbearer Adept'] },
    moves: [use('Gallows Magus', 'Moonlit Courser')],
  });
  // No printed card has such a "may"; the announced trigger is put back as if it had one, and declined.
  const { ability, keeper, card, source, subject, parent } = state.links.pop() as Link;
  (state.links[0] as Link).foretold = [];
  state.waiting = [{ ability, keeper, card, source, subject, sourceless: 0, parent }];
  declineWaiting(state);
  state.passes = 2;
  advance(state, undefined);
  expect(state.keepers[0]?.crystal).toBe(0);
  expect(state.keepers[1]?.graveyard).toHaveLength(1);
});

test('MYS-22.14 a trigger that is not Disrupted still happens exactly once', () => {
  duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'] },
    two: { field: ['Moonlit Courser'], hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [use('Gallows Magus', 'Moonlit Courser'), pass(1)],
    expect: both({ crystal: 2 }, { field: [] }),
  });
});

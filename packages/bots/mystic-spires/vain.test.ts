import { movesSeen, seenBy } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { findBot } from '../index.ts';
import { blindCopy } from './blind.ts';
import { isVain } from './vain.ts';

/** What the first Keeper can announce in this position, and whether it does nothing. */
const announcements = (position: object): readonly (readonly [string, boolean])[] => {
  const state = mysticSpires.scenario.build(position, 'vain');
  const blind = blindCopy(state, 0);
  return movesSeen(mysticSpires, seenBy(mysticSpires, state, 0, 'vain')).map((move) => {
    const { do: what, card, target } = mysticSpires.describe(state, 0, move);
    return [[what, card, target].filter(Boolean).join(' '), isVain(blind, 0, move)];
  });
};

const vainOnes = (position: object): readonly string[] =>
  announcements(position).flatMap(([told, vain]) => (vain ? [told] : []));

test('an effect on all Units of an empty field does nothing', () => {
  const own = { crystal: 9, hand: ['Becalm', 'Crushing Depths', 'Flood the Stacks'], field: ['Silt Scribe'] };
  expect(vainOnes({ keepers: [own, {}] })).toEqual(['play Becalm', 'play Crushing Depths']);
  expect(vainOnes({ keepers: [own, { field: ['Moonlit Courser'] }] })).toEqual([]);
});

test('healing what is not hurt does nothing', () => {
  const field = ['Lensgrinder'];
  const healing = { crystal: 9, hand: ['Radiant Mending'], field };
  const whole = ['play Radiant Mending Lensgrinder', 'play Radiant Mending Tower 1'];
  const vain = vainOnes({ keepers: [healing, {}] });
  expect(vain).toEqual(expect.arrayContaining(whole));
  expect(vainOnes({ keepers: [{ ...healing, hp: 9 }, {}] })).not.toContain(whole[1]);
});

test('searches, summons, Crystal and moves that go on are no vain announcements', () => {
  const own = {
    tower: 'The Tower of Dreams',
    crystal: 9,
    hand: ['Index of the Deep', 'Conduit Acolyte', 'Reverie', 'Hush Before Dawn'],
    deck: ['Becalm', 'Drowsy Pixie'],
    tokens: { 'Dream Token': 2 },
    field: ['Conduit Acolyte', 'Archivist of the Abyss', 'Shard Token'],
  };
  expect(announcements({ keepers: [own, {}] }).length).toBeGreaterThan(6);
  expect(vainOnes({ keepers: [own, {}] })).toEqual([]);
});

test('near Overload the price itself is of use', () => {
  expect(vainOnes({ keepers: [{ crystal: 80, hand: ['Becalm'] }, {}] })).toEqual([]);
});

test('the Master does not think about what does nothing', () => {
  const instants = ['Becalm', 'Crushing Depths', 'Sheet of Flame', 'Blinding Radiance', 'Radiant Mending'];
  const own = {
    crystal: 9,
    hand: ['Moonlit Courser', 'Shatter the Dream', ...instants],
    field: ['Reef Lurker'],
  };
  const state = mysticSpires.scenario.build({ keepers: [own, {}] }, 'vain');
  const seen = seenBy(mysticSpires, state, 0, 'vain');
  const moves = movesSeen(mysticSpires, seen);
  // A Master who has no more than this many moves rates them all.
  expect(moves.length).toBeGreaterThan(8);
  let asked = 0;
  const thinking = { seed: 'vain', outOfTime: () => ++asked > 500 };
  const rated = (findBot('mystic-spires', 'master') as Bot).rate?.(seen, moves, thinking) ?? [];
  const played = rated.map(({ move }) => mysticSpires.describe(state, 0, move).card);
  expect(played).toContain('Moonlit Courser');
  for (const card of instants) expect(played).not.toContain(card);
});

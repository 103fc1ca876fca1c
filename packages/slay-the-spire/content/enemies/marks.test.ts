import { describe, expect, test } from 'vitest';
import type { Pattern } from '../../words/definition.ts';
import { ENEMIES as ALL_ENEMIES } from '../index.ts';

/** What is printed around the actions: colours of slots, "acts last", and the summon box. */
const ENEMIES = ALL_ENEMIES.filter(({ deck }) => deck !== 'practice');

const colours = (pattern: Pattern | undefined): string | undefined =>
  pattern?.kind === 'cube' ? pattern.slots.map(({ color }) => color).join(' ') : undefined;

/** Cube tracks by the colours of their slots (STS-14.12, STS-14.13). */
const TRACKS: Readonly<Record<string, readonly string[]>> = {
  'gray gray gray': [
    'a1-enc-looter',
    'a1-enc-looter-a7',
    'a2-enc-looter',
    'a3-enc-exploder',
    'a3-enc-exploder-a7',
    'a3-sum-exploder',
  ],
  'red red red': [
    'a1-enc-large-slime',
    'a1-enc-large-slime-a7',
    'a1-elite-lagavulin-a1',
    'a1-elite-lagavulin-a12',
    'a2-elite-gremlin-leader',
    'a2-elite-gremlin-leader-a1',
    'a2-elite-gremlin-leader-a12',
    'a3-elite-reptomancer',
    'a3-elite-reptomancer-a1',
    'a3-elite-reptomancer-a12',
    'a4-elite-spire-shield-a11',
    'a4-elite-spire-spear-a11',
    'a1-boss-slime-boss',
    'a1-boss-slime-boss-a10',
    'a2-boss-champ',
    'a2-boss-champ-a10',
    'a3-boss-awakened-one',
    'a3-boss-awakened-one-phase2',
    'a3-boss-awakened-one-a10',
    'a3-boss-awakened-one-phase2-a10',
    'a3-boss-time-eater',
    'a3-boss-time-eater-a10',
  ],
  'gray red red': [
    'a2-enc-chosen-cultist',
    'a2-enc-chosen-byrd',
    'a2-enc-shelled-parasite',
    'a2-enc-shelled-parasite-a7',
    'a1-elite-sentries-a1',
    'a1-elite-sentries-a12',
    'a2-boss-champ mode 2',
    'a2-boss-champ-a10 mode 2',
  ],
  'red red': [
    'a2-enc-spheric-guardian',
    'a2-enc-spheric-guardian-a7',
    'a3-sum-spheric-guardian-a7',
    'a2-elite-book-of-stabbing',
    'a2-elite-book-of-stabbing-a1',
    'a2-elite-book-of-stabbing-a12',
    'a1-boss-guardian',
    'a1-boss-guardian mode 2',
    'a1-boss-guardian-a10',
    'a1-boss-guardian-a10 mode 2',
    'a3-boss-donu',
    'a3-boss-deca',
    'a3-boss-donu-a10',
    'a3-boss-deca-a10',
  ],
  'gray red red red': [
    'a3-enc-maw',
    'a3-enc-maw-a7',
    'a1-elite-lagavulin',
    'a4-boss-corrupt-heart',
    'a4-boss-corrupt-heart-a11',
  ],
  'gray gray gray gray': ['a3-enc-transient', 'a2-sum-mugger'],
  'gray red': [
    'a1-sum-gremlin-wizard',
    'a1-elite-gremlin-nob',
    'a1-elite-gremlin-nob-a1',
    'a1-elite-gremlin-nob-a12',
    'a2-elite-taskmaster-a1',
  ],
  'gray gray': ['a3-sum-dagger'],
  'gray gray gray red': ['a3-elite-giant-head', 'a3-elite-giant-head-a1', 'a3-elite-giant-head-a12'],
  'gray gray red red': ['a3-elite-nemesis', 'a3-elite-nemesis-a1', 'a3-elite-nemesis-a12'],
  'red red red red red red': ['a1-boss-hexaghost', 'a1-boss-hexaghost-a10'],
  'red red red gray': ['a2-boss-collector', 'a2-boss-collector-a10'],
  'red red red red': ['a2-boss-automaton', 'a2-boss-automaton-a10'],
};

/** The places of actions with "acts last" beside them, counted from 1 (STS-14.6). */
const ACTS_LAST: Readonly<Record<string, number>> = {
  'a1-enc-red-slaver': 2,
  'a3-enc-writhing-mass': 1,
  'a3-enc-maw': 1,
  'a3-enc-maw-a7': 1,
  'a1-sum-spike-slime-vd2': 1,
  'a1-sum-spike-slime-dv2': 2,
  'a1-sum-spike-slime-v2d': 1,
  'a1-sum-spike-slime-2dv': 3,
  'a2-sum-mystic-h2s': 3,
  'a2-sum-mystic-2sh': 2,
};
/** These act last whatever they do. */
const ALWAYS_LAST = [
  'a2-sum-red-slaver-dv3',
  'a2-sum-red-slaver-3dv',
  'a2-sum-red-slaver-3vd',
  'a2-sum-red-slaver-v3d',
];

/** Summon boxes from left to right (STS-11.2, STS-11.3). */
const SUMMONS: Readonly<Record<string, string>> = {
  'first-red-louse': 'Green Louse',
  'first-small-slime': 'Acid Slime',
  'a1-enc-cultist-louse': 'Green Louse',
  'a1-enc-cultist-spike': 'Spike Slime',
  'a1-enc-small-slime': 'Acid Slime, Spike Slime',
  'a1-enc-mad-gremlin': 'Gremlin, Gremlin, Gremlin',
  'a1-enc-sneaky-gremlin': 'Gremlin, Gremlin, Gremlin',
  'a1-enc-fungi-beast': 'Fungi Beast',
  'a1-enc-red-louse': 'Green Louse, Red Louse',
  'a1-enc-jaw-worm-a7': 'Spike Slime',
  'a1-enc-looter-a7': 'Acid Slime',
  'a1-elite-sentries': 'Sentry A, Sentry B',
  'a1-elite-sentries-a1': 'Sentry A, Sentry B',
  'a1-elite-sentries-a12': 'Sentry A, Sentry B',
  'a2-enc-chosen-cultist': 'Cultist',
  'a2-enc-chosen-byrd': 'Byrd',
  'a2-enc-looter': 'Mugger',
  'a2-enc-cultist': 'Cultist, Cultist',
  'a2-enc-byrd': 'Byrd, Byrd',
  'a2-enc-centurion-a': 'Mystic',
  'a2-enc-centurion-b': 'Mystic',
  'a2-enc-shelled-parasite-a7': 'Fungi Beast',
  'a2-enc-spheric-guardian-a7': 'Sentry A',
  'a2-elite-gremlin-leader': 'Gremlin, Gremlin',
  'a2-elite-taskmaster': 'Blue Slaver, Red Slaver',
  'a2-elite-gremlin-leader-a1': 'Gremlin, Gremlin',
  'a2-elite-taskmaster-a1': 'Blue Slaver, Red Slaver',
  'a2-elite-gremlin-leader-a12': 'Gremlin, Gremlin',
  'a2-elite-taskmaster-a12': 'Blue Slaver, Red Slaver',
  'a2-boss-automaton': 'Bronze Orb',
  'a2-boss-automaton-a10': 'Bronze Orb',
  'a3-enc-darkling': 'Darkling, Darkling',
  'a3-enc-jaw-worm': 'Jaw Worm, Jaw Worm',
  'a3-enc-repulsor': 'Exploder, Spiker',
  'a3-enc-exploder': 'Repulsor, Spiker',
  'a3-enc-exploder-a7': 'Repulsor, Spiker, Spiker',
  'a3-enc-repulsor-a7': 'Exploder, Spheric Guardian',
  'a3-boss-awakened-one': 'Cultist, Cultist',
  'a3-boss-awakened-one-a10': 'Cultist, Cultist',
};

const tracks = ENEMIES.flatMap(({ id, pattern, modes = [] }) => [
  [id, colours(pattern)],
  ...modes.map((mode, at) => [`${id} mode ${at + 2}`, colours(mode.pattern)]),
]).filter(([, track]) => track !== undefined);

describe('what is printed around the actions of enemies', () => {
  test.each(Object.entries(TRACKS))('cube tracks of %s (STS-14.13)', (track, ids) => {
    expect(tracks.flatMap(([id, slots]) => (slots === track ? [id] : [])).sort()).toEqual([...ids].sort());
  });

  test('there are no other tracks', () => {
    expect(tracks).toHaveLength(Object.values(TRACKS).flat().length);
  });

  test('actions that act last (STS-14.6)', () => {
    const marked = ENEMIES.flatMap(({ id, pattern }) => {
      const actions = pattern.kind === 'die' ? pattern.actions : pattern.kind === 'cube' ? pattern.slots : [];
      return actions.flatMap((action, at) => (action.actsLast === true ? [[id, at + 1]] : []));
    });
    expect(Object.fromEntries(marked)).toEqual(ACTS_LAST);
    expect(marked).toHaveLength(Object.keys(ACTS_LAST).length);
    expect(ENEMIES.filter(({ actsLast }) => actsLast === true).map(({ id }) => id)).toEqual(ALWAYS_LAST);
  });

  test('summon boxes (STS-11.2)', () => {
    const printed = ENEMIES.flatMap(({ id, summons }) =>
      summons === undefined ? [] : [[id, summons.join(', ')]],
    );
    expect(Object.fromEntries(printed)).toEqual(SUMMONS);
  });

  test('Gremlins bring one less for a single player', () => {
    const solo = ENEMIES.flatMap(({ id, soloSummons }) =>
      soloSummons === undefined ? [] : [[id, soloSummons.length]],
    );
    expect(solo).toEqual(
      expect.arrayContaining([
        ['a1-enc-mad-gremlin', 2],
        ['a1-enc-sneaky-gremlin', 2],
      ]),
    );
  });
});

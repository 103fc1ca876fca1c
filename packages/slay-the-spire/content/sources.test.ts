import { notesOn, selects, standingOf } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { BOX } from '../library-box.ts';
import { CHARACTERS } from '../words/lists.ts';
import { GUIDE } from './guide.ts';
import { SOURCES } from './sources.ts';

/** What the sources of the box contradict each other on, or only one of them knows, without a picture to decide. */
const UNSURE = {
  enemy: [
    'a1-enc-blue-slaver',
    'a1-enc-fungi-beast',
    'a1-enc-jaw-worm',
    'a1-enc-looter',
    'a1-enc-looter-a7',
    'a1-enc-mad-gremlin',
    'a1-enc-sneaky-gremlin',
    'a1-sum-fungi-beast',
    'a1-sum-large-slime-w4s',
    'a1-sum-large-slime-4sw',
    'a1-sum-large-slime-sw4',
    'a1-sum-sentry-a',
    'a1-elite-lagavulin-a1',
    'a1-elite-gremlin-nob-a1',
    'a2-enc-looter',
    'a2-enc-snake-plant',
    'a2-enc-snake-plant-a7',
    'a2-sum-bronze-orb-3db',
    'a2-sum-bronze-orb-db3',
    'a2-sum-bronze-orb-3bd',
    'a2-sum-bronze-orb-b3d',
    'a2-sum-mugger',
    'a2-sum-red-slaver-dv3',
    'a2-sum-red-slaver-3dv',
    'a2-sum-red-slaver-3vd',
    'a2-sum-red-slaver-v3d',
    'a3-elite-reptomancer',
    'a3-enc-darkling',
    'a3-enc-maw',
    'a3-enc-maw-a7',
    'a3-enc-spire-growth',
    'a3-enc-writhing-mass',
    'a3-sum-darkling-s32',
    'a3-sum-darkling-32s',
    'a3-sum-jaw-worm-das',
    'a3-sum-jaw-worm-asd',
  ],
  event: [
    'The Woman In Blue',
    'Wheel of Change',
    'Encounter!',
    'The Cleric',
    'Old Beggar',
    "N'loth",
    'We Meet Again!',
    'The Joust',
    'The Mausoleum',
    'Purifier',
    'Augmenter',
    'Tomb of Lord Red Mask',
    'Dead Adventurer',
    'Scrap Ooze',
    'Ancient Temple',
    'Big Fish',
    'Mind Bloom',
    'Winding Halls',
    'Wing Statue',
    'Transmogriphier',
    'Knowing Skull',
    'Sensory Stone',
  ],
  map: ['act1-A', 'act1-B', 'act2', 'act3'],
} as const;

/** Contradicted by a transcription, but read from a printed card. */
const SETTLED = [
  'first-jaw-worm',
  'first-red-louse',
  'a1-boss-guardian',
  'a1-elite-gremlin-nob',
  'a1-elite-sentries',
  'a2-boss-champ-a10',
  'a2-boss-collector',
  'a2-elite-book-of-stabbing',
  'a2-elite-taskmaster-a1',
  'a3-boss-awakened-one-a10',
  'a3-boss-deca',
  'a3-boss-donu',
  'a3-boss-time-eater',
  'a4-boss-corrupt-heart',
  'a4-elite-spire-shield-a11',
  'a4-elite-spire-spear-a11',
];

const standing = (item: (typeof BOX)[number]) => standingOf(notesOn(SOURCES, item), SOURCES.otherwise);

describe('the sources of Slay the Spire', () => {
  test('name nothing that is not in the box', () => {
    for (const { of, note } of SOURCES.notes)
      for (const selector of of) {
        const found = BOX.filter((item) => selects(selector, item));
        expect(found.length, note).toBeGreaterThan(0);
        const known = (wanted: readonly string[] = [], value: (item: (typeof BOX)[number]) => unknown) =>
          wanted.filter((each) => !found.some((item) => value(item) === each));
        expect(known(selector.ids, ({ id }) => id)).toEqual([]);
        expect(known(selector.names, ({ name }) => name)).toEqual([]);
      }
  });

  test('call what was copied from the cards a transcription', () => {
    for (const { note } of SOURCES.notes)
      expect(note).not.toMatch(/\b(one|two|another|other) (text|list)s?\b/i);
  });

  test('mark every enemy, Event and map that is disputed or rests on one source', () => {
    for (const [kind, wanted] of Object.entries(UNSURE))
      for (const name of wanted) {
        const items = BOX.filter(
          (item) => item.kind === kind && (kind === 'enemy' ? item.id : item.name) === name,
        );
        expect(items.length, name).toBeGreaterThan(0);
        for (const item of items) expect(['disputed', 'oneSource'], item.id).toContain(standing(item));
      }
  });

  test('count as printed what a printed card has settled, with a note that says so', () => {
    for (const id of SETTLED) {
      const item = BOX.find((each) => each.id === id);
      expect(item, id).toBeDefined();
      if (item === undefined) continue;
      expect(standing(item), id).toBe('printed');
      expect(notesOn(SOURCES, item).length, id).toBeGreaterThan(0);
    }
  });

  test('say nothing against the printed cards, relics and potions but for open rulings and copies', () => {
    const marked = BOX.filter(
      (item) => ['card', 'relic', 'bossRelic', 'potion'].includes(item.kind) && standing(item) !== 'printed',
    );
    const fields = new Set(marked.flatMap((item) => notesOn(SOURCES, item).flatMap((note) => note.fields)));
    expect([...fields].sort()).toEqual(['copies', 'ruling', 'unlock']);
  });
});

test('every character has a difficulty, and every number of players a length', () => {
  expect(GUIDE.difficulties.map(({ name }) => name)).toEqual([...CHARACTERS]);
  expect(GUIDE.lengths.flatMap(({ players }) => players).sort()).toEqual([1, 2, 3, 4]);
});

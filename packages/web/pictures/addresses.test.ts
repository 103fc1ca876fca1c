import { BOX } from '@three-spires/slay-the-spire/box';
import { CONTENT } from '@three-spires/slay-the-spire/content';
import { expect, test } from 'vitest';
import { pictureAddress, pictureSlug, plainAddress } from './addresses.ts';
import { PICTURE_VERSIONS } from './versions.ts';

const version = PICTURE_VERSIONS['slay-the-spire'];
const key = { game: 'slay-the-spire', kind: 'card', id: 'ironclad-strike' } as const;

test('the address of a picture follows from its key', () => {
  const start = '/pictures/slay-the-spire';
  expect(pictureAddress(key, 'full')).toBe(`${start}/card/ironclad-strike.avif?v=${version}`);
  expect(pictureAddress(key, 'small')).toBe(`${start}/card/ironclad-strike.small.avif?v=${version}`);
  expect(plainAddress(key)).toBe(`${start}/plain.svg?v=${version}#card-ironclad-strike`);
});

test('ids are slugs already', () => {
  const ids = [...CONTENT, ...BOX].filter(({ kind }) => kind !== 'map').map(({ id }) => id);
  expect(ids.filter((id) => pictureSlug(id) !== id)).toEqual([]);
});

/** The table knows relics and potions by their names. */
test('the slug of an item’s name is its id', () => {
  const items = CONTENT.filter(({ kind }) => /relic$|^potion$/i.test(kind));
  expect(items.length).toBeGreaterThan(90);
  expect(items.filter(({ id, name }) => pictureSlug(name) !== id)).toEqual([]);
});

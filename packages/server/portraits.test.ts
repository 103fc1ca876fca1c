import { existsSync } from 'node:fs';
import path from 'node:path';
import { portraitsOf } from '@three-spires/session';
import { expect, it } from 'vitest';
import { HOSTED_GAMES } from './games.ts';
import { firstPortrait } from './identity/portraits.ts';

const PICTURES = path.join(import.meta.dirname, '../web/public/pictures');
const portraits = portraitsOf(HOSTED_GAMES);

it('are pictures that the browser has, in the size of a face', () => {
  expect(portraits.length).toBeGreaterThan(30);
  expect(new Set(portraits).size).toBe(portraits.length);
  const missing = portraits.filter((id) => !existsSync(path.join(PICTURES, `${id}.small.avif`)));
  expect(missing).toEqual([]);
});

it('are given by the id of a person, always the same and to many people different ones', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `person ${at}`);
  const given = ids.map((id) => firstPortrait(portraits, id));
  expect(given).toEqual(ids.map((id) => firstPortrait(portraits, id)));
  expect(new Set(given)).toEqual(new Set(portraits));
  expect(firstPortrait([], 'ann')).toBeUndefined();
});

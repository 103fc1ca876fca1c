import { array, fallback, picklist } from 'valibot';
import { expect, test } from 'vitest';
import { readSettings } from './create-settings.ts';
import { FIELDS } from './settings-store.ts';

const fields = { ...FIELDS, stops: fallback(array(picklist(['Main', 'End'])), ['End']) };
const defaults = readSettings(fields, null);

test('nothing stored means the defaults', () => {
  expect(defaults).toMatchObject({ speed: 'normal', volume: 60, stops: ['End'] });
});

test('what was stored is read', () => {
  const stored = { ...defaults, speed: 'instant', text: 'large', volume: 5, sound: true, stops: ['Main'] };
  expect(readSettings(fields, JSON.stringify(stored))).toEqual(stored);
});

test('a field that makes no sense falls back alone', () => {
  const stored = {
    speed: 'warp',
    text: 'large',
    volume: 400,
    muteChat: 'yes',
    stops: ['Main', 'Tea'],
    sound: true,
    unknown: 1,
  };
  expect(readSettings(fields, JSON.stringify(stored))).toEqual({ ...defaults, text: 'large', sound: true });
});

test.each(['', '{', 'null', '7', '"words"', '[]'])('%j stored means the defaults', (text) => {
  expect(readSettings(fields, text)).toEqual(defaults);
});

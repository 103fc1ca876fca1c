import { expect, test } from 'vitest';
import { readSettings } from './settings-store.ts';

const defaults = readSettings(null);

test('nothing stored means the defaults', () => {
  expect(defaults).toMatchObject({ speed: 'normal', volume: 60, stops: ['Battle', 'End'] });
});

test('what was stored is read', () => {
  const stored = { ...defaults, speed: 'instant', text: 'large', volume: 5, sound: true, stops: ['Main 1'] };
  expect(readSettings(JSON.stringify(stored))).toEqual(stored);
});

test('a field that makes no sense falls back alone', () => {
  const stored = {
    speed: 'warp',
    text: 'large',
    volume: 400,
    confirm: 'yes',
    autoPass: 3,
    stops: ['Main 1', 'Tea'],
    sound: true,
    unknown: 1,
  };
  expect(readSettings(JSON.stringify(stored))).toEqual({ ...defaults, text: 'large', sound: true });
});

test.each(['', '{', 'null', '7', '"words"', '[]'])('%j stored means the defaults', (text) => {
  expect(readSettings(text)).toEqual(defaults);
});

import { expect, test } from 'vitest';
import { chooseWorks, WORKS } from './works.ts';

const namesOf = (only: string): string[] => chooseWorks(only).map(({ name }) => name);

test('works are chosen by a part of their name, however it is written', () => {
  expect(namesOf('CLIMBS, S')).toEqual(['climbs, solo']);
  expect(namesOf('chess')).toEqual([]);
  expect(namesOf('').length).toBe(WORKS.length);
});

test('what a shared process is compared with is measured with it', () => {
  expect(namesOf('shared')).toEqual([
    'climbs, solo',
    'Mystic Spires, battles',
    'Stygian Society, games',
    'shared process',
  ]);
});

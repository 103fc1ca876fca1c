import { plainText } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import type { Outlook } from '../worth/outlook.ts';
import { comparedWay } from './brings.ts';
import type { Option } from './option.ts';

const outlook = { ahead: 1, player: { maxHp: 9 } } as Outlook;
const way = (once: number): Option => ({ move: once, lasting: 0, once, what: 'a way' });
const told = (once: number, other: number): string => {
  const option = way(once);
  return plainText(comparedWay(option, [option, way(other)], outlook));
};

test('a way is compared in HP, as far as a player has them', () => {
  expect(told(4, 1.5)).toBe('About 2.5 HP better than the next way.');
  expect(told(1, 1.1)).toBe('About as good as the next way.');
  expect(told(18.4, 0)).toBe('Far better than the next way.');
  expect(told(0, 9.5)).toBe('Far worse than the best way.');
});

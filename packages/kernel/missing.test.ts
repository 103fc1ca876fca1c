import { expect, it } from 'vitest';
import { missing } from './missing.ts';

it('names what is missing and where it was looked for', () => {
  expect(() => missing('enemy', -1)).toThrow('there is no enemy -1');
});

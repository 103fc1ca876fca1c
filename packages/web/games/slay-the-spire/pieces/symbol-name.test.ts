import { BOX } from '@three-spires/slay-the-spire/box';
import { expect, test } from 'vitest';
import { symbolName } from './symbol-name.ts';

test('every picture of a text has a name for screen readers, also where it stands for several', () => {
  const icons = BOX.flatMap(({ faces }) => faces.flatMap(({ text }) => text)).flatMap((part) =>
    typeof part === 'object' && 'icon' in part ? [part.icon, part.word ?? part.icon] : [],
  );
  const words = new Set(icons);
  expect(words).toContain('shivs');
  expect(words).toContain('hits');
  expect([...words].filter((word) => !/^[A-Z]/.test(symbolName(word)))).toEqual([]);
});

import { CONTENT } from '@three-spires/slay-the-spire/content';
import { enemyWithId } from '@three-spires/slay-the-spire/library';
import { describe, expect, test } from 'vitest';
import { enemyInfo } from './content.ts';
import { otherParts } from './intent-parts.ts';

const kinds = CONTENT.filter(({ kind }) => kind === 'enemy').map(({ id }) => enemyWithId(id));
const actions = kinds.flatMap((kind) => {
  const { name, actions: texts } = enemyInfo(kind);
  return texts.map((text) => ({ name, text, words: JSON.stringify(text) }));
});

const isHit = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'icon' in part && part.icon === 'hit';

describe('an intent', () => {
  test('says something about every action of every enemy that does something', () => {
    const silent = actions.filter(({ text }) => otherParts(text).length === 0 && !text.some(isHit));
    expect(kinds.length).toBeGreaterThan(100);
    expect(actions.length).toBeGreaterThan(200);
    expect(silent.filter(({ words }) => !words.startsWith('["no action'))).toEqual([]);
    expect(silent.length).toBeGreaterThan(0);
  });

  test('says in words what has no picture', () => {
    const parts = (name: string, about: string) =>
      otherParts(actions.find((each) => each.name === name && each.words.includes(about))?.text ?? []);
    expect(parts('Gremlin Nob', 'Gains Enraged')).toEqual([{ symbol: '', words: 'Gains Enraged' }]);
    expect(parts('Mystic', 'heal')).toContainEqual({ symbol: '', words: 'ALL enemies heal 3 HP' });
    expect(parts('Exploder', 'Dies')).toEqual([{ symbol: '', words: 'Dies' }]);
  });
});

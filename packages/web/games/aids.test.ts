import type { Aid } from '@three-spires/kernel';
import { plainText } from '@three-spires/kernel';
import { AID as MYSTIC_SPIRES } from '@three-spires/mystic-spires/aid';
import { AID as SLAY_THE_SPIRE } from '@three-spires/slay-the-spire/aid';
import { LIMITS } from '@three-spires/slay-the-spire/library';
import { AID as STYGIAN_SOCIETY } from '@three-spires/stygian-society/aid';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../game/rulebook.ts';
import { ruleWithId } from '../rulebook/rulebook.ts';
import { RULEBOOK as MYSTIC_SPIRES_BOOK } from './mystic-spires/rulebook/book.ts';
import { RULEBOOK as SLAY_THE_SPIRE_BOOK } from './slay-the-spire/rulebook/book.ts';
import { RULEBOOK as STYGIAN_SOCIETY_BOOK } from './stygian-society/rulebook/book.ts';

const AIDS: readonly (readonly [string, Aid, Rulebook])[] = [
  ['Slay the Spire', SLAY_THE_SPIRE, SLAY_THE_SPIRE_BOOK],
  ['Mystic Spires', MYSTIC_SPIRES, MYSTIC_SPIRES_BOOK],
  ['The Stygian Society', STYGIAN_SOCIETY, STYGIAN_SOCIETY_BOOK],
];

describe.each(AIDS)('the player aid of %s', (_, { sections }, book) => {
  test('has the turn, the icons and the numbers, and cites rules that exist', () => {
    expect(sections[0]?.kind).toBe('steps');
    expect(sections.map(({ kind }) => kind)).toContain('signs');
    expect(sections.map(({ kind }) => kind)).toContain('figures');
    const cited = sections.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? []));
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter((id) => ruleWithId(book, id) === undefined)).toEqual([]);
  });

  test('has words for every line', () => {
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.filter(({ text }) => plainText(text).trim() === '')).toEqual([]);
  });
});

test('the limits of Slay the Spire are the engine’s own', () => {
  const limits = SLAY_THE_SPIRE.sections.find(({ title }) => title === 'Limits')?.lines ?? [];
  expect(limits.map(({ text }) => plainText(text))).toEqual(Object.values(LIMITS).map(String));
});

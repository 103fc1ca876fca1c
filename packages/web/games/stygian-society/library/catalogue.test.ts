import { BOARD_ITEMS } from '@three-spires/stygian-society/box';
import { CONTENT } from '@three-spires/stygian-society/library';
import { describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN } from '../../../game/library.ts';
import { entryAt, entryHref } from '../../../game/library-address.ts';
import { selectEntries } from '../../../library/select.ts';
import { keywordNamed } from '../../../rulebook/rulebook.ts';
import { RULEBOOK } from '../rulebook/book.ts';
import { cardNumber } from './card-number.ts';
import { CATALOGUE } from './catalogue.ts';
import { storyOf } from './entries.ts';

describe('the library of The Stygian Society', () => {
  test('has everything in the box, each thing once, with a text and at an address of its own', () => {
    const all = CONTENT.length + BOARD_ITEMS.length;
    expect(CATALOGUE.entries).toHaveLength(all);
    const addresses = CATALOGUE.entries.map((entry) => entryHref(CATALOGUE.id, entry));
    expect(new Set(addresses).size).toBe(all);
    expect(CATALOGUE.entries.filter((entry) => entryAt(CATALOGUE, entry.kind, entry.slug) !== entry)).toEqual(
      [],
    );
    expect(CATALOGUE.entries.filter(({ texts }) => texts.some((text) => text.length === 0))).toEqual([]);
  });

  test('shows skills, treasures and generic actions as the cards they are', () => {
    const cards = CATALOGUE.entries.filter((entry) => cardNumber(entry) !== undefined);
    expect(cards).toHaveLength(64 + 40 + 3);
  });

  test('tells the story of every room, mid-boss and wizard, and finds it by its words', () => {
    const told = CATALOGUE.entries.filter((entry) => storyOf(entry) !== undefined);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['room', 'mid-boss', 'wizard']));
    expect(told).toHaveLength(34);
    expect(told.filter((entry) => !entry.words.includes(storyOf(entry)?.toLowerCase() ?? ''))).toEqual([]);
  });

  test('has the hero mats and the boards, and says what is partly ours', () => {
    const kind = (wanted: string) =>
      selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, kind: wanted }).map(({ name }) => name);
    expect(kind('hero')).toEqual(['Knight', 'Spellsling', 'Doctor', 'Burglar']);
    expect(kind('board')).toEqual(['Cube tower', 'Field and crypt', 'Status board']);
    const wanted = { source: ['partly'] };
    const found = selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, wanted }).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['Patchwork Adams', 'Clank', 'Burglar']));
    expect(found).not.toContain('Rider');
  });

  test('narrows down to the supports of one hero', () => {
    const wanted = { hero: ['Doctor'], cardType: ['support'] };
    const found = selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, wanted });
    expect(found.map(({ name }) => name).sort()).toEqual(['Antidote', 'Stimulant', 'Tonic']);
  });
});

describe('its rulebook', () => {
  test('has every rule with a number, a title and a text, and knows the rules it names', () => {
    const { rules, keywords, citedBy } = RULEBOOK;
    expect(rules.length).toBeGreaterThan(150);
    expect(
      rules.filter(({ id, title, text }) => !/^STY-\d+\.\d+$/.test(id) || title === '' || text === ''),
    ).toEqual([]);
    const ids = new Set(rules.map(({ id }) => id));
    expect(keywords.flatMap((term) => term.rules.filter((rule) => !ids.has(rule)))).toEqual([]);
    expect([...citedBy.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each([
    'support',
    'action',
    'passive',
    'response',
    'solo treasure',
    'solo item',
    'party treasure',
    'party item',
    'wild',
  ])('explains "%s"', (term) => {
    expect(keywordNamed(RULEBOOK, term)?.summary).toMatch(/\.$/);
  });
});

import { CARDS, SETS, TOWERS, ZONE_NAMES, ZONES } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN } from '../../../game/library.ts';
import { entryAt, entryHref } from '../../../game/library-address.ts';
import { countFacet, selectEntries } from '../../../library/select.ts';
import { keywordNamed, ruleWithId } from '../../../rulebook/rulebook.ts';
import { RULEBOOK } from '../rulebook/book.ts';
import { CATALOGUE } from './catalogue.ts';
import { isInDecks } from './entries.ts';

const names = (change: Partial<typeof NOTHING_CHOSEN>): string[] =>
  selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, ...change }).map(({ name }) => name);

describe('the library of Mystic Spires', () => {
  test('has every card, Token, Tower and zone once and at an address of its own', () => {
    const { entries } = CATALOGUE;
    expect(new Set(entries.map(({ id }) => id)).size).toBe(CARDS.length + TOWERS.length + ZONE_NAMES.length);
    expect(new Set(entries.map((entry) => entryHref(CATALOGUE.id, entry))).size).toBe(entries.length);
    expect(entries.filter((entry) => entryAt(CATALOGUE, entry.kind, entry.slug) !== entry)).toEqual([]);
  });

  test('narrows down by set, type, cost, typing and term', () => {
    const wanted = {
      set: ['EMB'],
      type: ['Assault'],
      cost: ['1'],
      typing: ['Elemental'],
      keyword: ['Ignite'],
    };
    expect(names({ wanted })).toContain('Kindling Imp');
    for (const entry of selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, wanted })) {
      const card = CARDS.find(({ name }) => name === entry.name);
      expect(card).toMatchObject({ set: 'EMB', type: 'Assault', cost: 1, typing: 'Elemental' });
    }
    const sets = CATALOGUE.facets.find(({ key }) => key === 'set');
    expect(sets?.values.map(({ name }) => name)).toEqual(Object.values(SETS));
  });

  test('counts no card as the rulebook’s alone, and those it names as partly ours', () => {
    const counts = countFacet(CATALOGUE, NOTHING_CHOSEN, 'source');
    expect(counts.get('printed')).toBe(ZONE_NAMES.length);
    expect(names({ wanted: { source: ['partly'] } })).toEqual(
      expect.arrayContaining([
        'Oneiros the Weaver',
        'Lucid Dreaming',
        'Rise Again',
        'Greedy Hands',
        'Dream Token',
      ]),
    );
    expect(counts.get('ours')).toBe(CARDS.length + TOWERS.length - 9);
  });

  test('sorts Tokens behind what costs something', () => {
    const sorted = selectEntries(CATALOGUE, { ...NOTHING_CHOSEN, sort: 'cost' }).filter(isInDecks);
    expect(sorted.findIndex(({ kind }) => kind === 'token')).toBe(
      sorted.length - CARDS.filter(({ kind }) => kind === 'Token').length,
    );
  });

  test('leads from every marked term to the rules', () => {
    const terms = new Set(CATALOGUE.entries.flatMap(({ facets }) => facets.keyword ?? []));
    expect(terms.size).toBeGreaterThan(10);
    expect([...terms].filter((term) => keywordNamed(RULEBOOK, term) === undefined)).toEqual([]);
  });

  test('leads from every card, Token and Tower to rules that hold for it', () => {
    const lost = CATALOGUE.entries.filter(
      ({ kind, terms }) =>
        kind !== 'zone' && !terms.some((term) => (keywordNamed(RULEBOOK, term)?.rules.length ?? 0) > 0),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(Object.values(ZONES).filter((id) => ruleWithId(RULEBOOK, id) === undefined)).toEqual([]);
  });
});

test.each(['Keeper', 'graveyard', 'Main Deck', 'condition', 'action', 'reaction', 'Unit', 'Spell', 'negate'])(
  'the glossary explains "%s"',
  (term) => {
    expect(keywordNamed(RULEBOOK, term)?.summary).toMatch(/\.$/);
  },
);

test('the story of a Non-Effect Unit can be searched for', () => {
  expect(names({ query: 'never once reached ten' })).toEqual(['Drowsy Pixie']);
});

test('the rulebook of Mystic Spires is whole: every term and every pointer leads to a rule', () => {
  expect(RULEBOOK.chapters).toHaveLength(40);
  const cited = [...RULEBOOK.keywords.flatMap(({ rules }) => rules), ...RULEBOOK.citedBy.keys()];
  expect(cited.filter((id) => ruleWithId(RULEBOOK, id) === undefined)).toEqual([]);
  const rulings = RULEBOOK.rules.flatMap((rule) => rule.rulings);
  expect(rulings.filter((ruling) => !/^(Ruling R-\d+|Note): .+/.test(ruling))).toEqual([]);
});

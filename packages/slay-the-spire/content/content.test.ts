import { describe, expect, it } from 'vitest';
import { cardName, faceOfCard, faceText } from '../text/card-text.ts';
import { itemText } from '../text/item-text.ts';
import type { CardDefinition, Face } from '../words/definition.ts';
import type { Character } from '../words/lists.ts';
import type { Effect } from '../words/vocabulary.ts';
import { CARDS, CHARACTER_DEFINITIONS, ITEMS } from './index.ts';

const sum = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((total, { copies }) => total + copies, 0);
/** The cards in the box; the Claw Pack is none of it. */
const cardsOf = (owner: Character): readonly CardDefinition[] =>
  CARDS.filter((card) => card.owner === owner && card.deck !== 'clawPack');
const ALL_CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;
const pack = (owner: Character, unlock: number): readonly string[] =>
  cardsOf(owner)
    .filter((card) => card.unlock === unlock)
    .map((card) => (card.copies === 1 ? card.name : `${card.copies} ${card.name}`))
    .sort();
const startingDeck = (owner: Character, deck: 'rewards' | 'rare'): readonly CardDefinition[] =>
  cardsOf(owner).filter((card) => card.deck === deck && card.unlock === undefined);

describe('the cards of the characters', () => {
  it.each([
    ['Ironclad', 85],
    ['Silent', 87],
    ['Defect', 85],
    ['Watcher', 85],
  ] as const)('%s has %i physical cards', (owner, total) => {
    expect(sum(cardsOf(owner))).toBe(total);
  });

  it.each(ALL_CHARACTERS)('%s starts with 50 rewards and 12 rares (STS-28.3)', (owner) => {
    expect(sum(startingDeck(owner, 'rewards'))).toBe(50);
    expect(sum(startingDeck(owner, 'rare'))).toBe(12);
  });

  it('puts 13 cards behind the three locks of a character (STS-28.4)', () => {
    expect(pack('Ironclad', 1)).toEqual(['Evolve', 'Fire Breathing', 'Immolate', 'Power Through']);
    expect(pack('Ironclad', 2)).toEqual(['2 Havoc', 'Corruption', 'Golden Ticket', 'Rampage']);
    expect(pack('Ironclad', 3)).toEqual(['Barricade', 'Dark Embrace', 'Entrench', 'Second Wind']);
    expect(pack('Silent', 1)).toEqual(['2 Prepared', 'Grand Finale', 'Reflex', 'Tactician']);
    expect(pack('Silent', 2)).toEqual(['Choke', 'Corpse Explosion', 'Distraction', 'Golden Ticket']);
    expect(pack('Silent', 3)).toEqual(['Concentrate', 'Doppelganger', 'Expertise', 'Outmaneuver']);
    expect(pack('Defect', 1)).toEqual(['2 TURBO', 'Echo Form', 'Overclock', 'Sunder']);
    expect(pack('Defect', 2)).toEqual(['Consume', 'Defragment', 'Golden Ticket', 'Heatsinks']);
    expect(pack('Defect', 3)).toEqual(['Double Energy', 'Equilibrium', 'Fission', 'Recycle']);
    expect(pack('Watcher', 1)).toEqual(['2 Flurry of Blows', 'Blasphemy', 'Worship']);
    expect(pack('Watcher', 2)).toEqual(['Conjure Blade', 'Foresight', 'Golden Ticket', 'Nirvana', 'Weave']);
    expect(pack('Watcher', 3)).toEqual(['Meditate', 'Omniscience', 'Perseverance', 'Wreath of Flame']);
    for (const owner of ALL_CHARACTERS)
      expect(sum(cardsOf(owner).filter((card) => card.unlock !== undefined))).toBe(13);
  });

  it('has every common twice, every uncommon and rare once (STS-5.8)', () => {
    for (const card of CARDS.filter(({ deck }) => deck === 'rewards' || deck === 'rare'))
      expect([card.name, card.copies]).toEqual([card.name, card.rarity === 'common' ? 2 : 1]);
  });

  it('keeps rares of characters, and only them, in the rare deck', () => {
    for (const card of CARDS.filter(({ deck }) => deck !== 'colorless'))
      expect(card.rarity === 'rare').toBe(card.deck === 'rare');
  });

  it('has the Claw Pack beside the box', () => {
    const pack = CARDS.filter(({ deck }) => deck === 'clawPack');
    expect(pack.map(({ name, copies }) => [name, copies])).toEqual([['Claw (Claw Pack)', 8]]);
  });

  it('gives each character the starter deck printed on the board (STS-2.2)', () => {
    expect(CHARACTER_DEFINITIONS.map(({ hp }) => hp)).toEqual([10, 9, 9, 9]);
    for (const { name, starterDeck } of CHARACTER_DEFINITIONS) {
      const starters = cardsOf(name).filter((card) => card.deck === 'starter');
      expect(starterDeck).toEqual(starters.map((card) => [card.name, card.copies]));
    }
    const sizes = CHARACTER_DEFINITIONS.map(({ starterDeck }) =>
      starterDeck.reduce((total, [, copies]) => total + copies, 0),
    );
    expect(sizes).toEqual([10, 12, 10, 10]);
  });
});

describe('all cards', () => {
  it('have a name of their own among the cards of their owner', () => {
    const names = CARDS.filter(({ type }) => type !== 'ticket').map((card) => `${card.owner}: ${card.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say something on every side, in text made of filled-in templates', () => {
    for (const card of CARDS)
      for (const upgraded of [false, true]) {
        const text = faceText(card, upgraded);
        expect(text.length, cardName(card, upgraded)).toBeGreaterThan(0);
        expect(JSON.stringify(text), cardName(card, upgraded)).not.toMatch(/[{[]?(undefined|NaN)|\{\w+\}/);
      }
  });

  it('have an upgraded side that lists what it changes and nothing else', () => {
    for (const card of CARDS)
      for (const [key, value] of Object.entries(card.upgrade ?? {}))
        expect(card[key as keyof Face] ?? false, `${card.name}: ${key}`).not.toEqual(value);
  });

  it('show the difference between their sides in cost or text', () => {
    for (const card of CARDS.filter(({ upgrade }) => upgrade !== undefined)) {
      const sides = [false, true].map((side) => [faceOfCard(card, side).cost, faceText(card, side)]);
      expect(sides[0], card.name).not.toEqual(sides[1]);
    }
  });

  it('can be upgraded unless they are Curses, Status cards or tickets (STS-9.2)', () => {
    for (const card of CARDS)
      expect(card.upgrade !== undefined, card.name).toBe(['attack', 'skill', 'power'].includes(card.type));
  });

  it('hit only if they are Attacks, and every Attack hits', () => {
    const hits = (effects: readonly Effect[]): boolean => JSON.stringify(effects).includes('"do":"hit"');
    for (const card of CARDS) expect(hits(card.effects), card.name).toBe(card.type === 'attack');
  });
});

describe('shared decks', () => {
  it('hold 17 uncommon and 5 rare colorless cards, one of each (STS-28.5)', () => {
    const colorless = CARDS.filter(({ deck }) => deck === 'colorless');
    expect(sum(colorless.filter(({ rarity }) => rarity === 'uncommon'))).toBe(17);
    expect(sum(colorless.filter(({ rarity }) => rarity === 'rare'))).toBe(5);
    for (const card of colorless) expect([card.owner, card.copies]).toEqual([undefined, 1]);
  });

  it('hold 13 Curses, 4 Ascender’s Bane, 36 Status and 10 Daze cards (STS-2.7)', () => {
    const deck = (name: CardDefinition['deck']): number => sum(CARDS.filter((card) => card.deck === name));
    expect([deck('curse'), deck('ascension'), deck('status'), deck('daze')]).toEqual([13, 4, 36, 10]);
  });

  it('hold no potion twice, each with a price and a text', () => {
    expect(new Set(ITEMS.map(({ name }) => name)).size).toBe(ITEMS.length);
    for (const item of ITEMS) {
      expect(itemText(item).length, item.name).toBeGreaterThan(0);
      if (item.kind === 'potion') expect(item.price, item.name).toBeGreaterThan(0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { CARDS, TOWERS } from '../../content/index.ts';
import { active, cast, draw } from '../../words/build.ts';
import type { CardDefinition, TowerDefinition } from '../../words/definition.ts';
import { USE_KINDS } from '../moves.ts';
import { limitFaults, MOST_ACTIVES, requireLimits } from './limits.ts';

const [card] = CARDS as [CardDefinition, ...CardDefinition[]];
const [tower] = TOWERS as [TowerDefinition, ...TowerDefinition[]];
const cards = (count: number): CardDefinition[] => new Array<CardDefinition>(count).fill(card);
const tap = active({ fatigue: true }, draw('my', 1));
const withActives = (count: number) => ({
  ...card,
  name: 'Many Hands',
  abilities: new Array(count).fill(tap),
});

describe('content that must fit moves and states', () => {
  it('fits as it is printed', () => {
    expect(limitFaults(CARDS, TOWERS)).toEqual([]);
    expect(USE_KINDS).toHaveLength(MOST_ACTIVES);
  });

  it('has at most as many cards as an operand of a move can name', () => {
    expect(limitFaults(cards(256), [])).toEqual([]);
    expect(limitFaults(cards(257), [])).toEqual(['there are 257 cards; moves have room for 256']);
    expect(() => requireLimits(cards(257), [])).toThrow('content does not fit: there are 257 cards');
  });

  it('has at most three Active abilities on a card', () => {
    expect(limitFaults([withActives(3)], [])).toEqual([]);
    expect(limitFaults([withActives(4)], [])).toEqual([
      'Many Hands has 4 Active abilities; moves have room for 3',
    ]);
  });

  it('has at most 31 abilities on a card or a Tower', () => {
    const abilities = new Array(32).fill(cast(draw('my', 1)));
    expect(limitFaults([{ ...card, name: 'Long Scroll', abilities }], [])).toEqual([
      'Long Scroll has 32 abilities; states have room for 31',
    ]);
    expect(limitFaults([], [{ ...tower, name: 'High Tower', abilities }])).toEqual([
      'High Tower has 32 abilities; states have room for 31',
    ]);
  });
});

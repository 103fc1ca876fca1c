import { describe, expect, it } from 'vitest';
import { mysticSpires } from '../index.ts';
import { choose, duel, pass, play } from '../testing/duel.ts';
import { CARD_ENTRIES, cardNamed } from './compile/entries.ts';
import { type Belief, believe, imagineFrom } from './imagine.ts';
import type { State } from './state.ts';

const numberOf = (name: string): number => cardNamed(name) as number;
const limitOf = (name: string): number => CARD_ENTRIES[numberOf(name)]?.definition.limit ?? 0;

/** How many copies of a card the other Keeper may still hold. */
const copiesIn = ({ hidden, more }: Belief, name: string): number =>
  [...hidden, ...more].filter((card) => card === numberOf(name)).length;

const sorted = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);

/** What Keeper 2 believes of Keeper 1, whose deck is none of the known ones. */
const of = (
  one: Readonly<Record<string, unknown>>,
  moves: Parameters<typeof duel>[0]['moves'] = [],
): Belief => believe(duel({ one, moves }).state, 1);

describe('what a Keeper believes of the other', () => {
  it.each([
    ['in the graveyard', { graveyard: ['Dusk Moth'] }],
    ['exiled', { exiled: ['Dusk Moth'] }],
    ['in play', { field: ['Dusk Moth'] }],
  ])('leaves out a card that is seen %s', (_where, one) => {
    expect(copiesIn(of(one), 'Dusk Moth')).toBe(limitOf('Dusk Moth') - 1);
    expect(copiesIn(of(one), 'Kiln Spark')).toBe(limitOf('Kiln Spark'));
  });

  it('leaves out a card on the Cascade', () => {
    const cast = of({ hand: ['Lucid Dreaming'], crystal: 1 }, [play('Lucid Dreaming')]);
    expect(copiesIn(cast, 'Lucid Dreaming')).toBe(limitOf('Lucid Dreaming') - 1);
  });

  it('leaves out a card that was found by a search and shown (R-40)', () => {
    const searcher = {
      hand: ['Lucid Dreaming'],
      crystal: 1,
      deck: ['Dusk Moth', 'Reef Lurker', 'Reef Lurker', 'Reef Lurker', 'Reef Lurker'],
    };
    const { state } = duel({
      one: searcher,
      two: { hand: ['Seal of Salt'], crystal: 4 },
      moves: [play('Lucid Dreaming'), pass(1), choose({ card: 'Dusk Moth' })],
    });
    expect(copiesIn(believe(state, 1), 'Dusk Moth')).toBe(limitOf('Dusk Moth') - 1);
  });

  it('holds no Tokens for cards of the deck, and takes unseen ones for those that are seen', () => {
    const belief = of({ field: ['Dream Token'], tokens: { 'Bone Token': 2 } });
    expect([...belief.hidden, ...belief.more].some((card) => CARD_ENTRIES[card]?.isToken)).toBe(false);
    expect(belief.tokens).toEqual([numberOf('Dream Token'), numberOf('Dream Token')]);
  });

  it('expects cards of the sets that were seen before others', () => {
    const belief = of({ graveyard: ['Dusk Moth'] });
    const setOf = (card: number) => CARD_ENTRIES[card]?.definition.set;
    expect(belief.hidden.map(setOf)).toContain(setOf(numberOf('Dusk Moth')));
    expect(belief.more.map(setOf)).not.toContain(setOf(numberOf('Dusk Moth')));
    expect(belief.more.length).toBeGreaterThan(0);
  });

  it('is the rest of a starter deck where all that is seen fits it', () => {
    const start = (): State =>
      mysticSpires.start(
        mysticSpires.readSetup({ decks: ['March of Cinders', 'Overdue Tides'], first: 'first' }),
        'believe',
      );
    const state = start();
    const [own, other] = state.keepers;
    const belief = believe(state, 0);
    expect(sorted(belief.hidden)).toEqual(sorted([...(other?.hand ?? []), ...(other?.deck ?? [])]));
    expect(sorted(belief.tokens)).toEqual(sorted(other?.tokens ?? []));
    expect(belief.more).toEqual([]);
    const world = imagineFrom(state, 0, belief, 'world');
    expect(world.keepers[0]?.hand).toEqual(own?.hand);
    expect(sorted(world.keepers[0]?.deck ?? [])).toEqual(sorted(own?.deck ?? []));
    expect(world.keepers[1]?.hand.length).toBe(other?.hand.length);
    expect(sorted([...(world.keepers[1]?.hand ?? []), ...(world.keepers[1]?.deck ?? [])])).toEqual(
      sorted(belief.hidden),
    );
    expect(world.keepers[1]?.deck).not.toEqual(other?.deck);
  });

  it('deals the other Keeper another hand in another world', () => {
    const state = mysticSpires.start(
      mysticSpires.readSetup({ decks: ['March of Cinders', 'Overdue Tides'], first: 'first' }),
      'worlds',
    );
    const belief = believe(state, 0);
    const hands = ['one', 'two', 'three'].map((seed) => imagineFrom(state, 0, belief, seed).keepers[1]?.hand);
    expect(new Set(hands.map(String)).size).toBe(3);
  });
});

import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  CHARACTERS,
  ENEMY_ENTRIES,
  FACES,
  faceOf,
  ITEM_ENTRIES,
  makeCard,
  OWNER_OF_FACE,
  playerAt,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, createSums, type Net, type NetFile, readNet } from '../net.ts';
import { deckGain, deckOf, leftAgainst } from './deck.ts';
import { createDeckInputs, DECK_INPUTS, enemyPlace, fillDeck } from './deck-inputs.ts';
import trained from './deck-nets.json' with { type: 'json' };

const climbOf = (...characters: string[]): State =>
  slayTheSpire.start(slayTheSpire.readSetup({ characters, climb: {} }), 'decks');

const setDeck = (state: State, faces: readonly number[]): void => {
  playerAt(state, 0).deck = faces.map((face, at) => makeCard(face, at));
};

const kindOf = (id: string): number => ENEMY_ENTRIES.findIndex(({ definition }) => definition.id === id);

const character = fc.constantFrom(0, 1, 2, 3);
const facesOf = (owner: number): number[] =>
  FACES.flatMap(({ definition }, face) =>
    OWNER_OF_FACE[face] === owner && definition.type !== 'ticket' ? [face] : [],
  );
/** A character with a deck of its own cards, upgraded or not. */
const decks = character.chain((owner) =>
  fc.tuple(
    fc.constant(owner),
    fc.array(fc.constantFrom(...facesOf(owner)), { minLength: 6, maxLength: 30 }),
    fc.constantFrom(...facesOf(owner)),
  ),
);

describe('the worth of a deck', () => {
  test('has a name for every input, and no name twice but those of tickets, which no deck has', () => {
    const names = DECK_INPUTS.filter((name) => !name.includes('Golden Ticket'));
    expect(new Set(names).size).toBe(names.length);
  });

  test('is the same whether a card is thought to be there or is there', () => {
    fc.assert(
      fc.property(decks, ([owner, faces, face]) => {
        const state = climbOf(CHARACTERS[owner] as string);
        setDeck(state, faces);
        const before = deckOf(state, 0);
        setDeck(state, [...faces, face]);
        const after = deckOf(state, 0);
        expect(deckGain(before, { added: face })).toBeCloseTo(after.left - before.left);
        expect(deckGain(after, { removed: face })).toBeCloseTo(before.left - after.left);
      }),
      { numRuns: 50 },
    );
  });

  test('is the same whether a relic is thought to be there or is there', () => {
    const state = climbOf('Watcher', 'Defect');
    const item = ITEM_ENTRIES.findIndex(({ definition }) => definition.name === 'Vajra');
    const player = playerAt(state, 0);
    const before = deckOf(state, 0);
    player.relics = [...player.relics, item];
    const after = deckOf(state, 0);
    expect(deckGain(before, { relic: item })).toBeCloseTo(after.left - before.left);
    expect(deckGain(after, { lost: item })).toBeCloseTo(before.left - after.left);
  });

  test('is what the net says that was fitted', () => {
    fc.assert(
      fc.property(decks, ([owner, faces]) => {
        const name = CHARACTERS[owner] as string;
        const net: Net = readNet(
          (trained as Readonly<Record<string, NetFile>>)[name] as NetFile,
          DECK_INPUTS,
        );
        const state = climbOf(name, name === 'Silent' ? 'Defect' : 'Silent');
        setDeck(state, faces);
        const enemy = kindOf('a2-boss-champ');
        const inputs = createDeckInputs();
        fillDeck(state, 0, enemy, inputs);
        const left = 20 * answerOf(net, inputs, createSums(net)) - 10;
        expect(leftAgainst(deckOf(state, 0), enemy)).toBeCloseTo(left);
      }),
      { numRuns: 50 },
    );
  });

  test('counts an enemy card of a higher Ascension as the one that it replaces', () => {
    expect(enemyPlace(kindOf('a3-boss-time-eater-a10'))).toBe(enemyPlace(kindOf('a3-boss-time-eater')));
  });

  test('rises with good cards and falls with Curses', () => {
    const state = climbOf('Ironclad');
    const { deck } = playerAt(state, 0);
    const face = (name: string): number => FACES.findIndex((each) => each.name === name);
    const now = deckOf(state, 0);
    expect(deckGain(now, { added: face('Demon Form') })).toBeGreaterThan(0);
    expect(deckGain(now, { added: face('Injury') })).toBeLessThan(0);
    const strike = faceOf(deck[0] as number);
    expect(deckGain(now, { removed: strike, added: strike + 1 })).toBeGreaterThan(0);
  });
});

/** Random games for the lab: their starts, their invariants, and what took effect. */

import {
  createMoveList,
  createRandom,
  hasSeat,
  type Move,
  type Random,
  randomBelow,
} from '@three-spires/kernel';
import { carryOut } from '@three-spires/kernel/testing';
import { STARTER_DECKS } from '../content/decks.ts';
import { CARDS, TOWERS } from '../content/index.ts';
import { mysticSpires } from '../index.ts';
import { ABILITY_ENTRIES } from '../rules/compile/entries.ts';
import type { State } from '../rules/state.ts';
import type { DeckList } from '../words/definition.ts';
import { checkState, conserved } from './properties.ts';

const FIRSTS = ['random', 'throw', 'first', 'second'] as const;
const DECK_SIZES = { least: 30, more: 31 } as const;
const TOKENS_OF_EACH = 4;

/** A legal deck drawn from the whole pool, with a few of every Token. */
export const randomDeck = (random: Random): DeckList => {
  const size = DECK_SIZES.least + randomBelow(random, 0, DECK_SIZES.more);
  const main: Record<string, number> = {};
  const pool = CARDS.filter(({ kind }) => kind !== 'Token');
  for (let count = 0; count < size; ) {
    const card = pool[randomBelow(random, 0, pool.length)];
    if (card === undefined || (main[card.name] ?? 0) >= card.limit) continue;
    main[card.name] = (main[card.name] ?? 0) + 1;
    count++;
  }
  const tokens = Object.fromEntries(
    CARDS.filter(({ kind }) => kind === 'Token').map(({ name }) => [name, TOKENS_OF_EACH]),
  );
  return {
    name: 'by chance',
    tower: TOWERS[randomBelow(random, 0, TOWERS.length)]?.name ?? '',
    main,
    tokens,
  };
};

/** The starting position for this seed: starter decks and random decks, every way to begin. */
export const randomStart = (seed: string): unknown => {
  const random = createRandom(`${seed}/start`, 1);
  const deck = (): unknown =>
    randomBelow(random, 0, 2) === 0
      ? STARTER_DECKS[randomBelow(random, 0, STARTER_DECKS.length)]?.name
      : randomDeck(random);
  return { setup: { decks: [deck(), deck()], first: FIRSTS[randomBelow(random, 0, FIRSTS.length)] } };
};

/** Follows one game and throws on a fault. */
export const watchGame = (fresh: State) => {
  const origin = conserved(fresh);
  return {
    look: (state: State): void => {
      const faults = checkState(state, origin);
      if (faults.length > 0) throw new Error(faults.join('; '));
    },
    carryOut: (state: State, seat: number, move: Move): void => carryOut(mysticSpires, state, seat, move),
  };
};

type Count = { readonly kind: string; readonly name: string; count: number };

/** How often every card took effect and every ability was announced in this many random games. */
export const takeCensus = (games: number): readonly Count[] => {
  const cards = CARDS.map(({ name, kind }): Count => ({ kind: kind.toLowerCase(), name, count: 0 }));
  const abilities = ABILITY_ENTRIES.map(
    ({ name, place, kind }): Count => ({
      kind: `${kind} ability`,
      name: `${name} ${place + 1}`,
      count: 0,
    }),
  );
  const list = createMoveList();
  for (let game = 0; game < games; game++) {
    const state = mysticSpires.scenario.build(randomStart(`census ${game}`), `census ${game}`);
    const random = createRandom(`census ${game}`, 1);
    while (mysticSpires.outcome(state) === undefined) {
      const seat = hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1;
      mysticSpires.legal(state, seat, list);
      mysticSpires.apply(state, seat, list.moves[randomBelow(random, 0, list.length)] as Move, (event) => {
        if (event.type === 'announced' && event.ability >= 0) (abilities[event.ability] as Count).count++;
        if (event.type === 'resolved' && event.card >= 0) (cards[event.card] as Count).count++;
        if (event.type === 'summoned') (cards[event.card] as Count).count++;
        if (event.type === 'arrived') (cards[event.card] as Count).count++;
      });
      // Passive effects are never announced: they work while their card is in play.
      for (const { card } of state.things) countPassives(CARDS[card]?.name, abilities);
      for (const { tower } of state.keepers) countPassives(TOWERS[tower]?.name, abilities);
    }
  }
  return [...cards, ...abilities.filter(({ kind }) => kind !== 'cast ability')];
};

const countPassives = (name: string | undefined, abilities: readonly Count[]): void => {
  ABILITY_ENTRIES.forEach((entry, number) => {
    if (entry.kind === 'passive' && entry.name === name) (abilities[number] as Count).count++;
  });
};

/** The games stored as fixtures: every starter deck, every way to begin, formats and a custom deck. */
import { createRandom } from '@three-spires/kernel';
import type { FixtureRules } from '@three-spires/kernel/testing';
import { outcome } from '../rules/outcome.ts';
import type { State } from '../rules/state.ts';
import { randomDeck } from './games.ts';

const GAMES: FixtureRules<State>['games'] = [
  { name: 'random-first', setup: { decks: ["Sleepers' Court", 'March of Cinders'] } },
  { name: 'throw', setup: { decks: ['The Long Burial', 'Overdue Tides'], first: 'throw' } },
  { name: 'chosen-first', setup: { decks: ['Critical Light', 'The Long Burial'], first: 'firstChooses' } },
  { name: 'single-set', setup: { decks: ['March of Cinders', 'March of Cinders'], sets: ['EMB'] } },
  {
    name: 'turn-limit',
    setup: { decks: ['Overdue Tides', "Sleepers' Court"], first: 'second', turnLimit: true },
  },
  {
    name: 'own-deck',
    setup: { decks: [randomDeck(createRandom('own deck', 1)), 'Critical Light'], first: 'secondChooses' },
  },
];

export const fixtures: FixtureRules<State> = {
  games: GAMES,
  about: (state) => ({ turns: state.turn, reason: outcome(state)?.reason }),
};

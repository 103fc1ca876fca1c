/**
 * The games stored as fixtures: every number of players, the two-hero variant, both towers, a beaten wizard.
 */
import type { FixtureRules } from '@three-spires/kernel/testing';
import { RESULT, RESULTS, type State } from '../rules/state.ts';
import { sensibleMove } from './census.ts';
import { anyFall } from './random-play.ts';

/** At the wizard's door with a strong party: games from the start rarely get this far with simple play. */
const LAST_FLOOR = {
  players: 2,
  floor: 6,
  place: 'Lady Hemlock',
  physical: false,
  front: ['Weaver', 'Weaver'],
  rear: [{ enemy: 'Lady Hemlock', wounds: 66 }],
  luck: 5,
  field: { blue: 4, green: 4, white: 4 },
  heroes: [
    {
      hero: 'Knight',
      seat: 0,
      skills: ['Cleave', 'Lance Charge', 'Heater Shield', 'Plate Harness', 'Unbreakable'],
    },
    { hero: 'Doctor', seat: 0 },
    { hero: 'Burglar', seat: 1, skills: ['Hurl Knives', 'Backstab', 'Cat Reflexes', 'Assassinate'] },
    { hero: 'Spellsling', seat: 1, skills: ['Deflection', 'Counterspell'] },
  ],
};

const GAMES: FixtureRules<State>['games'] = [
  { name: 'one-player', setup: { players: 1, heroes: ['Knight', 'Doctor', 'Spellsling'] } },
  { name: 'two-players', setup: { players: 2, heroes: ['Burglar', 'Knight', 'Doctor', 'Spellsling'] } },
  { name: 'two-heroes', setup: { players: 2, heroes: ['Spellsling', 'Burglar'], twoHeroes: true } },
  { name: 'three-players', setup: { players: 3, heroes: ['Doctor', 'Burglar', 'Knight'], jostling: true } },
  { name: 'four-players', setup: { players: 4 } },
  {
    name: 'physical-tower',
    setup: {
      players: 2,
      heroes: ['Knight', 'Spellsling'],
      twoHeroes: true,
      tower: 'physical',
      jostling: true,
    },
  },
  { name: 'last-floor', setup: { players: 2, position: LAST_FLOOR } },
];

export const fixtures: FixtureRules<State> = {
  games: GAMES,
  choose: (state, _seat, moves, random) => sensibleMove(state, moves, random),
  fromOutside: anyFall,
  about: ({ floor, turn, result }) => ({ floor, turns: turn, reason: RESULTS[result] }),
  merit: ({ floor, result }) => floor + (result === RESULT.wizard ? 10 : 0),
  // A victory over the wizard, otherwise the highest floor of all seeds.
  enough: 16,
};

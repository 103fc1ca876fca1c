/** Starts a game (sections 2 and 25). */
import { createRandom, NONE, shuffle } from '@three-spires/kernel';
import { HEROES } from '../words/lists.ts';
import { plainList } from './compile/cubes.ts';
import { roomsOfTier, skillsOfLevel, treasuresOfTier } from './compile/entries.ts';
import type { StygianSocietyEmit } from './event.ts';
import { drawSkill } from './hero/level.ts';
import { noPayment } from './hero/payment.ts';
import { advance } from './loop.ts';
import { heroesWanted, type Setup } from './setup.ts';
import {
  type Arranged,
  AWAITED,
  BASE_WOUNDS,
  BASE_WOUNDS_OF_TWO,
  CUBES_PER_COLOUR,
  FIRST_XP,
  type Hero,
  PHASE,
  QUESTION,
  STREAM,
  STREAMS,
  type State,
  TOKENS_PER_COLOUR,
} from './state.ts';

/** A hero with only the level-0 skill. */
const newHero = (hero: number, seat: number): Hero => ({
  hero,
  seat,
  skills: plainList(skillsOfLevel(hero, 0).map(({ number }) => number)),
  treasures: [],
  tokens: noTokens(),
  fresh: noTokens(),
});

/** Written out: a list created empty and then filled is slower to read ever after. */
const colourCounts = (count: number): number[] => [count, count, count, count, count, count];
const noTokens = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

export const nothingArranged = (): Arranged => ({ chests: [], tokens: [], knocks: [], place: NONE });

/** A game before its first floor, with everything in the bank and nothing dealt (STY-2.1, STY-2.6). */
export const createGame = (players: number, heroes: readonly number[], seed: string): State => ({
  random: createRandom(seed, STREAMS),
  arranged: nothingArranged(),
  physical: 0,
  jostling: 0,
  players,
  baseWounds: BASE_WOUNDS,
  phase: PHASE.startingHero,
  floor: 0,
  place: NONE,
  heroes: heroes.map((hero, at) => newHero(hero, Math.floor((at * players) / heroes.length))),
  active: 0,
  turn: 0,
  bank: colourCounts(CUBES_PER_COLOUR),
  tower: colourCounts(0),
  field: colourCounts(0),
  crypt: colourCounts(0),
  gathered: colourCounts(0),
  stuck: [],
  awaited: AWAITED.nothing,
  fallSeed: 0,
  banished: colourCounts(0),
  luck: 0,
  xp: 0,
  needed: FIRST_XP,
  wounds: 0,
  peril: 0,
  fired: 0,
  extra: colourCounts(0),
  doubled: 0,
  cleared: 0,
  figures: [],
  nextId: 1,
  rooms: roomsOfTier(false),
  treasureDeck: treasuresOfTier(false),
  upper: 0,
  partyTreasures: [],
  exhausted: [],
  supply: [TOKENS_PER_COLOUR, TOKENS_PER_COLOUR, TOKENS_PER_COLOUR],
  later: [],
  everyFloor: [],
  supported: 0,
  shieldsUsed: 0,
  guard: 0,
  endEffects: [],
  action: NONE,
  target: NONE,
  targetRank: 0,
  wanted: [0, 0, 0, 0],
  struck: 0,
  landedInCrypt: 0,
  checking: 0,
  checked: 0,
  hadFigure: 0,
  times: 0,
  taken: noPayment(),
  chestsLeft: 0,
  chestCard: NONE,
  fewer: 0,
  emptied: 0,
  found: NONE,
  toDraw: NONE,
  traded: [],
  refused: [],
  stack: [],
  question: { kind: QUESTION.none, id: 0, seats: 0, hero: NONE, number: 0, votes: [] },
  asked: 0,
  result: 0,
});

/** STY-2.2: as chosen, otherwise dealt. */
const dealHeroes = (setup: Setup, state: State): number[] => {
  if (setup.heroes !== undefined) return setup.heroes.map((name) => HEROES.indexOf(name));
  const all = HEROES.map((_, hero) => hero);
  shuffle(state.random, STREAM.setup, all);
  return all.slice(0, heroesWanted(setup));
};

export const startGame = (setup: Setup, seed: string, emit: StygianSocietyEmit): State => {
  const { players } = setup;
  const state = createGame(players, [], seed);
  const heroes = dealHeroes(setup, state);
  state.heroes = heroes.map((hero, at) => newHero(hero, Math.floor((at * players) / heroes.length)));
  if (setup.twoHeroes) state.baseWounds = BASE_WOUNDS_OF_TWO;
  state.physical = setup.tower === 'physical' ? 1 : 0;
  state.jostling = setup.jostling ? 1 : 0;
  state.phase = setup.twoHeroes ? PHASE.extraSkill : PHASE.startingHero;
  shuffle(state.random, STREAM.setup, state.rooms);
  shuffle(state.random, STREAM.setup, state.treasureDeck);
  // STY-2.4
  for (const hero of state.heroes) hero.skills.push(drawSkill(state, skillsOfLevel(hero.hero, 1)));
  advance(state, emit);
  return state;
};

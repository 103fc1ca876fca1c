/** Benchmark work for Slay the Spire. */
import { randomMove } from '@three-spires/bots';
import { createMoveList, createRandom, type Move, type Seat } from '@three-spires/kernel';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import type { Character } from '@three-spires/slay-the-spire/library';
import { openTable, pictureFor, proposeMove } from '@three-spires/table';
import type { Work } from './measure.ts';

export const PARTIES: readonly { readonly name: string; readonly characters: Character[] }[] = [
  { name: 'solo', characters: ['Ironclad'] },
  { name: '2 players', characters: ['Ironclad', 'Silent'] },
  { name: '4 players', characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'] },
];

const GAMES = 64;

const freshGames = (characters: Character[]): SlayTheSpireState[] =>
  Array.from({ length: GAMES }, (_, game) => slayTheSpire.start({ characters }, `bench ${game}`));

const firstSeat = (state: SlayTheSpireState): Seat =>
  31 - Math.clz32(slayTheSpire.deciding(state) & -slayTheSpire.deciding(state));

const inCombat = (state: SlayTheSpireState): boolean => state.rewards.length === 0;

/** Plays at random while `goesOn` returns true; returns the number of decisions. */
const player = (
  seed: string,
): ((state: SlayTheSpireState, goesOn: (state: SlayTheSpireState) => boolean) => number) => {
  const random = createRandom(seed, 1);
  const list = createMoveList();
  return (state, goesOn) => {
    let decisions = 0;
    while (slayTheSpire.deciding(state) !== 0 && goesOn(state)) {
      const seat = firstSeat(state);
      slayTheSpire.apply(state, seat, randomMove(slayTheSpire, state, seat, random, 0, list) as Move);
      decisions++;
    }
    return decisions;
  };
};

/** Whole combats, from a copy of a fresh game to victory or defeat. */
export const combatWork = (characters: Character[]): Work => {
  const games = freshGames(characters);
  const play = player('combats');
  let next = 0;
  return () => play(slayTheSpire.copy(games[next++ % GAMES] as SlayTheSpireState), inCombat);
};

/** Whole games of the first fight: set-up, combat and rewards. */
export const gameWork = (characters: Character[]): Work => {
  const play = player('games');
  let next = 0;
  return () => play(slayTheSpire.start({ characters }, `bench ${next++ % GAMES}`), () => true);
};

/** Whole climbs, from Neow to victory or, mostly, defeat. */
export const climbWork = (characters: Character[]): Work => {
  const play = player('climbs');
  const setup = slayTheSpire.readSetup({ characters, climb: {} });
  let next = 0;
  return () => play(slayTheSpire.start(setup, `bench ${next++ % GAMES}`), () => true);
};

/** A state in the middle of a combat: the third round of the first game that gets that far. */
export const midCombat = (characters: Character[]): SlayTheSpireState => {
  const play = player('middle');
  for (const state of freshGames(characters)) {
    play(state, (now) => inCombat(now) && now.round < 3);
    if (slayTheSpire.outcome(state) === undefined && inCombat(state)) return state;
  }
  throw new Error('no game reaches the third round');
};

const COPIES = 100;

export const copyWork = (state: SlayTheSpireState): Work => {
  let kept = state;
  return () => {
    for (let copy = 0; copy < COPIES; copy++) kept = slayTheSpire.copy(kept);
    return COPIES;
  };
};

/** Moves at a table with one person in each seat: checked, logged and shown to everyone. */
export const tableWork = (characters: Character[]): Work => {
  const random = createRandom('table', 1);
  const list = createMoveList();
  let next = 0;
  return () => {
    const seats = characters.map((name) => ({ person: name, name }));
    const table = openTable({
      game: slayTheSpire,
      setup: { characters },
      seed: `bench ${next++ % GAMES}`,
      seats,
    });
    let moves = 0;
    for (
      let state = table.state as SlayTheSpireState;
      slayTheSpire.deciding(state) !== 0;
      state = table.state as SlayTheSpireState
    ) {
      const seat = firstSeat(state);
      proposeMove(table, seat, randomMove(slayTheSpire, state, seat, random, 0, list) as Move);
      for (const { person } of seats) pictureFor(table, person);
      moves++;
    }
    return moves;
  };
};

/** The same fights in every form: the game's rules, the core over objects, over an Int32Array, in WebAssembly. */
import { createMoveList, createRandom, type Move, type Random, randomBelow } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { PHASE, STREAM, type State } from '@three-spires/slay-the-spire/for-bots';
import * as flat from './flat.ts';
import * as at from './layout.ts';
import { cells } from './memory.ts';
import { copyFight, playOut, readFight } from './objects.ts';
import { writeFight, writeTables } from './tables.ts';

/**
 * How a fight ended, in figures that every form has: also where the die's generator stands. HP are left out, since the
 * rules heal the Ironclad after a victory.
 */
export type Ending = {
  readonly result: number;
  readonly decisions: number;
  readonly rolls: readonly number[];
};

/** One form of the fights: plays fight `index` from its start with the random player, or copies it. */
export type Form = {
  readonly play: (index: number) => number;
  readonly copy: (index: number) => void;
  readonly end: (index: number) => Ending;
};

export const FIGHTS = 64;
const SEED = 'combat core';

/** The starter deck and no relic: what has abilities is beyond the core. */
const POSITION = {
  players: [
    {
      character: 'Ironclad',
      hand: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend'],
      draw: ['Strike', 'Bash', 'Strike', 'Defend', 'Defend'],
    },
  ],
  enemies: [{ name: 'Jaw Worm' }],
};

const fightStates = (): State[] =>
  Array.from(
    { length: FIGHTS },
    (_, game) => slayTheSpire.scenario.build(POSITION, `${SEED} ${game}`) as State,
  );

const rollsOf = (random: Random): number[] => random.slice(STREAM.die * 4, STREAM.die * 4 + 4);

const resultOf = (state: State): number =>
  state.phase === PHASE.over && state.fallen >= 0 ? at.LOST : at.WON;

export const rulesForm = (): Form => {
  const states = fightStates();
  const list = createMoveList();
  const playOn = (state: State, random: Random): number => {
    let decisions = 0;
    while (state.rewards.length === 0 && slayTheSpire.deciding(state) !== 0) {
      slayTheSpire.legal(state, 0, list);
      slayTheSpire.apply(state, 0, list.moves[randomBelow(random, 0, list.length)] as Move);
      decisions++;
    }
    return decisions;
  };
  const random = createRandom(SEED, 1);
  const fresh = (index: number): State => slayTheSpire.copy(states[index] as State) as State;
  return {
    play: (index) => playOn(fresh(index), random),
    copy: (index) => void fresh(index),
    end: (index) => {
      const state = fresh(index);
      const decisions = playOn(state, createRandom(`${SEED} ${index}`, 1));
      return { result: resultOf(state), decisions, rolls: rollsOf(state.random) };
    },
  };
};

export const objectsForm = (): Form => {
  const fights = fightStates().map(readFight);
  const random = createRandom(SEED, 1);
  const fresh = (index: number) => copyFight(fights[index] as (typeof fights)[number]);
  return {
    play: (index) => playOut(fresh(index), random),
    copy: (index) => void fresh(index),
    end: (index) => {
      const fight = fresh(index);
      const decisions = playOut(fight, createRandom(`${SEED} ${index}`, 1));
      return { result: fight.result, decisions, rolls: rollsOf(fight.random) };
    },
  };
};

type Core = Pick<typeof flat, 'apply' | 'copy' | 'legal' | 'playOut' | 'randomBelow'>;

/** A core over memory that holds the tables, then the fights, then room for one more. */
const memoryForm = (core: Core, memory: Int32Array, play: (core: Core, state: number) => number): Form => {
  const first = writeTables(memory);
  const states = fightStates();
  states.forEach((state, index) => {
    writeFight(memory, first + index * at.SIZE, state);
  });
  const used = first + states.length * at.SIZE;
  memory.set(createRandom(SEED, 1), at.CHOICES);
  const fresh = (index: number): void => core.copy(first + index * at.SIZE, used);
  return {
    play: (index) => {
      fresh(index);
      return play(core, used);
    },
    copy: fresh,
    end: (index) => {
      memory.set(createRandom(`${SEED} ${index}`, 1), at.CHOICES);
      fresh(index);
      const decisions = play(core, used);
      const rolls = [...memory.subarray(used + at.ROLLS, used + at.ROLLS + 4)];
      return { result: memory[used] as number, decisions, rolls };
    },
  };
};

export const flatForm = (): Form => memoryForm(flat, cells, (core, state) => core.playOut(state));

const coreOf = async (code: Uint8Array<ArrayBuffer>): Promise<{ core: Core; memory: Int32Array }> => {
  const { instance } = await WebAssembly.instantiate(code);
  const { memory, ...core } = instance.exports;
  return {
    core: core as unknown as Core,
    memory: new Int32Array((memory as WebAssembly.Memory).buffer),
  };
};

export const webAssemblyForm = async (code: Uint8Array<ArrayBuffer>): Promise<Form> => {
  const { core, memory } = await coreOf(code);
  return memoryForm(core, memory, (inner, state) => inner.playOut(state));
};

/** As a bot written in JavaScript would use it: two calls into the module for every decision. */
export const calledForm = async (code: Uint8Array<ArrayBuffer>): Promise<Form> => {
  const { core, memory } = await coreOf(code);
  return memoryForm(core, memory, ({ apply, legal, randomBelow: choose }, state) => {
    let decisions = 0;
    while (memory[state] === at.GOING_ON) {
      const count = legal(state);
      apply(state, memory[at.MOVES + 1 + choose(at.CHOICES, count)] as number);
      decisions++;
    }
    return decisions;
  });
};

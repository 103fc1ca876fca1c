import { createRandom } from '@three-spires/kernel';
import { playThrough, RichStates, requireFullCopy, requireFullView } from '@three-spires/kernel/testing';
import { describe, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import type { State } from '../rules/state.ts';
import { sensibleMove } from './census.ts';
import { anyFall, randomStart } from './random-play.ts';

const rich = new RichStates<State>();
for (let game = 0; game < 16; game++) {
  const seed = `fields ${game}`;
  let decision = 0;
  const end = playThrough(stygianSociety, stygianSociety.scenario.build(randomStart(seed), seed), {
    name: seed,
    random: createRandom(seed, 1),
    choose: sensibleMove,
    fromOutside: anyFall,
    look: (state) => {
      if (decision++ % 3 === 0) rich.look(state);
    },
  });
  rich.look(end);
}

/** What chance fills too rarely: any numbers will do. */
const filled: State = stygianSociety.copy(rich.states[0] as State);
filled.arranged = { chests: [1], tokens: [1], knocks: [1], place: 1 };
Object.assign(filled, { later: [1], everyFloor: [1], traded: [1], refused: [1] });
rich.look(filled);

const HIDDEN = {
  random: 'is chance',
  arranged: 'is chance that a position arranges',
  rooms: 'lies face down',
  treasureDeck: 'lies face down',
};

const RESOLVING = 'belongs to what is being resolved';
const INNER = {
  jostling: 'is shown with the set-up',
  baseWounds: 'shows as the limit of wounds',
  'heroes[].fresh': 'counts until the end of the turn',
  fallSeed: 'comes with the event of the fall',
  cleared: RESOLVING,
  nextId: 'is the number of the next figure',
  upper: 'shows in the treasures that are drawn',
  targetRank: RESOLVING,
  wanted: RESOLVING,
  struck: RESOLVING,
  landedInCrypt: RESOLVING,
  checking: RESOLVING,
  checked: RESOLVING,
  hadFigure: RESOLVING,
  times: RESOLVING,
  fewer: RESOLVING,
  emptied: RESOLVING,
  found: 'shows in the moves',
  toDraw: RESOLVING,
  later: 'was told when it was set',
  everyFloor: 'was told when it was set',
  endEffects: 'was told when it was set',
  traded: 'shows in the moves',
  refused: 'shows in the moves',
  stack: RESOLVING,
  'question.id': 'shows in the decisions',
  asked: 'shows in the decisions',
};

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(stygianSociety, rich.states, {}));

  test('is shown, hidden or named (STY-1.9)', () =>
    requireFullView(stygianSociety, rich.states, { own: {}, hidden: HIDDEN, inner: INNER }));
});

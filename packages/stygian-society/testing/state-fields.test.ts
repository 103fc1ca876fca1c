import path from 'node:path';
import { createRandom } from '@three-spires/kernel';
import { playThrough, RichStates, requireFullCopy, requireFullView } from '@three-spires/kernel/testing';
import { readState, reasonsOf, sharedFields } from '@three-spires/kernel/testing/state-types';
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

/** Every field says in a comment at its type how it is copied, hashed and shown. */
const fields = readState(path.join(import.meta.dirname, '../rules/state.ts'));

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(stygianSociety, rich.states, sharedFields(fields)));

  test('is shown, hidden or named (STY-1.9)', () =>
    requireFullView(stygianSociety, rich.states, {
      own: reasonsOf(fields, 'own'),
      hidden: reasonsOf(fields, 'hidden'),
      inner: reasonsOf(fields, 'inner'),
    }));
});

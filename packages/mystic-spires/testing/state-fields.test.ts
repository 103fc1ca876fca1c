import path from 'node:path';
import { createRandom } from '@three-spires/kernel';
import { playThrough, RichStates, requireFullCopy, requireFullView } from '@three-spires/kernel/testing';
import { readState, reasonsOf, sharedFields } from '@three-spires/kernel/testing/state-types';
import { describe, test } from 'vitest';
import { mysticSpires } from '../index.ts';
import type { State } from '../rules/state.ts';
import { randomStart } from './games.ts';

const rich = new RichStates<State>();
for (let game = 0; game < 24; game++) {
  const seed = `fields ${game}`;
  let decision = 0;
  const end = playThrough(mysticSpires, mysticSpires.scenario.build(randomStart(seed), seed), {
    name: seed,
    random: createRandom(seed, 1),
    look: (state) => {
      if (decision++ % 3 === 0) rich.look(state);
    },
  });
  rich.look(end);
}

/** What chance fills too rarely: any numbers will do. */
const announcing = mysticSpires.copy(rich.states.find(({ links }) => links.length > 0) as State);
for (const link of announcing.links) link.foretold = [1, 1, 1];
rich.look(announcing);

/** Every field says in a comment at its type how it is copied, hashed and shown. */
const fields = readState(path.join(import.meta.dirname, '../rules/state.ts'));

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(mysticSpires, rich.states, sharedFields(fields)));

  test('is shown, hidden or named (MYS-4.3, MYS-4.4)', () =>
    requireFullView(mysticSpires, rich.states, {
      own: reasonsOf(fields, 'own'),
      hidden: reasonsOf(fields, 'hidden'),
      inner: reasonsOf(fields, 'inner'),
    }));
});

import { createRandom } from '@three-spires/kernel';
import { playThrough, RichStates, requireFullCopy, requireFullView } from '@three-spires/kernel/testing';
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

const REPLACED = 'is replaced and never changed';
const SHARED = {
  'things[].given': REPLACED,
  'things[].stripped': REPLACED,
  'things[].marks': REPLACED,
  'things[].bonds': REPLACED,
  'keepers[].marks': REPLACED,
  'links[].it': REPLACED,
  'links[].foretold': REPLACED,
};

const OWN = {
  'keepers[].hand': 'cards in hand are their owner’s (MYS-4.3)',
  'keepers[].tokens': 'a Token Deck is its owner’s (MYS-4.4)',
};
const HIDDEN = {
  random: 'is chance',
  throws: 'is told once both have thrown',
  'keepers[].deck': 'lies face down; a search is asked with its own list',
};

const PROMPT = 'belongs to the course of a turn, and shows as what is asked';
const RESOLVING = 'belongs to what is being resolved';
const FIGURES = 'shows in Power, HP and statuses';
const INNER = {
  battled: PROMPT,
  wantsBattle: PROMPT,
  passes: PROMPT,
  gathering: RESOLVING,
  ordered: RESOLVING,
  waiting: RESOLVING,
  'attack.negated': RESOLVING,
  'attack.stage': RESOLVING,
  stage: PROMPT,
  guarded: 'is shown with the set-up',
  turnLimit: 'is shown with the set-up',
  nextId: 'is the number of the next thing',
  'question.id': 'shows in the decisions',
  asked: 'shows in the decisions',
  stale: FIGURES,
  leans: FIGURES,
  tired: 'shows as Fatigue',
  'keepers[].used': 'shows as what can be used',
  'keepers[].able': 'shows as what can be used',
  'things[].lastingPower': FIGURES,
  'things[].lastingHp': FIGURES,
  'things[].turnPower': FIGURES,
  'things[].turnHp': FIGURES,
  'things[].given': FIGURES,
  'things[].stripped': FIGURES,
  'things[].duties': FIGURES,
  'things[].hitBy': RESOLVING,
  'things[].struckBy': RESOLVING,
  'links[].carried': RESOLVING,
  'links[].aside': 'was shown when it was found (R-40)',
  'links[].it': RESOLVING,
  'links[].did': RESOLVING,
  'links[].subject': RESOLVING,
  'links[].answeredPaid': RESOLVING,
  'links[].paid': RESOLVING,
  'links[].foreseen': RESOLVING,
  'links[].foretold': RESOLVING,
  'links[].sourceless': RESOLVING,
};

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(mysticSpires, rich.states, SHARED));

  test('is shown, hidden or named (MYS-4.3, MYS-4.4)', () =>
    requireFullView(mysticSpires, rich.states, { own: OWN, hidden: HIDDEN, inner: INNER }));
});

import path from 'node:path';
import { RichStates, requireFullCopy, requireFullHash, requireFullView } from '@three-spires/kernel/testing';
import { readState, reasonsOf, requireBits, sharedFields } from '@three-spires/kernel/testing/state-types';
import { describe, test } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { makeCard, RETAINED } from '../rules/card.ts';
import { hashFight } from '../rules/hash.ts';
import { MODE } from '../rules/run-state.ts';
import { enemyAt, isCombatPhase, type State } from '../rules/state.ts';
import { randomStart } from './property-climbs.ts';
import { mixedGame } from './property-games.ts';
import { playOn } from './random-play.ts';

/** Random games, looked at now and then. */
const look = (state: State, seed: string, limit: number): void => {
  let decision = 0;
  playOn(state, seed, limit, (now) => {
    if (decision++ % 4 !== 0) return false;
    all.look(now);
    if (isCombatPhase(now.phase)) fights.look(now);
    return false;
  });
};

const all = new RichStates<State>();
const fights = new RichStates<State>();
for (let game = 0; game < 12; game++) look(mixedGame(game).start(), `fields ${game}`, 160);
for (let game = 0; game < 16; game++) {
  const seed = `fields climb ${game}`;
  look(slayTheSpire.scenario.build(randomStart(seed), seed), seed, 400);
}

/** What chance fills too rarely: any numbers will do. */
const first = fights.states.find(({ run }) => run.mode === MODE.climb) as State;
const filled: State = {
  ...slayTheSpire.copy(first),
  nextRolls: [3],
  later: [1],
  turnOrder: [0],
  rewards: [[{ kind: 0, amount: 1, revealed: 0, offer: [], choice: -1, settled: 0 }]],
  votes: [0],
};
filled.pending = [{ routine: 1, enemy: 1 }];
filled.run.turnedUp = [1];
Object.assign(enemyAt(filled, 0), { attachedCard: 1, attachedSeat: 1 });
for (const player of filled.players)
  Object.assign(player, { deck: [1], atEndOfTurn: [1], doubling: [1], loopStates: [1] });
all.look(filled);
fights.look(filled);

/** Every field says in a comment at its type how it is copied, hashed and shown. */
const fields = readState(path.join(import.meta.dirname, '../rules/state.ts'));

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(slayTheSpire, all.states, sharedFields(fields)));

  test('counts in the hash of a fight', () =>
    requireFullHash(hashFight, fights.states, {
      leftOut: reasonsOf(fields, 'unhashed'),
      partly: reasonsOf(fields, 'hashedBy'),
    }));

  test('fits into its bits of the hash', () => {
    for (const state of fights.states) requireBits(fields, state);
  });

  test('is shown, hidden or named (STS-4.1)', () =>
    requireFullView(slayTheSpire, all.states, {
      own: reasonsOf(fields, 'own'),
      hidden: reasonsOf(fields, 'hidden'),
      inner: reasonsOf(fields, 'inner'),
      // Another card would change the open list of all cards, so it is another mark, or another copy of it.
      instead: {
        'players[].hand[]': (card) => card ^ RETAINED,
        'players[].draw[]': (card) => card ^ makeCard(0, 1),
      },
    }));
});

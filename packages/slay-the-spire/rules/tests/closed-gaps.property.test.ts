/** What the properties once found, each in its smallest form, so that it does not come back. */

import { NONE } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../../index.ts';
import { legalMoves } from '../../testing/property-checks.ts';
import { testRoutine } from '../../testing/routines.ts';
import { curse, randomRare, transform, upgradeRandom } from '../../words/build.ts';
import type { SlayTheSpireEvent } from '../event.ts';
import { pushAbility, pushEnemyAction } from '../frames.ts';
import { advance } from '../loop.ts';
import { POTION } from '../run/rewards.ts';
import { PHASE, QUESTION, type Reward, type State } from '../state.ts';

describe('the preview of the end of a turn', () => {
  it('does not tell the Silent of a Burn in the hand of the Ironclad, who is done', () => {
    const players = [{ character: 'Ironclad', hand: ['Burn'], done: true }, { character: 'Silent' }];
    const state = game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'gap') as State;
    const [endTurn] = legalMoves(state, 1);
    const { changes } = game.preview(state, 1, endTurn as number);
    expect(changes).not.toContainEqual(expect.objectContaining({ of: 'player', index: 0, field: 'hp' }));
  });
});

describe('what comes from a face-down deck or by chance on a climb', () => {
  /** Undo is free as long as nothing was revealed, so each of these must say that something was. */
  it.each([
    ['a Transform', transform()],
    ['a Curse', curse()],
    ['a random rare card', randomRare()],
    ['a random upgrade', upgradeRandom(1)],
  ])('is told for %s', (_what, effect) => {
    const routine = testRoutine([effect]);
    const position = { players: [{ character: 'Ironclad', deck: ['Bash'] }], climb: { room: 'campfire' } };
    const state = game.scenario.build(position, 'gap') as State;
    pushAbility(state, { routine, seat: 0, enemy: NONE, card: NONE, target: NONE });
    const events: SlayTheSpireEvent[] = [];
    const tell = (event: SlayTheSpireEvent): void => {
      events.push(event);
    };
    advance(state, tell);
    if (state.question.kind !== QUESTION.none) game.apply(state, 0, legalMoves(state, 0)[0] as number, tell);
    expect(events).toContainEqual(expect.objectContaining({ type: 'turnedUp', reveals: true }));
  });

  it('is told when an enemy shuffles Status cards into the draw piles', () => {
    const routine = testRoutine([{ do: 'shuffleStatus', status: 'slimed', amount: 1 }], true);
    const players = [{ character: 'Ironclad', draw: ['Strike', 'Defend'] }];
    const state = game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'gap') as State;
    pushEnemyAction(state, routine, 0);
    const types: string[] = [];
    advance(state, ({ type }) => {
      types.push(type);
    });
    expect(types).toContain('drawPileShuffled');
  });
});

describe('potions among the rewards', () => {
  // STS-8.14: the potions already chosen among the rewards count too.
  it('cannot be taken beyond three, also where two are on offer', () => {
    const players = [{ character: 'Ironclad', potions: ['Fire Potion', 'Fire Potion'] }];
    const state = game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'gap') as State;
    const piece = { kind: POTION, amount: 1, revealed: 1, settled: 0 };
    const offer = (choice: number): Reward => ({ ...piece, offer: [0], choice });
    Object.assign(state, { phase: PHASE.rewards, rewards: [[offer(0), offer(NONE)]], confirmed: [0] });
    const takes = legalMoves(state, 0).map((move) => game.describe(state, 0, move));
    expect(takes).not.toContainEqual(expect.objectContaining({ do: 'take', place: 2 }));
  });
});

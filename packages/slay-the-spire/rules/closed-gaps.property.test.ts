/** What the properties once found, each in its smallest form, so that it does not come back. */
import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../index.ts';
import { legalMoves } from './property-checks.ts';
import { POTION } from './rewards.ts';
import { PHASE, type Reward, type State, UNSET } from './state.ts';

describe('the preview of the end of a turn', () => {
  it('does not tell the Silent of a Burn in the hand of the Ironclad, who is done', () => {
    const players = [{ character: 'Ironclad', hand: ['Burn'], done: true }, { character: 'Silent' }];
    const state = game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'gap') as State;
    const [endTurn] = legalMoves(state, 1);
    const { changes } = game.preview(state, 1, endTurn as number);
    expect(changes).not.toContainEqual(expect.objectContaining({ of: 'player', index: 0, field: 'hp' }));
  });
});

describe('potions among the rewards', () => {
  // STS-8.14: the potions already chosen among the rewards count too.
  it('cannot be taken beyond three, also where two are on offer', () => {
    const players = [{ character: 'Ironclad', potions: ['Fire Potion', 'Fire Potion'] }];
    const state = game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'gap') as State;
    const offer = (choice: number): Reward => ({ kind: POTION, amount: 1, revealed: 1, offer: [0], choice });
    Object.assign(state, { phase: PHASE.rewards, rewards: [[offer(0), offer(UNSET)]], confirmed: [0] });
    const takes = legalMoves(state, 0).map((move) => game.describe(state, 0, move));
    expect(takes).not.toContainEqual(expect.objectContaining({ do: 'take', place: 2 }));
  });
});

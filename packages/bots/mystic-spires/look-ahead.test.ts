import { playScenario } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { CARD_ENTRIES, QUESTION, type State } from '@three-spires/mystic-spires/for-bots';
import { expect, test } from 'vitest';
import { settle } from './look-ahead.ts';
import { plansOf } from './plan.ts';
import { HAND_WORTH } from './worth.ts';

const numberOf = (name: string): number =>
  CARD_ENTRIES.findIndex(({ definition }) => definition.name === name);

test('a Keeper who has to discard is expected to give up the card that is worth least', () => {
  const hand = ['Slag Bulwark', 'Dusk Moth'];
  const worths = hand.map((name) => HAND_WORTH[numberOf(name)] as number);
  const worst = hand[worths.indexOf(Math.min(...worths))];
  expect(worths.filter((worth) => worth === Math.min(...worths))).toHaveLength(1);
  const { state } = playScenario(mysticSpires, {
    game: mysticSpires.id,
    position: { keepers: [{ hand: ['Overexposure'], crystal: 2 }, { hand }] },
    moves: [{ do: 'play', card: 'Overexposure', seat: 0 }],
    expect: {},
  }) as { state: State };
  expect(state.question).toMatchObject({ kind: QUESTION.discard, seat: 1 });
  settle(state, 1, plansOf(state, 1));
  expect(state.keepers[1]?.graveyard).toEqual([numberOf(worst as string)]);
});

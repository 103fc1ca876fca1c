import { movesSeen, seenBy } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { slayTheSpireAdept } from '../bots.ts';

/** Two players at the Merchant, with this gold. The only relic costs 7, in the slot on sale (R43). */
const merchant = (...gold: readonly [number, number]): State =>
  game.scenario.build(
    {
      players: [
        { character: 'Silent', gold: gold[0] },
        { character: 'Ironclad', gold: gold[1] },
      ],
      relicDeck: ["Captain's Wheel"],
      potionDeck: ['Fire Potion'],
      climb: { act: 1, room: 'merchant' },
    },
    'merchant',
  ) as State;

const chosen = (state: State, seat: number): number => {
  const seen = seenBy(game, state, seat, 'shop');
  return slayTheSpireAdept.choose(seen, movesSeen(game, seen), { seed: 'shop', outOfTime: () => false }).move;
};

const play = (state: State, seat: number): unknown => {
  const move = chosen(state, seat);
  const { do: kind } = game.describe(state, seat, move);
  game.apply(state, seat, move);
  return kind;
};

describe('gold that a player cannot use at the Merchant (STS-8.23)', () => {
  test('is offered to the others once, before the player leaves', () => {
    const state = merchant(1, 6);
    expect([play(state, 0), play(state, 0)]).toEqual(['share', 'leave']);
    expect(state.run.sharing[0]).toBe(1);
  });

  test('is kept by the last one there', () => {
    const state = merchant(1, 6);
    state.run.finished[1] = 1;
    expect(play(state, 0)).toBe('leave');
  });

  test('buys a potion only when nobody else is there: the others may buy what lasts', () => {
    expect(play(merchant(2, 6), 0)).toBe('share');
    const state = merchant(2, 6);
    state.run.finished[1] = 1;
    play(state, 0);
    expect(state.players[0]?.potions).toHaveLength(1);
  });

  test('buys a relic that no player could pay alone', () => {
    const state = merchant(1, 6);
    play(state, 0);
    play(state, 0);
    expect(play(state, 1)).toBe('buy');
    expect(state.players.map(({ gold }) => gold)).toEqual([0, 0]);
    expect(state.players[1]?.relics).toHaveLength(1);
  });
});

import { movesSeen, seenBy } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { slayTheSpireAdept } from '../bots.ts';

const DECK = [...new Array<string>(5).fill('Strike'), ...new Array<string>(4).fill('Defend'), 'Bash'];

const atEvent = (act: number, event: string, hp: readonly [number, number]): State =>
  game.scenario.build(
    {
      players: [
        { character: 'Ironclad', hp: hp[0], maxHp: 10, deck: DECK },
        { character: 'Silent', hp: hp[1], maxHp: 9, deck: DECK.slice(0, 9) },
      ],
      climb: { act, room: 'event', event, decks: { relics: ['Anchor', 'Lantern', 'Vajra'] } },
    },
    'event',
  ) as State;

const chosen = (state: State, seat: number): unknown => {
  const seen = seenBy(game, state, seat, 'event');
  const thinking = { seed: 'event', outOfTime: () => false };
  const { move } = slayTheSpireAdept.choose(seen, movesSeen(game, seen), thinking);
  return game.describe(state, seat, move).option;
};

describe('an Event whose option costs 1 HP more for each player who took it before (R37)', () => {
  /** The Ironclad has gone inside. */
  const afterTheFirst = (hp: number): State => {
    const state = atEvent(1, 'Ancient Temple', [9, hp]);
    state.run.taken[0] = [0];
    state.run.finished[0] = 1;
    return state;
  };

  test('is gone into by a player with all HP', () => {
    expect(chosen(afterTheFirst(9), 1)).toBe('Go Inside');
  });

  test('is left by a player who would fall', () => {
    expect(chosen(afterTheFirst(2), 1)).toBe('Leave');
  });
});

describe('an Event whose option costs every player 3 HP (STS-1.5)', () => {
  test('is chosen by players with all HP', () => {
    expect(chosen(atEvent(3, 'Mind Bloom', [10, 9]), 0)).toBe('Awake');
  });

  test('is not chosen where another player would fall', () => {
    expect(chosen(atEvent(3, 'Mind Bloom', [10, 3]), 0)).not.toBe('Awake');
  });
});

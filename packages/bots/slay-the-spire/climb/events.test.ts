import { hasSeat, type Move, movesSeen, seenBy } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { apply, deciding } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { slayTheSpireAdept } from '../bots.ts';

const DECK = [...new Array<string>(5).fill('Strike'), ...new Array<string>(4).fill('Defend'), 'Bash'];

const atEvent = (act: number, event: string, hp: readonly [number, number], gold = 0): State =>
  game.scenario.build(
    {
      players: [
        { character: 'Ironclad', hp: hp[0], maxHp: 10, deck: DECK, gold },
        { character: 'Silent', hp: hp[1], maxHp: 9, deck: DECK.slice(0, 9), gold: 0 },
      ],
      climb: { act, room: 'event', event, decks: { relics: ['Anchor', 'Lantern', 'Vajra'] } },
    },
    'event',
  ) as State;

const moveOf = (state: State, seat: number): Move => {
  const seen = seenBy(game, state, seat, 'event');
  const thinking = { seed: 'event', outOfTime: () => false };
  return slayTheSpireAdept.choose(seen, movesSeen(game, seen), thinking).move;
};

const chosen = (state: State, seat: number): unknown =>
  game.describe(state, seat, moveOf(state, seat)).option;

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

describe('an Event whose only free option costs 1 HP (STS-1.5, STS-8.23)', () => {
  /** Adjustment costs 2 gold, Clean Up 3, Full Service 5; Punch! costs 1 HP. */
  const designer = (silentHp: number, gold: number): State =>
    atEvent(2, 'Designer In-Spire', [9, silentHp], gold);

  /** What the Ironclad takes and offers, and then the Silent. */
  const played = (state: State): unknown[] => {
    const done: unknown[] = [];
    for (let move = 0; move < 20 && state.run.finished.includes(0); move++) {
      const seat = hasSeat(deciding(state), 0) ? 0 : 1;
      const chosenMove = moveOf(state, seat);
      const { do: does, option } = game.describe(state, seat, chosenMove);
      if (does === 'share' || does === 'option') done.push(option ?? does);
      apply(state, seat, chosenMove);
    }
    return done;
  };

  test('is paid for by another player where the free option would kill', () => {
    expect(played(designer(1, 10))).toEqual(['share', 'Adjustment', 'Adjustment']);
  });

  test('leaves the gold for the other player where it is not enough for both', () => {
    expect(played(designer(1, 3))).toEqual(['share', 'Punch!', 'Adjustment']);
  });

  test('is chosen by each alone where nobody falls', () => {
    expect(played(designer(9, 5))).toEqual(['Adjustment', 'Punch!']);
  });
});

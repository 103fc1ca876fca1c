import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { enemyAt, NONE, playerAt } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, it } from 'vitest';
import { endTurn, othersInTurn } from './others.ts';
import { quickAnswer, worthOf } from './turn-search.ts';

const IRONCLAD = 0b01;
const SILENT = 0b10;

/** Slime Boss is about to hit each of two players for 6. */
const facing = (ironclad: number, silent: number): State =>
  game.scenario.build(
    {
      players: [
        { character: 'Ironclad', row: 1, hp: ironclad, hand: ['Defend'] },
        { character: 'Silent', row: 2, hp: silent, hand: ['Defend'] },
      ],
      enemies: [{ name: 'Slime Boss', row: 0, hp: 40, cube: 3 }],
      die: 1,
      climb: { act: 1, room: 'boss' },
    },
    'others',
  ) as State;

const hpAfter = (state: State): number[] => state.players.map(({ hp }) => hp);

describe('the end of a turn in a party', () => {
  it('counts on the Block of those who are still to play', () => {
    const { state, odds } = endTurn(facing(10, 9), SILENT, 0, quickAnswer);
    expect(hpAfter(state)).toEqual([4, 6]);
    expect(odds).toBe(1);
    expect(playerAt(state, 1).block).toBe(0);
  });

  it('takes what was played in thought for all that comes', () => {
    expect(hpAfter(endTurn(facing(10, 9), SILENT, SILENT, quickAnswer).state)).toEqual([4, 3]);
  });

  it('doubts, but does not rule out, that a player survives who is still to play', () => {
    const { state, odds } = endTurn(facing(10, 2), SILENT, 0, quickAnswer);
    expect(state.fallen).toBe(NONE);
    expect(hpAfter(state)).toEqual([4, 1]);
    expect(odds).toBeLessThan(1);
  });

  it('is a defeat where a player falls who has played', () => {
    const { state, odds } = endTurn(facing(2, 9), SILENT, 0, quickAnswer);
    expect(state.fallen).toBe(0);
    expect(odds).toBe(1);
  });

  it('tells how much Block is lacking to survive, so that each step towards it counts', () => {
    const lacking = (state: State): number => endTurn(state, SILENT, 0, quickAnswer).lacking;
    expect(lacking(facing(10, 9))).toBe(0);
    expect(lacking(facing(2, 9))).toBe(5);
    expect(lacking(facing(2, 3))).toBe(9);
    const weakened = facing(2, 9);
    enemyAt(weakened, 0).weak = 1;
    expect(lacking(weakened)).toBe(4);
  });

  it('is worth less as a defeat than in any fight that goes on', () => {
    const lost = endTurn(facing(2, 9), SILENT, 0, quickAnswer).state;
    const hopeless = facing(1, 1);
    expect(worthOf(lost)).toBeLessThan(worthOf(hopeless));
  });
});

it('the others are those who have not ended their turn', () => {
  const state = facing(10, 9);
  expect(othersInTurn(state, 0)).toBe(SILENT);
  expect(othersInTurn(state, 1)).toBe(IRONCLAD);
  playerAt(state, 1).done = 1;
  expect(othersInTurn(state, 0)).toBe(0);
});

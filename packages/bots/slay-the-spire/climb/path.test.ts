import { slayTheSpire } from '@three-spires/slay-the-spire';
import { ROOM, reachableSpaces, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { outlookOf } from '../worth/outlook.ts';
import { WORTHS } from '../worth/worth.ts';
import { pathWorths, worthOfHealing } from './path.ts';

/** A party in Act I with these HP, before a row of nothing but Elites. */
const party = (...hp: readonly number[]): State => {
  const characters = ['Ironclad', 'Silent', 'Defect', 'Watcher'].slice(0, hp.length);
  const setup = slayTheSpire.readSetup({ characters, climb: {} });
  const state = slayTheSpire.start(setup, 'a way') as State;
  state.run.space = reachableSpaces(state)[0] ?? 0;
  for (const space of reachableSpaces(state)) state.run.rooms[space] = ROOM.elite;
  state.players.forEach((player, seat) => {
    player.hp = hp[seat] ?? 0;
  });
  return state;
};
const bestWay = (state: State): number =>
  Math.max(...pathWorths(outlookOf(state, 0, WORTHS), reachableSpaces(state)));

describe('the way of a party', () => {
  test('is worth less where any of its players is weak', () => {
    expect(bestWay(party(9, 9))).toBeGreaterThan(bestWay(party(9, 3)));
    expect(bestWay(party(9, 9, 9, 3))).toBeGreaterThan(bestWay(party(9, 3, 3, 3)));
  });

  test('makes healing worth more to a player who may fall on it', () => {
    const healing = (hp: number): number => worthOfHealing(outlookOf(party(hp, 9), 0, WORTHS), 3);
    expect(healing(3)).toBeGreaterThan(healing(8));
    expect(healing(5)).toBeGreaterThan(healing(8));
    expect(healing(9)).toBeLessThan(healing(8));
  });
});

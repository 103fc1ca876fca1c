import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { Picture } from '@three-spires/table';
import { describe, expect, it } from 'vitest';
import { MYSTIC_SPIRES } from '../mystic-spires/index.ts';
import { clockLines } from './clock.ts';
import type { GameInWords } from './game.ts';
import { withOwnDecks } from './own-decks.ts';
import { answersTo, faultOf } from './set-up.ts';

const GAME = MYSTIC_SPIRES as GameInWords;
const starter = STARTER_DECKS[0]?.name ?? '';

describe('the decks a player has saved', () => {
  const own = [
    { id: 'a', deck: { name: 'Mine', main: { x: 1 } } },
    { id: 'b', deck: { name: 'Mine', main: { y: 1 } } },
    { id: 'c', deck: { name: starter, main: { z: 1 } } },
  ];
  const { game, deckOf } = withOwnDecks(GAME, own);

  it('are choices with names of their own, for both decks and for a seat', () => {
    const names = ['Mine', 'Mine (b)', `${starter} (c)`];
    for (const name of ['deck', 'opponentDeck'])
      for (const value of names) expect(faultOf(game.setUp, name, value)).toBeUndefined();
    expect(game.seatChoice?.choices.slice(0, 3).map(({ value }) => value)).toEqual(names);
    expect(faultOf(game.setUp, 'deck', 'Yours')).toContain('Possible are: Mine, Mine (b)');
  });

  it('go into the set-up as lists, and others by their names', () => {
    const open = (deck: string) => game.setUp.open(answersTo(game.setUp, { deck })).setup.decks;
    expect(open('Mine (b)')).toEqual([own[1]?.deck, expect.any(String)]);
    expect(open(starter)).toEqual([starter, expect.any(String)]);
    expect([deckOf('Mine'), deckOf(starter)]).toEqual([own[0]?.deck, starter]);
  });
});

describe('clocks in words', () => {
  const picture = (settings: object, left: readonly (number | null)[], more: object = {}): Picture =>
    ({
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      clock: { settings, left, running: [0] },
      ...more,
    }) as unknown as Picture;
  const quick = { seconds: 600, increment: 5 };

  it('tell the time of each seat, and whose clock runs', () => {
    expect(clockLines(GAME, picture(quick, [65_000, 600_000]), 4_500)).toEqual([
      'Ann has 1:01 left, and the clock is running.',
      'Bob has 10:00 left.',
    ]);
    expect(clockLines(GAME, picture(quick, [1_000, null]), 4_500)).toEqual([
      'Ann has 0:00 left, and the clock is running.',
    ]);
  });

  it('stand still once the game is over, and are silent where there are none', () => {
    const over = { outcome: { result: 'victory', winners: [0], reason: 'x' } };
    expect(clockLines(GAME, picture(quick, [65_000, 1_000], over), 9_000)).toEqual([
      'Ann has 1:05 left.',
      'Bob has 0:01 left.',
    ]);
    expect(clockLines(GAME, { seats: [] } as unknown as Picture, 0)).toEqual([]);
  });

  it('count days and hours in a slow game', () => {
    const slow = { seconds: 3 * 86_400, increment: 0, perMove: true };
    expect(clockLines(GAME, picture(slow, [3 * 86_400_000, 30 * 3_600_000]), 0)).toEqual([
      'Ann has 3 days left, and the clock is running.',
      'Bob has 30 h left.',
    ]);
  });
});

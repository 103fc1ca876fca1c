import { createMoveList, encodeMove, type MoveList } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import { recordGame, recordGames, type Starts, sumOf } from './record.ts';
import { replay } from './replay.ts';

const PARTY = ['Ironclad', 'Silent', 'Defect', 'Watcher'];
const starts: Starts = {
  game: slayTheSpire,
  setups: [slayTheSpire.readSetup({ characters: PARTY, climb: {} })],
};

/** A walk on a line of five places, left and right, that ends on the last one. Every step counts up. */
type Walk = { place: number; asked: number };
const walk = {
  ...slayTheSpire,
  start: (): Walk => ({ place: 1, asked: 0 }),
  deciding: ({ place }: Walk): number => (place === 4 ? 0 : 1),
  legal: ({ place }: Walk, _seat: number, out: MoveList): void => {
    out.length = 0;
    if (place > 0) out.moves[out.length++] = encodeMove(0);
    out.moves[out.length++] = encodeMove(1);
  },
  apply: (state: Walk, _seat: number, move: number): void => {
    state.place += move === encodeMove(0) ? -1 : 1;
    state.asked++;
  },
  copy: (state: Walk): Walk => ({ ...state }),
} as unknown as Starts['game'];

describe('recorded games', () => {
  test('a move back to a state of the same game is idle, a move without a choice is forced', () => {
    const games = Array.from({ length: 50 }, (_, n) =>
      recordGame({ game: walk, setups: [{}] }, n, 'uniform', 'walk'),
    );
    for (const { choices, real, forced, idle } of games) {
      expect(real + forced + idle).toBe(choices.length);
      // Places 2, 3, 4 and perhaps 0 are new once each; the only way on from 0 is forced.
      expect(real).toBe(forced > 0 ? 4 : 3);
    }
    expect(sumOf(games).idle).toBeGreaterThan(0);
  });

  test('played once, a walk takes no step back to where it was unless it must', () => {
    for (let n = 0; n < 50; n++) {
      const { real, forced, idle } = recordGame({ game: walk, setups: [{}] }, n, 'once', 'walk');
      // From 0 the walk must come back over 1.
      expect([real, forced, idle]).toEqual(forced > 0 ? [4, 1, 0] : [3, 0, 0]);
    }
  });

  test('are played again to the same state', () => {
    for (const style of ['uniform', 'once'] as const) {
      const [game] = recordGames(starts, style, 10);
      if (game === undefined) throw new Error('no game');
      const state = replay(starts.game, starts.setups[0], game.seed, game.choices, createMoveList());
      expect(slayTheSpire.deciding(state as never)).toBe(0);
    }
  });

  test('are whole games, and enough of them', () => {
    const games = recordGames(starts, 'uniform', 500);
    const { real, forced, idle } = sumOf(games);
    expect(real + forced + idle).toBeGreaterThanOrEqual(500);
    expect(idle).toBeGreaterThan(0);
    expect(games.map(({ seed }) => seed)).toEqual(games.map((_, n) => `bench ${n}`));
  });
});

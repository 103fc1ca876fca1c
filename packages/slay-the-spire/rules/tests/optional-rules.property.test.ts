import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { type Fight, fight } from '../../testing/position.ts';
import { playOn } from '../../testing/random-play.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import type { State } from '../state.ts';

const NAMES = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;
const DECKS = {
  Ironclad: ['Strike', 'Strike', 'Defend', 'Bash', 'Offering', 'Inflame', 'Cleave'],
  Silent: ['Strike', 'Strike', 'Defend', 'Deadly Poison', 'Blade Dance', 'Corpse Explosion', 'Survivor'],
  Defect: ['Strike', 'Strike', 'Defend', 'Zap', 'Dual Cast', 'Ball Lightning', 'Glacier'],
  Watcher: ['Strike', 'Strike', 'Defend', 'Eruption', 'Vigilance', 'Tantrum'],
} as const;

const bossesOf = (act: number): string[] =>
  ENEMY_ENTRIES.map(({ definition }) => definition)
    .filter(({ rank, deck }) => rank === 'boss' && deck === `act${act}`)
    .map(({ id }) => id);

/** A weak party before the Boss of an Act, so that a player is likely to fall. */
const bossFight = (game: number, options: readonly string[]): State => {
  const act = (game % 4) + 1;
  const size = 2 + (game % 3);
  const bosses = bossesOf(act);
  const boss = bosses[game % bosses.length];
  const secondBoss = act === 3 ? (bosses[(game + 1) % bosses.length] ?? null) : null;
  const position: Fight = {
    players: NAMES.map((_, at) => NAMES[(at + game) % 4] ?? 'Ironclad')
      .slice(0, size)
      .map((character, at) => ({ character, hp: 3 + ((game + at) % 4), deck: DECKS[character] })),
    enemies: [],
    with: { climb: { act, room: 'boss', options, boss, secondBoss } },
    moves: [],
    expect: {},
    seed: `boss-${game}`,
  };
  return fight(position).state as State;
};

const GAMES = 60;
const DECISIONS = 1200;

describe('random games with optional rules', () => {
  it.each([[['lastStand']], [['lastStand', 'sequentialTurns']]])(
    'Boss fights with %j end, and the game never waits for the dead (STS-35.1, STS-36.1)',
    (options) => {
      let fell = 0;
      for (let game = 0; game < GAMES; game++) {
        const state = bossFight(game, options);
        const events = playOn(state, `stand-${game}`, DECISIONS);
        fell += events.filter(({ type }) => type === 'playerFell').length;
        if (slayTheSpire.outcome(state) !== undefined) continue;
        throw new Error(`game ${game} did not end within ${DECISIONS} decisions`);
      }
      expect(fell).toBeGreaterThan(GAMES / 2);
    },
  );

  it('first fights in Sequential Turns end (STS-36.1)', () => {
    for (let game = 0; game < GAMES; game++) {
      const characters = NAMES.slice(game % 3, (game % 3) + 1 + (game % 4));
      const setup = slayTheSpire.readSetup({ characters, sequentialTurns: true });
      const state = slayTheSpire.start(setup, `fight-${game}`);
      playOn(state, `sequential-${game}`, DECISIONS);
      expect(slayTheSpire.outcome(state), `game ${game}`).toBeDefined();
    }
  });
});

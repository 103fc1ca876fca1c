import { hasSeat, movesSeen, plainText, type Seat, seenBy } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { isCombatPhase, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import type { Bot, Thinking } from '../bot.ts';
import { slayTheSpireAdept, slayTheSpireMaster, slayTheSpireNovice } from './bots.ts';

const CHARACTERS = ['Watcher', 'Silent', 'Defect', 'Ironclad'] as const;
const MOST_MOVES = 6000;
const COMPARED = 25;

const startClimb = (players: number, seed: string): State =>
  slayTheSpire.start(
    slayTheSpire.readSetup({
      characters: CHARACTERS.slice(0, players),
      climb: { unlocks: { actFour: true } },
    }),
    seed,
  );

const decidingSeat = (state: State): Seat =>
  [0, 1, 2, 3].find((seat) => hasSeat(slayTheSpire.deciding(state), seat)) ?? 0;

/** The time runs out after the bot has asked this number of times. */
const thinkingFor = (seed: string, questions: number): Thinking => {
  let asked = 0;
  return { seed, outOfTime: () => ++asked > questions };
};

/** Plays until the climb ends or `stop` says so; every move must be legal. */
const play = (bot: Bot, state: State, stop: (state: State, move: number) => boolean): number => {
  for (let count = 0; count < MOST_MOVES; count++) {
    if (slayTheSpire.outcome(state) !== undefined || stop(state, count)) return count;
    const seat = decidingSeat(state);
    const seed = `move ${count}`;
    const seen = seenBy(slayTheSpire, state, seat, seed);
    const { move } = bot.choose(
      seen,
      movesSeen(slayTheSpire, seen),
      thinkingFor(seed, Number.POSITIVE_INFINITY),
    );
    expect(slayTheSpire.refuse(state, seat, move)).toBeUndefined();
    slayTheSpire.apply(state, seat, move);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
};

describe('climbs to the end, without stalling and with legal moves only', { timeout: 300_000 }, () => {
  test.each([1, 2, 3, 4])('%i players', (players) => {
    const state = startClimb(players, `party of ${players}`);
    play(slayTheSpireNovice, state, () => false);
    expect(slayTheSpire.outcome(state)).toBeDefined();
    expect(state.run.path.length).toBeGreaterThan(0);
  });
});

describe('what a seat cannot know', { timeout: 300_000 }, () => {
  test.each([
    ['novice', slayTheSpireNovice],
    ['adept', slayTheSpireAdept],
    ['master', slayTheSpireMaster],
  ])('does not change the choice of the %s', (_level, bot) => {
    const state = startClimb(2, 'hidden');
    let compared = 0;
    play(slayTheSpireNovice, state, (now, count) => {
      if (isCombatPhase(now.phase) && count % 20 !== 0) return false;
      const seat = decidingSeat(now);
      const other = slayTheSpire.imagine(now, seat, 'dealt again');
      const choices = [now, other].map((position) => {
        const seen = seenBy(slayTheSpire, position, seat, 'same');
        return bot.choose(seen, movesSeen(slayTheSpire, seen), thinkingFor('same', 3));
      });
      expect(choices[0]).toEqual(choices[1]);
      compared++;
      return compared >= COMPARED;
    });
    expect(compared).toBe(COMPARED);
  });
});

test('says in one line why it took something between fights', () => {
  const state = startClimb(1, 'why');
  const seen = seenBy(slayTheSpire, state, 0, 'why');
  const { why } = slayTheSpireAdept.choose(seen, movesSeen(slayTheSpire, seen), thinkingFor('why', 0));
  expect(plainText(why ?? [])).toMatch(/^[A-Z].*\.$/);
});

test('rates the options between fights, best first, and says what each brings', () => {
  const state = startClimb(1, 'why');
  const seen = seenBy(slayTheSpire, state, 0, 'why');
  const moves = movesSeen(slayTheSpire, seen);
  const rated = slayTheSpireAdept.rate?.(seen, moves, thinkingFor('why', 0)) ?? [];
  expect(rated.length).toBeGreaterThan(1);
  const chances = rated.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(slayTheSpireAdept.choose(seen, moves, thinkingFor('why', 0)).move).toBe(rated[0]?.move);
  for (const { move } of rated) {
    expect(moves).toContain(move);
    expect(plainText(slayTheSpireAdept.brings?.(seen, moves, move) ?? [])).toMatch(/^[A-Z].*\.$/);
  }
  const [, second] = rated;
  const alone = slayTheSpireAdept.rate?.(seen, [second?.move ?? 0], thinkingFor('why', 0));
  expect(alone?.map(({ move }) => move)).toEqual([second?.move]);
});

test('a potion that helps between fights comes first, with the chance of the climb', () => {
  const state = slayTheSpire.scenario.build(
    {
      players: [
        {
          character: 'Ironclad',
          hp: 2,
          maxHp: 10,
          potions: ['Blood Potion'],
          deck: ['Strike', 'Strike', 'Defend', 'Bash'],
        },
      ],
      climb: { act: 2, room: 'campfire' },
    },
    'potion',
  ) as State;
  const seen = seenBy(slayTheSpire, state, 0, 'potion');
  const moves = movesSeen(slayTheSpire, seen);
  const rated = slayTheSpireAdept.rate?.(seen, moves, thinkingFor('potion', 0)) ?? [];
  expect(slayTheSpire.describe(state, 0, rated[0]?.move ?? 0)).toMatchObject({ do: 'potion' });
  expect(rated.length).toBeGreaterThan(1);
  // The best of the others can be chosen after it, so neither costs anything.
  expect(rated[0]?.chance).toBe(rated[1]?.chance);
  expect(rated[0]?.chance).toBeLessThan(0.9);
  expect(rated[0]?.error).toBeGreaterThan(0);
});

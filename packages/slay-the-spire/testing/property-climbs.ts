/**
 * For tests and the lab: starting positions of whole games across all modes, each derived from its seed
 * alone.
 */
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import { RUN_MODIFIERS } from '../rules/run-modifiers.ts';
import { CHARACTERS } from '../words/lists.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;
const coin = (random: Random): boolean => randomBelow(random, 0, 2) === 0;
const oneIn = (random: Random, number: number): boolean => randomBelow(random, 0, number) === 0;

/** Most start with Act I; without extra HP, a random party hardly ever reaches the next one. */
const START_ACTS = [1, 1, 1, 2, 3, 4];
const HP = [undefined, undefined, undefined, 40, 40, 99, 200];

/** A position for `scenario.build`: any set-up that the box allows, plus extra HP. */
export const randomStart = (seed: string, players?: number): unknown => {
  const random = createRandom(`${seed}/setup`, 1);
  const characters = CHARACTERS.slice()
    .sort(() => randomBelow(random, 0, 3) - 1)
    .slice(0, players ?? 1 + randomBelow(random, 0, CHARACTERS.length));
  const table = randomTable(random, characters.length);
  // A few are first fights only.
  const setup = oneIn(random, 24)
    ? { characters, sequentialTurns: coin(random), ...table }
    : { characters, climb: randomClimb(random), ...table };
  const hp = pick(random, HP);
  return hp === undefined ? { setup } : { setup, hp };
};

/** The settings of any game: the rows, and the number of cubes of each kind of Orb (STS-2.11, STS-22.4). */
const randomTable = (random: Random, players: number): object => {
  const shift = randomBelow(random, 0, players);
  return {
    ...(coin(random)
      ? { rows: Array.from({ length: players }, (_, seat) => 1 + ((seat + shift) % players)) }
      : {}),
    ...(oneIn(random, 3) ? { orbCubes: 1 + randomBelow(random, 0, 4) } : {}),
  };
};

const randomClimb = (random: Random): unknown => {
  const startAct = pick(random, START_ACTS);
  const colorless = coin(random);
  return {
    ascension: coin(random) ? randomBelow(random, 0, 14) : 0,
    startAct,
    ...randomModifiers(random, colorless),
    unlocks: {
      Ironclad: randomBelow(random, 0, 4),
      Silent: randomBelow(random, 0, 4),
      Defect: randomBelow(random, 0, 4),
      Watcher: randomBelow(random, 0, 4),
      colorless,
      actFour: coin(random) || startAct === 4,
    },
    chooseYourRelic: oneIn(random, 3),
    lastStand: oneIn(random, 3),
    sequentialTurns: oneIn(random, 3),
    clawPack: oneIn(random, 3),
  };
};

/** None, a Daily Climb, or a Custom Run with some (STS-31.1, STS-31.2). */
const randomModifiers = (random: Random, colorless: boolean): object => {
  if (coin(random)) return {};
  if (oneIn(random, 3)) {
    const day = (most: number): string => String(1 + randomBelow(random, 0, most)).padStart(2, '0');
    return { daily: `2026-${day(12)}-${day(28)}` };
  }
  return {
    modifiers: RUN_MODIFIERS.filter((modifier) => oneIn(random, 5) && (colorless || modifier !== 'All Star')),
  };
};

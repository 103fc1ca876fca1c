/** The Act II Encounter deck, with the cards that Ascension 7 puts in the place of others (STS-29.11). */
import {
  allies,
  attack,
  attackAll,
  gainBlock,
  gainStrength,
  giveDaze,
  giveDazeAll,
  giveVulnerable,
  giveWeak,
} from '../../words/build.ts';
import type { Ability, EnemyDefinition } from '../../words/definition.ts';
import { encounterRewards, startWithBlock } from './abilities.ts';
import { always, byHalves, byThirds, gray, mostly, red, track } from './patterns.ts';

const card = { deck: 'act2', rank: 'encounter', copies: 1 } as const;
const ascended = { ...card, ascension: 7 } as const;

const chosen = {
  ...card,
  name: 'Chosen',
  pattern: track(
    gray(attackAll(1), giveDazeAll(1)),
    red(attack(3), giveDaze(2)),
    red(attack(5), gainStrength(1)),
  ),
} as const;

const parasite = {
  name: 'Shelled Parasite',
  pattern: track(
    gray(attack(4), gainBlock(2)),
    red(attack(3), giveVulnerable(1), gainBlock(2)),
    red(attackAll(2), gainBlock(2)),
  ),
  rewards: encounterRewards({ potion: 1 }),
} as const;

const sphericGuardian = {
  name: 'Spheric Guardian',
  hp: 5,
  pattern: track(red(attack(2), gainBlock(5)), red(attack(5))),
  abilities: [startWithBlock],
  traits: ['barricade'],
  rewards: encounterRewards({ gold: 1 }),
} as const;

/** The first card of the turn costs exactly this (STS-24.16). */
const confused = (die: readonly number[], cost: number): Ability => ({
  on: 'startOfTurn',
  die,
  does: [{ do: 'setNextCost', cost }],
  name: 'Confused',
});

/** From then on it always takes its hit action. */
const fury: Ability = {
  on: 'onAllyDeath',
  about: 'Mystic',
  does: [gainStrength(1), { do: 'enterMode', mode: 1, called: 'Fury' }],
  mode: 0,
  name: 'Fury',
};
const protect = [allies('block', 3, 'Mystic')];
const centurion = {
  ...card,
  name: 'Centurion',
  hp: 15,
  modes: [{ name: 'Fury', pattern: always(attack(3)) }],
  abilities: [fury],
  summons: ['Mystic'],
} as const;

export const act2Encounters: readonly EnemyDefinition[] = [
  {
    ...chosen,
    id: 'a2-enc-chosen-cultist',
    hp: 14,
    summons: ['Cultist'],
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    ...chosen,
    id: 'a2-enc-chosen-byrd',
    hp: 16,
    summons: ['Byrd'],
    rewards: encounterRewards({ gold: 2 }),
  },
  {
    ...card,
    id: 'a2-enc-looter',
    name: 'Looter',
    copies: 2,
    hp: 10,
    pattern: track(
      gray(attack(2)),
      gray(attack(3), gainBlock(1)),
      gray({ do: 'loseGold', amount: 2 }, { do: 'leaveCombat' }),
    ),
    summons: ['Mugger'],
    rewards: encounterRewards({ potion: 1 }),
  },
  {
    ...card,
    id: 'a2-enc-cultist',
    name: 'Cultist',
    hp: 9,
    pattern: always(attack(1), gainStrength(1)),
    summons: ['Cultist', 'Cultist'],
    rewards: encounterRewards({ gold: 2 }),
  },
  {
    ...card,
    id: 'a2-enc-snake-plant',
    name: 'Snake Plant',
    hp: 17,
    pattern: mostly([attack(3), attack(2)], [giveWeak(2)]),
    rewards: encounterRewards({ gold: 1 }),
  },
  { ...card, ...parasite, id: 'a2-enc-shelled-parasite', hp: 18 },
  {
    ...card,
    id: 'a2-enc-snecko',
    name: 'Snecko',
    hp: 23,
    pattern: byThirds([attack(3)], [attack(5)], [attack(2)]),
    abilities: [confused([1, 2], 2), confused([3, 4], 1), confused([5, 6], 3)],
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...card,
    id: 'a2-enc-byrd',
    name: 'Byrd',
    hp: 5,
    pattern: byThirds([attack(1, 2)], [gainStrength(1)], [attack(3)]),
    traits: ['flying'],
    summons: ['Byrd', 'Byrd'],
    rewards: encounterRewards({ gold: 1 }),
  },
  { ...card, ...sphericGuardian, id: 'a2-enc-spheric-guardian' },
  {
    ...centurion,
    id: 'a2-enc-centurion-a',
    pattern: byHalves(protect, [attack(3)]),
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...centurion,
    id: 'a2-enc-centurion-b',
    pattern: byHalves([attack(3)], protect),
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  {
    // The player in its row takes both hits, the others the second (STS-38.1).
    ...ascended,
    id: 'a2-enc-snake-plant-a7',
    replaces: 'a2-enc-snake-plant',
    name: 'Snake Plant',
    hp: 17,
    pattern: mostly([attack(3), attackAll(2)], [giveWeak(2)]),
    rewards: encounterRewards({ gold: 1 }),
  },
  {
    ...ascended,
    ...parasite,
    id: 'a2-enc-shelled-parasite-a7',
    replaces: 'a2-enc-shelled-parasite',
    hp: 16,
    summons: ['Fungi Beast'],
  },
  {
    ...ascended,
    ...sphericGuardian,
    id: 'a2-enc-spheric-guardian-a7',
    replaces: 'a2-enc-spheric-guardian',
    summons: ['Sentry A'],
  },
];

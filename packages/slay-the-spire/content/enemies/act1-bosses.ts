/** The Act I Bosses, normal and at Ascension 10 (STS-2.12, STS-29.14). */
import {
  allies,
  attackAll,
  enterMode,
  gainBlock,
  gainBlockPerPlayer,
  gainStrength,
  giveBurnAll,
  giveSlimedAll,
  nextRound,
  punish,
  summonForEach,
} from '../../words/build.ts';
import type { Ability, EnemyDefinition, Pattern } from '../../words/definition.ts';
import { bossRewards } from './abilities.ts';
import { red, track } from './patterns.ts';

const card = { deck: 'act1', rank: 'boss', copies: 1, rewards: bossRewards(3) } as const;
const ascended = { ...card, ascension: 10, rewards: bossRewards(2) } as const;

const ATTACK_MODE = 'Attack Mode';
const DEFENSIVE_MODE = 'Defensive Mode';
const sharpHide: Ability = { on: 'onPlayerAttack', does: [punish(1)], mode: 1, name: 'Sharp Hide' };

const guardian = {
  name: 'The Guardian',
  hp: [40, 80, 120, 160],
  modeName: ATTACK_MODE,
  abilities: [sharpHide],
  bossDie: [1, 2],
} as const;
const attackMode = (block: number, hit: number): Pattern =>
  track(red(attackAll(2), gainBlockPerPlayer(block)), { ...red(attackAll(hit)), modeShift: true });
const defensiveMode = (hit: number): Pattern =>
  track(red(attackAll(hit)), red(attackAll(4), gainStrength(1), nextRound(enterMode(0, ATTACK_MODE))));

const hexaghost = { name: 'Hexaghost', bossDie: [3, 4] } as const;
const slimeBoss = { name: 'Slime Boss', bossDie: [5, 6] } as const;
const split = summonForEach('Large Slime', 'Acid Slime', 'Spike Slime');

export const act1Bosses: readonly EnemyDefinition[] = [
  {
    ...card,
    ...guardian,
    id: 'a1-boss-guardian',
    pattern: attackMode(5, 6),
    modes: [{ name: DEFENSIVE_MODE, pattern: defensiveMode(2) }],
  },
  {
    ...ascended,
    ...guardian,
    id: 'a1-boss-guardian-a10',
    replaces: 'a1-boss-guardian',
    pattern: attackMode(6, 7),
    modes: [{ name: DEFENSIVE_MODE, pattern: defensiveMode(3) }],
  },
  {
    ...card,
    ...hexaghost,
    id: 'a1-boss-hexaghost',
    hp: [36, 75, 112, 150],
    pattern: track(
      red(attackAll(1), giveBurnAll(1)),
      red(attackAll(2, 2), giveBurnAll(1)),
      red(giveBurnAll(2)),
      red(attackAll(3), gainBlock(5)),
      red(attackAll(2), giveBurnAll(1)),
      red(attackAll(3, 2), giveBurnAll(2), gainStrength(1)),
    ),
  },
  {
    ...ascended,
    ...hexaghost,
    id: 'a1-boss-hexaghost-a10',
    replaces: 'a1-boss-hexaghost',
    hp: [38, 80, 120, 160],
    pattern: track(
      red(attackAll(1), giveBurnAll(2)),
      red(attackAll(2, 2), giveBurnAll(1)),
      red(giveBurnAll(2)),
      red(attackAll(4), gainBlock(5)),
      red(attackAll(3), giveBurnAll(1)),
      red(attackAll(3, 2), giveBurnAll(2), gainStrength(1)),
    ),
  },
  {
    ...card,
    ...slimeBoss,
    id: 'a1-boss-slime-boss',
    hp: [22, 44, 66, 88],
    pattern: track(red(giveSlimedAll(3)), red(attackAll(3), giveSlimedAll(2)), red(attackAll(6))),
    abilities: [{ on: 'onDeath', does: [nextRound(split)], name: 'Split' }],
  },
  {
    ...ascended,
    ...slimeBoss,
    id: 'a1-boss-slime-boss-a10',
    replaces: 'a1-boss-slime-boss',
    hp: [23, 46, 68, 92],
    pattern: track(red(giveSlimedAll(4)), red(attackAll(3), giveSlimedAll(2)), red(attackAll(6))),
    abilities: [
      { on: 'onDeath', does: [nextRound(split, allies('strength', 1, 'Large Slime'))], name: 'Split' },
    ],
  },
];

/** The Act II Bosses, normal and at Ascension 10 (STS-2.12, STS-29.14). */
import {
  allies,
  attackAll,
  gainBlock,
  gainStrength,
  giveBurnAll,
  giveDazeAll,
  giveWeakAll,
} from '../../words/build.ts';
import type { EnemyDefinition, Mode } from '../../words/definition.ts';
import { bossRewards } from './abilities.ts';
import { gray, red, track } from './patterns.ts';

const card = { deck: 'act2', rank: 'boss', copies: 1, rewards: bossRewards(3) } as const;
const ascended = { ...card, ascension: 10, rewards: bossRewards(2) } as const;

const collector = { name: 'The Collector', bossDie: [1, 2] } as const;
const torchHeads = red({ do: 'summonUpTo', name: 'Torch Head', each: 2 });

const automaton = { name: 'Bronze Automaton', summons: ['Bronze Orb'], bossDie: [3, 4] } as const;
const clear = { do: 'clearTokens' } as const;

const champ = { name: 'The Champ', bossDie: [5, 6] } as const;
const fury = (strength: number): Mode => ({
  name: 'Fury Mode',
  pattern: track(gray(clear), red(attackAll(4, 2)), red(gainStrength(strength))),
});

export const act2Bosses: readonly EnemyDefinition[] = [
  {
    ...card,
    ...collector,
    id: 'a2-boss-collector',
    hp: [57, 114, 171, 228],
    pattern: track(
      torchHeads,
      red(attackAll(3), allies('strength', 1)),
      red(attackAll(5)),
      gray(giveWeakAll(2), giveDazeAll(2), giveBurnAll(2)),
    ),
  },
  {
    ...ascended,
    ...collector,
    id: 'a2-boss-collector-a10',
    replaces: 'a2-boss-collector',
    hp: [60, 120, 180, 240],
    pattern: track(
      torchHeads,
      red(attackAll(3), allies('strength', 1)),
      red(attackAll(6)),
      gray(giveWeakAll(2), giveDazeAll(2), giveBurnAll(3)),
    ),
  },
  {
    ...card,
    ...automaton,
    id: 'a2-boss-automaton',
    hp: [55, 110, 165, 220],
    pattern: track(
      red(gainStrength(1)),
      red(attackAll(1, 2)),
      red(gainStrength(1), clear),
      red(attackAll(7)),
    ),
  },
  {
    ...ascended,
    ...automaton,
    id: 'a2-boss-automaton-a10',
    replaces: 'a2-boss-automaton',
    hp: [60, 120, 180, 240],
    pattern: track(
      red(gainStrength(1), clear),
      red(attackAll(1, 2)),
      red(gainStrength(1), clear),
      red(attackAll(9)),
    ),
  },
  {
    ...card,
    ...champ,
    id: 'a2-boss-champ',
    hp: [40, 80, 120, 160],
    pattern: track(red(attackAll(4)), red(giveWeakAll(1), gainStrength(1)), red(attackAll(5), gainBlock(3))),
    modes: [fury(1)],
    revival: { name: 'Anger', hpPerPlayer: 40 },
  },
  {
    ...ascended,
    ...champ,
    id: 'a2-boss-champ-a10',
    replaces: 'a2-boss-champ',
    hp: [45, 90, 135, 180],
    pattern: track(red(attackAll(4)), red(giveWeakAll(1), gainStrength(1)), red(attackAll(6), gainBlock(3))),
    modes: [fury(2)],
    revival: { name: 'Anger', hpPerPlayer: 45 },
  },
];

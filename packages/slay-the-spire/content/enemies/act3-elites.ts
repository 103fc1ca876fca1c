/** The Act III Elites at all Ascensions (STS-29.5, STS-29.16). */
import { attackAll, gainStrength, giveBurnAll, giveDazeAll } from '../../words/build.ts';
import type { CubeSlot, EnemyDefinition } from '../../words/definition.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { eliteRewards } from './abilities.ts';
import { gray, red, track } from './patterns.ts';

const card = { deck: 'act3', rank: 'elite', copies: 1, rewards: eliteRewards(3, 'upgradedCard') } as const;

const giantHead = { ...card, name: 'Giant Head', traits: ['slow'] } as const;

/** While the cube stands on such a slot, also during the Player Turn before, it loses no HP. */
const nemesis = { ...card, name: 'Nemesis', traits: ['immuneSlots'] } as const;
const immune = (slot: CubeSlot): CubeSlot => ({ ...slot, immune: true });

/** The last slot is passed by unless there are Daggers. */
const reptomancer = { ...card, name: 'Reptomancer' } as const;
const daggers = red({ do: 'summonUpTo', name: 'Dagger', each: 2 });
const rally = (...does: readonly Effect[]): CubeSlot => ({ ...red(...does), needs: 'Dagger' });

export const act3Elites: readonly EnemyDefinition[] = [
  {
    ...giantHead,
    id: 'a3-elite-giant-head',
    hp: [80, 160, 240, 320],
    pattern: track(gray(), gray(), gray(), red(attackAll(7), gainStrength(1))),
  },
  {
    ...nemesis,
    id: 'a3-elite-nemesis',
    hp: [30, 60, 90, 120],
    pattern: track(
      gray(giveBurnAll(4)),
      immune(gray(attackAll(4))),
      red(attackAll(2, 2), giveBurnAll(1)),
      immune(red(attackAll(7))),
    ),
  },
  {
    ...reptomancer,
    id: 'a3-elite-reptomancer',
    hp: [35, 70, 105, 140],
    pattern: track(daggers, red(attackAll(3, 2)), rally(attackAll(7))),
  },
  {
    ...giantHead,
    id: 'a3-elite-giant-head-a1',
    ascension: 1,
    replaces: 'a3-elite-giant-head',
    hp: [85, 170, 255, 340],
    pattern: track(gray(), gray(attackAll(5)), gray(), red(attackAll(8), gainStrength(1))),
  },
  {
    ...nemesis,
    id: 'a3-elite-nemesis-a1',
    ascension: 1,
    replaces: 'a3-elite-nemesis',
    hp: [35, 70, 105, 140],
    pattern: track(
      gray(giveBurnAll(5)),
      immune(gray(attackAll(5))),
      red(attackAll(2, 2), giveBurnAll(1)),
      immune(red(attackAll(8))),
    ),
  },
  {
    ...reptomancer,
    id: 'a3-elite-reptomancer-a1',
    ascension: 1,
    replaces: 'a3-elite-reptomancer',
    hp: [40, 80, 120, 160],
    pattern: track(daggers, red(attackAll(7), giveDazeAll(1)), rally(attackAll(4, 2), gainStrength(1))),
  },
  {
    ...giantHead,
    id: 'a3-elite-giant-head-a12',
    ascension: 12,
    replaces: 'a3-elite-giant-head-a1',
    hp: [90, 185, 280, 380],
    pattern: track(gray(), gray(attackAll(6)), gray(), red(attackAll(9), gainStrength(1))),
  },
  {
    ...nemesis,
    id: 'a3-elite-nemesis-a12',
    ascension: 12,
    replaces: 'a3-elite-nemesis-a1',
    hp: [36, 74, 116, 162],
    pattern: track(
      gray(giveBurnAll(5)),
      immune(gray(attackAll(6))),
      red(attackAll(2, 3), giveBurnAll(2)),
      immune(red(attackAll(8))),
    ),
  },
  {
    ...reptomancer,
    id: 'a3-elite-reptomancer-a12',
    ascension: 12,
    replaces: 'a3-elite-reptomancer-a1',
    hp: [42, 90, 140, 194],
    pattern: track(daggers, red(attackAll(7), giveDazeAll(2)), rally(attackAll(4, 2), gainStrength(1))),
  },
];

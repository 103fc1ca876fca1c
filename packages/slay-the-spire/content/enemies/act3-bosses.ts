/** The Act III Bosses, normal and at Ascension 10 (STS-2.12, STS-29.14). They print no rewards. */

import {
  allies,
  attackAll,
  gainStrength,
  giveDazeAll,
  giveSlimedAll,
  nextRound,
  perEach,
} from '../../words/build.ts';
import type { Ability, CubeSlot, EnemyDefinition } from '../../words/definition.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { red, track } from './patterns.ts';

const card = { deck: 'act3', rank: 'boss', copies: 1 } as const;
const ascended = { ...card, ascension: 10 } as const;

const awakenedOne = {
  name: 'Awakened One',
  hp: [50, 100, 150, 200],
  traits: ['curiosity'],
  summons: ['Cultist', 'Cultist'],
  bossDie: [3, 4],
} as const;
const secondPhase = {
  name: 'Awakened One: Phase 2',
  hp: [50, 100, 150, 200],
  traits: ['void'],
} as const;
const awaken = (id: string): Ability => ({
  on: 'onDeath',
  does: [nextRound({ do: 'bring', id, name: secondPhase.name })],
  name: 'Awaken',
});
const rebirth: Ability = {
  on: 'onArrival',
  does: [gainStrength(perEach('powersOfRichest'))],
  name: 'Rebirth',
};

/** Haste puts it into a second mode that changes nothing else, so that it happens once. */
const timeEater = { name: 'Time Eater', traits: ['timeWarp'], modes: [{}], bossDie: [5, 6] } as const;
const haste = { name: 'Haste', strength: 1, clearsTokens: true } as const;
const clock = (number: number, ...does: readonly Effect[]): CubeSlot => ({ ...red(...does), clock: number });

const donu = {
  name: 'Donu',
  pattern: track(red(allies('strength', 1)), red(attackAll(3, 2))),
  bossDie: [1, 2],
} as const;

export const act3Bosses: readonly EnemyDefinition[] = [
  {
    ...card,
    ...awakenedOne,
    id: 'a3-boss-awakened-one',
    pattern: track(red(attackAll(3)), red(attackAll(5)), red(attackAll(2, 2))),
    abilities: [awaken('a3-boss-awakened-one-phase2')],
  },
  {
    ...card,
    ...secondPhase,
    id: 'a3-boss-awakened-one-phase2',
    pattern: track(
      red(attackAll(7)),
      red(attackAll(4), giveSlimedAll(2)),
      red(attackAll(3, 2), gainStrength(1)),
    ),
  },
  {
    ...ascended,
    ...awakenedOne,
    id: 'a3-boss-awakened-one-a10',
    replaces: 'a3-boss-awakened-one',
    pattern: track(red(attackAll(3)), red(attackAll(6)), red(attackAll(2, 2))),
    abilities: [awaken('a3-boss-awakened-one-phase2-a10')],
  },
  {
    ...ascended,
    ...secondPhase,
    id: 'a3-boss-awakened-one-phase2-a10',
    replaces: 'a3-boss-awakened-one-phase2',
    pattern: track(
      red(attackAll(6)),
      red(attackAll(4), giveSlimedAll(2)),
      red(attackAll(3, 2), gainStrength(1)),
    ),
    abilities: [rebirth],
  },
  {
    ...card,
    ...timeEater,
    id: 'a3-boss-time-eater',
    hp: [60, 120, 180, 240],
    pattern: track(
      clock(5, attackAll(2, 2)),
      clock(4, giveSlimedAll(3)),
      clock(3, attackAll(6), gainStrength(1)),
    ),
    revival: { ...haste, hpPerPlayer: 30 },
  },
  {
    ...ascended,
    ...timeEater,
    id: 'a3-boss-time-eater-a10',
    replaces: 'a3-boss-time-eater',
    hp: [64, 128, 192, 256],
    pattern: track(
      clock(5, attackAll(3, 2)),
      clock(4, giveSlimedAll(3)),
      clock(3, attackAll(6), giveDazeAll(1), gainStrength(1)),
    ),
    revival: { ...haste, hpPerPlayer: 32 },
  },
  {
    ...card,
    ...donu,
    id: 'a3-boss-donu',
    hp: [50, 100, 150, 200],
    companion: { id: 'a3-boss-deca', name: 'Deca' },
  },
  {
    ...card,
    id: 'a3-boss-deca',
    name: 'Deca',
    hp: [50, 100, 150, 200],
    pattern: track(red(attackAll(3, 2)), red(giveDazeAll(1), giveSlimedAll(1))),
  },
  {
    ...ascended,
    ...donu,
    id: 'a3-boss-donu-a10',
    replaces: 'a3-boss-donu',
    hp: [55, 110, 165, 220],
    companion: { id: 'a3-boss-deca-a10', name: 'Deca' },
  },
  {
    ...ascended,
    id: 'a3-boss-deca-a10',
    replaces: 'a3-boss-deca',
    name: 'Deca',
    hp: [55, 110, 165, 220],
    pattern: track(red(attackAll(3, 2)), red(giveDazeAll(1), giveSlimedAll(2))),
  },
];

/** The Act III Encounter deck, with the cards that Ascension 7 puts in the place of others (STS-29.11). */
import {
  attack,
  attackAll,
  gainBlock,
  gainStrength,
  giveDaze,
  giveDazeAll,
  giveVulnerableAll,
  giveWeak,
} from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { encounterRewards, regrow } from './abilities.ts';
import { actsLast, always, byFaces, byHalves, byThirds, gray, red, track } from './patterns.ts';

const card = { deck: 'act3', rank: 'encounter', copies: 1 } as const;
const ascended = { ...card, ascension: 7 } as const;

const maw = { name: 'The Maw', hp: 28, rewards: encounterRewards({ gold: 1 }) } as const;

const orbWalker = { ...card, name: 'Orb Walker', hp: 22, rewards: encounterRewards({ gold: 1 }) } as const;
const laser = [attack(3), giveDaze(1), gainStrength(1)];
const claw = [attack(2), gainStrength(2)];

const repulsor = {
  name: 'Repulsor',
  hp: 7,
  pattern: byHalves([attack(1), giveDaze(2)], [attack(3)]),
  rewards: encounterRewards({ potion: 1 }),
} as const;
const exploder = {
  name: 'Exploder',
  hp: 8,
  pattern: track(gray(attack(3)), gray(), gray(attackAll(10), { do: 'die' })),
  rewards: encounterRewards({ gold: 1 }),
} as const;

export const act3Encounters: readonly EnemyDefinition[] = [
  {
    ...card,
    id: 'a3-enc-writhing-mass',
    name: 'Writhing Mass',
    hp: 27,
    pattern: byFaces(
      actsLast(giveVulnerableAll(1)),
      [giveDazeAll(2)],
      [attack(3, 2)],
      [attack(5), gainBlock(5)],
      [attack(7)],
      [attack(4), giveWeak(1)],
    ),
    abilities: [{ on: 'afterWounded', does: [{ do: 'rollAgain' }], name: 'Reactive' }],
    rewards: encounterRewards({ potion: 1 }),
  },
  {
    ...card,
    ...maw,
    id: 'a3-enc-maw',
    pattern: track(
      { ...gray(giveVulnerableAll(1)), actsLast: true },
      red(attack(2, 2)),
      red(gainStrength(2)),
      red(attack(6)),
    ),
  },
  {
    ...card,
    id: 'a3-enc-darkling',
    name: 'Darkling',
    hp: 8,
    pattern: byThirds(
      [attack(2, 2)],
      [gainBlock(3), gainStrength(1)],
      [attack(3), { do: 'heal', amount: 2 }],
    ),
    abilities: [regrow],
    summons: ['Darkling', 'Darkling'],
    rewards: encounterRewards({ potion: 1 }),
  },
  {
    ...card,
    id: 'a3-enc-transient',
    name: 'Transient',
    hp: 99,
    pattern: track(gray(attack(6)), gray(attack(9)), gray(attack(12)), gray(attack(15), { do: 'die' })),
    abilities: [{ on: 'onHpLost', does: [{ do: 'blockForLoss' }], name: 'Shift' }],
    rewards: encounterRewards({ gold: 2 }),
  },
  { ...orbWalker, id: 'a3-enc-orb-walker-32', pattern: byHalves(laser, claw) },
  { ...orbWalker, id: 'a3-enc-orb-walker-23', pattern: byHalves(claw, laser) },
  {
    ...card,
    id: 'a3-enc-jaw-worm',
    name: 'Jaw Worm',
    hp: 10,
    pattern: byThirds([gainBlock(3), gainStrength(1)], [attack(3), gainBlock(1)], [attack(4)]),
    summons: ['Jaw Worm', 'Jaw Worm'],
    rewards: encounterRewards({ gold: 2 }),
  },
  {
    // It takes no action in its first turn; the die counts from the second on.
    ...card,
    id: 'a3-enc-spire-growth',
    name: 'Spire Growth',
    hp: 28,
    modeName: 'Turn 1',
    pattern: always({ do: 'enterMode', mode: 1 }),
    modes: [
      { heading: 'From turn 2', pattern: byHalves([attack(2), attackAll(3)], [attack(4), attackAll(2)]) },
    ],
    rewards: encounterRewards({ gold: 1, potion: 1 }),
  },
  { ...card, ...repulsor, id: 'a3-enc-repulsor', summons: ['Exploder', 'Spiker'] },
  { ...card, ...exploder, id: 'a3-enc-exploder', summons: ['Repulsor', 'Spiker'] },
  {
    ...ascended,
    ...exploder,
    id: 'a3-enc-exploder-a7',
    replaces: 'a3-enc-exploder',
    summons: ['Repulsor', 'Spiker', 'Spiker'],
  },
  {
    ...ascended,
    ...repulsor,
    id: 'a3-enc-repulsor-a7',
    replaces: 'a3-enc-repulsor',
    summons: ['Exploder', 'Spheric Guardian'],
  },
  {
    ...ascended,
    ...maw,
    id: 'a3-enc-maw-a7',
    replaces: 'a3-enc-maw',
    pattern: track(
      { ...gray(attackAll(2), giveVulnerableAll(1)), actsLast: true },
      red(attack(2, 2)),
      red(gainStrength(2)),
      red(attack(8)),
    ),
  },
];

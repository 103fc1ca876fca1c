/** The Act III Summons. Cards of one name differ in which die result brings which action (STS-11.4). */
import { attack, attackAll, gainBlock, gainStrength, giveDaze } from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { regrow, startWithBlock, thorns } from './abilities.ts';
import { always, byHalves, byThirds, gray, red, track } from './patterns.ts';

const card = { deck: 'act3', rank: 'summon', copies: 1 } as const;

const spiker = {
  ...card,
  name: 'Spiker',
  hp: 10,
  abilities: [thorns],
  cubes: { start: 1, most: 5 },
} as const;
const grow = [{ do: 'addCubes', amount: 1, ability: 'Thorns' } as const];

const darkling = { ...card, name: 'Darkling', hp: 8, abilities: [regrow] } as const;
const harden = [gainBlock(3), gainStrength(1)];
const nip = [attack(3), { do: 'heal', amount: 2 } as const];
const chomp = [attack(2, 2)];

const jawWorm = { ...card, name: 'Jaw Worm', hp: 10 } as const;
const bellow = [gainBlock(3), gainStrength(1)];
const thrash = [attack(3), gainBlock(1)];

export const act3Summons: readonly EnemyDefinition[] = [
  { ...spiker, id: 'a3-sum-spiker-t2', pattern: byHalves(grow, [attack(2)]) },
  { ...spiker, id: 'a3-sum-spiker-2t', pattern: byHalves([attack(2)], grow) },
  { ...darkling, id: 'a3-sum-darkling-s32', pattern: byThirds(harden, nip, chomp) },
  { ...darkling, id: 'a3-sum-darkling-32s', pattern: byThirds(nip, chomp, harden) },
  {
    ...card,
    id: 'a3-sum-exploder',
    name: 'Exploder',
    hp: 8,
    pattern: track(gray(attack(3)), gray(), gray(attackAll(10), { do: 'die' })),
  },
  {
    ...card,
    id: 'a3-sum-repulsor',
    name: 'Repulsor',
    hp: 7,
    pattern: byHalves([attack(3)], [attack(1), giveDaze(2)]),
  },
  { ...jawWorm, id: 'a3-sum-jaw-worm-das', pattern: byThirds(thrash, [attack(4)], bellow) },
  { ...jawWorm, id: 'a3-sum-jaw-worm-asd', pattern: byThirds([attack(4)], bellow, thrash) },
  {
    ...card,
    id: 'a3-sum-cultist',
    name: 'Cultist',
    copies: 4,
    hp: 9,
    pattern: always(attack(1), gainStrength(1)),
  },
  {
    ...card,
    id: 'a3-sum-dagger',
    name: 'Dagger',
    copies: 8,
    hp: 5,
    pattern: track(gray(attack(2)), gray(attack(5), { do: 'die' })),
  },
  {
    ...card,
    id: 'a3-sum-spheric-guardian-a7',
    ascension: 7,
    name: 'Spheric Guardian',
    hp: 5,
    pattern: track(red(attack(2), gainBlock(5)), red(attack(5))),
    abilities: [startWithBlock],
    traits: ['barricade'],
  },
];

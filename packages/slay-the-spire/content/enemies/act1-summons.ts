/** The Act I Summons. Cards of one name differ in which die result brings which action (STS-11.4). */
import {
  attack,
  attackAll,
  gainStrength,
  giveDaze,
  giveSlimed,
  giveVulnerable,
  giveWeak,
} from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { angry, curlUp, sporeCloud } from './abilities.ts';
import { actsLast, always, byHalves, byThirds, gray, red, track } from './patterns.ts';

const card = { deck: 'act1', rank: 'summon', copies: 1 } as const;
const acidSlime = { ...card, name: 'Acid Slime', hp: 5 } as const;
const spikeSlime = { ...card, name: 'Spike Slime', hp: 5 } as const;
const largeSlime = { ...card, name: 'Large Slime', hp: 12 } as const;
const greenLouse = { ...card, name: 'Green Louse', hp: 3, abilities: [curlUp] } as const;
const gremlin = { ...card, copies: 2, gremlin: true } as const;

const hitAndDaze = [attack(2), giveDaze(1)];
const spikeAndDaze = [attack(1), giveDaze(1)];
const spike = actsLast(attack(1), giveVulnerable(1));
const lick = [attack(1), giveWeak(2)];
const slime = [attack(3), giveSlimed(2)];

const slimes: readonly EnemyDefinition[] = [
  { ...acidSlime, id: 'a1-sum-acid-slime-alc', pattern: byThirds([attack(2)], [giveWeak(1)], hitAndDaze) },
  { ...acidSlime, id: 'a1-sum-acid-slime-cal', pattern: byThirds(hitAndDaze, [attack(2)], [giveWeak(1)]) },
  { ...acidSlime, id: 'a1-sum-acid-slime-lca', pattern: byThirds([giveWeak(1)], hitAndDaze, [attack(2)]) },
  { ...acidSlime, id: 'a1-sum-acid-slime-lac', pattern: byThirds([giveWeak(1)], [attack(2)], hitAndDaze) },
  { ...spikeSlime, id: 'a1-sum-spike-slime-vd2', pattern: byThirds(spike, spikeAndDaze, [attack(2)]) },
  { ...spikeSlime, id: 'a1-sum-spike-slime-dv2', pattern: byThirds(spikeAndDaze, spike, [attack(2)]) },
  { ...spikeSlime, id: 'a1-sum-spike-slime-v2d', pattern: byThirds(spike, [attack(2)], spikeAndDaze) },
  { ...spikeSlime, id: 'a1-sum-spike-slime-2dv', pattern: byThirds([attack(2)], spikeAndDaze, spike) },
  { ...largeSlime, id: 'a1-sum-large-slime-w4s', copies: 2, pattern: byThirds(lick, [attack(4)], slime) },
  { ...largeSlime, id: 'a1-sum-large-slime-4sw', pattern: byThirds([attack(4)], slime, lick) },
  { ...largeSlime, id: 'a1-sum-large-slime-sw4', pattern: byThirds(slime, lick, [attack(4)]) },
];

const beasts: readonly EnemyDefinition[] = [
  { ...greenLouse, id: 'a1-sum-green-louse-1w2', pattern: byThirds([attack(1)], [giveWeak(1)], [attack(2)]) },
  { ...greenLouse, id: 'a1-sum-green-louse-21w', pattern: byThirds([attack(2)], [attack(1)], [giveWeak(1)]) },
  {
    ...card,
    id: 'a1-sum-red-louse',
    name: 'Red Louse',
    hp: 3,
    pattern: byThirds([attack(2)], [attack(1)], [gainStrength(1)]),
    abilities: [curlUp],
  },
  {
    ...card,
    id: 'a1-sum-fungi-beast',
    name: 'Fungi Beast',
    hp: 5,
    pattern: byThirds([gainStrength(2)], [attack(2)], [attackAll(1), gainStrength(1)]),
    abilities: [sporeCloud],
  },
];

const gremlins: readonly EnemyDefinition[] = [
  {
    ...gremlin,
    id: 'a1-sum-gremlin-wizard',
    name: 'Gremlin Wizard',
    hp: 4,
    pattern: track(gray(), red(attackAll(3))),
  },
  {
    ...gremlin,
    id: 'a1-sum-gremlin-mad',
    name: 'Mad Gremlin',
    hp: 4,
    pattern: always(attack(1)),
    abilities: [angry],
  },
  { ...gremlin, id: 'a1-sum-gremlin-sneaky', name: 'Sneaky Gremlin', hp: 2, pattern: always(attack(2)) },
  { ...gremlin, id: 'a1-sum-gremlin-fat', name: 'Fat Gremlin', hp: 3, pattern: always(attackAll(1)) },
];

const sentries: readonly EnemyDefinition[] = [
  {
    ...card,
    id: 'a1-sum-sentry-a',
    name: 'Sentry A',
    copies: 6,
    hp: 7,
    pattern: byHalves([giveDaze(1)], [attack(3)]),
  },
  {
    ...card,
    id: 'a1-sum-sentry-b',
    name: 'Sentry B',
    copies: 5,
    hp: 8,
    pattern: byHalves([attack(3)], [giveDaze(1)]),
  },
];

export const act1Summons: readonly EnemyDefinition[] = [...slimes, ...beasts, ...gremlins, ...sentries];

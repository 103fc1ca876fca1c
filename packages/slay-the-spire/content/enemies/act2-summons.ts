/** The Act II Summons. Cards of one name differ in which die result brings which action (STS-11.4). */
import {
  allies,
  attack,
  gainBlock,
  gainStrength,
  giveDaze,
  giveVulnerable,
  giveWeak,
} from '../../words/build.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { sporeCloud } from './abilities.ts';
import { actsLast, always, byHalves, byThirds, gray, track } from './patterns.ts';

const card = { deck: 'act2', rank: 'summon', copies: 1 } as const;
const ascended = { ...card, ascension: 7 } as const;

const byrd = { ...card, name: 'Byrd', hp: 4, traits: ['flying'] } as const;
const strength = [gainStrength(1)];
const peck = [attack(1, 2)];
const swoop = [attack(3)];

const bronzeOrb = { ...card, name: 'Bronze Orb', hp: 19 } as const;
const beam = [attack(3)];
const stasis = [attack(2), giveWeak(1)];
const support = [allies('block', 3, 'Bronze Automaton')];

const mystic = { ...card, name: 'Mystic', hp: 12 } as const;
const healAll = [allies('hp', 3)];
const curse = [attack(2), giveWeak(1)];
const buff = actsLast(allies('strength', 1));

const blueSlaver = { ...card, name: 'Blue Slaver', hp: 10 } as const;
const redSlaver = { ...card, name: 'Red Slaver', hp: 10, actsLast: true } as const;
const stab = [attack(3)];
const rake = [attack(2), giveWeak(1)];
const entangle = [attack(2), giveDaze(1)];
const scrape = [attack(2), giveVulnerable(1)];

export const act2Summons: readonly EnemyDefinition[] = [
  { ...byrd, id: 'a2-sum-byrd-s13', pattern: byThirds(strength, peck, swoop) },
  { ...byrd, id: 'a2-sum-byrd-s31', pattern: byThirds(strength, swoop, peck) },
  { ...byrd, id: 'a2-sum-byrd-31s', pattern: byThirds(swoop, peck, strength) },
  {
    ...card,
    id: 'a2-sum-cultist',
    name: 'Cultist',
    copies: 4,
    hp: 9,
    pattern: always(attack(1), gainStrength(1)),
  },
  { ...bronzeOrb, id: 'a2-sum-bronze-orb-3db', pattern: byThirds(beam, stasis, support) },
  { ...bronzeOrb, id: 'a2-sum-bronze-orb-db3', pattern: byThirds(stasis, support, beam) },
  { ...bronzeOrb, id: 'a2-sum-bronze-orb-3bd', pattern: byThirds(beam, support, stasis) },
  { ...bronzeOrb, id: 'a2-sum-bronze-orb-b3d', pattern: byThirds(support, beam, stasis) },
  { ...mystic, id: 'a2-sum-mystic-h2s', pattern: byThirds(healAll, curse, buff) },
  { ...mystic, id: 'a2-sum-mystic-2sh', pattern: byThirds(curse, buff, healAll) },
  {
    ...card,
    id: 'a2-sum-mugger',
    name: 'Mugger',
    copies: 2,
    hp: 10,
    pattern: track(
      gray(attack(2), gainBlock(1)),
      gray(attack(2)),
      gray(attack(4), gainBlock(2)),
      gray({ do: 'loseGold', amount: 2 }, { do: 'leaveCombat' }),
    ),
  },
  { ...card, id: 'a2-sum-torch-head', name: 'Torch Head', copies: 8, hp: 9, pattern: always(attack(1)) },
  { ...blueSlaver, id: 'a2-sum-blue-slaver-wd3', pattern: byThirds(rake, entangle, stab) },
  { ...blueSlaver, id: 'a2-sum-blue-slaver-w3d', pattern: byThirds(rake, stab, entangle) },
  { ...blueSlaver, id: 'a2-sum-blue-slaver-dw3', pattern: byThirds(entangle, rake, stab) },
  { ...blueSlaver, id: 'a2-sum-blue-slaver-3wd', pattern: byThirds(stab, rake, entangle) },
  { ...redSlaver, id: 'a2-sum-red-slaver-dv3', pattern: byThirds(entangle, scrape, stab) },
  { ...redSlaver, id: 'a2-sum-red-slaver-3dv', pattern: byThirds(stab, entangle, scrape) },
  { ...redSlaver, id: 'a2-sum-red-slaver-3vd', pattern: byThirds(stab, scrape, entangle) },
  { ...redSlaver, id: 'a2-sum-red-slaver-v3d', pattern: byThirds(scrape, stab, entangle) },
  {
    ...ascended,
    id: 'a2-sum-fungi-beast-a7',
    name: 'Fungi Beast',
    hp: 6,
    pattern: byThirds([gainStrength(1)], [attack(2)], [attack(1), gainStrength(1)]),
    abilities: [sporeCloud],
  },
  {
    ...ascended,
    id: 'a2-sum-sentry-a-a7',
    name: 'Sentry A',
    hp: 7,
    pattern: byHalves([giveDaze(1)], [attack(3)]),
  },
];

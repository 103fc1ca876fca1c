/** Fights for training: random decks and HP, against any enemy card of the Act. */
import { enemiesOf } from '@three-spires/bots/slay-the-spire/enemies';
import { INPUT_NAMES, judgeBy, type Sample, sampleTurns } from '@three-spires/bots/slay-the-spire/fight';
import { type NetFile, readNet } from '@three-spires/bots/slay-the-spire/net';
import { WORTHS, type Worth } from '@three-spires/bots/worth';
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import {
  CHARACTERS,
  fightAgainst,
  ITEM_ENTRIES,
  type Player,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { randomParty } from './train-deck.ts';

export type Drill = {
  readonly seed: string;
  readonly fights: number;
  /** Positions that the players search per turn. */
  readonly nodes: number;
  readonly net: NetFile;
  /** How far the net's own expectations count as results: not at all for an untrained net. */
  readonly trust: number;
  /** Whether parties fight, or single players. */
  readonly parties: boolean;
};

const ACTS = 3;
const RANKS = ['boss', 'boss', 'elite', 'encounter', 'encounter'] as const;
const LEAST_PARTY = 2;
const MOST_POTIONS = 3;
const POTIONS = ITEM_ENTRIES.flatMap(({ definition }, item) => (definition.kind === 'potion' ? [item] : []));

const below = (random: Random, limit: number): number => randomBelow(random, 0, limit);

export const fightDrill = ({ seed, fights, nodes, net, trust, parties }: Drill): Sample[] => {
  judgeBy(readNet(net, INPUT_NAMES), parties);
  return Array.from({ length: fights }, (_, number) => {
    const name = `${seed} ${number}`;
    return sampleTurns(drillFight(name, parties), 0, name, { nodes }, trust);
  }).flat();
};

const drillFight = (name: string, parties: boolean): State => {
  const random = createRandom(`drill ${name}`, 1);
  const act = 1 + below(random, ACTS);
  const kinds = enemiesOf(RANKS[below(random, RANKS.length)] as (typeof RANKS)[number], act);
  const enemy = kinds[below(random, kinds.length)] as number;
  const character = below(random, CHARACTERS.length);
  const size = parties ? LEAST_PARTY + below(random, CHARACTERS.length - LEAST_PARTY + 1) : 1;
  const party = Array.from({ length: size }, (_, seat) => (character + seat) % CHARACTERS.length);
  const climb = randomParty(party, (each) => WORTHS[each] as Worth, act, name);
  return fightAgainst(climb, 0, enemy, name, (player) => makeReady(player, random));
};

/** Potions, and HP as left by earlier fights. */
const makeReady = (player: Player, random: Random): void => {
  const hurt = Math.max(0, below(random, player.maxHp) - 3);
  player.hp = Math.max(2, player.hp - hurt);
  for (let left = below(random, MOST_POTIONS + 1); left > 0; left--)
    player.potions.push(POTIONS[below(random, POTIONS.length)] as number);
};

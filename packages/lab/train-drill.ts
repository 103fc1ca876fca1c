/** Fights to learn from: decks and HP from chance, against any enemy card of the Act. */
import {
  judgeBy,
  type NetFile,
  readNet,
  type Sample,
  sampleTurns,
} from '@three-spires/bots/slay-the-spire/fight';
import { WORTHS, type Worth } from '@three-spires/bots/worth';
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import {
  CHARACTERS,
  fightAgainst,
  ITEM_ENTRIES,
  type Player,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { enemiesOf, sampleFight } from './fight-decks.ts';
import { randomClimb } from './train-deck.ts';

export type Drill = {
  readonly seed: string;
  readonly fights: number;
  /** Positions that the players look at in a turn. */
  readonly nodes: number;
  readonly net: NetFile;
  /** How far the net's own expectations count as ends: nothing for a net that knows nothing yet. */
  readonly trust: number;
};

const ACTS = 3;
const RANKS = ['boss', 'boss', 'elite', 'encounter', 'encounter'] as const;
/** One fight in this many is a party's. */
const PARTIES = 6;
const MOST_POTIONS = 3;
const POTIONS = ITEM_ENTRIES.flatMap(({ definition }, item) => (definition.kind === 'potion' ? [item] : []));

const below = (random: Random, limit: number): number => randomBelow(random, 0, limit);

export const fightDrill = ({ seed, fights, nodes, net, trust }: Drill): Sample[] => {
  judgeBy(readNet(net));
  return Array.from({ length: fights }, (_, number) => {
    const name = `${seed} ${number}`;
    return sampleTurns(drillFight(name), 0, name, { nodes }, trust);
  }).flat();
};

const drillFight = (name: string): State => {
  const random = createRandom(`drill ${name}`, 1);
  const act = 1 + below(random, ACTS);
  const kinds = enemiesOf(act, RANKS[below(random, RANKS.length)] as (typeof RANKS)[number]);
  const enemy = kinds[below(random, kinds.length)] as number;
  const character = below(random, CHARACTERS.length);
  if (below(random, PARTIES) === 0) {
    const party = Array.from(
      { length: 2 + below(random, 3) },
      (_, seat) => CHARACTERS[(character + seat) % CHARACTERS.length] as string,
    );
    return sampleFight(party, act, enemy, name);
  }
  const climb = randomClimb(character, WORTHS[character] as Worth, act, name);
  return fightAgainst(climb, 0, enemy, name, (player) => makeReady(player, random));
};

/** Potions, and HP as they are left by earlier fights. */
const makeReady = (player: Player, random: Random): void => {
  const hurt = Math.max(0, below(random, player.maxHp) - 3);
  player.hp = Math.max(2, player.hp - hurt);
  for (let left = below(random, MOST_POTIONS + 1); left > 0; left--)
    player.potions.push(POTIONS[below(random, POTIONS.length)] as number);
};

/** Random decks like those of climbs, for fights that train the worth of cards and relics. */
import { enemiesOf } from '@three-spires/bots/slay-the-spire/enemies';
import type { Worth } from '@three-spires/bots/worth';
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  CAN_UPGRADE,
  CHARACTERS,
  FACES,
  faceOf,
  gainRelicCard,
  hasRule,
  ITEM_ENTRIES,
  makeCard,
  OWNER_OF_FACE,
  type Player,
  type State,
  summonSupply,
} from '@three-spires/slay-the-spire/for-bots';

/** How much a climb has gathered in each Act: the minimum and the maximum. */
type Span = readonly [number, number];
type Stage = {
  readonly cards: Span;
  readonly upgrades: Span;
  readonly removals: Span;
  readonly relics: Span;
  readonly bossRelics: number;
};
const STAGES: readonly Stage[] = [
  { cards: [1, 6], upgrades: [0, 3], removals: [0, 2], relics: [0, 2], bossRelics: 0 },
  { cards: [5, 11], upgrades: [2, 6], removals: [1, 4], relics: [1, 4], bossRelics: 1 },
  { cards: [8, 15], upgrades: [4, 9], removals: [1, 6], relics: [3, 7], bossRelics: 2 },
];

const below = (random: Random, limit: number): number => randomBelow(random, 0, limit);
const within = (random: Random, [least, most]: Span): number => least + below(random, most - least + 1);
const pick = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[below(random, things.length)] as Thing;

const copiesOf = (fits: (face: number) => boolean): number[] =>
  FACES.flatMap(({ definition }, face) =>
    face % 2 === 0 && definition.type !== 'ticket' && fits(face)
      ? new Array<number>(Math.max(1, definition.copies)).fill(face)
      : [],
  );
const deckOf = (face: number): string => FACES[face]?.definition.deck ?? '';
const POOLS = CHARACTERS.map((_, character) => ({
  rewards: copiesOf((face) => OWNER_OF_FACE[face] === character && deckOf(face) === 'rewards'),
  rare: copiesOf((face) => OWNER_OF_FACE[face] === character && deckOf(face) === 'rare'),
}));
const COLORLESS = copiesOf((face) => deckOf(face) === 'colorless');
const CURSES = copiesOf((face) => deckOf(face) === 'curse');
const itemsOf = (kind: string): number[] =>
  ITEM_ENTRIES.flatMap(({ definition }, item) => (definition.kind === kind ? [item] : []));
/** Gold, potions and eggs have their effects between fights, so fights do not show them. */
const worksInFights = (item: number): boolean => {
  const { abilities = [], modifiers, die } = ITEM_ENTRIES[item]?.definition ?? {};
  const works = abilities.some(({ does }) =>
    does.some(({ do: word }) => word !== 'gainGold' && word !== 'gainPotion'),
  );
  return works || modifiers !== undefined || die !== undefined;
};
const RELICS = itemsOf('relic').filter(worksInFights);
/** Relics that stay in front of the player; the others' effects show in the deck. */
const BOSS_RELICS = itemsOf('bossRelic').filter(
  (item) => ITEM_ENTRIES[item]?.definition.discardAfterGain !== true && worksInFights(item),
);

const RARE_CHANCE = 6;
const COLORLESS_CHANCE = 15;
const CURSE_CHANCE = 5;
const OFFERED = 3;

/** Half the picks are the best of the offer by current values; the others are any card, so that all occur. */
const pickCard = (random: Random, character: number, { cards }: Worth): number => {
  const pools = POOLS[character] as (typeof POOLS)[number];
  const from =
    below(random, COLORLESS_CHANCE) === 0
      ? COLORLESS
      : below(random, RARE_CHANCE) === 0
        ? pools.rare
        : pools.rewards;
  const offered = Array.from({ length: OFFERED }, () => pick(random, from));
  if (below(random, 2) === 0) return offered[0] as number;
  return offered.reduce((best, face) => ((cards[face] as number) > (cards[best] as number) ? face : best));
};

const addCards = (random: Random, player: Player, worth: Worth, stage: Stage): void => {
  const { deck } = player;
  const add = (face: number): void => void deck.push(makeCard(face, deck.length));
  for (let left = within(random, stage.cards); left > 0; left--)
    add(pickCard(random, player.character, worth));
  if (below(random, CURSE_CHANCE) === 0) add(pick(random, CURSES));
};

const isStarter = (card: number): boolean => {
  const entry = FACES[faceOf(card)];
  return entry?.starterStrike === true || entry?.starterDefend === true;
};

/** Removes any card of the starting deck, so that training shows the worth of Bash or Zap. */
const removeCards = (random: Random, { deck }: Player, stage: Stage): void => {
  for (let left = within(random, stage.removals); left > 0; left--) {
    const places = deck.flatMap((card, at) => (deckOf(faceOf(card)) === 'starter' ? [at] : []));
    if (places.length > 0) deck.splice(pick(random, places), 1);
  }
};

const upgradeCards = (random: Random, { deck }: Player, stage: Stage): void => {
  for (let left = within(random, stage.upgrades); left > 0; left--) {
    const places = deck.flatMap((card, at) => (CAN_UPGRADE[faceOf(card)] === 1 ? [at] : []));
    const better = places.filter((at) => !isStarter(deck[at] as number));
    const among = better.length > 0 && below(random, 4) > 0 ? better : places;
    if (among.length === 0) return;
    const at = pick(random, among);
    deck[at] = makeCard(faceOf(deck[at] as number) + 1, at);
  }
};

const addRelics = (random: Random, player: Player, stage: Stage): void => {
  const add = (from: readonly number[]): void => {
    const free = from.filter((item) => !player.relics.includes(item));
    gainRelicCard(player, pick(random, free));
  };
  for (let left = within(random, stage.relics); left > 0; left--) add(RELICS);
  for (let left = stage.bossRelics; left > 0; left--) if (below(random, 3) > 0) add(BOSS_RELICS);
};

const renumber = (player: Player): void => {
  player.deck = player.deck.map((card, at) => makeCard(faceOf(card), at));
  player.nextUid = player.deck.length;
};

/** The HP cap of Mark of Pain. */
const CAPPED_HP = 6;

/** A single character's climb at the start of an Act, with a random deck. */
export const randomClimb = (character: number, worth: Worth, act: number, seed: string): State =>
  randomParty([character], () => worth, act, seed);

/** The same for a party. */
export const randomParty = (
  characters: readonly number[],
  worthOf: (character: number) => Worth,
  act: number,
  seed: string,
): State => {
  const random = createRandom(seed, 1);
  const setup = slayTheSpire.readSetup({ characters: characters.map((each) => CHARACTERS[each]), climb: {} });
  const state = slayTheSpire.start(setup, seed);
  state.run.act = act;
  state.summons = summonSupply(state.run);
  for (const player of state.players)
    gather(random, player, worthOf(player.character), STAGES[act - 1] as Stage);
  return state;
};

const gather = (random: Random, player: Player, worth: Worth, stage: Stage): void => {
  addCards(random, player, worth, stage);
  removeCards(random, player, stage);
  upgradeCards(random, player, stage);
  renumber(player);
  addRelics(random, player, stage);
  player.hp = hasRule(player, 'hpCap6') ? Math.min(player.maxHp, CAPPED_HP) : player.maxHp;
};

/** The kinds of fights used for training, by frequency. */
const RANKS = ['boss', 'boss', 'boss', 'elite', 'elite', 'encounter'] as const;

/** An enemy card of the Act, Bosses most often. */
export const randomEnemy = (act: number, seed: string): number => {
  const random = createRandom(`enemy ${seed}`, 1);
  return pick(random, enemiesOf(pick(random, RANKS), act));
};

/** Fights for measuring and training bots: typical decks at the end of each Act, against any enemy card. */
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import { type SlayTheSpireState as State, slayTheSpire } from '@three-spires/slay-the-spire';
import {
  FACES,
  faceOf,
  fightAgainst,
  ITEM_ENTRIES,
  makeCard,
  type Player,
} from '@three-spires/slay-the-spire/for-bots';

export const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;

/** What a player has gathered by the Boss of each Act. */
const GATHERED = [
  { cards: 7, rares: 1, upgrades: 4, removed: 2, relics: 3, bossRelics: 0, potions: 2 },
  { cards: 11, rares: 2, upgrades: 9, removed: 4, relics: 6, bossRelics: 2, potions: 2 },
  { cards: 14, rares: 4, upgrades: 16, removed: 6, relics: 9, bossRelics: 3, potions: 3 },
] as const;

const itemsOf = (kind: string): readonly number[] =>
  ITEM_ENTRIES.flatMap(({ definition }, item) =>
    definition.kind === kind && definition.discardAfterGain !== true ? [item] : [],
  );
const RELICS = itemsOf('relic');
const BOSS_RELICS = itemsOf('bossRelic');
const POTIONS = itemsOf('potion');

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

/** Gives a player a random version of what is usual at the end of an Act. */
const gather = (player: Player, act: number, random: Random): void => {
  const { cards, rares, upgrades, removed, relics, bossRelics, potions } = GATHERED[
    act - 1
  ] as (typeof GATHERED)[number];
  player.deck.splice(0, removed);
  const offered = player.rewardDeck.filter((face) => FACES[face]?.definition.owner !== undefined);
  for (let added = 0; added < cards; added++)
    player.deck.push(makeCard(pick(random, offered), player.deck.length + 40));
  for (let added = 0; added < rares; added++)
    player.deck.push(makeCard(pick(random, player.rareDeck), player.deck.length + 40));
  for (let upgraded = 0; upgraded < upgrades; upgraded++) {
    const at = randomBelow(random, 0, player.deck.length);
    const face = faceOf(player.deck[at] as number);
    if (FACES[face]?.definition.upgrade !== undefined && face % 2 === 0)
      player.deck[at] = makeCard(face + 1, at + 100);
  }
  for (let taken = 0; taken < relics; taken++) addRelic(player, pick(random, RELICS));
  for (let taken = 0; taken < bossRelics; taken++) addRelic(player, pick(random, BOSS_RELICS));
  for (let taken = 0; taken < potions; taken++) player.potions.push(pick(random, POTIONS));
};

const addRelic = (player: Player, relic: number): void => {
  const { definition } = ITEM_ENTRIES[relic] as (typeof ITEM_ENTRIES)[number];
  player.relics = [...player.relics, relic];
  player.relicState = [...player.relicState, (definition.uses ?? definition.cubes ?? 0) << 2];
};

/** The first decision of a fight; everything in it is derived from the seed. */
export const sampleFight = (
  characters: readonly string[],
  act: number,
  kind: number,
  seed: string,
): State => {
  const random = createRandom(seed, 1);
  const setup = slayTheSpire.readSetup({ characters, climb: {} });
  const state = slayTheSpire.start(setup, seed);
  state.run.act = act;
  return fightAgainst(state, 0, kind, seed, (player) => gather(player, act, random));
};

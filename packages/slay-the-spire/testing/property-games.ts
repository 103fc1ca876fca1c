/** For tests: the games on which the properties are tested, each derived from its number alone. */

import {
  createRandom,
  type LogEntry,
  openLog,
  playEntry,
  type Random,
  randomBelow,
  replayLog,
  standingEntries,
} from '@three-spires/kernel';
import { slayTheSpire } from '../index.ts';
import { makeCard } from '../rules/card.ts';
import { startCombat } from '../rules/combat/start-combat.ts';
import { refreshAbilities } from '../rules/combat/triggers.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES, STATUS, TICKET } from '../rules/compile/entries.ts';
import { advance } from '../rules/loop.ts';
import { createGame } from '../rules/setup.ts';
import type { Player, State } from '../rules/state.ts';
import { CHARACTERS, type Character, ORBS } from '../words/lists.ts';

export type PropertyGame = {
  readonly name: string;
  readonly start: () => State;
  /** What is needed to replay it: a log for an ordinary game, otherwise its number and the moves. */
  readonly record: (entries: readonly LogEntry[]) => string;
  /** The state after replaying the moves from the start. */
  readonly replay: (entries: readonly LogEntry[]) => State;
};

/** Cycles through every kind of party: the four characters alone, then two, three and four of them. */
const PARTIES: readonly (readonly (readonly Character[])[])[] = [
  ...CHARACTERS.map((character) => [[character]]),
  CHARACTERS.flatMap((one) => CHARACTERS.filter((other) => other !== one).map((other) => [one, other])),
  CHARACTERS.flatMap((left) => [
    CHARACTERS.filter((one) => one !== left),
    CHARACTERS.filter((one) => one !== left).toReversed(),
  ]),
  CHARACTERS.map((_, turn) => [...CHARACTERS.slice(turn), ...CHARACTERS.slice(0, turn)]),
];

const partyOf = (number: number): readonly Character[] => {
  const orders = PARTIES[number % PARTIES.length] as readonly (readonly Character[])[];
  return orders[Math.floor(number / PARTIES.length) % orders.length] as readonly Character[];
};

/** An ordinary game from its set-up. */
export const ordinaryGame = (number: number): PropertyGame => {
  const setup = { characters: [...partyOf(number)] };
  const seed = `property ${number}`;
  const log = openLog(slayTheSpire, setup, seed);
  return {
    name: `game ${number}, ${setup.characters.join(' ')}`,
    start: () => slayTheSpire.start(slayTheSpire.readSetup(setup), seed),
    record: (entries) => JSON.stringify({ ...log, entries }),
    replay: (entries) => replayLog(slayTheSpire, { ...log, entries }),
  };
};

/**
 * A fight that no set-up leads to yet: any encounter, any cards of any rarity on either side, Curses, potions
 * and relics, and more HP, so that a fight lasts and varied effects meet. Every fourth is short, so that
 * potions are left at its end, and every fourth starts near all limits.
 */
export const mixedGame = (number: number): PropertyGame => ({
  name: `mixed game ${number}, ${partyOf(number).join(' ')}`,
  start: () => startMixed(number),
  record: (entries) => JSON.stringify({ mixedGame: number, entries }),
  replay: (entries) => {
    const state = startMixed(number);
    for (const entry of standingEntries(entries)) playEntry(slayTheSpire, state, entry);
    return state;
  },
});

const ENCOUNTERS = ENEMY_ENTRIES.flatMap(({ definition }, kind) =>
  definition.rank === 'encounter' && definition.deck !== 'practice' ? [kind] : [],
);
const RELICS = ITEM_ENTRIES.flatMap(({ definition }, item) => (definition.kind === 'potion' ? [] : [item]));
const CARD_FACES = FACES.flatMap(({ type }, face) => (type === STATUS || type === TICKET ? [] : [face]));
/** What can enter a deck from outside; no player gets another character's starter cards. */
const OTHER_FACES = CARD_FACES.filter((face) => FACES[face]?.definition.deck !== 'starter');

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

const startMixed = (number: number): State => {
  const random = createRandom(`mixed ${number}`, 1);
  const state = createGame(partyOf(number), `mixed ${number}`);
  for (const player of state.players) {
    addCards(random, player);
    for (let taken = randomBelow(random, 0, 4); taken > 0; taken--) {
      player.potions.push(...state.potionDeck.splice(randomBelow(random, 0, state.potionDeck.length), 1));
    }
    if (randomBelow(random, 0, 3) === 0) player.relics = [...player.relics, pick(random, RELICS)];
    player.maxHp = 10 * (1 + randomBelow(random, 0, 4));
    player.hp = player.maxHp - randomBelow(random, 0, 5);
    player.gold = randomBelow(random, 0, 5);
    // Cards that Channel anything but Lightning are rare, so some Orbs are present from the start.
    for (let orb = randomBelow(random, 0, player.orbSlots + 1); orb > 0; orb--)
      player.orbs.push(randomBelow(random, 0, ORBS.length));
    refreshAbilities(player);
  }
  const left = ENCOUNTERS.slice();
  state.encounters = state.players.map(
    () => left.splice(randomBelow(random, 0, left.length), 1)[0] as number,
  );
  startCombat(state);
  if (number % 4 === 1) for (const enemy of state.enemies) enemy.hp = 1;
  advance(state, undefined);
  if (number % 4 === 2) fillUp(random, state);
  return state;
};

/** Tokens up to their limits, including the whole party's, so that the next gain reaches them (STS-16.14). */
const fillUp = (random: Random, state: State): void => {
  for (const player of state.players) {
    player.block = 12 + randomBelow(random, 0, 9);
    player.strength = randomBelow(random, 0, 9);
    player.vulnerable = 2 + randomBelow(random, 0, 2);
    player.weak = 2 + randomBelow(random, 0, 2);
    player.energy = 3 + randomBelow(random, 0, 4);
    player.shivs = 0;
    player.miracles = 0;
  }
  pick(random, state.players).shivs = 4 + randomBelow(random, 0, 2);
  pick(random, state.players).miracles = 4 + randomBelow(random, 0, 2);
  for (const enemy of state.enemies) {
    enemy.strength = randomBelow(random, 0, 9);
    enemy.vulnerable = 2 + randomBelow(random, 0, 2);
    enemy.weak = 2 + randomBelow(random, 0, 2);
  }
  pick(random, state.enemies).poison = 24 + randomBelow(random, 0, 7);
  for (const enemy of state.enemies) {
    enemy.maxHp += 60;
    enemy.hp += 60;
  }
};

/** Mostly own cards, some of others (STS-25.1) and a few Curses; sometimes a deck without its Strikes. */
const addCards = (random: Random, player: Player): void => {
  const owner = CHARACTERS[player.character];
  const own = CARD_FACES.filter((face) => FACES[face]?.definition.owner === owner);
  const cards = 4 + randomBelow(random, 0, 14);
  if (randomBelow(random, 0, 3) === 0) player.deck.splice(0, 4 + randomBelow(random, 0, 4));
  // Late in a long run the cards' numbers run out and are reused.
  if (randomBelow(random, 0, 8) === 0) player.nextUid = 200 + randomBelow(random, 0, 38);
  for (let added = 0; added < cards; added++) {
    const face = pick(random, randomBelow(random, 0, 5) === 0 ? OTHER_FACES : own);
    player.deck.push(makeCard(face, player.nextUid++));
  }
};

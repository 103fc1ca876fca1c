/** A player of a scenario's position. */
import { InputError, shuffle } from '@three-spires/kernel';
import { type Card, FREE, KEEP, KEPT, makeCard, RETAINED, USED, withCubes } from './rules/card.ts';
import { type Player, STREAM, type State } from './rules/state.ts';
import { refreshAbilities } from './rules/triggers.ts';
import { faceNamed, itemNamed } from './scenario-names.ts';
import type { CardPosition, PlayerPosition } from './scenario-schema.ts';
import { CARD_TYPES, type Character, indexIn, ORBS, STANCES } from './words/lists.ts';

export const fillPlayer = (state: State, player: Player, given: PlayerPosition, path: string): void => {
  const { character, row, hp, maxHp, orbSlots } = given;
  if (row !== undefined && row > state.players.length)
    throw new InputError(`${path}.row: there are as many rows as players, ${state.players.length}`);
  player.row = row ?? player.row;
  player.maxHp = maxHp ?? player.maxHp;
  player.hp = hp ?? player.maxHp;
  if (player.hp > player.maxHp) throw new InputError(`${path}.hp: more than the maximum, ${player.maxHp}`);
  player.orbSlots = orbSlots ?? player.orbSlots;
  if (given.orbs.length > player.orbSlots)
    throw new InputError(`${path}.orbs: ${character} has ${player.orbSlots} Orb slots`);
  player.orbs = given.orbs.map((orb) => indexIn(ORBS, orb));
  player.stance = indexIn(STANCES, given.stance);
  fillCounters(player, given);
  fillPiles(player, given, path);
  player.potions = given.potions.map((name, at) => itemNamed(name, ['potion'], `${path}.potions[${at}]`));
  player.relics = given.relics.map((name, at) =>
    itemNamed(name, ['relic', 'bossRelic', 'soloRelic'], `${path}.relics[${at}]`),
  );
  fillRewardDecks(state, player, given, path);
  refreshAbilities(player);
};

const fillCounters = (player: Player, given: PlayerPosition): void => {
  player.energy = given.energy;
  player.block = given.block;
  player.strength = given.strength;
  player.vulnerable = given.vulnerable;
  player.weak = given.weak;
  player.shivs = given.shivs;
  player.miracles = given.miracles;
  player.gold = given.gold;
  player.done = given.done ? 1 : 0;
  player.attacksThisTurn = given.attacksThisTurn;
  player.discardedThisTurn = given.discardedThisTurn ? 1 : 0;
  player.noMoreDraws = given.noMoreDraws ? 1 : 0;
  player.strengthToLose = given.strengthToLose;
  player.hpLostThisRound = given.hpLostThisRound;
  player.hpLostThisCombat = given.hpLostThisCombat;
  player.doubling = given.doubling.map((type) => indexIn(CARD_TYPES, type));
};

const fillPiles = (player: Player, given: PlayerPosition, path: string): void => {
  player.nextUid = 0;
  const read = (pile: readonly CardPosition[], name: string): Card[] =>
    pile.map((card, at) => readCard(card, given.character, player.nextUid++, `${path}.${name}[${at}]`));
  player.hand = read(given.hand, 'hand');
  player.powers = read(given.powers, 'powers');
  player.draw = read(given.draw, 'draw').reverse();
  player.discard = read(given.discard, 'discard').reverse();
  player.exhaust = read(given.exhaust, 'exhaust').reverse();
  player.deck = read(given.deck, 'deck');
};

export const readCard = (given: CardPosition, own: Character, uid: number, path: string): Card => {
  if (typeof given === 'string') return makeCard(faceNamed(given, own, path), uid);
  const marks =
    (given.retained ? RETAINED : 0) |
    (given.staying ? KEEP : 0) |
    (given.costsZero ? FREE : 0) |
    (given.drawnLate ? KEPT : 0) |
    (given.used ? USED : 0);
  return withCubes(makeCard(faceNamed(given.card, own, path), uid) | marks, given.cubes);
};

const fillRewardDecks = (state: State, player: Player, given: PlayerPosition, path: string): void => {
  for (const name of ['rewardDeck', 'rareDeck'] as const) {
    const faces = given[name]?.map((card, at) => faceNamed(card, given.character, `${path}.${name}[${at}]`));
    if (faces === undefined) shuffle(state.random, STREAM.setup, player[name]);
    else player[name] = faces.reverse();
  }
};

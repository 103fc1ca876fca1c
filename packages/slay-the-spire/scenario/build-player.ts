/** A player of a scenario's position. */
import { InputError, NONE, shuffle } from '@three-spires/kernel';
import {
  type Card,
  FREE,
  KEEP,
  KEPT,
  madeCheaper,
  makeCard,
  RETAINED,
  USED,
  withCubes,
} from '../rules/card.ts';
import { achievementBits } from '../rules/combat/achievements.ts';
import { gainRelicCard, leftOn, relicMarks, setMarks } from '../rules/combat/relics.ts';
import { orbSlotsOf } from '../rules/combat/slots.ts';
import { gatherPlayer } from '../rules/combat/tear-down.ts';
import { refreshAbilities } from '../rules/combat/triggers.ts';
import { facesOfDeck } from '../rules/compile/decks.ts';
import { ITEM_ENTRIES } from '../rules/compile/entries.ts';
import { faceNamed, itemNamed } from '../rules/printed-names.ts';
import { usesClawPack } from '../rules/run-state.ts';
import { type Player, STREAM, type State } from '../rules/state.ts';
import { FREE_ANY, FREE_ATTACK } from '../words/energy.ts';
import { CHARACTERS, type Character, DOUBLINGS, indexIn, ORBS, STANCES } from '../words/lists.ts';
import { fillPlain } from './plain.ts';
import { PLAYER_FIELDS } from './plain-fields.ts';
import type { CardPosition, PlayerPosition, RelicPosition } from './schema.ts';

export const fillPlayer = (state: State, player: Player, given: PlayerPosition, path: string): void => {
  const { character, row, hp, maxHp, orbSlots } = given;
  if (row !== undefined && row > state.players.length)
    throw new InputError(`${path}.row: there are as many rows as players, ${state.players.length}`);
  player.row = row ?? (hp === 0 ? 0 : player.row);
  player.maxHp = maxHp ?? player.maxHp;
  player.hp = hp ?? player.maxHp;
  if ((player.row === 0) !== (player.hp === 0))
    throw new InputError(`${path}.row: a dead player, with 0 HP, stands in row 0, and only dead players do`);
  if (player.hp > player.maxHp) throw new InputError(`${path}.hp: more than the maximum, ${player.maxHp}`);
  player.shard = given.shard ? 1 : 0;
  player.orbSlots = orbSlots ?? player.orbSlots;
  player.stance = indexIn(STANCES, given.stance);
  player.achievements = achievementBits(given.achievements);
  fillCounters(player, given);
  fillPiles(player, given, path);
  player.potions = given.potions.map((name, at) => itemNamed(name, ['potion'], `${path}.potions[${at}]`));
  player.relics = [];
  player.relicState = [];
  given.relics.forEach((relic, at) => {
    addRelic(player, relic, `${path}.relics[${at}]`);
  });
  fillRewardDecks(state, player, given, path);
  refreshAbilities(player);
  const slots = orbSlotsOf(player);
  if (given.orbs.length > slots) throw new InputError(`${path}.orbs: ${character} has ${slots} Orb slots`);
  player.orbs = given.orbs.map((orb) => indexIn(ORBS, orb));
  if (player.hp === 0) layOut(state, player);
};

/** What a dead player had in play is out of the combat (R149). */
const layOut = (state: State, player: Player): void => {
  player.done = 1;
  gatherPlayer(state, player);
};

const RELIC_KINDS = ['relic', 'bossRelic', 'soloRelic', 'specialRelic'];

const addRelic = (player: Player, given: RelicPosition, path: string): void => {
  const marked = typeof given === 'string' ? undefined : given;
  const item = itemNamed(typeof given === 'string' ? given : given.relic, RELIC_KINDS, path);
  gainRelicCard(player, item);
  const at = player.relics.length - 1;
  const left = marked?.left ?? ITEM_ENTRIES[item]?.definition.cubes ?? leftOn(player, at);
  setMarks(player, at, relicMarks(marked?.usedInCombat ?? false, marked?.usedInRoom ?? false, left));
};

const fillCounters = (player: Player, given: PlayerPosition): void => {
  fillPlain(PLAYER_FIELDS, player, given);
  player.nextFree =
    (given.nextFree.includes('attack') ? FREE_ATTACK : 0) | (given.nextFree.includes('any') ? FREE_ANY : 0);
  player.nextCost = given.nextCost ?? NONE;
  player.doubling = given.doubling.map((type) => indexIn(DOUBLINGS, type));
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
  const card = makeCard(faceNamed(given.card, own, path), uid) | marks;
  return madeCheaper(withCubes(card, given.cubes), given.cheaper);
};

const fillRewardDecks = (state: State, player: Player, given: PlayerPosition, path: string): void => {
  for (const name of ['rewardDeck', 'rareDeck'] as const) {
    const faces = given[name]?.map((card, at) => faceNamed(card, given.character, `${path}.${name}[${at}]`));
    player[name] = faces?.reverse() ?? unlockedDeck(state, given.character, name);
    if (faces === undefined) shuffle(state.random, STREAM.setup, player[name]);
  }
};

/** A deck including cards from opened locks (STS-28.3). */
const unlockedDeck = ({ run }: State, own: Character, name: 'rewardDeck' | 'rareDeck'): number[] => {
  const locks = run.unlocks[CHARACTERS.indexOf(own)] ?? 0;
  return name === 'rareDeck'
    ? facesOfDeck(own, 'rare', locks)
    : facesOfDeck(own, 'rewards', locks, usesClawPack(run));
};

/**
 * Triggered abilities. They never resolve at once: they join the waiting list and take effect when the card
 * that caused them has been resolved and put away (STS-13.19).
 */
import { TRIGGERS } from '../words/lists.ts';
import { type Card, faceOf, USED } from './card.ts';
import { type Enemy, type Player, type State, UNSET } from './state.ts';
import { type AbilityEntry, CHARACTER_TABLE, ENEMY_TABLE, FACES, ITEM_TABLE } from './tables.ts';

/** Triggers by name, as numbers. */
export const TRIGGER = Object.fromEntries(TRIGGERS.map((name, index) => [name, index])) as {
  readonly [Name in (typeof TRIGGERS)[number]]: number;
};

export const wait = (
  state: State,
  program: number,
  seat: number,
  enemy: number,
  card: number,
  target: number,
): void => {
  state.waiting.push({ program, seat, enemy, card, target });
};

/** Collects a player's abilities for a trigger, in the order Powers, items, board. */
export const trigger = (state: State, which: number, seat: number, target: number = UNSET): void => {
  const player = state.players[seat] as Player;
  if ((player.listens & (1 << which)) === 0) return;
  for (let at = 0; at < player.powers.length; at++) {
    const card = player.powers[at] as Card;
    const face = FACES[faceOf(card)];
    if (face === undefined || (face.listens & (1 << which)) === 0) continue;
    if (collect(state, face.abilities, which, seat, card, target, (card & USED) !== 0)) {
      player.powers[at] = card | USED;
    }
  }
  for (const item of player.relics) {
    const entry = ITEM_TABLE[item];
    if (entry !== undefined && (entry.listens & (1 << which)) !== 0) {
      collect(state, entry.abilities, which, seat, UNSET, target, false);
    }
  }
  const board = CHARACTER_TABLE[player.character];
  if (board !== undefined && (board.listens & (1 << which)) !== 0) {
    collect(state, board.abilities, which, seat, UNSET, target, false);
  }
};

/** Says whether an ability that works once a turn was among them (STS-27.8). */
const collect = (
  state: State,
  abilities: readonly AbilityEntry[],
  which: number,
  seat: number,
  card: number,
  target: number,
  used: boolean,
): boolean => {
  let spent = false;
  for (const ability of abilities) {
    if (ability.trigger !== which) continue;
    if (ability.die !== 0 && (ability.die & (1 << state.die)) === 0) continue;
    if (ability.first === 'turn') {
      if (used) continue;
      spent = true;
    }
    wait(state, ability.program, seat, UNSET, card, target);
  }
  return spent;
};

/** Collects an enemy's abilities for a trigger; `seat` is the player concerned, or UNSET. */
export const triggerEnemy = (state: State, which: number, index: number, seat: number): void => {
  const enemy = state.enemies[index] as Enemy;
  const entry = ENEMY_TABLE[enemy.kind];
  if (entry === undefined || (entry.listens & (1 << which)) === 0) return;
  for (let at = 0; at < entry.abilities.length; at++) {
    const ability = entry.abilities[at] as AbilityEntry;
    if (ability.trigger !== which) continue;
    if (ability.first === 'combat') {
      if ((enemy.usedAbilities & (1 << at)) !== 0) continue;
      enemy.usedAbilities |= 1 << at;
    }
    wait(state, ability.program, seat, index, UNSET, UNSET);
  }
};

/** What a player's Powers, items and board listen to and change: summed up anew whenever one comes or goes. */
export const refreshAbilities = (player: Player): void => {
  player.listens = CHARACTER_TABLE[player.character]?.listens ?? 0;
  player.modifiers.fill(0);
  for (const card of player.powers) addSource(player, FACES[faceOf(card)]);
  for (const item of player.relics) addSource(player, ITEM_TABLE[item]);
};

type Source = { readonly listens: number; readonly modifiers: readonly number[] };

const addSource = (player: Player, source: Source | undefined): void => {
  if (source === undefined) return;
  player.listens |= source.listens;
  for (let at = 0; at < source.modifiers.length; at++) {
    player.modifiers[at] = (player.modifiers[at] as number) + (source.modifiers[at] as number);
  }
};

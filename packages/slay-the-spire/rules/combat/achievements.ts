/**
 * Achievements (STS-30): optional goals, recorded as bits as soon as they are reached. They do not affect
 * play.
 */
import { NONE, topFrame } from '@three-spires/kernel';
import { ACHIEVEMENTS, type Achievement, CHARACTERS } from '../../words/lists.ts';
import { type Card, faceOf } from '../card.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { FRAME, type Player, playerAt, type State } from '../state.ts';
import { isBossFight, isLiving } from './living.ts';

export const achievementNames = (bits: number): Achievement[] =>
  ACHIEVEMENTS.filter((_, at) => (bits & (1 << at)) !== 0);

export const achievementBits = (names: readonly Achievement[]): number =>
  names.reduce((bits, name) => bits | (1 << ACHIEVEMENTS.indexOf(name)), 0);

/** For the whole party. */
export const earn = (state: State, achievement: Achievement, emit: Emit): void => {
  const at = ACHIEVEMENTS.indexOf(achievement);
  if ((state.achievements & (1 << at)) !== 0) return;
  state.achievements |= 1 << at;
  emit?.({ type: 'achievementEarned', seat: NONE, achievement: at });
};

/** For one player, where the goal concerns that player's numbers (R124). */
export const earnAlone = (state: State, seat: number, achievement: Achievement, emit: Emit): void => {
  const player = playerAt(state, seat);
  const at = ACHIEVEMENTS.indexOf(achievement);
  if ((player.achievements & (1 << at)) !== 0) return;
  player.achievements |= 1 << at;
  emit?.({ type: 'achievementEarned', seat, achievement: at });
};

const NINJA_SHIVS = 7;

/** Every Shiv counts, including those used for lack of a token (STS-30.4, R125). */
export const countShiv = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  player.shivsThisTurn++;
  if (player.shivsThisTurn === NINJA_SHIVS) earnAlone(state, seat, 'Ninja', emit);
};

/** STS-30.5 */
export const POWERS_WANTED = 7;

const TRANSIENTS: ReadonlySet<number> = new Set(
  ENEMY_ENTRIES.flatMap(({ definition }, kind) => (definition.name === 'Transient' ? [kind] : [])),
);

/** A Transient that dies from its own action does not count (STS-30.11). */
export const countKill = (state: State, index: number, emit: Emit): void => {
  if (!TRANSIENTS.has(state.enemies[index]?.kind ?? NONE)) return;
  const frame = topFrame(state.stack);
  if (frame?.kind !== FRAME.enemy || frame.enemy !== index) earn(state, 'The Transient', emit);
};

/** Called when the last enemy falls, before end-of-combat abilities (STS-30.7, STS-30.9, R126, R127). */
export const countBossFight = (state: State, emit: Emit): void => {
  if (!isBossFight(state)) return;
  if (state.round === 1) earn(state, 'You are Nothing', emit);
  if (state.players.every(({ hp, maxHp }) => hp === maxHp)) earn(state, 'Perfect', emit);
};

// Beating Act III

const FULL_PARTY = 4;
const SMALL_DECK = 5;
const MANY_RELICS = 12;
const BY_CHARACTER: readonly Achievement[] = ['Ruby', 'Emerald', 'Sapphire', 'Amethyst'];

export const countActThree = (state: State, emit: Emit): void => {
  const { players, run } = state;
  if (players.length === FULL_PARTY) earn(state, 'All for One', emit);
  if (run.daily !== 0) earn(state, 'My Lucky Day', emit);
  if (players.every(({ relics }) => relics.length >= MANY_RELICS)) earn(state, 'Collector', emit);
  if (!players.some(holdsRelic)) earn(state, 'Who Needs Relics?', emit);
  CHARACTERS.forEach((_, character) => {
    if (players.some((player) => player.character === character))
      earn(state, BY_CHARACTER[character] as Achievement, emit);
  });
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    if (!isLiving(player)) continue;
    if (player.deck.length <= SMALL_DECK) earnAlone(state, seat, 'Minimalist', emit);
    if (!player.deck.some(isUncommonOrRare)) earnAlone(state, seat, 'Common Sense', emit);
  }
};

/** Loaded Die and Prismatic Shard do not count: no player could refuse them (R130). */
const holdsRelic = ({ relics }: Player): boolean =>
  relics.some((item) => {
    const kind = ITEM_ENTRIES[item]?.definition.kind;
    return kind === 'relic' || kind === 'bossRelic';
  });

const isUncommonOrRare = (card: Card): boolean => {
  const rarity = FACES[faceOf(card)]?.definition.rarity;
  return rarity === 'uncommon' || rarity === 'rare';
};

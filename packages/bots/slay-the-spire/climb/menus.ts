/** Neow, Events and campfires: each option is worth what its printed effects are. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import {
  hasRule,
  KEY,
  MENU,
  MOVE,
  menuOptions,
  type Player,
  ROOM,
  type State,
  spacesOf,
} from '@three-spires/slay-the-spire/for-bots';
import { hpWorth, marginOf, type Outlook } from '../worth/outlook.ts';
import { bestUpgrade, removalGains } from './averages.ts';
import { withHealing } from './changes.ts';
import { worthOfEffects } from './effects.ts';
import type { Option } from './option.ts';
import { worthOfHealing } from './path.ts';

const REST = 0;
const REST_HEAL = 3;
const MORE_HEAL = 3;

export const menuChoices = (outlook: Outlook, moves: readonly Move[]): Option[] =>
  moves.flatMap((move) => {
    const kind = moveKind(move);
    if (kind === MOVE.leave) return [leaveOption(outlook, move)];
    if (kind !== MOVE.option) return [];
    return [outlook.state.run.menu === MENU.campfire ? atCampfire(outlook, move) : fromMenu(outlook, move)];
  });

const fromMenu = (outlook: Outlook, move: Move): Option => {
  const option = menuOptions(outlook.state, outlook.seat)[moveA(move)];
  return {
    move,
    lasting: 0,
    once: worthOfEffects(outlook, option?.effects ?? []),
    what: option?.name ?? '',
  };
};

/** Left alone by all players, a campfire gives the Ruby Key (STS-32.4), which the way to the Heart needs. */
const leaveOption = ({ state, player }: Outlook, move: Move): Option => {
  const { run } = state;
  const wantsKey = run.menu === MENU.campfire && run.actFour !== 0 && (run.keys & KEY.ruby) === 0;
  const healthy = state.players.every(({ hp, maxHp }) => hp >= 0.7 * maxHp);
  const once = wantsKey && (healthy || run.act >= 3) ? 20 : 0;
  return { move, lasting: 0, once: player.hp > 0 ? once : 0, what: 'go on' };
};

const atCampfire = (outlook: Outlook, move: Move): Option => {
  if (moveA(move) !== REST) return { move, lasting: bestUpgrade(outlook), once: 0, what: 'Smith' };
  const { player } = outlook;
  const heal = REST_HEAL + (hasRule(player, 'restHealsMore') ? MORE_HEAL : 0);
  const removal = hasRule(player, 'restRemoves') ? Math.max(0, removalGains(outlook)[0] ?? 0) : 0;
  return { move, lasting: removal, once: restWorth(outlook, heal), change: withHealing(heal), what: 'Rest' };
};

/** Before a Boss only the Boss matters: all HP come back after it (STS-3.4), from Ascension 6 on 4 of them (STS-29.10). */
const restWorth = (outlook: Outlook, heal: number): number => {
  const { state, player } = outlook;
  // A party goes the way on which its weakest player rests, or all of them fall with that one.
  if (state.players.length > 1) return worthOfHealing(outlook, heal);
  const after = Math.min(player.maxHp, player.hp + heal);
  if (!isBeforeBoss(state)) return hpWorth(after) - hpWorth(player.hp);
  const loss = player.maxHp - marginOf(outlook, 'boss');
  return BOSS_BEATEN * (chanceToWin(after, loss) - chanceToWin(player.hp, loss));
};

const BOSS_BEATEN = 30;
const SPREAD = 2.6;
const chanceToWin = (hp: number, loss: number): number => 1 / (1 + Math.exp((1.7 * (loss - hp)) / SPREAD));

const isBeforeBoss = (state: State): boolean =>
  (spacesOf(state)[state.run.space]?.exits ?? []).some((exit) => state.run.rooms[exit] === ROOM.boss);

/** Whether a player is hurt so much that a healing potion is used between fights. */
export const isHurt = ({ hp, maxHp }: Player): boolean => hp <= Math.min(3, maxHp - 2);

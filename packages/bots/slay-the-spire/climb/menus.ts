/** Neow, Events and campfires: each option is worth what its printed effects are. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import {
  hasRule,
  KEY,
  MENU,
  MOVE,
  menuOptions,
  type Player,
  takersOf,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import { chanceAgainstBoss, marginOf, type Outlook } from '../worth/outlook.ts';
import { removalGains, upgrades } from './averages.ts';
import { withUpgrade } from './changes.ts';
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
    once: worthOfEffects(outlook, option?.effects ?? [], takersOf(outlook.state, moveA(move))),
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

/** More than any upgrade is worth. */
const RESTS = 100;

const smithOption = (outlook: Outlook, move: Move): Option => {
  const [upgrade] = upgrades(outlook);
  if (upgrade === undefined) return { move, lasting: 0, once: 0, what: 'Smith' };
  const lasting = upgrade.gain * shareToSee(outlook);
  return { move, lasting, once: 0, change: withUpgrade(uidOf(upgrade.card)), what: 'Smith' };
};

/** What is healed shows on the way and against the Boss; trials are fought with nearly all HP, so it is not tried. */
const atCampfire = (outlook: Outlook, move: Move): Option => {
  if (moveA(move) !== REST) return smithOption(outlook, move);
  const { player } = outlook;
  const heal = REST_HEAL + (hasRule(player, 'restHealsMore') ? MORE_HEAL : 0);
  const removal = hasRule(player, 'restRemoves') ? Math.max(0, removalGains(outlook)[0] ?? 0) : 0;
  return {
    move,
    lasting: removal,
    once: worthOfHealing(outlook, heal) + (outlook.rests && player.hp <= player.maxHp / 2 ? RESTS : 0),
    what: 'Rest',
  };
};

/** The share of the hard fights ahead that will be fought: those after the Boss only if the Boss is beaten. */
const shareToSee = (outlook: Outlook): number => {
  const { ahead, player } = outlook;
  const chance = chanceAgainstBoss(player.hp, marginOf(outlook, 'boss'));
  return ahead <= 1 ? 1 : (1 + chance * (ahead - 1)) / ahead;
};

/** Whether a player is hurt so much that a healing potion is used between fights. */
export const isHurt = ({ hp, maxHp }: Player): boolean => hp <= Math.min(3, maxHp - 2);

/** Neow, Events and campfires: each option is worth its printed effects. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import {
  hasRule,
  KEY,
  MENU,
  MOVE,
  menuOptions,
  OFFER,
  type Player,
  takersOf,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import { chanceAgainstBoss, marginOf, type Outlook } from '../worth/outlook.ts';
import { removalGains, upgrades } from './averages.ts';
import { withUpgrade } from './changes.ts';
import { FATAL, worthOfEffects } from './effects.ts';
import type { Option } from './option.ts';
import { worthOfHealing } from './path.ts';
import { goldToSave, priceOf } from './rescue.ts';

const REST = 0;
const REST_HEAL = 3;
const MORE_HEAL = 3;

export const menuChoices = (outlook: Outlook, moves: readonly Move[]): Option[] => {
  const { state, seat, player } = outlook;
  const needed = goldToSave(outlook);
  const saved = needed <= player.gold ? needed : 0;
  return moves.flatMap((move) => {
    switch (moveKind(move)) {
      case MOVE.leave:
        return [leaveOption(outlook, move)];
      case MOVE.option:
        return [
          state.run.menu === MENU.campfire ? atCampfire(outlook, move) : fromMenu(outlook, move, saved),
        ];
      case MOVE.share:
        return saved > 0 && state.run.sharing[seat] === 0 && moveA(move) === OFFER.allOrNone
          ? [{ ...SAVES, move }]
          : [];
      default:
        return [];
    }
  });
};

/** Outweighs what the player gains in the Event: if one player dies, all lose (STS-1.5). */
const SAVES = { lasting: 0, once: -FATAL, what: 'gold that keeps another player alive' } as const;

/** `saved` is the gold that must be left for others. */
const fromMenu = (outlook: Outlook, move: Move, saved: number): Option => {
  const { state, seat, player } = outlook;
  const at = moveA(move);
  const { effects = [], name = '' } = menuOptions(state, seat)[at] ?? {};
  const worth = worthOfEffects(outlook, effects, takersOf(state, at));
  const leaves = player.gold - priceOf(effects) >= saved;
  return { move, lasting: 0, once: leaves ? worth : worth + FATAL, what: name };
};

/** A campfire left alone by all players gives the Ruby Key (STS-32.4), required to reach the Heart. */
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

/**
 * Healing pays off on the path and against the Boss; trials are fought at nearly full HP, so it is not tried.
 */
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

/**
 * The proportion of future hard fights that will take place: those after the Boss only if the Boss is beaten.
 */
const shareToSee = (outlook: Outlook): number => {
  const { ahead, player } = outlook;
  const chance = chanceAgainstBoss(player.hp, marginOf(outlook, 'boss'));
  return ahead <= 1 ? 1 : (1 + chance * (ahead - 1)) / ahead;
};

/** Whether a player is hurt enough to use a healing potion between fights. */
export const isHurt = ({ hp, maxHp }: Player): boolean => hp <= Math.min(3, maxHp - 2);

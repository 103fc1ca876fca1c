/**
 * Players who would die in an Event because they cannot pay for a way out; others keep gold for them
 * (STS-8.23).
 */
import {
  type Effect,
  MENU,
  mayLeaveMenu,
  menuOptions,
  playerAt,
  takersOf,
  whyClosed,
} from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';
import { isFatal } from './effects.ts';

export const priceOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'payGold' ? effect.amount : 0), 0);

/**
 * Gold that others still to choose need to survive, beyond their own; 0 if nobody is in danger or can be
 * saved.
 */
export const goldToSave = (outlook: Outlook): number => {
  const { run, players } = outlook.state;
  if (run.menu !== MENU.event) return 0;
  let gold = 0;
  for (let other = 0; other < players.length; other++)
    if (other !== outlook.seat && run.finished[other] === 0) gold += goldNeededBy(outlook, other);
  return gold;
};

const goldNeededBy = (outlook: Outlook, other: number): number => {
  const { state } = outlook;
  const player = playerAt(state, other);
  const asOther = { ...outlook, seat: other, player };
  let least = Number.POSITIVE_INFINITY;
  let canTake = false;
  menuOptions(state, other).forEach(({ effects }, at) => {
    const closed = whyClosed(state, other, at);
    canTake ||= closed === undefined;
    if (closed !== undefined && closed !== 'gold') return;
    if (!isFatal(asOther, effects, takersOf(state, at)))
      least = Math.min(least, Math.max(0, priceOf(effects) - player.gold));
  });
  return mayLeaveMenu(state, other, canTake) || least === Number.POSITIVE_INFINITY ? 0 : least;
};

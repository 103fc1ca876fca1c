/** Which Units can attack and which can intercept (MYS-17.2 to MYS-17.9). */
import { ABLE, DUTY, FIGHT } from '../compile/codes.ts';
import { CARD_FIGHT } from '../compile/entries.ts';
import { hasDuty, hasStatus, STATUS } from '../figures/figures.ts';
import { ATTACK, type Keeper, type State, type Thing } from '../state.ts';

export const BARRED = STATUS.sleep | STATUS.paralyzed | STATUS.ethereal;

/** MYS-17.3, MYS-5.2 to MYS-5.4 */
export const canAttack = (thing: Thing): boolean => {
  if (thing.fatigue !== 0 || hasStatus(thing, BARRED) || hasDuty(thing, DUTY.cannotAttack)) return false;
  const fight = CARD_FIGHT[thing.card] as number;
  return (fight & FIGHT.attacks) !== 0 || (fight !== 0 && hasDuty(thing, DUTY.mayAttack));
};

/** MYS-17.4: a Unit on the other side. */
export const isFoe = (thing: Thing, seat: number): boolean =>
  thing.controller !== seat && CARD_FIGHT[thing.card] !== 0;

/** Whether a Unit is able to intercept in the opponent's battle (MYS-17.7). */
export const isGuard = (thing: Thing): boolean => {
  if (thing.fatigue !== 0 || hasStatus(thing, BARRED)) return false;
  return (
    ((CARD_FIGHT[thing.card] as number) & FIGHT.intercepts) !== 0 && !hasDuty(thing, DUTY.cannotIntercept)
  );
};

/** MYS-17.7 */
export const canIntercept = (state: State, thing: Thing): boolean =>
  thing.controller !== state.turnPlayer && thing.id !== state.attack.target && isGuard(thing);

/** Whether anything in play forces Units to act. */
const isForced = ({ keepers }: State): boolean =>
  (((keepers[0] as Keeper).able | (keepers[1] as Keeper).able) & ABLE.forces) !== 0;

/** MYS-17.2: whether the turn player has a Unit that must and can attack. */
export const mustAttack = (state: State): boolean => {
  const { things, turnPlayer } = state;
  if (!isForced(state)) return false;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.controller === turnPlayer && hasDuty(thing, DUTY.mustAttack) && canAttack(thing)) return true;
  }
  return false;
};

/** MYS-17.9: whether the defender has a Unit that must and can intercept. */
export const mustIntercept = (state: State): boolean => {
  const { things } = state;
  if (!isForced(state)) return false;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (hasDuty(thing, DUTY.mustIntercept) && canIntercept(state, thing)) return true;
  }
  return false;
};

export const hasInterceptor = (state: State): boolean => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) if (canIntercept(state, things[at] as Thing)) return true;
  return false;
};

/** MYS-17.15: attacker and interceptor cannot pay with Fatigue. */
export const isCommitted = ({ attack }: State, thing: Thing): boolean =>
  attack.stage !== ATTACK.none && (attack.attacker === thing.id || attack.interceptor === thing.id);

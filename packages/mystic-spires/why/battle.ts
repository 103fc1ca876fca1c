/** Attacks, from their declaration to the window after them (section 17). */
import { type Why, whyStep } from '@three-spires/kernel';
import { BARRED } from '../rules/battle/able.ts';
import { DO, DUTY } from '../rules/compile/codes.ts';
import { hasDuty, hasStatus } from '../rules/figures/figures.ts';
import { thingLabel } from '../rules/naming.ts';
import { findThing, isTower } from '../rules/refs.ts';
import type { State } from '../rules/state.ts';
import { attackSteps, workSteps } from './causes.ts';
import { statusText } from './figures.ts';
import { type Explainers, lastOf, type Moment, nameOf, tell, workOf } from './moment.ts';
import { say } from './say.ts';

/** MYS-17.6, MYS-17.11 */
const endReason = (moment: Moment): Why => {
  const { state } = moment;
  const { attack } = state;
  const attacker = findThing(state, attack.attacker);
  if (attacker === undefined) return [whyStep(say('attackerGone'), 'MYS-17.11')];
  if (attack.negated === 1) return [whyStep(say('negated'), 'MYS-17.6')];
  if (attack.interceptor >= 0 && findThing(state, attack.interceptor) === undefined) {
    const isNecrotic = lastOf(moment, 'intercepted') !== undefined && lastOf(moment, 'left') !== undefined;
    return isNecrotic && state.links.length === 0
      ? [whyStep(say('necroticIntercepts'), 'MYS-26.2')]
      : [whyStep(say('targetGone'), 'MYS-17.11')];
  }
  if (!isTower(attack.target) && findThing(state, attack.target) === undefined)
    return [whyStep(say('targetGone'), 'MYS-17.6')];
  const card = thingLabel(state, attacker);
  return hasStatus(attacker, BARRED)
    ? [whyStep(say('barred', { card, statuses: statusText(attacker.statuses & BARRED) }), 'MYS-17.6')]
    : [];
};

/** MYS-17.9 */
const forcedSteps = (state: State): Why => {
  const interceptor = findThing(state, state.attack.interceptor);
  return interceptor !== undefined && hasDuty(interceptor, DUTY.mustIntercept)
    ? [whyStep(say('mustIntercept'), 'MYS-17.9')]
    : [];
};

export const battleExplainers: Explainers<
  'attackDeclared' | 'intercepted' | 'attackResolved' | 'attackNegated' | 'attackEnded' | 'attackLeft'
> = {
  attackDeclared: (event) => [whyStep(tell(event), 'MYS-17.3')],
  intercepted: (event, { state }) => [
    ...attackSteps(state).slice(0, 1),
    ...forcedSteps(state),
    whyStep(tell(event), 'MYS-17.7'),
  ],
  attackResolved: (_, { state }) => [
    ...attackSteps(state),
    whyStep(say('bothPassed'), 'MYS-22.8'),
    whyStep(say('onward', { target: nameOf(state, state.attack.target) }), 'MYS-17.6'),
  ],
  attackNegated: (event, { state }) => {
    const work = workOf(state, DO.negate);
    return [...(work === undefined ? [] : workSteps(state, work)), whyStep(tell(event), 'MYS-23.8')];
  },
  attackEnded: (event, moment) => [
    ...attackSteps(moment.state),
    ...endReason(moment),
    whyStep(tell(event), 'MYS-17.6'),
  ],
  attackLeft: () => [whyStep(say('windowCloses'), 'MYS-13.4'), whyStep(say('attackLeft'), 'MYS-13.3')],
};

/** Chains whose last link is the line that the log has for the event. */
import type { Why, WhyStep } from '@three-spires/kernel';
import { narrate } from '../rules/events/index.ts';
import { abilityStep, causeOf } from './cause.ts';
import { type Moment, namesIn } from './moment.ts';
import { say } from './say.ts';

/** The event as its line in the log; the few that have none say what takes effect. */
export const itself = ({ state, event }: Moment, rule: string | undefined, amount?: number): WhyStep => {
  const line = narrate(event, namesIn(state));
  const says =
    line.length > 0
      ? line
      : event.type === 'abilityTriggered'
        ? abilityStep(state, { ...event, card: -1 }).says
        : say('modeChanged');
  return {
    says,
    ...(rule === undefined ? {} : { rule }),
    ...(amount === undefined ? {} : { amount }),
  };
};

/** The cause, the steps in between and the event itself. */
export const chain = (moment: Moment, rule: string | undefined, between: Why = [], amount?: number): Why => [
  ...causeOf(moment),
  ...between,
  itself(moment, rule, amount),
];

import { say } from '../words/say.ts';
import { CLOCKS, type ClockName } from './plan.ts';

const MINUTE = 60;

/** A clock in words: "15 min + 10 s", "2 days". */
export const clockText = (name: ClockName): string => {
  const clock = CLOCKS[name];
  if (clock === undefined) return say('new.clock.none');
  return 'days' in clock
    ? say('time.days', { days: clock.days })
    : say('new.clock.is', { minutes: clock.seconds / MINUTE, increment: clock.increment });
};

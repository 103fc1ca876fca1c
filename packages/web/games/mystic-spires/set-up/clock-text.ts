import { say } from '../words/say.ts';
import { CLOCKS, type ClockName } from './plan.ts';

const MINUTE = 60;

/** A clock in words: "15 min + 10 s". */
export const clockText = (name: ClockName): string => {
  const clock = CLOCKS[name];
  return clock === undefined
    ? say('new.clock.none')
    : say('new.clock.is', { minutes: clock.seconds / MINUTE, increment: clock.increment });
};

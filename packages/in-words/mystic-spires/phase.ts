import type { MysticSeen } from './names.ts';
import { say } from './words.ts';

/** The phase, as the rulebook writes it. */
export const phaseName = ({ view: { phase } }: MysticSeen): string => {
  if (phase === 'setup' || phase === 'over') return say('phase.setup');
  const number = /^Main (\d)$/.exec(phase)?.[1];
  return number === undefined ? say('phase', { phase }) : say('main', { number });
};

/** What Orbs give (STS-22.5, STS-22.6). */
import { NONE, type Text } from '@three-spires/kernel';
import { MODIFIER, modifier } from '../rules/combat/modifiers.ts';
import { playerAt } from '../rules/state.ts';
import { ORBS } from '../words/lists.ts';
import { icon } from '../words/phrases/icons.ts';
import type { Moment } from './moment.ts';
import { say } from './say.ts';
import { sourcesOf } from './sources.ts';
import { adding, type Tally, tallyOf } from './tally.ts';

const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');
const DARK = ORBS.indexOf('dark');

/** The Orb whose effect is being resolved, or NONE (rules/steps/orbs.ts says where it is kept). */
export const orbInFrame = ({ frame, op, step }: Moment): number => {
  if (frame === undefined || op === undefined) return NONE;
  switch (step) {
    case 'orbEffect':
      return op.kind;
    case 'evokeAll':
      return frame.left;
    case 'channel':
    case 'evoke':
    case 'orbAgain':
      return frame.moved - 1;
    default:
      return NONE;
  }
};

const isEvoked = (step: Moment['step']): boolean => step !== 'orbEffect' && step !== 'orbAgain';

const evokes = (orb: number): number => {
  if (orb === LIGHTNING) return 2;
  return orb === FROST ? 1 : 3;
};

export const orbTally = ({ state, frame, step }: Moment, orb: number, thing: Text): Tally | undefined => {
  if (frame === undefined) return undefined;
  const player = playerAt(state, frame.seat);
  const withModifier = (tally: Tally, name: number): Tally => {
    const by = modifier(player, name);
    return adding(tally, by, say('adds', { what: sourcesOf(player, [name]), by }), 'STS-22.11');
  };
  const opening = (amount: number, rule: string): Tally =>
    tallyOf(say('amount', { what: icon(ORBS[orb] ?? 'dark'), amount, thing }), amount, rule);
  if (!isEvoked(step)) {
    const tally = withModifier(opening(1, 'STS-22.5'), MODIFIER.orbBonus);
    return orb === LIGHTNING ? withModifier(tally, MODIFIER.lightningBonus) : tally;
  }
  let tally = opening(evokes(orb), 'STS-22.6');
  if (orb === DARK) {
    const by = player.powers.length;
    tally = adding(tally, by, say('perPower', { by }), 'STS-22.6');
  }
  tally = withModifier(tally, MODIFIER.evokeBonus);
  return orb === DARK ? withModifier(tally, MODIFIER.darkEvokeBonus) : tally;
};

/** The bots of Slay the Spire: fights are searched; everything between them is judged by trained values. */
import { isCombatPhase, PHASE, type State } from '@three-spires/slay-the-spire/for-bots';
import type { Bot } from '../bot.ts';
import { bringsOnClimb, chooseOnClimb, rateOnClimb } from './climb/choose.ts';
import { bringsInFight, chooseInFight, explained, rateInFight } from './fight/index.ts';
import { WORTHS, type Worth } from './worth/worth.ts';

const GAME = 'slay-the-spire';

const inFight = ({ phase }: State): boolean => isCombatPhase(phase) || phase === PHASE.endOfCombat;

/** A bot of a level; the lab can pass different values to compare them with the trained ones. */
export const climber = (level: 'novice' | 'adept' | 'master', worths: readonly Worth[] = WORTHS): Bot => {
  const judgement = { worths, tries: level === 'master', rests: level === 'novice' };
  return {
    id: `${GAME}/${level}`,
    game: GAME,
    level,
    knowsChances: true,
    choose({ seat, state: seen }, moves, thinking) {
      const state = seen as unknown as State;
      if (inFight(state)) return explained(state, seat, chooseInFight(state, seat, thinking, level));
      return chooseOnClimb(state, seat, moves, thinking, judgement);
    },
    rate({ seat, state: seen }, moves, thinking) {
      const state = seen as unknown as State;
      return inFight(state)
        ? rateInFight(state, seat, moves, thinking)
        : rateOnClimb(state, seat, moves, thinking, judgement);
    },
    brings({ seat, state: seen }, moves, move) {
      const state = seen as unknown as State;
      return inFight(state)
        ? bringsInFight(state, seat, move)
        : bringsOnClimb(state, seat, moves, move, worths);
    },
  };
};

export const slayTheSpireNovice = climber('novice');
export const slayTheSpireAdept = climber('adept');
export const slayTheSpireMaster = climber('master');

/** One fight of Slay the Spire, played by a bot. */
import { chooseInFight, type Strength } from '@three-spires/bots/slay-the-spire/fight';
import type { Imagined } from '@three-spires/kernel';
import { type SlayTheSpireState as State, slayTheSpire } from '@three-spires/slay-the-spire';
import { isCombatPhase, NONE } from '@three-spires/slay-the-spire/for-bots';
import { type Chooser, playOut } from '@three-spires/what-if/play-out';
import { MOST_ROUNDS } from '@three-spires/what-if/rounds';

export type FightEnd = {
  readonly won: boolean;
  readonly hp: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly ms: number;
};

/** Plays a fight to its end. */
export const playFight = (
  state: State,
  job: { readonly seed: string; readonly strength: Strength; readonly ms: number },
): FightEnd => {
  const begun = performance.now();
  const chooser: Chooser = {
    choose: ({ state: known, seat }, _moves, thinking) => ({
      move: chooseInFight(known as Imagined<State>, seat, thinking, job.strength),
    }),
  };
  const decisions = playOut({
    game: slayTheSpire,
    state,
    chooserOf: () => chooser,
    thinkingAt(count) {
      const until = job.ms === 0 ? Number.POSITIVE_INFINITY : performance.now() + job.ms;
      return { seed: `${job.seed} ${count}`, outOfTime: () => performance.now() > until };
    },
    isOver: () => !isCombatPhase(state.phase) || state.fallen !== NONE || state.round >= MOST_ROUNDS,
  });
  const won = !isCombatPhase(state.phase) && state.fallen === NONE;
  const hp = won ? state.players.reduce((sum, player) => sum + player.hp, 0) / state.players.length : 0;
  return { won, hp, rounds: state.round, decisions, ms: performance.now() - begun };
};

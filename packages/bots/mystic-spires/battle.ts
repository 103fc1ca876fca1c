/** Who can fight in the battle of this turn. */
import { canAttack, isTiredBy, PHASE, type State, type Thing } from '@three-spires/mystic-spires/for-bots';

/** Whether the turn player's Unit can attack in this turn: Fatigue of the last battle ends as this one begins (MYS-20.3). */
const willAttack = ({ phase, turnPlayer }: State, thing: Thing): boolean => {
  const isRestedThen = phase < PHASE.battle && isTiredBy(thing, turnPlayer, PHASE.battle);
  return canAttack(isRestedThen ? { ...thing, fatigue: 0 } : thing);
};

/** The seat's Units that can attack now or, before its battle, in that. */
export const attackersOf = (state: State, seat: number): Thing[] =>
  state.things.filter((thing) => thing.controller === seat && willAttack(state, thing));

/** The Stygian Society as one object for the rest of the house. */
import type { About, Decision, Game, Outcome } from '@three-spires/kernel';
import { seatsIn } from '@three-spires/kernel';
import { CONTENT } from './library.ts';
import { advance } from './rules/advance.ts';
import { apply } from './rules/apply.ts';
import { deciding } from './rules/asking.ts';
import { copyState } from './rules/copy.ts';
import { describe } from './rules/describe.ts';
import type { StygianEvent } from './rules/event.ts';
import { legal } from './rules/legal.ts';
import { applyFallen, readFallen, wantedFall } from './rules/physical.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import { readSetup, type Setup, startGame } from './rules/setup.ts';
import { RESULT, RESULTS, type State } from './rules/state.ts';
import { QUESTION_NAMES, view } from './rules/view.ts';
import type { StygianView } from './rules/view-types.ts';
import { scenario } from './scenario.ts';
import { buildPosition } from './scenario-build.ts';
import { explainRefusal } from './text/explain.ts';
import { narrate } from './text/narrate.ts';

export type { State as StygianState } from './rules/state.ts';

const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  return [{ id: state.question.id, kind: QUESTION_NAMES[state.question.kind] ?? '', seats }];
};

/** STY-1.1: all win or all lose. */
const outcome = ({ result, players }: State): Outcome | undefined => {
  if (result === 0) return undefined;
  const reason = RESULTS[result] ?? '';
  if (result !== RESULT.wizard) return { result: 'defeat', winners: [], reason };
  return { result: 'victory', winners: Array.from({ length: players }, (_, seat) => seat), reason };
};

const about = ({ floor, turn, wounds, peril }: State): About => ({ floor, turn, wounds, peril });

export const stygianSociety: Game<State, Setup, StygianView, StygianEvent> = {
  id: 'stygian-society',
  name: 'The Stygian Society',
  rulesVersion: 4,
  stateVersion: 2,
  seats: { least: 1, most: 4 },
  readSetup,
  start: (setup, seed, emit) => {
    if (setup.position !== undefined) return buildPosition(setup.position, seed);
    const state = startGame(setup, seed);
    advance(state, emit);
    return state;
  },
  deciding,
  decisions,
  legal,
  refuse,
  apply,
  outside: { wanted: wantedFall, read: readFallen, apply: applyFallen },
  copy: copyState,
  view,
  outcome,
  preview,
  describe,
  explain: explainRefusal,
  narrate,
  about,
  content: CONTENT,
  scenario,
};

/** Mystic Spires: The Trading Card Game as one object for the rest of the house. */
import type { About, Decision, Game, Outcome } from '@three-spires/kernel';
import { seatsIn } from '@three-spires/kernel';
import { CONTENT } from './library.ts';
import { advance, deciding } from './rules/advance.ts';
import { apply } from './rules/apply.ts';
import { copyState } from './rules/copy.ts';
import { describe } from './rules/describe.ts';
import type { MysticEvent } from './rules/event.ts';
import { legal } from './rules/legal.ts';
import { CONCEDE, PASS } from './rules/moves.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import {
  chooseDeck,
  chooseForProgram,
  nextInMatch,
  readSetup,
  type Setup,
  shownSetup,
  startGame,
} from './rules/setup.ts';
import { isAwaitingDecks, PHASE, QUESTION, REASONS, type State } from './rules/state.ts';
import { towerEntry } from './rules/tables.ts';
import { view } from './rules/view.ts';
import type { MysticView } from './rules/view-types.ts';
import { scenario } from './scenario.ts';
import { buildPosition } from './scenario-build.ts';
import { explainRefusal } from './text/explain.ts';
import { narrate } from './text/narrate.ts';

export type { Setup as MysticSetup } from './rules/setup.ts';
export type { State as MysticState } from './rules/state.ts';

const QUESTION_NAMES = Object.keys(QUESTION);

/** Passing and acting have no number of their own: how far the game has come stands in for it. */
const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  const { kind, id } = state.question;
  if (kind !== QUESTION.none) return [{ id, kind: QUESTION_NAMES[kind] as string, seats }];
  return [{ id: state.asked, kind: state.links.length > 0 ? 'respond' : 'act', seats }];
};

const outcome = ({ phase, losers, reasons }: State): Outcome | undefined => {
  if (phase !== PHASE.over) return undefined;
  const lost = reasons.find((reason) => reason !== 0) ?? 0;
  const reason = REASONS[lost] ?? '';
  // MYS-36.3
  if (losers === 3) return { result: 'draw', winners: [], reason };
  return { result: 'victory', winners: [losers === 1 ? 1 : 0], reason };
};

/** The Towers lie open once both are there, and so does what they can still take. */
const about = (state: State): About =>
  Object.fromEntries([
    ['turn', state.turn],
    ...(isAwaitingDecks(state) ? [] : state.keepers).flatMap(({ tower, hp }, seat) => [
      [`tower${seat}`, towerEntry(tower).definition.name],
      [`hp${seat}`, hp],
    ]),
  ]);

export const mysticSpires: Game<State, Setup, MysticView, MysticEvent> = {
  id: 'mystic-spires',
  name: 'Mystic Spires: The Trading Card Game',
  rulesVersion: 5,
  stateVersion: 2,
  seats: { least: 2, most: 2 },
  rivals: true,
  readSetup,
  start: (setup, seed, emit) => {
    if (setup.position !== undefined) return buildPosition(setup.position, seed);
    const state = startGame(setup, seed, emit);
    advance(state, emit);
    return state;
  },
  pass: PASS,
  concession: CONCEDE,
  nextInMatch,
  chooseForSeat: chooseDeck,
  chooseForProgram,
  shownSetup,
  deciding,
  decisions,
  legal,
  refuse,
  apply,
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

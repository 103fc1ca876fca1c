/** Mystic Spires: The Trading Card Game, as one `Game` object. */
import type { Game } from '@three-spires/kernel';
import { CONTENT } from './library.ts';
import { apply } from './rules/apply.ts';
import { copyState } from './rules/copy.ts';
import { deciding, decisions } from './rules/decisions.ts';
import { describe } from './rules/describe.ts';
import { type MysticSpiresEvent, narrate } from './rules/events/index.ts';
import { imagine } from './rules/imagine.ts';
import { legal } from './rules/legal.ts';
import { advance } from './rules/loop.ts';
import { CONCEDE, PASS } from './rules/moves.ts';
import { about, outcome } from './rules/outcome.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import {
  chooseDeck,
  chooseForBot,
  leavesChoice,
  nextInMatch,
  readSetup,
  type Setup,
  shownSetup,
} from './rules/setup.ts';
import { startGame } from './rules/start.ts';
import type { State } from './rules/state.ts';
import { view, views } from './rules/view.ts';
import type { MysticSpiresView } from './rules/view-types.ts';
import { buildPosition } from './scenario/build.ts';
import { scenario } from './scenario/index.ts';
import { summarise } from './summary/index.ts';
import { record } from './summary/record.ts';
import { explainDeckFault, explainRefusal } from './text/explain.ts';
import { why } from './why/index.ts';

export type { Setup as MysticSpiresSetup } from './rules/setup.ts';
export type { State as MysticSpiresState } from './rules/state.ts';

export const mysticSpires: Game<State, Setup, MysticSpiresView, MysticSpiresEvent> = {
  id: 'mystic-spires',
  name: 'Mystic Spires: The Trading Card Game',
  rulesVersion: 5,
  stateVersion: 2,
  seats: { least: 2, most: 2 },
  rivals: true,
  readSetup: (value) => readSetup(value, explainDeckFault),
  start: (setup, seed, emit) => {
    if (setup.position !== undefined) return buildPosition(setup.position, seed);
    const state = startGame(setup, seed, emit);
    advance(state, emit);
    return state;
  },
  pass: PASS,
  concession: CONCEDE,
  nextInMatch,
  chooseForSeat: (setup, seat, choice) => chooseDeck(setup, seat, choice, explainDeckFault),
  leavesChoice,
  chooseForBot,
  shownSetup,
  deciding,
  decisions,
  legal,
  refuse,
  apply,
  copy: copyState,
  imagine,
  view,
  views,
  outcome,
  preview,
  why,
  describe,
  explain: explainRefusal,
  narrate,
  about,
  signals: ['ping', 'greet', 'thinking', 'wellPlayed', 'oops', 'thanks'],
  content: CONTENT,
  scenario,
  record,
  summarise,
};

/** The Stygian Society, as one `Game` object. */
import type { About, Game } from '@three-spires/kernel';
import { CONTENT } from './library.ts';
import { apply } from './rules/apply.ts';
import { deciding } from './rules/asking.ts';
import { copyState } from './rules/copy.ts';
import { decisions } from './rules/decisions.ts';
import { describe } from './rules/describe.ts';
import { narrate, type StygianSocietyEvent } from './rules/events/index.ts';
import { imagine } from './rules/imagine.ts';
import { legal } from './rules/legal.ts';
import { outcome } from './rules/outcome.ts';
import { applyFallen, readFallen, wantedFall } from './rules/outside.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import { readSetup, type Setup } from './rules/setup.ts';
import { startGame } from './rules/start.ts';
import type { State } from './rules/state.ts';
import { together } from './rules/together.ts';
import { view, views } from './rules/view.ts';
import type { StygianSocietyView } from './rules/view-types.ts';
import { buildPosition } from './scenario/build.ts';
import { scenario } from './scenario/index.ts';
import { summarise } from './summary/index.ts';
import { record } from './summary/record.ts';
import { explainRefusal } from './text/explain.ts';
import { why } from './why/index.ts';
import { HEROES } from './words/lists.ts';

export type { State as StygianSocietyState } from './rules/state.ts';

/** The party is listed in seat order. */
const about = ({ floor, turn, wounds, peril, heroes }: State): About => ({
  floor,
  turn,
  wounds,
  peril,
  party: [...heroes]
    .sort((one, other) => one.seat - other.seat)
    .map(({ hero }) => HEROES[hero])
    .join(', '),
});

export const stygianSociety: Game<State, Setup, StygianSocietyView, StygianSocietyEvent> = {
  id: 'stygian-society',
  name: 'The Stygian Society',
  rulesVersion: 4,
  stateVersion: 2,
  seats: { least: 1, most: 4 },
  readSetup,
  start: (setup, seed, emit) => {
    if (setup.position !== undefined) return buildPosition(setup.position, seed);
    return startGame(setup, seed, emit);
  },
  deciding,
  decisions,
  legal,
  refuse,
  apply,
  outside: { wanted: wantedFall, read: readFallen, apply: applyFallen },
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
  together,
  signals: ['ping', 'focus', 'spare', 'wait', 'ready', 'wellPlayed', 'thanks'],
  content: CONTENT,
  scenario,
  record,
  summarise,
};

/** Slay the Spire: The Board Game, as one `Game` object. */
import type { About, Game } from '@three-spires/kernel';
import { InputError, NONE } from '@three-spires/kernel';
import { campaignRules } from './campaign.ts';
import { BOX } from './library-box.ts';
import { apply } from './rules/apply.ts';
import { copyState } from './rules/copy.ts';
import { deciding, decisions } from './rules/decisions.ts';
import { describe } from './rules/describe.ts';
import { narrate, type SlayTheSpireEvent } from './rules/events/index.ts';
import { imagine } from './rules/imagine.ts';
import { freeCharacters } from './rules/join.ts';
import { legal } from './rules/legal.ts';
import { seatName } from './rules/naming.ts';
import { outcome } from './rules/outcome.ts';
import { outside } from './rules/outside.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import { OWN_ROLL } from './rules/run-modifiers.ts';
import { MODE, ROOM_NAMES } from './rules/run-state.ts';
import { readSetup, type Setup } from './rules/setup.ts';
import { startNew } from './rules/start.ts';
import type { State } from './rules/state.ts';
import { together } from './rules/together.ts';
import { view, views } from './rules/view.ts';
import type { SlayTheSpireView } from './rules/view-types.ts';
import { scenario } from './scenario/index.ts';
import { summarise } from './summary/index.ts';
import { record } from './summary/record.ts';
import { explainRefusal } from './text/explain.ts';
import { why } from './why/index.ts';
import { CHARACTERS } from './words/lists.ts';

export { joinGame, mayJoin } from './rules/join.ts';
export type { Setup as SlayTheSpireSetup } from './rules/setup.ts';
export type { State as SlayTheSpireState } from './rules/state.ts';
export { PLACES } from './scenario/climb.ts';

/** The set-up still names the characters, so that lists of tables can show them without reading positions. */
const startAt = ({ characters }: Setup, position: unknown, seed: string): State => {
  const state = scenario.build(position, seed);
  const seated = state.players.map((_, seat) => seatName(state, seat));
  if (seated.join() !== characters.join())
    throw new InputError(`setup: characters: the position is for ${seated.join(', ')}`);
  return state;
};

/** The party, its progress, and the characters a newcomer could play; empty for the first fight alone. */
const about = (state: State): About => {
  const { run, players } = state;
  if (run.mode === MODE.firstFight || run.boss === NONE) return {};
  const free = freeCharacters(state);
  return {
    act: run.act,
    room: ROOM_NAMES[run.room] as string,
    floor: run.path.length,
    party: players.map((_, seat) => seatName(state, seat)).join(', '),
    ...(free.length === 0 ? {} : { free: free.join(', ') }),
  };
};

export const slayTheSpire: Game<State, Setup, SlayTheSpireView, SlayTheSpireEvent> = {
  id: 'slay-the-spire',
  name: 'Slay the Spire: The Board Game',
  rulesVersion: 5,
  stateVersion: 2,
  seats: { least: 1, most: 4 },
  readSetup,
  dayOf: ({ climb }) => (climb?.daily === OWN_ROLL ? undefined : climb?.daily),
  start: (setup, seed, emit) => {
    emit?.({
      type: 'gameStarted',
      characters: setup.characters.map((character) => CHARACTERS.indexOf(character)),
    });
    return setup.position === undefined ? startNew(setup, seed, emit) : startAt(setup, setup.position, seed);
  },
  deciding,
  decisions,
  legal,
  refuse,
  apply,
  outside,
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
  signals: ['ping', 'focus', 'spare', 'protect', 'block', 'wait', 'ready', 'thanks'],
  content: BOX,
  scenario,
  campaign: campaignRules,
  record,
  summarise,
};

/** Slay the Spire: The Board Game as one object for the rest of the house. */
import type { About, Decision, Game, Outcome } from '@three-spires/kernel';
import { hasSeat, InputError, seatsIn, topFrame } from '@three-spires/kernel';
import { BOX } from './library-box.ts';
import { apply } from './rules/apply.ts';
import { campaignRules } from './rules/campaign.ts';
import { copyState } from './rules/copy.ts';
import { describe } from './rules/describe.ts';
import { WINDOW } from './rules/die-window.ts';
import type { SpireEvent } from './rules/event.ts';
import { deciding, legal } from './rules/legal.ts';
import { seatName } from './rules/naming.ts';
import { preview } from './rules/preview.ts';
import { refuse } from './rules/refuse.ts';
import { freeCharacters } from './rules/run/join.ts';
import { OWN_ROLL } from './rules/run/modifiers.ts';
import { outside } from './rules/run/outside.ts';
import { MODE, ROOM_NAMES } from './rules/run/state.ts';
import { readSetup, type Setup } from './rules/setup.ts';
import { startNew } from './rules/start.ts';
import { GAVE_UP, PHASE, QUESTION, type State, UNSET } from './rules/state.ts';
import { PROGRAM_SOURCES } from './rules/tables.ts';
import { inTurn } from './rules/turns.ts';
import { view } from './rules/view.ts';
import type { SpireView } from './rules/view-types.ts';
import { scenario } from './scenario.ts';
import { summarise } from './summary/index.ts';
import { explainRefusal } from './text/explain.ts';
import { narrate } from './text/narrate.ts';
import { CHARACTERS } from './words/lists.ts';

export { joinGame, mayJoin } from './rules/run/join.ts';
export type { Setup as SpireSetup } from './rules/setup.ts';
export type { State as SpireState } from './rules/state.ts';
export { PLACES } from './scenario-climb.ts';

const QUESTION_NAMES = Object.keys(QUESTION);

const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  const { question } = state;
  if (question.kind === QUESTION.none) {
    return [
      {
        id: state.phaseQuestion,
        kind: state.dieWindow === WINDOW.open ? 'die' : phaseKind(state),
        seats: withTakeBack(state),
      },
    ];
  }
  const frame = topFrame(state.stack);
  const source = frame === undefined ? undefined : PROGRAM_SOURCES[frame.program]?.name;
  return [
    {
      id: question.id,
      kind: QUESTION_NAMES[question.kind] as string,
      seats,
      ...(source === undefined ? {} : { source }),
      least: question.optional !== 0 ? 0 : 1,
    },
  ];
};

const PHASE_NAMES = Object.keys(PHASE);

/** The kind of decision a whole phase stands for. */
const phaseKind = (state: State): string =>
  state.phase === PHASE.play ? 'turn' : (PHASE_NAMES[state.phase] as string);

/** A player who is done may still answer the turn, by taking the declaration back (STS-13.2). */
const withTakeBack = (state: State): number[] =>
  state.players.flatMap((_, seat) =>
    (state.phase === PHASE.play ? inTurn(state, seat) : hasSeat(deciding(state), seat)) ? [seat] : [],
  );

const outcome = (state: State): Outcome | undefined => {
  if (state.phase !== PHASE.over) return undefined;
  const seats = state.players.map((_, seat) => seat);
  if (state.fallen !== UNSET) {
    const reason = state.fallen === GAVE_UP ? 'gave-up' : 'player-died';
    return { result: 'defeat', winners: [], reason };
  }
  return { result: 'victory', winners: seats, reason: 'encounter-won' };
};

/** The set-up still names the characters: lists of tables show them without knowing positions. */
const startAt = ({ characters }: Setup, position: unknown, seed: string): State => {
  const state = scenario.build(position, seed);
  const seated = state.players.map((_, seat) => seatName(state, seat));
  if (seated.join() !== characters.join())
    throw new InputError(`setup: characters: the position is for ${seated.join(', ')}`);
  return state;
};

/** Who climbs now, how far they have come, and as whom somebody could join; nothing for the first fight alone. */
const about = (state: State): About => {
  const { run, players } = state;
  if (run.mode === MODE.firstFight || run.boss === UNSET) return {};
  const free = freeCharacters(state);
  return {
    act: run.act,
    room: ROOM_NAMES[run.room] as string,
    floor: run.path.length,
    party: players.map((_, seat) => seatName(state, seat)).join(', '),
    ...(free.length === 0 ? {} : { free: free.join(', ') }),
  };
};

export const slayTheSpire: Game<State, Setup, SpireView, SpireEvent> = {
  id: 'slay-the-spire',
  name: 'Slay the Spire: The Board Game',
  rulesVersion: 4,
  stateVersion: 2,
  seats: { least: 1, most: 4 },
  readSetup,
  dayOf: ({ climb }) => (climb?.daily === OWN_ROLL ? undefined : climb?.daily),
  start: (setup, seed, emit) => {
    const characters = setup.characters.map((character) => CHARACTERS.indexOf(character));
    if (emit) emit({ type: 'gameStarted', characters });
    return setup.position === undefined ? startNew(setup, seed, emit) : startAt(setup, setup.position, seed);
  },
  deciding,
  decisions,
  legal,
  refuse,
  apply,
  outside,
  copy: copyState,
  view,
  outcome,
  preview,
  describe,
  explain: explainRefusal,
  narrate,
  about,
  content: BOX,
  scenario,
  campaign: campaignRules,
  summarise,
};

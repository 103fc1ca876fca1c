/**
 * Lantern Stair, a tiny complete game. It is the proof that a fourth game needs nothing but the contract: no package of
 * the project knows it.
 *
 * Two climbers go up a dark stair. On your turn climb: turn the top card of the stair. A lantern adds its number to
 * the steps of this turn (LS-1). Rest: the steps of this turn are safe and the turn passes (LS-2). A gust blows the
 * steps of this turn away and the turn passes (LS-3), unless you spend a cloak (LS-4). Boots add 2 steps (LS-5).
 * Charms are hidden from the other climber. The first with 12 safe steps wins (LS-6).
 */
import {
  addMove,
  closeQuestion,
  createRandom,
  createRefuse,
  encodeMove,
  type Game,
  type GameEvent,
  InputError,
  isAsking,
  type Move,
  type MoveList,
  moveKind,
  openQuestion,
  type Question,
  type Random,
  type Refusal,
  refusal,
  type Seat,
  seatBit,
  shuffle,
} from '@three-spires/kernel';

const GOAL = 12;
const BOOTS_STEPS = 2;
const CHARMS_EACH = 2;
const GUST = 0;
const CLOAK = 1;
const BOOTS = 2;
/** Lanterns by their number of steps, and gusts. */
const STAIR = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, GUST, GUST, GUST, GUST];
const CHARMS = [CLOAK, CLOAK, CLOAK, BOOTS, BOOTS, BOOTS];
const STREAM = { stair: 0, charms: 1 };
const QUESTION = { none: 0, gust: 1 };
const KINDS = ['climb', 'rest', 'boots', 'cloak', 'fall'] as const;
type Kind = (typeof KINDS)[number];

const moveOf = (kind: Kind): Move => encodeMove(KINDS.indexOf(kind) + 1);
const kindOf = (move: Move): Kind | undefined => KINDS[moveKind(move) - 1];

type Climber = { safe: number; charms: number[] };
type State = {
  random: Random;
  stair: number[];
  climbers: Climber[];
  turn: Seat;
  steps: number;
  question: Question;
  asked: number;
};
type Setup = { readonly seats: 2 };
type Event = GameEvent & { readonly seat: Seat; readonly steps: number };
export type LanternStairView = {
  readonly turn: Seat;
  readonly steps: number;
  readonly stair: number;
  readonly climbers: readonly {
    readonly safe: number;
    readonly charms: number;
    readonly own?: readonly ('cloak' | 'boots')[];
  }[];
};

const climberOf = (state: State): Climber => state.climbers[state.turn] as Climber;
const winnerOf = (state: State): Seat => state.climbers.findIndex(({ safe }) => safe >= GOAL);
const isOver = (state: State): boolean => winnerOf(state) >= 0;

const start = (_setup: Setup, seed: string): State => {
  const random = createRandom(seed, Object.keys(STREAM).length);
  const stair = [...STAIR];
  const charms = [...CHARMS];
  shuffle(random, STREAM.stair, stair);
  shuffle(random, STREAM.charms, charms);
  const climbers = [0, 1].map(() => ({ safe: 0, charms: charms.splice(0, CHARMS_EACH) }));
  return { random, stair, climbers, turn: 0, steps: 0, question: { kind: QUESTION.none, id: 0 }, asked: 0 };
};

const legal = (state: State, seat: Seat, out: MoveList): void => {
  out.length = 0;
  if (isOver(state) || seat !== state.turn) return;
  if (isAsking(state)) {
    addMove(out, moveOf('cloak'));
    addMove(out, moveOf('fall'));
    return;
  }
  addMove(out, moveOf('climb'));
  if (state.steps > 0) addMove(out, moveOf('rest'));
  if (climberOf(state).charms.includes(BOOTS)) addMove(out, moveOf('boots'));
};

const reason = (state: State, seat: Seat, move: Move): Refusal => {
  if (isOver(state)) return refusal('game-over', 'LS-6');
  if (seat !== state.turn) return refusal('not-your-turn', 'LS-2');
  if (isAsking(state)) return refusal('gust-first', 'LS-4');
  return refusal(
    kindOf(move) === 'rest' ? 'no-steps' : 'no-charm',
    kindOf(move) === 'rest' ? 'LS-2' : 'LS-5',
  );
};

const passTurn = (state: State): void => {
  state.asked++;
  state.steps = 0;
  state.turn = 1 - state.turn;
};

const spend = (state: State, charm: number): void => {
  const { charms } = climberOf(state);
  charms.splice(charms.indexOf(charm), 1);
};

type Emit = ((event: Event) => void) | undefined;

const climb = (state: State, emit: Emit): void => {
  const { turn: seat } = state;
  if (state.stair.length === 0) {
    state.stair = [...STAIR];
    shuffle(state.random, STREAM.stair, state.stair);
  }
  const card = state.stair.pop() as number;
  state.steps += card;
  emit?.({ type: card === GUST ? 'gust' : 'lantern', seat, steps: card, reveals: true });
  if (card !== GUST) return;
  if (climberOf(state).charms.includes(CLOAK)) openQuestion(state, QUESTION.gust);
  else fall(state, emit);
};

const fall = (state: State, emit: Emit): void => {
  emit?.({ type: 'fell', seat: state.turn, steps: state.steps });
  passTurn(state);
};

const apply = (state: State, seat: Seat, move: Move, emit: Emit): void => {
  switch (kindOf(move)) {
    case 'climb':
      climb(state, emit);
      break;
    case 'rest':
      climberOf(state).safe += state.steps;
      emit?.({ type: 'rested', seat, steps: state.steps });
      passTurn(state);
      break;
    case 'boots':
      spend(state, BOOTS);
      state.steps += BOOTS_STEPS;
      emit?.({ type: 'boots', seat, steps: BOOTS_STEPS, reveals: true });
      break;
    case 'cloak':
      closeQuestion(state);
      state.asked++;
      spend(state, CLOAK);
      emit?.({ type: 'cloak', seat, steps: state.steps, reveals: true });
      break;
    default:
      closeQuestion(state);
      fall(state, emit);
  }
};

const view = (state: State, viewer: Seat | 'spectator'): LanternStairView => ({
  turn: state.turn,
  steps: state.steps,
  stair: state.stair.length,
  climbers: state.climbers.map(({ safe, charms }, seat) => ({
    safe,
    charms: charms.length,
    ...(seat === viewer ? { own: charms.map((charm) => (charm === CLOAK ? 'cloak' : 'boots')) } : {}),
  })),
});

const copy = (state: State): State => ({
  ...state,
  random: state.random.slice(),
  stair: state.stair.slice(),
  climbers: state.climbers.map(({ safe, charms }) => ({ safe, charms: charms.slice() })),
  question: { ...state.question },
});

/** Hidden are the order of the stair and the other climber's charms. One who is asked about a gust has a cloak (LS-4). */
const imagine = (state: State, seat: Seat, seed: string): State => {
  const world = copy(state);
  world.random = createRandom(seed, Object.keys(STREAM).length);
  world.stair.sort((one, other) => one - other);
  shuffle(world.random, STREAM.stair, world.stair);
  const charms = [...CHARMS];
  for (const charm of (world.climbers[seat] as Climber).charms) charms.splice(charms.indexOf(charm), 1);
  shuffle(world.random, STREAM.charms, charms);
  const other = world.climbers[1 - seat] as Climber;
  const shown = isAsking(state) && state.turn !== seat ? charms.splice(charms.indexOf(CLOAK), 1) : [];
  other.charms = [...shown, ...charms].slice(0, other.charms.length);
  return world;
};

const LINES: Readonly<Record<string, (who: string, steps: number) => string>> = {
  lantern: (who, steps) => `${who} finds a lantern: ${steps}.`,
  gust: (who) => `A gust catches ${who}.`,
  fell: (who, steps) => `${who} loses ${steps}.`,
  rested: (who, steps) => `${who} rests and keeps ${steps}.`,
  boots: (who) => `${who} puts on boots.`,
  cloak: (who) => `${who} holds on with a cloak.`,
};

const REASONS: Readonly<Record<string, string>> = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is the other climber’s turn.',
  'gust-first': 'First answer the gust.',
  'no-steps': 'There is nothing to keep yet.',
  'no-charm': 'You have no such charm.',
};

export const lanternStair: Game<State, Setup, LanternStairView, Event> = {
  id: 'lantern-stair',
  name: 'Lantern Stair',
  rulesVersion: 1,
  stateVersion: 1,
  seats: { least: 2, most: 2 },
  rivals: true,
  readSetup: (value) => {
    if ((value as Setup | null)?.seats !== 2) throw new InputError('setup: seats must be 2', 'seats');
    return { seats: 2 };
  },
  start,
  deciding: (state) => (isOver(state) ? 0 : seatBit(state.turn)),
  decisions: (state) => {
    if (isOver(state)) return [];
    return [{ id: state.asked, kind: isAsking(state) ? 'gust' : 'turn', seats: [state.turn] }];
  },
  legal,
  refuse: createRefuse<State>({ seats: () => 2, legal, reason }),
  apply,
  copy,
  imagine,
  view,
  outcome: (state) =>
    isOver(state) ? { result: 'victory', winners: [winnerOf(state)], reason: 'reached-the-top' } : undefined,
  preview: (_state, _seat, move) => ({ changes: [], unknown: kindOf(move) === 'climb' }),
  describe: (_state, _seat, move) => ({ do: kindOf(move) ?? 'nothing' }),
  explain: ({ code }) => [REASONS[code] ?? 'This move is not possible now.'],
  narrate: ({ type, seat, steps }, names) => [LINES[type]?.(names[seat] ?? 'A climber', steps) ?? ''],
  content: [
    { id: 'cloak', name: 'Cloak', kind: 'charm', copies: 3, faces: [] },
    { id: 'boots', name: 'Boots', kind: 'charm', copies: 3, faces: [] },
  ],
  scenario: {
    build: (position, seed) => ({ ...start({ seats: 2 }, seed), ...(position as Partial<State>) }),
    show: (state) => ({ turn: state.turn, steps: state.steps, safe: state.climbers.map(({ safe }) => safe) }),
    seat: (_state, name) => Number(name),
  },
};

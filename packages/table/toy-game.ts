import {
  addMove,
  createRandom,
  type Decision,
  type Emit,
  encodeMove,
  type Game,
  type GameEvent,
  InputError,
  type Move,
  moveA,
  moveKind,
  refusal,
  removeAt,
  type Seat,
  seatBit,
  shuffle,
} from '@three-spires/kernel';

/**
 * The smallest game that has everything a table must carry: hidden hands, a shuffled deck, a turn shared by
 * several seats, moves that reveal and moves that do not, and an end. For tests only.
 */
export type ToyState = {
  random: number[];
  deck: number[];
  players: { hand: number[]; score: number; done: boolean; decision: number }[];
  round: number;
  nextDecision: number;
  /** Seats that have not chosen their secret word yet. */
  wordless: number;
};

export type ToySetup = {
  readonly players: number;
  readonly rounds: number;
  /** A secret word for each seat; null is left to whoever takes the seat. */
  readonly words?: readonly (string | null)[];
};

export type ToyView = {
  readonly deck: number;
  readonly round: number;
  readonly wordless: number;
  readonly players: readonly { score: number; done: boolean; cards: number; hand?: readonly number[] }[];
};

export type ToyEvent = GameEvent & { readonly seat: Seat; readonly card?: number };

const PLAY = 1;
const DRAW = 2;
const END = 3;
const CARDS = 60;
/** Cards are numbers that stand out in a search for leaks. */
const FIRST_CARD = 770_001;
const ROUNDS_LIMIT = 50;

export const toyPlay = (index: number): Move => encodeMove(PLAY, index);
export const toyDraw: Move = encodeMove(DRAW);
export const toyEnd: Move = encodeMove(END);

const start = ({ players, rounds, words = [] }: ToySetup, seed: string, emit?: Emit<ToyEvent>): ToyState => {
  const random = createRandom(seed, 1);
  const deck = Array.from({ length: CARDS }, (_, card) => FIRST_CARD + card);
  shuffle(random, 0, deck);
  const hands = Array.from({ length: players }, () => deck.splice(-3));
  if (emit) for (const [seat, cards] of hands.entries()) emit(dealt(seat, cards));
  return {
    random,
    deck,
    players: hands.map((hand, seat) => ({
      hand,
      score: 0,
      done: false,
      decision: seat + 1,
    })),
    round: ROUNDS_LIMIT - rounds,
    nextDecision: players + 1,
    wordless: words.filter((word) => word === null).length,
  };
};

const dealt = (seat: Seat, cards: readonly number[]): ToyEvent => ({
  type: 'dealt',
  seat,
  secret: { seats: seatBit(seat), cards: [...cards] },
});

const isOver = (state: ToyState): boolean => state.round >= ROUNDS_LIMIT;

const isDeciding = (state: ToyState, seat: Seat): boolean =>
  !isOver(state) && state.wordless === 0 && state.players[seat]?.done === false;

const refuse = (state: ToyState, seat: Seat, move: Move) => {
  const player = state.players[seat];
  if (player === undefined) return refusal('no-such-seat');
  if (!isDeciding(state, seat)) return refusal('not-deciding', 'TOY-1');
  const kind = moveKind(move);
  if (kind === PLAY && toyPlay(moveA(move)) === move)
    return moveA(move) < player.hand.length ? undefined : refusal('no-such-card', 'TOY-2');
  if (move === toyDraw) return state.deck.length > 0 ? undefined : refusal('deck-empty', 'TOY-3');
  return move === toyEnd ? undefined : refusal('no-such-move', 'TOY-4');
};

const apply = (state: ToyState, seat: Seat, move: Move, emit?: (event: ToyEvent) => void): void => {
  const player = state.players[seat];
  if (player === undefined) return;
  if (moveKind(move) === PLAY) {
    const card = removeAt(player.hand, moveA(move));
    player.score += card % 10;
    emit?.({ type: 'played', seat, card });
  } else if (move === toyDraw) {
    const card = state.deck.pop() as number;
    player.hand.push(card);
    emit?.({ type: 'drawn', seat, reveals: true, secret: { seats: seatBit(seat), card } });
  } else {
    player.done = true;
    emit?.({ type: 'ended', seat });
    if (state.players.every(({ done }) => done)) nextRound(state);
  }
};

const nextRound = (state: ToyState): void => {
  state.round++;
  for (const player of state.players) {
    player.done = false;
    player.decision = state.nextDecision++;
  }
};

const decisions = (state: ToyState): Decision[] =>
  state.players.flatMap(({ decision }, seat) =>
    isDeciding(state, seat) ? [{ id: decision, kind: 'turn', seats: [seat] }] : [],
  );

export const toyGame: Game<ToyState, ToySetup, ToyView, ToyEvent> = {
  id: 'toy',
  name: 'Toy',
  rulesVersion: 1,
  seats: { least: 1, most: 4 },
  readSetup(value) {
    const { players, rounds, words } = value as ToySetup;
    if (!(players >= 1 && players <= 4)) throw new InputError('players must be 1 to 4');
    if (!(rounds >= 1 && rounds <= ROUNDS_LIMIT)) throw new InputError('rounds must be 1 to 50');
    return { players, rounds, ...(words === undefined ? {} : { words }) };
  },
  shownSetup: ({ words, ...open }, viewer) => ({
    ...open,
    ...(words && { words: words.map((word, seat) => (seat === viewer || word === null ? word : '?')) }),
  }),
  chooseForSeat: (setup, seat, choice) => {
    if (setup.words?.[seat] !== null) throw new InputError(`words.${seat} is not open`);
    if (typeof choice !== 'string') throw new InputError(`words.${seat} must be a word`);
    return { ...setup, words: setup.words.with(seat, choice) };
  },
  start,
  deciding: (state) =>
    state.players.reduce((seats, _, seat) => (isDeciding(state, seat) ? seats | seatBit(seat) : seats), 0),
  decisions,
  legal(state, seat, out) {
    out.length = 0;
    const hand = state.players[seat]?.hand ?? [];
    const all = [...hand.map((_, index) => toyPlay(index)), toyDraw, toyEnd];
    for (const move of all) if (refuse(state, seat, move) === undefined) addMove(out, move);
  },
  refuse,
  apply,
  copy: (state) => structuredClone(state),
  view: (state, viewer) => ({
    deck: state.deck.length,
    round: state.round,
    wordless: state.wordless,
    players: state.players.map(({ score, done, hand }, seat) => ({
      ...{ score, done, cards: hand.length },
      ...(seat === viewer ? { hand: [...hand] } : {}),
    })),
  }),
  outcome: (state) =>
    isOver(state)
      ? { result: 'victory', winners: state.players.map((_, seat) => seat), reason: 'rounds' }
      : undefined,
  preview: (_, __, move) => ({ changes: [], unknown: move === toyDraw }),
  describe: (_, __, move) => ({ do: ['', 'play', 'draw', 'end'][moveKind(move)] ?? '', index: moveA(move) }),
  explain: ({ code }) => [`The toy game says ${code}.`],
  narrate: ({ type, seat }, names) => [`${names[seat]} ${type}`],
  content: [],
  scenario: {
    build: (_, seed) => start({ players: 2, rounds: 3 }, seed),
    show: (state) => state,
    seat: (_, name) => Number(name),
  },
};

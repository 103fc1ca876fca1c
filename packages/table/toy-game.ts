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
 * The smallest game that exercises everything a table must support: hidden hands, a shuffled deck, a turn
 * shared by several seats, moves that reveal and moves that do not, and an end. For tests only.
 */
export type ToyState = {
  random: number[];
  deck: number[];
  players: { hand: number[]; score: number; done: boolean; decision: number }[];
  round: number;
  nextDecision: number;
  /** Seats that have not chosen their secret word yet. */
  wordless: number;
  /** Whether players may wish for a gift, and the seat waiting for one, during which no seat may move. */
  wishes: boolean;
  wishing: Seat;
  conceded: Seat;
};

export type ToySetup = {
  readonly players: number;
  readonly rounds: number;
  /** A secret word per seat; null lets the player who takes the seat choose it. */
  readonly words?: readonly (string | null)[];
  /** Players may wish for gifts, which come from outside. */
  readonly wishes?: boolean;
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
const WISH = 4;
const CONCEDE = 5;
const CARDS = 60;
/** Cards have numbers that are easy to search for in leaks. */
const FIRST_CARD = 770_001;
const NOBODY = -1;
const SEATS = { least: 1, most: 4 };
const ROUNDS_LIMIT = 50;

export const toyPlay = (index: number): Move => encodeMove(PLAY, index);
export const toyDraw: Move = encodeMove(DRAW);
export const toyEnd: Move = encodeMove(END);
export const toyWish: Move = encodeMove(WISH);
export const toyConcede: Move = encodeMove(CONCEDE);

/** A gift for the player who wished for one, or a late joiner. */
export type ToyFact = { readonly gift: number } | { readonly join: string };

const start = (
  { players, rounds, words = [], wishes = false }: ToySetup,
  seed: string,
  emit?: Emit<ToyEvent>,
): ToyState => {
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
    wishes,
    wishing: NOBODY,
    conceded: NOBODY,
  };
};

const dealt = (seat: Seat, cards: readonly number[]): ToyEvent => ({
  type: 'dealt',
  seat,
  secret: { seats: seatBit(seat), cards: [...cards] },
});

const isOver = (state: ToyState): boolean => state.round >= ROUNDS_LIMIT;

const isDeciding = (state: ToyState, seat: Seat): boolean =>
  !isOver(state) && state.wordless === 0 && state.wishing === NOBODY && state.players[seat]?.done === false;

const refuse = (state: ToyState, seat: Seat, move: Move) => {
  const player = state.players[seat];
  if (player === undefined) return refusal('no-such-seat');
  if (move === toyConcede && !isOver(state)) return undefined;
  if (!isDeciding(state, seat)) return refusal('not-deciding', 'TOY-1');
  const kind = moveKind(move);
  if (kind === PLAY && toyPlay(moveA(move)) === move)
    return moveA(move) < player.hand.length ? undefined : refusal('no-such-card', 'TOY-2');
  if (move === toyDraw) return state.deck.length > 0 ? undefined : refusal('deck-empty', 'TOY-3');
  if (move === toyWish && state.wishes) return undefined;
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
  } else if (move === toyConcede) {
    state.round = ROUNDS_LIMIT;
    state.conceded = seat;
    emit?.({ type: 'conceded', seat });
  } else if (move === toyWish) {
    state.wishing = seat;
    emit?.({ type: 'wished', seat });
  } else {
    player.done = true;
    emit?.({ type: 'ended', seat });
    if (state.players.every(({ done }) => done)) nextRound(state);
  }
};

const readFact = (state: ToyState, value: unknown): ToyFact => {
  const fact = value as Partial<{ gift: number; join: string }>;
  if (typeof fact.gift === 'number' && state.wishing !== NOBODY) return { gift: fact.gift };
  if (typeof fact.join === 'string' && state.wishing === NOBODY && state.players.length < SEATS.most)
    return { join: fact.join };
  throw new InputError('fact: the game does not wait for this');
};

const applyFact = (state: ToyState, fact: unknown, emit?: Emit<ToyEvent>): void => {
  if ('gift' in (fact as ToyFact)) {
    const seat = state.wishing;
    (state.players[seat] as ToyState['players'][number]).score += (fact as { gift: number }).gift;
    state.wishing = NOBODY;
    emit?.({ type: 'given', seat });
    return;
  }
  const hand = state.deck.splice(-3);
  state.players.push({ hand, score: 0, done: false, decision: state.nextDecision++ });
  emit?.(dealt(state.players.length - 1, hand));
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

const copy = (state: ToyState): ToyState => ({
  ...state,
  random: [...state.random],
  deck: [...state.deck],
  players: state.players.map((player) => ({ ...player, hand: [...player.hand] })),
});

/** The deck and the others' hands are one hidden pile. */
const imagine = (state: ToyState, seat: Seat, seed: string): ToyState => {
  const world = copy(state);
  world.random = createRandom(`${seed}/chance`, 1);
  const others = world.players.filter((_, each) => each !== seat);
  const hidden = [...world.deck, ...others.flatMap(({ hand }) => hand)].sort((one, other) => one - other);
  shuffle(createRandom(seed, 1), 0, hidden);
  for (const player of others) player.hand = hidden.splice(0, player.hand.length);
  world.deck = hidden;
  return world;
};

export const toyGame: Game<ToyState, ToySetup, ToyView, ToyEvent> = {
  id: 'toy',
  name: 'Toy',
  rulesVersion: 1,
  stateVersion: 1,
  seats: SEATS,
  readSetup(value) {
    const { players, rounds, words, wishes } = value as ToySetup;
    if (!(players >= 1 && players <= 4)) throw new InputError('players must be 1 to 4');
    if (!(rounds >= 1 && rounds <= ROUNDS_LIMIT)) throw new InputError('rounds must be 1 to 50');
    return { players, rounds, ...(words && { words }), ...(wishes && { wishes }) };
  },
  shownSetup: ({ words, ...open }, viewer) => ({
    ...open,
    ...(words && { words: words.map((word, seat) => (seat === viewer || word === null ? word : '?')) }),
  }),
  leavesChoice: ({ words }, seat) => words?.[seat] === null,
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
    const all = [...hand.map((_, index) => toyPlay(index)), toyDraw, toyEnd, toyWish];
    for (const move of all) if (refuse(state, seat, move) === undefined) addMove(out, move);
  },
  refuse,
  apply,
  concession: toyConcede,
  nextInMatch: (setup, loser) => ({ ...setup, rounds: setup.rounds + (loser ?? 10) }),
  outside: {
    wanted: ({ wishing }) => (wishing === NOBODY ? undefined : { giftFor: wishing }),
    read: readFact,
    apply: applyFact,
  },
  copy,
  imagine,
  view: (state, viewer) => ({
    deck: state.deck.length,
    round: state.round,
    wordless: state.wordless,
    players: state.players.map(({ score, done, hand }, seat) => ({
      score,
      done,
      cards: hand.length,
      ...(seat === viewer ? { hand: [...hand] } : {}),
    })),
  }),
  outcome: (state) =>
    isOver(state)
      ? {
          result: 'victory',
          winners: state.players.flatMap((_, seat) => (seat === state.conceded ? [] : [seat])),
          reason: state.conceded === NOBODY ? 'rounds' : 'conceded',
        }
      : undefined,
  preview: (_, __, move) => ({ changes: [], unknown: move === toyDraw }),
  describe: (_, __, move) => ({
    do: ['', 'play', 'draw', 'end', 'wish', 'concede'][moveKind(move)] ?? '',
    index: moveA(move),
  }),
  explain: ({ code }) => [`The toy game says ${code}.`],
  narrate: ({ type, seat }, names) => [`${names[seat]} ${type}`],
  content: [],
  scenario: {
    build: (_, seed) => start({ players: 2, rounds: 3 }, seed),
    show: (state) => state,
    seat: (_, name) => Number(name),
  },
};

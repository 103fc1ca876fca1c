/** Random games, told at every decision. */
import {
  type AnyGame,
  createMoveList,
  createRandom,
  eventFor,
  type GameEvent,
  listedMoves,
  type Move,
  type Random,
  randomBelow,
  type Seat,
  seatsIn,
  type Viewer,
} from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';

/** A position at which a seat decides. */
export type Moment = {
  readonly state: unknown;
  readonly seat: Seat;
  readonly picture: Picture;
  /** What the seat saw since the last decision. */
  readonly events: readonly GameEvent[];
};

const legal = (game: AnyGame, state: unknown, seat: Seat): readonly Move[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return listedMoves(list);
};

const outlookOf = (game: AnyGame, state: unknown, viewer: Viewer): Picture['outlooks'][number] => ({
  viewer,
  view: game.view(state, viewer),
  decisions:
    viewer === 'spectator' ? [] : game.decisions(state).filter(({ seats }) => seats.includes(viewer)),
  options:
    viewer === 'spectator'
      ? []
      : legal(game, state, viewer).map((move) => ({ move, readable: game.describe(state, viewer, move) })),
});

/** What a table would show a person with this seat, as far as texts use it. */
export const pictureOf = (game: AnyGame, state: unknown, viewer: Viewer, seats: number): Picture => {
  const outcome = game.outcome(state);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup: {},
    seq: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: `Person ${seat + 1}`,
      open: false,
      mine: seat === viewer,
    })),
    outlooks: [outlookOf(game, state, viewer)],
    deciding: seatsIn(game.deciding(state)),
    ...(outcome === undefined ? {} : { outcome }),
    canUndo: { cost: 'no' },
    signals: [],
  };
};

export type Played = {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly moves: number;
  /** The player: a sensible one sees more of a game than one that dies at once. */
  readonly choose: (state: unknown, seat: Seat, moves: readonly Move[], random: Random) => Move;
};

/** Plays at random and shows every moment at which a seat decides; returns the last position. */
export const playAtRandom = (played: Played, look: (moment: Moment) => void): unknown => {
  const { game, setup, seats, seed, moves, choose } = played;
  const random = createRandom(`${seed}/moves`, 1);
  let events: GameEvent[] = [];
  const state = game.start(game.readSetup(setup), seed, (event) => events.push(event));
  for (let made = 0; made < moves && game.outcome(state) === undefined; made++) {
    const deciding = seatsIn(game.deciding(state));
    const seat = deciding[randomBelow(random, 0, deciding.length)];
    if (seat === undefined) break;
    const seen = events.map((event) => eventFor(event, seat));
    look({ state, seat, picture: pictureOf(game, state, seat, seats), events: seen });
    const move = choose(state, seat, legal(game, state, seat), random);
    events = [];
    game.apply(state, seat, move, (event) => events.push(event));
  }
  return state;
};

/** Every text of a position. */
export const allWords = (told: ReturnType<typeof import('../telling/tell.ts').tell>): readonly string[] => [
  told.turn,
  told.prompt,
  ...told.board.flatMap(({ heading, lines }) => [heading, ...lines]),
  ...told.options.map(({ line }) => line),
];

/** What makes a line unfit to be read out. */
export const faultIn = (line: string): string | undefined => {
  if (/undefined|NaN|\[object|null|[{}\n]/.test(line)) return 'has a value in it that is not a word';
  if (line.trim() === '' || line !== line.trim() || line.includes('  ')) return 'is empty or badly spaced';
  return /\.\.|, ,|,\.|: *$|\(\)/.test(line.replaceAll('…', '')) ? 'has stray punctuation' : undefined;
};

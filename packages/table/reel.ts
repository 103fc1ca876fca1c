import {
  type AnyGame,
  defined,
  eventFor,
  type GameEvent,
  type GameLog,
  type Outcome,
  type PlayedEntry,
  playableEntries,
  playEntry,
  type Seat,
  seatsIn,
  startOfLog,
  type Viewer,
} from '@three-spires/kernel';
import { seatCount } from './table.ts';

/** A keyframe is kept every this many moves, which bounds the replay for a picture. */
const KEYFRAME_EVERY = 32;

/** A move that was not undone, or a fact from outside, which has no seat; with its events. */
export type ReelMove<Event extends GameEvent = GameEvent> = {
  readonly seq: number;
  readonly seat?: Seat;
  readonly events: readonly Event[];
};

/** What one viewer saw after a move. */
export type ReelPicture<View = unknown> = {
  readonly view: View;
  readonly deciding: readonly Seat[];
  readonly outcome?: Outcome;
};

/**
 * A game from its start to its newest move, for a replay. Picture `n` is the table after the `n`th move;
 * picture 0 is the start. Undone moves are omitted.
 */
export type Reel = {
  readonly game: AnyGame;
  readonly moves: readonly { readonly entry: PlayedEntry; readonly events: readonly GameEvent[] }[];
  readonly keyframes: readonly unknown[];
};

/** Replays a log from its start. The log has already been checked (`restoreTable`). */
export const openReel = (game: AnyGame, log: GameLog): Reel => {
  const state: unknown = startOfLog(game, log);
  const keyframes: unknown[] = [game.copy(state)];
  const moves = playableEntries(log).map((entry, at) => {
    const events: GameEvent[] = [];
    playEntry(game, state, entry, (event: GameEvent) => events.push(event));
    if ((at + 1) % KEYFRAME_EVERY === 0) keyframes.push(game.copy(state));
    return { entry, events };
  });
  return { game, moves, keyframes };
};

/** What happened, as the viewer may know it. */
export const reelMoves = ({ moves }: Reel, viewer: Viewer): ReelMove[] =>
  moves.map(({ entry, events }) => ({
    seq: entry.seq,
    ...('seat' in entry ? { seat: entry.seat } : {}),
    events: events.map((event) => eventFor(event, viewer)),
  }));

/** A copy of the position after `at` moves; undefined past the end of the reel. */
export const reelState = ({ game, moves, keyframes }: Reel, at: number): unknown => {
  if (at > moves.length) return undefined;
  const key = Math.floor(at / KEYFRAME_EVERY);
  const state: unknown = game.copy(keyframes[key]);
  for (const { entry } of moves.slice(key * KEYFRAME_EVERY, at)) playEntry(game, state, entry);
  return state;
};

/** Up to `count` consecutive pictures, as the viewer may see them; fewer at the end of the reel. */
export const reelPictures = (reel: Reel, viewer: Viewer, from: number, count: number): ReelPicture[] => {
  const { game, moves, keyframes } = reel;
  if (from > moves.length) return [];
  const last = Math.min(from + count - 1, moves.length);
  const key = Math.floor(from / KEYFRAME_EVERY);
  const state: unknown = game.copy(keyframes[key]);
  const pictures: ReelPicture[] = [];
  for (let at = key * KEYFRAME_EVERY; at <= last; at++) {
    if (at >= from) pictures.push(pictureOf(game, state, viewer));
    const next = moves[at];
    if (at < last && next !== undefined) playEntry(game, state, next.entry);
  }
  return pictures;
};

/** Every picture in order, as a function of the viewer that is valid until the next one. */
export function* walkReel({ game, moves, keyframes }: Reel): Generator<(viewer: Viewer) => ReelPicture> {
  const state: unknown = game.copy(keyframes[0]);
  yield (viewer) => pictureOf(game, state, viewer);
  for (const { entry } of moves) {
    playEntry(game, state, entry);
    yield (viewer) => pictureOf(game, state, viewer);
  }
}

const pictureOf = (game: AnyGame, state: unknown, viewer: Viewer): ReelPicture => {
  const outcome = game.outcome(state);
  // A player who joined later is a spectator until then.
  const isThere = viewer !== 'spectator' && viewer < seatCount(game, state);
  return {
    view: game.view(state, isThere ? viewer : 'spectator') as unknown,
    deciding: seatsIn(game.deciding(state)),
    ...defined({ outcome }),
  };
};

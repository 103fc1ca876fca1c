import {
  type AnyGame,
  defined,
  eventFor,
  type GameEvent,
  type GameLog,
  type Outcome,
  type Seat,
  type Viewer,
} from '@three-spires/kernel';
import { applyDelta, type Delta, deltaOf } from './delta.ts';
import {
  openReel,
  type ReelMove,
  type ReelPicture,
  reelMoves,
  reelPictures,
  reelState,
  walkReel,
} from './reel.ts';

/** A game that can be replayed, from its log or from an archive. */
export type Playback = {
  moves(viewer: Viewer): ReelMove[];
  pictures(viewer: Viewer, from: number, count: number): ReelPicture[];
  /** The position after that many moves; undefined past the end. An archive has only pictures. */
  readonly state?: (at: number) => unknown;
};

export const playLog = (game: AnyGame, log: GameLog): Playback => {
  const reel = openReel(game, log);
  return {
    moves: (viewer) => reelMoves(reel, viewer),
    pictures: (viewer, from, count) => reelPictures(reel, viewer, from, count),
    state: (at) => reelState(reel, at),
  };
};

/**
 * A finished game as it was seen, so that it can be replayed even when no rules can replay its log. Plain
 * JSON. Every picture is a delta from the previous one, for the spectator and then for each seat.
 */
export type Archive = {
  readonly format: 1;
  readonly seats: number;
  readonly moves: readonly {
    readonly seq: number;
    readonly seat?: Seat;
    readonly events: readonly GameEvent[];
  }[];
  readonly pictures: readonly {
    readonly views: readonly Delta[];
    readonly deciding: readonly Seat[];
    readonly outcome?: Outcome;
  }[];
  /** The game's story, if it provides one. */
  readonly summary?: unknown;
};

const viewersOf = (seats: number): Viewer[] => ['spectator', ...Array.from({ length: seats }, (_, at) => at)];

/** Builds an archive from a checked log. Yields after every picture, so that other work can run. */
export function* makeArchive(game: AnyGame, log: GameLog, seats: number): Generator<undefined, Archive> {
  const reel = openReel(game, log);
  const viewers = viewersOf(seats);
  let before: readonly unknown[] = viewers.map(() => undefined);
  const pictures: Archive['pictures'][number][] = [];
  for (const pictureOf of walkReel(reel)) {
    const shown = viewers.map(pictureOf);
    const views = shown.map(({ view }) => view);
    const { deciding = [], outcome } = shown[0] ?? {};
    pictures.push({
      views: views.map((view, at) => deltaOf(before[at], view)),
      deciding,
      ...defined({ outcome }),
    });
    before = views;
    yield;
  }
  const moves = reel.moves.map(({ entry, events }) => ({
    seq: entry.seq,
    ...('seat' in entry ? { seat: entry.seat } : {}),
    events,
  }));
  const summary = game.summarise?.(game, log);
  return { format: 1, seats, moves, pictures, ...defined({ summary }) };
}

export const playArchive = ({ seats, moves, pictures }: Archive): Playback => {
  const seen = new Map<Viewer, readonly ReelPicture[]>();
  const seenBy = (viewer: Viewer): readonly ReelPicture[] => {
    const at = viewersOf(seats).indexOf(viewer);
    let view: unknown;
    return pictures.map(({ views, deciding, outcome }) => {
      view = applyDelta(view, views[at] ?? 0);
      return { view, deciding, ...defined({ outcome }) };
    });
  };
  return {
    moves: (viewer) =>
      moves.map(({ events, ...move }) => ({
        ...move,
        events: events.map((event) => eventFor(event, viewer)),
      })),
    pictures(viewer, from, count) {
      const all = seen.get(viewer) ?? seenBy(viewer);
      seen.set(viewer, all);
      return all.slice(from, from + count);
    },
  };
};

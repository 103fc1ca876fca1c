import type { Move, Preview, Seat } from '@three-spires/kernel';
import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { noteOrigins } from './preview-origins.ts';

type Ask = Extract<ClientMessage, { type: 'preview' }>;
type Answer = Extract<ServerMessage, { type: 'previews' }>;

/** The maximum number of moves per request. */
const MOST = 150;

/** Known previews of the moves in the newest position. */
export type Previews = {
  /** Requests for what is neither known nor already requested. */
  ask(table: string, seat: Seat, seq: number, moves: readonly Move[]): readonly Ask[];
  /** The unanswered requests, to be resent. */
  again(): readonly Ask[];
  /** False for an answer about an earlier position. */
  take(answer: Answer): boolean;
  /** Adds all known previews to the picture's options. */
  addTo(picture: Picture): Picture;
  /** After a reconnect, pending requests are never answered. */
  forget(): void;
};

const keyOf = (seat: Seat, move: Move): string => `${seat}:${move}`;

export const createPreviews = (): Previews => {
  let position = -1;
  const known = new Map<string, Preview>();
  const asked = new Set<string>();
  const open = new Set<Ask>();

  const moveTo = (seq: number): void => {
    if (seq === position) return;
    position = seq;
    known.clear();
    asked.clear();
    open.clear();
  };

  return {
    ask(table, seat, seq, moves) {
      moveTo(seq);
      const fresh = moves.filter((move) => !asked.has(keyOf(seat, move)));
      for (const move of fresh) asked.add(keyOf(seat, move));
      const parts = Array.from({ length: Math.ceil(fresh.length / MOST) }, (_, at) =>
        fresh.slice(at * MOST, (at + 1) * MOST),
      );
      const messages = parts.map((part) => ({ type: 'preview', table, seat, seq, moves: part }) as const);
      for (const message of messages) open.add(message);
      return messages;
    },
    again: () => [...open],
    take({ seat, seq, previews }) {
      if (seq !== position) return false;
      // Answers for one seat arrive in the order of the requests.
      const [first] = [...open].filter((message) => message.seat === seat);
      if (first !== undefined) open.delete(first);
      for (const [move, preview] of previews) {
        known.set(keyOf(seat, move), preview);
        noteOrigins(preview, { seat, seq, move });
      }
      return previews.length > 0;
    },
    addTo(picture) {
      moveTo(picture.seq);
      if (known.size === 0) return picture;
      const outlooks = picture.outlooks.map((outlook) => {
        const { viewer } = outlook;
        if (viewer === 'spectator') return outlook;
        const options = outlook.options.map((option) => {
          const preview = known.get(keyOf(viewer, option.move));
          return preview === undefined ? option : { ...option, preview };
        });
        return { ...outlook, options };
      });
      return { ...picture, outlooks };
    },
    forget() {
      position = -1;
      known.clear();
      asked.clear();
      open.clear();
    },
  };
};

import {
  type GameInWords,
  narrated,
  ownSeats,
  type Told,
  type ToldLine,
  tell,
  viewerIn,
} from '@three-spires/in-words';
import type { Move, Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLiveTable, useTable } from '../connection/use-table.ts';

/** The most moves whose previews are told. */
const MOST_PREVIEWS = 150;
/** How much a newly opened page tells of what happened before. */
const EARLIER_LINES = 12;

export type Play = {
  readonly told: Told;
  /** What has happened since the last decision made here. */
  readonly story: readonly ToldLine[];
  readonly seat: Seat | undefined;
  /** Whether a decision was made here, so that the keyboard is at the decisions. */
  readonly hasDecided: boolean;
  readonly own: readonly Seat[];
  readonly choose: (move: Move) => void;
  readonly sit: (seat: Seat) => void;
};

const useStory = (game: GameInWords, names: readonly string[]) => {
  const log = useTable((state) => state.log);
  const [decidedAt, setDecidedAt] = useState<number>();
  const story = useMemo(() => {
    const fresh = decidedAt === undefined ? log : log.filter(({ seq }) => seq > decidedAt);
    const lines = narrated(game, fresh, names);
    return decidedAt === undefined ? lines.slice(-EARLIER_LINES) : lines;
  }, [game, log, names, decidedAt]);
  return { story, hasDecided: decidedAt !== undefined, setDecidedAt };
};

/** The position in words, and what can be done with it. */
export const useTold = (game: GameInWords, picture: Picture): Play => {
  const { send, wantPreviews } = useLiveTable();
  const [wanted, sit] = useState<Seat>();
  const viewer = viewerIn(picture, wanted);
  const seat = viewer === 'spectator' ? undefined : viewer;
  const outlook = picture.outlooks.find((each) => each.viewer === viewer);
  const decision = outlook?.decisions[0]?.id;
  const told = useMemo(() => tell(game, picture, viewer), [game, picture, viewer]);
  const names = useMemo(() => game.names(picture), [game, picture]);
  const { story, hasDecided, setDecidedAt } = useStory(game, names);
  const { seq } = picture;
  const options = outlook?.options;
  useEffect(() => {
    if (seat === undefined || told.prompt === '') return;
    const moves = (options ?? []).filter(({ preview }) => preview === undefined).map(({ move }) => move);
    if (moves.length > 0) wantPreviews(seat, moves.slice(0, MOST_PREVIEWS));
  }, [seat, told.prompt, options, wantPreviews]);
  const choose = useCallback(
    (move: Move) => {
      if (seat === undefined) return;
      setDecidedAt(seq);
      send({ type: 'move', seat, move, ...defined({ decision }) });
    },
    [send, seat, decision, seq, setDecidedAt],
  );
  const own = ownSeats(picture);
  return { told, story, hasDecided, seat, own, choose, sit };
};

import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Announcer, type Show } from '../table/announcer.tsx';
import { Notices } from '../table/notices.tsx';
import { sitDown } from '../table/sitting.ts';
import type { TableGame } from '../table/table-games.ts';
import { useTurnToSeat } from '../table/use-turn-to-seat.ts';
import { beatsOf } from './beats.ts';
import { Board } from './board.tsx';
import { BoardProvider } from './board-context.ts';
import { Ending } from './ending.tsx';
import type { StygianEvent, StygianPicture, StygianView } from './library.ts';
import { seatNames } from './seat-names.ts';
import { putDown } from './selection.ts';
import { soundOf } from './sound-of.ts';
import { useBoardState } from './use-board-state.ts';
import { announce } from './voice.ts';

const StygianDialogs = lazy(() => import('./table-dialogs.tsx'));

const Happenings = ({ seats }: Pick<StygianPicture, 'seats'>) => {
  const show = useMemo((): Show<StygianEvent> => {
    const people = seats.map(({ name }) => name);
    return { beatsOf, soundOf, announce: (events) => announce(events, people) };
  }, [seats]);
  return <Announcer show={show as Show} />;
};

const TURNING = { sit: sitDown } as const;

/** The table as a picture shows it, with what lies over it. */
export const StygianTable = ({ picture }: { readonly picture: StygianPicture }) => {
  const board = useBoardState(picture);
  useTurnToSeat(picture, board?.seat, TURNING);
  useEffect(() => putDown, []);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      {board.view.result === undefined ? <Board /> : <Ending />}
      <Notices />
      <Happenings seats={picture.seats} />
      <Suspense>
        <StygianDialogs />
      </Suspense>
    </BoardProvider>
  );
};

const stygian: TableGame<StygianView> = {
  Table: StygianTable,
  names: seatNames,
  /** Enemies and heroes. */
  targets: ({ outlooks }) => {
    const view = outlooks[0]?.view;
    if (view === undefined) return [];
    return [
      ...view.figures.map(({ id, label }) => ({
        figure: `figure:${id}`,
        name: label,
        kind: 'enemy' as const,
      })),
      ...view.heroes.map(({ hero }, place) => ({
        figure: `hero:${place}`,
        name: hero,
        kind: 'player' as const,
      })),
    ];
  },
};

export default stygian;

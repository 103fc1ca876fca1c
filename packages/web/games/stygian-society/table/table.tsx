import { useEffect, useMemo } from 'react';
import type { TableGame } from '../../../game/table.ts';
import type { Teller } from '../../../game/teller.ts';
import { loadFigures } from '../../../pictures/geometry.ts';
import { Notices } from '../../../table/live/notices.tsx';
import { sitDown } from '../../../table/seats/sitting.ts';
import { useTurnToSeat } from '../../../table/seats/use-turn-to-seat.ts';
import { Announcer, type Show } from '../../../table/stage/announcer.tsx';
import { Falling } from '../../../table/stage/falling.tsx';
import { BoardProvider } from '../board/board-context.ts';
import { seatNames } from '../board/seat-names.ts';
import { putDown } from '../board/selection.ts';
import { useBoardState } from '../board/use-board-state.ts';
import {
  retell,
  type StygianSocietyEvent,
  type StygianSocietyPicture,
  type StygianSocietyView,
} from '../pieces/content.ts';
import { Board } from './board.tsx';
import { Ending } from './ending/ending.tsx';
import { beatsOf } from './retelling/beats.ts';
import { paceOf } from './retelling/pace.ts';
import { soundOf } from './retelling/sound-of.ts';
import { announce } from './retelling/voice.ts';
import { StygianSocietyDialogs } from './table-dialogs.tsx';

const Happenings = ({ seats }: Pick<StygianSocietyPicture, 'seats'>) => {
  const show = useMemo((): Show<StygianSocietyEvent> => {
    const people = seats.map(({ name }) => name);
    return { beatsOf, soundOf, announce: (events) => announce(events, people) };
  }, [seats]);
  return <Announcer show={show as Show} />;
};

const TURNING = { sit: sitDown } as const;

/** The table as a picture shows it, with everything drawn over it. */
export const StygianSocietyTable = ({ picture }: { readonly picture: StygianSocietyPicture }) => {
  const board = useBoardState(picture);
  useTurnToSeat(picture, board?.seat, TURNING);
  useEffect(() => putDown, []);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      {board.view.result === undefined ? <Board /> : <Ending />}
      <Falling />
      <Notices />
      <Happenings seats={picture.seats} />
      <StygianSocietyDialogs />
    </BoardProvider>
  );
};

// In parallel with the table's first picture, not after it.
loadFigures('stygian-society');

/** Skills, targets and cubes change with every event, so no options are offered before the last one. */
const TELLER: Teller<StygianSocietyView, StygianSocietyEvent> = { retell, paceOf, isLive: () => false };

export const TABLE: TableGame<StygianSocietyView> = {
  Table: StygianSocietyTable,
  teller: TELLER as Teller,
  ambience: () => 'crypt',
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

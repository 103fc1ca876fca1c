import { type ReactNode, useEffect, useMemo } from 'react';
import type { TableGame } from '../../../game/table.ts';
import { loadFigures } from '../../../pictures/geometry.ts';
import { Notices } from '../../../table/live/notices.tsx';
import { Announcer, type Show } from '../../../table/stage/announcer.tsx';
import { Falling } from '../../../table/stage/falling.tsx';
import { type Board, BoardProvider, PreviewProvider } from '../board/board-context.ts';
import { dropSelection } from '../board/selection.ts';
import type { SlayTheSpirePicture } from '../board/table-picture.ts';
import { useBoardState, usePreviewState } from '../board/use-board-state.ts';
import { Gained } from '../climb/gained.tsx';
import { MapWalk } from '../climb/map/map-walk.tsx';
import type { SlayTheSpireEvent, SlayTheSpireView } from '../pieces/content.ts';
import { SlayTheSpireDialogs } from './dialogs/table-dialogs.tsx';
import { Place } from './place.tsx';
import { ambienceOf } from './retelling/ambience-of.ts';
import { announce } from './retelling/announce.ts';
import { beatsOf } from './retelling/beats.ts';
import { soundOf } from './retelling/sound-of.ts';
import { TELLER } from './retelling/teller.ts';
import { useAutomatic } from './use-automatic.ts';

const Happenings = ({ board: { view, names } }: { readonly board: Board }) => {
  const show: Show<SlayTheSpireEvent> = useMemo(
    () => ({ beatsOf, soundOf, announce: (events) => announce(events, view, names) }),
    [view, names],
  );
  return <Announcer show={show} />;
};

/** Provides what the pointer is on. Its contents re-render only where they use the preview. */
const Pointed = ({ board, children }: { readonly board: Board; readonly children: ReactNode }) => (
  <PreviewProvider value={usePreviewState(board)}>{children}</PreviewProvider>
);

/** The table as a picture shows it, with everything drawn over it. */
export const SlayTheSpireTable = ({ picture }: { readonly picture: SlayTheSpirePicture }) => {
  const board = useBoardState(picture);
  useAutomatic(board, picture);
  useEffect(() => dropSelection, []);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      <Pointed board={board}>
        <Place view={board.view} />
      </Pointed>
      <Falling />
      <Notices />
      <Happenings board={board} />
      {board.view.run !== undefined && <MapWalk />}
      {board.view.run !== undefined && <Gained />}
      <SlayTheSpireDialogs />
    </BoardProvider>
  );
};

const viewOf = ({ outlooks }: SlayTheSpirePicture): SlayTheSpireView | undefined => outlooks[0]?.view;

// In parallel with the table's first picture, not after it.
loadFigures('slay-the-spire');

export const TABLE: TableGame<SlayTheSpireView> = {
  teller: TELLER,
  ambience: (picture) => ambienceOf(viewOf(picture)),
  Table: SlayTheSpireTable,
  names: (picture) => viewOf(picture)?.players.map(({ character }) => character) ?? [],
  /** The living enemies, and the players. */
  targets: (picture) => {
    const view = viewOf(picture);
    if (view === undefined) return [];
    return [
      ...view.enemies
        .filter(({ status }) => status === 'alive')
        .map(({ index, name }) => ({ figure: `enemy:${index}`, name, kind: 'enemy' as const })),
      ...view.players.map(({ seat, character }) => ({
        figure: `player:${seat}`,
        name: character,
        kind: 'player' as const,
      })),
    ];
  },
};

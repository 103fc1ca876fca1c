import { lazy, Suspense } from 'react';
import type { SpirePicture } from '../connection/table-store.ts';
import { Notices } from '../table/notices.tsx';
import { Announcer } from './announcer.tsx';
import { BoardProvider } from './board-context.ts';
import { Place } from './place.tsx';
import { useAutomatic } from './use-automatic.ts';
import { useBoardState } from './use-board-state.ts';

const MapWalk = lazy(() => import('./climb/map-walk.tsx'));
const TableDialogs = lazy(() => import('./table-dialogs.tsx'));

/** The table as a picture shows it, with what lies over it. */
export const SpireTable = ({ picture }: { readonly picture: SpirePicture }) => {
  const board = useBoardState(picture);
  useAutomatic(board, picture);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      <Suspense>
        <Place view={board.view} />
      </Suspense>
      <Notices />
      <Announcer />
      <Suspense>
        {board.view.run !== undefined && <MapWalk />}
        <TableDialogs />
      </Suspense>
    </BoardProvider>
  );
};

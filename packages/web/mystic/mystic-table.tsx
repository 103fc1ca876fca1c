import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Announcer, type Show } from '../table/announcer.tsx';
import { Notices } from '../table/notices.tsx';
import type { TableGame } from '../table/table-games.ts';
import { beatsOf } from './beats.ts';
import { type Board, BoardProvider, type MysticPicture } from './board-context.ts';
import { Duel } from './duel.tsx';
import { Ending } from './ending.tsx';
import { thingFigure, towerFigure } from './figures.ts';
import { cardInfo, type MysticSpiresEvent, type MysticSpiresView } from './library.ts';
import { leaveTable } from './selection.ts';
import { soundOf } from './sound-of.ts';
import { useAutomatic } from './use-automatic.ts';
import { namesOf, useBoardState } from './use-board-state.ts';
import { announce } from './voice.ts';

const MysticDialogs = lazy(() => import('./table-dialogs.tsx'));

const Happenings = ({ board: { names, picture } }: { readonly board: Board }) => {
  const { seats } = picture;
  const show: Show<MysticSpiresEvent> = useMemo(() => {
    const mine = seats.filter((each) => each.mine).map(({ seat }) => seat);
    return {
      beatsOf,
      soundOf: (event) => soundOf(event, mine),
      announce: (events) => announce(events, names),
    };
  }, [names, seats]);
  return <Announcer show={show} />;
};

/** The table as a picture shows it, with what lies over it. */
export const MysticTable = ({ picture }: { readonly picture: MysticPicture }) => {
  const board = useBoardState(picture);
  useAutomatic(board);
  useEffect(() => leaveTable, []);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      {board.view.phase === 'over' ? <Ending /> : <Duel />}
      <Notices />
      <Happenings board={board} />
      <Suspense>
        <MysticDialogs />
      </Suspense>
    </BoardProvider>
  );
};

const mystic: TableGame<MysticSpiresView> = {
  Table: MysticTable,
  names: namesOf,
  /** Both Towers, and every card in play. */
  targets: (picture) => {
    const names = namesOf(picture);
    return [
      ...names.map((name, seat) => ({ figure: towerFigure(seat), name, kind: 'player' as const })),
      ...(picture.outlooks[0]?.view.things ?? []).map(({ id, card }) => ({
        figure: thingFigure(id),
        name: cardInfo(card).name,
        kind: 'enemy' as const,
      })),
    ];
  },
};

export default mystic;

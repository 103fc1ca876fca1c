import { useEffect, useMemo } from 'react';
import type { TableGame } from '../../../game/table.ts';
import type { Teller } from '../../../game/teller.ts';
import { Notices } from '../../../table/live/notices.tsx';
import { Announcer, type Show } from '../../../table/stage/announcer.tsx';
import { type Board, BoardProvider, type MysticSpiresPicture } from '../board/board-context.ts';
import { leaveTable } from '../board/course.ts';
import { namesOf, useBoardState } from '../board/use-board-state.ts';
import { cardInfo, type MysticSpiresEvent, type MysticSpiresView, retell } from '../pieces/content.ts';
import { thingFigure, towerFigure } from '../pieces/figures.ts';
import { MysticSpiresDialogs } from './dialogs/table-dialogs.tsx';
import { Duel } from './duel.tsx';
import { Ending } from './ending/ending.tsx';
import { useAutomatic } from './passing/use-automatic.ts';
import { beatsOf } from './retelling/beats.ts';
import { paceOf } from './retelling/pace.ts';
import { soundOf } from './retelling/sound-of.ts';
import { announce } from './retelling/voice.ts';

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

/** The table as a picture shows it, with everything drawn over it. */
export const MysticSpiresTable = ({ picture }: { readonly picture: MysticSpiresPicture }) => {
  const board = useBoardState(picture);
  useAutomatic(board);
  useEffect(() => leaveTable, []);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      {board.view.phase === 'over' ? <Ending /> : <Duel />}
      <Notices />
      <Happenings board={board} />
      <MysticSpiresDialogs />
    </BoardProvider>
  );
};

/**
 * An acting Keeper's options name cards in hand and places in play, which must already be in their final
 * state.
 */
const isLive = (shown: MysticSpiresView, next: MysticSpiresView): boolean =>
  next.question === undefined &&
  next.priority === undefined &&
  shown.phase === next.phase &&
  shown.turn === next.turn &&
  sameNumbers(optionPlaces(shown), optionPlaces(next));

const optionPlaces = ({ keepers, things, links }: MysticSpiresView): readonly number[] => [
  ...keepers.flatMap(({ hand, graveyard, crystal }) => [
    crystal,
    ...(hand ?? []).map(({ card }) => card),
    -1,
    ...graveyard,
  ]),
  ...things.flatMap(({ id, fatigued }) => [id, fatigued ? 1 : 0]),
  ...links.map(({ id }) => id),
];

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

const TELLER: Teller<MysticSpiresView, MysticSpiresEvent> = { retell, paceOf, isLive };

export const TABLE: TableGame<MysticSpiresView> = {
  Table: MysticSpiresTable,
  names: namesOf,
  teller: TELLER as Teller,
  ambience: () => 'crystal',
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

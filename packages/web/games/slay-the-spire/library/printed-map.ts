import type { ContentItem } from '@three-spires/kernel';
import type { Entry } from '../../../game/library.ts';
import type { MapPicture } from '../climb/map/map-layout.ts';
import { itemOf } from './entries.ts';

type PrintedSpaces = {
  readonly spaces: readonly {
    readonly row: number;
    readonly column: number;
    readonly kind: string;
    readonly exits: readonly number[];
  }[];
};

const spacesOf = ({ faces }: ContentItem): PrintedSpaces['spaces'] =>
  (faces[0]?.effects as PrintedSpaces | undefined)?.spaces ?? [];

/** A map board as printed: without tokens, Boss and party. */
export const printedMap = (entry: Entry): MapPicture => {
  const item = itemOf(entry);
  return {
    act: item.act ?? 1,
    map: spacesOf(item).map(({ row, column, kind, exits }, index) => ({
      index,
      row,
      column,
      exits,
      room: kind,
    })),
    space: -1,
    path: [],
    reachable: [],
    boss: -1,
  };
};

export type MapFigures = { readonly spaces: number; readonly paths: number; readonly rooms: number };

export const mapFigures = ({ map }: MapPicture): MapFigures => ({
  spaces: map.length,
  paths: map.reduce((sum, { exits }) => sum + exits.length, 0),
  rooms: Math.max(...map.map(({ row }) => row)),
});

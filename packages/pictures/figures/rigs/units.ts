/** The Units of Mystic Spires, built from the table beside this file. They stand in windows only. */
import type { Figure, Part, Sheet } from '../../model.ts';
import { type Beast, beastParts } from './beast.ts';
import { type Human, humanParts } from './human.ts';
import type { Glass } from './marks.ts';
import { draw, type Names, partOf } from './rig.ts';
import { type Serpent, serpentParts } from './serpent.ts';
import units from './units.json' with { type: 'json' };

/** A creature that no other rig can make: drawn whole, with a head where it has one to turn. */
type Drawn = {
  readonly body: Names;
  readonly head?: Names;
  /** Where the head sits: x, y and scale. */
  readonly spot?: readonly [number, number, number];
  readonly glass: Glass;
};

type Rigged =
  | ({ readonly rig?: undefined } & Human)
  | ({ readonly rig: 'beast' } & Beast)
  | ({ readonly rig: 'serpent' } & Serpent)
  | ({ readonly rig: 'drawn' } & Drawn);

const drawnParts = ({ body, head = [], spot: [x, y, scale] = [0, 0, 1], glass }: Drawn): readonly Part[] => [
  ...partOf('body', 'body', [220, 400], draw('body', body, glass, { x: 0, y: 0 })),
  ...partOf('head', 'head', [x, y], draw('muzzle', head, glass, { x, y, scale }), 'body'),
];

const partsOf = (row: Rigged): readonly Part[] => {
  switch (row.rig) {
    case 'beast':
      return beastParts(row);
    case 'serpent':
      return serpentParts(row);
    case 'drawn':
      return drawnParts(row);
    default:
      return humanParts(row);
  }
};

type Row = Omit<Rigged, 'glass'> & { readonly glass: string; readonly view?: string };

const ROWS = units as unknown as Readonly<Record<string, Row>>;

const unitFigure = (id: string, row: Row): Figure => {
  const rigged = { ...row, glass: row.glass.split(' ') as Sheet[] } as unknown as Rigged;
  return {
    id,
    rank: 'normal',
    box: row.rig === undefined ? [400, 500] : [440, 420],
    stance: 'stand',
    glow: rigged.glass[4] ?? 'gold',
    parts: partsOf(rigged),
  };
};

/** The figure of a Unit or a Token by its id in small letters; undefined if the table has none. */
export const unitNamed = (id: string): Figure | undefined => {
  const row = ROWS[id];
  return row === undefined ? undefined : unitFigure(id, row);
};

/** The ids of the table. */
export const unitIds = (): readonly string[] => Object.keys(ROWS);

/** How a window shows it: `X Y SIZE` and the share that is shown. */
export const viewOf = (id: string): string | undefined => ROWS[id]?.view;

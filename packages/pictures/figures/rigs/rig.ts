/** What all rigs share: a row of the table of Units, the drawings by name, and parts made of them. */
import type { Part, Role } from '../../model.ts';
import back from './drawings/back.json' with { type: 'json' };
import body from './drawings/body.json' with { type: 'json' };
import coat from './drawings/coat.json' with { type: 'json' };
import hand from './drawings/hand.json' with { type: 'json' };
import head from './drawings/head.json' with { type: 'json' };
import legs from './drawings/legs.json' with { type: 'json' };
import muzzle from './drawings/muzzle.json' with { type: 'json' };
import skirt from './drawings/skirt.json' with { type: 'json' };
import torso from './drawings/torso.json' with { type: 'json' };
import { type Glass, isPiece, type Mark, marksFrom, placedMarks } from './marks.ts';
import type { Spot } from './outline.ts';

const DRAWINGS = { back, body, coat, hand, head, legs, muzzle, skirt, torso };

export type Kind = keyof typeof DRAWINGS;

/** Names of drawings of a kind; each is laid over the one before. */
export type Names = readonly string[];

export const draw = (kind: Kind, names: Names, glass: Glass, spot: Spot): readonly Mark[] =>
  names.flatMap((name) => {
    const lines = (DRAWINGS[kind] as Readonly<Record<string, readonly string[]>>)[name];
    if (lines === undefined) throw new Error(`there is no "${name}" among the drawings of ${kind}`);
    return placedMarks(marksFrom(lines, glass), spot);
  });

/** `3 4 5` */
export const numbersOf = (text: string): readonly number[] => text.split(' ').map(Number);

/** A row of a table by its name. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, name: string, what: string): Row => {
  const row = table[name];
  if (row === undefined) throw new Error(`"${name}" is no ${what}: ${Object.keys(table).join(', ')}`);
  return row;
};

/** No part where there is nothing to draw. */
export const partOf = (
  name: string,
  role: Role,
  pivot: readonly [number, number],
  marks: readonly Mark[],
  on?: string,
): readonly Part[] => {
  const pieces = marks.filter(isPiece);
  const paint = marks.flatMap((mark) => (isPiece(mark) ? [] : [mark]));
  if (pieces.length === 0) return [];
  return [
    {
      name,
      role,
      pivot,
      pieces,
      ...(paint.length > 0 ? { paint } : {}),
      ...(on === undefined ? {} : { on }),
    },
  ];
};

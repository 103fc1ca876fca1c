/** Putting parts together into figures. Everybody is drawn looking to the right; enemies are turned round at the end. */
import { defined } from '@three-spires/kernel';
import type { Figure, FigureIcon, Part, Piece, Role, Sheet, Stance } from '../../model.ts';
import { placed } from './humanoid-kit.ts';
import type { Point } from './paths.ts';

export const part = (
  name: string,
  role: Role,
  pivot: Point,
  pieces: readonly Piece[],
  { on, icons }: { on?: string; icons?: readonly FigureIcon[] } = {},
): Part => ({
  name,
  role,
  pivot,
  pieces,
  ...defined({ on, icons }),
});

type Plan = {
  readonly id: string;
  readonly rank?: Figure['rank'];
  readonly box?: Point;
  readonly stance?: Stance;
  readonly glow: Sheet;
  readonly parts: readonly Part[];
};

const turned = ({ pieces, icons, pivot, ...rest }: Part, width: number): Part => ({
  ...rest,
  pivot: [width - pivot[0], pivot[1]],
  pieces: placed(pieces, { at: [width, 0], flip: true }),
  ...(icons === undefined
    ? {}
    : {
        icons: icons.map((icon) => ({
          ...icon,
          at: [width - icon.at[0], icon.at[1]] as Point,
          turn: -(icon.turn ?? 0),
          flip: !(icon.flip ?? false),
        })),
      }),
});

export const hero = ({
  id,
  rank = 'hero',
  box = [400, 500],
  stance = 'stand',
  glow,
  parts,
}: Plan): Figure => ({
  id,
  rank,
  box,
  stance,
  glow,
  parts,
});

export const enemy = ({
  id,
  rank = 'normal',
  box = [400, 500],
  stance = 'stand',
  glow,
  parts,
}: Plan): Figure => ({
  id,
  rank,
  box,
  stance,
  glow,
  parts: parts.map((one) => turned(one, box[0])),
});

/** Tentacles: rings that taper, with suckers along one side. */
import type { Piece, Sheet } from '../../model.ts';
import { bands, whole } from './beast-details.ts';
import { type Knot, on, oval } from './beast-paths.ts';

export type Tentacle = {
  readonly spine: readonly Knot[];
  readonly sheets: readonly Sheet[];
  readonly suckers: Sheet;
  /** 1: on the right of its way; -1: on the left. */
  readonly side?: number;
  readonly rings?: number;
};

export const tentacle = ({ spine, sheets, suckers, side = 1, rings = 8 }: Tentacle): Piece[] => {
  const width = Math.max(...spine.map(([, , w]) => w));
  return [
    ...bands(spine, rings, { sheets, bulge: 0.3, tones: [0.05, -0.15] }),
    ...[0.12, 0.28, 0.44, 0.58, 0.7].map((share, index) =>
      whole(suckers, oval(...on(spine, share, side * 0.55), width * (0.32 - index * 0.045)), 0.3),
    ),
  ];
};

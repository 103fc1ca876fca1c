import type { CSSProperties } from 'react';
import styles from './figure.module.css';
import type { FigureGeometry, FigurePart } from './geometry.ts';
import { partStyle, sheetStyle } from './rig.ts';
import { breakPane } from './shards.ts';
import { Sheet } from './sheet.tsx';

const SHARDS = 12;

/** The number of pieces for each part: more for larger ones. */
const countOf = (parts: readonly FigurePart[]): readonly number[] => {
  const sizes = parts.map(({ at: [, , width, height] }) => Math.sqrt(width * height));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => Math.max(1, Math.round((size / whole) * SHARDS)));
};

type ShatterProps = {
  readonly geometry: FigureGeometry;
  readonly address: string;
  readonly name: string;
  readonly style: CSSProperties;
};

/** A shattering figure: its panes fall to the floor, turn and fade. */
export const Shatter = ({ geometry, address, name, style }: ShatterProps) => {
  const counts = countOf(geometry.parts);
  return (
    <span className={styles.shatter} data-shards style={style}>
      {geometry.parts.flatMap((part, at) => {
        const [, top, , height] = part.at;
        const place = partStyle(part, geometry);
        const sheet = <Sheet address={address} style={sheetStyle(part, geometry)} />;
        return breakPane(`${name} ${part.name}`, counts[at] ?? 1).map(
          ({ shape, middle, aside, turn, late }) => {
            const fall = (geometry.box[1] - top) / height - middle[1];
            return (
              <span
                key={`${part.name} ${shape}`}
                className={styles.shard}
                style={{
                  ...place,
                  clipPath: shape,
                  transformOrigin: `${middle[0] * 100}% ${middle[1] * 100}%`,
                  ['--aside' as string]: `${Math.round(aside * 100)}%`,
                  ['--fall' as string]: `${Math.round(fall * 100)}%`,
                  ['--turn' as string]: `${turn}deg`,
                  ['--late' as string]: late.toFixed(2),
                }}
              >
                {sheet}
              </span>
            );
          },
        );
      })}
    </span>
  );
};

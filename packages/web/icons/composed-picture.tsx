import { memo, useId } from 'react';
import styles from './composed-picture.module.css';
import type { Icon } from './icon.ts';
import { seedOf } from './seed-of.ts';

const RAYS = 18;

/** One of five quiet patterns behind the figure, turned and spaced by the seed. */
const Pattern = ({ seed, id }: { readonly seed: number; readonly id: string }) => {
  const turn = seed % 360;
  const gap = 7 + (seed % 5);
  switch ((seed >>> 5) % 5) {
    case 0:
      return (
        <g transform={`rotate(${turn} 50 46)`}>
          {Array.from({ length: RAYS }, (_, ray) => ray).map((ray) => (
            <path
              key={ray}
              d="M50 46 L49 -40 L51 -40Z"
              transform={`rotate(${(360 / RAYS) * ray + ((seed >>> ray) % 7)} 50 46)`}
            />
          ))}
        </g>
      );
    case 1:
      return (
        <g fill="none" stroke="currentColor" strokeWidth="0.9">
          {[12, 21, 30, 40, 52, 66].map((radius, ring) => (
            <circle
              key={radius}
              cx={50 + (seed % 9) - 4}
              cy={46}
              r={radius}
              strokeDasharray={ring % 2 ? `${4 + (seed % 9)} ${2 + (seed % 4)}` : undefined}
            />
          ))}
        </g>
      );
    case 2:
      return (
        <>
          <pattern
            id={id}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <path d={`M0 0H${gap}`} stroke="currentColor" strokeWidth="1.6" />
          </pattern>
          <rect width="100" height="100" fill={`url(#${id})`} />
        </>
      );
    case 3:
      return (
        <>
          <pattern
            id={id}
            width={gap * 2}
            height={gap * 2}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn % 60})`}
          >
            <path
              d={`M${gap} 1 L${gap * 2 - 1} ${gap} L${gap} ${gap * 2 - 1} L1 ${gap}Z`}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.9"
            />
          </pattern>
          <rect width="100" height="100" fill={`url(#${id})`} />
        </>
      );
    default:
      return (
        <g>
          {Array.from({ length: 26 }, (_, dot) => dot).map((dot) => (
            <circle
              key={dot}
              cx={(seed * (dot + 3) * 7.13) % 100}
              cy={(seed * (dot + 11) * 3.77) % 100}
              r={0.6 + ((seed >>> (dot % 16)) % 4) * 0.5}
            />
          ))}
        </g>
      );
  }
};

type ComposedPictureProps = { readonly Silhouette: Icon | undefined; readonly seed: string };

/** A composed picture: light, a pattern of its own, and a silhouette. */
export const ComposedPicture = memo(({ Silhouette, seed }: ComposedPictureProps) => {
  const id = useId();
  return (
    <span className={styles.picture} aria-hidden="true">
      <svg
        className={styles.pattern}
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        fill="currentColor"
        aria-hidden="true"
      >
        <Pattern seed={seedOf(seed)} id={id} />
      </svg>
      {Silhouette !== undefined && <Silhouette className={styles.silhouette} />}
    </span>
  );
});

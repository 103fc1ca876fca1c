import { memo } from 'react';
import { MAP_WIDTH } from './map-layout.ts';
import styles from './map-scenery.module.css';

const TAPER = 46;
const EAVES = 232;
const WINDOW_STEP = 121;

/** Windows in the wall, some of them lit; their number alone determines where they are. */
const Windows = ({ height }: { readonly height: number }) => {
  const count = Math.floor((height - EAVES - 120) / WINDOW_STEP) * 2;
  return (
    <g>
      {Array.from({ length: count }, (_, number) => number).map((number) => {
        const y = EAVES + 60 + Math.floor(number / 2) * WINDOW_STEP + (number % 2) * 44;
        const x = number % 2 === 0 ? 40 + ((number * 53) % 40) : MAP_WIDTH - 62 - ((number * 41) % 40);
        return (
          <path
            key={number}
            className={(number * 7) % 3 === 0 ? styles.lit : styles.dark}
            d={`M${x} ${y + 34} V${y + 10} Q${x + 11} ${y - 8} ${x + 22} ${y + 10} V${y + 34} Z`}
          />
        );
      })}
    </g>
  );
};

/** The spire itself: wall, ledges, roof with its rose window. */
export const MapScenery = memo(
  ({ height, rows }: { readonly height: number; readonly rows: readonly number[] }) => (
    <svg
      className={styles.scenery}
      viewBox={`0 0 ${MAP_WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="map-wall" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" className={styles.wallEdge} />
          <stop offset="0.35" className={styles.wallLight} />
          <stop offset="0.7" className={styles.wallMiddle} />
          <stop offset="1" className={styles.wallEdge} />
        </linearGradient>
        <linearGradient id="map-roof" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" className={styles.wallLight} />
          <stop offset="1" className={styles.wallEdge} />
        </linearGradient>
        <radialGradient id="map-rose" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={styles.glowStrong} />
          <stop offset="1" className={styles.glowNone} />
        </radialGradient>
        <linearGradient id="map-mist" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className={styles.glowNone} />
          <stop offset="1" className={styles.mist} />
        </linearGradient>
        <pattern id="map-bricks" width="56" height="36" patternUnits="userSpaceOnUse">
          <path
            d="M0 0H56M0 18H56M14 0V18M42 18V36"
            fill="none"
            stroke="var(--black)"
            strokeOpacity="0.22"
            strokeWidth="1.4"
          />
        </pattern>
      </defs>
      <path
        d={`M0 ${height} L${TAPER} ${EAVES} H${MAP_WIDTH - TAPER} L${MAP_WIDTH} ${height}Z`}
        fill="url(#map-wall)"
      />
      <path
        d={`M0 ${height} L${TAPER} ${EAVES} H${MAP_WIDTH - TAPER} L${MAP_WIDTH} ${height}Z`}
        fill="url(#map-bricks)"
      />
      <Windows height={height} />
      {rows.map((y) => (
        <g key={y}>
          <path
            d={`M30 ${y + 44} H${MAP_WIDTH - 30}`}
            stroke="var(--black)"
            strokeOpacity="0.34"
            strokeWidth="7"
          />
          <path d={`M30 ${y + 40} H${MAP_WIDTH - 30}`} className={styles.ledge} />
        </g>
      ))}
      <path
        d={`M${MAP_WIDTH / 2} 4 L${MAP_WIDTH - TAPER + 26} ${EAVES} H${TAPER - 26}Z`}
        fill="url(#map-roof)"
        className={styles.roofEdge}
      />
      <path
        d={`M${TAPER - 30} ${EAVES} h${MAP_WIDTH - TAPER * 2 + 60} l-10 18 h${-(MAP_WIDTH - TAPER * 2 + 40)}Z`}
        fill="url(#map-wall)"
        className={styles.roofEdge}
      />
      <circle cx={MAP_WIDTH / 2} cy="148" r="150" fill="url(#map-rose)" />
      <rect y={height - 150} width={MAP_WIDTH} height="150" fill="url(#map-mist)" />
    </svg>
  ),
);

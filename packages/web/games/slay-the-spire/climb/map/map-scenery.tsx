import { memo } from 'react';
import { MAP_WIDTH, type Point, ROOF, ROSE } from './map-layout.ts';
import { TowerDefs } from './map-paint.tsx';
import styles from './map-scenery.module.css';
import { bandsOf, blocksOf, EAVES, edgeAt, lancet, lancetsOf, TONES } from './masonry.ts';

type SceneryProps = {
  readonly height: number;
  /** Where the floors are, from the lowest. */
  readonly floors: readonly number[];
  readonly rooms: readonly Point[];
  /** Below this height the spire is climbed, and its windows are lit. */
  readonly climbed: number;
};

type Shared = Pick<SceneryProps, 'height'>;

const MIDDLE = MAP_WIDTH / 2;

const Wall = ({ height, bands }: Shared & { readonly bands: readonly number[] }) => {
  const body = `M${edgeAt(height, height)} ${height} L${edgeAt(ROOF, height)} ${ROOF} H${MAP_WIDTH - edgeAt(ROOF, height)} L${MAP_WIDTH - edgeAt(height, height)} ${height}Z`;
  const gable = `M${MIDDLE} ${EAVES.apex} L${MAP_WIDTH - EAVES.side} ${ROOF} H${EAVES.side}Z`;
  const blocks = blocksOf(height, bands);
  return (
    <>
      <path d={gable} className={styles.mortar} />
      <path d={body} className={styles.mortar} />
      <g clipPath="url(#map-body)">
        {TONES.map((tone) => (
          <path key={tone} d={blocks[tone]} className={styles[tone]} />
        ))}
      </g>
      <path d={gable} fill="url(#map-round)" />
      <path d={body} fill="url(#map-round)" />
    </>
  );
};

/** A ledge of stone under each floor, with its shadow, and a buttress at each end. */
const Ledges = ({ height, bands }: Shared & { readonly bands: readonly number[] }) =>
  bands.slice(0, -1).map((y) => {
    const left = edgeAt(y, height) - 9;
    const width = MAP_WIDTH - 2 * left;
    return (
      <g key={y}>
        <rect x={left + 8} y={y + 10} width={width - 16} height="15" fill="url(#map-shade)" />
        <rect x={left + 6} y={y + 3} width={width - 12} height="7" className={styles.teeth} />
        <rect x={left} y={y - 5} width={width} height="9" className={styles.ledge} />
        <path d={`M${left} ${y - 5}h${width}`} className={styles.ledgeLight} />
      </g>
    );
  });

/** The windows between the rooms: those of the floors that are climbed are lit. */
const Lancets = ({ floors, rooms, climbed }: Omit<SceneryProps, 'height'>) =>
  lancetsOf(floors, rooms).map(({ x, y, lit }) => (
    <g key={`${x} ${y}`}>
      {(lit || y > climbed) && <circle cx={x} cy={y} r="58" fill="url(#map-glow)" />}
      <path d={lancet(x, y, 17, 60)} className={styles.frame} />
      <path d={lancet(x, y, 11.5, 50)} className={lit || y > climbed ? styles.lit : styles.dark} />
      <path d={lancet(x, y, 11.5, 50)} fill="url(#map-quarries)" />
    </g>
  ));

/** A turret at the eaves, with a roof of glass. */
const Turret = ({ x }: { readonly x: number }) => (
  <g>
    <path d={`M${x - 21} ${ROOF + 40} V${ROOF - 62} H${x + 21} V${ROOF + 40}Z`} className={styles.middle} />
    <path d={`M${x - 21} ${ROOF + 40} V${ROOF - 62} H${x + 21} V${ROOF + 40}Z`} fill="url(#map-round)" />
    <path d={lancet(x, ROOF - 18, 7, 34)} className={styles.lit} />
    <rect x={x - 26} y={ROOF - 70} width="52" height="9" className={styles.ledge} />
    <path
      d={`M${x - 27} ${ROOF - 70} L${x} ${ROOF - 178} L${x + 27} ${ROOF - 70}Z`}
      className={styles.tiles}
    />
    <path
      d={`M${x - 27} ${ROOF - 70} L${x} ${ROOF - 178} L${x + 27} ${ROOF - 70}Z`}
      fill="url(#map-scales)"
    />
    <path d={`M${x} ${ROOF - 70} V${ROOF - 178} L${x + 27} ${ROOF - 70}Z`} className={styles.roofShade} />
    <path d={`M${x} ${ROOF - 174}v-22`} className={styles.finial} />
  </g>
);

/** The gable with the stone ring of the rose, its coping, and the turrets beside it. */
const Gable = () => (
  <g>
    <Turret x={EAVES.side + 6} />
    <Turret x={MAP_WIDTH - EAVES.side - 6} />
    <path
      d={`M${EAVES.side - 4} ${ROOF} L${MIDDLE} ${EAVES.apex} L${MAP_WIDTH - EAVES.side + 4} ${ROOF}`}
      className={styles.coping}
    />
    <path
      d={`M${EAVES.side - 4} ${ROOF - 4} L${MIDDLE} ${EAVES.apex - 5} L${MAP_WIDTH - EAVES.side + 4} ${ROOF - 4}`}
      className={styles.ledgeLight}
    />
    <path d={`M${MIDDLE} ${EAVES.apex + 2}v-20m-8 7h16`} className={styles.finial} />
    <circle cx={ROSE.x} cy={ROSE.y} r={ROSE.r * 1.9} fill="url(#map-glow)" />
    <circle cx={ROSE.x} cy={ROSE.y} r={ROSE.r + 8} className={styles.ring} />
    <circle cx={ROSE.x} cy={ROSE.y} r={ROSE.r + 14} className={styles.ringLight} />
  </g>
);

/** The door at the foot, open and lit, and the steps to it. */
const Door = ({ height }: Shared) => {
  const y = height - 62;
  return (
    <g>
      <circle cx={MIDDLE} cy={y} r="150" fill="url(#map-glow)" />
      <path d={lancet(MIDDLE, y, 62, 132)} className={styles.frame} />
      <path d={lancet(MIDDLE, y, 48, 116)} className={styles.lit} />
      <path d={lancet(MIDDLE, y, 48, 116)} fill="url(#map-quarries)" />
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={MIDDLE - 74 - step * 22}
          y={height - 34 + step * 11}
          width={148 + step * 44}
          height="12"
          className={styles.step}
        />
      ))}
    </g>
  );
};

/** The spire itself: courses of stone, ledges, windows, the gable of the Boss, the door. */
export const MapScenery = memo(({ height, floors, rooms, climbed }: SceneryProps) => {
  const bands = bandsOf(floors, height);
  return (
    <svg
      className={styles.scenery}
      viewBox={`0 0 ${MAP_WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <TowerDefs height={height} />
      <Wall height={height} bands={bands} />
      <Lancets floors={floors} rooms={rooms} climbed={climbed} />
      <Ledges height={height} bands={bands} />
      <Gable />
      <Door height={height} />
      <rect x="-40" y={height - 90} width={MAP_WIDTH + 80} height="90" fill="url(#map-mist)" />
    </svg>
  );
});

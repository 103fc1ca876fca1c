import { legsOf, MAP_WIDTH, type MapPicture, mapHeight, pointOf } from '../climb/map/map-layout.ts';
import styles from './small-map.module.css';

/** A small map board: paths and spaces, coloured as on the large one. */
export const SmallMap = ({ picture }: { readonly picture: MapPicture }) => {
  const { map, act } = picture;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP_WIDTH} ${mapHeight(map)}`}
      data-act={act}
      aria-hidden="true"
    >
      {legsOf(picture).map(({ from, to, line }) => (
        <path key={`${from}-${to}`} d={line} className={styles.path} />
      ))}
      {map.map((space) => {
        const { x, y } = pointOf(map, space);
        return (
          <circle
            key={space.index}
            cx={x}
            cy={y}
            r={space.room === 'boss' ? 62 : 26}
            className={styles.space}
            data-room={space.room}
          />
        );
      })}
    </svg>
  );
};
